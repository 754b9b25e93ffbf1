"""What the front ends use: start an attempt, its odds, the harm of a table, the chart, the examples."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engine.arkham2e.events import PoolSet, Reached
from engine.arkham2e.odds import POLICIES, Odds, check_odds, combat_odds, spell_odds
from engine.arkham2e.phases.battle import (
    ANCIENT,
    INVESTIGATORS,
    REFRESH,
    ancient_one_attacks,
    battle_round,
    investigators_attack,
    refresh,
)
from engine.arkham2e.phases.checks import DICE_OF_CHECK, skill_check
from engine.arkham2e.phases.combat import combat, evade, face
from engine.arkham2e.phases.encounters import arkham_encounter, other_world_encounter
from engine.arkham2e.phases.ending import score
from engine.arkham2e.phases.movement import movement
from engine.arkham2e.phases.mythos import (
    ABILITY,
    CLUE,
    END,
    GATE,
    MOVE,
    STEPS,
    draw_card,
    end_of_turn,
    end_rumor,
    first_mythos,
)
from engine.arkham2e.phases.rounds import PHASES, play_turn
from engine.arkham2e.phases.spells import cast
from engine.arkham2e.phases.upkeep import adjust_skills
from engine.arkham2e.rules import fates, possessions  # noqa: F401 (every kind of effect is known)
from engine.arkham2e.rules.outcomes import carry_out
from engine.arkham2e.rules.trading import partners, trade
from engine.arkham2e.sheet import Attempt, Sheet, read
from engine.arkham2e.state.board import Awakened, Board, Doing, breakable
from engine.arkham2e.telling import offered, told
from engine.kernel import Chance, Foresight, GameOver, chosen, foreseen, rule_grimly
from engine.kernel.charts import Phase, examples_beside
from engine.kernel.sheets import as_it_is as alone
from engine.kernel.sheets import as_written as written
from engine.kernel.sheets import require_one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.arkham2e.odds import Policy
    from engine.arkham2e.state.board import Steps
    from engine.arkham2e.state.table import Situation
    from engine.kernel import Event, GrimRuling, Procedure
    from engine.plain_words import Inquiry
    from rules_graph.model import Lang


CHART: tuple[Phase, ...] = (
    Phase(rule="upkeep-phase", steps=("refresh-exhausted-cards", "upkeep-actions", "adjust-skills")),
    Phase(rule="movement-phase", steps=("arkham-movement", "other-world-movement")),
    Phase(rule="arkham-encounters-phase", steps=("encounter-no-gate", "encounter-gate")),
    Phase(rule="other-world-encounters-phase", steps=()),
    Phase(rule="mythos-phase", steps=(GATE, CLUE, MOVE, ABILITY, END)),
)
NAME = "arkham2e"
EXAMPLES = examples_beside(__file__)
HARMS: tuple[str, ...] = (
    "lost",
    "awake",
    "devoured",
    "doom",
    "terror",
    "gates",
    "sanity-and-stamina",
    "lost-or-arrested",
    "delayed",
    "monsters",
    "cards",
    "clues",
    "money",
)
_AHEAD = 9  # choices and rolls that the house rule looks ahead
_BATTLE_STEPS: dict[str, Callable[[Board], Steps]] = {
    REFRESH: refresh,
    INVESTIGATORS: investigators_attack,
    ANCIENT: ancient_one_attacks,
}


def start(sheet: Sheet) -> Procedure[Situation]:
    """What the sheet attempts, by the book: to its end, to the end of the game or to the awakening."""
    board = Board(sheet.situation)
    with suppress(GameOver, Awakened):
        yield from _attempted(board, sheet.attempt)
    return board.now


def begun(sheet: Sheet) -> Situation:
    """The table as it is: no attempt needs more."""
    return sheet.situation


def _attempted(board: Board, tried: Attempt) -> Steps:
    if tried.actor:
        yield from breakable(board, tried.actor, _own(board, tried))
    elif tried.together:
        yield from _together(board, tried)
    else:
        yield from _stretch(board, tried)


def _own(board: Board, tried: Attempt) -> Steps:
    """What one investigator tries."""
    if tried.check:
        yield from _check(board, tried)
    elif tried.face:
        yield from face(board, tried.face.by, tried.face.monster)
    elif tried.evade:
        yield from evade(board, tried.evade.by, tried.evade.monster)
    elif tried.combat:
        fight = tried.combat
        yield from combat(board, fight.by, fight.monster, horror_checked=fight.horror_checked)
    elif tried.cast:
        yield from cast(board, tried.cast.by, tried.cast.spell)
    elif tried.movement:
        yield from movement(board, tried.movement)
    elif tried.encounter:
        yield from arkham_encounter(board, tried.encounter)
    elif tried.other_world:
        yield from other_world_encounter(board, tried.other_world)
    elif tried.adjust:
        yield from adjust_skills(board, tried.adjust)
    elif tried.trade:
        yield from _trade(board, tried)
    elif tried.effects:
        doing = Doing(board, tried.effects.by, tried.effects.source)
        yield from carry_out(tried.effects.effects, doing)


def _check(board: Board, tried: Attempt) -> Steps:
    check = tried.check
    assert check is not None
    found = yield from skill_check(board, check.by, check.check, check.modifier, check.difficulty)
    doing = Doing(board, check.by, successes=found)
    yield from carry_out(check.passed if board.passed else check.failed, doing)


def _trade(board: Board, tried: Attempt) -> Steps:
    deal = tried.trade
    assert deal is not None
    where = "arkham2e/trading-equipment^where"
    require_one_of("attempt.trade.with", deal.other, partners(board.now, deal.by), where)
    yield from trade(board, deal.by, deal.other)


def _together(board: Board, tried: Attempt) -> Steps:
    """At the same moment: the players order them; if they cannot agree, the first player."""
    left = {each.id: each for each in tried.together or ()}
    while left:
        cites = "arkham2e/timing-conflicts^first-player"
        name = yield from chosen("order", board.now.first, left, cites)
        one = left.pop(name)
        if board.now.is_in_play(one.by):
            own = carry_out(one.effects, Doing(board, one.by, one.source or one.id))
            yield from breakable(board, one.by, own)


def _stretch(board: Board, tried: Attempt) -> Steps:
    """A step, a phase, a turn; or what stands outside them."""
    if tried.step == END:
        yield from end_of_turn(board)
    elif tried.step in _BATTLE_STEPS:
        yield from _BATTLE_STEPS[tried.step](board)
    elif tried.step:
        yield from _mythos_step(board, tried.step)
    elif tried.phase:
        yield from PHASES[tried.phase](board)
    elif tried.battle:
        while True:
            yield from battle_round(board)
    elif tried.setup:
        yield from first_mythos(board)
    elif tried.rumor:
        yield from end_rumor(board, tried.rumor)
    elif tried.score:
        yield from score(board)
    else:
        yield from play_turn(board)


def _mythos_step(board: Board, step: str) -> Steps:
    card = yield from draw_card(board)
    if card is not None:
        yield from board.happens(Reached(point=step, cites="arkham2e/mythos-phase^order"))
        yield from STEPS[step](board, card)


def harm(table: Situation) -> tuple[int, ...]:
    """How bad things stand, in the order of HARMS, the gravest first; the house rule's measure."""
    people = [each for each in table.investigators if each.in_play]
    kept = sum(each.sanity + each.stamina for each in people)
    most = sum(each.max_sanity + each.max_stamina for each in people)
    doom = table.doom if not table.battle else table.doom * table.players - table.successes
    return (
        int(table.ended == "lost") - int(table.ended == "won"),
        int(table.battle),
        sum(not each.in_play for each in table.investigators) + table.devoured,
        doom,
        table.terror,
        len(table.gates),
        most - kept,
        sum(each.lost or each.arrested for each in people),
        sum(each.delayed for each in people),
        sum(each.toughness for each in (*table.monsters, *table.outskirts)),
        -sum(len(each.cards) for each in people),
        -sum(each.clues for each in people),
        -sum(each.money for each in people),
    )


def house_rule(sheet: Sheet, answers: tuple[str, ...]) -> GrimRuling:
    """The worst option of the decision that waits after these answers and that the book gives to nobody."""
    return rule_grimly(lambda: _foreseen(sheet, len(answers)), answers, harm)


def _foreseen(sheet: Sheet, answers: int) -> Procedure[Situation]:
    """The attempt, but beyond these answers only some way: to the next step, or so many choices and rolls.

    There the dice of a check only succeed or fail, each by its weight.
    """
    board = Board(sheet.situation)
    return foreseen(board, _attempted(board, sheet.attempt), answers, _FORESIGHT)


def _succeeds_or_fails(chance: Chance, told: Sequence[Event]) -> Chance:
    if chance.cites != DICE_OF_CHECK:
        return chance
    success_on = next((each.success_on for each in reversed(told) if isinstance(each, PoolSet)), 5)
    fails = {"1": success_on - 1, "6": 7 - success_on}
    return Chance(what=chance.what, outcomes=fails, cites=chance.cites)


_FORESIGHT = Foresight(
    until=lambda item, answers: answers > _AHEAD or isinstance(item, Reached),
    coarser=_succeeds_or_fails,
    ends=(GameOver, Awakened),
)


def odds(sheet: Sheet, _answers: tuple[str, ...] = (), /, policy: Policy = "until-passed") -> Odds | None:
    """Exact odds of a check, of evading a monster, of casting a spell or of a whole combat."""
    table, tried = sheet.situation, sheet.attempt
    if tried.check:
        check = tried.check
        return check_odds(table, check.by, check.check, check.modifier, check.difficulty, policy)
    if tried.evade:
        monster = table.as_worshipped(table.monster(tried.evade.monster))
        by = tried.evade.by
        return check_odds(table, by, "evade", monster.awareness, monster.evade_difficulty, policy)
    if tried.cast:
        return spell_odds(table, tried.cast.by, tried.cast.spell, policy)
    if tried.combat:
        monster = table.as_worshipped(table.monster(tried.combat.monster))
        fight = tried.combat
        done = fight.horror_checked
        return combat_odds(table, fight.by, monster, policy, fight.use, horror_checked=done)
    return None


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    """Plain words, read and answered."""
    from engine.arkham2e import described  # noqa: PLC0415 (it plays sheets itself)

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
