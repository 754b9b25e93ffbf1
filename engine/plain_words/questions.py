"""What is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engine.plain_words.told import Told

Question = Literal["who", "order", "odds", "dice", "happens", "may", "much", "where", "does"]
_STRONG: tuple[Question, ...] = ("who", "order", "odds", "happens", "may", "much", "where", "does")


def asked(told: Told) -> Question | None:
    """The question of a description; None where none is recognised. Its words are understood."""
    if _asks_dice(told):
        return "dice"
    kind = next((each for each in _STRONG if told.has(f"q-{each}")), None)
    if kind is None:
        return "does" if told.has("q-must") or _asks_whether(told) else None
    if kind == "may" and _asks_how_many(told):
        told.use("q-may")
        kind = "much"
    told.use(f"q-{kind}", "q-does")
    for place in told.places("q-much"):
        if any(told.terms[at].concept == f"q-{kind}" for at in told.sentence(place)):
            told.used.add(place)
    if kind == "who":
        told.use("q-order")
    if kind == "order":  # "what happens, in order?"
        told.use("q-happens")
    for place in told.places("q-may"):  # "which lets me reroll", "I can reroll": no question
        if any(told.terms[at].concept == "reroll" for at in told.sentence(place)):
            told.used.add(place)
    return kind


def _asks_whether(told: Told) -> bool:
    """ "Zdał?", "The dog bites me?": a question mark may be all that asks."""
    words = told.speech.vocabulary(told.lang)
    asking = (" ".join(told.terms[at].text for at in each) for each in told.sentences if told.asks(each))
    return any(not words.asks_openly(each) for each in asking)


def _asks_how_many(told: Told) -> bool:
    """ "How many cards can I hold": every "can" stands behind a "how many" of its sentence."""
    much = told.places("q-much")
    return all(
        any(at < place and at in told.sentence(place) for at in much) for place in told.places("q-may")
    )


def _asks_dice(told: Told) -> bool:
    """ "How many dice do I roll"; not how many are rerolled."""
    if told.has("q-odds", "q-who", "q-order"):
        return False
    for sentence in told.sentences:
        words = [told.terms[at].concept for at in sentence]
        if "q-much" in words and "die" in words[words.index("q-much") :]:
            behind = words[words.index("q-much") :]
            if "reroll" in behind or "additional" in behind or "not" in behind:
                return False
            asked_at = sentence.start + words.index("q-much")
            told.used.update(at for at in range(asked_at, sentence.stop) if told.terms[at].concept == "die")
            told.used.add(asked_at)
            told.use("q-does")
            return True
    return False
