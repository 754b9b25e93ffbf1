"""Searching a deck or a discard pile, in one sentence or over several."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

from engine.ahlcg.state.effects import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.lexicon import Token

_KINDS = {
    "asset": "asset",
    "event": "event",
    "skill-card": "skill",
    "treachery": "treachery",
    "enemy": "enemy",
}
_TAKING = {
    *(
        "v.search",
        "v.place",
        "v.draw",
        "v.take",
        "v.return",
        "v.choose",
        "v.shuffle",
        "v.put",
        "it",
        "c.and",
        ",",
    ),
    *(
        "c.or",
        "n.card",
        "others",
        "your",
        "you",
        "n.hand",
        "q.top",
        "num",
        "trait",
        "weakness",
        "non-weakness",
    ),
    *("n.deck", "n.your-deck", "n.encounter-deck", "n.discard", "n.play", "det.that", *_KINDS),
}


_ENCOUNTER = re.compile(r"encounter|spotkań|контакт", re.IGNORECASE)


def starts_search(sentence: Sequence[Token]) -> int:
    """Where a search begins in the sentence, or -1."""
    for place, token in enumerate(sentence):
        if token.name == "v.search":
            return place
        following = {each.name for each in sentence[place:]}
        if token.name == "v.choose" and {"q.top", "n.deck", "v.draw"} <= following:
            return place
        out_of_pile = "n.discard" in following and following & {"n.hand", "n.play"}
        if token.name in {"v.choose", "v.return", "v.draw"} and out_of_pile:
            return place if "v.discard" not in following else -1
    return -1


def read_search(tokens: Sequence[Token], who: str) -> Search | None:
    """All of its words, or None."""
    names = [token.name for token in tokens]
    if not set(names) <= _TAKING:
        return None
    fields: dict[str, Any] = {"investigator": who, **_where(tokens), **_what(tokens)}
    if "zone" not in fields or fields["zone"] is None:
        return None
    taken = _to(names)
    if taken is None and names[-1] not in {"n.card", "trait", "weakness", *_KINDS}:
        return None
    shuffle = "v.shuffle" in names or (fields["zone"] == "deck" and fields.get("top") is None)
    shuffle = shuffle or (fields["zone"].startswith("encounter") and fields.get("top") is None)
    return Search(**fields, to=taken or "hand", shuffle=shuffle)


def _to(names: Sequence[str]) -> Literal["hand", "draw", "play"] | None:
    if "n.play" in names:
        return "play"
    if "n.hand" in names:
        return "hand"
    return "draw" if "v.draw" in names else None


def _where(tokens: Sequence[Token]) -> dict[str, Any]:
    names = [token.name for token in tokens]
    pile = next((token for token in tokens if token.name == "n.discard"), None)
    encounter = "n.encounter-deck" in names or bool(pile and _ENCOUNTER.search(pile.word))
    if encounter:
        deck = bool({"n.encounter-deck", "n.deck"} & set(names)) and "q.top" not in names
        return {"zone": ("encounter-and-discard" if pile else "encounter") if deck else None}
    if pile:
        return {"zone": None if "n.deck" in names else "discard"}
    if "n.deck" not in names and "n.your-deck" not in names:
        return {"zone": None}
    if "q.top" not in names:
        return {"zone": "deck"}
    number = next((token.number for token in tokens if token.name == "num"), 0)
    return {"zone": "deck" if number else None, "top": number or None}


def _what(tokens: Sequence[Token]) -> dict[str, Any]:
    """The kind, traits and number of the cards sought."""
    kinds = [_KINDS[token.name] for token in tokens if token.name in _KINDS]
    found: dict[str, Any] = {"traits": tuple(token.word for token in tokens if token.name == "trait")}
    if len(set(kinds)) == 1:
        found["card"] = kinds[0]
    elif kinds:
        found["zone"] = None
    numbers = [token.number for token in tokens if token.name == "num"]
    if any(token.name == "q.top" for token in tokens):
        numbers = numbers[1:]
    if any(number != 1 for number in numbers):
        found["zone"] = None  # "up to 2", or exactly 2: not told apart
    if any(token.name == "non-weakness" for token in tokens):
        found["weakness"] = False
    elif any(token.name == "weakness" for token in tokens):
        found["weakness"] = True
    return found


def ends_search(sentence: Sequence[Token], before: Search) -> Search | None:
    """ "Draw that card and shuffle your deck.": the rest of a search that has been read."""
    names = {token.name for token in sentence}
    known = {
        "v.shuffle",
        "v.draw",
        "v.place",
        "n.deck",
        "n.your-deck",
        "n.encounter-deck",
        "your",
        "det.that",
        "n.card",
    }
    if not names <= known | {"it", "self", "c.and", "n.hand", "det.this", ","}:
        return None
    change: dict[str, Any] = {}
    if names & {"v.draw", "v.place"}:
        if not names & {"det.that", "it", "det.this", "self"} or not (
            {"v.draw"} & names or "n.hand" in names
        ):
            return None
        change["to"] = "draw" if "v.draw" in names and "n.hand" not in names else "hand"
    if "v.shuffle" in names:
        encounter = "n.encounter-deck" in names
        if encounter != before.zone.startswith("encounter"):
            return None
        change["shuffle"] = True
    return before.model_copy(update=change) if change else None
