"""How the game ends: the three victories, the defeat, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import FirstCitizen, GameLost, GameWon, ScoreCounted
from engine.kernel import GameOver

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps

SEALS_TO_WIN = 6


def check_closed(board: Board) -> Steps:
    """The last gate is closed, and the players have as many gate trophies as there are players."""
    trophies = sum(len(each.gates) for each in board.now.investigators)
    if not board.now.gates and trophies >= board.now.players:
        yield from board.happens(GameWon(how="gates-closed", cites="arkham2e/victory-close-gates^at-once"))
        raise GameOver


def check_sealed(board: Board) -> Steps:
    if len(board.now.sealed) >= SEALS_TO_WIN:
        yield from board.happens(GameWon(how="gates-sealed", cites="arkham2e/victory-seal-gates^six"))
        raise GameOver


def check_banished(board: Board) -> Steps:
    if board.now.doom == 0:
        won = GameWon(how="ancient-one-banished", cites="arkham2e/victory-banish-ancient-one^how")
        yield from board.happens(won)
        raise GameOver


def check_defeat(board: Board) -> Steps:
    if not any(each.in_play for each in board.now.investigators):
        yield from board.happens(GameLost(cites="arkham2e/defeat^what"))
        raise GameOver


def score(board: Board) -> Steps:
    """After any victory."""
    table = board.now
    people = table.investigators
    loans = sum(card.special == "bank-loan" for each in people for card in each.cards)
    parts = {
        "base": table.ancient_one.doom_track,
        "terror": table.terror,
        "loans": loans + table.loans_repossessed,
        "elder_signs": table.elder_signs_played,
        "gates": sum(len(each.gates) for each in people),
        "monsters": sum(len(each.monsters) for each in people) // 3,
        "investigators": sum(each.in_play and each.sanity > 0 for each in people),
    }
    less = parts["terror"] + parts["loans"] + parts["elder_signs"]
    total = parts["base"] - less + parts["gates"] + parts["monsters"] + parts["investigators"]
    yield from board.happens(ScoreCounted(score=total, cites="arkham2e/victory-scoring^what", **parts))
    best = max((len(each.gates), len(each.monsters)) for each in people)
    who = tuple(each.id for each in people if (len(each.gates), len(each.monsters)) == best)
    cites = "arkham2e/first-citizen^what" if len(who) == 1 else "arkham2e/first-citizen^tie-again"
    yield from board.happens(FirstCitizen(who=who, cites=cites))
