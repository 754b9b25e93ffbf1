"""What a text counts: "for each clue at your location", "if it has no charges"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.effects import Condition, Each

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.effects.clauses import Context
    from engine.ahlcg.text.lexicon import Token

_THINGS = {
    "n.clue": "clues",
    "n.horror": "horror",
    "n.damage": "damage",
    "n.doom": "doom",
    "n.use": "uses",
    "n.resource": "resources",
}
_EVERYWHERE = {
    frozenset({"n.doom", "n.play"}): "doom",
    frozenset({"investigator", "here"}): "investigators-here",
    frozenset({"investigator"}): "investigators",
}
_NONE = re.compile(r"\bno\b|\bnie\b|\bnone\b|немає|відсутн", re.IGNORECASE)
_FEWER = re.compile(r"fewer than|less than|mniej niż|менше", re.IGNORECASE)
_AMOUNTS = ("num", "n.one-or-more", "n.or-more", "n.or-fewer", "state")
_SCALED = ("count", "damage", "horror", "add")


def counting(tokens: Sequence[Token], context: Context) -> dict[str, Any] | None:
    """What these words count, or None where any of them is not understood."""
    names = {token.name for token in tokens if token.name not in {",", "det.each", "(", ")", "control.yours"}}
    words = {token.name: token.word for token in tokens}
    if names in ({"n.doom", "n.play"}, {"investigator", "here"}, {"investigator"}):
        return {"of": _EVERYWHERE[frozenset(names)]}
    if names == {"n.your-clue"}:
        return {"of": "your-clues"}
    things = names & set(_THINGS)
    if len(things) == 1:
        thing = things.pop()
        return _tokens_somewhere(_THINGS[thing], names - {thing}, context)
    fields = {"trait": "trait", "non-trait": "not_trait"}
    narrow = {fields[name]: words[name] for name in fields if name in names}
    rest = names - {"trait", "non-trait"}
    if "enemy" in rest:
        where = {"engaged-you": "enemies-engaged", "here": "enemies-here", "n.play": "enemies"}
        places = rest - {"enemy"}
        return {"of": where[places.pop()], **narrow} if len(places) == 1 and places <= set(where) else None
    if rest - {"you", "your"} == {"n.card", "n.hand"} and not narrow:
        return {"of": "your-hand"}
    if rest <= {"n.card", "asset"} and (narrow.get("trait") or "asset" in rest) and "not_trait" not in narrow:
        return {"of": "assets", **narrow}
    return None


def _tokens_somewhere(thing: str, where: set[str], context: Context) -> dict[str, Any] | None:
    if where in ({"here"}, {"your", "location"}):
        return {"of": "clues-here"} if thing == "clues" else None
    on_this = where in ({"self"}, {"self", "it"}) or (where == {"it"} and context.it == "this")
    if on_this or (where == {"location-this"} and context.kind == "location"):
        return {"of": f"{thing}-on-this"}
    if where and where <= {"you", "your"} and thing in {"clues", "resources", "damage", "horror"}:
        return {"of": f"your-{thing}"}
    return None


def condition(tokens: Sequence[Token], context: Context) -> Condition | None:
    """The state that an "if" asks for; a named card in play or under your control."""
    bracketed = any(token.name == "(" for token in tokens)
    tokens = [
        token for token in tokens if token.name not in {",", "t.if", "t.while", "(", ")", "control.yours"}
    ]
    names = [token.name for token in tokens]
    if names == ["only-engaged"]:
        return Condition(of="only-engaged")
    if context.kind == "enemy" and set(names) in ({"self", "here"}, {"self", "engaged-you"}):
        return Condition(of="this-here" if "here" in names else "engaged-with-this")
    if named := _named(tokens):
        return None if bracketed else named
    amounts = [token for token in tokens if token.name in _AMOUNTS]
    rest = [token for token in tokens if token.name not in _AMOUNTS]
    found = counting(rest, context)
    bounds = _bounds(amounts)
    return Condition(**found, **bounds) if found and bounds is not None else None


def _bounds(amounts: Sequence[Token]) -> dict[str, int] | None:
    states = " ".join(token.word for token in amounts if token.name == "state")
    numbers = [token for token in amounts if token.name != "state"]
    if len(numbers) > 1:
        return None
    number = numbers[0] if numbers else None
    if _FEWER.search(states):
        return {"at_most": number.number - 1} if number and number.name == "num" else None
    if _NONE.search(states):
        return {"at_most": 0} if number is None else None
    match number.name if number else "":
        case "n.or-fewer":
            return {"at_most": number.number} if number else None
        case "n.or-more":
            return {"at_least": number.number} if number else None
        case "num":
            return {"at_least": number.number} if number and states else None
    return {"at_least": 1}


def _named(tokens: Sequence[Token]) -> Condition | None:
    """ "… is in play", "you control …"."""
    names = [token.name for token in tokens]
    unknown = [token for token in tokens if token.name == "?"]
    if not unknown or not unknown[0].word[:1].isupper():
        return None
    rest = [name for name in names if name != "?"]
    name = " ".join(token.word for token in unknown)
    if place := _at_named(tokens, rest, name):
        return place
    if rest == ["n.play"]:
        return Condition(of="cards", name=name, at_least=1)
    if rest == ["v.control"]:
        return Condition(of="controlled", name=name, at_least=1)
    return None


def _at_named(tokens: Sequence[Token], rest: list[str], name: str) -> Condition | None:
    """ "Each undefeated investigator is at …", "there are no clues at …": a location by its name."""
    names = set(rest)
    if names in ({"det.each", "investigator"}, {"det.each", "investigator", "q.undefeated"}):
        return Condition(of="investigators-elsewhere", name=name, at_most=0)
    if names == {"state", "n.clue"} and _bounds([t for t in tokens if t.name == "state"]) == {"at_most": 0}:
        return Condition(of="clues-at", name=name, at_most=0)
    return None


def scaled(results: Sequence[Result], each: Each) -> list[Result]:
    """So much for each: one effect with the whole amount if it has one, else the effect again and again."""
    found: list[Result] = []
    for result in results:
        amounts = {
            name: each.model_copy(update={"times": each.times * value})
            for name in _SCALED
            if isinstance(value := getattr(result, name, None), int) and value
        }
        whole = amounts and not isinstance(result, fx.Search)
        found.append(result.model_copy(update=amounts) if whole else fx.Repeat(times=each, results=(result,)))
    return found


def bounded(sentence: Sequence[Token], each: dict[str, Any]) -> tuple[list[Token], dict[str, Any]]:
    """The sentence without its "(to a minimum of 1, to a maximum of 5)", and the bounds with the rest."""
    rest = []
    for token in sentence:
        if token.name == "bound.min":
            each = {**each, "minimum": token.number}
        elif token.name == "bound.max":
            each = {**each, "maximum": token.number}
        else:
            rest.append(token)
    if "minimum" in each or "maximum" in each:
        rest = [token for token in rest if token.name not in {"(", ")"}]
    return rest, each
