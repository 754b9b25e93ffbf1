"""Actions in more detail: how many, tickets, component actions, what is traded, how much is rested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.eldritch.described import judging
from engine.eldritch.described.matters import MAY, MUCH, Matter
from engine.eldritch.rules.movement import MOST_TICKETS
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.eldritch.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told


def _how_far(told: Told, draft: Draft) -> None:
    """Along paths that fit the tickets."""
    counted = [fact.value for fact in told.take("ticket") if fact.kind == "number"]
    none = told.has("ticket") and told.denied("ticket")
    tickets = sum(counted) if counted else int(told.has("ticket") and not none)
    told.use("travel", "spaces", "spend", "ticket", "path", "advance", "maximum")
    told.used.update(place for place in told.places("number") if told.terms[place].number == 1)
    if tickets > MOST_TICKETS:
        draft.missing.append("possible-tickets")
    draft.you["tickets"] = ["train"] * min(tickets, MOST_TICKETS)
    draft.paths("train", "train", "train", "train")
    draft.reads("tickets", tickets, draft.me)
    draft.assumes("train-paths")
    draft.because("travel-action^tickets" if tickets else "travel-action^move", "travel-action^farthest")
    spaces = [str(each["id"]) for each in draft.table["spaces"]]
    draft.choices = {"ticket-for": [f"by-train:{each}" for each in spaces[2:]], "travel": [spaces[1]]}
    draft.attempt = {"travel": draft.me}


def _component(told: Told, draft: Draft) -> None:
    """A component action that was performed before, by somebody."""
    told.use(
        "card", "trade", "spend", "friend", "investigator", "third", "times", "same", "additional", "perform"
    )
    local = told.has("local")
    name = draft.name("card")
    if told.has("friend") and not told.has("local", "trade"):
        draft.missing.append("who")  # whose card it is, and whether it is the same one
    card: dict[str, Any] = {"id": name, "action": {"local": local, "effects": []}}
    other = draft.seat("friend", possessions=[card])
    used = told.has("friend", "third", "times", "trade", "additional")
    friends_first = told.has("friend") and _friend_acted(told)
    first, then = (other, draft.me) if friends_first else (draft.me, other)
    if not told.has("friend"):
        then = first
    owner = then if not local else other
    for each in draft.table["investigators"]:
        each["possessions"] = [card] if each["id"] == owner else []
    if used:
        draft.table["uses"] = [{"component": name, "by": first}]
    draft.reads("used-by", "", first)
    draft.reads("local" if local else "component", "", then)
    draft.because(_why(local=local, passed=then != first))
    draft.attempt = {"local" if local else "component": {"by": then, "component": name}}


def _why(*, local: bool, passed: bool) -> str:
    if local:
        return "local-action^once"
    return "component-action^passed-on" if passed else "component-action^once"


def _friend_acted(told: Told) -> bool:
    """The friend is named before the question."""
    asked = told.places("q-may") or [len(told.terms)]
    before = [
        place
        for place in told.places("friend")
        if place < asked[-1] and told.sentence(place).stop <= asked[-1]
    ]
    return bool(before) and not told.has("trade")


def _rest_amount(told: Told, draft: Draft) -> None:
    told.use("health", "sanity", "recover", "token", "rest", "each")
    draft.you.update(health=3, sanity=3, max_health=5, max_sanity=5)
    draft.assumes("hurt", 3, draft.me)
    draft.because("rest-action^recover")
    draft.reads("action", "rest")
    draft.attempt = {"rest": draft.me}


def _judge_rest(sheet: Sheet, reading: Reading) -> Answer:
    what = "sanity" if reading.told.has("sanity") and not reading.told.has("health") else "health"
    return judging.summed("recovered", what, "recovered")(sheet, reading)


def _same_action(told: Told, draft: Draft) -> None:
    told.use("same", "times", "third", "action-phase")
    told.take("action-phase")
    draft.reads("done", "rest", draft.me)
    draft.you["done"] = ["rest"]
    draft.because("actions^no-repeat")
    draft.attempt = {"rest": draft.me}


TOPICS = topics(
    {
        "travel-distance": Matter(
            ("spaces", ("travel", "ticket")), MUCH, _how_far, judging.counted("moved", "spaces")
        ),
        "component": Matter((("component", "local"),), MAY, _component, judging.legal),
        "rest-amount": Matter(
            (("rest", "recover"), ("health", "sanity", "rest")),
            MUCH,
            _rest_amount,
            _judge_rest,
            never=("lose", "doom", "monster"),
            when=lambda told: told.has("rest"),
        ),
        "same-action": Matter(("same-action",), MAY, _same_action, judging.legal),
    }
)
