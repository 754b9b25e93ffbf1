"""What the front ends use: start an attempt, its odds, the grim rule, the chart, the examples."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import outlook
from engine.ahlcg.phases.actions import attack_enemy, pay_for, take_action
from engine.ahlcg.phases.permission import judged_actions
from engine.ahlcg.phases.rounds import PHASES, STEPS, play_round, step, turn
from engine.ahlcg.phases.running import run
from engine.ahlcg.phases.setup import set_up
from engine.ahlcg.phases.skill_test import take_test
from engine.ahlcg.rules.attacks import attack
from engine.ahlcg.rules.encounter import draw_encounter
from engine.ahlcg.rules.outcomes import in_full
from engine.ahlcg.sheet import Attempt, Sheet
from engine.ahlcg.sheet import read_sheet as read
from engine.ahlcg.state.board import Board, Doing
from engine.ahlcg.state.values import FREE
from engine.ahlcg.telling import offered, told
from engine.ahlcg.timing.initiation import play_card
from engine.ahlcg.timing.ladder import as_one, resolve_window
from engine.ahlcg.timing.steps import ROUND
from engine.ahlcg.timing.usable import unpaid
from engine.ahlcg.writing import sheet_as_data as written
from engine.kernel import Event, Foresight, foreseen, require_legal, rule_grimly
from engine.kernel.charts import Phase, examples_beside
from engine.kernel.refusing import forbidden
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.ahlcg.described import Inquiry
    from engine.ahlcg.odds import Odds
    from engine.ahlcg.state.board import Steps
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Event, GrimRuling, Procedure, Request
    from rules_graph.model import Lang


def house_rule(sheet: Sheet, answers: tuple[str, ...]) -> GrimRuling:
    """What the grim rule takes at the decision that waits after these answers."""
    return rule_grimly(lambda: _to_next_point(sheet, len(answers)), answers, harm)


def _to_next_point(sheet: Sheet, answers: int) -> Procedure[Situation]:
    """The attempt, but after so many answers only as far as the next step: there the comparison is made."""
    board = Board(begun(sheet))
    return foreseen(board, _carried_out(board, sheet.attempt), answers, Foresight(_is_step))


def _is_step(item: Event | Request, _: int) -> bool:
    return isinstance(item, Reached) and item.point.startswith(("step-", "st.", "pw."))


NAME = "ahlcg"
CHART = tuple(
    Phase(rule=phase, steps=tuple(point.rule for point in points), reached=False)
    for phase, points in groupby(ROUND, key=lambda point: point.phase)
)
EXAMPLES = examples_beside(__file__)
HARMS: tuple[str, ...] = ("lost", "out", "doom", "trauma", "hurt", "assets", "enemies", "weaknesses", "clues")


def harm(table: Situation) -> tuple[int, ...]:
    """How bad things stand: the game lost, players out, doom, trauma, damage and horror, clues."""
    lost = int(table.ended is not None)
    trauma = sum(
        each.physical_trauma + each.mental_trauma for each in (*table.investigators, *table.eliminated)
    )
    hurt = sum(each.damage + each.horror for each in table.investigators)
    on_assets = sum(card.damage + card.horror for card in table.cards_in_play())
    enemies = sum(enemy.damage + enemy.horror for enemy in table.enemies if enemy.ready)
    clues = sum(each.clues for each in table.investigators)
    hand = sum(card.weakness for each in table.investigators for card in each.hand)
    return (lost, len(table.eliminated), table.doom, trauma, hurt, on_assets, enemies, hand, -clues)


def start(sheet: Sheet) -> Procedure[Situation]:
    """What the sheet attempts, by the book, from the first cost to the last consequence."""
    return on_board(Board(begun(sheet)), sheet.attempt)


def on_board(board: Board, tried: Attempt) -> Procedure[Situation]:
    """The same on a board that can be looked at meanwhile."""
    return run(board, lambda: _carried_out(board, tried))


def alone(sheet: Sheet) -> Sheet:
    """Only the skill test of the attempt, from ST.1: its cost is paid, and no action is under way."""
    return Sheet(situation=sheet.situation, attempt=Attempt(test=sheet.skill_test()))


def odds(sheet: Sheet, answers: tuple[str, ...] = ()) -> Odds | None:
    """Exact odds of the skill test; after answers where the test alone is attempted."""
    tried = sheet.attempt
    tested = tried.test or tried.investigate or tried.fight or tried.evade
    if not tested or (answers and not tried.test):
        return None
    return outlook(sheet.situation, sheet.skill_test(), answers)


def inquire(text: str, lang: Lang) -> Inquiry:
    """Plain words, read and answered."""
    from engine.ahlcg import described  # noqa: PLC0415 (it plays sheets itself)

    return described.inquire(text, lang)


def _actor(tried: Attempt) -> tuple[str, str] | None:
    """Who takes which action, if it is one."""
    if tried.investigate:
        return tried.investigate, "investigate"
    for name in ("draw", "resource"):
        if who := getattr(tried, name):
            return who, name
    if tried.evade:
        return tried.evade.by, f"evade:{tried.evade.enemy}"
    if tried.engage:
        return tried.engage.by, f"engage:{tried.engage.enemy}"
    if tried.move:
        return tried.move.by, f"move:{tried.move.to}"
    if tried.play:
        return tried.play.by, f"play:{tried.play.card}"
    if tried.activate:
        return tried.activate.by, f"activate:{tried.activate.ability}"
    return None


def begun(sheet: Sheet) -> Situation:
    """An action is taken in the actor's own turn; whom a massive enemy is engaged with needs no saying."""
    table, tried = sheet.situation, sheet.attempt
    for enemy in table.enemies:
        if enemy.engaged and table.has(enemy, "massive"):
            table = table.with_enemy(enemy.model_copy(update={"engaged": ()}))
    actor = _actor(tried)
    who = actor[0] if actor else tried.fight.by if tried.fight else None
    if who is None:
        return table
    table.investigator(who)
    return table.model_copy(update={"active": who})


def _carried_out(board: Board, tried: Attempt) -> Steps:
    """What is attempted, once all that is due on the table as it stands has happened."""
    yield from board.check()
    if actor := _actor(tried):
        yield from _action(board, *actor)
        yield from _after_action(board, actor[0])
    elif tried.fight:
        judged = judged_actions(board, tried.fight.by)
        listed = "ahlcg/step-2.2.1^fight"
        require_legal("attempt", f"fight:{tried.fight.enemy}", judged, listed)
        yield from pay_for(board, tried.fight.by, "fight", tried.fight.enemy)
        yield from attack_enemy(board, tried.fight.by, tried.fight.enemy, tried.fight.damage)
        yield from _after_action(board, tried.fight.by)
    elif tried.test:
        yield from take_test(board, tried.test)
    elif tried.encounter:
        yield from draw_encounter(board, tried.encounter)
    elif tried.attack:
        made = attack(
            board, tried.attack.enemy, tried.attack.investigator, "ahlcg/attacker-attacked^attacker"
        )
        yield from made
    elif tried.setup:
        yield from set_up(board)
    elif tried.effects:
        doing = Doing(board, tried.effects.by)
        yield from as_one(board, in_full(tried.effects.results, doing))
    else:
        yield from _stretch(board, tried)


def _action(board: Board, who: str, choice: str) -> Steps:
    """An action that may be taken; a fast card is played without one."""
    hand = board.now.investigator(who).hand
    fast = next((card for card in hand if card.fast and choice == f"play:{card.id}"), None)
    if fast:
        if cites := unpaid(board.now, FREE, who, None, fast):
            raise forbidden("attempt", choice, cites, [])
        yield from play_card(board, who, fast)
        return
    require_legal("attempt", choice, judged_actions(board, who), "ahlcg/step-2.2.1^any-mix")
    yield from take_action(board, who, choice)


def _after_action(board: Board, who: str) -> Steps:
    """Play returns to the window before the next action."""
    if board.now.is_investigator(who):
        yield from resolve_window(board, "pw.investigation-after-2.2")


def _stretch(board: Board, tried: Attempt) -> Steps:
    """A turn, a phase, a step or a round."""
    if tried.turn:
        yield from turn(board, tried.turn)
    elif tried.phase:
        yield from PHASES[tried.phase](board)
    elif tried.step:
        if tried.step not in STEPS:
            raise BadSituationError(field="step", value=tried.step, known=", ".join(STEPS))
        yield from step(board, tried.step, STEPS[tried.step](board))
    else:
        yield from play_round(board)


__all__ = [
    "CHART",
    "EXAMPLES",
    "HARMS",
    "NAME",
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
