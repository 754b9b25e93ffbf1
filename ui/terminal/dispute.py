"""The command that answers plain words: `ask`."""

# ruff: noqa: PLC0415, PLR0913, PLR0917  (heavy imports wait; a command has as many options as it needs)

from pathlib import Path
from typing import Annotated

import typer

from ui.terminal.console import (
    AsJson,
    Language,
    OfGame,
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
    game: OfGame = "ahlcg",
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
    """Describe the table and get a ruling: who decides, and why.

    \b
    Example:
      grimrule ask --game eldritch "Can I rest with a monster on my space?"
    """
    from engine.game import game as front_of
    from rules_graph.corpus import load
    from rules_graph.imports.quoting import Quotes
    from rules_graph.imports.shelf import Shelf
    from rules_graph.search.language import detect
    from ui.answer import inquiry as answered
    from ui.answer import sections
    from ui.drawing.timeline import draw_timeline

    with errors_in(lang or system_language()):
        text, game = not_empty(description), known(game)
        finder = finder_in(lang or system_language())
        asked = detect(text, finder.index.lexicon)
        shown = lang or asked.lang
        inquiry, corpus = front_of(game).inquire(asked.text, asked.lang), load()
        likely = sections.likely_rules(finder, text, game, nearest=not inquiry.settled)
        page = answered.page(inquiry, corpus, shown, likely)
        page += sections.quoted(page, Quotes(Shelf().books(game), finder.index.lexicon), asked, shown)
        if sheet:
            write(sheet, answered.as_yaml(inquiry), ".yaml")
        if picture:
            write(picture, draw_timeline(inquiry, corpus, shown), ".svg")
        if as_json:
            print_json(answered.as_data(inquiry, page))
        elif as_markdown:
            print(sections.as_markdown(text, page))
        else:
            out().print(sections.as_text(page))
