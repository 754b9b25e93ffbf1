"""What can be said of the card game's events and options beyond their fields: tokens, costs, abilities."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

from engine.ahlcg import events
from engine.ahlcg.phases.chaos import AUTO_FAIL, ELDER_SIGN
from engine.ahlcg.phases.tokens import TokensMoved
from engine.ahlcg.state.effects import Result, Skill
from engine.kernel import telling
from engine.kernel.telling import Said

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Lasting
    from engine.kernel import Event, Request
    from engine.kernel.telling import Value

_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
SYMBOLS = ("skull", "cultist", "tablet", "elder_thing", AUTO_FAIL, ELDER_SIGN, "bless", "curse")
RESULTS = frozenset(kind.model_fields["result"].default for kind in get_args(get_args(Result)[0]))


def told(event: Event) -> Said:
    """An event; what the engine names itself has a message of its own."""
    fields: dict[str, Value] = dict(event)
    named: dict[str, Value] = {}
    if isinstance(token := fields.get("token"), str):
        named["token"] = token_said(token)
    for field in ("ability", "by"):
        if isinstance(ability := telling.word(fields.get(field)), str):
            named[field] = ability_said(ability)
    said = telling.told(event, **named | _also(event))
    if said.message == "ahlcg-event-agenda-advanced":  # in the words of the act
        return Said("ahlcg-event-act-advanced", said.values)
    return said


def offered(request: Request, option: str) -> Value:
    """An option; one that is a token, a skill, a result or an ability of the engine's by its name."""
    kind, _, what = option.partition(":")
    if what and kind == "engage":
        return Said("ahlcg-option-engage-enemy", {"what": what})
    return named(option) or telling.offered(request, option)


def named(option: str) -> Value | None:
    """What the engine names itself; None for anything else."""
    if option in SYMBOLS or (is_number(option) and not option.isdigit()):
        return token_said(option)
    if option in frozenset(Skill):
        return Said(f"value-{option}")
    kind, _, number = option.rpartition("-")
    if number.isdigit() and kind in SYMBOLS:
        return Said("name-numbered", {"name": token_said(kind), "number": number})
    if number.isdigit() and kind in RESULTS:
        return Said("name-numbered", {"name": Said(f"result-{kind}"), "number": number})
    ability = ability_said(option)
    return None if ability == option else ability


def token_said(token: str) -> Value:
    """A number with a true minus, a symbol by its name; a token we do not know as it is written."""
    if is_number(token):
        return token.replace("-", "−")
    return Said(f"oddspage-token-{token}") if token in SYMBOLS else token


def is_number(token: str) -> bool:
    return bool(_NUMBER.fullmatch(token))


def ability_said(ability: str) -> Value:
    """By its id, unless the rules give it to everybody or an effect has put it off."""
    if ability == "advance-act":
        return Said("ability-advance-act")
    kind, _, number = ability.rpartition("-")
    return Said("ability-delayed", {"number": number}) if kind == "delayed" and number.isdigit() else ability


def _also(event: Event) -> dict[str, Value]:
    """Values that a message needs beyond the fields of its event."""
    match event:
        case events.HarmAssigned(shares=shares) | events.HarmDealt(shares=shares):
            return {"shares": tuple(f"{each.card} {each.damage}/{each.horror}" for each in shares)}
        case events.TestDecided():
            return {"margin": event.margin}
        case events.TestBegan(test=test):
            return {"by": test.by, "skill": Said(f"skill-{test.skill}"), "difficulty": test.difficulty}
        case events.Assumed(reading=reading):
            return {"said": Said(f"ahlcg-assumed-{reading}")}
        case events.LeftPlay(to=to) | events.TreacheryResolved(to=to):
            return {"where": Said(f"where-{to}")}
        case events.PerilChanged(who=None):
            return {"who": "nobody"}
        case events.CostPaid():
            return {"paid": _paid(event)}
        case events.GameEnded(resolution=resolution):
            how = "no-resolution" if resolution == "no-resolution" else "resolution"
            return {"how": Said(f"ending-{how}", {"resolution": resolution})}
        case events.CluesSpent(given=given):
            return {"given": tuple(f"{name} {count}" for name, count in given)}
        case TokensMoved(kind=kind):
            return {"kind": Said(f"board-{kind}")}
        case events.LastingBegan(lasting=lasting):
            return {"whom": lasting.whom, "what": _lasting(lasting)}
    return {}


def _paid(paid: events.CostPaid) -> tuple[Said, ...]:
    parts = [
        Said(f"cost-{name}", {"count": getattr(paid, name)})
        for name in ("actions", "resources", "clues", "uses")
        if getattr(paid, name)
    ]
    if paid.exhausts:
        parts.append(Said("cost-exhaust", {"card": paid.card or ""}))
    return tuple(parts)


def _lasting(lasting: Lasting) -> Said:
    until = Said(f"until-{lasting.until}")
    if not lasting.add:
        return until
    value = Said(f"value-{lasting.value}")
    return Said("lasting-value", {"value": value, "add": f"{lasting.add:+}", "until": until})
