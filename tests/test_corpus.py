"""The corpus holds what the books hold."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_graph.errors import UnknownGameError, UnknownRuleError
from rules_graph.graph import Edge, build, led_from
from rules_graph.model import RuleRef

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

DATA = Path(__file__).parent / "data"


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def ahlcg(rule: str) -> RuleRef:
    return RuleRef("ahlcg", rule)


def test_every_term_of_the_card_game_is_a_rule_or_another_id_of_one(corpus: Corpus) -> None:
    terms = [row["id"] for row in rows("ahlcg_terms.tsv")]
    assert {corpus.rule(ahlcg(term)).ref for term in terms} == {rule.ref for rule in corpus.of_game("ahlcg")}


def test_redirects_and_charts_are_not_rules_of_their_own(corpus: Corpus) -> None:
    redirects = [
        row["id"] for row in rows("ahlcg_terms.tsv") if row["kind"] in {"stub-redirect", "timing-chart"}
    ]
    assert [term for term in redirects if ahlcg(term) in corpus.rules] == []


def test_every_printed_cross_reference_is_an_edge(corpus: Corpus) -> None:
    graph = build(corpus)
    printed = {
        (corpus.rule(ahlcg(row["from"])).ref, corpus.rule(ahlcg(row["to"])).ref)
        for row in rows("ahlcg_cross_references.tsv")
    }
    inside = {(source, target) for source, target in printed if source == target}
    assert [pair for pair in sorted(printed - inside) if not graph.has_edge(*pair, key=Edge.SEE)] == []
    seen = {
        (source, target)
        for source, target, edge in graph.edges(keys=True)
        if edge == Edge.SEE and source.game == "ahlcg"
    }
    assert seen == printed - inside


def test_nested_rules_keep_their_parent(corpus: Corpus) -> None:
    for row in rows("ahlcg_parents.tsv"):
        parent = corpus.rule(ahlcg(row["id"])).parent
        assert parent is not None, row
        assert corpus.rule(ahlcg(parent)) == corpus.rule(ahlcg(row["parent"])), row


def test_a_round_leads_from_its_first_step_back_to_it(corpus: Corpus) -> None:
    seen: list[str] = []
    step = "step-1.1"
    while step not in seen:
        seen.append(step)
        step = corpus.find(step, "ahlcg").next[-1]
    assert step == "step-1.1"
    assert [each for each in seen if each.startswith("pw.")] == [
        "pw.mythos-after-1.4",
        "pw.investigation-after-2.1",
        "pw.investigation-after-2.2",
        "pw.enemy-before-3.3",
        "pw.enemy-after-3.3",
        "pw.upkeep-after-4.1",
    ]
    assert len(seen) == 26


def test_back_links(corpus: Corpus) -> None:
    assert Edge.SEE in led_from(build(corpus), ahlcg("prey"))[ahlcg("hunter")]


@pytest.mark.parametrize(
    "text",
    ["hunter", "ahlcg/hunter", "ahlcg/hunter^blocked", "Hunter", "łowca", "ПЕРЕСЛІДУВАЧ", "hunter enemy"],
)
def test_a_rule_is_found_by_id_reference_name_and_alias(corpus: Corpus, text: str) -> None:
    assert corpus.find(text).ref == ahlcg("hunter")


def test_another_id_leads_to_the_rule(corpus: Corpus) -> None:
    assert corpus.find("ahlcg/mythos-phase").id == "phase-1"


def test_an_unknown_rule_suggests_the_nearest(corpus: Corpus) -> None:
    with pytest.raises(UnknownRuleError) as caught:
        corpus.find("ahlcg/attack-of-oportunity")
    assert caught.value.values["nearest"].split(", ")[0] == "ahlcg/attack-of-opportunity"


def test_an_unknown_statement_is_not_found(corpus: Corpus) -> None:
    with pytest.raises(UnknownRuleError):
        corpus.find("ahlcg/hunter^no-such-statement")


def test_an_unknown_game_names_the_games(corpus: Corpus) -> None:
    with pytest.raises(UnknownGameError, match="ahlcg"):
        corpus.of_game("chess")
