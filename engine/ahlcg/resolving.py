"""Running what a sheet attempts; the grim rule where nobody is named to choose."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.actions import attack_enemy, legal_actions, take_action
from engine.ahlcg.attacks import attack
from engine.ahlcg.board import Board, Doing, GameOver
from engine.ahlcg.encounter import draw_encounter
from engine.ahlcg.engagement import settle
from engine.ahlcg.events import CostPaid, Reached
from engine.ahlcg.initiation import play_card
from engine.ahlcg.ladder import as_one, resolve_window
from engine.ahlcg.outcomes import in_full
from engine.ahlcg.rounds import PHASES, STEPS, play_round, step, turn
from engine.ahlcg.running import run
from engine.ahlcg.setup import set_up
from engine.ahlcg.skill_test import take_test
from engine.kernel import Decision, Event, Play, play_by, rule_grimly, seeded
from engine.kernel.sheets import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.board import Steps
    from engine.ahlcg.sheet import Attempt, Sheet
    from engine.ahlcg.table import Situation
    from engine.kernel import GrimRuling, Procedure, Request


@dataclass(frozen=True)
class Resolution:
    """How an attempt went, and what the grim rule had to settle on the way."""

    play: Play[Situation]
    grim: tuple[GrimRuling, ...] = ()


def resolve(sheet: Sheet, answers: Iterable[str] = (), seed: int | None = None) -> Resolution:
    """Run with the answers given, then by the seed if there is one; stop where somebody must choose.

    Where the rules name nobody to choose and no answer is given, the grim rule chooses.
    """
    given = list(answers)
    rulings: list[GrimRuling] = []
    by_seed = seeded(seed) if seed is not None else None
    taken: list[str] = []

    def answer(request: Request) -> str | None:
        if given:
            chosen: str | None = given.pop(0)
        elif isinstance(request, Decision) and request.by is None:
            ruling = settle_grimly(sheet, tuple(taken))
            rulings.append(ruling)
            chosen = ruling.taken
        else:
            chosen = by_seed(request) if by_seed else None
        if chosen is not None:
            taken.append(chosen)
        return chosen

    played = play_by(lambda: attempt(sheet), answer)
    return Resolution(played, tuple(rulings))


def settle_grimly(sheet: Sheet, answers: tuple[str, ...]) -> GrimRuling:
    """What the grim rule takes at the decision that waits after these answers."""
    return rule_grimly(lambda: _to_next_point(sheet, len(answers)), answers, harm)


def _to_next_point(sheet: Sheet, answers: int) -> Procedure[Situation]:
    """The attempt, but after so many answers only as far as the next step: there the comparison is made."""
    board = Board(begun(sheet.situation, sheet.attempt))
    procedure = _carried_out(board, sheet.attempt)
    given = 0
    with suppress(GameOver, StopIteration):
        request = next(procedure)
        while True:
            if isinstance(request, Event):
                point = request.point if isinstance(request, Reached) else ""
                if given > answers and point.startswith(("step-", "st.", "pw.")):
                    break
                yield request
                request = next(procedure)
            else:
                answer = yield request
                given += 1
                request = procedure.send(answer)
    return board.now


HARMS = ("lost", "out", "doom", "trauma", "hurt", "assets", "enemies", "weaknesses", "clues")


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


def attempt(sheet: Sheet) -> Procedure[Situation]:
    """What the sheet attempts, by the book, from the first cost to the last consequence."""
    tried, table = sheet.attempt, sheet.situation
    return run(begun(table, tried), lambda board: _carried_out(board, tried))


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


def begun(table: Situation, tried: Attempt) -> Situation:
    """An action is taken in the actor's own turn."""
    actor = _actor(tried)
    who = actor[0] if actor else tried.fight.by if tried.fight else None
    if who is None:
        return table
    table.investigator(who)
    return table.model_copy(update={"active": who})


def _carried_out(board: Board, tried: Attempt) -> Steps:
    if actor := _actor(tried):
        yield from _action(board, *actor)
        yield from _after_action(board, actor[0])
    elif tried.fight:
        paid = CostPaid(by=tried.fight.by, actions=1, cites="ahlcg/action^costs-first")
        yield from board.happens(paid)
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
        yield from as_one(board, in_full(tried.effects.results, doing), settle(board))
    else:
        yield from _stretch(board, tried)


def _action(board: Board, who: str, choice: str) -> Steps:
    """An action that may be taken; a fast card is played without one."""
    hand = board.now.investigator(who).hand
    fast = next((card for card in hand if card.fast and choice == f"play:{card.id}"), None)
    if fast:
        yield from play_card(board, who, fast)
        return
    legal = legal_actions(board, who)
    if choice not in legal:
        raise BadSituationError(field="attempt", value=choice, known=", ".join(legal))
    yield from take_action(board, who, choice)


def _after_action(board: Board, who: str) -> Steps:
    """Play returns to the window before the next action."""
    if board.now.is_investigator(who):
        yield from resolve_window(board, "pw.investigation-after-2.2")


def _stretch(board: Board, tried: Attempt) -> Steps:
    """Ready enemies that stand by unengaged engage before anything else."""
    yield from settle(board)
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
