"""The rules as a networkx graph with typed edges."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import networkx as nx

from rules_graph.model import RuleRef

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus
    from rules_graph.model import Rule

    Graph = nx.MultiDiGraph[RuleRef]


class Edge(StrEnum):
    """How one rule leads to another."""

    SEE = "see"
    LINK = "link"
    PART_OF = "part-of"
    NEXT_STEP = "next-step"


def build(corpus: Corpus) -> Graph:
    """Every rule a node; every printed reference, link, nesting and step order an edge of its type."""
    graph: Graph = nx.MultiDiGraph()
    graph.add_nodes_from(corpus.rules)
    for rule in corpus.rules.values():
        for edge, target in _edges(rule):
            graph.add_edge(rule.ref, corpus.rule(target).ref, key=edge)
    return graph


def _edges(rule: Rule) -> Iterator[tuple[Edge, RuleRef]]:
    yield from ((Edge.SEE, RuleRef(rule.game, target)) for target in rule.see)
    yield from ((Edge.LINK, target) for target in rule.links())
    yield from ((Edge.NEXT_STEP, RuleRef(rule.game, target)) for target in rule.next)
    if rule.parent:
        yield Edge.PART_OF, RuleRef(rule.game, rule.parent)


def leads_to(graph: Graph, ref: RuleRef) -> dict[RuleRef, set[Edge]]:
    """The rules that a rule points to, and how."""
    return {target: {Edge(key) for key in keys} for target, keys in graph[ref].items()}


def led_from(graph: Graph, ref: RuleRef) -> dict[RuleRef, set[Edge]]:
    """The rules that point to a rule, and how: its back-links."""
    return {source: {Edge(key) for key in graph[source][ref]} for source in graph.predecessors(ref)}
