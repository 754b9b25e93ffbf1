"""The card game: forms for its skill test and its sheet, its chaos bag, its locations drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from ui.app.dispute.sheet_form import edit_sheet
from ui.app.games.own import Own
from ui.app.odds import bag
from ui.app.skill_test import page as skill_test
from ui.drawing.board.locations import draw_board, tell_board

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation
    from rules_graph.model import Lang


def _draw(table: Situation, lang: Lang) -> None:
    st.image(draw_board(table, lang), alt=tell_board(table, lang))


OWN = Own({"skill-test": skill_test.show, "odds": bag.show}, _draw, form=edit_sheet, enough=0)
