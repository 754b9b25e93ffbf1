"""What a file or a text holds: a sheet of a game, perhaps saved with answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from engine.game import game
from rules_graph.errors import BadSaveError
from ui.play import sheet_text
from ui.play.stepper import Stepper

if TYPE_CHECKING:
    from pathlib import Path

_STRETCHES = ("round", "phase", "turn", "step")


def open_file(path: Path, name: str) -> Stepper:
    """What a file attempts; it may name its game. Raises what says why it cannot be played."""
    text = sheet_text.text_of(path)
    with sheet_text.of_text(text, str(path)):
        return open_data(sheet_text.read_text(text), name, str(path))


def open_data(data: object, name: str, file: str = "") -> Stepper:
    """A sheet as data: of the game that it names, else of the one that was asked for."""
    if not isinstance(data, dict) or not isinstance(answers := data.get("answers", []), list):
        raise BadSaveError(file=file)
    named = data.get("game", name)
    if not isinstance(named, str):
        raise BadSaveError(file=file)
    return Stepper(named, game(named).read(sheet_in(data)), [str(answer) for answer in answers])


def sheet_in(data: dict[str, Any]) -> dict[str, Any]:
    """The sheet without what a saved file adds to it."""
    return {key: value for key, value in data.items() if key not in ("answers", "game")}


def example(name: str, kind: Literal["test", "round"]) -> Path:
    """The game's example of a kind."""
    return game(name).EXAMPLES[kind]


def stepper_of(name: str, file: Path | None, kind: Literal["test", "round"]) -> Stepper:
    """What a file holds, or an example of the kind, ready to be stepped through."""
    path = file or example(name, kind)
    text = sheet_text.text_of(path)
    data = sheet_text.read_text(text)
    with sheet_text.of_text(text, str(path)):
        stepper = open_data(in_a_round(data) if kind == "round" else data, name, str(path))
        stepper.test = kind == "test"
        assert stepper.tried  # raises where the attempt has no test
    return stepper


def in_a_round(data: Any) -> Any:
    """What the sheet attempts gives way to a round, unless it is a part of one or under way already."""
    tried = data.get("attempt") if isinstance(data, dict) else None
    if not isinstance(data, dict) or (tried and data.get("answers")):
        return data
    stretch = isinstance(tried, dict) and any(name in tried for name in _STRETCHES)
    return data if stretch else {**data, "attempt": {"round": True}}
