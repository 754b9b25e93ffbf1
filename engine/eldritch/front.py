"""What the front ends use: start an attempt, its odds, the harm of a table, the chart, the examples."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engine.eldritch.events import Reached
from engine.eldritch.odds import POLICIES, Odds, combat_odds, countable, odds_of_test
from engine.eldritch.phases import optional
from engine.eldritch.phases.actions import take_action, turn
from engine.eldritch.phases.combat import combat as fight
from engine.eldritch.phases.encounters import encounter
from engine.eldritch.phases.mythos import (
    ANCHORS,
    CLUES,
    ELDRITCH,
    END,
    GATES,
    OMEN,
    ONE_STEP,
    RECKONING,
    RUMOR,
    SURGE,
    TEXT,
)
from engine.eldritch.phases.mythos import end as end_of_mythos
from engine.eldritch.phases.permission import judged_attempts
from engine.eldritch.phases.reckoning import reckon
from engine.eldritch.phases.rounds import PHASES, play_round
from engine.eldritch.phases.skill_test import take_test
from engine.eldritch.rules import abilities  # noqa: F401 (every kind of effect is known)
from engine.eldritch.rules.outcomes import carry_out
from engine.eldritch.sheet import Attempt, Sheet, read
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Board, Doing, breakable
from engine.eldritch.telling import offered, told
from engine.kernel import Event, Foresight, GameOver, foreseen, require_legal, rule_grimly
from engine.kernel.charts import Phase, examples_beside
from engine.kernel.sheets import as_it_is as alone
from engine.kernel.sheets import as_written as written
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.eldritch.odds import Policy
    from engine.eldritch.state.board import Steps
    from engine.eldritch.state.table import Situation
    from engine.kernel import GrimRuling, Procedure
    from engine.plain_words import Inquiry
    from rules_graph.model import Lang


CHART: tuple[Phase, ...] = (
    Phase(rule="phase-action", steps=("actions",)),
    Phase(rule="phase-encounter", steps=("encounters",)),
    Phase(rule="phase-mythos", steps=(OMEN, RECKONING, GATES, SURGE, CLUES, RUMOR, ELDRITCH, TEXT, END)),
)
ACTIONS = 2
NAME = "eldritch"
EXAMPLES = examples_beside(__file__)
HARMS: tuple[str, ...] = (
    "lost",
    "eliminated",
    "fallen",
    "awake",
    "doom",
    "health-and-sanity",
    "monsters",
    "gates",
    "delayed",
    "conditions",
    "possessions",
    "clues",
)


def start(sheet: Sheet) -> Procedure[Situation]:
    """What the sheet attempts, by the book, to its end or to the end of the game."""
    board = Board(begun(sheet))
    with suppress(GameOver):
        yield from _attempted(board, sheet.attempt)
    return board.now


def begun(sheet: Sheet) -> Situation:
    """An action is taken in the actor's own turn, an encounter in the Encounter Phase; whoever resolves
    something outside of a phase is active meanwhile."""
    table, tried = sheet.situation, sheet.attempt
    who = tried.actor
    if who and (tried.action or tried.turn):
        by = table.investigator(who)
        left = by.actions_left if by.actions_left is not None else max(0, ACTIONS - len(by.done))
        changed = table.with_investigator(by.changed(actions_left=left))
        return changed.changed(phase="action", active=who)
    if who and (tried.combat or tried.encounter):
        return table.changed(phase="encounter", active=who)
    if tried.step:
        return table.changed(phase="mythos")
    if who and table.phase is None and table.active is None:
        return table.changed(active=who)
    return table


def _attempted(board: Board, tried: Attempt) -> Steps:
    who = tried.actor
    if who and tried.action:
        judged = judged_attempts(board.now, who)
        require_legal("attempt", tried.action, judged, "eldritch/phase-action^list")
        yield from take_action(board, who, tried.action)
    elif tried.turn:
        yield from turn(board, tried.turn)
    elif tried.test:
        yield from breakable(board, tried.test.by, _test(board, tried))
    elif tried.combat:
        own = fight(board, tried.combat.by, tried.combat.monster)
        yield from breakable(board, tried.combat.by, own)
    elif tried.encounter:
        yield from encounter(board, tried.encounter)
    elif tried.effects:
        doing = Doing(board, tried.effects.by, tried.effects.source)
        yield from breakable(board, tried.effects.by, carry_out(tried.effects.effects, doing))
    else:
        yield from _stretch(board, tried)


def _test(board: Board, tried: Attempt) -> Steps:
    test = tried.test
    assert test is not None
    shown = {name: getattr(test, name) for name in can.Test.model_fields}
    result = yield from take_test(board, test.by, can.Test(**shown), combat=test.combat)
    doing = Doing(board, test.by, result=result)
    yield from carry_out(test.passed if result else test.failed, doing)
    yield from carry_out(test.after, doing)


def _stretch(board: Board, tried: Attempt) -> Steps:
    """A step, a phase, a round; or what stands outside them."""
    if tried.reckoning:
        yield from reckon(board)
    elif tried.step == END:
        yield from end_of_mythos(board)
    elif tried.step:
        cites = f"eldritch/{tried.step}^{ANCHORS[tried.step]}"
        yield from board.happens(Reached(point=tried.step, cites=cites))
        yield from ONE_STEP[tried.step](board)
    elif tried.phase:
        yield from PHASES[tried.phase](board)
    elif tried.score:
        if board.now.ended == "lost":
            raise BadSituationError(
                field="situation.ended", value="lost", known="won", cites="eldritch/opt-scoring^what"
            )
        yield from board.happens(optional.score(board.now))
    elif tried.setup:
        yield from _set_up(board, tried)
    else:
        yield from play_round(board)


def _set_up(board: Board, tried: Attempt) -> Steps:
    setup = tried.setup
    assert setup is not None
    if setup.difficulty:
        yield from optional.difficulty(board, setup.difficulty)
    if setup.solo:
        yield from optional.solo(board)
    if setup.starting_rumor:
        yield from optional.starting_rumor(board)


def harm(table: Situation) -> tuple[int, ...]:
    """How bad things stand, in the order of HARMS, the gravest first; the house rule's measure."""
    people = table.in_play
    kept = sum(each.health + each.sanity for each in people)
    most = sum(each.max_health + each.max_sanity for each in people)
    return (
        int(table.ended == "lost") - int(table.ended == "won"),
        sum(each.eliminated for each in table.investigators),
        sum(not each.in_play for each in table.investigators) + len(table.gone),
        int(table.ancient_one.awake),
        -table.doom,
        most - kept,
        sum(each.toughness - each.lost for each in table.monsters),
        len(table.gates),
        sum(each.delayed for each in people),
        sum(len(each.conditions) for each in people),
        -sum(len(each.possessions) + len(each.tickets) for each in people),
        -sum(len(each.clues) for each in people),
    )


def house_rule(sheet: Sheet, answers: tuple[str, ...]) -> GrimRuling:
    """The worst option of the decision that waits after these answers and that the book gives to nobody."""
    return rule_grimly(lambda: _to_next_point(sheet, len(answers)), answers, harm)


def _to_next_point(sheet: Sheet, answers: int) -> Procedure[Situation]:
    """The attempt, but after so many answers only to the next step, choice or roll: there it is compared."""
    board = Board(begun(sheet))
    near = Foresight(until=lambda item, _: isinstance(item, Reached) or not isinstance(item, Event))
    return foreseen(board, _attempted(board, sheet.attempt), answers, near)


def odds(sheet: Sheet, _answers: tuple[str, ...] = (), /, policy: Policy = "all") -> Odds | None:
    """Exact odds of a test, of acquiring Assets (a success at all) or of a Combat Encounter."""
    table, tried = sheet.situation, sheet.attempt
    if tried.test:
        return odds_of_test(table, tried.test.by, tried.test, policy, combat=tried.test.combat)
    if tried.acquire:
        return odds_of_test(table, tried.acquire, can.Test(skill="influence"), policy)
    if tried.combat and countable(table, tried.combat.by, tried.combat.monster):
        return combat_odds(table, tried.combat.by, tried.combat.monster, policy)
    return None


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    """Plain words, read and answered."""
    from engine.eldritch import described  # noqa: PLC0415 (it plays sheets itself)

    return described.inquire(text, lang)


__all__ = [
    "CHART",
    "EXAMPLES",
    "HARMS",
    "NAME",
    "POLICIES",
    "Odds",
    "alone",
    "begun",
    "harm",
    "house_rule",
    "inquire",
    "odds",
    "offered",
    "read",
    "start",
    "told",
    "written",
]
