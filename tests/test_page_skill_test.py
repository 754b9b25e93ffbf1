"""The page that steps through a skill test, run by Streamlit's own test harness."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from streamlit.testing.v1 import AppTest

from engine.ahlcg.sheet import read_sheet
from engine.ahlcg.timing.steps import SKILL_TEST
from rules_graph.model import LANGS, Lang
from ui.app.markup import plain
from ui.app.skill_test.form import HeldCard, TestForm, form_of, new_form
from ui.app.skill_test.reached import passing
from ui.app.skill_test.story import story_markdown
from ui.play.address import pack, unpack
from ui.play.stepper import Stepper
from ui.play.walk import Walk

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

EXAMPLE = (Path(__file__).parent.parent / "docs" / "examples" / "investigate.yaml").read_text(
    encoding="utf-8"
)


def _page() -> None:
    import streamlit as st  # noqa: PLC0415 (the harness runs this function by itself)

    from ui.app.frame import sound_corpus  # noqa: PLC0415
    from ui.app.pages import skill_test  # noqa: PLC0415

    lang: Any = st.query_params.get("lang", "en")
    skill_test.show(sound_corpus(lang), lang)


def run(lang: str = "en", **address: str) -> AppTest:
    app = AppTest.from_function(_page, default_timeout=30)
    app.query_params["lang"] = lang
    for name, value in address.items():
        app.query_params[name] = value
    return sound(app.run())


def sound(app: AppTest) -> AppTest:
    assert not app.exception
    return app


def press(app: AppTest, key: str) -> AppTest:
    return sound(app.button(key=f"skilltest-{key}").click().run())


def tick(app: AppTest, card: str) -> AppTest:
    """Tick a card, or untick it."""
    (box,) = [box for box in app.checkbox if box.key and box.key.endswith(f"-{card}")]
    return sound(box.set_value(not box.value).run())


def example(*answers: str, sheet: str = EXAMPLE, **more: object) -> str:
    return pack({"game": "ahlcg", "sheet": yaml.safe_load(sheet), "answers": answers, "test": True, **more})


def walk_of(form: TestForm, *answers: str) -> Walk:
    return Walk("ahlcg", form.as_data(), answers, test=True)


def state(app: AppTest) -> Any:
    return unpack(first(app.query_params["table"]))


def first(value: str | list[str]) -> str:
    return value if isinstance(value, str) else value[0]


def story(app: AppTest) -> str:
    return next(each.value for each in app.markdown if each.value.startswith("- **<a "))


def lit(app: AppTest) -> str:
    """The name of the step that is lit in the chart."""
    chart = next(each.value for each in app.markdown if "ST.8" in each.value and "<svg" in each.value)
    before, _, _ = chart.partition('stroke-width="2"')
    return chart[len(before) :].split("<title>")[1].split("</title>")[0]


@pytest.mark.parametrize(
    ("lang", "chance", "told"),
    [
        ("en", "81.2 %", "Success by 1 (4 against 3)."),
        ("pl", "81,2 %", "Sukces o 1 (4 przeciw 3)."),
        ("uk", "81,2 %", "Успіх на 1 (4 проти 3)."),
    ],
)
def test_from_the_form_to_the_result(lang: str, chance: str, told: str) -> None:
    app = press(run(lang), "start")
    card = new_form(lang).cards[0].name  # type: ignore[arg-type]
    tick(app, card)
    assert app.metric[0].value == chance
    press(app, "commit")
    press(app, "answer-3--1")
    assert app.success[0].value == f"#### {told}"
    assert state(app)["answers"] == [card, "done", "-1"]


def test_each_card_shows_what_it_would_make_of_the_odds() -> None:
    app = run(table=example("Perception"))
    assert app.metric[0].value == "56.2 %"
    assert [button.label for button in app.button[:2]] == ["Unexpected Courage → **87.5 %**", "Done"]


def test_a_permalink_restores_the_step() -> None:
    app = run(table=example("Perception", "done", "skull", at=5))
    assert lit(app) == "ST.3 Reveal chaos token"
    assert "Perception" in story(app)
    assert app.button(key="skilltest-draw")
    assert not app.success


def test_back_and_forward_walk_through_every_step_and_redo_what_was_undone(corpus: Corpus) -> None:
    app = run(table=example("Perception", "done", "0"))
    walked = [lit(app)]
    while not app.button(key="skilltest-back").disabled:
        walked.append(lit(press(app, "back")))
    names = [corpus.find(point.rule, "ahlcg").names["en"] for point in SKILL_TEST]
    assert list(dict.fromkeys(reversed(walked))) == names
    while not app.button(key="skilltest-forward").disabled:
        press(app, "forward")
    assert app.success
    assert lit(app) == names[-1]


def compared(app: AppTest) -> list[str]:
    """The answers of each line, as the columns show them."""
    return [each.value for each in app.markdown if " · " in each.value]


def test_another_answer_after_going_back_sets_the_first_line_aside() -> None:
    app = run(table=example("Perception", "done", "0"))
    while not any(button.key == "skilltest-answer-1-done" for button in app.button):
        press(app, "back")
    press(app, "answer-1-done")
    assert state(app)["answers"] == ["done"]
    assert state(app)["aside"] == [["Perception", "done", "0"]]
    press(app, "answer-2-done")
    press(app, "answer-3-0")
    assert compared(app) == ["**no card** · **no card** · **0**", "**Perception** · **no card** · **0**"]
    press(app, "take-up-0")
    assert state(app)["answers"] == ["Perception", "done", "0"]
    assert state(app)["aside"] == [["done", "done", "0"]]
    press(app, "forget-0")
    assert "aside" not in state(app)
    press(app, "again")
    assert state(app)["answers"] == []


def test_the_same_answer_after_going_back_goes_forward() -> None:
    app = run(table=example("Perception", "done", "0"))
    while not any(button.key == "skilltest-answer-1-Perception" for button in app.button):
        press(app, "back")
    press(app, "answer-1-Perception")
    assert state(app)["answers"] == ["Perception", "done", "0"]
    assert "aside" not in state(app)
    assert lit(app) == "ST.2 Commit cards from hand"
    assert not app.button(key="skilltest-forward").disabled


def test_what_if_changes_one_answer_and_shows_both_results() -> None:
    app = run(table=example("Perception", "done", "-1"))
    assert app.success
    press(app, "what-if-0-Perception")
    assert state(app)["answers"] == ["done", "done", "-1"]
    assert app.error[0].value == "#### Failure by 2 (2 against 4)."
    shown = [each.value for each in app.markdown]
    assert ":red[✗] **Failure by 2 (2 against 4).**" in shown
    assert ":green[✓] **Success by 0 (4 against 4).**" in shown
    assert "Chance before the token: **6.2\u00a0%**" in shown
    assert "Chance before the token: **56.2\u00a0%**" in shown
    assert state(run(table=first(app.query_params["table"])))["aside"] == [["Perception", "done", "-1"]]


def test_what_if_another_token_had_been_drawn() -> None:
    app = press(run("uk", table=example("Perception", "done", "-1")), "what-if-2-skull")
    assert state(app)["answers"] == ["Perception", "done", "skull"]
    assert compared(app) == ["Perception · без карт · **Череп**", "Perception · без карт · **−1**"]


def test_the_first_line_stays_when_too_many_are_set_aside() -> None:
    app = run(table=example("Perception", "done", "-1"))
    for token in ("0", "+1", "-4"):
        press(app, f"what-if-2-{token}")
    assert state(app)["answers"][-1] == "-4"
    assert [line[-1] for line in state(app)["aside"]] == ["-1", "+1"]


def test_a_token_at_random_ends_the_test() -> None:
    app = press(run(table=example("Perception", "done")), "draw")
    assert len([*app.success, *app.error]) == 1
    assert len(state(app)["answers"]) == 3


def test_tokens_have_names_in_the_readers_language() -> None:
    app = run("pl", table=example("Perception", "done", "tablet"))
    assert r"Odkryty żeton\: Tabliczka." in story(app)
    assert "/rule?rule=st.3&amp;at=reveal&amp;lang=pl" in story(app)


def test_the_grim_rule_decides_where_nobody_is_named() -> None:
    sheet = yaml.safe_dump(
        {
            "situation": {
                "investigators": [{"id": "A", "location": "P"}],
                "locations": [{"id": "P"}],
                "bag": ["0"],
            },
            "attempt": {
                "test": {
                    "by": "A",
                    "skill": "combat",
                    "difficulty": 0,
                    "on_success": [{"result": "draw-cards", "count": 1}],
                }
            },
        }
    )
    app = run(table=example("0", sheet=sheet))
    assert "grim rule" in app.info[0].value.casefold()
    press(app, "answer-2-horror")
    assert app.success


@pytest.mark.parametrize(
    "word",
    [
        "nonsense",
        pack([1]),
        pack({"sheet": {}, "answers": []}),
        example("Guts"),
        example(aside=7),
        example(aside=[["Guts"]]),
        example(aside=["x"]),
    ],
)
def test_a_bad_permalink_is_explained_and_the_form_is_there(word: str) -> None:
    app = run("pl", table=word)
    assert len(app.error) == 1
    assert app.button(key="skilltest-start")


def test_the_set_up_can_be_changed_from_within_the_test() -> None:
    app = press(run(), "start")
    press(app, "change")
    app.radio[0].set_value("fight")
    app.number_input(key="skilltest-difficulty").set_value(4)
    app.number_input(key="skilltest-helpers").set_value(1)
    app.text_input(key="skilltest-name-2").set_value("Vicious *Blow*")
    sound(app.run())
    app.multiselect(key="skilltest-icons-2").set_value(["combat", "combat ×2"])
    app.selectbox(key="skilltest-holder-2").set_value(1)
    press(sound(app.run()), "start")
    situation = state(app)["sheet"]["situation"]
    assert situation["enemies"][0]["fight"] == 4
    assert situation["investigators"][1]["hand"] == [
        {"id": "Vicious *Blow*", "title": "Vicious *Blow*", "icons": ["combat"] * 3}
    ]
    press(app, "answer-1-done")
    assert app.button[0].label.startswith(r"Vicious \*Blow\* → ")
    press(app, "change")
    assert app.text_input(key="skilltest-name-2").value == "Vicious *Blow*"
    assert app.multiselect(key="skilltest-icons-2").value == ["combat", "combat ×2"]


def test_what_people_typed_is_never_markup(corpus: Corpus) -> None:
    form = TestForm(names=("<b>*A*</b>",), place="P", bag="0")
    assert r"\<b\>\*A\*\</b\>" in story_markdown(corpus, "en", walk_of(form, "0").events)


def test_a_bag_that_cannot_be_read_is_explained_and_kept() -> None:
    app = run("uk")
    app.selectbox(key="skilltest-bag").set_value("own")
    sound(app.run())
    app.text_input(key="skilltest-tokens").set_value("+1 §")
    sound(app.run())
    assert "«§»" in app.error[0].value
    assert app.text_input(key="skilltest-tokens").value == "+1 §"


@pytest.mark.parametrize(
    "text", ["{", "[]", "situation: 7", "answers: 3", EXAMPLE.replace("Roland}", "Nobody}")]
)
def test_a_bad_sheet_is_explained_and_kept(text: str) -> None:
    app = run()
    app.text_area[0].set_value(text)
    press(app, "use")
    assert len(app.error) == 1
    assert app.text_area[0].value == text


def test_the_table_of_a_ruling_file_is_taken() -> None:
    app = run()
    ruling = {"description": "Roland looks around", "sheet": yaml.safe_load(EXAMPLE), "answers": ["pass"]}
    app.text_area[0].set_value(json.dumps(ruling))
    press(app, "use")
    assert state(app)["answers"] == []
    assert lit(app) == "ST.2 Commit cards from hand"


def test_a_pasted_sheet_with_answers_is_taken_up_where_it_was_left() -> None:
    app = run()
    app.text_area[0].set_value(f"{EXAMPLE}\nanswers: [Perception]\n")
    press(app, "use")
    assert lit(app) == "ST.2 Commit cards from hand"
    press(app, "change")
    assert "Unexpected Courage" in str(app.text_area[0].value)
    assert app.info  # two clues at the location: more than the form can say


TWO_CARDS = new_form("en")


def test_cards_are_ticked_in_any_order_with_what_each_is_worth() -> None:
    app = press(run(), "start")
    assert [box.label for box in app.checkbox] == [
        "Card 1 **+31.2 points** → 81.2 %",
        "Card 2 **+18.8 points** → 68.8 %",
    ]
    tick(app, "Card 2")
    assert app.metric[0].value == "68.8 %"
    tick(app, "Card 1")
    assert app.metric[0].value == "87.5 %"
    assert app.checkbox[0].label == "Card 1 **+18.8 points** → 87.5 %"
    assert app.button(key="skilltest-commit").label == "Commit 2 cards"
    press(app, "commit")
    assert state(app)["answers"] == ["Card 1", "Card 2"]
    assert lit(app) == "ST.3 Reveal chaos token"
    while not app.checkbox:
        press(app, "back")
    assert [box.value for box in app.checkbox] == [True, True]
    tick(app, "Card 1")
    press(app, "commit")
    assert state(app)["answers"] == ["Card 2"]
    assert state(app)["aside"] == [["Card 1", "Card 2"]]


def test_a_line_left_in_the_middle_of_a_hand_is_shown_ticked() -> None:
    app = run(table=walk_of(TWO_CARDS, "Card 1").address())
    assert [box.value for box in app.checkbox] == [True, False]
    press(app, "commit")
    assert state(app)["answers"] == ["Card 1", "done"]


@pytest.mark.parametrize(
    ("answers", "place", "other", "expected"),
    [
        (("Card 1", "Card 2", "0"), 0, ("done",), ("done", "0")),
        (("done", "0"), 0, ("Card 1", "done"), ("Card 1", "done", "0")),
        (("Card 2", "0"), 1, ("-1",), ("Card 2", "-1")),
        (("Card 1",), 0, ("Card 2",), ("Card 2",)),
    ],
)
def test_what_came_after_another_answer_is_answered_as_it_was(
    answers: tuple[str, ...], place: int, other: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    walk = walk_of(TWO_CARDS, *answers)
    (asked,) = [asked for asked in walk.answered if asked.place == place]
    found = walk.instead(asked, *other)
    assert (found.answers, found.aside) == (expected, (answers,))
    assert Walk.from_address(found.address(), "ahlcg") == found


def test_what_was_not_asked_before_is_left_open_if_it_cannot_be_declined() -> None:
    form = TestForm(names=("A",), place="P", bag="0 bless -1")
    walk = walk_of(form, "0")
    found = walk.instead(walk.answered[0], "bless")
    assert found.answers == ("bless",)
    assert found.pending is not None


def test_what_may_not_be_committed_together_is_left_out() -> None:
    form = TestForm(
        names=("A", "B"),
        place="P",
        bag="0",
        cards=(HeldCard("X", ("wild",), 1), HeldCard("Y", ("wild",), 1)),
    )
    stepper = walk_of(form).stepper
    assert stepper.committing(["X", "Y"]) == ("X",)
    assert stepper.committing(["Y"]) == ("Y",)
    assert stepper.committing([]) == ("done",)


FORMS = [
    TestForm(names=("A",), place="P"),
    TestForm(
        "fight",
        "combat",
        4,
        2,
        names=("A", "B"),
        place="P",
        enemy="E",
        cards=(HeldCard("Guts", ("wild",), 1),),
    ),
    TestForm(
        "evade",
        "agility",
        1,
        5,
        modifier=-2,
        names=("A",),
        place="P",
        enemy="E",
        bag="+1 0 bless curse skull",
    ),
    TestForm(
        "test",
        "willpower",
        names=("A",),
        place="P",
        cards=(HeldCard("Guts", ("willpower",) * 2), HeldCard("Guts", ("willpower",) * 2)),
        symbols=(("skull", -1), ("cultist", 0), ("tablet", -3), ("elder_sign", 1)),
    ),
]


@pytest.mark.parametrize("form", FORMS)
def test_a_form_comes_back_from_its_sheet(form: TestForm) -> None:
    sheet = read_sheet(form.as_data())
    found = form_of(sheet)
    assert found is not None
    assert read_sheet(found.as_data()) == sheet
    assert (found.kind, found.value, found.difficulty, found.cards) == (
        *(form.kind, form.value, form.difficulty),
        form.cards,
    )


def test_a_sheet_that_says_more_has_no_form() -> None:
    assert form_of(read_sheet(yaml.safe_load(EXAMPLE))) is None
    assert form_of(read_sheet(TestForm(value=21, names=("A",), place="P").as_data())) is None


@pytest.mark.parametrize("answers", [[], ["Perception"], ["Perception", "Unexpected Courage"]])
def test_the_tokens_that_pass_make_up_the_odds(answers: list[str]) -> None:
    stepper = Stepper("ahlcg", read_sheet(yaml.safe_load(EXAMPLE)), answers, test=True)
    bag, passes, odds = stepper.sheet.situation.bag, passing(stepper), stepper.odds()
    assert odds is not None
    assert sum(passes[token] for token in bag) == odds.success * len(bag)


def test_tokens_that_reveal_another_are_left_open() -> None:
    form = TestForm(names=("A",), place="P", bag="0 -4 bless")
    assert passing(walk_of(form).stepper) == {"0": True, "-4": False}


@pytest.mark.parametrize("lang", LANGS)
def test_the_story_tells_every_step_and_what_happened_in_it(corpus: Corpus, lang: Lang) -> None:
    walk = Walk("ahlcg", yaml.safe_load(EXAMPLE), ("Perception", "done", "skull"), test=True)
    story = story_markdown(corpus, lang, walk.events)
    for point in SKILL_TEST:
        assert f">{plain(corpus.find(point.rule, 'ahlcg').names[lang])}</a>**" in story
    assert len(story.splitlines()) == len(walk.events)
