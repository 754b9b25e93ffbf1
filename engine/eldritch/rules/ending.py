"""Mysteries, Rumors, winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    EldritchRemoved,
    FinalMysterySolved,
    GameEnded,
    MonsterReturned,
    MysteryAdvanced,
    MysteryDrawn,
    MysteryRemoved,
    MysterySolved,
    MythosPlaced,
    RumorRemoved,
    TokensOffMythos,
    TokensOnMythos,
    TokensOnSheet,
)
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.kernel import GameOver

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.table import Situation


def won(table: Situation) -> bool:
    """As many Mysteries as the sheet demands, and the Final one once the Ancient One is awake."""
    sheet = table.ancient_one
    return len(table.solved) >= sheet.mysteries and (not sheet.awake or sheet.final_solved)


def win(board: Board, cites: str) -> Steps:
    yield from board.happens(GameEnded(verdict="won", cites=cites))
    raise GameOver


def lose(board: Board, cites: str) -> Steps:
    """If the investigators win at the same time, they win."""
    if won(board.now):
        yield from win(board, "eldritch/winning-losing^both")
    yield from board.happens(GameEnded(verdict="lost", cites=cites))
    raise GameOver


def check_mystery(board: Board, moment: str) -> Steps:
    """The active Mystery is solved at the moment that stands on its card."""
    active = board.now.mystery
    if active and active.goal is not None and active.checked == moment and active.tokens >= active.goal:
        if "checked" not in active.model_fields_set:
            yield from board.assumes("mystery-checked-at-once", "eldritch/mystery^checked")
        yield from solve_mystery(board)


def solve_mystery(board: Board) -> Steps:
    active = board.now.mystery
    if active is None:
        return
    number = len(board.now.solved) + 1
    yield from board.happens(MysterySolved(mystery=active.id, solved=number, cites="eldritch/mystery^tokens"))
    if won(board.now):
        yield from win(board, "eldritch/winning-losing^win")
    yield from _its_monsters(board, active.id)
    yield from _next_mystery(board)


def _its_monsters(board: Board, mystery: str) -> Steps:
    """Monster tokens that a Mystery has placed are discarded with it; Epic ones go into the box."""
    placed = [each for each in board.now.monsters if each.spawned_by == mystery]
    if placed:
        yield from board.assumes("monsters-of-a-mystery", "eldritch/mystery^tokens")
    for each in placed:
        where: Literal["cup", "set-aside", "box"] = (
            "box" if each.epic else "set-aside" if each.set_aside else "cup"
        )
        yield from board.happens(
            MonsterReturned(monster=each.id, where=where, cites="eldritch/mystery^tokens")
        )


def _next_mystery(board: Board) -> Steps:
    if board.now.mystery_deck:
        top = board.now.mystery_deck[0].id
        yield from board.happens(MysteryDrawn(mystery=top, cites="eldritch/mystery^next"))


@carries_out(can.AdvanceMystery)
def _advance(doing: Doing, effect: can.AdvanceMystery) -> Steps:
    active = doing.now.mystery
    if active is None:
        return
    tokens = active.tokens + effect.tokens
    yield from doing.board.happens(
        MysteryAdvanced(mystery=active.id, tokens=tokens, cites="eldritch/mystery^checked")
    )
    yield from check_mystery(doing.board, "at-once")


@carries_out(can.SolveMystery)
def _solve(doing: Doing, effect: can.SolveMystery) -> Steps:
    if not effect.final:
        yield from solve_mystery(doing.board)
        return
    title = doing.now.ancient_one.title
    yield from doing.board.happens(FinalMysterySolved(name=title, cites="eldritch/final-mystery^in-addition"))
    if won(doing.now):
        yield from win(doing.board, "eldritch/winning-losing^win")


@carries_out(can.RemoveMystery)
def _remove(doing: Doing, effect: can.RemoveMystery) -> Steps:
    """A removed Mystery makes room for the next; a solved one that goes back counts no more."""
    board = doing.board
    if effect.which == "active" and board.now.mystery:
        gone = MysteryRemoved(mystery=board.now.mystery.id, cites="eldritch/mystery^tokens")
        yield from board.happens(gone)
        yield from _its_monsters(board, gone.mystery)
        yield from _next_mystery(board)
    elif effect.which == "solved" and board.now.solved:
        back = MysteryRemoved(mystery=board.now.solved[-1].id, cites="eldritch/mystery^unsolved")
        yield from board.happens(back)


@carries_out(can.Finish)
def _finish(doing: Doing, effect: can.Finish) -> Steps:
    if effect.effect == "win":
        yield from win(doing.board, "eldritch/winning-losing^at-once")
    else:
        yield from lose(doing.board, "eldritch/winning-losing^at-once")


@carries_out(can.SolveRumor)
def _solve_rumor(doing: Doing, effect: can.SolveRumor) -> Steps:
    """The card, the tokens on it and its Rumor token; and, by the erratum, what it had put on the board."""
    board, name = doing.board, str(doing.source) if effect.card == "this" else effect.card
    if not any(each.id == name for each in board.now.mythos_play):
        return
    yield from board.happens(MythosPlaced(card=name, where="discard", cites="eldritch/rumor^solved"))
    if any(each.card == name for each in board.now.rumors):
        yield from board.happens(RumorRemoved(card=name, cites="eldritch/rumor^solved"))
    monsters = [each for each in board.now.monsters if each.epic and each.spawned_by == name]
    tokens = [each for each in board.now.eldritch if each.source == name]
    if monsters or tokens:
        yield from board.assumes("rumor-leftovers", "eldritch/rumor^board-leftovers")
    for monster in monsters:
        yield from board.happens(
            MonsterReturned(monster=monster.id, where="box", cites="eldritch/rumor^board-leftovers")
        )
    for token in tokens:
        yield from board.happens(EldritchRemoved(token=token.id, cites="eldritch/rumor^board-leftovers"))


@carries_out(can.DiscardMythos)
def _discard_mythos(doing: Doing, effect: can.DiscardMythos) -> Steps:
    name = str(doing.source) if effect.card == "this" else effect.card
    if any(each.id == name for each in doing.now.mythos_play):
        yield from doing.board.happens(
            MythosPlaced(card=name, where="discard", cites="eldritch/mythos^stays")
        )
        if any(each.card == name for each in doing.now.rumors):
            yield from doing.board.assumes("discarded-rumor-takes-its-token", "eldritch/rumor^solved")
            yield from doing.board.happens(RumorRemoved(card=name, cites="eldritch/rumor^solved"))


@carries_out(can.MythosTokens)
def _tokens(doing: Doing, effect: can.MythosTokens) -> Steps:
    """With fewer than demanded all are discarded; then what the card says for none left."""
    board, name = doing.board, str(doing.source) if effect.card == "this" else effect.card
    card = next((each for each in board.now.mythos_play if each.id == name), None)
    if card is None:
        return
    cites = "eldritch/eldritch-token^source"
    if effect.place:
        yield from board.happens(TokensOnMythos(card=name, count=effect.place, cites=cites))
    held = card.tokens + effect.place
    gone = min(held, effect.discard)
    if gone:
        off = TokensOffMythos(card=name, count=gone, left=held - gone, cites=cites)
        yield from board.happens(off)
    if effect.discard and gone == held:
        yield from carry_out(effect.empty, doing)


@carries_out(can.SheetTokens)
def _sheet_tokens(doing: Doing, effect: can.SheetTokens) -> Steps:
    sheet = doing.now.ancient_one
    count = max(0, sheet.tokens + effect.place - effect.discard)
    if count != sheet.tokens:
        change = TokensOnSheet(
            name=sheet.id, by=count - sheet.tokens, count=count, cites="eldritch/eldritch-token^what"
        )
        yield from doing.board.happens(change)
