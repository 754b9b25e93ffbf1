"""Evade tests: whether one is taken, how many there are, who orders them, what a failure does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.drafts import Draft
from engine.mansions.described.matters import ASKS, HAPPENS, MAY, MUCH, WHO, Matter
from engine.mansions.described.playing import counted, course, decides, occurs, offered, summed
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told


def fits_evade(told: Told) -> bool:
    asked = told.has("evade") and told.question in ASKS and scenes.asks_about(told, "evade", "evaded", "test")
    return asked and not told.has("fail", "horror-test", *scenes.NO_MEETING)


def read_evade(told: Told) -> Draft:
    """What is done with a monster in the space."""
    draft = Draft(told)
    told.use(*scenes.MEETING, "evade", "evaded")
    draft.shown = {"evade": 1, "horror": 1}
    stunned = scenes.stunned(told, draft)
    scenes.hidden(told, draft)
    if scenes.of_a_monster(told, "evade") or scenes.monster_attacks(told):
        draft.missing.append("who")
    if told.has("shoot", "attack"):
        _attacks(told, draft, stun=int(stunned))
        return draft
    names = scenes.monsters(told, draft, stun=int(stunned))
    if stunned:
        draft.reads("stunned-monster")
        draft.because("evade-tests^stunned-monster")
    if told.has("evaded"):
        _evaded(told, draft, names)
    if told.has("moves-me"):
        told.use("moves-me", "leave")
        draft.chooses("investigator-step", f"to:{draft.beside}", "stop")
        draft.reads("moved-by-keeper", "", draft.me)
        draft.because("evade-tests^moved-by-keeper")
        draft.befalls({"effect": "move-investigator"})
    elif told.has("leave") and scenes.done_by(told, "leave") == "monster":
        told.use("leave")
        draft.reads("leaves-monster")
        draft.because("evade-tests^monster-leaves")
        draft.attempt = {"monster_move": {"monster": names[0], "to": draft.beside}}
    else:
        _acts(told, draft)
    return draft


def _evaded(told: Told, draft: Draft, names: list[str]) -> None:
    """One of them, this turn; perhaps another has come since."""
    if told.has("next-turn"):
        told.use("next-turn")
        draft.reads("next-turn")
        return
    told.use("third")
    another = told.has("second", "additional")
    if another:
        told.use("second", "additional", "enter", "move")
        if len(names) == 1:
            draft.add_monster()
        draft.reads("another-monster")
        draft.because("evade-tests^another")
    elif len(names) > 1:
        draft.missing.append("scene")
    draft.turn["evaded"] = names[:1]
    draft.reads("evaded", "", draft.me)
    draft.because("evade-tests^once")


def _attacks(told: Told, draft: Draft, stun: int) -> None:
    """A monster in your space, or another elsewhere while one is with you."""
    told.use("shoot", "attack", "ranged", "sharp", "blunt", "weapon", "bare-hands", "action")
    if told.has("elsewhere", "adjacent"):
        told.use("elsewhere", "adjacent")
        draft.add_monster(stun=stun)
        other = draft.add_monster(space=draft.beside)
        draft.table["sight"] = [[draft.here, draft.beside]]
        weapon = draft.give(draft.name("weapon"), types=["weapon"], weapon="ranged", damage=1, range=2)
        draft.reads("attack-elsewhere", "", draft.me)
        draft.because("evade-tests^attack-elsewhere")
        draft.attempt = {"attack": {"by": draft.me, "monster": other, "weapon": weapon}}
        return
    if len(told.places("monster")) > 1 and told.has("shoot"):
        draft.missing.append("scene")
    monster = scenes.monsters(told, draft, stun=stun)[0]
    draft.reads("attack-here", "", draft.me)
    draft.because("evade-tests^attack")
    draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": "unarmed"}}


def _acts(told: Told, draft: Draft) -> None:
    """Exploring, an item, coming out of hiding, or going away."""
    if told.has("explore"):
        told.use("explore", "action")
        draft.reads("action", "explore", draft.me)
        draft.because("evade-tests^when")
        draft.attempt = {"explore": draft.me}
    elif told.has("not-action"):
        told.use("not-action", "item", "card", "weapon")
        card = draft.give(
            draft.name("card"), ability={"action": False, "once": True, "effects": [{"effect": "no-effect"}]}
        )
        draft.chooses("do", f"use:{card}", "end")
        draft.reads("not-action", "", draft.me)
        draft.because("evade-tests^not-an-action")
        draft.attempt = {"turn": draft.me}
    elif told.has("hidden") and told.has("leave"):
        told.use("leave")
        draft.reads("leaves-hiding", "", draft.me)
        draft.because("hidden^evade-leaving")
        draft.attempt = {"leave_hiding": draft.me}
    elif told.has("hidden") or told.has("item", "spell", "trade", "drop", "hide", "drag"):
        draft.missing.append("scene")
    else:
        if told.has("leave", "move", "run"):
            told.use("leave", "move", "run", "movement-step", "action")
            draft.reads("leaves", "", draft.me)
        else:
            draft.assumes("leaves", "", draft.me)
        draft.because("evade-tests^when")
        draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _several_here(told: Told, draft: Draft) -> None:
    told.use("pass", "leave", "move", "run", "explore")
    draft.shown = {"evade": 1}
    scenes.monsters(told, draft)
    draft.because("evade-tests^when")
    draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _evade_order(told: Told, draft: Draft) -> None:
    told.use("leave", "move", "run")
    many = max(scenes.how_many(told, "monster"), 2)
    told.use("monster")
    for _ in range(many):
        draft.add_monster()
    draft.reads("monsters", many)
    draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _failed_evade(told: Told, draft: Draft) -> None:
    told.use("fail", "evade", "damage", "hurt", "monster", "keeper", "deal", "must")
    damage, health = told.value("damage"), told.value("health")
    if health is not None:
        told.use("hold", "left")
        draft.you["health"] = max(health, 1)
        draft.reads("health", health, draft.me)
    if damage is None:
        draft.assumes("monster-damage", 1)
    else:
        draft.reads("monster-damage", damage)
    draft.shown = {"evade": 0}
    draft.reads("failed", "evade", draft.me)
    draft.add_monster(damage=1 if damage is None else damage)


def _hurt_by_evade(told: Told, draft: Draft) -> None:
    _failed_evade(told, draft)
    draft.because("failed-evade^may-damage")
    draft.attempt = {"evade": {"by": draft.me, "monster": draft.name("monster")}}


def _must_hurt(told: Told, draft: Draft) -> None:
    _failed_evade(told, draft)
    draft.because("failed-evade^choice" if told.has("must") else "failed-evade^may-damage")
    draft.attempt = {"evade": {"by": draft.me, "monster": draft.name("monster")}}


def _must_or_may(sheet: Sheet, reading: Reading) -> Answer:
    """The Keeper may; so there is no must."""
    return offered("evade-damage", compelled=reading.told.has("must"))(sheet, reading)


def evade_is_past(told: Told) -> bool:
    """It is told; what is asked is what one may do then."""
    return not scenes.asks_about(told, "evade", "evaded") or told.has("fail")


def _goes_on(told: Told, draft: Draft) -> None:
    """An evade test, passed or failed, and what was intended."""
    told.use("evaded", "pass")
    if told.has("fail"):
        _failed_evade(told, draft)
        draft.chooses("evade-damage", "no")
        draft.because("failed-evade^anyway", "attack-only-action-with-monster^even-failed")
    else:
        told.use("monster")
        draft.add_monster()
        draft.shown = {"evade": 1}
        draft.reads("evaded", "", draft.me)
        draft.because("attack-only-action-with-monster^after-test")
    if told.has("explore"):
        told.use("explore", "action")
        draft.room()["pile"] = [{"kind": "item", "id": draft.name("card")}]
        draft.reads("action", "explore", draft.me)
        draft.attempt = {"explore": draft.me}
    else:
        told.use("move", "leave", "run", "movement-step", "action")
        draft.reads("leaves", "", draft.me)
        draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _evade_damage(told: Told, draft: Draft) -> None:
    if told.value("damage") is None:
        draft.missing.append("monster-damage")
    _failed_evade(told, draft)
    draft.chooses("evade-damage", "yes")
    draft.assumes("keeper-hurts")
    draft.because("failed-evade^may-damage")
    draft.attempt = {"evade": {"by": draft.me, "monster": draft.name("monster")}}


TOPICS: dict[str, Topic[Sheet]] = {
    "evade-hurt": Matter(
        ("evade", ("fail", "hurt")), WHO, _hurt_by_evade, decides("evade-damage"), ("here",)
    ).topic(),
    "evade-order": Matter(
        ("evade", "monster"), WHO, _evade_order, decides("evade-order"), ("here", "test", "q-order", "first")
    ).topic(),
    "evade-damage": Matter(
        ("evade", "fail", "damage"),
        MUCH,
        _evade_damage,
        summed("suffered", "amount", "damage"),
        ("here", "must"),
    ).topic(),
    "how-many-evades": Matter(
        ("evade", "monster"),
        MUCH,
        _several_here,
        counted("evade-test", "evade-tests"),
        ("here", "test"),
        ("fail", "damage"),
    ).topic(),
    "must-hurt": Matter(
        ("evade", "fail", ("damage", "deal", "hurt")), ("does", "may"), _must_hurt, _must_or_may, ("here",)
    ).topic(),
    "failed-and-goes-on": Matter(
        (("evade", "evaded"), ("explore", "move", "leave", "run")),
        MAY,
        _goes_on,
        occurs("card-found", "moved"),
        ("here",),
        ("stun", "hidden", "attack", "shoot", "dark", "keeper"),
        evade_is_past,
    ).topic(),
    "failed-evade": Matter(
        ("evade", "fail"), HAPPENS, _hurt_by_evade, course, ("here", "leave", "move")
    ).topic(),
    "evade-test": Topic(fits_evade, read_evade, occurs("evade-test")),
}
