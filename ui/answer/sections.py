"""A page of an answer: sections of lines, each with its rule; as text and as Markdown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from rules_graph.model import RuleRef
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.imports.quoting import Quotes
    from rules_graph.model import Lang
    from rules_graph.search.language import Asked

_FEW = 3


@dataclass(frozen=True)
class Line:
    text: str
    cites: str = ""
    style: str = ""
    depth: int = 0


@dataclass(frozen=True)
class Section:
    """Known by its `kind`: answer, rules, players, back, play, order, choices, grim, changes, understood,
    assumed, similar, book."""

    kind: str
    title: str
    lines: list[Line] = field(default_factory=list)
    numbered: bool = False


def quoted(sections: Sequence[Section], books: Quotes, asked: Asked, lang: Lang) -> list[Section]:
    """What the player's own books say of the rules that an answer names; nothing where there are no books."""
    cited = dict.fromkeys(line.cites for section in sections for line in section.lines if line.cites)
    refs = [ref.whole for cites in cited if (ref := RuleRef.parse(cites))]
    quotes = books.beside(asked.text, asked.lang, list(dict.fromkeys(refs)))
    lines = [Line(f"{quote.section.heading}: {quote.passage.text}") for quote in quotes[:_FEW]]
    return [Section("book", say(lang, "your-book"), lines)] if lines else []


def as_text(sections: Sequence[Section]) -> Group:
    lines: list[Text] = []
    for section in sections:
        lines.append(Text(section.title, style="bold underline"))
        for number, line in enumerate(section.lines, 1):
            mark = f"{number:3} " if section.numbered else "  " + "  " * line.depth
            cites = (f"   {line.cites}", "dim") if line.cites else ("", "")
            lines.append(Text.assemble((mark, "dim"), (line.text, line.style), cites))
        lines.append(Text())
    return Group(*lines[:-1])


def as_markdown(asked: str, sections: Sequence[Section]) -> str:
    """Under what was asked, as a quotation."""
    parts = [f"> {asked.strip()}".replace("\n", "\n> "), ""]
    for section in sections:
        parts += [f"## {section.title}", ""]
        for number, line in enumerate(section.lines, 1):
            mark = f"{number}." if section.numbered else "  " * line.depth + "-"
            cites = f" `{line.cites}`" if line.cites else ""
            parts.append(f"{mark} {line.text}{cites}")
        parts.append("")
    return "\n".join(parts)


def as_rows(sections: Sequence[Section]) -> list[dict[str, object]]:
    """For other programs."""
    return [
        {
            "kind": section.kind,
            "title": section.title,
            "lines": [{"text": line.text, "cites": line.cites} for line in section.lines],
        }
        for section in sections
    ]
