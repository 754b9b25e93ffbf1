"""Cards, trophies and money: drawing, buying, discarding, spending; special cards and their limits."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    CardDiscarded,
    CardGained,
    CardsPassedOver,
    CluesLost,
    LookUp,
    MoneyLost,
    Prevented,
    TrophiesSpent,
)
from engine.arkham2e.rules.harm import lose
from engine.arkham2e.rules.outcomes import carries_out, carry_out, whom
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.cards import ONE_OF_A_KIND, Card
from engine.kernel import Decision, agreed, chosen, drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Doing, Steps
    from engine.arkham2e.state.effects import DeckKind, SpecialKind
    from engine.arkham2e.state.table import Investigator, Situation
    from engine.kernel import Procedure

_OPPOSITE: dict[SpecialKind, SpecialKind] = {"blessing": "curse", "curse": "blessing"}
NOTHING = "nothing"


def draw_cards(board: Board, kind: DeckKind, count: int) -> Procedure[list[Card]]:
    """From the top; what has been put at the bottom comes last, in its order."""
    found: list[Card] = []
    first = board.now.deck(kind)
    if kind in board.now.untold and not first.cards and not first.bottom:
        cites = "arkham2e/setup-8-shuffle-investigator-decks^top"
        yield from board.happens(LookUp(what=f"{kind}-card", source=str(count), cites=cites))
    for _ in range(count):
        deck = board.now.deck(kind)
        top = [card for card in deck.cards if card not in found]
        under = [card for card in deck.bottom if card not in found]
        if not top and not under:
            break
        cites = "arkham2e/setup-8-shuffle-investigator-decks^top"
        card = yield from drawn("card", top or under, cites, ordered=not deck.shuffled or not top)
        found.append(card)
    return found


@carries_out(can.Draw)
def _draw(doing: Doing, effect: can.Draw) -> Steps:
    board = doing.board
    for who in whom(doing, effect.who):
        cards = yield from draw_cards(board, effect.deck, effect.draw)
        for _ in range(min(effect.keep, len(cards))):
            cites = "arkham2e/setup-8-shuffle-investigator-decks^top"
            name = yield from chosen("keep-card", who, [card.id for card in cards], cites)
            card = next(each for each in cards if each.id == name)
            cards.remove(card)
            yield from board.happens(CardGained(who=who, card=card, cites=cites))
        yield from _pass_over(board, effect.deck, cards)


def _pass_over(board: Board, deck: DeckKind, cards: list[Card]) -> Steps:
    if cards:
        names = tuple(card.id for card in cards)
        away = CardsPassedOver(deck=deck, cards=names, cites="arkham2e/discarding-cards^bottom")
        yield from board.happens(away)


@carries_out(can.Take)
def _take(doing: Doing, effect: can.Take) -> Steps:
    for who in whom(doing, effect.who):
        card = _in_decks(doing.now, effect.card)
        if card is not None:
            cites = "arkham2e/investigator-cards^what"
            yield from doing.board.happens(CardGained(who=who, card=card, cites=cites))


def _in_decks(table: Situation, name: str) -> Card | None:
    decks = [table.common, table.unique, table.spell, table.skill, table.ally]
    cards = [card for deck in decks for card in (*deck.cards, *deck.bottom)]
    return next((card for card in (*cards, *table.special) if name in (card.id, card.title)), None)


@carries_out(can.Buy)
def _buy(doing: Doing, effect: can.Buy) -> Steps:
    """One of the cards shown, if you can pay."""
    board, who = doing.board, doing.you
    cards = yield from draw_cards(board, effect.deck, effect.draw)
    money = doing.me.money
    cheap = [card for card in cards if card.price + effect.more <= money]
    if cheap:
        options = (NOTHING, *(card.id for card in cheap))
        cites = "arkham2e/spending-money^more" if effect.more else "arkham2e/spending-money^price"
        name = yield Decision(what="buy", by=who, options=options, cites=cites)
        if name != NOTHING:
            card = next(each for each in cheap if each.id == name)
            cards.remove(card)
            price = card.price + effect.more
            paid = MoneyLost(who=who, count=price, cites="arkham2e/spending-money^pay")
            yield from board.happens(paid)
            yield from board.happens(CardGained(who=who, card=card, cites=cites))
    yield from _pass_over(board, effect.deck, cards)


@carries_out(can.DiscardCard)
def _discard(doing: Doing, effect: can.DiscardCard) -> Steps:
    board = doing.board
    for who in whom(doing, effect.who):
        for _ in range(effect.count):
            fits = [card.id for card in board.now.investigator(who).cards if _fits(card, effect)]
            if not fits:
                break
            cites = "arkham2e/discarding-cards^bottom"
            name = yield from chosen("discard-card", who, fits, cites)
            yield from board.happens(CardDiscarded(who=who, card=name, cites=cites))


def _fits(card: Card, effect: can.DiscardCard) -> bool:
    if effect.card is not None:
        return effect.card in (card.id, card.title)
    match effect.what:
        case "item":
            return card.is_item
        case "weapon":
            return card.is_weapon
        case "weapon-or-spell":
            return card.is_weapon or card.kind == "spell"
        case "spell":
            return card.kind == "spell"
        case "ally":
            return card.kind == "ally"
    return True


@carries_out(can.GetSpecial)
def _special(doing: Doing, effect: can.GetSpecial) -> Steps:
    for who in whom(doing, effect.who):
        yield from gain_special(doing.board, who, effect.kind)


def gain_special(board: Board, who: str, kind: SpecialKind) -> Steps:
    """One of a kind; a Blessing and a Curse cancel each other."""
    now = board.now.investigator(who)
    opposite = _OPPOSITE.get(kind)
    held = next((card for card in now.cards if card.special == opposite and opposite), None)
    if held is not None:
        cites = "arkham2e/blessed-and-cursed^cancel"
        yield from board.happens(CardDiscarded(who=who, card=held.id, cites=cites))
        return
    if kind in ONE_OF_A_KIND and now.has(kind):
        no = Prevented(what="special-card", where=who, cites="arkham2e/special-card-limits^one")
        yield from board.happens(no)
        return
    card = next((card for card in board.now.special if card.special == kind), None)
    card = card or Card(id=_new_name(now, kind), name=kind, kind="special", special=kind)
    yield from board.happens(CardGained(who=who, card=card, cites="arkham2e/special-cards^what"))


def _new_name(who: Investigator, kind: str) -> str:
    names = {card.id for card in who.cards}
    name, number = f"{kind} of {who.id}", 2
    while name in names:
        name, number = f"{kind} {number} of {who.id}", number + 1
    return name


def trophies_for(who: Investigator, toughness: int) -> list[tuple[str, ...]]:
    """The sets of monster trophies that pay so much toughness and of which none could stay."""
    found: list[tuple[str, ...]] = []
    for size in range(1, len(who.monsters) + 1):
        for some in combinations(who.monsters, size):
            total = sum(each.toughness for each in some)
            spare = min(each.toughness for each in some)
            if total >= toughness > total - spare:
                found.append(tuple(each.id for each in some))
    return found


@carries_out(can.Spend)
def _spend(doing: Doing, effect: can.Spend) -> Steps:
    """All of the cost or nothing."""
    board, who, cost = doing.board, doing.you, effect.cost
    me = doing.me
    enough = me.clues >= cost.clues and me.money >= cost.money and len(me.gates) >= cost.gates
    sets: list[tuple[str, ...]] = trophies_for(me, cost.toughness) if cost.toughness else [()]
    if not enough or not sets or me.sanity < cost.sanity or me.stamina < cost.stamina:
        return
    cites = "arkham2e/location-special-abilities^may"
    if effect.may and not (yield from agreed("spend", who, cites)):
        return
    if cost.clues:
        yield from board.happens(CluesLost(who=who, count=cost.clues, cites=cites))
    if cost.money:
        paid = MoneyLost(who=who, count=cost.money, cites="arkham2e/spending-money^pay")
        yield from board.happens(paid)
    yield from _spend_trophies(board, who, sets, cost.gates)
    if 0 < me.sanity <= cost.sanity or 0 < me.stamina <= cost.stamina:
        yield from board.assumes("last-point-price-lost", cites)
    yield from lose(board, who, cost.sanity, cost.stamina, cites)
    yield from carry_out(effect.get, doing)


def _spend_trophies(board: Board, who: str, sets: list[tuple[str, ...]], gates: int) -> Steps:
    options = [" + ".join(each) for each in sets]
    cites = "arkham2e/spending-trophies^where"
    name = yield from chosen("trophies", who, options, cites)
    monsters = sets[options.index(name)]
    given: list[str] = []
    for _ in range(gates):
        left = [each.id for each in board.now.investigator(who).gates if each.id not in given]
        given.append((yield from chosen("gate-trophy", who, left, cites)))
    if monsters or given:
        cites = "arkham2e/spending-trophies^gates" if given else "arkham2e/spending-trophies^monsters"
        spent = TrophiesSpent(who=who, monsters=monsters, gates=tuple(given), cites=cites)
        yield from board.happens(spent)
