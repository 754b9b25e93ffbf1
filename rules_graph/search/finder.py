"""A question in, ranked rules with reasons out."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.errors import UnknownGameError
from rules_graph.model import LANGS
from rules_graph.search.answerable import Signs, confidence, told, wording
from rules_graph.search.bags import asked_features, features
from rules_graph.search.concepts import concepts
from rules_graph.search.cross_encoder import headed, load_cross_encoder
from rules_graph.search.fusion import ALL, Stage, against_best, expand, fuse
from rules_graph.search.games import named_game, without_title
from rules_graph.search.language import Asked, detect
from rules_graph.search.leaning import load_leaning
from rules_graph.search.nearness import Weighed, vote
from rules_graph.search.passages import Field
from rules_graph.search.statements import weighed, weights
from rules_graph.search.text import grams, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    import numpy.typing as npt

    from rules_graph.model import Lang, RuleRef
    from rules_graph.precedents import Verdict
    from rules_graph.search.encoder import Encoder, Vectors
    from rules_graph.search.index import SearchIndex
    from rules_graph.search.leaning import Says
    from rules_graph.search.lexical import Scores
    from rules_graph.search.passages import Passage
    from rules_graph.search.reranker import Reranker
    from rules_graph.search.statements import Near

_LONGEST = 600
_BEST = 5
_READ_AGAIN = 20  # by a reranker
_HEARD = 8  # statements
_READ_CLOSELY = 4
_NAMED = 5.0  # more than all stages give: nothing is asked for but a rule's name


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that may answer the question, by its likeliest statement; `score` is from 0 to 100.

    `second` is the next likeliest statement of the rule, and `precedent` the nearest question that the
    first is known to answer, in the language of the question, with what it answers. `verdict` is what it
    answers to this question: known only if that is the same question, word for word.
    """

    ref: RuleRef
    score: int
    second: RuleRef | None = None
    precedent: Passage | None = None
    verdict: Verdict | None = None

    @property
    def refs(self) -> tuple[RuleRef, ...]:
        return (self.ref, self.second) if self.second else (self.ref,)


@dataclass(frozen=True, slots=True)
class Heard:
    """A likely statement: how likely among those heard, and what it says to the question by the words in it.

    The likeliest are looked at closely: `read` is what it says where both are read together, in their order;
    `known` is yes against no among the questions that it is known to answer, as log odds.
    """

    ref: RuleRef
    share: float
    says: Says
    read: Says | None = None
    known: float = 0.0

    @property
    def told(self) -> float:
        """How likely its answer is neither yes nor no."""
        return self.says.told if self.read is None else (self.says.told + self.read.told) / 2


@dataclass(frozen=True, slots=True)
class Findings:
    """The rules, best first. Not `answered`: no rule answers this, and they are only the nearest; `doubtful`:
    perhaps none does.

    `heard` are the likeliest statements with what they say to the question, the likeliest first.
    """

    asked: Asked
    answered: bool
    found: tuple[Found, ...]
    heard: tuple[Heard, ...] = ()
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """What each stage says of every rule and every statement. `game` is that of the rules asked."""

    asked: Asked
    game: str | None
    words: dict[str, str]  # lemma: the word in the question
    scores: dict[Stage, Scores]  # of rules
    judged: Scores | None  # of statements, as are the two below
    near: tuple[Scores, Scores] | None  # their nearest precedents, their own meaning
    vector: Vectors | None
    nearest: float | None  # the cosine of the passage nearest in meaning


@dataclass(frozen=True, slots=True)
class Ranked:
    """How well each statement answers, and each rule by its best."""

    evidence: Evidence
    statements: Scores
    rules: Scores

    @property
    def order(self) -> list[int]:
        """The rules for which something speaks, the best first."""
        return [int(at) for at in np.argsort(-self.rules, kind="stable") if self.rules[at] > 0]


class Finder:
    """Searches an index. Without an encoder it goes by words and graph; a reranker is there by choice."""

    def __init__(self, index: SearchIndex, encoder: Encoder | None, reranker: Reranker | None = None) -> None:
        self.index = index
        self.encoder = encoder
        self.reranker = reranker

    def find(
        self,
        question: str,
        game: str | None = None,
        limit: int = 10,
        stages: Collection[Stage] = ALL,
        wanted: Callable[[RuleRef], bool] | None = None,
    ) -> Findings:
        """The rules of the game that is given, else of the one that the question names, else of all.

        Shown are those that are wanted; whether any rule answers does not depend on it.
        """
        question = clean(question)
        named = named_game(question, self.index.titles)
        elsewhere = game is not None and named not in (None, game)
        game = game or named
        if named and not elsewhere:
            question = without_title(question, self.index.titles[named])
        ranked = self.ranked(question, game, stages)
        evidence, order, scores = ranked.evidence, ranked.order, ranked.rules
        model = confidence()
        sure = model(self.signs(ranked))
        lang = evidence.asked.lang
        answered = bool(order) and not elsewhere and sure >= model.perhaps[lang]
        doubtful = answered and sure < model.sure[lang]
        shown = [place for place in order if wanted is None or wanted(self.index.refs[place])]
        found = [
            self._found(
                self.index.statements.of_rule(place, ranked.statements),
                round(100 * sure * float(scores[place] / scores[order[0]])),
                evidence,
            )
            for place in shown[:limit]
        ]
        return Findings(evidence.asked, answered, tuple(found), self.hear(ranked), doubtful)

    def ranked(self, question: str, game: str | None = None, stages: Collection[Stage] = ALL) -> Ranked:
        """All statements and rules, by all that speaks for them."""
        evidence = self.weigh(question, stages, game)
        statements = self._read_again(self.rank(evidence, stages), evidence)
        return Ranked(evidence, statements, self.index.statements.best(statements))

    def games(self, question: str) -> dict[str, float]:
        """How likely each game is the one that is meant, by the question's words."""
        question = clean(question)
        if named := named_game(question, self.index.titles):
            return {named: 1.0}
        judged = self.index.statements.judged(detect(question, self.index.lexicon), self._asked_of(None))
        shares = dict.fromkeys((ref.game for ref in self.index.refs), 0.0)
        for ref, likely in zip(self.index.statements.refs, np.exp(judged), strict=True):
            shares[ref.game] += float(likely)
        return {game: share / sum(shares.values()) for game, share in shares.items()}

    def cases_near(self, question: str, game: str, lang: Lang, most: int) -> list[Near]:
        """The told cases of a game that are most like a question."""
        if self.encoder is None or self.index.dense is None:
            return []
        vector = self.encoder.encode([clean(question)])[0]
        return self.index.statements.cases_near(vector, lang, self._asked_of(game), most)

    @cached_property
    def _called(self) -> dict[tuple[str, ...], set[int]]:
        """The rules by language and the words of each name."""
        called: dict[tuple[str, ...], set[int]] = {}
        for place in self.index.passages.places(Field.NAME, Field.ALIAS):
            passage = self.index.passages[int(place)]
            words = sorted(set(self.index.lexicon.lemmas(passage.text, passage.lang)))
            called.setdefault((passage.lang, *words), set()).add(passage.rule)
        return called

    def _read_again(self, scores: Scores, evidence: Evidence) -> Scores:
        """The reranker's say in which of the likeliest statements comes first."""
        if self.reranker:
            best = [int(at) for at in np.argsort(-scores, kind="stable")[:_READ_AGAIN] if scores[at] > 0]
            asked, refs = evidence.asked, self.index.statements.refs
            texts = [self.index.statement(refs[at], asked.lang) for at in best]
            scores[best] += self.reranker(asked.text, texts) if best else 0.0
        return scores

    def hear(self, ranked: Ranked) -> tuple[Heard, ...]:
        """What the likeliest statements say to the question."""
        scores, asked, statements = ranked.statements, ranked.evidence.asked, self.index.statements
        order = np.argsort(-scores, kind="stable")[: 3 * _HEARD]
        best = [int(at) for at in order if scores[at] > 0 and statements.decides[at]][:_HEARD]
        found = asked_features(asked.text, asked.lang, self.index.lexicon)
        said = load_leaning()(found, [statements.refs[at] for at in best])
        best = [at for at in best if statements.refs[at] in said]
        likely = np.exp(weights().sharp * (scores[best] - scores[best].max(initial=0.0)))
        shares = (likely / likely.sum()).tolist()
        refs = [statements.refs[at] for at in best]
        return tuple(Heard(ref, share, said[ref]) for ref, share in zip(refs, shares, strict=True))

    def read_closely(self, found: Findings) -> Findings:
        """The same, the likeliest statements read together with the question, and beside those they are known
        to answer."""
        asked, index, reader = found.asked, self.index, load_cross_encoder()
        close, rest = found.heard[:_READ_CLOSELY], found.heard[_READ_CLOSELY:]
        texts = {
            each.ref: headed(index.name(each.ref, LANGS[0]), index.statement(each.ref, LANGS[0]))
            for each in close
        }
        read = reader(asked.text, asked.lang, texts, index.lexicon)
        heard = (replace(each, read=read.get(each.ref), known=self._vote(each.ref, asked)) for each in close)
        return replace(found, heard=(*heard, *rest))

    def _vote(self, ref: RuleRef, asked: Asked) -> float:
        """What a statement says to the questions most like this one."""
        question, known = self._weighed(asked.text, asked.lang), self.index.statements.ruled(ref)
        cosines = [question.cosine(self._weighed(each.text, each.lang)) for each, _ in known]
        return vote(cosines, [leans for _, leans in known])

    def _weighed(self, text: str, lang: Lang) -> Weighed:
        return Weighed.of(concepts(text, lang, self.index.lexicon), load_cross_encoder().tables.rarity)

    def signs(self, ranked: Ranked) -> Signs:
        """What speaks for an answer among the rules."""
        evidence = ranked.evidence
        likely = None if evidence.judged is None else float(evidence.judged.max())
        if not evidence.words:
            return Signs(evidence.nearest, likely, 0.0, 0.0, 0.0)
        worded = wording()(features(evidence.asked.text, evidence.asked.lang, self.index.lexicon))
        holders = np.array([self.index.words.holders(word, evidence.asked.lang) for word in evidence.words])
        covered = told(holders, ranked.order[:_BEST], self._asked_of(evidence.game))
        return Signs(evidence.nearest, likely, worded, *covered)

    def _asked_of(self, game: str | None) -> npt.NDArray[np.bool_]:
        """Which rules are of a game; all, if none is named."""
        games = [ref.game for ref in self.index.refs]
        if game is not None and game not in games:
            raise UnknownGameError(game=game, games=", ".join(sorted(set(games))))
        return np.array([game in (None, each) for each in games])

    def weigh(self, question: str, stages: Collection[Stage] = ALL, game: str | None = None) -> Evidence:
        """What each stage says of a question; asked of one game, the others are not heard at all."""
        index, among = self.index, self._asked_of(game)
        asked = detect(question, index.lexicon)
        spelt = [index.lexicon.spelt(word, asked.lang) for word in tokens(asked.text)]
        lemmas = {index.lexicon.lemma(word, asked.lang): word for word in spelt}
        words = list(lemmas)
        scores: dict[Stage, Scores] = {}
        if Stage.WORDS in stages:
            scores[Stage.WORDS] = index.words.score_rules(words, asked.lang)
        if Stage.PASSAGES in stages:
            scores[Stage.PASSAGES] = index.words.score_passages(words, asked.lang)
        if Stage.GRAMS in stages:
            scores[Stage.GRAMS] = index.grams.score_rules(grams(asked.text), asked.lang)
        judged = index.statements.judged(asked, among) if Stage.JUDGE in stages and words else None
        vector = near = nearest = None
        if Stage.MEANING in stages and index.dense and self.encoder and words:
            vector = self.encoder.encode([asked.text])[0]
            places, cosines = index.dense.nearest(vector, among if game else None)
            scores[Stage.MEANING] = index.dense.score_rules(places, cosines)
            near = index.statements.known(places, cosines), index.statements.meant(vector)
            nearest = float(cosines[0]) if len(cosines) else None
        scores = {stage: np.where(among, each, 0.0) for stage, each in scores.items()}
        return Evidence(asked, game, lemmas, scores, judged, near, vector, nearest)

    def rank(self, evidence: Evidence, stages: Collection[Stage] = ALL) -> Scores:
        """How well each statement answers; 0 where nothing speaks for its rule."""
        rules = self.rule_scores(evidence, stages)
        scores = np.where(rules > 0, weighed(rules, evidence.judged, evidence.near), np.float32(0))
        named = self._called.get((evidence.asked.lang, *sorted(evidence.words)), ())
        scores[np.isin(self.index.statements.rules, list(named)) & (scores > 0)] += _NAMED
        return scores

    def rule_scores(self, evidence: Evidence, stages: Collection[Stage] = ALL) -> Scores:
        """How well the rule of each statement matches, against the best."""
        index = self.index
        if not evidence.scores:
            return np.zeros(len(index.statements.refs), dtype=np.float32)
        rules = fuse(evidence.scores)
        if Stage.GRAPH in stages:
            rules = expand(rules, index.neighbours)
        matching = np.where(self._asked_of(evidence.game), against_best(rules), np.float32(0))
        return np.asarray(matching[index.statements.rules])

    def _found(self, likely: list[int], score: int, evidence: Evidence) -> Found:
        statements = self.index.statements
        refs = [statements.refs[each] for each in likely[:2]]
        precedent = verdict = None
        if evidence.vector is not None:
            precedent = statements.nearest(likely[0], evidence.vector, evidence.asked.lang)
        if precedent and tokens(precedent.text) == tokens(evidence.asked.text):
            verdict = precedent.verdict
        return Found(refs[0], score, refs[1] if refs[1:] else None, precedent, verdict)


def clean(question: str) -> str:
    """A question as words: no control characters, no markup, no word over and over, not longer than anybody
    asks."""
    text = "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in question)
    text = re.sub(r"<[^>]*>|\s+", " ", text).strip()
    return re.sub(r"\b(\w+)(?: \1\b)+", r"\1", text[:_LONGEST])
