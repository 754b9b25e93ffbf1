"""What the witnesses say, as one.

A verdict is earned: by the very same question, answered before; by a table of which every word was
understood, if the likeliest statement leans the same way and the nearest known question is not answered
otherwise; or by all who speak together (`earning`), where such verdicts have been right, if none of them
speaks clearly against it. Each alone is right in four of five unseen questions, or fewer: not enough to say
yes or no.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.answer.earning import Ruling, earned, signs_of
from engine.answer.model import Source, Witness
from rules_graph.precedents import RULED, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.answer.model import Answer
    from engine.game import Inquiry
    from rules_graph.search.finder import Findings, Heard

_OPEN = 0.5
_SPEAKS = 0.35  # more or less likely than not: then a statement speaks


def ruling_of(answer: Answer) -> Ruling | None:
    """Yes or no, if the question is one of these and it is earned."""
    known = next((each.says for each in answer.witnesses if each.source is Source.PRECEDENT), None)
    if known is not None:
        return Ruling(known, sure=True)
    if not (answer.answered and answer.agreed) or answer.offers or asks_otherwise(answer.findings.heard):
        return None
    return _understood(answer) or earned().ruling(signs_of(answer))


def _understood(answer: Answer) -> Ruling | None:
    """What the play says to words that were all understood, if the rule says so too."""
    played, found = answer.inquiry.says, answer.findings.found
    near = found[0].precedent if found else None
    if not answer.inquiry.sure or played is None or leaning(answer.findings.heard) != played:
        return None
    against = near is not None and near.verdict in RULED and near.verdict != played
    return None if against else Ruling(played, sure=True)


def leaning(heard: Sequence[Heard]) -> Verdict | None:
    """What the likeliest statement says; nothing where it is not asked whether something is so."""
    if not heard or asks_otherwise(heard):
        return None
    return Verdict.YES if earned().states(heard[0]) > 0.5 else Verdict.NO


def asks_otherwise(heard: Sequence[Heard]) -> bool:
    """Whether it asks who, when, how many: nothing that yes or no answers."""
    return bool(heard) and sum(each.share * each.told for each in heard) > _OPEN


def witnesses_of(found: Findings, inquiry: Inquiry) -> tuple[Witness, ...]:
    """Those who speak, each with what it rests on."""
    heard = []
    first = found.found[0] if found.found else None
    if first and first.verdict in RULED:
        heard.append(Witness(Source.PRECEDENT, first.verdict, str(first.ref)))
    leans = leaning(found.heard)
    if leans and abs(earned().states(found.heard[0]) - 0.5) >= _SPEAKS:
        heard.append(Witness(Source.STATEMENT, leans, str(found.heard[0].ref)))
    if inquiry.says in RULED:
        heard.append(Witness(Source.PLAY, inquiry.says, inquiry.cites[0] if inquiry.cites else ""))
    return tuple(heard)
