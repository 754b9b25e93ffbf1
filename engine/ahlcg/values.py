"""Values, their modifiers, and what is forbidden."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.ahlcg.counting import View, met, number
from engine.ahlcg.effects import Each, Forbid, GainActions, Modify, Slots
from engine.ahlcg.naming import has_trait

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.ahlcg.cards import Ability, Card
    from engine.ahlcg.table import Situation

_SKILLS = ("willpower", "intellect", "combat", "agility")


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


def _constants(table: Situation) -> Iterator[tuple[Ability, Modify | Forbid | Slots | GainActions]]:
    for ability in table.abilities_in_play():
        blank = ability.card is not None and table.is_blank(ability.card)
        if ability.at == "constant" and not blank and _active(table, ability):
            for effect in ability.results:
                if isinstance(effect, Modify | Forbid | Slots | GainActions):
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
            return table.is_enemy(whom) and all(_has(table.enemy(whom).traits, each) for each in narrow)
        case "each":
            return table.is_investigator(whom)
        case "this":
            return ability.card == whom or _attached(table, ability.card, whom)
        case "each-here" | "each-there" if "enemy" in narrow:
            return table.is_enemy(whom) and _enemy_there(table, ability, whom, narrow)
        case "each-here":
            mine = table.investigator(ability.owner).location if ability.owner else ability.card
            if ability.owner is None and table.is_enemy(ability.card):
                mine = table.enemy(ability.card or "").location
            return any(each.id == whom for each in table.at(mine))
    return word == whom


def _attached(table: Situation, card: str | None, host: str) -> bool:
    """Whether the card is attached to that enemy, or lies at that location."""
    if table.is_location(host):
        return any(each.id == card and each.attached in (None, host) for each in table.location(host).cards)
    found = table.card(card) if card and table.is_enemy(host) else None
    return found is not None and found.attached == host


def _has(traits: tuple[str, ...], wanted: str) -> bool:
    if wanted.startswith("not "):
        return not has_trait(traits, wanted.removeprefix("not "))
    return has_trait(traits, wanted)


def _enemy_there(table: Situation, ability: Ability, whom: str, narrow: list[str]) -> bool:
    """An enemy at the place of whoever controls the card, or of the card."""
    here = table.investigator(ability.owner).location if ability.owner else ability.card
    if ability.owner is None and ability.card and table.is_enemy(ability.card):
        here = table.enemy(ability.card).location
    enemy = table.enemy(whom)
    return enemy.location == here and all(_has(enemy.traits, each) for each in narrow if each != "enemy")
