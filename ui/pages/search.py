"""A page in the making."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def show(corpus: Corpus, lang: Lang) -> None:
    del corpus, lang
