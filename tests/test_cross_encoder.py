"""A question and a statement read together: what is learned is what is read; what the packaged one says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from rules_graph.model import Lang, RuleRef
from rules_graph.search.cross_encoder import (
    LONGEST,
    POSITIONS,
    WEIGHTS,
    Concept,
    CrossEncoder,
    Pairs,
    Tables,
    concepts_of,
    headed,
    load_cross_encoder,
)
from rules_graph.search.text import Lexicon

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.search.finder import Finder
    from rules_graph.search.leaning import Says

NO_WORDS = Lexicon({"en": {}, "pl": {}, "uk": {}}, {"en": frozenset(), "pl": frozenset(), "uk": frozenset()})
MAY, NOT = (RuleRef("small", "hunter", anchor) for anchor in ("may", "not"))
STATED = {MAY: "Hunter. A ready hunter walks.", NOT: "Hunter. A tired hunter stays where it is."}
ASKED = ["Can it walk?", "It is tired. Does it stay?", "How far does it walk?"]


def small_beginning(concepts: Sequence[str]) -> tuple[Any, Any]:
    """A published encoder of one small layer."""
    import torch  # noqa: PLC0415 (seconds)
    from transformers import BertConfig, BertModel  # noqa: PLC0415

    config = BertConfig(
        vocab_size=8,
        hidden_size=24,
        num_hidden_layers=1,
        num_attention_heads=12,
        intermediate_size=48,
        max_position_embeddings=POSITIONS,
    )
    return BertModel(config), torch.randn(len(concepts), 24)  # type: ignore[no-untyped-call]


def test_what_is_kept_says_what_was_learned(tmp_path: Path) -> None:
    import torch  # noqa: PLC0415

    from rules_graph.search.training.cross_encoder import Taught, train_cross_encoder  # noqa: PLC0415

    statements = {ref: list(concepts_of(text, "en", NO_WORDS)) for ref, text in STATED.items()}
    questions = [
        (ref, kind, list(concepts_of(text, "en", NO_WORDS)))
        for ref in STATED
        for kind, text in enumerate(ASKED)
    ]
    taught = Taught(statements, questions * 40)
    module = train_cross_encoder(taught, tmp_path / "small.npz", small_beginning)
    kept, tables = load_cross_encoder(tmp_path / "small.npz"), taught.tables()
    asked = tables.text(concepts_of(ASKED[1], "en", NO_WORDS))
    pairs = [(asked, tables.text(iter(text)), ref) for ref, text in statements.items()]
    with torch.no_grad():
        learned = module(Pairs.of(tables, pairs)).softmax(-1).numpy()
    said = kept(ASKED[1], "en", STATED, NO_WORDS)
    np.testing.assert_allclose([(each.yes, each.no, each.told) for each in said.values()], learned, atol=0.05)


def test_a_pair_is_padded_and_cut_where_it_is_too_long() -> None:
    tables = Tables(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "walk"], [""], [MAY])
    long, short = (tables.text(iter([Concept("walk")] * times)) for times in (500, 2))
    pairs = Pairs.of(tables, [(long, long, MAY), (short, short, None)])
    assert pairs.concepts.shape == (2, POSITIONS)
    assert pairs.asked.sum(axis=1).tolist() == [LONGEST["question"], 2]
    assert pairs.concepts[1, :7].tolist() == [2, 4, 4, 3, 4, 4, 3]
    assert pairs.sides[1, :7].tolist() == [0, 0, 0, 0, 1, 1, 1]
    assert pairs.statements.tolist() == [1, 0]


def test_a_word_is_read_with_its_form_and_a_sentence_with_its_end() -> None:
    lexicon = Lexicon({**NO_WORDS.forms, "en": {"rests": "rest"}}, NO_WORDS.seen)
    found = list(concepts_of("It rests. Can it?", "en", lexicon))
    assert [each.name for each in found] == ["it", "rest", ".", "can", "it", "?"]
    assert found[1].form == "en:ts"


def test_it_says_nothing_to_nothing() -> None:
    kept = load_cross_encoder()
    assert kept("", "en", STATED, NO_WORDS) == {}
    assert kept("Can it walk?", "en", {}, NO_WORDS) == {}


def test_the_packaged_one_knows_the_corpus(corpus: Corpus) -> None:
    assert WEIGHTS.stat().st_size < 12e6
    stated = {
        RuleRef(rule.game, rule.id, statement.anchor)
        for rule in corpus.rules.values()
        for statement in rule.statements
    }
    assert len(stated & set(load_cross_encoder().tables.statements)) >= 0.98 * len(stated)  # else: make model


@pytest.mark.parametrize(
    ("lang", "told", "ready", "exhausted"),
    [
        ("en", "{} ghoul is engaged with me and I draw a card. Does it attack?", "A ready", "An exhausted"),
        ("pl", "{} ghul jest ze mną w zwarciu, a ja dobieram kartę. Zaatakuje?", "Gotowy", "Wyczerpany"),
        ("uk", "{} гуль зі мною в бою, а я беру карту. Він мене атакує?", "Готовий", "Виснажений"),
    ],
)
def test_a_word_turns_what_it_says(finder: Finder, lang: Lang, told: str, ready: str, exhausted: str) -> None:
    ref = RuleRef("ahlcg", "attack-of-opportunity", "provoked")
    yes, no = (_said(finder, ref, told.format(word), lang) for word in (ready, exhausted))
    assert yes.leans > no.leans


def _said(finder: Finder, ref: RuleRef, question: str, lang: Lang) -> Says:
    index = finder.index
    text = headed(index.name(ref, "en"), index.statement(ref, "en"))
    reader: CrossEncoder = load_cross_encoder()
    return reader(question, lang, {ref: text}, index.lexicon)[ref]
