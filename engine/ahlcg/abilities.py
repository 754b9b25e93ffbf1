"""Abilities that answer at their own moment.

Around each step: forced "when", reactions "when", the step, forced "after", reactions "after".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.chaos import reveal_token
from engine.ahlcg.events import AbilityUsed, Reached, TokenCancelled, TokenIgnored
from engine.ahlcg.results import apply_in_order
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.table import Ability, Situation
    from engine.kernel import Procedure

    Timing = Literal["when", "after"]

PASS = "pass"


def around(board: Board, step: str, body: Steps) -> Steps:
    """A step with all that its abilities do before and after it."""
    yield from _triggered(board, step, "when")
    yield from body
    yield from _triggered(board, step, "after")


def _triggered(board: Board, step: str, timing: Timing) -> Steps:
    yield from _forced(board, step, timing)
    for player in board.now.investigators:
        yield from _offered(board, player.id, step, timing, "ahlcg/ability.reaction^any-time")


def _offered(board: Board, player: str, step: str, timing: Timing, cites: str) -> Procedure[bool]:
    """A player uses abilities one by one, in any order; tells whether any was used."""
    used = False
    while _may_act(board.now, player):
        own = [each for each in _usable(board.now, step, timing, forced=False) if each.owner == player]
        if not own:
            break
        options = (PASS, *(ability.id for ability in own))
        chosen = yield Decision(what="ability", by=player, options=options, cites=cites)
        if chosen == PASS:
            break
        yield from _use(board, next(ability for ability in own if ability.id == chosen), cites)
        used = True
    return used


def _forced(board: Board, step: str, timing: Timing) -> Steps:
    """All forced abilities, in the lead investigator's order."""
    while due := _usable(board.now, step, timing, forced=True):
        names = tuple(ability.id for ability in due)
        first = names[0]
        if len(names) > 1:
            first = yield Decision(
                what="forced-order",
                by=board.now.lead.id,
                options=names,
                cites="ahlcg/priority-of-simultaneous-resolution^forced-order",
            )
        ability = next(ability for ability in due if ability.id == first)
        yield from _use(board, ability, "ahlcg/ability.forced^automatic")


def _usable(table: Situation, step: str, timing: Timing, forced: bool) -> list[Ability]:
    """Abilities of this moment that have not been used and could change something."""
    used = {ability.id for ability in table.used}
    return [
        ability
        for ability in table.abilities
        if (ability.at, ability.timing, ability.forced) == (step, timing, forced)
        and ability.id not in used
        and _could_change(table, ability)
    ]


def _could_change(table: Situation, ability: Ability) -> bool:
    if ability.add or ability.difficulty or ability.times != 1 or ability.automatic:
        return True
    if ability.results or ability.on_success or ability.on_failure:
        return True
    if ability.token is None or table.test is None:
        return False
    return bool(table.bag if ability.token == "reveal-another" else table.test.revealed)


def _may_act(table: Situation, player: str) -> bool:
    """Under peril only the investigator who takes the test may."""
    return not table.peril or table.test is None or player == table.test.test.by


def resolve_window(board: Board, window: str) -> Steps:
    """A player window: each player in turn may use free abilities, until nobody wants to."""
    yield from board.happens(Reached(point=window, cites=f"ahlcg/{window}^place"))
    going = True
    while going:
        going = False
        for player in board.now.investigators:
            used = yield from _offered(board, player.id, "window", "after", f"ahlcg/{window}^free")
            going = going or (used and len(board.now.investigators) > 1)


def _use(board: Board, ability: Ability, cites: str) -> Steps:
    yield from board.happens(AbilityUsed(ability=ability, cites=cites))
    yield from _touch_token(board, ability)
    yield from apply_in_order(board, ability.owner, list(ability.results))


def _touch_token(board: Board, ability: Ability) -> Steps:
    """Cancel or ignore the last token revealed, or reveal another; without a test or a token, nothing."""
    state = board.now.test
    if state is None or ability.token is None:
        return
    if ability.token == "reveal-another":
        yield from reveal_token(board)
    elif state.revealed and ability.token == "cancel":
        last = state.revealed[-1].token
        yield from board.happens(TokenCancelled(token=last, cites="ahlcg/cancel^no-effects"))
    elif state.revealed:
        last = state.revealed[-1].token
        yield from board.happens(TokenIgnored(token=last, cites="ahlcg/golden-rules^card-over-books"))
