"""A player's own rulebook: read, aligned, stored, examined, quoted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rules_graph.corpus import Corpus, load
from rules_graph.errors import UnknownBookError
from rules_graph.imports.blocks import Shape
from rules_graph.imports.doctor import Ailment, examine
from rules_graph.imports.errors import BadBookError, BookFault
from rules_graph.imports.naming import Names
from rules_graph.imports.shelf import Shelf
from rules_graph.model import LANGS, Lang, RuleRef
from tests.books import PRINTS, SMALL, Print, imported, owner, rows, written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_graph.imports.edition import Cross, Edition

_OTHER_FORMS = ("index", "external", "position")
real = pytest.mark.parametrize("book", PRINTS, ids=str)


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return load()


@pytest.fixture(scope="module")
def editions(corpus: Corpus) -> dict[str, Edition]:
    """The real books, imported; none where they do not lie beside the project."""
    return {
        str(book): imported(book.path, corpus, book.game, book.lang)
        for book in PRINTS
        if book.path.is_file() and book.game in corpus.games
    }


def _edition(book: Print, editions: dict[str, Edition]) -> Edition:
    if str(book) not in editions:
        pytest.skip(f"the text of {book} is not beside the project")
    return editions[str(book)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [0, 70])
def test_a_made_up_book_is_placed_whole(corpus: Corpus, tmp_path: Path, lang: Lang, width: int) -> None:
    path = tmp_path / "book.txt"
    path.write_text(written(corpus, lang, width=width), encoding="utf-8")
    book = imported(path, corpus, "ahlcg", lang)
    assert [section.states.rule for section in book.sections if section.states] == list(SMALL)
    for section in book.sections:
        assert section.states
        statements = corpus.find(section.states.rule, "ahlcg").statements
        assert len(section.passages) == len(statements) + 1, section.heading
    crosses = [cross.rule for section in book.sections for part in section.passages for cross in part.refers]
    assert [cross for cross in crosses if cross in SMALL] == [SMALL[-1], *SMALL[:-1]]
    assert not book.report.not_aligned
    assert not book.report.repaired_words


def test_every_line_is_in_a_section_or_named_as_dropped(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    path.write_text(written(corpus, "pl") + "\n\n17\n\n-----\t----\n\n❖ ❖\n", encoding="utf-8")
    book = imported(path, corpus, "ahlcg", "pl")
    kept = {line for section in book.sections for line in section.lines}
    kept |= {line for section in book.sections for part in section.passages for line in part.lines}
    dropped = {drop.line: str(drop.why) for drop in book.report.dropped}
    filled = {at for at, text in enumerate(path.read_text().splitlines(), 1) if text.strip()}
    assert kept | set(dropped) == filled
    assert not kept & set(dropped)
    assert list(dropped.values()) == ["page-number", "table-rule", "no-words"]


def test_a_sentence_torn_by_a_box_is_joined(corpus: Corpus, tmp_path: Path) -> None:
    hunter, aloof = (corpus.find(rule, "ahlcg").names["en"] for rule in ("hunter", "aloof"))
    text = (
        f"{hunter}\n\n"
        "A hunter goes looking for the nearest of you in every single round, and then it walks the\n\n"
        f"{aloof}\n\nAn aloof enemy keeps to itself until somebody picks a quarrel with it.\n\n"
        "shortest way there is, one location after the other, until it has found you.\n"
        "The and of this is that with the for by as from.\n"
    )
    path = tmp_path / "torn.txt"
    path.write_text(text, encoding="utf-8")
    book = imported(path, corpus, "ahlcg", "en")
    [section] = book.of_rule("hunter")
    assert "walks the shortest way" in section.passages[0].text
    assert section.passages[0].lines == (3, 9, 10)
    assert section.passages[0].raw[0].endswith("walks the")


@real
def test_the_real_books_are_placed(book: Print, editions: dict[str, Edition], corpus: Corpus) -> None:
    """Precision and recall over every row of the facts that has a line in this print.

    Rules that the facts have no row for, and lines that only refer to a rule (an index), count for nothing in
    precision; a line of the index is found where it leads to its rule.
    """
    edition = _edition(book, editions)
    truth = _truth(book, corpus)
    placed = list(_placed(edition))
    rated = [(lines, rule) for lines, rule in placed if rule in set().union(*truth.values())]
    right = [rule for lines, rule in rated if any(rule in truth.get(line, ()) for line in lines)]
    found = {(line, rule) for lines, rule in placed for line in lines} | set(_led(edition))
    wanted = {(line, rule) for line, rules in truth.items() for rule in rules}
    assert len(found & wanted) / len(wanted) >= (0.95 if book.game == "ahlcg" else 0.90), sorted(
        wanted - found
    )
    if book.game == "ahlcg":
        assert len(right) / len(rated) >= 0.98


def _truth(book: Print, corpus: Corpus) -> dict[int, set[str]]:
    """The rules that the facts find on each line of a print."""
    truth: dict[int, set[str]] = {}
    for row in rows(f"{book.game}_terms.tsv"):
        rule = owner(corpus, book.game, row["id_slug"].removeprefix(book.prefix))
        if rule and (row[book.line] or "").isdigit():
            truth.setdefault(int(row[book.line]), set()).add(rule)
    return truth


def _placed(edition: Edition) -> Iterator[tuple[tuple[int, ...], str]]:
    """The lines that were given to a rule by themselves."""
    for section in edition.sections:
        if section.states:
            yield section.lines, section.states.rule
        for part in section.passages:
            for place in (part.states, *part.states_too):
                if place:
                    yield part.lines, place.rule


def _led(edition: Edition) -> Iterator[tuple[int, str]]:
    """The lines that stand under a rule's heading, and those of an index that lead to one."""
    for section in edition.sections:
        for part in section.passages:
            for line in part.lines:
                if section.states:
                    yield line, section.states.rule
                if part.shape is Shape.ENTRY:
                    yield from ((line, cross.rule) for cross in part.refers if cross.rule)


@real
def test_the_real_books_references_lead_somewhere(
    book: Print, editions: dict[str, Edition], corpus: Corpus
) -> None:
    """A reference by title leads to its rule; one by page alone to a rule of that page.

    Not counted: references whose page the facts note as wrong in print, where a title is missing too.
    """
    edition = _edition(book, editions)
    told: dict[int, list[Cross]] = {}
    for section in edition.sections:
        for passage in section.passages:
            for line in passage.lines:
                told.setdefault(line, []).extend(passage.refers)
    right = wanted = 0
    missed: list[tuple[int, str]] = []
    for row in rows(f"{book.game}_xrefs.tsv"):
        target = owner(corpus, book.game, (row.get("to_id") or row["target_id"]).removeprefix(book.prefix))
        if row.get("lang", book.lang) != book.lang or row.get("form") in _OTHER_FORMS or not target:
            continue
        if "WRONG" in (row.get("note") or ""):
            continue
        wanted += 1
        line = int(row.get("line") or row["src_line"])
        pages = corpus.rules[RuleRef(book.game, target)].source[book.lang]
        if any(
            cross.rule == target or (cross.rule and str(pages.first) in cross.pages)
            for cross in told.get(line, ())
        ):
            right += 1
        else:
            missed.append((line, target))
    assert right / wanted >= (0.95 if book.game == "mansions" else 0.97), missed


def test_the_two_prints_of_the_card_game_disagree(editions: dict[str, Edition], corpus: Corpus) -> None:
    book, other = _edition(PRINTS[0], editions), _edition(PRINTS[1], editions)
    findings = examine(book, [book, other], Names(corpus.of_game("ahlcg"), "pl", {}))
    steps = [finding.values for finding in findings if finding.ailment is Ailment.STEPS_DIFFER]
    assert {"rule": "appendix-1", "here": "5", "there": "4", "other": "ahlcg-uk"} in steps
    kinds = {finding.ailment for finding in findings}
    assert Ailment.DUPLICATE_HEADING in kinds
    assert Ailment.NUMBERS_DIFFER in kinds


def test_a_shelf_keeps_shows_replaces_and_removes(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    shelf = Shelf(tmp_path / "shelf")
    path.write_text(written(corpus, "pl"), encoding="utf-8")
    book = imported(path, corpus, "ahlcg", "pl")
    place = shelf.put(book)
    assert shelf.book("ahlcg-pl") == book
    assert json.loads(place.read_text(encoding="utf-8"))["sha256"] == book.sha256
    path.write_text(written(corpus, "pl", SMALL[:3]), encoding="utf-8")
    shelf.put(imported(path, corpus, "ahlcg", "pl"))
    assert len(shelf.book("ahlcg-pl").sections) == 3
    assert shelf.names() == ["ahlcg-pl"]
    shelf.remove("ahlcg-pl")
    assert shelf.names() == []
    assert list(shelf.folder.iterdir()) == []


def test_an_interrupted_import_leaves_the_good_book(
    corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "book.txt"
    shelf = Shelf(tmp_path / "shelf")
    path.write_text(written(corpus, "pl"), encoding="utf-8")
    book = imported(path, corpus, "ahlcg", "pl")
    shelf.put(book)

    def power_cut(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rules_graph.imports.shelf.os.fsync", power_cut)
    with pytest.raises(KeyboardInterrupt):
        shelf.put(book.model_copy(update={"file": "worse.txt"}))
    assert shelf.book("ahlcg-pl") == book
    assert [path.name for path in shelf.folder.iterdir()] == ["ahlcg-pl.json"]


@pytest.mark.parametrize(
    "name", ["../secret", "ahlcg-pl/../../x", "/etc/passwd", "ahlcg-xx", "", "ahlcg-pl\n"]
)
def test_a_book_is_named_by_id_and_never_by_path(name: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf")
    for act in (shelf.book, shelf.remove):
        with pytest.raises(UnknownBookError):
            act(name)


def test_a_damaged_store_is_named_and_the_others_still_open(corpus: Corpus, tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    shelf = Shelf(tmp_path / "shelf")
    path.write_text(written(corpus, "pl"), encoding="utf-8")
    shelf.put(imported(path, corpus, "ahlcg", "pl"))
    (shelf.folder / "ahlcg-uk.json").write_text('{"format": 1, "game"', encoding="utf-8")
    assert [book.id for book in shelf.books()] == ["ahlcg-pl"]
    assert shelf.damaged() == ["ahlcg-uk"]


@pytest.mark.parametrize(("told", "asked"), [("en", "pl"), ("pl", "uk"), ("uk", "en")])
def test_the_wrong_language_is_refused(corpus: Corpus, tmp_path: Path, told: Lang, asked: Lang) -> None:
    path = tmp_path / "book.txt"
    path.write_text(written(corpus, told), encoding="utf-8")
    with pytest.raises(BadBookError) as caught:
        imported(path, corpus, "ahlcg", asked)
    assert caught.value.reason is BookFault.WRONG_LANGUAGE
    assert caught.value.values["found"] == told


@real
def test_the_wrong_game_is_refused(book: Print, editions: dict[str, Edition], corpus: Corpus) -> None:
    _edition(book, editions)
    others = [game for game in corpus.games if game != book.game]
    if not others:
        pytest.skip("the corpus has one game")
    for other in others:
        with pytest.raises(BadBookError) as caught:
            imported(book.path, corpus, other, book.lang)
        assert caught.value.reason is BookFault.WRONG_GAME
        assert caught.value.values["found"] == book.game
