"""What a description is about: the first of these that its words and its question fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.described.legal_told import action_of
from engine.eldritch.effects import SKILLS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.eldritch.described.questions import Question
    from engine.eldritch.described.told import Told

Topic = Literal[
    "icons",
    "surge",
    "reckoning",
    "omen",
    "gate-spawn",
    "ambush-encounter",
    "ambush-stays",
    "epic-discard",
    "improving",
    "several-clues",
    "spending-last",
    "late-die",
    "adding-up",
    "uncharted",
    "ticket-limit",
    "all-beaten",
    "action",
    "delayed-own-turn",
    "delayed-turn",
    "combat-order",
    "combat",
    "defeat",
    "test",
]
_ICONS = ("omen", "reckoning", "gate", "surge", "clue")
_ASKS = ("may", "does")


def _icons(told: Told, question: Question | None) -> bool:
    several = sum(told.has(icon) for icon in _ICONS) > 1
    return question == "order" and told.has("icon", "mythos") and several


def _surge(told: Told, question: Question | None) -> bool:
    return told.has("surge") and question in ("much", "happens")


def _reckoning(told: Told, question: Question | None) -> bool:
    return told.has("reckoning") and question in ("order", "who", "happens")


def _about_doom(told: Told, question: Question | None) -> bool:
    """What happens; or, with a figure or a yes wanted, what becomes of Doom."""
    return question == "happens" or (question in ("much", *_ASKS) and told.has("doom"))


def _omen(told: Told, question: Question | None) -> bool:
    return told.every("omen", "gate") and _about_doom(told, question)


def _gate_spawn(told: Told, question: Question | None) -> bool:
    return told.every("gate", "empty") and _about_doom(told, question)


def _ambush_encounter(told: Told, question: Question | None) -> bool:
    return told.every("ambush", "encounter", "additional") and question in _ASKS


def _ambush_stays(told: Told, question: Question | None) -> bool:
    return told.every("ambush", "stay") and question in _ASKS


def _epic_discard(told: Told, question: Question | None) -> bool:
    return told.every("epic", "discard") and question in _ASKS


def _improving(told: Told, question: Question | None) -> bool:
    return told.every("improve", "third") and question == "may"


def _several_clues(told: Told, question: Question | None) -> bool:
    several = told.has("more-than-one") or (told.every("spend", "test") and (told.value("clue") or 0) > 1)
    return told.has("clue") and several and question == "may"


def _spending_last(told: Told, question: Question | None) -> bool:
    return told.every("spend", "last") and told.has("health", "sanity") and question == "may"


def _late_die(told: Told, question: Question | None) -> bool:
    return told.every("die", "after-roll") and told.has("additional", "add") and question == "may"


def _adding_up(told: Told, question: Question | None) -> bool:
    together = told.has("add-up", "stack") and not told.has("gate")
    return together and told.has("bonus", "die") and question in _ASKS


def _uncharted(told: Told, question: Question | None) -> bool:
    return told.every("ticket", "uncharted") and question == "may"


def _ticket_limit(told: Told, question: Question | None) -> bool:
    third = told.has("third") or any(fact.value > 2 for fact in told.facts if fact.what == "ticket")
    return told.has("ticket") and third and not told.has("travel") and question == "may"


def _all_beaten(told: Told, question: Question | None) -> bool:
    beaten = told.has("beaten", "kill", "defeated") and told.has("monster")
    return beaten and told.every("encounter", "additional") and question in _ASKS


def _action(told: Told, question: Question | None) -> bool:
    return question == "may" and action_of(told) is not None


def _delayed_own_turn(told: Told, question: Question | None) -> bool:
    within = told.has("own-turn") or told.every("turn", "become")
    return told.has("delayed") and within and question == "happens"


def _delayed_turn(told: Told, question: Question | None) -> bool:
    return told.every("delayed", "turn") and question == "happens"


def _combat_order(told: Told, question: Question | None) -> bool:
    order = told.has("first", "q-order") and not told.has("defeated")
    return told.has("monster") and question == "who" and order


def _combat(told: Told, question: Question | None) -> bool:
    if question == "odds":
        one_test = told.together("q-odds", "test") and not told.has("kill", "survive")
        return told.has("monster", "combat", "kill", "survive") and not one_test
    numbers = told.has("horror", "damage", "toughness")
    return told.has("monster") and numbers and question in ("happens", None)


def _defeat(told: Told, question: Question | None) -> bool:
    out = told.has("defeated") or (told.has("lose") and told.has("health", "sanity"))
    return out and not told.has("monster") and (question == "who" or _about_doom(told, question))


def _test(told: Told, question: Question | None) -> bool:
    return told.has(*SKILLS) and question in ("odds", "dice", None)


_FITS: Mapping[Topic, Callable[[Told, Question | None], bool]] = {
    "icons": _icons,
    "surge": _surge,
    "reckoning": _reckoning,
    "omen": _omen,
    "gate-spawn": _gate_spawn,
    "ambush-encounter": _ambush_encounter,
    "ambush-stays": _ambush_stays,
    "epic-discard": _epic_discard,
    "improving": _improving,
    "several-clues": _several_clues,
    "spending-last": _spending_last,
    "late-die": _late_die,
    "adding-up": _adding_up,
    "uncharted": _uncharted,
    "ticket-limit": _ticket_limit,
    "all-beaten": _all_beaten,
    "action": _action,
    "delayed-own-turn": _delayed_own_turn,
    "delayed-turn": _delayed_turn,
    "combat-order": _combat_order,
    "combat": _combat,
    "defeat": _defeat,
    "test": _test,
}


def topic_of(told: Told, question: Question | None) -> Topic | None:
    return next((topic for topic, fits in _FITS.items() if fits(told, question)), None)
