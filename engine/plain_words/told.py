"""What a description tells: its terms, and the numbers with what they are numbers of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from engine.plain_words.questions import asked
from engine.plain_words.tagging import tag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.plain_words.questions import Question
    from engine.plain_words.speech import Speech
    from engine.plain_words.tagging import Term
    from rules_graph.model import Lang

_UNREAD_NUMBER, _IDLE_WORD = 24, 2
_HEAVY, _WORD, _FARTHEST = {"comma": 3}, 4, 4
_NEAR = 3


@dataclass(frozen=True)
class Fact:
    """A number and what it is a number of; `subject`: whom the sentence speaks of there."""

    what: str
    value: int
    kind: str  # number, signed, times
    at: int  # of the number
    of: int  # of the word
    subject: str = ""
    giver: str = ""  # of a signed number: what stands nearest before it


@dataclass
class Told:
    """A description as terms; `used`: the places of those that something rests on."""

    text: str
    lang: Lang
    speech: Speech
    terms: list[Term]
    used: set[int] = field(default_factory=set)
    question: Question | None = None

    @classmethod
    def of(cls, text: str, lang: Lang, speech: Speech) -> Told:
        told = cls(text, lang, speech, tag(text, speech.vocabulary(lang)))
        told.question = asked(told)
        return told

    # words

    def has(self, *concepts: str) -> bool:
        return any(term.concept in concepts for term in self.terms)

    def every(self, *concepts: str) -> bool:
        return all(self.has(concept) for concept in concepts)

    def places(self, *concepts: str) -> list[int]:
        return [place for place, term in enumerate(self.terms) if term.concept in concepts]

    def use(self, *concepts: str) -> None:
        """These words are understood, wherever they stand."""
        self.used.update(self.places(*concepts))

    @cached_property
    def sentences(self) -> list[range]:
        """Where each sentence begins and ends."""
        found: list[range] = []
        begin = 0
        for place, term in enumerate(self.terms):
            if term.concept == "stop":
                found.append(range(begin, place))
                begin = place + 1
        found.append(range(begin, len(self.terms)))
        return [each for each in found if each]

    def asks(self, sentence: range) -> bool:
        return sentence.stop < len(self.terms) and self.terms[sentence.stop].text == "?"

    def sentence(self, place: int) -> range:
        return next(each for each in self.sentences if place in each)

    def together(self, *concepts: str) -> bool:
        """All of them in one sentence."""
        return any(
            all(any(self.terms[place].concept == concept for place in each) for concept in concepts)
            for each in self.sentences
        )

    def denied(self, *concepts: str) -> bool:
        """A "not" nearest to one of these words, in its sentence; the "not" is then understood."""
        found = False
        for place in self.places("not"):
            near = [
                at
                for at in self.sentence(place)
                if self.terms[at].concept in (*self.speech.denied, *concepts)
                and self._apart(place, at) <= _NEAR
            ]
            meant = min(near, key=lambda at: (self._apart(place, at), at < place), default=None)
            if meant is not None and self.terms[meant].concept in concepts:
                self.used.add(place)
                found = True
        return found

    def _apart(self, one: int, other: int) -> int:
        """How many words that say something lie from one to the other; a comma weighs as much as one."""
        low, high = min(one, other), max(one, other)
        return sum(self.terms[at].concept not in ("filler", "stop") for at in range(low, high))

    def unread(self) -> tuple[str, ...]:
        """Every word that nothing rests on, once each, as it was typed."""
        left = [
            term.text for place, term in enumerate(self.terms) if place not in self.used and not term.silent
        ]
        return tuple(dict.fromkeys(left))

    # numbers

    @cached_property
    def facts(self) -> list[Fact]:
        return [fact for sentence in self.sentences for fact in self._facts(sentence)]

    def take(self, *whats: str) -> list[Fact]:
        """The facts about these; they are understood."""
        found = [fact for fact in self.facts if fact.what in whats]
        for fact in found:
            self.used.update((fact.at, fact.of))
        return found

    def value(self, what: str) -> int | None:
        """The one unsigned number of this, if there is exactly one."""
        found = [fact for fact in self.facts if fact.what == what and fact.kind == "number"]
        if len({fact.value for fact in found}) != 1:
            return None
        self.used.update(place for fact in found for place in (fact.at, fact.of))
        return found[0].value

    def _facts(self, sentence: range) -> Iterator[Fact]:
        joined = {"number", "signed", *self.speech.attributes}
        items = [place for place in sentence if self.terms[place].concept in joined]
        yield from self._times(sentence)
        for one, other in self._paired(self._fitting(items)):
            number, word = (one, other) if self.terms[one].is_number else (other, one)
            term = self.terms[number]
            yield Fact(
                self.terms[word].concept,
                term.number,
                term.concept,
                number,
                word,
                self._nearest(min(number, word), sentence, *self.speech.subjects),
                self._nearest(number, sentence, *self.speech.givers),
            )

    def _times(self, sentence: range) -> Iterator[Fact]:
        """How often something was done."""
        words = {self.terms[place].concept: place for place in sentence}
        for what in sorted(self.speech.repeated & words.keys()):
            if "times" in words:
                place = words["times"]
                yield Fact(what, self.terms[place].number, "times", place, words[what])

    def subject(self, place: int) -> str:
        """Whom the sentence speaks of at a place: you, a Monster, another, or nobody yet."""
        return self._nearest(place, self.sentence(place), *self.speech.subjects, "friend")

    def person(self) -> str:
        """The one investigator that is named, if nobody else is spoken of; the name is then understood."""
        named = {self.terms[place].key for place in self.places("person")}
        mine = self.speech.vocabulary(self.lang).first_person
        speaks = any(word in mine for term in self.terms for word in term.text.casefold().split())
        if len(named) != 1 or speaks or self.has("me", "friend"):
            return ""
        self.use("person")
        return named.pop()

    def _nearest(self, place: int, sentence: range, *concepts: str) -> str:
        """Which of these stands nearest before a place in its sentence."""
        before = (self.terms[at].concept for at in range(place - 1, sentence.start - 1, -1))
        return next((concept for concept in before if concept in concepts), "")

    def _fitting(self, items: list[int]) -> list[int]:
        """Without the words that stand beside numbers and fit none of them: they are in the way."""
        for at, place in enumerate(items):
            if self.terms[place].is_number:
                continue
            beside = [each for each in items[max(at - 1, 0) : at + 2] if self.terms[each].is_number]
            if beside and not any(self._fit(*sorted((each, place))) for each in beside):
                return self._fitting(items[:at] + items[at + 1 :])
        return items

    def _paired(self, items: list[int]) -> list[tuple[int, int]]:
        """Each number with the word beside it, so that the distances are as short as can be."""
        best: list[tuple[int, list[tuple[int, int]]]] = [(0, [])]
        for count, place in enumerate(items, 1):
            left_out = _UNREAD_NUMBER if self.terms[place].is_number else _IDLE_WORD
            cost, pairs = best[count - 1]
            option = (cost + left_out, pairs)
            if count > 1 and self._fit(items[count - 2], place):
                cost, pairs = best[count - 2]
                paired = (cost + self._gap(items[count - 2], place), [*pairs, (items[count - 2], place)])
                option = min(option, paired, key=lambda each: each[0])
            best.append(option)
        return best[-1][1]

    def _fit(self, one: int, other: int) -> bool:
        first, second = self.terms[one], self.terms[other]
        if first.is_number == second.is_number or first.concept in self.speech.led:
            return False
        number, word = (first, second) if first.is_number else (second, first)
        fits = word.concept in (self.speech.signed if number.concept == "signed" else self.speech.counted)
        return fits and self._weight(one, other) <= _FARTHEST

    def _weight(self, one: int, other: int) -> int:
        """Of the words between: one that says something, or a comma, counts for more."""
        between = (term.concept for term in self.terms[one + 1 : other])
        return sum(1 if self.speech.is_light(concept) else _HEAVY.get(concept, _WORD) for concept in between)

    def _gap(self, one: int, other: int) -> int:
        """Twice the weight of the words between; of two as near, the thing counted behind the number."""
        gap = 2 * self._weight(one, other)
        return gap - (self.terms[one].is_number and self.terms[other].concept in self.speech.things)
