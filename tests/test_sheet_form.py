"""A situation sheet as a form."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ahlcg.sheet import Attempt
from ui.app.dispute.attempt_form import OTHER, as_fields, from_fields

SIMPLE: list[dict[str, Any]] = [
    {"investigate": "Roland"},
    {"draw": "Roland"},
    {"resource": "Roland"},
    {"encounter": "Roland"},
    {"turn": "Roland"},
    {"fight": {"by": "Roland", "enemy": "Ghoul"}},
    {"evade": {"by": "Roland", "enemy": "Ghoul"}},
    {"engage": {"by": "Roland", "enemy": "Ghoul"}},
    {"attack": {"investigator": "Roland", "enemy": "Ghoul"}},
    {"move": {"by": "Roland", "to": "Hall"}},
    {"play": {"by": "Roland", "card": "Knife"}},
    {"activate": {"by": "Roland", "ability": "Stab"}},
]


@pytest.mark.parametrize("attempt", SIMPLE, ids=lambda each: next(iter(each)))
def test_fields_say_what_the_sheet_says(attempt: dict[str, Any]) -> None:
    Attempt.model_validate(attempt)
    kind, who, what = as_fields(attempt)
    assert who == "Roland"
    assert from_fields(kind, who, what, {}) == attempt


def test_what_the_fields_do_not_show_is_kept_while_the_same_is_done() -> None:
    fight = {"fight": {"by": "Roland", "enemy": "Ghoul", "damage": 2}}
    assert from_fields("fight", "Wendy", "Rat", fight) == {
        "fight": {"by": "Wendy", "enemy": "Rat", "damage": 2}
    }
    assert from_fields("evade", "Wendy", "Rat", fight) == {"evade": {"by": "Wendy", "enemy": "Rat"}}


@pytest.mark.parametrize("attempt", [{}, {"round": True}, {"phase": "enemy"}, {"step": "step-3.2"}])
def test_anything_else_is_written_as_in_a_sheet(attempt: dict[str, Any]) -> None:
    assert as_fields(attempt) == (OTHER, "", "")
