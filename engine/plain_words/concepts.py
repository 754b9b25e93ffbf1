"""The concepts of the word lists: each must be one that the code which reads descriptions names."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import yaml
from rapidfuzz import fuzz, process

from rules_graph.errors import Damage, Problem, WordsDamagedError
from rules_graph.model import LANGS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ENGINE = Path(__file__).parent.parent
_BOARD_GAMES = ("arkham2e", "eldritch", "mansions")
# In the card game, words that are known so as to be taken for no name; nothing is read from them.
_UNREAD = frozenset(["or-less", "victory-points"])


def check_words(engine: Path = ENGINE) -> None:
    """Raises WordsDamagedError with every concept that no code names, and every one that stands twice."""
    shared = _named(ENGINE / "plain_words")
    of_games = {
        game: shared | _named(ENGINE / game / "described") | _named(ENGINE / game / "state")
        for game in _BOARD_GAMES
    }
    known = {
        "ahlcg/described": _named(ENGINE / "ahlcg" / "described") | _UNREAD,
        **{f"{game}/described": concepts for game, concepts in of_games.items()},
        "plain_words": frozenset().union(*of_games.values()),
    }
    problems = [
        problem
        for folder, concepts in known.items()
        for lang in LANGS
        for problem in _problems(engine / folder / "words" / f"{lang}.yaml", concepts)
    ]
    if problems:
        raise WordsDamagedError(problems)


def _problems(path: Path, known: frozenset[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for concept, line in _concepts(path):
        if concept in seen:
            yield Problem(path, line, Damage.DUPLICATE_FIELD, {"field": concept})
        elif concept not in known:
            values = {"concept": concept, "nearest": _nearest(concept, known)}
            yield Problem(path, line, Damage.UNKNOWN_CONCEPT, values)
        seen.add(concept)


def _concepts(path: Path) -> Iterator[tuple[str, int]]:
    """The concepts of a list, each with its line: its keys, or those below `concepts`."""
    node = yaml.compose(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    below = {key.value: value for key, value in node.value}.get("concepts", node)
    for key, _ in below.value:
        yield key.value, key.start_mark.line + 1


def _nearest(concept: str, known: Iterable[str]) -> str:
    return str(process.extractOne(concept, sorted(known), scorer=fuzz.ratio)[0])


@cache
def _named(package: Path) -> frozenset[str]:
    """Every word of the strings in a package's code, but not of what only explains it."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value:
                found.update(re.split(r"[\s,|:]+", node.value))
    return frozenset(found)
