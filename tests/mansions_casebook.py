"""How the cases of Mansions of Madness tell their events; `casebook` has the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions import events

if TYPE_CHECKING:
    from engine.kernel import Event


def short(event: Event) -> str | None:
    """The events that a case tells in fewer words than their fields."""
    match event:
        case events.TestBegan(
            by=by, attribute=attribute, modifier=modifier, purpose=purpose, against=against
        ):
            return f"{purpose} test {by} {attribute} {modifier:+d}" + (f" vs {against}" if against else "")
        case events.TargetSet(target=target):
            return f"target {target}"
        case events.DieRolled(face=face):
            return f"rolls {face}"
        case events.TestResult(success=success, automatic=automatic):
            return ("automatic " if automatic else "") + ("success" if success else "failure")
        case events.HorrorTested(who=who, monster=monster) | events.Evaded(who=who, monster=monster):
            return f"{event.event} {who} {monster}"
        case events.Suffered(who=who, harm=harm, amount=amount):
            return f"{who} suffers {amount} {harm}"
        case events.MonsterHurt(monster=monster, amount=amount, taken=taken):
            return f"{monster} takes {amount} now {taken}"
        case events.ThreatChanged(by=by_, to=to):
            return f"threat {by_:+d} now {to}"
    return None
