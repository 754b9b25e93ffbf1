"""Monsters that come: a surge, or one more than there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.table_told import players
from engine.arkham2e.described.watching import course, follow
from engine.arkham2e.events import SurgeBegan
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Fact, Reading, Told

ASKS = ("may", "does")


def surge(told: Told) -> bool:
    return told.has("surge") and told.question in ("much", "happens", "order", *ASKS)


def read_surge(told: Told) -> Draft:
    """At one of the open gates."""
    draft = drafted(
        told, "surge gate add opens monster appear arkham mythos already board doom rise advance goes token"
    )
    many = told.value("gate")
    told.use("player")
    if told.question in ASKS and told.has("doom"):
        many = many or 1
        seats = told.value("player") or 1
        draft.seats(seats)
        draft.assumes("players", seats)
    else:
        players(told, draft)
    if many is None:
        draft.missing.append("gates")
    else:
        draft.reads("gates", many)
    inside, outside = monsters_told(told, draft)
    gate_opens_again(draft, many or 1, inside, outside)
    return draft


def gate_opens_again(draft: Draft, gates: int, inside: int, outside: int) -> None:
    """A gate opens where one is; so many are open, so many monsters are in Arkham and in the Outskirts."""
    draft.crowd(inside)
    draft.crowd(outside, "outskirts")
    draft.open_gates(gates, here=True)
    draft.you["space"] = draft.name("street")
    draft.supplies(24)
    draft.table["mythos_now"] = {"id": draft.name("mythos"), "gate": draft.here}
    draft.attempt = {"step": "open-gate-and-spawn"}
    draft.reads("surge")


def answer_surge(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    if reading.question in ASKS:
        rises = any(event.model_dump()["event"] == "doom-added" for event in played.events)
        return Answer(
            "legal",
            ("arkham2e/location-has-open-gate^no-doom",),
            verdict=rises,
            events=played.events,
            answers=played.answers,
        )
    if reading.question != "much":
        return follow(sheet, reading, go_on=False).answer()
    began = next(event for event in played.events if isinstance(event, SurgeBegan))
    return Answer(
        "number",
        ("arkham2e/monster-surge^number",),
        number=began.monsters,
        of="monsters",
        events=played.events,
        answers=played.answers,
    )


def monsters_told(told: Told, draft: Draft) -> tuple[int, int]:
    """How many monsters are in Arkham and how many in the Outskirts, by the place named after each number."""
    inside, outside = 0, 0
    for fact in told.facts:
        if fact.kind != "number" or fact.what not in ("monster", "outskirts", "arkham"):
            continue
        where = fact.what if fact.what != "monster" else _place_after(told, fact)
        if where == "new":
            continue
        told.used.update((fact.at, fact.of))
        if where == "outskirts":
            outside = fact.value
            draft.reads("monsters-outskirts", outside)
        else:
            inside = fact.value
            draft.reads("monsters-arkham", inside)
    return inside, outside


def _place_after(told: Told, fact: Fact) -> str:
    """Where these monsters are: Arkham unless the Outskirts are named next; "new": they are yet to come."""
    for at in range(max(fact.at, fact.of) + 1, told.sentence(fact.at).stop):
        concept = told.terms[at].concept
        if concept in ("outskirts", "arkham"):
            return concept
        if concept in ("appear", "number"):
            break
    near = range(max(fact.at, fact.of), min(max(fact.at, fact.of) + 3, len(told.terms)))
    return "new" if any(told.terms[at].concept in ("appear", "additional") for at in near) else "arkham"


def one_more(told: Told) -> bool:
    comes = told.has("monster") and told.has("appear", "additional", "outskirts", "draw")
    return (
        comes
        and told.has("player", "cup")
        and told.question in ("happens", "order")
        and not told.has("gate", "surge")
    )


def read_one_more(told: Told) -> Draft:
    """A monster appears, with so many in Arkham and in the Outskirts."""
    draft = drafted(told, "monster appear additional arkham outskirts already again new draw must")
    inside, outside = monsters_told(told, draft)
    for fact in told.facts:  # "one more monster"
        if fact.what == "monster" and fact.value == 1:
            told.used.update((fact.at, fact.of))
    if told.has("cup", "empty"):
        told.use("cup", "empty")
        draft.table["cup"] = []
        draft.reads("empty-cup")
        seats = told.value("player") or 1
        draft.seats(seats)
    else:
        players(told, draft)
        draft.supplies()
    _terror(told, draft)
    draft.crowd(inside)
    draft.crowd(outside, "outskirts")
    draft.reads("one-more")
    draft.befalls({"effect": "place-monster", "space": draft.name("street")})
    return draft


def _terror(told: Told, draft: Draft) -> None:
    terror = told.value("terror")
    if terror is not None:
        draft.table["terror"] = min(terror, 10)
        draft.reads("terror", terror)


TOPICS: dict[str, Topic[Sheet]] = {
    "surge": Topic(surge, read_surge, answer_surge),
    "one-more": Topic(one_more, read_one_more, course),
}
