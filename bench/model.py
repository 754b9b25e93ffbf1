"""What our vocabulary adds to the packaged encoder, by meaning alone, on questions it was not trained on."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bench.questions import quality, read_questions
from rules_graph.model import LANGS
from rules_graph.search.dense import build_dense
from rules_graph.search.encoder import PackagedEncoder, Vocabulary, no_vocabulary, read_vocabulary
from rules_graph.search.finder import Finder
from rules_graph.search.fusion import Stage
from rules_graph.search.index import open_index


def main() -> None:
    index, _ = open_index()
    trained = read_vocabulary()
    kinds = {
        "packaged encoder": no_vocabulary(),
        "+ Ukrainian lemmas": Vocabulary(trained.lemmas, {}, trained.rows),
        "+ moved pieces (all)": trained,
    }
    questions = [question for question in read_questions() if question.rules]
    print("meaning alone: recall@1, @5, @10, MRR, nDCG@10")
    for name, vocabulary in kinds.items():
        encoder = PackagedEncoder(index.lexicon, vocabulary)
        vectors = encoder.encode([passage.text for passage in index.passages])
        dense = build_dense(index.passages, len(index.refs), np.asarray(vectors))
        finder = Finder(replace(index, dense=dense), encoder)
        for lang in LANGS:
            some = [question for question in questions if question.lang == lang]
            answers = [finder.find(question.text, question.game, stages={Stage.MEANING}) for question in some]
            rankings = [[found.ref.whole for found in answer.found] for answer in answers]
            print(f"  {name:22} {lang} {quality(rankings, some)}")


if __name__ == "__main__":
    main()
