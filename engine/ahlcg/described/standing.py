"""Who stands where, who leads, whose turn it is, what lies before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.engaging import foes_of
from engine.ahlcg.described.mentions import ELSEWHERE
from engine.ahlcg.described.scene import CardDraft, Foe, Person, Place
from engine.ahlcg.described.tagging import unnamed

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Mention, Sentence, Talk


def read_standing(talk: Talk, sentence: Sentence) -> None:
    _places(talk, sentence)
    read_connections(talk, sentence)
    _roles(talk, sentence)
    _prey(talk, sentence)
    _spawning(talk, sentence)
    _threats(talk, sentence)


def _places(talk: Talk, sentence: Sentence) -> None:
    """Who is where: at the Church with Roland; same location."""
    for place in talk.find(sentence, "here"):
        where = talk.place or talk.located("here", unnamed("here", talk.lang))
        _stand(talk, sentence, where, talk.scene.people if not talk.scene.foes else None)
        talk.use(place)
    if talk.find(sentence, "move"):
        return
    spots = [m for m in talk.mentions if m.begin in sentence and m.of(Place)]
    spots = [m for m in spots if not _beside(talk, sentence, m)]
    if len(spots) > 1:
        _each_in_its_own(talk, sentence, spots)
    for mention in spots:
        spot = mention.things[0]
        if isinstance(spot, Place) and spot.key == ELSEWHERE:
            _stand_apart(talk, sentence, mention, spot)
        elif isinstance(spot, Place):
            _stand(talk, sentence, spot)


def _stand_apart(talk: Talk, sentence: Sentence, mention: Mention, spot: Place) -> None:
    """In another location: only who is named right before."""
    found = talk.nearest(mention.begin, sentence, lambda m: m.of(Person) or m.of(Foe))
    for each in found.things if found else ():
        if isinstance(each, Person | Foe) and each.place is None:
            each.place = spot


def _each_in_its_own(talk: Talk, sentence: Sentence, spots: list[Mention]) -> None:
    """Me in the Church, Daisy in the Docks: each where their own clause says, else at the next place."""
    for mention in talk.mentions:
        if mention.begin not in sentence or mention.of(Place):
            continue
        begin, end = talk.clause(sentence, mention.begin)
        within = [m for m in spots if begin <= m.begin < end]
        later = [m for m in spots if m.begin > mention.begin]
        found = min(within, key=lambda m: abs(m.begin - mention.begin), default=None) or next(
            iter(later), None
        )
        spot = found.things[0] if found else None
        for each in mention.things if isinstance(spot, Place) else ():
            if isinstance(each, Person | Foe) and each.place is None and isinstance(spot, Place):
                each.place = spot


def read_connections(talk: Talk, sentence: Sentence) -> None:
    """Which places are next to each other: the Kitchen is next door; both are one step from it."""
    near = [p for p in talk.find(sentence, "connected") if p not in talk.understood]
    if not near:
        return
    spots = _spots(talk, sentence)
    hub = _place_meant(talk, sentence, near[0])
    if hub is None and talk.find(sentence, "both") and spots:
        hub, spots = spots[-1], [who.place for who in talk.scene.people if who.place]
    elif hub is None and len(spots) > 1:
        hub = spots[0]
    elif hub is None:
        before = [m.things[0] for m in talk.mentions if m.end <= sentence.begin and m.of(Place)]
        hub = next((each for each in reversed(before) if isinstance(each, Place) and each not in spots), None)
    others = [each for each in spots if each is not hub]
    if hub is None or not others:
        return
    for each in others:
        hub.connect(each)
    talk.use(*near, *(p for p in talk.find(sentence, "number") if abs(p - near[0]) <= 2))


def _spots(talk: Talk, sentence: Sentence) -> list[Place]:
    """The places of the sentence; where it names none, those of the people it speaks of."""
    mentions = [m for m in talk.mentions if m.begin in sentence]
    named = [each for m in mentions for each in m.things if isinstance(each, Place)]
    people = [each.place for m in mentions for each in m.things if isinstance(each, Person) and each.place]
    return list({id(each): each for each in (named or people)}.values())


def _place_meant(talk: Talk, sentence: Sentence, near: int) -> Place | None:
    """Next to it, next to me: where the enemy or the person named there stands."""
    after = talk.nearest(near, sentence, lambda m: m.of(Foe) or m.of(Person), after=True)
    if after is None or after.begin - near > 3:
        return None
    thing = after.things[0]
    return thing.place if isinstance(thing, Foe | Person) else None


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


def _beside(talk: Talk, sentence: Sentence, mention: Mention) -> bool:
    """An enemy next to a place is somewhere else, one move away."""
    where = mention.things[0]
    near = talk.find(range(max(sentence.begin, mention.begin - 4), mention.begin), "connected")
    foe = talk.nearest(mention.begin, sentence, lambda m: m.of(Foe))
    if not near or foe is None or not isinstance(where, Place) or any(f.place for f in foes_of(foe)):
        return False
    if any(foe.end <= m.begin < near[0] and m.of(Place) for m in talk.mentions):
        return False  # it is in the Hall, next to the Attic
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
        if any(talk.terms[p].text.casefold() in _BEFORE for p in range(max(0, place - 3), place)):
            continue  # before my turn begins
        found = _closest_person(talk, sentence, place)
        who = found or (talk.me() if talk.find(sentence, "me") else None)
        if who:
            who.active = True
        talk.use(place)
    for place in talk.find(sentence, "action"):  # between Roland's actions
        if talk.concept(place - 1) in ("friend", "person") and "'s" in talk.terms[place - 1].text:
            owner = next((m.things[0] for m in talk.mentions if m.begin == place - 1), None)
            if isinstance(owner, Person):
                owner.active = True
    for place in talk.find(sentence, "last-one"):
        talk.use(place)
    for place in talk.find(sentence, "equidistant"):
        talk.scene.equidistant = True
        talk.use(place)


_BEFORE = frozenset(["before", "right before", "przed", "zanim", "перед", "до", "перш ніж"])


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
    """No prey; or whom it prefers: lowest remaining sanity."""
    for place in talk.find(sentence, "prey"):
        near = range(max(sentence.begin, place - 3), min(sentence.end, place + 6))
        if any(talk.concept(each) in ("none", "not") for each in range(place - 3, place + 3)):
            for foe in talk.foes or talk.scene.foes:
                foe.prey = False
            talk.use(place, *talk.find(near, "none", "not"))
            continue
        extremes, values = talk.find(near, "lowest", "highest"), talk.find(near, *_PREYED)
        if extremes and values:
            for foe in talk.foes or talk.scene.foes[-1:]:
                foe.prefers = (talk.concept(extremes[0]), _PREYED[talk.concept(values[0])])
            talk.use(place, extremes[0], values[0], *talk.find(near, "left"))


def _spawning(talk: Talk, sentence: Sentence) -> None:
    """Where an enemy that is drawn spawns; or that its card says nothing of it."""
    for place in talk.find(sentence, "spawn"):
        around = range(max(sentence.begin, place - 3), min(sentence.end, place + 5))
        where = talk.nearest(place, sentence, lambda m: m.of(Place), after=True)
        spot = where.things[0] if where and where.begin - place <= 3 else None
        if talk.scene.drawn and isinstance(spot, Place):
            talk.scene.drawn.spawns = spot
            talk.use(place)
        elif silent := talk.find(around, "none", "not"):
            talk.use(place, *silent)


_PREYED = {
    "health": "remaining-health",
    "sanity": "remaining-sanity",
    **{skill: skill for skill in ("willpower", "intellect", "combat", "agility")},
    "clue": "clues",
    "card": "cards",
}
