"""Attacks that are told: the odds of a kill, and whether an attack is possible."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.drafts import Draft
from engine.mansions.described.matters import MAY, Matter
from engine.mansions.described.playing import legal
from engine.mansions.described.tests_told import FIGHT, tested_attribute
from engine.mansions.front import odds
from engine.mansions.state.cards import CombatCard
from engine.plain_words import Answer, Topic, cites_of

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told

_ON_IT = ("on it", "already on it", "na sobie", "na ньому", "на собі", "na nim", "на ньому")
KINDS = {"ranged": "ranged", "sharp": "sharp-melee", "blunt": "blunt-melee"}
_WEAPONS = ("ranged", "sharp", "blunt", "weapon", "bare-hands", "melee")
_WORDS = ("me", "monster", "kill", "test", "take", "pass", "hold", "deal", "dead", "combat", "here", "card")


def fits_kill(told: Told) -> bool:
    return told.question == "odds" and told.has("kill", "dead") and tested_attribute(told) is not None


def read_kill(told: Told) -> Draft:
    """One attack with one Combat card: its test, the weapon's damage, the monster's health."""
    draft = Draft(told)
    attribute = str(tested_attribute(told))
    told.use(*_WORDS, *FIGHT, *_WEAPONS, attribute, "damage", "health", "modifier")
    draft.reads("test", attribute)
    values = {fact.value for fact in told.take(attribute) if fact.kind == "number"}
    if len(values) == 1:
        draft.you[attribute] = values.pop()
        draft.reads(attribute, draft.you[attribute], draft.me)
    else:
        draft.missing.append(attribute)
    signed = [fact for fact in told.facts if fact.kind == "signed"]
    modifiers = [fact.value for fact in signed if fact.what in (attribute, "test", "modifier")]
    for fact in signed:
        if fact.what in (attribute, "test", "modifier"):
            told.used.update((fact.at, fact.of))
    if len(modifiers) > 1:
        draft.missing.append("one-modifier")
    modifier = modifiers[0] if modifiers else 0
    if modifiers or told.denied("modifier"):
        draft.reads("modifier", f"{modifier:+d}" if modifier else "0")
    else:
        draft.assumes("modifier", "0")
    scenes.dark(told, draft)
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    _fight(told, draft, attribute, modifier)
    return draft


def _damages(told: Told, draft: Draft) -> tuple[int | None, int]:
    """What a hit deals, and what the monster has taken before; its own damage does not matter here."""
    dealt: list[int] = []
    taken = 0
    for fact in told.take("damage"):
        if fact.giver != "monster":
            dealt.append(fact.value)
            continue
        words = [told.terms[at] for at in told.sentence(fact.at)]
        if any(term.concept == "take" or term.text.casefold() in _ON_IT for term in words):
            taken = fact.value
            draft.reads("taken", taken)
        elif sum(each.what == "damage" for each in told.facts) == 1:
            dealt.append(fact.value)
        else:
            draft.reads("monster-damage", fact.value)
    return (dealt[0] if len(set(dealt)) == 1 else None), taken


def _fight(told: Told, draft: Draft, attribute: str, modifier: int) -> None:
    health, damage, taken = told.value("health"), *_damages(told, draft)
    if health is None:
        draft.missing.append("monster-health")
    if damage is None:
        draft.missing.append("damage")
    if not health or damage is None:
        return
    weapon = next((kind for kind in KINDS if told.has(kind)), "")
    kind = KINDS.get(weapon, "sharp-melee")
    hit: dict[str, object] = {"effect": "deal-weapon-damage"}
    if told.has("bare-hands"):
        kind, hit = "unarmed", {"effect": "deal-damage", "amount": damage}
    monster = draft.add_monster(health=health, taken=taken)
    test = {"effect": "test", "attribute": attribute, "modifier": modifier, "success": [hit]}
    card = {"id": draft.name("combat-card"), "weapon": kind, "attack": [test]}
    draft.table["combat"] = {"humanoid": {"cards": [card]}}
    draft.reads("monster-health", health)
    draft.reads("weapon-damage", damage)
    draft.assumes("success-hits")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": "unarmed"}}
    if kind != "unarmed":
        name = draft.give(draft.name("weapon"), types=["weapon"], weapon=kind, damage=damage, range=1)
        draft.attempt["attack"]["weapon"] = name


def answer_kill(sheet: Sheet, reading: Reading) -> Answer:
    found = odds(sheet)
    assert found is not None
    cites = ("mansions/killing-monsters^killed", "mansions/investigator-attack^test", *cites_of(reading))
    return Answer("odds", cites, of="kill", chance=found.success)


def _through_a_door(told: Told, draft: Draft) -> None:
    """A target behind a door."""
    told.use("monster", *_WEAPONS)
    monster = draft.add_monster(space=draft.there)
    draft.table["sight"] = [[draft.here, draft.there]]
    draft.give(draft.name("weapon"), types=["weapon"], weapon="ranged", damage=1, range=9)
    draft.reads("through-door")
    draft.because("range^door", "line-of-sight^blocked")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster}}


def _bare_hands(told: Told, draft: Draft) -> None:
    """With bare hands, in your own space or beyond it."""
    told.use("monster", "attack", "here", "adjacent", "elsewhere")
    apart = told.has("adjacent", "elsewhere")
    monster = draft.add_monster(space=draft.beside if apart else draft.here)
    draft.table["sight"] = [[draft.here, draft.beside]]
    draft.reads("bare-hands", "", draft.me)
    if apart:
        draft.reads("monster-apart")
    elif told.has("here"):
        draft.reads("monster-here")
    else:
        draft.assumes("monster-here")
    draft.because("attack-action^unarmed")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": "unarmed"}}


def _stunned_target(told: Told, draft: Draft) -> None:
    """A stunned monster is a target like any other."""
    told.use("monster", "attack", "here", *_WEAPONS)
    if not scenes.stunned(told, draft):
        draft.missing.append("who")
    monster = draft.add_monster(stun=1)
    draft.reads("stunned-monster")
    if not told.has("here"):
        draft.assumes("monster-here")
    draft.because("attack-action^choose")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": "unarmed"}}


def _in_range(told: Told, draft: Draft) -> None:
    """So far away in one room, with a weapon of such a range."""
    told.use("monster", "space", "away", "range", "hold", *_WEAPONS, *FIGHT)
    reach, far = told.value("range"), told.value("space")
    if reach is None or far is None or not 0 < far <= scenes.MANY or told.has("door", "room"):
        draft.missing.append("range")
        return
    spaces = [draft.here, *(f"{draft.beside} {number}" for number in range(1, far + 1))]
    room = draft.name("room")
    draft.table.update(rooms=[{"id": room}], doors=[], spaces=[{"id": each, "room": room} for each in spaces])
    draft.table["lines"] = [list(pair) for pair in pairwise(spaces)]
    draft.table["sight"] = [[draft.here, spaces[-1]]]
    monster = draft.add_monster(space=spaces[-1])
    name = draft.give(draft.name("weapon"), types=["weapon"], weapon="ranged", damage=1, range=reach)
    draft.reads("range", reach)
    draft.reads("far", far)
    draft.assumes("in-sight")
    draft.because("range^count", "range^steps")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": name}}


def _fitting(told: Told, draft: Draft) -> None:
    told.use("card", "weapon", "combat-card", "attack", "melee", "sharp", "blunt", "ranged")
    draft.because("kw-melee-weapon^what")
    draft.reads("card-fits")
    draft.attempt = {"turn": draft.me}


def _fits(_sheet: Sheet, reading: Reading) -> Answer:
    card = CombatCard(id="melee", weapon="melee")
    verdict = all(card.fits(kind) for word, kind in KINDS.items() if reading.told.has(word))
    return Answer("legal", cites_of(reading), verdict=verdict)


TOPICS: dict[str, Topic[Sheet]] = {
    "kill": Topic(fits_kill, read_kill, answer_kill),
    "through-a-door": Matter(
        ("door", ("shoot", "attack")),
        MAY,
        _through_a_door,
        legal,
        ("through",),
        ("sealed", "barrier", "bare-hands"),
    ).topic(),
    "stunned-target": Matter(
        ("attack", "monster", "stun"),
        MAY,
        _stunned_target,
        legal,
        (),
        ("evade", "elsewhere", "adjacent", "keeper", "hidden"),
        when=scenes.monster_is_attacked,
    ).topic(),
    "range": Matter((("shoot", "attack"), "range", "space"), MAY, _in_range, legal).topic(),
    "bare-hands": Matter(("bare-hands", "attack"), MAY, _bare_hands, legal).topic(),
    "card-fits": Matter(
        ("melee", ("sharp", "blunt", "ranged"), "fits"), ("does", "may", None), _fitting, _fits
    ).topic(),
}
