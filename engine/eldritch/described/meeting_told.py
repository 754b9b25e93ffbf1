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


def _goes_on(told: Told) -> bool:
    return told.has("continue") and not told.has("interrupt")


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


def _encounter(told: Told, draft: Draft) -> None:
    """Whether an encounter can be left out; a Monster comes first."""
    told.use(*_MET, "skip", "delayed")
    if told.has("monster"):
        many = max([fact.value for fact in told.take("monster")] or [1])
        for _ in range(min(many, 9)):
            draft.add_monster(strength=0)
        draft.reads("monsters", many)
        draft.because("encounters^monsters")
    else:
        draft.assumes("no-monster")
        draft.because("encounters^must")
    if told.has("delayed"):
        draft.missing.append("delayed")
    if _asks_of_monster(told):
        draft.missing.append("who")
    draft.verdict = told.has("q-must") and not told.has("skip")
    draft.reads("skips", "", draft.me)
    draft.attempt = {"encounter": draft.me}


def _asks_of_monster(told: Told) -> bool:
    """ "Does the monster have to …": not what you must do."""
    for place in told.places("q-does", "q-may"):
        after = [told.terms[at].concept for at in range(place + 1, told.sentence(place).stop)]
        said = next((concept for concept in after if concept not in ("filler", "q-must")), "")
        if said == "monster":
            return True
    return False


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


def _fights_and_gate(told: Told, draft: Draft) -> None:
    """A Monster on the space of a Gate or a Clue: the encounter there waits."""
    told.use(*_MET, "gate", "clue", "first", "instead", "kill", "before", "research", "skip")
    told.take("monster", "gate", "clue")
    draft.add_monster(strength=0)
    draft.reads("monsters", 1)
    draft.because("encounters^monsters", "encounters^additional")
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


def _worse(told: Told, draft: Draft) -> None:
    told.use("die", "reroll", "success", "test", "stay", "old", "worse", "new", "clue", "take-card", "result")
    told.take("die", "success")
    draft.because("reroll^new-face")
    draft.reads("rerolled", "", draft.me)
    draft.you["clues"] = 1
    draft.attempt = {"test": {"by": draft.me, "skill": "lore"}}


def _reroll_again(told: Told, draft: Draft) -> None:
    told.use(
        "die", "reroll", "same", "third", "times", "clue", "test", "additional", "spend", "more-than-one"
    )
    told.take("die", "clue")
    draft.because("reroll^no-limit")
    draft.reads("rerolled", "", draft.me)
    draft.you["clues"] = 2
    draft.attempt = {"test": {"by": draft.me, "skill": "lore"}}


def _everybody(told: Told, draft: Draft) -> None:
    told.use("effect", "all", "investigator", "include", "card", "others", "each", "also")
    other = told.has("others", "friend")
    told.use("friend")
    draft.seat("friend")
    draft.because(
        "faq-investigators-includes-self^other" if other else "faq-investigators-includes-self^includes"
    )
    draft.reads("others-only" if other else "everybody")
    draft.befalls({"effect": "recover", "health": 1, "who": "others" if other else "all"})
    draft.verdict = not other


def _weapons(told: Told, draft: Draft) -> None:
    """Several cards in one fight: they may be used, of the bonuses the highest counts."""
    told.use("card", "combat", "more-than-one", "spend", "test", "monster", "same", "same-time")
    told.take("card")
    draft.because("faq-multiple-weapons^others", "faq-multiple-weapons^highest")
    draft.reads("two-cards")
    draft.you["possessions"] = [
        {"id": draft.name("card", at), "bonuses": [{"skill": "strength", "add": at}]} for at in (1, 2)
    ]
    draft.attempt = {"test": {"by": draft.me, "skill": "strength", "combat": True}}


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
        "skip-encounter": Matter(
            (("encounter", "combat"), ("skip", "q-must")),
            DOES,
            _encounter,
            judging.told_verdict,
            never=(
                "adjacent",
                "elsewhere",
                "gate",
                "clue",
                "ambush",
                "detained",
                "additional",
                "kill",
                "beaten",
                "defeated",
            ),
        ),
        "encounter-choice": Matter(
            ("encounter", ("gate", "clue")),
            WHO,
            _choice,
            judging.decides("encounter"),
            when=_both_lie,
        ),
        "monster-first": Matter(
            ("monster", ("gate", "clue"), "encounter"),
            DOES,
            _fights_and_gate,
            judging.said(False),
            never=("kill", "beaten", "defeated", "ambush", "omen", "surge", "spend", "additional"),
        ),
        "no-test": Matter(
            ("test", ("reroll", "clue"), ("roll", "die", "not")),
            MAY,
            _no_test,
            judging.offered("reroll"),
            when=lambda told: told.has("not"),
        ),
        "reroll-worse": Matter(("reroll", ("old", "worse")), DOES, _worse, judging.said(False)),
        "reroll-again": Matter(
            ("reroll", ("third", "same-die")),
            MAY,
            _reroll_again,
            judging.said(True),
            words=("same-die",),
        ),
        "everybody": Matter(("include", ("investigator", "others")), DOES, _everybody, judging.told_verdict),
        "weapons": Matter(
            ("card", "combat", ("more-than-one", "number")),
            MAY,
            _weapons,
            judging.said(True),
            never=("strength", "bonus", "add-up", "clue", "loan", "trade", "encounter"),
        ),
    }
)
