"""Doom, acts and agendas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg import effects
from engine.ahlcg.board import Doing
from engine.ahlcg.elimination import end_game
from engine.ahlcg.events import Advanced, CluesSpent, DoomPlaced, Flipped, Reached, TokensRemoved
from engine.ahlcg.ladder import as_one, occurs
from engine.ahlcg.outcomes import carry_out, could_change, in_full
from engine.ahlcg.words import enemies, locations
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.table import Act, Agenda, Situation
    from engine.kernel import Procedure

    Deck = Literal["act", "agenda"]


def place_doom(board: Board, on: str, count: int, cites: str) -> Steps:
    yield from occurs(board, DoomPlaced(on=on, count=count, cites=cites))


def check_threshold(board: Board, cites: str = "ahlcg/step-1.3^advance") -> Steps:
    """The agenda advances if all doom in play comes to its threshold; at no other time."""
    agenda = board.now.agendas[0] if board.now.agendas else None
    if agenda and agenda.threshold is not None and board.now.doom >= agenda.threshold:
        yield from advance(board, "agenda", cites)


def advance(board: Board, deck: Deck, cites: str) -> Steps:
    """Tokens off, turn over and follow the reverse, the next card is current."""
    current = _current(board.now, deck)
    if current is None:
        return
    yield from _point(board, 1, "doom" if deck == "agenda" else "tokens")
    yield from board.happens(TokensRemoved(deck=deck, card=current.id, cites=cites))
    yield from _point(board, 2, "flip")
    yield from board.happens(Flipped(deck=deck, card=current.id, cites="ahlcg/act-agenda-advance.2^flip"))
    if board.now.investigators:
        yield from as_one(board, in_full(current.reverse, Doing(board, board.now.lead.id)))
    if current.resolution is not None:
        yield from end_game(board, current.resolution, "ahlcg/act-agenda-advance.3^ends")
    yield from _point(board, 3, "new-card")
    pile = board.now.acts if deck == "act" else board.now.agendas
    following = pile[1].id if len(pile) > 1 else None
    advanced = Advanced(
        event=f"{deck}-advanced",
        deck=deck,
        card=current.id,
        current=following,
        cites="ahlcg/act-agenda-advance.3^removed",
    )
    yield from occurs(board, advanced)


def _point(board: Board, number: int, anchor: str) -> Steps:
    point = f"act-agenda-advance.{number}"
    yield from board.happens(Reached(point=point, cites=f"ahlcg/{point}^{anchor}"))


def _current(table: Situation, deck: Deck) -> Act | Agenda | None:
    pile = table.acts if deck == "act" else table.agendas
    return pile[0] if pile else None


def spend_clues(board: Board, needed: int) -> Steps:
    """Each may give any number, in player order."""
    given: list[tuple[str, int]] = []
    left = needed
    players = list(board.now.investigators)
    for place, each in enumerate(players):
        others = sum(other.clues for other in players[place + 1 :])
        least, most = max(0, left - others), min(each.clues, left)
        count = least
        if least < most:
            options = tuple(str(number) for number in range(least, most + 1))
            chosen = yield Decision(
                what="give-clues",
                by=each.id,
                options=options,
                cites="ahlcg/act-deck-and-agenda-deck^contribute",
            )
            count = int(chosen)
        if count:
            given.append((each.id, count))
        left -= count
    spent = CluesSpent(given=tuple(given), cites="ahlcg/act-deck-and-agenda-deck^act-clues")
    yield from occurs(board, spent)


@carry_out.register(effects.PlaceDoom)
def _doom(effect: effects.PlaceDoom, doing: Doing) -> Procedure[bool]:
    board = doing.board
    for name in (yield from _on(effect.on, doing)):
        yield from place_doom(board, name, effect.count, "ahlcg/doom^anywhere")
    if effect.may_advance:
        yield from check_threshold(board, "ahlcg/doom^only-then")
    return True


@could_change.register(effects.PlaceDoom)
def _(effect: effects.PlaceDoom, doing: Doing) -> bool:
    """Doom can always be placed, and only removed where there is some."""
    return effect.count > 0 or doing.now.doom > 0


def _on(word: str, doing: Doing) -> Procedure[list[str]]:
    agenda = doing.now.agendas[:1]
    match word:
        case "agenda":
            return [agenda[0].id] if agenda else []
        case "this" if doing.this and doing.now.card(doing.this):
            return [doing.this]
    found = yield from enemies(word, doing)
    return found or (yield from locations(word, doing)) or ([word] if doing.now.card(word) else [])


@carry_out.register(effects.Advance)
def _advance(effect: effects.Advance, doing: Doing) -> Procedure[bool]:
    why = "doom^only-then" if effect.deck == "agenda" else "act-agenda-advance.1^tokens"
    yield from advance(doing.board, effect.deck, f"ahlcg/{why}")
    return True
