"""How players speak of Mansions of Madness."""

from __future__ import annotations

from pathlib import Path

from engine.mansions.state.effects import ATTRIBUTES
from engine.plain_words import Speech

GIVING = (
    "card",
    "item",
    "weapon",
    "ranged",
    "sharp",
    "blunt",
    "injury",
    "insanity",
)  # bonuses come from these
_RATINGS = ("awareness", "horror-rating", "horror")
_THINGS = (
    *("skill-point", "stun", "investigator", "player", "monster", "space", "corpse", "time-token", "evade"),
    *(
        "clue-card",
        "event",
        "mythos",
        "trauma",
        "injury",
        "insanity",
        "threat",
        "movement-step",
        "action",
        "puzzle-action",
    ),
    *("action-card", "spell", "key", "room", "damage", "horror", "health", "sanity", "horror-test"),
)
SPEECH = Speech(
    words=Path(__file__).parent / "words",
    signed={*ATTRIBUTES, *_RATINGS, "test", "modifier", "health", "stun", "bonus", "damage", "horror-test"},
    counted={*ATTRIBUTES, *_RATINGS, *_THINGS, "rolled", "time-value", "with-number", "need-roll", "range"},
    things={*_THINGS},
    denied={
        *("monster", "stun", "dark", "fire", "hidden", "insane", "modifier", "solve", "revealed", "evade"),
        *("objective", "lock", "key", "action", "test", "horror-test", "time-token", "trauma", "attack"),
        *(
            "ignores-dark",
            "open",
            "sealed",
            "barrier",
            "dead",
            "eliminated",
            "pass",
            "enter",
            "leave",
            "win",
            "bonus",
        ),
        *("spell", "skill-point", "weapon", "obstacle", "puzzle", "explore", "move", "named", "friend"),
    },
    light={"monster", "test", "combat-card", "must", "take", "horror-rating", "evade", "horror-test"},
    led={"monster", "investigator", "player", "space", "corpse", "movement-step", "puzzle-action"},
    givers=("test", "modifier", "monster", "evade", "horror-test", "trauma", *GIVING),
)
