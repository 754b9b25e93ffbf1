"""The commands that carry rules out: `odds`, `test`, `round`, `resolve`, `puzzle`."""

# ruff: noqa: PLC0415, PLR0913, PLR0917  (heavy imports wait; a command has as many options as it needs)

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ui.terminal.console import (
    AsJson,
    Language,
    OfGame,
    errors_in,
    known,
    out,
    print_json,
    read_lines,
    write,
)
from ui.words import system_language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from rules_graph.model import Lang
    from ui.play.stepper import Stepper

Answers = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A file with an answer on each line, in order.")
]
Picture = Annotated[Path | None, typer.Option(metavar="FILE", help="Write every step as a picture (.svg).")]


def odds(
    skill: Annotated[
        int, typer.Option(min=0, metavar="N", help="The skill value, with everything but icons and tokens.")
    ],
    difficulty: Annotated[int, typer.Option(min=0, metavar="N", help="The difficulty of the test.")],
    commit: Annotated[int, typer.Option(min=0, metavar="N", help="Matching icons committed.")] = 0,
    bag: Annotated[
        str,
        typer.Option(metavar="BAG", help="easy, standard, hard, expert, or tokens such as '+1 0 -1 skull'."),
    ] = "standard",
    symbol: Annotated[
        list[str] | None,
        typer.Option(metavar="SYMBOL=N", help="What a symbol counts for, such as skull=-2; once for each."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say how likely a skill test of the card game succeeds, exactly.

    \b
    Example:
      grimrule odds --skill 4 --difficulty 3 --bag hard --symbol skull=-2
    """
    from ui.answer import chances

    lang = lang or system_language()
    with errors_in(lang):
        tokens, effects = chances.read_bag(bag), chances.read_symbols(symbol or [])
        if as_json:
            print_json(chances.odds_as_data(tokens, effects, skill + commit, difficulty))
        else:
            out().print(chances.odds_as_text(tokens, effects, skill + commit, difficulty, lang))


def test(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="SHEET", help="A situation sheet (YAML) or a saved test (JSON); else an example."
        ),
    ] = None,
    game: OfGame = "ahlcg",
    answers: Answers = None,
    seed: Annotated[int, typer.Option(metavar="N", help="For tokens that chance draws.")] = 0,
    only_odds: Annotated[bool, typer.Option("--odds", help="Only the exact odds.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a test: its rules, choices and exact odds.

    With --json: as far as the answers lead.

    \b
    Example:
      grimrule test docs/examples/investigate.yaml
    """
    from rich.console import Group

    from ui.answer.chances import odds_lines
    from ui.play.opening import stepper_of

    lang = lang or system_language()
    with errors_in(lang, as_json=as_json):
        stepper = stepper_of(known(game), file, "test")
        if only_odds:
            print_json(_odds_as_data(stepper)) if as_json else out().print(Group(*odds_lines(lang, stepper)))
            return
        _answered(stepper, answers, lang)
        print_json(stepper.as_data()) if as_json else _converse(stepper, lang, seed)


def _odds_as_data(stepper: "Stepper") -> dict[str, object] | None:
    """How likely the test succeeds, and each margin or result; None where nothing is tested."""
    found = stepper.odds()
    return {"success": str(found.success), "results": _shares(found.results)} if found else None


def _shares(of: "Mapping[int, Fraction]") -> dict[str, str]:
    return {str(value): str(share) for value, share in sorted(of.items())}


def round_(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="SHEET", help="A situation sheet (YAML) or a saved round; else an example."),
    ] = None,
    game: OfGame = "ahlcg",
    answers: Answers = None,
    seed: Annotated[
        int, typer.Option(metavar="N", help="For what chance draws; with --json also for the choices left.")
    ] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a whole round, from its first step to its last.

    With --json: the whole round at once; what no answer decides, the seed does, as in `resolve --seed`.

    \b
    Example:
      grimrule round --game eldritch --json
    """
    from ui.play.opening import stepper_of

    lang = lang or system_language()
    with errors_in(lang, as_json=as_json):
        stepper = stepper_of(known(game), file, "round")
        _answered(stepper, answers, lang)
        if as_json:
            _finish(stepper, seed)
            print_json(stepper.as_data())
        else:
            _converse(stepper, lang, seed)


def _answered(stepper: "Stepper", answers: Path | None, lang: "Lang") -> None:
    """Play as far as a file's answers lead; they are read as at the keyboard."""
    from ui.play.answers import read_answer

    pending = stepper.play().pending
    for answer in read_lines(answers) if answers else []:
        stepper.answer(read_answer(lang, pending, answer) if pending else answer)
        pending = stepper.play().pending


def _finish(stepper: "Stepper", seed: int) -> None:
    """Let the seed decide all that is left."""
    from engine.resolving import resolve as resolved

    stepper.answers = list(resolved(stepper.game, stepper.sheet, stepper.answers, seed).play.answers)


def _converse(stepper: "Stepper", lang: "Lang", seed: int) -> None:
    from rules_graph.corpus import load
    from ui.terminal.conversation import Conversation

    Conversation(stepper, load(), lang, out(), input, seed).run()


def resolve(
    file: Annotated[Path, typer.Argument(metavar="SHEET", help="A situation sheet (YAML).")],
    game: OfGame = "ahlcg",
    answers: Answers = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Let this seed make the choices left and draw.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Resolve a situation by the book: every step, and who decides.

    Each step stands with its rule. It stops where somebody must choose, unless there is a seed.

    \b
    Example:
      grimrule resolve docs/examples/engaged.yaml --seed 1
    """
    from engine.resolving import resolve as resolved
    from rules_graph.corpus import load
    from ui.answer.resolutions import resolution_as_data, resolution_as_text
    from ui.play.opening import open_file

    lang = lang or system_language()
    with errors_in(lang, as_json=as_json):
        opened = open_file(file, known(game))
        _answered(opened, answers, lang)
        resolution = resolved(opened.game, opened.sheet, opened.answers, seed)
        if as_json:
            print_json(resolution_as_data(resolution, load(), lang))
        else:
            out().print(resolution_as_text(resolution, load(), lang))


def puzzle(
    file: Annotated[
        Path | None, typer.Argument(metavar="SHEET", help="A sheet that attempts a puzzle; else an example.")
    ] = None,
    picture: Picture = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle of Mansions of Madness in the fewest actions.

    \b
    Example:
      grimrule puzzle engine/mansions/examples/puzzle-lock.yaml
    """
    from rich.console import Group

    from ui.terminal import puzzle

    lang = lang or system_language()
    with errors_in(lang):
        asked = puzzle.read_puzzle(file)
        found = puzzle.solve(asked.puzzle)
        if picture:
            write(picture, puzzle.puzzle_picture(lang, asked, found), ".svg")
        if as_json:
            print_json(puzzle.puzzle_data(lang, asked, found))
        else:
            out().print(Group(*puzzle.puzzle_lines(lang, asked, found)))
