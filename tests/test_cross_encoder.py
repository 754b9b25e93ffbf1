"""A question and a statement read together: what a small one learns; numpy reads it as torch does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from rules_graph.model import LANGS, RuleRef
from rules_graph.precedents import Verdict
from rules_graph.search.cross_encoder import LONGEST, CrossEncoder, load_cross_encoder
from rules_graph.search.fusion import ALL
from rules_graph.search.judge import Judge
from rules_graph.search.text import Lexicon, tokens
from tests.test_judge import NO_WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.search.encoder import Vectors
    from rules_graph.search.finder import Finder
    from rules_graph.search.training.cross_encoder import CrossEncoderModule

AT = RuleRef("small", "hunter", "moves")
OTHER = RuleRef("small", "hunter", "blocked")
STATEMENTS = {AT: "a ready hunter walks", OTHER: "a shut door stops it"}
QUESTIONS = [("does a ready hound walk", Verdict.YES), ("does a tired hound walk", Verdict.NO)]
OF = {"en": "", "pl": "pl", "uk": "uk"}


class Letters:
    """An encoder of which nothing is asked but that likeness is likeness."""

    def key(self, text: str) -> bytes:
        return text.encode()

    def encode(self, texts: Sequence[str]) -> Vectors:
        counts = np.array([[text.count(letter) for letter in "abcdefghijklmnoprstuwyz"] for text in texts])
        lengths = np.linalg.norm(counts, axis=1, keepdims=True)
        return np.asarray(counts / np.maximum(lengths, 1), dtype=np.float32)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[CrossEncoderModule, CrossEncoder]:
    """In three languages whose words are the English ones with an ending."""
    from transformers import BertConfig, BertModel  # noqa: PLC0415 (torch takes seconds)

    from rules_graph.search.training.cross_encoder import Published, train_cross_encoder  # noqa: PLC0415
    from rules_graph.search.training.lessons import Taught  # noqa: PLC0415

    texts = [*STATEMENTS.values(), *(question for question, _ in QUESTIONS)]
    words = sorted({word for text in texts for word in tokens(text)} | {":"})
    pieces = {piece: place for place, piece in enumerate(["[PAD]", "[UNK]", "[CLS]", "[SEP]", *words])}
    size: dict[str, Any] = {"hidden_size": 48, "num_hidden_layers": 2, "intermediate_size": 96}
    size |= {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    body = BertModel(BertConfig(vocab_size=len(pieces), **size))  # type: ignore[no-untyped-call]

    def told(text: str, lang: str) -> str:
        return " ".join(word + OF[lang] for word in tokens(text))

    statements = {ref: {lang: told(text, lang) for lang in LANGS} for ref, text in STATEMENTS.items()}
    questions = [(AT, verdict, lang, told(text, lang)) for text, verdict in QUESTIONS for lang in LANGS]
    taught = Taught(statements, questions * 700, list(statements.values()))
    nothing = np.zeros((2, 1), dtype=np.float32)
    judge = Judge(
        [AT, OTHER],
        np.array([0], dtype=np.uint32),
        np.zeros((1, 1), dtype=np.int8),
        nothing[0],
        nothing,
        nothing[:, 0],
    )
    path = tmp_path_factory.mktemp("model") / "small.npz"
    published = Published(body, pieces, tokens)
    module, _ = train_cross_encoder(taught, NO_WORDS, Letters(), judge, published, path)
    return module, load_cross_encoder(NO_WORDS, path)


@pytest.mark.parametrize("lang", LANGS)
def test_it_learns_yes_no_and_what_does_not_answer(
    trained: tuple[CrossEncoderModule, CrossEncoder], lang: str
) -> None:
    _, read = trained
    for question, verdict in QUESTIONS:
        asked, answers, other = (
            " ".join(word + OF[lang] for word in tokens(text))
            for text in (question, STATEMENTS[AT], STATEMENTS[OTHER])
        )
        right, wrong = read(asked, [answers, other], lang)  # type: ignore[arg-type]
        assert (right.leans > 0) == (verdict is Verdict.YES)
        assert right.answers > wrong.answers


def test_numpy_reads_it_as_torch_does(trained: tuple[CrossEncoderModule, CrossEncoder]) -> None:
    import torch  # noqa: PLC0415

    module, read = trained
    pair = [
        read.words.together(read.words(text, "en"), read.words(STATEMENTS[AT], "en")) for text, _ in QUESTIONS
    ]
    with torch.no_grad():
        expected = module(pair).softmax(-1).numpy()
    said = [read(text, [STATEMENTS[AT]], "en")[0] for text, _ in QUESTIONS]
    found = [[each.yes, each.no, each.told, each.nothing] for each in said]
    assert np.allclose(found, expected, atol=0.15)  # four bits a number


def test_what_is_unknown_empty_or_endless_is_read_all_the_same(
    trained: tuple[CrossEncoderModule, CrossEncoder],
) -> None:
    _, read = trained
    for question in ("", "???", "zażółć", "hound " * 5 * LONGEST["question"]):
        [said] = read(question, [STATEMENTS[AT]], "pl")
        assert said.yes + said.no + said.told + said.nothing == pytest.approx(1, abs=1e-4)
    assert read("does it walk", [], "en") == []


def test_a_lemma_begins_as_the_words_it_stands_for() -> None:
    from rules_graph.search.training.translations import translations  # noqa: PLC0415

    pairs = [
        (["the", "hunter", "moves"], ["lowca", "rusza"]),
        (["the", "hunter", "waits"], ["lowca", "czeka"]),
    ]
    pairs += [(["the", "enemy", "moves"], ["wrog", "rusza"])]
    found = translations(pairs * 3)
    assert max(found["lowca"], key=found["lowca"].__getitem__) == "hunter"
    assert max(found["rusza"], key=found["rusza"].__getitem__) == "moves"


@pytest.mark.parametrize(
    ("question", "lang"),
    [
        ("A ready ghoul is engaged with me and I take a resource. Does it attack me?", "en"),
        ("Gotowy ghul jest w zwarciu ze mną, a ja biorę zasób. Zaatakuje mnie?", "pl"),
        ("Готовий гуль у бою зі мною, а я беру ресурс. Він мене атакує?", "uk"),
    ],
)
def test_the_one_that_is_kept_knows_an_attack_of_opportunity(
    finder: Finder, question: str, lang: str
) -> None:
    found = finder.find(question, "ahlcg", stages=ALL)
    assert found.asked.lang == lang
    assert found.read
    assert found.read[0].says.leans > 0


def test_every_word_of_it_has_a_row(finder: Finder) -> None:
    known: Lexicon = finder.index.lexicon
    read = finder.cross_encoder
    assert len(read.words.places) == len(read._rows)
    assert read.words("wróg", "pl") == [read.words.places[f"pl:{known.lemma('wrog', 'pl')}"]]
