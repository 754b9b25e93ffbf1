"""Horror tests: when, of whom, how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.board import breakable, chosen
from engine.mansions.events import HorrorTested, NoHorrorTest
from engine.mansions.skill_test import take_test
from engine.mansions.table import KEEPER, Meeting

if TYPE_CHECKING:
    from engine.mansions.board import Board, Steps
    from engine.mansions.table import Situation


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


def horror_tests(board: Board, pairs: list[tuple[str, str]], *, returned: bool) -> Steps:
    """At most one per monster and turn; none for a monster that left the room and came back this turn."""
    due: dict[str, tuple[str, str]] = {}
    for who, monster in pairs:
        why = _spared(board.now, who, monster, returned=returned)
        if why is None:
            due[f"{who}-{monster}"] = (who, monster)
            continue
        spared = NoHorrorTest(who=who, monster=monster, why=why, cites="mansions/horror-test-limit^once")
        if why == "returned":
            spared = spared.model_copy(update={"cites": "mansions/horror-test-limit^left-and-back"})
        yield from board.happens(spared)
    people = {who for who, _ in due.values()}
    if len(due) > 1 and len(people) == 1:
        yield from board.assumes(
            "keeper-orders-monsters-of-horror-tests", "mansions/horror-tests^each-monster"
        )
    while due:
        name = yield from chosen("horror-order", KEEPER, due, "mansions/horror-tests^order")
        who, monster = due.pop(name)
        if _together(board.now, who, monster) and not _spared(board.now, who, monster, returned=False):
            yield from breakable(board, who, horror_test(board, who, monster))


def _together(table: Situation, who: str, monster: str) -> bool:
    if not table.is_investigator(who) or not table.is_monster(monster):
        return False
    here = table.space(table.investigator(who).space).room
    return table.space(str(table.monster(monster).space)).room == here


def _spared(table: Situation, who: str, monster: str, *, returned: bool) -> str | None:
    if Meeting(investigator=who, monster=monster) in table.turn.tested:
        return "tested"
    room = table.space(table.investigator(who).space).room
    if returned and Meeting(investigator=who, monster=monster, room=room) in table.turn.parted:
        return "returned"
    return None


def horror_test(board: Board, who: str, monster: str) -> Steps:
    """Willpower with the horror rating; on a failure 1 horror."""
    from engine.mansions.harm import suffer_horror  # noqa: PLC0415 (harm knows of this)

    rating = board.now.monster(monster).horror
    passed = yield from take_test(board, who, "willpower", rating, "horror", monster)
    tested = HorrorTested(who=who, monster=monster, success=passed, cites="mansions/horror-tests^test")
    yield from board.happens(tested)
    if not passed:
        yield from suffer_horror(board, who, 1, "mansions/horror-tests^fail")
