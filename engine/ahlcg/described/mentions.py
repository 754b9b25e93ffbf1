"""Who and what a sentence speaks of: noun phrases with their adjectives, and what pronouns stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.grammar import forms, is_feminine, says_she
from engine.ahlcg.described.scene import Foe, Person, Place, Thing
from engine.ahlcg.described.tagging import dictionary_form, is_female, person_name, unnamed
from engine.ahlcg.described.talk import Mention
from engine.ahlcg.state.naming import same_name

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

KEYWORDS = ("hunter", "massive", "aloof", "retaliate")
_STATES = ("ready", "exhausted", "unengaged", "unrevealed", "revealed")
_BEFORE = (*KEYWORDS, *_STATES, "number", "another", "both", "each", "none")
_HERE_WORDS = {
    "in",
    "at",
    "to",
    "into",
    "w",
    "we",
    "do",
    "na",
    "u",
    "у",
    "в",
    "до",
    "на",
    "з",
    "from",
    "from the",
}


def find_mentions(talk: Talk, sentence: Sentence) -> None:
    """All mentions of the sentence, in order; what adjectives say goes to what they stand with."""
    _left_out(talk, sentence)
    place = sentence.begin
    while place < sentence.end:
        place = max(place + 1, _mention(talk, place)) if place not in talk.taken else place + 1


def _left_out(talk: Talk, sentence: Sentence) -> None:
    """In Polish and Ukrainian the subject is left out: by its ending the verb means "I" or somebody else."""
    terms = [talk.terms[place] for place in sentence]
    named = any(term.concept in ("me", "person", "friend", "he", "us") for term in terms)
    others = [each for each in talk.scene.people if not each.speaker]
    if talk.lang == "en" or named or not others:
        return
    if any(term.first_person for term in terms):
        talk.person = talk.me()
    elif any(term.concept == "have" for term in terms):
        talk.person = others[-1]


def _mention(talk: Talk, place: int) -> int:
    """The mention that has its noun here, if it is one; tells where it ends."""
    concept = talk.concept(place)
    if concept in _WHO:
        things = _who(talk, place)
        if things:
            _add(talk, place, *things)
        return place + 1
    if concept == "investigator":
        return _investigators(talk, place)
    if concept in ("enemy", "any-enemy") or (concept in KEYWORDS and _is_noun(talk, place)):
        return _foe(talk, place)
    if concept in ("unknown", "ally") and any(f.counted for f in talk.scene.foes) and _in_a_row(talk, place):
        return _foe(talk, place)
    if concept == "ally" and any(same_name(foe.key, talk.terms[place].key) for foe in talk.scene.foes):
        return _foe(talk, place)
    if concept == "place" or (concept == "name" and _after_preposition(talk, place)):
        return _place(talk, place)
    return place + 1


_WHO = ("me", "us", "person", "friend", "he", "it", "they", "both")


def _who(talk: Talk, place: int) -> list[Thing]:
    """Whom a name or a pronoun means."""
    match talk.concept(place):
        case "us" if (count := _of_us(talk, place)) > 1:
            me = talk.me()
            while len(talk.scene.people) < count:
                number = len(talk.scene.people) + 1
                name = f"{unnamed('investigator', talk.lang)} {number}"
                talk.scene.people.append(Person(name, f"investigator {number}"))
            return [me, *(each for each in talk.scene.people if each is not me)]
        case "me" | "us":
            return [talk.me()]
        case "person":
            term = talk.terms[place]
            return [talk.named(term.key, person_name(term.key, talk.lang))]
        case "friend" if _only_says(talk, place):
            return []  # no word of them at the table
        case "friend":
            return [talk.named("friend", unnamed("friend", talk.lang))]
        case "he":
            return _he(talk, place)
        case "it":
            return list(talk.foes[-1:])
    if len(talk.foes) > 1:  # they, both
        return list(talk.foes)
    return list(talk.scene.people) if len(talk.scene.people) > 1 else []


def _of_us(talk: Talk, place: int) -> int:
    """How many of us there are: two of us, jest nas dwoje."""
    near = [p for p in (place - 2, place - 1, place + 1) if talk.concept(p) == "number"]
    talk.use(*near[:1])
    return talk.terms[near[0]].number if near else 1


def _only_says(talk: Talk, place: int) -> bool:
    """Whether a friend is only quoted: my buddy says that it attacks."""
    after = [talk.terms[p] for p in range(place + 1, min(place + 3, len(talk.terms)))]
    opines = any(
        term.concept == "say" or term.text.casefold() in forms("opines", talk.lang) for term in after
    )
    if opines:
        talk.use(place)
    return opines


def _he(talk: Talk, place: int) -> list[Thing]:
    """Whom he, she or, where nouns have a gender, a masculine or feminine "it" means."""
    she = says_she(talk.terms[place].text, talk.lang)
    others = [each for each in talk.scene.people if not each.speaker and is_female(each.key) in (None, she)]
    spoken_of = talk.person if talk.person in others else None
    if talk.lang != "en" and (foe := _it(talk, place, others, she=she)):
        return [foe]
    return [spoken_of] if spoken_of else list(others[-1:])


def _it(talk: Talk, place: int, others: list[Person], *, she: bool) -> Foe | None:
    """The enemy that a pronoun with a gender means: one that attacks, or the last thing spoken of."""
    foes = [each for each in talk.foes if is_feminine(each.name, talk.lang) == she]
    if not foes:
        return None
    ahead = [talk.concept(p) for p in range(place + 1, place + 4)]
    if "attack" in ahead[:2] and any(talk.concept(p) in _WHO for p in range(place + 2, place + 5)):
        return foes[-1]
    if not others:
        return foes[-1]
    fits = (*others, *foes)
    last = next((m for m in reversed(talk.mentions) if m.things[0] in fits), None)
    begins = place == 0 or talk.concept(place - 1) == "stop" or talk.concept(place - 2) == "stop"
    if last is None or last.of(Person) or begins or any(each in _OF_PEOPLE for each in ahead):
        return None
    return foes[-1]


_OF_PEOPLE = (
    "reaction",
    "have",
    "play",
    "draw",
    "investigate",
    "take",
    "gain",
    "commit",
    "fight",
    "evade",
    "hand",
)


def _add(talk: Talk, place: int, *things: Thing) -> None:
    talk.mentions.append(Mention(place, place + 1, things))
    talk.use(place)
    match things[0]:
        case Person() as who:
            talk.person = who
        case Foe():
            talk.foes = [each for each in things if isinstance(each, Foe)]
        case Place() as where:
            talk.place = where


def _adjectives(talk: Talk, place: int) -> list[int]:
    """The adjectives and numbers right before a noun."""
    found = []
    at = place - 1
    while at >= 0 and at not in talk.taken and talk.concept(at) in (*_BEFORE, "filler", "unknown"):
        if talk.concept(at) == "number" and talk.concept(at + 1) == "filler":
            break  # 2 on a cultist
        if talk.concept(at) in _BEFORE:
            found.append(at)
        elif talk.concept(at) == "unknown":
            break
        at -= 1
    return found


def _investigators(talk: Talk, place: int) -> int:
    """So many investigators, unnamed; where some are known already, those."""
    number = next((p for p in _adjectives(talk, place) if talk.concept(p) == "number"), None)
    if number is None or talk.terms[number].number < 2:
        return place + 1
    while len(talk.scene.people) < talk.terms[number].number:
        count = len(talk.scene.people) + 1
        name = f"{unnamed('investigator', talk.lang)} {count}"
        talk.scene.people.append(Person(name, f"investigator {count}"))
    talk.use(number)
    _add(talk, place, *talk.scene.people)
    return place + 1


def _is_noun(talk: Talk, place: int) -> bool:
    """Whether a keyword stands for the enemy itself: no noun for an enemy stands next to it."""
    before, after = talk.next_to(place, -1, 2), talk.next_to(place, 1, 2)
    near = [each for each in (before, after) if each is not None]
    if any(talk.concept(each) in ("enemy", "any-enemy", "attack", *KEYWORDS) for each in near):
        return False
    with_it = before is not None and talk.concept(before) in ("have", "word")
    return not with_it and talk.concept(place) in ("hunter", "massive", "aloof", "retaliate")


def _foe(talk: Talk, place: int) -> int:
    term = talk.terms[place]
    adjectives = _adjectives(talk, place)
    concepts = {talk.concept(each) for each in adjectives}
    counted = [talk.terms[p].number for p in adjectives if talk.concept(p) == "number"]
    if "none" in concepts or 0 in counted or _none_after(talk, place, term.concept):  # no enemies here
        talk.use(place, *(p for p in adjectives if talk.concept(p) == "none"))
        return place + 1
    number = counted[0] if counted else 1
    foes = _meant(talk, place, number, new="another" in concepts)
    ends = _said_after(talk, place, adjectives)
    for foe in foes:
        if term.concept in KEYWORDS:
            foe.keywords.add(term.concept)
        for each in adjectives:
            _say(talk, foe, each)
    talk.mentions.append(Mention(place, ends, tuple(foes)))
    talk.use(place)
    several = _joined(talk, place)
    talk.foes = [*(each for each in talk.foes if several and each not in foes), *foes]
    return ends


def _none_after(talk: Talk, place: int, concept: str) -> bool:
    """Wrogów brak, ворогів немає: the word for none may follow; then a comma or the end."""
    after = talk.next_to(place, 1, 2)
    if concept != "any-enemy" or after is None or talk.concept(after) != "none":
        return False
    ends = talk.concept(after + 1) in ("stop", "comma", "question", "close", "filler")
    talk.use(*([after] if ends else []))
    return ends


def _meant(talk: Talk, place: int, number: int, *, new: bool) -> list[Foe]:
    """The enemies that the noun means: known ones by the same noun, else new ones."""
    term = talk.terms[place]
    generic = term.concept not in ("enemy", "unknown", "ally")
    known = [each for each in talk.scene.foes if same_name(each.key, term.key)]
    if generic and not known:
        known = talk.scene.foes[-number:] if talk.scene.foes else []
    if len(known) >= number and not new:
        return known[:number] if number > 1 else known[-1:]
    if generic and len(talk.scene.foes) == number and not new:
        return talk.scene.foes
    known_as = (
        unnamed(term.concept, talk.lang) if term.concept in KEYWORDS else dictionary_form(term, talk.lang)
    )
    name = known_as[0].upper() + known_as[1:]
    unnamed_ones = [foe for foe in talk.scene.foes if foe.counted]
    if not generic and unnamed_ones and number == 1 and not new:  # two enemies: a spectre and a thug
        foe = unnamed_ones[0]
        foe.name, foe.key, foe.counted = name, term.key, False
        return [foe]
    made = [talk.foe(term.key, name) for _ in range(number)]
    for foe in made:
        foe.counted = generic and number > 1
    return made


def _joined(talk: Talk, place: int) -> bool:
    """Whether it stands in a row with the enemy before it: a ghoul and a cultist."""
    before = [each for each in talk.mentions[:-1] if each.of(Foe)]
    if not before:
        return False
    between = range(before[-1].end, place)
    kinds = {talk.concept(each) for each in between}
    return kinds <= {"filler", "number", "another", "comma", *_STATES, *KEYWORDS}


def _said_after(talk: Talk, place: int, adjectives: list[int]) -> int:
    """Keywords and states that follow the noun: a ghoul with retaliate, a cultist, ready."""
    at = place + 1
    end = at
    while talk.concept(at) in ("filler", "have", "comma", "word", *KEYWORDS, "ready", "exhausted"):
        if talk.concept(at) in (*KEYWORDS, "ready", "exhausted"):
            if _belongs_ahead(talk, at):
                break
            adjectives.append(at)
            end = at + 1
        at += 1
    return end


def _belongs_ahead(talk: Talk, place: int) -> bool:
    """Whether an adjective stands before another noun: a rat and a ready ghoul."""
    at = place + 1
    while talk.concept(at) in ("filler", *KEYWORDS, "ready", "exhausted"):
        at += 1
    return talk.concept(at) in ("enemy", "any-enemy")


def _say(talk: Talk, foe: Foe, place: int) -> None:
    """What an adjective says of an enemy."""
    talk.use(place)
    match talk.concept(place):
        case "ready":
            foe.ready = True
        case "exhausted":
            foe.ready = False
        case "unengaged":
            foe.engaged = foe.engaged or []
        case concept if concept in KEYWORDS:
            foe.keywords.add(concept)


def _in_a_row(talk: Talk, place: int) -> bool:
    """Whether a word stands in a row: two enemies, a ghoul and a dog."""
    near = [talk.terms[p] for p in range(max(0, place - 3), place)]
    row = {"and", "i", "oraz", "та", "і", "й"}
    return any(
        term.concept in ("comma", "open", "close", "pair") or term.text.casefold() in row for term in near
    )


def _after_preposition(talk: Talk, place: int) -> bool:
    words = talk.terms[place - 1].text.casefold().split() if place else []
    return bool(words) and words[-1] in _HERE_WORDS


def _place(talk: Talk, place: int) -> int:
    """A place by its noun or name; "the location" is the one spoken of, if there is one."""
    term = talk.terms[place]
    known = talk.scene.places
    name = term.text if term.concept == "name" else dictionary_form(term, talk.lang).capitalize()
    where = talk.located(term.key, name) if term.key not in _ANY_PLACE else None
    if where is None and talk.concept(place - 1) == "another":
        where = talk.located(ELSEWHERE, unnamed("there", talk.lang))
    if where is None:
        where = talk.place or (known[-1] if known else talk.located(term.key, name))
    for each in _adjectives(talk, place):
        if talk.concept(each) in ("unrevealed", "revealed"):
            where.revealed = talk.concept(each) == "revealed"
            talk.use(each)
    if talk.concept(place - 1) == "me":
        talk.me().place = where
    _add(talk, place, where)
    return place + 1


ELSEWHERE = "elsewhere"  # another location
_ANY_PLACE = frozenset(
    [
        "location",
        "lokalizacj",
        "lokacj",
        "локац",
        "room",
        "pomieszczeni",
        "кімнат",
        "place",
        "miejsce",
        "місце",
    ]
)
