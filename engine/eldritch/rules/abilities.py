"""Improving skills; what the book adds to the abilities of twelve investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import GatesSeen, Given, Improved, Renewed, Spent, Vetoed
from engine.eldritch.phases.actions import take_action
from engine.eldritch.phases.permission import judged_actions
from engine.eldritch.phases.skill_test import take_test
from engine.eldritch.rules.gaining import take
from engine.eldritch.rules.harm import recover
from engine.eldritch.rules.movement import move
from engine.eldritch.rules.outcomes import carries_out, whom
from engine.eldritch.rules.spawning import next_gate
from engine.eldritch.state import effects as can
from engine.kernel import Decision, Refusals, agreed, chosen, legal

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.effects import Skill

MOST = 2


def improve(board: Board, who: str, skill: Skill) -> Steps:
    """First +1, then +2, and no third time. Lily may take both at once, on a skill without a token."""
    level = board.now.investigator(who).improvements.of(skill)
    if level >= MOST:
        third = Vetoed(what="third-improvement", whom=who, cites="eldritch/improving-skills^twice")
        yield from board.happens(third)
        return
    cites = "eldritch/improving-skills^second" if level else "eldritch/improving-skills^first"
    yield from board.happens(Improved(who=who, skill=skill, level=level + 1, cites=cites))
    if board.now.investigator(who).sheet == "lily-chen" and level == 0:
        again = yield from agreed("lily-again", who, "eldritch/inv-lily-chen^not-improved")
        if again:
            twice = Improved(who=who, skill=skill, level=2, cites="eldritch/inv-lily-chen^twice")
            yield from board.happens(twice)


@carries_out(can.Improve)
def _improve(doing: Doing, effect: can.Improve) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        yield from improve(doing.board, who, effect.skill)


@carries_out(can.AdditionalAction)
def _additional_action(doing: Doing, effect: can.AdditionalAction) -> Steps:
    """At once, beyond the two; not by somebody who is Delayed."""
    names = [each.id for each in doing.now.in_play if not each.delayed]
    if effect.who == "choose-other":
        others = [name for name in names if name != doing.you]
        if not others:
            return
        cites = "eldritch/inv-charlie-kane^not-delayed"
        names = [(yield from chosen("whom", doing.you, others, cites))]
    else:
        meant = yield from whom(doing, effect.who)
        names = [name for name in meant if name in names]
    for who in names:
        judged = judged_actions(doing.now, who)
        options = [*legal(judged), "none"]
        own = who == doing.you
        cites = "eldritch/inv-silas-marsh^extra" if own else "eldritch/inv-charlie-kane^not-acted"
        action = yield from chosen("additional-action", who, options, cites, Refusals(judged))
        if action != "none":
            yield from take_action(doing.board, who, action, extra=True)


@carries_out(can.PeekGates)
def _peek_gates(doing: Doing, effect: can.PeekGates) -> Steps:
    """With too few in the stack, the discards are mixed and put under it first."""
    board, cites = doing.board, "eldritch/inv-akachi-onyele^few"
    seen: tuple[str, ...] = ()
    if len(board.now.gate_stack) < effect.count and board.now.gate_discard:
        while len(seen) < len(board.now.gate_stack):
            seen = (*seen, (yield from next_gate(board, seen, cites)).id)
        count = len(board.now.gate_discard)
        yield from board.happens(Renewed(what="gate-stack", count=count, cites=cites))
    while len(seen) < min(effect.count, len(board.now.gate_stack)):
        seen = (*seen, (yield from next_gate(board, seen, cites)).id)
    if not seen:
        return
    top = yield from chosen("top-gate", doing.you, seen, "eldritch/inv-akachi-onyele^share")
    cites = "eldritch/inv-akachi-onyele^one" if len(seen) == 1 else "eldritch/inv-akachi-onyele^share"
    yield from board.happens(GatesSeen(by=doing.you, gates=seen, top=top, cites=cites))


@carries_out(can.ExchangeClues)
def _exchange_clues(doing: Doing, _effect: can.ExchangeClues) -> Steps:
    """Any number of Clues to one other investigator, and back; nothing else."""
    names = yield from whom(doing, "choose-other")
    for other in names:
        for giver, taker, cites in (
            (doing.you, other, "eldritch/inv-jacqueline-fine^give"),
            (other, doing.you, "eldritch/inv-jacqueline-fine^take"),
        ):
            held = len(doing.now.investigator(giver).clues)
            options = [str(count) for count in range(held + 1)]
            count = int((yield from chosen("give-clues", giver, options, cites)))
            for clue in doing.now.investigator(giver).clues[:count]:
                given = Given(by=giver, to=taker, what=clue.id, cites=cites)
                yield from doing.board.happens(given)


@carries_out(can.RecruitAlly)
def _recruit(doing: Doing, _effect: can.RecruitAlly) -> Steps:
    """With a success, any ALLY of the reserve or the discards, whatever its value."""
    result = yield from take_test(doing.board, doing.you, can.Test(skill="influence"))
    table = doing.now
    allies = [card for card in (*table.reserve, *table.assets.discard) if "ALLY" in card.traits]
    if not result or not allies:
        return
    options = [card.id for card in allies]
    name = yield from chosen("ally", doing.you, options, "eldritch/inv-leo-anderson^ally")
    card = next(each for each in allies if each.id == name)
    cites = "eldritch/inv-leo-anderson^any-value"
    yield from take(doing.board, doing.you, card, "reserve" if card in table.reserve else "discard", cites)


@carries_out(can.ExchangeVitality)
def _exchange_vitality(doing: Doing, _effect: can.ExchangeVitality) -> Steps:
    """Health only, or Sanity only, to recover as much of the other; never the last point."""
    me = doing.me
    most = {
        "health": min(me.health - 1, me.max_sanity - me.sanity),
        "sanity": min(me.sanity - 1, me.max_health - me.health),
    }
    options = [f"spend-{kind}:{count}" for kind, limit in most.items() for count in range(1, limit + 1)]
    cites = "eldritch/inv-lily-chen^one-kind"
    way = yield from chosen("exchange", doing.you, ["none", *options], cites)
    if way == "none":
        return
    kind, _, number = way.removeprefix("spend-").partition(":")
    count = int(number)
    health, sanity = (count, 0) if kind == "health" else (0, count)
    yield from doing.board.happens(Spent(who=doing.you, health=health, sanity=sanity, cites=cites))
    yield from recover(doing.board, doing.you, sanity, health, "eldritch/inv-lily-chen^other-kind")


@carries_out(can.ReshapeSkills)
def _reshape(doing: Doing, _effect: can.ReshapeSkills) -> Steps:
    """Improvement tokens spent, a +2 as two; then as many improvements, also of one skill twice."""
    board, you, points = doing.board, doing.you, 0
    while True:
        held = [skill for skill in can.SKILLS if board.now.investigator(you).improvements.of(skill)]
        if not held:
            break
        cites = "eldritch/inv-lola-hayes^discarded"
        token = yield Decision(what="spend-token", by=you, options=("done", *held), cites=cites)
        if token == "done":
            break
        skill = next(each for each in can.SKILLS if each == token)
        points += board.now.investigator(you).improvements.of(skill)
        yield from board.happens(
            Improved(who=you, skill=skill, level=0, cites="eldritch/inv-lola-hayes^double")
        )
    for _ in range(points):
        open_to = [each for each in can.SKILLS if board.now.investigator(you).improvements.of(each) < MOST]
        name = yield from chosen("improve", you, open_to, "eldritch/inv-lola-hayes^same-skill")
        yield from improve(board, you, next(each for each in can.SKILLS if each == name))


@carries_out(can.Sail)
def _sail(doing: Doing, _effect: can.Sail) -> Steps:
    """Along a Ship path, without tickets; then one more action."""
    options = [to for to, way in doing.now.ways(doing.me.space) if way == "ship"]
    if options and not doing.me.cannot_move:
        to = yield from chosen("travel", doing.you, options, "eldritch/inv-silas-marsh^no-ticket")
        yield from move(doing.board, doing.you, to, "eldritch/inv-silas-marsh^no-ticket")
    yield from _additional_action(doing, can.AdditionalAction(who="you"))
