"""Trains our vocabulary for the packaged encoder, from the corpus alone.

Two tasks, each a batch against itself (MultipleNegativesRankingLoss): a question and another passage of the
statement that answers it, in any language; the same statement or name in two languages. A batch of questions
is of one game, and has several statements of each rule: those are the ones to be told apart.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import numpy as np
import torch
from sentence_transformers.sentence_transformer.losses import MultipleNegativesRankingLoss

from rules_graph.model import LANGS
from rules_graph.search.encoder import (
    NEAR_RUSSIAN,
    VOCABULARY,
    Vocabulary,
    no_vocabulary,
    read_vocabulary,
    sentence_pieces,
)
from rules_graph.search.passages import Field
from rules_graph.search.training.sentence_model import PackagedModule, sentence_transformer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sentence_transformers import SentenceTransformer

    from rules_graph.model import RuleRef
    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon

_SEED = 1926
_STEPS = 320
_RULES, _OF_A_RULE, _TWINS = 48, 3, 48
_RATE = 0.03
_LEAST = {"lemma": 2, "piece": 3}
Pair = tuple[str, str]


def train_rows(
    found: Sequence[Passage], rules: Sequence[RuleRef], lexicon: Lexicon, path: Path = VOCABULARY
) -> None:
    vocabulary = untrained(found, lexicon)
    model = sentence_transformer(vocabulary, lexicon)
    module = model[0]
    assert isinstance(module, PackagedModule)
    _start(module, vocabulary)
    _train(model, module, _Batches(found, [rule.game for rule in rules], np.random.default_rng(_SEED)))
    path.parent.mkdir(exist_ok=True)
    lemmas = np.array(list(vocabulary.lemmas))
    pieces = np.array(list(vocabulary.pieces), dtype=np.int32)
    np.savez_compressed(path, allow_pickle=False, lemmas=lemmas, pieces=pieces, rows=module.quantised())
    print(f"{path.name}: {len(lemmas)} lemmas, {len(pieces)} pieces, {path.stat().st_size / 1e6:.1f} MB")


def untrained(found: Sequence[Passage], lexicon: Lexicon) -> Vocabulary:
    """Which rows there will be: words that the corpus uses more than once."""
    sentencepiece = sentence_pieces()
    lemmas: Counter[str] = Counter()
    pieces: Counter[int] = Counter()
    for passage in found:
        if passage.lang == "uk":
            lemmas.update(lexicon.lemmas(passage.text, "uk"))
        else:
            pieces.update(sentencepiece.encode(passage.text))
    kept = [lemma for lemma, count in sorted(lemmas.items()) if count >= _LEAST["lemma"]]
    moved = [piece for piece, count in sorted(pieces.items()) if count >= _LEAST["piece"] and piece > 2]
    rows = np.zeros((len(kept) + len(moved), 512), dtype=np.uint8)
    places = {piece: len(kept) + place for place, piece in enumerate(moved)}
    return Vocabulary({lemma: place for place, lemma in enumerate(kept)}, places, rows)


def _start(module: PackagedModule, vocabulary: Vocabulary) -> None:
    """A row goes on from the last training; a new lemma starts as Russian pieces, a piece as it is."""
    sentencepiece = sentence_pieces()
    last = read_vocabulary() if VOCABULARY.exists() else no_vocabulary()
    trained = torch.from_numpy(module.floats(last.rows))
    with torch.no_grad():
        for lemma, row in vocabulary.lemmas.items():
            module.rows[row] = module.table[sentencepiece.encode(lemma.translate(NEAR_RUSSIAN))].mean(0)
        for piece, row in vocabulary.pieces.items():
            module.rows[row] = module.table[piece]
        for lemma in vocabulary.lemmas.keys() & last.lemmas.keys():
            module.rows[vocabulary.lemmas[lemma]] = trained[last.lemmas[lemma]]
        for piece in vocabulary.pieces.keys() & last.pieces.keys():
            module.rows[vocabulary.pieces[piece]] = trained[last.pieces[piece]]


def _train(model: SentenceTransformer, module: PackagedModule, batches: _Batches) -> None:
    torch.manual_seed(_SEED)
    torch.set_num_threads(1)  # on a machine that does other things too, threads mostly wait for each other
    loss = MultipleNegativesRankingLoss(
        model, directions=("query_to_doc", "doc_to_query"), partition_mode="per_direction"
    )
    optimizer = torch.optim.Adam([module.rows], lr=_RATE * float(module.rows.detach().std()))
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.1, _STEPS)
    began = time.monotonic()
    total = 0.0
    for step in range(1, _STEPS + 1):
        cost = _cost(model, loss, batches.questions()) + _cost(model, loss, batches.twins())
        optimizer.zero_grad()
        cost.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        schedule.step()
        total += cost.item()
        if step % 25 == 0:
            print(
                f"step {step:4} of {_STEPS}  loss {total / 25:.2f}  {time.monotonic() - began:.0f} s",
                flush=True,
            )
            total = 0.0


def _cost(model: SentenceTransformer, loss: MultipleNegativesRankingLoss, pairs: list[Pair]) -> torch.Tensor:
    columns = [list(column) for column in zip(*pairs, strict=True)]
    cost: torch.Tensor = loss([model.preprocess(column) for column in columns], torch.empty(0))
    return cost


class _Batches:
    """Pairs drawn by chance, each of another statement, so that no other pair of the batch is right too."""

    def __init__(self, found: Sequence[Passage], games: Sequence[str], chance: np.random.Generator) -> None:
        self.chance = chance
        by_rule: dict[int, dict[str, list[Passage]]] = defaultdict(lambda: defaultdict(list))
        same: dict[tuple[int, str], dict[str, str]] = defaultdict(dict)
        for passage in found:
            if passage.anchor:
                by_rule[passage.rule][passage.anchor].append(passage)
            if passage.field in (Field.NAME, Field.STATEMENT):
                same[passage.rule, passage.anchor or ""][passage.lang] = passage.text
        self.same = list(same.values())
        self.of_game: dict[str, list[list[list[Passage]]]] = defaultdict(list)
        for rule, statements in by_rule.items():
            asked = [every for every in statements.values() if len(every) > len(LANGS)]
            if asked:
                self.of_game[games[rule]].append(asked)

    def questions(self) -> list[Pair]:
        """Of a game, the larger the oftener."""
        sizes = np.array([len(rules) for rules in self.of_game.values()])
        rules = list(self.of_game.values())[self.chance.choice(len(sizes), p=sizes / sizes.sum())]
        pairs = []
        for rule in self.chance.choice(len(rules), min(_RULES, len(rules)), replace=False):
            some = self.chance.permutation(len(rules[rule]))[:_OF_A_RULE]
            pairs += [self._pair(rules[rule][statement]) for statement in some]
        return pairs

    def _pair(self, passages: list[Passage]) -> Pair:
        """A question and another of the same answer, or that answer itself."""
        asked = [each for each in passages if each.field is not Field.STATEMENT]
        question = asked[self.chance.integers(len(asked))]
        others = [each for each in passages if each is not question]
        return question.text, others[self.chance.integers(len(others))].text

    def twins(self) -> list[Pair]:
        other = "pl" if self.chance.random() < 1 / 3 else "uk"
        places = self.chance.choice(len(self.same), _TWINS, replace=False)
        return [(self.same[place]["en"], self.same[place][other]) for place in places]
