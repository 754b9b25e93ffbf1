"""Values, their modifiers, and what is forbidden."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.state.cards import COUNTED, Card, Cost
from engine.ahlcg.state.counting import View, met, number
from engine.ahlcg.state.effects import AddCost, Each, Forbid, GainActions, Modify, Slots
from engine.ahlcg.state.naming import has_trait

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.ahlcg.state.cards import Ability, Enemy
    from engine.ahlcg.state.table import Investigator, Situation

    Strength = Literal["health", "sanity"]

_SKILLS = ("willpower", "intellect", "combat", "agility")
_STRENGTHS = ("health", "sanity")


def modified(base: int, add: Iterable[int] = (), times: Iterable[int | Fraction] = ()) -> int:
    """Everything at once, from the base: first add, then multiply, round up, and below zero is zero."""
    value = Fraction(base + sum(add)) * math.prod(times)
    return max(0, math.ceil(value))


def added(table: Situation, whom: str, value: str) -> int:
    """All that lasting effects and constant abilities add to a value, now."""
    values = (value, "all") if value in _SKILLS else (value,)
    lasting = sum(each.add for each in table.lasting if each.whom == whom and each.value in values)
    constant = sum(
        _number(table, ability, effect.add, whom)
        for ability, effect in _constants(table)
        if isinstance(effect, Modify)
        and effect.value in values
        and _applies(table, ability, effect.whom, whom)
    )
    return lasting + constant


def shifts(table: Situation) -> bool:
    """Whether anything modifies anybody's health or sanity."""
    if any(each.value in _STRENGTHS for each in table.lasting):
        return True
    return any(isinstance(effect, Modify) and effect.value in _STRENGTHS for _, effect in _constants(table))


def strength(table: Situation, thing: Investigator | Card | Enemy, value: Strength) -> int | None:
    """Health or sanity with all its modifiers; none for a card without it, which cannot gain it either."""
    base = getattr(thing, value, None)
    if base is None or (base == 0 and isinstance(thing, Card)):
        return None
    more = added(table, thing.id, value)
    return modified(base, (more,)) if more else int(base)


def remaining(table: Situation, who: Investigator, value: Strength) -> int | None:
    """What is left of health or sanity."""
    whole = strength(table, who, value)
    return None if whole is None else whole - (who.damage if value == "health" else who.horror)


def _number(table: Situation, ability: Ability, add: int | Each, whom: str) -> int:
    return number(add, table, _view(table, ability, whom)) if isinstance(add, Each) else add


def card_cost(table: Situation, who: str, card: Card) -> int:
    """What playing the card costs its player, with every modifier counted."""
    return modified(card.cost or 0, (added(table, who, "cost"),))


def more_actions(table: Situation, who: str) -> int:
    """The additional actions in your turn that constant abilities give."""
    return sum(
        effect.count
        for ability, effect in _constants(table)
        if isinstance(effect, GainActions) and _applies(table, ability, effect.investigator, who)
    )


FREE = Cost()


def more_cost(table: Situation, who: str, to: str, what: str = "") -> Cost:
    """The additional costs that constant abilities put on what somebody does."""
    total = FREE
    for ability, effect in _constants(table):
        if isinstance(effect, AddCost) and effect.to == to and _applies(table, ability, effect.whom, who):
            entering = effect.to == "move" and not effect.leaving
            where = what if entering else table.investigator(who).location
            place = _host(table, ability.card) if effect.place == "this" else effect.place
            if place in (None, where):
                total += Cost(**{name: getattr(effect, name) for name in COUNTED})
    return total


def _host(table: Situation, card: str | None) -> str | None:
    """The location that it is, or that it lies at."""
    places = (each.id for each in table.locations if any(own.id == card for own in each.cards))
    return next(places, card)


def more_slots(table: Situation, who: str, slot: str) -> int:
    """The slots that constant abilities add."""
    return sum(
        effect.count
        for ability, effect in _constants(table)
        if isinstance(effect, Slots) and effect.slot == slot and ability.owner == who
    )


def forbidden(table: Situation, whom: str, what: str) -> bool:
    """Whether a lasting or constant "cannot" stands against it. It is absolute."""
    if any(each.whom == whom and each.value == what for each in table.lasting):
        return True
    return any(
        isinstance(effect, Forbid) and effect.what == what and _applies(table, ability, effect.whom, whom)
        for ability, effect in _constants(table)
    )


def closed(table: Situation, enemy: str, to: str) -> bool:
    """Whether something keeps the enemy out of the place, or where it is."""
    elite = any(trait.casefold() == "elite" for trait in table.traits(table.enemy(enemy)))
    shut = table.location(to).closed_to_enemies if table.is_location(to) else False
    return (
        shut is True
        or (shut == "non-elite" and not elite)
        or forbidden(table, to, "enter")
        or forbidden(table, enemy, "move")
    )


def _constants(table: Situation) -> Iterator[tuple[Ability, Modify | Forbid | Slots | GainActions | AddCost]]:
    for ability in table.abilities_in_play():
        if ability.at == "constant" and _active(table, ability):
            for effect in ability.results:
                if isinstance(effect, Modify | Forbid | Slots | GainActions | AddCost):
                    yield ability, effect


def _active(table: Situation, ability: Ability) -> bool:
    """A constant ability with a condition is on exactly while it holds."""
    attempt = table.test.test.attempt if table.test else None
    match ability.while_:
        case "investigate" | "fight" | "evade" as wanted:
            return attempt == wanted
        case "your-turn":
            return table.active == ability.owner
    return True


def _applies(table: Situation, ability: Ability, word: str, whom: str) -> bool:
    return _means(table, ability, word, whom) and met(ability.only_if, table, _view(table, ability, whom))


def _view(table: Situation, ability: Ability, whom: str) -> View:
    """A card that nobody controls speaks to each investigator as "you"."""
    you = ability.owner if ability.owner and table.is_investigator(ability.owner) else None
    named = whom if table.is_investigator(whom) else table.lead.id
    return View(you=you or named, this=ability.card)


def _means(table: Situation, ability: Ability, word: str, whom: str) -> bool:
    word, *narrow = (part.strip() for part in word.split(","))
    match word:
        case "you" if ability.owner is None and table.is_investigator(whom):
            at_it = table.is_location(ability.card) and table.investigator(whom).location == ability.card
            return at_it or bool(ability.only_if)
        case "you":
            return ability.owner == whom
        case "each-enemy":
            return table.is_enemy(whom) and all(
                _has(table.traits(table.enemy(whom)), each) for each in narrow
            )
        case "each":
            return table.is_investigator(whom)
        case "this":
            return ability.card == whom or _attached(table, ability.card, whom)
        case "each-here" | "each-there" if "enemy" in narrow:
            return table.is_enemy(whom) and _enemy_there(table, ability, whom, narrow)
        case "each-yours":
            return any(card.id == whom and _fits(table, card, narrow) for card in _controlled(table, ability))
        case "each-here":
            return any(each.id == whom for each in table.at(_place(table, ability)))
    return word == whom


def _attached(table: Situation, card: str | None, host: str) -> bool:
    """Whether the card is attached to that enemy or asset, or lies at that location."""
    if table.is_location(host):
        return any(each.id == card and each.attached in (None, host) for each in table.location(host).cards)
    found = table.card(card) if card else None
    return found is not None and found.attached == host


def _controlled(table: Situation, ability: Ability) -> tuple[Card, ...]:
    owner = ability.owner
    return table.investigator(owner).play if owner and table.is_investigator(owner) else ()


def _fits(table: Situation, card: Card, narrow: list[str]) -> bool:
    return all(each == card.kind or _has(table.traits(card), each) for each in narrow)


def _has(traits: tuple[str, ...], wanted: str) -> bool:
    if wanted.startswith("not "):
        return not has_trait(traits, wanted.removeprefix("not "))
    return has_trait(traits, wanted)


def _place(table: Situation, ability: Ability) -> str | None:
    """Where its controller is; of a card that nobody controls, the card itself, or where the enemy is."""
    if ability.owner and table.is_investigator(ability.owner):
        return table.investigator(ability.owner).location
    return (
        table.enemy(ability.card).location if ability.card and table.is_enemy(ability.card) else ability.card
    )


def _enemy_there(table: Situation, ability: Ability, whom: str, narrow: list[str]) -> bool:
    """An enemy at the place of whoever controls the card, or of the card."""
    enemy = table.enemy(whom)
    return enemy.location == _place(table, ability) and all(
        _has(table.traits(enemy), each) for each in narrow if each != "enemy"
    )
