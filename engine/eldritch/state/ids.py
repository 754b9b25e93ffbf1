"""Names and words in a sheet of Eldritch Horror: whom and what a field may mean."""

from __future__ import annotations

from typing import Annotated

from engine.kernel.components import Id
from engine.kernel.references import Names, Namespace

_WHO = frozenset(["you", "all", "others", "here", "others-here", "lead", "choose", "choose-other"])
_WHERE = frozenset(["here", "random", "nearest-city", "choose-gate"])
_WHICH = frozenset(["this", "choose"])
_ANSWERS = ("stop", "none", "done", "end", "keep", "pass", "yes", "no", "random", "train", "ship")

InvestigatorId = Annotated[Id, Names(("investigator",))]
SpaceId = Annotated[Id, Names(("space",))]
MonsterId = Annotated[Id, Names(("monster",))]
GateId = Annotated[Id, Names(("gate",))]
OmenId = Annotated[Id, Names(("omen",))]
MythosId = Annotated[Id, Names(("mythos",))]

Who = Annotated[Id, Names(("investigator",), _WHO)]
Where = Annotated[Id, Names(("space",), _WHERE)]
WhichMonster = Annotated[Id, Names(("monster",), _WHICH)]
WhichGate = Annotated[Id, Names(("gate",), _WHICH)]
WhichCard = Annotated[Id, Names(("card", "mythos"), _WHICH)]

NAMES = Namespace(
    shared=(
        frozenset(
            ["investigator", "monster", "gate", "clue", "card", "token", "encounter", "mythos", "mystery"]
        ),
    ),
    reserved=frozenset([*_WHO, *_ANSWERS, "this"]),
    untold=frozenset(["space"]),
)
