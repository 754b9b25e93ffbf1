"""Losing Sanity and Stamina: insane, unconscious, lost in time and space, devoured; arrested, delayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    Arrested,
    BecameLost,
    CardDiscarded,
    CluesLost,
    Devoured,
    Eliminated,
    ExploredDiscarded,
    FellUnconscious,
    LookUp,
    Moved,
    NewInvestigator,
    PointsLost,
    PointsRecovered,
    WasDelayed,
    WentInsane,
)
from engine.arkham2e.phases.ending import check_defeat
from engine.arkham2e.state.board import interrupt
from engine.kernel import chosen, drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps


def lose(board: Board, who: str, sanity: int, stamina: int, cites: str) -> Steps:
    """Both at one moment; what follows from 0 comes at once."""
    yield from lose_only(board, who, sanity, stamina, cites)
    yield from settle(board, who)


def lose_only(board: Board, who: str, sanity: int, stamina: int, cites: str) -> Steps:
    now = board.now.investigator(who)
    sanity, stamina = min(sanity, now.sanity), min(stamina, now.stamina)
    if now.in_play and (sanity or stamina):
        yield from board.happens(PointsLost(who=who, sanity=sanity, stamina=stamina, cites=cites))


def recover(board: Board, who: str, sanity: int, stamina: int, cites: str) -> Steps:
    now = board.now.investigator(who)
    sanity = min(sanity, now.max_sanity - now.sanity)
    stamina = min(stamina, now.max_stamina - now.stamina)
    if now.in_play and (sanity or stamina):
        yield from board.happens(PointsRecovered(who=who, sanity=sanity, stamina=stamina, cites=cites))


def settle(board: Board, who: str) -> Steps:
    """What 0 Sanity or 0 Stamina means where the investigator is."""
    now = board.now.investigator(who)
    if not now.in_play or (now.sanity and now.stamina):
        return
    if board.now.battle:
        yield from _fall_in_battle(board, who)
    elif not now.sanity and not now.stamina:
        yield from devour(board, who, "arkham2e/devoured^both-zero")
    elif now.world is not None:
        yield from _fall_in_other_world(board, who)
    else:
        yield from _fall_in_arkham(board, who, insane=not now.sanity)


def _fall_in_arkham(board: Board, who: str, *, insane: bool) -> Steps:
    rule = "arkham2e/insane-in-arkham" if insane else "arkham2e/unconscious-in-arkham"
    kind = WentInsane if insane else FellUnconscious
    yield from board.happens(kind(who=who, cites=f"{rule}^when"))
    yield from _lose_half(board, who, rule)
    where = board.now.asylum if insane else board.now.hospital
    yield from move_to(board, who, where, f"{rule}^{'asylum' if insane else 'hospital'}")
    yield from recover(board, who, int(insane), int(not insane), f"{rule}^recover")
    interrupt(board, who)


def _fall_in_other_world(board: Board, who: str) -> Steps:
    rule = "arkham2e/insane-or-unconscious-other-world"
    insane = board.now.investigator(who).sanity == 0
    kind = WentInsane if insane else FellUnconscious
    yield from board.happens(kind(who=who, cites=f"{rule}^when"))
    yield from _lose_half(board, who, rule)
    yield from recover(board, who, 1, 1, f"{rule}^recover")
    yield from board.happens(BecameLost(who=who, cites=f"{rule}^delayed"))
    interrupt(board, who)


def _lose_half(board: Board, who: str, rule: str) -> Steps:
    """Half of the items and of the clues, rounded down; all Retainers."""
    yield from discard_items(board, who, len(board.now.investigator(who).items) // 2, f"{rule}^losses")
    clues = board.now.investigator(who).clues // 2
    if clues:
        yield from board.happens(CluesLost(who=who, count=clues, cites=f"{rule}^losses"))
    for card in board.now.investigator(who).cards:
        if card.special == "retainer":
            yield from board.happens(CardDiscarded(who=who, card=card.id, cites=f"{rule}^retainers"))


def discard_items(board: Board, who: str, count: int, cites: str) -> Steps:
    """The owner chooses which."""
    for _ in range(count):
        items = [card.id for card in board.now.investigator(who).items]
        if not items:
            return
        card = yield from chosen("discard-item", who, items, "arkham2e/counting-items-for-loss^count")
        yield from board.happens(CardDiscarded(who=who, card=card, cites=cites))


def _fall_in_battle(board: Board, who: str) -> Steps:
    """One of the two is enough now, and nobody new comes."""
    if not board.attacked:
        yield from board.assumes("zero-in-battle", "arkham2e/devoured^battle")
    cites = "arkham2e/final-battle-ancient-one-attacks"
    yield from board.happens(Devoured(who=who, cites=f"{cites}^devoured"))
    yield from board.happens(Eliminated(who=who, cites=f"{cites}^eliminated"))
    yield from check_defeat(board)
    interrupt(board, who)


def devour(board: Board, who: str, cites: str) -> Steps:
    """The player goes on with a new investigator, and with the unspent trophies.

    The sheet of the old one is shuffled in with the unused ones before the draw.
    """
    if board.now.battle:
        yield from _fall_in_battle(board, who)
        return
    yield from board.happens(Devoured(who=who, cites=cites))
    unused = board.now.unused
    if unused:
        sheets = (*unused, board.now.investigator(who))
        new = yield from drawn("investigator", sheets, "arkham2e/devoured^new")
        arrives = NewInvestigator(who=who, new=new.id, cites="arkham2e/devoured^new")
        yield from board.happens(arrives)
        yield from board.assumes("new-investigator-plays-on", "arkham2e/devoured^setup")
    else:
        yield from board.happens(LookUp(what="new-investigator", source=who, cites="arkham2e/devoured^new"))
    interrupt(board, who)


def move_to(board: Board, who: str, space: str, cites: str) -> Steps:
    """Anywhere in Arkham; an explored marker is lost by it."""
    now = board.now.investigator(who)
    if now.explored and now.space != space:
        gone = ExploredDiscarded(who=who, cites="arkham2e/explored-marker^lost")
        yield from board.happens(gone)
    if now.space != space or now.world is not None:
        yield from board.happens(Moved(who=who, origin=now.space or now.world, to=space, cites=cites))


def become_lost(board: Board, who: str, cites: str) -> Steps:
    if board.now.investigator(who).explored:
        yield from board.happens(ExploredDiscarded(who=who, cites="arkham2e/explored-marker^lost"))
    yield from board.happens(BecameLost(who=who, cites=cites))
    interrupt(board, who)


def arrest(board: Board, who: str) -> Steps:
    now = board.now.investigator(who)
    if now.explored:
        yield from board.happens(ExploredDiscarded(who=who, cites="arkham2e/explored-marker^lost"))
    taken = Arrested(who=who, to=board.now.jail_cell, money=now.money // 2, cites="arkham2e/arrested^cell")
    yield from board.happens(taken)
    interrupt(board, who)


def delay(board: Board, who: str, cites: str) -> Steps:
    if not board.now.investigator(who).delayed:
        yield from board.happens(WasDelayed(who=who, cites=cites))
