"""What is said of a ruling: the verdict and every doubt, who decides, the grim rule, what would change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import Assumed
from engine.kernel import Decision
from ui.answer.choices import asked_line, choice_lines, first_options
from ui.answer.sections import Line, Section
from ui.words import quoted, say, say_error
from ui.words.harms import house_lines
from ui.words.sheets import sheet_lines
from ui.words.unread import unread_data, unread_texts
from ui.words.verdicts import say_verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.described.answering import Inquiry
    from engine.ahlcg.judging.question import Question
    from engine.ahlcg.judging.ruling import Ruling
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Choice
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


class Ruled:
    """What an inquiry with a ruling adds."""

    def __init__(self, inquiry: Inquiry) -> None:
        self.inquiry = inquiry

    def answer(self, corpus: Corpus, lang: Lang) -> Iterator[Line]:
        return _answer(self.inquiry, corpus, lang)

    def understood(self, corpus: Corpus, lang: Lang) -> Iterator[Line]:
        return _understood(self.inquiry, corpus, lang)

    def assumed(self, lang: Lang) -> Iterator[Line]:
        return _assumed(self.inquiry, lang)

    def more(self, corpus: Corpus, lang: Lang) -> list[Section]:
        """Who decides what and where each choice leads, the grim rule, what would change the answer."""
        ruling = self.inquiry.ruling
        if ruling is None:
            return []
        return [
            Section("choices", say(lang, "ask-choices"), list(choice_lines(ruling.choices, lang))),
            Section("grim", say(lang, "grim-title"), list(_grim(ruling, lang))),
            Section("changes", say(lang, "ask-changes"), list(_changes(self.inquiry, corpus, lang))),
        ]

    def choices(self) -> Sequence[Choice[Situation]]:
        return self.inquiry.ruling.choices if self.inquiry.ruling else ()

    def decisions(self, lang: Lang) -> dict[int, tuple[str, str]]:
        """By how many events came before: what was to be decided, and by which statement."""
        return {
            choice.at: (f"{asked_line(choice, lang)}: {first_options(choice, lang)}", choice.request.cites)
            for choice in self.choices()
            if not choice.optional or choice.matters
        }

    def data(self) -> dict[str, object]:
        return _data(self.inquiry)


def _answer(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    ruling = inquiry.ruling
    for each in (*inquiry.earlier, ruling) if ruling else ():
        yield Line(say_verdict(each, each.verdict, corpus, lang), _first(each.verdict.cites), "bold")
    if ruling is not None:
        if inquiry.scene.question is None:
            yield Line(say(lang, "ask-no-question"), style="yellow")
        elif not inquiry.asked:
            yield Line(say(lang, "ask-vague"), style="yellow")
    elif inquiry.refused is not None:
        yield Line(say(lang, "ask-refused", why=say_error(lang, inquiry.refused)), style="bold")
    else:
        yield Line(say(lang, "ask-cannot"), style="bold")
    if inquiry.undecided:
        yield Line(say(lang, "ask-undecided"), style="yellow")
    if inquiry.draft.missing:
        what = ", ".join(say(lang, f"missing-{each}") for each in inquiry.missing)
        yield Line(say(lang, "ask-missing", what=what), style="yellow")
    if inquiry.unread:
        yield Line(say(lang, "ask-unread", words=quoted(lang, inquiry.unread)), style="yellow")
    if texts := unread_texts(lang, ruling.sheet if ruling else None):
        yield Line(say(lang, "ask-unread-texts", texts="; ".join(texts)), style="yellow")
    for claim in dict.fromkeys(inquiry.disproved):
        what = say(lang, f"claim-{claim.event}")
        yield Line(say(lang, "ask-disproved", what=what), style="yellow")


def _first(cites: Sequence[str]) -> str:
    return cites[0] if cites else ""


def _understood(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    sheet = inquiry.ruling.sheet if inquiry.ruling else None
    for line in sheet_lines(inquiry.draft.table, sheet, corpus, lang):
        yield Line(line)
    for question in inquiry.scene.questions:
        event = question.about.event if question.about else "nothing"
        what = say(lang, f"asks-{question.asks}", about=_about(question, say(lang, f"about-{event}")))
        yield Line(say(lang, "said-question", what=what))


def _about(question: Question, what: str) -> str:
    """What it asks about, and of whom."""
    about = question.about
    names = [name for name in (about.enemy, about.who) if name] if about else []
    return f"{what} ({', '.join(names)})" if names else what


def _grim(ruling: Ruling, lang: Lang) -> Iterator[Line]:
    for each in ruling.grim:
        yield Line(say(lang, "grim-before"))
        for line in house_lines(lang, each):
            yield Line(line.strip(), "ahlcg/grim-rule^worst-outcome", depth=int(line.startswith(" ")))


def _changes(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    assert inquiry.ruling is not None
    for change in inquiry.changes:
        said = say_verdict(inquiry.ruling, change.verdict, corpus, lang)
        yield Line(say(lang, f"change-{change.what}", name=change.name, verdict=said))


def _assumed(inquiry: Inquiry, lang: Lang) -> Iterator[Line]:
    for what, values in inquiry.draft.assumed if inquiry.draft.sheet else []:
        yield Line(say(lang, f"assume-{what}", **values))
    if inquiry.ruling is not None:
        readings = [event for event in inquiry.ruling.play.events if isinstance(event, Assumed)]
        for event in readings:
            yield Line(say(lang, f"ahlcg-assumed-{event.reading}"), event.cites)


# for other programs


def _data(inquiry: Inquiry) -> dict[str, object]:
    ruling = inquiry.ruling
    question = inquiry.scene.question
    return {
        "question": question.model_dump(mode="json") if question else None,
        "assumed": [{"what": what, **values} for what, values in inquiry.draft.assumed],
        "unread_texts": unread_data(ruling.sheet if ruling else None),
        "disproved": [claim.model_dump(mode="json") for claim in inquiry.disproved],
        "verdict": _verdict_as_data(ruling) if ruling else None,
        "answers": list(ruling.play.answers) if ruling else [],
        "decisions": [_choice_as_data(choice) for choice in ruling.choices] if ruling else [],
        "changes": [
            {"what": each.what, "name": each.name, "says": each.verdict.says} for each in inquiry.changes
        ],
    }


def _verdict_as_data(ruling: Ruling) -> dict[str, object]:
    verdict = ruling.verdict
    return {
        "asks": verdict.asks,
        "says": verdict.says,
        "by": verdict.by,
        "what": verdict.decision.what if verdict.decision else None,
        "point": verdict.point,
        "amount": verdict.amount,
        "odds": str(verdict.odds) if verdict.odds is not None else None,
        "unless": verdict.unless or None,
        "grim": verdict.grim,
        "cites": list(verdict.cites),
    }


def _choice_as_data(choice: Choice[Situation]) -> dict[str, object]:
    request = choice.request
    return {
        "what": request.what,
        "by": request.by if isinstance(request, Decision) else "chance",
        "options": list(request.options),
        "taken": choice.taken,
        "said": not choice.assumed,
        "cites": request.cites,
        "same": {option: fork.same for option, fork in choice.forks.items()},
    }
