"""A situation sheet in the making: what was assumed for it, and what is missing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.ahlcg.described.tagging import unnamed

if TYPE_CHECKING:
    from engine.ahlcg.described.scene import AbilityDraft, Scene
    from engine.ahlcg.judging.likely import Wish
    from rules_graph.model import Lang

Fields = dict[str, Any]


@dataclass
class Draft:
    """A sheet, what was assumed for it, what is missing, and which answers the description gives."""

    lang: Lang
    table: Fields = field(default_factory=dict)  # the situation, as far as it is told
    sheet: Fields | None = None
    assumed: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)  # what the description says is chosen
    tokens: list[str] = field(default_factory=list)

    def call(self, what: str) -> str:
        return unnamed(what, self.lang)

    def assume(self, what: str, **values: object) -> None:
        said = (what, {name: str(value) for name, value in values.items()})
        if said not in self.assumed:
            self.assumed.append(said)


def ability_name(scene: Scene, ability: AbilityDraft, made: Draft) -> str:
    """Its type, with a number where there are several of that type."""
    same = [each for each in scene.abilities if each.type == ability.type]
    name = made.call(ability.type)
    return f"{name} {same.index(ability) + 1}" if len(same) > 1 else name
