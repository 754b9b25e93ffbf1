"""The final battle, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import BattleRoundBegan, DoomRemoved, Reached, SuccessesCounted
from engine.arkham2e.phases.ending import check_banished
from engine.arkham2e.phases.mythos import pass_first_player
from engine.arkham2e.phases.upkeep import adjust_skills, cards_had, refresh_all, upkeep_actions
from engine.arkham2e.phases.weapons import ancient_foe, combat_check
from engine.arkham2e.rules.outcomes import carry_out
from engine.arkham2e.rules.trading import may_trade, trade
from engine.arkham2e.state.board import Doing, breakable
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps

ATTACK, PASS = "attack", "pass"
REFRESH, INVESTIGATORS, ANCIENT = (
    "final-battle-refresh",
    "final-battle-investigators-attack",
    "final-battle-ancient-one-attacks",
)


def battle_round(board: Board) -> Steps:
    began = BattleRoundBegan(round=board.now.battle_round + 1, cites="arkham2e/final-battle^rounds")
    yield from board.happens(began)
    for step in (refresh, investigators_attack, ancient_one_attacks):
        yield from step(board)


def refresh(board: Board) -> Steps:
    """As in Upkeep; then the first player marker goes on; then all may trade."""
    yield from board.happens(Reached(point=REFRESH, cites="arkham2e/final-battle-refresh^refresh"))
    yield from refresh_all(board)
    had = cards_had(board.now)
    for who in board.now.in_order():
        yield from breakable(board, who, upkeep_actions(board, who, had))
        if board.now.is_in_play(who):
            yield from adjust_skills(board, who)
    yield from pass_first_player(board, "arkham2e/final-battle-refresh^marker")
    for who in board.now.in_order():
        while others := may_trade(board.now, who):
            options = ("stop", *(f"trade:{each}" for each in others))
            cites = "arkham2e/final-battle-refresh^trade"
            choice = yield Decision(what="trade-now", by=who, options=options, cites=cites)
            if choice == "stop":
                break
            yield from trade(board, who, choice.partition(":")[2])


def investigators_attack(board: Board) -> Steps:
    """One Combat check each; the successes of all are added up."""
    reached = Reached(point=INVESTIGATORS, cites="arkham2e/final-battle-investigators-attack^order")
    yield from board.happens(reached)
    for who in board.now.in_order():
        if board.now.is_in_play(who):
            yield from breakable(board, who, _attack(board, who))


def _attack(board: Board, who: str) -> Steps:
    cites = "arkham2e/final-battle-investigators-attack^order"
    choice = yield Decision(what="attack", by=who, options=(ATTACK, PASS), cites=cites)
    if choice == PASS:
        return
    successes = yield from combat_check(board, who, ancient_foe(board.now.ancient_one))
    if not successes:
        return
    total = board.now.successes + successes
    pool = "arkham2e/final-battle-investigators-attack^pool"
    yield from board.happens(SuccessesCounted(by=who, total=total, cites=pool))
    while board.now.successes >= board.now.players:
        rule = "arkham2e/final-battle-investigators-attack"
        yield from board.happens(DoomRemoved(to=board.now.doom - 1, cites=f"{rule}^remove"))
        yield from check_banished(board)
        less = board.now.successes - board.now.players
        yield from board.happens(SuccessesCounted(by=who, total=less, cites=f"{rule}^subtract"))


def ancient_one_attacks(board: Board) -> Steps:
    """Against every investigator; at 0 Sanity or Stamina they are devoured."""
    reached = Reached(point=ANCIENT, cites="arkham2e/final-battle-ancient-one-attacks^when")
    yield from board.happens(reached)
    ancient = board.now.ancient_one
    board.attacked = True
    for who in board.now.in_order():
        if board.now.is_in_play(who):
            text = "arkham2e/final-battle-ancient-one-attacks^sheet"
            attack = carry_out(ancient.attack, Doing(board, who, ancient.title, text=text))
            yield from breakable(board, who, attack)
    board.attacked = False
