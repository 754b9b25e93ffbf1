"""What has happened in a test, and the rules that demanded it, as Markdown with links in HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_graph.model import RuleRef
from ui.app.markup import plain
from ui.words.telling import is_step, say_event, say_option, statement_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel import Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def option_said(lang: Lang, request: Request, option: str) -> str:
    """An option as a button says it: with a capital."""
    said = say_option(lang, request, option)
    return plain(said[:1].upper() + said[1:])


def told(lang: Lang, event: Event) -> str:
    """An event in words."""
    return plain(say_event(lang, event))


def story_markdown(corpus: Corpus, lang: Lang, events: Iterable[Event]) -> str:
    """Step by step; under each what happened in it, with the rule that demands it if that is another."""
    lines: list[str] = []
    waiting: list[str] = []  # a test begins before its first step is told of
    step = ""
    for event in events:
        link, rule = _link(corpus, lang, event.cites), event.cites.partition("^")[0]
        if is_step(event):
            step = rule
            lines += [f"- **{link}**", *waiting]
            waiting = []
        else:
            shown = "" if rule in (step, "ahlcg/st.1") else f" :small[{link}]"
            (lines if step else waiting).append(f"    - {told(lang, event)}{shown}")
    return "\n".join(lines + waiting)


def rule_markdown(corpus: Corpus, lang: Lang, cites: str) -> str:
    """The statement, under a link to its rule."""
    _, statement = statement_text(corpus, lang, cites)
    return f"**{_link(corpus, lang, cites)}**\n\n{plain(statement)}"


def _link(corpus: Corpus, lang: Lang, cites: str) -> str:
    name, _ = statement_text(corpus, lang, cites)
    ref = RuleRef.parse(cites)
    assert ref is not None
    address = f"/rule?rule={ref.rule}&amp;at={ref.anchor}&amp;lang={lang}"
    return f'<a href="{address}" target="_self">{plain(name)}</a>'
