"""What all commands share: options, errors in the user's language, the search index with its progress."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from rules_graph.errors import CorpusDamagedError, GrimruleError
from rules_graph.languages import Lang
from ui.words import say, say_error, say_problem

if TYPE_CHECKING:
    from rules_graph.search.encoder import Encoder
    from rules_graph.search.finder import Finder
    from rules_graph.search.index import SearchIndex

Language = Annotated[Literal["en", "pl", "uk"] | None, typer.Option("--lang", help="Language of the answer.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
OfGame = Annotated[str, typer.Option("--game", help="The game: ahlcg, eldritch, arkham2e or mansions.")]
InGame = Annotated[str | None, typer.Option("--game", help="Look only in this game, such as ahlcg.")]


@contextmanager
def errors_in(lang: Lang) -> Iterator[None]:
    """Errors that the user can mend, said in a language on stderr; exit code 2."""
    try:
        yield
    except GrimruleError as error:
        if isinstance(error, CorpusDamagedError):
            for problem in error.problems:
                print(f"{problem.path}:{problem.line}: {say_problem(lang, problem)}", file=sys.stderr)
        print(say_error(lang, error), file=sys.stderr)
        raise typer.Exit(2) from None


def out() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else 160)


def print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def open_search(lang: Lang) -> "tuple[SearchIndex, Encoder | None]":
    from rules_graph.search.index import open_index  # noqa: PLC0415
    from ui.progress import watched  # noqa: PLC0415

    with watched(say(lang, "building-index"), lang) as progress:
        return open_index(progress=progress)


def finder_in(lang: Lang) -> "Finder":
    from rules_graph.search.finder import Finder  # noqa: PLC0415

    index, encoder = open_search(lang)
    if encoder is None:
        print(say(lang, "search-without-meaning"), file=sys.stderr)
    return Finder(index, encoder)
