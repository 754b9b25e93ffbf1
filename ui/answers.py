"""What search found, for people and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ui.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from rules_graph.model import Lang
    from rules_graph.search.finder import Answer, Found, Reason
    from rules_graph.search.index import SearchIndex


def answer_as_text(index: SearchIndex, answer: Answer, lang: Lang) -> RenderableType:
    if not answer.found:
        return Text(say(lang, "nothing-found"))
    parts: list[RenderableType] = []
    if not answer.answered:
        parts.append(Text(say(lang, "no-answer"), style="yellow"))
    parts += [_found_as_text(index, found, lang) for found in answer.found]
    return Group(*parts)


def _found_as_text(index: SearchIndex, found: Found, lang: Lang) -> RenderableType:
    heading = Text.assemble(
        (f"{found.score:3} ", "green" if found.score >= 50 else "dim"),
        (index.name(found.ref, lang), "bold"),
        (f"   {found.ref}", "dim"),
    )
    why = Text("; ".join(_reason(reason, lang) for reason in found.reasons), style="dim")
    return Group(
        heading, Padding(Text(index.statement(found.ref, lang)), (0, 0, 0, 4)), Padding(why, (0, 0, 0, 4))
    )


def _reason(reason: Reason, lang: Lang) -> str:
    return say(lang, f"why-{reason.why}", text=reason.text)


def answer_as_rows(index: SearchIndex, answer: Answer, lang: Lang) -> list[dict[str, object]]:
    return [
        {
            "rule": str(found.ref.whole),
            "game": found.ref.game,
            "name": index.name(found.ref, lang),
            "statement": index.statement(found.ref, lang),
            "cites": str(found.ref),
            "score": found.score,
            "why": [_reason(reason, lang) for reason in found.reasons],
            "answered": answer.answered,
        }
        for found in answer.found
    ]
