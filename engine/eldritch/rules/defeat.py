"""Defeated, devoured, eliminated; new investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    CardDiscarded,
    ClueDiscarded,
    InvestigatorChosen,
    InvestigatorDefeated,
    InvestigatorDevoured,
    LeadPassed,
    MarkerLaid,
    PlayerEliminated,
    PossessionsLaid,
    SheetLaid,
    Stripped,
)
from engine.eldritch.rules.ending import lose as lose_game
from engine.eldritch.rules.movement import nearest_city
from engine.eldritch.rules.outcomes import carries_out, whom
from engine.eldritch.rules.tracks import advance_doom
from engine.eldritch.state import effects as can
from engine.kernel import BrokenOff, Decision, chosen

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.table import Investigator


def defeat(board: Board, who: str, *, asleep: bool) -> Steps:
    """The four steps. `asleep`: whether the Ancient One was, when all Health or Sanity was lost."""
    token: Literal["health", "sanity"] = "health" if board.now.investigator(who).health == 0 else "sanity"
    if board.now.investigator(who).health == board.now.investigator(who).sanity == 0:
        kept = yield from chosen(
            "marker", who, ("health", "sanity"), "eldritch/defeated-investigator-other^both"
        )
        token = "health" if kept == "health" else "sanity"
    others = board.now.ancient_one.awake
    yield from board.happens(InvestigatorDefeated(who=who, cites="eldritch/defeated-investigator^when"))
    yield from advance_doom(board, 1, "eldritch/defeated-investigator^doom")
    city = yield from nearest_city(board, board.now.investigator(who).space)
    yield from board.happens(
        MarkerLaid(who=who, space=city, token=token, cites="eldritch/defeated-investigator^move")
    )
    yield from _discard_conditions(board, who, "eldritch/defeated-investigator^discard")
    yield from board.happens(Stripped(who=who, cites="eldritch/defeated-investigator^discard"))
    if left := _left_behind(board.now.investigator(who)):
        laid = PossessionsLaid(who=who, what=left, cites="eldritch/defeated-investigator^possessions")
        yield from board.happens(laid)
    sheet = SheetLaid(who=who, where="play-area", cites="eldritch/defeated-investigator^sheet")
    yield from board.happens(sheet)
    yield from _pass_lead(board, who, "eldritch/defeated-investigator^lead")
    yield from _eliminate_if_awake(board, who, asleep=asleep, others=others)


def devour(board: Board, who: str, *, asleep: bool) -> Steps:
    """The three steps."""
    others = board.now.ancient_one.awake
    yield from board.happens(InvestigatorDevoured(who=who, cites="eldritch/devoured^what"))
    yield from advance_doom(board, 1, "eldritch/devoured^doom")
    for card in board.now.investigator(who).possessions:
        yield from board.happens(CardDiscarded(who=who, card=card.id, cites="eldritch/devoured^discard"))
    for clue in board.now.investigator(who).clues:
        yield from board.happens(ClueDiscarded(who=who, clue=clue.id, cites="eldritch/devoured^discard"))
    yield from _discard_conditions(board, who, "eldritch/devoured^discard")
    yield from board.happens(Stripped(who=who, cites="eldritch/devoured^discard"))
    yield from board.happens(SheetLaid(who=who, where="box", cites="eldritch/devoured^box"))
    yield from _pass_lead(board, who, "eldritch/devoured^lead")
    yield from _eliminate_if_awake(board, who, asleep=asleep, others=others)


def _left_behind(who: Investigator) -> tuple[str, ...]:
    return (*(card.id for card in who.possessions), *(clue.id for clue in who.clues), *who.tickets)


def _discard_conditions(board: Board, who: str, cites: str) -> Steps:
    for card in board.now.investigator(who).conditions:
        yield from board.happens(CardDiscarded(who=who, card=card.id, cites=cites))


def _pass_lead(board: Board, who: str, cites: str) -> Steps:
    others = [each.id for each in board.now.in_play if each.id != who and each.standing]
    if board.now.lead == who and others:
        to = yield from chosen("new-lead", who, others, cites)
        yield from board.happens(LeadPassed(by=who, to=to, cites=cites))


def _eliminate_if_awake(board: Board, who: str, *, asleep: bool, others: bool) -> Steps:
    """Out while the Ancient One is awake; when this defeat woke it, or one at the same moment (`others`),
    the book does not say."""
    if not board.now.ancient_one.awake:
        return
    if asleep:
        says = yield Decision(
            what="other-defeat-wakes" if others else "own-defeat-wakes",
            by=None,
            options=("not-eliminated", "eliminated"),
            cites="eldritch/eliminated^own-defeat",
        )
        if says == "not-eliminated":
            return
    yield from eliminate(board, who, "eldritch/eliminated^awake")


def eliminate(board: Board, who: str, cites: str) -> Steps:
    yield from board.happens(PlayerEliminated(who=who, cites=cites))
    if all(each.eliminated for each in board.now.investigators):
        yield from lose_game(board, "eldritch/winning-losing^all-eliminated")


def choose_new(board: Board, seat: str) -> Steps:
    """At the end of the Mythos Phase; nobody left to choose: eliminated."""
    options = [each.id for each in board.now.available]
    if not options:
        yield from eliminate(board, seat, "eldritch/eliminated^none-left")
        return
    who = yield from chosen("new-investigator", seat, options, "eldritch/new-investigator^when")
    yield from board.happens(InvestigatorChosen(seat=seat, who=who, cites="eldritch/new-investigator^when"))


@carries_out(can.Devour)
def _devour(doing: Doing, effect: can.Devour) -> Steps:
    names = yield from whom(doing, effect.who)
    out, asleep = list(names), not doing.now.ancient_one.awake
    while out:
        by = doing.board.active_player
        who = yield from chosen("devour-order", by, out, "eldritch/conflicts^order")
        out.remove(who)
        yield from devour(doing.board, who, asleep=asleep)
        out = [name for name in out if doing.now.is_investigator(name)]
    for who in doing.board.doing:
        if who in names:
            raise BrokenOff(who, "eldritch/devoured^box")
