"""What stands before an ability's colon: its moment, costs and conditions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Cost
from engine.ahlcg.text.effects.clauses import Context
from engine.ahlcg.text.effects.counted import condition
from engine.ahlcg.text.lexicon import Token, tokens
from engine.ahlcg.text.moments.costs import read_costs
from engine.ahlcg.text.moments.happenings import OTHER, STATE
from engine.ahlcg.text.moments.triggers import Moment, moment, timing_of

if TYPE_CHECKING:
    from engine.ahlcg.state.effects import Condition
    from rules_graph.model import Lang


def colon(text: str) -> int:
    """Where the cost ends: the first colon of the first sentence, outside quotes and brackets."""
    depth, quoted = 0, False
    for place, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        quoted ^= sign == '"'
        if sign == ":" and depth <= 0 and not quoted:
            return place
        if sign == "." and depth <= 0 and not quoted and re.match(r"\.\s+[^\sa-zа-яіїєґ]", text[place:]):
            return -1
    return -1


def halves(rest: str, lang: Lang, *, waits: bool) -> tuple[str, str]:
    """The text before the colon and the effect after it."""
    place = colon(rest)
    if place >= 0:
        before = rest[:place]
        found = tokens(before, lang)
        choosing = any(token.name == "c.either" for token in tokens(rest[: place + 1], lang))
        if not choosing and (found or not before.strip()):
            return before.strip(), rest[place + 1 :].strip()
    if waits:
        return _at_comma(rest, lang)
    return "", rest.strip()


def _at_comma(rest: str, lang: Lang) -> tuple[str, str]:
    """Without a colon the moment ends at the first comma after its verb that a command follows."""
    found = tokens(rest, lang)
    if timing_of(found[:6]) is None:
        return "", rest.strip()
    seen = False
    for place, token in enumerate(found):
        if token.name == ",":
            following = [each.name for each in found[place + 1 : place + 4]]
            if seen and any(name.startswith(("v.", "c.m", "?", "as-group")) for name in following):
                return rest[: token.start].strip(), rest[token.end :].strip()
        elif token.name.startswith(("v.", "p.", "n.", "?")):
            seen = True
    return _unpointed(rest, found)


def _unpointed(rest: str, found: list[Token]) -> tuple[str, str]:
    """With neither colon nor comma it ends where it is whole and somebody else's doing begins."""
    for place in range(2, len(found) - 1):
        token, following = found[place], found[place + 1]
        subject = token.name in {"det.each", "det.lead", "you"}
        begins = token.name.startswith("v.") or (
            subject and following.name.startswith(("investigator", "v."))
        )
        if not begins or found[place - 1].name in {"c.and", "c.or", ",", "m.would", "c.must"}:
            continue
        when = moment(found[:place])
        if when.at not in {OTHER, STATE} and when.sure and when.timing not in {None, "if", "while"}:
            return rest[: token.start].strip(), rest[token.start :].strip()
    return "", rest.strip()


@dataclass
class Before:
    """One moment, costs, and further conditions: one that the engine knows, others in their own words."""

    when: Moment | None = None
    cost: Cost = field(default_factory=Cost)
    while_: str = ""
    conditions: list[str] = field(default_factory=list)
    states: list[Condition] = field(default_factory=list)
    whose_turn: bool = False  # of an investigator at your location


_THEIR_TURN = frozenset({"n.turn", "investigator", "here", "t.while", "t.when", "v.perform", "v.take"})
_KNOWN = {
    "d.your-turn": "your-turn",
    "no-clues-here": "no-clues-here",
    "during.investigate": "investigate",
    "during.fight": "fight",
    "during.evade": "evade",
}


def read_before(text: str, lang: Lang, kind: str, *, waits: bool, mine: bool = False) -> Before:
    """The clauses before the colon. `mine`: of an ability that its player decides to use."""
    found = Before()
    for part in _clauses(tokens(text, lang)):
        words = text[part[0].start : part[-1].end]
        timing = timing_of(part)
        names = {token.name for token in part}
        if {"n.turn", "investigator", "here"} <= names <= _THEIR_TURN:
            found.while_, found.whose_turn = "turn-here", True
            continue
        if (
            part[0].name == "t.if"
            and not (waits and found.when is None)
            and (state := condition(part, Context(kind=kind)))
        ):
            found.states.append(state)
            continue
        if found.when and (there := _at_this(found.when, names, kind)):
            found.when = there
            continue
        if len(part) == 1 and part[0].name in _KNOWN and not found.while_:
            found.while_ = _KNOWN[part[0].name]
        elif timing and waits and found.when is None and timing != "while":
            when = moment(_without_state(part, found, kind), kind, mine=mine)
            if timing == "if" and when.at == STATE and (state := condition(part, Context(kind=kind))):
                found.states.append(state)
                found.when = Moment(timing, STATE, when.trigger, sure=True)
            elif timing == "if" and when.at == OTHER and (state := condition(part, Context(kind=kind))):
                found.states.append(state)
            elif timing == "if" and when.at == OTHER:
                found.conditions.append(words)
            else:
                found.when = when
        elif timing or (paid := read_costs(part, text, kind)) is None:
            found.conditions.append(words)
        else:
            found.cost = _sum(found.cost, paid)
    return found


def _at_this(when: Moment, names: set[str], kind: str) -> Moment | None:
    """ "At the end of your turn, if you are here": where the moment must be; "if this is in play" it is."""
    if names == {"t.if", "self", "n.play"}:
        return when
    here = names in ({"t.if", "you", "at-this"}, {"t.if", "you", "location-this"}) or (
        kind == "location" and names == {"t.if", "you", "self"}
    )
    if not here or not when.at.startswith("step-2.2") or when.trigger.by != "you":
        return None
    return replace(when, trigger=when.trigger.model_copy(update={"where": "this"}))


def _without_state(part: list[Token], found: Before, kind: str) -> list[Token]:
    """ "When the game ends and there are clues on it": the moment, and the state beside it."""
    place = next((at for at, token in enumerate(part) if token.name == "c.and"), -1)
    if place < 0 or not moment(part[:place], kind).sure:
        return part
    state = condition(part[place + 1 :], Context(kind=kind))
    if state is None:
        return part
    found.states.append(state)
    return part[:place]


def _sum(one: Cost, other: Cost) -> Cost:
    added = {name: value for name, value in other.model_dump().items() if value}
    if one.other and other.other:
        added["other"] = f"{one.other}; {other.other}"
    return one.model_copy(update=added)


def _clauses(found: list[Token]) -> list[list[Token]]:
    """Cut before each timing word, and at each comma that a cost or condition follows."""
    parts: list[list[Token]] = [[]]
    for place, token in enumerate(found):
        after = found[place + 1 :]
        if token.name.startswith("t.") and parts[-1] and _new_moment(token, parts[-1], found[place - 1]):
            parts.append([token])
        elif token.name in {"d.your-turn", "no-clues-here"}:
            parts += [[token], []]
        elif token.name == "," and after and parts[-1] and after[0].name.startswith(("v.", "t.if")):
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in map(_trim, parts) if part]


def _new_moment(token: Token, part: list[Token], before: Token) -> bool:
    if token.name == "t.at":
        return before.name == ","
    if part[0].name.startswith("t."):
        return before.name == "," or token.name == "t.if"
    return True


def _trim(part: list[Token]) -> list[Token]:
    while part and part[0].name in {",", "c.and"}:
        part = part[1:]
    while part and part[-1].name in {",", "c.and"}:
        part = part[:-1]
    return part
