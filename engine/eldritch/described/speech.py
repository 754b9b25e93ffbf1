"""How players speak of Eldritch Horror."""

from __future__ import annotations

from pathlib import Path

from engine.eldritch.state.effects import SKILLS
from engine.plain_words import Speech

MONSTERS_OWN = ("horror", "damage", "toughness")
COLOURS = ("green", "blue", "red")
SYMBOLS = ("comet", "star", "moon")
_THINGS = ("clue", "gate", "player", "ticket", "die", "success", "monster", "spaces", "mystery", "copy")
SPEECH = Speech(
    words=Path(__file__).parent / "words",
    signed={*SKILLS, "modifier", "bonus", "improve", "test"},
    counted={
        *SKILLS,
        *MONSTERS_OWN,
        *_THINGS,
        "health",
        "sanity",
        "doom",
        "bonus",
        "condition",
        "card",
        "worth",
        "action-phase",
    },
    things={*_THINGS},
    denied={
        *("monster", "delayed", "detained", "city", "gate", "match", "kill", "beaten", "defeated", "all"),
        *("awake", "debt", "success", "final", "horror", "modifier", "deck", "pool", "cup", "discards"),
        *("ticket", "blessed", "cursed", "epic", "test", "friend", "clue", "stack", "advance", "spawn"),
    },
    repeated={"improve"},
    light={*COLOURS, *SYMBOLS},
    givers=("test", "modifier", "card", "condition", "monster"),
)
