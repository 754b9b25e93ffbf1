"""Events and decisions in words: no id of the engine's own is left in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from engine.ahlcg.events import AbilityUsed, Reached, TokenRevealed
from engine.ahlcg.front import start
from engine.ahlcg.phases.tokens import TokensMoved
from engine.ahlcg.state.cards import Ability
from engine.ahlcg.state.effects import Skill
from engine.ahlcg.telling import RESULTS, SYMBOLS
from engine.kernel import Decision, play_by, seeded
from rules_graph.model import LANGS, Lang
from tests.boards import sheets
from ui.words.telling import say_event, say_option

if TYPE_CHECKING:
    from engine.ahlcg.sheet import Sheet

# The names of `boards`, what a card says there, and the printed letter of a side.
_GIVEN = (
    r"\b(?:[A-D](?:-(?:deck|hand)-\d)?|[EX]\d)(?:-(?:forced|reaction|free|action|effect|revelation))?\b"
    r"|Attic|Cellar|Hall|Study|(?:Agenda|Act) \d|Something the cards say|сторони b"
)


def used(ability: str) -> AbilityUsed:
    return AbilityUsed(ability=Ability(id=ability, at="window"), cites="ahlcg/abilities^what")


CHOICE = Decision(what="order", by="Roland", options=("a", "b"), cites="ahlcg/st.3^what")


def test_the_abilities_of_the_engine_have_names() -> None:
    assert "advance-act" not in say_event("en", used("advance-act"))
    assert say_event("en", used("delayed-2")) == "Delayed effect 2 is used."
    assert say_event("pl", used("delayed-2")) == "Użyto zdolności: Efekt opóźniony 2."
    assert say_event("en", used("Knife-2")) == "Knife-2 is used."


def test_a_token_is_told_by_its_name() -> None:
    revealed = TokenRevealed(by="Roland", token="auto_fail", cites="ahlcg/st.3^what")
    assert say_event("en", revealed) == "Token revealed: Auto-fail."
    assert "auto" not in say_event("uk", revealed)


def test_tokens_that_move_are_told_by_their_name() -> None:
    moved = TokensMoved(kind="damage", becomes="damage", count=1, off="Dog", cites="ahlcg/move^elements")
    assert "obrażenia" in say_event("pl", moved)


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_of_the_engine_has_a_name(lang: Lang) -> None:
    own = [*SYMBOLS, *Skill, *(f"{result}-2" for result in RESULTS), "delayed-1", "advance-act", "skull-3"]
    said = [say_option(lang, CHOICE, option) for option in own]
    assert len(set(said)) == len(own)
    for option, name in zip(own, said, strict=True):
        assert lang == "en" or option not in name
        assert "_" not in name


@pytest.mark.parametrize("name", ["Roland", "Knife-2", "Ghoul", "3", "Room-of-doom-7"])
def test_a_name_that_people_gave_stays(name: str) -> None:
    assert say_option("uk", CHOICE, name) == name


@settings(max_examples=25, deadline=None)
@given(sheets())
def test_a_round_told_in_ukrainian_has_no_latin_words_but_names(sheet: Sheet) -> None:
    played = play_by(lambda: start(sheet), seeded(1))
    for event in played.events:
        if not isinstance(event, Reached):
            said = say_event("uk", event)
            assert not re.search("[A-Za-z]", re.sub(_GIVEN, "", said)), said
