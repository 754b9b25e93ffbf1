"""The graph for people: what a rule is joined to, how two rules are joined, files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from rules_graph.graph import export, hubs, leads_to, led_from, neighbourhood, path
from ui.drawing.neighbourhood import draw_neighbourhood
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from rich.console import RenderableType

    from rules_graph.corpus import Corpus
    from rules_graph.graph import Edge, Graph
    from rules_graph.model import Lang, RuleRef

ENDINGS = (".svg", ".graphml", ".json")


@dataclass(frozen=True)
class Map:
    """The graph in a reader's language."""

    corpus: Corpus
    graph: Graph
    lang: Lang

    def hubs(self) -> RenderableType:
        """The rules that most others lead to."""
        lines = [Text.assemble(f"{count:4} ", self._rule(ref)) for ref, count in hubs(self.graph)]
        return Group(Text(say(self.lang, "hubs")), *lines)

    def way(self, start: RuleRef, end: RuleRef) -> RenderableType:
        """How two rules are joined."""
        hops = path(self.graph, start, end)
        if not hops and start != end:
            return Text(say(self.lang, "no-path", source=str(start), target=str(end)))
        lines = [
            Text.assemble("  ", (self._kinds(hop.edges, hop.forward), "dim"), " → ", self._rule(hop.target))
            for hop in hops
        ]
        return Group(self._rule(start), *lines)

    def around(self, ref: RuleRef, depth: int) -> RenderableType:
        """What a rule is joined to, and how; farther rules without the how."""
        lines: list[RenderableType] = [self._rule(ref)]
        to, back = leads_to(self.graph, ref), led_from(self.graph, ref)
        near = neighbourhood(self.graph, ref, depth)
        for other, distance in _sorted(near):
            if distance == 1:
                kinds = [self._kinds(to[other], True)] if other in to else []
                kinds += [self._kinds(back[other], False)] if other in back else []
                lines.append(Text.assemble("  ", self._rule(other), ("  " + ", ".join(kinds), "dim")))
            else:
                lines.append(Padding(self._rule(other), (0, 0, 0, 2 * distance)))
        return Group(*lines)

    def as_data(self, start: RuleRef | None, end: RuleRef | None, depth: int) -> dict[str, object]:
        """The same for programs: hubs, the way between two rules, or a rule's neighbours."""
        if start is None:
            return {"hubs": [{**self._named(ref), "led_from": count} for ref, count in hubs(self.graph)]}
        if end is None:
            near = neighbourhood(self.graph, start, depth)
            return {**self._named(start), "neighbours": [self._near(start, *item) for item in _sorted(near)]}
        hops = path(self.graph, start, end)
        return {
            "from": self._named(start),
            "to": self._named(end),
            "joined": bool(hops) or start == end,
            "way": [
                {**self._named(hop.target), "edges": list(hop.edges), "forward": hop.forward} for hop in hops
            ],
        }

    def _near(self, start: RuleRef, other: RuleRef, distance: int) -> dict[str, object]:
        """A neighbour: how far, and at one step by which edges either way."""
        to, back = leads_to(self.graph, start), led_from(self.graph, start)
        edges = {"edges": sorted(to.get(other, ())), "edges_back": sorted(back.get(other, ()))}
        return {**self._named(other), "distance": distance} | (edges if distance == 1 else {})

    def _named(self, ref: RuleRef) -> dict[str, object]:
        return {"rule": str(ref), "name": self.corpus.rules[ref].names[self.lang]}

    def write(self, start: RuleRef | None, depth: int, file: Path) -> str:
        """A picture of a rule's neighbourhood, that part of the graph, or all of it; says what."""
        part = self.graph.subgraph(neighbourhood(self.graph, start, depth) if start else self.graph)
        if file.suffix == ".svg" and start:
            picture = draw_neighbourhood(self.corpus, self.graph, start, depth, self.lang)
            file.write_text(picture, encoding="utf-8")
        else:
            export(part, file)
        sizes = {"rules": part.number_of_nodes(), "edges": part.number_of_edges()}
        return say(self.lang, "graph-written", file=str(file), **sizes)

    def _rule(self, ref: RuleRef) -> Text:
        return Text.assemble((self.corpus.rules[ref].names[self.lang], "bold"), (f" ({ref})", "dim"))

    def _kinds(self, edges: Iterable[Edge], forward: bool) -> str:
        return ", ".join(
            say(self.lang, f"edge-{edge}" + ("" if forward else "-back")) for edge in sorted(edges)
        )


def _sorted(near: Mapping[RuleRef, int]) -> list[tuple[RuleRef, int]]:
    """The nearest first, without the rule itself."""
    return sorted(((ref, far) for ref, far in near.items() if far), key=lambda item: (item[1], item[0]))
