"""Whether a table can stand: names that exist, none twice, numbers that can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import BadSituationError, require_one_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.arkham2e.cards import Named
    from engine.arkham2e.people import Investigator
    from engine.arkham2e.table import Situation

SKY = "Sky"
OUTSKIRTS = "outskirts"


def components(table: Situation) -> Iterator[tuple[str, Named]]:
    """Every component, with the field of the sheet that it stands in."""
    for field in ("investigators", "unused", "monsters", "outskirts", "cup", "met", "gates", "gate_stack"):
        yield from ((field, each) for each in getattr(table, field))
    for kind in ("common", "unique", "spell", "skill", "ally", "gate_cards", "mythos"):
        deck = getattr(table, kind)
        yield from ((kind, card) for card in (*deck.cards, *deck.bottom))
    for field in ("special", "box", "location_cards"):
        yield from ((field, each) for each in getattr(table, field))
    for field in ("mythos_now", "environment", "rumor"):
        if getattr(table, field) is not None:
            yield field, getattr(table, field)
    for each in (*table.investigators, *table.unused):
        for own in ("cards", "monsters", "gates"):
            yield from ((f"investigators.{each.id}.{own}", thing) for thing in getattr(each, own))


_RESERVED = frozenset(["you", "all", "others", "here", "stop", "stay", "done", SKY, OUTSKIRTS])


def check(table: Situation) -> None:
    """Names that exist, none twice, numbers that can be."""
    seen: set[str] = set()
    for field, each in components(table):
        if each.id in seen or each.id in _RESERVED:
            raise BadSituationError(field=field, value=each.id, known="")
        seen.add(each.id)
    people = [each.id for each in table.investigators]
    require_one_of("first", table.first, people)
    for person in (*table.investigators, *table.unused):
        _check_person(person)
    for person in table.unused:
        if person.home is None and person.space is None:
            raise BadSituationError(field=f"unused.{person.id}", value="", known="home")
    if table.doom > table.ancient_one.doom_track:
        raise BadSituationError(
            field="doom", value=str(table.doom), known=f"0–{table.ancient_one.doom_track}"
        )
    _check_places(table)


def _check_person(who: Investigator) -> None:
    field = f"investigators.{who.id}"
    for kind in ("sanity", "stamina"):
        if getattr(who, kind) > getattr(who, f"max_{kind}"):
            most = getattr(who, f"max_{kind}")
            raise BadSituationError(field=field, value=f"{kind}: {getattr(who, kind)}", known=f"0–{most}")
        if who.in_play and not getattr(who, kind):
            raise BadSituationError(field=field, value=f"{kind}: 0", known=f"1–{getattr(who, f'max_{kind}')}")
    if who.blessed and who.cursed:
        raise BadSituationError(field=field, value="blessed, cursed", known="blessed or cursed")
    for name in who.hands:
        known = [card.id for card in who.cards]
        require_one_of(f"{field}.hands", name, known)
    if who.hands_used > 2:
        raise BadSituationError(field=f"{field}.hands", value=str(who.hands_used), known="0–2")


def _check_gates(table: Situation) -> None:
    """One gate at a location, and none where an Elder Sign lies."""
    where = [str(gate.space) for gate in table.gates]
    for space in where:
        if where.count(space) > 1 or space in table.sealed:
            raise BadSituationError(field="gates", value=space, known="")


def _check_places(table: Situation) -> None:
    names = [each.id for each in table.spaces]
    taken = [name for name in names if name in _RESERVED and name != SKY]
    if taken:
        raise BadSituationError(field="spaces", value=taken[0], known="")
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadSituationError(field="spaces", value=twice, known="")
    worlds = [each.id for each in table.worlds]
    if worlds:
        for each in table.investigators:
            if each.world is not None:
                require_one_of(f"investigators.{each.id}.world", each.world, worlds)
    _check_gates(table)
    if not names:
        return
    special = {table.asylum, table.hospital, table.police_station, table.jail_cell, SKY}
    special |= {name for store in table.stores for name in (store.space, store.street)}
    used: list[tuple[str, str | None]] = [("investigators", each.space) for each in table.investigators]
    used += [("monsters", each.space) for each in table.monsters]
    used += [("gates", each.space) for each in table.gates]
    used += [("markers", each.space) for each in table.markers]
    for space in table.spaces:
        places = (space.street, space.white, space.black, *space.lines)
        used += [(f"spaces.{space.id}", name) for name in places]
    for field, name in used:
        if name is not None and name not in names and name not in special:
            raise BadSituationError(field=field, value=name, known=", ".join(names), among=names)
