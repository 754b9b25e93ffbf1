"""A player's own rulebook: read, aligned, stored, examined, quoted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rules_graph.errors import BadBookError, BookFault, UnknownBookError
from rules_graph.imports.shelf import Shelf
from rules_graph.model import LANGS, Lang
from tests.books import PRINTS, SMALL, imported, written
from tests.sparing import each_once

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


_OTHER_FORMS = ("index", "external", "position")
real = pytest.mark.parametrize("book", PRINTS, ids=str)


@pytest.mark.parametrize(("lang", "width"), each_once(LANGS, [0, 70]))
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
