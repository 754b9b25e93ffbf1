"""How many of the numbered cases are ruled on as they should be when they are told in words.

A case has its sheet, and a player's words for it in three languages with a question and the answer. Here the
words alone are read and played. *attempt*: what is tried is of the kind that the case tries; *right* and
*wrong*: of yes or no, as the play says it; *sure*: those of them without a word of doubt. A fifth of the
cases (`held_out`) is not looked at while the reader is built: `python -m bench.told` shows it by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from engine.game import game as front_of
from rules_graph.model import LANGS
from rules_graph.precedents import RULED
from rules_graph.tellings import load_tellings, sheet_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.tellings import Telling

_PARTS = 5
_KINDS = frozenset(["action", "step", "phase", "effects", "test", "round", "turn", "mulligan", "play"])


@dataclass(frozen=True, slots=True)
class Heard:
    """What came of a telling."""

    telling: Telling
    read: bool  # into a sheet
    attempt: bool  # of the kind that the case tries
    says: str | None
    sure: bool

    @property
    def right(self) -> bool:
        return self.says == self.telling.verdict

    @property
    def wrong(self) -> bool:
        return self.says is not None and not self.right


def held_out(telling: Telling) -> bool:
    """The same fifth in every language."""
    return crc32(f"{telling.game}/{telling.case}".encode()) % _PARTS == 0


def heard(telling: Telling) -> Heard:
    found = front_of(telling.game).inquire(telling.text, telling.lang)
    sheet = found.sheet_data()
    tried = sheet_of(telling.game, telling.case)[0]["attempt"]
    alike = sheet is not None and _kind(sheet.get("attempt")) == _kind(tried)
    return Heard(telling, sheet is not None, alike, found.says, found.sure)


def _kind(attempt: object) -> frozenset[str]:
    """What is tried, without who and where."""
    if not isinstance(attempt, dict):
        return frozenset([str(attempt)])
    return frozenset(attempt) & _KINDS or frozenset(attempt)


def main() -> None:
    print("told in words: of all, read into a sheet, its attempt; of yes or no, right, wrong (of them sure)")
    every = [heard(each) for each in load_tellings()]
    for title, some in (
        ("looked at", [each for each in every if not held_out(each.telling)]),
        ("held out", [each for each in every if held_out(each.telling)]),
    ):
        print(title)
        for game in sorted({each.telling.game for each in some}):
            for lang in LANGS:
                _show(
                    f"{game} {lang}",
                    [each for each in some if (each.telling.game, each.telling.lang) == (game, lang)],
                )
        _show("all", some)


def _show(title: str, some: Sequence[Heard]) -> None:
    ruled = [each for each in some if each.telling.verdict in RULED]
    right, wrong = [each for each in ruled if each.right], [each for each in ruled if each.wrong]
    counts = [len(some), sum(each.read for each in some), sum(each.attempt for each in some), len(ruled)]
    shown = [f"{len(given):4} ({sum(each.sure for each in given)})" for given in (right, wrong)]
    print(f"  {title:12}", *(f"{count:5}" for count in counts), *shown)


if __name__ == "__main__":
    main()
