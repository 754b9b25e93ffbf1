"""What is said of an answer to a topic: verdict, number, chance or course, and every doubt."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from engine.game import game as front_of
from engine.kernel import Chance, Decision, play
from ui.answer.sections import Line, Section
from ui.words import knows, quoted, say
from ui.words.harms import house_rule_name, house_why
from ui.words.telling import assumptions, say_decider, say_request

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from engine.kernel import Choice
    from engine.plain_words import Answer, Inquiry, Understood
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


class Judged:
    """What an inquiry with a topic adds."""

    def __init__(self, inquiry: Inquiry[Any]) -> None:
        self.inquiry = inquiry

    def answer(self, _corpus: Corpus, lang: Lang) -> Iterator[Line]:
        yield from (Line(each, style="bold") for each in _answer(self.inquiry, lang))
        yield from (Line(each, style="yellow") for each in _doubts(self.inquiry, lang))

    def understood(self, _corpus: Corpus, lang: Lang) -> Iterator[Line]:
        return (Line(_said(lang, self.inquiry.game, each)) for each in self.inquiry.understood)

    def assumed(self, lang: Lang) -> Iterator[Line]:
        return (Line(_said(lang, self.inquiry.game, each)) for each in self.inquiry.assumed)

    def more(self, _corpus: Corpus, _lang: Lang) -> list[Section]:
        return []

    def choices(self) -> Sequence[Choice[Any]]:
        return ()

    def decisions(self, lang: Lang) -> dict[int, tuple[str, str]]:
        """By how many events came before: what is to be decided, and by which statement."""
        pending = self.inquiry.answer.pending if self.inquiry.answer else None
        if not isinstance(pending, Decision):
            return {}
        return {len(self.inquiry.events): (_decides(pending, lang), pending.cites)}

    def data(self) -> dict[str, object]:
        inquiry = self.inquiry
        return {
            "question": inquiry.question,
            "topic": inquiry.topic,
            "understood": [asdict(each) for each in inquiry.understood],
            "assumed": [asdict(each) for each in inquiry.assumed],
            "answer": None if inquiry.answer is None else _answer_data(inquiry.answer),
        }


def _say(lang: Lang, game: str, message: str, **values: object) -> str:
    """In the game's own words, where it has some."""
    own = f"{game}-described-{message}"
    return say(lang, own if knows(lang, own) else f"described-{message}", **values)


def _answer(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    answer, game = inquiry.answer, inquiry.game
    if answer is None:
        yield say(lang, "described-no-sheet")
        return
    if answer.verdict is not None:
        yield say(lang, f"described-{'yes' if answer.verdict else 'no'}")
    if answer.kind in ("number", "dice"):
        yield _say(lang, game, f"number-{answer.of}", number=answer.number)
    if answer.chance is not None:
        of = "test" if answer.kind == "dice" else answer.of
        yield _say(lang, game, f"chance-{of}", **_chance(answer.chance, answer.number))
        if answer.clues:
            yield _say(lang, game, "clues-used")
    for decision in answer.decisions:
        yield _decides(decision, lang)
    yield from _house(inquiry, lang)
    if isinstance(answer.pending, Chance):
        yield _say(lang, game, "dice-wait")
    elif answer.kind == "course" and not answer.decisions:
        yield say(lang, "described-course")


def _chance(chance: Fraction, dice: int | None) -> dict[str, object]:
    values: dict[str, object] = {"percent": f"{float(chance) * 100:.1f}", "share": str(chance)}
    return values if dice is None else {**values, "dice": dice}


def _decides(decision: Decision, lang: Lang) -> str:
    what = say_request(lang, decision)
    if decision.by is None:
        return say(lang, "described-nobody", what=what)
    return say(lang, "described-decides", by=say_decider(lang, decision.by), what=what)


def _house(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    """Where nobody is named to decide, and nothing comes before it: what the rule of the house takes."""
    pending = inquiry.answer.pending if inquiry.answer else None
    rules = front_of(inquiry.game)
    if not isinstance(pending, Decision) or pending.by is not None:
        return
    if play(lambda: rules.start(inquiry.sheet), ()).pending == pending:
        ruling = rules.house_rule(inquiry.sheet, ())
        yield f"{house_rule_name(lang, ruling)}: {house_why(lang, ruling)}"


def _doubts(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    if (
        inquiry.answer is not None
    ):  # a reading taken because the book does not say, if the answer is just that
        first = inquiry.answer.cites[:1]
        yield from assumptions(lang, (each for each in inquiry.answer.events if each.cites in first))
    if inquiry.missing:
        what = "; ".join(_say(lang, inquiry.game, f"missing-{each}") for each in inquiry.missing)
        yield say(lang, "described-missing", what=what)
    if inquiry.question is None and inquiry.answer is not None:
        yield say(lang, "described-no-question")
    if inquiry.unread:
        yield say(lang, "described-unread", words=quoted(lang, inquiry.unread))
        if inquiry.answer is not None:
            yield say(lang, "described-not-sure")


def _said(lang: Lang, game: str, each: Understood) -> str:
    value = _value(lang, game, each.value)
    return say(lang, f"{game}-understood-{each.what}", value=value, who=each.who).strip()


def _value(lang: Lang, game: str, value: str | int) -> str | int:
    """Words of ours in the reader's language; numbers and names as they are."""
    if isinstance(value, int):
        return value

    def word(found: re.Match[str]) -> str:
        message = f"{game}-described-word-{found.group()}"
        return say(lang, message) if knows(lang, message) else found.group()

    return re.sub(r"[a-z]+(?:-[a-z]+)*", word, value)


def _answer_data(answer: Answer) -> dict[str, Any]:
    return {
        "kind": answer.kind,
        "verdict": answer.verdict,
        "number": answer.number,
        "of": answer.of,
        "chance": None if answer.chance is None else str(answer.chance),
        "events": [event.model_dump(mode="json") for event in answer.events],
        "decisions": [each.model_dump(mode="json") for each in answer.decisions],
        "pending": answer.pending.model_dump(mode="json") if answer.pending else None,
        "cites": list(answer.cites),
    }
