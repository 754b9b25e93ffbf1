"""What becomes of an investigator: insane, unconscious, devoured, arrested, lost, blessed, cursed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.watching import follow
from engine.arkham2e.events import Arrested
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Fact, Reading, Told

ASKS = ("may", "does")
_POINTS = ("sanity", "stamina")
_OF = {"item": "lost-items", "clue": "lost-clues", "money": "lost-money"}
_FATES = ("insane", "unconscious", "devoured")


def falls(told: Told) -> bool:
    """The last Sanity or Stamina is gone, or it is said what that is called."""
    down = told.has(*_FATES) or (told.has(*_POINTS) and told.has("fall", "rise-to", "lose", "last"))
    other = told.has(
        "horror-check",
        "combat-check",
        "evade-check",
        "monster",
        "spell",
        "elder-sign",
        "evade",
        "terror",
        "delayed",
        "cast",
    )
    return down and not other and told.question in ("happens", "order", "where", "much", *ASKS)


def read_fall(told: Told) -> Draft:
    draft = drafted(
        told,
        "fall rise-to lose last arkham same-time become left hold location street goes",
        *_FATES,
        *_POINTS,
    )
    lost = _lost(told, draft)
    if not lost:
        draft.missing.append("points")
    if told.has("other-world"):
        told.use("other-world", "first-area", "second-area")
        area = 1 if told.has("first-area") else 2
        draft.you.update({"space": None, "world": draft.name("world"), "area": area})
        draft.reads("other-world", "", draft.me)
    elif not told.has("arkham"):
        draft.assumes("in-arkham")
    read_belongings(told, draft)
    draft.befalls({"effect": "lose", **lost})
    return draft


def _lost(told: Told, draft: Draft) -> dict[str, int]:
    """How much is lost of each: the last point, or so many points of so many."""
    told.used.update(place for place in told.places("number") if told.terms[place].number == 0)
    named = {what for what in _POINTS if told.has(what)}
    named |= {"sanity"} if told.has("insane") else set()
    named |= {"stamina"} if told.has("unconscious") else set()
    if told.has("devoured"):
        named |= set(_POINTS)
    counted = [fact for fact in told.facts if fact.what in _POINTS and fact.value]
    if counted:
        return _counted(told, draft, counted)
    for what in named:
        draft.you[what] = 1
        draft.reads("falls-to-zero", what, draft.me)
    return {what: 1 for what in _POINTS if what in named}


def _counted(told: Told, draft: Draft, facts: list[Fact]) -> dict[str, int]:
    """What is said to be lost, and what there was of it; both must be told."""
    lost = [fact for fact in facts if "lose" in _before(told, fact.at)]
    has = {fact.what: fact for fact in facts if fact not in lost}
    if not lost or any(fact.what not in has for fact in lost) or len(facts) != 2 * len(lost):
        return {}
    for fact in facts:
        told.used.update((fact.at, fact.of))
    for fact in lost:
        before = has[fact.what].value
        draft.you[fact.what] = before
        draft.reads(fact.what, before, draft.me)
        draft.reads("loses", fact.value, fact.what)
    return {fact.what: fact.value for fact in lost}


def _before(told: Told, place: int) -> list[str]:
    """The words right before a number."""
    start = max(told.sentence(place).start, place - 2)
    return [told.terms[at].concept for at in range(start, place)]


def read_belongings(told: Told, draft: Draft) -> None:
    """Items, clues, money, allies, a Retainer, trophies, an explored marker."""
    items, clues, money = told.value("item"), told.value("clue"), told.value("money")
    told.use("item", "clue", "money")
    for number in range(min(items or 0, 20)):
        draft.give("item", kind="common", name=f"{number}")
    for what, value in (("items", items), ("clues", clues), ("money", money)):
        if value is not None:
            draft.reads(what, value, draft.me)
    draft.you.update({"clues": min(clues or 0, 99), "money": min(money or 0, 99)})
    if told.has("retainer"):
        told.use("retainer")
        draft.give("card", special="retainer")
        draft.reads("retainer", "", draft.me)
    for word, kind in (("ally", "ally"), ("skill-card", "skill")):
        many = told.value(word) or (1 if told.has(word) else 0)
        told.use(word)
        for _ in range(min(many, 9)):
            draft.give(word, kind=kind)
        if many:
            draft.reads(word, many, draft.me)


def answer_fall(sheet: Sheet, reading: Reading) -> Answer:
    """What happens, or how much is lost of what is asked for."""
    if reading.question == "much" and _asked_of(reading.told):
        return _losses(sheet, reading)
    played = follow(sheet, reading, go_on=reading.question != "happens")
    answer = played.answer()
    if reading.question in ASKS and reading.told.has("devoured"):
        eaten = any(event.model_dump()["event"] == "devoured" for event in played.events)
        return replace(answer, kind="legal", verdict=eaten, cites=("arkham2e/devoured^both-zero",))
    return answer


def _losses(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading)
    asked = _asked_of(reading.told)
    kinds = {"item": "card-discarded", "clue": "clues-lost", "money": "money-lost"}
    lost = [event for event in played.events if event.model_dump()["event"] == kinds[asked]]
    number = len(lost) if asked == "item" else sum(event.count for event in lost)  # type: ignore[attr-defined]
    of = _OF[asked]
    if reading.told.has("keep"):
        reading.told.use("keep")
        by = sheet.situation.investigators[0]
        number = {"item": len(by.items), "clue": by.clues, "money": by.money}[asked] - number
        of = "kept"
    rule = "insane-in-arkham" if sheet.situation.investigators[0].sanity == 1 else "unconscious-in-arkham"
    if sheet.situation.investigators[0].world:
        rule = "insane-or-unconscious-other-world"
    return Answer(
        "number",
        (f"arkham2e/{rule}^losses",),
        number=number,
        of=of,
        events=played.events,
        answers=played.answers,
    )


def _asked_of(told: Told) -> str:
    """What "how many" is asked of."""
    for place in told.places("q-much"):
        for at in range(place, told.sentence(place).stop):
            if told.terms[at].concept in _OF:
                return told.terms[at].concept
    named = [word for word in _OF if told.has(word)]
    return named[0] if len(named) == 1 else ""


def arrest(told: Told) -> bool:
    asks = ("happens", "order", "much") if told.has("arrested") else ("happens", "order")
    return told.has("arrested", "lost-in-time") and told.question in asks


def read_arrest(told: Told) -> Draft:
    draft = drafted(told, "carry arrested lost-in-time become hold lose goes other-world")
    read_belongings(told, draft)
    word = "arrested" if told.has("arrested") else "lost-in-time"
    if told.denied(word):
        draft.missing.append("possible")
    draft.reads(word, "", draft.me)
    draft.befalls({"effect": "arrested" if word == "arrested" else "lost"})
    return draft


def answer_arrest(sheet: Sheet, reading: Reading) -> Answer:
    played = follow(sheet, reading, go_on=False)
    event = next((each for each in played.events if isinstance(each, Arrested)), None)
    if reading.question != "much" or event is None:
        return played.answer()
    return Answer(
        "number",
        ("arkham2e/arrested^money", "arkham2e/arrested^cell"),
        number=event.money,
        of="lost-money",
        events=played.events,
        answers=played.answers,
    )


def blessing(told: Told) -> bool:
    one = told.every("blessed", "cursed")
    return one and told.question in ("happens", *ASKS)


def read_blessing(told: Told) -> Draft:
    """The first that is named you have; the other you get."""
    draft = drafted(told, "blessed cursed become encounters already hold again card same-time pick-up")
    has, gets = (
        ("blessed", "cursed")
        if told.places("blessed")[0] < told.places("cursed")[0]
        else ("cursed", "blessed")
    )
    draft.you[has] = True
    draft.reads(has, "", draft.me)
    draft.reads("becomes", gets, draft.me)
    draft.befalls({"effect": "special", "kind": "curse" if gets == "cursed" else "blessing"})
    return draft


def answer_blessing(sheet: Sheet, reading: Reading) -> Answer:
    """What happens; both at once nobody can be."""
    played = follow(sheet, reading)
    if reading.question == "happens":
        return played.answer()
    both = (
        played.table is not None
        and played.table.investigators[0].blessed
        and played.table.investigators[0].cursed
    )
    return Answer(
        "legal",
        ("arkham2e/blessed-and-cursed^never-both",),
        verdict=bool(both),
        events=played.events,
        answers=played.answers,
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "blessing": Topic(blessing, read_blessing, answer_blessing),
    "arrest": Topic(arrest, read_arrest, answer_arrest),
    "fall": Topic(falls, read_fall, answer_fall),
}
