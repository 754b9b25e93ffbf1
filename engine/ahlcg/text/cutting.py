"""A text cut into sentences, without its reminders and its "X is …"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.ahlcg.text.effects.counted import bounded, counting
from engine.ahlcg.text.effects.joined import unpunctuated
from engine.ahlcg.text.lexicon import Token, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.effects.clauses import Context
    from rules_graph.model import Lang

_TELLING = frozenset(
    {
        *("t.if", "c.instead", "c.cannot", "num", "signed", "n.one-or-more", "v.provoke", "may-advance"),
        *("c.may", "c.must", "x", "x.is", "signed-x", "q.up-to", "q.any-number", "limit-place"),
    }
)
_LIMIT = re.compile(r"limit|max|maks|ліміт|максимум", re.IGNORECASE)
_LETTERS = frozenset({"x", "signed-x"})


def sentences(text: str, lang: Lang) -> list[list[Token]]:
    """Token lists, one for each sentence that does not only explain; brackets stay with their sentence."""
    found: list[list[Token]] = [[]]
    depth = 0
    for token in tokens(text, lang):
        depth += (token.name == "(") - (token.name == ")")
        if token.name in {".", ";"} and depth <= 0:
            found.append([])
        elif token.name == "no-clues-here":
            found[-1] += [
                replace(token, name=name, word="no") for name in ("t.if", "state", "n.clue", "here")
            ]
        elif token.name != "control.yours":  # assets are your own unless it says otherwise
            found[-1].append(token)
    plain = [sentence for sentence in map(unpunctuated, found) if sentence]
    return [_unbracketed(sentence) for sentence in plain if not _reminder(sentence)]


def _closed(sentence: Sequence[Token]) -> bool:
    names = [token.name for token in sentence]
    return names[0] == "(" and names[-1] == ")" and ")" not in names[:-1]


def _reminder(sentence: Sequence[Token]) -> bool:
    """A whole sentence in brackets explains; unless it sets a condition, a limit or a ban."""
    telling = any(token.name in _TELLING or _LIMIT.match(token.word) for token in sentence)
    return _closed(sentence) and not telling


def _unbracketed(sentence: list[Token]) -> list[Token]:
    """A rule in brackets of its own, such as that the agenda may advance."""
    alone = _closed(sentence) and {"v.provoke", "may-advance"} & {token.name for token in sentence}
    return unpunctuated(sentence[1:-1]) if alone else sentence


def defined_x(found: list[list[Token]], context: Context) -> tuple[list[list[Token]], dict[str, Any] | None]:
    """The sentences without the one that says what X is, and what that counts."""
    for at, sentence in enumerate(found):
        place = next((place for place, token in enumerate(sentence) if token.name == "x.is"), -1)
        if place < 0:
            continue
        phrase, bounds = bounded(sentence[place + 1 :], {})
        counted = counting(phrase, context)
        if counted is None:
            return found, None
        before = unpunctuated(sentence[:place])
        return [*found[:at], *([before] if before else []), *found[at + 1 :]], {**counted, **bounds}
    return found, None


def has_x(sentence: Sequence[Token]) -> bool:
    return any(token.name in _LETTERS for token in sentence)


def with_one_for_x(sentence: Sequence[Token]) -> list[Token] | None:
    """ "Draw X cards" as "draw 1 card", to be done X times; None where the letter is not its only number."""
    numbers = [token for token in sentence if token.name in {*_LETTERS, "num", "signed", "difficulty"}]
    if len(numbers) != 1 or any(token.name in {"c.and", "c.or", "c.for-each"} for token in sentence):
        return None
    return [_one(token) if token.name in _LETTERS else token for token in sentence]


def _one(letter: Token) -> Token:
    if letter.name == "x":
        return replace(letter, name="num", number=1)
    return replace(letter, name="signed", number=-1 if letter.word.startswith("-") else 1)


def at_most(sentence: Sequence[Token]) -> list[list[Token]]:
    """ "Discard up to 2 cards" as "discard 1 card" and "discard 2 cards"."""
    place = next((place for place, token in enumerate(sentence) if token.name == "q.up-to"), -1)
    number = sentence[place + 1] if 0 <= place < len(sentence) - 1 else None
    if number is None or number.name != "num" or not 0 < number.number < 10:
        return []
    rest = [token for token in sentence if token.name not in {"q.up-to", "c.may"}]
    if len(rest) < len(sentence) - 2:  # more than one "up to"
        return []
    return [
        [replace(token, number=count) if token is number else token for token in rest]
        for count in range(1, number.number + 1)
    ]
