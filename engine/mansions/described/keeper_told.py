"""The Keeper: threat, cards in hand, actions, events; whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.matters import DOES, HAPPENS, MAY, MUCH, ORDER, WHO, Matter
from engine.mansions.described.playing import (
    course,
    decides,
    occurs,
    offered,
    summed,
)
from engine.mansions.rules.drawing import LIMIT

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Told, Topic

_MOST_PEOPLE = 4


def _people(told: Told, draft: Draft) -> int:
    """How many investigators the game began with; players count the Keeper in, unless that is said."""
    investigators = scenes.how_many(told, "investigator", 0)
    players = scenes.how_many(told, "player", 0)
    told.use("investigator", "player", "and-keeper", "with-keeper", "start-game")
    if not investigators and players:
        investigators = players - (0 if told.has("and-keeper") else 1)
        if not told.has("and-keeper", "with-keeper"):
            draft.assumes("players-with-keeper", players)
    if not 1 <= investigators <= _MOST_PEOPLE:
        draft.missing.append("people")
        return 1
    draft.reads("people", investigators)
    return investigators


def _threat(told: Told, draft: Draft) -> None:
    told.use("keeper", "threat", "keeper-turn", "token")
    many = _people(told, draft)
    draft.people(many)
    draft.because("threat-step^gain")
    if told.has("eliminated", "dead"):
        told.use("eliminated", "dead")
        told.used.update(place for place in told.places("number") if told.terms[place].number == 1)
        draft.cites.insert(0, "mansions/threat-step^unchanged")
        draft.reads("eliminated")
        if many > 1:
            draft.table["investigators"][-1].update(fate="killed", eliminated=True)
    draft.table["players"] = many
    draft.attempt = {"step": "threat-step"}


def _mythos_in_keeper_turn(told: Told, draft: Draft) -> None:
    told.use("keeper", "keeper-turn", "mythos")
    draft.keeper["mythos"] = [{"id": draft.name("mythos")}]
    draft.because("mythos-timing-windows^never-keeper")
    draft.reads("keeper-turn")
    draft.attempt = {"phase": "keeper"}


def _second_mythos(told: Told, draft: Draft) -> None:
    many = scenes.how_many(told, "mythos")
    told.use(
        "keeper",
        "mythos",
        "investigator-turn",
        "before",
        "second",
        "additional",
        "more-than-one",
        "third",
        "investigator",
    )
    if not told.has("keeper"):
        draft.missing.append("who")
    more = many > 1 or told.has("second", "additional", "more-than-one", "third")
    draft.keeper["mythos"] = [{"id": draft.name("mythos")}]
    draft.turn["mythos"] = more
    draft.reads("mythos", 1 if more else 0)
    draft.because("mythos-timing-windows^one")
    draft.granted("mythos-timing-windows^moments")
    draft.attempt = {"turn": draft.me}


def _fifth_card(told: Told, draft: Draft) -> None:
    """One card more than the hand may hold."""
    deck = "trauma" if told.has("trauma") else "mythos"
    told.use("keeper", "hand", "hold", "mythos", "trauma", "fifth", "draw", "discard", "card", "additional")
    told.take(deck)
    extra = {"kind": "injury"} if deck == "trauma" else {}
    cards = [{"id": f"{draft.name(deck)} {number}", **extra} for number in range(1, LIMIT + 2)]
    draft.keeper[deck] = cards[:LIMIT]
    draft.table[deck] = {"cards": cards[LIMIT:]}
    draft.reads("hand", LIMIT + 1)
    draft.because("keeper-hand-limit^choice")
    draft.attempt = {"effects": {"effects": [{"effect": "draw-cards", "what": deck}]}}


def _keeper_turn(_told: Told, draft: Draft) -> None:
    draft.because("keeper-turn^what")
    draft.attempt = {"phase": "keeper"}


def _several_actions(told: Told, draft: Draft) -> None:
    """Two Keeper Action cards, or one twice."""
    told.use("keeper", "action-card", "more-than-one", "keeper-turn", "times", "third", "card")
    told.take("action-card")
    same = told.has("times", "third")
    name = draft.name("action-card")
    cards = [{"id": f"{name} {number}", "cost": 1} for number in (1, 2)]
    draft.keeper.update(threat=3, actions=cards)
    second = cards[0] if same else cards[1]
    draft.chooses("keeper-action", f"action:{cards[0]['id']}", f"action:{second['id']}", "done")
    draft.assumes("threat-enough")
    draft.because("keeper-action-step^repeat" if same else "keeper-action-step^any-number")
    draft.attempt = {"step": "keeper-action-step"}


def _event(told: Told, draft: Draft) -> None:
    """So many time tokens on a card of such a value."""
    told.use(
        "event-step",
        "event",
        "token",
        "time-token",
        "time-value",
        "keeper",
        "revealed",
        "reveal",
        "keeper-turn",
    )
    tokens, value = told.value("time-token"), told.value("time-value")
    if tokens is None and told.denied("time-token"):
        tokens = 0
    if tokens is None:
        draft.missing.append("time-tokens")
    if not value:
        draft.missing.append("time-value")
    if tokens is None or not value:
        return
    name = draft.name("event")
    draft.table["events"] = [{"id": f"{name} 1", "time": value}, {"id": f"{name} 2"}]
    draft.table["time"] = tokens
    draft.reads("time-tokens", tokens)
    draft.reads("time-value", value)
    draft.because("event-step^equal")
    draft.attempt = {"step": "event-step"}


def _last_event(told: Told, draft: Draft) -> None:
    told.use(
        "event", "last", "no-winner", "win", "event-step", "objective", "keeper", "lose", "all", "player"
    )
    draft.table["events"] = [{"id": draft.name("event"), "stage": 5}]
    draft.reads("last-event")
    draft.because("all-players-lose^lose")
    draft.attempt = {"step": "event-step"}


def _turn_order(told: Told, draft: Draft) -> None:
    told.use(
        "investigator", "player", "first", "move", "q-order", "turn", "investigator-turn", "others", "hold"
    )
    draft.people(2)
    draft.assumes("people", 2)
    draft.attempt = {"phase": "investigators"}


TOPICS: dict[str, Topic[Sheet]] = {
    "fifth-card": Matter(
        (("hand", "fifth", "discard"), ("mythos", "trauma", "hand")),
        WHO,
        _fifth_card,
        decides("discard-mythos", "discard-trauma"),
    ).topic(),
    "turn-order": Matter(
        (("investigator", "player"), ("first", "turn", "q-order", "move", "investigator-turn")),
        WHO,
        _turn_order,
        decides("next-turn"),
        (),
        ("monster", "keeper", "horror-test", "evade", "win"),
    ).topic(),
    "threat": Matter(
        ("threat",), MUCH, _threat, summed("threat-changed", "by", "threat"), (), ("unspent", "cost")
    ).topic(),
    "mythos-in-keeper-turn": Matter(
        ("mythos", "keeper-turn"), DOES, _mythos_in_keeper_turn, offered("mythos")
    ).topic(),
    "second-mythos": Matter(
        ("mythos",), MAY, _second_mythos, offered("mythos"), (), ("hand", "hold", "draw", "threat", "dark")
    ).topic(),
    "keeper-turn": Matter(("keeper-turn",), ORDER, _keeper_turn, course, ("step", "keeper")).topic(),
    "several-actions": Matter(
        ("action-card", ("more-than-one", "times", "third", "number")),
        MAY,
        _several_actions,
        occurs("keeper-action-used", times=2),
        (),
        ("monster", "insane", "barrier"),
    ).topic(),
    "last-event": Matter(("last", "event"), HAPPENS, _last_event, course).topic(),
    "event": Matter(("event", ("time-token", "time-value")), HAPPENS, _event, course).topic(),
    "event-comes": Matter(
        ("event", "time-token", ("revealed", "reveal", "event")), DOES, _event, occurs("event-revealed")
    ).topic(),
}
