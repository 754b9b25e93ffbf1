"""The judge of statements and the reranker: what they learn, how they are kept, how they change the order."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np
import pytest

from rules_graph.errors import UnknownModelError
from rules_graph.model import RuleRef
from rules_graph.search.bags import features
from rules_graph.search.encoder import SETTING as MODEL
from rules_graph.search.encoder import chosen_encoder
from rules_graph.search.finder import Finder
from rules_graph.search.judge import WEIGHTS, Judge, load_judge
from rules_graph.search.language import Asked
from rules_graph.search.passages import Field, Passage
from rules_graph.search.reranker import SETTING, chosen_reranker
from rules_graph.search.text import Lexicon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.search.lexical import Scores

NO_WORDS = Lexicon({"en": {}, "pl": {}, "uk": {}}, {"en": frozenset(), "pl": frozenset(), "uk": frozenset()})
RULES = [RuleRef("small", "hunter"), RuleRef("other", "hunter")]
ASKED = {
    "moves": ["does the hound walk to me", "will the hound come over here", "is the hound on its way to me"],
    "blocked": ["is the door too much for it", "can a shut door stop it", "the door is shut, is it stopped"],
}


@pytest.fixture(scope="module")
def trained() -> Judge:
    from rules_graph.search.training import judge as training  # noqa: PLC0415 (torch takes seconds)

    taught = [
        Passage(rule, Field.ASKED, "en", question, anchor)
        for rule in range(len(RULES))
        for anchor, questions in ASKED.items()
        for question in questions * 20
    ]
    return training.train_judge(taught, RULES, NO_WORDS, None)


def test_it_learns_which_statement_a_question_is_about(trained: Judge) -> None:
    for anchor, question in (
        ("moves", "does that hound walk to us"),
        ("blocked", "a shut door, is it stopped"),
    ):
        said = trained(features(question, "en", NO_WORDS))
        likely = {trained.statements[int(at)].anchor for at in np.argsort(-said)[: len(RULES)]}
        assert likely == {anchor}


def test_what_is_kept_says_the_same(trained: Judge, tmp_path: Path) -> None:
    trained.save(tmp_path / "judge.npz")
    again = load_judge(tmp_path / "judge.npz")
    found = features("does the hound walk to me", "en", NO_WORDS)
    assert again.statements == trained.statements
    np.testing.assert_allclose(again(found), trained(found), atol=0.02)


def test_words_that_it_does_not_know_tell_it_nothing(trained: Judge) -> None:
    np.testing.assert_array_equal(trained(features("щось геть інше", "uk", NO_WORDS)), trained.bias)
    np.testing.assert_array_equal(trained(features("", "en", NO_WORDS)), trained.bias)


def test_features_are_the_same_in_every_process_and_language() -> None:
    found = features("Two hounds", "en", NO_WORDS).tolist()
    assert found == features("Two hounds", "uk", NO_WORDS).tolist()
    assert found == [crc32(each) for each in (b"two", b"hounds", b"two hounds")]


def test_the_packaged_judge_knows_the_corpus(corpus: Corpus) -> None:
    assert WEIGHTS.stat().st_size < 20e6
    stated = {
        RuleRef(rule.game, rule.id, statement.anchor)
        for rule in corpus.rules.values()
        for statement in rule.statements
    }
    assert len(stated & set(load_judge().statements)) >= 0.98 * len(stated)  # else: make model


def test_of_one_game_its_statements_are_all_there_is(finder: Finder) -> None:
    statements = finder.index.statements
    among = np.array([ref.game == "mansions" for ref in finder.index.refs])
    likely = statements.judged(Asked("can the Keeper see my cards?", "en"), among)
    assert statements.refs[int(likely.argmax())].game == "mansions"
    assert np.exp(likely[among[statements.rules]]).sum() == pytest.approx(1.0, abs=0.05)


class Likes:
    """A reranker that finds one word good."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __call__(self, question: str, statements: Sequence[str]) -> Scores:
        assert question and len(statements) > 1
        return np.array([self.word in statement for statement in statements], dtype=np.float32) * 9


def test_a_reranker_has_its_say(finder: Finder) -> None:
    asked = "how far does a hunter move?"
    usual = finder.find(asked, "ahlcg").found
    other = next(found.ref for found in usual if found.ref.rule != usual[0].ref.rule)
    likes = Likes(finder.index.statement(other, "en"))
    reordered = Finder(finder.index, finder.encoder, likes).find(asked, "ahlcg").found  # type: ignore[arg-type]
    assert reordered[0].ref == other


@pytest.fixture
def tiny(tmp_path: Path) -> Callable[[str], Path]:
    """A model that has learned nothing, in a folder."""
    transformers: Any = import_module("transformers")
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "a", "hunter", "moves"]
    (tmp_path / "vocab.txt").write_text("\n".join(words), encoding="utf-8")
    size = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 8}

    def saved(kind: str) -> Path:
        transformers.BertTokenizerFast(vocab_file=str(tmp_path / "vocab.txt")).save_pretrained(tmp_path)
        config = transformers.BertConfig(vocab_size=len(words), num_labels=1, **size)
        getattr(transformers, kind)(config).save_pretrained(tmp_path)
        return tmp_path

    return saved


def test_a_reranker_from_a_folder(tiny: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, str(tiny("BertForSequenceClassification")))
    reranker = chosen_reranker()
    assert reranker is not None
    said = reranker("a hunter", ["moves", "a hunter moves", "a"])
    assert said.shape == (3,)
    assert ((said > 0) & (said < 1)).all()


def test_an_encoder_from_a_folder(tiny: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODEL, str(tiny("BertModel")))
    encoder = chosen_encoder(NO_WORDS)
    vectors = encoder.encode(["a hunter moves", "moves"])
    assert vectors.shape == (2, 8)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=1e-5)
    assert encoder.key("a") != encoder.key("moves")


def test_a_reranker_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SETTING, raising=False)
    assert chosen_reranker() is None
    monkeypatch.setenv(SETTING, str(tmp_path / "nothing"))
    with pytest.raises(UnknownModelError) as error:
        chosen_reranker()
    assert error.value.values["setting"] == SETTING
