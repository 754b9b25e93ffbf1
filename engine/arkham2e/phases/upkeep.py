"""The Upkeep Phase: return of the lost, refresh, upkeep actions, adjusting skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    CameBack,
    CardAged,
    CardsRefreshed,
    LookUp,
    MoneyGained,
    Reached,
    SliderMoved,
    TurnLost,
)
from engine.arkham2e.rules.outcomes import carry_out, roll_for
from engine.arkham2e.state.board import Doing, breakable
from engine.arkham2e.state.cards import UPKEEP_ROLLS
from engine.arkham2e.state.table import PAIRS
from engine.kernel import Decision, chosen

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Card
    from engine.arkham2e.state.effects import Skill
    from engine.arkham2e.state.table import Investigator, Situation, Slider

DONE = "done"
STAY = "stay"
RETAINER_INCOME = 2
_WITHOUT_PAY = ("retainer", "bank-loan")


def upkeep_phase(board: Board) -> Steps:
    """All refresh before anybody's upkeep actions."""
    yield from board.happens(Reached(point="upkeep-phase", cites="arkham2e/upkeep-phase^steps"))
    for who in board.now.in_order():
        yield from _lost_and_held(board, who)
    yield from refresh_all(board)
    had = cards_had(board.now)
    for who in board.now.in_order():
        if board.now.is_in_play(who) and not board.now.investigator(who).turn_lost:
            yield from breakable(board, who, upkeep_actions(board, who, had))
            if board.now.is_in_play(who):
                yield from adjust_skills(board, who)


def _lost_and_held(board: Board, who: str) -> Steps:
    """Whoever stood up last turn comes back now; whoever lies on the side loses this turn."""
    now = board.now.investigator(who)
    if now.lost and not now.delayed:
        spaces = [each for each in board.now.town if not board.now.is_closed(each)]
        cites = "arkham2e/lost-in-time-and-space^return"
        to = yield from chosen("come-back", who, [STAY, *spaces], cites)
        if to != STAY:
            yield from board.happens(CameBack(who=who, to=to, cites=cites))
    elif (now.lost or now.arrested) and now.delayed:
        rule = "lost-in-time-and-space" if now.lost else "arrested"
        yield from board.happens(TurnLost(who=who, cites=f"arkham2e/{rule}^lose-turn"))


def refresh_all(board: Board) -> Steps:
    point = "refresh-exhausted-cards"
    yield from board.happens(Reached(point=point, cites="arkham2e/refresh-exhausted-cards^what"))
    for who in board.now.in_order():
        now = board.now.investigator(who)
        cards = tuple(card.id for card in now.cards if card.exhausted)
        if cards and (board.now.battle or not now.turn_lost):
            up = CardsRefreshed(who=who, cards=cards, cites="arkham2e/refresh-exhausted-cards^what")
            yield from board.happens(up)


def cards_had(table: Situation) -> frozenset[str]:
    """The cards of all investigators, as the upkeep actions begin."""
    return frozenset(card.id for each in table.investigators for card in each.cards)


def upkeep_actions(board: Board, who: str, had: frozenset[str]) -> Steps:
    """All of them, in the order the player likes; for what comes meanwhile the first Upkeep is the next."""
    reached = Reached(point="upkeep-actions", who=who, cites="arkham2e/upkeep-actions^all")
    yield from board.happens(reached)
    done: list[str] = []
    while True:
        cards = [card for card in board.now.investigator(who).cards if _acts(board.now, card)]
        cards = [card for card in cards if card.id in had or card.special not in UPKEEP_ROLLS]
        left = [card.id for card in cards if card.id not in done]
        if not left:
            return
        name = yield from chosen("upkeep-action", who, left, "arkham2e/upkeep-actions^order")
        done.append(name)
        yield from _act(board, who, name)


def _acts(table: Situation, card: Card) -> bool:
    """Retainers and loans do nothing once the final battle has begun."""
    if table.battle and card.special in _WITHOUT_PAY:
        return False
    return card.upkeep is not None or card.special in UPKEEP_ROLLS


def _act(board: Board, who: str, name: str) -> Steps:
    """First what the card gives, then its roll, which is left out in the first Upkeep."""
    card = board.now.investigator(who).card(name)
    pays = "arkham2e/retainer^income" if card.special == "retainer" else "arkham2e/upkeep-actions^all"
    doing = Doing(board, who, card.title, text=pays)
    told = card.upkeep.effects if card.upkeep is not None else ()
    if card.special == "retainer":
        yield from _income(board, who, card, told=bool(told))
    yield from carry_out(told, doing)
    if card.fresh and card.special in UPKEEP_ROLLS:
        yield from board.happens(CardAged(who=who, card=name, cites="arkham2e/upkeep-roll^first-upkeep"))
        return
    if card.upkeep is not None and card.upkeep.roll:
        why = "retainer^then-roll" if card.special == "retainer" else "upkeep-roll^what"
        yield from roll_for(doing, card.upkeep.roll, f"arkham2e/{why}")
    elif card.special in UPKEEP_ROLLS:
        text = LookUp(what="upkeep-roll", source=card.title, cites="arkham2e/upkeep-roll^results")
        yield from board.happens(text)


def _income(board: Board, who: str, card: Card, *, told: bool) -> Steps:
    """Of a Retainer, where the sheet does not tell itself what the card gives."""
    if not told:
        pay = MoneyGained(who=who, count=RETAINER_INCOME, cites="arkham2e/retainer^income")
        yield from board.happens(pay)
    if card.fresh:
        yield from board.assumes("first-upkeep-income", "arkham2e/retainer^first-upkeep")


def adjust_skills(board: Board, who: str) -> Steps:
    """One stop for each point of Focus, over all three sliders together."""
    reached = Reached(point="adjust-skills", who=who, cites="arkham2e/adjust-skills^may")
    yield from board.happens(reached)
    left = board.now.investigator(who).focus
    while left:
        ways = _raises(board.now.investigator(who))
        if not ways:
            return
        options = (DONE, *(f"raise:{skill}" for skill in ways))
        choice = yield Decision(what="adjust", by=who, options=options, cites="arkham2e/focus^total")
        if choice == DONE:
            return
        left -= 1
        skill = choice.partition(":")[2]
        to = next(value for name, value in ways.items() if name == skill)
        moved = SliderMoved(who=who, skill=_as_skill(skill), to=to, left=left, cites="arkham2e/focus^cost")
        yield from board.happens(moved)


def _as_skill(name: str) -> Skill:
    return name  # type: ignore[return-value]


def _raises(who: Investigator) -> dict[str, int]:
    """Each skill that a slider can raise by a stop, and to what."""
    found: dict[str, int] = {}
    for pair in PAIRS:
        slider: Slider | None = getattr(who, pair)
        if slider is None:
            continue
        for place, skill in enumerate(pair.split("_")):
            now = slider.stops[slider.at][place]
            beside = [
                slider.stops[at][place]
                for at in (slider.at - 1, slider.at + 1)
                if 0 <= at < len(slider.stops)
            ]
            better = [value for value in beside if value > now]
            if better:
                found[skill] = better[0]
    return found
