"""Investigators as they stand on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.arkham2e.state.cards import Card, Gate, Monster
from engine.arkham2e.state.ids import SpaceId, WorldId
from engine.kernel.components import Count, Id, Titled, find
from engine.kernel.requests import Frozen
from engine.kernel.sheets import fill_to_maximum
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.arkham2e.state.effects import Skill, SpecialKind

Pair = Literal["speed_sneak", "fight_will", "lore_luck"]
PAIRS: tuple[Pair, ...] = ("speed_sneak", "fight_will", "lore_luck")


class Slider(Frozen):
    """A pair of skills: its stops from left to right, and the one it is on."""

    stops: tuple[tuple[Count, Count], ...] = Field(min_length=1, max_length=4)
    at: int = Field(default=0, ge=0, le=3)

    @model_validator(mode="after")
    def _on_a_stop(self) -> Self:
        if self.at >= len(self.stops):
            raise BadSituationError(field="at", value=str(self.at), known=f"0–{len(self.stops) - 1}")
        return self


class Investigator(Titled):
    """Its place in the list is the player's seat. In Arkham: `space`; in an Other World: `world` and `area`.

    `explored`: the gate that the explored marker is for. `hands`: the weapons and spells in use.
    `faced`: monsters dealt with this turn. `held`: arrested or lost in this very turn.
    """

    declares: ClassVar[str] = "investigator"

    space: SpaceId | None = None
    world: WorldId | None = None
    area: Literal[1, 2] | None = None
    lost: bool = False
    arrested: bool = False
    delayed: bool = False
    max_sanity: Count = 5
    max_stamina: Count = 5
    printed: tuple[Count, Count] | None = None  # the maximums of the sheet, once they have changed
    sanity: Count = 5
    stamina: Count = 5
    focus: Count = 1
    speed: Count = 2
    sneak: Count = 2
    fight: Count = 2
    will: Count = 2
    lore: Count = 2
    luck: Count = 2
    speed_sneak: Slider | None = None
    fight_will: Slider | None = None
    lore_luck: Slider | None = None
    home: SpaceId | None = None
    clues: Count = 0
    money: Count = 0
    cards: tuple[Card, ...] = ()
    monsters: tuple[Monster, ...] = ()  # trophies
    gates: tuple[Gate, ...] = ()  # trophies
    explored: Id | None = None
    hands: tuple[Id, ...] = ()
    movement_points: Count | None = None
    faced: tuple[Id, ...] = ()
    returned: bool = False  # from an Other World, this turn
    held: bool = False
    turn_lost: bool = False
    no_encounters: bool = False
    devoured: bool = False
    eliminated: bool = False

    @model_validator(mode="before")
    @classmethod
    def _in_full(cls, data: Any) -> Any:
        """Sanity and Stamina stand at their maximums unless given; blessed and cursed by their cards."""
        if not isinstance(data, dict):
            return data
        data = dict(data)
        fill_to_maximum(data, "sanity", "stamina")
        for state, card in (("blessed", "blessing"), ("cursed", "curse")):
            held = data.get("cards", [])
            if data.pop(state, False) and isinstance(held, list | tuple):
                own = {"id": f"{card} of {data.get('id')}", "name": card, "special": card}
                data["cards"] = [*held, own]
        if data.get("world") is not None:
            data.setdefault("area", 1)
        if data.get("arrested"):
            data.setdefault("delayed", True)
        return data

    @property
    def in_play(self) -> bool:
        return not self.devoured and not self.eliminated

    @property
    def in_arkham(self) -> bool:
        return self.in_play and self.world is None and not self.lost

    @property
    def blessed(self) -> bool:
        return self.has("blessing")

    @property
    def cursed(self) -> bool:
        return self.has("curse")

    @property
    def success_on(self) -> int:
        return 4 if self.blessed else 6 if self.cursed else 5

    def has(self, special: SpecialKind) -> bool:
        return any(card.special == special for card in self.cards)

    def card(self, name: str) -> Card:
        return find(self.cards, name, "cards")

    def skill(self, skill: Skill) -> int:
        """By the slider, where there is one."""
        for pair in PAIRS:
            slider: Slider | None = getattr(self, pair)
            if slider is not None and skill in pair.split("_"):
                return slider.stops[slider.at][pair.split("_").index(skill)]
        return int(getattr(self, skill))

    @property
    def items(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.is_item)

    @property
    def hands_used(self) -> int:
        return sum(self.card(name).hands for name in self.hands)
