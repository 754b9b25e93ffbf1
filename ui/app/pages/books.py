"""My books: import the rulebook on the table, see how that went and what is wrong with it, remove it."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.errors import GrimruleError
from rules_graph.imports.doctor import examine
from rules_graph.imports.importing import import_book
from rules_graph.imports.placing.naming import Names
from rules_graph.imports.shelf import Shelf
from rules_graph.model import LANGS
from ui.answer.books import dropped_rows, finding_line, placed_rows, report_rows, sureness_rows
from ui.app.frame import upload
from ui.app.reading.book import shelved
from ui.app.reading.rule import chosen_game
from ui.words import say, say_error

if TYPE_CHECKING:
    from streamlit.runtime.uploaded_file_manager import UploadedFile

    from rules_graph.corpus import Corpus
    from rules_graph.imports.edition import Edition
    from rules_graph.model import Lang


def show(corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "books"))
    st.markdown(say(lang, "books-lead"))
    _import(corpus, lang)
    books = shelved()
    if not books:
        st.info(say(lang, "books-none"))
    for book in books:
        _book(corpus, book, lang)
    for name in Shelf().damaged():
        st.error(say(lang, "books-damaged", book=name))


def _import(corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    file = upload(lang, say(lang, "books-file"), ["txt", "md", "pdf"], key="book-file")
    told = st.radio(
        say(lang, "books-lang"),
        LANGS,
        index=LANGS.index("pl" if lang == "en" else lang),
        format_func=lambda each: say(each, f"language-{each}"),
        horizontal=True,
    )
    st.caption(f"{corpus.games[game].names[lang]} · {say(lang, 'books-again')}")
    if st.button(say(lang, "books-import"), type="primary", disabled=file is None) and file:
        _keep(corpus, file, game, told, lang)


def _keep(corpus: Corpus, file: UploadedFile, game: str, told: Lang, lang: Lang) -> None:
    bar = st.progress(0.0, say(lang, "books-importing"))

    def tell(part: str, share: float) -> None:
        bar.progress(share, f"{say(lang, 'books-importing')}: {say(lang, f'building-{part}')}")

    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / Path(file.name).name
            path.write_bytes(file.getvalue())
            book = import_book(path, corpus, game, told, datetime.now(tz=UTC).date(), tell)
        Shelf().put(book)
    except GrimruleError as error:
        st.error(say_error(lang, error))
    else:
        st.success(say(lang, "books-imported", file=book.file))
    finally:
        bar.empty()


def _book(corpus: Corpus, book: Edition, lang: Lang) -> None:
    report = book.report
    with st.container(border=True):
        st.subheader(f"{corpus.games[book.game].names[lang]} · {say(lang, f'language-{book.lang}')}")
        st.caption(say(lang, "books-line", file=book.file, date=book.imported))
        placed, referring, mended = st.columns(3)
        placed.metric(say(lang, "report-sections"), f"{report.aligned} / {report.sections}")
        resolved = report.references - len(report.dangling)
        referring.metric(say(lang, "report-references"), f"{resolved} / {report.references}")
        mended.metric(say(lang, "report-repaired"), report.repaired_words)
        with st.expander(say(lang, "report")):
            st.table(dict([*report_rows(book, lang), *sureness_rows(book, lang)]))
            _left_out(book, lang)
        with st.expander(say(lang, "placed")):
            st.dataframe(placed_rows(book, corpus, lang), hide_index=True)
        with st.expander(say(lang, "doctor")):
            _examined(corpus, book, lang)
        if st.button(say(lang, "books-remove"), key=f"remove-{book.id}", icon=":material/delete:"):
            Shelf().remove(book.id)
            st.rerun()


def _left_out(book: Edition, lang: Lang) -> None:
    """All that found no place: headings, references, lines."""
    if book.report.not_aligned:
        st.markdown(f"**{say(lang, 'report-not-aligned')}**")
        st.text("\n".join(book.report.not_aligned))
    if book.report.dangling:
        st.markdown(f"**{say(lang, 'report-dangling')}**")
        st.text("\n".join(f"{cross.words} {cross.pages}".strip() for cross in book.report.dangling))
    if book.report.dropped:
        reasons = ", ".join(f"{words}: {count}" for words, count in dropped_rows(book, lang))
        st.markdown(f"**{say(lang, 'report-dropped')}** ({reasons})")
        st.text("\n".join(f"{drop.line}: {drop.raw.strip()}" for drop in book.report.dropped))


def _examined(corpus: Corpus, book: Edition, lang: Lang) -> None:
    findings = examine(book, shelved(book.game), Names(corpus.of_game(book.game), book.lang, {}))
    if not findings:
        st.markdown(say(lang, "doctor-well"))
    for kind in dict.fromkeys(finding.ailment for finding in findings):
        st.markdown(f"**{say(lang, f'ailment-name-{kind}')}**")
        of_kind = [finding for finding in findings if finding.ailment is kind]
        st.text("\n".join(finding_line(each, corpus, book, lang) for each in of_kind))
