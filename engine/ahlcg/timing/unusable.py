"""What a player cannot use at a moment, and the statement that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import Reached
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.values import FREE
from engine.ahlcg.timing.triggers import fits
from engine.ahlcg.timing.usable import may_act, obstacle, putting, users

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Board, Moment
    from engine.ahlcg.state.cards import Ability, Card
    from engine.ahlcg.timing.usable import Timing


def judged_uses(
    board: Board, moments: Sequence[Moment], timing: Timing, player: str, offered: Sequence[str]
) -> dict[str, str | None]:
    """Of the abilities for this moment, anybody's, and the cards in hand those that are not offered."""
    moment = moments[0]
    own = {
        ability.id: _why_no_ability(board, moment, ability, player)
        for ability in board.now.abilities_in_play()
        if not ability.forced and player in users(board.now, ability) and _waits(ability, moment, timing)
    }
    hand = board.now.investigator(player).hand
    cards = {card.id: _why_no_card(board, moment, timing, card, player) for card in hand}
    every = own | _of_others(board, moment, timing, player) | cards
    return {name: cites for name, cites in every.items() if name not in offered}


def _of_others(board: Board, moment: Moment, timing: Timing, player: str) -> dict[str, str | None]:
    """Only who controls a card uses and pays for what stands on it."""
    table = board.now
    return {
        ability.id: f"ahlcg/{'ability.triggered-common-rules^optional' if free else 'costs^controller-pays'}"
        for ability in table.abilities_in_play()
        if not ability.forced
        and ability.at != "action"
        and ability.owner
        and table.is_investigator(ability.owner)
        and player not in users(table, ability)
        and _waits(ability, moment, timing)
        for free in [ability.cost == FREE]
    }


def _is_window(moment: Moment) -> bool:
    return isinstance(moment.event, Reached) and moment.event.point.startswith("pw.")


def _waits(ability: Ability, moment: Moment, timing: Timing) -> bool:
    """Whether this kind of moment is its own; in a window, actions are asked about too."""
    if _is_window(moment):
        return ability.at in ("window", "action")
    return ability.at in moment.event.names and ability.timing == timing


def _why_no_ability(board: Board, moment: Moment, ability: Ability, player: str) -> str | None:
    if ability.at == "action":
        return "ahlcg/ability.action-triggered^activate"
    if not may_act(board.now, player, forced=False):
        return "ahlcg/peril^no-abilities"
    if ability.id in moment.answered or ability.id in board.replacing:
        return "ahlcg/triggering-condition^once"
    if not fits(board.now, ability, player, moment):
        return "ahlcg/ability.triggered^must-meet"
    return obstacle(Doing(board, player, ability, moment))


def _why_no_card(board: Board, moment: Moment, timing: Timing, card: Card, player: str) -> str | None:
    if card.kind == "skill":
        return "ahlcg/skill-cards^not-played"
    if not card.fast:
        return "ahlcg/play^by-action"
    if not may_act(board.now, player, forced=False):
        return "ahlcg/peril^no-cards"
    if card.kind == "asset":
        timely = _is_window(moment) and board.now.active == player
        return obstacle(Doing(board, player, putting(card, player)), card) if timely else "ahlcg/fast^asset"
    period = "play" if _is_window(moment) else ""
    waiting = [each for each in card.abilities if each.at == period or _waits(each, moment, timing)]
    if not waiting:
        return "ahlcg/fast^event"
    own = waiting[0].model_copy(update={"owner": player, "card": card.id})
    return obstacle(Doing(board, player, own, moment), card) or "ahlcg/fast^event"
