"""Damage and horror, fire, Trauma cards, death, named monsters, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import ASKS, DOES, HAPPENS, MAY, MUCH, WHO, Matter
from engine.mansions.described.playing import course, decides, occurs, offered, summed
from engine.mansions.front import begun
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic

_SUFFERS = {"damage": "suffers-damage", "horror": "suffers-horror"}


def _fire(told: Told, draft: Draft) -> None:
    """At the end of your turn you are in the burning room, or out of it."""
    told.use("fire", "turn-end", "damage", "burn", "stay", "through", "enter", "run", "before", "move")
    out = told.has("leave")
    told.use("leave")
    if told.has("enter") and not out and not told.has("turn-end", "stay"):
        _at_the_door(draft)
        return
    if told.denied("fire", "leave"):
        draft.missing.append("scene")
    draft.token("fire", "other-room" if out else "room")
    draft.chooses("do", "end")
    draft.reads("fire-left" if out else "fire-stays", "", draft.me)
    draft.because("fire^passing" if out else "fire^damage")
    draft.attempt = {"turn": draft.me}


def _at_the_door(draft: Draft) -> None:
    """Going in does no damage by itself."""
    draft.token("fire", "other-room")
    draft.shown = {"fire": 1}
    draft.reads("enters-fire", "", draft.me)
    draft.because("fire^damage", "fire^enter")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _into_fire(told: Told, draft: Draft) -> None:
    """The Willpower test at the door, passed or not."""
    told.use("fire", "enter", "willpower", "test", "fail", "pass", "through", "must", "move", "run")
    draft.token("fire", "other-room")
    draft.shown = {"fire": 0 if told.has("fail") else 1}
    draft.reads("enters-fire", "", draft.me)
    if told.has("fail"):
        draft.reads("failed", "willpower", draft.me)
    draft.because("fire^enter")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _suffers(told: Told, draft: Draft) -> None:
    """So much of health or sanity is left, so much harm is suffered."""
    told.use("hold", "left", "last", "token", "mythos", "card")
    pairs = (("health", "damage"), ("sanity", "horror"))
    read = False
    for points, harm in pairs:
        left, amount = told.value(points), told.value(harm)
        if left is None or not amount:
            continue
        draft.you[points] = max(left, 1)
        draft.reads(points, left, draft.me)
        draft.reads(_SUFFERS[harm], amount, draft.me)
        draft.befalls({"effect": f"suffer-{harm}", "amount": amount})
        if left < 1 or read:
            draft.missing.append("scene")
        read = True
    if not read:
        draft.missing.append("points")
    draft.table["available"] = [{"id": draft.name("reserve")}]
    draft.assumes("reserve")


def _dies(told: Told, draft: Draft) -> None:
    """Killed, with the objective revealed by then or not."""
    told.use("dead", "objective", "revealed", "eliminated", "investigator", "before", "reveal")
    hidden = told.has("before") or told.denied("revealed", "objective")
    if not hidden and not told.has("revealed"):
        draft.missing.append("scene")
    draft.table["objective"] = {"id": draft.name("objective"), "revealed": not hidden}
    draft.table["available"] = [{"id": draft.name("reserve")}]
    draft.assumes("reserve")
    draft.reads("objective-hidden" if hidden else "objective-revealed")
    draft.because("killed-investigators^next", "elimination^revealed")
    draft.granted("elimination^revealed", "killed-investigators^revealed")
    draft.befalls({"effect": "kill"})


def _trauma_on_the_dead(told: Told, draft: Draft) -> None:
    told.use("keeper", "trauma", "injury", "damage", "dead", "first", "health", "last")
    draft.keeper["trauma"] = [{"id": draft.name("trauma"), "kind": "injury"}]
    draft.you["health"] = 1
    draft.reads("killed-by-damage", "", draft.me)
    draft.because("trauma-cards^not-dead", "health^no-trauma")
    draft.befalls({"effect": "suffer-damage"})


def _threshold(told: Told, draft: Draft) -> None:
    """A Trauma card with a number, after harm."""
    told.use("keeper", "trauma", "injury", "insanity", "with-number", "card", "hold", "left")
    most = told.value("with-number")
    kinds = [
        (p, h, k)
        for p, h, k in (("health", "damage", "injury"), ("sanity", "horror", "insanity"))
        if told.has(p)
    ]
    if most is None or len(kinds) != 1:
        draft.missing.append("points")
        return
    points, harm, kind = kinds[0]
    left, amount = told.value(points), told.value(harm)
    if not left or not amount or told.has("injury" if kind == "insanity" else "insanity"):
        draft.missing.append("points")
        return
    draft.you[points] = left
    draft.keeper["trauma"] = [{"id": draft.name("trauma"), "kind": kind, "most": most}]
    draft.reads(points, left, draft.me)
    draft.reads(_SUFFERS[harm], amount, draft.me)
    draft.reads("trauma-number", most)
    draft.because("trauma-cards^after-harm", "trauma-cards^threshold")
    draft.befalls({"effect": f"suffer-{harm}", "amount": amount})


def _named(told: Told, draft: Draft) -> None:
    """The printed health and so much for each investigator."""
    told.use("named", "monster", "health", "per-investigator", "hold")
    people = scenes.how_many(told, "investigator", 0)
    told.use("investigator")
    own = [fact for fact in told.facts if fact.what == "health" and fact.kind == "number"]
    more = [fact for fact in told.facts if fact.what == "health" and fact.kind == "signed"]
    for fact in (*own, *more):
        told.used.update((fact.at, fact.of))
    if len(own) != 1 or len(more) != 1 or not 1 <= people <= 4 or more[0].value < 0:
        draft.missing.append("named")
        return
    draft.people(people)
    draft.add_monster(health=own[0].value, per_investigator=more[0].value, named=True)
    draft.reads("monster-health", own[0].value)
    draft.reads("per-investigator", more[0].value)
    draft.reads("people", people)
    draft.because("named-monsters^bonus")
    draft.attempt = {"phase": "keeper"}


def _health_of(sheet: Sheet, reading: Reading) -> Answer:
    table = begun(sheet)
    return Answer("number", cites_of(reading), number=table.health_of(table.monsters[0]), of="monster-health")


def _both_win(told: Told, draft: Draft) -> None:
    told.use("keeper", "investigator", "objective", "win", "same-time", "and-keeper", "player")
    mark = draft.name("win")
    both = {"mark": mark}
    draft.table["objective"] = {"id": draft.name("objective"), "keeper": both, "investigators": both}
    draft.reads("both-win")
    draft.attempt = {"effects": {"effects": [{"effect": "mark", "name": mark}]}}


def _monster_dies(told: Told, draft: Draft) -> None:
    told.use("monster", "health", "damage", "dead", "kill", "hold", "deal", "take")
    health, damage = told.value("health"), told.value("damage")
    if not health or not damage:
        draft.missing.append("points")
        return
    monster = draft.add_monster(health=health)
    draft.reads("monster-health", health)
    draft.reads("suffers-damage", damage, monster)
    draft.because("killing-monsters^killed")
    draft.befalls({"effect": "deal-damage", "amount": damage, "monster": monster})


TOPICS: dict[str, Topic[Sheet]] = {
    "how-much-fire": Matter(
        ("fire", "damage"), MUCH, _fire, summed("suffered", "amount", "damage"), never=("monster", "corpse")
    ).topic(),
    "both-win": Matter(("same-time", ("objective", "win")), WHO, _both_win, decides("both-win")).topic(),
    "named": Matter(("health", "per-investigator"), MUCH, _named, _health_of).topic(),
    "into-fire": Matter(("fire", "enter", ("fail", "pass")), HAPPENS, _into_fire, course).topic(),
    "fire-test": Matter(
        ("fire", "enter", "test"), DOES, _into_fire, occurs("fire-test"), (), ("fail", "pass", "damage")
    ).topic(),
    "fire-damage": Matter(
        ("fire", ("damage", "burn", "turn-end")),
        ("does", None),
        _fire,
        occurs("suffered"),
        (),
        ("monster", "corpse"),
    ).topic(),
    "trauma-on-the-dead": Matter(
        (("trauma", "injury"), "dead"), MAY, _trauma_on_the_dead, offered("trauma")
    ).topic(),
    "trauma-number": Matter(
        (("trauma", "injury", "insanity"), "with-number"), MAY, _threshold, offered("trauma")
    ).topic(),
    "dies": Matter(
        ("dead", "eliminated"), ASKS, _dies, occurs("player-eliminated"), (), ("monster",)
    ).topic(),
    "monster-dies": Matter(
        ("monster", "health", "damage", ("dead", "kill")), ASKS, _monster_dies, occurs("monster-killed")
    ).topic(),
    "suffers": Matter(
        (("health", "sanity"), ("damage", "horror"), ("take", "lose")),
        HAPPENS,
        _suffers,
        course,
        (),
        ("monster", "horror-test", "evade", "test", "fire"),
    ).topic(),
}
