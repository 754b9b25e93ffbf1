"""What numbers may be numbers of; and numbers that tell it only by the words around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.scene import Foe, Person

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

NEAR = 4  # words
SKILLS = ("willpower", "intellect", "combat", "agility")


TOKENS = ("damage", "horror", "clue", "doom", "resource", "card", "action")


STATS = (
    *SKILLS, *TOKENS, "fight", "evade", "hand", "health", "sanity", "fight-value", "evade-value", "shroud",
    "threshold", "difficulty", "weakness", "asset",
)  # fmt: skip


def read_cost(talk: Talk, sentence: Sentence) -> None:
    """What a card costs: an asset for 2, it costs 2."""
    deed = talk.scene.deed
    card = deed.card if deed and deed.do == "play" else talk.held
    for place in talk.find(sentence, "number") if card is not None else ():
        after, before = talk.next_to(place, 1), talk.terms[place - 1]
        priced = talk.concept(place - 1) == "spend" or before.text.casefold() in _FOR
        counted = after is not None and talk.concept(after) in STATS and talk.concept(after) != "resource"
        if card is not None and priced and not counted and place not in talk.understood:
            card.facts["cost"] = talk.terms[place].number
            talk.use(place, place - 1, *talk.find(sentence, "asset", "event"))


_FOR = frozenset(["for", "za", "за"])


def read_all_spent(talk: Talk, sentence: Sentence) -> None:
    """All my actions are spent."""
    for place in talk.find(sentence, "action"):
        every = [p for p in (place - 2, place - 1) if talk.concept(p) == "each"]
        gone = talk.find(sentence, "spend", "activate", "discard-it", "empty")
        if place in talk.understood or not every or not gone or sentence.asks:
            continue
        who = talk.nearest(place, sentence, lambda m: m.of(Person))
        bearer = who.things[0] if who else talk.person or talk.me()
        bearer.facts.setdefault("actions", 0)
        talk.use(place, *every, *gone)


def read_strength(talk: Talk, sentence: Sentence) -> None:
    """A rat bites me for 2: damage, though nobody says of what."""
    for place in talk.find(sentence, "number"):
        after, before = talk.next_to(place, 1), talk.terms[place - 1].text.casefold()
        strikes = talk.find(range(max(sentence.begin, place - NEAR), place), "attack", "deal")
        if place in talk.understood or not strikes or before not in (*_FOR, "на"):
            continue
        foe = talk.nearest(place, sentence, lambda m: m.of(Foe))
        if foe is not None and (after is None or talk.concept(after) not in STATS):
            for each in foe.things:
                each.facts.setdefault("damage", talk.terms[place].number)
            talk.amount = "damage"
            talk.use(place)


def read_out_of(talk: Talk, sentence: Sentence) -> None:
    """6 out of 7 doom, 6/7 doom: so much of the threshold."""
    for place in talk.find(sentence, "number", "pair"):
        after = talk.next_to(place, 1)
        if talk.concept(place) == "pair":
            doom, of, threshold = after, place, talk.terms[place].other
        elif after is not None and talk.concept(after) == "number" and after > place + 1:
            doom, of, threshold = talk.next_to(after, 1), after, talk.terms[after].number
        else:
            continue
        if doom is not None and talk.concept(doom) == "doom":
            talk.scene.agenda |= {"doom": talk.terms[place].number, "threshold": threshold}
            talk.use(place, of, doom)
