"""What endings tell: a verb in the first person; whether a noun or a pronoun is the subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules_graph.model import Lang

# Words that end like verbs of the first person and are none, within phrases that stand for verbs.
_NOUNS: dict[Lang, frozenset[str]] = {
    "en": frozenset(),
    "pl": frozenset(
        "się rękę nogę cenę klatę grę radę stratę utratę ochotę zemstę wodzę turę rundę talię stopę".split()
    ),
    "uk": frozenset(
        "у бою дію акту скиду добору руху входу удару укусу відступу успіху провалу намір ціну дослідженню "
        "сценарію локацію зіграну звичайну базову втечу утечу мою твою свою його йому".split()
    ),
}
_NOUN_ENDINGS: dict[Lang, tuple[str, ...]] = {
    "en": (),
    "pl": ("kę", "tę", "cję", "bę"),
    "uk": ("ою", "ею", "єю", "нню", "ттю", "стю", "ртю", "ку", "ту", "бу", "гу", "цію"),
}
_STILL_VERBS: dict[Lang, tuple[str, ...]] = {"en": (), "pl": ("tłukę", "siekę"), "uk": ("стою",)}


def first_person(word: str, lang: Lang) -> bool:
    """Whether a verb's ending says "I": in Polish and Ukrainian the pronoun is left out."""
    if lang == "en":
        return word in ("i", "i'd", "i'm", "i'll", "i've")
    if word in _NOUNS[lang]:
        return False
    if word.endswith(_NOUN_ENDINGS[lang]) and word not in _STILL_VERBS[lang]:
        return False
    if lang == "pl":
        return word.endswith(("ę", "am", "łem", "łam")) and len(word) > 2
    return lang == "uk" and len(word) > 1 and word.endswith(("у", "ю", "усь", "юсь", "юся", "уся"))


_ATTACKS: dict[Lang, tuple[str, ...]] = {
    "en": (),
    "pl": ("atak", "ataki", "ataku", "atakiem", "cios", "ciosy", "uderzenie", "ugryzienie"),
    "uk": ("атака", "атаки", "атаку", "атакою", "удар", "удари", "укус", "укуси"),
}


def is_attack_noun(word: str, lang: Lang) -> bool:
    """An attack as a noun: whose it is follows."""
    return word.casefold() in _ATTACKS[lang]


_DONE_TO: dict[Lang, frozenset[str]] = {
    "en": frozenset(["him", "me", "them"]),
    "pl": frozenset("mnie go ją".split()),
    "uk": frozenset("мене його її".split()),
}


def is_done_to(word: str, lang: Lang) -> bool:
    """Whether a pronoun is in the accusative: something is done to it."""
    return word.casefold() in _DONE_TO[lang]


_SHE: dict[Lang, frozenset[str]] = {
    "en": frozenset(["she", "her", "hers", "herself", "she's", "she'd", "she'll"]),
    "pl": frozenset("ona ją jej nią niej".split()),
    "uk": frozenset("вона її їй нею неї ній".split()),
}


def says_she(word: str, lang: Lang) -> bool:
    """Whether a pronoun of the third person is feminine."""
    return word.casefold() in _SHE[lang]


def is_feminine(noun: str, lang: Lang) -> bool:
    """Whether a noun, as the dictionary has it, is feminine by its ending."""
    word = noun.casefold()
    masculine = word.endswith(("sta", "ca", "стa", "вця"))
    return lang != "en" and word.endswith(("a", "а", "я")) and not masculine


_OBJECTS: dict[Lang, frozenset[str]] = {
    "en": frozenset(["me", "him", "her", "us", "them", "it"]),
    "pl": frozenset("mnie mi mną go jego mu jemu nim ją jej nią je ich im nimi nas nam nami".split()),
    "uk": frozenset(
        "мене мені мною його йому ним нього ньому її їй нею неї ній їх їм ними них нас нам нами".split()
    ),
}


def is_object(word: str, lang: Lang) -> bool:
    """Whether a pronoun is in a case in which it does nothing itself: go, ją, його, мене."""
    return word.casefold() in _OBJECTS[lang]
