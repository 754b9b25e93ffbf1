"""Which rules the engine executes and cites, which are reference only, and how many cases show each."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from engine.coverage import coverage_of
from ui.app.plots import show_plot
from ui.app.reading.rule import chosen_game, link
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule

    Pair = tuple[Rule, tuple[str, ...]]  # with the cases that show it

_STATUS = ("all", "executed", "reference")
_STYLE = """<style>
.coverage ul {list-style: none; padding: 0}
.coverage li {display: flex; flex-wrap: wrap; gap: 0 .8rem; align-items: baseline; padding: .35rem 0;
  border-bottom: 1px solid rgba(128, 128, 128, .25)}
.coverage a {color: inherit; flex: 1 1 14rem}
.coverage details {flex: 0 1 auto}
.coverage summary {cursor: pointer}
.coverage .no {opacity: .75}
</style>"""


def show(corpus: Corpus, lang: Lang) -> None:
    st.html(_STYLE)
    st.title(say(lang, "page-coverage"))
    game = chosen_game(corpus)
    coverage = coverage_of(game)
    if not coverage.cases:
        st.warning(say(lang, "coverage-missing", game=corpus.games[game].names[lang]))
        return
    st.caption(say(lang, "coverage-lead"))
    pairs = [(rule, coverage.cases_of(rule.id)) for rule in corpus.of_game(game)]
    _numbers(pairs, coverage.cases, lang)
    st.markdown(f"**{say(lang, 'coverage-by-kind')}**")
    show_plot(_chart(pairs, lang), say(lang, "coverage-chart"))
    st.caption(say(lang, "coverage-why-reference"))
    _list(_chosen(pairs, lang), corpus, lang)


def _numbers(pairs: Sequence[Pair], cases: int, lang: Lang) -> None:
    executed = sum(bool(shown) for _, shown in pairs)
    of_all = say(lang, "coverage-of", count=executed, total=len(pairs))
    share = f"{100 * executed / len(pairs):.0f} %"
    rules = f"{say(lang, 'coverage-rules')}: **{of_all}** ({share})"
    st.markdown(f"{rules} · {say(lang, 'coverage-cases')}: **{cases}**")


def by_kind(pairs: Sequence[Pair]) -> dict[str, tuple[int, int]]:
    """How many rules of each kind are executed, of how many; the kind that is executed most first."""
    totals = Counter(str(rule.kind) for rule, _ in pairs)
    executed = Counter(str(rule.kind) for rule, cases in pairs if cases)
    most = sorted(totals, key=lambda kind: -executed[kind] / totals[kind])
    return {kind: (executed[kind], totals[kind]) for kind in most}


def _chart(pairs: Sequence[Pair], lang: Lang) -> dict[str, object]:
    """A Vega-Lite chart: a bar for each kind, filled by the share that is executed."""
    rows = [
        {
            "kind": f"{say(lang, f'kind-{kind}')}  {executed}/{total}",
            "share": executed / total,
            "whole": 1,
        }
        for kind, (executed, total) in by_kind(pairs).items()
    ]
    names = {"labelLimit": 230, "ticks": False, "domain": False, "title": None}
    return {
        "data": {"values": rows},
        "height": 24 * len(rows),
        "encoding": {"y": {"field": "kind", "type": "nominal", "sort": None, "axis": names}},
        "layer": [_bar("whole", "#8a8a8a", 0.3), _bar("share", "#3f937d", 1)],
    }


def _bar(field: str, colour: str, opacity: float) -> dict[str, object]:
    return {
        "mark": {
            "type": "bar",
            "color": colour,
            "opacity": opacity,
            "cornerRadiusEnd": 3,
            "tooltip": False,
        },
        "encoding": {"x": {"field": field, "type": "quantitative", "axis": None}},
    }


# The list


def _chosen(pairs: Sequence[Pair], lang: Lang) -> list[Pair]:
    """What the reader asks for, which the address keeps."""
    kinds = ["all", *dict.fromkeys(str(rule.kind) for rule, _ in pairs)]
    text = st.text_input(
        say(lang, "coverage-search"),
        value=st.query_params.get("q", ""),
        placeholder=say(lang, "coverage-search-hint"),
        key=f"coverage-q-{lang}",
    )
    status = st.segmented_control(
        say(lang, "coverage-status"),
        _STATUS,
        default=_asked("status", _STATUS),
        required=True,
        wrap=True,
        format_func=lambda each: say(lang, f"coverage-{each}"),
        key=f"coverage-status-{lang}",
    )
    kind = st.selectbox(
        say(lang, "coverage-kind"),
        kinds,
        kinds.index(_asked("kind", kinds)),
        format_func=lambda each: say(lang, "all-kinds" if each == "all" else f"kind-{each}"),
        key=f"coverage-kind-{lang}",
    )
    _keep({"q": text.strip(), "status": status or "all", "kind": kind})
    wanted = text.strip().casefold()
    return [
        (rule, cases)
        for rule, cases in pairs
        if status in ("all", "executed" if cases else "reference")
        and kind in ("all", rule.kind)
        and any(wanted in name.casefold() for name in _names(rule))
    ]


def _asked(name: str, known: Sequence[str]) -> str:
    asked = st.query_params.get(name, "all")
    return asked if asked in known else "all"


def _keep(choices: Mapping[str, str]) -> None:
    for name, value in choices.items():
        if value in ("", "all"):
            st.query_params.pop(name, None)
        else:
            st.query_params[name] = value


def _names(rule: Rule) -> list[str]:
    every = [name for names in rule.aliases.model_dump().values() for name in names]
    return [rule.id, *rule.names.model_dump().values(), *every]


def _list(pairs: Sequence[Pair], corpus: Corpus, lang: Lang) -> None:
    if not pairs:
        st.info(say(lang, "coverage-none"))
        return
    st.markdown(f"**{say(lang, 'coverage-found', count=len(pairs))}**")
    rows = "".join(_row(rule, cases, corpus, lang) for rule, cases in pairs)
    st.html(f'<div class="coverage"><ul>{rows}</ul></div>')


def _row(rule: Rule, cases: Sequence[str], corpus: Corpus, lang: Lang) -> str:
    """The rule, whether it is executed, and its cases to unfold."""
    name = link(corpus, rule.ref, lang)
    if not cases:
        return f'<li>{name}<span class="no">○ {escape(say(lang, "coverage-reference"))}</span></li>'
    count = escape(say(lang, "coverage-n-cases", count=len(cases)))
    return f"<li>{name}<details><summary>✓ {count}</summary>{escape(', '.join(cases))}</details></li>"
