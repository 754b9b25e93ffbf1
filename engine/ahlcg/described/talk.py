"""A description while it is being read: its terms, which of them are understood, what is spoken of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import CardDraft, Commit, Foe, Person, Place, Scene, Thing
from engine.ahlcg.described.tagging import unnamed
from engine.ahlcg.state.naming import same_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.ahlcg.described.tagging import Term
    from rules_graph.model import Lang


_DOING = frozenset(
    [
        "investigate",
        "fight",
        "evade",
        "engage",
        "move",
        "draw",
        "play",
        "activate",
        "resign",
        "parley",
        "take",
    ]
)  # verbs of what somebody attempts


_AND = frozenset(["and", "i", "a", "oraz", "та", "і", "й", "while", "zaś"])


@dataclass(frozen=True)
class Mention:
    """Somebody or something that a sentence speaks of, and where."""

    begin: int
    end: int
    things: tuple[Thing, ...]

    def of(self, kind: type[Thing]) -> bool:
        return isinstance(self.things[0], kind)


@dataclass(frozen=True)
class Sentence:
    begin: int
    end: int
    asks: bool

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.begin, self.end))

    def __contains__(self, place: int) -> bool:
        return self.begin <= place < self.end


@dataclass
class Talk:
    text: str
    lang: Lang
    terms: list[Term]
    scene: Scene = field(default_factory=Scene)
    understood: set[int] = field(default_factory=set)
    settled: set[int] = field(default_factory=set)  # a "not", an "except": it is known what it belongs to
    taken: set[int] = field(default_factory=set)  # by an ability's text: nothing else is read from them
    mentions: list[Mention] = field(default_factory=list)
    person: Person | None = None
    foes: list[Foe] = field(default_factory=list)
    place: Place | None = None
    offered: Commit | None = None  # a card with icons that somebody holds
    held: CardDraft | None = None  # a card in hand that was spoken of, before it is played
    amount: str = ""  # the last kind of token that was spoken of

    def use(self, *places: int) -> None:
        self.understood.update(places)

    def settle(self, *places: int) -> None:
        self.settled.update(places)
        self.use(*places)

    def concept(self, place: int) -> str:
        return self.terms[place].concept if 0 <= place < len(self.terms) else "stop"

    def sentences(self) -> Iterator[Sentence]:
        """One by one; what a question supposes stands before it, as something told."""
        for sentence in self._by_marks():
            yield from self._supposed(sentence) if sentence.asks else (sentence,)

    def _supposed(self, sentence: Sentence) -> Iterator[Sentence]:
        """If I do this, does that happen? Does that happen if I do this? Both tell a deed and ask."""
        supposes = self.find(sentence, "if")
        if not supposes or self.find(sentence, "die"):
            yield sentence
            return
        place = supposes[0]
        opens = all(self.concept(each) in ("filler", "yes-no") for each in range(sentence.begin, place))
        cuts = [each for each in range(place, sentence.end) if self.concept(each) == "comma"]
        asking = [each for each in cuts if self._asks_next(each)]
        if opens and cuts:
            cut = (asking or cuts)[0]
            self.use(*range(sentence.begin, place))
            yield Sentence(sentence.begin, cut, asks=False)
            yield Sentence(cut + 1, sentence.end, asks=True)
        elif not opens and any(self.concept(each) in _DOING for each in range(place, sentence.end)):
            yield Sentence(place, sentence.end, asks=False)
            yield Sentence(sentence.begin, place, asks=True)
        else:
            yield sentence

    def _asks_next(self, place: int) -> bool:
        """Whether a word that asks follows."""
        after = self.next_to(place, 1)
        return after is not None and self.concept(after).startswith(("q-", "yes-no"))

    def _by_marks(self) -> Iterator[Sentence]:
        begin = 0
        for place, term in enumerate(self.terms):
            if term.concept in ("stop", "question"):
                if place > begin:
                    yield Sentence(begin, place, term.concept == "question")
                begin = place + 1
        if begin < len(self.terms):
            yield Sentence(begin, len(self.terms), asks=False)

    def find(self, places: Iterable[int], *concepts: str) -> list[int]:
        """Where these concepts stand, outside of abilities' texts."""
        return [place for place in places if self.concept(place) in concepts and place not in self.taken]

    def next_to(self, place: int, step: int, reach: int = 3) -> int | None:
        """The nearest term to one side that is no filler."""
        at = place + step
        for _ in range(reach):
            if self.concept(at) != "filler":
                return at if 0 <= at < len(self.terms) and not self.terms[at].is_punctuation else None
            at += step
        return None

    def clause(self, sentence: Sentence, place: int) -> tuple[int, int]:
        """The words around a place that no comma or "and" parts from it."""
        parting = [p for p in sentence if self.concept(p) == "comma" or self.terms[p].text.casefold() in _AND]
        begin = max((p + 1 for p in parting if p < place), default=sentence.begin)
        return begin, min((p for p in parting if p > place), default=sentence.end)

    def nearest(
        self, place: int, sentence: Sentence, fits: Callable[[Mention], bool], *, after: bool = False
    ) -> Mention | None:
        """The nearest mention in the sentence before a place, or with `after` behind it."""
        found = [
            each
            for each in self.mentions
            if sentence.begin <= each.begin < sentence.end
            and fits(each)
            and (each.begin > place if after else each.end <= place)
        ]
        return (found[0] if after else found[-1]) if found else None

    # who and what

    def me(self) -> Person:
        """Who speaks; from the first time on they are at the table."""
        found = next((each for each in self.scene.people if each.speaker), None)
        if found is None:
            found = Person(unnamed("speaker", self.lang), "speaker", speaker=True)
            self.scene.people.append(found)
        return found

    def named(self, key: str, name: str) -> Person:
        found = next((each for each in self.scene.people if each.key == key), None)
        if found is None:
            found = Person(name, key)
            self.scene.people.append(found)
        return found

    def located(self, key: str, name: str) -> Place:
        found = next((each for each in self.scene.places if same_name(each.key, key)), None)
        if found is None:
            found = Place(name, key)
            self.scene.places.append(found)
        return found

    def foe(self, key: str, name: str) -> Foe:
        same = sum(each.key == key for each in self.scene.foes)
        found = Foe(name if not same else f"{name} {same + 1}", key)
        self.scene.foes.append(found)
        self.scene.met.append(found)
        return found
