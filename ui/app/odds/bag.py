"""The odds of a skill test of the card game: the bag as a picture, the chance by skill value, comparisons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import streamlit as st

from engine.ahlcg.odds import draw_odds, odds_of
from engine.ahlcg.state.bags import BAGS
from rules_graph.errors import BadAddressError, GrimruleError
from ui.answer.chances import read_bag, read_symbols
from ui.app.frame import explain
from ui.app.plots import show_plot
from ui.app.skill_test.fields import choose_bag, choose_symbols
from ui.drawing.bag import draw_bag, show_svg
from ui.drawing.odds_charts import Curve, by_margin, by_skill, percent, points
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.ahlcg.state.effects import TokenEffect
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_MOST = 20
_COMPARISONS = ("none", "icons", "bag")


@dataclass(frozen=True)
class Compared:
    """What the odds are of; `icons` (so many more) or `other` (a bag) is what they are compared with."""

    bag: str = "standard"
    skill: int = 3
    difficulty: int = 3
    symbols: tuple[tuple[str, int], ...] = ()
    icons: int | None = None
    other: str | None = None

    def in_address(self) -> dict[str, list[str]]:
        return {
            "bag": [self.bag],
            "skill": [str(self.skill)],
            "difficulty": [str(self.difficulty)],
            "symbol": [f"{token}={add}" for token, add in self.symbols if add],
            "icons": [] if self.icons is None else [str(self.icons)],
            "other": [] if self.other is None else [self.other],
        }


def show(_corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "page-odds"))
    given = _from_address(lang)
    fields, picture = st.columns(2, gap="large")
    asked = given
    with fields:
        try:
            asked = _fields(lang, given)
            bags = read_bag(asked.bag), read_bag(asked.other or asked.bag)
            both = " ".join(bags[0] + bags[1])
            values = choose_symbols(lang, "oddspage", both, dict(given.symbols))
        except GrimruleError as error:
            explain(lang, error)
            _keep_address(asked)
            return
    asked = Compared(
        asked.bag, asked.skill, asked.difficulty, tuple(values.items()), asked.icons, asked.other
    )
    _keep_address(asked)
    effects = read_symbols([f"{token}={add}" for token, add in values.items()])
    curves = _curves(lang, asked, bags, effects)
    with picture:
        _numbers(lang, asked, curves)
        show_svg(draw_bag(lang, bags[0], _passing(bags[0], effects, asked)))
        st.caption(say(lang, "oddspage-legend"))
    st.markdown(f"##### {say(lang, 'oddspage-by-skill')}")
    show_plot(by_skill(lang, curves, asked.skill, asked.difficulty), say(lang, "oddspage-by-skill"))
    st.markdown(f"##### {say(lang, 'oddspage-by-margin')}")
    margins = by_margin(lang, curves[0].odds(asked.skill, asked.difficulty))
    show_plot(margins, say(lang, "oddspage-by-margin"))


# The address


def _from_address(lang: Lang) -> Compared:
    """What the address asks for. The fields forget what they held when it is not what they wrote there."""
    here = {name: st.query_params.get_all(name) for name in Compared().in_address()}
    if st.session_state.get("oddspage-address") != here or "oddspage-skill" not in st.session_state:
        for key in [key for key in st.session_state if str(key).startswith("oddspage-")]:
            del st.session_state[key]
    try:
        return _asked(here)
    except GrimruleError as error:
        explain(lang, error)
        return Compared()


def _asked(here: Mapping[str, list[str]]) -> Compared:
    """Raises BadSymbolError and BadAddressError for what cannot be read."""
    effects = [(text.partition("=")[0], read_symbols([text])) for text in here["symbol"]]
    return Compared(
        bag=_last(here["bag"]) or "standard",
        skill=_number(here["skill"], 3),
        difficulty=_number(here["difficulty"], 3),
        symbols=tuple((token, max(-_MOST, min(effect[token].add, _MOST))) for token, effect in effects),
        icons=_number(here["icons"], 1) if here["icons"] else None,
        other=_last(here["other"]),
    )


def _last(values: list[str]) -> str | None:
    return values[-1] if values else None


def _number(values: list[str], usual: int) -> int:
    text = _last(values) or str(usual)
    if not (text.isdecimal() and len(text) < 5 and int(text) <= _MOST):
        raise BadAddressError(address=text[:24])
    return int(text)


def _keep_address(asked: Compared) -> None:
    wanted = asked.in_address()
    for name, values in wanted.items():
        if st.query_params.get_all(name) != values:
            st.query_params[name] = values
    st.session_state["oddspage-address"] = wanted


# Fields and pictures


def _fields(lang: Lang, given: Compared) -> Compared:
    bag = choose_bag(lang, "oddspage", given.bag, say(lang, "oddspage-bag"))
    with st.container(horizontal=True):
        skill = _count(lang, "skill", given.skill)
        difficulty = _count(lang, "difficulty", given.difficulty)
    compared = "icons" if given.icons is not None else "bag" if given.other is not None else "none"
    st.session_state.setdefault("oddspage-compare", compared)
    compare = st.radio(
        say(lang, "oddspage-compare"),
        _COMPARISONS,
        format_func=lambda name: say(lang, f"oddspage-compare-{name}"),
        horizontal=True,
        key="oddspage-compare",
    )
    icons = _count(lang, "more-icons", given.icons or 1) if compare == "icons" else None
    other = None
    if compare == "bag":
        other = choose_bag(lang, "oddspage-other", given.other or "hard", say(lang, "oddspage-other-bag"))
    return Compared(bag, skill, difficulty, given.symbols, icons, other)


def _count(lang: Lang, name: str, value: int) -> int:
    key = f"oddspage-{name}"
    st.session_state.setdefault(key, value)
    said = say(lang, f"{key}-help") if name == "skill" else None
    return st.number_input(
        say(lang, key), min_value=0, max_value=_MOST, step=1, key=key, width=170, help=said
    )


def _curves(
    lang: Lang, asked: Compared, bags: tuple[tuple[str, ...], ...], effects: Mapping[str, TokenEffect]
) -> list[Curve]:
    draws = [draw_odds(bag, effects) for bag in bags]
    if asked.icons is not None:
        more = say(lang, "oddspage-with-icons", icons=asked.icons)
        return [Curve(say(lang, "oddspage-as-is"), draws[0]), Curve(more, draws[0], asked.icons)]
    names = [_bag_name(lang, bag) for bag in (asked.bag, asked.other) if bag is not None]
    if len(names) > len(set(names)):
        names[1] = say(lang, "oddspage-own-named", name=names[1])
    return [Curve(name, draw) for name, draw in zip(names, draws, strict=False)]


def _bag_name(lang: Lang, bag: str) -> str:
    return say(lang, f"oddspage-bag-{bag if bag in BAGS else 'own'}")


def _passing(bag: tuple[str, ...], effects: Mapping[str, TokenEffect], asked: Compared) -> dict[str, bool]:
    """Which tokens pass; one that reveals another does not settle it."""
    return {
        token: odds_of(draw_odds([token], effects), asked.skill, asked.difficulty).success == 1
        for token in set(bag)
        if token not in effects or not effects[token].reveal_another
    }


def _numbers(lang: Lang, asked: Compared, curves: list[Curve]) -> None:
    """The chance as a big number and a bar, for each of what is compared."""
    first = curves[0].odds(asked.skill, asked.difficulty).success
    for curve in curves:
        success = curve.odds(asked.skill, asked.difficulty).success
        name = say(lang, "oddspage-chance") + (f": {curve.name}" if len(curves) > 1 else "")
        change = points(lang, success - first) if curve is not curves[0] else None
        st.metric(name, percent(lang, success), change)
        st.progress(float(success), text=say(lang, "oddspage-exactly", fraction=str(success)))
