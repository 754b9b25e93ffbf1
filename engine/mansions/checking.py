"""Whether a table can stand: names that exist, no two of the same, numbers that fit."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.kernel.sheets import BadSituationError, require_one_of
from engine.mansions import effects as can
from engine.mansions.cards import Item, Lock, Obstacle
from engine.mansions.table import INVESTIGATORS, KEEPER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.mansions.cards import Named
    from engine.mansions.table import Situation

RESERVED = frozenset(
    [
        *("you", "all", "space", "room", "others-room", "choose", "keeper-chooses", "you-choose", "this"),
        *("here", "outside", "unarmed", "base", "end", "done", "stop", "no", "yes", "clockwise"),
        *(KEEPER, INVESTIGATORS),
    ]
)


def check(table: Situation) -> None:
    _unique("investigators", [*_ids(table.investigators), *_ids(table.unused)])
    _unique("monsters", [*_ids(table.monsters), *_ids(table.pool)])
    for field in ("rooms", "spaces", "doors", "barriers", "puzzles"):
        _unique(field, _ids(getattr(table, field)))
    _unique("cards", [card.id for card in cards_of(table)])
    _spells(table)
    _hands(table)
    _monsters(table)
    _turn(table)
    _places(table)
    _puzzles(table)


def _ids(things: Iterable[Named]) -> list[str]:
    return [each.id for each in things]


def _unique(field: str, names: list[str]) -> None:
    for name, count in Counter(names).items():
        if count > 1:
            raise BadSituationError(field=field, value=name, known="once")
        if name in RESERVED:
            raise BadSituationError(field=field, value=name, known="another name")


def cards_of(table: Situation) -> Iterator[Named]:
    """Every card there is, wherever it lies."""
    for room in table.rooms:
        yield from room.pile
    for each in (*table.investigators, *table.unused):
        yield from (*each.items, *each.spells, *each.traumas, *each.mythos)
    for deck in table.combat.values():
        yield from (*deck.cards, *deck.discard)
    yield from (*table.mythos.cards, *table.mythos.discard, *table.trauma.cards, *table.trauma.discard)
    yield from (*table.keeper.mythos, *table.keeper.trauma, *table.discarded)
    for spells in table.spells.values():
        yield from spells


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


def _turn(table: Situation) -> None:
    """Whom and what it remembers there is, or was."""
    turn = table.turn
    people = [*_ids(table.investigators), *_ids(table.unused), *table.dead]
    monsters = [*_ids(table.monsters), *_ids(table.pool)]
    if turn.of is not None:
        require_one_of("turn.of", turn.of, [KEEPER, *people])
    for field in ("evaded", "stopped", "attacked"):
        for name in getattr(turn, field):
            require_one_of(f"turn.{field}", name, monsters)
    for met in (*turn.tested, *turn.parted):
        require_one_of("turn.tested", met.investigator, people)
        require_one_of("turn.tested", met.monster, monsters)
    for room in turn.barred:
        require_one_of("turn.barred", room, _ids(table.rooms))


def _says(effects: Iterable[can.Effect], kind: type) -> bool:
    """Whether an effect of this kind is among them, at whatever depth."""
    return any(isinstance(each, kind) or _says(can.inside(each), kind) for each in effects)


def _places(table: Situation) -> None:
    """Everything stands in a space that there is; without a map nothing is asked."""
    spaces, rooms = _ids(table.spaces), _ids(table.rooms)
    if not spaces:
        return
    stand = [(f"investigators.{each.id}.space", each.space) for each in table.investigators]
    stand += [(f"monsters.{each.id}.space", str(each.space)) for each in table.monsters]
    stand += [("lines", name) for line in table.lines for name in line]
    stand += [(f"doors.{door.id}.between", name) for door in table.doors for name in door.between]
    stand += [(f"barriers.{each.id}.space", each.space) for each in table.barriers]
    stand += [("sight", name) for pair in table.sight for name in pair]
    stand += [("start", table.start)] if table.start else []
    for field, name in stand:
        require_one_of(field, name, spaces)
    for space in table.spaces:
        require_one_of(f"spaces.{space.id}.room", space.room, rooms)
    if table.objective and table.objective.escape:
        require_one_of("objective.escape", table.objective.escape, rooms)
    for barrier in table.barriers:
        if barrier.door is not None:
            near = [door.id for door in table.doors if barrier.space in door.between]
            require_one_of(f"barriers.{barrier.id}.door", barrier.door, near)
    for space in table.spaces:
        if space.corpses and "fire" in table.room(space.room).tokens:
            raise BadSituationError(field=f"spaces.{space.id}.corpses", value=str(space.corpses), known="0")
    for each in table.investigators:
        if each.hidden and "hiding-place" not in table.space(each.space).features:
            raise BadSituationError(
                field=f"investigators.{each.id}.hidden", value=each.space, known="hiding-place"
            )


def _puzzles(table: Situation) -> None:
    names = _ids(table.puzzles)
    for room in table.rooms:
        for card in room.pile:
            if not isinstance(card, Item) and card.puzzle is not None:
                require_one_of(f"rooms.{room.id}.pile.{card.id}.puzzle", card.puzzle, names)
            if isinstance(card, Obstacle) and card.key == card.id:
                raise BadSituationError(field=f"rooms.{room.id}.pile", value=card.id, known="another key")
    for name, count in Counter(pieces_of(table)).items():
        if count > 1:
            raise BadSituationError(field="pieces", value=name, known="once")


def pieces_of(table: Situation) -> list[str]:
    """Every puzzle piece, laid out or unused."""
    laid = [each.piece.id for puzzle in table.puzzles for each in puzzle.laid]
    return laid + [piece.id for stack in table.pieces.values() for piece in stack]
