"""What players ask, by the statement that answers and what it answers: `corpus/GAME/asked/RULE.yaml`.

provoked:
  yes: {en: [A ghoul is on me and I just want to grab a resource. Does it hit me?], pl: […], uk: […]}
  no with ready^what: {…}      # the first statement would leave it open without the second
counts: unasked                # a heading or a pointer, which decides nothing
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, get_args

from rapidfuzz import fuzz, process

from rules_graph.corpus import load, no_collecting, read_text, stamps
from rules_graph.errors import CorpusDamagedError, Damage, Problem
from rules_graph.front_matter import read_yaml
from rules_graph.model import LANGS, Kind, Lang, RuleRef
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from rules_graph.corpus import Corpus, Stamps
    from rules_graph.front_matter import Fields
    from rules_graph.model import Rule

FOLDER = "asked"
ENOUGH = 8  # in each language, of every statement that decides something
_UNASKED = "unasked"
_ONE_QUESTION = {Kind.ANATOMY, Kind.SETUP}
_ALIKE = 90  # of a hundred


class Verdict(StrEnum):
    """What a statement answers. Who, what, when, how many is open: the statement is the answer."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    OPEN = "open"


RULED = (Verdict.YES, Verdict.NO)


@dataclass(frozen=True, slots=True)
class Precedent:
    """A question as a player asks it, the statement that answers it and, where one is needed, a second."""

    at: RuleRef
    verdict: Verdict
    lang: Lang
    question: str
    beside: RuleRef | None = None


@dataclass(frozen=True)
class Precedents:
    """What is asked of each rule, and the statements of which nothing need be asked."""

    of_rule: Mapping[RuleRef, tuple[Precedent, ...]]
    unasked: frozenset[RuleRef]

    def __iter__(self) -> Iterator[Precedent]:
        return (precedent for asked in self.of_rule.values() for precedent in asked)

    @cached_property
    def counted(self) -> Counter[tuple[RuleRef, Lang]]:
        """How many there are of each statement in each language."""
        return Counter((each.at, each.lang) for each in self)

    def wanting(self, rule: Rule) -> list[RuleRef]:
        """The statements of a rule that have too few in some language."""
        refs = [RuleRef(rule.game, rule.id, statement.anchor) for statement in rule.statements]
        return [
            ref
            for ref in refs
            if ref not in self.unasked and any(self.counted[ref, lang] < ENOUGH for lang in LANGS)
        ]

    def twins(self) -> Iterator[tuple[Precedent, Precedent]]:
        """Questions about a rule that are nearly the same, one answered by yes and the other by no."""
        for asked in self.of_rule.values():
            for lang in LANGS:
                yes, no = (
                    [each for each in asked if (each.lang, each.verdict) == (lang, verdict)]
                    for verdict in (Verdict.YES, Verdict.NO)
                )
                alike = process.cdist(
                    [each.question for each in yes], [each.question for each in no], scorer=fuzz.ratio
                )
                yield from ((yes[a], no[b]) for a, b in zip(*(alike >= _ALIKE).nonzero(), strict=True))


def load_precedents(folder: Path = CORPUS) -> Precedents:
    """All of a corpus, read once as long as no file changes. Raises CorpusDamagedError."""
    return _known(folder, stamps(folder, "*/*.md", "*/*.yaml", f"*/{FOLDER}/*.yaml"))


@lru_cache(maxsize=2)
def _known(folder: Path, _files: Stamps) -> Precedents:
    corpus = load(folder)
    with no_collecting():
        return _read_sound(folder, corpus)


def asked_of(rule: Rule, folder: Path = CORPUS) -> tuple[Precedent, ...]:
    """Those of one rule alone."""
    return _File(folder / rule.game / FOLDER / f"{rule.id}.yaml").precedents


def _read_sound(folder: Path, corpus: Corpus) -> Precedents:
    files = [_File(path) for path in sorted(folder.glob(f"*/{FOLDER}/*.yaml"))]
    found = {file.rule: file for file in files}
    problems = [problem for file in files for problem in file.problems(corpus)]
    problems += [problem for rule in corpus.rules.values() for problem in _too_few(rule, found, folder)]
    problems += _repeated(files)
    if problems:
        raise CorpusDamagedError(sorted(problems, key=lambda problem: (problem.path, problem.line)))
    unasked = frozenset(ref for file in files for ref in file.unasked)
    return Precedents({ref: found[ref].precedents for ref in corpus.rules}, unasked)


class _File:
    """A file of questions, and all that is wrong with it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rule = RuleRef(path.parent.parent.name, path.stem)
        text, self._wrong = read_text(path)
        self._fields: Fields
        self._fields, syntax = read_yaml(path, text, 1)
        self._wrong += syntax
        self.unasked: list[RuleRef] = []
        self.precedents = () if self._wrong else tuple(self._precedents())

    def problem(self, damage: Damage, *at: str | int, **values: str) -> Problem:
        return Problem(self.path, self._fields.line(*at), damage, values)

    def _odd(self, given: object, *at: str | int) -> None:
        field = ".".join(map(str, at))
        self._wrong.append(self.problem(Damage.BAD_FIELD, *at, field=field, given=str(given)[:60]))

    def _precedents(self) -> Iterator[Precedent]:
        if not isinstance(self._fields.value, dict):
            self._odd(self._fields.value)
            return
        for anchor, verdicts in self._fields.value.items():
            at = RuleRef(self.rule.game, self.rule.rule, anchor)
            if verdicts == _UNASKED:
                self.unasked.append(at)
            elif isinstance(verdicts, dict):
                for said, asked in verdicts.items():
                    yield from self._under(at, said, asked)
            else:
                self._odd(verdicts, anchor)

    def _under(self, at: RuleRef, said: str, asked: object) -> Iterator[Precedent]:
        """What stands under a statement's verdict."""
        anchor = at.anchor or ""
        word, _, second = said.partition(" with ")
        beside = self._beside(second) if second else None
        if word not in set(Verdict) or (second and beside is None) or not isinstance(asked, dict):
            self._odd(said, anchor, said)
            return
        for lang, questions in asked.items():
            if lang not in get_args(Lang) or not isinstance(questions, list):
                self._odd(lang, anchor, said, lang)
                continue
            for place, question in enumerate(questions):
                if not isinstance(question, str) or not question.strip():
                    self._odd(question, anchor, said, lang, place)
                    continue
                yield Precedent(at, Verdict(word), lang, question, beside)

    def _beside(self, second: str) -> RuleRef | None:
        """A statement of this rule by its anchor, or one of another."""
        if "^" in second:
            return RuleRef.parse(second, self.rule.game)
        return RuleRef.parse(f"{self.rule.rule}^{second}", self.rule.game)

    def problems(self, corpus: Corpus) -> Iterator[Problem]:
        yield from self._wrong
        rule = corpus.rules.get(self.rule)
        if rule is None:
            nearest = (corpus.nearest(str(self.rule), 1) or [""])[0]
            yield self.problem(Damage.DANGLING, target=str(self.rule), nearest=nearest)
            return
        anchors = {statement.anchor for statement in rule.statements}
        for anchor in self._fields.value if isinstance(self._fields.value, dict) else ():
            if anchor not in anchors:
                yield self.problem(Damage.UNKNOWN_ANCHOR, anchor, anchor=anchor)
        for beside in {each.beside: each for each in self.precedents if each.beside}.values():
            ref = beside.beside
            assert ref is not None
            other = corpus.rules.get(ref.whole)
            if other is None or other.statement(ref.anchor or "") is None:
                nearest = (corpus.nearest(str(ref), 1) or [""])[0]
                anchor = beside.at.anchor or ""
                yield self.problem(Damage.DANGLING, anchor, target=str(ref), nearest=nearest)

    def places(self) -> Iterator[tuple[Precedent, int]]:
        """Each question with its line; slow, for what is wrong alone."""
        value = self._fields.value
        assert isinstance(value, dict)
        at = iter(self.precedents)
        for anchor, verdicts in value.items():
            for said, asked in verdicts.items() if isinstance(verdicts, dict) else ():
                for lang, questions in asked.items():
                    for place in range(len(questions)):
                        yield next(at), self._fields.line(anchor, said, lang, place)


def _too_few(rule: Rule, found: Mapping[RuleRef, _File], folder: Path) -> Iterator[Problem]:
    needed = 1 if rule.kind in _ONE_QUESTION else 3
    file = found.get(rule.ref)
    path = file.path if file else folder / rule.game / FOLDER / f"{rule.id}.yaml"
    counted = Counter(each.lang for each in file.precedents) if file else Counter[Lang]()
    for lang in LANGS:
        if counted[lang] < needed:
            values = {"lang": lang, "count": str(counted[lang]), "needed": str(needed)}
            yield Problem(path, 1, Damage.TOO_FEW_QUESTIONS, values)


def _repeated(files: list[_File]) -> Iterator[Problem]:
    """Questions that are asked twice in a language, by their words alone."""
    first: dict[str, RuleRef] = {}
    for file in files:
        own = [" ".join(re.findall(r"\w+", each.question.casefold())) for each in file.precedents]
        twice = {key for key, count in Counter(own).items() if count > 1} | (first.keys() & own)
        if twice:
            for key, (precedent, line) in zip(own, file.places(), strict=True):
                if key in first:
                    values = {"question": precedent.question, "rule": str(first[key])}
                    yield Problem(file.path, line, Damage.REPEATED_QUESTION, values)
                first.setdefault(key, file.rule)
        for key in own:
            first.setdefault(key, file.rule)
