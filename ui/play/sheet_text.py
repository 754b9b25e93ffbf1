"""Sheets and saved plays as people type or upload them: YAML or JSON, of a bounded size and depth."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import yaml

from rules_graph.errors import BadSheetTextError, BadSituationError, UnreadableFileError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_LONGEST = 1_000_000  # letters
_DEEPEST = 60
_MOST = 50_000  # values, keys and boxes
_TRUTH = "tag:yaml.org,2002:bool"
_STEP = re.compile(r"[^.\[\]]+")


class _Words(yaml.CSafeLoader):
    """YAML in which `on`, `off`, `yes` and `no` are words like any other."""


_Words.yaml_implicit_resolvers = {
    letter: [(tag, form) for tag, form in resolvers if tag != _TRUTH]
    for letter, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}
_Words.add_implicit_resolver(_TRUTH, re.compile(r"true|True|TRUE|false|False|FALSE"), list("tTfF"))


def read_text(text: str) -> Any:
    """The data of a text. Raises BadSheetTextError, with the line."""
    if len(text) > _LONGEST:
        raise BadSheetTextError(line=str(text.count("\n", 0, _LONGEST) + 1))
    try:
        _refuse_tricks(text)
        return yaml.load(text, _Words)
    except BadSheetTextError:
        raise
    except (yaml.YAMLError, ValueError) as error:  # ValueError: a value such as the 31st of February
        mark = getattr(error, "problem_mark", None)
        lines = len(text.splitlines()) or 1
        raise BadSheetTextError(line=str(min(mark.line + 1, lines) if mark else 1)) from error


def _refuse_tricks(text: str) -> None:
    """A few lines of aliases could stand for more than any memory holds; so could brackets in brackets."""
    depth = 0
    for count, event in enumerate(yaml.parse(text, yaml.CSafeLoader)):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST or count > _MOST or isinstance(event, yaml.AliasEvent):
            raise BadSheetTextError(line=str(event.start_mark.line + 1))


@contextmanager
def of_text(text: str, file: str = "") -> Iterator[None]:
    """What cannot stand in the sheet of this text is named with its line."""
    try:
        yield
    except BadSituationError as error:
        raise error.at(file or "none", line_of(text, str(error.values["field"]))) from error


def line_of(text: str, field: str) -> int:
    """The line of a field such as `situation.enemies[2].location`, or of the innermost one around it."""
    node = yaml.compose(text, _Words)
    line = node.start_mark.line if node else 0
    if isinstance(node, yaml.MappingNode) and (saved := _inside(node, "sheet")):  # a ruling that was saved
        node = saved[0]
    for step in _STEP.findall(field):
        found = _inside(node, step)
        if found is None:
            break
        node, line = found
    return line + 1


def _inside(node: yaml.Node | None, step: str) -> tuple[yaml.Node, int] | None:
    """The value under a key or at a place of a list, and the line where it begins."""
    if isinstance(node, yaml.MappingNode):
        named = ((value, key.start_mark.line) for key, value in node.value if key.value == step)
        return next(named, None)
    if isinstance(node, yaml.SequenceNode) and step.isdecimal() and int(step) < len(node.value):
        value = node.value[int(step)]
        return value, value.start_mark.line
    return None


def read_file(path: Path) -> Any:
    """The data of a file. Raises UnreadableFileError or BadSheetTextError."""
    return read_text(text_of(path))


def text_of(path: Path) -> str:
    """What the file says. Raises UnreadableFileError."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(file=str(path), problem=str(error).splitlines()[0]) from error
