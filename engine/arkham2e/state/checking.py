"""Whether a table can stand: numbers that can be, hands that are enough, one gate at a location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import require_one_of
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.arkham2e.state.people import Investigator
    from engine.arkham2e.state.table import Situation


def check(table: Situation) -> None:
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
    _check_gates(table)


def _check_person(who: Investigator) -> None:
    field = f"investigators.{who.id}"
    for kind in ("sanity", "stamina"):
        if getattr(who, kind) > getattr(who, f"max_{kind}"):
            most = getattr(who, f"max_{kind}")
            value, cites = f"{kind}: {getattr(who, kind)}", f"arkham2e/maximum-{kind}^cap"
            raise BadSituationError(field=field, value=value, known=f"0–{most}", cites=cites)
        if who.in_play and not getattr(who, kind):
            span, cites = f"1–{getattr(who, f'max_{kind}')}", "arkham2e/sanity-and-stamina^zero-arkham"
            raise BadSituationError(field=field, value=f"{kind}: 0", known=span, cites=cites)
    if who.blessed and who.cursed:
        cites = "arkham2e/blessed-and-cursed^never-both"
        raise BadSituationError(field=field, value="blessed, cursed", known="blessed or cursed", cites=cites)
    for name in who.hands:
        known = [card.id for card in who.cards]
        require_one_of(f"{field}.hands", name, known)
    if who.hands_used > 2:
        cites = "arkham2e/weapon-and-spell-limits^two-hands"
        raise BadSituationError(field=f"{field}.hands", value=str(who.hands_used), known="0–2", cites=cites)


def _check_gates(table: Situation) -> None:
    """One gate at a location, and none where an Elder Sign lies."""
    where = [str(gate.space) for gate in table.gates]
    for space in where:
        if where.count(space) > 1 or space in table.sealed:
            cites = "arkham2e/location-has-open-gate^no-gate"
            if space in table.sealed:
                cites = "arkham2e/sealing-gates^sealed"
            raise BadSituationError(field="gates", value=space, known="", cites=cites)
