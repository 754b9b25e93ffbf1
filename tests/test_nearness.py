"""Questions near one another by what their words stand for, and what the nearest say."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pytest

from rules_graph.model import RuleRef
from rules_graph.search.nearness import Weighed, vote

if TYPE_CHECKING:
    from rules_graph.search.finder import Finder

RARE = {"the": 0.1, "ghoul": 1.0, "first": 2.0, "second": 2.0}


def weighed(text: str) -> Weighed:
    return Weighed.of(text.split(), RARE.__getitem__)


def test_a_text_is_nearest_to_itself_and_a_rare_word_counts_more() -> None:
    first = weighed("the first ghoul")
    assert first.cosine(first) == pytest.approx(1)
    assert first.cosine(weighed("first")) > first.cosine(weighed("ghoul")) > first.cosine(weighed("the"))
    assert first.cosine(weighed("second")) == 0
    assert first.cosine(weighed("")) == 0


def test_the_nearest_have_the_most_votes() -> None:
    assert vote([], []) == 0
    assert vote([0.9, 0.2, 0.2], [1, -1, -1]) > 2
    assert vote([0.9, 0.9], [1, -1]) == pytest.approx(0)
    assert vote([0.5], [-1]) == pytest.approx(math.log(0.05 / 1.05))


@pytest.mark.parametrize("at", ["aloof^no-attack", "fast^asset", "hunter^stays"])
def test_known_questions_vote_each_by_its_distance(finder: Finder, at: str) -> None:
    """A question that is known draws its statement its own way."""
    ref, votes = RuleRef("ahlcg", *at.split("^")), {1: [0.0], -1: [0.0]}
    for known, leans in finder.index.statements.ruled(ref)[::4]:
        found = finder.read_closely(finder.find(known.text, "ahlcg"))
        votes[leans] += [each.known for each in found.heard if each.ref == ref]
    assert np.mean(votes[1]) > 0.5 > -0.5 > np.mean(votes[-1])


def test_a_statement_of_which_nothing_is_asked_has_no_vote(finder: Finder) -> None:
    statements = finder.index.statements
    heading = statements.refs[int(np.flatnonzero(~statements.decides)[0])]
    assert statements.ruled(heading) == []
