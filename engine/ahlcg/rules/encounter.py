"""Drawing an encounter card, steps 1 to 5: draw, peril, revelation, spawn or discard, surge.

Assumption: surge still comes when the revelation was cancelled, since the card was drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import (
    DeckRefilled,
    EncounterDrawn,
    EnemyNotSpawned,
    EnemySpawned,
    Opaque,
    PerilChanged,
    Reached,
    RevelationBegins,
    TreacheryResolved,
)
from engine.ahlcg.rules.drawing import Weakness, top_card
from engine.ahlcg.rules.engagement import engage
from engine.ahlcg.rules.leaving import leave_play
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Doing, Moment
from engine.ahlcg.state.cards import Card, Enemy
from engine.ahlcg.state.spawning import spawn_places
from engine.ahlcg.state.words import investigators
from engine.ahlcg.timing.initiation import resolve_ability
from engine.ahlcg.timing.ladder import afterwards, before, occurs, undo
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Due, Steps
    from engine.kernel import Procedure


MOST_IN_A_ROW = 40  # a deck of nothing but surge would never end


def draw_encounter(board: Board, who: str) -> Steps:
    """The whole draw, and those that surge adds."""
    again = True
    while again and board.now.is_investigator(who):
        if not board.now.encounter_deck:  # none was shown: what was discarded meanwhile is its only cards
            if not board.now.encounter_discard:
                yield from board.assumes("nothing-to-draw", "ahlcg/encounter-deck^refill")
                return
            yield from refill(board)
        board.encounters += 1
        if board.encounters > MOST_IN_A_ROW:
            yield from board.assumes("endless-draw", "ahlcg/encounter-draw.5^restart")
            return
        yield from _point(board, 1, who, "what")
        deck = list(board.now.encounter_deck)
        name = yield from top_card(deck, shuffled=board.now.encounter_shuffled)
        card = next(card for card in deck if card.id == name)
        again = yield from resolve_drawn(board, who, card)


def empty(board: Board) -> Due:
    """The encounter deck, when it has no cards and its discard pile has some."""
    table = board.now
    due = board.deck_told and not table.encounter_deck and table.encounter_discard
    return {"encounter": tuple(card.id for card in table.encounter_discard)} if due else {}


def refill(board: Board, _deck: str = "encounter") -> Steps:
    yield from board.happens(DeckRefilled(cites="ahlcg/encounter-deck^refill"))


def _point(board: Board, number: int, who: str, anchor: str) -> Steps:
    point = f"encounter-draw.{number}"
    yield from board.happens(Reached(point=point, who=who, cites=f"ahlcg/{point}^{anchor}"))


def resolve_drawn(
    board: Board, who: str, card: Card | Enemy, cites: str = "ahlcg/encounter-draw.1^what"
) -> Procedure[bool]:
    """Steps 1 to 5 for this card; whether it has surge."""
    drawn = EncounterDrawn(by=who, card=card.id, kind=card.kind, cites=cites)
    yield from board.happens(drawn)
    yield from _point(board, 2, who, "what")
    others = board.now.perils.count(who)
    if card.peril:
        yield from board.happens(PerilChanged(who=who, cites="ahlcg/encounter-draw.2^no-confer"))
    begins = RevelationBegins(by=who, card=card, cites="ahlcg/encounter-draw.3^timing")
    moment = yield from before(board, begins)
    if moment.undone:
        yield from undo(board, moment)
    else:
        yield from _point(board, 3, who, "what")
        yield from _reveal(board, who, card)
    yield from _place(board, who, card, cancelled=moment.undone)
    if board.now.perils.count(who) > others:
        yield from board.happens(PerilChanged(who=None, over=who, cites="ahlcg/encounter-draw.2^until"))
    yield from _point(board, 5, who, "what" if card.surge else "done")
    yield from afterwards(board, Moment(begins))
    return card.surge


def _place(board: Board, who: str, card: Card | Enemy, *, cancelled: bool) -> Steps:
    """An enemy spawns, a treachery is discarded, even if its drawer is out of the game by then."""
    if isinstance(card, Enemy) and not board.now.is_investigator(who):
        return
    yield from _point(board, 4, who, "spawn" if isinstance(card, Enemy) else "treachery")
    if isinstance(card, Enemy):
        yield from spawn(board, card, who)
    else:
        yield from _finish_treachery(board, who, card, cancelled=cancelled)


def _reveal(board: Board, who: str, card: Card | Enemy, cites: str = "ahlcg/encounter-draw.3^what") -> Steps:
    """Every revelation ability on the card, before it enters play or is discarded."""
    for ability in card.abilities:
        if ability.at == "revelation":
            own = ability.model_copy(update={"card": card.id, "owner": who})
            yield from resolve_ability(board, own, who, cites)


def _finish_treachery(board: Board, who: str, card: Card, *, cancelled: bool) -> Steps:
    """Discarded, unless an ability put it somewhere."""
    if not any(each.id == card.id for each in board.now.resolving):
        return
    overcome = card.victory and not cancelled
    to: Literal["victory", "discard"] = "victory" if overcome else "discard"
    why = "victory-display-victory-points^treachery" if overcome else "encounter-draw.4^treachery"
    yield from occurs(board, TreacheryResolved(card=card.id, by=who, to=to, cites=f"ahlcg/{why}"))


def spawn(board: Board, enemy: Enemy, who: str, at: str | None = None) -> Steps:
    """Where its instruction, or an ability in its place, says; without one, engaged with the drawer."""
    places = (at,) if at else enemy.spawn
    if enemy.unique and any(other.name == enemy.name for other in board.now.enemies):
        yield from _not_spawned(board, enemy, who, "unique^cannot-enter")
        return
    if places is None and enemy.spawn_in_words:
        places = yield from _told_where(board, enemy)
    if places is None:
        yield from _make_way(board, enemy)
        yield from _spawn_at_drawer(board, enemy, who)
        return
    legal = [name for name in spawn_places(board.now, places, who) if board.now.is_location(name)]
    if not legal:
        yield from _not_spawned(board, enemy, who, "spawn^no-place")
        return
    place = yield from chosen("spawn", who, legal, "ahlcg/spawn^several")
    yield from _make_way(board, enemy)
    why = "spawn^override" if at else "encounter-draw.4^spawn"
    spawned = EnemySpawned(enemy=enemy, location=place, by=who, cites=f"ahlcg/{why}")
    yield from occurs(board, spawned)


def _not_spawned(board: Board, enemy: Enemy, who: str, why: str) -> Steps:
    yield from board.happens(EnemyNotSpawned(card=enemy.id, by=who, cites=f"ahlcg/{why}"))


def _make_way(board: Board, enemy: Enemy) -> Steps:
    """A player's card of the same title is discarded as a unique enemy enters."""
    if not enemy.unique:
        return
    for card in [card for card in board.now.cards_in_play() if card.name == enemy.name]:
        yield from leave_play(board, card.id, cites="ahlcg/unique^encounter-clash")


def _told_where(board: Board, enemy: Enemy) -> Procedure[tuple[str, ...]]:
    """An instruction that is not understood is told; where it leads, the players at the table say."""
    words = Opaque(text=enemy.spawn_in_words, cites="ahlcg/encounter-draw.4^spawn")
    yield from board.happens(words)
    yield from board.assumes("spawn-in-words", "ahlcg/encounter-draw.4^spawn")
    return ("any",)


def _spawn_at_drawer(board: Board, enemy: Enemy, who: str) -> Steps:
    """Engaged with the drawer; an aloof or massive one unengaged at the drawer's location."""
    here = board.now.investigator(who).location
    spawned = EnemySpawned(enemy=enemy, location=here, by=who, cites="ahlcg/encounter-draw.4^engaged")
    if enemy.aloof or enemy.massive:
        yield from board.assumes(
            "spawn-at-drawer", "ahlcg/aloof^spawn" if enemy.aloof else "ahlcg/massive^no-threat-area"
        )
        yield from occurs(board, spawned)
    else:
        board.engaging.add(enemy.id)  # whom it engages is settled
        yield from occurs(board, spawned, _into_threat_area(board, enemy, who))
        board.engaging.discard(enemy.id)


def _into_threat_area(board: Board, enemy: Enemy, who: str) -> Steps:
    """Unless the state that it came into has defeated it, or its drawer."""
    board.engaging.discard(enemy.id)
    if board.now.is_enemy(enemy.id) and board.now.is_investigator(who):
        yield from engage(board, board.now.enemy(enemy.id), who, "encounter-draw.4^threat-area")


@carry_out.register(Weakness)
def _weakness(effect: Weakness, doing: Doing) -> Procedure[bool]:
    """Of an encounter cardtype: as if drawn from the encounter deck; else it stays in hand."""
    board, card = doing.board, effect.card.model_copy(update={"owner": effect.card.owner or effect.by})
    if isinstance(card, Enemy) or card.kind == "treachery":
        again = yield from resolve_drawn(board, effect.by, card, effect.cites)
        if again:
            yield from draw_encounter(board, effect.by)
    else:
        yield from _reveal(board, effect.by, card, "ahlcg/revelation^weakness")
    return True


@carry_out.register(effects.DrawEncounter)
def _draw(effect: effects.DrawEncounter, doing: Doing) -> Procedure[bool]:
    for who in (yield from investigators(effect.investigator, doing)):
        for _ in range(effect.count):
            yield from draw_encounter(doing.board, who)
    return True


@carry_out.register(effects.Spawn)
def _spawn(effect: effects.Spawn, doing: Doing) -> Procedure[bool]:
    waiting = (*doing.now.set_aside, *doing.now.resolving)
    enemy = next((card for card in waiting if card.id == effect.enemy and isinstance(card, Enemy)), None)
    if enemy is None:
        return False
    assert isinstance(enemy, Enemy)
    yield from spawn(doing.board, enemy, doing.you, effect.at)
    return True
