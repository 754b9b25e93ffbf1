"""A card's text → its abilities as data."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Cost, Limit, Trigger
from engine.ahlcg.state.effects import Condition, Forbid, If, Modify, Opaque, Slots, Substitute
from engine.ahlcg.text.additional import read_additional
from engine.ahlcg.text.building import Source, make_reading, split_designator
from engine.ahlcg.text.effects.attempt import Effects
from engine.ahlcg.text.effects.clauses import Context
from engine.ahlcg.text.effects.counted import condition
from engine.ahlcg.text.effects.joined import speaks_of_a_card
from engine.ahlcg.text.effects.sentences import read_effects
from engine.ahlcg.text.instructions import able, played_when, read_permission, with_limits
from engine.ahlcg.text.language import language_of
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.markup import head_pattern, segments
from engine.ahlcg.text.moments.before import halves, read_before
from engine.ahlcg.text.moments.costs import first_limit, split_limit
from engine.ahlcg.text.moments.happenings import OTHER, Timing
from engine.ahlcg.text.moments.triggers import Moment
from engine.ahlcg.text.names import with_self
from engine.ahlcg.text.phrases import KEYWORDS, PERMISSIONS
from engine.ahlcg.text.reading import TRIGGERED, WITHOUT_EFFECT, Kind, Reading
from engine.ahlcg.text.signs import read_elder_sign, read_haunted

if TYPE_CHECKING:
    from engine.ahlcg.text.lexicon import Token
    from rules_graph.model import Lang

_HEADS = (
    *("elder-sign", "forced", "haunted", "revelation", "reaction", "free", "action", "objective"),
    *("spawn", "prey"),
)
_ATTEMPTS = frozenset({"fight", "evade", "investigate"})
_SYMBOLS = re.compile(r"\s*((?:\[(?:action|free|reaction)\]\s*)+)[:,]?\s*")
_DIFFICULTY = re.compile(r"\[*(?:easy|hard|łatw[ya]|trudn[ya]|легк\w+|важк\w+)\s*/.*", re.IGNORECASE)
_THIS = {
    "fight": re.compile(r"attack|ataku|ата[кц]", re.IGNORECASE),
    "evade": re.compile(r"eva|wym|втеч", re.IGNORECASE),
    "investigate": re.compile(r"investig|bada|дослідж", re.IGNORECASE),
}
_CHAOS = re.compile(r"\[(skull|cultist|tablet|elder_thing|auto_fail)\]\s*:?\s")


def read_text(
    text: str, lang: Lang | None = None, name: str = "", kind: str = "", *, x: bool = False
) -> list[Reading]:
    """Every ability of one card text, in order.

    `kind` is the card's type code, where it is known; `x`: its printed cost is X.
    """
    found: list[Reading] = []
    played: Reading | None = None
    limit: Limit | None = None
    paid = Cost()
    whole = lang or language_of(text)
    for segment in segments(text):
        if _DIFFICULTY.fullmatch(segment) or _CHAOS.match(segment):
            found.append(Reading(type="symbols", text=segment))  # a scenario's: no ability of a card
            continue
        source = Source(segment, language_of(segment, whole), kind, x, played)
        reading = _segment(with_self(segment, name, source.lang), source)
        if reading.type == "permission" and (reading.at or reading.while_ or reading.effects):
            played = reading
        if reading.type in {"play", "commit"} and played:
            reading = played_when(played, reading)
        if reading.type == "permission" and reading.cost != Cost():
            paid = reading.cost
        elif reading.type == "play":
            reading = reading.model_copy(update={"cost": reading.cost + paid})
        if reading.type == "permission" and reading.limit:
            limit = None if able(found) else reading.limit
        elif limit and reading.limit is None and reading.type not in WITHOUT_EFFECT:
            reading = reading.model_copy(update={"limit": limit})
        found.append(reading)
    return with_limits(found)


def _segment(segment: str, source: Source) -> Reading:
    rest, limit = split_limit(segment)
    if limit and not rest.strip(" ."):
        return Reading(type="permission", limit=limit, text=source.words)
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


def _ability(segment: str, source: Source) -> Reading:
    if symbols := _SYMBOLS.match(segment):
        heads = re.findall(r"\[(\w+)\]", symbols.group(1))
        return _triggered(heads[0], segment[symbols.end() :], source, actions=heads.count("action"))
    for head in _HEADS:
        if match := head_pattern(head).match(segment):
            return _headed(head, segment[match.end() :], source)
    return _unheaded(segment, source)


def _headed(head: str, rest: str, source: Source) -> Reading:
    match head:
        case "spawn" | "prey":
            return Reading(type=head, text=source.words)
        case "elder-sign":
            return read_elder_sign(rest, source)
        case "revelation":
            return _simple("revelation", rest, source)
        case "haunted":
            return read_haunted(rest, source)
        case _:
            return _triggered(head, rest, source, actions=int(head == "action"))


def _unheaded(segment: str, source: Source) -> Reading:
    if any(_full(pattern, segment) for table in KEYWORDS.values() for pattern in table.values()):
        return Reading(type="keyword", text=source.words)
    if additional := read_additional(segment, source):
        return additional
    if any(_full(pattern, segment) for pattern in PERMISSIONS.values()):
        return read_permission(segment, source)
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
    return "event" if split_designator(segment, lang)[0] or (commands and found[0].start == 0) else ""


def _triggered(head: str, rest: str, source: Source, *, actions: int) -> Reading:
    """Moment and cost, a colon, the effect."""
    rest, limit = split_limit(rest)
    waits = head in TRIGGERED
    before, after = halves(rest, source.lang, waits=waits)
    found = read_before(before, source.lang, source.kind, waits=waits, mine=head == "reaction")
    designator, effect = split_designator(after, source.lang)
    when = found.when
    context = Context(kind=source.kind, would=bool(when and when.timing == "would"))
    if when is None and designator not in _ATTEMPTS:
        context.enemy = None
    if when:
        _meaning(context, when.at, when.trigger, tokens(before, source.lang))
    if found.whose_turn:
        context.investigator = "active"
    if found.cost.x:
        context.x = {"of": "x"}
    under_way = designator in _ATTEMPTS or bool(when and when.at == "test-succeeded")
    effects = Effects()
    if designator != "resign":
        effects = read_effects(effect, source.lang, context, test_under_way=under_way)
    unread = [Opaque(text=each) for each in found.conditions]
    if when and when.at != OTHER and not (when.sure and (not when.attack or _at_that(effects))):
        unread.append(Opaque(text=before))
    if found.states and not unread:
        effects = _only_if(effects, tuple(found.states), before)
    effects.results[:0] = unread
    if (head == "forced" and found.conditions) or (head == "objective" and unread):
        effects = Effects(results=[Opaque(text=source.words)])  # nobody is asked whether the condition holds
    effects.while_ = found.while_ or _within_test(head, effects, effect, source.lang)
    cost = found.cost.model_copy(update={"actions": actions})
    kind: Kind = head  # type: ignore[assignment]
    return make_reading(kind, source, effects, when=when, cost=cost, limit=limit, designator=designator)


def _meaning(context: Context, at: str, trigger: Trigger, before: list[Token]) -> None:
    """Whom and what the words of an effect mean after this moment."""
    if trigger.by != "you" and any(token.name == "investigator" for token in before):
        context.investigator = "they"
    if at == "clues-discovered":
        context.doer = "who.discovered"
        context.investigator = context.investigator or "they"
    if not trigger.this:
        context.it = "that" if at.startswith("enemy-") else "" if speaks_of_a_card(before) else context.it
    context.token = at.startswith(("token-", "test-"))


def _at_that(effects: Effects) -> bool:
    """Whether all that is done is done to the enemy that attacked: without one it comes to nothing."""
    results = effects.results
    return bool(results) and all(getattr(each, "enemy", None) == "that" for each in results)


def _only_if(effects: Effects, states: tuple[Condition, ...], words: str) -> Effects:
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
        effects.results = [Opaque(text=words), *effects.results]
    else:
        effects.results = [If(all=states, then=tuple(effects.results))]
    return effects


def _within_test(head: str, effects: Effects, words: str, lang: Lang) -> str:
    """A free ability that changes "this skill test", or "this attack", can be used during one only."""
    changes = any(isinstance(each, Modify) and each.until == "test" for each in effects.results)
    if head != "free" or not changes:
        return ""
    named = next((token.word for token in tokens(words, lang) if token.name == "until.test"), "")
    return next((attempt for attempt, pattern in _THIS.items() if pattern.search(named)), "test")


def _simple(kind: Kind, rest: str, source: Source) -> Reading:
    """A revelation, an event's effect, a committed skill."""
    rest, limit = split_limit(rest)
    designator, effect = split_designator(rest, source.lang)
    under_way = designator in _ATTEMPTS or kind == "commit"
    spoken_of = under_way or bool(source.played and source.played.at)
    context = Context(kind=source.kind, enemy="that" if spoken_of else None)
    if kind == "play" and source.x:
        context.x = {"of": "x"}
    if kind == "play" and source.played and source.played.at:
        told = tokens(source.played.text, source.lang)
        _meaning(context, source.played.at, source.played.trigger, told)
    effects = read_effects(effect, source.lang, context, test_under_way=under_way)
    cost = Cost(x="resources") if context.x else None
    return make_reading(kind, source, effects, limit=limit, designator=designator, cost=cost)


def _constant(segment: str, source: Source) -> Reading:
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
    return make_reading("constant", source, effects, when=when, limit=limit, only_if=tuple(states))


def _while(segment: str, source: Source) -> tuple[str, list[Condition]]:
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
