"""The commands that look rules up: `search`, `rule`, `graph`."""

# ruff: noqa: PLC0415  (heavy imports wait until a command needs them)

import json
from pathlib import Path
from typing import Annotated

import typer

from rules_graph.errors import RuleNeededError, UnknownFormatError
from ui.terminal.console import (
    AsJson,
    InGame,
    Language,
    errors_in,
    finder_in,
    known,
    not_empty,
    open_search,
    out,
    print_json,
    read_lines,
    writing,
)
from ui.words import system_language

RuleName = Annotated[
    str, typer.Argument(metavar="RULE", help="An id (ahlcg/hunter), or the rule's name in any language.")
]


def search(
    question: Annotated[
        str, typer.Argument(metavar="QUESTION", help="What you would ask at the table.", show_default=False)
    ] = "",
    lang: Language = None,
    game: InGame = None,
    limit: Annotated[
        int | None,
        typer.Option(min=1, max=50, metavar="N", help="How many rules to show: 5, or 10 as JSON."),
    ] = None,
    queries: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with a question on each line; JSON lines.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find the rules that answer a question.

    \b
    Example:
      grimrule search "can my friend in the next room help me pass this?"
    """
    from rules_graph.imports.quoting import Quotes
    from rules_graph.imports.shelf import Shelf
    from ui.answer.found import answer_as_rows, answer_as_text

    with errors_in(lang or system_language()):
        questions = read_lines(queries) if queries else [not_empty(question)]
        game = None if game is None else known(game)
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
                    "doubtful": answer.doubtful,
                    "results": rows,
                }
                print(json.dumps(line, ensure_ascii=False))
            elif as_json:
                print_json(rows)
            else:
                out().print(answer_as_text(finder.index, answer, shown, quotes))


def rule(name: RuleName, lang: Language = None, game: InGame = None, as_json: AsJson = False) -> None:
    """Show a rule, statement by statement, with its links.

    \b
    Example:
      grimrule rule ahlcg/attack-of-opportunity --lang pl
    """
    from rules_graph.corpus import load
    from ui.answer import rules

    lang = lang or system_language()
    with errors_in(lang):
        corpus = load()
        found = corpus.find(name, None if game is None else known(game))
        if as_json:
            print_json(rules.rule_as_data(corpus, found, lang))
        else:
            out().print(rules.rule_as_text(corpus, found, lang))


def graph(
    name: Annotated[
        str, typer.Argument(metavar="RULE", help="A rule; none for the whole graph.", show_default=False)
    ] = "",
    to: Annotated[
        str,
        typer.Option(metavar="RULE", help="Another rule: show how the two are joined.", show_default=False),
    ] = "",
    depth: Annotated[int, typer.Option(min=1, max=4, metavar="N", help="How far to go from the rule.")] = 1,
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a picture (.svg) or the graph (.graphml, .json)."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show what a rule is joined to, or how two rules are joined.

    Without a rule: those that most others lead to. All of it can be written to a file.

    \b
    Example:
      grimrule graph peril --to skill-tests
    """
    from rules_graph.corpus import load
    from rules_graph.graph import build
    from ui.answer.maps import ENDINGS, Map

    lang = lang or system_language()
    with errors_in(lang):
        if output and output.suffix not in ENDINGS:
            raise UnknownFormatError(file=str(output), endings=", ".join(ENDINGS))
        if not name and (to or (output and output.suffix == ".svg")):
            raise RuleNeededError
        corpus = load()
        start = corpus.find(name).ref if name else None
        end = corpus.find(to).ref if to else None
        drawn = Map(corpus, build(corpus, open_search(lang)[0].lexicon), lang)
        if output:
            with writing(output):
                print(drawn.write(start, depth, output))
        elif as_json:
            print_json(drawn.as_data(start, end, depth))
        elif start and end:
            out().print(drawn.way(start, end))
        else:
            out().print(drawn.around(start, depth) if start else drawn.hubs())
