"""The Keeper turn, step by step."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.kernel import Decision, Refusals, chosen, die, legal
from engine.mansions.events import (
    EventHeldBack,
    EventRevealed,
    KeeperActionUsed,
    KeeperTurnLost,
    MonsterRecovers,
    Reached,
    StunRemoved,
    TimePassed,
    Traded,
    Vetoed,
)
from engine.mansions.phases.combat import monster_attack
from engine.mansions.phases.skill_test import D10
from engine.mansions.rules.abilities import urges
from engine.mansions.rules.ending import nobody_wins, reveal_objective
from engine.mansions.rules.features import burn_monsters
from engine.mansions.rules.harm import play_trauma
from engine.mansions.rules.monsters import at_altar, movable, with_victim
from engine.mansions.rules.mythos import change_threat
from engine.mansions.rules.outcomes import carry_out
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing, breakable
from engine.mansions.state.table import INVESTIGATORS, KEEPER

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import EventCard, KeeperAction
    from engine.mansions.state.components import Investigator
    from engine.mansions.state.effects import Effect
    from engine.mansions.state.table import Situation


def keeper_turn(board: Board) -> Steps:
    if board.now.keeper.loses_turn:
        yield from board.happens(KeeperTurnLost(cites="mansions/keeper-setup-error^lose-turn"))
        return
    yield from board.happens(Reached(point="keeper-turn", cites="mansions/keeper-turn^what"))
    for number, (name, part) in enumerate(KEEPER_STEPS.items(), 1):
        yield from board.happens(Reached(point=name, cites="mansions/keeper-turn^" + f"step-{number}"))
        yield from part(board)
    yield from burn_monsters(board)


def trading(board: Board) -> Steps:
    """Cards of six types between investigators in one space; then one stun token off each."""
    while options := trades(board.now):
        answer = yield Decision(
            what="trade", by=INVESTIGATORS, options=(*options, "done"), cites="mansions/trading-step^trade"
        )
        if answer == "done":
            break
        giver, card, to = answer.removeprefix("give:").split(">")
        yield from board.happens(Traded(giver=giver, card=card, to=to, cites="mansions/trading-step^types"))
    for each in board.now.in_play:
        if each.stun:
            yield from board.happens(StunRemoved(who=each.id, cites="mansions/trading-step^stun"))


def trades(table: Situation) -> list[str]:
    found = []
    for giver in table.in_play:
        others = [each.id for each in table.at(giver.space) if each.id != giver.id]
        cards = [card.id for card in giver.items if card.tradable]
        found += [f"give:{giver.id}>{card}>{to}" for card in cards for to in others]
    return found


def gain_threat(board: Board) -> Steps:
    """As many as there were investigator players at the start, whoever is left."""
    gone = any(each.eliminated for each in board.now.investigators)
    cites = "mansions/threat-step^unchanged" if gone else "mansions/threat-step^gain"
    yield from change_threat(board, board.now.players, cites)


def keeper_actions(board: Board) -> Steps:
    """Any number, one at a time, as far as the threat reaches and there is a target."""
    while options := legal(judged := judged_keeper(board.now)):
        answer = yield Decision(
            what="keeper-action",
            by=KEEPER,
            options=(*options, "done"),
            cites="mansions/keeper-action-step^any-number",
            refusals=Refusals(judged),
        )
        if answer == "done":
            return
        kind, _, name = answer.partition(":")
        if kind == "insanity":
            yield from drive(board, name)
        else:
            card = next(each for each in board.now.keeper.actions if each.id == name)
            yield from use_action(board, card)


def judged_keeper(table: Situation) -> dict[str, str | None]:
    """Every card and insanity, with the statement by which the Keeper cannot use it now."""
    cards = {f"action:{card.id}": _why_no_action(table, card) for card in table.keeper.actions}
    return cards | {f"insanity:{each.id}": _why_no_insanity(table, each) for each in table.in_play}


def _why_no_action(table: Situation, card: KeeperAction) -> str | None:
    if card.cost > table.keeper.threat:
        return "mansions/keeper-action-step^any-number"
    if card.limit is not None and table.turn.actions.count(card.id) >= card.limit:
        return "mansions/keeper-action-cards^parts"
    return next(filter(None, (_why_no_target(table, each) for each in card.effects)), None)


def _why_no_target(table: Situation, effect: Effect) -> str | None:
    """The statement by which there is nothing that an effect could be about."""
    match effect:
        case can.Urge() if not urges(table):
            return "mansions/uncontrollable-urges-note^no-target"
        case can.MoveMonster(monster=name):
            able = movable(table)
            stunned = any(each.stun for each in table.monsters)
            why = "mansions/stun^monster" if stunned else "mansions/keeper-action-step^categories"
            return None if (able if name == "keeper-chooses" else name in able) else why
        case can.TakeSample() if not with_victim(table):
            return "mansions/sample-tokens^gain"
        case can.LeaveSamples() if not at_altar(table):
            return "mansions/sample-tokens^altar"
        case can.RaiseDead() if not any(each.corpses for each in table.spaces):
            return "mansions/corpse^zombies"
    return None


def _why_no_insanity(table: Situation, by: Investigator) -> str | None:
    """Insane, not yet this turn, and there is an insanity in the hand that fits."""
    hand = any(card.kind == "insanity" for card in table.keeper.trauma)
    if not by.insane or not hand:
        return "mansions/keeper-action-step^insane"
    return "mansions/insane^once" if by.id in table.turn.driven else None


def use_action(board: Board, card: KeeperAction) -> Steps:
    if card.id in board.now.turn.actions and card.limit is None:
        yield from board.assumes("keeper-action-again", "mansions/keeper-action-step^repeat")
    if card.cost:
        yield from change_threat(board, -card.cost, "mansions/keeper-action-step^pay")
    used = KeeperActionUsed(card=card.id, cost=card.cost, cites="mansions/keeper-action-cards^pay")
    yield from board.happens(used)
    yield from carry_out(card.effects, Doing(board, KEEPER, card.id))


def drive(board: Board, who: str) -> Steps:
    """An insanity on an insane investigator, as a Keeper action."""
    cards = [card for card in board.now.keeper.trauma if card.kind == "insanity"]
    name = yield from chosen("which-insanity", KEEPER, [card.id for card in cards], "mansions/insane^once")
    card = next(each for each in cards if each.id == name)
    yield from board.assumes("insanity-as-an-action-is-free", "mansions/insane^no-cost")
    yield from play_trauma(board, who, card, action=True)


def monster_attacks(board: Board) -> Steps:
    """Stunned monsters lose a token instead; of the others the Keeper chooses which attack, and whom."""
    attackers = []
    for monster in board.now.monsters:
        if monster.stun:
            stunned = MonsterRecovers(monster=monster.id, cites="mansions/monster-attack-step^stunned")
            yield from board.happens(stunned)
        else:
            attackers.append(monster.id)
    while True:
        able = [name for name in attackers if name not in board.now.turn.attacked and _near(board.now, name)]
        if not able:
            return
        options = tuple(f"attack:{name}" for name in able)
        answer = yield Decision(
            what="monster-attack",
            by=KEEPER,
            options=(*options, "done"),
            cites="mansions/monster-attack-step^some",
            refusals=Refusals(partial(_judged_attacks, board.now)),
        )
        if answer == "done":
            return
        yield from attack_with(board, answer.removeprefix("attack:"))


def _near(table: Situation, name: str) -> bool:
    return (
        table.is_monster(name) and not table.monster(name).stun and bool(table.at(table.monster(name).space))
    )


def _judged_attacks(table: Situation) -> dict[str, str | None]:
    return {f"attack:{each.id}": why_no_attack(table, each.id, None) for each in table.monsters}


def why_no_attack(table: Situation, name: str, whom: str | None) -> str | None:
    """The statement against it: it is stunned, has attacked, or has nobody in its space."""
    victims = [each.id for each in table.at(table.monster(name).space)]
    if table.monster(name).stun:
        return "mansions/monster-attack-step^stunned"
    if name in table.turn.attacked:
        return "mansions/keeper-turn^step-4"
    if not victims or (whom is not None and whom not in victims):
        return "mansions/monster-attack-step^attack"
    return None


def attack_with(board: Board, name: str, whom: str | None = None) -> Steps:
    if cites := why_no_attack(board.now, name, whom):
        yield from board.happens(Vetoed(what="attack", whom=name, cites=cites))
        return
    victims = [each.id for each in board.now.at(board.now.monster(name).space)]
    who = whom or (yield from chosen("victim", KEEPER, victims, "mansions/monster-attack-step^target"))
    yield from breakable(board, who, monster_attack(board, name, who))


def event(board: Board) -> Steps:
    """One time token; with as many as the value on its back, the top card is resolved."""
    if not board.now.events:
        return
    top = board.now.events[0]
    tokens = board.now.time + 1
    yield from board.happens(TimePassed(tokens=tokens, cites="mansions/event-step^token"))
    if tokens < top.time:
        return
    last = len(board.now.events) == 1
    if last and "game-length" in board.now.variants and not _names_last(board.now):
        cites = "mansions/variant-game-length^roll"
        face = yield from die(cites, *D10)
        if face <= 2:
            held = EventHeldBack(face=face, cites="mansions/variant-game-length^one-or-two")
            yield from board.happens(held)
            return
    yield from resolve_event(board, top)
    if last:
        yield from nobody_wins(board)


def _names_last(table: Situation) -> bool:
    """Whether the objective lets a side win when the last Event is resolved."""
    card = table.objective
    return card is not None and any(side and side.last_event for side in (card.keeper, card.investigators))


def resolve_event(board: Board, card: EventCard) -> Steps:
    """Only the part of the Keeper's story choice; Event IV also reveals the objective."""
    choice = yield from _story_choice(board, card)
    cites = "mansions/event-story-choice^only-chosen" if choice else "mansions/event-step^resolve"
    yield from board.happens(EventRevealed(card=card, choice=choice, cites=cites))
    if card.stage == 4:
        yield from reveal_objective(board, "event-iv", "mansions/revealing-the-objective^event-iv")
    own = card.choices[choice] if choice else ()
    yield from carry_out((*card.effects, *own), Doing(board, KEEPER, card.id))


def _story_choice(board: Board, card: EventCard) -> Procedure[str | None]:
    """By the marker that the Keeper chose at the start; where the table tells of none, the Keeper says."""
    own = board.now.keeper.choices
    if card.choices and not own:
        rule = "mansions/event-story-choice^only-chosen"
        return (yield Decision(what="story-choice", by=KEEPER, options=tuple(card.choices), cites=rule))
    return next((each for each in own if each in card.choices), None)


KEEPER_STEPS: dict[str, Callable[[Board], Steps]] = {
    "trading-step": trading,
    "threat-step": gain_threat,
    "keeper-action-step": keeper_actions,
    "monster-attack-step": monster_attacks,
    "event-step": event,
}
