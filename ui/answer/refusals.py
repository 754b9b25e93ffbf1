"""What a decision does not offer, and the statement that forbids it, in the reader's words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from engine.kernel import Decision
from ui.words.telling import say_option, statement_text

if TYPE_CHECKING:
    from engine.kernel import Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


@dataclass(frozen=True)
class NotOffered:
    """Options that one statement forbids, as they are said."""

    options: dict[str, str]
    cites: str
    rule: str
    statement: str

    def as_data(self) -> dict[str, object]:
        return {
            "options": self.options,
            "cites": self.cites,
            "rule": self.rule,
            "statement": self.statement,
        }


def not_offered(corpus: Corpus, lang: Lang, request: Request, about: str = "") -> list[NotOffered]:
    """What the rules know as well but do not allow now, by what forbids it; only what is asked about."""
    if not isinstance(request, Decision):
        return []
    found = request.refusals.found()
    said = {option: say_option(lang, request, option) for option in found if option not in request.options}
    asked = _meant(said, about) if about else said
    by_statement = sorted(asked, key=lambda option: list(found.values()).index(found[option]))
    return [
        NotOffered({option: said[option] for option in options}, cites, *statement_text(corpus, lang, cites))
        for cites, options in groupby(by_statement, found.__getitem__)
    ]


def _meant(said: dict[str, str], about: str) -> list[str]:
    """The option of that name; else all that have these words in them."""
    words = _words(about)
    named = {option: (_words(option), _words(name)) for option, name in said.items()}
    exactly = [option for option, names in named.items() if words in names]
    return exactly or [option for option, names in named.items() if any(words <= name for name in names)]


def _words(text: str) -> set[str]:
    """Without the signs between them: "play Knife" is asked of "play: Knife"."""
    return set(re.findall(r"[\w'’-]+", text.casefold()))
