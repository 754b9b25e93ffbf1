"""What would change a ruling: the nearest other situations in which its answer is another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeVar

from engine.ahlcg.judging.ruling import rule_on
from engine.ahlcg.state.cards import Ability
from engine.kernel.requests import Frozen
from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.ahlcg.judging.likely import Wish
    from engine.ahlcg.judging.ruling import Ruling
    from engine.ahlcg.judging.verdict import Verdict
    from engine.ahlcg.state.table import Situation

Thing = TypeVar("Thing")
_MOST = 8


@dataclass(frozen=True)
class Change:
    """If this were so, the answer would be that."""

    what: Literal["ready", "exhausted", "forced", "reaction", "when", "after", "lead"]
    name: str  # of the enemy, ability or investigator
    verdict: Verdict


def what_would_change(
    ruling: Ruling, wishes: Sequence[Wish] = (), tokens: Sequence[str] = ()
) -> tuple[Change, ...]:
    """One thing at a time: ready or exhausted, forced or reaction, when or after, somebody else as lead."""
    found: list[Change] = []
    for number, (what, name, table) in enumerate(_others(ruling.sheet.situation)):
        if number >= _MOST:
            break
        sheet = ruling.sheet.model_copy(update={"situation": table})
        try:
            verdict = rule_on(sheet, ruling.question, wishes, tokens, forks=False).verdict
        except GrimruleError:
            continue
        if _gist(verdict) != _gist(ruling.verdict) and ruling.verdict.says != "depends":
            found.append(Change(what, name, verdict))
    return tuple(found)


def _gist(verdict: Verdict) -> tuple[object, ...]:
    """What an answer comes to."""
    told = tuple(event.model_dump_json() for event in verdict.events) if verdict.asks in _TOLD else ()
    return verdict.says, verdict.by, verdict.point, verdict.amount, verdict.odds, told


_TOLD = ("order", "which-target")


def _others(
    table: Situation,
) -> Iterator[
    tuple[Literal["ready", "exhausted", "forced", "reaction", "when", "after", "lead"], str, Situation]
]:
    for enemy in table.enemies:
        turned = enemy.model_copy(update={"ready": not enemy.ready})
        yield ("exhausted" if enemy.ready else "ready"), enemy.id, table.with_enemy(turned)
    for ability in table.abilities_in_play():
        if ability.type == "forced":
            yield "reaction", ability.id, _changed(table, ability.id, forced=False)
        elif ability.type == "reaction":
            yield "forced", ability.id, _changed(table, ability.id, forced=True)
        if (
            ability.timing in ("when", "after")
            and ability.type in ("forced", "reaction")
            and not ability.at.startswith("step")
        ):
            other: Literal["when", "after"] = "when" if ability.timing == "after" else "after"
            yield other, ability.id, _changed(table, ability.id, timing=other)
    for place, who in enumerate(table.investigators[1:], 1):
        order = (who, *table.investigators[:place], *table.investigators[place + 1 :])
        yield "lead", who.id, table.model_copy(update={"investigators": order})


def _changed(table: Situation, name: str, **update: object) -> Situation:
    """The table with one ability changed, wherever it is."""

    def change(ability: Ability) -> Ability:
        return ability.model_copy(update=update) if ability.id == name else ability

    return _mapped(table, change)


def _mapped(thing: Thing, change: Callable[[Ability], Ability]) -> Thing:
    if isinstance(thing, Ability):
        return change(thing)  # type: ignore[return-value]
    if isinstance(thing, tuple):
        mapped = tuple(_mapped(each, change) for each in thing)
        return mapped if any(new is not old for new, old in zip(mapped, thing, strict=True)) else thing  # type: ignore[return-value]
    if not isinstance(thing, Frozen):
        return thing
    parts = {name: getattr(thing, name) for name in type(thing).model_fields}
    changed = {name: new for name, part in parts.items() if (new := _mapped(part, change)) is not part}
    return thing.model_copy(update=changed) if changed else thing
