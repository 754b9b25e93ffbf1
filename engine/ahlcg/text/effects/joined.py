"""Clauses joined by "and" and "or", choices, and what may be done."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.ahlcg.state import effects as fx
from engine.ahlcg.text.effects.clauses import Clause, Context
from engine.ahlcg.text.effects.frames import read_clause

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.lexicon import Token


_SPOKEN_OF = frozenset(
    {"enemy", "asset", "event", "n.card", "treachery", "n.encounter-card", "weakness", "skill-card"}
)


def speaks_of_a_card(tokens: Sequence[Token]) -> bool:
    """Whether "it" may be another card after these words; "that card's effects" are of one too."""
    return any(
        token.name in _SPOKEN_OF or (token.name == "n.effect" and _OF_A_CARD.search(token.word))
        for token in tokens
    )


_OF_A_CARD = re.compile(r"card|kart|карт", re.IGNORECASE)


def unpunctuated(sentence: Sequence[Token]) -> list[Token]:
    """Without the signs and joining words at its ends."""
    found = list(sentence)
    while found and found[0].name in {",", ".", ":", "c.and"}:
        found = found[1:]
    while found and found[-1].name in {",", ".", ":", ";", "c.and"}:
        found = found[:-1]
    return found


def read_list(sentence: Sequence[Token], context: Context) -> list[Result] | None:
    """One clause, or clauses joined by "and"; "or" between clauses is a choice."""
    sentence = unpunctuated(sentence)
    if not sentence:
        return None
    advance = next((token for token in sentence if token.name == "may-advance"), None)
    plain = (
        [token for token in sentence if token.name not in {"may-advance", "(", ")"}] if advance else sentence
    )
    whole = read_clause(plain, context)
    if whole is not None:
        return _advancing(whole) if advance else whole
    for place, token in enumerate(plain):
        if token.name not in {"c.and", ",", "c.or"}:
            continue
        left = read_clause(unpunctuated(plain[:place]), context)
        if left is None:
            continue
        subject = Clause(plain[:place], context).who() or context.subject
        spoken_of = speaks_of_a_card(plain[:place])
        it = "" if spoken_of and context.it in {"this", "that"} else context.it
        right = read_list(plain[place + 1 :], replace(context, subject=subject, it=it))
        if right is None:
            continue
        if token.name == "c.or":
            return [fx.Choose(options=(tuple(left), tuple(right)))]
        if _choices(left) & _choices(right):
            return None  # "an investigator draws 1 card and gains 1 resource": one choice, not two
        joined = [*left, *right]
        return _advancing(joined) if advance else joined
    return None


def _choices(results: Sequence[Result]) -> set[str]:
    """The words that leave somebody to be chosen."""
    words = (
        getattr(each, name, None)
        for each in results
        for name in ("investigator", "enemy", "whom", "card", "on")
    )
    return {word for word in words if isinstance(word, str) and word.startswith(_CHOSEN)}


_CHOSEN = ("one", "any", "up-to", "nearest")


def _advancing(results: list[Result]) -> list[Result] | None:
    """Doom on the agenda that may make it advance."""
    if not any(isinstance(each, fx.PlaceDoom) for each in results):
        return None
    return [
        each.model_copy(update={"may_advance": True}) if isinstance(each, fx.PlaceDoom) else each
        for each in results
    ]


def read_may(sentence: Sequence[Token], context: Context) -> list[Result] | None:
    """What "you" may do; another's "may" would be their choice."""
    rest = [token for token in sentence if token.name != "c.may"]
    if Clause(rest, context).who() not in {None, "you"}:
        return None
    inner = read_list(rest, context)
    return None if inner is None else [fx.May(results=tuple(inner))]


def read_choice(sentence: Sequence[Token], context: Context, *, must: bool) -> list[Result] | None:
    """ "You must either … or …"."""
    place = max((at for at, token in enumerate(sentence) if token.name in {"c.either", "c.must"}), default=-1)
    rest = [token for token in sentence[place + 1 :] if token.name not in {":", "c.either"}]
    before = [token for token in sentence[:place] if token.name not in {"c.either", "c.must", "you", ","}]
    if any(token.name not in {":", "("} for token in before):
        return None
    while rest and rest[0].name in {"c.or", "you"}:
        rest = rest[1:]
    options = _options([token for token in rest if token.name not in {"(", ")"}], context)
    return None if options is None else [fx.Choose(options=tuple(map(tuple, options)), must=must)]


def _options(rest: list[Token], context: Context) -> list[list[Result]] | None:
    for place, token in enumerate(rest):
        if token.name == "c.or":
            left = read_list(unpunctuated(rest[:place]), context)
            if left is not None:
                right = _options(unpunctuated(rest[place + 1 :]), context)
                if right is not None:
                    return [left, *right]
    only = read_list(unpunctuated(rest), context)
    return None if only is None else [only]
