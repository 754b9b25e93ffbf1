"""Every event, decision, option and reading of Eldritch Horror is told in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.eldritch import events
from engine.eldritch.events import Change, Remark
from engine.kernel import Chance
from rules_graph.model import LANGS, Lang
from tests.eldritch_casebook import CASES, asked_by, case_of, run, sheet_of
from ui.words import LOCALES, say

_CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent.parent / "engine" / "eldritch").glob("*.py"))
)
_DECISIONS = set(re.findall(r'(?:chosen|drawn|agreed)\(\s*"([a-z-]+)"', _CODE)) | set(
    re.findall(r'(?:Decision|Chance)\(\s*what="([a-z-]+)"', _CODE)
)
_READINGS = set(re.findall(r'assumes\(\s*"([a-z-]+)"', _CODE)) | set(
    re.findall(r'_past_monster\(\s*board, who, "([a-z-]+)"', _CODE)
)


def _kinds() -> dict[str, type[Change]]:
    every = [getattr(events, name) for name in events.__all__]
    return {each.model_fields["event"].default: each for each in every if each not in (Change, Remark)}


def _keys(lang: Lang) -> set[str]:
    text = (LOCALES / lang / "eldritch.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(eldritch-[a-z-]+) =", text, re.M))


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_decision_and_reading_has_its_message(lang: Lang) -> None:
    wanted = {f"eldritch-event-{name}" for name in _kinds()}
    wanted |= {f"eldritch-decide-{what}" for what in _DECISIONS | {"encounter", "additional-encounter"}}
    wanted |= {f"eldritch-assumed-{reading}" for reading in _READINGS}
    assert wanted <= _keys(lang)
    assert _keys(lang) == _keys("en")


def _word(value: object) -> object:
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


@pytest.mark.parametrize("lang", LANGS)
def test_the_cases_can_be_told(lang: Lang) -> None:
    for path in CASES:
        case = case_of(path)
        if "refused" in case:
            continue
        sheet = sheet_of(case)
        played = run(case, sheet)
        for event in played.events:
            values = {name: _word(value) for name, value in event}
            assert say(lang, f"eldritch-event-{values['event']}", **values)
        for request in asked_by(sheet, played.answers):
            by = None if isinstance(request, Chance) else request.by
            assert say(lang, f"eldritch-decide-{request.what}", by=by or "–")
            for option in request.options:
                kind, _, what = option.partition(":")
                if what or f"eldritch-option-{kind}" in _keys(lang):
                    assert say(lang, f"eldritch-option-{kind}", **({"what": what} if what else {}))


def test_a_few_sentences() -> None:
    doom = events.DoomAdvanced(by=2, to=8, cites="eldritch/doom^advance")
    values = {name: _word(value) for name, value in doom}
    assert say("en", "eldritch-event-doom-advanced", **values) == "Doom advances by 2, to 8."
    assert say("pl", "eldritch-event-doom-advanced", **values) == "Zagłada postępuje o 2, na pole 8."
    reached = {"point": "mythos-2-reckoning", "who": "–"}
    assert say("uk", "eldritch-event-reached", **reached) == "— 2. Розплата —"
    acted = {"who": "A", "action": "component", "about": "Knife", "extra": "no"}
    assert say("en", "eldritch-event-action-taken", **acted) == "A takes an action: component action Knife"
