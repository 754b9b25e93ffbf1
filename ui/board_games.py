"""The board games of the family at the table: their sheets, their words, and stepping through them.

Each game's engine has the same front (`engine.GAME.playing`): read a sheet, start it, its odds, the harm that
the house rule measures, the chart of a round, examples. Its words are the messages `GAME-event-…`,
`GAME-decide-…`, `GAME-option-…`, `GAME-assumed-…`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.text import Text

from engine.kernel import Chance, Decision, IllegalAnswerError, play, seeded
from rules_graph.errors import UnknownGameError
from ui import sheet_text
from ui.stepping import BadSaveError, Terminal
from ui.telling import statement_text
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from fractions import Fraction
    from pathlib import Path

    from engine.kernel import Event, GrimRuling, Play, Procedure, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

BOARD_GAMES = ("eldritch", "arkham2e", "mansions")


class Chances(Protocol):
    """What an engine says of a test: how likely it succeeds, and each result."""

    success: Fraction
    results: Mapping[int, Fraction]


class Stretch(Protocol):
    """A phase of the round and its steps, by the ids of their rules."""

    rule: str
    steps: Sequence[str]


class Playing(Protocol):
    """The front of a game's engine."""

    CHART: Sequence[Stretch]
    EXAMPLES: Mapping[str, Path]
    HARMS: Sequence[str]

    def read(self, data: object) -> Any: ...
    def start(self, sheet: Any) -> Procedure[Any]: ...
    def odds(self, sheet: Any) -> Chances | None: ...
    def house_rule(self, sheet: Any, answers: tuple[str, ...]) -> GrimRuling: ...


def rules_of(game: str) -> Playing:
    """The engine of a board game."""
    if game not in BOARD_GAMES:
        raise UnknownGameError(game=game, games=", ".join(BOARD_GAMES))
    return cast("Playing", import_module(f"engine.{game}.playing"))


def read_board_sheet(path: Path, game: str) -> tuple[Any, list[str]]:
    """A sheet of a game (YAML or saved JSON), and the answers so far."""
    return board_sheet(sheet_text.read_file(path), game, str(path))


def board_sheet(data: object, game: str, name: str = "") -> tuple[Any, list[str]]:
    """The sheet and answers in what a file held."""
    answers = data.get("answers", []) if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(answers, list):
        raise BadSaveError(file=name)
    known = {key: value for key, value in data.items() if key not in ("answers", "game")}
    return rules_of(game).read(known), [str(answer) for answer in answers]


def say_event(lang: Lang, event: Event) -> str:
    """An event in a few words."""
    game = event.cites.partition("/")[0]
    values = {name: _word(value) for name, value in event}
    if "reading" in values:
        values["reading"] = say(lang, f"{game}-assumed-{values['reading']}")
    return say(lang, f"{game}-event-{values['event']}", **values)


def _word(value: object) -> str | int:
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case str() | int():
            return value
        case tuple():
            return ", ".join(str(_word(each)) for each in value)
    return str(getattr(value, "id", value))


def say_request(lang: Lang, request: Request) -> str:
    """Who is asked what."""
    by = None if isinstance(request, Chance) else request.by
    return say(lang, f"{request.cites.partition('/')[0]}-decide-{request.what}", by=by or "–")


def say_option(lang: Lang, request: Request, option: str) -> str:
    """An option in the reader's words; a name that people gave as it is."""
    game = request.cites.partition("/")[0]
    kind, _, what = option.partition(":")
    message = f"{game}-option-{kind}"
    if not knows(lang, message):
        return option
    return say(lang, message, what=what) if what else say(lang, message)


def assumptions(lang: Lang, told: Iterable[Event]) -> list[str]:
    """The readings taken where the book does not say, each once."""
    readings = dict.fromkeys(
        (event.cites.partition("/")[0], str(dict(event)["reading"]))
        for event in told
        if "reading" in dict(event)
    )
    return [say(lang, f"{game}-assumed-{reading}") for game, reading in readings]


@dataclass
class BoardStepper:
    """A sheet of a board game and the answers given so far; everything else follows from these."""

    game: str
    sheet: Any
    answers: list[str] = field(default_factory=list)
    whole: bool = True

    def play(self) -> Play[Any]:
        return play(lambda: rules_of(self.game).start(self.sheet), self.answers)

    def answer(self, text: str) -> None:
        """Take an answer if it is legal; nothing changes if not."""
        self.answers.append(text)
        try:
            self.play()
        except IllegalAnswerError:
            self.answers.pop()
            raise

    def odds(self) -> Chances | None:
        """The odds of the attempt, before anything is rolled."""
        return rules_of(self.game).odds(self.sheet)

    def house_rule(self) -> GrimRuling:
        """What the house rule takes where the book names nobody to choose."""
        return rules_of(self.game).house_rule(self.sheet, tuple(self.answers))

    def draw(self, seed: int) -> str:
        """Let chance answer what is pending."""
        pending = self.play().pending
        assert pending is not None
        drawn = seeded(seed + len(self.answers))(pending)
        assert drawn is not None
        self.answer(drawn)
        return drawn

    def save(self, path: Path) -> None:
        sheet = json.loads(self.sheet.model_dump_json(exclude_unset=True, by_alias=True))
        saved = {"game": self.game, **sheet, "answers": self.answers}
        path.write_text(json.dumps(saved, ensure_ascii=False, indent=1), encoding="utf-8")

    def as_data(self) -> dict[str, object]:
        played = self.play()
        return {
            "game": self.game,
            "events": [json.loads(event.model_dump_json()) for event in played.events],
            "answers": list(played.answers),
            "pending": json.loads(played.pending.model_dump_json()) if played.pending else None,
            "end": json.loads(played.end.model_dump_json()) if played.end else None,
        }


def told(lang: Lang, event: Event) -> Text:
    """An event as a line, with the statement that demands it."""
    style = "bold cyan" if dict(event).get("event") == "reached" else ""
    return Text.assemble((say_event(lang, event), style), (f"   {event.cites}", "dim"))


def house_lines(lang: Lang, ruling: GrimRuling) -> list[str]:
    """How the house rule was reached: it is ours, the book has none."""
    lines = [f"{say(lang, 'house-rule')}: {say_request(lang, ruling.decision)}"]
    lines += [
        f"  {say_option(lang, ruling.decision, option)}: {', '.join(str(part) for part in harm)}"
        for option, harm in ruling.harms.items()
    ]
    taken = say_option(lang, ruling.decision, ruling.taken)
    return [*lines, say(lang, "house-rule-taken", taken=taken)]


class BoardTerminal(Terminal):
    """The conversation with a player of a board game."""

    stepper: BoardStepper  # type: ignore[assignment]

    def _show(self, played: Play[Any]) -> None:
        for event in played.events[self.shown :]:
            self.out.print(told(self.lang, event))
        self.shown = len(played.events)

    def _rule_grimly(self) -> None:
        ruling = self.stepper.house_rule()
        for line in house_lines(self.lang, ruling):
            self.out.print(line, style="magenta")
        self.stepper.answer(ruling.taken)

    def _offer(self, pending: Request) -> None:
        self.out.print(say_request(self.lang, pending), style="bold")
        for place, option in enumerate(pending.options, 1):
            self.out.print(f"  {place}. {say_option(self.lang, pending, option)}")

    def _odds(self) -> None:
        for line in odds_lines(self.lang, self.stepper.odds()):
            self.out.print(line)


def odds_lines(lang: Lang, found: Chances | None) -> list[str]:
    """How likely the test succeeds, and how likely each result is."""
    if found is None:
        return [say(lang, "odds-none")]
    lines = [say(lang, "odds-success", percent=f"{float(found.success) * 100:.1f}")]
    return lines + [
        f"  {result}: {float(chance) * 100:.1f} %" for result, chance in sorted(found.results.items())
    ]


def resolution_lines(lang: Lang, stepper: BoardStepper, corpus: Corpus) -> list[Text]:
    """Every step in order with its rule, what waits, and what was assumed."""
    played = stepper.play()
    lines = [
        Text.assemble((f"{number:3} ", "dim"), told(lang, event))
        for number, event in enumerate(played.events, 1)
    ]
    if played.pending is None:
        lines.append(Text(say(lang, "resolve-over"), style="bold"))
    else:
        lines.append(Text(f"{say(lang, 'resolve-waits')} {say_request(lang, played.pending)}", style="bold"))
        lines += [Text(f"  {say_option(lang, played.pending, option)}") for option in played.pending.options]
        name, statement = statement_text(corpus, lang, played.pending.cites)
        lines.append(Text(f"  {name}: {statement}", style="dim"))
        if isinstance(played.pending, Decision) and played.pending.by is None:
            lines += [Text(line, style="magenta") for line in house_lines(lang, stepper.house_rule())]
    if assumed := assumptions(lang, played.events):
        lines.append(Text(say(lang, "resolve-assumed"), style="bold yellow"))
        lines += [Text(f"  – {said}") for said in assumed]
    return lines
