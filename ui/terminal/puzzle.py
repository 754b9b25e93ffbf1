"""A puzzle in the terminal: the answer, whose attempts it takes, and each move with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from engine.mansions import front
from engine.mansions.puzzles.solving import Solution, Unsolved, solve
from rules_graph.errors import BadSaveError
from ui.app.puzzle.state import Entered
from ui.play import sheet_text
from ui.words import say
from ui.words.puzzles import answer, drawn_steps, steps, whose

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_graph.model import Lang


def read_puzzle(path: Path | None) -> Entered:
    """The puzzle that a sheet attempts; without a sheet, the example."""
    path = path or front.EXAMPLES["puzzle"]
    text = sheet_text.text_of(path)
    data = sheet_text.read_text(text)
    if not isinstance(data, dict):
        raise BadSaveError(file=str(path))
    asked = Entered(data)
    with sheet_text.of_text(text, str(path)):
        assert asked.read  # raises where the sheet cannot be
    return asked


def puzzle_lines(lang: Lang, asked: Entered, found: Solution | Unsolved) -> Iterator[Text]:
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


def puzzle_data(lang: Lang, asked: Entered, found: Solution | Unsolved) -> dict[str, Any]:
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


def puzzle_picture(lang: Lang, asked: Entered, found: Solution | Unsolved) -> str:
    """The puzzle as it lies and after each move."""
    moves = steps(lang, asked.puzzle, found, asked.who) if isinstance(found, Solution) else []
    return drawn_steps(lang, asked.puzzle, moves)


__all__ = ["puzzle_data", "puzzle_lines", "puzzle_picture", "read_puzzle", "solve"]
