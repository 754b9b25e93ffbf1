"""Which cards to commit: ticked one by one, with what each is worth and what they come to together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Decision
from ui.app.markup import plain
from ui.drawing.odds_charts import percent, points
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Chances
    from rules_graph.model import Lang
    from ui.play.course import Answers
    from ui.play.stepper import Stepper
    from ui.play.walk import Walk


@dataclass(frozen=True)
class Hand:
    """The cards that whoever is asked may commit together, and those that are ticked."""

    stepper: Stepper
    cards: tuple[str, ...]
    line: Answers  # as the stop was answered before
    key: str
    _known: dict[frozenset[str], Answers] = field(default_factory=dict)

    @property
    def ticked(self) -> list[str]:
        return [card for card in self.cards if st.session_state.get(self.key + card, card in self.line)]

    def answers(self, cards: list[str]) -> Answers:
        """By which these are committed; found once."""
        together = frozenset(cards)
        if together not in self._known:
            self._known[together] = self.stepper.committing(cards)
        return self._known[together]

    def odds(self, cards: list[str]) -> Chances | None:
        return self.stepper.odds(*self.answers(cards))


def hand_at(walk: Walk) -> Hand | None:
    """None where no more than one card can be committed: that is an answer like any other."""
    pending = walk.pending
    if not isinstance(pending, Decision) or pending.what != "commit":
        return None
    cards, stepper = pending.options[1:], walk.stepper
    if len(set(stepper.committing(cards)) & set(cards)) < 2:
        return None
    given = walk.stop.given
    before = next((each.answers for each in walk.questions if each.place == given), ())
    return Hand(stepper, cards, before, f"skilltest-tick-{given}-{'+'.join(before)}-")


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
    answers = hand.answers(ticked)
    label = say(lang, "skilltest-commit", count=len(ticked))
    st.button(label, type="primary", on_click=give, args=(answers,), key="skilltest-commit")
