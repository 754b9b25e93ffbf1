"""What is said to have come of it: a test failed by 2, a defeat, who comes first, where harm goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.committing import read_commits
from engine.ahlcg.described.scene import Foe, Person
from engine.ahlcg.described.stats import SKILLS
from engine.ahlcg.described.striking import foe_does
from engine.ahlcg.judging.question import Happening

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Mention, Sentence, Talk


def read_outcomes(talk: Talk, sentence: Sentence) -> None:
    """Before what is done is read: the result of a test, who comes first, a defeat that is supposed."""
    _outcome(talk, sentence)
    _first(talk, sentence)
    if sentence.asks and talk.find(sentence, "if"):
        _if_defeated(talk, sentence)


def read_claims(talk: Talk, sentence: Sentence) -> None:
    """After what is done is read: what is said to come of it."""
    _claims(talk, sentence)
    read_assigned(talk, sentence)


def _claims(talk: Talk, sentence: Sentence) -> None:
    """What is said to come of it: an attack of opportunity, a defeat. The ruling checks it."""
    if sentence.asks:
        return
    for place in talk.find(sentence, "attack-of-opportunity", "attack", "retaliate"):
        if place in talk.understood or (
            talk.concept(place) != "attack-of-opportunity" and not foe_does(talk, sentence, place)
        ):
            continue
        foe = talk.nearest(place, sentence, lambda m: m.of(Foe))
        name = foe.things[0].name if foe else None
        talk.scene.claims.append(Happening(event="enemy-attacks", enemy=name))
        talk.use(place)
    for place in talk.find(sentence, "die"):
        if place not in talk.understood:
            _claim_defeat(talk, sentence, place)


def _claim_defeat(talk: Talk, sentence: Sentence, place: int) -> None:
    cards = [p for p in talk.find(sentence, "ally", "asset") if p < place]
    found = slain(talk, sentence, place) or closest(talk, sentence, place)
    if cards and not (found and cards[-1] < found.begin < place):
        talk.scene.claims.append(Happening(event="card-defeated"))
        talk.use(place, cards[-1])
        return
    who = found.things[0] if found else None
    if isinstance(who, Person) or talk.terms[place].first_person or _says_me(talk, place):
        person = who if isinstance(who, Person) and not _says_me(talk, place) else talk.me()
        talk.scene.claims.append(Happening(event="investigator-defeated", who=person.name))
        talk.scene.lethal.append(person)
        talk.use(place)
    elif isinstance(who, Foe):
        if talk.scene.deed and talk.scene.deed.do == "fight" and talk.scene.deed.foe is who:
            who.facts.setdefault("health", 1)
            talk.scene.result = talk.scene.result or "success"
        talk.scene.claims.append(Happening(event="enemy-defeated", enemy=who.name))
        talk.use(place)


def slain(talk: Talk, sentence: Sentence, place: int) -> Mention | None:
    """The enemy that somebody defeats, right after the verb; not one by which they are defeated."""
    found = talk.nearest(place, sentence, lambda m: m.of(Foe), after=True)
    if found is None or found.begin - place > _NEAR:
        return None
    between = [talk.terms[p] for p in range(place + 1, found.begin)]
    return None if any(t.concept == "through" or t.text.casefold() == "by" for t in between) else found


_NEAR = 4


def _if_defeated(talk: Talk, sentence: Sentence) -> None:
    """A question that supposes somebody's defeat: … if it kills me?"""
    after = talk.find(sentence, "if")[0]
    for place in talk.find(sentence, "die"):
        if place > after:
            found = talk.nearest(place - 1, sentence, lambda m: m.of(Person), after=True)
            who = found.things[0] if found else talk.me()
            if isinstance(who, Person):
                talk.scene.lethal.append(who)
            talk.use(place, after)


def _says_me(talk: Talk, place: int) -> bool:
    """Whether the speaker is in the very words: finishes me; мене здолано."""
    near = (talk.terms[p].concept for p in (place - 1, place + 1) if 0 <= p < len(talk.terms))
    return "me" in near or talk.terms[place].text.casefold().endswith((" me", " mnie", " мене"))


def _outcome(talk: Talk, sentence: Sentence) -> None:
    """What the test came to: failed by 2, a -2 drawn, an automatic failure."""
    for place in talk.find(sentence, "fail", "succeed"):
        if sentence.asks:
            continue
        talk.scene.result = "failure" if talk.concept(place) == "fail" else "success"
        number = next(
            (p for p in range(place + 1, place + 6) if p < sentence.end and talk.concept(p) == "number"), None
        )
        if number is not None and number not in talk.understood:
            talk.scene.margin = talk.terms[number].number
            talk.use(number)
        talk.use(place)
    _plain_zero(talk, sentence)
    for place in talk.find(sentence, "signed", "skull", "auto-fail"):
        near = talk.next_to(place, 1, 3)
        modifies = near is not None and talk.concept(near) in SKILLS
        listed = len(talk.find(sentence, "signed", "skull", "auto-fail")) > 1 and talk.find(sentence, "bag")
        if place in talk.understood or modifies or talk.scene.bag or listed:
            continue
        term = talk.terms[place]
        token = {"signed": f"{term.number:+}" if term.number else "0", "auto-fail": "auto_fail"}.get(
            term.concept, term.concept
        )
        talk.scene.token = token
        talk.use(place, *talk.find(sentence, "reveal", "token"))
    for place in talk.find(sentence, "automatic-success"):
        talk.scene.automatic = True
        talk.use(place, *talk.find(sentence, "event"))
    read_commits(talk, sentence)


def _plain_zero(talk: Talk, sentence: Sentence) -> None:
    """I draw a 0: a token too, though it has no sign."""
    for place in talk.find(sentence, "number", "none"):
        term = talk.terms[place]
        before = talk.next_to(place, -1, 2)
        if (
            term.text.casefold() not in _ZERO
            or before is None
            or talk.concept(before) not in ("draw", "reveal", "token")
        ):
            continue
        after = talk.concept(place + 1)
        if (
            after in ("stop", "comma", "question", "filler")
            and not talk.scene.bag
            and not talk.find(sentence, "bag")
        ):
            talk.scene.token = "0"
            talk.use(place, before)


_ZERO = ("0", "zero", "нуль")


def read_assigned(talk: Talk, sentence: Sentence) -> None:
    """Harm that is said to go onto an ally or asset."""
    harm = talk.find(sentence, "damage", "horror") or talk.amount in ("damage", "horror")
    placing = talk.find(sentence, "place-it", "give") if harm else []
    for place in (*talk.find(sentence, "assign"), *placing):
        cards = [p for p in talk.find(sentence, "ally", "asset", "it", "he") if abs(p - place) <= 6]
        if cards and any(person.play for person in talk.scene.people):
            talk.scene.chosen.append("asset")
            talk.use(place, cards[0], *talk.find(sentence, "damage", "horror"))


def _first(talk: Talk, sentence: Sentence) -> None:
    """Who is said to come first: which enemy attacks or moves, or whom a massive one attacks."""
    for place in talk.find(sentence, "first"):
        if sentence.asks:
            talk.use(place)
            continue
        near = [m for m in talk.mentions if m.begin in sentence and (m.of(Foe) or m.of(Person))]
        closest = min(near, key=lambda m: abs(m.begin - place), default=None)
        if closest:
            talk.scene.first.append(closest.things[0].name)
            talk.use(place)


def closest(talk: Talk, sentence: Sentence, place: int) -> Mention | None:
    found = [
        m for m in talk.mentions if sentence.begin <= m.begin < sentence.end and (m.of(Person) or m.of(Foe))
    ]
    return min(found, key=lambda m: (m.begin > place, abs(m.begin - place)), default=None)
