"""The files of the cases: what they cite, what they must hold, how they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml

from bench.case_style import styled
from tests.case_files import DiffersError, MalformedCaseError, cases_of, check_cites, read_case, same

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus

EVERY_FILE = cases_of()

_WHOLE = """\
id: X1
title: A case
source: [st.1]
situation: {}
attempt: {step: st.1}
answers: []
events: []
cites: [ahlcg/st.6^failure]
final: {}
"""


def test_every_case_of_every_game_cites_statements_of_the_corpus(corpus: Corpus) -> None:
    assert {path.parent.parent.name for path in EVERY_FILE} == set(corpus.games)
    for path in EVERY_FILE:
        case = read_case(path)
        assert case["cites"], path
        assert all(citation.startswith(f"{path.parent.parent.name}/") for citation in case["cites"]), path
        check_cites(case, corpus)


@pytest.mark.parametrize(
    ("citation", "what"),
    [
        ("ahlcg/st.6", "names no statement"),
        ("ahlcg/st.6^nothing", "does not stand in the corpus"),
        ("ahlcg/no-rule^what", "does not stand in the corpus"),
        ("Skill tests", "names no statement"),
    ],
)
def test_a_citation_is_a_statement(citation: str, what: str, corpus: Corpus) -> None:
    with pytest.raises(DiffersError, match=what):
        check_cites({"cites": [citation]}, corpus)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("title: A case\n", "", "no key 'title'"),
        ("final: {}\n", "", "no key 'final'"),
        ("final: {}", "finale: {}", "unknown key 'finale'"),
        ("answers: []", "answers: none", "'answers' is str"),
        ("[ahlcg/st.6^failure]", "[]", "'cites' is empty"),
        ("answers: []", "answers: [", "not YAML"),
        (_WHOLE, "- a list", "not a mapping"),
    ],
)
def test_a_malformed_case_is_told(old: str, new: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / "X1.yaml"
    path.write_text(_WHOLE, encoding="utf-8")
    assert read_case(path)["id"] == "X1"
    path.write_text(_WHOLE.replace(old, new), encoding="utf-8")
    with pytest.raises(MalformedCaseError, match=what):
        read_case(path)


def test_a_difference_is_shown() -> None:
    same("events", ["st.1", "st.2"], ["st.1", "st.2"])
    with pytest.raises(DiffersError, match=r"(?s)events:.* st\.1\n-st\.2\n\+st\.3"):
        same("events", ["st.1", "st.2"], ["st.1", "st.3"])
    with pytest.raises(DiffersError, match=r"(?s)final:.*-doom: 3\n\+doom: 4"):
        same("final", {"doom": 3}, {"doom": 4})
    with pytest.raises(DiffersError, match=r"-\['1'\]\n\+\[1\]"):
        same("answers", ["1"], [1])


@pytest.mark.parametrize(
    "path", EVERY_FILE, ids=[f"{path.parent.parent.name}-{path.stem}" for path in EVERY_FILE]
)
def test_every_case_is_written_in_one_style(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == styled(read_case(path)), "run: python -m bench.case_style"
    assert max(map(len, text.splitlines())) <= 160


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("id: X1\ntitle: A case\n", "title: A case\nid: X1\n"),
        ("title: A case", 'title: "A case"'),
        ("title: A case", "title: A case  # a comment"),
        ("source: [st.1]", "source:\n  - st.1"),
        ("[ahlcg/st.6^failure]", "[ ahlcg/st.6^failure ]"),
    ],
)
def test_what_is_written_otherwise_is_seen(old: str, new: str) -> None:
    assert styled(yaml.safe_load(_WHOLE)) == _WHOLE
    other = _WHOLE.replace(old, new)
    assert other != _WHOLE
    assert styled(yaml.safe_load(other)) == _WHOLE


@pytest.mark.parametrize(
    "text",
    [
        "no",
        "on",
        "yes",
        "1",
        "-1",
        "1/1",
        "null",
        "",
        " x",
        "a: b",
        "a, b",
        "[1]",
        "#5",
        "x #5",
        "{",
        "'",
        '"',
        "-",
        "~",
        "ü",
    ],
)
def test_a_text_stays_the_same_text(text: str) -> None:
    case = {
        "title": text,
        "answers": [text, {text: text}],
        "events": [text, 1, None, True],
        "final": {text: [[]]},
    }
    assert yaml.safe_load(styled(case)) == case


def test_what_does_not_fit_in_a_line_stands_below() -> None:
    many = [f"event number {number}" for number in range(20)]
    cards = [{"id": each, "abilities": [{"id": "a", "results": many}]} for each in "AB"]
    case = {
        "situation": {"investigators": cards, "doom": 1},
        "events": many,
        "final": {each: [] for each in many},
    }
    told = styled(case)
    assert yaml.safe_load(told) == case
    assert max(map(len, told.splitlines())) <= 120
