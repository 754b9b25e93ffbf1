"""The rules as a networkx graph with typed edges."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

import networkx as nx

from rules_graph.mentions import mentions
from rules_graph.model import LANGS, RuleRef

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule
    from rules_graph.search.text import Lexicon

    Graph = nx.MultiDiGraph[RuleRef]


class Edge(StrEnum):
    """How one rule leads to another."""

    SEE = "see"  # a printed cross-reference
    LINK = "link"  # a link in a statement
    PART_OF = "part-of"
    NEXT_STEP = "next-step"
    MENTIONS = "mentions"  # a statement uses the other rule's name
    SAME_AS = "same-as"  # the same word in another game


@dataclass(frozen=True, slots=True)
class Hop:
    """One step of a path: from a rule to the next, along edges in one direction or against them."""

    source: RuleRef
    target: RuleRef
    edges: tuple[Edge, ...]
    forward: bool


def build(corpus: Corpus, lexicon: Lexicon | None = None) -> Graph:
    """Every rule a node, every relation an edge keyed by its type; mentions need the lexicon."""
    graph: Graph = nx.MultiDiGraph()
    graph.add_nodes_from(corpus.rules)
    for rule in corpus.rules.values():
        for edge, target in _stated(rule):
            graph.add_edge(rule.ref, corpus.rule(target).ref, key=edge)
    for source, target in _same_words(corpus):
        graph.add_edge(source, target, key=Edge.SAME_AS)
    if lexicon:
        for (source, target), count in mentions(corpus, lexicon).items():
            graph.add_edge(source, target, key=Edge.MENTIONS, weight=count)
    return graph


def _stated(rule: Rule) -> Iterator[tuple[Edge, RuleRef]]:
    yield from ((Edge.SEE, RuleRef(rule.game, target)) for target in rule.see)
    yield from ((Edge.LINK, target) for target in rule.links())
    yield from ((Edge.NEXT_STEP, RuleRef(rule.game, target)) for target in rule.next)
    if rule.parent:
        yield Edge.PART_OF, RuleRef(rule.game, rule.parent)


def _same_words(corpus: Corpus) -> Iterator[tuple[RuleRef, RuleRef]]:
    """Rules of different games with the same name in any language: a word that players carry over."""
    named: dict[tuple[str, str], set[RuleRef]] = {}
    for rule in corpus.rules.values():
        for lang in LANGS:
            for word in _words(rule.names[lang], lang):
                named.setdefault((lang, word), set()).add(rule.ref)
    for refs in named.values():
        yield from ((one, other) for one in sorted(refs) for other in sorted(refs) if one.game != other.game)


def _words(name: str, lang: Lang) -> Iterator[str]:
    """A name, and each of those it joins ("Exhaust, Exhausted"); English ones in the singular."""
    bare = re.sub(r"\([^)]*\)", "", name.casefold())
    for part in bare.split(","):
        word = part.strip()
        if word:
            yield word.removesuffix("s") if lang == "en" else word


def leads_to(graph: Graph, ref: RuleRef) -> dict[RuleRef, set[Edge]]:
    """The rules that a rule points to, and how."""
    return {target: {Edge(key) for key in keys} for target, keys in graph[ref].items()}


def led_from(graph: Graph, ref: RuleRef) -> dict[RuleRef, set[Edge]]:
    """The rules that point to a rule, and how: its back-links."""
    return {source: {Edge(key) for key in graph[source][ref]} for source in graph.predecessors(ref)}


def neighbourhood(graph: Graph, ref: RuleRef, depth: int = 1) -> dict[RuleRef, int]:
    """The rules at most `depth` edges away, whichever way they point, with their distance."""
    return dict(nx.single_source_shortest_path_length(graph.to_undirected(as_view=True), ref, cutoff=depth))


def path(graph: Graph, source: RuleRef, target: RuleRef) -> list[Hop]:
    """The shortest way from one rule to another, each hop with what joins the two; empty if there is none."""
    try:
        way = nx.shortest_path(graph.to_undirected(as_view=True), source, target)
    except nx.NetworkXNoPath:
        return []
    return [_hop(graph, one, other) for one, other in pairwise(way)]


def _hop(graph: Graph, one: RuleRef, other: RuleRef) -> Hop:
    forward = graph.has_edge(one, other)
    keys = graph[one][other] if forward else graph[other][one]
    return Hop(one, other, tuple(sorted(Edge(key) for key in keys)), forward)


def hubs(graph: Graph, limit: int = 10) -> list[tuple[RuleRef, int]]:
    """The rules that most others lead to."""
    counted = Counter({ref: len(list(graph.predecessors(ref))) for ref in graph})
    return counted.most_common(limit)


def orphans(graph: Graph) -> list[RuleRef]:
    """Rules that nothing joins to the rest."""
    return sorted(nx.isolates(graph))


def export(graph: Graph, file: Path) -> None:
    """Write the graph as GraphML, or as node-link JSON, by the file's ending."""
    named: nx.MultiDiGraph[str] = nx.MultiDiGraph()
    named.add_nodes_from((str(ref), {"game": ref.game}) for ref in graph)
    for source, target, key, data in graph.edges(keys=True, data=True):
        named.add_edge(str(source), str(target), key=str(key), type=str(key), **data)
    if file.suffix == ".graphml":
        nx.write_graphml(named, file)
    else:
        file.write_text(
            json.dumps(nx.node_link_data(named, edges="edges"), ensure_ascii=False), encoding="utf-8"
        )
