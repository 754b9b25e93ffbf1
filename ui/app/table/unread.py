"""A warning on what of a sheet's texts is not carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from ui.app.markup import plain
from ui.words import say
from ui.words.unread import unread_texts

if TYPE_CHECKING:
    from rules_graph.model import Lang


def warn_unread(sheet: object, lang: Lang) -> None:
    if texts := unread_texts(lang, sheet):
        lines = "\n".join(f"- {plain(each)}" for each in texts)
        st.warning(f"**{say(lang, 'resolve-unread')}**\n\n{lines}")
