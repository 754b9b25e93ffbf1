"""How the cases of Eldritch Horror tell their events; `casebook` has the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch import events

if TYPE_CHECKING:
    from engine.kernel import Event


def short(event: Event) -> str | None:
    """The events that a case tells in fewer words than their fields."""
    match event:
        case events.TestBegan(by=by, skill=skill, modifier=modifier):
            return f"test {by} {skill} {modifier:+d}"
        case events.PoolSet(pool=pool, dice=dice):
            return f"pool {pool}" if pool == dice else f"pool {pool} rolls {dice}"
        case events.DiceRolled(faces=faces):
            return f"rolls {' '.join(map(str, faces))}"
        case events.DieRerolled(die=die, old=old, new=new, source=source):
            return f"reroll die {die} {old} to {new} {source}"
        case events.TestResult(result=result, passed=passed):
            return f"result {result} {'passed' if passed else 'failed'}"
        case events.RollMade(faces=faces, hits=hits):
            return f"roll {' '.join(map(str, faces))} hits {hits}"
        case events.ActionTaken(who=who, action=action, about=about, extra=extra):
            named = f":{about}" if about and action != "trade" else ""
            return f"action-taken {who} {action}{named}{' extra' if extra else ''}"
        case events.Spent(who=who, health=health, sanity=sanity):
            return _points(who, "spends", health, sanity)
        case events.Lost(who=who, health=health, sanity=sanity):
            return _points(who, "loses", health, sanity)
        case events.Recovered(who=who, health=health, sanity=sanity):
            return _points(who, "recovers", health, sanity)
    return None


def _points(who: str, verb: str, health: int, sanity: int) -> str:
    parts = [f"{count} {kind}" for count, kind in ((health, "health"), (sanity, "sanity")) if count]
    return f"{who} {verb} {' '.join(parts)}"
