"""Stepping through a skill test in the terminal: what happened, what is to be decided, the odds, and why."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import yaml
from rich.text import Text

from engine.ahlcg import attempts
from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import outlook
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.kernel import IllegalAnswerError, Play, play, seeded
from rules_graph.errors import GrimruleError, UnreadableFileError
from rules_graph.model import RuleRef, plain
from ui.chances import margins
from ui.words import say, say_error

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rich.console import Console

    from engine.ahlcg.odds import Odds
    from engine.ahlcg.table import Situation
    from engine.kernel import Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


class BadSaveError(GrimruleError):
    code = "bad-save"


def read_file(path: Path) -> tuple[Sheet, list[str]]:
    """A situation sheet (YAML), or a saved test (JSON) with its answers so far."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise UnreadableFileError(file=str(path), problem=str(error).splitlines()[0]) from error
    if not isinstance(data, dict):
        raise BadSaveError(file=str(path))
    answers = data.pop("answers", [])
    if not isinstance(answers, list):
        raise BadSaveError(file=str(path))
    known = {name: data[name] for name in ("situation", "attempt") if name in data}
    return read_sheet(known), [str(answer) for answer in answers]


@dataclass
class Stepper:
    """A skill test and the answers given so far; everything else follows from these."""

    sheet: Sheet
    answers: list[str] = field(default_factory=list)

    def play(self) -> Play[Situation]:
        test = self.sheet.skill_test()
        return play(lambda: attempts.take(self.sheet.situation, test), self.answers)

    def answer(self, text: str) -> None:
        """Take an answer if it is legal; nothing changes if not."""
        self.answers.append(text)
        try:
            self.play()
        except IllegalAnswerError:
            self.answers.pop()
            raise

    def outlook(self, *more: str) -> Odds | None:
        """The odds from here, or after one more answer."""
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
                self.out.print(say(self.lang, "step-over"), style="bold")
                return
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
            if isinstance(event, Reached):
                name = self.corpus.find(event.point, "ahlcg").names[self.lang]
                self.out.print(Text.assemble((f"— {name} —", "bold cyan"), (f"   {event.cites}", "dim")))
            else:
                self.out.print(Text.assemble(say_event(self.lang, event), (f"   {event.cites}", "dim")))
        self.shown = len(played.events)

    def _offer(self, pending: Request) -> None:
        by = getattr(pending, "by", None) or ""
        self.out.print(say(self.lang, f"decide-{pending.what}", by=by), style="bold")
        for place, option in enumerate(pending.options, 1):
            worth = self._chance(option) if pending.what == "commit" and place > 1 else ""
            self.out.print(f"  {place}. {self._option(option)}{worth and f'   → {worth} %'}")
        if chance := self._chance():
            self.out.print(say(self.lang, "odds-success", percent=chance), style="green")

    def _option(self, option: str) -> str:
        return say(self.lang, f"option-{option}") if option in ("done", "pass") else option

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
        from pathlib import Path  # noqa: PLC0415

        self.stepper.save(Path(name))
        self.out.print(say(self.lang, "step-saved", file=name))

    def _odds(self) -> None:
        """By how much the test would succeed or fail, and how likely each is."""
        if found := self.stepper.outlook():
            for line in margins(found, self.lang):
                self.out.print(line)

    def _why(self, pending: Request) -> None:
        ref = RuleRef.parse(pending.cites)
        assert ref is not None
        assert ref.anchor is not None
        rule = self.corpus.rule(ref)
        statement = rule.statement(ref.anchor)
        assert statement is not None
        self.out.print(
            Text.assemble((rule.names[self.lang], "bold"), f": {plain(statement.text[self.lang])}")
        )


def _numbered(pending: Request, number: int) -> str:
    if 1 <= number <= len(pending.options):
        return pending.options[number - 1]
    raise IllegalAnswerError(answer=str(number), what=pending.what, options=", ".join(pending.options))


def say_event(lang: Lang, event: Event) -> str:
    """An event in a few words of the reader's language."""
    values = {name: value for name, value in event if isinstance(value, str | int)}
    match values.get("event"):
        case "test-decided":
            values["margin"] = event.margin  # type: ignore[attr-defined]
            values["succeeded"] = "yes" if values["succeeded"] else "no"
        case "test-began":
            test = event.test  # type: ignore[attr-defined]
            values |= {
                "by": test.by,
                "skill": say(lang, f"skill-{test.skill}"),
                "difficulty": test.difficulty,
            }
        case "ability-used":
            values["ability"] = event.ability.id  # type: ignore[attr-defined]
        case "card-discarded":
            values["card"] = event.card.id  # type: ignore[attr-defined]
    return say(lang, f"event-{values['event']}", **values)
