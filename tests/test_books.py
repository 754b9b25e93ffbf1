"""The player's books in terminal and app: import, show, search, quote, remove; and what is refused."""

from __future__ import annotations

import io
import json
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from rules_graph.imports.quoting import Quotes
from rules_graph.imports.shelf import Shelf
from rules_graph.model import LANGS, Lang
from tests.books import SMALL, imported, written
from tests.pdf_books import PdfBook, as_pdf
from tests.sparing import LONG, one_of
from ui.app.reading.book import section_html
from ui.cli import app
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_graph.corpus import Corpus
    from rules_graph.imports.edition import Edition
    from rules_graph.search.finder import Finder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, and messages in English."""
    monkeypatch.setenv("GRIMRULE_DATA", str(tmp_path / "data"))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_US.UTF-8")
    return tmp_path


def _book(home: Path, corpus: Corpus, lang: Lang = "pl") -> Path:
    path = home / "book.txt"
    path.write_text(written(corpus, lang), encoding="utf-8")
    return path


def test_import_list_show_remove(home: Path, corpus: Corpus) -> None:
    run = CliRunner()
    path = _book(home, corpus)
    made = run.invoke(app, ["import", str(path), "--game", "ahlcg", "--lang", "pl"])
    assert made.exit_code == 0, made.output
    assert "book.txt" in made.output
    listed = json.loads(run.invoke(app, ["books", "--json"]).output)
    assert [each["book"] for each in listed] == ["ahlcg-pl"]
    shown = run.invoke(app, ["books", "show", "ahlcg-pl", "hunter", "--lang", "en"])
    assert corpus.find("hunter", "ahlcg").names["pl"] in shown.output
    assert run.invoke(app, ["doctor", "ahlcg-pl"]).exit_code == 0
    assert run.invoke(app, ["books", "remove", "ahlcg-pl"]).exit_code == 0
    assert Shelf().names() == []


@pytest.mark.parametrize("lang", one_of(LANGS, "en"))
def test_search_quotes_the_book(home: Path, corpus: Corpus, lang: Lang) -> None:
    run = CliRunner()
    path = _book(home, corpus, lang)
    assert run.invoke(app, ["import", str(path), "--game", "ahlcg", "--lang", lang]).exit_code == 0
    name = corpus.find("hunter", "ahlcg").names[lang]
    found = json.loads(run.invoke(app, ["search", name, "--lang", lang, "--game", "ahlcg", "--json"]).output)
    quotes = {row["rule"]: row["quotes"] for row in found}
    assert quotes["ahlcg/hunter"][0]["book"] == f"ahlcg-{lang}"
    assert quotes["ahlcg/hunter"][0]["heading"] == name


RELATED = [
    "does a hunter move if it is exhausted?",
    "two of us equally near to the hunter: who does it go to?",
    "what does prey mean?",
    "can I hit an aloof enemy?",
    "where does a hunter walk in the enemy phase",
]
UNRELATED = [
    "how many cards do I draw at upkeep?",
    "can I commit cards to a friend's test?",
    "what is a chaos token?",
    "does the ghoul hit me if I grab a resource?",
    "what does retaliate do?",
    "is the enemy defeated when it has no health left",
]


@pytest.mark.parametrize("question", [*RELATED, *UNRELATED])
def test_a_book_is_quoted_only_where_it_has_something_to_say(
    corpus: Corpus, finder: Finder, question: str
) -> None:
    book = imported(Path("docs/examples/book.md"), corpus, "ahlcg", "en")
    refs = [found.ref for found in finder.find(question, "ahlcg", 5).found]
    quotes = Quotes([book], finder.index.lexicon).beside(question, "en", refs)
    assert bool(quotes) == (question in RELATED), [quote.passage.text for quote in quotes]
    assert len({quote.passage.lines for quote in quotes}) == len(quotes)


def test_what_only_the_book_has_is_quoted_by_its_words(corpus: Corpus, finder: Finder) -> None:
    """Without any rule found, a passage that has most of what is asked; a shared word is not enough."""
    book = imported(Path("docs/examples/book.md"), corpus, "ahlcg", "en")
    quotes = Quotes([book], finder.index.lexicon)
    assert [quote.section.heading for quote in quotes.beside("hunter walks nearer", "en", [])][:1] == [
        "Hunter"
    ]
    assert quotes.beside("who may give an enemy a hat", "en", []) == []


def _zip_bomb() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("book.txt", b"a" * 5_000_000)
    return packed.getvalue()


SECONDS = 30  # of work, on a slow machine
HOSTILE: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "blank": lambda: b" \n\n \n",
    "binary": lambda: bytes(range(256)) * 40,
    "fifty-megabytes": lambda: b"word " * 10_000_000,
    "zip": _zip_bomb,
    "pdf-without-text": lambda: PdfBook().data(),
    "torn-pdf": lambda: b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog",
    "wrong-letters": lambda: "zażółć gęślą jaźń ".encode("utf-16-le")[1:] * 50,
    "no-rulebook": ("Kupiec zamknął kram i poszedł do domu, bo od rana nie było ryb.\n\n" * 20).encode,
    "other-language": lambda: (
        b"the rules of the game are that it is for you and to be with this from as by or " * 5
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_rulebook_is_refused_and_nothing_is_kept(home: Path, name: str) -> None:
    path = home / "book.txt"
    path.write_bytes(HOSTILE[name]())
    started = time.process_time()
    result = CliRunner().invoke(app, ["import", str(path), "--game", "ahlcg", "--lang", "pl"])
    assert time.process_time() - started < SECONDS
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.output.strip()
    assert Shelf().names() == []
    assert not [file for file in (home / "data").rglob("*") if file.is_file()]


def test_a_refused_import_leaves_the_good_book_and_nothing_else(home: Path, corpus: Corpus) -> None:
    run = CliRunner()
    path = _book(home, corpus)
    assert run.invoke(app, ["import", str(path), "--game", "ahlcg", "--lang", "pl"]).exit_code == 0
    kept = {file: file.read_bytes() for file in home.rglob("*") if file.is_file() and file != path}
    assert [file.name for file in kept] == ["ahlcg-pl.json"]
    for game in ("../../ahlcg", "/etc"):
        assert run.invoke(app, ["import", str(path), "--game", game, "--lang", "pl"]).exit_code == 2
    path.write_bytes(HOSTILE["no-rulebook"]())
    assert run.invoke(app, ["import", str(path), "--game", "ahlcg", "--lang", "pl"]).exit_code == 2
    assert {file: file.read_bytes() for file in home.rglob("*") if file.is_file() and file != path} == kept


def test_an_unknown_game_or_file_is_named(home: Path, corpus: Corpus) -> None:
    run = CliRunner()
    assert (
        run.invoke(app, ["import", str(_book(home, corpus)), "--game", "chess", "--lang", "pl"]).exit_code
        == 2
    )
    assert (
        run.invoke(app, ["import", str(home / "none.txt"), "--game", "ahlcg", "--lang", "pl"]).exit_code == 2
    )
    for command in (["books", "show", "ahlcg-uk"], ["books", "remove", "../x"], ["doctor", "ahlcg-uk"]):
        assert run.invoke(app, command).exit_code == 2


@pytest.mark.parametrize(
    ("lang", "columns"),
    [("pl", 2), pytest.param("en", 1, marks=LONG), pytest.param("uk", 2, marks=LONG)],
)
def test_a_pdf_of_a_text_has_the_same_sections(
    corpus: Corpus, tmp_path: Path, lang: Lang, columns: int
) -> None:
    text = written(corpus, lang)
    plain = tmp_path / "book.txt"
    plain.write_text(text, encoding="utf-8")
    pdf = tmp_path / "book.pdf"
    pdf.write_bytes(as_pdf(text.splitlines(), columns))
    one, other = imported(plain, corpus, "ahlcg", lang), imported(pdf, corpus, "ahlcg", lang)
    assert _outline(one) == _outline(other)


def _outline(book: Edition) -> list[tuple[str, str | None, int]]:
    return [
        (section.heading, section.states.rule if section.states else None, len(section.passages))
        for section in book.sections
    ]


def _page() -> None:
    import streamlit as st  # noqa: PLC0415 (the harness runs this function by itself)

    from ui.app.frame import sound_corpus  # noqa: PLC0415
    from ui.app.pages import books  # noqa: PLC0415

    lang: Any = st.query_params.get("lang", "en")
    books.show(sound_corpus(lang), lang)


@pytest.mark.parametrize("lang", one_of(LANGS, "pl"))
def test_the_page_lists_examines_and_removes(home: Path, corpus: Corpus, lang: Lang) -> None:
    Shelf().put(imported(_book(home, corpus, lang), corpus, "ahlcg", lang))
    page = AppTest.from_function(_page, default_timeout=60)
    page.query_params["lang"] = lang
    page.run()
    assert not page.exception
    assert page.metric[0].value == f"{len(SMALL)} / {len(SMALL)}"
    page.button(key="remove-ahlcg-" + lang).click().run()
    assert not page.exception
    assert Shelf().names() == []
    assert page.info[0].value == say(lang, "books-none")


def test_the_rule_page_shows_the_book_beside_our_words(home: Path, corpus: Corpus) -> None:
    Shelf().put(imported(_book(home, corpus, "uk"), corpus, "ahlcg", "uk"))
    [book] = Shelf().books()
    html = section_html(book, book.of_rule("hunter")[0], "pl")
    assert corpus.find("hunter", "ahlcg").names["uk"] in html
    hurtful = book.of_rule("hunter")[0].model_copy(update={"heading": "<script>alert(1)</script>"})
    assert "<script>" not in section_html(book, hurtful, "pl")
