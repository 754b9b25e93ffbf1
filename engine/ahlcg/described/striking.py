"""Who strikes whom: word order tells it in English, endings in Polish and Ukrainian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.grammar import is_attack_noun, is_done_to, is_object
from engine.ahlcg.described.scene import Deed, Foe, Person
from engine.ahlcg.described.tagging import dictionary_form, person_name

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Mention, Sentence, Talk

_NEAR = 4


def foe_does(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Whether an enemy does what the verb says: it stands before it, or after it as its subject."""
    before = [
        m
        for m in talk.mentions
        if sentence.begin <= m.begin < place
        and (m.of(Foe) or (m.of(Person) and not engaged_object(talk, m.begin)))
        and not (talk.concept(m.begin) == "he" and is_done_to(talk.terms[m.begin].text, talk.lang))
    ]
    if talk.terms[place - 1].text.casefold() in _OWN and place > sentence.begin:
        return False
    if before and before[-1].of(Foe) and not _is_target(talk, before[-1], place):
        return True
    if talk.lang == "en" or talk.terms[place].first_person:
        return False
    after = talk.nearest(place, sentence, lambda m: m.of(Foe), after=True)
    if after is None or after.begin - place > _NEAR:
        return False
    by_noun = is_attack_noun(talk.terms[place].text, talk.lang)
    done_to = any(is_done_to(talk.terms[p].text, talk.lang) for p in (place - 1, place + 1) if p in sentence)
    somebody = _nominative_person(talk, before[-1] if before else None) and not done_to
    return by_noun or (_nominative(talk, after) and not somebody)


_OWN = frozenset(
    [
        "his",
        "her",
        "my",
        "own",
        "swoim",
        "swoją",
        "swoim",
        "własnym",
        "moim",
        "своєю",
        "своїм",
        "моєю",
        "моїм",
        "власною",
    ]
)


def engaged_object(talk: Talk, place: int) -> bool:
    """Whether somebody is only named as the one with whom an enemy is engaged."""
    near = (talk.concept(p) for p in (place - 1, place - 2))
    return talk.lang == "en" and "engaged" in near


def _is_target(talk: Talk, mention: Mention, place: int) -> bool:
    """An enemy before the verb, who acts being in its ending or after it: ghula atakuje Roland."""
    if (
        talk.lang == "en"
        or talk.concept(mention.begin) in ("it", "he", "they", "both")
        or _nominative(talk, mention)
    ):
        return False
    after = [m for m in talk.mentions if place < m.begin <= place + 2 and m.of(Person)]
    return talk.terms[place].first_person or (bool(after) and _nominative_person(talk, after[0]))


def _nominative(talk: Talk, mention: Mention) -> bool:
    """Whether a noun stands as the dictionary has it."""
    term = talk.terms[mention.begin]
    return term.concept in ("enemy", "any-enemy", "hunter") and (
        term.text.casefold() == dictionary_form(term, talk.lang).casefold()
    )


def _nominative_person(talk: Talk, mention: Mention | None) -> bool:
    """Whether somebody before the verb may be the one who acts: no pronoun or name in another case."""
    if mention is None or not mention.of(Person):
        return False
    term = talk.terms[mention.begin]
    if term.concept == "person":
        return term.text.casefold() == person_name(term.key, talk.lang).casefold()
    return not is_object(term.text, talk.lang)


def attack_deed(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """An investigator attacks an enemy; what an enemy does is a claim, unless it is all there is."""
    foe = talk.nearest(place, sentence, lambda m: m.of(Foe), after=True)
    if sentence.asks and not talk.find(sentence, "q-may"):
        return None
    if foe_does(talk, sentence, place):
        return _struck(talk, sentence, place)
    after = talk.nearest(place, sentence, lambda m: m.of(Person) and m.begin <= place + 2, after=True)
    acting = talk.nearest(place, sentence, lambda m: m.of(Person)) or any(
        talk.terms[p].first_person or talk.concept(p) == "q-may" for p in sentence
    )
    target = talk.nearest(place, sentence, lambda m: m.of(Foe))
    if foe is None and target is not None and _is_target(talk, target, place):
        who = after.things[0] if after else by
        aimed = target.things[0]
        return Deed("fight", who, aimed) if isinstance(who, Person) and isinstance(aimed, Foe) else None
    thing = foe.things[0] if foe else _pronoun_foe(talk, sentence, place)
    return Deed("fight", by, thing) if acting and by and isinstance(thing, Foe) else None


def _pronoun_foe(talk: Talk, sentence: Sentence, place: int) -> Foe | None:
    """Atakuję go: an enemy that was spoken of."""
    near = range(max(0, place - 4), place + 3)
    pronoun = any(is_object(talk.terms[p].text, talk.lang) for p in near if p < len(talk.terms))
    asks = bool(talk.find(sentence, "q-may"))
    acts = asks or any(talk.terms[p].first_person for p in sentence) or talk.lang == "en"
    return talk.foes[-1] if pronoun and acts and talk.foes else None


def _struck(talk: Talk, sentence: Sentence, place: int) -> Deed | None:
    """An attack that comes by itself: an enemy attack deals me 3 damage."""
    if not talk.find(sentence, "damage", "horror", "pair", "number") or talk.find(
        sentence, "when", "after", "if"
    ):
        return None
    foes = [m for m in talk.mentions if m.begin in sentence and m.of(Foe)]
    people = [m for m in talk.mentions if m.begin in sentence and m.of(Person)]
    if not foes or not people:
        return None
    foe = min(foes, key=lambda m: abs(m.begin - place)).things[0]
    whom = min(people, key=lambda m: (m.begin < place, abs(m.begin - place))).things[0]
    if not isinstance(foe, Foe) or not isinstance(whom, Person):
        return None
    return Deed("attacks", whom, foe)
