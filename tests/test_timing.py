"""The engine's timing table is the corpus's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.timing.steps import ROUND, SKILL_TEST, Point, chart
from rules_graph.model import Kind

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus


def test_a_point_leads_to_the_next_after_the_further_places_it_names() -> None:
    assert chart("phase-9", "a", "pw.b | a | c", "c") == (
        Point("a", ("pw.b",), "phase-9"),
        Point("pw.b", ("a", "c", "c"), "phase-9"),
        Point("c", (), "phase-9"),
    )


def test_every_step_leads_where_the_corpus_says(corpus: Corpus) -> None:
    for point in (*ROUND, *SKILL_TEST):
        rule = corpus.find(point.rule, "ahlcg")
        assert (rule.next, rule.parent) == (point.then, point.phase), point
        assert point.is_window == (rule.kind is Kind.WINDOW)


def test_the_table_leaves_out_no_framework_step_and_no_window(corpus: Corpus) -> None:
    charted = {point.rule for point in (*ROUND, *SKILL_TEST)}
    there = {rule.id for rule in corpus.of_game("ahlcg") if rule.id.startswith(("step-", "st.", "pw."))}
    assert charted == there


def test_six_windows_in_a_round_and_two_in_a_test() -> None:
    assert sum(point.is_window for point in ROUND) == 6
    assert sum(point.is_window for point in SKILL_TEST) == 2
