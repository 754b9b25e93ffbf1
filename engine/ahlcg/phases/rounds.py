"""A round, 1.1 to 4.6, with its six windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import ActionsReset, ExtraActions, Reached, Readied, TurnEnded
from engine.ahlcg.phases.actions import take_action
from engine.ahlcg.phases.permission import END_TURN, judged_actions
from engine.ahlcg.rules.attacks import enemy_phase_attacks, massive_attacks
from engine.ahlcg.rules.discarding import choose_discards, discard_from_hand, pick
from engine.ahlcg.rules.drawing import draw
from engine.ahlcg.rules.encounter import draw_encounter
from engine.ahlcg.rules.movement import hunters_move
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.rules.progress import check_threshold, place_doom
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.effects import GainResources, Period
from engine.ahlcg.state.values import forbidden, more_actions
from engine.ahlcg.timing.ladder import around, occurs, resolve_window
from engine.ahlcg.timing.lasting import expire, expire_before_turn
from engine.kernel import Decision, Refusals, chosen, legal

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.board import Board, Steps
    from engine.kernel import Procedure

HAND_SIZE = 8
_ANCHORS = {
    "step-4.1": "begin",
    "step-4.2": "flip",
    "step-4.3": "ready",
    "step-4.4": "draw",
    "step-4.5": "limit",
    "step-4.6": "phase-end",
}


_EXPIRES: dict[str, tuple[Period, ...]] = {
    "step-1.5": ("phase",),
    "step-2.2.2": ("turn",),
    "step-2.3": ("phase",),
    "step-3.4": ("phase",),
    "step-4.6": ("phase", "round"),
}


def step(board: Board, point: str, body: Steps | None = None, who: str | None = None) -> Steps:
    """A framework step with all that answers to it; what lasts until then is over before."""
    for period in _EXPIRES.get(point, ()):
        yield from expire(board, period)
    cites = f"ahlcg/{point}^{_ANCHORS.get(point, 'what')}"
    yield from around(
        board, Reached(point=point, who=who, cites=cites), body if body is not None else _nothing()
    )


def _nothing() -> Steps:
    yield from ()


def play_round(board: Board) -> Steps:
    """The four phases; the first round of a game has no mythos phase."""
    if board.now.round > 1 or board.now.point is not None:
        yield from mythos(board)
    for phase in (investigation, enemy, upkeep):
        yield from phase(board)


# 1


def mythos(board: Board) -> Steps:
    yield from step(board, "step-1.1")
    yield from step(board, "step-1.2", _one_doom(board))
    yield from step(board, "step-1.3", check_threshold(board))
    yield from step(board, "step-1.4", _draws(board))
    yield from resolve_window(board, "pw.mythos-after-1.4")
    yield from step(board, "step-1.5")


def _one_doom(board: Board) -> Steps:
    if board.now.agendas:
        yield from place_doom(board, board.now.agendas[0].id, 1, "ahlcg/step-1.2^what")


def _draws(board: Board) -> Steps:
    for who in [each.id for each in board.now.investigators]:
        if board.now.is_investigator(who):
            yield from draw_encounter(board, who)


# 2


def investigation(board: Board) -> Steps:
    yield from step(board, "step-2.1")
    yield from resolve_window(board, "pw.investigation-after-2.1")
    while waiting := [each.id for each in board.now.investigators if not each.turn_taken]:
        who = yield from chosen("next-turn", "players", waiting, "ahlcg/step-2.2^what")
        yield from turn(board, who)
    yield from step(board, "step-2.3")


def turn(board: Board, who: str) -> Steps:
    """2.2 to 2.2.2: a window before each action, until the investigator stops or is out."""
    yield from expire_before_turn(board, who)
    yield from step(board, "step-2.2", who=who)
    while board.now.is_investigator(who):
        yield from resolve_window(board, "pw.investigation-after-2.2")
        if not board.now.is_investigator(who):
            break
        yield from _extra_actions(board, who)
        yield from board.happens(Reached(point="step-2.2.1", who=who, cites="ahlcg/step-2.2.1^what"))
        judged = judged_actions(board, who)
        choice = yield from chosen("action", who, legal(judged), "ahlcg/step-2.2.1^any-mix", Refusals(judged))
        if choice == END_TURN:
            break
        yield from take_action(board, who, choice)
    yield from step(board, "step-2.2.2", _end_turn(board, who), who)


def _extra_actions(board: Board, who: str) -> Steps:
    """What constant abilities give now, beyond what they have given this turn."""
    more = more_actions(board.now, who) - board.now.investigator(who).extra_actions
    if more:
        yield from board.happens(ExtraActions(by=who, count=more, cites="ahlcg/gains^action"))


def _end_turn(board: Board, who: str) -> Steps:
    yield from board.happens(TurnEnded(by=who, cites="ahlcg/step-2.2.2^what"))


# 3


def enemy(board: Board) -> Steps:
    yield from step(board, "step-3.1")
    yield from step(board, "step-3.2", hunters_move(board))
    together = yield from _massive_way(board)
    order = [each.id for each in board.now.investigators]
    for place, who in enumerate(order):
        if not board.now.is_investigator(who):
            continue
        yield from resolve_window(board, "pw.enemy-before-3.3")
        if board.now.is_investigator(who):
            body = _attacks(board, who, together if place == 0 else [], order[place + 1 :])
            yield from step(board, "step-3.3", body, who)
    yield from resolve_window(board, "pw.enemy-after-3.3")
    yield from step(board, "step-3.4")


def _ready_massive(board: Board) -> list[str]:
    now = board.now
    return [each.id for each in now.enemies if now.has(each, "massive") and each.ready and now.engaged(each)]


def _massive_way(board: Board) -> Procedure[list[str]]:
    """Massive enemies engaged with several: all attacks together, or one in each investigator's place."""
    together: list[str] = []
    for name in _ready_massive(board):
        if len(board.now.engaged(board.now.enemy(name))) > 1:
            way = yield Decision(
                what="massive-way",
                by=board.now.lead.id,
                options=("in-player-order", "together"),
                cites="ahlcg/massive^order",
            )
            if way == "together":
                together.append(name)
    return together


def _attacks(board: Board, who: str, together: list[str], later: list[str]) -> Steps:
    for name in together:
        yield from massive_attacks(board, name)
    if board.now.is_investigator(who):
        yield from enemy_phase_attacks(board, who, later)


# 4


def upkeep(board: Board) -> Steps:
    yield from step(board, "step-4.1")
    yield from resolve_window(board, "pw.upkeep-after-4.1")
    yield from step(board, "step-4.2", _reset(board))
    yield from step(board, "step-4.3", _ready(board))
    yield from step(board, "step-4.4", _draw_and_gain(board))
    yield from step(board, "step-4.5", _hand_sizes(board))
    yield from step(board, "step-4.6")


def _reset(board: Board) -> Steps:
    yield from board.happens(ActionsReset(cites="ahlcg/step-4.2^meaning"))


def _ready(board: Board) -> Steps:
    """All at the same moment; enemies that ready beside an investigator engage at once."""
    lying = [enemy.id for enemy in board.now.enemies if not enemy.ready]
    lying += [card.id for card in board.now.cards_in_play() if not card.ready]
    names = tuple(name for name in lying if not forbidden(board.now, name, "ready"))
    if names:
        yield from occurs(board, Readied(cards=names, cites="ahlcg/step-4.3^simultaneous"))


def _draw_and_gain(board: Board) -> Steps:
    """Everybody draws in player order; then everybody gains a resource."""
    for who in [each.id for each in board.now.investigators]:
        if board.now.is_investigator(who):
            yield from draw(board, who, 1, "ahlcg/step-4.4^draw")
    for each in board.now.investigators:
        yield from carry_out(GainResources(), Doing(board, each.id))


def _hand_sizes(board: Board) -> Steps:
    for who in [each.id for each in board.now.investigators]:
        if not board.now.is_investigator(who):
            continue
        over = len(board.now.investigator(who).hand) - HAND_SIZE
        if over > 0 and not (yield from choose_discards(board, who, over, "ahlcg/step-4.5^choice")):
            yield from _only_weaknesses(board, who)


def _only_weaknesses(board: Board, who: str) -> Steps:
    """Too many cards, none of which may be chosen: the rules name nobody to settle it."""
    answer = yield Decision(
        what="weaknesses-over-limit",
        by=None,
        options=("keep", "discard"),
        cites="ahlcg/grim-rule^worst-outcome",
    )
    if answer == "discard":
        hand = board.now.investigator(who).hand
        for card in (yield from pick(who, hand, len(hand) - HAND_SIZE, "ahlcg/step-4.5^choice")):
            yield from discard_from_hand(board, who, card, "ahlcg/step-4.5^limit")


def _all_attacks(board: Board) -> Steps:
    together = yield from _massive_way(board)
    order = [each.id for each in board.now.investigators]
    for place, who in enumerate(order):
        if board.now.is_investigator(who):
            yield from _attacks(board, who, together if place == 0 else [], order[place + 1 :])


STEPS: dict[str, Callable[[Board], Steps]] = {
    "step-1.1": lambda _: _nothing(),
    "step-1.2": _one_doom,
    "step-1.3": check_threshold,
    "step-1.4": _draws,
    "step-1.5": lambda _: _nothing(),
    "step-2.3": lambda _: _nothing(),
    "step-3.1": lambda _: _nothing(),
    "step-3.2": hunters_move,
    "step-3.3": _all_attacks,
    "step-3.4": lambda _: _nothing(),
    "step-4.1": lambda _: _nothing(),
    "step-4.2": _reset,
    "step-4.3": _ready,
    "step-4.4": _draw_and_gain,
    "step-4.5": _hand_sizes,
    "step-4.6": lambda _: _nothing(),
}
PHASES: dict[str, Callable[[Board], Steps]] = {
    "mythos": mythos,
    "investigation": investigation,
    "enemy": enemy,
    "upkeep": upkeep,
}
