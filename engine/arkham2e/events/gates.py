"""Gates, seals, doom, terror, clues and markers on the board."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.state.table import Marker, Situation
from engine.kernel.components import without


class DoomAdded(Change):
    event: Literal["doom-added"] = "doom-added"
    to: int

    def after(self, table: Situation) -> Situation:
        used = self.to - table.doom
        return table.changed(doom=self.to, doom_tokens=max(0, table.doom_tokens - used))


class DoomRemoved(Change):
    """Back to the unused tokens."""

    event: Literal["doom-removed"] = "doom-removed"
    to: int

    def after(self, table: Situation) -> Situation:
        return table.changed(doom=self.to, doom_tokens=table.doom_tokens + table.doom - self.to)


class GateOpened(Change):
    """The clues there are discarded."""

    event: Literal["gate-opened"] = "gate-opened"
    gate: str
    space: str
    world: str
    clues: int = 0

    def after(self, table: Situation) -> Situation:
        gate = next(each for each in table.gate_stack if each.id == self.gate)
        opened = gate.model_copy(update={"space": self.space})
        here = table.space(self.space)
        if here.clues:
            table = table.with_space(here.model_copy(update={"clues": 0}))
        return table.changed(gates=(*table.gates, opened), gate_stack=without(table.gate_stack, gate.id))


class GateClosed(Change):
    """Its marker is a trophy."""

    event: Literal["gate-closed"] = "gate-closed"
    gate: str
    space: str
    by: str

    def after(self, table: Situation) -> Situation:
        gate = next(each for each in table.gates if each.id == self.gate)
        who = table.investigator(self.by)
        trophy = gate.model_copy(update={"space": None})
        table = table.with_investigator(who.changed(gates=(*who.gates, trophy)))
        people = tuple(
            each.changed(explored=None) if each.explored == gate.id else each for each in table.investigators
        )
        return table.changed(gates=without(table.gates, gate.id), investigators=people)


class SealPlaced(Change):
    """An Elder Sign token: from the unused tokens, or from the doom track."""

    event: Literal["seal-placed"] = "seal-placed"
    space: str
    source: Literal["unused", "doom-track"]

    def after(self, table: Situation) -> Situation:
        table = table.with_space(table.space(self.space).model_copy(update={"sealed": True}))
        if self.source == "doom-track":
            return table.changed(doom=table.doom - 1)
        return table.changed(doom_tokens=max(0, table.doom_tokens - 1))


class ElderSignPlayed(Change):
    event: Literal["elder-sign-played"] = "elder-sign-played"
    by: str
    card: str

    def after(self, table: Situation) -> Situation:
        return table.changed(elder_signs_played=table.elder_signs_played + 1)


class CluePlaced(Change):
    event: Literal["clue-placed"] = "clue-placed"
    space: str

    def after(self, table: Situation) -> Situation:
        here = table.space(self.space)
        return table.with_space(here.model_copy(update={"clues": here.clues + 1}))


class TerrorRose(Change):
    event: Literal["terror-rose"] = "terror-rose"
    to: int

    def after(self, table: Situation) -> Situation:
        return table.changed(terror=self.to)


class AllyLeft(Change):
    """From the Ally deck to the box."""

    event: Literal["ally-left"] = "ally-left"
    ally: str

    def after(self, table: Situation) -> Situation:
        deck = table.ally
        card = next(each for each in (*deck.cards, *deck.bottom) if each.id == self.ally)
        cards, bottom = without(deck.cards, card.id), without(deck.bottom, card.id)
        left = deck.model_copy(update={"cards": cards, "bottom": bottom})
        return table.changed(ally=left, box=(*table.box, card))


class MarkerPlaced(Change):
    """A closed or an activity marker; `source`: the card it leaves with."""

    event: Literal["marker-placed"] = "marker-placed"
    marker: Literal["closed", "activity"]
    space: str
    source: str | None = None

    def after(self, table: Situation) -> Situation:
        placed = Marker(marker=self.marker, space=self.space, source=self.source)
        return table.changed(markers=(*table.markers, placed))


class MarkersRemoved(Change):
    event: Literal["markers-removed"] = "markers-removed"
    source: str
    spaces: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        kept = tuple(each for each in table.markers if each.source != self.source)
        return table.changed(markers=kept)
