"""Where the cross-encoder's words begin: as the published encoder's pieces, and lemmas as what they mean."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import LANGS
from rules_graph.search.cross_encoder import BEGIN, END, UNKNOWN
from rules_graph.search.text import tokens
from rules_graph.search.training.translations import translations

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.cross_encoder import Words
    from rules_graph.search.encoder import Encoder
    from rules_graph.search.text import Lexicon
    from rules_graph.search.training.lessons import Taught

    Floats = npt.NDArray[np.float32]

_LEAST = 2  # texts that have a lemma
_TRANSLATED, _NEAREST = 0.4, 3
_PLAIN = re.compile(r"(##)?[\x21-\x7e]+")
_USUAL = 8000  # pieces: the published list begins with the usual ones
_SPECIAL = ("[PAD]", UNKNOWN, BEGIN, END)


def pieces_of(
    published: Mapping[str, int], tokenize: Callable[[str], list[str]], taught: Taught
) -> list[str]:
    """Of the published pieces those that our English texts have, and the usual ones."""
    texts = [each["en"] for each in taught.statements.values()]
    texts += [question for _, _, lang, question in taught.questions if lang == "en"]
    used = {piece for text in texts for piece in tokenize(text)}
    usual = [piece for piece in sorted(published, key=published.__getitem__) if _PLAIN.fullmatch(piece)]
    known = used | set(usual[:_USUAL])
    return [*_SPECIAL, *(piece for piece in usual if piece in known and piece not in _SPECIAL)]


def lemmas_of(taught: Taught, lexicon: Lexicon) -> list[tuple[Lang, str]]:
    """Those of the other languages that at least some texts have."""
    counts: Counter[tuple[Lang, str]] = Counter()
    texts = [(lang, text) for each in taught.statements.values() for lang, text in each.items()]
    texts += [(lang, question) for _, _, lang, question in taught.questions]
    for lang, text in texts:
        if lang != "en":
            counts.update((lang, lemma) for lemma in lexicon.lemmas(text, lang))
    return [key for key, count in sorted(counts.items()) if count >= _LEAST]


class Rows:
    """Where the rows of lemmas begin."""

    def __init__(
        self, words: Words, table: Floats, taught: Taught, lexicon: Lexicon, encoder: Encoder
    ) -> None:
        self._words, self._table, self._encoder = words, table, encoder
        self._length = float(np.linalg.norm(table, axis=1).mean())
        asked = Counter(
            word for _, _, lang, text in taught.questions if lang == "en" for word in tokens(text)
        )
        self._english = [word for word, count in asked.items() if count >= _LEAST]
        self._stands_for: dict[Lang, dict[str, dict[str, float]]] = {
            lang: translations(
                [(tokens(each["en"]), lexicon.lemmas(each[lang], lang)) for each in taught.twins]
            )
            for lang in LANGS
            if lang != "en"
        }

    def of(self, lemmas: Sequence[tuple[Lang, str]]) -> Floats:
        near = self._encoder.encode(self._english)
        meant = self._encoder.encode([lemma for _, lemma in lemmas])
        rows = [
            self._row(lang, lemma, vector @ near.T)
            for (lang, lemma), vector in zip(lemmas, meant, strict=True)
        ]
        return np.stack(rows).astype(np.float32)

    def _row(self, lang: Lang, lemma: str, cosines: Floats) -> Floats:
        known = self._stands_for[lang].get(lemma, {})
        if sum(known.values()) < _TRANSLATED:
            nearest = np.argsort(-cosines)[:_NEAREST]
            known = known | {self._english[at]: float(max(cosines[at], 0.01)) ** 4 / 2 for at in nearest}
        row = sum(share * self._table[self._words(word, "en")].mean(axis=0) for word, share in known.items())
        return np.asarray(row * (self._length / max(float(np.linalg.norm(row)), 1e-6)))
