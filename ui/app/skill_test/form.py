"""A skill test as a person sets it up: the fields of the form, and the situation sheet that they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ahlcg.phases.chaos import AUTO_FAIL, ELDER_SIGN
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.state.bags import BAGS
from ui.answer.chances import read_bag, read_symbols
from ui.drawing.bag import in_order
from ui.words import say
from ui.words.names import is_number

if TYPE_CHECKING:
    from engine.ahlcg.state.cards import Card
    from rules_graph.model import Lang

KINDS = {"investigate": "intellect", "fight": "combat", "evade": "agility", "test": "willpower"}
SKILLS = ("willpower", "intellect", "combat", "agility")
ICONS = (*SKILLS, "wild")
MOST = 20  # of any number in the form
MOST_HELPERS = 3
MOST_ICONS = 3  # of a kind on a card
_KNOWN = {"bless", "curse", AUTO_FAIL}  # symbols whose effect is always the same


@dataclass(frozen=True)
class HeldCard:
    """A card that may be committed: its name, its icons, and who holds it (0: who takes the test)."""

    name: str
    icons: tuple[str, ...] = ()
    holder: int = 0


@dataclass(frozen=True)
class TestForm:
    """`names`: who takes the test, then the others at the location."""

    __test__ = False  # for pytest: the game's test, not one of ours

    kind: str = "investigate"
    skill: str = "intellect"
    value: int = 3
    difficulty: int = 3
    modifier: int = 0
    names: tuple[str, ...] = ("",)
    place: str = ""
    enemy: str = ""
    cards: tuple[HeldCard, ...] = ()
    bag: str = "standard"
    symbols: tuple[tuple[str, int], ...] = ()

    def as_data(self) -> dict[str, Any]:
        """The situation sheet, as a person would write it. Raises BadBagError."""
        bag = read_bag(self.bag)
        values = dict(self.symbols)
        effects = read_symbols([f"{token}={values.get(token, 0)}" for token in open_symbols(bag)])
        who = self.names[0]
        people: list[dict[str, Any]] = [
            {"id": name, "location": self.place, "hand": self._hand(place)}
            for place, name in enumerate(self.names)
        ]
        people[0] |= {self.skill: self.value, "elder_sign": {"add": values.get(ELDER_SIGN, 0)}}
        table: dict[str, Any] = {"investigators": people, "locations": [{"id": self.place}], "bag": list(bag)}
        table["symbols"] = [
            [token, {"add": effects[token].add, "reveal_another": effects[token].reveal_another}]
            for token in in_order(bag)
            if token in effects and token != ELDER_SIGN
        ]
        if self.modifier:
            lasting = {"whom": who, "value": "all", "add": self.modifier, "until": "test"}
            table["lasting"] = [lasting]
        tried: object = {"by": who, "skill": self.skill, "difficulty": self.difficulty}
        if self.kind == "investigate":
            table["locations"] = [{"id": self.place, "shroud": self.difficulty, "clues": 1}]
            tried = who
        elif self.kind != "test":
            foe = {"id": self.enemy, "location": self.place, "engaged": [who], self.kind: self.difficulty}
            table["enemies"] = [foe]
            tried = {"by": who, "enemy": self.enemy}
        return {"situation": table, "attempt": {self.kind: tried}}

    def _hand(self, holder: int) -> list[dict[str, Any]]:
        """Copies get ids of their own and share the title."""
        held = []
        for place, card in enumerate(self.cards):
            copies = sum(other.name == card.name for other in self.cards[:place])
            if card.holder == holder:
                name = f"{card.name} ({copies + 1})" if copies else card.name
                held.append({"id": name, "title": card.name, "icons": list(card.icons)})
        return held

    def fits(self) -> bool:
        """Whether every value is one that the form's fields can show."""
        numbers = [self.value, self.difficulty, abs(self.modifier), *(abs(add) for _, add in self.symbols)]
        icons = [card.icons.count(icon) for card in self.cards for icon in card.icons]
        return (
            max(numbers) <= MOST
            and max(icons, default=0) <= MOST_ICONS
            and len(self.names) <= MOST_HELPERS + 1
        )


def form_of(sheet: Sheet) -> TestForm | None:
    """The form that makes this sheet; None if the sheet says more than a form can."""
    table, test = sheet.situation, sheet.skill_test()
    who = table.investigator(test.by)
    people = [who, *(other for other in table.investigators if other is not who)]
    values = {token: effect.add for token, effect in table.symbols} | {ELDER_SIGN: who.elder_sign.add}
    named = next((name for name, bag in BAGS.items() if bag == table.bag), None)
    form = TestForm(
        kind=test.attempt or "test",
        skill=test.skill.value,
        value=who.base(test.skill),
        difficulty=test.difficulty,
        modifier=sum(each.add for each in table.lasting),
        names=tuple(each.id for each in people),
        place=who.location,
        enemy=test.attacked or "",
        cards=tuple(_held(card, holder) for holder, each in enumerate(people) for card in each.hand),
        bag=named or " ".join(table.bag),
        symbols=tuple((token, values.get(token, 0)) for token in open_symbols(table.bag)),
    )
    return form if table.bag and form.fits() and read_sheet(form.as_data()) == sheet else None


def _held(card: Card, holder: int) -> HeldCard:
    return HeldCard(card.name, tuple(card.icons), holder)


def open_symbols(bag: tuple[str, ...]) -> list[str]:
    """The symbols of a bag that count for what the scenario or the investigator says."""
    return [token for token in in_order(bag) if not is_number(token) and token not in _KNOWN]


def new_form(lang: Lang) -> TestForm:
    """The form as it is first shown, with two cards to see what they do."""
    who, place = say(lang, "skilltest-investigator"), say(lang, "skilltest-location")
    cards = (
        HeldCard(say(lang, "skilltest-card", number=1), ("intellect", "intellect")),
        HeldCard(say(lang, "skilltest-card", number=2), ("wild",)),
    )
    return TestForm(names=(who,), place=place, enemy=say(lang, "skilltest-enemy"), cards=cards)
