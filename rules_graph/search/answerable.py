"""How sure we are that some rule answers a question at all."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rules_graph.search.text import tokens

if TYPE_CHECKING:
    from rules_graph.search.language import Asked
    from rules_graph.search.text import Lexicon

# Logistic regression on our tuning questions; `python -m bench.calibrate` fits it anew.
_NEAREST, _KNOWN, _BASE = 9.6, 19.63, -23.32
_USUAL_NEAREST = (
    0.55  # what a question that has an answer comes to; stands in where meanings are switched off
)


SURE = 0.4  # from here on a question counts as answered


def confidence(asked: Asked, lexicon: Lexicon, nearest: float | None) -> float:
    """From 0 to 1, by the cosine of the nearest passage and the share of the words that the corpus knows."""
    cosine = _USUAL_NEAREST if nearest is None else nearest
    return 1 / (1 + math.exp(-(_NEAREST * cosine + _KNOWN * known_share(asked, lexicon) + _BASE)))


def known_share(asked: Asked, lexicon: Lexicon) -> float:
    words = tokens(asked.text)
    return sum(lexicon.knows(word, asked.lang) for word in words) / len(words) if words else 0.0
