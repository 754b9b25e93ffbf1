"""What the front ends use: start an attempt, its odds, the harm of a table, the chart, the examples."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engine.kernel import GameOver, require_legal, rule_grimly
from engine.kernel.charts import Phase, examples_beside
from engine.kernel.sheets import as_it_is as alone
from engine.kernel.sheets import as_written as written
from engine.mansions.events import Reached
from engine.mansions.odds import (
    POLICIES,
    Odds,
    attack_odds,
    monster_attack_odds,
    odds_of_test,
    spell_odds,
)
from engine.mansions.phases.actions import attack
from engine.mansions.phases.combat import UNARMED
from engine.mansions.phases.evade import evade_if_here
from engine.mansions.phases.horror import horror_tests
from engine.mansions.phases.keeper import (
    KEEPER_STEPS,
    attack_with,
    judged_keeper,
    keeper_turn,
    use_action,
    why_no_attack,
)
from engine.mansions.phases.permission import judged_options, judged_weapons
from engine.mansions.phases.rounds import play_round
from engine.mansions.phases.skill_test import take_test
from engine.mansions.phases.turns import investigator_turn, investigators_turns, rest_of_turn, step
from engine.mansions.puzzles.attempts import attempt_puzzle
from engine.mansions.puzzles.solving import Solution, Unsolved
from engine.mansions.puzzles.solving import solve as solve_puzzle
from engine.mansions.rules.monsters import move_monster, step_monster
from engine.mansions.rules.mythos import judged_mythos, mythos_window, play_mythos
from engine.mansions.rules.outcomes import carry_out
from engine.mansions.rules.spells import targets
from engine.mansions.sheet import Attempt, Sheet, read
from engine.mansions.state.board import Board, Doing, breakable
from engine.mansions.state.components import Turn
from engine.mansions.state.table import KEEPER
from engine.mansions.telling import offered, told

if TYPE_CHECKING:
    from engine.kernel import GrimRuling, Procedure
    from engine.mansions.events.tests import Purpose
    from engine.mansions.odds import Policy
    from engine.mansions.sheet import MonsterAttacking
    from engine.mansions.state.board import Steps
    from engine.mansions.state.table import Situation
    from engine.plain_words import Inquiry
    from rules_graph.model import Lang


CHART: tuple[Phase, ...] = (
    Phase(rule="investigator-turn", steps=("movement-step", "action-step")),
    Phase(rule="keeper-turn", steps=tuple(KEEPER_STEPS)),
)
NAME = "mansions"
EXAMPLES = examples_beside(__file__)
FAVOURED = KEEPER  # by the house rule: what is worst for the investigators is best for the Keeper
HARMS: tuple[str, ...] = (
    "keeper-won",
    "investigators-won",
    "eliminated",
    "killed",
    "damage",
    "insane",
    "horror",
    "trauma",
    "stun",
    "monsters",
    "threat",
    "skill-points",
    "cards",
)


def start(sheet: Sheet) -> Procedure[Situation]:
    """What the sheet attempts, by the book, to its end or to the end of the game."""
    board = Board(begun(sheet))
    with suppress(GameOver):
        yield from _attempted(board, sheet.attempt)
    return board.now


def begun(sheet: Sheet) -> Situation:
    """A step or action is taken in the actor's own turn, a step of the Keeper in the Keeper turn; monsters
    act in that too, unless the sheet has it be somebody's turn."""
    table, tried = sheet.situation, sheet.attempt
    if tried.actor and tried.own_turn and table.turn.of is None:
        return table.changed(turn=Turn(of=tried.actor))
    if (tried.step or tried.keeper_action) and table.turn.of != KEEPER:
        return table.changed(turn=Turn(of=KEEPER))
    if (tried.monster_attack or tried.monster_move) and table.turn.of is None:
        return table.changed(turn=Turn(of=KEEPER))
    return table


def _attempted(board: Board, tried: Attempt) -> Steps:
    who = tried.actor
    if who and tried.option:
        yield from breakable(board, who, _option(board, who, tried))
    elif who and not tried.turn:
        yield from breakable(board, who, _own(board, who, tried))
    elif tried.turn and _under_way(board.now, tried.turn):
        yield from rest_of_turn(board, tried.turn)
    elif tried.turn:
        yield from investigator_turn(board, tried.turn)
    elif tried.effects:
        yield from carry_out(tried.effects.effects, Doing(board, KEEPER, tried.effects.source))
    else:
        yield from _of_keeper(board, tried)


def _under_way(table: Situation, who: str) -> bool:
    return table.turn.of == who and table.turn != Turn(of=who)


def _option(board: Board, who: str, tried: Attempt) -> Steps:
    """A step or action, refused if it is not open; an ability that is no action takes none."""
    judged = judged_options(board.now, who)
    option = str(tried.option)
    if tried.ability and f"use:{tried.ability.card}" in judged:
        option = f"use:{tried.ability.card}"
    require_legal("attempt", option, judged, "mansions/action-step^list", str(tried.option))
    if tried.attack is None or tried.attack.weapon is None:
        yield from step(board, who, option)
        return
    given = tried.attack.weapon
    weapon = given if given == UNARMED else f"weapon:{given}"
    judged = judged_weapons(board.now, who, tried.attack.monster)
    require_legal("attempt.attack.weapon", weapon, judged, "mansions/attack-action^choose", given)
    yield from board.happens(Reached(point="action-step", who=who, cites="mansions/action-step^one"))
    yield from attack(board, who, tried.attack.monster, weapon)
    yield from mythos_window(board, who, "mansions/mythos-timing-windows^after-action")


def _own(board: Board, who: str, tried: Attempt) -> Steps:
    """A test, a puzzle, a card that happens to an investigator."""
    if tried.test:
        test = tried.test
        purpose: Purpose = "combat" if test.combat else "attribute"
        passed = yield from take_test(board, who, test.attribute, test.modifier, purpose)
        doing = Doing(board, who, combat=test.combat)
        yield from carry_out(test.success if passed else test.failure, doing)
    elif tried.horror:
        yield from horror_tests(board, [(who, tried.horror.monster)], returned=True)
    elif tried.evade:
        yield from evade_if_here(board, who, tried.evade.monster)
    elif tried.puzzle:
        yield from attempt_puzzle(board, who, tried.puzzle.puzzle)
    elif tried.mythos:
        name = tried.mythos.card
        judged = judged_mythos(board.now, who)
        require_legal("attempt.mythos.card", f"play:{name}", judged, "mansions/mythos-cards^when", name)
        yield from play_mythos(board, who, next(card for card in board.now.keeper.mythos if card.id == name))
    elif tried.effects:
        doing = Doing(board, who, tried.effects.source, monster=tried.effects.monster)
        yield from carry_out(tried.effects.effects, doing)


def _of_keeper(board: Board, tried: Attempt) -> Steps:
    if tried.monster_attack:
        yield from attack_with(board, tried.monster_attack.monster, tried.monster_attack.whom)
    elif tried.monster_move and tried.monster_move.to:
        yield from step_monster(board, tried.monster_move.monster, tried.monster_move.to)
    elif tried.monster_move:
        yield from move_monster(board, tried.monster_move.monster, tried.monster_move.spaces)
    elif tried.keeper_action:
        name, judged = tried.keeper_action, judged_keeper(board.now)
        listed = "mansions/keeper-action-step^any-number"
        require_legal("attempt.keeper_action", f"action:{name}", judged, listed, name)
        card = next(each for each in board.now.keeper.actions if each.id == name)
        yield from use_action(board, card)
    elif tried.step:
        number = list(KEEPER_STEPS).index(tried.step) + 1
        yield from board.happens(Reached(point=tried.step, cites="mansions/keeper-turn^" + f"step-{number}"))
        yield from KEEPER_STEPS[tried.step](board)
    elif tried.phase == "keeper":
        yield from keeper_turn(board)
    elif tried.phase == "investigators":
        yield from investigators_turns(board)
    else:
        yield from play_round(board)


def harm(table: Situation) -> tuple[int, ...]:
    """How bad things stand for the investigators, in the order of HARMS, the gravest first.

    The house rule's measure: what it calls worst is best for the Keeper, who is a player too.
    """
    people = table.in_play
    return (
        int(table.ended == "keeper"),
        -int(table.ended == "investigators"),
        sum(each.eliminated for each in table.investigators),
        len(table.dead),
        sum(each.damage for each in people),
        sum(each.insane for each in people),
        sum(each.horror for each in people),
        sum(len(each.traumas) for each in people),
        sum(each.stun for each in people),
        sum(table.health_of(each) - each.taken for each in table.monsters),
        table.keeper.threat,
        -sum(each.skill_points for each in people),
        -sum(len(each.items) + len(each.spells) for each in people),
    )


def odds(sheet: Sheet, _answers: tuple[str, ...] = (), /, policy: Policy = "none") -> Odds | None:
    """Exact odds of a test, horror and evade among them, or of an attack by an investigator or a monster."""
    table, tried = begun(sheet), sheet.attempt
    if tried.test:
        test = (tried.test.attribute, tried.test.modifier)
        return odds_of_test(
            table, tried.test.by, test, "combat" if tried.test.combat else "attribute", policy
        )
    if tried.horror:
        rating = table.monster(tried.horror.monster).horror
        return odds_of_test(table, tried.horror.by, ("willpower", rating), "horror", policy)
    if tried.evade:
        awareness = table.monster(tried.evade.monster).awareness
        return odds_of_test(table, tried.evade.by, ("dexterity", awareness), "evade", policy)
    if tried.attack:
        weapon = tried.attack.weapon if tried.attack.weapon != UNARMED else None
        return attack_odds(table, tried.attack.by, tried.attack.monster, weapon, policy)
    if tried.cast:
        return _spell_odds(table, tried.cast.by, tried.cast.card, policy)
    return _monster_odds(table, tried.monster_attack, policy) if tried.monster_attack else None


def _monster_odds(table: Situation, tried: MonsterAttacking, policy: Policy) -> Odds | None:
    """None where it cannot attack, or the Keeper has still to say whom."""
    if why_no_attack(table, tried.monster, tried.whom):
        return None
    victims = [each.id for each in table.at(table.monster(tried.monster).space)]
    whom = tried.whom or (victims[0] if len(victims) == 1 else None)
    return monster_attack_odds(table, whom, tried.monster, policy) if whom else None


def _spell_odds(table: Situation, who: str, name: str, policy: Policy) -> Odds | None:
    spell = next((card for card in table.investigator(who).spells if card.id == name), None)
    legal = targets(table, who, spell) if spell and spell.attack else []
    return spell_odds(table, who, legal[0], spell, policy) if spell and legal else None


def house_rule(sheet: Sheet, answers: tuple[str, ...]) -> GrimRuling:
    """The decision that waits after these answers and that the book gives to nobody, settled for FAVOURED."""
    return rule_grimly(lambda: start(sheet), answers, harm)


def solve(sheet: Sheet) -> Solution | Unsolved | None:
    """The fewest puzzle actions for the puzzle that is attempted, as it lies; None if none is attempted."""
    tried = sheet.attempt.puzzle
    return solve_puzzle(sheet.situation.puzzle(tried.puzzle)) if tried else None


def inquire(text: str, lang: Lang) -> Inquiry[Sheet]:
    """Plain words, read and answered."""
    from engine.mansions import described  # noqa: PLC0415 (it plays sheets itself)

    return described.inquire(text, lang)


__all__ = [
    "CHART",
    "EXAMPLES",
    "FAVOURED",
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
    "solve",
    "start",
    "told",
    "written",
]
