"""What is attempted: an action, a test, a draw, an attack; or the moment that has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.cards_told import activate_deed, draw_deed, play_deed
from engine.ahlcg.described.grammar import is_done_to
from engine.ahlcg.described.outcomes_told import closest, read_claims, read_outcomes, slain
from engine.ahlcg.described.past_told import over, read_outcome, read_readying
from engine.ahlcg.described.scene import Deed, Foe, Person, Place
from engine.ahlcg.described.stats import SKILLS
from engine.ahlcg.described.striking import attack_deed, engaged_object, foe_does
from engine.ahlcg.judging.question import Happening

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.described.talk import Sentence, Talk

MOMENTS = (
    "mythos", "investigation-phase", "enemy-phase", "upkeep", "end-of-round", "end-of-turn", "hand-check",
    "window",
)  # fmt: skip
_ACTIONS = (
    "investigate",
    "fight",
    "evade",
    "engage",
    "move",
    "draw",
    "play",
    "activate",
    "test",
    "resign",
    "parley",
)


def read_deeds(talk: Talk, sentence: Sentence) -> None:
    """What the sentence says is done; a question only tells it where nothing has been told yet."""
    _moment(talk, sentence)
    past = over(talk, sentence)
    if not past:
        read_outcomes(talk, sentence)
    read_readying(talk, sentence)
    if sentence.asks and (talk.scene.deed is not None or not talk.find(sentence, "q-may", "q-likely")):
        return
    telling = (*_ACTIONS, "fail", "succeed", "take", "gain", "die", "attack", "attack-of-opportunity")
    for place in talk.find(sentence, *telling):
        if _not_done(talk, sentence, place):
            continue
        deed = _deed(talk, sentence, place)
        if deed is not None and place in past:
            read_outcome(talk, sentence, deed)
            talk.use(place)
        elif deed is not None and not _says_less(deed, talk.scene.deed):
            deed.at = place
            talk.scene.deed = deed
            talk.amount = _GIVES.get(deed.do, talk.amount)
            talk.use(place)
    read_claims(talk, sentence)


def _not_done(talk: Talk, sentence: Sentence, place: int) -> bool:
    """A value; what is denied; what is over (po dobraniu); what only an effect does."""
    concept, near = talk.concept(place), talk.concept(place - 1)
    if concept in ("fight", "evade") and _is_value(talk, place):
        return True
    if near == "not" and concept in _ACTIONS:
        talk.use(place)
        return True
    before = talk.scene.deed
    caused = before is not None and before.do in ("activate", "play") and sentence.begin <= before.at < place
    return (caused and place in talk.understood) or (near == "after" and talk.lang != "en")


def _says_less(deed: Deed, before: Deed | None) -> bool:
    """Whether what was read before says more: a test of combat after a fight is that fight."""
    if before is None:
        return False
    tests = deed.do == "test" and before.do in ("fight", "evade", "investigate")
    return tests or (before.do in _SPECIFIC and deed.do in _LOOSE)


def _is_value(talk: Talk, place: int) -> bool:
    """Fight 4: no deed."""
    after = talk.next_to(place, 1, 2)
    if after is None or talk.concept(after) != "number":
        return False
    return all(talk.terms[p].text.casefold() in _IS for p in range(place + 1, after))


_IS = frozenset(["is", "of", "value", "się", "to", "це"])
_GIVES = {"resource": "resource", "draw": "card", "investigate": "clue"}  # what "it" is afterwards
_SPECIFIC = ("play", "activate", "fight", "investigate", "evade", "move", "draw", "resource", "encounter")
_LOOSE = ("defeat", "attacks", "engage", "draw")


def _moment(talk: Talk, sentence: Sentence) -> None:
    for place in talk.find(sentence, *MOMENTS):
        concept = talk.concept(place)
        if not (concept == "window" and talk.scene.moment):
            talk.scene.moment = concept
        talk.use(place)


def _subject(talk: Talk, sentence: Sentence, place: int) -> Person | None:
    """Who does it: the nearest person before; the ending of the verb; who was spoken of."""
    if talk.terms[place].first_person:
        return talk.me()
    asking = any(talk.terms[p].first_person and talk.concept(p) in ("q-may", "want") for p in sentence)
    found = talk.nearest(
        place, sentence, lambda m: m.of(Person) and not _passive(talk, m.begin, asking=asking)
    )
    foe = talk.nearest(place, sentence, lambda m: m.of(Foe))
    if found and not (foe and foe.begin > found.begin and talk.concept(place) in ("attack",)):
        who = found.things[0]
        return who if isinstance(who, Person) else None
    if any(talk.terms[each].first_person or _says_i(talk, each) for each in sentence):
        return talk.me()
    return talk.me() if _of_anybody(talk, sentence) else talk.person


def _of_anybody(talk: Talk, sentence: Sentence) -> bool:
    """Whether leave is asked for nobody named: who speaks wants to know. Czy można… w turze kolegi?"""
    before = any(each.of(Person) and each.begin < sentence.begin for each in talk.mentions)
    return bool(talk.find(sentence, "q-may")) and not before


def _passive(talk: Talk, place: int, *, asking: bool = False) -> bool:
    """Whether somebody only has something done to them: mogę go zaatakować; a brute engaged with me."""
    if asking and talk.concept(place) == "he":
        return True
    return engaged_object(talk, place) or (
        talk.concept(place) in ("he", "me") and is_done_to(talk.terms[place].text, talk.lang)
    )


def _says_i(talk: Talk, place: int) -> bool:
    """Whether the words that ask for leave name the speaker: wolno mi, можна мені, am i allowed."""
    words = talk.terms[place].text.casefold().split()
    return talk.concept(place) in ("q-may", "want") and bool({"i", "mi", "mnie", "мені"}.intersection(words))


def _deed(talk: Talk, sentence: Sentence, place: int) -> Deed | None:
    by = _subject(talk, sentence, place)
    concept = talk.concept(place)
    if concept in ("investigate", "parley", "resign"):
        return Deed(concept, by)
    if concept == "die":
        return _die(talk, sentence, place)
    read = _READ.get(concept)
    return read(talk, sentence, place, by) if read else None


def _aimed(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """A fight, an evasion or an engagement, with the enemy that it is aimed at."""
    verb, foe = talk.concept(place), _target(talk, sentence, place)
    if foe is None or (verb == "engage" and foe_does(talk, sentence, place)):
        return None
    if verb == "fight":
        _slain_already(talk, foe)
    return Deed(verb, by, foe)


def _slain_already(talk: Talk, foe: Foe) -> None:
    """I kill a rat with a fight action: the defeat that was read first is what the fight comes to."""
    before = talk.scene.deed
    if before is not None and before.do == "defeat" and before.foe is foe:
        foe.facts.setdefault("health", 1)
        talk.scene.result = talk.scene.result or "success"
        talk.scene.claims.append(Happening(event="enemy-defeated", enemy=foe.name))


_AGAINST = frozenset(["against", "versus", "vs", "przeciw", "przeciwko", "проти", "супроти"])
_TESTED = {"combat": "fight", "agility": "evade"}


def _test(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """A test of a skill; of combat or agility against an enemy, it is a fight or an evasion."""
    told = talk.find(sentence, *SKILLS)
    named = talk.terms[place].text.casefold().split()  # "combat test"
    skill = next((each for each in SKILLS if each in named), None) or next(map(talk.concept, told), None)
    talk.use(*told)
    foe = talk.nearest(place, sentence, lambda m: m.of(Foe), after=True)
    thing = foe.things[0] if foe else None
    if foe and isinstance(thing, Foe) and skill in _TESTED:
        between = (talk.terms[p].text.casefold() for p in range(place, foe.begin))
        if _AGAINST.intersection(between):
            return Deed(_TESTED[skill], by, thing)
    return Deed("test", by, skill=skill) if skill else None


def _tested_against(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """Oblewa walkę z ghulem: the skill that follows the outcome says what was tried."""
    text = talk.terms[place].text.casefold()
    after = talk.next_to(place, 1)
    skill = talk.concept(after) if after is not None else ""
    if text.endswith(("walkę", "бій", "fight")):
        skill = "combat"
    if talk.scene.deed is not None or skill not in _TESTED or talk.find(sentence, "test", *_TESTED.values()):
        return None
    foe = _target(talk, sentence, place)
    if after is not None and talk.concept(after) in _TESTED:
        talk.use(after)
    return Deed(_TESTED[skill], by, foe) if foe else None


def _target(talk: Talk, sentence: Sentence, place: int) -> Foe | None:
    found = talk.nearest(place, sentence, lambda m: m.of(Foe), after=True) or talk.nearest(
        place, sentence, lambda m: m.of(Foe)
    )
    foe = found.things[0] if found else (talk.foes[-1] if talk.foes else None)
    return foe if isinstance(foe, Foe) else None


def _move(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    before = talk.nearest(place, sentence, lambda m: m.of(Person))
    if any(talk.concept(p) in MOMENTS for p in range(place, place + 4)):
        talk.use(place)
        return None  # goes into upkeep
    if by is None or (before is None and not talk.terms[place].first_person):
        return None
    where = None
    for mention in talk.mentions:
        if mention.begin in sentence and mention.of(Place):
            thing = mention.things[0]
            if _from(talk, mention.begin) and isinstance(thing, Place):
                by.place = thing
            elif mention.begin > place and where is None:
                where = thing
    if isinstance(where, Place):
        for mention in talk.mentions:
            if sentence.begin <= mention.begin < sentence.end and mention.of(Foe):
                for foe in mention.things:
                    if isinstance(foe, Foe) and foe.engaged in (None, []) and foe.place is None:
                        foe.place = where
    return Deed("move", by, place=where if isinstance(where, Place) else None)


_FROM = frozenset(["from", "from the", "out of", "out of the", "z", "ze", "із", "з", "зі"])


def _from(talk: Talk, place: int) -> bool:
    """Whether a place is where somebody comes from."""
    before = [talk.terms[p] for p in range(max(0, place - 2), place)]
    return any(term.text.casefold() in _FROM or term.text.casefold().startswith("from ") for term in before)


def _take(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """Taking a resource is an action; other gains are what effects do."""
    after = talk.next_to(place, 1, 4)
    resource = [p for p in talk.find(sentence, "resource") if abs(p - place) <= 5]
    if not resource or (after is not None and talk.concept(after) in ("damage", "horror")):
        return None
    talk.use(*resource, *talk.find(sentence, "action"))
    return Deed("resource", by)


def _die(talk: Talk, sentence: Sentence, place: int) -> Deed | None:
    """Somebody has just been defeated; of a defeat that something else brings, nothing is done here."""
    under_way = talk.scene.deed is not None or talk.find(
        sentence, *_ACTIONS, "take", "attack", "attack-of-opportunity", "deal"
    )
    slain_foe = slain(talk, sentence, place)
    if slain_foe and talk.scene.deed is None and not sentence.asks:
        thing = slain_foe.things[0]
        by = _subject(talk, sentence, place)
        return Deed("defeat", foe=thing, slayer=by) if isinstance(thing, Foe) else None
    if sentence.asks or talk.find(sentence, "if") or under_way:
        return None
    found = closest(talk, sentence, place)
    if found is None:
        return None
    thing = found.things[0]
    if isinstance(thing, Person):
        return Deed("defeat", thing)
    return Deed("defeat", foe=thing) if isinstance(thing, Foe) else None


_READ: dict[str, Callable[[Talk, Sentence, int, Person | None], Deed | None]] = {
    **dict.fromkeys(("fight", "evade", "engage"), _aimed),
    **dict.fromkeys(("fail", "succeed"), _tested_against),
    **dict.fromkeys(("take", "gain"), _take),
    "move": _move,
    "draw": draw_deed,
    "play": play_deed,
    "activate": activate_deed,
    "test": _test,
    "attack": attack_deed,
}
