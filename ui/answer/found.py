"""What search found, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rules_graph.precedents import RULED
from ui.answer.books import passage_as_text
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from rules_graph.imports.quoting import Quote
    from rules_graph.model import Lang
    from rules_graph.search.finder import Findings, Found
    from rules_graph.search.index import SearchIndex
    from rules_graph.search.passages import Passage

TWO_SHOWN = 3  # of so many rules, the first ones, two statements are shown


def answer_as_text(
    index: SearchIndex, answer: Findings, lang: Lang, quotes: Sequence[Quote] = ()
) -> RenderableType:
    """The rules found, what the player's books say of each, and what only a book says."""
    if not answer.found and not quotes:
        return Text(say(lang, "nothing-found"))
    parts: list[RenderableType] = []
    if doubt := doubt_of(answer):
        parts.append(Text(say(lang, doubt), style="yellow"))
    for place, found in enumerate(answer.found):
        parts.append(_found_as_text(index, found, lang, place))
        parts += [_quote_as_text(quote, lang) for quote in _of_rule(quotes, found)]
    shown = {(found.ref.game, found.ref.rule) for found in answer.found}
    only = [quote for quote in quotes if (quote.book.game, quote.rule) not in shown]
    if only:
        parts.append(Text(say(lang, "your-book-only"), style="bold"))
        parts += [_quote_as_text(quote, lang) for quote in only]
    return Group(*parts)


def doubt_of(answer: Findings) -> str | None:
    """The message that says that no rule answers, or perhaps none."""
    if not answer.answered:
        return "no-answer" if answer.found else "nothing-found"
    return "perhaps-no-answer" if answer.doubtful else None


def _of_rule(quotes: Sequence[Quote], found: Found) -> list[Quote]:
    return [quote for quote in quotes if (quote.book.game, quote.rule) == (found.ref.game, found.ref.rule)]


def _quote_as_text(quote: Quote, lang: Lang) -> RenderableType:
    head = say(lang, "your-book-of", lang=quote.book.lang, heading=quote.section.heading)
    told = Text(f"{head}: {passage_as_text(quote.passage, lang)}", style="italic")
    return Padding(told, (0, 0, 0, 4))


def _found_as_text(index: SearchIndex, found: Found, lang: Lang, place: int) -> RenderableType:
    """The likeliest statement of all is marked; of the first rules a second one is shown too."""
    heading = Text.assemble(
        (f"{found.score:3} ", "green" if found.score >= 50 else "dim"),
        (index.name(found.ref, lang), "bold"),
        (f"   {found.ref}", "dim"),
    )
    lines = [Text(index.statement(found.ref, lang), style="" if place else "bold")]
    if found.verdict in RULED:
        lines[0] = Text(f"{say(lang, f'known-{found.verdict}')} ", style="bold green") + lines[0]
    if found.second and place < TWO_SHOWN:
        lines.append(Text(f"{index.statement(found.second, lang)}   ^{found.second.anchor}"))
    if found.precedent:
        lines.append(Text(said_of(found.precedent, lang), style="dim"))
    shown = Table.grid(padding=(0, 1))
    for number, line in enumerate(lines):
        shown.add_row("  ▸" if not place and not number else "   ", line)
    return Group(heading, shown)


def said_of(precedent: Passage, lang: Lang) -> str:
    """What players ask, and what is answered to it."""
    return say(lang, "why-asked", text=precedent.text, verdict=precedent.verdict or "")


def answer_as_rows(
    index: SearchIndex, answer: Findings, lang: Lang, quotes: Sequence[Quote] = ()
) -> list[dict[str, object]]:
    return [
        {
            "rule": str(found.ref.whole),
            "game": found.ref.game,
            "name": index.name(found.ref, lang),
            "statement": index.statement(found.ref, lang),
            "cites": str(found.ref),
            "score": found.score,
            "second": index.statement(found.second, lang) if found.second else None,
            "second_cites": str(found.second) if found.second else None,
            "verdict": found.verdict if found.verdict in RULED else None,
            "precedent": found.precedent.text if found.precedent else None,
            "precedent_verdict": found.precedent.verdict if found.precedent else None,
            "answered": answer.answered,
            "doubtful": answer.doubtful,
            "quotes": [
                {"book": quote.book.id, "heading": quote.section.heading, "text": quote.passage.text}
                for quote in _of_rule(quotes, found)
            ],
        }
        for found in answer.found
    ]
