"""The file of a numbered case: what must and may stand in it, and how what differs is told."""

from __future__ import annotations

from difflib import unified_diff
from typing import TYPE_CHECKING, Any

import yaml

from rules_graph.errors import IllegalAnswerError, UnknownRuleError
from rules_graph.model import RuleRef
from rules_graph.paths import CORPUS
from rules_graph.tellings import FOLDER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from rules_graph.corpus import Corpus


# Every key, in the order in which a file has them, with what it holds.
KEYS: dict[str, type | tuple[type, ...]] = {
    "id": str,
    "title": str,
    "told": dict,
    "source": list,
    "covers": list,
    "begins": str,
    "situation": dict,
    "attempt": dict,
    "answers": list,
    "illegal": dict,
    "note": str,
    "refused": str,
    "grim": list,
    "events": list,
    "deciders": list,
    "cites": list,
    "odds": dict,
    "solution": (int, str),
    "final": dict,
}
_ALWAYS = ("id", "title", "source", "situation", "attempt", "cites")
_UNLESS_REFUSED = ("answers", "events", "final")
_NEVER_EMPTY = ("source", "cites")


def cases_of(game: str = "*", corpus: Path = CORPUS) -> list[Path]:
    """Those of a game, or of all."""
    return sorted(corpus.glob(f"{game}/{FOLDER}/*.yaml"))


class MalformedCaseError(Exception):
    """The file is no case."""


class DiffersError(AssertionError):
    """What a case tells is not so."""


def read_case(path: Path) -> dict[str, Any]:
    """A case as it is written. Raises MalformedCaseError if the file is none."""
    try:
        case = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise MalformedCaseError(f"not YAML: {error}") from error
    if problems := list(_problems(case)):
        raise MalformedCaseError("; ".join(problems))
    return dict(case)


def _problems(case: object) -> Iterator[str]:
    if not isinstance(case, dict):
        yield "not a mapping of keys to values"
        return
    needed = _ALWAYS if "refused" in case else (*_ALWAYS, *_UNLESS_REFUSED)
    yield from (f"no key {name!r}" for name in needed if name not in case)
    yield from (f"unknown key {name!r}" for name in case if name not in KEYS)
    for name, kind in KEYS.items():
        if name in case and not isinstance(case[name], kind):
            yield f"{name!r} is {type(case[name]).__name__}"
        elif name in _NEVER_EMPTY and name in case and not case[name]:
            yield f"{name!r} is empty"


def check_cites(case: dict[str, Any], corpus: Corpus) -> None:
    """Each citation of a case is a statement of the corpus, not just a rule."""
    for citation in case["cites"]:
        ref = RuleRef.parse(citation)
        if ref is None or not ref.anchor:
            raise DiffersError(f"cites: {citation} names no statement")
        try:
            corpus.rule(ref)
        except UnknownRuleError as error:
            raise DiffersError(f"cites: {citation} does not stand in the corpus") from error


def check_among(case: dict[str, Any], cited: set[str]) -> None:
    """The run cites what the case does; where nothing happens, there is only what forbids it."""
    missing = [each for each in case["cites"] if each not in cited]
    if cited and missing:
        raise DiffersError(f"cites: not in the run: {', '.join(missing)}")


def same(what: str, expected: object, told: object) -> None:
    """Raises DiffersError, which shows the difference."""
    if expected == told:
        return
    lines = list(unified_diff(_lines(expected), _lines(told), "the case", "the engine", lineterm="", n=2))
    raise DiffersError("\n".join([f"{what}:", *(lines or [f"-{expected!r}", f"+{told!r}"])]))


def refuses_answer(play: Callable[[], object], answer: str) -> set[str]:
    """By which statement the answer is refused. Raises DiffersError if it is taken, or another refused."""
    try:
        play()
    except IllegalAnswerError as refused:
        same("illegal", answer, refused.values["answer"])
        return {refused.cites} if refused.cites else set()
    raise DiffersError("illegal: the answer is taken")


def _lines(value: object) -> list[str]:
    if isinstance(value, dict):
        return [f"{name}: {each}" for name, each in value.items()]
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]
