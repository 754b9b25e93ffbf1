"""Stepping through a sheet of any game at the keyboard: what happened, what is asked, the odds, why."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from engine.kernel import Chance, Decision
from rules_graph.errors import GrimruleError, UnwritableFileError
from ui.answer.chances import odds_lines
from ui.answer.refusals import not_offered
from ui.answer.resolutions import told
from ui.play.answers import is_answer, read_answer
from ui.words import say, say_error
from ui.words.harms import house_lines
from ui.words.telling import say_option, say_request, statement_text
from ui.words.unread import unread_texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from engine.kernel import Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.stepper import Stepper


@dataclass
class Conversation:
    """The player, what is shown, and what is asked."""

    stepper: Stepper
    corpus: Corpus
    lang: Lang
    out: Console
    ask: Callable[[str], str]
    seed: int = 0
    shown: int = 0

    def run(self) -> None:
        """To the end, or until the player leaves."""
        self._say("step-help", style="dim")
        if unread := unread_texts(self.lang, self.stepper.sheet):
            self._say("resolve-unread", style="bold yellow")
            self.out.print(*(Text(f"  – {each}") for each in unread), sep="\n")
        while (pending := self._go_on()) is not None:
            self._offer(pending)
            try:
                if not self._take(self.ask("> ").strip(), pending):
                    return
            except GrimruleError as error:
                self.out.print(say_error(self.lang, error), style="red")
            except (EOFError, KeyboardInterrupt):
                return
        self._say("step-over" if self.stepper.test else "resolve-over", style="bold")

    def _go_on(self) -> Request | None:
        """What has happened is shown, up to what must be answered; where nobody is named, a rule chooses."""
        while True:
            played = self.stepper.play()
            for event in played.events[self.shown :]:
                self.out.print(told(self.corpus, self.lang, event))
            self.shown = len(played.events)
            if not isinstance(played.pending, Decision) or played.pending.by is not None:
                return played.pending
            ruling = self.stepper.house_rule()
            for line in house_lines(self.lang, ruling):
                self.out.print(line, style="magenta")
            self.stepper.answer(ruling.taken)

    def _offer(self, pending: Request) -> None:
        self.out.print(say_request(self.lang, pending), style="bold")
        weighed = pending.what == "commit"
        for place, option in enumerate(pending.options, 1):
            worth = self._chance(option) if weighed and place > 1 else ""
            said = say_option(self.lang, pending, option)
            if isinstance(pending, Chance) and said != option:
                said = f"{said} ({option})"  # what to type for the token drawn
            self.out.print(f"  {place}. {said}{worth and f'   → {worth} %'}")
        if self.stepper.test and (chance := self._chance()):
            self._say("odds-success", style="green", percent=chance)

    def _chance(self, *answer: str) -> str:
        """The odds of success, in per cent, after one more answer."""
        found = self.stepper.odds(*answer)
        return f"{float(found.success) * 100:.1f}" if found else ""

    def _take(self, word: str, pending: Request) -> bool:
        """Act on what the player typed; False to stop. An option goes before a command of the same name."""
        if word in pending.options:
            self.stepper.answer(word)
            return True
        match word.split():
            case ["quit"]:
                return False
            case ["help" | "?"] | []:
                self._say("step-help", style="dim")
            case ["back"]:
                self._back()
            case ["why"]:
                self._why(pending)
            case ["why", "not", *about]:
                self._why_not(pending, " ".join(about))
            case ["odds"]:
                self.out.print(*odds_lines(self.lang, self.stepper), sep="\n")
            case ["draw" | "random"]:
                self.stepper.draw(self.seed)
            case ["save", *name] if name:
                self._save(" ".join(name))
            case _:
                self.stepper.answer(read_answer(self.lang, pending, word))
        return True

    def _back(self) -> None:
        """One answer is taken back, and those that the house rule gave after it."""
        self.shown = 0
        while self.stepper.answers:
            self.stepper.answers.pop()
            pending = self.stepper.play().pending
            if not isinstance(pending, Decision) or pending.by is not None:
                return

    def _save(self, name: str) -> None:
        try:
            self.stepper.save(Path(name))
        except OSError as error:
            raise UnwritableFileError(file=name, problem=str(error)) from error
        self._say("step-saved", file=name)

    def _why(self, pending: Request) -> None:
        self._cite(*statement_text(self.corpus, self.lang, pending.cites))

    def _why_not(self, pending: Request, about: str) -> None:
        """What is not offered, or one thing of it, with the statement that forbids it."""
        found = not_offered(self.corpus, self.lang, pending, about)
        for each in found:
            self._say("whynot-line", options=", ".join(each.options.values()))
            self._cite(each.rule, each.statement, each.cites)
        if found:
            return
        if not about:
            self._say("whynot-none")
        elif about in pending.options or is_answer(self.lang, pending, about):
            self._say("whynot-legal", word=about)
        else:
            self._say("whynot-unknown", word=about)
            self._why(pending)

    def _cite(self, name: str, statement: str, cites: str = "") -> None:
        self.out.print(Text.assemble((name, "bold"), f": {statement}", (cites and f"   {cites}", "dim")))

    def _say(self, message: str, style: str = "", **values: object) -> None:
        self.out.print(say(self.lang, message, **values), style=style)
