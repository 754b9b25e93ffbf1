"""The odds of a test with dice, without a sheet: how many, and what may be spent on them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.errors import BadAddressError
from ui.app.games import own
from ui.app.plots import show_plot
from ui.app.reading.rule import chosen_game
from ui.drawing.dice_charts import by_number, by_result, outcomes
from ui.drawing.odds_charts import percent
from ui.words import say, say_error

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.app.games import Dice

_MOST = 20
_SUCCESS_ON = (4, 5, 6)
_AGAIN = ("none", "failed", "all")


@dataclass(frozen=True)
class Pool:
    """`dice` is in Mansions of Madness the attribute; each game asks for its own fields."""

    dice: int = 4
    success_on: int = 5
    needed: int = 1
    rerolls: int = 0
    again: str = "none"
    clues: int = 0
    modifier: int = 0
    luck: int = 3
    point: int = 0

    @property
    def bare(self) -> Pool:
        """With nothing spent."""
        return replace(self, rerolls=0, again="none", clues=0, point=0)


_LIMITS = {"modifier": (-9, 9), "dice": (0, _MOST), "needed": (1, 9), "luck": (0, 10)}


def results_of(game: str, asked: Pool) -> dict[int, Fraction]:
    """How likely each result is, by the game's own engine."""
    return dict(sorted(_dice(game).results(asked).items()))


def _dice(game: str) -> Dice:
    dice = own(game).dice
    assert dice is not None, game
    return dice


def success(game: str, asked: Pool) -> Fraction:
    """At least as many successes as are needed."""
    return sum(
        (share for hits, share in results_of(game, asked).items() if hits >= asked.needed), Fraction(0)
    )


def show(corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    st.title(say(lang, "page-odds"))
    if own(game).dice is None:
        st.info(say(lang, "boardodds-none"))
        return
    st.caption(say(lang, f"boardodds-lead-{game}"))
    left, right = st.columns(2, gap="large")
    with left:
        asked = _fields(game, _from_address(lang), lang)
    _keep(game, asked)
    chance = success(game, asked)
    title = say(lang, f"boardpage-results-{game}-test")
    with right:
        st.metric(say(lang, "oddspage-chance"), percent(lang, chance))
        st.progress(float(chance), text=say(lang, "oddspage-exactly", fraction=str(chance)))
        names = outcomes(game, "test", lang)
        show_plot(by_result(lang, results_of(game, asked), title, asked.needed, names), title)
    number = say(lang, f"boardodds-dice-{game}")
    st.markdown(f"##### {say(lang, 'boardodds-by', what=number)}")
    drawn = by_number(lang, _curves(game, asked, lang), asked.dice, number)
    show_plot(drawn, say(lang, "boardodds-by", what=number))


def _curves(game: str, asked: Pool, lang: Lang) -> dict[str, dict[int, Fraction]]:
    """As asked; and beside it with nothing spent, where something is."""
    numbers = range(min(1, asked.dice), max(10, asked.dice) + 1)
    lines = {say(lang, "boardodds-as-asked"): asked}
    if asked != asked.bare:
        lines[say(lang, "boardodds-bare")] = asked.bare
    return {
        name: {number: success(game, replace(line, dice=number)) for number in numbers}
        for name, line in lines.items()
    }


# The address and the fields


def _from_address(lang: Lang) -> Pool:
    """What the address asks for; where it cannot be read, that is said."""
    asked = Pool()
    try:
        for field in fields(Pool):
            text = st.query_params.get(field.name)
            if text is None:
                continue
            value = text if field.name == "again" else _number(text, field.name)
            asked = replace(asked, **{field.name: value})  # type: ignore[arg-type]
        if asked.again not in _AGAIN or asked.success_on not in _SUCCESS_ON:
            raise BadAddressError(address=asked.again)
    except BadAddressError as error:
        st.error(say_error(lang, error))
        return Pool()
    return asked


def _number(text: str, name: str) -> int:
    least, most = _LIMITS.get(name, (0, _MOST))
    try:
        number = int(text)
    except ValueError as error:
        raise BadAddressError(address=text[:24]) from error
    if not least <= number <= most:
        raise BadAddressError(address=text[:24])
    return number


def _keep(game: str, asked: Pool) -> None:
    for name in _dice(game).fields:
        st.query_params[name] = str(getattr(asked, name))


def _fields(game: str, given: Pool, lang: Lang) -> Pool:
    chosen: dict[str, int | str] = {}
    with st.container(horizontal=True):
        for name in _dice(game).fields:
            chosen[name] = _field(game, name, given, lang)
    return replace(given, **chosen)  # type: ignore[arg-type]


def _field(game: str, name: str, given: Pool, lang: Lang) -> int | str:
    """A field that begins with what the address says."""
    key = f"boardodds-{game}-{name}"
    value = getattr(given, name)
    st.session_state.setdefault(key, bool(value) if name == "point" else value)
    named = f"{name}-{game}" if name in ("dice", "needed") else name.replace("_", "-")
    label = say(lang, f"boardodds-{named}")
    match name:
        case "success_on":
            st.segmented_control(label, _SUCCESS_ON, required=True, format_func=lambda on: f"{on}+", key=key)
        case "again":
            st.selectbox(
                label, _AGAIN, format_func=lambda kind: say(lang, f"boardodds-again-{kind}"), key=key
            )
        case "point":
            st.checkbox(label, key=key)
        case _:
            least, most = _LIMITS.get(name, (0, _MOST))
            st.number_input(label, least, most, key=key, width=170)
    chosen = st.session_state[key]
    return str(chosen) if name == "again" else int(chosen)
