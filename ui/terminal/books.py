"""The commands for a player's own rulebooks: `import`, `books`, `doctor`."""

# ruff: noqa: PLC0415  (heavy imports wait until a command needs them)

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ui.terminal.console import (
    AsJson,
    BookGame,
    BookLang,
    Command,
    Language,
    errors_in,
    out,
    print_json,
)
from ui.words import say, system_language

if TYPE_CHECKING:
    from rules_graph.imports.edition import Edition
    from rules_graph.model import Lang

books_app = typer.Typer(no_args_is_help=False)

BookName = Annotated[str, typer.Argument(metavar="BOOK", help="A book of yours, such as ahlcg-pl.")]


def import_book(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Your rulebook: plain text, Markdown or PDF.")],
    game: BookGame,
    lang: BookLang,
    as_json: AsJson = False,
) -> None:
    """Keep your own rulebook in your data folder, beside our rules.

    \b
    Example:
      grimrule import docs/examples/book.md --game ahlcg --lang en
    """
    from rules_graph.imports.shelf import Shelf
    from ui.answer.books import report_as_text

    here = system_language()
    with errors_in(here):
        book = _read(file, game, lang, here)
        place = Shelf().put(book)
        if as_json:
            print_json({"book": book.id, "file": str(place), "report": book.report.model_dump(mode="json")})
        else:
            out().print(report_as_text(book, here))


def _read(file: Path, game: str, lang: "Lang", here: "Lang") -> "Edition":
    from datetime import UTC, datetime

    from rules_graph.corpus import load
    from rules_graph.imports.importing import import_book as read
    from ui.terminal.progress import watched

    with watched(say(here, "books-importing"), here) as progress:
        return read(file, load(), game, lang, datetime.now(tz=UTC).date(), progress)


@books_app.callback(invoke_without_command=True)
def list_books(context: typer.Context, lang: Language = None, as_json: AsJson = False) -> None:
    """List your own rulebooks; show or remove one.

    \b
    Example:
      grimrule books
    """
    from rules_graph.imports.shelf import Shelf
    from ui.answer.books import shelf_as_text

    if context.invoked_subcommand:
        return
    lang = lang or system_language()
    with errors_in(lang):
        shelf = Shelf()
        if as_json:
            print_json(
                [
                    {"book": book.id, "file": book.file, "imported": book.imported, "sha256": book.sha256}
                    for book in shelf.books()
                ]
            )
        else:
            out().print(shelf_as_text(shelf, lang))


@books_app.command(cls=Command)
def show(
    name: BookName,
    rule: Annotated[
        str,
        typer.Argument(
            metavar="RULE", help="What the book says of this rule; none for the report.", show_default=False
        ),
    ] = "",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show how a book was read, or what it says of a rule.

    \b
    Example:
      grimrule books show ahlcg-en hunter
    """
    from rules_graph.corpus import load
    from rules_graph.imports.shelf import Shelf
    from ui.answer.books import report_as_text, sections_as_text

    lang = lang or system_language()
    with errors_in(lang):
        book = Shelf().book(name)
        if not rule:
            if as_json:
                print_json(book.report.model_dump(mode="json") | {"placed": _placed(book)})
            else:
                out().print(report_as_text(book, lang))
            return
        sections = book.of_rule(load().find(rule, book.game).id)
        if as_json:
            print_json([section.model_dump(mode="json", exclude_defaults=True) for section in sections])
        else:
            out().print(sections_as_text(sections, lang))


def _placed(book: "Edition") -> list[dict[str, object]]:
    """Every heading, with the rule it was placed at, how, and how surely."""
    return [
        {"line": section.lines[0], "heading": section.heading}
        | (section.states.model_dump(mode="json") if section.states else {})
        for section in book.sections
        if section.heading
    ]


@books_app.command(cls=Command)
def remove(name: BookName, lang: Language = None) -> None:
    """Take a book away; the file that you imported stays.

    \b
    Example:
      grimrule books remove ahlcg-en
    """
    from rules_graph.imports.shelf import Shelf

    lang = lang or system_language()
    with errors_in(lang):
        Shelf().remove(name)
        print(say(lang, "books-removed", book=name))


def doctor(
    file: Annotated[
        str, typer.Argument(metavar="BOOK", help="A book of yours (ahlcg-pl), or a rulebook file.")
    ],
    game: BookGame = "ahlcg",
    lang: Annotated[
        Literal["en", "pl", "uk"] | None,
        typer.Option("--lang", metavar="en|pl|uk", help="Language, if a file is named."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Name what is wrong with a book of yours.

    Dead references, doubled headings, unexplained terms, prints at odds with each other.

    \b
    Example:
      grimrule doctor ahlcg-en
    """
    from rules_graph.corpus import load
    from rules_graph.imports.doctor import examine
    from rules_graph.imports.placing.naming import Names
    from rules_graph.imports.shelf import Shelf
    from ui.answer.books import findings_as_text

    here = system_language()
    with errors_in(here):
        shelf = Shelf()
        path = Path(file)
        book = _read(path, game, lang or here, here) if path.is_file() else shelf.book(file)
        corpus = load()
        findings = examine(
            book, list(shelf.books(book.game)), Names(corpus.of_game(book.game), book.lang, {})
        )
        if as_json:
            print_json([{"ailment": each.ailment, "line": each.line, **each.values} for each in findings])
        else:
            out().print(findings_as_text(findings, corpus, book, here))
