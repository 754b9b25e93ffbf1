"""Who stands where, who leads, whose turn it is, what lies before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.engaging import foes_of
from engine.ahlcg.described.scene import CardDraft, Foe, Person, Place
from engine.ahlcg.described.tagging import unnamed

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Mention, Sentence, Talk


def read_standing(talk: Talk, sentence: Sentence) -> None:
    _places(talk, sentence)
    _roles(talk, sentence)
    _prey(talk, sentence)
    _threats(talk, sentence)


def _places(talk: Talk, sentence: Sentence) -> None:
    """Who is where: at the Church with Roland; same location."""
    for place in talk.find(sentence, "here"):
        where = talk.place or talk.located("here", unnamed("here", talk.lang))
        _stand(talk, sentence, where, talk.scene.people if not talk.scene.foes else None)
        talk.use(place)
    if talk.find(sentence, "move"):
        return
    for mention in [m for m in talk.mentions if m.begin in sentence]:
        spot = mention.things[0]
        if isinstance(spot, Place) and not _beside(talk, sentence, mention, spot):
            _stand(talk, sentence, spot)


def read_ways(talk: Talk, sentence: Sentence) -> bool:
    """How far somebody is from an enemy, and through which places: two away through the Yard or Garden."""
    through = talk.find(sentence, "through")
    people = [m for m in talk.mentions if m.begin in sentence and m.of(Person)]
    if not through or not people or not talk.scene.foes:
        return False
    for number, mention in enumerate(people):
        end = people[number + 1].begin if number + 1 < len(people) else sentence.end
        vias = [
            place
            for m in talk.mentions
            if mention.end <= m.begin < end and m.of(Place)
            for place in m.things
            if isinstance(place, Place) and any(t < m.begin for t in through)
        ]
        who = mention.things[0]
        if vias and isinstance(who, Person):
            talk.scene.ways.append((who, vias))
    talk.use(*through, *talk.find(sentence, "connected", "number", "place"))
    return bool(talk.scene.ways)


def _stand(talk: Talk, sentence: Sentence, where: Place, everyone: list[Person] | None = None) -> None:
    for mention in talk.mentions:
        if sentence.begin <= mention.begin < sentence.end:
            for each in mention.things:
                if isinstance(each, Person | Foe) and each.place is None:
                    each.place = where
    for each in everyone or []:
        each.place = each.place or where


def _beside(talk: Talk, sentence: Sentence, mention: Mention, where: Place) -> bool:
    """An enemy next to a place is somewhere else, one move away."""
    near = talk.find(range(max(sentence.begin, mention.begin - 4), mention.begin), "connected")
    foe = talk.nearest(mention.begin, sentence, lambda m: m.of(Foe))
    if not near or foe is None:
        return False
    for each in foes_of(foe):
        each.beside.append(where)
    talk.use(*near)
    return True


def _roles(talk: Talk, sentence: Sentence) -> None:
    """Who is lead investigator; whose turn it is; who is left alone."""
    for place in talk.find(sentence, "lead"):
        if sentence.asks:
            continue
        found = _closest_person(talk, sentence, place)
        if found:
            found.lead = True
            talk.use(place)
        elif talk.find(sentence, "me"):
            talk.me().lead = True
            talk.use(place)
    for place in talk.find(sentence, "turn"):
        found = _closest_person(talk, sentence, place)
        who = found or (talk.me() if talk.find(sentence, "me") else None)
        if who:
            who.active = True
        talk.use(place)
    for place in talk.find(sentence, "last-one"):
        talk.use(place)
    for place in talk.find(sentence, "equidistant"):
        talk.scene.equidistant = True
        talk.use(place)


def _closest_person(talk: Talk, sentence: Sentence, place: int) -> Person | None:
    near = [
        mention
        for mention in talk.mentions
        if sentence.begin <= mention.begin < sentence.end and mention.of(Person)
    ]
    if not near:
        return None
    closest = min(near, key=lambda m: abs(m.begin - place))
    found = closest.things[0]
    return found if isinstance(found, Person) else None


def _threats(talk: Talk, sentence: Sentence) -> None:
    """A treachery in somebody's threat area."""
    areas, cards = talk.find(sentence, "threat-area"), talk.find(sentence, "treachery")
    if not areas or not cards or cards[0] in talk.understood:
        return
    who = _closest_person(talk, sentence, areas[0]) or talk.person
    if who:
        who.threat.append(CardDraft(unnamed("treachery", talk.lang), "treachery", kind="treachery"))
        talk.use(areas[0], cards[0])


def _prey(talk: Talk, sentence: Sentence) -> None:
    for place in talk.find(sentence, "prey"):
        if any(talk.concept(each) in ("none", "not") for each in range(place - 3, place + 3)):
            for foe in talk.foes or talk.scene.foes:
                foe.prey = False
            talk.use(place, *talk.find(range(place - 3, place + 3), "none", "not"))
