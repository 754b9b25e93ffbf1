"""Every event, decision, option and reading of Arkham Horror, 2nd edition, has words in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from engine.arkham2e import events
from engine.arkham2e.events.base import Change
from engine.arkham2e.table import Reading

ROOT = Path(__file__).parent.parent
SOURCE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "engine" / "arkham2e").glob("*.py"))
)
OPTIONS = (
    *(
        "stop",
        "clue",
        "evade",
        "fight",
        "flee",
        "attack",
        "pass",
        "with-lore",
        "with-fight",
        "nothing",
        "encounter",
        "ability",
    ),
    *("done", "stay", "yes", "no", "outskirts", "use", "release", "reroll", "trade", "give", "take"),
    *("elder-sign", "raise", "with-lore", "with-fight"),
)


def _event_names() -> list[str]:
    kinds = [getattr(events, name) for name in events.__all__]
    return [str(kind.model_fields["event"].default) for kind in kinds if kind not in _BASES]


_BASES = (Change, events.Remark)


def _questions() -> set[str]:
    asked = set(re.findall(r'(?:chosen|agreed|drawn)\(\s*"([a-z-]+)"', SOURCE))
    return asked | set(re.findall(r'(?:Decision|Chance)\(\s*what="([a-z-]+)"', SOURCE))


def _readings() -> set[str]:
    return set(re.findall(r'assumes\(\s*"([a-z-]+)"', SOURCE)) | set(_asked_readings())


def _asked_readings() -> list[str]:
    """Both readings of every place where the table may ask."""
    named = [name for name in get_args(Reading) if name]
    ours = (
        "delayed-face-monsters",
        "last-sanity-spell-lost",
        "outskirts-do-not-count",
        "encounter-gate-adds-doom",
    )
    assert all(f'"{name}"' in SOURCE for name in (*named, *ours))
    return [*named, *ours]


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_everything_has_its_words(lang: str) -> None:
    path = ROOT / "ui" / "locales" / lang / "arkham2e.ftl"
    known = set(re.findall(r"^([a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    needed = {f"arkham2e-event-{name}" for name in _event_names()}
    needed |= {f"arkham2e-decide-{name}" for name in _questions()}
    needed |= {f"arkham2e-option-{name}" for name in (*OPTIONS, *_asked_readings())}
    needed |= {f"arkham2e-assumed-{name}" for name in _readings()}
    assert needed - known == set()
    assert known - needed == set()


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_messages_name_only_fields_of_their_event(lang: str) -> None:
    text = (ROOT / "ui" / "locales" / lang / "arkham2e.ftl").read_text(encoding="utf-8")
    fields = {
        str(kind.model_fields["event"].default): set(kind.model_fields)
        for kind in (getattr(events, name) for name in events.__all__)
        if kind not in _BASES
    }
    for name, body in re.findall(r"^arkham2e-event-([a-z-]+) =((?:.|\n(?= ))*)", text, re.MULTILINE):
        assert set(re.findall(r"\$(\w+)", body)) <= fields[name], name
