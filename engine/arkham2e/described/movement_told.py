"""Moving through Arkham and the Other Worlds: monsters on the way, clues, delay, the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, acts, drafted
from engine.arkham2e.described.watching import Watch, course, follow
from engine.arkham2e.events import Moved
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")
_HELD = ("delayed", "arrested", "lost-in-time")
_STORES = {
    "general-store": ("General Store", "Rivertown", 3),
    "curiositie-shoppe": ("Curiositie Shoppe", "Northside", 6),
    "magick-shoppe": ("Ye Olde Magick Shoppe", "Uptown", 9),
}


def held(told: Told) -> bool:
    return (
        told.has(*_HELD)
        and told.has("move", "movement")
        and told.question in ASKS
        and not told.has("monster")
    )


def read_held(told: Told) -> Draft:
    """Whoever is delayed, arrested or lost, in the Movement Phase."""
    draft = drafted(told, "move movement turn become")
    for word in _HELD:
        if not told.has(word):
            continue
        told.use(word)
        no = told.denied(word)
        draft.reads(*(("is-not", word) if no else (word, "")), draft.me)
        if not no:
            draft.you["delayed"] = True
            draft.you.update({"arrested": word == "arrested", "lost": word == "lost-in-time"})
    draft.attempt = {"movement": draft.me}
    return draft


def answer_held(sheet: Sheet, reading: Reading) -> Answer:
    by = sheet.situation.investigators[0]
    no = (
        "arrested^lose-turn"
        if by.arrested
        else "lost-in-time-and-space^lose-turn"
        if by.lost
        else "delayed^no-move"
    )
    return Watch("arkham-movement^may", no, choice="move")(sheet, reading)


def held_turn(told: Told) -> bool:
    asks = told.question in ("happens", "order") and told.has("next-turn", "turn", "movement", "upkeep")
    return told.has(*_HELD) and asks and not told.has("gate", "monster", "ancient-one")


def read_held_turn(told: Told) -> Draft:
    """The turn that is lost, or the Movement Phase of the delayed."""
    draft = read_held(told)
    told.use("game-turn", "next-turn", "turn", "phases", "upkeep")
    draft.attempt = {"round": True} if told.has("next-turn", "turn", "upkeep") else {"movement": draft.me}
    return draft


def passes(told: Told) -> bool:
    return (
        told.has("clue") and told.has("pick-up") and told.question in ASKS and not told.has("friend", "seal")
    )


def read_passing(told: Told) -> Draft | None:
    """Clues at a location that you walk through, or where you end, or where you fought."""
    draft = drafted(told, "clue pick-up location move movement pass-through ends left here street")
    acts(told, draft)
    told.take("clue")
    there = draft.name("there")
    street = draft.name("street")
    draft.table["spaces"].append({"id": there, "street": street, "clues": 1})
    draft.you.update({"space": street, "speed": 3, "fight": 4})
    fought = told.has("combat", "fight", "kill", "beaten")
    if told.has("pass-through"):
        draft.choices["move"] = [there, street]
        draft.reads("passing")
    elif fought:
        _guarded(told, draft, there)
    elif told.has("ends"):
        draft.choices["move"] = [there]
        draft.reads("ending-there")
    else:
        draft.missing.append("where-it-ends")
    draft.attempt = {"movement": draft.me}
    return draft


def _guarded(told: Told, draft: Draft, there: str) -> None:
    """A fight where the clues are."""
    told.use("combat", "fight", "kill", "beaten", "monster", "after")
    draft.choices |= {"move": [there], "evade-or-fight": ["fight"], "fight-or-flee": ["fight"]}
    draft.table["monsters"] = [{"id": draft.name("monster"), "space": there, "horror": None}]
    draft.shown = {"combat": 9}
    draft.reads("fights")


def answer_passing(sheet: Sheet, reading: Reading) -> Answer:
    yes = "picking-up-clues^combat" if sheet.situation.monsters else "picking-up-clues^where"
    return Watch(yes, "picking-up-clues^passing", choice="clues")(sheet, reading)


def with_monster(told: Told) -> bool:
    """Staying or moving on after a monster was evaded or fought."""
    met = told.has("evade", "combat", "fight", "kill", "beaten", "evade-check")
    return (
        met and told.has("stay", "move", "leave-place") and told.question in ASKS and not told.has("mythos")
    )


def read_with_monster(told: Told) -> Draft:
    draft = drafted(
        told,
        "monster evade stay move leave-place movement here street after location evade-check pass equal",
    )
    acts(told, draft)
    told.use("combat", "fight", "kill", "beaten")
    away = draft.add_space("away", lines=[draft.name("street")], type="street")
    draft.you.update({"space": draft.name("street"), "speed": 3, "fight": 4, "sneak": 4})
    fought = told.has("combat", "fight", "kill", "beaten") and not told.has("evade")
    failed = told.has("fail")
    told.use("fail")
    draft.choices["evade-or-fight"] = ["fight" if fought else "evade"]
    draft.choices["fight-or-flee"] = ["fight"]
    if not told.has("stay"):
        draft.choices["move"] = [away]
    draft.shown = {"evade": 0 if failed else 9, "combat": 9, "horror": 9}
    draft.reads("fights" if fought else "evade-fails" if failed else "evades")
    draft.table["monsters"] = [{"id": draft.name("monster"), "space": draft.name("street"), "horror": None}]
    draft.attempt = {"movement": draft.me}
    return draft


def answer_with_monster(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    moved = any(isinstance(event, Moved) for event in played.events)
    ends = [event.cites for event in played.events if event.model_dump()["event"] == "movement-ended"]
    if reading.told.has("stay"):
        return Answer(
            "legal",
            ("arkham2e/evading-monsters^stay",),
            verdict=not moved,
            events=played.events,
            answers=played.answers,
        )
    cites = ends[0] if ends and not moved else "arkham2e/evading-monsters^pass"
    return Answer("legal", (cites,), verdict=moved, events=played.events, answers=played.answers)


def closed_door(told: Told) -> bool:
    place = told.has("location", *_STORES)
    return told.every("enter", "close") and place and told.question in ASKS and not told.has("gate")


def read_closed_door(told: Told) -> Draft:
    """A closed location, by its marker or by the terror level."""
    draft = drafted(told, "enter close location street marker", *_STORES)
    there = draft.name("there")
    draft.table["spaces"].append({"id": there, "street": draft.name("street")})
    draft.you["space"] = draft.name("street")
    no = told.denied("close")
    if not no:
        draft.table["markers"] = [{"marker": "closed", "space": there}]
    draft.reads("open-door" if no else "closed-door")
    draft.attempt = {"movement": draft.me}
    return draft


def answer_closed_door(sheet: Sheet, reading: Reading) -> Answer:
    there = reading.draft.name("there")
    return Watch("arkham-movement^may", "closed-markers^no-entry", choice="move", option=there)(
        sheet, reading
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "held": Topic(held, read_held, answer_held),
    "passing": Topic(passes, read_passing, answer_passing),
    "with-monster": Topic(with_monster, read_with_monster, answer_with_monster),
    "closed-door": Topic(closed_door, read_closed_door, answer_closed_door),
    "held-turn": Topic(held_turn, read_held_turn, course),
}
