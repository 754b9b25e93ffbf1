"""Closing and sealing gates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.monster_told import read_points
from engine.arkham2e.described.watching import Watch, counted, course, follow
from engine.arkham2e.events import (
    DoomRemoved,
)
from engine.arkham2e.rules.closing import CLUES_TO_SEAL
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Course, Reading, Told

ASKS = ("may", "does")
_AT_GATE = ("gate", "location", "here", "stand", "hold", "explored", "after", "already")


def seals(told: Told) -> bool:
    by_sign = told.every("elder-sign", "gate") and told.has("play", "spend")
    return (
        (told.has("seal") or by_sign)
        and told.has("gate", "close", "elder-sign", "clue")
        and told.question == "may"
        and not told.has("opens", "appear")
    )


def closes(told: Told) -> bool:
    return told.every("close", "gate") and told.question == "may" and not told.has("enter", "win")


def read_closing(told: Told) -> Draft:
    """At an open gate, with an explored marker or without; with an Elder Sign or with clues."""
    draft = drafted(told, "seal close test pass clue elder-sign spend left for-good play", *_AT_GATE)
    draft.open_gates(
        2, here=True
    )  # another is open elsewhere, so that closing this one does not end the game
    _explored(told, draft)
    draft.you["lore"] = 4
    if told.has("elder-sign") and not told.denied("elder-sign"):
        card = draft.give("elder-sign", elder_sign=True)
        draft.reads("elder-sign")
        draft.choices["close-gate"] = [f"elder-sign:{card}"]
        draft.table["doom"] = 3
    else:
        draft.choices["close-gate"] = ["with-lore"]
    _clues(told, draft)
    draft.shown = {"lore": 9}
    draft.attempt = {"encounter": draft.me}
    return draft


def _explored(told: Told, draft: Draft) -> None:
    if told.has("explored") and told.denied("explored"):
        draft.reads("not-explored", "", draft.me)
        return
    draft.you["explored"] = draft.name("gate")
    if told.has("explored") or (told.has("close") and told.has("seal")):
        draft.reads("explored", "", draft.me)
    else:
        draft.assumes("explored", "", draft.me)


def _clues(told: Told, draft: Draft) -> None:
    clues = told.value("clue")
    if told.denied("clue"):
        if clues:
            draft.missing.append("clues")
        clues = 0
    if clues is not None:
        draft.you["clues"] = clues
        draft.reads("clues", clues, draft.me)
    elif told.has("seal") and not told.has("elder-sign"):
        draft.missing.append("clues")


def answer_sealing(sheet: Sheet, reading: Reading) -> Answer:
    by = sheet.situation.investigators[0]
    if by.explored is None:
        return Watch("closing-gates^choose", "closing-gates^visit", choice="close-gate")(sheet, reading)
    if any(card.elder_sign for card in by.cards):
        return Watch("elder-signs^no-check", "elder-signs^where", event="seal-placed")(sheet, reading)
    return Watch("sealing-gates^cost", "sealing-gates^cost", choice="seal")(sheet, reading)


def answer_closing(sheet: Sheet, reading: Reading) -> Answer:
    reading.draft.shown = {}
    reading.draft.choices = {}
    return Watch("closing-gates^choose", "closing-gates^visit", choice="close-gate")(sheet, reading)


def seal_cost(told: Told) -> bool:
    return told.every("seal", "clue") and told.question == "much"


def read_seal_cost(told: Told) -> Draft:
    draft = drafted(told, "seal clue gate needed spend must hold close after")
    draft.open_gates(2, here=True)
    draft.you.update({"explored": draft.name("gate"), "lore": 4, "clues": CLUES_TO_SEAL})
    draft.choices = {"close-gate": ["with-lore"], "seal": ["yes"]}
    draft.shown = {"lore": 9}
    draft.reads("sealing")
    draft.attempt = {"encounter": draft.me}
    return draft


def clues_paid(played: Course) -> int:
    return sum(event.count for event in played.events if event.model_dump()["event"] == "clues-lost")  # type: ignore[attr-defined]


def closed_course(told: Told) -> bool:
    """What follows when a gate is closed, or an Elder Sign is played."""
    done = told.has("close", "seal") or told.has("elder-sign")
    return (
        done
        and told.has("gate", "elder-sign")
        and told.question in ("happens", "order")
        and not told.has("opens", "mythos", "other-world", "location-named")
    )


def read_closed_course(told: Told) -> Draft:
    draft = drafted(told, "close seal spend elder-sign test pass clue last left lose play", *_AT_GATE)
    read_points(told, draft)
    draft.open_gates(1, here=True)
    draft.you.update({"explored": draft.name("gate"), "lore": 4})
    draft.shown = {"lore": 9}
    players = told.value("player")
    trophies = told.value("gate-trophy")
    draft.seats(players or 2)
    if players is None:
        draft.assumes("players", 2)
    else:
        draft.reads("players", players)
    if trophies is not None:
        draft.you["gates"] = [draft.gate(30 + number) for number in range(min(trophies, 20))]
        draft.reads("gate-trophies", trophies)
    if told.has("elder-sign"):
        card = draft.give("elder-sign", elder_sign=True)
        draft.choices["close-gate"] = [f"elder-sign:{card}"]
        draft.table["doom"] = 5
        draft.assumes("doom", 5)
        draft.reads("elder-sign")
    else:
        draft.choices["close-gate"] = ["with-lore"]
        draft.reads("closing")
    if not told.has("last"):
        draft.open_gates(0, here=False)
        draft.table["gates"].append(draft.gate(9, draft.name("street")))
        draft.assumes("other-gates")
    clues = told.value("clue")
    if clues is not None:
        draft.you["clues"] = clues
        draft.reads("clues", clues, draft.me)
    if told.has("seal") and not told.has("elder-sign"):
        draft.choices["seal"] = ["yes"]
    draft.attempt = {"encounter": draft.me}
    return draft


def seal_and_doom(told: Told) -> bool:
    return told.has("doom") and told.has("seal", "elder-sign") and told.question in ASKS


def read_seal_and_doom(told: Told) -> Draft:
    """Whether sealing takes a token off the doom track."""
    draft = drafted(told, "doom seal elder-sign remove clue spend track token fall rise", *_AT_GATE)
    told.take("clue")
    draft.open_gates(2, here=True)
    draft.table["doom"] = 4
    draft.you.update({"explored": draft.name("gate"), "lore": 4, "clues": CLUES_TO_SEAL})
    draft.shown = {"lore": 9}
    card = draft.give("elder-sign", elder_sign=True)
    sign = told.has("elder-sign")
    draft.choices = {"close-gate": [f"elder-sign:{card}" if sign else "with-lore"], "seal": ["yes"]}
    draft.reads("elder-sign" if sign else "sealing")
    draft.attempt = {"encounter": draft.me}
    return draft


def answer_seal_and_doom(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    after = played.table.doom if played.table is not None else sheet.situation.doom
    lower = after < sheet.situation.doom or any(isinstance(event, DoomRemoved) for event in played.events)
    rule = "elder-signs^doom" if lower else "sealing-gates^doom"
    return Answer("legal", (f"arkham2e/{rule}",), verdict=lower, events=played.events, answers=played.answers)


TOPICS: dict[str, Topic[Sheet]] = {
    "seal-doom": Topic(seal_and_doom, read_seal_and_doom, answer_seal_and_doom),
    "seal": Topic(seals, read_closing, answer_sealing),
    "close": Topic(closes, read_closing, answer_closing),
    "seal-cost": Topic(seal_cost, read_seal_cost, counted("clues", clues_paid, "sealing-gates^cost")),
    "closed-course": Topic(closed_course, read_closed_course, course),
}
