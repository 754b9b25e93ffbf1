"""An answer as a picture: the question, the answer, and the order of resolution from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.answer.inquiry import said
from ui.drawing import palette
from ui.drawing.canvas import Canvas
from ui.words import say
from ui.words.telling import is_step, say_event, statement_text, step_name

if TYPE_CHECKING:
    from engine.game import Inquiry
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
    own = said(inquiry)
    canvas = Canvas()
    canvas.words(inquiry.text.strip(), palette.SOFT, 15)
    colour = palette.GREEN if inquiry.settled else palette.RED
    for line in own.answer(corpus, lang):
        if line.style == "bold":
            canvas.words(line.text, colour, 19, bold=True)
    canvas.down(10)
    decisions = own.decisions(lang)
    for place, event in enumerate((*inquiry.events, None)):
        if place in decisions:
            canvas.diamond(*decisions[place])
        if event is not None:
            _event(canvas, event, corpus, lang)
    for cites in () if inquiry.events else inquiry.cites:
        name, statement = statement_text(corpus, lang, cites)
        canvas.dot(f"{name}: {statement}", cites, palette.GREEN)
    return canvas.svg(say(lang, "ask-order"))


def _event(canvas: Canvas, event: Event, corpus: Corpus, lang: Lang) -> None:
    if is_step(event):
        canvas.step(step_name(corpus, lang, event), event.cites)
        return
    harsh = getattr(event, "event", "") in _HARSH
    colour = palette.SOFT if hasattr(event, "reading") else palette.RED if harsh else palette.GREEN
    canvas.dot(say_event(lang, event), event.cites, colour)
