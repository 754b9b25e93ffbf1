"""What a sheet attempts, as fields: what is done, by whom, to whom or where; or as a sheet writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st
import yaml

from ui.play.sheet_text import read_text
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang

    Attempt = dict[str, Any]

OTHER = "other"
_ALONE = ("investigate", "draw", "resource", "encounter", "turn")
_AIMED = {  # at what, and who does it or suffers it
    "fight": ("enemy", "by"),
    "evade": ("enemy", "by"),
    "engage": ("enemy", "by"),
    "attack": ("enemy", "investigator"),
    "move": ("to", "by"),
    "play": ("card", "by"),
    "activate": ("ability", "by"),
}


def edit_attempt(attempt: Attempt, lang: Lang) -> Attempt:
    """The fields as they are now filled in. Raises BadSheetTextError where the free field is no YAML."""
    kind, who, what = as_fields(attempt)
    free = _flow(attempt) if kind == OTHER and attempt else ""
    kinds = [*_ALONE, *_AIMED, OTHER]
    columns = st.columns(3)
    kind = columns[0].selectbox(
        say(lang, "attempt-kind"),
        kinds,
        kinds.index(kind),
        format_func=lambda each: say(lang, f"attempt-kind-{each}"),
    )
    who = columns[1].text_input(say(lang, "attempt-who"), who)
    what = columns[2].text_input(say(lang, "attempt-what"), what)
    free = st.text_input(say(lang, "attempt-free"), free)
    if kind == OTHER:
        return read_text(free) or {}
    return from_fields(kind, who.strip(), what.strip(), attempt)


def as_fields(attempt: Attempt) -> tuple[str, str, str]:
    """What is done, by whom, to what; an attempt that has more to it is another."""
    kind, value = next(iter(attempt.items()), (OTHER, ""))
    if kind in _ALONE and isinstance(value, str):
        return kind, value, ""
    if kind in _AIMED and isinstance(value, dict):
        at, by = _AIMED[kind]
        return kind, str(value.get(by, "")), str(value.get(at, ""))
    return OTHER, "", ""


def from_fields(kind: str, who: str, what: str, before: Attempt) -> Attempt:
    """The attempt that the fields say; what they do not show is kept as long as the same is done."""
    if kind in _ALONE:
        return {kind: who}
    at, by = _AIMED[kind]
    return {kind: {**before.get(kind, {}), by: who, at: what}}


def _flow(data: object) -> str:
    return yaml.safe_dump(data, default_flow_style=True, allow_unicode=True, width=1000).strip()
