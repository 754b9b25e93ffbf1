"""The state check: what the rules do by themselves, as soon as the table stands so.

Every change passes it once it is complete (`Board.happens`). What is due is settled, which may make other
things due, until nothing is; what answers "after" any of it comes then, as after one effect. An ability that
answers in the middle has checks of its own, without what is being settled already.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.rules.conditions import absent, by_itself, demanded, do_demanded, tell_absent
from engine.ahlcg.rules.defeat import beaten, defeat
from engine.ahlcg.rules.encounter import empty, refill
from engine.ahlcg.rules.engagement import engage_by_itself, leave_threat_area, misplaced, unengaged
from engine.ahlcg.state.board import after_every_change
from engine.ahlcg.state.values import shifts
from engine.ahlcg.timing.ladder import at_once
from rules_graph.errors import EndlessError

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.board import Board, Due, Steps
    from engine.ahlcg.state.table import Situation


@dataclass(frozen=True)
class Check:
    """What is due, and what then happens to each of them."""

    name: str
    due: Callable[[Board], Due]
    settle: Callable[[Board, str], Steps]


Found = tuple[Check, "Due"]
_MOST = 200  # what is settled and due again at once for ever is refused
CHECKS = (
    Check("refill", empty, refill),
    Check("defeat", beaten, defeat),
    Check("misplaced", misplaced, leave_threat_area),
    Check("engage", unengaged, engage_by_itself),
    Check("demand", demanded, do_demanded),
    Check("absent", absent, tell_absent),
)
_SEEN = (  # all that what is due can depend on, but for modifiers that count something
    *("investigators", "enemies", "locations", "lasting", "encounter_deck", "encounter_discard"),
    *("acts", "agendas", "abilities", "delayed"),
)


@after_every_change
def check_state(board: Board) -> Steps:
    """Settles all that is due now."""
    if board.now.investigators and not _as_before(board):
        board.shifting = shifts(board.now) or bool(by_itself(board.now))
        found = _first(board)
        if found:
            yield from at_once(board, _settle(board, found))
    board.checked = board.now
    if not board.settling:
        board.changes.clear()


def _as_before(board: Board) -> bool:
    """Whether nothing has changed since the last check that could make anything due."""
    before, now = board.checked, board.now
    if before is None or board.shifting or _committed(before) is not _committed(now):
        return False
    seen, see = before.__dict__, now.__dict__
    return all(seen[name] is see[name] for name in _SEEN)


def _committed(table: Situation) -> object:
    return table.test.committed if table.test else ()


def _settle(board: Board, found: Found | None) -> Steps:
    """All that is due by the first check that finds anything, and again from the first one."""
    due: Due = {}
    for _ in range(_MOST):
        if found is None:
            return
        check, due = found
        keys = {f"{check.name} {name}" for name in due}
        board.settling |= keys
        for name, how in due.items():
            if check.due(board).get(name) == how:
                yield from check.settle(board, name)
                if check.due(board).get(name) == how:
                    board.spared[f"{check.name} {name}"] = how
        board.settling -= keys
        found = _first(board)
    raise EndlessError(ability=", ".join(due))


def _first(board: Board) -> Found | None:
    """The first check that finds something due, and what; not what is being settled or has been undone."""
    for check in CHECKS:
        due = check.due(board)
        if board.spared:
            _forget(board, check, due)
        left = {name: how for name, how in due.items() if not _done_with(board, f"{check.name} {name}", how)}
        if left:
            return check, left
    return None


def _done_with(board: Board, key: str, how: object) -> bool:
    return key in board.settling or board.spared.get(key) == how


def _forget(board: Board, check: Check, due: Due) -> None:
    """What was undone and is no longer due can become due again."""
    for key in [key for key in board.spared if key.startswith(f"{check.name} ")]:
        if key.removeprefix(f"{check.name} ") not in due:
            del board.spared[key]
