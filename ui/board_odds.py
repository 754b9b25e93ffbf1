"""The odds of a board game's test without a sheet: dice or an attribute, and what may be spent on them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

import streamlit as st

from engine.arkham2e import odds as arkham2e
from engine.eldritch import odds as eldritch
from engine.mansions import playing as mansions
from ui.address import BadAddressError
from ui.board_charts import by_number, by_result, outcomes
from ui.odds_charts import percent
from ui.plots import show_plot
from ui.rule_view import chosen_game
from ui.words import say, say_error

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MOST = 20
_SUCCESS_ON = (4, 5, 6)
_AGAIN: dict[str, tuple[Literal["all", "failed"], ...]] = {"none": (), "failed": ("failed",), "all": ("all",)}


@dataclass(frozen=True)
class Asked:
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
    def bare(self) -> Asked:
        """With nothing spent."""
        return replace(self, rerolls=0, again="none", clues=0, point=0)


_FIELDS: Mapping[str, tuple[str, ...]] = {
    "eldritch": ("dice", "success_on", "needed", "rerolls", "clues"),
    "arkham2e": ("dice", "success_on", "needed", "again", "clues"),
    "mansions": ("dice", "modifier", "luck", "point"),
}
_LIMITS = {"modifier": (-9, 9), "dice": (0, _MOST), "needed": (1, 9), "luck": (0, 10)}


def results_of(game: str, asked: Asked) -> dict[int, Fraction]:
    """How likely each result is, by the game's own engine."""
    found: dict[int, Fraction] = {}
    match game:
        case "eldritch":
            again = (asked.rerolls,) if asked.rerolls else ()
            dice = eldritch.Dice(asked.dice, asked.success_on, again, asked.clues)
            for (hits, _), share in eldritch.outcomes(dice, "until-passed", asked.needed).items():
                found[hits] = found.get(hits, Fraction(0)) + share
        case "arkham2e":
            pool = arkham2e.Dice(asked.dice, asked.success_on, asked.needed, _AGAIN[asked.again], asked.clues)
            for (hits, _, _), share in arkham2e.outcomes(pool, "until-passed").items():
                found[hits] = found.get(hits, Fraction(0)) + share
        case _:
            who = {"id": "–", "strength": asked.dice, "luck": asked.luck, "skill_points": asked.point}
            test = {"by": "–", "attribute": "strength", "modifier": asked.modifier}
            sheet = mansions.read({"situation": {"investigators": [who]}, "attempt": {"test": test}})
            odds = mansions.odds(sheet, "skill-point" if asked.point else "none")
            assert odds is not None
            found = odds.results
    return dict(sorted(found.items()))


def success(game: str, asked: Asked) -> Fraction:
    """At least as many successes as are needed."""
    return sum(
        (share for hits, share in results_of(game, asked).items() if hits >= asked.needed), Fraction(0)
    )


def show_odds(corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    st.title(say(lang, "page-odds"))
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


def _curves(game: str, asked: Asked, lang: Lang) -> dict[str, dict[int, Fraction]]:
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


def _from_address(lang: Lang) -> Asked:
    """What the address asks for; where it cannot be read, that is said."""
    asked = Asked()
    try:
        for field in fields(Asked):
            text = st.query_params.get(field.name)
            if text is None:
                continue
            value = text if field.name == "again" else _number(text, field.name)
            asked = replace(asked, **{field.name: value})  # type: ignore[arg-type]
        if asked.again not in _AGAIN or asked.success_on not in _SUCCESS_ON:
            raise BadAddressError(address=asked.again)
    except BadAddressError as error:
        st.error(say_error(lang, error))
        return Asked()
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


def _keep(game: str, asked: Asked) -> None:
    for name in _FIELDS[game]:
        st.query_params[name] = str(getattr(asked, name))


def _fields(game: str, given: Asked, lang: Lang) -> Asked:
    chosen: dict[str, int | str] = {}
    with st.container(horizontal=True):
        for name in _FIELDS[game]:
            chosen[name] = _field(game, name, given, lang)
    return replace(given, **chosen)  # type: ignore[arg-type]


def _field(game: str, name: str, given: Asked, lang: Lang) -> int | str:
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
                label, list(_AGAIN), format_func=lambda kind: say(lang, f"boardodds-again-{kind}"), key=key
            )
        case "point":
            st.checkbox(label, key=key)
        case _:
            least, most = _LIMITS.get(name, (0, _MOST))
            st.number_input(label, least, most, key=key, width=170)
    chosen = st.session_state[key]
    return str(chosen) if name == "again" else int(chosen)
