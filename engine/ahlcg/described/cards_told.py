"""What is done with cards: drawn, played, activated; and cards that somebody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.ability_heads import TYPES
from engine.ahlcg.described.effects_told import effects
from engine.ahlcg.described.engaging import denied
from engine.ahlcg.described.scene import AbilityDraft, CardDraft, Deed, Person
from engine.ahlcg.described.tagging import dictionary_form, unnamed

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

_OTHER_DEEDS = (
    "investigate", "fight", "evade", "engage", "move", "draw", "play", "activate", "test", "resign", "parley",
    "take",
)  # fmt: skip


def draw_deed(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
    """A card of one's own, or from the encounter deck."""
    after = talk.next_to(place, 1, 3)
    zero = after is not None and talk.concept(after) == "number" and not talk.terms[after].number
    if zero or (after is not None and talk.concept(after) in _TOKENS):
        talk.use(place)
        return None  # a token from the bag
    if by is not None and _draws_told(talk, place):
        return Deed("encounter", by, card=talk.scene.drawn)
    drawn = talk.find(sentence, "encounter-card", "treachery", "encounter-deck")
    if drawn or (by and _draws_enemy(talk, sentence, place)):
        kind = "treachery" if talk.find(sentence, "treachery") else "enemy"
        if talk.find(sentence, "encounter-card") and not talk.find(sentence, "treachery"):
            talk.use(*drawn)
            return Deed("encounter", None if talk.find(sentence, "each") else by)
        card = CardDraft(unnamed("treachery", talk.lang), kind, kind=kind)
        keywords = talk.find(sentence, "surge", "peril")
        card.keywords = {talk.concept(each) for each in keywords if not denied(talk, each)}
        talk.use(
            *(p for each in keywords for p in (each - 1, each + 1) if talk.concept(p) in ("none", "not"))
        )
        talk.use(*drawn, *keywords)
        talk.scene.drawn = card
        if kind == "enemy" and talk.foes:
            card.name, card.keywords = talk.foes[-1].name, talk.foes[-1].keywords
            if talk.foes[-1] in talk.scene.foes:
                talk.scene.foes.remove(talk.foes[-1])
        return Deed("encounter", by, card=card)
    talk.use(
        *talk.find(sentence, "card"), *(p for p in talk.find(sentence, "action") if abs(p - place) <= _NEAR)
    )
    return Deed("draw", by)


_NEAR = 5


def _draws_told(talk: Talk, place: int) -> bool:
    """He draws it: the treachery whose revelation has been told."""
    near = [talk.concept(p) for p in (place - 1, place + 1)]
    told = any(each.type == "revelation" for each in talk.scene.abilities)
    if not told or not {"it", "he"}.intersection(near) or talk.concept(place + 2) == "card":
        return False
    if talk.scene.drawn is None:
        talk.scene.drawn = CardDraft(unnamed("treachery", talk.lang), "treachery", kind="treachery")
    return True


_TOKENS = ("signed", "skull", "auto-fail", "tablet", "elder-sign", "elder-thing", "token")


def _draws_enemy(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Whether an enemy is what is drawn: right after the verb, before any card is spoken of."""
    after = talk.find(
        range(place + 1, sentence.end), "enemy", "any-enemy", "hunter", "card", "action", "comma"
    )
    if after and after[0] - place <= _NEAR:
        return talk.concept(after[0]) in ("enemy", "any-enemy", "hunter")
    return bool(talk.find(sentence, "enemy", "any-enemy")) and not talk.find(sentence, "engaged", "card")


def play_deed(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
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


def activate_deed(talk: Talk, sentence: Sentence, place: int, by: Person | None) -> Deed | None:
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
    if not actions or not cards or talk.find(sentence, *_OTHER_DEEDS):
        return
    rest = [p for p in range(actions[0] + 1, sentence.end) if p not in talk.taken]
    if told := [result for _, result in effects(talk, rest)]:
        data: dict[str, object] = {"at": "action", "results": told, "cost": {"actions": 1}}
        cards[-1].abilities.append(AbilityDraft("action", talk.text, cards[-1], data))
        talk.use(actions[0])
