"""From words to a ruling: what was understood, what was not, what is missing, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.ahlcg.changes import Change, what_would_change
from engine.ahlcg.described.drafting import draft
from engine.ahlcg.described.reading import read_description
from engine.ahlcg.question import Question
from engine.ahlcg.refusal import forbidden_by
from engine.ahlcg.ruling import Ruling, not_allowed, rule_on
from engine.ahlcg.sheet import read_sheet
from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.described.drafts import Draft
    from engine.ahlcg.described.scene import Scene
    from engine.ahlcg.question import Happening
    from engine.ahlcg.verdict import Verdict
    from rules_graph.model import Lang


@dataclass(frozen=True)
class Inquiry:
    """A description and all that came of it."""

    text: str
    lang: Lang
    scene: Scene
    draft: Draft
    ruling: Ruling | None = None
    earlier: tuple[Ruling, ...] = ()  # for what was asked before the last question
    refused: GrimruleError | None = None  # the rules do not allow what is attempted
    disproved: tuple[Happening, ...] = ()  # what the description says comes of it, and what does not
    changes: tuple[Change, ...] = field(default=())

    @property
    def unread(self) -> list[str]:
        """Words that were not understood, in their order."""
        return [term.text for term in self.scene.unread]

    @property
    def sure(self) -> bool:
        """Whether everything was understood and borne out."""
        return not (self.unread or self.disproved or self.draft.missing or self.undecided) and self.asked

    @property
    def undecided(self) -> bool:
        """Who decides or where to, and nothing is found to decide or to go: perhaps not all was read."""
        rulings = (*self.earlier, self.ruling) if self.ruling else ()
        open_ones = [each.verdict for each in rulings if each.verdict.decision is None]
        return any(
            each.asks == "who-decides" or (each.asks in ("which-target", "how-much") and _found_nothing(each))
            for each in open_ones
        )

    @property
    def asked(self) -> bool:
        """Whether we know what is asked."""
        questions = self.scene.questions
        return bool(questions) and all(map(_clear, questions))


def _clear(question: Question) -> bool:
    """Nobody asks leave to be defeated: that was told, not asked."""
    if question.about is None:
        return question.asks not in ("still-happens", "may")
    return not (question.asks == "may" and question.about.event == "investigator-defeated")


def _found_nothing(verdict: Verdict) -> bool:
    """Nowhere to go; or nothing to count, where something is expected."""
    if verdict.asks == "which-target":
        return not verdict.events
    return verdict.amount is None


def inquire(text: str, lang: Lang) -> Inquiry:
    """Read the description, draw up its sheet, and rule on it if that can be done."""
    scene = read_description(text, lang)
    made = draft(scene, lang)
    if made.sheet is None:
        return Inquiry(text, lang, scene, made)
    return _ruled(Inquiry(text, lang, scene, made), made.sheet)


def inquire_again(inquiry: Inquiry, sheet: dict[str, Any], answers: Sequence[str] = ()) -> Inquiry:
    """The same questions of a sheet that the reader has corrected, with the decisions they have made."""
    scene = replace(inquiry.scene, unread=[], claims=[])
    made = replace(inquiry.draft, table=sheet.get("situation", {}), sheet=sheet, assumed=[], missing=[])
    return _ruled(Inquiry(inquiry.text, inquiry.lang, scene, made), sheet, answers)


def _ruled(inquiry: Inquiry, data: dict[str, Any], answers: Sequence[str] = ()) -> Inquiry:
    questions = inquiry.scene.questions or [Question(asks="order")]
    made = inquiry.draft
    try:
        sheet = read_sheet(data)
        in_turn = inquiry.scene.moment not in ("mythos", "enemy-phase", "upkeep")
        forbidden = forbidden_by(sheet, in_turn=in_turn) if any(map(_asks_leave, questions)) else None
        if forbidden is not None:
            *earlier, ruling = [not_allowed(sheet, each, forbidden) for each in questions]
            return replace(inquiry, ruling=ruling, earlier=tuple(earlier))
        *earlier, ruling = [rule_on(sheet, each, made.wishes, made.tokens, answers) for each in questions]
    except GrimruleError as refused:
        return replace(inquiry, refused=refused)
    return replace(
        inquiry,
        ruling=ruling,
        earlier=tuple(earlier),
        disproved=tuple(c for c in inquiry.scene.claims if not c.among(ruling.play.events)),
        changes=what_would_change(ruling, made.wishes, made.tokens),
    )


def _asks_leave(question: Question) -> bool:
    """Whether it asks if the attempt itself is allowed."""
    return question.asks == "may" and question.about is not None and question.about.event in _ATTEMPTS


_ATTEMPTS = ("fight", "card-played", "card-drawn", "enemy-engaged", "action-taken")
