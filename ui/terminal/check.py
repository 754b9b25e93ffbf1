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
    twins: Annotated[
        bool, typer.Option("--twins", help="List questions that are nearly the same and answered otherwise.")
    ] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check the corpus: count what is sound, name all that is not.

    The rules, what players ask of them, how they tell the cases; with --twins, where nearly the same is
    asked and answered otherwise.
    Without a folder, also the lists of words by which descriptions are read.

    \b
    Example:
      grimrule check corpus --lang uk
    """
    from engine.plain_words.concepts import check_words
    from rules_graph.corpus import load
    from rules_graph.paths import CORPUS
    from rules_graph.precedents import load_precedents
    from rules_graph.tellings import load_tellings
    from ui.answer import rules

    lang = lang or system_language()
    with errors_in(lang):
        folder, own = folder or CORPUS, folder is None
        corpus, precedents, tellings = load(folder), load_precedents(folder), load_tellings(folder)
        if own:
            check_words()
        if as_json:
            of_game = {game: corpus.of_game(game) for game in corpus.games}
            counted = {game: rules.counts(own, precedents, tellings) for game, own in of_game.items()}
            print_json({game: vars(each) for game, each in counted.items()})
        else:
            out().print(rules.counts_table(corpus, precedents, tellings, lang))
            if twins:
                out().print(rules.twins_as_text(precedents, lang))
