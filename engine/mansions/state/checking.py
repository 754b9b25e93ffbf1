"""Whether a table can stand: what lies where it can, with numbers that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import require_one_of
from engine.mansions.state import effects as can
from engine.mansions.state.cards import Lock, Obstacle
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.mansions.state.cards import Named
    from engine.mansions.state.table import Situation


def check(table: Situation) -> None:
    _spells(table)
    _hands(table)
    _monsters(table)
    _ways(table)
    _places(table)
    _puzzles(table)


def _ids(things: Iterable[Named]) -> list[str]:
    return [each.id for each in things]


def _spells(table: Situation) -> None:
    """Each in the deck of its type."""
    for kind, deck in table.spells.items():
        for spell in deck:
            if spell.type != kind:
                raise BadSituationError(field=f"spells.{kind}.{spell.id}.type", value=spell.type, known=kind)


def _hands(table: Situation) -> None:
    for each in table.investigators:
        for kind in ("injury", "insanity"):
            held = [card.id for card in each.traumas if card.kind == kind]
            if len(held) > 1:
                raise BadSituationError(
                    field=f"investigators.{each.id}.traumas", value=", ".join(held), known="1"
                )
        if each.in_play and each.health_left <= 0:
            raise BadSituationError(
                field=f"investigators.{each.id}.damage", value=str(each.damage), known=f"0–{each.health - 1}"
            )
        if each.horror > each.sanity:
            raise BadSituationError(
                field=f"investigators.{each.id}.horror", value=str(each.horror), known=f"0–{each.sanity}"
            )
    for room in table.rooms:
        kinds = [card for card in room.pile if isinstance(card, Lock)]
        if len(kinds) > 1:
            raise BadSituationError(field=f"rooms.{room.id}.pile", value=kinds[1].id, known="1")
    for name, hand in (("mythos", table.keeper.mythos), ("trauma", table.keeper.trauma)):
        if len(hand) > 4:
            raise BadSituationError(field=f"keeper.{name}", value=str(len(hand)), known="0–4")


def _monsters(table: Situation) -> None:
    for monster in (*table.monsters, *table.pool):
        if _says(monster.special, can.SpecialAttack):
            field, value = f"monsters.{monster.id}.special", "special-attack"
            raise BadSituationError(field=field, value=value, known="–")
    for monster in table.monsters:
        if monster.taken >= table.health_of(monster):
            most = table.health_of(monster) - 1
            raise BadSituationError(
                field=f"monsters.{monster.id}.taken", value=str(monster.taken), known=f"0–{most}"
            )


def _ways(table: Situation) -> None:
    """Doors, lines and lines of sight lead from one space to another."""
    for field in ("doors", "lines", "sight"):
        for number, way in enumerate(getattr(table, field)):
            ends = way.between if field == "doors" else way
            if len(ends) == 2 and ends[0] == ends[1]:
                raise BadSituationError(
                    field=f"{field}.{number}", value=ends[0], known="", fault=Fault.ITSELF
                )


def _says(effects: Iterable[can.Effect], kind: type) -> bool:
    """Whether an effect of this kind is among them, at whatever depth."""
    return any(isinstance(each, kind) or _says(can.inside(each), kind) for each in effects)


def _places(table: Situation) -> None:
    """Markers and investigators are where they can be; without a map nothing is asked."""
    if not table.spaces:
        return
    for number, each in enumerate(table.investigators):
        require_one_of(f"investigators.{number}.space", each.space, _ids(table.spaces))
    for number, monster in enumerate(table.monsters):
        if monster.space is None:
            raise BadSituationError(field=f"monsters.{number}.space", value="", known="", fault=Fault.MISSING)
    for barrier in table.barriers:
        if barrier.door is not None:
            near = [door.id for door in table.doors if barrier.space in door.between]
            require_one_of(f"barriers.{barrier.id}.door", barrier.door, near)
    burning = [room.id for room in table.rooms if "fire" in room.tokens]
    for space in table.spaces:
        if space.corpses and space.room in burning:
            field, count = f"spaces.{space.id}.corpses", str(space.corpses)
            raise BadSituationError(field=field, value=count, known="0", cites="mansions/corpse^fire")
    hiding = [space.id for space in table.spaces if "hiding-place" in space.features]
    for each in table.investigators:
        if each.hidden and each.space not in hiding:
            raise BadSituationError(
                field=f"investigators.{each.id}.hidden", value=each.space, known="hiding-place"
            )


def _puzzles(table: Situation) -> None:
    for room in table.rooms:
        for card in room.pile:
            if isinstance(card, Obstacle) and card.key == card.id:
                raise BadSituationError(field=f"rooms.{room.id}.pile", value=card.id, known="another key")
