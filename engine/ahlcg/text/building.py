"""One ability's words, and the reading made of what is understood of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Cost, Designator, Limit, Trigger
from engine.ahlcg.state.effects import Condition, Each, Modify, Opaque
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.moments.happenings import OTHER, STATE
from engine.ahlcg.text.moments.triggers import Moment
from engine.ahlcg.text.phrases import DESIGNATORS
from engine.ahlcg.text.reading import Kind, Reading

if TYPE_CHECKING:
    from engine.ahlcg.text.effects.attempt import Effects
    from engine.ahlcg.text.lexicon import Token
    from rules_graph.model import Lang

_AT = {
    "action": "action",
    "free": "window",
    "revelation": "revelation",
    "constant": "constant",
    "play": "play",
}


@dataclass(frozen=True, slots=True)
class Source:
    """The words of one ability as printed, their language, and the type code of the card."""

    words: str
    lang: Lang
    kind: str
    x: bool = False  # its printed cost is X
    played: Reading | None = None  # the play instruction before it


def split_designator(text: str, lang: Lang) -> tuple[Designator | None, str]:
    """The bold word that an ability's effect begins with, and the rest."""
    for table in (DESIGNATORS[lang], *DESIGNATORS.values()):
        for name, pattern in table.items():
            if match := re.match(rf"\s*(?:{pattern})\s*\.+\s*", text, re.IGNORECASE):
                return name, text[match.end() :]  # type: ignore[return-value]
    return None, text


def _asks(token: Token) -> bool:
    return token.name == "t.if"


def make_reading(  # noqa: PLR0913
    kind: Kind,
    source: Source,
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
    if kind == "objective" and when.at == OTHER:  # met, or not, at every moment
        when = Moment(
            "if" if any(map(_asks, tokens(source.words, source.lang))) else None, STATE, Trigger(), sure=True
        )
    if designator is None and isinstance(effects.add, Each):
        effects.results.append(Modify(add=effects.add))  # counted as the ability is used
        effects.add = 0
    if effects.attempt and kind not in {"commit", "elder-sign"}:
        effects.results.insert(0, Opaque(text=source.words))
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
        x=effects.x,
        text=source.words,
        only_if=only_if,
        **{"while": effects.while_},
    )
