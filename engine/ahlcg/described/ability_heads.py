"""Where a sentence tells abilities: the word for the type of each, and the words that tell it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.described.effects_told import AMOUNTS

if TYPE_CHECKING:
    from engine.ahlcg.described.talk import Sentence, Talk

TYPES = ("forced", "reaction", "revelation", "free", "constant")


@dataclass(frozen=True)
class Told:
    """Where an ability is told: the word for its type, and the words that tell it."""

    head: int
    places: tuple[int, ...]


def find_abilities(talk: Talk, sentence: Sentence) -> list[Told]:
    """Where the sentence tells abilities; their words are not read for anything else."""
    types = [place for place in sentence if talk.concept(place) in TYPES]
    heads = [place for place in types if not _is_object(talk, sentence, place)]
    if not heads and not sentence.asks:
        heads = (
            _same_again(talk, sentence)
            or _fast_event(talk, sentence)
            or _cancelling(talk, sentence)
            or _treachery_text(talk, sentence)
        )
    found = []
    for number, place in enumerate(heads):
        end = heads[number + 1] if number + 1 < len(heads) else sentence.end
        places = tuple(
            each for each in range(place + 1, _end(talk, place, end)) if not talk.terms[each].is_punctuation
        )
        telling = EFFECTS if talk.concept(place) == "free" else None
        if not any(
            _tells(talk, each) if telling is None else talk.concept(each) in telling for each in places
        ):
            places = tuple(each for each in range(sentence.begin, place) if each not in talk.taken)
            if not any(_tells(talk, each) for each in places) or sentence.asks:
                continue
        else:
            talk.taken.update(places)
        found.append(Told(place, places))
    return found


def _treachery_text(talk: Talk, sentence: Sentence) -> list[int]:
    """A treachery with what it does right after it: its revelation, though nobody says so."""
    for place in sentence:
        if talk.concept(place) == "treachery" and talk.terms[min(place + 1, sentence.end - 1)].text == ":":
            threatens = any(talk.concept(each) in ("threat-area", *TYPES) for each in sentence)
            return [] if threatens else [place]
    return []


def _cancelling(talk: Talk, sentence: Sentence) -> list[int]:
    """A card that cancels a revelation, whatever its kind: cancelled the revelation with a fast event."""
    concepts = {talk.concept(place) for place in sentence}
    if not (concepts & {"cancel", "cancelled"} and "revelation" in concepts):
        return []
    return [place for place in sentence if talk.concept(place) in ("event", "card", "asset")][-1:]


def _end(talk: Talk, place: int, end: int) -> int:
    """Where an ability's words end: after a quotation, unless its effect follows; before it is cancelled."""
    if talk.concept(place) == "revelation":
        cancels = [each for each in range(place + 1, end) if talk.concept(each) in ("cancel", "cancelled")]
        end = cancels[0] if cancels else end
    quotes = [each for each in range(place + 1, end) if talk.concept(each) == "quote"]
    if quotes and not any(talk.concept(each) in EFFECTS for each in range(quotes[-1] + 1, end)):
        return quotes[-1] + 1
    return end


def _same_again(talk: Talk, sentence: Sentence) -> list[int]:
    """Somebody has one too: a moment and what it does, after another ability has been told."""
    timed = [place for place in sentence if talk.concept(place) in ("when", "after")]
    having = [place for place in sentence if talk.concept(place) == "have" and timed and place < timed[0]]
    return having[-1:] if talk.scene.abilities else []


def _fast_event(talk: Talk, sentence: Sentence) -> list[int]:
    """A fast event with its moment: play when …"""
    if not any(talk.concept(place) == "fast" for place in sentence):
        return []
    tells = any(talk.concept(place) in ("when", "after", "quote") for place in sentence)
    return [place for place in sentence if talk.concept(place) == "event" and tells][:1]


def _is_object(talk: Talk, sentence: Sentence, place: int) -> bool:
    """Whether "revelation" is only what something cancels."""
    if talk.concept(place) != "revelation":
        return False
    cancels = [each for each in sentence if talk.concept(each) in ("cancel", "cancelled")]
    told = any(talk.concept(each) in AMOUNTS for each in range(place, cancels[0] if cancels else place))
    return bool(cancels) and not told


EFFECTS = (
    "doom",
    "horror",
    "damage",
    "resource",
    "clue",
    "cancel",
    "exhaust",
    "evade",
    "win",
    "draw",
    "move",
)


def _tells(talk: Talk, place: int) -> bool:
    return talk.concept(place) in (
        "quote", "doom", "horror", "damage", "resource", "clue", "cancel", "exhaust", "automatic-success",
        "heal", "when", "after", "win", "test", "enter-play",
    )  # fmt: skip
