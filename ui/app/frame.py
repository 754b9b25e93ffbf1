"""What every page of the app stands in: language, game, corpus, search, and what to show when it fails."""

from __future__ import annotations

import logging
from concurrent.futures import Future, wait
from threading import Thread
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.corpus import Corpus, load
from rules_graph.errors import CorpusDamagedError, GrimruleError, UnreadableFileError
from rules_graph.graph import build
from rules_graph.model import LANGS
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index
from rules_graph.search.reranker import chosen_reranker
from ui.app.markup import plain
from ui.words import say, say_error, say_problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from streamlit.runtime.uploaded_file_manager import UploadedFile

    from rules_graph.graph import Graph
    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

_QUOTED = 600  # letters of an error, which may quote what was typed
_GLANCE = 0.25  # seconds between two looks at how far it is


def upload(lang: Lang, label: str, types: list[str], key: str) -> UploadedFile | None:
    """A file from the reader, with a word on where it goes."""
    return st.file_uploader(label, type=types, key=key, help=say(lang, "upload-help"))


def decoded(file: UploadedFile) -> str:
    """An uploaded file as text. Raises UnreadableFileError."""
    try:
        return file.getvalue().decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFileError(file=file.name, problem=str(error)) from error


def choose_language() -> Lang:
    """The reader's language, from the address or the sidebar; the address keeps it."""
    st.session_state["bare"] = "lang" not in st.query_params  # as the sidebar's links are
    asked = st.query_params.get("lang") or st.session_state.get("lang")
    known = asked if asked in LANGS else "en"
    st.session_state["lang"] = known
    if st.query_params.get("lang") != known:
        st.query_params["lang"] = known
    chosen = st.sidebar.radio(
        say(known, "language"),
        LANGS,
        index=LANGS.index(known),
        format_func=lambda lang: say(lang, f"language-{lang}"),
        horizontal=True,
    )
    if chosen != known:
        st.query_params["lang"] = chosen
        st.rerun()
    return chosen


def choose_game(corpus: Corpus, lang: Lang) -> str:
    """The game, from the address or the sidebar; with one game there is nothing to choose."""
    games = list(corpus.games)
    before = st.session_state.get("game") if st.session_state.get("bare") else None
    asked = st.query_params.get("game") or before
    known = asked if asked in games else games[0]
    if len(games) == 1:
        st.sidebar.caption(corpus.games[known].names[lang])
        return known
    st.session_state["game"] = known
    if before and st.query_params.get("game") != known:
        st.query_params["game"] = known
    chosen = st.sidebar.selectbox(
        say(lang, "game"), games, games.index(known), format_func=lambda game: corpus.games[game].names[lang]
    )
    if chosen != known:
        st.query_params["game"] = chosen
        st.rerun()
    return chosen


@st.cache_resource(show_spinner=False)
def _corpus() -> Corpus:
    return load()


def sound_corpus(lang: Lang) -> Corpus:
    """The corpus; where it is damaged, the page says how and stops."""
    try:
        return _corpus()
    except CorpusDamagedError as error:
        st.error(say_error(lang, error))
        st.code("\n".join(f"{p.path.name}:{p.line}: {say_problem(lang, p)}" for p in error.problems))
        st.stop()


class _Opening:
    """Search, opened beside the pages, which can be read meanwhile; built first where it is not there."""

    def __init__(self) -> None:
        self.part, self.share = "corpus", 0.0
        self.search: Future[Finder] = Future()
        Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        try:
            self.search.set_result(Finder(*open_index(progress=self._tell), chosen_reranker()))
        except BaseException as error:  # it is raised where search is asked for
            self.search.set_exception(error)

    def _tell(self, part: str, share: float) -> None:
        self.part, self.share = part, share


@st.cache_resource(show_spinner=False)
def _opening() -> _Opening:
    return _Opening()


def search_is_open() -> bool:
    """Whether search stands ready; if it has not been begun to be opened, it is now."""
    return _opening().search.done()


def finder(lang: Lang) -> Finder:
    """Search with everything it has; while its index is opened, or built the first time, the page says so."""
    opening, bar = _opening(), st.empty()
    while not opening.search.done():
        building = f"{say(lang, 'building-index')}: {say(lang, f'building-{opening.part}')}"
        bar.progress(opening.share, building if opening.share else say(lang, "opening-search"))
        wait([opening.search], timeout=_GLANCE)
    bar.empty()
    try:
        return opening.search.result()
    except Exception:
        _opening.clear()
        raise


@st.cache_resource(show_spinner=False)
def _graph(_words: Lexicon) -> Graph:
    return build(_corpus(), _words)


def lexicon(lang: Lang) -> Lexicon:
    """The words of the corpus and their forms."""
    return finder(lang).index.lexicon


def graph(lang: Lang) -> Graph:
    """The corpus with mere mentions."""
    words = lexicon(lang)
    with st.spinner(say(lang, "opening-search")):
        return _graph(words)


def explain(lang: Lang, error: GrimruleError) -> None:
    """What is wrong and what to do; what the user has typed is quoted as it is, and not as markup."""
    said = say_error(lang, error)
    st.error(plain(said if len(said) <= _QUOTED else f"{said[:_QUOTED]}…"))


def guarded(show: Callable[[Corpus, Lang], None], corpus: Corpus, lang: Lang) -> None:
    """A page whose errors stay its own: what the user can mend is said; anything else is logged."""
    try:
        show(corpus, lang)
    except GrimruleError as error:
        explain(lang, error)
    except Exception:  # a fault of ours must not take the app down
        logging.getLogger(__name__).exception("page failed")
        st.error(say(lang, "page-failed"))
