"""What is attempted: an action, a test, a draw, an attack; or the moment that has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.abilities import TYPES
from engine.ahlcg.described.amounts import SKILLS
from engine.ahlcg.described.effects_told import effects
from engine.ahlcg.described.grammar import is_done_to
from engine.ahlcg.described.outcomes_told import closest, read_claims, read_outcomes, slain
from engine.ahlcg.described.scene import AbilityDraft, CardDraft, Deed, Foe, Person, Place
from engine.ahlcg.described.striking import attack_deed, engaged_object, foe_does
from engine.ahlcg.described.tagging import dictionary_form, unnamed
from engine.ahlcg.question import Happening

if TYPE_CHECKING:
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
    read_outcomes(talk, sentence)
    if sentence.asks and (talk.scene.deed is not None or not talk.find(sentence, "q-may", "q-likely")):
        return
    for place in talk.find(sentence, *_ACTIONS, "fail", "succeed", "take", "gain", "die", "attack", "attack-of-opportunity"):
        if talk.concept(place) in ("fight", "evade") and _is_value(talk, place):
            continue
        if talk.concept(place - 1) == "not" and talk.concept(place) in _ACTIONS:
            talk.use(place)
            continue  # what is not done
        before = talk.scene.deed
        told = before is not None and before.do in ("activate", "play") and before.at in range(sentence.begin, place)
        if (told and place in talk.understood) or (talk.concept(place - 1) == "after" and talk.lang != "en"):
            continue  # what an effect does; what is over: po dobraniu
        deed = _deed(talk, sentence, place)
        if deed is not None and not _says_less(deed, talk.scene.deed):
            deed.at = place
            talk.scene.deed = deed
            talk.amount = _GIVES.get(deed.do, talk.amount)
            talk.use(place)
    read_claims(talk, sentence)


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
    found = talk.nearest(place, sentence, lambda m: m.of(Person) and not _passive(talk, m.begin))
    foe = talk.nearest(place, sentence, lambda m: m.of(Foe))
    if found and not (foe and foe.begin > found.begin and talk.concept(place) in ("attack",)):
        who = found.things[0]
        return who if isinstance(who, Person) else None
    if any(talk.terms[each].first_person or _says_i(talk, each) for each in sentence):
        return talk.me()
    return talk.person


def _passive(talk: Talk, place: int) -> bool:
    """Whether somebody only has something done to them: mogę go zaatakować; a brute engaged with me."""
    return engaged_object(talk, place) or talk.concept(place) in ("he", "me") and is_done_to(talk.terms[place].text, talk.lang)


def _says_i(talk: Talk, place: int) -> bool:
    """Whether the words that ask for leave name the speaker: wolno mi, можна мені, am i allowed."""
    words = talk.terms[place].text.casefold().split()
    return talk.concept(place) in ("q-may", "want") and bool({"i", "mi", "mnie", "мені"}.intersection(words))


def _deed(talk: Talk, sentence: Sentence, place: int) -> Deed | None:
    by = _subject(talk, sentence, place)
    match talk.concept(place):
        case "investigate":
            return Deed("investigate", by)
        case "fight" | "evade" | "engage" as verb:
            foe = _target(talk, sentence, place)
            if foe is None or (verb == "engage" and foe_does(talk, sentence, place)):
                return None
            if verb == "fight":
                _slain_already(talk, foe)
            return Deed(verb, by, foe)
        case "fail" | "succeed":
            return _tested_against(talk, sentence, place, by)
        case "parley" | "resign" as verb:
            return Deed(verb, by)
        case "move":
            return _move(talk, sentence, place, by)
        case "draw":
            return _draw(talk, sentence, place, by)
        case "take" | "gain":
            return _take(talk, sentence, place, by)
        case "play":
            return _play(talk, sentence, place, by)
        case "activate":
            return _activate(talk, sentence, place, by)
        case "test":
            return _test(talk, sentence, place, by)
        case "die":
            return _die(talk, sentence, place)
        case "attack":
            return attack_deed(talk, sentence, place, by)
    return None


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


def _draw(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """A card of one's own, or from the encounter deck."""
    after = talk.next_to(place, 1, 3)
    zero = after is not None and talk.concept(after) == "number" and not talk.terms[after].number
    if zero or (after is not None and talk.concept(after) in _TOKENS):
        talk.use(place)
        return None  # a token from the bag
    drawn = talk.find(sentence, "encounter-card", "treachery", "encounter-deck")
    if drawn or (by and _draws_enemy(talk, sentence, place)):
        kind = "treachery" if talk.find(sentence, "treachery") else "enemy"
        if talk.find(sentence, "encounter-card") and not talk.find(sentence, "treachery"):
            talk.use(*drawn)
            return Deed("encounter", None if talk.find(sentence, "each") else by)
        card = CardDraft(unnamed("treachery", talk.lang), kind, kind=kind)
        keywords = talk.find(sentence, "surge", "peril")
        card.keywords = {talk.concept(each) for each in keywords}
        talk.use(*drawn, *keywords)
        talk.scene.drawn = card
        if kind == "enemy" and talk.foes:
            card.name, card.keywords = talk.foes[-1].name, talk.foes[-1].keywords
            if talk.foes[-1] in talk.scene.foes:
                talk.scene.foes.remove(talk.foes[-1])
        return Deed("encounter", by, card=card)
    talk.use(*talk.find(sentence, "card"), *(p for p in talk.find(sentence, "action") if abs(p - place) <= _NEAR))
    return Deed("draw", by)


_NEAR = 5


_TOKENS = ("signed", "skull", "auto-fail", "tablet", "elder-sign", "elder-thing", "token")


def _draws_enemy(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Whether an enemy is what is drawn: right after the verb, before any card is spoken of."""
    after = talk.find(range(place + 1, sentence.end), "enemy", "any-enemy", "hunter", "card", "action", "comma")
    if after and after[0] - place <= _NEAR:
        return talk.concept(after[0]) in ("enemy", "any-enemy", "hunter")
    return bool(talk.find(sentence, "enemy", "any-enemy")) and not talk.find(sentence, "engaged", "card")


def _take(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """Taking a resource is an action; other gains are what effects do."""
    after = talk.next_to(place, 1, 4)
    resource = [p for p in talk.find(sentence, "resource") if abs(p - place) <= 5]
    if not resource or (after is not None and talk.concept(after) in ("damage", "horror")):
        return None
    talk.use(*resource, *talk.find(sentence, "action"))
    return Deed("resource", by)


def _play(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    if by is None:
        return None
    named = [p for p in talk.find(sentence, "name", "quote", "event", "asset", "ally", "card") if p > place]
    if not named:
        return _play_told(talk, by)
    at = named[0]
    term = talk.terms[at]
    kind = "asset" if term.concept in ("asset", "ally") else "event"
    named_card = term.concept in ("name", "quote")
    name = term.text if named_card else dictionary_form(term, talk.lang).capitalize()
    card = CardDraft(name, term.key or term.text, kind=kind, named=named_card)
    card.fast = bool(talk.find(sentence, "fast"))
    rest = [p for p in range(at + 1, sentence.end) if p not in talk.taken]
    told = [result for _, result in effects(talk, rest)]
    if told:
        card.abilities.append(AbilityDraft("play", talk.text, data={"at": "play", "results": told}))
        talk.use(
            *(p for p in rest if talk.concept(p) in ("place-it", "agenda", "deal", "give", "draw", "gain"))
        )
    talk.use(at, *talk.find(sentence, "fast", "hand"))
    by.hand.append(card)
    return Deed("play", by, card=card)


def _play_told(talk: Talk, by: Person) -> Deed | None:
    """Can I play it now: the card that was spoken of before."""
    if talk.held is None:
        return None
    by.hand.append(talk.held)
    return Deed("play", by, card=talk.held)


def read_held(talk: Talk, sentence: Sentence) -> None:
    """A card that somebody has, before anything is done with it: I've got a fast asset."""
    having = talk.find(sentence, "have", "hand", "me")
    cards = [p for p in talk.find(sentence, "asset", "event", "ally") if having and p > having[0]]
    if not cards or sentence.asks or talk.find(sentence, "play", "number", "when", "after", *TYPES):
        return
    term = talk.terms[cards[0]]
    kind = "event" if term.concept == "event" else "asset"
    name = dictionary_form(term, talk.lang).capitalize()
    talk.held = CardDraft(name, term.key, kind=kind, fast=bool(talk.find(sentence, "fast")))
    if talk.held.fast:
        talk.use(cards[0], *talk.find(sentence, "fast", "hand"))


def _activate(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """An ability of an asset; a reaction that is used is no action."""
    on = [p for p in talk.find(sentence, "ally", "asset", "ability") if p > place]
    told_before = [card for card in by.play if card.abilities] if by else []
    if not on and told_before and by:
        return Deed("activate", by, card=told_before[-1], ability=told_before[-1].abilities[0])
    on = on or [p for p in range(place + 1, sentence.end) if talk.concept(p) in ("unknown", "name")][:1]
    if not on or by is None:
        return None
    rest = [p for p in range(on[0] + 1, sentence.end) if p not in talk.taken]
    told = [result for _, result in effects(talk, rest)]
    if not told and told_before:
        return Deed("activate", by, card=told_before[-1], ability=told_before[-1].abilities[0])
    if not told:
        return None
    asset = next((card for card in by.play if card.kind == "asset"), None)
    if asset is None:
        term = talk.terms[on[0]]
        asset = CardDraft(dictionary_form(term, talk.lang).capitalize(), term.key, kind="asset")
        by.play.append(asset)
    ability = AbilityDraft(
        "action", talk.text, asset, {"at": "action", "results": told, "cost": {"actions": 1}}
    )
    asset.abilities.append(ability)
    talk.use(*on, *talk.find(sentence, "draw", "gain", "take", "place-it", "action"))
    return Deed("activate", by, card=asset, ability=ability)


def read_asset_actions(talk: Talk, sentence: Sentence) -> None:
    """An asset that has an action: its action gives 2 resources."""
    actions = talk.find(sentence, "action")
    cards = [card for card in (talk.person.play if talk.person else []) if not card.abilities]
    if not actions or not cards or talk.find(sentence, *_ACTIONS, "take"):
        return
    rest = [p for p in range(actions[0] + 1, sentence.end) if p not in talk.taken]
    if told := [result for _, result in effects(talk, rest)]:
        data: dict[str, object] = {"at": "action", "results": told, "cost": {"actions": 1}}
        cards[-1].abilities.append(AbilityDraft("action", talk.text, cards[-1], data))
        talk.use(actions[0])


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
