"""Names and words in a sheet of Arkham Horror: whom and what a field may mean."""

from __future__ import annotations

from typing import Annotated

from engine.kernel.components import Id
from engine.kernel.references import Names, Namespace

SKY = "Sky"
OUTSKIRTS = "outskirts"
WHO = ("you", "all", "others", "here", "arkham", "streets", "other-worlds")

InvestigatorId = Annotated[Id, Names(("investigator",))]
SpaceId = Annotated[Id, Names(("space",))]
WorldId = Annotated[Id, Names(("world",))]
MonsterId = Annotated[Id, Names(("monster",))]
Who = Annotated[Id, Names(("investigator",), frozenset(WHO))]

NAMES = Namespace(
    shared=(frozenset(["investigator", "monster", "gate", "card", "location-card", "gate-card", "mythos"]),),
    reserved=frozenset(["you", "all", "others", "here", "stop", "stay", "done", SKY, OUTSKIRTS]),
    untold=frozenset(["space", "world"]),
    allowed=frozenset([("space", SKY)]),
)
