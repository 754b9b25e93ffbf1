"""What an investigator may do in the Action Phase, and what forbids the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.rules.movement import is_city
from engine.kernel import legal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.eldritch.state.cards import Card
    from engine.eldritch.state.table import Investigator, Situation


def legal_actions(table: Situation, who: str) -> list[str]:
    """What an investigator may do now: each action once a round, and where the rules allow it."""
    return legal(judged_actions(table, who))


def judged_actions(table: Situation, who: str) -> dict[str, str | None]:
    """Every action there is, with the statement that forbids it now."""
    by = table.investigator(who)
    found = {name: check(table, by) for name, check in _BASIC.items()}
    found |= {f"trade:{name}": _trade(table, by, name) for name in _others(table, who)}
    found |= {
        name: "eldritch/actions^no-repeat" if cites is None and name.partition(":")[0] in by.done else cites
        for name, cites in found.items()
    }
    found |= _component_actions(table, by)
    return dict.fromkeys(found, "eldritch/delayed^no-actions") if by.delayed else found


def judged_attempts(table: Situation, who: str) -> dict[str, str | None]:
    """The same for somebody who may have no action left."""
    judged = judged_actions(table, who)
    by = table.investigator(who)
    return judged if by.actions_left or by.delayed else dict.fromkeys(judged, "eldritch/actions^two")


def ticket_kinds(table: Situation, space: str) -> list[str]:
    return [kind for kind in ("train", "ship") if any(way == kind for _, way in table.ways(space))]


def _travel(table: Situation, by: Investigator) -> str | None:
    if by.cannot_move:
        return "eldritch/detained^no-move" if by.detained else "eldritch/golden-rules^cannot"
    return None if table.ways(by.space) else "eldritch/travel-action^move"


def _prepare(table: Situation, by: Investigator) -> str | None:
    if not is_city(table, by.space):
        return "eldritch/prepare-for-travel-action^city"
    return None if ticket_kinds(table, by.space) else "eldritch/prepare-for-travel-action^train"


def _acquire(table: Situation, by: Investigator) -> str | None:
    if not is_city(table, by.space):
        return "eldritch/acquire-assets-action^city"
    return "eldritch/acquire-assets-action^monster" if table.monsters_at(by.space) else None


def _rest(table: Situation, by: Investigator) -> str | None:
    return "eldritch/rest-action^monster" if table.monsters_at(by.space) else None


_BASIC = {"travel": _travel, "prepare": _prepare, "acquire": _acquire, "rest": _rest}


def _others(table: Situation, who: str) -> list[str]:
    return [each.id for each in table.investigators if each.id != who]


def _trade(table: Situation, by: Investigator, name: str) -> str | None:
    other = table.investigator(name)
    if not other.in_play:
        return "eldritch/trade-action^not-defeated"
    return None if other.space == by.space else "eldritch/trade-action^trade"


def _component_actions(table: Situation, by: Investigator) -> dict[str, str | None]:
    """Own sheet, possessions and Conditions, once a round whoever has them; local ones once each."""
    used = [use.component for use in table.uses]
    by_me = [use.component for use in table.uses if use.by == by.id]
    found: dict[str, str | None] = {}
    if by.action:
        found[f"component:{by.id}"] = "eldritch/component-action^once" if by.id in used else None
    for holder, card in _with_actions(table, local=False):
        if holder.id != by.id:
            found[f"component:{card.id}"] = "eldritch/component-action^own"
        else:
            users = "once" if card.id in by_me else "one-user"
            found[f"component:{card.id}"] = f"eldritch/component-action^{users}" if card.id in used else None
    for holder, card in _with_actions(table, local=True):
        once = "eldritch/local-action^once" if card.id in by_me else None
        found[f"local:{card.id}"] = once if holder.space == by.space else "eldritch/local-action^other"
    return found


def _with_actions(table: Situation, *, local: bool) -> Iterator[tuple[Investigator, Card]]:
    for each in table.in_play:
        for card in each.face_up:
            if card.action and card.action.local == local:
                yield each, card
