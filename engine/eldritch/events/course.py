"""Encounters, Mythos cards, Mysteries; the end of the game."""

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events.base import Change
from engine.eldritch.state.cards import EncounterDeck
from engine.eldritch.state.table import Situation
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark

if TYPE_CHECKING:
    from engine.eldritch.state.cards import EncounterCard, MythosCard


class EncounterBegan(Remark):
    """`kind`: general, america, europe, asia, research, other-world, expedition, special, rumor, eldritch…"""

    event: Literal["encounter-began"] = "encounter-began"
    who: str
    kind: str
    about: str = ""


class EncounterCardDrawn(Change):
    event: Literal["encounter-card-drawn"] = "encounter-card-drawn"
    who: str
    card: str

    def after(self, table: Situation) -> Situation:
        card: EncounterCard = next(each for each in table.encounters if each.id == self.card)
        return table.changed(
            encounters=without(table.encounters, card.id), encounter_discard=(*table.encounter_discard, card)
        )


class EncountersRenewed(Change):
    """A deck of encounters has run out: its discards become the deck."""

    event: Literal["encounters-renewed"] = "encounters-renewed"
    deck: EncounterDeck

    def after(self, table: Situation) -> Situation:
        back = tuple(each for each in table.encounter_discard if each.deck == self.deck)
        rest = tuple(each for each in table.encounter_discard if each.deck != self.deck)
        mixed = tuple(dict.fromkeys((*table.encounters_shuffled, self.deck)))
        encounters = (*table.encounters, *back)
        return table.changed(encounters=encounters, encounter_discard=rest, encounters_shuffled=mixed)


class ExpeditionMoved(Change):
    """The Active Expedition token follows the top card of the Expedition deck."""

    event: Literal["expedition-moved"] = "expedition-moved"
    space: str
    top: str

    def after(self, table: Situation) -> Situation:
        top = next(each for each in table.encounters if each.id == self.top)
        return table.changed(encounters=(top, *without(table.encounters, top.id)))


class MythosDrawn(Change):
    event: Literal["mythos-drawn"] = "mythos-drawn"
    card: str
    icons: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        card = next(each for each in table.mythos if each.id == self.card)
        return table.changed(mythos=without(table.mythos, card.id), mythos_now=card)


class MythosPlaced(Change):
    """Discarded, or laid beside the Ancient One sheet, or put into the game box."""

    event: Literal["mythos-placed"] = "mythos-placed"
    card: str
    where: Literal["discard", "beside", "box"]

    def after(self, table: Situation) -> Situation:
        card: MythosCard
        if table.mythos_now and table.mythos_now.id == self.card:
            card = table.mythos_now
            table = table.changed(mythos_now=None)
        else:
            piles = (*table.mythos_play, *table.mythos, *table.mythos_box)
            card = next(each for each in piles if each.id == self.card)
            table = table.changed(
                mythos_play=without(table.mythos_play, card.id),
                mythos=without(table.mythos, card.id),
                mythos_box=without(table.mythos_box, card.id),
            )
        field = {"discard": "mythos_discard", "beside": "mythos_play", "box": "mythos_box"}[self.where]
        kept = card if self.where == "beside" else card.model_copy(update={"tokens": 0})
        return table.changed(**{field: (*getattr(table, field), kept)})


class TokensOnMythos(Change):
    """Eldritch tokens onto the Mythos card itself."""

    event: Literal["tokens-on-mythos"] = "tokens-on-mythos"
    card: str
    count: int

    def after(self, table: Situation) -> Situation:
        if table.mythos_now and table.mythos_now.id == self.card:
            more = table.mythos_now.tokens + self.count
            return table.changed(mythos_now=table.mythos_now.model_copy(update={"tokens": more}))
        card = next(each for each in table.mythos_play if each.id == self.card)
        changed = card.model_copy(update={"tokens": card.tokens + self.count})
        return table.changed(mythos_play=replaced(table.mythos_play, changed))


class TokensOnSheet(Change):
    """Eldritch tokens onto the sheet of the Ancient One, or off it; `count`: how many lie there then."""

    event: Literal["tokens-on-sheet"] = "tokens-on-sheet"
    name: str
    by: int
    count: int

    def after(self, table: Situation) -> Situation:
        return table.changed(ancient_one=table.ancient_one.model_copy(update={"tokens": self.count}))


class TokensOffMythos(Change):
    """Eldritch tokens discarded from a Mythos card; so many are left."""

    event: Literal["tokens-off-mythos"] = "tokens-off-mythos"
    card: str
    count: int
    left: int

    def after(self, table: Situation) -> Situation:
        card = next(each for each in table.mythos_play if each.id == self.card)
        changed = card.model_copy(update={"tokens": self.left})
        return table.changed(mythos_play=replaced(table.mythos_play, changed))


class Reckons(Remark):
    """A reckoning effect is resolved."""

    event: Literal["reckons"] = "reckons"
    source: str
    group: Literal["monsters", "ancient-one", "mythos", "investigators"]


class MysteryAdvanced(Change):
    event: Literal["mystery-advanced"] = "mystery-advanced"
    mystery: str
    tokens: int

    def after(self, table: Situation) -> Situation:
        assert table.mystery is not None
        return table.changed(mystery=table.mystery.model_copy(update={"tokens": self.tokens}))


class MysterySolved(Change):
    """`solved` of as many as the Ancient One demands; tokens on it and placed by it are discarded."""

    event: Literal["mystery-solved"] = "mystery-solved"
    mystery: str
    solved: int

    def after(self, table: Situation) -> Situation:
        assert table.mystery is not None
        done = table.mystery.model_copy(update={"tokens": 0})
        left = tuple(each for each in table.eldritch if each.source != done.id)
        return table.changed(solved=(*table.solved, done), mystery=None, eldritch=left)


class MysteryRemoved(Change):
    """Into the game box; a solved one no longer counts as solved."""

    event: Literal["mystery-removed"] = "mystery-removed"
    mystery: str

    def after(self, table: Situation) -> Situation:
        active = table.mystery if table.mystery and table.mystery.id == self.mystery else None
        gone = active or next(each for each in table.solved if each.id == self.mystery)
        left = tuple(each for each in table.eldritch if each.source != gone.id) if active else table.eldritch
        return table.changed(
            mystery=None if active else table.mystery,
            solved=without(table.solved, gone.id),
            mystery_box=(*table.mystery_box, gone.model_copy(update={"tokens": 0})),
            eldritch=left,
        )


class MysteryDrawn(Change):
    event: Literal["mystery-drawn"] = "mystery-drawn"
    mystery: str

    def after(self, table: Situation) -> Situation:
        new, *rest = table.mystery_deck
        return table.changed(mystery=new, mystery_deck=tuple(rest))


class FinalMysterySolved(Change):
    event: Literal["final-mystery-solved"] = "final-mystery-solved"
    name: str

    def after(self, table: Situation) -> Situation:
        return table.changed(ancient_one=table.ancient_one.model_copy(update={"final_solved": True}))


class NoMythosCard(Remark):
    event: Literal["no-mythos-card"] = "no-mythos-card"


class GameEnded(Change):
    event: Literal["game-ended"] = "game-ended"
    verdict: Literal["won", "lost"]

    def after(self, table: Situation) -> Situation:
        return table.changed(ended=self.verdict)


class Scored(Remark):
    event: Literal["scored"] = "scored"
    score: int
    gates: int
    monsters: int
    conditions: int
    rumors: int
    clues: int
    blessed: int
    doom: int
