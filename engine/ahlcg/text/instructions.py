"""Lines that say when and how often: play instructions, permissions to commit, limits of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.state.effects import Opaque
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.moments.triggers import moment, timing_of
from engine.ahlcg.text.reading import WITHOUT_EFFECT, Reading

if TYPE_CHECKING:
    from engine.ahlcg.text.building import Source
    from engine.ahlcg.text.lexicon import Token

_COPIES = re.compile(r"max|maks|limit|na (?:każdy|jeden) test|максимум|ліміт", re.IGNORECASE)
_CONDITIONS = {"d.your-turn": "your-turn", "no-clues-here": "no-clues-here"}
_PERIODS = {
    "n.test": "test",
    "during.investigate": "investigate",
    "during.fight": "fight",
    "during.evade": "evade",
    "ph.mythos": "mythos-phase",
    "ph.investigation": "investigation-phase",
    "ph.enemy": "enemy-phase",
    "ph.upkeep": "upkeep-phase",
}
_ANY_TURN = frozenset({"n.turn", "investigator"})
_ONLY = frozenset({"only", "tylko", "тільки", "лише"})


def able(found: list[Reading]) -> list[Reading]:
    return [each for each in found if each.type not in WITHOUT_EFFECT]


def with_limits(found: list[Reading]) -> list[Reading]:
    """A limit in a line of its own is that of the ability before it; of an event, of all that it does."""
    for place, last in enumerate(found):
        before = able(found[:place])
        if last.type != "permission" or last.limit is None or not before:
            continue
        played = [each for each in before if each.type == "play"]
        whose = played if before[-1].type == "play" else before[-1:]
        if any(each.limit for each in whose):
            opaque = (Opaque(text=last.text),)
            found[place] = last.model_copy(update={"type": "constant", "at": "constant", "effects": opaque})
            continue
        update = {"limit": last.limit}
        mine = {id(each) for each in whose}
        found = [each.model_copy(update=update) if id(each) in mine else each for each in found]
    return found


def played_when(instruction: Reading, effect: Reading) -> Reading:
    """An event's effect comes at the moment that its play instruction names."""
    names = ("timing", "at", "trigger") if instruction.at else ()
    update = {name: getattr(instruction, name) for name in names}
    update |= {
        "while_": instruction.while_ or effect.while_,
        "effects": (*instruction.effects, *effect.effects),
    }
    return effect.model_copy(update=update)


def _periods(clause: list[Token]) -> list[str]:
    """The stretches of play that it names, in whose windows the event may be played."""
    turn = ["any-turn"] if {token.name for token in clause} >= _ANY_TURN else []
    return turn + [_PERIODS[token.name] for token in clause if token.name in _PERIODS]


def _all_known(clause: list[Token]) -> bool:
    rest = [token.name for token in clause if token.word.lower() not in _ONLY]
    left = {name for name in rest if name not in _CONDITIONS and name not in _PERIODS}
    return not left or left == _ANY_TURN


def read_permission(segment: str, source: Source) -> Reading:
    """A play instruction also says when: that is the moment of the event's effect.

    What else it asks for stands in its own words, and so does what may be committed only so.
    """
    found = tokens(segment, source.lang)
    start = next((at for at, token in enumerate(found) if token.name == "v.play"), -1)
    if start < 0:
        restricts = any(token.name == "v.commit" for token in found) and not _COPIES.match(segment)
        unread = (Opaque(text=source.words),) if restricts else ()
        return Reading(type="permission", effects=unread, text=source.words)
    clause = [token for token in found[start + 1 :] if token.name not in {".", ",", "d.your-turn"}]
    whiles = [_CONDITIONS[token.name] for token in found if token.name in _CONDITIONS]
    if timing_of(clause) in {None, "if", "while"}:
        whiles += _periods(clause)
        unread = () if len(whiles) == 1 and _all_known(clause) else (Opaque(text=source.words),)
        fields = {"text": source.words, "while": whiles[0] if whiles else ""}
        return Reading(type="permission", effects=unread, **fields)
    fields = {"text": source.words, "while": whiles[0] if whiles else ""}
    when = moment(clause, source.kind, mine=True)
    unread = () if when.sure and not when.attack else (Opaque(text=source.words),)
    said = {"timing": when.timing, "at": when.at, "trigger": when.trigger}
    return Reading(type="permission", effects=unread, **said, **fields)
