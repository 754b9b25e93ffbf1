"""Acquire Assets: what the result buys, the Bank Loan, the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described import judging
from engine.eldritch.described.matters import DOES, MAY, MUCH, Matter, number_of
from engine.eldritch.phases.acquiring import DEBT
from engine.plain_words import cites_of, topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.eldritch.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told

_ROLLED = ("success", "after-roll", "roll-result", "test")


def _debt(draft: Draft) -> dict[str, str]:
    return {"id": draft.name("debt"), "name": DEBT, "kind": "condition"}


def _acquires(told: Told, draft: Draft) -> int:
    """The action, with the successes that are told; a Debt card is at hand."""
    successes = number_of(told, "success")
    told.use("acquire", "card", "bank", *_ROLLED)
    draft.attempt = {"acquire": draft.me}
    draft.table["conditions"] = {"cards": [_debt(draft)]}
    if successes is None and told.has("success") and told.denied("success"):
        successes = 0
    if successes is None:
        return 0
    draft.you["influence"] = max(successes, 2)
    draft.shown = {"influence": successes}
    draft.reads("successes", successes, draft.me)
    return successes


def _loan(told: Told, draft: Draft) -> None:
    """A loan, perhaps with a Debt already, perhaps with no Debt card left."""
    told.use("additional", "third", "debt", "spend")
    _acquires(told, draft)
    if not draft.shown:
        draft.shown = {"influence": 1}
        draft.assumes("successes", 1, draft.me)
    if told.has("no-debt-card"):
        told.use("no-debt-card", "condition")
        draft.table["conditions"] = {}
        draft.reads("no-debt-card")
        draft.because("bank-loan^no-card")
    elif told.has("debt") and told.denied("debt"):
        draft.reads("no-debt", "", draft.me)
    elif told.has("debt", "additional", "third"):
        draft.you["conditions"] = [_debt(draft)]
        draft.table["conditions"] = {}
        draft.reads("debt", "", draft.me)
        draft.because("bank-loan^held")
    else:
        draft.because("bank-loan^after-roll" if told.has("after-roll", "success") else "bank-loan^loan")


def _asks_debt_cost(told: Told) -> bool:
    """ "Do I get a Debt": asked of the price, not of another loan."""
    return not any(
        told.terms[at].concept == "debt"
        for place in told.places("q-does", "q-may")
        for at in range(place, told.sentence(place).stop)
    )


def _loan_value(told: Told, draft: Draft) -> None:
    _acquires(told, draft)
    told.use("loan", "worth", "reserve", "take-card", "spend", "all", "debt")
    if not draft.shown:
        draft.missing.append("successes")
    borrowed = told.has("loan") and not told.denied("loan")
    draft.choices = {"bank-loan": ["yes" if borrowed else "no"]}
    draft.reads("loan" if borrowed else "no-loan", "", draft.me)
    draft.because("bank-loan^loan" if borrowed else "acquire-assets-action^gain")


def _judge_value(sheet: Sheet, reading: Reading) -> Answer:
    """The result of the test, or what it is with the loan."""
    borrowed = "bank-loan^loan" in cites_of(reading)[0]
    kind, field = ("loan-taken", "result") if borrowed else ("test-result", "result")
    return judging.summed(kind, field, "value")(sheet, reading)


def _takes(told: Told, draft: Draft) -> None:
    """Cards of the reserve, by their values."""
    _acquires(told, draft)
    told.use("worth", "reserve", "take-card", "each", "more-than-one", "spend")
    values = _values(told)
    if not draft.shown:
        draft.missing.append("successes")
    if not values or any(value > 9 for value in values):
        draft.missing.append("values")
    if told.has("loan"):
        told.use("loan", "debt")
        draft.choices["bank-loan"] = ["yes"]
    else:
        draft.choices["bank-loan"] = ["no"]
    cards = [{"id": draft.name("card", at + 1), "value": value} for at, value in enumerate(values)]
    draft.table["reserve"] = cards
    draft.choices["acquire"] = [str(card["id"]) for card in cards]
    draft.reads("values", ", ".join(map(str, values)))
    draft.because("acquire-assets-action^gain")


def _values(told: Told) -> list[int]:
    """The number behind each "worth", or those behind the only one; "two cards worth 2 each"."""
    words = told.places("worth")
    sentence = told.sentence(words[0])
    places: list[int] = []
    for at, word in enumerate(words):
        end = words[at + 1] if at + 1 < len(words) else sentence.stop
        behind = [each for each in range(word, end) if told.terms[each].concept == "number"]
        places += behind if len(words) == 1 else behind[:1]
    numbers = [told.terms[at].number for at in places]
    told.used.update(places)
    rolled = {fact.at for fact in told.facts if fact.what == "success"}
    skipped = {*places, *rolled}
    before = [at for at in sentence if told.terms[at].concept == "number" and at not in skipped]
    counts = {told.terms[at].number for at in before} - {1}
    told.used.update(before)
    many = counts.pop() if len(counts) == 1 else 1
    if counts or not numbers:
        return []
    if told.has("each") and len(numbers) == 1:
        return numbers * min(many, 9)
    return numbers if many in (1, len(numbers)) else []


def _all_taken(sheet: Sheet, reading: Reading) -> Answer:
    many = len(sheet.situation.reserve)
    return judging.occurs("card-gained", times=many)(sheet, reading)


TOPICS = topics(
    {
        "asset-value": Matter(
            (("loan", "acquire", "reserve"), "success"), MUCH, _loan_value, _judge_value, never=("die",)
        ),
        "assets-taken": Matter(
            (("acquire", "reserve", "success"), "worth"), MAY, _takes, _all_taken, never=("trade",)
        ),
        "loan": Matter(
            ("loan",), DOES, _loan, judging.offered("bank-loan"), when=_asks_debt_cost, never=("worth",)
        ),
    }
)
