"""The Encounter Phase, and what tests and rolls allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described import judging
from engine.eldritch.described.matters import DOES, MAY, MUCH, WHO, Matter
from engine.plain_words import topics

if TYPE_CHECKING:
    from engine.eldritch.described.drafts import Draft
    from engine.eldritch.sheet import Sheet
    from engine.plain_words import Answer, Reading, Told

_MET = ("encounter", "combat", "monster", "q-must", "resolve")


def _delayed_meanwhile(told: Told, draft: Draft) -> None:
    """Delayed while an encounter resolves."""
    told.use("become", "during")
    draft.table |= {"phase": "encounter", "active": draft.me}
    draft.because("delayed^encounter")
    draft.reads("delayed-encounter", "", draft.me)
    draft.befalls({"effect": "delay"}, {"effect": "log", "text": draft.name("encounter")})


def _detained(told: Told, draft: Draft) -> None:
    """Detained, perhaps with Monsters there, when the Encounter Phase comes."""
    told.use(*_MET, "condition", "instead", "skip")
    draft.you["conditions"] = [{"id": "Detained"}]
    draft.reads("detained", "", draft.me)
    if told.has("monster"):
        told.take("monster")
        draft.add_monster(strength=0)
        draft.reads("monsters", 1)
    draft.because("encounters^detained")
    draft.attempt = {"encounter": draft.me}


def _choice(told: Told, draft: Draft) -> None:
    """What lies on the space besides."""
    told.use("encounter", "gate", "clue", "city", "mythos", "resolve", "choose", "first")
    told.take("clue", "gate")
    if told.has("clue"):
        draft.table["clues"] = [{"id": draft.name("clue"), "at": draft.here}]
        draft.reads("clue-here")
    if told.has("gate"):
        draft.table["gates"] = [{"id": draft.name("gate"), "space": draft.here, "symbol": "red"}]
        draft.reads("gate-here")
    draft.because("encounters^choose")
    draft.assumes("lead", "", draft.lead())
    draft.attempt = {"encounter": draft.me}


def _no_test(told: Told, draft: Draft) -> None:
    """A roll that no card calls a test."""
    if not told.denied("test"):
        draft.missing.append("not-a-test")
    told.use("die", "reroll", "clue", "spend", "card", "test", "add", "additional", "roll", "effect", "bonus")
    told.take("die", "clue")
    draft.you["clues"] = 1
    draft.reads("roll")
    draft.reads("clues", 1, draft.me)
    draft.because("reroll^tests-only", "faq-every-roll-a-test^not-a-test")
    draft.befalls({"effect": "roll", "dice": 1})
    draft.shown = {"": 0}


def _both_lie(told: Told) -> bool:
    return told.has("gate", "clue") and not told.has("monster")


def _clue_dice(told: Told, draft: Draft) -> None:
    """How many dice a Clue rerolls; Trish's are two."""
    told.use("reroll", "clue", "die", "spend", "each", "test")
    told.take("clue")
    draft.because("inv-trish-scarborough^two-dice" if told.has("person") else "clue^reroll")
    draft.you["clues"] = 1
    draft.reads("clues", 1, draft.me)
    draft.attempt = {"test": {"by": draft.me, "skill": "lore"}}


def _only_trish(told: Told) -> bool:
    named = {told.terms[place].key for place in told.places("person")}
    one = all(fact.value == 1 for fact in told.facts if fact.what == "clue")
    return named <= {"trish-scarborough"} and one and not told.has("card", "bonus")


def _judge_clue_dice(_sheet: Sheet, reading: Reading) -> Answer:
    return judging.stated(2 if reading.told.has("person") else 1, "dice-rerolled")(_sheet, reading)


TOPICS = topics(
    {
        "clue-dice": Matter(
            ("reroll", "clue"),
            (*MUCH, "dice"),
            _clue_dice,
            _judge_clue_dice,
            when=_only_trish,
            never=("lore", "will", "strength", "influence", "observation", "lose", "improve"),
        ),
        "delayed-encounter": Matter(
            ("delayed", "encounter", "interrupt"),
            DOES,
            _delayed_meanwhile,
            judging.occurs("broken-off"),
        ),
        "detained-encounter": Matter(
            ("detained", ("encounter", "combat", "monster")),
            (*DOES, "happens", None),
            _detained,
            judging.occurs("combat-began"),
            never=("rest", "travel", "acquire", "prepare", "trade", "instead"),
        ),
        "encounter-choice": Matter(
            ("encounter", ("gate", "clue")),
            WHO,
            _choice,
            judging.decides("encounter"),
            when=_both_lie,
        ),
        "no-test": Matter(
            ("test", ("reroll", "clue"), ("roll", "die", "not")),
            MAY,
            _no_test,
            judging.offered("reroll"),
            when=lambda told: told.has("not"),
        ),
    }
)
