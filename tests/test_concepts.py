"""Words as what they stand for: the glosses, and texts read by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules_graph.model import LANGS, Lang
from rules_graph.search.bags import features
from rules_graph.search.concepts import concepts, glosses
from rules_graph.search.text import fold

if TYPE_CHECKING:
    from rules_graph.search.finder import Finder


@pytest.mark.parametrize(
    ("text", "lang", "read"),
    [
        ("my buddy attacks", "en", "my friend attack"),
        ("kumpel atakuje", "pl", "friend attack"),
        ("мій друг атакує", "uk", "my friend attack"),
        ("Roland and Wendy, then Roland", "en", "@person1 and @person2 then @person1"),
        ("żeton zagłady", "pl", "doom token"),
    ],
)
def test_words_are_read_as_what_they_stand_for(finder: Finder, text: str, lang: Lang, read: str) -> None:
    assert sorted(concepts(text, lang, finder.index.lexicon)) == sorted(read.split())


def test_what_is_asked_in_one_language_has_the_features_of_the_others(finder: Finder) -> None:
    lexicon = finder.index.lexicon
    polish, ukrainian = features("kolega atakuje", "pl", lexicon), features("друг атакує", "uk", lexicon)
    assert polish.tolist() == ukrainian.tolist()


def test_a_misspelt_word_is_read_as_the_word_it_looks_like(finder: Finder) -> None:
    lexicon = finder.index.lexicon
    assert concepts("investigatr", "en", lexicon) == ["investigator"]


def test_every_gloss_is_a_lemma_and_a_few_words() -> None:
    for lang in LANGS:
        for lemma, gloss in glosses()[lang].items():
            assert lemma == fold(lemma) and gloss.strip() == gloss, lemma
            assert len(gloss.split("|")[0].split()) <= 4, lemma


def test_what_the_corpus_asks_is_glossed(finder: Finder) -> None:
    """Of the words of Polish and Ukrainian questions nearly all stand for something in English."""
    lexicon, passages = finder.index.lexicon, finder.index.passages
    for lang in ("pl", "uk"):
        known = glosses()[lang]
        places = passages.places(lang=lang)[::50]
        words = [lemma for at in places for lemma in lexicon.lemmas(passages[int(at)].text, lang)]
        assert sum(word in known or word.isdigit() for word in words) >= 0.97 * len(words)
