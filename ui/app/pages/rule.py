"""A rule: what it says, where it is printed, what leads to it, what the engine makes of it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from engine.coverage import coverage_of
from rules_graph.errors import UnknownRuleError
from rules_graph.graph import Edge, build, hubs, leads_to, led_from, path
from rules_graph.model import LANGS, RuleRef
from ui.app.frame import explain, graph
from ui.app.markup import plain
from ui.app.reading.book import STYLE as BOOK_STYLE
from ui.app.reading.book import section_html, shelved
from ui.app.reading.neighbours import draw
from ui.app.reading.rule import (
    STYLE,
    chosen_game,
    link,
    links,
    parameters,
    statements_html,
)
from ui.drawing.neighbourhood import draw_neighbourhood
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.graph import Graph
    from rules_graph.model import Lang, Rule

_SECTIONS = 2
_TO_STATEMENT = """<script>
document.querySelector(".rule-here").scrollIntoView({block: "center"});
</script>"""


def show(corpus: Corpus, lang: Lang) -> None:
    st.html(STYLE)
    rule, at = _asked(corpus, lang)
    _choose(corpus, rule, lang)
    if rule is None:
        st.markdown(say(lang, "rule-none-chosen"))
        often = [ref for ref, _ in hubs(build(corpus), 12)]
        st.html(links(corpus, often, lang, say(lang, "hubs")))
        return
    st.title(rule.names[lang])
    _heading(rule, lang)
    _said(corpus, rule, at, lang)
    _in_your_books(rule, lang)
    stated = build(corpus)
    _around(corpus, stated, rule, lang)
    _neighbourhood(corpus, stated, rule, lang)
    _way(corpus, rule, lang)


def _asked(corpus: Corpus, lang: Lang) -> tuple[Rule | None, str | None]:
    """The rule and the statement that the address names; where there is none, the page says so."""
    asked = st.query_params.get("rule", "").strip()
    if not asked:
        return None, None
    try:
        rule = corpus.find(asked, chosen_game(corpus))
    except UnknownRuleError as error:
        explain(lang, error)
        near = [rule.ref for rule in map(corpus.find, error.values["nearest"].split(", "))]
        st.html(links(corpus, near, lang, say(lang, "rule-nearest")))
        return None, None
    named = RuleRef.parse(asked, rule.game)
    at = st.query_params.get("at") or (named.anchor if named else None)
    if at and rule.statement(at) is None:
        st.warning(plain(say(lang, "rule-no-statement", at=at)))
        at = None
    return rule, at


def _choose(corpus: Corpus, rule: Rule | None, lang: Lang) -> None:
    """The box with every rule's name. The address is what counts: the box follows it and writes to it."""
    st.session_state["rule-box"] = rule.id if rule else None
    st.selectbox(
        say(lang, "rule-choose"),
        _by_name(corpus, lang),
        index=None,
        format_func=lambda each: corpus.rules[RuleRef(chosen_game(corpus), each)].names[lang],
        placeholder=say(lang, "rule-choose-hint"),
        key="rule-box",
        on_change=_to_address,
        args=("rule-box", "rule", "at"),
    )


def _by_name(corpus: Corpus, lang: Lang) -> list[str]:
    rules = corpus.of_game(chosen_game(corpus))
    return [rule.id for rule in sorted(rules, key=lambda rule: rule.names[lang].casefold())]


def _to_address(widget: str, name: str, *dropped: str) -> None:
    """Write what a widget holds into the address, and drop what no longer goes with it."""
    value = st.session_state[widget]
    kept = {key: said for key, said in st.query_params.to_dict().items() if key not in (name, *dropped)}
    st.query_params.from_dict(kept | ({name: str(value)} if value else {}))


def _heading(rule: Rule, lang: Lang) -> None:
    """What sort of rule it is, its other names, and its pages in print."""
    others = [f"{rule.names[each]} ({each})" for each in LANGS if each != lang]
    st.caption(" · ".join([say(lang, f"kind-{rule.kind}"), *others, str(rule.ref)]))
    if rule.aliases[lang]:
        st.markdown(say(lang, "also-called", names=", ".join(rule.aliases[lang])))
    pages = ", ".join(f"{say(lang, f'print-{book}')} {pages}" for book, pages in rule.source.items())
    st.markdown(":material/menu_book: " + say(lang, "printed-on", pages=pages))


def _said(corpus: Corpus, rule: Rule, at: str | None, lang: Lang) -> None:
    """The statements, where the prints disagree about them, and which the engine executes."""
    st.session_state["rule-all"] = st.query_params.get("all") == "True"
    every = st.toggle(
        say(lang, "rule-all-languages"), key="rule-all", on_change=_to_address, args=("rule-all", "all")
    )
    langs = [lang, *(each for each in LANGS if each != lang)] if every else [lang]
    coverage = coverage_of(rule.game)
    done = coverage.cited(rule.id)
    st.html(statements_html(corpus, rule, langs, at, done))
    if at:
        st.html(_TO_STATEMENT, unsafe_allow_javascript=True)
    for note in rule.disagree:
        st.warning(
            f"{say(lang, 'prints-disagree', anchor=note.at)} {note.note[lang]}", icon=":material/difference:"
        )
    cases = len(coverage.cases_of(rule.id))
    st.markdown(_executed(len(done), cases, len(rule.statements), lang))


def _in_your_books(rule: Rule, lang: Lang) -> None:
    """What the player's own books say of the rule, those in the reader's language first."""
    books = sorted(shelved(rule.game), key=lambda book: book.lang != lang)
    told = [
        section_html(book, section, lang) for book in books for section in book.of_rule(rule.id)[:_SECTIONS]
    ]
    if told:
        st.html(BOOK_STYLE + "".join(told))


def _executed(done: int, cases: int, statements: int, lang: Lang) -> str:
    if not (done or cases):
        return say(lang, "rule-reference-only")
    parts = [
        say(lang, "rule-executed", done=done, statements=statements)
        if done
        else say(lang, "rule-carried-out")
    ]
    parts += [say(lang, "rule-cases", cases=cases)] if cases else []
    return ":material/settings: " + " ".join(parts)


def _around(corpus: Corpus, stated: Graph, rule: Rule, lang: Lang) -> None:
    """The rules that this one names, and those that name it."""
    to, back = leads_to(stated, rule.ref), led_from(stated, rule.ref)
    lines = {
        "part-of": [ref for ref, edges in to.items() if Edge.PART_OF in edges],
        "has-parts": [ref for ref, edges in back.items() if Edge.PART_OF in edges],
        "next-step": [ref for ref, edges in to.items() if Edge.NEXT_STEP in edges],
        "see-also": [ref for ref, edges in to.items() if Edge.SEE in edges],
        "referred-from": [ref for ref, edges in back.items() if edges & {Edge.SEE, Edge.LINK}],
    }
    st.html("".join(links(corpus, refs, lang, say(lang, label)) for label, refs in lines.items() if refs))
    _elsewhere(corpus, [ref for ref, edges in to.items() if Edge.SAME_AS in edges], lang)


def _elsewhere(corpus: Corpus, refs: list[RuleRef], lang: Lang) -> None:
    """The same word in another game: a trap, so it is said and not only linked."""
    if not refs:
        return
    others = [
        link(corpus, ref, lang, f"{corpus.rule(ref).names[lang]} · {corpus.games[ref.game].names[lang]}")
        for ref in refs
    ]
    st.html(f'<div class="rule-links">⚠ {escape(say(lang, "rule-same-word"))} {" ".join(others)}</div>')


def _neighbourhood(corpus: Corpus, stated: Graph, rule: Rule, lang: Lang) -> None:
    """What is around the rule, to click; mere mentions only where the reader wants them."""
    st.subheader(say(lang, "rule-graph"))
    st.caption(say(lang, "rule-graph-hint"))
    with st.container(horizontal=True, vertical_alignment="center"):
        depth = 2 if st.toggle(say(lang, "rule-graph-farther")) else 1
        mentions = st.toggle(say(lang, "rule-graph-mentions"))
    known = graph(lang) if mentions else stated
    clicked = draw(corpus, known, rule.ref, depth, lang)
    st.download_button(
        say(lang, "rule-graph-save"),
        draw_neighbourhood(corpus, known, rule.ref, depth, lang),
        file_name=f"{rule.id}.svg",
        mime="image/svg+xml",
        on_click="ignore",
    )
    if clicked:
        _open(corpus, clicked, lang)


def _open(corpus: Corpus, ref: RuleRef, lang: Lang) -> None:
    kept = {name: said for name, said in st.query_params.to_dict().items() if name != "at"}
    st.query_params.from_dict(kept | parameters(corpus, ref, lang))
    st.rerun()


def _way(corpus: Corpus, rule: Rule, lang: Lang) -> None:
    """How this rule is joined to another."""
    st.subheader(say(lang, "rule-way"))
    others = [each for each in _by_name(corpus, lang) if each != rule.id]
    asked = st.query_params.get("to")
    st.session_state["rule-way-box"] = asked if asked in others else None
    target = st.selectbox(
        say(lang, "rule-way-to"),
        others,
        index=None,
        format_func=lambda each: corpus.rules[RuleRef(rule.game, each)].names[lang],
        placeholder=say(lang, "rule-choose-hint"),
        key="rule-way-box",
        on_change=_to_address,
        args=("rule-way-box", "to"),
    )
    if target:
        _hops(corpus, rule, corpus.rules[RuleRef(rule.game, target)], lang)


def _hops(corpus: Corpus, rule: Rule, other: Rule, lang: Lang) -> None:
    hops = path(graph(lang), rule.ref, other.ref)
    if not hops:
        st.info(say(lang, "no-path", source=rule.names[lang], target=other.names[lang]))
        return
    steps = [link(corpus, rule.ref, lang)]
    for hop in hops:
        kinds = ", ".join(say(lang, f"edge-{edge}" + ("" if hop.forward else "-back")) for edge in hop.edges)
        steps.append(f"<span>→ {escape(kinds)} →</span> {link(corpus, hop.target, lang)}")
    st.html(f'<div class="rule-hop">{" ".join(steps)}</div>')
