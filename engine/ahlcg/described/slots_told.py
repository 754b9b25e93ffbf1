"""Assets in their slots and on their uses: two one-handed ones and a shotgun; a second ally; no ammo left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import CardDraft, Person
from engine.ahlcg.described.tagging import dictionary_form
from engine.ahlcg.state.naming import same_name

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

_KINDS = {
    "ally": ("ally", "sojusz", "sprzymierz", "союзн"),
    "arcane": ("arcane", "mistycz", "заклят", "магіч"),
    "accessory": ("accessory", "akcesori", "аксесуар"),
    "body": ("body", "ciał", "тіл"),
}
_NEAR = 4


def read_slots(talk: Talk, sentence: Sentence) -> None:
    """Which assets lie in slots before another one is played, and which slots that one takes."""
    slots = talk.find(sentence, "slot", "hand")
    deed = talk.scene.deed
    playing = talk.find(sentence, "play")
    nouns = talk.find(sentence, "asset", "ally")
    lying = [p for p in nouns if not playing or p < playing[0]]
    having = talk.find(sentence, "have", "slot", "keep")
    if not sentence.asks and lying and having and not talk.find(sentence, "activate", "assign", "health"):
        _lay_out(talk, sentence, lying, slots)
    if deed is not None and deed.do == "play" and deed.card is not None and deed.card.kind == "asset":
        after = [p for p in slots if p > deed.at and deed.at in sentence]
        ally = any(talk.concept(p) == "ally" for p in nouns if p > deed.at and deed.at in sentence)
        if ally:
            deed.card.slots = ["ally"]
        elif after:
            deed.card.slots = _slots(talk, after[0])
            talk.use(*after, *_counting(talk, after[0]))
        if deed.at in sentence:
            talk.use(*(p for p in nouns if p > deed.at))


def _lay_out(talk: Talk, sentence: Sentence, lying: list[int], slots: list[int]) -> None:
    """The assets that somebody has in play already."""
    told = [p for p in slots if talk.concept(p) == "slot"]
    allies = [p for p in lying if talk.concept(p) == "ally"]
    if not told and not (allies and talk.find(sentence, "play")):
        return
    who = talk.person or talk.me()
    if any(talk.terms[p].first_person for p in sentence) or talk.find(sentence, "me"):
        who = talk.me()
    for place in lying:
        term = talk.terms[place]
        if any(same_name(card.key, term.key) for card in who.play):
            continue
        name = dictionary_form(term, talk.lang).capitalize()
        card = CardDraft(name, term.key, kind="asset")
        card.slots = ["ally"] if talk.concept(place) == "ally" else _slots(talk, told[0])
        _add(who, card)
        talk.use(place)
    talk.use(*told, *(p for at in told for p in _counting(talk, at)))


def _add(who: Person, card: CardDraft) -> None:
    card.name = (
        card.name if all(each.name != card.name for each in who.play) else f"{card.name} {len(who.play) + 1}"
    )
    who.play.append(card)


def _counting(talk: Talk, place: int) -> list[int]:
    return [p for p in (place - 2, place - 1, place + 1) if talk.concept(p) == "number"]


def _slots(talk: Talk, place: int) -> list[str]:
    """The slots that a word and the number beside it tell: two hands."""
    text = talk.terms[place].text.casefold()
    kind = next((kind for kind, stems in _KINDS.items() if any(stem in text for stem in stems)), "hand")
    numbers = _counting(talk, place)
    two = any(word in text for word in ("two", "both", "obur", "дво")) or talk.concept(place - 1) == "both"
    return [kind] * (talk.terms[numbers[0]].number if numbers else 2 if two else 1)


def read_uses(talk: Talk, sentence: Sentence) -> None:
    """How many uses are left on an asset, and an ability that spends them."""
    for place in talk.find(sentence, "uses"):
        numbers = [p for p in (place - 2, place - 1, place + 1) if talk.concept(p) in ("number", "none")]
        spends = [p for p in talk.find(sentence, "spend") if abs(p - place) <= _NEAR]
        cards = talk.find(sentence, "asset")
        who = talk.person or talk.me()
        if not numbers or (spends and not cards):
            if who.play and spends:
                talk.use(place, *numbers, *spends)
            continue
        if cards:
            term = talk.terms[cards[0]]
            name = dictionary_form(term, talk.lang).capitalize()
            card = CardDraft(name, term.key, kind="asset")
            card.facts["uses"] = talk.terms[numbers[0]].number
            talk.me().play.append(card)
            talk.use(place, numbers[0], cards[0])
