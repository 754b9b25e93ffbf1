"""What a sentence depends on: "if …", "for each …", "(if you cannot, …)", each taken out of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.effects import Condition, Each
from engine.ahlcg.text.effects.clauses import Clause
from engine.ahlcg.text.effects.counted import bounded, condition, counting
from engine.ahlcg.text.effects.joined import read_list, read_may, unpunctuated
from engine.ahlcg.text.effects.searching import ends_search, read_search

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.effects.attempt import Branch
    from engine.ahlcg.text.effects.clauses import Context
    from engine.ahlcg.text.lexicon import Token

Attempt = Literal["investigate", "fight", "evade"]
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
    phrase, every = _every(phrase)
    found = counting([token for token in phrase if not token.name.startswith("until.")], context)
    if found is None:
        return sentence, None
    found |= every
    lasting = [token for token in phrase if token.name.startswith("until.")]
    rest = [*sentence[:place], *lasting, *sentence[comma:]]
    return unpunctuated(rest), {**found, **bounds}


def _every(phrase: list[Token]) -> tuple[list[Token], dict[str, Any]]:
    """ "For every 2 clues": of whole pairs, unless it says that they are rounded up."""
    if not phrase or phrase[0].name != "num" or phrase[0].number < 2:
        return phrase, {}
    rest, rounded = _rounded(phrase[1:])
    return rest, {"divided_by": phrase[0].number, "round": "down", **rounded}


def split_half(sentence: list[Token], context: Context) -> tuple[list[Token], dict[str, Any] | None]:
    """The sentence with one in place of "half of …", and what half of is meant."""
    place = next((at for at, token in enumerate(sentence) if token.name == "q.half"), -1)
    if place < 0:
        return sentence, None
    rest, rounded = _rounded(sentence)
    phrase = [token for token in rest[place + 1 :] if token.name not in {"your", "others"}]
    yours = replace(sentence[place], name="your")
    found = counting([*phrase, yours], context)
    if found is None:
        return sentence, None
    one = replace(sentence[place], name="num", number=1)
    return [*rest[:place], one, *phrase], {**found, "divided_by": 2, **rounded}


def _rounded(sentence: list[Token]) -> tuple[list[Token], dict[str, str]]:
    """The sentence without what it says of rounding."""
    said = next((token.name for token in sentence if token.name.startswith("round.")), None)
    if said is None:
        return sentence, {}
    rest = [token for token in sentence if token.name not in {said, "(", ")"}]
    return unpunctuated(rest), {"round": said.removeprefix("round.")}


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
    if (
        isinstance(last, fx.May)
        and isinstance(last.results[-1], fx.Search)
        and (search := ends_search(sentence, last.results[-1]))
    ):
        target[-1] = last.model_copy(update={"results": (*last.results[:-1], search)})
        return True
    inner = last.then[-1] if isinstance(last, fx.If) else None
    if isinstance(last, fx.If) and isinstance(inner, fx.Search) and (search := ends_search(sentence, inner)):
        target[-1] = last.model_copy(update={"then": (*last.then[:-1], search)})
        return True
    return False


class Branched(NamedTuple):
    """A sentence without its "if you succeed …": of which branch, by how much, in which attempt."""

    branch: Branch
    sentence: list[Token]
    margins: list[Condition]
    attempt: Attempt | None = None


def split_branch(sentence: list[Token]) -> Branched:
    """Of success or failure, perhaps by so much."""
    names = [token.name for token in sentence]
    point = next((name for name in names if name in {"each.failed", "each.succeeded"}), None)
    if point:
        branch: Branch = "failure" if point == "each.failed" else "success"
        return Branched(branch, unpunctuated([each for each in sentence if each.name != f"if.{branch}"]), [])
    if names[:3] == ["t.if", "v.succeed", "by.more"]:
        margin = Condition(of="succeeded-by", at_least=sentence[2].number)
        rest = sentence[3:]
        return Branched(
            "success", unpunctuated(rest[1:] if rest and rest[0].name == "you" else rest), [margin]
        )
    marks: tuple[tuple[Branch, str], ...] = (("success", "if.success"), ("failure", "if.failure"))
    for branch, mark in marks:
        if mark in names:
            place = names.index(mark)
            return _marked(branch, sentence[:place] + sentence[place + 1 :])
    return Branched("", sentence, [])


def _marked(branch: Branch, rest: list[Token]) -> Branched:
    margins: list[Condition] = []
    attempt: Attempt | None = None
    for token in list(rest):
        if token.name.startswith("during."):
            attempt = token.name.removeprefix("during.")  # type: ignore[assignment]
            rest.remove(token)
        if token.name in {"by.more", "by.less"}:
            of = "succeeded-by" if branch == "success" else "failed-by"
            bound = "at_least" if token.name == "by.more" else "at_most"
            margins.append(Condition.model_validate({"of": of, bound: token.number}))
            rest.remove(token)
    return Branched(branch, unpunctuated(rest), margins, attempt)


def read_search_in(sentence: list[Token], place: int, context: Context) -> list[Result] | None:
    """A search, and what is done before it in the same sentence."""
    may = any(token.name == "c.may" for token in sentence[:place])
    before = unpunctuated([token for token in sentence[:place] if token.name != "c.may"])
    clause = Clause(before, context)
    who = clause.who() or "you"
    earlier: list[Result] | None = []
    if not clause.empty:
        who, earlier = "you", read_list(before, context)
    search = read_search(sentence[place:], who)
    if search is None or earlier is None or (may and (earlier or who != "you")):
        return None
    return [fx.May(results=(search,))] if may else [*earlier, search]


_TEST_OVER = frozenset(
    {"n.attack", "n.test", "n.evasion", "n.investigation", "v.resolve", "det.that", "det.this", "p.end"}
)


def after_test(sentence: list[Token], context: Context) -> list[Result] | None:
    """ "… after the attack resolves": delayed to the end of the test."""
    place = next((at for at, token in enumerate(sentence) if token.name == "t.after"), -1)
    if place < 0:
        return None
    end = place + 1
    while end < len(sentence) and sentence[end].name in _TEST_OVER:
        end += 1
    if end == place + 1:
        return None
    rest = unpunctuated(sentence[:place] + sentence[end:])
    may = any(token.name == "c.may" for token in rest)
    results = read_may(rest, context) if may else read_list(rest, context)
    return None if results is None else [fx.Delay(at="test-ended", results=tuple(results))]
