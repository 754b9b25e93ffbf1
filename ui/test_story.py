"""What has happened in a test, and the rules that demanded it, as Markdown with links in HTML."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.events import Reached
from rules_graph.model import RuleRef
from ui.names import NAMED, is_number, token_name
from ui.telling import say_event, say_option, statement_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MARKUP = re.compile(r"([\\`*_{}\[\]<>$#:~|])")


def plain(text: str) -> str:
    """Words that people wrote, kept from being read as markup."""
    return _MARKUP.sub(r"\\\1", text)


def option_said(lang: Lang, option: str) -> str:
    """An option as a button says it: with a capital, a token by its name."""
    said = token_name(lang, option) if option in NAMED or is_number(option) else say_option(lang, option)
    return plain(said[:1].upper() + said[1:])


def told(lang: Lang, event: Event) -> str:
    """An event in words, its token by its name."""
    token = getattr(event, "token", None)
    if isinstance(token, str):
        event = event.model_copy(update={"token": token_name(lang, token)})
    return plain(say_event(lang, event))


def story_markdown(corpus: Corpus, lang: Lang, events: Iterable[Event]) -> str:
    """Step by step; under each what happened in it, with the rule that demands it if that is another."""
    lines: list[str] = []
    waiting: list[str] = []  # a test begins before its first step is told of
    step = ""
    for event in events:
        link, rule = _link(corpus, lang, event.cites), event.cites.partition("^")[0]
        if isinstance(event, Reached):
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
