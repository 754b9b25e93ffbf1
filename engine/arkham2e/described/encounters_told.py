"""Encounters that are told of: on a street, at a gate, with a monster; the explored marker; sliders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import DOOM_TRACK, Draft, drafted
from engine.arkham2e.described.watching import Watch, counted, course, decider, follow
from engine.arkham2e.events import EncounterDrawn, SliderMoved
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Course, Reading, Told

ASKS = ("may", "does")


def on_street(told: Told) -> bool:
    return told.every("encounters", "street") and told.question in ASKS and not told.has("monster", "gate")


def read_on_street(told: Told) -> Draft:
    draft = drafted(told, "encounters street hold arkham here stand must ends become pick-up draw")
    draft.you["space"] = draft.name("street")
    draft.reads("on-street", "", draft.me)
    draft.attempt = {"encounter": draft.me}
    return draft


def answer_on_street(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    drawn = any(isinstance(event, EncounterDrawn) for event in played.events)
    return Answer(
        "legal",
        ("arkham2e/street-area^no-encounter",),
        verdict=drawn,
        events=played.events,
        answers=played.answers,
    )


def at_gate(told: Told) -> bool:
    there = told.has("my-place", "location", "here", "enter", "encounters")
    busy = told.has(
        "opens", "close", "seal", "mythos", "appear", "awaken", "surge", "return", "other-world", "player"
    )
    return told.has("gate") and there and told.question in ("happens", "order") and not busy


def read_at_gate(told: Told) -> Draft:
    """The Arkham Encounters Phase at an open gate."""
    draft = drafted(
        told, "phases gate location here enter encounters stand ends movement move explored hold arkham"
    )
    draft.open_gates(1, here=True)
    if told.has("explored") and not told.denied("explored"):
        draft.you["explored"] = draft.name("gate")
        draft.reads("explored", "", draft.me)
    else:
        draft.reads("not-explored", "", draft.me) if told.has("explored") else draft.assumes("not-explored")
    draft.reads("gate-here")
    draft.attempt = {"encounter": draft.me}
    return draft


def monster_stays(told: Told) -> bool:
    return told.every("monster", "encounters") and told.has("stay", "board") and told.question in ASKS


def read_monster_stays(told: Told) -> Draft:
    """A monster of an encounter that is evaded."""
    draft = drafted(told, "monster encounters stay board evade appear after here location draw arkham")
    draft.table["cup"] = [{"id": draft.name("monster")}]
    draft.you["sneak"] = 4
    draft.choices["evade-or-fight"] = ["evade"]
    draft.shown = {"evade": 9}
    draft.reads("encounter-monster")
    draft.befalls({"effect": "monster-appears"})
    return draft


def answer_monster_stays(sheet: Sheet, reading: Reading) -> Answer:
    """It is back in the cup, or it is not."""
    played = follow(sheet, reading)
    gone = any(event.model_dump()["event"] == "monster-returned" for event in played.events)
    cites = ("arkham2e/monsters-in-encounters^never-stays",)
    return Answer("legal", cites, verdict=not gone, events=played.events, answers=played.answers)


def keeps_explored(told: Told) -> bool:
    met = told.has("combat", "fight", "leave-place", "move", "monster")
    return told.has("explored") and told.has("lose", "keep") and met and told.question in ASKS


def read_keeps_explored(told: Told) -> Draft:
    """A fight at the gate, or a step away from it."""
    draft = drafted(
        told,
        "explored lose keep combat fight monster gate location leave-place move street here stay become",
    )
    draft.open_gates(1, here=True)
    draft.you.update({"explored": draft.name("gate"), "fight": 4, "speed": 2, "sneak": 4})
    leaves = told.has("leave-place", "move")
    if leaves:
        draft.choices["move"] = [draft.name("street")]
    else:
        draft.add_monster(horror=None)
        draft.choices = {"evade-or-fight": ["fight"], "fight-or-flee": ["fight"], "move": ["stop"]}
        draft.shown = {"combat": 9}
    draft.reads("leaves-gate" if leaves else "fights")
    draft.attempt = {"movement": draft.me}
    return draft


def answer_keeps_explored(sheet: Sheet, reading: Reading) -> Answer:
    watch = Watch("explored-marker^lost", "explored-marker^not-by-fighting", event="explored-discarded")
    found = watch(sheet, reading)
    kept = reading.told.has("keep") and not reading.told.has("lose")
    verdict = not found.verdict if kept else found.verdict
    return Answer("legal", found.cites, verdict=verdict, events=found.events, answers=found.answers)


def closes_again(told: Told) -> bool:
    tried = told.every("gate", "fail") and told.has("close") and told.has("again", "next-turn", "third")
    return tried and told.question in ASKS and not told.has("seal")


def read_closes_again(told: Told) -> Draft:
    """The gate after a failed attempt."""
    draft = drafted(told, "gate fail close again next-turn turn test third location here stay explored")
    draft.open_gates(2, here=True)
    draft.you["explored"] = draft.name("gate")
    draft.reads("closing-failed")
    draft.attempt = {"encounter": draft.me}
    return draft


CLOSES_AGAIN = Watch("closing-gates^retry", "closing-gates^visit", choice="close-gate")


def sliders(told: Told) -> bool:
    return told.has("focus") and told.question == "much" and told.has("slider", "skill-word")


def read_sliders(told: Told) -> Draft:
    """All the Focus there is, spent on sliders."""
    draft = drafted(told, "focus slider track skill-word move upkeep hold turn goes")
    focus = told.value("focus")
    if focus is None or focus > 9:
        draft.missing.append("focus")
        return draft
    stops = [[number, 5 - number] for number in range(4)]
    draft.you.update({"focus": focus, "fight_will": {"stops": stops}, "lore_luck": {"stops": stops}})
    draft.you["speed_sneak"] = {"stops": stops}
    skills = ("fight", "lore", "speed")
    draft.choices["adjust"] = [f"raise:{skill}" for skill in skills for _ in range(3)]
    draft.reads("focus", focus, draft.me)
    draft.attempt = {"adjust": draft.me}
    return draft


def stops_moved(played: Course) -> int:
    return sum(isinstance(event, SliderMoved) for event in played.events)


# the awakening


def wakes(told: Told) -> bool:
    lone = told.has("lost-in-time", "rumor", "environment", "doom") or told.every("ancient-one", "awaken")
    busy = told.has("gate", "terror", "monster", "cup")
    return told.has("awaken") and lone and not busy and told.question in ("happens", "order")


def read_wakes(told: Told) -> Draft:
    """The last doom token; some of you may be lost in time and space."""
    draft = drafted(
        told, "awaken ancient-one doom token track lost-in-time friend investigator in-play full first"
    )
    draft.table["doom"] = DOOM_TRACK - 1
    draft.seats(2)
    if told.has("lost-in-time"):
        lost = draft.table["investigators"][1] if told.has("friend", "investigator") else draft.you
        lost.update({"space": None, "lost": True})
        draft.reads("lost-in-time", "", str(lost["id"]))
    for kind in ("rumor", "environment"):
        if told.has(kind):
            told.use(kind)
            draft.table[kind] = {"id": draft.name(kind), "type": kind}
            draft.reads("in-play", kind)
    draft.reads("wakes")
    draft.befalls({"effect": "doom", "by": 1})
    return draft


def outskirts_wake(told: Told) -> bool:
    return told.every("terror", "outskirts", "awaken") and told.question in ("who", *ASKS)


def read_outskirts_wake(told: Told) -> Draft:
    """Twice the limit only with those in the Outskirts: the book does not say whether they count."""
    draft = drafted(told, "terror outskirts awaken ancient-one count monster arkham in-play must limit")
    told.take("terror")
    told.used.update(place for place in told.places("number") if told.terms[place].number == 10)
    draft.table |= {"terror": 10, "silent": "ask"}
    draft.crowd(6)
    draft.crowd(1, "outskirts")
    draft.supplies(2)
    draft.reads("outskirts-wake")
    draft.befalls({"effect": "place-monster", "space": draft.name("street")})
    return draft


TOPICS: dict[str, Topic[Sheet]] = {
    "outskirts-wake": Topic(outskirts_wake, read_outskirts_wake, decider),
    "closes-again": Topic(closes_again, read_closes_again, CLOSES_AGAIN),
    "keeps-explored": Topic(keeps_explored, read_keeps_explored, answer_keeps_explored),
    "on-street": Topic(on_street, read_on_street, answer_on_street),
    "monster-stays": Topic(monster_stays, read_monster_stays, answer_monster_stays),
    "sliders": Topic(sliders, read_sliders, counted("stops", stops_moved, "focus^total")),
    "wakes": Topic(wakes, read_wakes, course),
    "at-gate": Topic(at_gate, read_at_gate, course),
}
