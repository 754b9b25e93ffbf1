"""Insanity, death and what comes after; the objective; escaping; Trauma cards one has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described.matters import ASKS, HAPPENS, MAY, Matter
from engine.mansions.described.playing import course, followed, kind_of, legal, occurs
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic

_GOODS = ("item", "weapon", "sharp", "blunt", "ranged", "key", "card", "found-card")


def _insane_out(told: Told, draft: Draft) -> None:
    """The last sanity goes; does that end anything?"""
    told.use("insane", "sanity", "dead", "eliminated", "lose", "last")
    told.take("sanity")
    draft.you["sanity"] = 1
    draft.reads("insane", "", draft.me)
    draft.because("insane^what")
    draft.befalls({"effect": "suffer-horror"})


def _driven(told: Told, draft: Draft) -> None:
    """An insanity as a Keeper action, once or once more."""
    told.use("keeper", "insane", "insanity", "trauma", "investigator", "action", "action-card", "keeper-turn")
    again = told.has("third", "second", "more-than-one") or any(
        told.terms[at].number > 1 for at in told.places("times")
    )
    told.use("third", "second", "more-than-one", "times")
    draft.you.update(sanity=8, horror=8)
    draft.reads("insane", "", draft.me)
    names = [f"{draft.name('trauma')} {number}" for number in (1, 2)]
    draft.keeper["trauma"] = [{"id": name, "kind": "insanity"} for name in names]
    if again:
        draft.table["turn"] = {"of": "keeper", "driven": [draft.me]}
        draft.reads("driven", "", draft.me)
    draft.chooses("keeper-action", f"insanity:{draft.me}", "done")
    draft.chooses("which-insanity", names[0])
    draft.because("insane^once" if again else "insane^keeper-action")
    draft.attempt = {"step": "keeper-action-step"}


def _goes_insane(told: Told, draft: Draft) -> None:
    told.use("insane", "sanity", "lose", "last")
    draft.you["sanity"] = 1
    draft.reads("insane", "", draft.me)
    draft.because("insane^what", "insane^no-horror", "insane^keeper-action")
    draft.befalls({"effect": "suffer-horror"})


def _is_killed(told: Told, draft: Draft) -> None:
    """Before the objective is revealed or after it."""
    told.use("dead", "investigator", "objective", "revealed", "before")
    hidden = told.has("before") or told.denied("revealed", "objective")
    revealed = told.has("revealed") and not hidden
    draft.table["objective"] = {"id": draft.name("objective"), "revealed": revealed}
    draft.table["available"] = [{"id": draft.name("reserve")}]
    draft.assumes("reserve")
    if revealed:
        draft.reads("objective-revealed")
    elif hidden:
        draft.reads("objective-hidden")
    else:
        draft.assumes("objective-hidden")
    draft.because("killed-investigators^figure", "killed-investigators^next")
    draft.befalls({"effect": "kill"})


def _second_trauma(told: Told, draft: Draft) -> None:
    """Another of the kind that one has."""
    kind = "insanity" if told.has("insanity") else "injury"
    told.use("injury", "insanity", "trauma", "hold", "second", "additional", "same-time", "keeper", "stay")
    told.take("injury", "insanity")
    if told.has("injury") and told.has("insanity"):
        draft.missing.append("scene")
    name = draft.name("trauma")
    draft.you["traumas"] = [{"id": f"{name} 1", "kind": kind}]
    draft.keeper["trauma"] = [{"id": f"{name} 2", "kind": kind}]
    draft.chooses("trauma", f"play:{name} 2")
    draft.reads("second-trauma", kind)
    draft.because("one-injury-one-insanity^limit", "one-injury-one-insanity^replace")
    draft.befalls({"effect": "suffer-horror" if kind == "insanity" else "suffer-damage"})


def _left_behind(told: Told, draft: Draft) -> None:
    """What becomes of the cards of the dead."""
    told.use("dead", "drop", "dropped", "investigator", "spell", *_GOODS, "lose", "hold")
    if told.has("spell"):
        draft.you["spells"] = [{"id": draft.name("spell"), "type": "Spell"}]
        draft.because("killed-investigators^spells")
    else:
        draft.give(draft.name("card"), types=["equipment"])
        draft.because("killed-investigators^items")
    if told.has("spell") == told.has(*_GOODS):
        draft.missing.append("goods")
    draft.reads("dies", "", draft.me)
    draft.befalls({"effect": "kill"})


def _is_dropped(sheet: Sheet, reading: Reading) -> Answer:
    played = followed(sheet, reading)
    dropped = [event.model_dump()["dropped"] for event in played.events if kind_of(event) == "stripped"]
    return Answer(
        "legal", cites_of(reading, played), verdict=any(dropped), events=played.events, answers=played.answers
    )


def _next_turn(told: Told, draft: Draft) -> None:
    """The turn after death."""
    told.use("dead", "investigator", "next-turn", "objective", "revealed", "before")
    if told.has("revealed") and not (told.denied("revealed") or told.has("before")):
        draft.missing.append("scene")
    draft.you["fate"] = "killed"
    draft.table["available"] = [{"id": draft.name("reserve")}]
    draft.table["start"] = draft.here
    draft.table["dead"] = [draft.me]
    draft.assumes("reserve")
    draft.assumes("objective-hidden")
    draft.because("choosing-a-new-investigator^no-steps", "choosing-a-new-investigator^unused")
    draft.attempt = {"turn": draft.me}


def _escape(told: Told, draft: Draft) -> None:
    """Through a door that leads to no room; with the objective revealed or not."""
    told.use("escape", "objective", "revealed", "before", "door", "room", "investigator", "through")
    if not told.has("objective", "revealed"):
        draft.missing.append("objective")
    hidden = told.has("before") or told.denied("revealed", "objective")
    out = draft.name("way-out")
    draft.table["doors"].append({"id": out, "between": [draft.here]})
    draft.table["objective"] = {
        "id": draft.name("objective"),
        "escape": draft.name("room"),
        "revealed": not hidden,
    }
    draft.reads("objective-hidden" if hidden else "objective-revealed")
    draft.assumes("escape-room")
    draft.because("escape^when", "escape^door")
    draft.attempt = {"escape": {"by": draft.me, "to": out}}


def _clue(told: Told, draft: Draft) -> None:
    """A Clue is found; only the first-numbered one reveals the objective."""
    told.use("clue-card", "find", "explore", "objective", "revealed", "reveal", "last", "investigator")
    number = told.value("clue-card")
    if number is None and told.has("last"):
        number = 1
        draft.reads("last-clue")
    if number is None or not 1 <= number <= 9:
        draft.missing.append("clue-number")
        return
    draft.room()["pile"] = [{"kind": "item", "id": draft.name("clue"), "types": ["clue"], "clue": number}]
    draft.table["objective"] = {"id": draft.name("objective")}
    draft.reads("clue", number)
    draft.because("revealing-the-objective^clue-1")
    draft.attempt = {"explore": draft.me}


def _event_reveals(told: Told, draft: Draft) -> None:
    told.use("event", "iv", "objective", "revealed", "reveal")
    stage = 4 if told.has("iv") else told.value("event")
    if stage is None or not 1 <= stage <= 5:
        draft.missing.append("stage")
        return
    name = draft.name("event")
    draft.table["events"] = [{"id": f"{name} 1", "stage": stage}, {"id": f"{name} 2"}]
    draft.table["objective"] = {"id": draft.name("objective")}
    draft.reads("stage", stage)
    draft.because("revealing-the-objective^event-iv")
    draft.attempt = {"step": "event-step"}


def _outright(told: Told, draft: Draft) -> None:
    """Killed without damage."""
    told.use("monster", "named", "kill", "dead", "outright", "card", "item", "spell", "damage")
    named = told.has("named") and not told.denied("named")
    monster = draft.add_monster(named=named)
    draft.reads("named-monster" if named else "common-monster")
    draft.because("named-monsters^immune")
    draft.granted("killing-monsters^removed")
    draft.befalls({"effect": "kill-monster", "monster": monster})


TOPICS: dict[str, Topic[Sheet]] = {
    "insane-out": Matter(
        ("insane", ("dead", "eliminated")),
        ASKS,
        _insane_out,
        occurs("investigator-killed", "player-eliminated"),
        (),
        ("monster", "keeper", "trauma", "all"),
    ).topic(),
    "driven": Matter(
        ("insane", ("insanity", "trauma")),
        MAY,
        _driven,
        occurs("trauma-played"),
        (),
        ("horror-test", "horror", "with-number", "dead"),
    ).topic(),
    "second-trauma": Matter(
        (("injury", "insanity"), ("hold", "stay")),
        ("may", "does"),
        _second_trauma,
        occurs("trauma-discarded", none=True),
        (),
        ("with-number", "insane", "dead", "hand"),
    ).topic(),
    "left-behind": Matter(
        ("dead", ("drop", "dropped")),
        ("does", None),
        _left_behind,
        _is_dropped,
        (),
        ("monster", "keeper"),
    ).topic(),
    "after-death": Matter(("dead", "next-turn"), HAPPENS, _next_turn, course, (), ("monster",)).topic(),
    "goes-insane": Matter(
        ("insane",),
        HAPPENS,
        _goes_insane,
        course,
        (),
        ("horror-test", "monster", "trauma", "insanity", "horror", "keeper"),
    ).topic(),
    "is-killed": Matter(
        ("dead",), HAPPENS, _is_killed, course, (), ("monster", "health", "damage", "keeper", "trauma", "all")
    ).topic(),
    "escape": Matter(("escape",), MAY, _escape, legal, (), ("monster", "sealed", "friend", "evade")).topic(),
    "clue": Matter(
        ("clue-card", ("objective", "revealed")),
        ("does", "happens", None),
        _clue,
        occurs("objective-revealed"),
    ).topic(),
    "event-reveals": Matter(
        (("event", "iv"), "objective"),
        ("does", None),
        _event_reveals,
        occurs("objective-revealed"),
        (),
        ("last", "win"),
    ).topic(),
    "outright": Matter(
        ("monster", ("kill", "dead"), "outright"), MAY, _outright, occurs("monster-killed")
    ).topic(),
}
