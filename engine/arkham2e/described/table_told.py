"""Limits by the number of players: monsters, Outskirts, gates that wake the Ancient One."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.watching import follow
from engine.arkham2e.rules.awakening import too_many_gates
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")


def players(told: Told, draft: Draft) -> int | None:
    """How many play; they are seated."""
    many = told.value("player")
    told.use("player")
    if many is None:
        draft.missing.append("players")
        return None
    if not 1 <= many <= 8:
        draft.missing.append("players")
    draft.seats(many)
    draft.reads("players", many)
    return many


def limit(told: Told) -> bool:
    about = (
        told.has("limit", "outskirts") or told.every("monster", "arkham") or told.every("monster", "player")
    )
    named = told.every("limit", "player") and told.question is None
    return (
        about
        and (told.question == "much" or named)
        and not told.has("surge", "appear", "awaken", "gate", "terror", "success")
    )


def read_limit(told: Told) -> Draft:
    draft = drafted(told, "monster limit arkham outskirts same-time board sky here hold overflow")
    players(told, draft)
    draft.reads("outskirts-limit" if told.has("outskirts") else "limit-asked")
    draft.attempt = {"phase": "mythos"}
    return draft


def answer_limit(sheet: Sheet, reading: Reading) -> Answer:
    table = sheet.situation
    if reading.told.has("outskirts"):
        return Answer(
            "number",
            ("arkham2e/outskirts^table", "arkham2e/outskirts^full"),
            number=table.outskirts_limit,
            of="outskirts",
        )
    return Answer("number", ("arkham2e/monster-limit^number",), number=table.monster_limit, of="limit")


def gates_awaken(told: Told) -> bool:
    return told.every("gate", "awaken") and told.question == "much"


def read_gates_awaken(told: Told) -> Draft:
    draft = drafted(told, "gate awaken ancient-one opens needed must same-time limit board")
    players(told, draft)
    draft.reads("gates-awaken")
    draft.attempt = {"phase": "mythos"}
    return draft


def answer_gates_awaken(sheet: Sheet, _reading: Reading) -> Answer:
    many = too_many_gates(sheet.situation)
    bands = {8: "one-two", 7: "three-four", 6: "five-six", 5: "seven-eight"}
    rule = "arkham2e/awaken-too-many-gates"
    return Answer("number", (f"{rule}^when", f"{rule}^{bands[many]}"), number=many, of="gates")


def gates_verdict(told: Told) -> bool:
    state = told.has("awaken") or (told.every("open", "player") and told.question == "happens")
    return told.has("gate") and state and told.question in (*ASKS, "happens") and not told.has("opens")


def read_gates_verdict(told: Told) -> Draft:
    """So many gates are open: the last of them has just opened."""
    draft = drafted(told, "gate awaken ancient-one opens already board hold limit")
    players(told, draft)
    gates = told.value("gate")
    if gates is None or gates < 1:
        draft.missing.append("gates")
        return draft
    draft.reads("gates", gates)
    draft.you["space"] = draft.name("street")
    draft.open_gates(gates - 1, here=False)
    draft.supplies()
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "gate": draft.here}
    draft.attempt = {"step": "open-gate-and-spawn"}
    return draft


def answer_gates_verdict(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    wakes = any(event.model_dump()["event"] == "ancient-one-awakens" for event in played.events)
    cites = ("arkham2e/awaken-too-many-gates^when",)
    if reading.question == "happens":
        return played.answer()
    return Answer("legal", cites, verdict=wakes, events=played.events, answers=played.answers)


def counts(told: Told) -> bool:
    return (
        told.has("count")
        and told.has("limit")
        and told.has("outskirts", "sky", "flying")
        and told.question in ASKS
    )


def read_counts(told: Told) -> Draft:
    draft = drafted(told, "count limit outskirts sky flying monster arkham")
    draft.reads("outskirts-count" if told.has("outskirts") else "sky-count")
    draft.attempt = {"phase": "mythos"}
    return draft


def answer_counts(_sheet: Sheet, reading: Reading) -> Answer:
    outside = reading.told.has("outskirts")
    rule = "outskirts-free" if outside else "counted"
    return Answer("legal", (f"arkham2e/monster-limit^{rule}",), verdict=not outside)


TOPICS: dict[str, Topic[Sheet]] = {
    "counts": Topic(counts, read_counts, answer_counts),
    "gates-awaken": Topic(gates_awaken, read_gates_awaken, answer_gates_awaken),
    "gates-verdict": Topic(gates_verdict, read_gates_verdict, answer_gates_verdict),
    "limit": Topic(limit, read_limit, answer_limit),
}
