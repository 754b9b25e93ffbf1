"""What the tests of card text share. Every text in them is invented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.effects import Skill
from rules_graph.model import LANGS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.text import Reading
    from rules_graph.model import Lang

LANTERN = {"en": "Brass Lantern", "pl": "Mosiężna latarnia", "uk": "Мідний ліхтар"}
TEST = fx.SkillTest(skill=Skill.AGILITY, difficulty=2)

# what it is, the text in English, Polish and Ukrainian, the reading without its words
Abilities = list[tuple[str, tuple[str, str, str], "Reading"]]


def hurt(damage: int = 0, horror: int = 0, **more: Any) -> fx.Hurt:
    return fx.Hurt(damage=damage, horror=horror, **more)


def in_each_language(abilities: Abilities) -> Iterable[Any]:
    return [
        pytest.param(lang, texts[place], expected, id=f"{name}-{lang}")
        for name, texts, expected in abilities
        for place, lang in enumerate(LANGS)
    ]


def without_words(reading: Reading) -> dict[str, Any]:
    fields = reading.model_dump(exclude={"text"})
    for name in ("trait", "not_trait"):
        fields["trigger"][name] = bool(fields["trigger"][name])
    return fields


def ways(words: str, lang: Lang) -> list[str]:
    """Of a table: a line for each language, the ways to say it between semicolons."""
    return words.strip().splitlines()[LANGS.index(lang)].strip().split("; ")
