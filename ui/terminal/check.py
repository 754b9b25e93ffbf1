"""The command that examines Grimrule's own data: `check`."""

# ruff: noqa: PLC0415  (heavy imports wait until a command needs them)

from pathlib import Path
from typing import Annotated

import typer

from ui.terminal.console import AsJson, Language, errors_in, out, print_json
from ui.words import system_language


def check(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="The corpus to check, if not Grimrule's own."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check the corpus: count what is sound, name all that is not.

    Without a folder, also the lists of words by which descriptions are read.

    \b
    Example:
      grimrule check corpus --lang uk
    """
    from engine.plain_words.concepts import check_words
    from rules_graph.corpus import load
    from rules_graph.paths import CORPUS
    from ui.answer import rules

    lang = lang or system_language()
    with errors_in(lang):
        corpus = load(folder or CORPUS)
        if folder is None:
            check_words()
        if as_json:
            print_json({game: vars(rules.counts(corpus.of_game(game))) for game in corpus.games})
        else:
            out().print(rules.counts_table(corpus, lang))
