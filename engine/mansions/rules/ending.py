"""Objectives: when one is revealed, when a side has won, when nobody has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, GameOver
from engine.mansions.events import GameEnded, ObjectiveRevealed

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import Condition
    from engine.mansions.state.effects import Side
    from engine.mansions.state.table import Situation


def met(table: Situation, condition: Condition, *, last_event: bool = False) -> bool:
    """Whether all that a card asks for is true; a condition on the last Event only once that is resolved."""
    asked = condition.model_fields_set - {"monster"}
    if not asked:
        return False
    return all(_true(table, condition, name, last_event) for name in asked)


def _true(table: Situation, condition: Condition, name: str, last_event: bool) -> bool:
    match name:
        case "killed":
            return condition.killed in table.killed
        case "investigators_killed":
            return len(table.dead) >= (condition.investigators_killed or 0)
        case "insane":
            mad = [each.insane for each in table.in_play]
            return any(mad) if condition.insane == "one" else bool(mad) and all(mad)
        case "escaped":
            return _escaped(table, everybody=condition.escaped == "all")
        case "samples":
            return table.altar_samples >= (condition.samples or 0)
        case "holds":
            return _held(table, condition)
        case "monster_in":
            here = [each.id for each in table.monsters_in(str(condition.monster_in))]
            return condition.monster in here if condition.monster else bool(here)
        case "investigator_in":
            return bool(table.people_in(str(condition.investigator_in)))
        case "mark":
            return condition.mark in table.marks
    return last_event or not condition.last_event


def _held(table: Situation, condition: Condition) -> bool:
    """By somebody who is there; where an escape is asked for too, by somebody who got away with it."""
    fate = "escaped" if condition.escaped else None
    return any(each.holds(str(condition.holds)) for each in table.investigators if each.fate == fate)


def _escaped(table: Situation, *, everybody: bool) -> bool:
    """All means one investigator per player; the killed do not count."""
    out = [each.fate == "escaped" for each in table.investigators if not each.eliminated]
    return bool(out) and all(out) if everybody else any(out)


def settle(board: Board, *, last_event: bool = False) -> Steps:
    """After everything that happens: a condition that is met counts at once."""
    table, card = board.now, board.now.objective
    if table.ended is not None:
        raise GameOver
    if all(each.eliminated for each in table.investigators):
        yield from _end(board, "keeper", "eliminated", "mansions/winning-the-game^all-eliminated")
    if card is None:
        return
    if card.reveal is not None and not card.revealed and met(table, card.reveal):
        yield from reveal_objective(board, "own-condition", "mansions/revealing-the-objective^own-condition")
    won: list[Side] = []
    if card.keeper is not None and met(table, card.keeper, last_event=last_event):
        won.append("keeper")
    if card.investigators is not None and met(table, card.investigators, last_event=last_event):
        won.append("investigators")
    if won:
        yield from _won(board, won)


def _won(board: Board, sides: list[Side]) -> Steps:
    if len(sides) == 1:
        yield from _end(board, sides[0], "objective", "mansions/winning-the-game^at-once")
    first = yield from _first(sides)
    yield from _end(board, first, "at-once", "mansions/winning-the-game^simultaneous")


def _first(sides: list[Side]) -> Procedure[Side]:
    """The book does not say; nobody is named to decide."""
    taken = yield Decision(
        what="both-win", by=None, options=tuple(sides), cites="mansions/winning-the-game^simultaneous"
    )
    return "keeper" if taken == "keeper" else "investigators"


def _end(board: Board, winner: Side, why: str, cites: str) -> Steps:
    if board.now.objective is not None and not board.now.objective.revealed and why != "eliminated":
        yield from board.tells(ObjectiveRevealed(why="won", cites="mansions/revealing-the-objective^win"))
    yield from board.tells(GameEnded.model_validate({"winner": winner, "why": why, "cites": cites}))
    raise GameOver


def win(board: Board, side: Side) -> Steps:
    """A card says that a side wins."""
    yield from _end(board, side, "card", "mansions/revealing-the-objective^ends")


def reveal_objective(board: Board, why: str, cites: str) -> Steps:
    card = board.now.objective
    if card is not None and not card.revealed:
        yield from board.tells(ObjectiveRevealed.model_validate({"why": why, "cites": cites}))


def nobody_wins(board: Board) -> Steps:
    """The last Event is resolved: a side that its objective lets win then wins, otherwise everybody loses."""
    card = board.now.objective
    sides = [card.keeper, card.investigators] if card else []
    if any(side and side.last_event and met(board.now, side, last_event=True) for side in sides):
        yield from board.assumes("last-event-objective-wins", "mansions/all-players-lose^named-event")
    yield from settle(board, last_event=True)
    lost = GameEnded(winner="nobody", why="last-event", cites="mansions/all-players-lose^lose")
    yield from board.tells(lost)
    raise GameOver
