"""What all commands share: options, errors in the user's language, the search index with its progress."""

# ruff: noqa: PLC0415  (heavy imports wait until a command needs them)

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from typer.core import TyperCommand

from engine.game import games
from rules_graph.errors import (
    CorpusDamagedError,
    EmptyQuestionError,
    GrimruleError,
    UnknownFormatError,
    UnknownGameError,
    UnreadableFileError,
    UnwritableFileError,
)
from rules_graph.languages import Lang
from ui.words import say, say_error, say_problem
from ui.words.errors import forbidding

if TYPE_CHECKING:
    from rich.console import Console

    from rules_graph.search.encoder import Encoder
    from rules_graph.search.finder import Finder
    from rules_graph.search.index import SearchIndex

GAMES = games()
_UNLIMITED = 10_000  # columns, where nobody watches


def games_from(incomplete: str) -> list[str]:
    """The games that a shell may complete to."""
    return [game for game in GAMES if game.startswith(incomplete)]


_LANGS = "en|pl|uk"
_GAME: dict[str, Any] = {"metavar": "GAME", "autocompletion": games_from}
Language = Annotated[
    Literal["en", "pl", "uk"] | None, typer.Option("--lang", metavar=_LANGS, help="Language of the answer.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OfGame = Annotated[str, typer.Option("--game", **_GAME, help=f"The game: {', '.join(GAMES)}.")]
InGame = Annotated[str | None, typer.Option("--game", **_GAME, help="Look only in this game, such as ahlcg.")]
BookGame = Annotated[str, typer.Option("--game", **_GAME, help=f"Game of the book: {', '.join(GAMES)}.")]
BookLang = Annotated[
    Literal["en", "pl", "uk"], typer.Option("--lang", metavar=_LANGS, help="Language of the book.")
]


class Command(TyperCommand):
    """A command whose help says of an argument what it means, and not its Python type."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        told: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            if record := param.get_help_record(ctx):
                name, help_ = record
                name = name.partition(" <")[0] if param.param_type_name == "argument" else name
                help_ = help_.replace("x>=", "N>=").replace("<=x<=", "<=N<=")
                told.setdefault(f"{param.param_type_name.capitalize()}s", []).append((name, help_))
        for title, lines in told.items():
            with formatter.section(title):
                formatter.write_dl(lines)


@contextmanager
def errors_in(lang: Lang, *, as_json: bool = False) -> Iterator[None]:
    """Errors that the user can mend, said in a language on stderr; exit code 2.

    `as_json`: what a statement forbids is printed as data too.
    """
    try:
        yield
    except GrimruleError as error:
        if isinstance(error, CorpusDamagedError):
            for problem in error.problems:
                print(f"{problem.path}:{problem.line}: {say_problem(lang, problem)}", file=sys.stderr)
        print(say_error(lang, error), file=sys.stderr)
        if as_json and (statement := forbidding(lang, error)):
            print_json({"refused": {"code": error.code, "value": error.values.get("value"), **statement}})
        raise typer.Exit(2) from None


def known(game: str) -> str:
    """A game that there is. Raises UnknownGameError."""
    if game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    return game


def not_empty(question: str) -> str:
    """A question that asks something. Raises EmptyQuestionError."""
    if not question.strip():
        raise EmptyQuestionError
    return question


class _Unpadded:
    """Where output goes that no terminal shows: lines end where their words end."""

    def write(self, text: str) -> int:
        return sys.stdout.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        sys.stdout.flush()


def out() -> "Console":
    """Fitted to the terminal; piped, neither wrapped nor padded."""
    from rich.console import Console

    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, width=_UNLIMITED, file=_Unpadded())  # type: ignore[arg-type]


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def read_lines(file: Path) -> list[str]:
    """The lines of a file that say something."""
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(file=str(file), problem=_reason(error)) from error
    return [line for line in lines if line]


def write(file: Path, text: str, ending: str) -> None:
    """A text into a file of that kind."""
    if file.suffix != ending:
        raise UnknownFormatError(file=str(file), endings=ending)
    with writing(file):
        file.write_text(text, encoding="utf-8")


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """A file that cannot be written is the user's to mend."""
    try:
        yield
    except OSError as error:
        raise UnwritableFileError(file=str(file), problem=_reason(error)) from error


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def open_search(lang: Lang) -> "tuple[SearchIndex, Encoder | None]":
    from rules_graph.search.index import open_index
    from ui.terminal.progress import watched

    with watched(say(lang, "building-index"), lang) as progress:
        return open_index(progress=progress)


def finder_in(lang: Lang) -> "Finder":
    from rules_graph.search.finder import Finder
    from rules_graph.search.reranker import chosen_reranker

    index, encoder = open_search(lang)
    if encoder is None:
        print(say(lang, "search-without-meaning"), file=sys.stderr)
    return Finder(index, encoder, chosen_reranker())
