"""What has happened at a table, and the rules that demanded it, in HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.model import RuleRef
from ui.app.markup import plain
from ui.app.reading.rule import link, statement_html
from ui.words import say
from ui.words.telling import assumptions, is_step, say_event, statement_text, step_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

STYLE = """<style>
.story ul {list-style: none; padding: 0; margin: 0}
.story li {padding: .2rem 0 .2rem .8rem; border-left: 2px solid rgba(128, 128, 128, .35)}
.story li.step {border-left: 4px solid #3f937d; font-weight: 600; margin-top: .4rem}
.story li.read {border-left: 4px solid #b8860b}
.story a {color: inherit}
.story small {opacity: .85; font-weight: 400}
.story-rule {border-left: 4px solid #3f937d; background: rgba(63, 147, 125, .12);
  border-radius: 0 6px 6px 0; padding: .4rem .8rem; line-height: 1.5}
.story-rule a {color: inherit}
</style>"""


def cited(corpus: Corpus, lang: Lang, cites: str, words: str | None = None) -> str:
    """A link to the rule; to the very statement."""
    ref = RuleRef.parse(cites)
    assert ref is not None
    return link(corpus, ref, lang, words)


def story(events: Sequence[Event], corpus: Corpus, lang: Lang) -> str:
    """Each event with its rule; a step by its name, a reading that was taken set apart."""
    lines = [_told(event, corpus, lang) for event in events]
    return f'<div class="story"><ul>{"".join(lines)}</ul></div>'


def _told(event: Event, corpus: Corpus, lang: Lang) -> str:
    if is_step(event):
        return f'<li class="step">{cited(corpus, lang, event.cites, step_name(corpus, lang, event))}</li>'
    mark = ' class="read"' if hasattr(event, "reading") else ""
    rule = cited(corpus, lang, event.cites)
    return f"<li{mark}>{escape(say_event(lang, event))} <small>({rule})</small></li>"


def show_readings(events: Sequence[Event], lang: Lang) -> None:
    """The readings that were taken where the book is unclear."""
    if assumed := assumptions(lang, events):
        said = "\n".join(f"- {plain(each)}" for each in assumed)
        st.warning(f"**{say(lang, 'resolve-assumed')}**\n\n{said}")


def with_statement(corpus: Corpus, lang: Lang, cites: str) -> str:
    """The link, and the statement in a line."""
    return f"{cited(corpus, lang, cites)}: {escape(plain(statement_text(corpus, lang, cites)[1]))}"


def rule_said(corpus: Corpus, lang: Lang, cites: str) -> str:
    """The statement itself under its rule's name."""
    ref = RuleRef.parse(cites)
    assert ref is not None
    assert ref.anchor is not None
    statement = corpus.rule(ref).statement(ref.anchor)
    assert statement is not None
    name = cited(corpus, lang, cites)
    return f'<div class="story-rule"><b>{name}</b><br>{statement_html(corpus, statement, lang, lang)}</div>'
