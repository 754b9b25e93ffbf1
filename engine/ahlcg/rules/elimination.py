"""Elimination, steps 0 to 6; trauma; the end of the scenario.

Assumption: a ready enemy that step 3 leaves unengaged engages somebody only when the list is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import (
    Eliminated,
    EnemyDisengaged,
    FateMet,
    GameEnded,
    LeadChosen,
    LeftPlay,
    PossessionsRemoved,
    Reached,
    TokensReturned,
    TraumaSuffered,
)
from engine.ahlcg.rules.engagement import unengaged
from engine.ahlcg.rules.leaving import eliminated_from_play, leave_play
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.state.effects import EndGame, SufferTrauma
from engine.ahlcg.state.words import investigators
from engine.ahlcg.timing.ladder import fire, occurs
from engine.kernel import Decision, GameOver, chosen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.kernel import Procedure

    Cause = Literal["damage", "horror", "both", "ability", "resigned"]

NO_RESOLUTION = "no-resolution"


def eliminate(board: Board, name: str, cause: Cause) -> Steps:
    """All steps in order, for one who is defeated or resigns; what is due meanwhile waits for their end."""
    let_go = {enemy.id for enemy in board.now.enemies if name in enemy.engaged} - board.engaging
    board.settling.add(f"defeat {name}")
    board.engaging |= let_go
    with board.holding():
        yield from _steps(board, name, cause)
    board.settling.discard(f"defeat {name}")
    board.engaging -= let_go
    board.checked = None
    if let_go & set(unengaged(board)):
        yield from board.assumes("elimination-then-engage", "ahlcg/elimination^steps")
    yield from board.check()


def _steps(board: Board, name: str, cause: Cause) -> Steps:
    yield from _fate(board, name, cause)
    yield from _weaknesses(board, name)
    yield from _step(board, 1, name, "in-play")
    yield from _possessions(board, name)
    yield from _step(board, 2, name, "clues")
    who = board.now.investigator(name)
    yield from board.happens(
        TokensReturned(
            investigator=name, clues=who.clues, resources=who.resources, cites="ahlcg/elimination.2^clues"
        )
    )
    yield from _step(board, 3, name, "placed")
    for enemy in board.now.enemies:
        if name in enemy.engaged:
            yield from board.happens(
                EnemyDisengaged(enemy=enemy.id, investigator=name, cites="ahlcg/elimination.3^unengaged")
            )
    yield from _step(board, 4, name, "discard")
    yield from _discard_threats(board, name)
    was_lead = board.now.lead.id == name
    yield from board.happens(Eliminated(investigator=name, cites="ahlcg/elimination^no-influence"))
    yield from _step(board, 5, name, "new-lead")
    if was_lead and board.now.investigators:
        yield from _new_lead(board)
    yield from _step(board, 6, name, "ends")
    if not board.now.investigators:
        yield from end_game(board, NO_RESOLUTION, "ahlcg/elimination.6^ends")


def _possessions(board: Board, name: str) -> Steps:
    """All that they control leaves the game; what others, or the scenario, attached to it is discarded."""
    own = [card.id for card in board.now.controlled_by(name)]
    attached = [card.id for host in own for card in board.now.attached_to(host)]
    beside = [card.id for card in board.now.investigator(name).play]
    yield from board.happens(PossessionsRemoved(investigator=name, cites="ahlcg/elimination.1^in-play"))
    for card in dict.fromkeys([*attached, *beside]):
        yield from leave_play(board, card, cites="ahlcg/leaves-play^attachments")


def _discard_threats(board: Board, name: str) -> Steps:
    """Several encounter cards at once go to their pile in the lead investigator's order."""
    left = [card.id for card in board.now.investigator(name).threat]
    while left:
        first = left[0]
        if len(left) > 1:
            why = "ahlcg/discard-piles^several-encounter"
            first = yield Decision(what="discard-order", by=board.now.lead.id, options=tuple(left), cites=why)
        left.remove(first)
        yield from leave_play(board, first, cites="ahlcg/elimination.4^discard")


def _step(board: Board, number: int, name: str, anchor: str) -> Steps:
    point = f"elimination.{number}"
    yield from board.happens(Reached(point=point, who=name, cites=f"ahlcg/{point}^{anchor}"))


def _fate(board: Board, name: str, cause: Cause) -> Steps:
    """Trauma by the cause, in a campaign; and whether it kills or drives insane."""
    if cause == "resigned":
        yield from board.happens(FateMet(investigator=name, fate="resigned", cites="ahlcg/resign^eliminated"))
        return
    yield from board.happens(FateMet(investigator=name, fate="defeated", cites="ahlcg/defeat^eliminated"))
    if not board.now.campaign or cause == "ability":
        return
    kind = cause
    if cause == "both":
        kind = yield Decision(  # type: ignore[assignment]
            what="trauma", by=name, options=("damage", "horror"), cites="ahlcg/campaign.trauma^both"
        )
    physical = int(kind == "damage")
    yield from suffer(board, name, physical, 1 - physical)


def suffer(board: Board, name: str, physical: int, mental: int) -> Steps:
    """Trauma; as much of it as the printed value kills or drives insane."""
    kind = "physical" if physical else "mental"
    yield from board.happens(
        TraumaSuffered(
            investigator=name, physical=physical, mental=mental, cites=f"ahlcg/campaign.trauma^{kind}"
        )
    )
    who = board.now.investigator(name)
    if who.health is not None and who.physical_trauma >= who.health:
        yield from board.happens(
            FateMet(investigator=name, fate="killed", cites="ahlcg/campaign.trauma^killed")
        )
    elif who.sanity is not None and who.mental_trauma >= who.sanity:
        yield from board.happens(
            FateMet(investigator=name, fate="insane", cites="ahlcg/campaign.trauma^insane")
        )


def _weaknesses(board: Board, name: str) -> Steps:
    """For their weaknesses in play the game has ended: what waits for that resolves, then they leave."""
    yield from _step(board, 0, name, "game-over")
    own = [card.id for card in board.now.cards_in_play() if card.weakness and board.now.owner(card) == name]
    own += [enemy.id for enemy in board.now.enemies if enemy.weakness and enemy.owner == name]
    yield from fire(board, GameEnded(resolution="", cites="ahlcg/elimination.0^trigger"), own)
    for each in own:
        if board.now.card(each) or board.now.is_enemy(each):
            yield from eliminated_from_play(board, each, "removed", "ahlcg/elimination.0^remove")


def _new_lead(board: Board) -> Steps:
    names = tuple(each.id for each in board.now.investigators)
    lead = yield from chosen("new-lead", "players", names, "ahlcg/elimination.5^new-lead")
    yield from board.happens(LeadChosen(investigator=lead, cites="ahlcg/elimination.5^new-lead"))


def end_game(board: Board, resolution: str, cites: str) -> Steps:
    """The scenario ends, with what answers to that; nothing else happens any more."""
    yield from occurs(board, GameEnded(resolution=resolution, cites=cites))
    for place in board.now.locations:
        if place.victory and place.revealed and not place.clues:
            why = "ahlcg/victory-display-victory-points^location"
            yield from board.happens(LeftPlay(card=place.id, to="victory", cites=why))
    raise GameOver


@carry_out.register(EndGame)
def _end_game(effect: EndGame, doing: Doing) -> Procedure[bool]:
    yield from end_game(doing.board, effect.resolution, "ahlcg/act-agenda-advance.3^ends")
    return True


@carry_out.register(SufferTrauma)
def _suffer(effect: SufferTrauma, doing: Doing) -> Procedure[bool]:
    for name in (yield from investigators(effect.investigator, doing)):
        yield from suffer(doing.board, name, effect.physical, effect.mental)
    return True
