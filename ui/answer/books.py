"""A player's books for the terminal: how the import went, what a book says, what is wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rules_graph.imports.placing.blocks import Shape
from rules_graph.model import RuleRef
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from rules_graph.corpus import Corpus
    from rules_graph.imports.doctor import Finding
    from rules_graph.imports.edition import Edition, Passage, Section
    from rules_graph.imports.shelf import Shelf
    from rules_graph.model import Lang

_SHOWN = 12
_DEGREES = (0.9, 0.6, 0.0)


def shelf_as_text(shelf: Shelf, lang: Lang) -> RenderableType:
    """The books, and those whose files are damaged."""
    table = Table(box=None, show_header=False)
    for book in shelf.books():
        placed = f"{book.report.aligned}/{book.report.sections}"
        table.add_row(book.id, placed, say(lang, "books-line", file=book.file, date=book.imported))
    damaged = [Text(say(lang, "books-damaged", book=name), style="red") for name in shelf.damaged()]
    if not table.row_count and not damaged:
        return say(lang, "books-none")
    return Group(table, *damaged)


def report_rows(book: Edition, lang: Lang) -> list[tuple[str, str]]:
    """The figures of an import, with their words."""
    report = book.report
    rows = [
        ("report-lines", str(report.lines)),
        ("report-sections", str(report.sections)),
        ("report-aligned", str(report.aligned)),
        ("report-not-aligned", str(len(report.not_aligned))),
        ("report-no-rule", str(report.no_rule_needed)),
        ("report-references", str(report.references)),
        ("report-dangling", str(len(report.dangling))),
        ("report-repaired", str(report.repaired_words)),
        ("report-repaired-lines", str(report.repaired_lines)),
        ("report-dropped", str(len(report.dropped))),
        ("report-rules-missing", str(len(report.rules_not_found))),
    ]
    if report.known_words is not None:
        rows.append(("report-known", f"{report.known_words:.1%}"))
    return [(say(lang, message), value) for message, value in rows]


def dropped_rows(book: Edition, lang: Lang) -> list[tuple[str, int]]:
    """Why lines were left out, and how many."""
    why = Counter(drop.why for drop in book.report.dropped)
    return [(say(lang, f"drop-{reason}"), count) for reason, count in why.most_common()]


def sureness_rows(book: Edition, lang: Lang) -> list[tuple[str, str]]:
    """How surely headings were placed: how many of each degree."""
    degrees = Counter(
        next(least for least in _DEGREES if section.states.sure >= least)
        for section in book.sections
        if section.states
    )
    most = (1.0, *_DEGREES)
    return [
        (say(lang, "report-sure", sure=f"{100 * least:.0f}–{100 * up_to:.0f} %"), str(degrees[least]))
        for least, up_to in zip(_DEGREES, most, strict=False)
    ]


def placed_rows(book: Edition, corpus: Corpus, lang: Lang) -> list[dict[str, str | int]]:
    """Every heading: its line, the rule it was placed at, how, and how surely."""
    columns = [say(lang, f"placed-{name}") for name in ("line", "heading", "rule", "how", "sure")]
    rows = [_placed_row(section, book, corpus, lang) for section in book.sections if section.heading]
    return [dict(zip(columns, row, strict=True)) for row in rows]


def _placed_row(
    section: Section, book: Edition, corpus: Corpus, lang: Lang
) -> tuple[int, str, str, str, str]:
    place = section.states
    if place is None:
        return section.lines[0], section.heading, "—", "—", "—"
    rule = corpus.rule(RuleRef(book.game, place.rule)).names[lang]
    return section.lines[0], section.heading, rule, say(lang, f"how-{place.how}"), f"{place.sure:.0%}"


def report_as_text(book: Edition, lang: Lang) -> RenderableType:
    table = Table(
        title=say(lang, "books-line", file=book.file, date=book.imported), box=None, title_justify="left"
    )
    table.add_column(justify="left")
    table.add_column(justify="right")
    for words, value in report_rows(book, lang):
        table.add_row(words, value)
    for words, count in dropped_rows(book, lang):
        table.add_row(f"  {words}", str(count))
    for words, value in sureness_rows(book, lang):
        table.add_row(words, value)
    lists = [
        _list(say(lang, "report-not-aligned"), book.report.not_aligned),
        _list(
            say(lang, "report-dangling"), [f"{cross.words} {cross.pages}" for cross in book.report.dangling]
        ),
    ]
    return Group(table, *(each for each in lists if each))


def _list(title: str, items: Sequence[str]) -> RenderableType | None:
    if not items:
        return None
    shown = [Padding(Text(item.strip()), (0, 0, 0, 2)) for item in items[:_SHOWN]]
    rest = [Padding(Text(f"… +{len(items) - _SHOWN}"), (0, 0, 0, 2))] if len(items) > _SHOWN else []
    return Group(Text(f"{title}:", style="bold"), *shown, *rest)


def sections_as_text(sections: Sequence[Section], lang: Lang) -> RenderableType:
    if not sections:
        return say(lang, "your-book-none")
    return Group(*(_section(section, lang) for section in sections))


def _section(section: Section, lang: Lang) -> RenderableType:
    lines = [line for passage in section.passages for line in passage.lines] or list(section.lines)
    where = say(lang, "your-book-lines", count=len(lines), first=str(min(lines)), last=str(max(lines)))
    told = [
        Padding(Text(passage_as_text(passage, lang)), (0, 0, 0, 2 + passage.depth))
        for passage in section.passages
    ]
    return Group(Text.assemble((section.heading, "bold"), f"  ({where})"), *told)


def passage_as_text(passage: Passage, lang: Lang) -> str:
    """A passage with its bullet or number, marked where words were repaired."""
    sign = {Shape.BULLET: "• ", Shape.STEP: f"{passage.number}. "}.get(passage.shape, "")
    mark = f" [{say(lang, 'your-book-repaired')}]" if passage.mended else ""
    return f"{sign}{passage.text}{mark}"


def finding_as_text(finding: Finding, corpus: Corpus, book: Edition, lang: Lang) -> str:
    """What is wrong, with the rule by its name."""
    values = dict(finding.values)
    if "rule" in values:
        values["rule"] = corpus.rule(RuleRef(book.game, values["rule"])).names[lang]
    if "pages" in values:
        values["pages"] = values["pages"] or "none"
    return say(lang, f"ailment-{finding.ailment}", **values)


def finding_line(finding: Finding, corpus: Corpus, book: Edition, lang: Lang) -> str:
    where = say(lang, "doctor-line", line=str(finding.line))
    return f"{where}: {finding_as_text(finding, corpus, book, lang)}"


def findings_as_text(
    findings: Sequence[Finding], corpus: Corpus, book: Edition, lang: Lang
) -> RenderableType:
    if not findings:
        return say(lang, "doctor-well")
    kinds = dict.fromkeys(finding.ailment for finding in findings)
    return Group(
        Text(say(lang, "doctor-count", count=len(findings)), style="bold"),
        *(
            Group(
                Text(say(lang, f"ailment-name-{kind}"), style="bold"),
                *(
                    Text(f"  {finding_line(each, corpus, book, lang)}")
                    for each in findings
                    if each.ailment is kind
                ),
            )
            for kind in kinds
        ),
    )
