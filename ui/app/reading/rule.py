"""A rule as the app shows it: its statements with links and anchors, and what the engine makes of them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import streamlit as st

from rules_graph.model import Link, RuleRef, Symbol
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.coverage import Cited
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule, Span, Statement

STYLE = """<style>
.rule-said {padding: .3rem .8rem; margin: .25rem 0; border-left: 3px solid rgba(128, 128, 128, .35);
  font-size: 1.05rem; line-height: 1.5}
.rule-here {border-left: 4px solid #3f937d; background: rgba(63, 147, 125, .16); border-radius: 0 6px 6px 0}
.rule-tongues {display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 0 1rem}
.rule-tag {font-size: .8rem; opacity: .75; white-space: nowrap; margin-left: .4rem}
.rule-tongue {font-size: .8rem; opacity: .75}
.rule-symbol {font-size: .85em; border: 1px solid currentColor; border-radius: 4px; padding: 0 .3em;
  white-space: nowrap}
.rule-said a, .rule-links a, .rule-hop a {color: inherit}
.rule-tag a {text-decoration: none}
.rule-links {margin: .2rem 0}
.rule-links a, .rule-hop a {border: 1px solid rgba(128, 128, 128, .45); border-radius: 1rem;
  display: inline-block; line-height: 1.4; padding: .15rem .7rem; margin: .15rem .3rem .15rem 0;
  text-decoration: none}
.rule-links a:hover, .rule-links a:focus, .rule-hop a:hover, .rule-hop a:focus {border-color: currentColor}
.rule-hop span {opacity: .8; font-size: .9rem; margin: 0 .4rem}
</style>"""


def chosen_game(corpus: Corpus) -> str:
    """The game that the address names, else the first."""
    asked = st.query_params.get("game", "")
    return asked if asked in corpus.games else next(iter(corpus.games))


def parameters(corpus: Corpus, ref: RuleRef, lang: Lang) -> dict[str, str]:
    """What the address of a rule's page says; the first game need not be named."""
    named = {"rule": ref.rule, "lang": lang}
    if ref.game != next(iter(corpus.games)):
        named["game"] = ref.game
    return named | ({"at": ref.anchor} if ref.anchor else {})


def link(corpus: Corpus, ref: RuleRef, lang: Lang, words: str | None = None) -> str:
    """A link to a rule's page, in HTML."""
    address = escape("rule?" + urlencode(parameters(corpus, ref, lang)))
    return f'<a href="{address}" target="_self">{escape(words or corpus.rule(ref).names[lang])}</a>'


def links(corpus: Corpus, refs: Sequence[RuleRef], lang: Lang, label: str) -> str:
    """A line of links under a label, in HTML."""
    return (
        f'<div class="rule-links">{escape(label)} {" ".join(link(corpus, ref, lang) for ref in refs)}</div>'
    )


def statement_html(corpus: Corpus, statement: Statement, lang: Lang, reader: Lang) -> str:
    """A statement in a language; its links open in the reader's."""
    return "".join(_span(corpus, span, lang, reader) for span in statement.text[lang])


def _span(corpus: Corpus, span: Span, lang: Lang, reader: Lang) -> str:
    match span:
        case Link(target=target, words=words):
            return link(corpus, target, reader, words)
        case Symbol(name=name):
            return f'<span class="rule-symbol">{escape(symbol_name(name, lang))}</span>'
        case _:
            return escape(span)


def symbol_name(name: str, lang: Lang) -> str:
    return say(lang, f"rule-symbol-{name.replace('_', '-')}")


def statements_html(
    corpus: Corpus, rule: Rule, langs: Sequence[Lang], at: str | None, done: Mapping[str, Cited]
) -> str:
    """Every statement under its anchor: in one language, or in several side by side, the reader's first."""
    rows = [
        _row(corpus, RuleRef(rule.game, rule.id, each.anchor), each, langs, at, done)
        for each in rule.statements
    ]
    return "".join(rows)


def _row(
    corpus: Corpus,
    ref: RuleRef,
    statement: Statement,
    langs: Sequence[Lang],
    at: str | None,
    done: Mapping[str, Cited],
) -> str:
    here = " rule-here" if ref.anchor == at else ""
    told = [statement_html(corpus, statement, lang, langs[0]) for lang in langs]
    told[0] += _tag(corpus, ref, langs[0], done.get(statement.anchor))
    if len(langs) > 1:
        told = [f"{_tongue(lang)}{text}" for lang, text in zip(langs, told, strict=True)]
    cells = [f'<div lang="{lang}">{text}</div>' for lang, text in zip(langs, told, strict=True)]
    return f'<div class="rule-said{here}"><div class="rule-tongues">{"".join(cells)}</div></div>'


def _tag(corpus: Corpus, ref: RuleRef, lang: Lang, done: Cited | None) -> str:
    """The statement's anchor, a link to itself, and a wheel where the engine executes it."""
    wheel = f' <span title="{escape(_executed(done, lang))}">⚙</span>' if done else ""
    return f'<span class="rule-tag">{link(corpus, ref, lang, f"^{ref.anchor}")}{wheel}</span>'


def _executed(done: Cited, lang: Lang) -> str:
    """That the engine executes a statement, where, and how many cases show it."""
    cases = [say(lang, "rule-cases", cases=len(done.cases))] if done.cases else []
    return "\n".join([say(lang, "rule-executed-title"), *done.procedures, *cases])


def _tongue(lang: Lang) -> str:
    return f'<div class="rule-tongue">{say(lang, f"language-{lang}")}</div>'
