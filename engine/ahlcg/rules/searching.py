"""Searching a deck or a discard pile, and discarding from the top of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import Change, laid
from engine.ahlcg.rules.drawing import resolve_weakness, top_card
from engine.ahlcg.rules.encounter import resolve_drawn
from engine.ahlcg.rules.outcomes import carry_out, could_change, decide
from engine.ahlcg.rules.zones import enter_play
from engine.ahlcg.state import effects
from engine.ahlcg.state.cards import Card, Enemy
from engine.ahlcg.state.naming import has_trait, same_name
from engine.ahlcg.state.words import investigators
from engine.ahlcg.timing.ladder import occurs
from engine.kernel import chosen
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Doing, Steps
    from engine.ahlcg.state.effects import Search
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure


class CardTaken(Change):
    """A card found: out of the deck or pile into the hand, or aside to be resolved or put into play."""

    event: Literal["card-taken"] = "card-taken"
    by: str
    card: str
    zone: Literal["deck", "discard", "encounter"]
    aside: bool = False

    def after(self, table: Situation) -> Situation:
        found, table = _without(table, self.by, self.card)
        if found is None:
            return table
        if self.aside or isinstance(found, Enemy):
            return table.model_copy(update={"resolving": (*table.resolving, found)})
        taker = table.investigator(self.by)
        return table.with_investigator(taker.model_copy(update={"hand": (*taker.hand, found)}))


class DeckShuffled(Change):
    """The order of a deck is not known any more; `who` is None for the encounter deck."""

    event: Literal["deck-shuffled"] = "deck-shuffled"
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        if self.who is None:
            return table.model_copy(update={"encounter_shuffled": True})
        owner = table.investigator(self.who)
        return table.with_investigator(owner.model_copy(update={"shuffled": True}))


class DeckDiscarded(Change):
    """A card from the top of a deck to its discard pile; `who` is None for the encounter deck."""

    event: Literal["deck-discarded"] = "deck-discarded"
    card: str
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        found, table = _without(table, self.who, self.card)
        if found is None:
            return table
        return laid(table, found.model_copy(update={"owner": found.owner or self.who}), "discard")


def _without(table: Situation, who: str | None, name: str) -> tuple[Card | Enemy | None, Situation]:
    """The card, and the decks and piles without it."""
    if who is not None:
        owner = table.investigator(who)
        for area in ("deck", "discard"):
            pile: tuple[Card | Enemy, ...] = getattr(owner, area)
            if found := next((card for card in pile if card.id == name), None):
                left = tuple(card for card in pile if card is not found)
                return found, table.with_investigator(owner.model_copy(update={area: left}))
    for area in ("encounter_deck", "encounter_discard"):
        drawn: tuple[Card | Enemy, ...] = getattr(table, area)
        if found := next((card for card in drawn if card.id == name), None):
            left = tuple(card for card in drawn if card is not found)
            return found, table.model_copy(update={area: left})
    return None, table


def _area(table: Situation, who: str, search: Search) -> list[Card | Enemy]:
    owner = table.investigator(who)
    match search.zone:
        case "deck":
            return list(owner.deck)
        case "discard":
            return list(owner.discard)
        case "encounter":
            return list(table.encounter_deck)
    return [*table.encounter_deck, *table.encounter_discard]


def _sought(search: Search, card: Card | Enemy) -> bool:
    return (
        (not search.card or card.kind == search.card)
        and (not search.traits or any(has_trait(card.traits, trait) for trait in search.traits))
        and (not search.name or same_name(card.name, search.name))
        and (search.weakness is None or card.weakness == search.weakness)
    )


@carry_out.register(effects.Search)
def _search(effect: Search, doing: Doing) -> Procedure[bool]:
    """Whoever searches must find what they can; a whole deck, or where the text says so, is then shuffled."""
    found = False
    for who in (yield from investigators(effect.investigator, doing)):
        picked = yield from _found(doing, who, effect)
        found = (yield from _taken(doing, who, picked, effect)) or found
    return found


class SearchPicked(Frozen):
    """What a player has found, and how it was searched for."""

    search: effects.Search
    cards: tuple[Card | Enemy, ...]


@decide.register(effects.Search)
def _decide(effect: Search, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    picked = yield from _found(doing, doing.you, effect)
    return (SearchPicked(search=effect, cards=tuple(picked)),)


@carry_out.register(SearchPicked)
def _take_picked(effect: SearchPicked, doing: Doing) -> Procedure[bool]:
    return (yield from _taken(doing, doing.you, effect.cards, effect.search))


def _found(doing: Doing, who: str, search: Search) -> Procedure[list[Card | Enemy]]:
    looked = yield from _looked_at(doing, who, search)
    fitting = [card for card in looked if _sought(search, card)]
    picked: list[Card | Enemy] = []
    while fitting and len(picked) < search.count:
        picked.append((yield from _picked(who, fitting)))
        fitting.remove(picked[-1])
    return picked


def _taken(doing: Doing, who: str, picked: Sequence[Card | Enemy], search: Search) -> Procedure[bool]:
    for card in picked:
        if doing.now.is_investigator(who):
            yield from _take(doing, who, card, search)
    owner = who if search.zone == "deck" else None
    there = owner is None or doing.now.is_investigator(who)
    if search.shuffle and search.zone != "discard" and there:
        yield from doing.board.happens(DeckShuffled(who=owner, cites="ahlcg/search^shuffle"))
    return bool(picked)


def _looked_at(doing: Doing, who: str, search: Search) -> Procedure[list[Card | Enemy]]:
    """All of it, or the top cards; of a deck whose order is not known, any."""
    area = _area(doing.now, who, search)
    if search.top is None or search.top >= len(area):
        return area
    owner = doing.now.investigator(who)
    unknown = owner.shuffled if search.zone == "deck" else doing.now.encounter_shuffled
    if not unknown:
        return area[: search.top]
    looked: list[Card | Enemy] = []
    for _ in range(search.top):
        left = [card for card in area if card not in looked]
        name = yield from top_card(left, shuffled=True)
        looked.append(next(card for card in left if card.id == name))
    return looked


def _picked(who: str, fitting: list[Card | Enemy]) -> Procedure[Card | Enemy]:
    name = yield from chosen("search", who, (card.id for card in fitting), "ahlcg/search^must-find")
    return next(card for card in fitting if card.id == name)


def _take(doing: Doing, who: str, card: Card | Enemy, search: Search) -> Steps:
    """Into hand, where a weakness is resolved whether it was drawn or not; or straight into play."""
    board = doing.board
    zone: Literal["deck", "discard", "encounter"] = (
        search.zone if search.zone in ("deck", "discard") else "encounter"
    )
    aside = search.to == "play"
    taken = CardTaken(by=who, card=card.id, zone=zone, aside=aside, cites="ahlcg/search^must-find")
    if zone == "encounter":
        yield from resolve_drawn(board, who, card)
        return
    yield from occurs(board, taken)
    if not aside:
        drawn = search.to == "draw"
        why = "ahlcg/encounter-draw.1^what" if drawn else "ahlcg/weakness^other-way"
        yield from resolve_weakness(board, who, card, why)
    elif isinstance(card, Card):
        yield from enter_play(board, card, who, cites="ahlcg/put-into-play^what")


@could_change.register(effects.Search)
def _(effect: Search, doing: Doing) -> bool:
    return any(_area(doing.now, each.id, effect) for each in doing.now.investigators)


@carry_out.register(effects.DiscardDeck)
def _discard_deck(effect: effects.DiscardDeck, doing: Doing) -> Procedure[bool]:
    full = True
    whom = [None] if effect.deck == "encounter" else (yield from investigators(effect.investigator, doing))
    for who in whom:
        for _ in range(effect.count):
            deck = list(doing.now.investigator(who).deck if who else doing.now.encounter_deck)
            if not deck:
                full = False
                break
            shuffled = doing.now.investigator(who).shuffled if who else doing.now.encounter_shuffled
            name = yield from top_card(deck, shuffled=shuffled)
            discarded = DeckDiscarded(card=name, who=who, cites="ahlcg/discard-piles^what")
            yield from doing.board.happens(discarded)
    return full
