"""An answer: one type for every game and every front end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from rules_graph.search.bags import offers, sentences

if TYPE_CHECKING:
    from engine.game import Inquiry, Turning
    from rules_graph.model import Lang, RuleRef
    from rules_graph.precedents import Verdict
    from rules_graph.search.finder import Findings

SHOWN = 3  # rules, of each its two likeliest statements
_BACK = 2  # questions at most


class Source(StrEnum):
    """Who speaks."""

    STATEMENT = "statement"  # the likeliest statement, as it leans
    PRECEDENT = "precedent"  # the very same question, answered before
    PLAY = "play"  # the table as it was read, played to the moment that is asked about


@dataclass(frozen=True, slots=True)
class Witness:
    """What one source says to a question of yes or no, and the statement that it rests on."""

    source: Source
    says: Verdict
    cites: str


@dataclass(frozen=True, slots=True)
class Similar:
    """A numbered case that is told much like the question, and what came of it."""

    case: str
    text: str
    verdict: Verdict | None
    cites: RuleRef


@dataclass(frozen=True)
class Answer:
    """What is said to a player's words.

    `verdict` is there only where the witnesses bear it out; without one the statements are the answer, the
    likeliest first. `inquiry` is what was read of a table, and played if that can be done. Where the words do
    not tell which game is meant, `games` are those that they may mean, and `game` is the likeliest.
    """

    text: str
    lang: Lang
    game: str
    findings: Findings
    inquiry: Inquiry
    verdict: Verdict | None = None
    sure: bool = False  # else the verdict is only the most likely
    witnesses: tuple[Witness, ...] = ()
    similar: tuple[Similar, ...] = ()
    games: tuple[str, ...] = ()
    denied: bool = False  # what is told has a "not"
    denies: bool = False  # what is asked has one: whether it is so, a bare yes or no would not tell

    @property
    def answered(self) -> bool:
        """Whether some statement answers it; else those found are only the nearest."""
        return self.findings.answered

    @property
    def offers(self) -> bool:
        """Whether it is asked which of two, which neither yes nor no answers."""
        return offers(self.findings.asked.text, self.lang)

    @property
    def statements(self) -> tuple[RuleRef, ...]:
        """Those that are shown, the likeliest first."""
        return tuple(ref for found in self.findings.found[:SHOWN] for ref in found.refs)

    @property
    def agreed(self) -> bool:
        """Whether all who speak say the same."""
        return len({witness.says for witness in self.witnesses}) < 2

    @property
    def back(self) -> tuple[Turning, ...]:
        """What is asked back: facts nobody told, that would turn what the play says."""
        return tuple(self.inquiry.turning[:_BACK])

    @property
    def unearned(self) -> bool:
        """Whether a play is there, but what is asked did not come up in it, or may have been told the other
        way round."""
        heard = any(witness.source is Source.PLAY for witness in self.witnesses)
        return self.inquiry.settled and not self.inquiry.tells and not heard

    @property
    def general(self) -> bool:
        """Whether a rule is asked about in a breath and no table told: what was played all the same says
        nothing."""
        return self.unearned and len(sentences(self.text)) == 1

    @property
    def told_by_play(self) -> bool:
        """Whether the play answers who, when or how many, from words that were all understood."""
        return self.inquiry.tells and self.inquiry.sure
