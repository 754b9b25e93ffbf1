"""The commands for a player's own cards: `cards import`, `cards list`."""

# ruff: noqa: PLC0415  (heavy imports wait until a command needs them)

from pathlib import Path
from typing import Annotated

import typer

from ui.terminal.console import AsJson, Command, Language, errors_in, print_json
from ui.words import say, system_language

cards_app = typer.Typer(
    help="""Keep your own cards, from an ArkhamDB export.

    \b
    Example:
      grimrule cards list
    """,
    no_args_is_help=True,
)


@cards_app.command(name="import", cls=Command)
def import_cards(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Cards as ArkhamDB exports them (JSON).")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Keep the cards of a file, so that sheets can name them.

    \b
    Example:
      grimrule cards import docs/examples/cards.json
    """
    from engine.ahlcg.library import import_cards as keep

    lang = lang or system_language()
    with errors_in(lang):
        imported = keep(file)
        if as_json:
            print_json(vars(imported))
        else:
            print(say(lang, "cards-imported", **vars(imported)))


@cards_app.command(name="list", cls=Command)
def list_cards(lang: Language = None, as_json: AsJson = False) -> None:
    """List the files whose cards are kept.

    \b
    Example:
      grimrule cards list --json
    """
    from engine.ahlcg.library import imported_files

    lang = lang or system_language()
    with errors_in(lang):
        files = imported_files()
        if as_json:
            print_json(files)
        for each in [] if as_json else files:
            print(f"{each['date']}  {each['cards']:4}  {each['name']}")
        if not files and not as_json:
            print(say(lang, "cards-none"))
