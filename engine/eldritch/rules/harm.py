"""Losing, spending and recovering Health and Sanity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.eldritch.events import ClueDiscarded, LossPrevented, Lost, Recovered, Spent
from engine.eldritch.rules.defeat import defeat
from engine.eldritch.rules.outcomes import amount, carries_out, carry_out, whom
from engine.eldritch.rules.prices import can_spend, payable
from engine.eldritch.state import effects as can
from engine.kernel import BrokenOff, Decision, agreed, chosen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.table import Investigator
    from engine.kernel import Procedure


@dataclass(frozen=True)
class Loss:
    who: str
    health: int = 0
    sanity: int = 0


def lose(board: Board, losses: Iterable[Loss], cites: str) -> Steps:
    """All of it at the same moment; then who has nothing left is defeated."""
    hurt = list(losses)
    yield from apply_losses(board, hurt, cites)
    yield from settle_defeats(board, [loss.who for loss in hurt])


def apply_losses(board: Board, losses: Iterable[Loss], cites: str) -> Steps:
    for loss in losses:
        left = yield from _prevented(board, loss)
        who = board.now.investigator(loss.who)
        health, sanity = min(left.health, who.health), min(left.sanity, who.sanity)
        if health or sanity:
            yield from board.happens(Lost(who=who.id, health=health, sanity=sanity, cites=cites))


def _prevented(board: Board, loss: Loss) -> Procedure[Loss]:
    """Each card that can prevent some of it may do so once."""
    for card in board.now.investigator(loss.who).face_up:
        if card.prevent is None:
            continue
        health, sanity = min(loss.health, card.prevent.health), min(loss.sanity, card.prevent.sanity)
        if not health and not sanity:
            continue
        use = yield Decision(
            what="prevent",
            by=loss.who,
            options=(f"use:{card.id}", "pass"),
            cites="eldritch/possessions^once",
        )
        if use != "pass":
            yield from board.happens(
                LossPrevented(
                    who=loss.who,
                    card=card.id,
                    health=health,
                    sanity=sanity,
                    cites="eldritch/possessions^once",
                )
            )
            loss = Loss(loss.who, loss.health - health, loss.sanity - sanity)
    return loss


def settle_defeats(board: Board, names: Iterable[str]) -> Steps:
    """Several at once in the order of the active player; who was in the middle of something stops."""
    out = [name for name in dict.fromkeys(names) if _has_lost(board.now.investigator(name))]
    fallen, asleep = list(out), not board.now.ancient_one.awake
    while out:
        who = yield from chosen("defeat-order", board.active_player, out, "eldritch/conflicts^order")
        out.remove(who)
        yield from defeat(board, who, asleep=asleep)
        out = [name for name in out if _has_lost(board.now.investigator(name))]
    for who in board.doing:
        if who in fallen:
            raise BrokenOff(who, "eldritch/defeated-investigator-other^stops")


def _has_lost(who: Investigator) -> bool:
    return who.in_play and (who.health == 0 or who.sanity == 0)


@carries_out(can.Lose)
def _lose(doing: Doing, effect: can.Lose) -> Steps:
    names = yield from whom(doing, effect.who)
    cites = "eldritch/health-and-sanity^lose"
    losses = [
        Loss(name, amount(doing, effect.health, name), amount(doing, effect.sanity, name)) for name in names
    ]
    yield from lose(doing.board, losses, cites)


def recover(board: Board, who: str, health: int, sanity: int, cites: str) -> Steps:
    """Never beyond the maximum."""
    now = board.now.investigator(who)
    health = min(health, now.max_health - now.health)
    sanity = min(sanity, now.max_sanity - now.sanity)
    if health or sanity:
        yield from board.happens(Recovered(who=who, health=health, sanity=sanity, cites=cites))


@carries_out(can.Recover)
def _recover(doing: Doing, effect: can.Recover) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        health, sanity = amount(doing, effect.health, who), amount(doing, effect.sanity, who)
        yield from recover(doing.board, who, health, sanity, "eldritch/recover^what")


def clue_payments(who: Investigator) -> list[str]:
    """What can be spent for a Clue: one of them, or what an ability lets stand for it."""
    ways = ["clue"] if who.clues else []
    if who.clue_instead and can_spend(who, **{who.clue_instead: 1}):
        ways.append(f"{who.clue_instead}-for-clue")
    return ways


def spend_clue(board: Board, who: str, cites: str, way: str | None = None) -> Steps:
    """One Clue, face up onto the pile; or Health or Sanity in its place."""
    investigator = board.now.investigator(who)
    if way is None:
        ways = clue_payments(investigator)
        way = yield from chosen("pay-clue", who, ways, "eldritch/inv-norman-withers^anywhere")
    if way != "clue":
        kind = way.removesuffix("-for-clue")
        spent = {"health": 0, "sanity": 0, kind: 1}
        yield from board.happens(Spent(who=who, **spent, cites="eldritch/inv-norman-withers^anywhere"))
        return
    clue = investigator.clues[0].id
    yield from board.happens(ClueDiscarded(who=who, clue=clue, cites=cites))


@carries_out(can.Spend)
def _spend(doing: Doing, effect: can.Spend) -> Steps:
    """Always optional, and only as a whole; what was chosen for its price has been agreed to already."""
    if not payable(doing.me, effect):
        return
    if doing.pays is not effect and not (yield from agreed("spend", doing.you, "eldritch/spend^optional")):
        return
    if effect.health or effect.sanity:
        spent = Spent(who=doing.you, health=effect.health, sanity=effect.sanity, cites="eldritch/spend^what")
        yield from doing.board.happens(spent)
    for _ in range(effect.clues):
        yield from spend_clue(doing.board, doing.you, "eldritch/spend^what")
    yield from carry_out(effect.effects, doing)
