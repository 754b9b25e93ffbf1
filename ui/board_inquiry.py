"""A player's own words about a board game: the answer and what it rests on; page, data, sheet, picture."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import yaml

from engine.arkham2e.described import inquire as inquire_arkham2e
from engine.eldritch.described import inquire as inquire_eldritch
from engine.kernel import Chance, Decision, play
from engine.mansions.described import inquire as inquire_mansions
from rules_graph.errors import UnknownGameError
from ui import palette
from ui.board_games import assumptions, house_lines, rules_of, say_event, say_request
from ui.canvas import Canvas
from ui.sections import Line, Section, as_rows
from ui.telling import statement_text
from ui.words import knows, quoted, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from engine.plain_words import Answer, Inquiry, Understood
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

GAMES: Mapping[str, Callable[[str, Lang], Inquiry[Any]]] = {
    "arkham2e": inquire_arkham2e,
    "eldritch": inquire_eldritch,
    "mansions": inquire_mansions,
}
_MOST_RULES = 6


def ask(text: str, lang: Lang, game: str) -> Inquiry[Any]:
    """A description and its answer."""
    if game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    return GAMES[game](text, lang)


def page(inquiry: Inquiry[Any], corpus: Corpus, lang: Lang, searched: Sequence[str] = ()) -> list[Section]:
    """Answer and doubts, what was read, rules, order, what was assumed; empty parts are left out."""
    answer, game = inquiry.answer, inquiry.game
    said = [Line(each, style="bold") for each in _answer(inquiry, lang)]
    said += [Line(each, style="yellow") for each in _doubts(inquiry, lang)]
    happens = [Line(say_event(lang, event), event.cites) for event in (answer.events if answer else ())]
    sections = [
        _section(lang, "answer", said),
        _section(lang, "understood", [Line(_said(lang, game, each)) for each in inquiry.understood]),
        _section(lang, "rules", list(_rules(inquiry, corpus, lang, searched))),
        _section(lang, "order", happens, numbered=True),
        _section(lang, "assumed", [Line(_said(lang, game, each)) for each in inquiry.assumed]),
    ]
    return [section for section in sections if section.lines]


def _section(lang: Lang, title: str, lines: list[Line], *, numbered: bool = False) -> Section:
    return Section(say(lang, f"described-{title}"), lines, numbered)


def _say(lang: Lang, game: str, message: str, **values: object) -> str:
    """In the game's own words, where it has some."""
    own = f"{game}-described-{message}"
    return say(lang, own if knows(lang, own) else f"described-{message}", **values)


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
    yield from _house(inquiry, lang)
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
    role = f"boardpage-by-{decision.by.lower()}"
    by = say(lang, role) if decision.by.islower() and knows(lang, role) else decision.by
    return say(lang, "described-decides", by=by, what=what)


def _house(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    """Where nobody is named to decide, and nothing comes before it: what the rule of the house takes."""
    pending = inquiry.answer.pending if inquiry.answer else None
    rules = rules_of(inquiry.game)
    if not isinstance(pending, Decision) or pending.by is not None:
        return
    if play(lambda: rules.start(inquiry.sheet), ()).pending == pending:
        *_, taken = house_lines(lang, rules.house_rule(inquiry.sheet, ()))
        yield f"{say(lang, 'house-rule')}: {taken}"


def _doubts(inquiry: Inquiry[Any], lang: Lang) -> Iterator[str]:
    if (
        inquiry.answer is not None
    ):  # a reading taken because the book does not say, if the answer is just that
        first = inquiry.answer.cites[:1]
        yield from assumptions(lang, (each for each in inquiry.answer.events if each.cites in first))
    if inquiry.missing:
        what = "; ".join(_say(lang, inquiry.game, f"missing-{each}") for each in inquiry.missing)
        yield say(lang, "described-missing", what=what)
    if inquiry.question is None and inquiry.answer is not None:
        yield say(lang, "described-no-question")
    if inquiry.unread:
        yield say(lang, "described-unread", words=quoted(lang, inquiry.unread))
        if inquiry.answer is not None:
            yield say(lang, "described-not-sure")


def _rules(inquiry: Inquiry[Any], corpus: Corpus, lang: Lang, searched: Sequence[str]) -> Iterator[Line]:
    """Those that the answer rests on, then what search adds."""
    for cites in dict.fromkeys((*inquiry.cites[:_MOST_RULES], *searched)):
        name, statement = statement_text(corpus, lang, cites)
        yield Line(f"{name}: {statement}", cites)


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


def as_yaml(inquiry: Inquiry[Any]) -> str:
    """The sheet, as a user would write it; where none could be made, as far as it goes."""
    sheet = {"game": inquiry.game, **(inquiry.sheet_data() or inquiry.written)}
    return yaml.safe_dump(sheet, allow_unicode=True, sort_keys=False, width=100)


def draw_order(inquiry: Inquiry[Any], corpus: Corpus, lang: Lang) -> str:
    """One page as a picture: what was asked and answered, each event with its rule, who decides."""
    canvas = Canvas()
    canvas.words(inquiry.text.strip(), palette.SOFT, 15)
    for said in _answer(inquiry, lang):
        canvas.words(said, palette.GREEN, 19, bold=True)
    canvas.down(10)
    answer = inquiry.answer
    for event in answer.events if answer else ():
        canvas.dot(say_event(lang, event), event.cites, palette.GREEN)
    for cites in () if answer is None or answer.events else answer.cites:
        name, statement = statement_text(corpus, lang, cites)
        canvas.dot(f"{name}: {statement}", cites, palette.GREEN)
    if answer and isinstance(answer.pending, Decision):
        canvas.diamond(_decides(answer.pending, lang), answer.pending.cites)
    return canvas.svg(say(lang, "described-order"))


def as_data(inquiry: Inquiry[Any], sections: Sequence[Section]) -> dict[str, Any]:
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
        "page": as_rows(sections),
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
