"""The rules as a graph."""

from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import networkx as nx
import pytest

from rules_graph.corpus import Corpus
from rules_graph.graph import (
    Edge,
    build,
    export,
    hubs,
    leads_to,
    led_from,
    neighbourhood,
    orphans,
    path,
)
from rules_graph.model import RuleRef
from ui.drawing.neighbourhood import draw_neighbourhood

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.graph import Graph
    from rules_graph.search.finder import Finder


def ahlcg(rule: str) -> RuleRef:
    return RuleRef("ahlcg", rule)


@pytest.fixture(scope="session")
def graph(corpus: Corpus, finder: Finder) -> Graph:
    return build(corpus, finder.index.lexicon)


def test_edges_are_typed(graph: Graph) -> None:
    assert Edge.SEE in leads_to(graph, ahlcg("hunter"))[ahlcg("prey")]
    assert Edge.PART_OF in leads_to(graph, ahlcg("st.2"))[ahlcg("skill-test-timing")]
    assert Edge.NEXT_STEP in leads_to(graph, ahlcg("step-4.6"))[ahlcg("step-1.1")]
    assert Edge.LINK in leads_to(graph, ahlcg("attack-of-opportunity"))[ahlcg("fight-action")]


def test_back_links(graph: Graph) -> None:
    assert Edge.SEE in led_from(graph, ahlcg("prey"))[ahlcg("hunter")]


def test_a_name_is_found_whatever_its_ending(graph: Graph) -> None:
    """Setting trauma up says "traumas", „traumę”, «травму»."""
    assert graph.has_edge(ahlcg("setup.2"), ahlcg("campaign.trauma"), key=Edge.MENTIONS)


def test_a_word_that_is_a_rule_in_one_language_only_is_no_mention(graph: Graph) -> None:
    """„Obszar zagrożenia” is the threat area, not Peril (zagrożenie)."""
    assert graph.has_edge(ahlcg("engage-action"), ahlcg("threat-area"), key=Edge.MENTIONS)
    assert not graph.has_edge(ahlcg("engage-action"), ahlcg("peril"), key=Edge.MENTIONS)


def test_the_way_from_peril_to_a_skill_test_is_explained(graph: Graph) -> None:
    hops = path(graph, ahlcg("peril"), ahlcg("skill-tests"))
    assert hops[0].source == ahlcg("peril")
    assert hops[-1].target == ahlcg("skill-tests")
    assert all(hop.edges for hop in hops)
    assert all(one.target == other.source for one, other in itertools.pairwise(hops))


def test_rules_that_nothing_joins_have_no_path() -> None:
    apart: Graph = nx.MultiDiGraph()
    apart.add_nodes_from([ahlcg("hunter"), ahlcg("prey")])
    assert path(apart, ahlcg("hunter"), ahlcg("prey")) == []
    assert orphans(apart) == [ahlcg("hunter"), ahlcg("prey")]


def test_neighbourhood_grows_with_depth(graph: Graph) -> None:
    near, far = neighbourhood(graph, ahlcg("prey"), 1), neighbourhood(graph, ahlcg("prey"), 2)
    assert near.keys() < far.keys()
    assert set(near.values()) == {0, 1}
    assert set(far.values()) == {0, 1, 2}


def test_no_orphans_and_sensible_hubs(graph: Graph) -> None:
    assert orphans(graph) == []
    assert ahlcg("ability") in dict(hubs(graph, 15))


def test_the_same_word_in_two_games_is_joined(corpus: Corpus) -> None:
    hunter = corpus.find("ahlcg/hunter")
    twin = hunter.model_copy(update={"game": "other", "see": (), "statements": ()})
    games = {**corpus.games, "other": corpus.games["ahlcg"].model_copy(update={"id": "other"})}
    both = build(Corpus(games, {**corpus.rules, twin.ref: twin}))
    assert both.has_edge(hunter.ref, twin.ref, key=Edge.SAME_AS)
    assert both.has_edge(twin.ref, hunter.ref, key=Edge.SAME_AS)


def test_graphml_and_json_hold_every_edge(graph: Graph, tmp_path: Path) -> None:
    export(graph, tmp_path / "rules.graphml")
    export(graph, tmp_path / "rules.json")
    read = nx.read_graphml(tmp_path / "rules.graphml", force_multigraph=True)
    data = json.loads((tmp_path / "rules.json").read_text(encoding="utf-8"))
    assert read.number_of_edges() == len(data["edges"]) == graph.number_of_edges()
    assert {node["id"] for node in data["nodes"]} == set(read.nodes) == {str(ref) for ref in graph}


def test_the_picture_names_the_neighbours(corpus: Corpus, graph: Graph) -> None:
    svg = ElementTree.fromstring(draw_neighbourhood(corpus, graph, ahlcg("hunter"), 1, "uk"))
    titles = {title.text for title in svg.iter("{http://www.w3.org/2000/svg}title")}
    assert {corpus.rules[ref].names.uk for ref in neighbourhood(graph, ahlcg("hunter"), 1)} <= titles
