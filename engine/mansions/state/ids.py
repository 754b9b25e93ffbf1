"""Names and words in a sheet of Mansions of Madness: whom and what a field may mean."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.kernel.references import Names, Namespace

KEEPER = "keeper"
INVESTIGATORS = "investigators"
_WHO = frozenset(["you", "all", "space", "room", "others-room", "choose", "keeper-chooses", "target"])
_WHICH = frozenset(["this", "keeper-chooses", "you-choose"])
_HERE = frozenset(["here"])

Id = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\s:,>][^:,>\n]*$")]
InvestigatorId = Annotated[Id, Names(("investigator",))]
SideId = Annotated[Id, Names(("investigator",), frozenset([KEEPER]))]
MonsterId = Annotated[Id, Names(("monster",))]
SpaceId = Annotated[Id, Names(("space",))]
RoomId = Annotated[Id, Names(("room",))]
DoorId = Annotated[Id, Names(("door",))]
PuzzleId = Annotated[Id, Names(("puzzle",))]
CardId = Annotated[Id, Names(("card",))]
ActionId = Annotated[Id, Names(("keeper-action",))]

Who = Annotated[Id, Names(("investigator",), _WHO)]
WhichMonster = Annotated[Id, Names(("monster",), _WHICH)]
Where = Annotated[Id, Names(("space",), _HERE)]
WhichRoom = Annotated[Id, Names(("room",), _HERE)]

NAMES = Namespace(
    reserved=frozenset(
        [
            *(*(_WHO - {"target"}), *_WHICH, *_HERE),
            *("outside", "unarmed", "base", "end", "done", "stop", "no", "yes", "clockwise"),
            *(KEEPER, INVESTIGATORS),
        ]
    ),
    untold=frozenset(["space", "room"]),
)
