"""What words stand for, the same in three languages: „kumpel”, «друг» and "buddy" are a friend.

A lemma has a gloss in English, in the terms of the games (`glosses/LANG.tsv`: the lemma, a tab, a word or a
few; `one|other` where it means two things, of which the commoner comes first; `-` where it means nothing); a
form that two lemmas share (Polish „ma”: has, my) may have one of its own.
English has glosses for what the rules have a plainer word for. What one language teaches the judge and the
leaning holds in the others, since they read concepts. A person's name is who is named first, second, third.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.model import LANGS
from rules_graph.search.text import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

    Glosses = Mapping[str, str]

FOLDER = Path(__file__).parent / "glosses"
_PERSON = "@person"
_NOTHING = "-"
_NOT, _DENIES = "not", "n't"
_CANNOT, _CAN_NOT = "cannot", (("can", "can"), (_NOT, _NOT))


def concepts(text: str, lang: Lang, lexicon: Lexicon) -> list[str]:
    """A text's words as what they stand for."""
    return [concept for concept, _ in read(text, lang, lexicon)]


def denies(text: str, lang: Lang, lexicon: Lexicon) -> bool:
    """Whether a text has a "not"."""
    return _NOT in concepts(text, lang, lexicon)


def read(text: str, lang: Lang, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """What a text's words stand for, each with the word; an ending that denies ("doesn't") is a word too."""
    people: dict[str, str] = {}
    for word in tokens(text):
        for concept in stands_for(word, lang, lexicon):
            if concept == _PERSON:
                who = lexicon.lemma(word, lang)
                yield people.setdefault(who, f"{_PERSON}{len(people) + 1}"), word
            elif concept == _CANNOT:
                yield from _CAN_NOT
            else:
                yield concept, word
        if word.endswith(_DENIES):
            yield _NOT, _NOT


@lru_cache(maxsize=100_000)
def stands_for(word: str, lang: Lang, lexicon: Lexicon) -> tuple[str, ...]:
    """The concepts of a word; a word without a gloss, or else misspelt, stands for itself."""
    known, lemma = glosses()[lang], lexicon.lemma(word, lang)
    gloss = known.get(word) or known.get(lemma)
    if gloss is None and not lexicon.knows(word, lang):
        lemma = lexicon.lemma(lexicon.spelt(word, lang), lang)
        gloss = known.get(lemma)
    if gloss is None:
        return (lemma,)
    meant = gloss.partition("|")[0].strip()
    if meant == _NOTHING:
        return ()
    if lang == LANGS[0] or meant.startswith("@"):
        return tuple(meant.split())
    return tuple(concept for english in tokens(meant) for concept in stands_for(english, LANGS[0], lexicon))


@cache
def glosses() -> Mapping[Lang, Glosses]:
    return {lang: _read(FOLDER / f"{lang}.tsv") for lang in LANGS}


def _read(path: Path) -> Glosses:
    return dict(line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
