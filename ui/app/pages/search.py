"""Search: a question in the player's words, the rules that answer it, and why they match."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st
from rapidfuzz import fuzz, process, utils

from engine.answer import ask
from rules_graph.imports.quoting import Quotes
from rules_graph.model import LANGS, Kind, RuleRef, plain
from rules_graph.search.finder import Found, clean
from ui.answer.answered import page
from ui.answer.found import TWO_SHOWN, said_of
from ui.app.answer.card import show_play, show_verdict
from ui.app.frame import finder, lexicon, search_is_open
from ui.app.reading.book import STYLE as BOOK_STYLE
from ui.app.reading.book import section_html, shelved
from ui.app.reading.rule import STYLE, chosen_game, link, statement_html
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.search.finder import Findings

_SHOWN = 10
_NEAREST = 4  # where none answers
_LIKE = 45  # of 100: words less alike are no match

_CARDS = """<style>
.found-head {display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1rem; margin-bottom: .4rem}
.found-name {font-size: 1.15rem; font-weight: 600}
.found-name a {color: inherit}
.found-bar, .found-bar span {display: block; height: 6px; border-radius: 3px; background: #3f937d}
.found-bar {width: 120px; background: rgba(128, 128, 128, .3)}
.found-why {font-size: .9rem; opacity: .8}
.played {line-height: 1.7}
.played a {color: inherit}
</style>"""
_FOCUS = """<script>
if (!window.grimruleSlash) {
  window.grimruleSlash = true;
  document.addEventListener("keydown", (event) => {
    const box = document.querySelector(".st-key-q input");
    const typing = event.target.closest && event.target.closest("input, textarea, [contenteditable=true]");
    if (event.key !== "/" || !box || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}
</script>"""


def show(corpus: Corpus, lang: Lang) -> None:
    st.html(STYLE + _CARDS)
    st.title(say(lang, "search-title"))
    question = clean(
        st.text_input(
            say(lang, "search-question"),
            key="q",
            bind="query-params",
            placeholder=say(lang, "search-placeholder"),
            help=say(lang, "search-help"),
        )
    )
    if question:
        _answer(corpus, question, _kinds(corpus, lang), lang)
    else:
        _examples(lang)
        search_is_open()  # it may be by the time that something is asked
    st.html(_FOCUS, unsafe_allow_javascript=True)


def _examples(lang: Lang) -> None:
    st.markdown(say(lang, "search-examples"))
    for number in (1, 2, 3):
        example = say(lang, f"search-example-{number}")
        st.button(example, icon=":material/chat:", on_click=_ask, args=(example,))


def _ask(question: str) -> None:
    st.session_state["q"] = question


def _kinds(corpus: Corpus, lang: Lang) -> list[str]:
    """The kinds of rule that the reader wants; none chosen means all. The address keeps them."""
    there = {rule.kind for rule in corpus.of_game(chosen_game(corpus))}
    known = [str(kind) for kind in Kind if kind in there]
    st.session_state["kinds"] = [kind for kind in st.query_params.get_all("kind") if kind in known]
    return st.multiselect(
        say(lang, "search-kinds"),
        known,
        format_func=lambda kind: say(lang, f"kind-{kind}"),
        placeholder=say(lang, "all-kinds"),
        select_all=False,
        key="kinds",
        on_change=_keep_kinds,
    )


def _keep_kinds() -> None:
    st.query_params["kind"] = st.session_state["kinds"]


def _answer(corpus: Corpus, question: str, kinds: list[str], lang: Lang) -> None:
    """What search finds. As long as it is being opened, what looks alike stands in for it."""
    game = chosen_game(corpus)
    opening, place = st.empty(), st.empty()

    def of_kind(ref: RuleRef) -> bool:
        return not kinds or corpus.rules[ref.whole].kind in kinds

    if not search_is_open():
        with place.container():
            st.caption(say(lang, "search-first"))
            alike = [found for found in by_likeness(corpus, question, game) if of_kind(found.ref)]
            _results(corpus, alike[:_SHOWN], lang)
    with opening.container():
        search = finder(lang)
    answer = ask(question, search, game, _SHOWN, of_kind)
    found = answer.findings.found
    with place.container():
        if search.encoder is None:
            st.caption(say(lang, "search-without-meaning"))
        show_verdict(page(answer, corpus, lang), corpus, lang)
        if kinds and not found:
            st.caption(say(lang, "search-none-of-kind"))
        _results(corpus, found[:1], lang)
        show_play(answer, corpus, lang, _ask)
        _results(corpus, found[1 : None if answer.answered else _NEAREST], lang, after=1)
        _in_your_books(answer.findings, question, game, lang)


def _in_your_books(answer: Findings, question: str, game: str, lang: Lang) -> None:
    """What the player's own books say to it."""
    books = shelved(game)
    if not books:
        return
    refs = [found.ref for found in answer.found[:_NEAREST]]
    quotes = Quotes(books, lexicon(lang)).beside(question, answer.asked.lang, refs, game)
    if quotes:
        st.subheader(say(lang, "your-book"))
        told = "".join(section_html(quote.book, quote.section, lang, quote.passage) for quote in quotes)
        st.html(BOOK_STYLE + told)


def by_likeness(corpus: Corpus, question: str, game: str) -> list[Found]:
    """The rules with a name or statement that looks like the question, at once and without an index."""
    texts = list(_texts(corpus, game))
    alike = process.extract(
        question,
        [text for _, text in texts],
        scorer=fuzz.QRatio,
        processor=utils.default_process,
        score_cutoff=_LIKE,
        limit=100,
    )
    best: dict[RuleRef, Found] = {}
    for _, score, place in alike:
        ref, _ = texts[place]
        best.setdefault(ref.whole, Found(ref, round(score)))
    return list(best.values())


def _texts(corpus: Corpus, game: str) -> Iterator[tuple[RuleRef, str]]:
    """All that can look like a question, each with the statement to show for it."""
    for rule in corpus.of_game(game):
        first = RuleRef(game, rule.id, rule.statements[0].anchor)
        for lang in LANGS:
            yield from ((first, name) for name in (rule.names[lang], *rule.aliases[lang]))
            for statement in rule.statements:
                yield RuleRef(game, rule.id, statement.anchor), plain(statement.text[lang])


def _results(corpus: Corpus, found: Sequence[Found], lang: Lang, after: int = 0) -> None:
    for place, each in enumerate(found, after):
        _result(corpus, each, lang, place)


def _result(corpus: Corpus, found: Found, lang: Lang, place: int) -> None:
    """The likeliest statement of all is marked; of the first rules a second one is shown too."""
    rule = corpus.rules[found.ref.whole]
    shown = found.refs[: 2 if place < TWO_SHOWN else 1]
    statements = [rule.statement(ref.anchor or "") for ref in shown]
    said = "".join(
        f'<div class="rule-said{"" if place or number else " rule-here"}">'
        f"{statement_html(corpus, statement, lang, lang)}</div>"
        for number, statement in enumerate(statements)
        if statement
    )
    why = escape(said_of(found.precedent, lang)) if found.precedent else ""
    label = escape(say(lang, "search-score", score=found.score))
    with st.container(border=True):
        st.html(
            f'<div class="found-head"><span class="found-name">{link(corpus, found.ref, lang)}</span>'
            f"<span>{escape(say(lang, f'kind-{rule.kind}'))}</span>"
            f'<span role="img" aria-label="{label}" title="{label}" class="found-bar">'
            f'<span style="width: {found.score}%"></span></span></div>'
            f'{said}<div class="found-why">{why}</div>'
        )
