"""An index is written: what an earlier one has of it is taken from there, the rest is made."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.corpus import load
from rules_graph.graph import build as build_graph
from rules_graph.model import LANGS
from rules_graph.precedents import load_precedents
from rules_graph.search.dense import build_dense, load_vectors
from rules_graph.search.encoder import KEY_SIZE
from rules_graph.search.games import titles
from rules_graph.search.inflections import Inflections, inflect
from rules_graph.search.lexical import build_lexical
from rules_graph.search.passages import passages
from rules_graph.search.text import grams, lexicon_of
from rules_graph.tellings import load_tellings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.search.encoder import Encoder, Vectors
    from rules_graph.search.index import Progress
    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon

_BATCH = 8192  # the larger, the fewer words are new in the next


def write(
    corpus: Path,
    folder: Path,
    earlier: Path | None,
    encoder_for: Callable[[Lexicon], Encoder | None],
    progress: Progress,
) -> None:
    progress("corpus", 0.0)
    known = load(corpus)
    rules = list(known.rules.values())
    found = passages(rules, load_precedents(corpus), load_tellings(corpus))
    _write_rules(folder, known)
    _dump(folder / "titles.json", titles(known.games.values()))
    found.save(folder)
    progress("lexicon", 0.1)
    lexicon = _write_lexicon(folder, found, earlier)
    progress("words", 0.3)
    build_lexical(found, len(rules), lexicon.lemmas, single=True).save(folder / "words")
    build_lexical(found, len(rules), lambda text, _: grams(text), single=False).save(folder / "grams")
    if encoder := encoder_for(lexicon):
        vectors, keys = vectors_of([passage.text for passage in found], encoder, earlier, progress)
        build_dense(found, len(rules), vectors).save(folder / "vectors.faiss")
        np.save(folder / "keys.npy", keys)


def _write_rules(folder: Path, corpus: Corpus) -> None:
    places = {ref: place for place, ref in enumerate(corpus.rules)}
    graph = build_graph(corpus).to_undirected(as_view=True)
    _dump(
        folder / "rules.json",
        [
            {"ref": str(ref), "neighbours": sorted({places[other] for other in graph.neighbors(ref)})}
            for ref in corpus.rules
        ],
    )


def _write_lexicon(folder: Path, found: Sequence[Passage], earlier: Path | None) -> Lexicon:
    known = read_inflections(earlier) if earlier else {}
    inflections = inflect(((passage.lang, passage.text) for passage in found), known)
    _dump(folder / "inflections.json", {lang: asdict(each) for lang, each in inflections.items()})
    lexicon = lexicon_of(inflections)
    _dump(
        folder / "lexicon.json",
        {"forms": lexicon.forms, "seen": {lang: sorted(lexicon.seen[lang]) for lang in LANGS}},
    )
    return lexicon


def read_inflections(folder: Path) -> dict[Lang, Inflections]:
    """Those of an earlier index; none where another version of the program has written it."""
    try:
        saved = json.loads((folder / "inflections.json").read_text(encoding="utf-8"))
        return {lang: Inflections(**saved[lang]) for lang in LANGS}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def vectors_of(
    texts: Sequence[str], encoder: Encoder, earlier: Path | None, progress: Progress
) -> tuple[Vectors, Vectors]:
    """A vector for each text, and the texts' keys; only texts with a new key are encoded, each once."""
    keys = [encoder.key(text) for text in texts]
    known = _known_vectors(earlier) if earlier else {}
    new = {key: text for key, text in zip(keys, texts, strict=True) if key not in known}
    for start in range(0, len(new), _BATCH):
        progress("vectors", 0.4 + 0.6 * start / len(new))
        batch = list(new)[start : start + _BATCH]
        known.update(zip(batch, encoder.encode([new[key] for key in batch]), strict=True))
    return np.stack([known[key] for key in keys]), np.frombuffer(b"".join(keys), dtype=np.uint8)


def _known_vectors(folder: Path) -> dict[bytes, Vectors]:
    if not (folder / "keys.npy").exists():
        return {}
    keys = np.load(folder / "keys.npy").tobytes()
    vectors = load_vectors(folder / "vectors.faiss")
    return {keys[KEY_SIZE * at : KEY_SIZE * (at + 1)]: vector for at, vector in enumerate(vectors)}


def _dump(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
