"""Which abilities and cards may be used at a moment, by whom, and whether they can be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import Reached
from engine.ahlcg.rules.outcomes import any_could_change
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.cards import Ability, Card, Cost
from engine.ahlcg.state.counting import View, number
from engine.ahlcg.state.effects import If
from engine.ahlcg.state.table import ADVANCE_ACT
from engine.ahlcg.state.values import FREE, card_cost, forbidden, more_cost
from engine.ahlcg.timing.triggers import fits, holds, place_of
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.board import Board, Moment
    from engine.ahlcg.state.table import Situation

Timing = Literal["would", "when", "after"]

ANY_TIME = "ahlcg/ability.reaction^any-time"
_REACTIONS: dict[Timing, str] = {
    "when": "ahlcg/ability.reaction^when-reaction",
    "after": "ahlcg/ability.reaction^after-reaction",
}


class Use(Frozen):
    """A player uses an ability, or plays the card in hand that has it; `initiation` carries it out."""

    ability: Ability
    by: str
    cites: str
    card: Card | None = None

    @property
    def option(self) -> str:
        return self.card.id if self.card else self.ability.id

    @property
    def offered_by(self) -> str:
        """The statement by which it may be used at all: a reaction at any time, not only in a window."""
        return ANY_TIME if self.cites in _REACTIONS.values() else self.cites


def waiting(table: Situation) -> Iterator[Ability]:
    yield from table.abilities_in_play()
    for each in table.investigators:
        for card in each.hand:
            yield from card.abilities


def usable(board: Board, moment: Moment, timing: Timing, player: str | None = None) -> Iterator[Use]:
    """What may answer now: the forced abilities, or a player's own choices."""
    table, forced = board.now, player is None
    window = isinstance(moment.event, Reached) and moment.event.point.startswith("pw.")
    names = ("window",) if window else moment.event.names
    for ability in table.abilities_in_play():
        if ability.at not in names or ability.timing != timing or ability.forced != forced:
            continue
        if moment.instead and not ability.instead:
            continue
        by = whose(table, ability, moment) if player is None else player
        if player is not None and player not in users(table, ability):
            continue
        use = Use(ability=ability, by=by, cites=_cited(moment, timing, forced=forced, window=window))
        if answers(board, use, moment):
            yield use
    if player is not None:
        yield from _from_hand(board, moment, timing, names, player)


def _from_hand(
    board: Board, moment: Moment, timing: Timing, names: tuple[str, ...], player: str
) -> Iterator[Use]:
    """Fast events at their own moment or in a window of their period, fast assets in windows of your turn."""
    window = names == ("window",)
    for card in board.now.investigator(player).hand:
        if not card.fast:
            continue
        for ability in card.abilities:
            cites = "ahlcg/fast^event-period" if window else "ahlcg/fast^event-moment"
            now = ability.at in names or (window and ability.at == "play")
            if card.kind == "event" and now and ability.timing == timing:
                own = ability.model_copy(update={"owner": player, "card": card.id})
                use = Use(ability=own, by=player, cites=cites, card=card)
                if answers(board, use, moment):
                    yield use
        if card.kind == "asset" and window and board.now.active == player:
            use = Use(ability=putting(card, player), by=player, cites="ahlcg/fast^asset", card=card)
            if answers(board, use, moment):
                yield use


def putting(card: Card, player: str) -> Ability:
    """Playing an asset, as the ability that puts it into play."""
    return Ability(id=card.id, at="play", owner=player, card=card.id)


def _cited(moment: Moment, timing: Timing, *, forced: bool, window: bool) -> str:
    if forced:
        return "ahlcg/ability.forced^automatic"
    if window:
        return f"{moment.event.cites.split('^')[0]}^abilities"
    return _REACTIONS.get(timing, ANY_TIME)


def answers(board: Board, use: Use, moment: Moment) -> bool:
    ability = use.ability
    fresh = ability.id not in moment.answered and ability.id not in board.replacing
    if use.card or (ability.at == "window" and (ability.cost != FREE or ability.limit)):
        fresh = True  # as often as it can be paid for, and each card once
    return (
        fresh
        and may_act(board.now, use.by, forced=ability.forced)
        and fits(board.now, ability, use.by, moment)
        and may_use(Doing(board, use.by, ability, moment), use.card)
    )


def may_use(doing: Doing, card: Card | None = None) -> bool:
    """The checks before anything begins: allowed now, able to change something, and payable."""
    return obstacle(doing, card) is None


def obstacle(doing: Doing, card: Card | None = None) -> str | None:
    """The first of these checks that fails, as the statement that forbids it."""
    ability = doing.ability
    assert ability is not None
    table = doing.now
    if card and forbidden(table, doing.you, "play"):
        return "ahlcg/cannot^absolute"
    if card and not _playable(table, card):
        return "ahlcg/unique^cannot-enter"
    if ability.test_only and table.test is None and not (ability.results or ability.designator):
        return "ahlcg/initiation.check-restrictions^allowed-now"
    free = ability.at == "window" and not ability.limit and not card
    if table.test and free and _spent_in_test(table, ability):
        return "ahlcg/initiation.check-restrictions^allowed-now"
    if not holds(table, ability.while_, doing.you):
        return "ahlcg/play-restrictions^observe"
    if _limited(table, ability, doing.you):
        return f"ahlcg/limits-and-maximums^{_cap(ability)}"
    if cites := unpaid(table, _cost(doing, ability, card), doing.you, ability.card, card):
        return cites
    if _could_change(doing, card):
        return None
    unmet = ability.id == ADVANCE_ACT and any(isinstance(each, If) for each in ability.results)
    why = "act-deck-and-agenda-deck^act-objective" if unmet else "initiation.check-restrictions^state"
    return f"ahlcg/{why}"


def _cap(ability: Ability) -> str:
    if ability.limit and ability.limit.maximum:
        return "maximum-ability"
    return "group-limit" if ability.limit and ability.limit.group else "limit-period"


def _cost(doing: Doing, ability: Ability, card: Card | None) -> Cost:
    cost = _defined(doing, ability)
    return cost + more_cost(doing.now, doing.you, "play") if card else cost


def _defined(doing: Doing, ability: Ability) -> Cost:
    """Its cost, with X where the card says what it is; an X to be chosen may be 0."""
    cost = ability.cost
    if cost.x is None or ability.x is None:
        return cost
    x = number(ability.x, doing.now, View(you=doing.you, this=ability.card))
    return cost.model_copy(update={cost.x: getattr(cost, cost.x) + x})


def _playable(table: Situation, card: Card) -> bool:
    """A unique card only while no copy of it by title is in play."""
    return not (card.unique and card.name in table.titles)


def _spent_in_test(table: Situation, ability: Ability) -> bool:
    free = ability.cost == FREE
    return free and any(used.id == ability.id for used in table.used)


def users(table: Situation, ability: Ability) -> list[str]:
    """Who may trigger it: its controller, or everybody at the place of a scenario card."""
    if ability.owner and not (ability.card and table.threatened(ability.card)):
        return [ability.owner] if table.is_investigator(ability.owner) else []
    place = place_of(table, ability.card)
    if place is None:
        return [each.id for each in table.investigators]
    return [each.id for each in table.at(place)]


def whose(table: Situation, ability: Ability, moment: Moment) -> str:
    """Whom a forced ability calls "you": its controller, whom it is engaged with, or whom it is about."""
    if ability.owner and table.is_investigator(ability.owner):
        return ability.owner
    for name in (_engaged_one(table, ability.card), moment.who, table.active):
        if name and table.is_investigator(name):
            return name
    return table.lead.id


def _engaged_one(table: Situation, card: str | None) -> str | None:
    engaged = table.engaged(table.enemy(card)) if card and table.is_enemy(card) else []
    return engaged[0] if len(engaged) == 1 else None


def may_act(table: Situation, player: str, *, forced: bool) -> bool:
    """Under peril only the investigator who resolves the encounter may; under several, who resolves all."""
    if forced or not table.peril:
        return True
    if table.peril is True:
        return table.test is None or player == table.test.test.by
    return all(player == name for name in table.perils)


def _limited(table: Situation, ability: Ability, by: str) -> bool:
    """A limit counts for each instance and player, or for the group; a maximum for all copies by title."""
    limit = ability.limit
    if limit is None:
        return False
    title = table.title_of(ability)
    count = 0
    for use in table.uses:
        if use.per == limit.per:
            same = use.title == title if limit.maximum else use.ability == ability.id
            count += same and (limit.maximum or limit.group or use.by == by)
    return count >= limit.times


def payable(table: Situation, cost: Cost, by: str, source: str | None, card: Card | None = None) -> bool:
    """Whether the player can pay all of it now, from what is theirs."""
    payer = table.investigator(by)
    clues = sum(each.clues for each in table.investigators) if cost.as_group else payer.clues
    lying = table.card(source) if source else None
    in_hand = sum(not each.weakness and each != card for each in payer.hand)
    return (
        payer.resources >= cost.resources + (card_cost(table, by, card) if card else 0)
        and clues >= cost.clues
        and payer.actions >= cost.actions
        and in_hand >= cost.discard_cards
        and not (cost.exhaust and (lying is None or not lying.ready))
        and not (cost.uses and (lying is None or lying.uses_left < cost.uses))
        and not ((cost.discard or cost.card_damage or cost.card_horror) and lying is None and card is None)
        and not (cost.discard and lying is not None and table.has(lying, "permanent"))
    )


def unpaid(table: Situation, cost: Cost, by: str, source: str | None, card: Card | None = None) -> str | None:
    """The statement by which a cost that cannot be paid forbids it."""
    if payable(table, cost, by, source, card):
        return None
    lying = table.card(source) if source else None
    if cost.exhaust and lying is not None and not lying.ready:
        return "ahlcg/exhaust-exhausted^no-repeat"
    if cost.uses and lying is not None and lying.uses_left < cost.uses:
        return "ahlcg/uses^remove"
    if table.investigator(by).actions < cost.actions:
        return "ahlcg/activate-action^how-many"
    return "ahlcg/initiation.check-cost^stop"


def _could_change(doing: Doing, card: Card | None) -> bool:
    ability = doing.ability
    assert ability is not None
    if card and card.kind == "asset":
        return True
    if ability.instead or ability.designator:
        return True
    results = (*ability.results, *ability.on_success, *ability.on_failure)
    if any_could_change(results, doing):
        return True
    if ability.add or ability.difficulty or ability.times != 1 or ability.automatic or ability.damage:
        return doing.now.test is not None
    if ability.token is None or doing.now.test is None:
        return False
    return bool(doing.now.bag if ability.token == "reveal-another" else doing.now.test.revealed)
