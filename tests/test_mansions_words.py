"""Every event, decision, option and reading of Mansions of Madness is told in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.kernel import Chance
from engine.mansions import events
from engine.mansions.events import Change, Remark
from rules_graph.model import LANGS, Lang
from tests.mansions_casebook import CASES, asked_by, case_of, run, sheet_of
from ui.words import LOCALES, say

_CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parent.parent / "engine" / "mansions").glob("*.py"))
)
_DECISIONS = {"discard-mythos", "discard-trauma"}
_DECISIONS |= set(re.findall(r'(?:chosen|drawn|agreed)\(\s*"([a-z0-9-]+)"', _CODE))
_DECISIONS |= set(re.findall(r'(?:Decision|Chance)\(\s*what="([a-z0-9-]+)"', _CODE))
_READINGS = set(re.findall(r'assumes\(\s*"([a-z-]+)"', _CODE))
# names that people give, beside the fixed options
_NAMED = re.compile(r"^[A-Z]|^[0-9]+$|^(a|b|c|d|out|other|bad)$")


def _kinds() -> dict[str, type[Change]]:
    every = [getattr(events, name) for name in events.__all__]
    return {each.model_fields["event"].default: each for each in every if each not in (Change, Remark)}


def _keys(lang: Lang) -> set[str]:
    text = (LOCALES / lang / "mansions.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(mansions-[a-z0-9-]+) =", text, re.M))


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_decision_and_reading_has_its_message(lang: Lang) -> None:
    wanted = {f"mansions-event-{name}" for name in _kinds()}
    wanted |= {f"mansions-decide-{what}" for what in _DECISIONS}
    wanted |= {f"mansions-assumed-{reading}" for reading in _READINGS}
    told = {key for key in _keys(lang) if not key.startswith("mansions-option-")}
    assert told == wanted
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
            assert say(lang, f"mansions-event-{values['event']}", **values)
        for request in asked_by(sheet, played.answers):
            by = None if isinstance(request, Chance) else request.by
            assert say(lang, f"mansions-decide-{request.what}", by=by or "–")
            for option in request.options:
                kind, _, what = option.partition(":")
                if what or not _NAMED.match(kind):
                    assert say(lang, f"mansions-option-{kind}", **({"what": what} if what else {}))
