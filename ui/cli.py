"""The command `grimrule`."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from rules_graph.corpus import CORPUS, load
from rules_graph.errors import CorpusDamagedError, GrimruleError
from rules_graph.model import Lang
from ui import show
from ui.words import say_error, say_problem, system_language

app = typer.Typer(
    help="Rules of the Arkham Horror games, in English, Polish and Ukrainian.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

Language = Annotated[Literal["en", "pl", "uk"] | None, typer.Option("--lang", help="Language of the answer.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
InGame = Annotated[str | None, typer.Option("--game", help="Look only in this game, such as ahlcg.")]


@app.command()
def rule(
    name: Annotated[str, typer.Argument(help="An id (ahlcg/hunter), or the rule's name in any language.")],
    lang: Language = None,
    game: InGame = None,
    as_json: AsJson = False,
) -> None:
    """Show a rule with its links."""
    lang = lang or system_language()
    with _errors_in(lang):
        corpus = load()
        if game:
            corpus.game(game)
        found = corpus.find(name, game)
        if as_json:
            _print_json(show.rule_as_data(corpus, found, lang))
        else:
            _out().print(show.rule_as_text(corpus, found, lang))


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="The corpus to check.")] = CORPUS,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check the corpus: count what is sound, name all that is not."""
    lang = lang or system_language()
    with _errors_in(lang):
        corpus = load(folder)
        if as_json:
            _print_json({game: vars(show.counts(corpus.of_game(game))) for game in corpus.games})
        else:
            _out().print(show.counts_table(corpus, lang))


@contextmanager
def _errors_in(lang: Lang) -> Iterator[None]:
    """Errors that the user can mend, said in a language on stderr; exit code 2."""
    try:
        yield
    except GrimruleError as error:
        if isinstance(error, CorpusDamagedError):
            for problem in error.problems:
                print(f"{problem.path}:{problem.line}: {say_problem(lang, problem)}", file=sys.stderr)
        print(say_error(lang, error), file=sys.stderr)
        raise typer.Exit(2) from None


def _out() -> Console:
    return Console(highlight=False, width=None if sys.stdout.isatty() else 160)


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def main() -> None:
    app()
