"""A player's own words about a board game: the answer on top, then what it rests on; as text and as data."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from engine.eldritch.described import inquire as inquire_eldritch
from engine.kernel import Chance
from rules_graph.corpus import load
from rules_graph.errors import UnknownGameError
from ui.board_games import say_event, say_request
from ui.telling import statement_text
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from fractions import Fraction

    from engine.kernel import Decision
    from engine.plain_words import Answer, Inquiry, Understood
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

GAMES: Mapping[str, Callable[[str, Lang], Inquiry[Any]]] = {"eldritch": inquire_eldritch}
_MOST_RULES = 6


@dataclass(frozen=True)
class Line:
    text: str
    style: str = ""


def ask(text: str, lang: Lang, game: str) -> tuple[Text, dict[str, Any]]:
    """A description and its answer, to be printed and as data."""
    if game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    inquiry = GAMES[game](text, lang)
    shown = Text("\n").join(Text(line.text, line.style) for line in lines(inquiry, load(), lang))
    return shown, as_data(inquiry)


def as_text(inquiry: Inquiry[Any], corpus: Corpus, lang: Lang) -> str:
    return "\n".join(line.text for line in lines(inquiry, corpus, lang))


def lines(inquiry: Inquiry[Any], corpus: Corpus, lang: Lang) -> list[Line]:
    """Answer, doubts, order, rules, what was read, what was assumed; empty parts are left out."""
    answer = inquiry.answer
    found = [Line(said, "bold") for said in _answer(inquiry, lang)]
    found += [Line(said, "yellow") for said in _doubts(inquiry, lang)]
    if answer is not None:
        happens = [f"{place:2}. {say_event(lang, event)}" for place, event in enumerate(answer.events, 1)]
        found += _part(lang, "order", happens)
        found += _part(lang, "rules", _rules(answer, corpus, lang))
    game = inquiry.game
    found += _part(lang, "understood", [_said(lang, game, each) for each in inquiry.understood])
    return found + _part(lang, "assumed", [_said(lang, game, each) for each in inquiry.assumed])


def _say(lang: Lang, game: str, message: str, **values: object) -> str:
    """In the game's own words, where it has some."""
    own = f"{game}-described-{message}"
    return say(lang, own if knows(lang, own) else f"described-{message}", **values)


def _part(lang: Lang, title: str, said: Iterable[str]) -> list[Line]:
    inside = [Line(f"  {each}") for each in said]
    return [Line(""), Line(say(lang, f"described-{title}"), "bold cyan"), *inside] if inside else []


def _answer(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    answer, game = inquiry.answer, inquiry.game
    if answer is None:
        yield say(lang, "described-no-sheet")
        return
    if answer.verdict is not None:
        yield say(lang, f"described-{'yes' if answer.verdict else 'no'}")
    if answer.kind in ("number", "dice"):
        yield _say(lang, game, f"number-{answer.of}", number=answer.number)
    if answer.chance is not None:
        of = "test" if answer.kind == "dice" else answer.of
        yield _say(lang, game, f"chance-{of}", **_chance(answer.chance, answer.number))
        if answer.clues:
            yield _say(lang, game, "clues-used")
    for decision in answer.decisions:
        yield _decides(decision, lang)
    if isinstance(answer.pending, Chance):
        yield _say(lang, game, "dice-wait")
    elif answer.kind == "course" and not answer.decisions:
        yield say(lang, "described-course")


def _chance(chance: Fraction, dice: int | None) -> dict[str, object]:
    values: dict[str, object] = {"percent": f"{float(chance) * 100:.1f}", "share": str(chance)}
    return values if dice is None else {**values, "dice": dice}


def _decides(decision: Decision, lang: Lang) -> str:
    what = say_request(lang, decision)
    if decision.by is None:
        return say(lang, "described-nobody", what=what)
    return say(lang, "described-decides", by=decision.by, what=what)


def _doubts(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    if inquiry.missing:
        what = "; ".join(_say(lang, inquiry.game, f"missing-{each}") for each in inquiry.missing)
        yield say(lang, "described-missing", what=what)
    if inquiry.question is None and inquiry.answer is not None:
        yield say(lang, "described-no-question")
    if inquiry.unread:
        yield say(lang, "described-unread", words=", ".join(f"“{word}”" for word in inquiry.unread))
        if inquiry.answer is not None:
            yield say(lang, "described-not-sure")


def _rules(answer: Answer, corpus: Corpus, lang: Lang) -> Iterator[str]:
    for cites in dict.fromkeys(answer.cites[:_MOST_RULES]):
        name, statement = statement_text(corpus, lang, cites)
        yield f"{name}: {statement}   {cites}"


def _said(lang: Lang, game: str, each: Understood) -> str:
    value = _value(lang, game, each.value)
    return say(lang, f"{game}-understood-{each.what}", value=value, who=each.who).strip()


def _value(lang: Lang, game: str, value: str | int) -> str | int:
    """Words of ours in the reader's language; numbers and names as they are."""
    if isinstance(value, int):
        return value

    def word(found: re.Match[str]) -> str:
        message = f"{game}-described-word-{found.group()}"
        return say(lang, message) if knows(lang, message) else found.group()

    return re.sub(r"[a-z]+(?:-[a-z]+)*", word, value)


def as_data(inquiry: Inquiry[Any]) -> dict[str, Any]:
    """All of it for other programs."""
    answer = inquiry.answer
    return {
        "game": inquiry.game,
        "text": inquiry.text,
        "lang": inquiry.lang,
        "question": inquiry.question,
        "topic": inquiry.topic,
        "sure": inquiry.sure,
        "understood": [asdict(each) for each in inquiry.understood],
        "assumed": [asdict(each) for each in inquiry.assumed],
        "missing": list(inquiry.missing),
        "unread": list(inquiry.unread),
        "sheet": inquiry.sheet_data(),
        "answer": None if answer is None else _answer_data(answer),
        "cites": list(inquiry.cites),
    }


def _answer_data(answer: Answer) -> dict[str, Any]:
    return {
        "kind": answer.kind,
        "verdict": answer.verdict,
        "number": answer.number,
        "of": answer.of,
        "chance": None if answer.chance is None else str(answer.chance),
        "events": [json.loads(event.model_dump_json()) for event in answer.events],
        "decisions": [json.loads(each.model_dump_json()) for each in answer.decisions],
        "pending": json.loads(answer.pending.model_dump_json()) if answer.pending else None,
        "cites": list(answer.cites),
    }
