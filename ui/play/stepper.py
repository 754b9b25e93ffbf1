"""A sheet of any game and the answers so far: going on, odds, the house rule, saving."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.game import game
from engine.kernel import play, play_by, seeded
from rules_graph.errors import IllegalAnswerError
from ui.play.course import same_commit
from ui.words.unread import unread_data

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from engine.game import Chances, Game
    from engine.kernel import GrimRuling, Play, Procedure, Request


@dataclass
class Stepper:
    """A sheet and the answers given so far; everything else follows from these.

    `test`: only the test in what the sheet attempts, without the action around it.
    """

    name: str
    sheet: Any
    answers: list[str] = field(default_factory=list)
    test: bool = False
    _odds: dict[tuple[str, ...], Chances | None] = field(default_factory=dict, repr=False, compare=False)

    @property
    def game(self) -> Game:
        return game(self.name)

    @cached_property
    def tried(self) -> Any:
        """The sheet that is played."""
        return self.game.alone(self.sheet) if self.test else self.sheet

    def start(self) -> Procedure[Any]:
        return self.game.start(self.tried)

    def play(self) -> Play[Any]:
        return play(self.start, self.answers)

    def answer(self, text: str) -> None:
        """Take an answer if it is legal; nothing changes if not."""
        self.answers.append(text)
        try:
            self.play()
        except IllegalAnswerError:
            self.answers.pop()
            raise

    def odds(self, *more: str) -> Chances | None:
        """The odds from here, or after more answers; counted once."""
        answers = (*self.answers, *more)
        if answers not in self._odds:
            self._odds[answers] = self.game.odds(self.tried, answers)
        return self._odds[answers]

    def house_rule(self) -> GrimRuling:
        """What is taken where the book names nobody to choose."""
        return self.game.house_rule(self.tried, tuple(self.answers))

    def draw(self, seed: int) -> str:
        """Let chance answer what is pending."""
        pending = self.play().pending
        assert pending is not None
        drawn = seeded(seed + len(self.answers))(pending)
        assert drawn is not None
        self.answer(drawn)
        return drawn

    def committing(self, cards: Collection[str]) -> tuple[str, ...]:
        """The answers by which whoever is asked to commit commits these cards and no others of that hand.

        What may not be committed together is left out.
        """
        script, given = iter(self.answers), list[str]()
        first: Request | None = None

        def answer(request: Request) -> str | None:
            nonlocal first
            if (known := next(script, None)) is not None:
                return known
            first = first or request
            if not same_commit(first, request):
                return None
            done, *offered = request.options
            given.append(next((card for card in offered if card in cards), done))
            return given[-1]

        play_by(self.start, answer)
        return tuple(given)

    def as_saved(self) -> dict[str, Any]:
        """What can be taken up again, here or in the app."""
        return {"game": self.name, **self.game.written(self.sheet), "answers": self.answers}

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.as_saved(), ensure_ascii=False, indent=1), encoding="utf-8")

    def as_data(self) -> dict[str, object]:
        played = self.play()
        return {
            "game": self.name,
            "events": [event.model_dump(mode="json") for event in played.events],
            "answers": list(played.answers),
            "pending": played.pending.model_dump(mode="json") if played.pending else None,
            "unread_texts": unread_data(self.sheet),
            "end": played.end.model_dump(mode="json") if played.end else None,
        }
