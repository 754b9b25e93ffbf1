"""Eldritch Horror in plain words: read rightly, or doubted aloud; never wrong in silence."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.eldritch.described import Inquiry, inquire
from engine.eldritch.events import Reached, Reckons
from engine.eldritch.playing import odds, read
from engine.kernel import Decision
from rules_graph.model import LANGS, Lang
from tests.eldritch_casebook import corpus

_FILE = Path(__file__).parent / "data" / "eldritch" / "descriptions.yaml"
CASES: dict[str, dict[str, Any]] = {
    case["id"]: case for case in yaml.safe_load(_FILE.read_text(encoding="utf-8"))
}


@dataclass(frozen=True)
class Scored:
    inquiry: Inquiry
    wrong: tuple[str, ...]

    @property
    def right(self) -> bool:
        return not self.wrong

    @property
    def silent(self) -> bool:
        return bool(self.wrong) and self.inquiry.sure


@cache
def scored(name: str, lang: Lang) -> Scored:
    case = CASES[name]
    found = inquire(case[lang], lang)
    return Scored(found, tuple(_wrong(found, case["expect"])))


def _wrong(found: Inquiry, expect: dict[str, Any]) -> list[str]:
    """What is not as it must be."""
    if expect.get("unreadable"):
        return [] if found.sheet is None and not found.sure else ["read"]
    answer = found.answer
    if answer is None or found.sheet is None:
        return ["no answer"]
    wrong: list[str] = []
    if "odds" in expect and (answer.kind != "odds" or answer.chance != Fraction(expect["odds"])):
        wrong.append(f"odds {answer.chance}")
    if "combat" in expect:
        fight = odds(read(_fight(expect["combat"])))
        assert fight is not None
        right = fight.survival if expect.get("of") == "survival" else fight.success
        if answer.chance != right:
            wrong.append(f"odds {answer.chance} for {right}")
    if "dice" in expect and (answer.kind != "dice" or answer.number != expect["dice"]):
        wrong.append(f"dice {answer.number}")
    if "number" in expect and (answer.kind != "number" or answer.number != expect["number"]):
        wrong.append(f"number {answer.number}")
    if "verdict" in expect and answer.verdict is not expect["verdict"]:
        wrong.append(f"verdict {answer.verdict}")
    if "cites" in expect and expect["cites"] not in answer.cites:
        wrong.append(f"cites {answer.cites}")
    if "decider" in expect:
        wrong += _wrong_decider(found, expect["decider"])
    kinds = [
        event.point if isinstance(event, Reached) else str(dict(event)["event"]) for event in answer.events
    ]
    if "events" in expect and not _in_order(expect["events"], kinds):
        wrong.append(f"events {kinds}")
    wrong += [f"happens: {kind}" for kind in expect.get("none", []) if kind in kinds]
    groups = [event.group for event in answer.events if isinstance(event, Reckons)]
    if "reckons" in expect and groups != expect["reckons"]:
        wrong.append(f"reckons {groups}")
    return wrong


def _wrong_decider(found: Inquiry, who: str) -> list[str]:
    assert found.answer and found.sheet
    pending = found.answer.pending
    if not isinstance(pending, Decision):
        return ["nobody decides"]
    me = {"en": "You", "pl": "Ty", "uk": "Ви"}[found.lang]
    lead = found.sheet.situation.lead
    right = me if who == "me" else lead
    other = lead != me or found.topic == "defeat"  # else it could be either
    return [] if pending.by == right and other else [f"decider {pending.by}"]


def _in_order(wanted: list[str], kinds: list[str]) -> bool:
    left = iter(kinds)
    return all(kind in left for kind in wanted)


def _fight(told: dict[str, Any]) -> dict[str, Any]:
    own = {name: value for name, value in told.items() if name not in ("monster", "bonus")}
    cards = [{"id": "Card", "bonuses": [{"skill": "strength", "add": told["bonus"]}]}] if "bonus" in told else []
    return {
        "situation": {
            "spaces": ["Rome"],
            "investigators": [{"id": "A", "space": "Rome", "possessions": cards, **own}],
            "monsters": [{"id": "M", "space": "Rome", **told["monster"]}],
        },
        "attempt": {"combat": {"by": "A", "monster": "M"}},
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CASES)
def test_nothing_is_wrong_in_silence(name: str, lang: Lang) -> None:
    each = scored(name, lang)
    assert not each.silent, each.wrong


@pytest.mark.parametrize("lang", LANGS)
def test_there_are_enough(lang: Lang) -> None:
    assert sum(lang in case for case in CASES.values()) >= 40
