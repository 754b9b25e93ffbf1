"""Darkness, stun and fire: what they reach; corpses; hiding places and barriers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import DOES, MAY, MUCH, ORDER, WHO, Matter
from engine.mansions.described.playing import counted, course, decides, legal, occurs, summed
from engine.mansions.described.tests_told import FIGHT
from engine.mansions.phases.skill_test import target_of
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.events.tests import Purpose
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic


def _purpose(told: Told) -> Purpose | None:
    """What kind of test it is about."""
    kinds: list[tuple[Purpose, bool]] = [
        ("horror", told.has("horror-test")),
        ("evade", told.has("evade")),
        ("combat", told.has(*FIGHT)),
    ]
    named = [purpose for purpose, is_it in kinds if is_it]
    return named[0] if len(named) == 1 else None


def _reaches(told: Told, draft: Draft) -> None:
    """Whether a penalty counts in a kind of test."""
    told.use("horror-test", "evade", "test", "applies", "modifier", "must", "monster", "token", *FIGHT)
    told.used.update(place for place in told.places("signed") if told.terms[place].number == -2)
    if _purpose(told) is None or told.has("dark") == told.has("stun"):
        draft.missing.append("scene")
    scenes.dark(told, draft)
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    dark = told.has("dark")
    draft.because("darkness^combat-only" if dark else "stun^minus-two")
    draft.granted("darkness^combat" if dark else "stun^minus-two")
    draft.attempt = {"test": {"by": draft.me, "attribute": "strength"}}


def _counts(sheet: Sheet, reading: Reading) -> Answer:
    purpose = _purpose(reading.told)
    assert purpose is not None
    target = target_of(sheet.situation, sheet.situation.investigators[0].id, "strength", 0, purpose)
    verdict = bool(target.darkness or target.stun)
    return Answer("legal", cites_of(reading, verdict=verdict), verdict=verdict)


def _inside_fire(told: Told, draft: Draft) -> None:
    """From space to space of one burning room."""
    told.use("fire", "same-room", "move", "test", "willpower", "must", "space", "elsewhere", "pass", "third")
    draft.token("fire")
    draft.reads("inside-fire", "", draft.me)
    draft.because("fire^inside")
    draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _monsters_burn(told: Told, draft: Draft) -> None:
    told.use("fire", "monster", "damage", "burn", "keeper-turn", "turn-end", "too", "keeper")
    draft.token("fire")
    draft.you["space"] = draft.there
    many = scenes.how_many(told, "monster")
    if many > 1:
        draft.missing.append("count")
    draft.add_monster(space=draft.here, health=9)
    draft.reads("fire-monster")
    draft.because("fire^damage", "fire^monsters-when")
    draft.attempt = {"phase": "keeper"}


def _burn_order(told: Told, draft: Draft) -> None:
    """Several monsters in the fire at the end of the Keeper turn."""
    told.use("fire", "monster", "damage", "burn", "first", "keeper-turn", "turn-end", "keeper", "room")
    many = scenes.how_many(told, "monster", 2)
    draft.token("fire")
    draft.you["space"] = draft.there
    for _ in range(max(many, 2)):
        draft.add_monster(space=draft.here)
    draft.reads("monsters", many)
    draft.because("fire^monsters-order")
    draft.attempt = {"phase": "keeper"}


def _fire_or_mythos(told: Told, draft: Draft) -> None:
    """After the last step of a turn in a burning room."""
    told.use("fire", "mythos", "keeper", "damage", "turn-end", "first", "action", "step", "last")
    card = draft.name("mythos")
    draft.token("fire")
    draft.keeper["mythos"] = [{"id": card}]
    draft.chooses("do", "explore", "end")
    draft.chooses("mythos", "no", f"play:{card}")
    draft.reads("fire-stays", "", draft.me)
    draft.because("mythos-timing-windows^fire-later", "fire^after-mythos")
    draft.attempt = {"turn": draft.me}


def _corpses_burn(told: Told, draft: Draft) -> None:
    told.use("fire", "corpse", "burn", "discard", "room", "here", "stay")
    draft.space(draft.here)["corpses"] = 1
    draft.reads("corpse-fire")
    draft.because("corpse^fire")
    draft.befalls({"effect": "place-token", "token": "fire"})


def _hide(told: Told, draft: Draft) -> None:
    """With what is left of the turn."""
    told.use("hide", "hidden", "movement-step", "action", "monster", "here", "move")
    draft.space(draft.here)["features"] = ["hiding-place"]
    scenes.moved(told, draft)
    if told.has("monster"):
        scenes.monsters(told, draft)
        draft.because("hiding-place^evade-entering")
    draft.because("hiding-place^enter")
    draft.reads("hides", "", draft.me)
    draft.attempt = {"hide": draft.me}


def _barricade(told: Told, draft: Draft) -> None:
    told.use("barrier", "onto", "move", "door", "action", "here")
    draft.table["barriers"] = [{"id": draft.name("barrier"), "space": draft.here}]
    draft.reads("barricades", "", draft.me)
    draft.because("barrier^move-on")
    draft.attempt = {"barrier": {"by": draft.me, "card": draft.name("barrier")}}


def _attacked_in_hiding(told: Told, draft: Draft) -> None:
    told.use("monster", "attack", "here", "keeper")
    scenes.hidden(told, draft)
    scenes.monsters(told, draft)
    draft.because("hiding-and-barriers^hiding", "hidden^attacked")
    draft.attempt = {"step": "monster-attack-step"}


def _stun_off(told: Told, draft: Draft) -> None:
    told.use("stun", "wear-off", "discard", "lose", "token", "trading-step", "keeper-turn")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    draft.you["stun"] = max(int(draft.you.get("stun", 0)), 2)
    draft.because("stun^one-off", "trading-step^stun")
    draft.attempt = {"step": "trading-step"}


_TESTS = ("horror-test", "evade", "combat", "combat-card", "attack", "shoot")
TOPICS: dict[str, Topic[Sheet]] = {
    "penalty": Matter(
        (("dark", "stun"), _TESTS, ("applies", "modifier", "signed")),
        DOES,
        _reaches,
        _counts,
        (),
        ("puzzle", "enter", "leave"),
    ).topic(),
    "inside-fire": Matter(
        ("fire", ("same-room", "move"), "test"),
        DOES,
        _inside_fire,
        occurs("fire-test"),
        (),
        ("enter", "monster", "leave"),
    ).topic(),
    "how-much-monsters-burn": Matter(
        ("fire", "monster"),
        MUCH,
        _monsters_burn,
        summed("monster-hurt", "amount", "damage"),
        (),
        ("me", "stun"),
    ).topic(),
    "monsters-burn": Matter(
        ("fire", "monster"),
        DOES,
        _monsters_burn,
        occurs("monster-hurt"),
        (),
        ("me", "enter", "test", "move", "leave", "horror-test", "evade", "kill"),
    ).topic(),
    "burn-order": Matter(("fire", "monster"), WHO, _burn_order, decides("burn-order")).topic(),
    "fire-or-mythos": Matter(("fire", "mythos"), ORDER, _fire_or_mythos, course).topic(),
    "corpses-burn": Matter(
        ("fire", "corpse"), ("does", "happens", None), _corpses_burn, occurs("corpses-removed"), (), ("drag",)
    ).topic(),
    "hide": Matter(("hide",), MAY, _hide, legal, (), ("evade", "horror-test", "keeper", "stun")).topic(),
    "barricade": Matter(
        ("barrier", ("onto", "move")), MAY, _barricade, legal, (), ("monster", "keeper", "stopped", "through")
    ).topic(),
    "attacked-in-hiding": Matter(
        ("hidden", "monster", "attack"),
        MAY,
        _attacked_in_hiding,
        occurs("monster-attacks"),
        (),
        ("evade", "horror-test", "stun"),
        when=scenes.monster_attacks,
    ).topic(),
    "stun-off": Matter(
        ("stun", ("wear-off", "discard")),
        MUCH,
        _stun_off,
        counted("stun-removed", "stun-removed"),
        (),
        ("monster",),
    ).topic(),
}
