"""What a sheet that cannot stand is told: the place, what stands there, what may, and what was meant."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.kernel.faults import fields_beside
from engine.kernel.sheets import read_model
from rules_graph.errors import BadSituationError


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Hurt(Strict):
    result: Literal["hurt"] = "hurt"
    damage: int = 0


class Heal(Strict):
    result: Literal["heal"] = "heal"
    horror: int = 0


class Card(Strict):
    kind: Literal["asset", "event"]
    effects: tuple[Annotated[Hurt | Heal, Field(discriminator="result")], ...] = ()


class Sheet(Strict):
    name: str
    size: int = 1
    cards: tuple[Card, ...] = ()

    @model_validator(mode="after")
    def _sized(self) -> Sheet:
        if self.size > 9:
            raise BadSituationError(field="size", value=f"size: {self.size}", known="one, nine")
        return self


def told(data: object) -> dict[str, str]:
    with pytest.raises(BadSituationError) as caught:
        read_model(Sheet, data)
    said = {name: str(value) for name, value in caught.value.values.items()}
    assert (said.pop("file"), said.pop("line")) == ("none", "0")  # no file has been read
    return said


def test_an_unknown_field_comes_before_what_seems_to_be_missing() -> None:
    assert told({"nmae": "x"}) == {
        "field": "nmae",
        "value": "nmae",
        "known": "name, size, cards",
        "nearest": "name",
        "fault": "field",
    }


def test_an_unknown_field_deep_inside_is_named_with_its_neighbours() -> None:
    said = told({"name": "x", "cards": [{"kind": "asset", "effects": [{"result": "hurt", "damge": 1}]}]})
    assert said == {
        "field": "cards[0].effects[0].damge",
        "value": "damge",
        "known": "result, damage",
        "nearest": "damage",
        "fault": "field",
    }


def test_a_word_that_is_none_of_the_words_known() -> None:
    assert told({"name": "x", "cards": [{"kind": "asett"}]}) == {
        "field": "cards[0].kind",
        "value": "asett",
        "known": "asset, event",
        "nearest": "asset",
        "fault": "unknown",
    }


def test_an_effect_that_there_is_not() -> None:
    said = told({"name": "x", "cards": [{"kind": "asset", "effects": [{"result": "hael"}]}]})
    assert (said["field"], said["value"]) == ("cards[0].effects[0].result", "hael")
    assert (said["known"], said["nearest"]) == ("hurt, heal", "heal")


def test_what_is_no_number_and_what_is_no_sheet() -> None:
    said = told({"name": "x", "size": "y" * 100})
    assert (said["field"], said["value"]) == ("size", "y" * 60)
    assert (said["fault"], said["known"]) == ("kind", "number")
    assert told(["x"])["field"] == "sheet"
    assert told(["x"])["known"] == "mapping"
    missing = told({"size": 2})
    assert (missing["field"], missing["value"], missing["fault"]) == ("name", "", "missing")


def test_what_a_model_itself_refuses_is_told_as_it_says() -> None:
    said = told({"name": "x", "size": 10})
    assert (said["field"], said["value"], said["known"]) == ("size", "size: 10", "one, nine")


@pytest.mark.parametrize(
    ("field", "value", "known", "nearest"),
    [
        ("a.b", "enemies: two: Ghuol", "Ghoul, Rat", "Ghoul"),
        ("a.b.Ghuol", "", "Ghoul, Rat", "Ghoul"),
        ("place one", "", "one, two", "none"),
        ("a", "zzz", "Ghoul, Rat", "none"),
        ("a", "rat and ghoul", "ghoul and rat, x", "none"),
    ],
)
def test_what_was_meant(field: str, value: str, known: str, nearest: str) -> None:
    assert BadSituationError(field=field, value=value, known=known).values["nearest"] == nearest


def test_fields_of_a_place_that_there_is_not_are_those_around_it() -> None:
    assert fields_beside(Sheet, ["cards", "0", "x"]) == "kind, effects"
    assert fields_beside(Sheet, ["nowhere", "x"]) == "name, size, cards"
