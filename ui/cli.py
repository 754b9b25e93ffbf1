"""The command `grimrule`. Heavy imports wait until a command needs them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group

from rules_graph.errors import (
    EmptyQuestionError,
    RuleNeededError,
    UnknownFormatError,
    UnreadableFileError,
)
from ui.cli_books import books_app, doctor, import_book
from ui.console import AsJson, InGame, Language, OfGame, errors_in, finder_in, open_search, out, print_json
from ui.words import say, system_language

if TYPE_CHECKING:
    from rules_graph.model import Lang
    from ui.board_games import BoardStepper
    from ui.stepping import Stepper

app = typer.Typer(
    help="Rules of the Arkham Horror games, in English, Polish and Ukrainian.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

cards_app = typer.Typer(help="Your own cards, from an ArkhamDB export.", no_args_is_help=True)
app.add_typer(cards_app, name="cards")
app.add_typer(books_app, name="books")
app.command(name="import")(import_book)
app.command()(doctor)

RuleName = Annotated[str, typer.Argument(help="An id (ahlcg/hunter), or the rule's name in any language.")]


@app.command()
def search(
    question: Annotated[str, typer.Argument(help="What you would ask at the table.")] = "",
    lang: Language = None,
    game: InGame = None,
    limit: Annotated[
        int | None, typer.Option(min=1, max=50, help="How many rules to show: 5, or 10 as JSON.")
    ] = None,
    queries: Annotated[
        Path | None, typer.Option(help="A file with a question on each line; JSON lines.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find the rule that answers a question."""
    from rules_graph.imports.quoting import Quotes  # noqa: PLC0415
    from rules_graph.imports.shelf import Shelf  # noqa: PLC0415
    from ui.answers import answer_as_rows, answer_as_text  # noqa: PLC0415

    with errors_in(lang or system_language()):
        questions = _questions(question, queries)
        finder = finder_in(lang or system_language())
        books = Quotes(Shelf().books(game), finder.index.lexicon)
        for each in questions:
            answer = finder.find(each, game, limit or (10 if queries or as_json else 5))
            shown = lang or answer.asked.lang
            quotes = books.beside(each, answer.asked.lang, [found.ref for found in answer.found], game)
            rows = answer_as_rows(finder.index, answer, shown, quotes)
            if queries:
                line = {
                    "query": each,
                    "lang": answer.asked.lang,
                    "answered": answer.answered,
                    "results": rows,
                }
                print(json.dumps(line, ensure_ascii=False))
            elif as_json:
                print_json(rows)
            else:
                out().print(answer_as_text(finder.index, answer, shown, quotes))


def _questions(question: str, file: Path | None) -> list[str]:
    if file is None:
        if not question.strip():
            raise EmptyQuestionError
        return [question]
    try:
        return [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(file=str(file), problem=str(error)) from error


@app.command()
def rule(name: RuleName, lang: Language = None, game: InGame = None, as_json: AsJson = False) -> None:
    """Show a rule with its links."""
    from rules_graph.corpus import load  # noqa: PLC0415
    from ui import show  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        corpus = load()
        if game:
            corpus.game(game)
        found = corpus.find(name, game)
        if as_json:
            print_json(show.rule_as_data(corpus, found, lang))
        else:
            out().print(show.rule_as_text(corpus, found, lang))


@app.command()
def graph(
    name: Annotated[str, typer.Argument(help="A rule; none for the whole graph.")] = "",
    to: Annotated[str, typer.Option(help="Another rule: show how the two are joined.")] = "",
    depth: Annotated[int, typer.Option(min=1, max=4, help="How far to go from the rule.")] = 1,
    output: Annotated[
        Path | None, typer.Option(help="Write a picture (.svg) or the graph (.graphml, .json).")
    ] = None,
    lang: Language = None,
) -> None:
    """Show what a rule is joined to, how two rules are joined, or write the graph to a file."""
    from rules_graph.corpus import load  # noqa: PLC0415
    from rules_graph.graph import build  # noqa: PLC0415
    from ui.maps import ENDINGS, Map  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        if output and output.suffix not in ENDINGS:
            raise UnknownFormatError(file=str(output), endings=", ".join(ENDINGS))
        if output and output.suffix == ".svg" and not name:
            raise RuleNeededError
        corpus = load()
        start = corpus.find(name).ref if name else None
        end = corpus.find(to).ref if to else None
        drawn = Map(corpus, build(corpus, open_search(lang)[0].lexicon), lang)
        if output:
            print(drawn.write(start, depth, output))
        elif start and end:
            out().print(drawn.way(start, end))
        else:
            out().print(drawn.around(start, depth) if start else drawn.hubs())


@app.command()
def odds(
    skill: Annotated[int, typer.Option(min=0, help="The skill value, with everything but icons and tokens.")],
    difficulty: Annotated[int, typer.Option(min=0, help="The difficulty of the test.")],
    commit: Annotated[int, typer.Option(min=0, help="Matching icons committed.")] = 0,
    bag: Annotated[
        str, typer.Option(help="easy, standard, hard, expert, or tokens such as '+1 0 -1 skull'.")
    ] = "standard",
    symbol: Annotated[
        list[str] | None, typer.Option(help="What a symbol counts for, such as skull=-2.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """How likely a skill test succeeds, exactly."""
    from ui import chances  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        tokens, effects = chances.read_bag(bag), chances.read_symbols(symbol or [])
        if as_json:
            print_json(chances.odds_as_data(tokens, effects, skill + commit, difficulty))
        else:
            out().print(chances.odds_as_text(tokens, effects, skill + commit, difficulty, lang))


@app.command()
def test(
    file: Annotated[
        Path | None, typer.Argument(help="A situation sheet (YAML) or a saved test (JSON); else an example.")
    ] = None,
    game: OfGame = "ahlcg",
    answers: Annotated[Path | None, typer.Option(help="A file with an answer on each line.")] = None,
    seed: Annotated[int, typer.Option(help="For tokens that chance draws.")] = 0,
    only_odds: Annotated[bool, typer.Option("--odds", help="Only the exact odds.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a skill test: each step with its rule, its choices and the exact odds."""
    from ui.tables import odds_of, stepper_of  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        stepper = stepper_of(game, file, "test")
        if only_odds:
            out().print("\n".join(odds_of(stepper, lang)))
            return
        _step(stepper, answers, lang, seed, as_json=as_json)


def _step(
    stepper: "Stepper | BoardStepper", answers: Path | None, lang: "Lang", seed: int, *, as_json: bool
) -> None:
    """Give the answers of a file, then go on with the player, or print how far it went."""
    from rules_graph.corpus import load  # noqa: PLC0415
    from ui.tables import terminal  # noqa: PLC0415

    stepper.play()
    for answer in _questions("", answers) if answers else []:
        stepper.answer(answer.strip())
    if as_json:
        print_json(stepper.as_data())
    else:
        terminal(stepper, load(), lang, out(), seed).run()


@app.command()
def resolve(
    file: Annotated[Path, typer.Argument(help="A situation sheet (YAML).")],
    game: OfGame = "ahlcg",
    answers: Annotated[Path | None, typer.Option(help="A file with an answer on each line.")] = None,
    seed: Annotated[int | None, typer.Option(help="Let this seed make the choices left and draw.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Resolve a situation by the book: every step in order, with its rule and who decides."""
    from engine.ahlcg.resolving import resolve as resolved  # noqa: PLC0415
    from rules_graph.corpus import load  # noqa: PLC0415
    from ui.board_games import resolution_lines  # noqa: PLC0415
    from ui.rulings import resolution_as_data, resolution_as_text  # noqa: PLC0415
    from ui.stepping import read_file  # noqa: PLC0415
    from ui.tables import board_stepper, game_of  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        given = [answer.strip() for answer in _questions("", answers)] if answers else []
        if game_of(file, game) != "ahlcg":
            stepper = board_stepper(game_of(file, game), file, given, seed)
            shown = resolution_lines(lang, stepper, load())
            print_json(stepper.as_data()) if as_json else out().print(Group(*shown))
            return
        sheet, saved = read_file(file)
        given = saved + given
        resolution = resolved(sheet, given, seed)
        if as_json:
            print_json(resolution_as_data(resolution, lang))
        else:
            out().print(resolution_as_text(resolution, load(), lang))


@app.command()
def ask(
    description: Annotated[str, typer.Argument(help="The table and your question, in plain words.")] = "",
    game: OfGame = "ahlcg",
    lang: Language = None,
    sheet: Annotated[
        Path | None, typer.Option(help="Write the situation sheet (YAML), to correct it.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(help="Write the order of resolution as a picture (.svg).")
    ] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    as_json: AsJson = False,
) -> None:
    """Describe the table and get a ruling: the order of resolution, who decides, and why."""
    from rules_graph.corpus import load  # noqa: PLC0415
    from rules_graph.imports.quoting import Quotes  # noqa: PLC0415
    from rules_graph.imports.shelf import Shelf  # noqa: PLC0415
    from rules_graph.search.language import detect  # noqa: PLC0415
    from ui import sections  # noqa: PLC0415
    from ui.asking import ask_of  # noqa: PLC0415

    with errors_in(lang or system_language()):
        (text,) = _questions(description, None)
        finder = finder_in(lang or system_language())
        asked = detect(text, finder.index.lexicon)
        shown = lang or asked.lang
        asking = ask_of(game, asked, load())
        likely = sections.likely_rules(finder, text, game, nearest=not asking.settled)
        page = asking.page(shown, likely)
        page += sections.quoted(page, Quotes(Shelf().books(game), finder.index.lexicon), asked, shown)
        if sheet:
            _write(sheet, asking.sheet(), ".yaml")
        if picture:
            _write(picture, asking.picture(shown), ".svg")
        if as_json:
            print_json(asking.data(page))
        elif as_markdown:
            print(sections.as_markdown(text, page))
        else:
            out().print(sections.as_text(page))


def _write(file: Path, text: str, ending: str) -> None:
    if file.suffix != ending:
        raise UnknownFormatError(file=str(file), endings=ending)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnreadableFileError(file=str(file), problem=str(error)) from error


@app.command(name="round")
def round_(
    file: Annotated[Path | None, typer.Argument(help="A situation sheet; else a small table.")] = None,
    game: OfGame = "ahlcg",
    answers: Annotated[Path | None, typer.Option(help="A file with an answer on each line.")] = None,
    seed: Annotated[int, typer.Option(help="For what chance draws.")] = 0,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a whole round, from its first step to its last."""
    from ui.tables import stepper_of  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        _step(stepper_of(game, file, "round"), answers, lang, seed, as_json=as_json)


@app.command()
def puzzle(
    file: Annotated[
        Path | None, typer.Argument(help="A sheet that attempts a puzzle; else an example.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(help="Write every step as a picture (.svg).")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle of Mansions of Madness in the fewest puzzle actions."""
    from ui import puzzle_console  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        asked = puzzle_console.read_puzzle(file)
        found = puzzle_console.solve(asked.puzzle)
        if picture:
            _write(picture, puzzle_console.puzzle_picture(lang, asked, found), ".svg")
        if as_json:
            print_json(puzzle_console.puzzle_data(lang, asked, found))
        else:
            out().print(Group(*puzzle_console.puzzle_lines(lang, asked, found)))


@cards_app.command(name="import")
def import_cards(
    file: Annotated[Path, typer.Argument(help="Cards as ArkhamDB exports them (JSON).")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Keep the cards of a file in your data folder, so that sheets can name them."""
    from engine.ahlcg.library import import_cards as keep  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        imported = keep(file)
        if as_json:
            print_json(vars(imported))
        else:
            print(say(lang, "cards-imported", **vars(imported)))


@cards_app.command(name="list")
def list_cards(lang: Language = None, as_json: AsJson = False) -> None:
    """The files whose cards are kept."""
    from engine.ahlcg.library import imported_files  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        files = imported_files()
        if as_json:
            print_json(files)
        for each in [] if as_json else files:
            print(f"{each['date']}  {each['cards']:4}  {each['name']}")
        if not files and not as_json:
            print(say(lang, "cards-none"))


@app.command()
def check(
    folder: Annotated[Path | None, typer.Argument(help="The corpus to check, if not Grimrule's own.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check the corpus: count what is sound, name all that is not."""
    from rules_graph.corpus import load  # noqa: PLC0415
    from rules_graph.paths import CORPUS  # noqa: PLC0415
    from ui import show  # noqa: PLC0415

    lang = lang or system_language()
    with errors_in(lang):
        corpus = load(folder or CORPUS)
        if as_json:
            print_json({game: vars(show.counts(corpus.of_game(game))) for game in corpus.games})
        else:
            out().print(show.counts_table(corpus, lang))


def main() -> None:
    app()
