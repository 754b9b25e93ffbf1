"""Sheets and saved plays as people type or upload them: YAML or JSON, of a bounded size and depth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from rules_graph.errors import GrimruleError, UnreadableFileError

if TYPE_CHECKING:
    from pathlib import Path

_LONGEST = 1_000_000  # letters
_DEEPEST = 60


class BadSheetTextError(GrimruleError):
    """No YAML, or more of it than a table can hold; `line`: where it ceases to be."""

    code = "bad-sheet-text"


def read_text(text: str) -> Any:
    """The data of a text. Raises BadSheetTextError, with the line."""
    if len(text) > _LONGEST:
        raise BadSheetTextError(line=str(text.count("\n", 0, _LONGEST) + 1))
    try:
        _refuse_tricks(text)
        return yaml.load(text, yaml.CSafeLoader)
    except BadSheetTextError:
        raise
    except (yaml.YAMLError, ValueError) as error:  # ValueError: a value such as the 31st of February
        mark = getattr(error, "problem_mark", None)
        lines = len(text.splitlines()) or 1
        raise BadSheetTextError(line=str(min(mark.line + 1, lines) if mark else 1)) from error


def _refuse_tricks(text: str) -> None:
    """A few lines of aliases could stand for more than any memory holds; so could brackets in brackets."""
    depth = 0
    for event in yaml.parse(text, yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST or isinstance(event, yaml.AliasEvent):
            raise BadSheetTextError(line=str(event.start_mark.line + 1))


def read_file(path: Path) -> Any:
    """The data of a file. Raises UnreadableFileError or BadSheetTextError."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableFileError(file=str(path), problem=str(error).splitlines()[0]) from error
    return read_text(text)
