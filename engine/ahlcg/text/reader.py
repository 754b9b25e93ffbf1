"""A card's text → its abilities as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.cards import Cost, Designator, Limit, Trigger
from engine.ahlcg.effects import Condition, Each, Forbid, If, Modify, Opaque, Slots, Substitute
from engine.ahlcg.text.attempt import Effects
from engine.ahlcg.text.before import halves, read_before
from engine.ahlcg.text.clauses import Context
from engine.ahlcg.text.costs import first_limit, split_limit
from engine.ahlcg.text.counted import condition, counting
from engine.ahlcg.text.language import language_of
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.markup import head_pattern, segments
from engine.ahlcg.text.names import with_self
from engine.ahlcg.text.phrases import DESIGNATORS, KEYWORDS, PERMISSIONS
from engine.ahlcg.text.reading import TRIGGERED, WITHOUT_EFFECT, Kind, Reading
from engine.ahlcg.text.sentences import read_effects
from engine.ahlcg.text.triggers import OTHER, Moment, Timing, moment, timing_of

if TYPE_CHECKING:
    from rules_graph.model import Lang

_AT = {
    "action": "action",
    "free": "window",
    "revelation": "revelation",
    "constant": "constant",
    "play": "play",
}

_HEADS = (
    *("elder-sign", "forced", "haunted", "revelation", "reaction", "free", "action", "objective"),
    *("spawn", "prey"),
)
_ATTEMPTS = frozenset({"fight", "evade", "investigate"})
_SYMBOLS = re.compile(r"\s*((?:\[(?:action|free|reaction)\]\s*)+)[:,]?\s*")
_DIFFICULTY = re.compile(r"\[*(?:easy|hard|łatw[ya]|trudn[ya]|легк\w+|важк\w+)\s*/.*", re.IGNORECASE)
_CHAOS = re.compile(r"\[(skull|cultist|tablet|elder_thing|auto_fail)\]\s*:?\s")


@dataclass(frozen=True, slots=True)
class _Source:
    """The words of one ability as printed, their language, and the type code of the card."""

    words: str
    lang: Lang
    kind: str


def read_text(text: str, lang: Lang | None = None, name: str = "", kind: str = "") -> list[Reading]:
    """Every ability of one card text, in order. `kind` is the card's type code, where it is known."""
    found: list[Reading] = []
    played: Reading | None = None
    limit: Limit | None = None
    whole = lang or language_of(text)
    for segment in segments(text):
        if _DIFFICULTY.fullmatch(segment) or _CHAOS.match(segment):
            continue  # a scenario's chaos symbols are no abilities
        source = _Source(segment, language_of(segment, whole), kind)
        reading = _segment(with_self(segment, name), source)
        if reading.type == "permission" and (reading.at or reading.while_):
            played = reading
        if reading.type == "play" and played:
            reading = _played_when(played, reading)
        if reading.type == "permission" and reading.limit:
            limit = reading.limit
        elif limit and reading.limit is None and reading.type not in WITHOUT_EFFECT:
            reading = reading.model_copy(update={"limit": limit})
        found.append(reading)
    return _limited(found)


def _limited(found: list[Reading]) -> list[Reading]:
    """A limit in the last line is that of the only ability before it; else we do not know whose it is."""
    if not found or found[-1].type != "permission" or found[-1].limit is None:
        return found
    *others, last = found
    able = [each for each in others if each.type not in WITHOUT_EFFECT]
    if len(able) == 1 and able[0].limit is None:
        update = {"limit": last.limit}
        return [each.model_copy(update=update) if each is able[0] else each for each in others] + [last]
    opaque = (Opaque(text=last.text),)
    return [*others, last.model_copy(update={"type": "constant", "at": "constant", "effects": opaque})]


def _played_when(instruction: Reading, effect: Reading) -> Reading:
    """An event's effect comes at the moment that its play instruction names."""
    names = ("timing", "at", "trigger") if instruction.at else ()
    update = {name: getattr(instruction, name) for name in (*names, "while_")}
    return effect.model_copy(update={**update, "effects": (*instruction.effects, *effect.effects)})


def _segment(segment: str, source: _Source) -> Reading:
    segment, limit = first_limit(segment)
    if limit is None:
        return _ability(segment, source)
    if not segment:
        return Reading(type="permission", limit=limit, text=source.words)
    reading = _ability(segment, source)
    if reading.limit or reading.type in WITHOUT_EFFECT:
        unread = Opaque(text=source.words)
        return Reading(type="constant", at="constant", effects=(unread,), text=source.words)
    return reading.model_copy(update={"limit": limit})


def _ability(segment: str, source: _Source) -> Reading:
    if symbols := _SYMBOLS.match(segment):
        heads = re.findall(r"\[(\w+)\]", symbols.group(1))
        return _triggered(heads[0], segment[symbols.end() :], source, actions=heads.count("action"))
    for head in _HEADS:
        if match := head_pattern(head).match(segment):
            return _headed(head, segment[match.end() :], source)
    return _unheaded(segment, source)


def _headed(head: str, rest: str, source: _Source) -> Reading:
    match head:
        case "spawn" | "prey":
            return Reading(type=head, text=source.words)
        case "elder-sign":
            return _elder_sign(rest, source)
        case "revelation":
            return _simple("revelation", rest, source)
        case "haunted":
            return _haunted(rest, source)
        case _:
            return _triggered(head, rest, source, actions=int(head == "action"))


def _unheaded(segment: str, source: _Source) -> Reading:
    if any(_full(pattern, segment) for table in KEYWORDS.values() for pattern in table.values()):
        return Reading(type="keyword", text=source.words)
    if any(_full(pattern, segment) for pattern in PERMISSIONS.values()):
        return _permission(segment, source)
    match source.kind or _guess(segment, source.lang):
        case "event":
            return _simple("play", segment, source)
        case "skill":
            return _simple("commit", segment, source)
        case _:
            return _constant(segment, source)


def _full(pattern: str, segment: str) -> bool:
    return bool(re.fullmatch(rf"(?:{pattern})\.?(?:\s*\([^()]*\))?\.?", segment, re.IGNORECASE))


def _guess(segment: str, lang: Lang) -> str:
    """Without the card's type: a line on the test is a skill's, a command an event's, the rest constant."""
    found = tokens(segment, lang)
    names = [token.name for token in found]
    if names and names[0] in {"if.success", "if.failure"}:
        return "skill"
    commands = names and names[0].startswith("v.") and names[0] != "v.get" and "c.cannot" not in names
    return "event" if _designator(segment, lang)[0] or (commands and found[0].start == 0) else ""


def _permission(segment: str, source: _Source) -> Reading:
    """A play instruction also says when: that is the moment of the event's effect."""
    found = tokens(segment, source.lang)
    start = next((at for at, token in enumerate(found) if token.name == "v.play"), len(found))
    clause = [token for token in found[start + 1 :] if token.name not in {".", "d.your-turn"}]
    if timing_of(clause) is None:
        turn = "your-turn" if any(token.name == "d.your-turn" for token in found) else ""
        return Reading(type="permission", text=source.words, **{"while": turn})
    when = moment(clause, source.kind)
    unsure = () if when.sure else (Opaque(text=source.words),)
    return Reading(
        type="permission",
        timing=when.timing,
        at=when.at,
        trigger=when.trigger,
        effects=unsure,
        text=source.words,
    )


def _designator(text: str, lang: Lang) -> tuple[Designator | None, str]:
    """The bold word that an ability's effect begins with, and the rest."""
    for table in (DESIGNATORS[lang], *DESIGNATORS.values()):
        for name, pattern in table.items():
            if match := re.match(rf"\s*(?:{pattern})\s*\.+\s*", text, re.IGNORECASE):
                return name, text[match.end() :]  # type: ignore[return-value]
    return None, text


def _triggered(head: str, rest: str, source: _Source, *, actions: int) -> Reading:
    """Moment and cost, a colon, the effect."""
    rest, limit = split_limit(rest)
    waits = head in TRIGGERED
    before, after = halves(rest, source.lang, waits=waits)
    found = read_before(before, source.lang, source.kind, waits=waits)
    designator, effect = _designator(after, source.lang)
    when = found.when
    context = Context(kind=source.kind, would=bool(when and when.timing == "would"))
    if when and when.trigger.by != "you" and _speaks_of(before, source.lang, "investigator"):
        context.investigator = "they"
    if when and when.at == "clues-discovered":
        context.doer = "who.discovered"
        context.investigator = context.investigator or "they"
    if when and when.at.startswith("enemy-") and not when.trigger.this:
        context.it = "that"
    if found.whose_turn:
        context.investigator = "active"
    context.token = bool(when and when.at.startswith(("token-", "test-")))
    under_way = designator in _ATTEMPTS or bool(when and when.at == "test-succeeded")
    effects = Effects()
    if designator != "resign":
        effects = read_effects(effect, source.lang, context, test_under_way=under_way)
    unread = [Opaque(text=each) for each in found.conditions]
    if when and not when.sure and when.at != OTHER:
        unread.append(Opaque(text=before))
    if found.states and not unread:
        effects = _only_if(effects, tuple(found.states))
    effects.results[:0] = unread
    effects.while_ = found.while_ or _within_test(head, effects)
    cost = found.cost.model_copy(update={"actions": actions})
    kind: Kind = head  # type: ignore[assignment]
    return _reading(kind, source, effects, when=when, cost=cost, limit=limit, designator=designator)


def _only_if(effects: Effects, states: tuple[Condition, ...]) -> Effects:
    """What is done only if something is so, as the ability is used."""
    own = (
        effects.add
        or effects.damage
        or effects.difficulty
        or effects.skill
        or effects.token
        or effects.automatic
    )
    if own or effects.on_success or effects.on_failure or effects.instead or not effects.results:
        effects.results = [Opaque(text=str(states)), *effects.results]
    else:
        effects.results = [If(all=states, then=tuple(effects.results))]
    return effects


def _speaks_of(text: str, lang: Lang, name: str) -> bool:
    return any(token.name == name for token in tokens(text, lang))


def _within_test(head: str, effects: Effects) -> str:
    """A free ability that changes "this skill test" can be used during one only."""
    changes = any(isinstance(each, Modify) and each.until == "test" for each in effects.results)
    return "test" if head == "free" and changes else ""


def _haunted(rest: str, source: _Source) -> Reading:
    when = Moment("after", "test-failed", Trigger(by="you", where="this", attempt="investigate"), sure=True)
    return _reading("forced", source, read_effects(rest, source.lang, Context()), when=when)


def _simple(kind: Kind, rest: str, source: _Source) -> Reading:
    """A revelation, an event's effect, a committed skill."""
    rest, limit = split_limit(rest)
    designator, effect = _designator(rest, source.lang)
    under_way = designator in _ATTEMPTS or kind == "commit"
    effects = read_effects(effect, source.lang, Context(kind=source.kind), test_under_way=under_way)
    return _reading(kind, source, effects, limit=limit, designator=designator)


def _constant(segment: str, source: _Source) -> Reading:
    segment, limit = split_limit(segment)
    found = tokens(segment, source.lang)
    names = {token.name for token in found}
    timing: Timing | None = "while" if "t.while" in names else "if" if "t.if" in names else None
    during = next((token for token in found if token.name.startswith("during.")), None)
    if during:
        segment = f"{segment[: during.start].rstrip()} {segment[during.end :].lstrip(' ,')}".strip()
    segment, states = _while(segment, source)
    effects = read_effects(segment, source.lang, Context(constant=True, kind=source.kind))
    states += _always(effects)
    if during:
        effects.while_, timing = during.name.removeprefix("during."), "while"
    when = Moment(timing, "constant", Trigger(), sure=True)
    return _reading("constant", source, effects, when=when, limit=limit, only_if=tuple(states))


def _while(segment: str, source: _Source) -> tuple[str, list[Condition]]:
    """A constant ability without its "while …", if we know what that asks for."""
    found = tokens(segment, source.lang)
    place = next((at for at, token in enumerate(found) if token.name == "t.while"), -1)
    if place < 0 or sum(token.name == "." for token in found) > 1:
        return segment, []
    comma = next((at for at in range(place, len(found)) if found[at].name == ","), len(found))
    clause = [token for token in found[place:comma] if token.name != "."]
    state = condition(clause, Context(constant=True, kind=source.kind))
    if state is None or len(clause) < 2 or (place > 0 and comma < len(found)):
        return segment, []
    rest = f"{segment[: found[place].start]} {segment[clause[-1].end :]}"
    return rest.strip(" ,"), [state]


def _always(effects: Effects) -> list[Condition]:
    """What a constant ability changes "if …" holds exactly while that is so; what it does is done once."""
    [*results] = effects.results
    lasting = (Modify, Forbid, Slots, Substitute)
    if len(results) != 1 or not isinstance(results[0], If) or results[0].otherwise:
        return []
    inner = results[0].then
    if not any(isinstance(each, lasting) for each in inner):
        return []
    effects.results = list(inner)
    return list(results[0].all)


def _elder_sign(rest: str, source: _Source) -> Reading:
    """A number, then what follows from the test. The engine's token does nothing to the attack itself."""
    if each := _each_sign(rest, source.lang):
        return _reading("elder-sign", source, each, when=Moment(None, "st.4", Trigger(), sure=True))
    match = re.match(r"([+-]\d+)\s*(?:\.\s*|$)", rest)
    effects = read_effects(
        rest[match.end() :] if match else rest, source.lang, Context(token=True), test_under_way=True
    )
    if match is None or effects.damage or effects.skill or effects.attempt or effects.instead:
        effects = Effects(results=[Opaque(text=rest)])
    effects.add += int(match.group(1)) if match else 0
    when = Moment(None, "st.4", Trigger(), sure=True)
    return _reading("elder-sign", source, effects, when=when)


def _each_sign(rest: str, lang: Lang) -> Effects | None:
    """ "+1 for each …": a modifier of the test that depends on the table."""
    first, _, others = rest.partition(".")
    found = tokens(first, lang)
    if len(found) < 3 or [token.name for token in found[:2]] != ["signed", "c.for-each"]:
        return None
    counted = counting(found[2:], Context(kind="investigator"))
    effects = read_effects(others, lang, Context(token=True), test_under_way=True)
    plain = not (effects.damage or effects.skill or effects.attempt or effects.instead or effects.add)
    if counted is None or not plain:
        return None
    if counted["of"].endswith("-on-this"):  # the card with an elder sign is the investigator
        counted["of"] = f"your-{counted['of'].removesuffix('-on-this')}"
    effects.results.insert(0, Modify(add=Each(**counted, times=found[0].number)))
    return effects


def _reading(  # noqa: PLR0913
    kind: Kind,
    source: _Source,
    effects: Effects,
    *,
    when: Moment | None = None,
    cost: Cost | None = None,
    limit: Limit | None = None,
    designator: Designator | None = None,
    only_if: tuple[Condition, ...] = (),
) -> Reading:
    if when is None:
        when = Moment(None, _AT.get(kind, OTHER), Trigger(), sure=True)
    if designator is None and isinstance(effects.add, Each):
        effects.results.append(Modify(add=effects.add))  # counted as the ability is used
        effects.add = 0
    if kind == "commit":
        when = Moment("after", "card-committed", Trigger(this=True, attempt=effects.attempt), sure=True)
    return Reading(
        type=kind,
        timing=when.timing,
        at=when.at,
        trigger=when.trigger,
        cost=cost or Cost(),
        limit=limit,
        designator=designator,
        effects=tuple(effects.results),
        on_success=tuple(effects.on_success),
        on_failure=tuple(effects.on_failure),
        skill=effects.skill,
        add=effects.add,
        damage=effects.damage,
        difficulty=effects.difficulty,
        automatic=effects.automatic,
        token=effects.token,
        instead=effects.instead,
        no_attacks=effects.no_attacks,
        text=source.words,
        only_if=only_if,
        **{"while": effects.while_},
    )
