"""Winning: seals, the last gate, the final battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.table_told import players
from engine.arkham2e.described.watching import follow
from engine.arkham2e.events import DoomRemoved
from engine.arkham2e.phases.ending import SEALS_TO_WIN
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

ASKS = ("may", "does")


def wins(told: Told) -> bool:
    about = told.has("elder-sign", "seal") or told.every("gate", "close") or told.has("gate-trophy")
    return told.has("win") and about and told.question in ("much", *ASKS, "happens")


def read_wins(told: Told) -> Draft:
    """By seals on the board, or by the last gate closed with enough trophies."""
    draft = drafted(
        told,
        "carry win elder-sign seal gate close board needed must gate-trophy last token location hold trophy",
    )
    if told.has("elder-sign", "seal"):
        _seals(told, draft)
    else:
        _last_gate(told, draft)
    draft.you.update({"explored": draft.name("gate"), "lore": 4, "clues": 5})
    draft.choices |= {"close-gate": ["with-lore"], "seal": ["yes"]}
    draft.shown = {"lore": 9}
    draft.attempt = {"encounter": draft.me}
    return draft


def _seals(told: Told, draft: Draft) -> None:
    many = next(
        (fact.value for fact in told.take("elder-sign", "gate", "location") if fact.kind == "number"), None
    )
    if told.question == "much":
        many = SEALS_TO_WIN
    if many is None or many < 1:
        draft.missing.append("seals")
        return
    draft.open_gates(2, here=True)
    for number in range(many - 1):
        draft.table["spaces"].append({"id": draft.name("there", 70 + number), "sealed": True})
    draft.reads("seals", many)


def _last_gate(told: Told, draft: Draft) -> None:
    seats = players(told, draft)
    trophies = next(
        (fact.value for fact in told.take("gate-trophy", "trophy") if fact.kind == "number"), None
    )
    if told.question == "much" and seats is not None:
        trophies = seats
    if trophies is None or trophies < 1:
        draft.missing.append("gate-trophies")
        return
    draft.open_gates(1, here=True)
    draft.you["gates"] = [draft.gate(30 + number) for number in range(min(trophies - 1, 20))]
    draft.reads("gate-trophies", trophies)
    draft.assumes("trophies-with-this")


def answer_wins(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    won = any(event.model_dump()["event"] == "game-won" for event in played.events)
    sealed = reading.told.has("elder-sign", "seal")
    cites = ("arkham2e/victory-seal-gates^six",) if sealed else ("arkham2e/victory-close-gates^trophies",)
    if reading.question == "much":
        number = SEALS_TO_WIN if sealed else sheet.situation.players
        return Answer("number", cites, number=number, of="seals" if sealed else "gate-trophies")
    if reading.question == "happens":
        return played.answer()
    return Answer("legal", cites, verdict=won, events=played.events, answers=played.answers)


def battle(told: Told) -> bool:
    return (
        told.has("success")
        and told.has("doom")
        and told.has("battle", "ancient-one")
        and told.question in ("much", "happens")
    )


def read_battle(told: Told) -> Draft:
    """So many successes of one investigator against the Ancient One."""
    draft = drafted(
        told, "success doom battle ancient-one remove token combat attack after-roll combat-check hold"
    )
    players(told, draft)
    successes = told.value("success")
    if successes is None and _asks_successes(told):
        successes = len(draft.table["investigators"])
    if successes is None:
        draft.missing.append("successes")
        return draft
    draft.reads("successes", successes)
    draft.you["fight"] = min(max(successes, 1), 30)
    draft.shown = {"combat": successes}
    draft.table |= {"battle": True, "doom": 10}
    draft.choices["attack"] = ["attack", *["pass"] * 8]
    draft.attempt = {"step": "final-battle-investigators-attack"}
    return draft


def _asks_successes(told: Told) -> bool:
    """ "How many successes does a token take?" """
    asked = [
        told.terms[at].concept
        for place in told.places("q-much")
        for at in (place + 1, place + 2)
        if at < len(told.terms)
    ]
    return told.question == "much" and "success" in asked


def answer_battle(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    if reading.question == "happens":
        return played.answer()
    rule = "arkham2e/final-battle-investigators-attack"
    if _asks_successes(reading.told):
        return Answer("number", (f"{rule}^remove",), number=sheet.situation.players, of="successes")
    many = sum(isinstance(event, DoomRemoved) for event in played.events)
    return Answer(
        "number",
        (f"{rule}^remove", f"{rule}^pool"),
        number=many,
        of="doom-removed",
        events=played.events,
        answers=played.answers,
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "wins": Topic(wins, read_wins, answer_wins),
    "battle": Topic(battle, read_battle, answer_battle),
}
