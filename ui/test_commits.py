"""Which cards to commit: ticked one by one, with what each is worth and what they come to together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Decision
from ui.odds_charts import percent, points
from ui.test_steps import Stop, committing
from ui.test_story import plain
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.odds import Odds
    from rules_graph.model import Lang
    from ui.test_lines import Answers, Saved


@dataclass(frozen=True)
class Hand:
    """The cards that whoever is asked may commit together, and those that are ticked."""

    stop: Stop
    cards: tuple[str, ...]
    line: Answers  # as the stop was answered before
    key: str

    @property
    def ticked(self) -> list[str]:
        return [card for card in self.cards if st.session_state.get(self.key + card, card in self.line)]

    def odds(self, cards: list[str]) -> Odds | None:
        return self.stop.stepper.outlook(*committing(self.stop.stepper, cards))


def hand_at(saved: Saved, stop: Stop) -> Hand | None:
    """None where no more than one card can be committed: that is an answer like any other."""
    if not isinstance(stop.pending, Decision) or stop.pending.what != "commit":
        return None
    cards = stop.pending.options[1:]
    if len(set(committing(stop.stepper, cards)) & set(cards)) < 2:
        return None
    given = len(stop.stepper.answers)
    before = next((asked.answers for asked in saved.asked() if asked.place == given), ())
    return Hand(stop, cards, before, f"skilltest-tick-{given}-{'+'.join(before)}-")


def show_hand(lang: Lang, hand: Hand, give: Callable[[Answers], None]) -> None:
    """A box for each card, with what it is worth beside the others that are ticked."""
    ticked = hand.ticked
    for card in hand.cards:
        others = [other for other in ticked if other != card]
        without, with_it = hand.odds(others), hand.odds([*others, card])
        st.session_state.setdefault(hand.key + card, card in hand.line)
        if without is None or with_it is None:
            st.checkbox(plain(card), key=hand.key + card)
            continue
        worth = points(lang, with_it.success - without.success)
        with st.container(horizontal=True, vertical_alignment="center"):
            st.checkbox(f"{plain(card)} **{worth}** → {percent(lang, with_it.success)}", key=hand.key + card)
            st.progress(float(with_it.success))
    answers = (*hand.stop.stepper.answers, *committing(hand.stop.stepper, ticked))
    label = say(lang, "skilltest-commit", count=len(ticked))
    st.button(label, type="primary", on_click=give, args=(answers,), key="skilltest-commit")
