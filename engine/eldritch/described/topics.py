"""What a description is about, by its words and its question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described.legal_told import action_of
from engine.eldritch.state.effects import SKILLS

if TYPE_CHECKING:
    from engine.plain_words import Told

_ICONS = ("omen", "reckoning", "gate", "surge", "clue")
_ASKS = ("may", "does")


def icons(told: Told) -> bool:
    several = sum(told.has(icon) for icon in _ICONS) > 1
    return told.question == "order" and told.has("icon", "mythos") and several


def surge(told: Told) -> bool:
    return told.has("surge") and told.question in ("much", "happens")


def reckoning(told: Told) -> bool:
    return told.has("reckoning") and told.question in ("order", "who", "happens")


def _about_doom(told: Told) -> bool:
    """What happens; or, with a figure or a yes wanted, what becomes of Doom."""
    return told.question == "happens" or (told.question in ("much", *_ASKS) and told.has("doom"))


def omen(told: Told) -> bool:
    return told.every("omen", "gate") and _about_doom(told)


def gate_spawn(told: Told) -> bool:
    return told.every("gate", "empty") and _about_doom(told)


def epic_discard(told: Told) -> bool:
    return told.every("epic", "discard") and told.question in _ASKS


def improving(told: Told) -> bool:
    return told.every("improve", "third") and told.question == "may"


def spending_last(told: Told) -> bool:
    left = told.has("last") or _one_left(told)
    return told.has("spend") and left and told.has("health", "sanity") and told.question == "may"


def _one_left(told: Told) -> bool:
    """ "I have 1 Sanity … spend a Sanity": told before the spending, and never more than one."""
    facts = [fact for fact in told.facts if fact.what in ("health", "sanity") and fact.kind == "number"]
    before = any(fact.at < place for fact in facts for place in told.places("spend"))
    return before and all(fact.value == 1 for fact in facts)


def adding_up(told: Told) -> bool:
    together = told.has("add-up", "stack") and not told.has("gate")
    return together and told.has("bonus", "die") and told.question in _ASKS


def all_beaten(told: Told) -> bool:
    beaten = told.has("beaten", "kill", "defeated") and told.has("monster")
    after = told.every("encounter", "additional") and not told.has("ambush")
    return beaten and after and told.question in _ASKS


def action(told: Told) -> bool:
    """Leave to act; not what may be traded or where a ticket leads, which no sheet tells."""
    traded = told.has("trade") and told.has("improve", "health", "sanity")
    return told.question == "may" and not (traded or told.has("uncharted")) and action_of(told) is not None


def delayed_own_turn(told: Told) -> bool:
    within = told.has("own-turn") or told.every("turn", "become")
    return told.has("delayed") and within and told.question == "happens"


def delayed_turn(told: Told) -> bool:
    return told.every("delayed", "turn") and told.question == "happens"


def combat_order(told: Told) -> bool:
    order = told.has("first", "q-order") and not told.has("defeated")
    return told.has("monster") and told.question == "who" and order


def combat(told: Told) -> bool:
    if told.question == "odds":
        one_test = told.together("q-odds", "test") and not told.has("kill", "survive")
        return told.has("monster", "combat", "kill", "survive") and not one_test
    numbers = told.has("horror", "damage", "toughness")
    if told.question == "much":
        return told.has("monster") and numbers and told.has("success", "fail") and told.has("lose")
    return told.has("monster") and numbers and told.question in ("happens", None)


def defeat(told: Told) -> bool:
    out = told.has("defeated") or (told.has("lose") and told.has("health", "sanity"))
    return out and not told.has("monster") and (told.question == "who" or _about_doom(told))


def test(told: Told) -> bool:
    return told.has(*SKILLS) and told.question in ("odds", "dice", None)
