"""How players speak of Arkham Horror."""

from __future__ import annotations

from pathlib import Path

from engine.arkham2e.state.effects import SKILLS
from engine.plain_words import Speech

RATINGS = ("awareness", "horror", "combat-rating")
MONSTERS_OWN = ("horror-damage", "damage", "toughness", "nightmarish", "overwhelming")
KEYWORDS = ("ambush", "endless")
DEFENSES = ("physical-resistance", "magical-resistance", "physical-immunity", "magical-immunity")
CARDS = ("weapon", "magic-weapon", "spell", "ally", "item", "skill-card", "card")
CHECKS = ("evade-check", "horror-check", "combat-check", "spell-check")
_THINGS = (
    *("clue", "gate", "player", "die", "success", "monster", "item", "money", "trophy", "gate-trophy"),
    *(
        "elder-sign",
        "token",
        "track",
        "hand",
        "weapon",
        "event",
        "investigator",
        "friend",
        "spell",
        "retainer",
        "loan",
    ),
)
_POINTS = ("sanity", "stamina", "focus", "difficulty", "doom", "terror", "outskirts", "arkham")
SPEECH = Speech(
    words=Path(__file__).parent / "words",
    signed={*SKILLS, *RATINGS, *CARDS, *CHECKS, "combat", "modifier", "bonus", "test", "casting", "gate"},
    counted={*SKILLS, *RATINGS, *MONSTERS_OWN, *_THINGS, *_POINTS, "token"},
    things={*_THINGS},
    denied={
        *("monster", "delayed", "gate", "kill", "all", "blessed", "cursed", "test", "friend", "clue"),
        *("explored", "elder-sign", "seal", "close", "evade", "arrested", "retainer", "combat", "item"),
        *("ambush", "endless", "symbol", "horror", "horror-check"),
    },
    light={"one-handed", "two-handed", "opens", "rise", "fall"},
    givers=(*CARDS, *RATINGS, *CHECKS, "test", "modifier", "monster", "casting"),
)
