"""The terror level that is told: how it rises, and what closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.watching import Watch, course
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

STORES = {
    "general-store": "General Store",
    "curiositie-shoppe": "Curiositie Shoppe",
    "magick-shoppe": "Ye Olde Magick Shoppe",
}
_CLOSE_AT = {"general-store": 3, "curiositie-shoppe": 6, "magick-shoppe": 9}


def terror(told: Told) -> bool:
    leaves = told.every("ally", "rise") and told.question in ("may", "does")
    return (
        told.has("terror")
        and (leaves or told.question in ("happens", "order"))
        and not told.has("awaken", "appear", "surge")
    )


def read_terror(told: Told) -> Draft:
    """From a level to a level, or by so many points."""
    draft = drafted(
        told,
        "terror rise rise-to rise-by already location stand enter ally goes leave-place lose remove each",
    )
    places = [at for at in told.places("number") if at not in told.used]
    numbers = [told.terms[at].number for at in places]
    told.used.update(places)
    start, by = _levels(told, numbers)
    if start is None and not numbers and told.question in ("may", "does"):
        start, by = 4, 1
        draft.assumes("terror", start)
    if start is None:
        draft.missing.append("terror")
        return draft
    for word, name in STORES.items():
        if told.has(word):
            told.use(word)
            draft.table["spaces"].append({"id": name})
            draft.you["space"] = name
            draft.reads("store", name)
    draft.table["terror"] = start
    draft.table["ally"] = [{"id": draft.name("ally", 7), "kind": "ally"}]
    draft.reads("terror-rises", f"{start} + {by}")
    draft.befalls({"effect": "terror", "by": by})
    return draft


def _levels(told: Told, numbers: list[int]) -> tuple[int | None, int]:
    """ "From 2 to 3"; "at 10, by 1"; "rises to 6"."""
    match numbers:
        case [start, by] if told.has("rise-by") and start <= 10 and 1 <= by <= 10:
            return (start, by) if _comes_last(told, "rise-by") else (by, start)
        case [start, end] if not told.has("rise-by") and start < end <= 11:
            return start, end - start
        case [end] if told.has("rise-to") and 1 <= end <= 11:
            return end - 1, 1
        case [start] if told.has("rise") and not told.has("rise-by", "rise-to") and start <= 10:
            return start, 1
    return None, 0


def _comes_last(told: Told, word: str) -> bool:
    """Whether the second of the two numbers stands behind this word."""
    return told.places(word)[0] > told.places("number")[0]


def store_closes(told: Told) -> bool:
    return told.has(*STORES) and told.has("close") and told.question == "much"


def read_store_closes(told: Told) -> Draft:
    draft = drafted(told, "terror close at-level", *STORES)
    word = next(word for word in STORES if told.has(word))
    draft.reads("store", STORES[word])
    draft.befalls({"effect": "terror", "by": 10})
    draft.table["stores"] = [
        {"terror": _CLOSE_AT[word], "space": STORES[word], "street": draft.name("street")}
    ]
    return draft


def answer_store_closes(sheet: Sheet, _reading: Reading) -> Answer:
    level = sheet.situation.stores[0].terror
    rule = {3: "general-store", 6: "curiositie-shoppe", 9: "magick-shoppe"}[level]
    return Answer("number", (f"arkham2e/terror-stores-close^{rule}",), number=level, of="terror")


def answer_terror(sheet: Sheet, reading: Reading) -> Answer:
    """What happens; or whether an ally leaves."""
    if reading.question not in ("may", "does"):
        return course(sheet, reading)
    return Watch("terror-allies-leave^each", "terror-at-10-adds-doom^no-ally", event="ally-left")(
        sheet, reading
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "store-closes": Topic(store_closes, read_store_closes, answer_store_closes),
    "terror": Topic(terror, read_terror, answer_terror),
}
