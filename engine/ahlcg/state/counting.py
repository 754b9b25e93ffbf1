"""Counting what lies on the table: for numbers that depend on it, and for conditions."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeVar

from engine.ahlcg.state.effects import Condition, Counting, Each
from engine.ahlcg.state.naming import has_trait, same_name
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.ahlcg.state.board import Moment
    from engine.ahlcg.state.cards import Card, Enemy
    from engine.ahlcg.state.table import Investigator, Situation
    from engine.ahlcg.state.values import Strength

    Way = Literal["up", "down"]

Effect = TypeVar("Effect", bound=Frozen)


class View(Frozen):
    """For whom, and of which card, something is counted."""

    you: str
    this: str | None = None


def count(wanted: Counting, table: Situation, view: View, moment: Moment | None = None) -> int:
    """How many there are now."""
    match wanted.of:
        case "one":
            return 1
        case "x":
            return 0
        case "this-many":
            return _this_many(moment)
        case "succeeded-by" | "failed-by" as result:
            return _margin(table, moment, succeeded=result == "succeeded-by")
        case "tokens":
            revealed = [each.token for each in table.test.revealed] if table.test else []
            return sum(token in wanted.tokens for token in revealed)
        case of if of.startswith("your-"):
            return _of_yours(of.removeprefix("your-"), table, view)
        case of if of.endswith("-on-this"):
            return _on(of.removesuffix("-on-this"), table, view.this)
        case _:
            return _in_play(wanted, table, view)


def met(conditions: Iterable[Condition], table: Situation, view: View, moment: Moment | None = None) -> bool:
    """Whether all of that is so now."""
    return all(_there(each, table) and _met(each, count(each, table, view, moment)) for each in conditions)


def lacks_place(
    conditions: Iterable[Condition], table: Situation, view: View, moment: Moment | None = None
) -> bool:
    """Whether all of that would be so, if it were not about a location that is not in play."""
    wanted = tuple(conditions)
    return not all(_there(each, table) for each in wanted) and all(
        _met(each, count(each, table, view, moment)) for each in wanted
    )


def _there(condition: Condition, table: Situation) -> bool:
    """Of a location that is not in play nothing is so, not even that it has no clues."""
    named = condition.of == "clues-at"
    return not named or any(same_name(place.id, condition.name) for place in table.locations)


def _met(condition: Condition, found: int) -> bool:
    if condition.at_least is None and condition.at_most is None:
        return found >= 1
    at_least = condition.at_least is None or found >= condition.at_least
    return at_least and (condition.at_most is None or found <= condition.at_most)


def number(each: Each, table: Situation, view: View, moment: Moment | None = None) -> int:
    """What the expression comes to now."""
    if each.when is not None and not met([each.when], table, view, moment):
        return each.plus
    return worth(each, count(each, table, view, moment))


def worth(each: Each, found: int) -> int:
    """What the expression comes to when so many are found."""
    if each.minimum is not None:
        found = max(found, each.minimum)
    if each.maximum is not None:
        found = min(found, each.maximum)
    share = Fraction(abs(each.times) * found, each.divided_by)  # "lose half" rounds what is lost
    rounded = math.ceil(share) if each.round == "up" else math.floor(share)
    return each.plus + (rounded if each.times >= 0 else -rounded)


def rounded(effect: Frozen, table: Situation, view: View, moment: Moment | None = None) -> Way | None:
    """Which way a fraction in the effect is rounded, if there is one."""
    for name in type(effect).model_fields:
        each = getattr(effect, name)
        if isinstance(each, Each) and each.divided_by > 1:
            other = each.model_copy(update={"round": "down" if each.round == "up" else "up"})
            if number(each, table, view, moment) != number(other, table, view, moment):
                return each.round
    return None


def with_numbers(effect: Effect, table: Situation, view: View, moment: Moment | None = None) -> Effect:
    """The effect with numbers in place of what was to be counted."""
    counted = {
        name: number(value, table, view, moment)
        for name in type(effect).model_fields
        if isinstance(value := getattr(effect, name), Each)
    }
    return effect.model_copy(update=counted) if counted else effect


def _this_many(moment: Moment | None) -> int:
    for name in ("count", "damage"):
        if moment and isinstance(found := moment.about(name), int):
            return found
    return len(moment.about("cards") or ()) if moment else 0


def _margin(table: Situation, moment: Moment | None, *, succeeded: bool) -> int:
    """By how much the test succeeded or failed; 0 if it did the other."""
    margin = moment.about("margin") if moment else None
    if isinstance(margin, int) and moment and isinstance(moment.about("succeeded"), bool):
        return margin if moment.about("succeeded") == succeeded else 0
    state = table.test
    if state is None or state.succeeded is not succeeded:
        return 0
    from engine.ahlcg.phases.skill_test import difficulty_now  # noqa: PLC0415 (which is built on all this)

    automatic = {each.automatic for each in state.effects} | {each.automatic for each in table.used}
    difficulty = 0 if succeeded and "success" in automatic else difficulty_now(table)
    return abs((state.value or 0) - difficulty)


def _of_yours(what: str, table: Situation, view: View) -> int:
    who = table.investigator(view.you)
    match what:
        case "hand":
            return len(who.hand)
        case "health" | "sanity" as value:
            left = _remaining(table, who, value)
            return 99 if left is None else left
    return int(getattr(who, what))


_WORKING_OUT: list[str] = []


def _remaining(table: Situation, who: Investigator, value: Strength) -> int | None:
    """With its modifiers; inside one that itself depends on what remains, by the printed value."""
    from engine.ahlcg.state.values import remaining  # noqa: PLC0415 (which counts by this)

    if _WORKING_OUT:
        return who.remaining_health if value == "health" else who.remaining_sanity
    _WORKING_OUT.append(value)
    try:
        return remaining(table, who, value)
    finally:
        _WORKING_OUT.pop()


def _on(what: str, table: Situation, this: str | None) -> int:
    """Tokens on this card, enemy, investigator, location, act or agenda."""
    if this is None:
        return 0
    card = table.card(this)
    if card is not None:
        return card.uses_left if what == "uses" else int(getattr(card, what))
    everything = (*table.investigators, *table.locations, *table.acts, *table.agendas)
    for thing in everything:
        if thing.id == this:
            return int(getattr(thing, what, 0) or 0)
    if table.is_enemy(this):
        return int(getattr(table.enemy(this), "hurt" if what == "damage" else what, 0))
    return 0


def _in_play(wanted: Counting, table: Situation, view: View) -> int:
    you = table.investigator(view.you)
    match wanted.of:
        case "doom":
            return table.doom
        case "started":
            return table.started or len(table.investigators)
        case "victory":
            return sum(map(_narrow(wanted, table), table.victory))  # type: ignore[arg-type]
        case "investigators":
            return len(table.investigators)
        case "investigators-here":
            return len(table.at(you.location))
        case "clues-here":
            return table.location(you.location).clues if table.is_location(you.location) else 0
        case "assets":
            return sum(card.kind == "asset" and _narrow(wanted, table)(card) for card in you.play)
        case "controlled":
            return sum(same_name(card.name, wanted.name) for card in you.play)
        case "cards":
            return sum(same_name(title, wanted.name) for title in _titles(table))
        case "copies-here":
            return _copies_here(table, view)
        case "group-clues":
            return sum(each.clues for each in table.investigators)
    return _at_named(wanted, table) if wanted.of in _AT_NAMED else _of_enemies(wanted, table, view)


_AT_NAMED = ("clues-at", "investigators-at", "investigators-elsewhere")


def _at_named(wanted: Counting, table: Situation) -> int:
    """At the location of that name, or not there."""
    if wanted.of == "clues-at":
        places = [each for each in table.locations if same_name(each.id, wanted.name)]
        return sum(each.clues for each in places if each.revealed)
    there = sum(same_name(each.location, wanted.name) for each in table.investigators)
    return there if wanted.of == "investigators-at" else len(table.investigators) - there


def _titles(table: Situation) -> set[str]:
    return table.titles | {place.id for place in table.locations}


def _copies_here(table: Situation, view: View) -> int:
    every = (*table.resolving, *table.cards_in_play())
    name = next((card.name for card in every if card.id == view.this), None)
    here = table.investigator(view.you).location
    place = table.location(here) if table.is_location(here) else None
    return sum(card.name == name and card.id != view.this for card in place.cards) if place else 0


def _narrow(wanted: Counting, table: Situation) -> Callable[[Card | Enemy], bool]:
    def fits(thing: Card | Enemy) -> bool:
        traits = table.traits(thing)
        return (
            (not wanted.trait or has_trait(traits, wanted.trait))
            and not (wanted.not_trait and has_trait(traits, wanted.not_trait))
            and (not wanted.name or same_name(thing.name, wanted.name))
        )

    return fits


def _of_enemies(wanted: Counting, table: Situation, view: View) -> int:
    here = table.investigator(view.you).location
    engaged = table.engaged_with(view.you)
    this = table.enemy(view.this) if view.this and table.is_enemy(view.this) else None
    match wanted.of:
        case "enemies":
            return sum(map(_narrow(wanted, table), table.enemies))
        case "enemies-here":
            return sum(enemy.location == here and _narrow(wanted, table)(enemy) for enemy in table.enemies)
        case "enemies-engaged":
            return sum(map(_narrow(wanted, table), engaged))
        case "only-engaged":
            attacked = table.test.test.attacked if table.test else None
            return int([enemy.id for enemy in engaged] == [attacked])
        case "this-here":
            return int(this is not None and this.location == here)
        case "engaged-with-this":
            return int(this is not None and view.you in table.engaged(this))
        case "engaged-sanity" | "engaged-health" as least:
            names = table.engaged(this) if this else []
            value: Strength = "sanity" if least == "engaged-sanity" else "health"
            left = [_remaining(table, table.investigator(name), value) for name in names]
            return min((each for each in left if each is not None), default=99)
    return 0
