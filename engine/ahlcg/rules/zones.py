"""Cards between the zones: entering play, slots and uniqueness, attaching, what lies on cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import (
    ActionsChanged,
    Change,
    CluesDiscovered,
    ControlChanged,
    EnteredPlay,
    Readied,
    ResourcesChanged,
    UsesChanged,
)
from engine.ahlcg.rules.attacks import exhaust
from engine.ahlcg.rules.drawing import resolve_weakness
from engine.ahlcg.rules.leaving import leave_play
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.cards import Card
from engine.ahlcg.state.values import forbidden, more_slots
from engine.ahlcg.state.words import (
    chooses_card,
    enemies,
    investigators,
    locations,
    possible_cards,
    possible_enemies,
    possible_investigators,
    possible_locations,
)
from engine.ahlcg.timing.ladder import at_once, occurs
from engine.kernel import chosen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

SLOTS = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}


# entering play


def enter_play(
    board: Board,
    card: Card,
    by: str,
    area: Literal["play", "threat", "location"] = "play",
    attached: str | None = None,
    cites: str = "ahlcg/enters-play^what",
) -> Steps:
    """A card enters play ready, with its uses on it; assets that lose their slot go at the same moment."""
    if card.unique and card.name in board.now.titles:
        return
    over = (yield from _make_room(board, card, by)) if area == "play" else []
    entered = EnteredPlay(card=card, area=area, by=by, attached=attached, cites=cites)
    yield from at_once(board, _make_way(board, entered, over))


def _make_way(board: Board, change: Change, over: list[str]) -> Steps:
    yield from occurs(board, change)
    for name in over:
        yield from leave_play(board, name, cites="ahlcg/slots^simultaneous")


def _make_room(board: Board, card: Card, by: str) -> Procedure[list[str]]:
    """Which assets their controller gives up so that the new one has its slots."""
    given_up: list[str] = []
    for slot, needed in Counter(card.slots).items():
        while True:
            held = [each for each in board.now.investigator(by).play if each.id not in given_up]
            taken = sum(each.slots.count(slot) for each in held if each.id != card.id)
            if taken + needed <= SLOTS[slot] + more_slots(board.now, by, slot):
                break
            able = [each for each in held if slot in each.slots and not board.now.has(each, "permanent")]
            options = tuple(each.id for each in able if each.id != card.id)
            if not options:
                break
            given_up.append((yield from chosen("slot", by, options, "ahlcg/slots^over")))
    return given_up


# effects


@carry_out.register(effects.GainResources)
def _gain(effect: effects.GainResources, doing: Doing) -> Procedure[bool]:
    full = True
    for who in (yield from investigators(effect.investigator, doing)):
        count = max(effect.count, -doing.now.investigator(who).resources)
        full = full and count == effect.count
        if count:
            why = "gains^resources" if count > 0 else "effects^as-many-as-possible"
            yield from occurs(doing.board, ResourcesChanged(by=who, count=count, cites=f"ahlcg/{why}"))
    return full


@could_change.register(effects.GainResources)
def _(effect: effects.GainResources, doing: Doing) -> bool:
    whom = possible_investigators(effect.investigator, doing)
    return effect.count > 0 or any(doing.now.investigator(name).resources for name in whom)


@carry_out.register(effects.GainActions)
def _actions(effect: effects.GainActions, doing: Doing) -> Procedure[bool]:
    why = "gains^action" if effect.count > 0 else "action^lose"
    for who in (yield from investigators(effect.investigator, doing)):
        changed = ActionsChanged(by=who, count=effect.count, cites=f"ahlcg/{why}")
        yield from doing.board.happens(changed)
    return True


@carry_out.register(effects.DiscoverClues)
def _discover(effect: effects.DiscoverClues, doing: Doing) -> Procedure[bool]:
    """As many as there are."""
    for place in (yield from locations(effect.location, doing)):
        clues = doing.now.location(place).clues if doing.now.location(place).revealed else 0
        count = min(effect.count, clues)
        if not count or forbidden(doing.now, doing.you, "discover-clues"):
            return False
        found = CluesDiscovered(
            by=doing.you, location=place, count=count, cites="ahlcg/investigate-action^take-token"
        )
        return (yield from occurs(doing.board, found)) and count == effect.count
    return False


@could_change.register(effects.DiscoverClues)
def _(effect: effects.DiscoverClues, doing: Doing) -> bool:
    places = [doing.now.location(place) for place in possible_locations(effect.location, doing)]
    found = any(place.clues and place.revealed for place in places)
    return found and not forbidden(doing.now, doing.you, "discover-clues")


@could_change.register(effects.AddUses)
def _(effect: effects.AddUses, doing: Doing) -> bool:
    return _takes_uses(effect, doing) is not None


def _takes_uses(effect: effects.AddUses, doing: Doing) -> Card | None:
    """The card, if its own keyword gives it uses of that type."""
    name = doing.this if effect.card == "this" else effect.card
    card = doing.now.card(name) if name else None
    if card is None or not doing.now.has(card, "uses"):
        return None
    return card if effect.type in ("", card.use_type) or not card.use_type else None


@could_change.register(effects.PutIntoPlay)
def _(effect: effects.PutIntoPlay, doing: Doing) -> bool:
    card = _anywhere(doing.now, doing.this if effect.card == "this" else effect.card)
    return card is not None and not (card.unique and card.name in doing.now.titles)


@carry_out.register(effects.Exhaust)
def _exhaust(effect: effects.Exhaust, doing: Doing) -> Procedure[bool]:
    names = yield from _cards(effect.card, doing, ready=not effect.ready)
    for name in names:
        if effect.ready:
            if forbidden(doing.now, name, "ready"):
                continue
            yield from occurs(doing.board, Readied(cards=(name,), cites="ahlcg/ready^readying"))
        else:
            yield from exhaust(doing.board, name, "ahlcg/exhaust-exhausted^turn")
    return bool(names)


@could_change.register(effects.Exhaust)
def _(effect: effects.Exhaust, doing: Doing) -> bool:
    wanted = not effect.ready
    card = doing.now.card(effect.card if effect.card != "this" else doing.this or "")
    found = possible_enemies(effect.card, doing, lambda enemy: enemy.ready == wanted)
    return bool(found) or (card is not None and card.ready == wanted)


def _cards(word: str, doing: Doing, *, ready: bool) -> Procedure[list[str]]:
    """The enemy or card that is meant, if it is in that state."""
    found = yield from enemies(word, doing, lambda enemy: enemy.ready == ready)
    if found:
        return found
    name = doing.this if word == "this" else word
    card = doing.now.card(name) if name else None
    return [card.id] if card and card.ready == ready else []


@carry_out.register(effects.Discard)
def _discard(effect: effects.Discard, doing: Doing) -> Procedure[bool]:
    found = yield from enemies(effect.card, doing)
    named = doing.this if effect.card == "this" else effect.card
    for name in found or filter(None, [named]):
        if name in [card.id for card in doing.now.resolving]:
            return True  # an event or treachery that is being resolved goes there by itself
        why = "discard-piles^what" if effect.to == "discard" else "leaves-play^what"
        yield from leave_play(doing.board, name, effect.to, cites=f"ahlcg/{why}")
        if effect.to == "hand":
            yield from _in_hand_again(doing.board, name)
    return True


def _in_hand_again(board: Board, name: str) -> Steps:
    """A weakness that enters a hand in any way is resolved as if it had just been drawn."""
    for each in board.now.investigators:
        for card in each.hand:
            if card.id == name:
                yield from resolve_weakness(board, each.id, card)


@could_change.register(effects.Discard)
def _(effect: effects.Discard, doing: Doing) -> bool:
    name = doing.this if effect.card == "this" else effect.card
    card = doing.now.card(name) if name else None
    leaves = card is not None and not doing.now.has(card, "permanent")
    return leaves or bool(possible_enemies(effect.card, doing))


@carry_out.register(effects.AddUses)
def _uses(effect: effects.AddUses, doing: Doing) -> Procedure[bool]:
    card = _takes_uses(effect, doing)
    if card is None:
        return False
    changed = UsesChanged(card=card.id, count=effect.count, cites="ahlcg/uses^other-cards")
    yield from doing.board.happens(changed)
    return True


@carry_out.register(effects.PutIntoPlay)
def _put(effect: effects.PutIntoPlay, doing: Doing) -> Procedure[bool]:
    """At no cost, and neither played nor drawn."""
    name = doing.this if effect.card == "this" else effect.card
    card = _anywhere(doing.now, name)
    if card is None:
        return False
    tokens = {"clues": effect.clues, "horror": effect.horror, "doom": effect.doom}
    placed = card.model_copy(update=tokens)
    yield from enter_play(doing.board, placed, doing.you, effect.area, cites="ahlcg/put-into-play^what")
    return True


@carry_out.register(effects.Attach)
def _attach(effect: effects.Attach, doing: Doing) -> Procedure[bool]:
    """Whether it may be attached is checked now, and not again."""
    card = _anywhere(doing.now, doing.this if effect.card == "this" else effect.card)
    hosts = _hosts(effect, card, doing)
    if card is None or not hosts:
        return False
    host = yield from chosen("target", doing.you, hosts, "ahlcg/target^who-picks")
    holder = doing.now.controller(host)
    area: Literal["play", "location"] = "play" if holder else "location"
    by = holder.id if holder and card.kind == "treachery" else doing.you  # else who attaches it controls it
    yield from enter_play(doing.board, card, by, area, host, "ahlcg/attach-to^what")
    return True


def _hosts(effect: effects.Attach, card: Card | None, doing: Doing) -> list[str]:
    """What it may be attached to: not what already has as many copies by title as its limit allows."""
    if chooses_card(effect.to):
        found = possible_cards(effect.to, doing)
    else:
        found = possible_enemies(effect.to, doing) or possible_locations(effect.to, doing)
    if not found and doing.now.controller(effect.to):
        found = [effect.to]
    if effect.limit is None or card is None:
        return found
    copies = Counter(host for host, each in _attachments(doing.now) if each.name == card.name)
    return [name for name in found if copies[name] < effect.limit]


def _attachments(table: Situation) -> Iterator[tuple[str, Card]]:
    """What each card in play is attached to; a card beside a location to that."""
    lying = {card.id: place.id for place in table.locations for card in place.cards}
    for card in table.cards_in_play():
        if host := card.attached or lying.get(card.id):
            yield host, card


@could_change.register(effects.Attach)
def _(effect: effects.Attach, doing: Doing) -> bool:
    card = _anywhere(doing.now, doing.this if effect.card == "this" else effect.card)
    return bool(_hosts(effect, card, doing))


@carry_out.register(effects.TakeControl)
def _take_control(effect: effects.TakeControl, doing: Doing) -> Procedure[bool]:
    """With the slots it needs: other assets make room as it comes."""
    card = doing.now.card(effect.card)
    for who in (yield from investigators(effect.investigator, doing)):
        holder = doing.now.controller(effect.card)
        if card is None or holder is None or holder.id == who:
            return False
        over = yield from _make_room(doing.board, card, who)
        changed = ControlChanged(card=card.id, by=who, cites="ahlcg/ownership-and-control^changes")
        yield from at_once(doing.board, _make_way(doing.board, changed, over))
    return True


@could_change.register(effects.TakeControl)
def _(effect: effects.TakeControl, doing: Doing) -> bool:
    holder = doing.now.controller(effect.card)
    return holder is not None and [holder.id] != possible_investigators(effect.investigator, doing)


def _anywhere(table: Situation, name: str | None) -> Card | None:
    """A card that is being resolved, in a hand, or set aside."""
    hands = (card for each in table.investigators for card in each.hand)
    every = (*table.resolving, *hands, *table.set_aside)
    return next((card for card in every if card.id == name and isinstance(card, Card)), None)
