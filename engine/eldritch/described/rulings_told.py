"""Single rulings: what is optional, where one must stop, what is shared, who may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described import judging
from engine.eldritch.described.matters import DOES, HAPPENS, MAY, MUCH, Matter
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.eldritch.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told


def _new_reckoning(told: Told, draft: Draft) -> None:
    """Something comes into play while a reckoning resolves."""
    told.use("monster", "spawn", "reckoning", "effect", "trigger", "card", "gain", "icon", "own")
    draft.add_monster(reckoning=[{"effect": "spawn-monster"}])
    later = [{"effect": "log", "text": draft.name("monster", 2)}]
    draft.table["cup"] = [{"id": draft.name("monster", 2), "reckoning": later}]
    draft.because("reckoning^new")
    draft.reads("spawned-meanwhile")
    draft.attempt = {"reckoning": True}


def _gates_short(told: Told, draft: Draft) -> None:
    """So many Gates are due, so many are left."""
    told.use("gate", "spawn", "stack", "left", "discards", "empty", "doom", "advance", "number", "discard")
    if not told.has("empty"):
        told.denied("discards", "discard", "stack")
    due, left = [told.terms[place].number for place in told.places("number")]
    stack = [
        {"id": draft.name("gate", at + 1), "space": draft.here, "symbol": "red"} for at in range(min(left, 9))
    ]
    draft.table["gate_stack"] = stack
    draft.table["cup"] = [{"id": draft.name("monster", at + 1)} for at in range(9)]
    draft.reads("gates", due)
    draft.reads("gates-left", left)
    draft.assumes("doom", 15)
    draft.because("gate^partly")
    draft.befalls({"effect": "spawn-gate", "count": min(due, 9)})


def _two_numbers(told: Told) -> bool:
    return len(told.places("number")) == 2


def _judge_gates(sheet: Sheet, reading: Reading) -> Answer:
    if reading.question in MUCH:
        return judging.summed("doom-advanced", "by", "doom-advance")(sheet, reading)
    return judging.whole_course(sheet, reading)


def _delayed_by_another(told: Told, draft: Draft) -> None:
    """Delayed in somebody else's turn of the Action Phase."""
    told.use("delayed", "other-turn", "friend", "become", "action-phase")
    friend = draft.seat("friend")
    draft.table |= {"phase": "action", "active": friend}
    draft.because("delayed^other-turn")
    draft.reads("becomes-delayed", "", draft.me)
    delay = {"effect": "delay", "who": draft.me}
    draft.attempt = {"effects": {"by": friend, "effects": [delay]}}


def _delayed_turn(told: Told, draft: Draft) -> None:
    """Your turn while Delayed: you stand up instead of acting."""
    told.use("marker", "last", "after-standing")
    told.used.update(place for place in told.places("number") if told.terms[place].number == 1)
    draft.you["delayed"] = True
    draft.reads("delayed", "", draft.me)
    draft.because("delayed^stand")
    draft.attempt = {"turn": draft.me}


def _other_world(told: Told, draft: Draft) -> None:
    told.use("other-world", "encounter", "travel", "stay", "gate", "advance", "board", "leave-space")
    draft.table["gates"] = [{"id": draft.name("gate"), "space": draft.here, "symbol": "red"}]
    draft.reads("gate-here")
    draft.because("other-world-encounters^stays")
    draft.choices = {"encounter": [f"other-world:{draft.name('gate')}"]}
    draft.attempt = {"encounter": draft.me}


def _judge_other_world(sheet: Sheet, reading: Reading) -> Answer:
    """Whether you move; or whether you stay."""
    stays = reading.told.has("stay")
    return judging.occurs("moved", none=stays)(sheet, reading)


def _optional(told: Told, draft: Draft) -> None:
    """What a card says you may do."""
    told.use(
        "q-may", "q-must", "card", "effect", "lose", "health", "sanity", "spend", "discard", "number", "clue"
    )
    draft.because("faq-or-may-unless^may")
    draft.reads("optional")
    draft.befalls({"effect": "may", "effects": [{"effect": "log", "text": draft.name("card")}]})


def _over_maximum(told: Told, draft: Draft) -> None:
    told.use("recover", "maximum", "health", "sanity", "additional", "rest", "above")
    what = "sanity" if told.has("sanity") and not told.has("health") else "health"
    draft.because("health-and-sanity^maximum")
    draft.reads("at-maximum", what, draft.me)
    draft.befalls({"effect": "recover", what: 1})


def _past_monster(told: Told, draft: Draft) -> None:
    """A ticket takes you through the space of a Monster."""
    told.use(
        "travel", "ticket", "path", "monster", "through", "interrupt", "q-must", "advance", "spend", "here"
    )
    told.take("ticket", "monster")
    draft.paths("train", "train")
    middle, last = (str(each["id"]) for each in draft.table["spaces"][1:])
    draft.you["tickets"] = ["train"]
    draft.add_monster(space=middle)
    draft.reads("monsters-between", 1)
    draft.assumes("train-paths")
    draft.choices = {"travel": [middle], "ticket-for": [f"by-train:{last}"]}
    draft.because("travel-action^monster")
    draft.attempt = {"travel": draft.me}


def _uncharted(told: Told, draft: Draft) -> None:
    """The first space of a Travel action may lie along any path."""
    told.denied("ticket")
    told.use("uncharted", "path", "travel", "ticket", "advance", "along", "spend")
    draft.paths("uncharted")
    draft.because("travel-action^move")
    draft.reads("uncharted-path")
    draft.attempt = {"travel": draft.me}


def _without_ticket(told: Told) -> bool:
    return told.has("travel", "path") and (not told.has("ticket") or told.together("not", "ticket"))


def _discards_one(told: Told, draft: Draft) -> None:
    """Nothing was taken from the reserve, so one card of it may go."""
    told.denied("card", "acquire")
    told.use("acquire", "discard", "reserve", "card", "instead", "take-card", "success", "test")
    told.take("card", "success")
    draft.table["reserve"] = [{"id": draft.name("card"), "value": 1}]
    draft.shown = {"influence": 1}
    draft.choices = {"acquire": ["done"], "bank-loan": ["no"]}
    draft.reads("takes-nothing", "", draft.me)
    draft.because("acquire-assets-action^discard")
    draft.attempt = {"acquire": draft.me}


TOPICS = topics(
    {
        "new-reckoning": Matter(
            ("reckoning", "spawn", "monster", "trigger"), DOES, _new_reckoning, judging.occurs("logged")
        ),
        "gates-short": Matter(
            ("gate", "spawn", ("stack", "left")),
            (*MUCH, *HAPPENS),
            _gates_short,
            _judge_gates,
            never=("surge", "omen", "player"),
            when=_two_numbers,
        ),
        "delayed-by-another": Matter(
            ("delayed", "other-turn"), HAPPENS, _delayed_by_another, judging.whole_course
        ),
        "delayed-acts": Matter(
            ("delayed", "action-phase", "stand"), DOES, _delayed_turn, judging.occurs("action-taken")
        ),
        "other-world": Matter(
            ("other-world", ("travel", "stay", "leave-space", "advance")),
            DOES,
            _other_world,
            _judge_other_world,
        ),
        "optional": Matter(
            ("q-may", "q-must", ("card", "effect")),
            DOES,
            _optional,
            judging.offered("may", compelled=True),
            never=("monster", "encounter", "test", "action-phase", "loan", "acquire", "not", "trade"),
        ),
        "over-maximum": Matter(
            ("recover", "maximum", ("health", "sanity")), MAY, _over_maximum, judging.occurs("recovered")
        ),
        "past-monster": Matter(
            ("travel", "monster", "interrupt"),
            DOES,
            _past_monster,
            judging.occurs("moved", times=2, none=True),
            never=("epic", "combat"),
        ),
        "uncharted-path": Matter(("uncharted",), MAY, _uncharted, judging.legal, when=_without_ticket),
        "discards-one": Matter(
            ("acquire", "discard", ("reserve", "card")),
            MAY,
            _discards_one,
            judging.offered("discard-from-reserve"),
            never=("loan", "worth", "monster", "trade"),
        ),
    }
)
