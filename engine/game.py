"""What every game gives: the one front that the layers above use.

A game is a folder here with a module `front` that fulfils `Game`; nothing above asks which game it is.
A further game is a further folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from rules_graph.errors import UnknownGameError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from engine.kernel import Event, GrimRuling, Procedure, Request
    from engine.kernel.charts import Phase
    from engine.kernel.telling import Said, Value
    from rules_graph.model import Lang
    from rules_graph.precedents import Verdict


@dataclass(frozen=True, slots=True)
class Turning:
    """A fact that nobody told: what the play says as it was taken, and what it would say otherwise."""

    what: str  # by which it is asked
    name: str  # of whom
    says: Verdict  # as it was taken
    otherwise: Verdict


class Chances(Protocol):
    """How likely a test succeeds, and how likely each result is."""

    @property
    def success(self) -> Fraction: ...
    @property
    def results(self) -> Mapping[int, Fraction]: ...


class Inquiry(Protocol):
    """A description in plain words and what came of it; what exactly is the game's own matter.

    `answers`: those that its events rest on; `grim`: what the house rule took among them.
    """

    @property
    def game(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def lang(self) -> Lang: ...
    @property
    def unread(self) -> Sequence[str]: ...
    @property
    def missing(self) -> Sequence[str]: ...
    @property
    def cites(self) -> Sequence[str]: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def answers(self) -> tuple[str, ...]: ...
    @property
    def grim(self) -> Sequence[GrimRuling]: ...
    @property
    def settled(self) -> bool: ...
    @property
    def says(self) -> Verdict | None:
        """Yes or no, where the play has earned it: what is asked about happened, or a statement forbade
        it, or its moment came and passed."""

    @property
    def tells(self) -> bool:
        """Whether it answers what is no question of yes or no: who, when, how many, in which order."""

    @property
    def turning(self) -> Sequence[Turning]:
        """The facts nobody told that would turn it."""

    @property
    def sure(self) -> bool: ...
    def sheet_data(self) -> dict[str, Any] | None: ...
    @property
    def written(self) -> dict[str, Any]: ...
    def again(self, sheet: dict[str, Any], answers: Sequence[str]) -> Inquiry:
        """The same question of a corrected sheet, and of other decisions, where the game can tell."""


class Game(Protocol):
    """The front of a game.

    A sheet is the game's own model: `situation`, the table, and `attempt`, what is tried on it.
    """

    NAME: str
    CHART: tuple[Phase, ...]  # of a round, by the rules' ids
    EXAMPLES: dict[str, Path]  # sheets; `test` and `round` among them
    HARMS: tuple[str, ...]  # what the house rule compares, the gravest first

    def read(self, data: object) -> Any:
        """A sheet as somebody wrote it. Raises BadSituationError."""

    def written(self, sheet: Any) -> dict[str, Any]:
        """The sheet written down again."""

    def alone(self, sheet: Any) -> Any:
        """A sheet that attempts only the test in what this one attempts."""

    def begun(self, sheet: Any) -> Any:
        """The table that the attempt starts from."""

    def start(self, sheet: Any) -> Procedure[Any]:
        """What the sheet attempts, by the book."""

    def odds(self, sheet: Any, answers: tuple[str, ...] = ()) -> Chances | None:
        """Exact odds of what is tested, after these answers where the game can tell."""

    def house_rule(self, sheet: Any, answers: tuple[str, ...]) -> GrimRuling:
        """What is taken at the decision that waits and that the book gives to nobody."""

    def inquire(self, text: str, lang: Lang) -> Inquiry:
        """Plain words, read and answered."""

    def told(self, event: Event) -> Said:
        """How an event is told."""

    def offered(self, request: Request, option: str) -> Value:
        """How an option is told."""


@cache
def games() -> tuple[str, ...]:
    """The games that there are, by the names of their folders."""
    return tuple(sorted(front.parent.name for front in Path(__file__).parent.glob("*/front.py")))


def game(name: str) -> Game:
    """The front of a game. Raises UnknownGameError."""
    if name not in games():
        raise UnknownGameError(game=name, games=", ".join(games()))
    return cast("Game", import_module(f"engine.{name}.front"))
