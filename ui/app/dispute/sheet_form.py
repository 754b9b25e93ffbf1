"""A situation sheet as a form: tables for people, enemies and places, fields for what is attempted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.ahlcg.sheet import read_sheet
from ui.app.dispute.attempt_form import edit_attempt
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang

    Rows = list[dict[str, Any]]

_NUMBERS: dict[str, tuple[str, ...]] = {
    "investigators": (
        *("health", "sanity", "damage", "horror", "clues", "resources"),
        *("willpower", "intellect", "combat", "agility"),
    ),
    "enemies": ("fight", "evade", "health", "damage", "horror", "doom"),
    "locations": ("shroud", "clues"),
}
_FLAGS: dict[str, tuple[str, ...]] = {
    "investigators": (),
    "enemies": ("ready", "hunter", "massive", "aloof", "retaliate"),
    "locations": ("revealed",),
}
_LISTS = {"enemies": "engaged", "locations": "connects"}
_DEFAULT = {"ready": True, "revealed": True}


def edit_sheet(sheet: dict[str, Any], lang: Lang) -> dict[str, Any] | None:
    """The corrected sheet, once the reader says so; None before. Raises for one that cannot stand."""
    with st.form("sheet", border=False):
        situation = dict(sheet.get("situation", {}))
        for group in _NUMBERS:
            st.markdown(f"**{say(lang, f'form-{group}')}**")
            rows = _rows(situation.get(group, []), group)
            edited = st.data_editor(
                rows,
                num_rows="dynamic",
                width="stretch",
                key=f"form-{group}",
                column_config=_columns(group, lang),
                placeholder="–",
            )
            situation[group] = _entries(edited, situation.get(group, []), group)
        st.markdown(f"**{say(lang, 'form-attempt')}**")
        attempt = edit_attempt(sheet.get("attempt", {}), lang)
        if not st.form_submit_button(say(lang, "dispute-again"), type="primary"):
            return None
    corrected = {"situation": situation, "attempt": attempt}
    read_sheet(corrected)
    return corrected


def _rows(entries: Rows, group: str) -> Rows:
    """One row for each, with a cell for everything that the form knows; the rest stays as it is."""
    rows = []
    for entry in entries or [{}]:
        row: dict[str, Any] = {"id": entry.get("id", "")}
        if group != "locations":
            row["location"] = entry.get("location", "")
        if group in _LISTS:
            row[_LISTS[group]] = ", ".join(entry.get(_LISTS[group], []))
        row |= {flag: bool(entry.get(flag, _DEFAULT.get(flag, False))) for flag in _FLAGS[group]}
        row |= {name: entry.get(name) for name in _NUMBERS[group]}
        rows.append(row)
    return rows


def _entries(rows: Rows, before: Rows, group: str) -> Rows:
    """Rows back into the sheet; what the form does not show is kept by name."""
    known = {entry.get("id"): entry for entry in before}
    entries = []
    for row in rows:
        if not row.get("id"):
            continue
        entry = dict(known.get(row["id"], {}))
        for name, value in row.items():
            if name in _NUMBERS[group] and (value is None or value != value):  # noqa: PLR0124 (not a number)
                entry.pop(name, None)
            elif name == _LISTS.get(group):
                entry[name] = [each.strip() for each in str(value or "").split(",") if each.strip()]
            elif name in _NUMBERS[group]:
                entry[name] = int(value)
            else:
                entry[name] = value
        entries.append(entry)
    return entries


def _columns(group: str, lang: Lang) -> dict[str, Any]:
    """Columns by their printed terms."""
    columns: dict[str, Any] = {"id": st.column_config.TextColumn(say(lang, "form-name"), required=True)}
    for name in ("location", *_LISTS.values(), *_FLAGS[group], *_NUMBERS[group]):
        label = say(lang, f"form-{name}")
        if name in _NUMBERS[group]:
            columns[name] = st.column_config.NumberColumn(label, min_value=0, step=1)
        elif name in _FLAGS[group]:
            columns[name] = st.column_config.CheckboxColumn(label)
        else:
            columns[name] = st.column_config.TextColumn(label)
    return columns
