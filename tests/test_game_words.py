"""Every event, decision, option and reading of the board games is told in three languages."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bench.sheets import TITLES
from engine.eldritch.events import DoomAdvanced
from rules_graph.model import LANGS, Lang
from tests.case_files import cases_of
from tests.casebook import GAMES, asked_by, case_of, corpus, run, sheet_of
from ui.words import LOCALES, knows, say
from ui.words.telling import say_event, say_option, say_request, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

_ENGINE = Path(__file__).parent.parent / "engine"
every = pytest.mark.parametrize("lang", LANGS)
of_each_game = pytest.mark.parametrize("game", GAMES)
of_each_board_game = pytest.mark.parametrize("game", TITLES)  # the card game's: test_stepping


def _kinds(game: str) -> dict[str, Any]:
    """The events of a game by their names."""
    module = import_module(f"engine.{game}.events")
    fields = {
        kind: kind.model_fields.get("event") for kind in (vars(module)[name] for name in module.__all__)
    }
    return {field.default: kind for kind, field in fields.items() if field and not field.is_required()}


def _in_code(game: str, pattern: str) -> set[str]:
    """In every module but those that read plain words, whose messages are others."""
    paths = [path for path in sorted((_ENGINE / game).rglob("*.py")) if "described" not in path.parts]
    return set(re.findall(pattern, "\n".join(path.read_text(encoding="utf-8") for path in paths)))


def _messages(game: str, lang: Lang) -> dict[str, str]:
    text = (LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) =((?:.|\n(?= ))*)", text, re.M))


@every
@of_each_board_game
def test_every_event_decision_and_reading_has_its_message(game: str, lang: Lang) -> None:
    known = set(_messages(game, lang))
    assert known == set(_messages(game, "en"))
    assert {key for key in known if key.startswith(f"{game}-event-")} == {
        f"{game}-event-{name}" for name in _kinds(game)
    }
    asked = _in_code(game, r'(?:chosen|drawn|agreed)\(\s*"([a-z0-9-]+)"')
    asked |= _in_code(game, r'(?:Decision|Chance)\(\s*what="([a-z0-9-]+)"')
    assert len(asked) > 40
    assert {f"{game}-decide-{what}" for what in asked} <= known
    assumed = _in_code(game, r'assumes\(\s*"([a-z-]+)"')
    assert len(assumed) >= 10
    assert {f"{game}-assumed-{reading}" for reading in assumed} <= known


# What a game's `telling` tells besides the fields: where the token lies, which way the threat goes.
_ADDED = {"eldritch-placed": {"space"}, "threat-changed": {"way"}}


@every
@of_each_board_game
def test_messages_name_only_fields_of_their_event(game: str, lang: Lang) -> None:
    said = _messages(game, lang)
    for name, kind in _kinds(game).items():
        named = set(re.findall(r"\$(\w+)", said[f"{game}-event-{name}"]))
        assert named <= set(kind.model_fields) | _ADDED.get(name, set()), name


def _strings(data: object) -> Iterator[str]:
    """Whatever is written out: the names that people gave are among it."""
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield str(key)
                yield from _strings(value)
        case list():
            for each in data:
                yield from _strings(each)


@every
@of_each_game
def test_the_cases_can_be_told(game: str, lang: Lang) -> None:
    for path in cases_of(game):
        case = case_of(path)
        if "refused" in case:
            continue
        sheet = sheet_of(game, case)
        names = set(_strings([case["situation"], case["attempt"]]))
        played = run(game, case, sheet)
        assert all(tell(corpus(), lang, event).strip("— ") for event in played.events)
        for request in asked_by(game, sheet, played.answers):
            assert say_request(lang, request)
            for option in request.options:
                kind, _, what = option.partition(":")
                given = all(part in names or part.isdecimal() for part in kind.split("-"))
                if what or not (kind in names or given):
                    assert say_option(lang, request, option) != option or knows(
                        lang, f"{game}-option-{kind}"
                    ), option


def test_a_few_sentences() -> None:
    doom = DoomAdvanced(by=2, to=8, cites="eldritch/doom^advance")
    assert say_event("en", doom) == "Doom advances by 2, to 8."
    assert say_event("pl", doom) == "Zagłada postępuje o 2, na pole 8."
    reached = {"point": "mythos-2-reckoning", "who": "–"}
    assert say("uk", "eldritch-event-reached", **reached) == "— 2. Розплата —"
    acted = {"who": "A", "action": "component", "about": "Knife", "extra": "no"}
    assert say("en", "eldritch-event-action-taken", **acted) == "A takes an action: component action (Knife)."
