"""What is no ability of its own moment: the elder sign, and what haunts a location."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Trigger
from engine.ahlcg.state.effects import Each, Modify, Opaque
from engine.ahlcg.text.building import Source, make_reading
from engine.ahlcg.text.effects.attempt import Effects
from engine.ahlcg.text.effects.clauses import Context
from engine.ahlcg.text.effects.counted import counting
from engine.ahlcg.text.effects.sentences import read_effects
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.moments.triggers import Moment

if TYPE_CHECKING:
    from engine.ahlcg.text.reading import Reading
    from rules_graph.model import Lang


def read_haunted(rest: str, source: Source) -> Reading:
    when = Moment("after", "test-failed", Trigger(by="you", where="this", attempt="investigate"), sure=True)
    return make_reading("forced", source, read_effects(rest, source.lang, Context()), when=when)


def read_elder_sign(rest: str, source: Source) -> Reading:
    """A number, then what follows from the test. The engine's token does nothing to the attack itself."""
    if each := _each_sign(rest, source.lang):
        return make_reading("elder-sign", source, each, when=Moment(None, "st.4", Trigger(), sure=True))
    match = re.match(r"([+-]\d+)\s*(?:\.\s*|$)", rest)
    effects = read_effects(
        rest[match.end() :] if match else rest, source.lang, Context(token=True), test_under_way=True
    )
    if match is None or effects.damage or effects.skill or effects.attempt or effects.instead:
        effects = Effects(results=[Opaque(text=rest)])
    effects.add += int(match.group(1)) if match else 0
    when = Moment(None, "st.4", Trigger(), sure=True)
    return make_reading("elder-sign", source, effects, when=when)


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
