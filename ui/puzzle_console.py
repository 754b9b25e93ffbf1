"""A puzzle in the terminal: the answer, whose attempts it takes, and each move with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from engine.mansions import playing
from engine.mansions.puzzles import Solution, Unsolved, solve
from ui import sheet_text
from ui.puzzle_state import Asked
from ui.puzzle_telling import answer, drawn_steps, steps, whose
from ui.stepping import BadSaveError
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_graph.model import Lang


def read_puzzle(path: Path | None) -> Asked:
    """The puzzle that a sheet attempts; without a sheet, the example."""
    path = path or playing.EXAMPLES["puzzle"]
    data = sheet_text.read_file(path)
    if not isinstance(data, dict):
        raise BadSaveError(file=str(path))
    asked = Asked(data)
    assert asked.read  # raises where the sheet cannot be
    return asked


def puzzle_lines(lang: Lang, asked: Asked, found: Solution | Unsolved) -> Iterator[Text]:
    first = answer(lang, asked.puzzle, found)
    yield Text.assemble((first.text, "bold"), (f"   {first.cites}", "dim"))
    if not isinstance(found, Solution):
        return
    for told in whose(lang, found, asked.who):
        yield Text.assemble(told.text, (f"   {told.cites}", "dim"))
    attempt = 0
    moves = steps(lang, asked.puzzle, found, asked.who)
    for number, move in enumerate(moves, 1):
        if move.attempt != attempt and moves[-1].attempt > 1:
            yield Text(say(lang, "puzzlepage-attempt", number=move.attempt), style="bold cyan")
        attempt = move.attempt
        yield Text.assemble(f"{number:3} {move.text}", (f"   {move.cites}", "dim"))


def puzzle_data(lang: Lang, asked: Asked, found: Solution | Unsolved) -> dict[str, Any]:
    """All of it for other programs."""
    if isinstance(found, Unsolved):
        return {"puzzle": asked.puzzle.id, "solved": False, "why": found.why, "at_least": found.at_least}
    moves = steps(lang, asked.puzzle, found, asked.who)
    return {
        "puzzle": asked.puzzle.id,
        "solved": True,
        "actions": found.actions,
        "fewest": found.fewest,
        "at_least": found.at_least,
        "moves": [
            {"move": move, "cites": each.cites, "attempt": each.attempt, "left": each.left}
            for move, each in zip(found.moves, moves, strict=True)
        ],
    }


def puzzle_picture(lang: Lang, asked: Asked, found: Solution | Unsolved) -> str:
    """The puzzle as it lies and after each move."""
    moves = steps(lang, asked.puzzle, found, asked.who) if isinstance(found, Solution) else []
    return drawn_steps(lang, asked.puzzle, moves)


__all__ = ["puzzle_data", "puzzle_lines", "puzzle_picture", "read_puzzle", "solve"]
