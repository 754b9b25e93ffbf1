"""Board games in plain words: read rightly, or doubted aloud; never wrong in silence."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from engine.game import game as front_of
from rules_graph.errors import UnknownGameError
from rules_graph.model import LANGS, Lang, RuleRef
from tests.casebook import corpus
from tests.described import EVERY, LEAST, described, group_of, scored, words
from ui.answer.inquiry import as_data, as_yaml, page
from ui.answer.sections import as_markdown, as_text
from ui.drawing.timeline import draw_timeline
from ui.words import LOCALES

_ENGINE = Path(__file__).parent.parent / "engine"
_FORMED = r"^(missing|word|chance|number|monster|reckoning)-"  # keys that are put together


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_nothing_is_wrong_in_silence(game: str, name: str, lang: Lang) -> None:
    each = scored(game, name, lang)
    assert not each.silent, each.wrong


@pytest.mark.parametrize("game", LEAST)
def test_every_game_has_descriptions_enough(game: str) -> None:
    cases = described(game).values()
    assert len(cases) >= 40
    assert {group_of(case) for case in cases} == LEAST[game].keys()
    assert all(lang in case for case in cases for lang in LANGS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "group"), [(game, group) for game in LEAST for group in LEAST[game]])
def test_most_are_right(game: str, group: str, lang: Lang) -> None:
    names = [name for name, case in described(game).items() if group_of(case) == group]
    assert sum(scored(game, name, lang).right for name in names) >= LEAST[game][group][lang]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_it_says_can_be_told_and_is_in_the_corpus(game: str, name: str, lang: Lang) -> None:
    found = scored(game, name, lang).inquiry
    shown = page(found, corpus(), lang)
    assert as_text(shown)
    assert json.loads(json.dumps(as_data(found)))["sure"] is found.sure
    for cites in found.cites:
        ref = RuleRef.parse(cites)
        assert ref and ref.anchor and corpus().rule(ref).statement(ref.anchor)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_same_words_mean_the_same_in_every_language(game: str, name: str) -> None:
    """Of those that are read rightly: the same answer; by the same first rule, unless strangers told it."""
    rules = 0 if group_of(described(game)[name]) == "blind" else 1
    each = [scored(game, name, lang) for lang in LANGS]
    answers = [one.inquiry.answer for one in each if one.right]
    assert len({(a.verdict, a.number, a.chance, a.cites[:rules]) for a in answers if a}) <= 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", LEAST)
def test_a_sheet_can_be_read_again(game: str, lang: Lang) -> None:
    for name in described(game):
        found = scored(game, name, lang).inquiry
        if found.sheet is not None:
            assert front_of(game).read(found.sheet_data()) == found.sheet


@pytest.mark.parametrize("game", LEAST)
def test_every_message_that_is_named_exists_and_none_is_idle(game: str) -> None:
    folders = (_ENGINE / game / "described", _ENGINE / "plain_words")
    code = "".join(
        path.read_text(encoding="utf-8") for each in folders for path in sorted(each.rglob("*.py"))
    )
    keys = _keys(game, f"{game}-described.ftl") | _keys(game, "described.ftl")
    told = set(re.findall(r"(?:reads|assumes)\(\s*\"([a-z-]+)\"", code))
    lacking = set(re.findall(r"missing(?:\.append\(|=\()\s*\"([a-z-]+)\"", code))
    assert {f"understood-{what}" for what in told} <= keys
    assert {f"described-missing-{what}" for what in lacking} <= keys
    known = words(game, "en")["concepts"]
    for key in _keys(game, f"{game}-described.ftl"):
        what = re.sub(_FORMED, "", key.removeprefix("understood-").removeprefix("described-"))
        assert f'"{what}"' in code or what in known, key


def _keys(game: str, file: str) -> set[str]:
    """The messages of a file, without the game's name."""
    text = (LOCALES / "en" / file).read_text(encoding="utf-8")
    return {key.removeprefix(f"{game}-") for key in re.findall(r"^([a-z0-9-]+) =", text, re.M)}


@pytest.mark.parametrize("game", LEAST)
def test_the_languages_know_the_same_concepts(game: str) -> None:
    known = [words(game, lang) for lang in LANGS]
    assert known[0]["concepts"].keys() == known[1]["concepts"].keys() == known[2]["concepts"].keys()
    assert known[0]["names"].keys() == known[1]["names"].keys() == known[2]["names"].keys()


@given(st.text(max_size=120), st.sampled_from(LANGS), st.sampled_from(sorted(LEAST)))
def test_any_text_can_be_asked(text: str, lang: Lang, game: str) -> None:
    front_of(game).inquire(text, lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", LEAST)
def test_words_thrown_together_can_be_asked(game: str, lang: Lang) -> None:
    """Every word that the reader knows, in any order, with numbers."""
    dice = random.Random(7)
    known = [word for case in described(game).values() for word in case[lang].split()]
    for _ in range(2000 if os.environ.get("GRIMRULE_FUZZ") else 100):
        several = dice.choices([*known, "-3", "+12", "999", "0", "?", ".", ","], k=dice.randint(1, 25))
        found = front_of(game).inquire(" ".join(several), lang)
        assert found.lang == lang
        if dice.random() < 0.1:
            assert as_data(found)["unread"] == list(found.unread)
            assert page(found, corpus(), lang)


@pytest.mark.parametrize("game", LEAST)
@pytest.mark.parametrize(("text", "lang"), [("", "en"), ("???", "uk"), ("Frobnikuję kwazary 7 razy", "pl")])
def test_it_says_what_it_did_not_understand(game: str, text: str, lang: Lang) -> None:
    found = front_of(game).inquire(text, lang)
    assert not found.sure
    assert found.sheet_data() is None


def test_an_answer_as_markdown_as_a_sheet_and_as_a_picture() -> None:
    found = front_of("eldritch").inquire("My Lore is 3. What are my odds of passing a Lore test?", "en")
    told = as_markdown(found.text, page(found, corpus(), "pl"))
    assert told.startswith("> My Lore")
    assert "19/27" in told
    sheet = yaml.safe_load(as_yaml(found))
    assert sheet["game"] == "eldritch"
    assert front_of("eldritch").read({key: sheet[key] for key in ("situation", "attempt")}) == found.sheet  # type: ignore[attr-defined]
    assert "19/27" in draw_timeline(found, corpus(), "uk")


def test_a_game_without_a_reader_is_named() -> None:
    with pytest.raises(UnknownGameError):
        front_of("chess").inquire("Can I rest?", "en")
