"""Only if: asked whether something may be done on one condition and on no other.

It may if it comes about on the condition and does not without it: both are read and played. Without it
nothing may be told of what it spoke of; then it counts if that fact, taken otherwise, turns the answer.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import yaml

from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Turning
    from rules_graph.model import Lang

_LISTED = Path(__file__).parent / "words" / "only_if.yaml"


def parted(text: str, lang: Lang) -> tuple[str, str] | None:
    """The same words with the condition merely supposed, and without it; None where there is no such
    condition in a question."""
    pattern, supposing = _forms(lang)
    found = pattern.search(text)
    if found is None:
        return None
    before, behind = text[: found.start()].rstrip(" ,"), text[found.end() :]
    return f"{before} {supposing}{found['condition']}{behind}", f"{before}{behind}"


class _Asked(Protocol):
    @property
    def says(self) -> Verdict | None: ...

    @property
    def turning(self) -> Sequence[Turning]: ...


def is_needed(supposed: _Asked, without: _Asked) -> bool:
    """Whether what comes about on the condition does not come about otherwise."""
    told = {each.what for each in without.turning} - {each.what for each in supposed.turning}
    return without.says is Verdict.NO or bool(told)


@cache
def _forms(lang: Lang) -> tuple[re.Pattern[str], str]:
    listed = yaml.load(_LISTED.read_text(encoding="utf-8"), yaml.CSafeLoader)[lang]
    forms = "|".join(map(re.escape, listed["only-if"]))
    return re.compile(rf"\b(?:{forms})\b(?P<condition>[^.!?;,]*)(?=[,?])", re.IGNORECASE), listed["if"]
