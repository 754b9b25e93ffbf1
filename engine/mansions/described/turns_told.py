"""What may be done in a turn: acting, hiding, exploring, trading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision
from engine.mansions.described import scenes
from engine.mansions.described.matters import DOES, MAY, Matter
from engine.mansions.described.moving_told import STEPS, goes
from engine.mansions.described.playing import followed, legal
from engine.mansions.phases.keeper import trades
from engine.plain_words import Answer, cites_of

if TYPE_CHECKING:
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading, Told, Topic

_ACTIONS = ("explore", "attack", "shoot", "drop", "run")


def _action_between(told: Told, draft: Draft) -> None:
    """A step, the action, another step."""
    told.use("move", "movement-step", "third", "second", "action", "explore", "attack")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    draft.turn.update(moves=1, action=True)
    draft.reads("moves", 1, draft.me)
    draft.reads("acted", "", draft.me)
    draft.because("stun^mid-turn" if draft.you.get("stun") else "investigator-turn^any-order")
    goes(draft, draft.beside)


def _moves_and_acts(told: Told, draft: Draft) -> None:
    """So many Movement Steps, and the action."""
    told.use("move", "movement-step", "explore", "attack", "action", "times", "done-once", "first")
    moved = max([told.terms[at].number for at in told.places("times")] or [1])
    if moved > STEPS:
        draft.missing.append("count")
    draft.turn["moves"] = moved
    draft.reads("moves", moved, draft.me)
    draft.because("investigator-turn^steps", "investigator-turn^any-order")
    draft.attempt = {"explore": draft.me}


def _two_actions(told: Told, draft: Draft) -> None:
    told.use(*_ACTIONS, "monster", "here", "room", "action", "times")
    told.take("action")
    draft.turn["action"] = True
    draft.reads("acted", "", draft.me)
    draft.because("action-step^single")
    draft.attempt = {"explore": draft.me}


def two_actions(told: Told) -> bool:
    both = sum(told.has(action) for action in _ACTIONS if action not in ("shoot",)) > 1
    twice = told.has("action") and any(f.value == STEPS for f in told.facts if f.what == "action")
    again = told.has(*_ACTIONS) and any(told.terms[at].number > 1 for at in told.places("times"))
    if told.has("move", "movement-step") or (
        told.has("keeper", "evade", "stun", "dark", "monster") and (again or not both)
    ):
        return False
    return (both or twice or again) and told.question == "may"


def _stunned_acts(told: Told, draft: Draft) -> None:
    told.use("action", "explore", "attack")
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    scenes.moved(told, draft)
    draft.because("stun^action-stays")
    draft.attempt = {"explore": draft.me}


def _hidden_does(told: Told, draft: Draft) -> None:
    """What one may do while hidden."""
    scenes.hidden(told, draft)
    told.use("attack", "shoot", "move", "movement-step", "explore", "monster", "here", "action", "spell")
    draft.because("hidden^cannot")
    if told.has("attack", "shoot"):
        weapon = draft.give(draft.name("weapon"), types=["weapon"], weapon="ranged", damage=1, range=1)
        monster = draft.add_monster()
        draft.attempt = {"attack": {"by": draft.me, "monster": monster, "weapon": weapon}}
        draft.reads("attack-here", "", draft.me)
    elif told.has("explore"):
        draft.granted("hidden^other-actions")
        draft.attempt = {"explore": draft.me}
        draft.reads("action", "explore", draft.me)
    else:
        goes(draft, draft.beside)
        draft.reads("moves-on", "", draft.me)


def _explore_anywhere(_told: Told, draft: Draft) -> None:
    draft.because("explore^anywhere")
    draft.you["space"] = draft.beside
    draft.reads("action", "explore", draft.me)
    draft.attempt = {"explore": draft.me}


def _explore_dark(told: Told, draft: Draft) -> None:
    told.use("explore", "move", "action", "movement-step", "hold", "item")
    scenes.dark(told, draft)
    if scenes.stunned(told, draft):
        draft.missing.append("who")
    if not scenes.moved(told, draft):
        draft.assumes("moves", 0, draft.me)
    draft.because("darkness^explore")
    draft.attempt = {"explore": draft.me}


_GOODS = {
    "weapon": "weapon",
    "ranged": "weapon",
    "sharp": "weapon",
    "blunt": "weapon",
    "key": "key",
    "item": "equipment",
    "clue-card": "clue",
}


def _trade(told: Told, draft: Draft) -> None:
    """A card for somebody in your space, or not in it."""
    told.use("friend", "investigator", "here", "trading-step", "hold", "others", *_GOODS, "spell")
    apart = told.has("elsewhere", "adjacent", "other-room") or (
        told.has("same-room") and not told.has("here")
    )
    told.use("elsewhere", "adjacent", "same-room", "other-room")
    if told.has("monster") or (told.has("room") and not apart and not told.has("here")):
        draft.missing.append("scene")
    draft.people(2, **({"space": draft.beside} if apart else {}))
    kinds = {_GOODS[word] for word in _GOODS if told.has(word)}
    if told.has("spell"):
        draft.you["spells"] = [{"id": draft.name("spell"), "type": "Spell"}]
        draft.because("spell-cards^no-trade", "trading-step^others")
    elif len(kinds) == 1:
        kind = kinds.pop()
        extra = {"clue": 2} if kind == "clue" else {}
        draft.give(draft.name("card"), types=[kind], **extra)
        draft.because("clue-card^no-trade" if kind == "clue" else "trading-step^trade")
    elif not kinds:
        draft.give(draft.name("weapon"), types=["weapon"], weapon="sharp-melee")
        draft.assumes("goods")
        draft.because("trading-step^trade")
    else:
        draft.missing.append("goods")
    draft.granted("trading-step^types")
    draft.reads("partner", "apart" if apart else "together")
    draft.attempt = {"step": "trading-step"}


def _can_trade(sheet: Sheet, reading: Reading) -> Answer:
    own = reading.told.has("own-turn", "turn", "investigator-turn") and not reading.told.has("trading-step")
    if own:  # it has a step of its own, in the Keeper turn
        return Answer("legal", ("mansions/keeper-turn^step-1", "mansions/trading-step^trade"), verdict=False)
    verdict = bool(trades(sheet.situation))
    return Answer("legal", cites_of(reading, verdict=verdict), verdict=verdict)


def _drop(told: Told, draft: Draft) -> None:
    """Starting Items and Exploration cards, nothing else."""
    told.use("drop", "spell", *_GOODS, "action", "room")
    if told.has("spell"):
        draft.you["spells"] = [{"id": draft.name("spell"), "type": "Spell"}]
        draft.because("drop^only-these")
    else:
        draft.give(draft.name("card"), types=["equipment"])
        draft.because("drop^what")
    if told.has("spell") == told.has(*_GOODS):
        draft.missing.append("goods")
    draft.attempt = {"drop": draft.me}


def _optional(told: Told, draft: Draft) -> None:
    told.use("move", "explore", "action", "movement-step", "must", "run", "all")
    draft.because("investigator-turn^optional")
    draft.attempt = {"turn": draft.me}


def asks_duty(told: Told) -> bool:
    """ "Do I have to": a duty, not a fact."""
    return told.has("must") or any("have to" in term.text.casefold() for term in told.terms)


def _may_end(sheet: Sheet, reading: Reading) -> Answer:
    """A duty there is only if the turn cannot be ended at once."""
    played = followed(sheet, reading, until=("do",))
    free = isinstance(played.pending, Decision) and "end" in played.pending.options
    return Answer(
        "legal", cites_of(reading, played), verdict=not free, events=played.events, answers=played.answers
    )


TOPICS: dict[str, Topic[Sheet]] = {
    "drop": Matter(
        ("drop",), MAY, _drop, legal, never=("dead", "keeper", "trading-step", "trade", "monster", "explore")
    ).topic(),
    "two-actions": Matter((), MAY, _two_actions, legal, when=two_actions).topic(),
    "hidden": Matter(
        ("hidden", ("attack", "shoot", "move", "movement-step", "explore")),
        MAY,
        _hidden_does,
        legal,
        (),
        ("evade", "horror-test"),
    ).topic(),
    "trade": Matter(("trade",), MAY, _trade, _can_trade, (), ("evade", "keeper")).topic(),
    "explore-anywhere": Matter(("explore", "any-space"), DOES, _explore_anywhere, legal, ("room",)).topic(),
    "explore-dark": Matter(
        ("explore", ("dark", "ignores-dark")), MAY, _explore_dark, legal, (), ("evade", "monster")
    ).topic(),
    "action-between": Matter(
        (("move", "movement-step"), ("action", "explore", "attack"), ("third", "second")),
        MAY,
        _action_between,
        legal,
        (),
        ("stun", "monster", "keeper", "evade", "lock"),
    ).topic(),
    "moves-and-acts": Matter(
        (("move", "movement-step"), ("explore", "action")),
        MAY,
        _moves_and_acts,
        legal,
        (),
        (
            "stun",
            "monster",
            "keeper",
            "evade",
            "lock",
            "dark",
            "third",
            "second",
            "diagonal",
            "attack",
            "barrier",
        ),
    ).topic(),
    "stunned-acts": Matter(
        ("stun", ("action", "explore", "attack")),
        MAY,
        _stunned_acts,
        legal,
        (),
        ("monster", "evade", "keeper"),
    ).topic(),
    "optional": Matter(
        (("move", "explore", "action", "movement-step"),),
        ("does", None),
        _optional,
        _may_end,
        (),
        (
            "monster",
            "keeper",
            "evade",
            "horror-test",
            "found-card",
            "card",
            "dropped",
            "find",
            "stun",
            "test",
            "door",
            "puzzle",
            "dark",
            "fire",
            "lock",
            "item",
            "hidden",
            "take-card",
            "trade",
            "attack",
            "spell",
        ),
        when=asks_duty,
    ).topic(),
}
