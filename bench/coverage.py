"""What of each game is executed, and which cases show it.

Writes engine/GAME/coverage.json, which the app's pages read, and docs/coverage*.md. A statement counts
where the engine's source names it, where the run of a case cites it, and where a case says that it forbids
an attempt.
"""

from __future__ import annotations

import ast
import csv
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.coverage import Cited, Coverage, Requirement, coverage_file
from engine.game import games
from rules_graph.corpus import load
from rules_graph.model import ANCHOR, SLUG
from tests.case_files import cases_of, read_case
from tests.casebook import course as course_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from rules_graph.corpus import Corpus

    Case = dict[str, Any]
    Shown = Mapping[str, set[str]]

ROOT = Path(__file__).parent.parent
_CITATION = re.compile(rf"({SLUG})\^({ANCHOR})")
_LIST = re.compile(r"\[[^\[\]{}]+\]")
_LISTED = 8


def main() -> None:
    corpus = load()
    made = {game: coverage(corpus, game) for game in games()}
    for game, each in made.items():
        coverage_file(game).write_text(as_json(each), encoding="utf-8")
        page_of(game).write_text(page(corpus, game, each), encoding="utf-8")
    INDEX.write_text(index(corpus, made), encoding="utf-8")


def coverage(corpus: Corpus, game: str) -> Coverage:
    cases = [read_case(path) for path in cases_of(game)]
    named, (cited, reached) = procedures(game), shown(game, cases)
    rules = corpus.of_game(game)
    return Coverage(
        cases=len(cases),
        requirements=tuple(requirements(game, cases)),
        statements={
            rule.id: found
            for rule in rules
            if (found := _statements(rule.id, [each.anchor for each in rule.statements], named, cited))
        },
        reached={rule.id: tuple(sorted(reached[rule.id])) for rule in rules if rule.id in reached},
    )


def _statements(rule: str, anchors: Collection[str], named: Shown, cited: Shown) -> dict[str, Cited]:
    """Those of a rule that are cited, in its order."""
    keys = {anchor: f"{rule}^{anchor}" for anchor in anchors}
    return {
        anchor: Cited(
            procedures=tuple(sorted(named.get(key, ()))),
            cases=tuple(sorted(cited.get(key, ()))),
        )
        for anchor, key in keys.items()
        if key in named or key in cited
    }


def procedures(game: str) -> Shown:
    """For each citation that a game's source spells out, the functions and classes in which it stands."""
    found: dict[str, set[str]] = defaultdict(set)
    folder = ROOT / "engine" / game
    for file in sorted(folder.rglob("*.py")):
        module = ".".join(file.relative_to(folder).with_suffix("").parts)
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            where = f"{module}.{part.name}" if hasattr(part, "name") else module
            for citation in _citations(part):
                found[citation].add(where)
    return found


def _citations(part: ast.AST) -> Iterator[str]:
    """In its texts; a part of a text that is put together may look like one and is in no corpus."""
    for each in ast.walk(part):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield from (found[0] for found in _CITATION.finditer(each.value))


def shown(game: str, cases: Collection[Case]) -> tuple[Shown, Shown]:
    """The cases of each statement that is cited, and of each rule that is only reached as a step."""
    cited: dict[str, set[str]] = defaultdict(set)
    reached: dict[str, set[str]] = defaultdict(set)
    for case in cases:
        course = course_of(game, case)
        statements = {each.partition("/")[2] for each in (*case["cites"], *(each.cites for each in course))}
        points = {getattr(each, "point", "") for each in course}
        for statement in statements:
            cited[statement].add(case["id"])
        for rule in points - {each.partition("^")[0] for each in statements}:
            reached[rule].add(case["id"])
    return cited, reached


def requirements(game: str, cases: Collection[Case]) -> Iterator[Requirement]:
    """A game's requirements and disputed places, with the cases that say they cover them."""
    covered: dict[str, list[str]] = defaultdict(list)
    for case in cases:
        for each in case.get("covers", []):
            covered[str(each)].append(case["id"])
    for row in _listed(game):
        fields: dict[str, Any] = dict(row)
        yield Requirement(**fields, cases=tuple(covered.pop(row["id"], ())))
    if covered:
        raise ValueError(f"{game}: cases cover what is no requirement: {', '.join(covered)}")


def _listed(game: str) -> list[dict[str, str]]:
    """What is written down of a game's requirements; of a new game it may be nothing."""
    file = ROOT / "tests" / "data" / f"{game}_requirements.tsv"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def as_json(coverage: Coverage) -> str:
    """A line for each list, so that a change is seen where it is."""
    told = json.dumps(coverage.model_dump(mode="json", exclude_defaults=True), ensure_ascii=False, indent=1)
    return _LIST.sub(lambda found: " ".join(found[0].split()), told) + "\n"


# The pages in docs

INDEX = ROOT / "docs" / "coverage.md"
_MADE = "Generated by `make coverage`{}; a test keeps it true."


def page_of(game: str) -> Path:
    return INDEX.with_name(f"coverage-{game}.md")


def index(corpus: Corpus, made: Mapping[str, Coverage]) -> str:
    lines = [
        "# Coverage: what is executed, and which cases show it",
        "",
        _MADE.format(" with the data that the pages of the app show (`engine/GAME/coverage.json`)"),
        "",
        "| game | cases | rules that they show | statements that the engine cites |",
        "|---|---|---|---|",
        *(_summary(corpus, game, each) for game, each in made.items()),
        "",
    ]
    return "\n".join(lines)


def _summary(corpus: Corpus, game: str, found: Coverage) -> str:
    rules = corpus.of_game(game)
    executed = sum(bool(found.cases_of(rule.id)) for rule in rules)
    cited = sum(map(len, found.statements.values()))
    of_all = sum(len(rule.statements) for rule in rules)
    name = f"[{corpus.games[game].names.en}]({page_of(game).name})"
    return f"| {name} | {found.cases} | {executed} of {len(rules)} | {cited} of {of_all} |"


def page(corpus: Corpus, game: str, found: Coverage) -> str:
    cases = {rule.id: found.cases_of(rule.id) for rule in corpus.of_game(game)}
    executed = sum(map(bool, cases.values()))
    lines = [
        f"# Coverage: what of {corpus.games[game].names.en} is executed",
        "",
        _MADE.format(f" from {found.cases} cases"),
        "",
        "## Requirements and disputed places",
        "",
        "| | | | cases |",
        "|---|---|---|---|",
        *(f"| {each.id} | {each.what} | {each.status} | {_few(each.cases)} |" for each in found.requirements),
        "",
        "## Rules",
        "",
        f"The cases show {executed} of {len(cases)} rules, cited or reached. The others are reference: what",
        "they say is shown by a rule that is cited, or is no procedure (components, setup, deckbuilding).",
        "",
        "| rule | | cases |",
        "|---|---|---|",
        *(f"| {rule} | {'executed' if ids else 'reference'} | {_few(ids)} |" for rule, ids in cases.items()),
        "",
    ]
    return "\n".join(lines)


def _few(ids: tuple[str, ...]) -> str:
    more = f" and {len(ids) - _LISTED} more" if len(ids) > _LISTED else ""
    return ", ".join(ids[:_LISTED]) + more


if __name__ == "__main__":
    main()
