"""The command that answers plain words: `ask`."""

# ruff: noqa: PLC0415, PLR0913, PLR0917  (heavy imports wait; a command has as many options as it needs)

from pathlib import Path
from typing import Annotated

import typer

from ui.terminal.console import (
    AsJson,
    InGame,
    Language,
    errors_in,
    finder_in,
    known,
    not_empty,
    out,
    print_json,
    write,
)
from ui.words import system_language


def ask(
    description: Annotated[
        str,
        typer.Argument(
            metavar="DESCRIPTION", help="The table and your question, in plain words.", show_default=False
        ),
    ] = "",
    game: InGame = None,
    lang: Language = None,
    sheet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the situation sheet (.yaml), to correct it.")
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the order of resolution as a picture (.svg)."),
    ] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    as_json: AsJson = False,
) -> None:
    """Ask about a rule or a table, in plain words, and get an answer.

    The game is told from the words where --game does not name it.

    \b
    Example:
      grimrule ask --game eldritch "Can I rest with a monster on my space?"
    """
    from engine.answer import ask as answer_to
    from rules_graph.corpus import load
    from rules_graph.imports.quoting import Quotes
    from rules_graph.imports.shelf import Shelf
    from ui.answer import answered, sections
    from ui.answer.inquiry import as_yaml
    from ui.drawing.timeline import draw_timeline

    with errors_in(lang or system_language()):
        text, game = not_empty(description), None if game is None else known(game)
        finder, corpus = finder_in(lang or system_language()), load()
        answer = answer_to(text, finder, game)
        shown = lang or answer.lang
        page = answered.page(answer, corpus, shown)
        books = Quotes(Shelf().books(answer.game), finder.index.lexicon)
        page += sections.quoted(page, books, answer.findings.asked, shown)
        if sheet:
            write(sheet, as_yaml(answer.inquiry), ".yaml")
        if picture:
            write(picture, draw_timeline(answer.inquiry, corpus, shown), ".svg")
        if as_json:
            print_json(answered.as_data(answer, page))
        elif as_markdown:
            print(sections.as_markdown(text, page))
        else:
            out().print(sections.as_text(page))
