"""What a statement says to a question: what it learns, how it is kept, and the one that comes with us."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from rules_graph.model import RuleRef
from rules_graph.search.bags import asked_features, asked_of
from rules_graph.search.leaning import Leaning, load_leaning
from tests.test_judge import NO_WORDS

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.search.finder import Finder

MAY, NOT, NUMBER = (RuleRef("small", "hunter", anchor) for anchor in ("may", "may-not", "number"))
TEACHES = {
    MAY: ("a ready hunter may walk", [("can it walk", 0), ("is it kept from walking", 1)]),
    NOT: ("a tired hunter may not walk", [("can it walk", 1), ("is it kept from walking", 0)]),
    NUMBER: ("it walks two rooms", [("how many rooms is it", 2)]),
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Leaning, Path]:
    from rules_graph.search.training.leaning import Lessons, train_leaning  # noqa: PLC0415 (torch takes seconds)

    lessons = [(ref, text, says) for ref, (_, asked) in TEACHES.items() for text, says in asked] * 200
    path = tmp_path_factory.mktemp("model") / "leaning.npz"
    taught = Lessons(
        list(TEACHES),
        [asked_features(text, "en", NO_WORDS) for text, _ in TEACHES.values()],
        [asked_features(text, "en", NO_WORDS) for _, text, _ in lessons],
        np.array([list(TEACHES).index(ref) for ref, *_ in lessons]),
        np.array([says for *_, says in lessons]),
    )
    return train_leaning(taught, path), path


def test_it_learns_which_way_a_statement_leans_to_a_question(kept: tuple[Leaning, Path]) -> None:
    leaning, _ = kept
    for ref, (_, asked) in TEACHES.items():
        for text, right in asked:
            said = leaning(asked_features(text, "en", NO_WORDS), [ref])[ref]
            assert int(np.argmax([said.yes, said.no, said.told])) == right
            assert said.yes + said.no + said.told == pytest.approx(1, abs=1e-5)


def test_what_is_kept_says_the_same(kept: tuple[Leaning, Path]) -> None:
    leaning, path = kept
    found = asked_features("can it walk", "en", NO_WORDS)
    again = load_leaning(path)(found, [MAY, NOT])
    for ref, said in leaning(found, [MAY, NOT]).items():
        assert again[ref].leans == pytest.approx(said.leans, abs=0.02)


def test_a_statement_that_nobody_taught_says_nothing(kept: tuple[Leaning, Path]) -> None:
    leaning, _ = kept
    unknown = RuleRef("small", "hunter", "new")
    found = asked_features("can it walk", "en", NO_WORDS)
    assert list(leaning(found, [unknown, MAY])) == [MAY]
    assert leaning(found, []) == {}
    assert leaning(asked_features("", "uk", NO_WORDS), [MAY])[MAY].yes >= 0


def test_what_is_asked_is_told_from_what_is_told() -> None:
    assert asked_of("I walk. Does it come? It is tired.") == ["Does it come?"]
    assert asked_of("Вартовий тут. «Він нападає?»") == ["«Він нападає?»"]
    assert asked_of("who moves the hound") == ["who moves the hound"]
    assert asked_of("") == []
    one, other = (
        set(asked_features(text, "en", NO_WORDS).tolist())
        for text in ("It walks. Can I?", "I can. It walks?")
    )
    assert one != other


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("A ready ghoul is engaged with me and I take a resource. Does it attack me?", "en"),
        ("Gotowy ghul jest w zwarciu ze mną, a ja biorę zasób. Zaatakuje mnie?", "pl"),
        ("Готовий гуль у бою зі мною, а я беру ресурс. Він мене атакує?", "uk"),
    ],
)
def test_the_one_that_comes_with_us_knows_an_attack_of_opportunity(
    finder: Finder, question: str, lang: Lang
) -> None:
    found = finder.find(question, "ahlcg")
    assert found.asked.lang == lang
    assert sum(each.share for each in found.heard) == pytest.approx(1, abs=1e-4)
    provoked = next(each for each in found.heard if each.ref.rule == "attack-of-opportunity")
    assert provoked.says.leans > 0


def test_it_knows_the_corpus(corpus: Corpus) -> None:
    stated = {
        RuleRef(rule.game, rule.id, statement.anchor)
        for rule in corpus.rules.values()
        for statement in rule.statements
    }
    assert len(stated & load_leaning().places.keys()) >= 0.98 * len(stated)  # else: make model
