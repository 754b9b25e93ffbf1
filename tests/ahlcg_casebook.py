"""How the cases of the card game tell their events; `casebook` has the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg import events

if TYPE_CHECKING:
    from engine.kernel import Event


def short(event: Event) -> str:
    """An event in a few words; nothing for what the first step tells as well."""
    match event:
        case events.TestBegan():
            return ""
        case events.Reached(point=point, who=who):
            return f"{point} {who}" if who and point.startswith(("step-2.2", "step-3.3", "elim")) else point
        case events.CardCommitted(by=by, card=card):
            return f"commit {by} {card}"
        case events.AbilityUsed(ability=ability):
            return f"use {ability.id}"
        case events.TokenRevealed(token=token):
            return f"reveal {token}"
        case events.TokenCancelled(token=token):
            return f"cancel {token}"
        case events.TokenIgnored(token=token):
            return f"ignore {token}"
        case events.TokenResolved(token=token):
            return f"symbol {token}"
        case events.ValueDetermined(value=value):
            return f"value {value}"
        case events.TestDecided(succeeded=succeeded):
            return f"{'success' if succeeded else 'failure'} by {event.margin}"
        case events.CluesDiscovered(by=by, location=location, count=count):
            return f"{by} discovers {count} at {location}"
        case events.EnemyDamaged(enemy=enemy, damage=damage):
            return f"{enemy} takes {damage}"
        case events.EnemyEvaded(enemy=enemy, by=by):
            return f"{by} evades {enemy}"
        case events.HarmAssigned(shares=shares):
            return f"assign {_shares(shares)}"
        case events.HarmDealt(shares=shares):
            return f"{_shares(shares)} dealt"
        case events.InvestigatorMoved(by=who, origin=origin, location=location):
            return f"investigator-moved {who} {origin} {location}"
        case events.EnemyMoved(enemy=enemy, origin=origin, location=location):
            return f"enemy-moved {enemy} {origin} {location}"
        case events.PerilChanged(who=who, over=over):
            return f"peril-changed {who}" if who else f"peril-over {over}"
        case events.EnemyAttacks(enemy=enemy, investigator=who):
            return f"{enemy} attacks {who}"
        case events.CardDiscarded(by=by, card=card):
            return f"discard {by} {card.id}"
        case events.TestCalled():
            return "test called"
        case events.TestEnded():
            return "end"
        case events.CostPaid(by=by, actions=actions, resources=resources):
            return f"{by} pays {actions} actions {resources} resources"
        case events.Assumed(reading=reading):
            return f"assumed {reading}"
        case events.EnteredPlay(card=card, area=area):
            return f"{card.id} enters {area}"
        case events.CardPlayed(by=by, card=card):
            return f"{by} plays {card.id}"
        case events.EnemySpawned(enemy=enemy, location=location):
            return f"{enemy.id} spawns at {location}"
        case events.LastingBegan(lasting=lasting):
            return f"lasting {lasting.whom} {lasting.value} {lasting.add:+} until {lasting.until}"
        case events.LimitCounted(ability=ability):
            return f"counted {ability.id}"
        case events.DelayedSet(ability=ability):
            return f"delayed {ability.id}"
        case events.CluesSpent(given=given):
            return "clues " + " ".join(f"{name} {count}" for name, count in given)
    return _plain(event)


def _shares(shares: tuple[events.Share, ...]) -> str:
    return ", ".join(f"{share.card} {share.damage}/{share.horror}" for share in shares)


def _plain(event: Event) -> str:
    """Any other event: its name and what it is about."""
    about = event.model_dump(exclude={"event", "cites"}, exclude_none=True)
    words = [",".join(value) if isinstance(value, tuple) else str(value) for value in about.values()]
    return " ".join([event.event, *words])  # type: ignore[attr-defined]
