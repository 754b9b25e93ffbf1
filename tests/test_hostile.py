"""Damaged, huge and malicious input: a message that says what is wrong; no crash, no endless wait."""

from __future__ import annotations

import base64
import json
import os
import random
import zlib
from functools import cache
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.game import game as front_of
from engine.kernel import Request, play_by, seeded
from rules_graph.errors import BadAddressError, BadSheetTextError, GrimruleError
from tests.case_files import cases_of
from tests.casebook import GAMES
from ui.play.address import pack, unpack
from ui.play.sheet_text import read_text

_MUCH = settings(
    max_examples=3000 if os.environ.get("GRIMRULE_FUZZ") else 60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
_ANSWERS = 40
_ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 7, 10**9, -(10**30), 0.5, float("inf"), "", " ", "you", "each", "x" * 5000),
    *(
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "\u202egniht",
        "1:2,3",
        [],
        {},
        [[]],
        {"": 1},
        [None] * 200,
    ),
    *({"effect": "no-such"}, {"result": "hurt", "damage": -5}, {"per_investigator": 10**9}),
)


@cache
def sheets(game: str) -> list[dict[str, Any]]:
    paths = cases_of(game)
    cases = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths]
    return [{"situation": case["situation"], "attempt": case["attempt"]} for case in cases]


def damaged(sheet: object, dice: random.Random) -> Any:
    """The same sheet with something somewhere that does not belong there."""
    data = json.loads(json.dumps(sheet))
    node = data
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = dice.choice(keys)
        if not node[key] or not isinstance(node[key], dict | list) or dice.random() < 0.2:
            break
        node = node[key]
    match dice.randrange(4):
        case 0 if isinstance(node, dict):
            node[dice.choice(["id", "who", "effects", "frobnicate", "hand"])] = dice.choice(_ODD)
        case 1:
            del node[key]
        case 2 if isinstance(node, list):
            node.append(node[key])
        case _:
            node[key] = dice.choice(_ODD)
    return data


def _short(seed: int) -> Any:
    """Answers a while, then waits."""
    answer = seeded(seed)
    left = iter(range(_ANSWERS))

    def policy(request: Request) -> str | None:
        return answer(request) if next(left, None) is not None else None

    return policy


@_MUCH
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_damaged_sheet_is_refused_or_played(game: str, seed: int) -> None:
    dice = random.Random(seed)
    sheet = damaged(dice.choice(sheets(game)), dice)
    try:
        rules = front_of(game)
        read = rules.read(sheet)
        play_by(lambda: rules.start(read), _short(seed))
    except GrimruleError as error:
        assert error.values


@_MUCH
@given(st.text(max_size=300))
def test_any_text_is_a_sheet_or_names_its_line(text: str) -> None:
    try:
        read_text(text)
    except BadSheetTextError as error:
        assert int(str(error.values["line"])) >= 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: &x [1]\nc: *x", "3"),
        ("a: 1\nb: [2", "2"),
        ("[" * 900_000, "1"),
        ("a: 1\n" * 400_000, "200001"),
        ("when: 2024-02-31", "1"),
        ("!!python/object/apply:os.system [ls]", "1"),
    ],
)
def test_tricks_are_refused(text: str, line: str) -> None:
    with pytest.raises(BadSheetTextError) as caught:
        read_text(text)
    assert caught.value.values["line"] == line


@_MUCH
@given(
    st.one_of(st.text(max_size=200), st.binary(max_size=200).map(lambda raw: base64.b64encode(raw).decode()))
)
def test_any_word_is_an_address_or_a_message(word: str) -> None:
    try:
        unpack(word)
    except BadAddressError as error:
        assert len(str(error.values["address"])) <= 24


def test_an_address_holds_what_was_packed() -> None:
    data = {"sheet": {"situation": {"investigators": [{"id": "Юля <b>"}]}}, "answers": ["ź", "1"]}
    assert unpack(pack(data)) == data


@pytest.mark.parametrize(
    "inside", [b"[" * 100_000, b"0" * 10_000_000, b'"' + b"a" * 5_000_000 + b'"', b"\xff\xfe", b"NaN" * 9]
)
def test_a_bomb_in_an_address_is_a_message(inside: bytes) -> None:
    word = base64.urlsafe_b64encode(zlib.compress(inside)).decode()
    with pytest.raises(BadAddressError):
        unpack(word)
