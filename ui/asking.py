"""A description in plain words about any of the games, and what can be shown of its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from engine.ahlcg.described import inquire
from ui import board_inquiry, inquiries
from ui.timeline import draw_timeline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.described import Inquiry as CardInquiry
    from engine.plain_words import Inquiry
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.search.language import Asked
    from ui.sections import Section


class Asking(Protocol):
    """An answer as a page, as data, as the sheet behind it, as a picture."""

    @property
    def settled(self) -> bool: ...
    def page(self, lang: Lang, searched: Sequence[str]) -> list[Section]: ...
    def data(self, page: Sequence[Section]) -> dict[str, Any]: ...
    def sheet(self) -> str: ...
    def picture(self, lang: Lang) -> str: ...


def ask_of(game: str, asked: Asked, corpus: Corpus) -> Asking:
    """Nothing that was not said is added; a game without a reader is an error."""
    if game == "ahlcg":
        return _Cards(inquire(asked.text, asked.lang), corpus)
    return _Board(board_inquiry.ask(asked.text, asked.lang, game), corpus)


@dataclass(frozen=True)
class _Cards:
    inquiry: CardInquiry
    corpus: Corpus

    @property
    def settled(self) -> bool:
        return self.inquiry.ruling is not None

    def page(self, lang: Lang, searched: Sequence[str]) -> list[Section]:
        return inquiries.page(self.inquiry, self.corpus, lang, searched)

    def data(self, page: Sequence[Section]) -> dict[str, Any]:
        return inquiries.as_data(self.inquiry, page)

    def sheet(self) -> str:
        return inquiries.as_yaml(self.inquiry)

    def picture(self, lang: Lang) -> str:
        return draw_timeline(self.inquiry, self.corpus, lang)


@dataclass(frozen=True)
class _Board:
    inquiry: Inquiry[Any]
    corpus: Corpus

    @property
    def settled(self) -> bool:
        return self.inquiry.answer is not None

    def page(self, lang: Lang, searched: Sequence[str]) -> list[Section]:
        return board_inquiry.page(self.inquiry, self.corpus, lang, searched)

    def data(self, page: Sequence[Section]) -> dict[str, Any]:
        return board_inquiry.as_data(self.inquiry, page)

    def sheet(self) -> str:
        return board_inquiry.as_yaml(self.inquiry)

    def picture(self, lang: Lang) -> str:
        return board_inquiry.draw_order(self.inquiry, self.corpus, lang)
