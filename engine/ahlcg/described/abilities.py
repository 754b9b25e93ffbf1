"""Abilities that a description tells or quotes: their type and moment, what they do, and on what they are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from engine.ahlcg.described.ability_heads import EFFECTS, Told
from engine.ahlcg.described.effects_told import effects
from engine.ahlcg.described.scene import AbilityDraft, CardDraft, Deed, Foe, Person, Place
from engine.ahlcg.described.tagging import dictionary_form, person_name, unnamed
from engine.ahlcg.state.naming import same_name
from engine.ahlcg.text import ability as as_ability
from engine.ahlcg.text import read_text
from rules_graph.model import LANGS, Lang

if TYPE_CHECKING:
    from engine.ahlcg.described.scene import Thing
    from engine.ahlcg.described.talk import Sentence, Talk
    from engine.ahlcg.state.cards import Ability

_HEADS: dict[str, dict[Lang, str]] = {
    "forced": {"en": "Forced - ", "pl": "Wymuszony - ", "uk": "Вимушено - "},
    "revelation": {"en": "Revelation - ", "pl": "Odkrycie - ", "uk": "Розкриття - "},
    "reaction": dict.fromkeys(LANGS, "[reaction] "),
    "free": dict.fromkeys(LANGS, "[free] "),
}
_HOLDERS = ("agenda", "act", "treachery", "asset", "ally", "event", "scenario-card", "card", "spell")
_MOMENTS = {"end-of-round": "step-4.6", "end-of-turn": "step-2.2.2"}


def read_abilities(talk: Talk, sentence: Sentence, told: list[Told]) -> None:
    for each in told:
        _one_or_more(talk, sentence, each)
        _cancelled_at_once(talk, sentence, each)
    if not told:
        _quoted(talk, sentence)


def _cancelled_at_once(talk: Talk, sentence: Sentence, told: Told) -> None:
    """A revelation that the same sentence says is cancelled, by whatever card."""
    if talk.concept(told.head) != "revelation" or any(talk.concept(p) == "reaction" for p in sentence):
        return
    after = told.places[-1] if told.places else told.head
    cancels = [p for p in sentence if p > after and talk.concept(p) in ("cancel", "cancelled")]
    if not cancels or sentence.asks:
        return
    data: dict[str, Any] = {
        "at": "encounter-drawn",
        "timing": "when",
        "forced": False,
        "results": [{"result": "cancel"}],
    }
    draft = AbilityDraft("reaction", talk.terms[cancels[0]].text, talk.person or talk.me(), data)
    talk.scene.abilities.append(draft)
    rest = range(cancels[0], sentence.end)
    talk.use(
        *(
            p
            for p in rest
            if talk.concept(p) in ("cancel", "cancelled", "revelation", "event", "fast", "card")
        )
    )


def _one_or_more(talk: Talk, sentence: Sentence, told: Told) -> None:
    place, places = told.head, list(told.places)
    kind = talk.concept(place)
    if kind == "have":
        kind = talk.scene.abilities[-1].type
    concepts = {talk.concept(each) for each in places}
    cancels = concepts & {"cancel", "cancelled"} and not concepts & {"when", "after", "quote"}
    if kind in ("event", "card", "asset") and cancels:
        kind = "reaction"
    if kind == "treachery":
        kind = "revelation"
        _drawn_unsaid(talk)
    if kind == "event":
        _in_hand(talk, sentence, place, places)
        return
    number = _how_many(talk, sentence, place)
    several = number is not None
    moment = next((talk.concept(each) for each in sentence if talk.concept(each) in _MOMENTS), None)
    if several:
        assert number is not None
        talk.use(place, number)
        _several(talk, sentence, kind, places, moment)
        return
    other = _another_holder(talk, places)
    rest = [each for each in places if other is not None and each >= other]
    places = [each for each in places if each not in rest]
    text = _text(talk, places)
    draft = _draft(talk, kind, text, places, moment)
    if draft.data.get("at") == "other" and kind in ("forced", "reaction"):
        draft.data |= _moment_by_words(talk, [each for each in sentence if each < place])
    draft.on = _holder(talk, sentence, place if places[0] > place else places[0])
    talk.use(place)
    if places[0] > place:
        talk.taken.update(places)
    _keep(talk, draft, places)
    if rest:
        talk.taken.update(rest)
        _for_another(talk, draft, rest)


def _drawn_unsaid(talk: Talk) -> None:
    """A treachery that is quoted is drawn, by who speaks unless somebody else is spoken of."""
    scene = talk.scene
    if scene.drawn is None and scene.deed is None:
        card = CardDraft(unnamed("treachery", talk.lang), "treachery", kind="treachery")
        scene.drawn = card
        scene.deed = Deed("encounter", talk.person or talk.me(), card=card)


def _how_many(talk: Talk, sentence: Sentence, place: int) -> int | None:
    """Where it is said that there are several: two forced effects; two cards go off, both forced."""
    near = talk.next_to(place, -1, 3)
    if near is not None and talk.concept(near) == "number" and talk.terms[near].number > 1:
        return near
    if near is None or talk.concept(near) != "both":
        return None
    counts = [p for p in sentence if p < place and talk.concept(p) == "number" and talk.terms[p].number > 1]
    return counts[0] if counts else near


def _another_holder(talk: Talk, places: list[int]) -> int | None:
    """Where somebody else is said to have the same, with another effect: … and Daisy draws 1 card."""
    for each in places[1:]:
        told = any(talk.concept(p) in EFFECTS for p in places if p > each)
        before = any(talk.concept(p) in (*EFFECTS, "quote") for p in places if p < each)
        if talk.concept(each) == "person" and told and before:
            return each
    return None


def _for_another(talk: Talk, first: AbilityDraft, places: list[int]) -> None:
    found = effects(talk, places)
    if not found:
        return
    data = {**first.data, "results": [result for _, result in found]}
    if "trigger" in data:
        data["trigger"] = {"by": "anyone"}
    on = _person_here(talk, places[0])
    draft = AbilityDraft(first.type, _text(talk, places), on, data, whole=False)
    talk.scene.abilities.append(draft)
    talk.use(places[0], *(p for p in places if talk.concept(p) in ("draw", "gain", "take")))


def _in_hand(talk: Talk, sentence: Sentence, place: int, places: list[int]) -> None:
    """A fast event in somebody's hand, with the moment at which it may be played."""
    timed = [each for each in places if talk.concept(each) in ("when", "after", "quote")]
    rest = [each for each in places if each >= timed[0]]
    draft = _draft(talk, "reaction", _text(talk, rest), rest, None)
    who = talk.person or talk.me()
    name = dictionary_form(talk.terms[place], talk.lang).capitalize()
    card = CardDraft(name, "event", kind="event", fast=True, abilities=[draft])
    who.hand.append(card)
    talk.scene.told_event = card
    talk.taken.update(places)
    talk.use(place, *talk.find(sentence, "fast", "hand", "play"), *(rest if draft.whole else ()))


def _text(talk: Talk, places: list[int]) -> str:
    """The words as they stand, or the quotation where all is in it."""
    quotes = [each for each in places if talk.concept(each) == "quote"]
    outside = [each for each in places if each not in quotes and talk.concept(each) in EFFECTS]
    if quotes and not outside:
        return talk.terms[quotes[0]].text
    words = talk.text[talk.terms[places[0]].start : talk.terms[places[-1]].end]
    bare = re.sub(r"[\"“”„«»]|\((?!\d)|(?<!\d)\)", "", words).strip(" ,:–—-")
    return f"{bare})" if bare.count("(") > bare.count(")") else bare


def _several(talk: Talk, sentence: Sentence, kind: str, places: list[int], moment: str | None) -> None:
    """Two forced effects, one of which does this and the other that."""
    found = effects(talk, places)
    for number, (at, result) in enumerate(found):
        begin = found[number - 1][0] + 1 if number else places[0]
        at_step = _MOMENTS.get(moment or talk.scene.moment or "", "other")
        data: dict[str, Any] = {
            "at": at_step,
            "timing": "when",
            "forced": kind == "forced",
            "results": [result],
        }
        text = talk.text[talk.terms[begin].start : talk.terms[at].end].strip(" ,:–—-")
        draft = AbilityDraft(kind, text, data=data)
        draft.on = _holder(talk, sentence, at, begin)
        talk.scene.abilities.append(draft)
    if found:
        talk.taken.update(places)
        told = (*_MOMENTS, "ability", *_HOLDERS, "another", "number")
        talk.use(*(each for each in sentence if talk.concept(each) in told))


def _draft(talk: Talk, kind: str, text: str, places: list[int], moment: str | None) -> AbilityDraft:
    """Read as a card's text; what that does not give, from the words themselves."""
    prefix = _HEADS[kind][talk.lang] if kind in _HEADS else ""
    made = next((m for each in read_text(prefix + text, talk.lang) if (m := as_ability(each, "told"))), None)
    data: dict[str, Any] = {}
    opaque = True
    if made is not None:
        data = _as_data(made)
        opaque = any(result.result == "opaque" for result in made.results) or not made.results
    if kind == "revelation":
        data["at"] = "revelation"
    elif data.get("at") in (None, "other", "constant") and moment:
        data |= {"at": _MOMENTS[moment], "timing": "when"}
    whole = not opaque
    if opaque:
        told = [result for _, result in effects(talk, places)]
        if told:
            data["results"] = told
            opaque = False
        else:
            data["results"] = [{"result": "opaque", "text": text}]
    data["forced"] = kind == "forced"
    if data.get("at") in (None, "other", "constant") and kind in ("forced", "reaction"):
        data |= _moment_by_words(talk, places)
    return AbilityDraft(kind, text, data=data, read=not opaque, whole=whole)


def _moment_by_words(talk: Talk, places: list[int]) -> dict[str, Any]:
    """The moment, by the verb that follows "after" or "when"."""
    timed = [each for each in places if talk.concept(each) in ("when", "after")]
    if timed:
        for each in places[places.index(timed[0]) :]:
            if (event := _EVENTS_BY_VERB.get(talk.concept(each))) is not None:
                talk.use(each, timed[0])
                timing = talk.concept(timed[0])
                return {"at": event, "timing": timing}
        for each in reversed(places[: places.index(timed[0])]):  # he attacks, and after that …
            if (event := _EVENTS_BY_VERB.get(talk.concept(each))) is not None:
                return {"at": event, "timing": talk.concept(timed[0])}
    cancels = any(talk.concept(each) in ("cancel", "cancelled") for each in places)
    if cancels and any(talk.concept(each) == "revelation" for each in places):
        return {"at": "encounter-drawn", "timing": "when"}
    return {"at": "other"}


_EVENTS_BY_VERB = {
    "attack": "enemy-attacks",
    "attack-of-opportunity": "enemy-attacks",
    "die": "enemy-defeated",
    "engage": "enemy-engaged",
    "reveal": "location-revealed",
    "revealed": "location-revealed",
    "treachery": "encounter-drawn",
}


def _as_data(made: Ability) -> dict[str, Any]:
    """As a sheet has it: only what it says, its effects in full."""
    data = made.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude={"id", "text"})
    effects = ("results", "on_success", "on_failure")
    whole = {name: [each.model_dump(mode="json") for each in getattr(made, name)] for name in effects}
    return {**data, **{name: value for name, value in whole.items() if value}}


def _keep(talk: Talk, draft: AbilityDraft, places: list[int]) -> None:
    talk.scene.abilities.append(draft)
    if draft.whole and places[0] in talk.taken:
        _use_rest(talk, places)
    else:
        talk.use(*(each for each in places if talk.concept(each) in _MOMENTS))
        if draft.read and draft.data.get("at") not in (None, "other", "constant"):
            talk.use(*(each for each in places if talk.concept(each) in _TOLD_WORDS))
        if draft.type == "reaction":
            _aimed(talk, places)


_TOLD_WORDS = ("die", "any-enemy", "draw", "gain", "take", "place-it", "deal", "attack", "discard-it")


def _aimed(talk: Talk, places: list[int]) -> None:
    """A known enemy named within a reaction is the one that its player aims at."""
    for each in places:
        known = [foe for foe in talk.scene.foes if same_name(foe.key, talk.terms[each].key)]
        if talk.concept(each) == "enemy" and known:
            talk.scene.aimed.append(known[-1])
            talk.use(each)


def _use_rest(talk: Talk, places: list[int]) -> None:
    """An ability that is read as a whole leaves nothing in it unread; numbers and kinds set the topic."""
    talk.use(*places)
    for each in places:
        if talk.concept(each) in ("doom", "horror", "damage", "resource", "clue", "card"):
            talk.amount = talk.concept(each)


def _quoted(talk: Talk, sentence: Sentence) -> None:
    """A quotation without a type before it: the type stands in it."""
    for place in sentence:
        if talk.concept(place) != "quote":
            continue
        text = talk.terms[place].text
        made = next((m for each in read_text(text, talk.lang) if (m := as_ability(each, "told"))), None)
        if made is None or made.at in ("constant", "other"):
            continue
        read = bool(made.results) and all(result.result != "opaque" for result in made.results)
        data = _as_data(made)
        draft = AbilityDraft(made.type, text, _holder(talk, sentence, place), data, read)
        talk.use(place)
        talk.scene.abilities.append(draft)


def _holder(talk: Talk, sentence: Sentence, place: int, begin: int | None = None) -> Thing | str | None:
    """What the ability is on: the nearest thing before it that can have one."""
    begin = sentence.begin if begin is None else begin
    for at in range(place - 1, begin - 1, -1):
        concept = talk.concept(at)
        if at in talk.taken and begin == sentence.begin:
            continue
        if concept in _HOLDERS:
            talk.use(at)
            return _card(talk, concept, at, begin, place)
        mention = next((m for m in talk.mentions if m.begin <= at < m.end), None)
        if mention is None:
            mention_thing = _person_here(talk, at)
            if mention_thing is not None:
                return mention_thing
            continue
        if isinstance(mention.things[0], Person | Foe | Place):
            return mention.things[0]
    return talk.foes[-1] if talk.foes and begin != sentence.begin else talk.person


def _person_here(talk: Talk, place: int) -> Thing | None:
    match talk.concept(place):
        case "me":
            return talk.me()
        case "person":
            term = talk.terms[place]
            return talk.named(term.key, person_name(term.key, talk.lang))
    return None


def _card(talk: Talk, concept: str, at: int, begin: int, end: int) -> Thing | str | None:
    if concept in ("agenda", "act"):
        return concept
    if concept == "scenario-card":
        return "table"
    near = [p for p in range(begin, end) if talk.concept(p) in ("person", "me", "he")]
    who = next((found for p in reversed(near) if (found := _person_here(talk, p))), None) or talk.person
    if concept == "treachery":
        card = CardDraft(unnamed("treachery", talk.lang), talk.terms[at].key, kind="treachery")
        if isinstance(who, Person):
            who.threat.append(card)
        return card
    return who
