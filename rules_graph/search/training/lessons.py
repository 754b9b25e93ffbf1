"""What the cross-encoder learns from: known questions, with the statement that answers or with another."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import LANGS, RuleRef, plain
from rules_graph.precedents import RULED, Verdict
from rules_graph.search.cross_encoder import UNKNOWN, headed
from rules_graph.search.judge import features

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.precedents import Precedents
    from rules_graph.search.cross_encoder import Words
    from rules_graph.search.judge import Judge
    from rules_graph.search.text import Lexicon
    from rules_graph.tellings import Telling

    Example = tuple[list[int], list[int], int]  # question, statement, what it says

SAYS = {Verdict.YES: 0, Verdict.NO: 1, Verdict.OPEN: 2, Verdict.DEPENDS: 2}
NOTHING = 3
_SEED = 1928
_BATCH = 48
_SORTED = 40  # batches, within which texts of one length come together
_OPEN, _OTHERS = 0.33, 0.25  # shares of the open questions, and of all with a statement that does not answer
_OF_THE_RULE, _LIKELY = (
    0.5,
    0.9,
)  # such a statement is of the same rule, or likely to the judge, or of the game
_MISTAKEN = 6  # statements that the judge finds likeliest, beside the right one
_UNREAD = 0.04  # words of a question that are taken for unknown
_TRANSLATED = 0.25  # how often a statement is read in another language than the question


@dataclass(frozen=True)
class Taught:
    """The texts to learn from: statements under their rules' names, and questions with their answers."""

    statements: Mapping[RuleRef, Mapping[Lang, str]]
    questions: Sequence[tuple[RuleRef, Verdict, Lang, str]]
    twins: Sequence[Mapping[Lang, str]]  # texts that say the same

    @classmethod
    def of(cls, corpus: Corpus, precedents: Precedents, tellings: Sequence[Telling]) -> Taught:
        statements, twins = {}, []
        for rule in corpus.rules.values():
            twins += [{lang: rule.names[lang] for lang in LANGS}] * 2
            for each in rule.statements:
                texts = {lang: plain(each.text[lang]) for lang in LANGS}
                twins.append(texts)
                named = {lang: headed(rule.names[lang], texts[lang]) for lang in LANGS}
                statements[RuleRef(rule.game, rule.id, each.anchor)] = named
        told: dict[tuple[str, str], dict[Lang, str]] = defaultdict(dict)
        for telling in tellings:
            told[telling.game, telling.case][telling.lang] = telling.text
        questions = [(each.at, each.verdict, each.lang, each.question) for each in precedents]
        questions += [(each.by, each.verdict, each.lang, each.text) for each in tellings]
        return cls(
            statements, questions, [*twins, *(each for each in told.values() if len(each) == len(LANGS))]
        )


def mistaken(taught: Taught, lexicon: Lexicon, judge: Judge) -> list[list[RuleRef]]:
    """The statements of its game that the judge finds likeliest for each question, but for the right one."""
    games = np.array([ref.game for ref in judge.statements])
    others = {game: games != game for game in set(games)}
    found = []
    for at, _, lang, question in taught.questions:
        said = judge(features(question, lang, lexicon))
        said[others[at.game]] = -np.inf
        best = np.argsort(-said)[: _MISTAKEN + 1]
        found.append([judge.statements[place] for place in best if judge.statements[place] != at])
    return found


class Examples:
    """An epoch of batches: every yes and no, some of the open ones, and statements that answer something
    else, mostly of the same rule."""

    def __init__(self, taught: Taught, likely: Sequence[Sequence[RuleRef]], words: Words) -> None:
        self.likely, self.chance = likely, random.Random(_SEED)
        self.unknown = words.places[UNKNOWN]
        self.statements = {
            ref: {lang: words(text, lang) for lang, text in texts.items()}
            for ref, texts in taught.statements.items()
        }
        self.questions = [
            (at, verdict, lang, words(text, lang)) for at, verdict, lang, text in taught.questions
        ]
        self.near: dict[RuleRef, list[RuleRef]] = defaultdict(list)
        self.far: dict[str, list[RuleRef]] = defaultdict(list)
        for ref in self.statements:
            self.near[ref.whole].append(ref)
            self.far[ref.game].append(ref)

    def epoch(self) -> list[list[Example]]:
        found = list(self._drawn())
        self.chance.shuffle(found)
        batches: list[list[Example]] = []
        for start in range(0, len(found), _BATCH * _SORTED):
            alike = sorted(
                found[start : start + _BATCH * _SORTED], key=lambda each: len(each[0]) + len(each[1])
            )
            some = [alike[at : at + _BATCH] for at in range(0, len(alike), _BATCH)]
            self.chance.shuffle(some)
            batches += some
        return batches

    def _drawn(self) -> Iterator[Example]:
        for (at, verdict, lang, question), likely in zip(self.questions, self.likely, strict=True):
            read = [self.unknown if self.chance.random() < _UNREAD else word for word in question]
            if verdict in RULED or self.chance.random() < _OPEN:
                yield read, self._statement(at, lang), SAYS[verdict]
            if self.chance.random() < _OTHERS and (other := self._other(at, likely)) != at:
                yield read, self._statement(other, lang), NOTHING

    def _statement(self, at: RuleRef, lang: Lang) -> list[int]:
        translated = self.chance.random() < _TRANSLATED
        return self.statements[at][self.chance.choice(LANGS) if translated else lang]

    def _other(self, at: RuleRef, likely: Sequence[RuleRef]) -> RuleRef:
        drawn = self.chance.random()
        known = likely if drawn < _LIKELY else self.far[at.game]
        return self.chance.choice(self.near[at.whole] if drawn < _OF_THE_RULE else known)
