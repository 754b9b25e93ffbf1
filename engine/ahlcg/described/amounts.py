"""Numbers and what they are numbers of: 3 health, shroud 2, attack 2/1, the threshold is 5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.engaging import denied, each_of_them
from engine.ahlcg.described.scene import CardDraft, Foe, Person, Place
from engine.ahlcg.described.stats import (
    NEAR,
    SKILLS,
    STATS,
    TOKENS,
    read_all_spent,
    read_cost,
    read_out_of,
    read_strength,
)
from engine.ahlcg.described.tagging import dictionary_form, unnamed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.described.scene import Thing
    from engine.ahlcg.described.talk import Mention, Sentence, Talk

_BEARS: dict[str, tuple[type[Thing], ...]] = {
    "health": (Person, Foe, CardDraft),
    "sanity": (Person, CardDraft),
    "damage": (Foe, Person),
    "horror": (Foe, Person),
    "clue": (Person, Place),
    "doom": (Foe,),
    **dict.fromkeys(SKILLS, (Person, Foe)),
    "fight-value": (Foe,),
    "evade-value": (Foe,),
    "shroud": (Place,),
    **dict.fromkeys(("resource", "card", "hand", "action", "weakness", "asset"), (Person,)),
}
_OF_FOES = {"combat": "fight", "agility": "evade", "fight-value": "fight", "evade-value": "evade"}
_VERBS = {"fight": "fight-value", "evade": "evade-value"}  # fight 4 is a value
_FIELD = {
    "clue": "clues",
    "resource": "resources",
    "action": "actions",
    "card": "hand",
    "weakness": "weaknesses",
}


def read_amounts(talk: Talk, sentence: Sentence) -> None:
    """The values that the sentence gives to people, enemies, places, act and agenda."""
    read_out_of(talk, sentence)
    read_cost(talk, sentence)
    read_strength(talk, sentence)
    for number, stat in _amounts(talk, sentence):
        _tell(talk, sentence, number, stat)
    read_all_spent(talk, sentence)
    for place in talk.find(sentence, "health", "sanity"):
        if place not in talk.understood and denied(talk, place):  # sanity it has not
            talk.use(place)
    _pairs(talk, sentence)


def _amounts(talk: Talk, sentence: Sentence) -> Iterator[tuple[int, int]]:
    """Numbers with what they are numbers of: 3 health, shroud 2, the threshold is 5."""
    paired: set[int] = set()
    for place in talk.find(sentence, "number", "none"):
        if place in talk.understood:
            continue
        after, before = _beyond(talk, place, 1), _beyond(talk, place, -1)
        named = _names_value(talk, before) and not (after is not None and talk.concept(after) == "clue")
        for stat in (before, after) if named else (after, before):
            verb = stat is not None and talk.concept(stat) in _VERBS and stat == after
            if (
                stat is not None
                and not verb
                and stat not in paired | talk.taken | talk.understood
                and talk.concept(stat) in STATS
            ):
                paired.add(stat)
                yield place, stat
                break
        else:
            _of_them(talk, sentence, place)


def _beyond(talk: Talk, place: int, step: int) -> int | None:
    """The next telling word to one side: intellect I have 2; 1 left of health."""
    at = talk.next_to(place, step, 3)
    while at is not None and talk.concept(at) in ("left", "have", "me", "agenda", "more"):
        at = talk.next_to(at, step, 2)
    if step < 0 and at is not None and talk.concept(at) in ("enemy", "any-enemy", "place"):
        of = talk.next_to(at, -1, 2)  # the agility of the ghoul 3, the shroud of the location 2
        return of if of is not None and talk.concept(of) in (*_OF_FOES, "shroud") else at
    return at


_KINDS = ("clue", "doom", "resource")


def _of_them(talk: Talk, sentence: Sentence, place: int) -> None:
    """A number whose kind was said before: Wendy has 3 clues and Daisy has 1; nine of them are weaknesses."""
    weak = [p for p in talk.find(sentence, "weakness") if 0 < p - place <= 4]
    if weak and talk.concept(place) == "number":
        for who in [talk.person or talk.me()]:
            who.facts["weaknesses"] = talk.terms[place].number
        talk.use(place, weak[0])
        return
    if _of_life(talk, sentence, place):
        return
    kinds = [talk.concept(p) for p in sentence if p < place and talk.concept(p) in _KINDS]
    if (
        not kinds
        and talk.amount in _KINDS
        and (talk.find(sentence, "have") or talk.nearest(place, sentence, lambda m: m.of(Person)))
    ):
        kinds = [talk.amount]
    if not kinds and talk.amount == "clue" and talk.find(sentence, "act"):
        kinds = ["clue"]
    if not kinds or talk.concept(place) != "number":
        return
    value, kind = talk.terms[place].number, kinds[-1]
    if kind == "clue" and _of_act(talk, sentence, place):
        talk.scene.acts.append({"clues": value})
        talk.use(place)
        return
    fits = _BEARS[kind]
    after = talk.nearest(place, sentence, lambda m: isinstance(m.things[0], fits), after=True)
    before = talk.nearest(place, sentence, lambda m: isinstance(m.things[0], fits))
    having = talk.find(range(talk.clause(sentence, place)[0], place), "have")
    close = after is not None and not having and not talk.find(range(place, after.begin), "comma")
    found = after if after and close and after.begin - place <= 2 * NEAR else before
    if found:
        for each in found.things:
            _note(each, kind, value)
        talk.use(place)


def _of_life(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Roland (5 left): of the health or sanity that was spoken of."""
    lives = [p for p in range(place) if talk.concept(p) in ("health", "sanity")]
    left = [p for p in (place - 2, place - 1, place + 1) if talk.concept(p) == "left"]
    who = talk.nearest(place, sentence, lambda m: m.of(Person) and talk.concept(m.begin) != "he")
    if not lives or not left or who is None or talk.concept(place) != "number":
        return False
    for each in who.things:
        each.facts.setdefault(talk.concept(lives[-1]), talk.terms[place].number)
    talk.use(place, *left)
    return True


def _names_value(talk: Talk, before: int | None) -> bool:
    """Whether the word before a number is one that a number usually follows: combat 3, shroud 2."""
    named = (*SKILLS, "fight", "evade", "fight-value", "evade-value", "shroud", "threshold", "difficulty")
    return before is not None and talk.concept(before) in named


def _tell(talk: Talk, sentence: Sentence, number: int, stat: int) -> None:
    concept, value = talk.concept(stat), talk.terms[number].number
    concept = _VERBS.get(concept, concept)
    if concept in TOKENS:
        talk.amount = concept
    if concept == "action" and (gone := talk.find(sentence, "spend", "activate", "discard-it")):
        value = max(0, _ACTIONS - value)
        talk.use(*(p for p in gone if abs(p - number) <= NEAR))
    on = _card_row(talk, sentence, min(number, stat))
    if concept == "threshold" and talk.find(range(*talk.clause(sentence, number)), "act"):
        talk.scene.acts.append({"clues": value})
    elif concept in ("doom", "threshold") and _of_agenda(talk, sentence, number):
        talk.scene.agenda.setdefault(concept, value)
    elif concept == "clue" and _of_act(talk, sentence, number):
        talk.scene.acts.append({"clues": value})
    elif on is not None and (concept in ("health", "sanity") or _lies_on_it(talk, sentence, number, concept)):
        on.facts[concept] = value
    elif concept == "asset":
        pass
    else:
        bearer = _bearer(talk, sentence, number, concept)
        if bearer is None:
            return
        for each in bearer:
            _note(each, concept, value)
    if concept == "doom" and (of := _beyond(talk, stat, 1)) is not None and talk.concept(of) == "number":
        talk.scene.agenda.setdefault("threshold", talk.terms[of].number)
        talk.use(of)
    if concept == "card":
        talk.use(*(p for p in talk.find(sentence, "hand") if abs(p - number) <= NEAR))
    talk.use(
        number, stat, *(p for p in (number + 1, number - 1, stat + 1, stat - 1) if talk.concept(p) == "left")
    )


def _of_act(talk: Talk, sentence: Sentence, number: int) -> bool:
    """Whether so many clues are what the act needs, not what somebody has."""
    begin, end = talk.clause(sentence, number)
    people = any(begin <= m.begin < end and m.of(Person) for m in talk.mentions)
    people = people or _i_have(talk, sentence, number)
    acts = talk.find(sentence, "act")
    return bool(talk.find(range(begin, end), "act")) or (bool(acts) and not people)


def _lies_on_it(talk: Talk, sentence: Sentence, number: int, concept: str) -> bool:
    """Damage or horror that an ally or asset already has."""
    begin, end = talk.clause(sentence, number)
    words = range(begin, end)
    lying = talk.find(words, "have", "stand", "it", "he")
    return concept in ("damage", "horror") and bool(lying) and not talk.find(words, "deal", "attack", "take")


_ACTIONS = 3  # of a turn


def _note(bearer: Thing, concept: str, value: int) -> None:
    name = _OF_FOES.get(concept, concept) if isinstance(bearer, Foe) else concept
    bearer.facts.setdefault(_FIELD.get(name, name), value)


def _of_agenda(talk: Talk, sentence: Sentence, number: int) -> bool:
    """Whether doom lies on the agenda: an enemy nearer by has it otherwise."""
    if talk.concept(number - 1) == "threshold" or talk.concept(number + 1) == "threshold":
        return True
    agendas = talk.find(sentence, "agenda")
    begin, end = talk.clause(sentence, number)
    within = [m for m in talk.mentions if begin <= m.begin < end and m.of(Foe)]
    if within and not any(begin <= each < end for each in agendas):
        return False
    foe = talk.nearest(number, sentence, lambda m: m.of(Foe), after=True)
    if foe and foe.begin - number <= 4 and not any(number < each < foe.begin for each in agendas):
        return False
    return bool(agendas) or bool(talk.scene.agenda) or not talk.scene.foes


def _card_row(talk: Talk, sentence: Sentence, place: int) -> CardDraft | None:
    """The asset or ally that a value belongs to, if one stands nearer than any person or enemy."""
    cards = [
        p
        for p in talk.find(sentence, "ally", "asset")
        if (p < place or p - place < 4) and not denied(talk, p)
    ]
    if not cards or talk.person is None:
        return None
    near = min(cards, key=lambda p: abs(p - place))
    other = talk.nearest(place, sentence, lambda m: m.of(Person) or m.of(Foe))
    if other and near < other.begin < place and talk.concept(other.begin) not in ("he", "it"):
        return None
    talk.use(near)
    return _asset(talk, near)


def _asset(talk: Talk, place: int) -> CardDraft | None:
    who = talk.person
    if who is None:
        return None
    found = next((card for card in who.play if card.kind == "asset"), None)
    if found is None:
        term = talk.terms[place]
        found = CardDraft(dictionary_form(term, talk.lang).capitalize(), term.key, kind="asset")
        who.play.append(found)
    return found


def _bearer(talk: Talk, sentence: Sentence, place: int, concept: str) -> list[Thing] | None:
    """Who or what has the value: the owner of the parentheses, else the nearest before, else what follows."""
    kinds = _BEARS.get(concept, ())

    def fits(mention: Mention) -> bool:
        return isinstance(mention.things[0], kinds)

    if Person in kinds and (_left_to_me(talk, place) or _i_have(talk, sentence, place)):
        return [talk.me()]
    found = talk.nearest(place, sentence, fits)
    if concept in ("damage", "horror") and found and not found.of(Foe) and not _has(talk, sentence, place):
        return _striker(talk, sentence, place)  # an effect on somebody, not something that they have
    if found is None and _first_person(talk, sentence, place) and Person in kinds:
        return [talk.me()]
    if found is None:
        found = talk.nearest(place, sentence, fits, after=True)
    if found is not None:
        spread = talk.foes if found.of(Foe) and each_of_them(talk, place) else found.things
        return list(spread)
    if Person in kinds and talk.person and concept not in ("damage", "horror"):
        return [talk.person]
    if Person in kinds and not talk.scene.people:
        return [talk.me()]
    if Foe in kinds and talk.foes:
        return list(talk.foes)
    if concept == "shroud" and not talk.place:
        talk.place = talk.located("here", unnamed("here", talk.lang))
    return [talk.place] if Place in kinds and talk.place else None


def _striker(talk: Talk, sentence: Sentence, place: int) -> list[Thing] | None:
    """The enemy whose attack deals so much, though somebody stands nearer: a ghoul on Agnes hits for 3."""
    foe = talk.nearest(place, sentence, lambda m: m.of(Foe))
    if foe is None:
        return None
    between = range(foe.end, place)
    return None if talk.find(between, *_SUFFERED) else list(foe.things)


_SUFFERED = (
    "take",
    "gain",
    "lose",
    "heal",
    "assign",
    "place-it",
    "fail",
    "when",
    "after",
    "left",
    "treachery",
)


def _i_have(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Mam 3 wytrzymałości, маю 3 здоров'я: nobody else is meant, whoever stands before."""
    begin, end = talk.clause(sentence, place)
    having = [p for p in talk.find(range(begin, end), "have") if talk.terms[p].first_person]
    return talk.lang != "en" and bool(having) and abs(having[0] - place) <= NEAR


def _left_to_me(talk: Talk, place: int) -> bool:
    """Whether the word for what is left names the speaker: została mi, лишилось у мене."""
    near = [talk.terms[p] for p in range(max(0, place - 3), min(len(talk.terms), place + 4))]
    words = {word for term in near if term.concept == "left" for word in term.text.casefold().split()}
    return bool(words & {"mi", "mnie", "мені", "мене", "me"})


def _has(talk: Talk, sentence: Sentence, place: int) -> bool:
    verbs = [each for each in talk.find(sentence, "have", "deal", "attack") if each < place]
    return bool(verbs) and talk.concept(verbs[-1]) == "have"


def _first_person(talk: Talk, sentence: Sentence, place: int) -> bool:
    return any(
        talk.terms[each].first_person or talk.concept(each) == "me" for each in sentence if each < place + 4
    )


def _pairs(talk: Talk, sentence: Sentence) -> None:
    """2/1: what an enemy's attack deals."""
    for place in talk.find(sentence, "pair"):
        if place in talk.understood:
            continue
        found = talk.nearest(place, sentence, lambda m: m.of(Foe)) or talk.nearest(
            place, sentence, lambda m: m.of(Foe), after=True
        )
        foes = found.things if found else talk.foes[-1:]
        for foe in foes:
            foe.facts |= {"damage": talk.terms[place].number, "horror": talk.terms[place].other}
        if foes:
            talk.use(place, *talk.find(range(place - 2, place), "attack"))
