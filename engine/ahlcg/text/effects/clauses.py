"""A clause as a bag of tokens: readers take out what they understand; what is left over is not understood."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.text.lexicon import Token

_BETWEEN = ("q.", "others", "your")
_CARRIED = frozenset({"asset", "event", "skill", "investigator"})  # "this location" is where the test is
_ATTACHED = re.compile(r"attach|dołącz|połącz|приєднан", re.IGNORECASE)


_LONGEST = 4  # words of a name
_PLURAL = re.compile(
    r"investigators|players|enemies|assets|badacze|badaczom|badaczami|gracze|graczom|wrogowie|wrogom|wrogami"
    r"|дослідники|дослідникам|дослідниками|гравці|гравцям|вороги|ворогам|ворогами",
    re.IGNORECASE,
)
_EXHAUSTED = re.compile(r"exhausted|wyczerpan\w+|задіян\w+|виснажен\w+", re.IGNORECASE)


def _narrow(token: Token) -> str | None:
    match token.name:
        case "trait":
            return token.word
        case "non-trait":
            return f"not {token.word}"
        case "q.nearest":
            return "nearest"
        case "non-weakness":
            return "non-weakness"
        case "v.exhaust" if _EXHAUSTED.fullmatch(token.word):
            return "exhausted"
    return None


def _placed(token: Token, context: Context) -> Token:
    """ "at its location" is this one's, where "it" is this."""
    return replace(token, name="at-this") if token.name == "at-its" and context.it == "this" else token


class Harm(NamedTuple):
    damage: int
    horror: int
    direct: bool
    either: bool


@dataclass
class Context:
    """What words such as "that investigator" and "it" stand for."""

    investigator: str | None = None
    it: str = "this"
    enemy: str | None = "that"  # "that enemy"
    token: bool = False  # a chaos token was just revealed, or a test is under way
    subject: str = "you"
    would: bool = False  # "instead" replaces what would happen
    constant: bool = False
    kind: str = ""
    doer: str = ""  # the words for whoever did what the trigger is about
    x: dict[str, Any] | None = None  # what the letter X counts


@dataclass
class Clause:
    tokens: list[Token]
    context: Context = field(default_factory=Context)

    def __init__(self, tokens: Iterable[Token], context: Context) -> None:
        self.tokens = [_placed(token, context) for token in tokens]
        self.context = context
        self.start = self.tokens[0].start if self.tokens else 0

    @property
    def empty(self) -> bool:
        return not self.tokens

    def has(self, *names: str) -> bool:
        return any(token.name in names for token in self.tokens)

    def index(self, *names: str) -> int:
        return next((place for place, token in enumerate(self.tokens) if token.name in names), -1)

    def pop(self, *names: str) -> Token | None:
        """Take out the first token of these names."""
        place = self.index(*names)
        return self.tokens.pop(place) if place >= 0 else None

    def drop(self, *names: str) -> None:
        self.tokens = [token for token in self.tokens if token.name not in names]

    def verbs(self) -> list[str]:
        return [token.name for token in self.tokens if token.name.startswith("v.")]

    def amount(self, *nouns: str) -> int | None:
        """So many of a thing, both taken out; 1 where no number is said."""
        place = self.index(*nouns)
        if place < 0:
            return None
        before = place - 1
        while before >= 0 and self.tokens[before].name.startswith(_BETWEEN):
            before -= 1
        number = self.tokens[before] if before >= 0 else None
        del self.tokens[place]
        if number is not None and number.name == "num":
            self.tokens.remove(number)
            return number.number
        return 1

    def harm(self) -> Harm | None:
        """So much damage, horror, or both."""
        places = [place for place, token in enumerate(self.tokens) if token.name in {"n.damage", "n.horror"}]
        if not places or len(places) > 2:
            return None
        direct = bool(self.pop("q.direct"))
        while self.pop("q.direct"):
            pass
        either = False
        if len(places) == 2:
            first, second = self.index("n.damage"), self.index("n.horror")
            if first < 0 or second < 0:
                return None
            between = self.tokens[min(first, second) + 1 : max(first, second)]
            either = any(token.name == "c.or" for token in between)
            joins = [token for token in between if token.name in {"c.or", "c.and"}]
            if len(joins) != 1:
                return None
            self.tokens.remove(joins[0])
            shared = not any(token.name == "num" for token in between)
            damage, horror = self.amount("n.damage"), self.amount("n.horror")
            if shared and damage and horror:
                damage = horror = max(damage, horror)
        else:
            damage, horror = self.amount("n.damage"), self.amount("n.horror")
        return Harm(damage or 0, horror or 0, direct, either)

    def _determiner(self, noun: int) -> str:
        names = {"det.each", "det.that", "det.this", "det.lead", "others"}
        if noun > 0 and self.tokens[noun - 1].name in names:
            return self.tokens.pop(noun - 1).name
        return ""

    def _several(self, noun: int) -> str:
        """ "any number of", "up to 2", taken out; of a plural without anything before it, each."""
        token = self.tokens[noun]
        before = self.tokens[max(0, noun - 2) : noun]
        names = [each.name for each in before]
        if names[-1:] == ["q.any-number"]:
            del self.tokens[noun - 1]
            return "any"
        if names == ["q.up-to", "num"]:
            del self.tokens[noun - 2 : noun]
            return f"up-to-{before[1].number}"
        return "each" if _PLURAL.fullmatch(token.word) and names[-1:] != ["num"] else ""

    def who(self) -> str | None:
        """The investigator that the clause names, or None."""
        if self.pop("you"):
            self.drop("you")
            return "you"
        if self.context.doer and self.pop(self.context.doer):
            return "they"
        place = self.index("investigator")
        before = self.tokens[place - 1].name if place > 0 else ""
        unknown = before == "det.that" and self.context.investigator is None
        if place < 0 or before in {"others", "det.this"} or unknown:
            return None  # left where it is, so that the clause is not read
        determiner = self._determiner(place)
        several = "" if determiner else self._several(place)
        self.pop("investigator")
        if determiner in {"det.that", "det.lead"}:
            return self.context.investigator if determiner == "det.that" else "lead"
        word = several or ("each" if determiner == "det.each" else "one")
        if self.context.kind not in _CARRIED and self.pop("at-this", "location-this"):
            return f"{word}-there"
        return f"{word}-here" if self.pop("here") else word

    def whom(self) -> str:
        return self.who() or self.context.subject

    def enemy(self) -> str | None:
        """The enemy that the clause names, or None."""
        if self.has("enemy-that"):
            return self.context.enemy if self.context.enemy and self.pop("enemy-that") else None
        if self.index("enemy") < 0:
            return None
        narrow = self._narrowed()
        determiner = self._determiner(self.index("enemy"))
        several = "" if determiner else self._several(self.index("enemy"))
        self.pop("enemy")
        if determiner in {"det.that", "det.this"}:
            return None if narrow else "this" if determiner == "det.this" else self.context.enemy
        word = several or {"det.each": "each", "": "one"}.get(determiner)
        place = self._whereabouts(word, nearest="nearest" in narrow) if word else None
        if place is None and several == "each":
            place = "each"  # "enemies": all of them
        return ", ".join((place, *(each for each in narrow if each != "nearest"))) if place else None

    def _whereabouts(self, word: str, *, nearest: bool) -> str | None:
        if nearest:
            self.pop("n.play")
            return "nearest"
        if self.pop("engaged-you"):
            return f"{word}-engaged"
        if self.pop("here"):
            return f"{word}-here"
        if self.context.kind not in _CARRIED and self.pop("at-this", "location-this"):
            return f"{word}-there"
        return word if self.pop("n.play") else None

    def _narrowed(self) -> list[str]:
        """What stands beside "enemy" and says which: traits, exhausted, nearest."""
        found: list[str] = []
        for step in (-1, 1):
            while 0 <= (place := self.index("enemy") + step) < len(self.tokens):
                meant = _narrow(self.tokens[place])
                if meant is None:
                    break
                del self.tokens[place]
                found.append(meant)
        return found

    def asset(self) -> str | None:
        """An asset that you, or an investigator here, control; of a trait."""
        if not self.has("asset"):
            return None
        self.drop("n.card")
        trait = self.pop("trait")
        several = self._several(self.index("asset"))
        self.pop("asset")
        each = several or ("each" if self.pop("det.each") else "one")
        place = self.index("investigator")
        whose = "yours"
        if place >= 0:
            if not self.pop("here"):
                return None
            self.pop("investigator")
            whose = "here"
        self.pop("you")
        return ", ".join((f"{each}-{whose}", "asset", *([trait.word] if trait else [])))

    def itself(self) -> bool:
        """The card itself, by name or pronoun."""
        if self.pop("self"):
            return True
        return self.context.it == "this" and bool(self.pop("it"))

    def creature(self) -> str | None:
        """An enemy, this card, or what the pronoun stands for."""
        if self.pop("self"):
            return "this"
        return self.enemy() or (self.context.it if self.pop("it") else None)

    def location(self) -> str | None:
        if self.pop("here"):
            return "yours"
        if token := self.pop("at-this", "location-this"):
            printed_there = self.context.kind not in _CARRIED or _ATTACHED.search(token.word)
            return "this" if printed_there else "that"
        if self.pop("at-that"):
            return "that"
        if self.pop("location-any"):
            return "one"
        if self.has("connecting"):
            self.drop("connecting", "location", "num")
            return "one-connected"
        place = self.index("location")
        if place > 0 and self.tokens[place - 1].name in {"your", "det.that"}:
            word = self.tokens.pop(place - 1).name
            self.pop("location")
            return "yours" if word == "your" else "that"
        return self._described_location() or self._named_location()

    def _described_location(self) -> str | None:
        """A revealed one, one without enemies, one of a trait."""
        narrow = ["revealed"] if self.pop("location-revealed") else []
        place = self.index("location")
        beside = [
            self.tokens[at] for at in (place - 1, place + 1) if place >= 0 and 0 <= at < len(self.tokens)
        ]
        if trait := next((token for token in beside if token.name == "trait"), None):
            self.tokens.remove(trait)
            narrow.append(trait.word)
        if narrow:
            self.pop("location")
            narrow += ["no-enemies"] if self.pop("no-enemies") else []
        return ", ".join(("one", *narrow)) if narrow else None

    def _named_location(self) -> str | None:
        """By its name: words that we do not know, the first with a capital letter."""
        unknown = [token for token in self.tokens if token.name == "?"]
        if not unknown or not unknown[0].word[:1].isupper() or len(unknown) > _LONGEST:
            return None
        place = self.index("?")
        together = self.tokens[place : place + len(unknown)] == unknown
        if unknown[0].start == self.start or not together:
            return None  # the first word of a sentence has a capital letter too
        if not all(token.word[:1].isalpha() for token in unknown):
            return None
        self.drop("?")
        return " ".join(token.word for token in unknown)

    def until(self) -> str | None:
        token = self.pop("until.test", "until.turn", "until.phase", "until.round", "until.your-next-turn")
        return token.name.removeprefix("until.") if token else None
