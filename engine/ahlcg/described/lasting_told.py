"""What already lasts, and who comes into play only through an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Foe, Person
from engine.ahlcg.described.stats import SKILLS
from engine.ahlcg.described.tagging import dictionary_form
from engine.ahlcg.state.naming import same_name

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

_REACH = 6


def read_lasting(talk: Talk, sentence: Sentence) -> bool:
    """+2 agility until the end of the round, where the round is about to end: it was got before."""
    ends = talk.find(range(len(talk.terms)), "end-of-round")
    lasts = talk.find(sentence, "until-end-of-round")
    values = talk.find(sentence, "signed")
    skills = [p for p in talk.find(sentence, *SKILLS) if values and abs(p - values[0]) <= 3]
    if sentence.asks or not (lasts and values and skills) or not _at_the_end(talk, ends):
        return False
    who = _whose(talk, sentence)
    talk.scene.lasting.append((who, talk.concept(skills[0]), talk.terms[values[0]].number))
    talk.use(values[0], skills[0], *lasts, *talk.find(sentence, "event", "spell", "play", "give", "after"))
    talk.taken.update((values[0], skills[0], *talk.find(sentence, "event", "spell", "play")))
    return True


def _at_the_end(talk: Talk, ends: list[int]) -> bool:
    """Whether a forced ability waits for the end of the round."""
    forced = [place for place, term in enumerate(talk.terms) if term.concept == "forced"]
    return any(abs(end - head) <= _REACH for end in ends for head in forced)


def _whose(talk: Talk, sentence: Sentence) -> Person:
    found = [m.things[0] for m in talk.mentions if m.begin in sentence and m.of(Person)]
    who = found[0] if found else None
    if isinstance(who, Person) and not any(talk.terms[p].first_person for p in sentence):
        return who
    return talk.me() if any(talk.terms[p].first_person for p in sentence) else talk.person or talk.me()


def read_newcomers(talk: Talk, sentence: Sentence) -> None:
    """An ability puts a rat into play: it was not there before."""
    entering = [p for p in sentence if talk.concept(p) in ("enter-play", "spawn")]
    waiting = [each for each in talk.scene.abilities if each.type in ("forced", "reaction")]
    told = any(talk.concept(p) in ("forced", "reaction") for p in sentence)
    enemies = [
        p for p in sentence if talk.concept(p) == "enemy" and entering and abs(p - entering[0]) <= _REACH
    ]
    if not entering or not waiting or not told or not enemies or sentence.asks:
        return
    place = min(enemies, key=lambda p: abs(p - entering[0]))
    foe = _foe(talk, place)
    if any(ability in foe.abilities for ability in waiting):
        return
    foe.newcomer, foe.engaged, foe.place = True, None, None
    ability = waiting[-1]
    ability.data["results"] = [{"result": "spawn", "enemy": foe.name}]
    ability.read = True
    near = (*KNOWN, "ready", "engaged", "me", "attack", "attack-of-opportunity", "any-enemy", "when", "after")
    talk.use(place, *entering, *(p for p in sentence if p in talk.taken and talk.concept(p) in near))


KNOWN = ("it", "he", "here")


def _foe(talk: Talk, place: int) -> Foe:
    """The enemy of that noun: one that this sentence has brought up, else a new one."""
    term = talk.terms[place]
    known = [each for each in talk.scene.foes if same_name(each.key, term.key)]
    if known:
        return known[-1]
    name = dictionary_form(term, talk.lang)
    return talk.foe(term.key, name[0].upper() + name[1:])
