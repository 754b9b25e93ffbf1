"""What happens to investigators."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.state.effects import SKILLS, Skill
from engine.arkham2e.state.table import PAIRS, Investigator, Situation, Slider
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark


class Own(Change):
    """A change of one investigator."""

    who: str

    def update(self, who: Investigator) -> dict[str, object]:
        raise NotImplementedError

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(**self.update(who)))


def hands_down(who: Investigator) -> dict[str, object]:
    """Nothing in use any more."""
    return {"hands": (), "cards": tuple(card.model_copy(update={"active": False}) for card in who.cards)}


class PointsLost(Own):
    """Sanity and Stamina lost at the same moment."""

    event: Literal["points-lost"] = "points-lost"
    sanity: int = 0
    stamina: int = 0

    def update(self, who: Investigator) -> dict[str, object]:
        return {
            "sanity": max(0, who.sanity - self.sanity),
            "stamina": max(0, who.stamina - self.stamina),
        }


class PointsRecovered(Own):
    event: Literal["points-recovered"] = "points-recovered"
    sanity: int = 0
    stamina: int = 0

    def update(self, who: Investigator) -> dict[str, object]:
        return {
            "sanity": min(who.max_sanity, who.sanity + self.sanity),
            "stamina": min(who.max_stamina, who.stamina + self.stamina),
        }


class MaximumChanged(Own):
    event: Literal["maximum-changed"] = "maximum-changed"
    sanity: int
    stamina: int

    def update(self, who: Investigator) -> dict[str, object]:
        return {
            "printed": who.printed or (who.max_sanity, who.max_stamina),
            "max_sanity": self.sanity,
            "max_stamina": self.stamina,
            "sanity": min(who.sanity, self.sanity),
            "stamina": min(who.stamina, self.stamina),
        }


class WentInsane(Own):
    event: Literal["went-insane"] = "went-insane"

    def update(self, who: Investigator) -> dict[str, object]:
        return {"no_encounters": True, "movement_points": None, **hands_down(who)}


class FellUnconscious(WentInsane):
    event: Literal["fell-unconscious"] = "fell-unconscious"  # type: ignore[assignment]


class BecameLost(Own):
    """Lost in time and space: moved there and delayed, the next turn is lost."""

    event: Literal["became-lost"] = "became-lost"

    def update(self, who: Investigator) -> dict[str, object]:
        place = {"space": None, "world": None, "area": None, "explored": None}
        held = {"lost": True, "delayed": True, "held": True, "no_encounters": True}
        return {**place, **held, "movement_points": None, **hands_down(who)}


class CameBack(Own):
    """From Lost in Time and Space to any location or street."""

    event: Literal["came-back"] = "came-back"
    to: str

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"lost": False, "space": self.to}


class Arrested(Own):
    event: Literal["arrested"] = "arrested"
    to: str
    money: int

    def update(self, who: Investigator) -> dict[str, object]:
        place = {"space": self.to, "world": None, "area": None, "explored": None}
        held = {"arrested": True, "delayed": True, "held": True, "no_encounters": True}
        return {**place, **held, "money": who.money - self.money, **hands_down(who)}


class Released(Own):
    """Stood up and moved from the cell to the Police Station proper."""

    event: Literal["released"] = "released"
    to: str

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"space": self.to, "arrested": False, "delayed": False, "turn_lost": True}


class WasDelayed(Own):
    event: Literal["was-delayed"] = "was-delayed"

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"delayed": True}


class StoodUp(Own):
    event: Literal["stood-up"] = "stood-up"

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"delayed": False}


class TurnLost(Own):
    event: Literal["turn-lost"] = "turn-lost"

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"turn_lost": True}


class TurnBegan(Change):
    """A new turn: what was only for the last one is over."""

    event: Literal["turn-began"] = "turn-began"
    first: str

    def after(self, table: Situation) -> Situation:
        fresh: dict[str, object] = {
            "faced": (),
            "returned": False,
            "held": False,
            "turn_lost": False,
            "no_encounters": False,
            "movement_points": None,
        }
        return table.changed(investigators=tuple(each.changed(**fresh) for each in table.investigators))


class Devoured(Own):
    """All cards lost but the unspent trophies."""

    event: Literal["devoured"] = "devoured"

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        kept = tuple(card for card in who.cards if card.kind == "special")
        rest = tuple(card.model_copy(update=_FACE_UP) for card in who.cards if card.kind != "special")
        gone = who.changed(
            devoured=True, cards=(), hands=(), clues=0, money=0, explored=None, sanity=0, stamina=0
        )
        table = table.with_investigator(gone).changed(
            special=(*table.special, *(card.model_copy(update=_FACE_UP) for card in kept))
        )
        for card in rest:
            deck = table.deck(card.kind)  # type: ignore[arg-type]
            table = table.with_deck(
                card.kind,  # type: ignore[arg-type]
                deck.model_copy(update={"bottom": (*deck.bottom, card)}),
            )
        return table


_FACE_UP = {"exhausted": False, "active": False, "fresh": False}


class Eliminated(Own):
    event: Literal["eliminated"] = "eliminated"

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"eliminated": True}


_SHEET = ("id", "name", "home", "focus", *SKILLS, *PAIRS)


class NewInvestigator(Own):
    """The player of a devoured investigator goes on with another one, and with the unspent trophies."""

    event: Literal["new-investigator"] = "new-investigator"
    new: str

    def after(self, table: Situation) -> Situation:
        old = table.investigator(self.who)
        sheets = (*table.unused, _as_printed(old, table.hospital))
        new = next(each for each in sheets if each.id == self.new)
        new = new.changed(monsters=old.monsters, gates=old.gates, space=new.home or new.space)
        seats = replaced(table.investigators, new, old.id)
        first = new.id if table.first == old.id else table.first
        unused = without(sheets, new.id)
        return table.changed(investigators=seats, unused=unused, first=first, devoured=table.devoured + 1)


def _as_printed(who: Investigator, hospital: str) -> Investigator:
    """The sheet as at the start of a game."""
    sanity, stamina = who.printed or (who.max_sanity, who.max_stamina)
    return Investigator(
        **{name: getattr(who, name) for name in _SHEET},
        space=who.home or who.space or hospital,
        max_sanity=sanity,
        max_stamina=stamina,
        sanity=sanity,
        stamina=stamina,
    )


class Moved(Own):
    """To another space of Arkham; an explored marker stays behind. `left`: movement points."""

    event: Literal["moved"] = "moved"
    origin: str | None
    to: str
    left: int | None = None

    def update(self, _who: Investigator) -> dict[str, object]:
        place = {"space": self.to, "world": None, "area": None, "explored": None}
        return {**place, "lost": False, "arrested": False, "movement_points": self.left}


class MovementBegan(Own):
    event: Literal["movement-began"] = "movement-began"
    points: int

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"movement_points": self.points}


class MovementEnded(Own):
    """`lost`: movement points that combat took."""

    event: Literal["movement-ended"] = "movement-ended"
    lost: int = 0

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"movement_points": 0}


class DrawnThrough(Own):
    """Through a gate to the first area of the world."""

    event: Literal["drawn-through"] = "drawn-through"
    gate: str
    world: str

    def update(self, _who: Investigator) -> dict[str, object]:
        place = {"space": None, "world": self.world, "area": 1, "explored": None}
        return {**place, "movement_points": None}


class WentOn(Own):
    """To the second area of an Other World."""

    event: Literal["went-on"] = "went-on"
    world: str

    def update(self, _who: Investigator) -> dict[str, object]:
        return {"area": 2}


class Returned(Own):
    """From an Other World to a location with a gate to it, with an explored marker."""

    event: Literal["returned"] = "returned"
    to: str
    gate: str

    def update(self, _who: Investigator) -> dict[str, object]:
        return {
            "space": self.to,
            "world": None,
            "area": None,
            "explored": self.gate,
            "returned": True,
        }


class ExploredDiscarded(Remark):
    """The marker was lost by leaving the location of the gate."""

    event: Literal["explored-discarded"] = "explored-discarded"
    who: str


class SliderMoved(Own):
    """By one stop, so that a skill of the pair rises."""

    event: Literal["slider-moved"] = "slider-moved"
    skill: Skill
    to: int
    left: int

    def update(self, who: Investigator) -> dict[str, object]:
        pair = next(pair for pair in PAIRS if self.skill in pair.split("_"))
        slider: Slider = getattr(who, pair)
        values = [stop[pair.split("_").index(self.skill)] for stop in slider.stops]
        return {pair: slider.model_copy(update={"at": values.index(self.to)})}
