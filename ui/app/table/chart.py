"""Where in the round play stands: its phases, and of one of them the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from ui.app.markup import plain
from ui.drawing.bag import show_svg
from ui.drawing.chart import Step, draw_chart
from ui.words import say
from ui.words.telling import step_name

if TYPE_CHECKING:
    from engine.kernel.charts import Phase
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.walk import Walk


def phase_steps(corpus: Corpus, game: str, phase: Phase, lang: Lang) -> list[Step]:
    """The steps and windows of a phase, by their rules' names."""
    return [Step(point, corpus.find(point, game).names[lang]) for point in phase.points]


def show_chart(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """The phases, the current one chosen; of the chosen one its steps, the current one lit."""
    phases = {phase.rule: phase for phase in walk.front.CHART}
    names = {rule: corpus.find(rule, walk.game).names[lang] for rule in phases}
    current = walk.reached[-1] if walk.reached else None
    here = walk.phases[current] if current else next(iter(phases))
    marks = {walk.phases[point]: "✓ " for point in walk.reached} | ({here: "▶ "} if current else {})
    chosen = st.pills(
        say(lang, "roundpage-phase"),
        list(phases),
        default=here,
        required=True,
        wrap=True,
        format_func=lambda phase: marks.get(phase, "") + names[phase],
        key=f"board-phase-{lang}-{walk.game}-{walk.place}-{len(walk.events)}",
    )
    assert chosen is not None
    now = corpus.find(current, walk.game).names[lang] if current else "–"
    title = say(lang, "roundpage-chart", phase=names[chosen], now=now)
    show_svg(draw_chart(phase_steps(corpus, walk.game, phases[chosen], lang), current, walk.done, title))
    if walk.inner:
        st.caption(say(lang, "roundpage-within", name=plain(step_name(corpus, lang, walk.inner))))
