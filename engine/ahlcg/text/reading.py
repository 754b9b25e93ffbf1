"""An ability as its words say it, and the engine's ability from it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.ahlcg.state.cards import Ability, Cost, Designator, Limit, Trigger
from engine.ahlcg.state.effects import (
    Condition,
    Each,
    Evade,
    If,
    Number,
    Result,
    Skill,
    TokenEffect,
)
from engine.ahlcg.state.unread import opaque_words
from engine.ahlcg.text.moments.happenings import OTHER, STATE, Timing
from engine.kernel.requests import Frozen

Kind = Literal[
    "constant", "forced", "revelation", "reaction", "free", "action", "keyword", "spawn", "prey", "objective",
    "elder-sign", "permission", "play", "commit", "symbols",
]  # fmt: skip
WITHOUT_EFFECT = frozenset({"keyword", "spawn", "prey", "permission", "symbols"})
TRIGGERED = frozenset({"forced", "reaction", "objective"})


class Reading(Frozen):
    """One ability as its words say it. `at` names the moment as the engine does; "other": we do not know it.

    Beside `effects`, which come as it is used, stands what it does to a test: its own, or the one under way.
    """

    type: Kind
    timing: Timing | None = None
    at: str = ""
    trigger: Trigger = Trigger()
    cost: Cost = Cost()
    limit: Limit | None = None
    designator: Designator | None = None
    effects: tuple[Result, ...] = ()
    on_success: tuple[Result, ...] = ()
    on_failure: tuple[Result, ...] = ()
    skill: Skill | None = None
    add: Number = 0
    damage: Number = 0
    difficulty: int = 0
    automatic: Literal["success", "failure"] | None = None
    token: Literal["cancel", "ignore", "reveal-another"] | None = None
    instead: bool = False
    no_attacks: bool = False
    x: Each | None = None  # what the card says the X in its cost is
    while_: str = Field(default="", alias="while")
    only_if: tuple[Condition, ...] = ()
    text: str = ""

    @property
    def recognised(self) -> bool:
        """Its type, timing and trigger are known."""
        if self.type in TRIGGERED and self.at == OTHER:
            return False
        return not (self.type in {"forced", "reaction"} and self.timing is None)

    @property
    def executable(self) -> bool:
        """All of it is understood."""
        if self.cost.other or self.at == OTHER:
            return False
        if self.at == STATE and not (self.effects and all(isinstance(each, If) for each in self.effects)):
            return False
        own = self.damage or self.add or self.difficulty or self.skill or self.designator or self.automatic
        every = (*self.effects, *self.on_success, *self.on_failure)
        return bool(every or own or self.token or self.type in WITHOUT_EFFECT) and not any(
            True for _ in opaque_words(every)
        )


def ability(reading: Reading, id: str) -> Ability | None:  # noqa: A002
    """The engine's ability. A keyword, an instruction, a permission and the elder sign have none.

    To evade automatically is no test, but it provokes as little as evading.
    """
    if reading.type in WITHOUT_EFFECT or reading.type == "elder-sign":
        return None
    timing = {"would": "would", "when": "when", "at": "when"}.get(reading.timing or "", "after")
    untested = reading.designator == "evade" and any(isinstance(each, Evade) for each in reading.effects)
    return Ability(
        id=id,
        at=reading.at,
        timing=timing,
        forced=reading.type in {"forced", "objective", "commit"},
        trigger=reading.trigger,
        cost=reading.cost,
        limit=reading.limit,
        designator=None if untested else reading.designator,
        skill=reading.skill,
        add=reading.add,
        damage=reading.damage,
        difficulty=reading.difficulty,
        token=reading.token,
        automatic=reading.automatic,
        instead=reading.instead,
        no_attacks=reading.no_attacks or untested,
        x=reading.x,
        results=reading.effects,
        on_success=reading.on_success,
        on_failure=reading.on_failure,
        text=reading.text,
        only_if=reading.only_if,
        **{"while": reading.while_},
    )


def token_effect(reading: Reading) -> TokenEffect:
    """An elder sign's effect, for the chaos bag."""
    return TokenEffect(
        add=reading.add,
        automatic=reading.automatic,
        results=reading.effects,
        on_success=reading.on_success,
        on_failure=reading.on_failure,
    )
