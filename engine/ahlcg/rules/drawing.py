"""Drawing cards, and a deck that runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import CardsDrawn, DeckRefilled
from engine.ahlcg.rules.damage import Dealing, deal
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.cards import Card, Enemy
from engine.ahlcg.state.values import forbidden
from engine.ahlcg.state.words import investigators
from engine.ahlcg.timing.ladder import occurs
from engine.kernel import Chance, Decision
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps
    from engine.kernel import Procedure


def draw(board: Board, who: str, count: int, cites: str = "ahlcg/drawing-cards^draw") -> Procedure[bool]:
    """Cards off the deck together; an empty deck is refilled on the way, for 1 horror at the end."""
    if forbidden(board.now, who, "draw"):
        return False
    drawn: list[str] = []
    weak: list[Card | Enemy] = []
    owed = False
    done = 0
    for _ in range(count):
        left = [card for card in board.now.investigator(who).deck if card.id not in drawn]
        if not left:
            weak += yield from _drawn(board, who, drawn, cites)
            done, drawn = done + len(drawn), []
            if not board.now.investigator(who).discard:
                owed = owed or (yield from _nothing_left())
                break
            yield from board.happens(DeckRefilled(who=who, cites="ahlcg/drawing-cards^empty-deck"))
            owed = True
            left = list(board.now.investigator(who).deck)
        drawn.append((yield from top_card(left, shuffled=board.now.investigator(who).shuffled)))
    weak += yield from _drawn(board, who, drawn, cites)
    for card in weak:
        yield from resolve_weakness(board, who, card, "ahlcg/encounter-draw.1^what")
    if owed:
        yield from deal(board, who, Dealing(horror=1, cites="ahlcg/drawing-cards^horror"))
    return done + len(drawn) == count


def _drawn(board: Board, who: str, names: list[str], cites: str) -> Procedure[list[Card | Enemy]]:
    """The drawn cards into hand; tells which of them are weaknesses."""
    if not names:
        return []
    deck = board.now.investigator(who).deck
    yield from occurs(board, CardsDrawn(by=who, cards=tuple(names), cites=cites))
    return [card for card in deck if card.id in names and resolved_as_drawn(card)]


def resolved_as_drawn(card: Card | Enemy) -> bool:
    """A weakness; an encounter card among a player's cards can be nothing else."""
    return card.weakness or card.kind in ("enemy", "treachery")


def resolve_weakness(
    board: Board, who: str, card: Card | Enemy, cites: str = "ahlcg/weakness^other-way"
) -> Steps:
    """A card that has come into a hand, drawn or in any other way, is resolved if it is a weakness."""
    if resolved_as_drawn(card) and board.now.is_investigator(who):
        yield from carry_out(Weakness(card=card, by=who, cites=cites), Doing(board, who))


def _nothing_left() -> Procedure[bool]:
    """Neither deck nor discard pile: nobody is named to say whether the horror comes."""
    chosen = yield Decision(
        what="empty-draw", by=None, options=("horror", "no-horror"), cites="ahlcg/grim-rule^worst-outcome"
    )
    return chosen == "horror"


class Weakness(Frozen):
    """A weakness has come into a hand; `encounter` resolves it."""

    card: Card | Enemy
    by: str
    cites: str


def top_card(cards: list[Card | Enemy], *, shuffled: bool) -> Procedure[str]:
    """The top card; of a shuffled deck, any of them with equal chances."""
    if shuffled and len(cards) > 1:
        outcomes = {card.id: 1 for card in cards}
        return (yield Chance(what="card", outcomes=outcomes, cites="ahlcg/drawing-cards^draw"))
    return cards[0].id


@carry_out.register(effects.DrawCards)
def _draw(effect: effects.DrawCards, doing: Doing) -> Procedure[bool]:
    full = True
    for who in (yield from investigators(effect.investigator, doing)):
        full = (yield from draw(doing.board, who, effect.count)) and full
    return full


@could_change.register(effects.DrawCards)
def _(effect: effects.DrawCards, doing: Doing) -> bool:
    return effect.count > 0 and not forbidden(doing.now, doing.you, "draw")
