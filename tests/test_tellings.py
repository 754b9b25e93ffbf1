"""The cases as players tell them: read, refused where they are damaged, and true to their cases."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules_graph.errors import CorpusDamagedError, Damage
from rules_graph.model import LANGS, RuleRef
from rules_graph.precedents import Verdict
from rules_graph.tellings import FOLDER, Telling, load_tellings
from tests.case_files import cases_of
from tests.test_precedents import small_game

if TYPE_CHECKING:
    from pathlib import Path

CASE = """\
id: X1
title: It walks
told:
  en:
    tells: A hound two rooms off,
      and the door is open.
    asks: Does it come?
    verdict: "yes"
    by: small/hunter^moves
  pl:
    tells: Pies jest dwa pokoje dalej.
    asks: Kiedy przyjdzie?
    verdict: open
    by: small/hunter^moves
    answer: w tej fazie
source: [hunter]
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    """The file of a case, in a game of two rules."""
    return small_game(tmp_path, FOLDER) / "X1-it-walks.yaml"


def read(case: Path, text: str) -> tuple[Telling, ...]:
    case.write_text(text, encoding="utf-8")
    return load_tellings(case.parent.parent.parent)


def test_a_case_is_read_in_each_language_that_it_is_told_in(case: Path) -> None:
    by = RuleRef("small", "hunter", "moves")
    english, polish = read(case, CASE)
    assert english == Telling(
        "small", "X1", "en", "A hound two rooms off, and the door is open.", "Does it come?", Verdict.YES, by
    )
    assert (polish.verdict, polish.answer) == (Verdict.OPEN, "w tej fazie")
    assert polish.text == "Pies jest dwa pokoje dalej. Kiedy przyjdzie?"


def test_a_case_that_is_not_told(case: Path) -> None:
    assert read(case, CASE[: CASE.index("told")]) == ()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("  pl:\n", "  de:\n", 10),
        ("    asks: Does it come?\n", "", 4),
        ('verdict: "yes"', "verdict: maybe", 8),
        ('verdict: "yes"', 'verdict: "yes"\n    answer: at once', 9),
        ("    answer: w tej fazie\n", "", 10),
        ("by: small/hunter^moves", "by: small/hunter", 9),
        ("by: small/hunter^moves", "by: small/hunter^flies", 9),
        ("by: small/hunter^moves", "by: other/hunter^moves", 9),
        ("    asks: Does", "    asked: Does", 7),
        ("Pies jest dwa pokoje dalej.", "", 11),
    ],
)
def test_damage_is_named_with_its_line(case: Path, old: str, new: str, line: int) -> None:
    assert old in CASE
    with pytest.raises(CorpusDamagedError) as error:
        read(case, CASE.replace(old, new, 1))
    assert [(each.path, each.damage) for each in error.value.problems] == [(case, Damage.BAD_FIELD)]
    assert error.value.problems[0].line == line


def test_every_case_is_told_in_three_languages() -> None:
    told = Counter((each.game, each.case) for each in load_tellings())
    assert set(told.values()) == {len(LANGS)}
    cases = {(path.parent.parent.name, path.stem.partition("-")[0]) for path in cases_of()}
    assert told.keys() <= cases
    untold = cases - told.keys()
    assert len(untold) <= 0.01 * len(cases)  # they are about what a sheet leaves out, which nobody would tell
