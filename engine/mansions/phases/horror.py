"""Horror tests: when, of whom, how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import chosen
from engine.mansions.events import HorrorTested, NoHorrorTest
from engine.mansions.phases.skill_test import take_test
from engine.mansions.state.board import breakable
from engine.mansions.state.components import Meeting
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.events.tests import WhyNoHorror
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.table import Situation

_WHY: dict[WhyNoHorror, str] = {
    "tested": "mansions/horror-test-limit^once",
    "returned": "mansions/horror-test-limit^left-and-back",
    "same-room": "mansions/horror-tests^same-room",
    "turn-start": "mansions/horror-tests^turn-start",
    "elsewhere": "mansions/horror-tests^room",
}


def entered_room(board: Board, who: str) -> Steps:
    """An investigator is in a room that he or she was not in before."""
    if not board.now.is_investigator(who):
        return
    room = board.now.space(board.now.investigator(who).space).room
    due = [(who, monster.id) for monster in board.now.monsters_in(room)]
    yield from horror_tests(board, due, returned=False)


def monster_entered(board: Board, name: str) -> Steps:
    """A monster has come into a room, or was placed there: everybody in it tests."""
    room = board.now.space(str(board.now.monster(name).space)).room
    due = [(each.id, name) for each in board.now.people_in(room)]
    yield from horror_tests(board, due, returned=True)


def spared(board: Board, pairs: list[tuple[str, str]], why: WhyNoHorror) -> Steps:
    """No test, and why."""
    for who, monster in pairs:
        yield from board.happens(NoHorrorTest(who=who, monster=monster, why=why, cites=_WHY[why]))


def already_here(board: Board, who: str, why: WhyNoHorror) -> Steps:
    """Monsters in the room of somebody who did not enter it now."""
    room = board.now.space(board.now.investigator(who).space).room
    yield from spared(board, [(who, each.id) for each in board.now.monsters_in(room)], why)


def monster_stays(board: Board, name: str) -> Steps:
    """A monster has moved inside a room."""
    room = board.now.space(str(board.now.monster(name).space)).room
    yield from spared(board, [(each.id, name) for each in board.now.people_in(room)], "same-room")


def horror_tests(board: Board, pairs: list[tuple[str, str]], *, returned: bool) -> Steps:
    """At most one per monster and turn; none for a monster that left the room and came back this turn."""
    due: dict[str, tuple[str, str]] = {}
    for who, monster in pairs:
        why = _spared(board.now, who, monster, returned=returned)
        if why is None:
            due[f"horror:{who}>{monster}"] = (who, monster)
        else:
            yield from spared(board, [(who, monster)], why)
    people = {who for who, _ in due.values()}
    if len(due) > 1 and len(people) == 1:
        yield from board.assumes(
            "keeper-orders-monsters-of-horror-tests", "mansions/horror-tests^each-monster"
        )
    while due:
        name = yield from chosen("horror-order", KEEPER, due, "mansions/horror-tests^order")
        who, monster = due.pop(name)
        if _spared(board.now, who, monster, returned=False) is None:
            yield from breakable(board, who, horror_test(board, who, monster))


def _together(table: Situation, who: str, monster: str) -> bool:
    if not table.is_investigator(who) or not table.is_monster(monster):
        return False
    here = table.space(table.investigator(who).space).room
    return table.space(str(table.monster(monster).space)).room == here


def _spared(table: Situation, who: str, monster: str, *, returned: bool) -> WhyNoHorror | None:
    if not _together(table, who, monster):
        return "elsewhere"
    if Meeting(investigator=who, monster=monster) in table.turn.tested:
        return "tested"
    room = table.space(table.investigator(who).space).room
    if returned and Meeting(investigator=who, monster=monster, room=room) in table.turn.parted:
        return "returned"
    return None


def horror_test(board: Board, who: str, monster: str) -> Steps:
    """Willpower with the horror rating; on a failure 1 horror."""
    from engine.mansions.rules.harm import suffer_horror  # noqa: PLC0415 (harm knows of this)

    yield from board.relies_on(board.now.monster(monster), "horror")
    rating = board.now.monster(monster).horror
    if board.now.investigator(who).hidden:
        yield from board.assumes("hidden-take-horror-tests", "mansions/hidden^horror")
    passed = yield from take_test(board, who, "willpower", rating, "horror", monster)
    tested = HorrorTested(who=who, monster=monster, success=passed, cites="mansions/horror-tests^test")
    yield from board.happens(tested)
    if not passed:
        yield from suffer_horror(board, who, 1, "mansions/horror-tests^fail")
