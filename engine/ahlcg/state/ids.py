"""Names and words in a sheet of the card game: whom and what a field may mean."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import Field

from engine.ahlcg.state.naming import same_name
from engine.kernel.references import Declares, Names

MOST = 200  # of anything that is counted on a table

Id = Annotated[str, Field(min_length=1, max_length=300)]
Count = Annotated[int, Field(ge=0, le=MOST)]
Signed = Annotated[int, Field(ge=-MOST, le=MOST)]

WORDS = frozenset(
    {
        *(
            "you",
            "they",
            "each",
            "each-here",
            "one-here",
            "one",
            "lead",
            "that",
            "this",
            "yours",
            "agenda",
            "act",
        ),
        *("one-engaged", "each-engaged", "one-connected", "nobody", "nearest", "active"),
        *("one-yours", "each-yours", "one-there", "each-there"),
    }
)
_INVESTIGATORS = frozenset(
    ["you", "they", "each", "each-here", "one-here", "one", "lead", "active", "each-there", "one-there"]
)
_ENEMIES = frozenset(
    [
        *("that", "this", "one", "each", "one-here", "each-here", "one-engaged", "each-engaged"),
        *("one-there", "each-there", "nearest"),
    ]
)
_LOCATIONS = frozenset(["yours", "that", "this", "one", "each", "one-connected", "each-connected"])
_CARDS = frozenset(["this", "that", "one", "each", "one-yours", "each-yours", "one-here", "each-here"])
_NARROWED = frozenset(
    [
        *(
            "exhausted",
            "ready",
            "engaged",
            "unengaged",
            "non-weakness",
            "revealed",
            "unrevealed",
            "no-enemies",
        ),
        *("empty", "asset", "event", "skill", "treachery", "enemy"),
    ]
)
SEVERAL = re.compile(r"^(any|up-to-(\d+))(?![^-,])")
_SYMBOLS = ("skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign", "bless", "curse")
_NUMBER = re.compile(r"[+-]?[0-9]{1,2}")


def _whom(word: str) -> tuple[str, ...]:
    """Of "up-to-2-here, Ghoul", the word before the comma, whatever number it begins with."""
    return (SEVERAL.sub("each", word.split(",", maxsplit=1)[0].strip()),)


def _traits(word: str) -> tuple[str, ...]:
    """What it is narrowed by, beyond words that are known."""
    parts = [part.strip() for part in word.split(",")[1:]]
    named = [part.removeprefix("not ") for part in parts if not part.startswith("without ")]
    return tuple(trait for part in named if part not in _NARROWED for trait in part.split(" or ") if trait)


def _symbol(token: str) -> tuple[str, ...]:
    return () if _NUMBER.fullmatch(token) else (token,)


def _word(words: frozenset[str], *kinds: str) -> Names:
    return Names(kinds, words, _whom, same=same_name if "location" in kinds else None)


_NARROWS = Names(("trait",), meant=_traits, alike=True, same=same_name)
_ANYTHING = ("investigator", "enemy", "location", "card", "act", "agenda")

InvestigatorId = Annotated[Id, Names(("investigator",))]
LocationId = Annotated[Id, Names(("location",))]
EnemyId = Annotated[Id, Names(("enemy",))]
CardId = Annotated[Id, Names(("card", "enemy"))]
AbilityId = Annotated[Id, Names(("ability",))]
ThingId = Annotated[Id, Names(_ANYTHING)]

Investigators = Annotated[Id, _word(_INVESTIGATORS, "investigator"), _NARROWS]
Enemies = Annotated[Id, _word(_ENEMIES, "enemy"), _NARROWS]
Locations = Annotated[Id, _word(_LOCATIONS, "location"), _NARROWS]
Cards = Annotated[Id, _word(_CARDS | _ENEMIES, "card", "enemy"), _NARROWS]
Anything = Annotated[Id, _word(WORDS | _LOCATIONS | {"each-enemy"}, *_ANYTHING), _NARROWS]

BearerId = Annotated[Id, Names(("investigator",), frozenset(["bearer"]))]

Trait = Annotated[str, Declares("trait")]
WantedTrait = Annotated[str, Names(("trait",), frozenset([""]), alike=True, same=same_name)]
Token = Annotated[str, Names(("token",), frozenset(_SYMBOLS), _symbol)]
Moment = Annotated[str, Names(("moment",))]
Step = Annotated[str, Names(("step",))]
While = Annotated[str, Names(("while",))]
