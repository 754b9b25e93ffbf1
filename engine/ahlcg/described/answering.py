"""From words to a ruling: what was understood, what was not, what is missing, and what comes of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.ahlcg.described.drafting import draft
from engine.ahlcg.described.qualifying import qualified
from engine.ahlcg.described.reading import read_description
from engine.ahlcg.judging.changes import Change, what_would_change
from engine.ahlcg.judging.question import Question
from engine.ahlcg.judging.refusal import forbidden_by
from engine.ahlcg.judging.ruling import Ruling, not_allowed, rule_on
from engine.ahlcg.judging.verdict import hindering
from engine.ahlcg.sheet import read_sheet
from engine.ahlcg.writing import sheet_as_data
from engine.game import Turning
from engine.plain_words.necessity import is_needed, parted
from rules_graph.errors import GrimruleError
from rules_graph.precedents import Verdict as Answered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.described.drafts import Draft
    from engine.ahlcg.described.scene import Scene
    from engine.ahlcg.judging.question import Happening
    from engine.ahlcg.judging.verdict import Verdict
    from engine.kernel import Event, GrimRuling
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
    game: str = "ahlcg"
    needed: bool = True  # of what is asked to be the only condition: whether nothing comes about without it

    @property
    def unread(self) -> list[str]:
        """Words that were not understood, in their order."""
        return [term.text for term in self.scene.unread]

    @property
    def missing(self) -> list[str]:
        """Without it nothing can be worked out."""
        return list(dict.fromkeys(self.draft.missing))

    @property
    def cites(self) -> list[str]:
        """What the answers rest on, the first answer's first."""
        rulings = (*self.earlier, self.ruling) if self.ruling else ()
        return [cites for ruling in rulings for cites in ruling.cites]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.ruling.play.events if self.ruling else ()

    @property
    def answers(self) -> tuple[str, ...]:
        return self.ruling.play.answers if self.ruling else ()

    @property
    def grim(self) -> tuple[GrimRuling, ...]:
        return self.ruling.grim if self.ruling else ()

    @property
    def settled(self) -> bool:
        return self.ruling is not None

    @property
    def says(self) -> Answered | None:
        """A "no" is earned where a statement forbids it, something hindered it, or it would come about if one
        thing on the table were otherwise: then its moment was reached. A doubtful question has no answer, nor
        have words that may be meant the other way round, or that tell of no table."""
        if self.ruling is None or not self.asked or self.ruling.verdict.says not in ("yes", "no"):
            return None
        if qualified(self.scene.unscoped, self.lang) or not self.table_told:
            return None
        said = Answered(self.ruling.verdict.says)
        if said is Answered.YES and not self.needed:
            return None
        if said is Answered.YES or self.ruling.forbidden or self.hindered:
            return said
        return said if any(each.verdict.says == "yes" for each in self.changes) else None

    @property
    def table_told(self) -> bool:
        """Whether anybody or anything stands there beside whoever asks."""
        scene = self.scene
        return bool(scene.foes or scene.places or scene.abilities or scene.drawn) or len(scene.people) > 1

    @property
    def tells(self) -> bool:
        rulings = (*self.earlier, self.ruling) if self.ruling else ()
        ruled = [each.verdict.says in ("yes", "no") for each in rulings]
        return not all(ruled) and (self.says is not None or not any(ruled))

    @property
    def hindered(self) -> bool:
        """Whether the answer rests on what kept it from happening."""
        return self.ruling is not None and bool(hindering(self.ruling.play.events))

    @property
    def turning(self) -> list[Turning]:
        """What was assumed and, taken otherwise, turns a yes or no."""
        said = self.ruling.verdict.says if self.ruling else ""
        turned = {"yes": "no", "no": "yes"}.get(said)
        return [
            Turning(each.what, each.name, Answered(said), Answered(turned))
            for each in self.changes
            if each.verdict.says == turned and self._was_assumed(each)
        ]

    def _was_assumed(self, change: Change) -> bool:
        """Whether nobody told what would be otherwise."""
        known = [(what, values.get("enemy")) for what, values in self.draft.assumed]
        if change.what == "lead":
            return ("lead", None) in known
        return change.what == "exhausted" and ("enemy-ready", change.name) in known

    @property
    def written(self) -> dict[str, Any]:
        """The sheet as far as it goes."""
        return self.draft.sheet or {"situation": self.draft.table}

    def sheet_data(self) -> dict[str, Any] | None:
        """The sheet as a person would write it, to be corrected and read again."""
        return self.draft.sheet

    def again(self, sheet: dict[str, Any], answers: Sequence[str] = ()) -> Inquiry:
        """The same questions. Of a corrected sheet no doubt about the words is left; a decision takes none
        away."""
        if sheet == self.draft.sheet:
            said = Inquiry(self.text, self.lang, self.scene, self.draft, needed=self.needed)
            return _ruled(said, sheet, answers)
        scene = replace(self.scene, unread=[], claims=[])
        made = replace(self.draft, table=_in_full(sheet), sheet=sheet, assumed=[], missing=[])
        said = Inquiry(self.text, self.lang, scene, made, needed=self.needed)
        return _ruled(said, sheet, answers)

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
    if parts := parted(text, lang):
        supposed, without = (inquire(part, lang) for part in parts)
        return replace(supposed, text=text, needed=is_needed(supposed, without))
    scene = read_description(text, lang)
    made = draft(scene, lang)
    if made.sheet is None:
        return Inquiry(text, lang, scene, made)
    return _ruled(Inquiry(text, lang, scene, made), made.sheet)


def _in_full(sheet: dict[str, Any]) -> dict[str, Any]:
    """The table without short forms; as it was written where it cannot be read."""
    table: dict[str, Any] = sheet.get("situation", {})
    with suppress(GrimruleError):
        table = sheet_as_data(read_sheet(sheet))["situation"]
    return table


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
