"""The page of odds, run by Streamlit's own test harness."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from streamlit.dataframe_util import convert_arrow_bytes_to_pandas_df
from streamlit.testing.v1 import AppTest

from engine.ahlcg.state.bags import BAGS
from rules_graph.model import LANGS, Lang
from ui.answer.chances import odds_as_data, read_symbols
from ui.drawing.bag import draw_bag, in_order
from ui.words.names import token_name


def _page() -> None:
    import streamlit as st  # noqa: PLC0415 (the harness runs this function by itself)

    from ui.app.frame import sound_corpus  # noqa: PLC0415
    from ui.app.pages import odds  # noqa: PLC0415

    lang: Any = st.query_params.get("lang", "en")
    odds.show(sound_corpus(lang), lang)


def run(lang: str = "en", **address: str | list[str]) -> AppTest:
    app = AppTest.from_function(_page, default_timeout=30)
    app.query_params["lang"] = lang
    for name, value in address.items():
        app.query_params[name] = value
    return sound(app.run())


def sound(app: AppTest) -> AppTest:
    assert not app.exception
    return app


def curves(app: AppTest) -> dict[str, dict[int, float]]:
    """The lines of the chart: the chance at each skill value."""
    rows = convert_arrow_bytes_to_pandas_df(app.get("vega_lite_chart")[0].proto.data.data)
    found: dict[str, dict[int, float]] = {}
    for row in rows.to_dict("records"):
        found.setdefault(row["curve"], {})[row["skill"]] = row["chance"]
    return found


@pytest.mark.parametrize(("lang", "chance"), [("en", "37.5 %"), ("pl", "37,5 %"), ("uk", "37,5 %")])
def test_the_chance_is_exact(lang: str, chance: str) -> None:
    app = run(lang, bag="standard", skill="3", difficulty="3", symbol="skull=-2")
    assert app.metric[0].value == chance
    assert app.get("progress")[0].proto.text.endswith("3/8")


def test_the_chart_goes_around_the_difficulty() -> None:
    app = run(bag="hard", skill="4", difficulty="3", symbol=["skull=-2", "tablet=-3"])
    (line,) = curves(app).values()
    assert list(line) == list(range(1, 12))
    effects = read_symbols(["skull=-2", "tablet=-3"])
    for skill, chance in line.items():
        said = odds_as_data(BAGS["hard"], effects, skill, 3)["percent"]
        assert round(chance * 100, 2) == said


def test_what_is_changed_stands_in_the_address_and_comes_back_from_it() -> None:
    app = run()
    app.selectbox(key="oddspage-bag").set_value("expert")
    app.number_input(key="oddspage-skill").set_value(5)
    app.number_input(key="oddspage-symbol-skull").set_value(-4)
    app.radio[0].set_value("icons")
    sound(app.run())
    app.number_input(key="oddspage-more-icons").set_value(2)
    sound(app.run())
    address = {name: app.query_params[name] for name in ("bag", "skill", "difficulty", "symbol", "icons")}
    assert address == {
        "bag": "expert",
        "skill": "5",
        "difficulty": "3",
        "symbol": "skull=-4",
        "icons": "2",
    }
    again = run(**address)
    assert [metric.value for metric in again.metric] == [metric.value for metric in app.metric]
    assert again.number_input(key="oddspage-symbol-skull").value == -4


def test_another_address_in_the_same_session_is_followed() -> None:
    app = run(skill="1")
    app.number_input(key="oddspage-skill").set_value(2)
    sound(app.run())
    app.query_params["skill"] = "7"
    sound(app.run())
    assert app.number_input(key="oddspage-skill").value == 7


def test_more_icons_shift_the_curve() -> None:
    plain, more = curves(run(skill="3", difficulty="3", icons="2")).values()
    assert all(more[skill] == plain[skill + 2] for skill in range(1, 10))


def test_two_bags_in_one_chart() -> None:
    app = run("pl", bag="easy", other="expert")
    found = curves(app)
    assert list(found) == ["Łatwy", "Ekspercki"]
    assert all(found["Łatwy"][skill] > found["Ekspercki"][skill] for skill in range(2, 9))
    assert found["Łatwy"][11] < found["Ekspercki"][11]  # one automatic failure among fewer tokens
    assert len(curves(run(bag="easy", other="easy"))) == 2


def test_a_bag_of_ones_own() -> None:
    app = run(bag="0 -1 bless", difficulty="3", skill="3")
    assert app.text_input(key="oddspage-tokens").value == "0 -1 bless"
    assert app.get("progress")[0].proto.text.endswith("2/3")  # 0; or bless, and then either
    app.text_input(key="oddspage-tokens").set_value("0 §")
    sound(app.run())
    assert '"§"' in app.error[0].value
    assert app.text_input(key="oddspage-tokens").value == "0 §"


@pytest.mark.parametrize(
    "address", [{"skill": "many"}, {"difficulty": "-1"}, {"symbol": "skull"}, {"skill": "99"}]
)
def test_a_bad_address_is_explained_and_the_page_is_there(address: dict[str, str]) -> None:
    app = run("uk", **address)
    assert len(app.error) == 1
    assert app.metric


@pytest.mark.parametrize("lang", LANGS)
def test_the_picture_shows_each_token_and_whether_it_passes(lang: Lang) -> None:
    bag = BAGS["standard"]
    svg = ElementTree.fromstring(draw_bag(lang, bag, {"+1": True, "-4": False}))
    space = "{http://www.w3.org/2000/svg}"
    words = [text.text for text in svg.iter(f"{space}text")]
    assert len(list(svg.iter(f"{space}circle"))) == len(bag)
    assert words.count("×1 ✓") == words.count("×1 ✗") == 1
    assert words.count("×3") == 1
    title = svg.find(f"{space}title")
    assert title is not None
    assert all(
        f"{token_name(lang, token)} ×{count}" in str(title.text) for token, count in in_order(bag).items()
    )


def test_numbers_come_first_from_high_to_low() -> None:
    assert list(in_order(["skull", "-2", "frost", "+1", "auto_fail", "0"])) == [
        *("+1", "0", "-2", "skull", "auto_fail", "frost"),
    ]
    assert token_name("en", "frost") == "frost"
