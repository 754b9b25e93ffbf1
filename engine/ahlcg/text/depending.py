"""What a sentence depends on: "if …", "for each …", "(if you cannot, …)", each taken out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ahlcg import effects as fx
from engine.ahlcg.effects import Condition, Each
from engine.ahlcg.text.counted import bounded, condition, counting
from engine.ahlcg.text.joined import unpunctuated
from engine.ahlcg.text.searching import ends_search

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.effects import Result
    from engine.ahlcg.text.clauses import Context
    from engine.ahlcg.text.lexicon import Token

_REVEALED = frozenset(
    {
        "t.if",
        "symbol",
        ",",
        "c.or",
        "v.reveal",
        "until.test",
        "n.token",
        "n.attack",
        "n.evasion",
        "det.that",
        "det.this",
    }
)


def split_cannot(sentence: list[Token]) -> tuple[list[Token], list[Token]]:
    """The sentence, and what its "(if you cannot, …)" says."""
    place = next((at for at, token in enumerate(sentence) if token.name == "if.cannot"), -1)
    if place < 1 or sentence[place - 1].name not in {"(", ","}:
        return sentence, []
    rest = [token for token in sentence[place + 1 :] if token.name not in {"(", ")"}]
    return unpunctuated(sentence[: place - 1]), unpunctuated(rest)


def split_counted(sentence: list[Token], context: Context) -> tuple[list[Token], dict[str, Any] | None]:
    """The sentence without its "for each …", and what that counts."""
    point = next((token for token in sentence if token.name in {"each.failed", "each.succeeded"}), None)
    if point:
        of = "failed-by" if point.name == "each.failed" else "succeeded-by"
        rest, each = bounded([token for token in sentence if token is not point], {"of": of})
        return unpunctuated(rest), each
    place = next((at for at, token in enumerate(sentence) if token.name == "c.for-each"), -1)
    if place < 0:
        return sentence, None
    comma = next((at for at in range(place, len(sentence)) if sentence[at].name == ","), len(sentence))
    phrase, bounds = bounded(sentence[place + 1 : comma], {})
    found = counting([token for token in phrase if token.name != "until.test"], context)
    if found is None:
        return sentence, None
    lasting = [token for token in phrase if token.name == "until.test"]
    rest = [*sentence[:place], *lasting, *sentence[comma:]]
    return unpunctuated(rest), {**found, **bounds}


def split_conditions(
    sentence: list[Token], context: Context, *, has_test: bool
) -> tuple[list[Token], Condition | None, list[Condition]]:
    """The sentence without its "if …": symbols that the test revealed, or a state."""
    place = next((at for at, token in enumerate(sentence) if token.name == "t.if"), -1)
    if place < 0:
        return sentence, None, []
    if place == 0 and any(token.name == "symbol" for token in sentence) and has_test:
        return _symbols(sentence)
    if place > 0:
        found = condition(sentence[place:], context)
        return (unpunctuated(sentence[:place]), None, [found]) if found else (sentence, None, [])
    for comma in (at for at, token in enumerate(sentence) if token.name == ","):
        if found := condition(sentence[1:comma], context):
            return unpunctuated(sentence[comma:]), None, [found]
    return sentence, None, []


def _symbols(sentence: list[Token]) -> tuple[list[Token], Condition | None, list[Condition]]:
    end = next((at for at, token in enumerate(sentence) if token.name not in _REVEALED), len(sentence))
    phrase = sentence[:end]
    symbols = tuple(token.word for token in phrase if token.name == "symbol")
    names = {token.name for token in phrase}
    if not symbols or not names & {"v.reveal"} or not names & {"until.test", "n.attack", "n.evasion"}:
        return sentence, None, []
    return unpunctuated(sentence[end:]), Condition(of="tokens", tokens=symbols), []


def by_margin(result: str, bound: str, number: int) -> Condition:
    of = "succeeded-by" if result == "success" else "failed-by"
    return Condition.model_validate({"of": of, bound: number})


def amount_of(
    counted: dict[str, Any] | None, conditions: list[Condition]
) -> Callable[[int], int | Each] | None:
    """What a plain number is, for each of something or if something is so."""
    if counted and not conditions:
        return lambda number: Each(**counted, times=number)
    if len(conditions) == 1 and not counted:
        return lambda number: Each(times=number, when=conditions[0])
    return None


def search_goes_on(sentence: list[Token], target: list[Result]) -> bool:
    last = target[-1]
    if isinstance(last, fx.Search) and (search := ends_search(sentence, last)):
        target[-1] = search
        return True
    inner = last.then[-1] if isinstance(last, fx.If) else None
    if isinstance(last, fx.If) and isinstance(inner, fx.Search) and (search := ends_search(sentence, inner)):
        target[-1] = last.model_copy(update={"then": (*last.then[:-1], search)})
        return True
    return False
