"""Whether a moment is the one that an ability waits for, and whether its condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Card, Enemy
from engine.ahlcg.state.naming import has_trait, same_name

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Moment
    from engine.ahlcg.state.cards import Ability, Trigger
    from engine.ahlcg.state.table import Situation


def fits(table: Situation, ability: Ability, by: str, moment: Moment) -> bool:
    """Whether the moment is the one that the ability waits for."""
    wanted = ability.trigger
    if wanted.by == "you" and moment.who != by:
        return False
    if wanted.by == "other" and moment.who in (None, by):
        return False
    return _fits_place(table, ability, by, moment) and _fits_what(table, wanted, ability, moment)


def _fits_place(table: Situation, ability: Ability, by: str, moment: Moment) -> bool:
    wanted = ability.trigger.where
    if wanted == "anywhere":
        return True
    names = [moment.about("location"), moment.about("origin") if ability.at == "location-left" else None]
    enemy = moment.enemy
    if enemy and table.is_enemy(enemy):
        names.append(table.enemy(enemy).location)
    elif not any(names) and moment.who and table.is_investigator(moment.who):
        names.append(table.investigator(moment.who).location)
    mine = table.investigator(by).location if wanted == "yours" else place_of(table, ability.card)
    return mine in names


def _fits_what(table: Situation, wanted: Trigger, ability: Ability, moment: Moment) -> bool:
    event = moment.event
    if wanted.this and ability.card not in _things(moment):
        return False
    attempt = table.test.test.attempt if table.test else None
    if wanted.attempt and attempt != wanted.attempt:
        return False
    if wanted.margin or wanted.most is not None:
        margin = getattr(event, "margin", 0)
        if margin < wanted.margin or (wanted.most is not None and margin > wanted.most):
            return False
    if wanted.tokens and getattr(event, "token", None) not in wanted.tokens:
        return False
    if wanted.name and not _has_name(table, wanted.name, moment):
        return False
    if wanted.harm and not _hurts(wanted, ability, moment):
        return False
    return _fits_card(table, wanted, moment)


def _fits_card(table: Situation, wanted: Trigger, moment: Moment) -> bool:
    if not (wanted.card or wanted.trait or wanted.not_trait or wanted.weakness is not None):
        return True
    card = moment.about("card")
    found = card if isinstance(card, Card | Enemy) else _named(table, moment)
    if found is None:
        return False
    traits = (moment.then or table).traits(found)  # of what has just left play: those that it had
    return (
        (not wanted.card or found.kind == wanted.card)
        and (wanted.weakness is None or found.weakness == wanted.weakness)
        and (not wanted.trait or has_trait(traits, wanted.trait))
        and not (wanted.not_trait and has_trait(traits, wanted.not_trait))
    )


def _has_name(table: Situation, name: str, moment: Moment) -> bool:
    """Whether what it is about has that name, in whatever case a text puts it."""
    found = _named(table, moment)
    names = [*_things(moment), *([found.name] if found else [])]
    return any(same_name(each, name) for each in names)


def _hurts(wanted: Trigger, ability: Ability, moment: Moment) -> bool:
    """Whether there is damage, or horror, in it: on this card, or else on the investigator."""
    on = ability.card if wanted.this else moment.about("investigator")
    shares = [share for share in moment.about("shares") or () if share.card == on]
    return any(getattr(share, wanted.harm or "damage") for share in shares)


def _named(table: Situation, moment: Moment) -> Card | Enemy | None:
    """The card or enemy that it is about, also if it has just left play; of an attack, whom it attacks."""
    names = _things(moment)
    if moment.about("succeeded") is not None and table.test and table.test.test.attacked:
        names = [table.test.test.attacked, *names]
    piles = [card for each in table.investigators for card in each.discard]
    gone = (*table.encounter_discard, *table.victory, *table.removed, *piles)
    every = (*table.enemies, *table.cards_in_play(), *table.resolving, *table.encounter_deck, *gone)
    return next((thing for thing in every if thing.id in names and isinstance(thing, Card | Enemy)), None)


def _things(moment: Moment) -> list[str]:
    """The ids of all that the event is about."""
    fields = (moment.about(name) for name in ("card", "enemy", "location", "investigator", "by", "on"))
    names = [each if isinstance(each, str) else getattr(each, "id", None) for each in fields]
    shares = [share.card for share in moment.about("shares") or ()]
    return [*filter(None, names), *shares, *(moment.about("cards") or ())]


PHASES = ("mythos-phase", "investigation-phase", "enemy-phase", "upkeep-phase")
WHILES = (
    *("", "your-turn", "any-turn", "turn-here", "test", "investigate", "fight", "evade", "no-clues-here"),
    *PHASES,
)


def holds(table: Situation, condition: str, you: str) -> bool:
    """A condition in the words of the sheet: your-turn, turn-here, a phase, the kind of test under way."""
    attempt = table.test.test.attempt if table.test else None
    match condition:
        case "":
            return True
        case "your-turn":
            return table.active == you
        case "any-turn":
            return table.active is not None
        case "turn-here":
            active = table.active and table.investigator(table.active).location
            return bool(active) and active == table.investigator(you).location
        case "test":
            return table.test is not None
        case "investigate" | "fight" | "evade":
            return attempt == condition
        case "no-clues-here":
            return not table.location(table.investigator(you).location).clues
        case phase if phase in PHASES:
            return _phase(table) == phase
    return True


def _phase(table: Situation) -> str | None:
    """By the step that play has reached; somebody's turn is in the investigation phase."""
    if table.active is not None:
        return "investigation-phase"
    number = (table.point or "").removeprefix("step-")[:1]
    return PHASES[int(number) - 1] if number.isdigit() else None


def place_of(table: Situation, thing: str | None) -> str | None:
    """Where a location, an enemy, or a card lies; None for act, agenda and what is nowhere."""
    if thing is None:
        return None
    if table.is_location(thing):
        return thing
    if table.is_enemy(thing):
        return table.enemy(thing).location
    holder = table.controller(thing) or table.threatened(thing)
    if holder:
        return holder.location
    card = table.card(thing)
    if card and card.attached and table.is_enemy(card.attached):
        return table.enemy(card.attached).location
    return next((place.id for place in table.locations if any(c.id == thing for c in place.cards)), None)
