"""How the cases of Arkham Horror, 2nd edition tell their events; `casebook` has the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e import events

if TYPE_CHECKING:
    from engine.kernel import Event


def short(event: Event) -> str | None:
    """The events that a case tells in fewer words than their fields."""
    match event:
        case events.CheckBegan(by=by, check=check, modifier=modifier, difficulty=difficulty):
            return f"check {by} {check} {modifier:+d}" + (f" [{difficulty}]" if difficulty else "")
        case events.PoolSet(dice=dice, success_on=success_on):
            return f"pool {dice}" if success_on == 5 else f"pool {dice} on {success_on}"
        case events.DiceRolled(faces=faces, successes=successes):
            return f"rolls {' '.join(map(str, faces))} = {successes}"
        case events.ClueSpent(by=by, left=left):
            return f"clue {by} left {left}"
        case events.CheckEnded(successes=successes, passed=passed):
            return f"{'passed' if passed else 'failed'} {successes}"
        case events.PointsLost(who=who, sanity=sanity, stamina=stamina):
            return _points(who, "loses", sanity, stamina)
        case events.PointsRecovered(who=who, sanity=sanity, stamina=stamina):
            return _points(who, "recovers", sanity, stamina)
    return None


def _points(who: str, verb: str, sanity: int, stamina: int) -> str:
    parts = [f"{count} {kind}" for count, kind in ((sanity, "sanity"), (stamina, "stamina")) if count]
    return f"{who} {verb} {' '.join(parts)}"
