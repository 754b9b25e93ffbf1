"""Doom, acts and agendas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import Advanced, CluesSpent, DoomPlaced, Flipped, Reached, TokensRemoved
from engine.ahlcg.rules.elimination import end_game
from engine.ahlcg.rules.outcomes import carry_out, could_change, in_full
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.counting import View, met
from engine.ahlcg.state.naming import same_name
from engine.ahlcg.state.table import ADVANCE_ACT
from engine.ahlcg.state.words import enemies, locations
from engine.ahlcg.timing.ladder import as_one, occurs
from engine.kernel import Decision
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps
    from engine.ahlcg.state.table import Act, Agenda, Situation
    from engine.kernel import Procedure

    Deck = Literal["act", "agenda"]


def place_doom(board: Board, on: str, count: int, cites: str) -> Steps:
    yield from occurs(board, DoomPlaced(on=on, count=count, cites=cites))


def check_threshold(board: Board, cites: str = "ahlcg/step-1.3^advance") -> Steps:
    """The agenda advances if all doom in play comes to its threshold; at no other time."""
    agenda = board.now.agendas[0] if board.now.agendas else None
    if agenda is None or agenda.threshold is None or not board.now.investigators:
        return
    view = View(you=board.now.lead.id, this=agenda.id)
    if board.now.doom >= agenda.threshold and met(agenda.objective, board.now, view):
        yield from advance(board, "agenda", cites)


def advance(board: Board, deck: Deck, cites: str, to: str | None = None) -> Steps:
    """Tokens off, turn over and follow the reverse, the next card or the one that is named is current."""
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
    following, why = _following(board.now, deck, to or current.next)
    advanced = Advanced(
        event=f"{deck}-advanced",
        deck=deck,
        card=current.id,
        current=following,
        cites=f"ahlcg/act-agenda-advance.3^{why}",
    )
    if why == "named" and following != _after(board.now, deck)[0]:
        yield from board.assumes("passed-over", "ahlcg/act-agenda-advance.3^removed")
    yield from occurs(board, advanced)


def _following(table: Situation, deck: Deck, named: str | None) -> tuple[str | None, str]:
    """The card that takes over, and why; one that is named and not in the deck is not there to take over."""
    left = _after(table, deck)
    if named is None:
        return (left[0] if left else None), "removed"
    found = next((name for name in left if _is_called(name, named)), None)
    if found is None:
        raise BadSituationError(field=f"{deck}s.next", value=named, known=", ".join(left))
    return found, "named"


def _after(table: Situation, deck: Deck) -> list[str]:
    """The cards below the current one."""
    return [card.id for card in (table.acts if deck == "act" else table.agendas)[1:]]


def _is_called(card: str, named: str) -> bool:
    """By its name, or by its number: "3" is Act 3."""
    return same_name(card, named) or (named.isdigit() and named in re.findall(r"\d+", card))


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
    if doing.ability and (doing.ability.at == "state" or _has_objective(doing)):
        why = f"act-deck-and-agenda-deck^{effect.deck}-objective"
    yield from advance(doing.board, effect.deck, f"ahlcg/{why}", effect.to)
    return True


def _has_objective(doing: Doing) -> bool:
    """Whether the act that advances for clues asks for something besides."""
    act = _current(doing.now, "act")
    spending = doing.ability is not None and doing.ability.id == ADVANCE_ACT
    return spending and act is not None and bool(act.objective)
