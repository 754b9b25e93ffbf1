"""`make model`: train our vocabulary for the packaged encoder, from the corpus alone.

Two tasks, each a batch against itself (MultipleNegativesRankingLoss): a question asked and another passage
of its rule, in any language; the same statement or name in two languages. Most batches of questions are of
one game: its rules must be told apart from each other; the same rule in another game is no wrong answer.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import numpy as np
import torch
from sentence_transformers.sentence_transformer.losses import MultipleNegativesRankingLoss

from rules_graph.corpus import load
from rules_graph.precedents import load_precedents
from rules_graph.search.encoder import (
    NEAR_RUSSIAN,
    VOCABULARY,
    Vocabulary,
    no_vocabulary,
    read_vocabulary,
    sentence_pieces,
)
from rules_graph.search.inflections import inflect
from rules_graph.search.passages import Field, passages
from rules_graph.search.text import lexicon_of
from rules_graph.search.training.sentence_model import PackagedModule, sentence_transformer
from rules_graph.tellings import load_tellings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sentence_transformers import SentenceTransformer

    from rules_graph.model import Rule
    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon

_SEED = 1926
_STEPS = 300
_QUESTIONS, _TWINS = 112, 64
_RATE = 0.03
_OF_ONE_GAME = 0.8
_LEAST = {"lemma": 2, "piece": 3}
Pair = tuple[str, str]


def main(path: Path = VOCABULARY) -> None:
    rules = list(load().rules.values())
    found = passages(rules, load_precedents(), load_tellings())
    print("inflections…", flush=True)
    lexicon = lexicon_of(inflect(((passage.lang, passage.text) for passage in found), {}))
    vocabulary = untrained(found, lexicon)
    model = sentence_transformer(vocabulary, lexicon)
    module = model[0]
    assert isinstance(module, PackagedModule)
    _start(module, vocabulary)
    _train(model, module, _Batches(found, _by_game(rules), np.random.default_rng(_SEED)))
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


def _by_game(rules: Sequence[Rule]) -> list[list[int]]:
    """The places of each game's rules."""
    games: dict[str, list[int]] = defaultdict(list)
    for place, rule in enumerate(rules):
        games[rule.ref.game].append(place)
    return list(games.values())


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
    """Pairs drawn by chance, each of another rule, so that no other pair of the batch is right too."""

    def __init__(self, found: Sequence[Passage], games: list[list[int]], chance: np.random.Generator) -> None:
        self.games = games
        self.chance = chance
        self.of_rule: dict[int, list[Passage]] = defaultdict(list)
        self.asked: dict[int, list[Passage]] = defaultdict(list)
        same: dict[tuple[int, str], dict[str, str]] = defaultdict(dict)
        for passage in found:
            self.of_rule[passage.rule].append(passage)
            if passage.field is Field.ASKED:
                self.asked[passage.rule].append(passage)
            elif passage.field is not Field.ALIAS:
                same[passage.rule, passage.anchor or ""][passage.lang] = passage.text
        self.same = list(same.values())

    def questions(self) -> list[Pair]:
        among = self._rules()
        rules = self.chance.choice(among, min(_QUESTIONS, len(among)), replace=False)
        return [self._question(int(rule)) for rule in rules]

    def _rules(self) -> list[int]:
        """The rules of one game, the larger the oftener; sometimes all."""
        every = [rule for game in self.games for rule in game]
        if self.chance.random() >= _OF_ONE_GAME:
            return every
        shares = np.array([len(game) for game in self.games]) / len(every)
        return self.games[self.chance.choice(len(self.games), p=shares)]

    def _question(self, rule: int) -> Pair:
        asked = self._one(self.asked[rule])
        other = self._one([passage for passage in self.of_rule[rule] if passage is not asked])
        return asked.text, other.text

    def _one(self, choices: list[Passage]) -> Passage:
        return choices[self.chance.integers(len(choices))]

    def twins(self) -> list[Pair]:
        other = "pl" if self.chance.random() < 1 / 3 else "uk"
        places = self.chance.choice(len(self.same), _TWINS, replace=False)
        return [(self.same[place]["en"], self.same[place][other]) for place in places]


if __name__ == "__main__":
    main()
