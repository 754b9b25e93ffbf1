"""What is done in place of something else: "(2 instead if …)", "instead of discovering clues"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from engine.ahlcg.text.effects.counted import condition
from engine.ahlcg.text.effects.joined import unpunctuated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.state.effects import Condition
    from engine.ahlcg.text.effects.clauses import Context
    from engine.ahlcg.text.lexicon import Token

_NUMBERS = frozenset({"num", "signed"})
_SAID_AGAIN = frozenset({"you", "v.get", "v.gain", "v.take", "v.deal", "v.draw", "v.discover", "until.test"})
_USUAL = frozenset({"v.discover", "n.clue", "num", "you", "here", "det.each"})


class Instead(NamedTuple):
    """A sentence, and the same with another number, which holds if something is so."""

    usual: list[Token]
    other: list[Token]
    number: int
    state: Condition


def split_instead(sentence: list[Token], context: Context) -> Instead | None:
    """ "You get +1 … (+3 instead if …)"."""
    names = [token.name for token in sentence]
    if names[-1:] != [")"] or names.count("(") != 1 or not {"c.instead", "t.if"} <= set(names):
        return None
    bracket = names.index("(")
    usual, inner = unpunctuated(sentence[:bracket]), sentence[bracket + 1 : -1]
    for said, asked in _halves([token for token in inner if token.name != "c.instead"]):
        state = condition(asked, context)
        if state and (other := _with_number(usual, unpunctuated(said))):
            return Instead(usual, *other, state)
    return None


def _halves(inner: list[Token]) -> Iterator[tuple[list[Token], list[Token]]]:
    """What is said, and the "if …" before or after it."""
    place = next((at for at, token in enumerate(inner) if token.name == "t.if"), len(inner))
    if place > 0:
        yield inner[:place], inner[place:]
        return
    for comma in (at for at, token in enumerate(inner) if token.name == ","):
        yield inner[comma:], inner[:comma]


def _with_number(usual: list[Token], said: Sequence[Token]) -> tuple[list[Token], int] | None:
    """The usual sentence with the number that is said, if all the rest of it is said of the same thing."""
    numbers = [token for token in said if token.name in _NUMBERS]
    if len(numbers) != 1:
        return None
    [number] = numbers
    kept = {token.name for token in said if token is not number and token.name not in _SAID_AGAIN | {","}}
    same = [token for token in usual if token.name == number.name]
    if len(same) != 1 or not kept <= {token.name for token in usual}:
        return None
    changed = replace(same[0], number=number.number)
    return [changed if token is same[0] else token for token in usual], number.number


def without_usual(sentence: Sequence[Token]) -> list[Token] | None:
    """A sentence without its "instead of discovering clues at your location"; None where there is none."""
    place = next((at for at, token in enumerate(sentence) if token.name == "c.instead"), -1)
    if place < 0:
        return None
    end = place + 1
    seen: set[str] = set()
    while end < len(sentence) and (name := sentence[end].name) in _USUAL and name not in seen:
        seen.add(name)
        end += 1
    if not {"v.discover", "n.clue"} <= seen:
        return None
    return unpunctuated([*sentence[:place], *sentence[end:]])
