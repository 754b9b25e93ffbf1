"""The five real books, where they are at hand, and other scans of them."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

import pytest

from rules_graph.errors import BadBookError, BookFault
from rules_graph.imports.doctor import Ailment, examine
from rules_graph.imports.edition import Section
from rules_graph.imports.importing import import_book
from rules_graph.imports.placing.naming import Names
from rules_graph.imports.placing.places import How
from rules_graph.imports.reading.columns import untangle
from rules_graph.imports.reading.files import read
from rules_graph.model import RuleRef
from rules_graph.search.index import silent
from tests.books import PRINTS, TODAY, Print, edition_of, imported, owner, rows, text_of
from tests.pdf_books import as_pdf
from tests.placed import precision, recall, truth_of
from tests.scans import SCANS, as_text, origins, rows_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.imports.edition import Cross, Edition, Passage

_OTHER_FORMS = ("index", "external", "position")
real = pytest.mark.parametrize("book", PRINTS, ids=str)

# Precision is against the facts' list of lines. In the last two books summaries and boxes say rules again on
# lines that the list does not have; these count as wrong here, though the passage does state its rule.
PRECISION = {"ahlcg": 0.98, "eldritch": 0.97, "arkham2e": 0.86, "mansions": 0.90}
RECALL = {"ahlcg": 0.99, "eldritch": 0.97, "arkham2e": 0.92, "mansions": 0.94}


@real
def test_the_real_books_are_placed(book: Print, corpus: Corpus) -> None:
    """A line of the index is found where it leads to its rule."""
    edition = edition_of(book)
    truth = truth_of(book, corpus)
    assert recall(edition, truth, {}) >= RECALL[book.game]
    assert precision(edition, truth) >= PRECISION[book.game]


@real
def test_no_example_is_shown_as_a_rule_by_its_content(book: Print) -> None:
    by_content = [
        passage.text
        for section in edition_of(book).sections
        for passage in section.passages
        for place in (passage.states, *passage.states_too)
        if place and place.how is How.CONTENT
    ]
    assert by_content
    assert not [text for text in by_content if re.match(r"\W*(?:Przykład|Na przykład|Приклад)", text)]


@real
def test_every_line_of_the_real_books_is_in_a_section_or_named_as_dropped(book: Print) -> None:
    edition = edition_of(book)
    kept = {line for part in _parts(edition) for line in part.lines}
    dropped = {drop.line for drop in edition.report.dropped}
    assert kept | dropped == {line.number for line in read(book.path).lines if not line.blank}
    assert all(drop.raw.strip() for drop in edition.report.dropped)


@pytest.mark.parametrize("book", [book for book in PRINTS if book.game != "eldritch"], ids=str)
def test_every_word_of_the_real_books_is_told_or_repaired(book: Print) -> None:
    """But for what is left of words that were broken at the end of a line."""
    edition = edition_of(book)
    dropped = {drop.line for drop in edition.report.dropped}
    parts = _parts(edition)
    told = _words(
        part.heading if isinstance(part, Section) else f"{part.number} {part.text}" for part in parts
    )
    mended = _words(mend.old for part in parts for mend in part.mended)
    stood = _words(line.text for line in read(book.path).lines if line.number not in dropped)
    gone = stood - told - mended
    assert sum(gone.values()) <= 0.001 * sum(stood.values()), gone


def _parts(edition: Edition) -> list[Section | Passage]:
    headed: list[Section | Passage] = [section for section in edition.sections if section.heading]
    return headed + [passage for section in edition.sections for passage in section.passages]


def _words(texts: Iterable[str]) -> Counter[str]:
    return Counter(word for text in texts for word in re.findall(r"\w+", text.casefold()))


@real
def test_the_real_books_references_lead_somewhere(book: Print, corpus: Corpus) -> None:
    """A reference by title leads to its rule; one by page alone to a rule of the page that is meant.

    Not counted: references whose page the facts note as wrong in print, where a title is missing too.
    """
    told: dict[int, list[Cross]] = {}
    for section in edition_of(book).sections:
        for passage in section.passages:
            for line in passage.lines:
                told.setdefault(line, []).extend(passage.refers)
    missed: list[tuple[int, str]] = []
    wanted = 0
    for row in rows(f"{book.game}_xrefs.tsv"):
        target = owner(corpus, book.game, (row.get("to_id") or row["target_id"]).removeprefix(book.prefix))
        other = row.get("lang", book.lang) != book.lang or row.get("form") in _OTHER_FORMS
        if other or not target or "WRONG" in (row.get("note") or ""):
            continue
        wanted += 1
        line = int(row.get("line") or row["src_line"])
        if not any(_leads(cross, target, book, corpus) for cross in told.get(line, ())):
            missed.append((line, target))
    assert 1 - len(missed) / wanted >= 0.98, missed


def _leads(cross: Cross, target: str, book: Print, corpus: Corpus) -> bool:
    page = corpus.rules[RuleRef(book.game, target)].source[book.lang].first
    numbers = [int(number) for number in re.findall(r"\d+", cross.pages)]
    near = numbers and min(numbers) <= page <= max(numbers)
    return cross.rule == target or bool(cross.rule and near)


def test_the_two_prints_of_the_card_game_disagree(corpus: Corpus) -> None:
    """One print counts five steps to start an ability, the other four; and numbers differ in other rules."""
    book, other = edition_of(PRINTS[0]), edition_of(PRINTS[1])
    findings = examine(book, [book, other], Names(corpus.of_game("ahlcg"), "pl", {}))
    steps = [finding.values for finding in findings if finding.ailment is Ailment.STEPS_DIFFER]
    assert {"rule": "appendix-1", "here": "5", "there": "4", "other": "ahlcg-uk"} in steps
    kinds = {finding.ailment for finding in findings}
    assert {Ailment.DUPLICATE_HEADING, Ailment.NUMBERS_DIFFER, Ailment.UNDEFINED_TERM} <= kinds


@real
def test_the_wrong_game_is_refused(book: Print, corpus: Corpus) -> None:
    edition_of(book)
    for other in (game for game in corpus.games if game != book.game):
        with pytest.raises(BadBookError) as caught:
            import_book(book.path, corpus, other, book.lang, TODAY, silent)
        assert caught.value.reason is BookFault.WRONG_GAME
        assert caught.value.values["found"] == book.game


@real
@pytest.mark.long
@pytest.mark.parametrize("columns", [1, 2])
def test_a_pdf_of_a_real_book_has_the_same_sections(
    book: Print, columns: int, corpus: Corpus, tmp_path: Path
) -> None:
    """The same rules in the same order, but for a few torn at the end of a page.

    Columns that the text has read across are set in order: no printer sets them otherwise.
    """
    edition = edition_of(book)
    pdf = tmp_path / "book.pdf"
    pdf.write_bytes(as_pdf([line.text for line in untangle(read(book.path).lines)], columns))
    other = imported(pdf, corpus, book.game, book.lang)
    one, two = (
        [section.states.rule for section in each.sections if section.states] for each in (edition, other)
    )
    assert SequenceMatcher(None, one, two, autojunk=False).ratio() >= 0.98


LONG = pytest.mark.long
# Each kind of scan on one book. Not here: a whole book with its two columns read across, not told from
# long lines; then some 0.2 of the rules are found.
FLOORS = {
    "narrow lines": ("mansions-pl", 0.94),
    "broken words": ("ahlcg-uk", 0.99),
    "heads and page numbers": ("ahlcg-uk", 0.99),
    "two columns": ("ahlcg-pl", 0.94),
    "headings in capitals": ("mansions-pl", 0.94),
    "no marks": ("ahlcg-uk", 0.94),
    "no diacritics": ("mansions-pl", 0.94),
    "1 % of letters misread": ("mansions-pl", 0.94),
    "2 % of letters misread": ("ahlcg-uk", 0.96),
}


@pytest.mark.parametrize(
    "scan",
    [each if each in ("two columns", "no marks") else pytest.param(each, marks=LONG) for each in FLOORS],
)
def test_another_scan_of_a_book_is_placed_too(scan: str, corpus: Corpus, tmp_path: Path) -> None:
    name, floor = FLOORS[scan]
    [book] = [book for book in PRINTS if str(book) == name]
    scanned = SCANS[scan](rows_of(text_of(book).read_text(encoding="utf-8")))
    path = tmp_path / "scan.txt"
    path.write_text(as_text(scanned), encoding="utf-8")
    edition = imported(path, corpus, book.game, book.lang)
    assert recall(edition, truth_of(book, corpus), origins(scanned)) >= floor
