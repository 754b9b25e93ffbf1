"""A puzzle in the app: the sheet that holds it, the piece that is entered, the step shown; in the address."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import yaml

from engine.mansions import front
from engine.mansions.state.pieces import EDGES
from rules_graph.errors import BadAddressError, NoPuzzleError
from ui.play.address import pack, unpack

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.mansions.state.components import Investigator
    from engine.mansions.state.pieces import Laid, Puzzle

EXAMPLES = ("puzzle", "puzzle-lock", "puzzle-rune")


@dataclass(frozen=True)
class Entered:
    """The sheet as it was written, which piece is being entered, and which step of the solution is shown."""

    sheet: dict[str, Any]
    slot: str | None = None
    step: int = 0

    @classmethod
    def example(cls, name: str) -> Self:
        return cls(yaml.load(front.EXAMPLES[name].read_text(encoding="utf-8"), yaml.CSafeLoader))

    @classmethod
    def from_address(cls, word: str) -> Self:
        match unpack(word):
            case {"sheet": dict(sheet), **more}:
                slot, step = more.get("slot"), more.get("step")
                return cls(
                    sheet, slot if isinstance(slot, str) else None, step if isinstance(step, int) else 0
                )
        raise BadAddressError(address=word[:24])

    def address(self) -> str:
        return pack({"sheet": self.sheet, "slot": self.slot, "step": self.step})

    @property
    def example_name(self) -> str | None:
        return next((name for name in EXAMPLES if Entered.example(name).sheet == self.sheet), None)

    @cached_property
    def read(self) -> Sheet:
        """The sheet, if a laid-out puzzle is attempted in it. Raises what says why not."""
        known = {key: value for key, value in self.sheet.items() if key not in ("game", "answers")}
        sheet = front.read(known)
        tried = sheet.attempt.puzzle
        if tried is None or not sheet.situation.puzzle(tried.puzzle).laid:
            raise NoPuzzleError
        return sheet

    @property
    def puzzle(self) -> Puzzle:
        assert self.read.attempt.puzzle is not None
        return self.read.situation.puzzle(self.read.attempt.puzzle.puzzle)

    @property
    def who(self) -> Investigator:
        assert self.read.attempt.puzzle is not None
        return self.read.situation.investigator(self.read.attempt.puzzle.by)

    def text(self) -> str:
        return yaml.safe_dump(
            self.sheet, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100
        )

    # another puzzle, another investigator

    def with_puzzle(self, puzzle: Puzzle, slot: str | None = None) -> Self:
        """The same sheet with this puzzle in the place of the one that is attempted."""
        changed = deepcopy(self.sheet)
        _replace(changed["situation"]["puzzles"], self.puzzle.id, puzzle_as_written(puzzle))
        changed["attempt"]["puzzle"]["puzzle"] = puzzle.id
        return replace(self, sheet=changed, slot=slot, step=0)

    def with_who(self, **values: object) -> Self:
        """The same sheet with other values of whoever is at the puzzle."""
        changed, who = deepcopy(self.sheet), self.who.id
        people = changed["situation"]["investigators"]
        own = next(each for each in people if each["id"] == who)
        _replace(people, who, {**own, **values})
        changed["attempt"]["puzzle"]["by"] = values.get("id", who)
        return replace(self, sheet=changed)

    def choosing(self, slot: str) -> Self:
        return replace(self, slot=slot)

    def at(self, step: int) -> Self:
        return replace(self, step=step)


def _replace(things: list[dict[str, Any]], name: str, new: dict[str, Any]) -> None:
    place = next(place for place, each in enumerate(things) if each["id"] == name)
    things[place] = new


def puzzle_as_written(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as a person would write it: by rows where its slots have the usual names."""
    names = {slot.id: f"{chr(65 + slot.row)}{slot.column + 1}" for slot in puzzle.slots}
    if puzzle.joints or any(slot != name for slot, name in names.items()):
        return puzzle.model_dump(mode="json", exclude_defaults=True)
    written: dict[str, Any] = {"id": puzzle.id, "kind": puzzle.kind, "rows": _rows(puzzle)}
    base = puzzle.base.model_dump(mode="json", exclude_defaults=True)
    if puzzle.tile:
        base.pop("contacts", None)  # they follow from where the tile lies
    return {
        **written,
        **({"base": base} if base else {}),
        **({"picture": dict(puzzle.picture)} if puzzle.picture else {}),
    }


def _rows(puzzle: Puzzle) -> list[list[Any]]:
    places = {(slot.row, slot.column): slot.id for slot in puzzle.slots}
    right = 1 + max(column for _, column in (*places, *puzzle.tile))
    down = 1 + max(row for row, _ in (*places, *puzzle.tile))
    faces = [each.piece.face for each in puzzle.laid]
    plain = len(set(faces)) == len(faces)

    def cell(row: int, column: int) -> Any:
        if (row, column) in puzzle.tile:
            return "base"
        name = places.get((row, column))
        return "" if name is None else _cell(puzzle, puzzle.at(name), plain=plain)

    return [[cell(row, column) for column in range(right)] for row in range(down)]


def _cell(puzzle: Puzzle, laid: Laid, *, plain: bool) -> Any:
    if puzzle.kind == "rune":
        return laid.piece.face if plain else {"rune": laid.piece.face}
    piece: dict[str, Any] = {}
    for edge in EDGES:
        if found := getattr(laid.piece, edge):
            piece[edge] = found[0] if len(found) == 1 else list(found)
    if laid.piece.nets:
        piece["nets"] = [list(net) for net in laid.piece.nets]
    return {**piece, "turned": laid.turned} if laid.turned else piece
