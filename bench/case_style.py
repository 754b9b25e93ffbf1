"""One way of writing the cases: `python -m bench.case_style` rewrites those that are written otherwise.

Keys stand in one order. What fits in a line stands in it; the pieces of the table, and what does not fit,
have lines of their own. A text has quotes only where YAML would read it as something else.
"""

from __future__ import annotations

import json
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import yaml

from tests.case_files import KEYS, cases_of, read_case

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_WIDTH = 120
_IN_A_LINE, _IN_BRACKETS = "- {}\n- x", "[{}, x]"


def main() -> None:
    for path in cases_of():
        new = styled(read_case(path))
        if path.read_text(encoding="utf-8") != new:
            path.write_text(new, encoding="utf-8")
            print(path.name)


def styled(case: dict[str, Any]) -> str:
    """The whole file of a case."""
    ordered = {name: case[name] for name in KEYS if name in case}
    return "\n".join([*_entries(ordered, 0), ""])


def _entries(mapping: dict[Any, Any], indent: int) -> Iterator[str]:
    for name, value in mapping.items():
        yield from _entry(f"{' ' * indent}{_scalar(name)}:", value, indent + 2)


def _entry(head: str, value: Any, indent: int) -> list[str]:
    """A key with its value, beside it or below."""
    line = f"{head} {_beside(value)}"
    if isinstance(value, str) and len(line) > _WIDTH and _folds(value):
        return [
            f"{head} >-",
            *wrap(value, _WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent),
        ]
    if not isinstance(value, dict | list) or (_fits(line, value) and not _one_by_one(head, value)):
        return [line]
    return [head, *_below(value, indent)]


def _folds(text: str) -> bool:
    """Words with one space between them: broken over lines, they are the same text."""
    return text == " ".join(text.split()) and max(map(len, text.split())) < _WIDTH // 2


def _below(value: dict[Any, Any] | list[Any], indent: int) -> list[str]:
    if isinstance(value, dict):
        return list(_entries(value, indent))
    return [line for each in value for line in _item(each, indent)]


def _item(value: Any, indent: int) -> list[str]:
    line = f"{' ' * indent}- {_beside(value)}"
    if not isinstance(value, dict | list) or _fits(line, value):
        return [line]
    first, *rest = _below(value, indent + 2)
    return [f"{' ' * indent}- {first[indent + 2 :]}", *rest]


def _fits(line: str, value: dict[Any, Any] | list[Any]) -> bool:
    """Not if a line of its own would spare a text its quotes: `check A evade +0 [1]`."""
    texts = [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
    return not value or (len(line) <= _WIDTH and all(_flow(each) == _scalar(each) for each in texts))


def _one_by_one(head: str, value: dict[Any, Any] | list[Any]) -> bool:
    """The table itself, and investigators, monsters and the like: what has more than a name."""
    if isinstance(value, dict):
        return head == "situation:" and bool(value)
    return (
        len(value) > 1
        and _depth(head) == 1
        and any(isinstance(each, dict) and len(each) > 1 for each in value)
    )


def _depth(head: str) -> int:
    return (len(head) - len(head.lstrip())) // 2


def _beside(value: Any) -> str:
    return _flow(value) if isinstance(value, dict | list) else _scalar(value)


def _flow(value: Any) -> str:
    """On one line, in brackets."""
    if isinstance(value, dict):
        return f"{{{_joined(f'{_flow(name)}: {_flow(each)}' for name, each in value.items())}}}"
    if isinstance(value, list):
        return f"[{_joined(map(_flow, value))}]"
    return _scalar(value, _IN_BRACKETS)


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _scalar(value: Any, place: str = _IN_A_LINE) -> str:
    return value if isinstance(value, str) and _reads(value, place) else json.dumps(value, ensure_ascii=False)


@cache
def _reads(text: str, place: str) -> bool:
    """Written there as it is, YAML reads this very text."""
    try:
        return bool(yaml.safe_load(place.format(text)) == [text, "x"])
    except yaml.YAMLError:
        return False


if __name__ == "__main__":
    main()
