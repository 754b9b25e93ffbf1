"""Who is engaged with what, and what is ready or exhausted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.mentions import KEYWORDS
from engine.ahlcg.described.scene import Foe, Person
from engine.ahlcg.described.set_apart import all_but

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Mention, Sentence, Talk


def read_engagement(talk: Talk, sentence: Sentence) -> None:
    _engagement(talk, sentence)
    _readiness(talk, sentence)


def _engagement(talk: Talk, sentence: Sentence) -> None:
    for place in talk.find(sentence, "engaged"):
        if place in talk.understood:
            continue
        if denied(talk, place):
            _unengaged(talk, sentence, place)
            continue
        people, foes = _two_sides(talk, sentence, place)
        others, _ = all_but(talk, sentence)
        people = [each for each in others if isinstance(each, Person)] or people
        foes = [each for each in others if isinstance(each, Foe)] or foes
        for foe in foes:
            foe.engaged = [*(foe.engaged or []), *(p for p in people if p not in (foe.engaged or []))]
        if people and foes:
            talk.use(place)
    for place in talk.find(sentence, "unengaged"):
        if place not in talk.understood:
            _unengaged(talk, sentence, place)


def denied(talk: Talk, place: int) -> bool:
    """Whether "not" or "nobody" stands with it, with no comma between."""
    for step, reach in ((-1, 3), (1, 2)):
        for far in range(1, reach + 1):
            concept = talk.concept(place + step * far)
            if concept in ("comma", "stop", "open", "close"):
                break
            if concept in ("not", "nobody", "none"):
                return True
    return False


def _unengaged(talk: Talk, sentence: Sentence, place: int) -> None:
    found = talk.nearest(place, sentence, lambda m: m.of(Foe)) or talk.nearest(
        place, sentence, lambda m: m.of(Foe), after=True
    )
    about_person = talk.nearest(place, sentence, lambda m: m.of(Person))
    if found is None or (about_person and about_person.begin > found.begin):
        talk.use(place)  # of a person who is not engaged nothing more is to be noted
        return
    for foe in found.things:
        if isinstance(foe, Foe) and not foe.engaged:
            foe.engaged = []
    nots = [p for p in range(place - 3, place + 3) if talk.concept(p) in ("not", "nobody", "none")]
    talk.use(place, *nots)
    if all(isinstance(foe, Foe) and foe.ready is False for foe in found.things):
        talk.settle(*nots)  # a ready one would engage again at once: that may be another table than was meant


def _two_sides(talk: Talk, sentence: Sentence, place: int) -> tuple[list[Person], list[Foe]]:
    """Who is engaged with what, whichever side is named first."""

    def is_person(mention: Mention) -> bool:
        return mention.of(Person)

    def is_foe(mention: Mention) -> bool:
        return mention.of(Foe)

    next_person = talk.nearest(place, sentence, is_person, after=True)
    next_foe = talk.nearest(place, sentence, is_foe, after=True)
    last_person, last_foe = talk.nearest(place, sentence, is_person), talk.nearest(place, sentence, is_foe)
    if (
        next_person
        and (next_foe is None or next_person.begin < next_foe.begin)
        and (last_foe or not last_person)
    ):
        people, foes = next_person, last_foe or next_foe
        if last_foe is None and next_foe:
            return _people(people), _row(talk, next_foe)
        return _people(people), foes_of(foes) or list(talk.foes)
    if next_foe:
        row = _row(talk, next_foe)
        if last_person:
            return _people(last_person), row
        return [talk.person or talk.me()], row
    if last_foe and last_person:
        return _people(last_person), foes_of(last_foe)
    if last_foe and next_person:
        return _people(next_person), foes_of(last_foe)
    return ([], []) if last_person is None else (_people(last_person), list(talk.foes))


def _people(mention: Mention | None) -> list[Person]:
    return [each for each in mention.things if isinstance(each, Person)] if mention else []


def foes_of(mention: Mention | None) -> list[Foe]:
    return [each for each in mention.things if isinstance(each, Foe)] if mention else []


def _row(talk: Talk, first: Mention) -> list[Foe]:
    """Enemies in a row from here: a ghoul, a rat and a cultist."""
    found = foes_of(first)
    end = first.end
    for each in talk.mentions:
        if each.begin >= end and each.of(Foe):
            between = {talk.concept(p) for p in range(end, each.begin)}
            if not between <= {
                "filler",
                "number",
                "comma",
                "open",
                "close",
                "damage",
                "horror",
                "pair",
                "ready",
                *KEYWORDS,
            }:
                break
            found += [foe for foe in foes_of(each) if foe not in found]
            end = each.end
    return found


def _readiness(talk: Talk, sentence: Sentence) -> None:
    """Ready or exhausted as a predicate: both ready; it is exhausted."""
    for place in talk.find(sentence, "ready", "exhausted"):
        if place in talk.understood:
            continue
        ready = talk.concept(place) == "ready"
        found = talk.nearest(place, sentence, lambda m: m.of(Foe))
        foes = list(talk.foes) if each_of_them(talk, place) or found is None else foes_of(found)
        for foe in foes:
            foe.ready = (
                ready if foe.ready is None or (found is not None and foe in found.things) else foe.ready
            )
        if foes:
            talk.use(place, *talk.find(range(place - 3, place + 3), "both", "each"))


def each_of_them(talk: Talk, place: int) -> bool:
    """Whether something is said of each of several."""
    return any(talk.concept(each) in ("each", "both") for each in range(place - 3, place + 4))
