"""What is played in the terminal: a sheet of any game, and the conversation that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ui import sheet_text
from ui.board_games import BoardStepper, BoardTerminal, odds_lines, read_board_sheet, rules_of
from ui.chances import margins
from ui.stepping import EXAMPLE_ROUND, EXAMPLE_TEST, Stepper, Terminal, read_file, read_round
from ui.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def stepper_of(game: str, file: Path | None, kind: Literal["test", "round"]) -> Stepper | BoardStepper:
    """What a file holds, or an example of the kind, ready to be stepped through."""
    game = game_of(file, game)
    if game != "ahlcg":
        return BoardStepper(game, *read_board_sheet(file or rules_of(game).EXAMPLES[kind], game))
    if kind == "round":
        return Stepper(*read_round(file or EXAMPLE_ROUND), whole=True)
    return Stepper(*read_file(file or EXAMPLE_TEST))


def game_of(file: Path | None, game: str) -> str:
    """The game that a sheet names; else the one that was asked for."""
    data = sheet_text.read_file(file) if file else None
    named = data.get("game") if isinstance(data, dict) else None
    return named if isinstance(named, str) else game


def board_stepper(game: str, file: Path, given: list[str], seed: int | None) -> BoardStepper:
    """A board game's sheet with the answers given; with a seed, played to its end."""
    sheet, saved = read_board_sheet(file, game)
    stepper = BoardStepper(game, sheet, saved)
    for answer in given:
        stepper.answer(answer)
    while seed is not None and stepper.play().pending:
        stepper.draw(seed)
    return stepper


def terminal(
    stepper: Stepper | BoardStepper, corpus: Corpus, lang: Lang, out: Console, seed: int
) -> Terminal:
    if isinstance(stepper, BoardStepper):
        return BoardTerminal(stepper, corpus, lang, out, input, seed)  # type: ignore[arg-type]
    return Terminal(stepper, corpus, lang, out, input, seed)


def odds_of(stepper: Stepper | BoardStepper, lang: Lang) -> list[str]:
    """The exact odds of what is attempted."""
    if isinstance(stepper, BoardStepper):
        return odds_lines(lang, stepper.odds())
    found = stepper.outlook()
    if found is None:
        return [say(lang, "odds-none")]
    success = say(lang, "odds-success", percent=f"{float(found.success) * 100:.1f}")
    return [success, *(line.plain for line in margins(found, lang))]
