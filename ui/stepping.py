"""Stepping through a test or a round in the terminal: what happened, what is to be decided, the odds, why."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import outlook
from engine.ahlcg.resolving import attempt, settle_grimly
from engine.ahlcg.running import take
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.kernel import Chance, Decision, IllegalAnswerError, Play, play, seeded
from rules_graph.errors import GrimruleError
from ui import sheet_text
from ui.chances import margins
from ui.rulings import grim_lines
from ui.telling import point_name, say_event, say_option, say_request, statement_text
from ui.words import say, say_error

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from engine.ahlcg.odds import Odds
    from engine.ahlcg.table import Situation
    from engine.kernel import Event, Procedure, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


EXAMPLE_ROUND = Path(__file__).parent / "examples" / "round.yaml"
EXAMPLE_TEST = EXAMPLE_ROUND.with_name("test.yaml")


class BadSaveError(GrimruleError):
    code = "bad-save"


def read_file(path: Path, attempt: dict[str, object] | None = None) -> tuple[Sheet, list[str]]:
    """A situation sheet (YAML), or a saved test (JSON) with its answers so far."""
    data = sheet_text.read_file(path)
    if not isinstance(data, dict):
        raise BadSaveError(file=str(path))
    answers = data.pop("answers", [])
    if not isinstance(answers, list):
        raise BadSaveError(file=str(path))
    known = {name: data[name] for name in ("situation", "attempt") if name in data}
    tried = known.get("attempt")
    if attempt is not None and not (isinstance(tried, dict) and "round" in tried):
        known["attempt"] = attempt
    return read_sheet(known), [str(answer) for answer in answers]


def read_round(path: Path) -> tuple[Sheet, list[str]]:
    """A sheet whose situation goes through a round, whatever else it attempts."""
    return read_file(path, {"round": True})


@dataclass
class Stepper:
    """A sheet and the answers given so far; everything else follows from these.

    `whole`: all that the sheet attempts, from its cost; else only its skill test, from ST.1.
    """

    sheet: Sheet
    answers: list[str] = field(default_factory=list)
    whole: bool = False

    def play(self) -> Play[Situation]:
        return play(self.start, self.answers)

    def start(self) -> Procedure[Situation]:
        return attempt(self.sheet) if self.whole else take(self.sheet.situation, self.sheet.skill_test())

    def answer(self, text: str) -> None:
        """Take an answer if it is legal; nothing changes if not."""
        self.answers.append(text)
        try:
            self.play()
        except IllegalAnswerError:
            self.answers.pop()
            raise

    def outlook(self, *more: str) -> Odds | None:
        """The odds of a test from here, or after one more answer."""
        if self.whole:
            return None
        return outlook(self.sheet.situation, self.sheet.skill_test(), (*self.answers, *more))

    def draw(self, seed: int) -> str:
        """Let chance answer what is pending."""
        pending = self.play().pending
        assert pending is not None
        drawn = seeded(seed + len(self.answers))(pending)
        assert drawn is not None
        self.answer(drawn)
        return drawn

    def save(self, path: Path) -> None:
        saved = {**json.loads(self.sheet.model_dump_json(exclude_defaults=True)), "answers": self.answers}
        path.write_text(json.dumps(saved, ensure_ascii=False, indent=1), encoding="utf-8")

    def as_data(self) -> dict[str, object]:
        played = self.play()
        return {
            "events": [json.loads(event.model_dump_json()) for event in played.events],
            "answers": list(played.answers),
            "pending": json.loads(played.pending.model_dump_json()) if played.pending else None,
            "end": json.loads(played.end.model_dump_json()) if played.end else None,
        }


@dataclass
class Terminal:
    """The conversation with the player."""

    stepper: Stepper
    corpus: Corpus
    lang: Lang
    out: Console
    ask: Callable[[str], str]
    seed: int = 0
    shown: int = 0

    def run(self) -> None:
        self.out.print(say(self.lang, "step-help"), style="dim")
        while True:
            played = self.stepper.play()
            self._show(played)
            if played.pending is None:
                over = "resolve-over" if self.stepper.whole else "step-over"
                self.out.print(say(self.lang, over), style="bold")
                return
            if isinstance(played.pending, Decision) and played.pending.by is None:
                self._rule_grimly()
                continue
            self._offer(played.pending)
            try:
                if not self._take(self.ask("> ").strip(), played.pending):
                    return
            except GrimruleError as error:
                self.out.print(say_error(self.lang, error), style="red")
            except (EOFError, KeyboardInterrupt):
                return

    def _show(self, played: Play[Situation]) -> None:
        for event in played.events[self.shown :]:
            self.out.print(told(self.corpus, self.lang, event))
        self.shown = len(played.events)

    def _rule_grimly(self) -> None:
        """Nobody is named to choose: the grim rule does, and shows why."""
        ruling = settle_grimly(self.stepper.sheet, tuple(self.stepper.answers))
        for line in grim_lines(self.lang, ruling):
            self.out.print(line, style="magenta")
        self.stepper.answer(ruling.taken)

    def _offer(self, pending: Request) -> None:
        self.out.print(say_request(self.lang, pending), style="bold")
        for place, option in enumerate(pending.options, 1):
            worth = self._chance(option) if pending.what == "commit" and place > 1 else ""
            said = say_option(self.lang, option)
            if isinstance(pending, Chance) and said != option:
                said = f"{said} ({option})"  # what to type for the token drawn
            self.out.print(f"  {place}. {said}{worth and f'   → {worth} %'}")
        if chance := self._chance():
            self.out.print(say(self.lang, "odds-success", percent=chance), style="green")

    def _chance(self, *answer: str) -> str:
        """The odds of success, in per cent, after one more answer."""
        found = self.stepper.outlook(*answer)
        return f"{float(found.success) * 100:.1f}" if found else ""

    def _take(self, word: str, pending: Request) -> bool:
        """Act on what the player typed; False to stop."""
        match word.split():
            case ["quit"]:
                return False
            case ["back"]:
                del self.stepper.answers[-1:]
                self.shown = 0
            case ["why"]:
                self._why(pending)
            case ["odds"]:
                self._odds()
            case ["draw"]:
                self.stepper.draw(self.seed)
            case ["save", name]:
                self._save(name)
            case [number] if number.isdigit() and word not in pending.options:
                self.stepper.answer(_numbered(pending, int(number)))
            case _:
                self.stepper.answer(word)
        return True

    def _save(self, name: str) -> None:
        self.stepper.save(Path(name))
        self.out.print(say(self.lang, "step-saved", file=name))

    def _odds(self) -> None:
        """By how much the test would succeed or fail, and how likely each is."""
        if found := self.stepper.outlook():
            for line in margins(found, self.lang):
                self.out.print(line)

    def _why(self, pending: Request) -> None:
        name, statement = statement_text(self.corpus, self.lang, pending.cites)
        self.out.print(Text.assemble((name, "bold"), f": {statement}"))


def _numbered(pending: Request, number: int) -> str:
    if 1 <= number <= len(pending.options):
        return pending.options[number - 1]
    raise IllegalAnswerError(answer=str(number), what=pending.what, options=", ".join(pending.options))


def told(corpus: Corpus, lang: Lang, event: Event) -> Text:
    """An event as a line, with the statement that demands it."""
    cites = (f"   {event.cites}", "dim")
    if isinstance(event, Reached):
        return Text.assemble((f"— {point_name(corpus, lang, event)} —", "bold cyan"), cites)
    return Text.assemble(say_event(lang, event), cites)
