"""The words of a language: which are right, how usual each is, and which follow which.

Word forms come from the packaged dictionary of simplemma; how usual they are in a rulebook comes from
the texts given, as a rule our own corpus. A word that no text has is weighed by its lemma.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections import Counter, defaultdict
from functools import cache
from itertools import islice, pairwise
from math import log
from typing import TYPE_CHECKING, Self

from rules_graph.model import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Set

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule

LETTERS: Mapping[Lang, str] = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}
START = "."
"""What the first word of a sentence comes after."""

_CODEC: Mapping[Lang, str] = {"en": "latin-1", "pl": "iso8859-2", "uk": "koi8-u"}
_UNMARKED = str.maketrans("łŁґҐєЄ", "lLгГеЕ")
_WORD = re.compile(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")
_WORD_OR_PAUSE = re.compile(rf"{_WORD.pattern}|[,.:;?!()]")
_PAUSES = {",": ",", "(": "(", ")": ")"}
_CHUNK = 20_000

_PARTICLES: Mapping[Lang, frozenset[str]] = {
    "en": frozenset(),
    "pl": frozenset(
        {"acz", "aczkolwiek", "coraz", "dala", "dotąd", "indziej", "itd", "itp", "nań", "natychmiast"}
    )
    | {"nieco", "nigdzie", "np", "nr", "str", "tzn", "vs", "wciąż", "wówczas", "zawczasu", "zazwyczaj"},
    "uk": frozenset({"включно", "небудь", "незважаючи", "немовби", "ст", "стор"}),
}
"""What the packaged lists lack and every book has."""

_PREFIXES: Mapping[Lang, tuple[str, ...]] = {"en": (), "pl": ("nie", "naj"), "uk": ()}

_AS_A_PAIR, _BY_ENDING, _ALONE = 0.3, 0.4, 0.3
_AS_A_FORM, _AS_A_LEMMA = 0.7, 0.3
_FORMS, _NEW_ENDING = 10, 0.5
_UNSEEN = 1e-8
_UNKNOWN = 1e-9


def words_of(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def pause(between: str) -> str | None:
    """What a word comes after if signs stand before it: a comma, a bracket or the start of a sentence."""
    signs = [sign for sign in between if sign in ",.:;?!()"]
    return _PAUSES.get(signs[-1], START) if signs else None


@cache
def unmarked(letter: str) -> str:
    """A letter without its mark: ą is an a, ї an і."""
    return unicodedata.normalize("NFD", letter.translate(_UNMARKED))[0] if letter else ""


def skeleton(word: str) -> str:
    """A word without the marks of its letters."""
    return "".join(map(unmarked, word.casefold()))


class Lexicon:
    """Words of one language as a reader of rulebooks knows them."""

    def __init__(self, lang: Lang, texts: Iterable[str] = (), extra_words: Iterable[str] = ()) -> None:
        self.lang = lang
        self.letters = frozenset(LETTERS[lang])
        self._forms = _forms(lang)
        self._extra = {word for text in extra_words for word in words_of(text)}
        self._total = 1
        self._counts: Counter[str] = Counter()
        self._lemmas: Counter[str] = Counter()
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._endings: Counter[str] = Counter()
        self._ending_pairs: Counter[tuple[str, str]] = Counter()
        self._firsts: Counter[str] = Counter()
        self._by_ending: Counter[str] = Counter()
        for text in texts:
            self.read(text)

    @classmethod
    def of_corpus(cls, corpus: Corpus, lang: Lang, extra_words: Iterable[str] = ()) -> Self:
        """The words of all games' rules; of a game just being imported too, when it has rules."""
        return cls(lang, (text for rule in corpus.rules.values() for text in _texts(rule, lang)), extra_words)

    def read(self, text: str) -> None:
        """Learn how usual words are, and what they follow, from a text that is spelt right.

        A name may keep a misprint for those who search by it; letters of other languages give it away.
        """
        words = [word for word in words_of(text) if all(map(self._ours, word))]
        self._total += len(words)
        self._counts.update(words)
        self._lemmas.update(map(self.lemma, words))
        self._by_ending.update(map(_ending, words))
        flow = [pause(each) or each.casefold() for each in _WORD_OR_PAUSE.findall(text)]
        for before, word in pairwise([START, *flow]):
            self._firsts[before] += 1
            self._pairs[before, word] += 1
            self._endings[_ending(before)] += 1
            self._ending_pairs[_ending(before), _ending(word)] += 1

    def _ours(self, letter: str) -> bool:
        return letter in self.letters or not letter.isalpha()

    @property
    def read_words(self) -> Mapping[str, int]:
        """The words of the texts read, and how often each stood there."""
        return self._counts

    def known(self, word: str) -> bool:
        """Is this a form of a word of the language, or one that a text or list named?"""
        low = word.casefold()
        return low in self._counts or low in self._extra or self._listed(low)

    def met(self, word: str) -> bool:
        """Does the word, or another form of it, stand in a text that was read, or among the extra words?"""
        low = word.casefold()
        return low in self._counts or low in self._extra or self._by_lemma(low) > 0

    def weight(self, word: str) -> float:
        """The logarithm of how probable the word is, whatever stands before it."""
        return log(self._alone(word.casefold()))

    def after(self, before: str, word: str) -> float:
        """The logarithm of how probable the word is after another."""
        first, then = before.casefold(), word.casefold()
        alone = self._alone(then)
        chance = _ALONE * alone
        if self._firsts[first]:
            chance += _AS_A_PAIR * self._pairs[first, then] / (self._firsts[first] + 2)
        ending, of = _ending(then), _ending(first)
        if self._by_ending[ending] and self._endings[of]:
            agreeing = self._ending_pairs[of, ending] / (self._endings[of] + 5)
            chance += _BY_ENDING * agreeing * min(1.0, alone * self._total / self._by_ending[ending])
        return log(chance)

    def spelt(self, skeletons: Set[str]) -> dict[str, set[str]]:
        """Every word whose skeleton is among these, by skeleton. Reads the whole list once."""
        found: dict[str, set[str]] = defaultdict(set)
        for word in {*self._counts, *self._extra, *_PARTICLES[self.lang]}:
            if (bare := skeleton(word)) in skeletons:
                found[bare].add(word)
        prefixed = self._without_prefix(skeletons)
        for bare, word in _matching(self.lang, skeletons | prefixed.keys()):
            for prefix in prefixed.get(bare, ()):
                found[prefix + bare].add(prefix + word.casefold())
            if bare in skeletons:
                found[bare].add(word.casefold())
        return found

    def _without_prefix(self, skeletons: Set[str]) -> dict[str, set[str]]:
        rests: dict[str, set[str]] = defaultdict(set)
        for prefix in _PREFIXES[self.lang]:
            for bare in skeletons:
                if bare.startswith(prefix) and len(bare) > len(prefix) + 3:
                    rests[bare.removeprefix(prefix)].add(prefix)
        return rests

    @property
    def marks(self) -> float:
        """The share of letters that carry a mark, in the texts read."""
        return share_of_marks(self._counts)

    def _alone(self, word: str) -> float:
        if word in self._counts:
            return _AS_A_FORM * self._counts[word] / self._total + _AS_A_LEMMA * self._by_lemma(word)
        if word in self._extra:
            return 1 / self._total
        return _UNSEEN + _AS_A_LEMMA * self._by_lemma(word) if self._listed(word) else _UNKNOWN

    def _by_lemma(self, word: str) -> float:
        """A lemma's uses, shared among its forms as usual as their endings are: rules rarely say "I do"."""
        ending = (self._by_ending[_ending(word)] + _NEW_ENDING) / self._total
        return self._lemmas[self.lemma(word)] / self._total * min(1.0, _FORMS * ending)

    @cache  # noqa: B019 (as long-lived as the words of a book)
    def lemma(self, word: str) -> str:
        """The word that a dictionary has this form under, or itself."""
        return self._forms.get(word) or self._forms.get(word.capitalize()) or word

    @cache  # noqa: B019
    def _listed(self, word: str) -> bool:
        return any(self._in_forms(form) for form in (word, *_DERIVED[self.lang](word)))

    def _in_forms(self, word: str) -> bool:
        return word in self._forms or word.capitalize() in self._forms or word in _PARTICLES[self.lang]


def _polish_sources(word: str) -> Iterator[str]:
    """Words that the list leaves to be derived: negated, superlative, adverbs of an adjective."""
    for prefix in _PREFIXES["pl"]:
        if word.startswith(prefix) and len(word) > len(prefix) + 3:
            yield word.removeprefix(prefix)
            yield from _polish_adjectives(word.removeprefix(prefix))
    yield from _polish_adjectives(word)


def _polish_adjectives(adverb: str) -> Iterator[str]:
    for ending, adjective in (("nie", "ny"), ("le", "ły"), ("rze", "ry"), ("o", "y"), ("o", "i")):
        if adverb.endswith(ending) and len(adverb) > 5:
            yield adverb.removesuffix(ending) + adjective


def _ukrainian_sources(word: str) -> Iterator[str]:
    """Verbs that the list has without the particle of the reflexive."""
    for ending, base in (("ється", "є"), ("еться", "е"), ("ся", ""), ("сь", "")):
        if word.endswith(ending) and len(word) > len(ending) + 3:
            yield word.removesuffix(ending) + base


def _none(_: str) -> Iterator[str]:
    return iter(())


_DERIVED: Mapping[Lang, Callable[[str], Iterator[str]]] = {
    "en": _none,
    "pl": _polish_sources,
    "uk": _ukrainian_sources,
}


def share_of_marks(counts: Mapping[str, int]) -> float:
    """The share of letters that carry a mark, in words that occur so often."""
    letters = marked = 0
    for word, count in counts.items():
        low = word.casefold()
        letters += count * len(low)
        marked += count * sum(letter != bare for letter, bare in zip(low, skeleton(low), strict=True))
    return marked / max(1, letters)


def _texts(rule: Rule, lang: Lang) -> Iterator[str]:
    yield rule.names[lang]
    yield from rule.aliases[lang]
    for statement in rule.statements:
        yield plain(statement.text[lang])


def _ending(word: str) -> str:
    """What agrees with its neighbours: a short word itself, of a longer one its end."""
    return word if len(word) <= 3 else "-" + word[-2:]


@cache
def _forms(lang: Lang) -> Mapping[str, str]:
    """The lemma of each form, read where it lies packed: a tenth of the memory of a dict."""
    from simplemma.strategies.dictionaries import StreamDictionaryFactory  # noqa: PLC0415

    return StreamDictionaryFactory().get_dictionary(lang)


@cache
def _packed(lang: Lang) -> list[bytes]:
    """All forms, some thousands to a packet: unpacking them is quicker than to walk the list again."""
    rest = iter(_forms(lang))
    packets: list[bytes] = []
    while some := list(islice(rest, _CHUNK)):
        packets.append(zlib.compress("\n".join(some).encode(), 1))
    return packets


def _matching(lang: Lang, skeletons: Set[str]) -> Iterator[tuple[str, str]]:
    """Forms with such a skeleton. In one-byte letters a table folds thousands of words at once."""
    codec = _CODEC[lang]
    table = _folding(codec)
    wanted = {bare.encode(codec, "replace"): bare for bare in skeletons}
    for packet in _packed(lang):
        text = zlib.decompress(packet).decode()
        folded = text.encode(codec, "replace").translate(table).split(b"\n")
        hits = [at for at, bare in enumerate(folded) if bare in wanted]
        some = text.split("\n") if hits else []
        for at in hits:
            yield wanted[folded[at]], some[at]


def _folding(codec: str) -> bytes:
    letters = (bytes([code]).decode(codec, "replace") for code in range(256))
    return b"".join(
        skeleton(letter).encode(codec, "replace")[:1] if letter.isalpha() else bytes([code])
        for code, letter in enumerate(letters)
    )
