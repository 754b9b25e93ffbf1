"""The command `grimrule`: its commands live in `ui.terminal`, and import what is heavy only when they run."""

import typer

from ui.terminal.app import serve, version
from ui.terminal.books import books_app, doctor, import_book
from ui.terminal.cards import cards_app
from ui.terminal.check import check
from ui.terminal.console import Command
from ui.terminal.dispute import ask
from ui.terminal.lookup import graph, rule, search
from ui.terminal.play import odds, puzzle, resolve, round_, test

app = typer.Typer(
    help="""Rules of the Arkham Horror games, in English, Polish and Ukrainian.

    \b
    Example:
      grimrule search "does the ghoul hit me if I grab a resource?"
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

app.callback()(version)
for command in (search, rule, graph, ask, odds, test, resolve):
    app.command(cls=Command)(command)
app.command(name="round", cls=Command)(round_)
app.command(cls=Command)(puzzle)
app.command(name="import", cls=Command)(import_book)
app.command(cls=Command)(doctor)
app.command(cls=Command)(check)
app.command(name="app", cls=Command)(serve)
app.add_typer(books_app, name="books")
app.add_typer(cards_app, name="cards")


def main() -> None:
    app(prog_name="grimrule")


if __name__ == "__main__":
    main()
