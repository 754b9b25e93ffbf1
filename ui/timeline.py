"""A ruling as a picture: the question, the answer, and the order of resolution from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import Assumed, Reached
from ui import palette
from ui.canvas import Canvas
from ui.inquiries import asked_line
from ui.telling import point_name, say_event, say_option
from ui.verdicts import say_verdict
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.described.answering import Inquiry
    from engine.ahlcg.verdict import Choice
    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_HARSH = frozenset(
    [
        *("enemy-attacks", "harm-dealt", "investigator-defeated", "eliminated", "doom-placed", "game-ended"),
        *("trauma-suffered", "card-defeated"),
    ]
)


def draw_timeline(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> str:
    """One page: what was asked and answered, then each step with its rule, decisions as diamonds."""
    ruling = inquiry.ruling
    canvas = Canvas()
    canvas.words(inquiry.text.strip(), palette.SOFT, 15)
    if ruling is None:
        canvas.words(say(lang, "ask-cannot"), palette.RED, 19, bold=True)
        return canvas.svg(say(lang, "ask-order"))
    canvas.words(say_verdict(ruling, ruling.verdict, corpus, lang), palette.GREEN, 19, bold=True)
    canvas.down(10)
    choices = {choice.at: choice for choice in ruling.choices if not choice.optional or choice.matters}
    for place, event in enumerate((*ruling.play.events, None)):
        if place in choices:
            _decision(canvas, choices[place], lang)
        if event is not None:
            _event(canvas, event, corpus, lang)
    return canvas.svg(say(lang, "ask-order"))


def _event(canvas: Canvas, event: Event, corpus: Corpus, lang: Lang) -> None:
    if isinstance(event, Reached):
        canvas.step(point_name(corpus, lang, event), event.cites)
    else:
        harsh = getattr(event, "event", "") in _HARSH
        colour = palette.SOFT if isinstance(event, Assumed) else palette.RED if harsh else palette.GREEN
        canvas.dot(say_event(lang, event), event.cites, colour)


def _decision(canvas: Canvas, choice: Choice, lang: Lang) -> None:
    options = ", ".join(say_option(lang, option) for option in choice.request.options[:6])
    canvas.diamond(f"{asked_line(choice, lang)}: {options}", choice.request.cites)
