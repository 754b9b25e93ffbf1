"""A table told in words, read and played: the page, data for programs, the sheet behind it."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any, Protocol

import yaml

from engine.ahlcg.described import Inquiry as Ruling
from engine.plain_words import Inquiry as Judgement
from ui.answer.judged import Judged
from ui.answer.ruled import Ruled
from ui.answer.sections import Line, Section
from ui.words import say
from ui.words.telling import is_step, statement_text, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.game import Inquiry
    from engine.kernel import Choice
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MOST_RULES = 8


class Said(Protocol):
    """What a kind of inquiry says in its own way."""

    def answer(self, corpus: Corpus, lang: Lang, /) -> Iterator[Line]: ...
    def understood(self, corpus: Corpus, lang: Lang, /) -> Iterator[Line]: ...
    def assumed(self, lang: Lang, /) -> Iterator[Line]: ...
    def more(self, corpus: Corpus, lang: Lang, /) -> list[Section]: ...
    def choices(self) -> Sequence[Choice[Any]]: ...
    def decisions(self, lang: Lang, /) -> dict[int, tuple[str, str]]: ...
    def data(self) -> dict[str, object]: ...


@singledispatch
def said(inquiry: Inquiry) -> Said:
    raise TypeError(type(inquiry))


said.register(Ruling)(Ruled)
said.register(Judgement)(Judged)


def page(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> list[Section]:
    """What the play says, and all that it rests on; empty parts are left out."""
    own = said(inquiry)
    sections = [
        _section(lang, "answer", own.answer(corpus, lang)),
        _section(lang, "understood", own.understood(corpus, lang)),
        _section(lang, "rules", _rules(inquiry, corpus, lang)),
        _section(lang, "order", _steps(inquiry, corpus, lang), numbered=True),
        *own.more(corpus, lang),
        _section(lang, "assumed", own.assumed(lang)),
    ]
    return [section for section in sections if section.lines]


def _section(lang: Lang, kind: str, lines: Iterable[Line], *, numbered: bool = False) -> Section:
    return Section(kind, say(lang, f"ask-{kind}"), list(lines), numbered)


def _rules(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    """What the answer cites, a statement a rule."""
    first = {cites.split("^")[0]: cites for cites in reversed(inquiry.cites)}
    for cites in list(dict.fromkeys(first[cites.split("^")[0]] for cites in inquiry.cites))[:_MOST_RULES]:
        name, statement = statement_text(corpus, lang, cites)
        yield Line(f"{name}: {statement}", cites)


def _steps(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> Iterator[Line]:
    for event in inquiry.events:
        yield Line(tell(corpus, lang, event), event.cites, "cyan" if is_step(event) else "")


def as_yaml(inquiry: Inquiry) -> str:
    """The sheet, as a user would write it; where nothing can be played, as far as it goes."""
    sheet = {"game": inquiry.game, **(inquiry.sheet_data() or inquiry.written)}
    return yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False, width=100)


def as_data(inquiry: Inquiry) -> dict[str, Any]:
    """All of it, by ids that a program needs."""
    return {
        "unread": list(inquiry.unread),
        "missing": list(inquiry.missing),
        "sure": inquiry.sure,
        "cites": list(inquiry.cites),
        "events": [event.model_dump(mode="json") for event in inquiry.events],
        **said(inquiry).data(),
    }
