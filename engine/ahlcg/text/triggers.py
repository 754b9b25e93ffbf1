"""The moment of an ability: its timing word and what it waits for, from the tokens of its clause."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from engine.ahlcg.cards import Trigger

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.lexicon import Token

Timing = Literal["would", "when", "after", "at", "if", "while"]
OTHER = "other"
STATE = "state"  # no event: as long as something is so

_PHASES = {
    "ph.mythos": ("step-1.1", "step-1.5"),
    "ph.investigation": ("step-2.1", "step-2.3"),
    "ph.enemy": ("step-3.1", "step-3.4"),
    "ph.upkeep": ("step-4.1", "step-4.6"),
    "n.round": ("step-1.1", "step-4.6"),
    "n.turn": ("step-2.2", "step-2.2.2"),
    "n.phase": ("phase-begins", "phase-ends"),
    "n.game": ("game-began", "game-ended"),
    "n.test": ("test-began", "test-ended"),
}

_HURT = frozenset({"n.damage", "n.horror"})
_NAMED = frozenset(
    {
        *("enemy-defeated", "enemy-spawned", "enemy-evaded", "enemy-attacks", "enemy-engaged", "enemy-moved"),
        *("investigator-moved", "location-left", "location-revealed", "card-entered-play", "card-left-play"),
    }
)
_LONGEST = 5  # words of a name
_FOES = frozenset({"enemy", "enemy-that", "self"})
_FRIENDS = frozenset({"you", "investigator"})
_DOERS = frozenset(
    {
        *("you", "investigator", "investigators", "player", "players"),
        *("ty", "badacz", "badacze", "gracz", "gracze"),
        *("ви", "дослідник", "дослідники", "гравець", "гравці"),
    }
)
_TO_WHOM = frozenset(["ci", "tobie", "cię", "badaczowi", "badacza", "вам", "вас", "досліднику", "дослідника"])
_BELONGS = {  # nouns, and the events that a trigger may have them in
    "n.clue": ("clues-", "test-"),
    "n.doom": ("doom-",),
    "n.resource": ("resources-",),
    "n.damage": ("-hurt", "-damaged"),
    "n.horror": ("-hurt",),
}
_ANY_CARD = ("card-", "encounter-drawn")


def _name(tokens: Sequence[Token]) -> str:
    """A name that we do not know: words together, the first with a capital letter, after the timing word."""
    places = [place for place, token in enumerate(tokens) if token.name == "?"]
    if not places or places[0] == 0 or len(places) > _LONGEST or places[-1] - places[0] + 1 != len(places):
        return ""
    words = [tokens[place].word for place in places]
    return " ".join(words) if words[0][:1].isupper() and all(word[:1].isalpha() for word in words) else ""


@dataclass(frozen=True, slots=True)
class Moment:
    timing: Timing | None
    at: str
    trigger: Trigger
    sure: bool  # every word of the clause is in the trigger


def _framework(names: set[str]) -> str | None:
    for noun, (begins, ends) in _PHASES.items():
        if noun in names and "p.begin" in names:
            return begins
        if noun in names and "p.end" in names:
            return ends
    return None


def _needs(*parts: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(part.split()) for part in parts)


# The first whose every part has a word in the clause.
_EVENTS: tuple[tuple[str, tuple[frozenset[str], ...]], ...] = (
    ("test-succeeded", _needs("v.success-investigate v.success-attack")),
    ("enemy-evaded", _needs("v.success-evade")),
    ("card-hurt", _needs("n.attack", "v.deal", "n.damage n.horror", "self")),
    ("investigator-hurt", _needs("n.attack", "v.deal", "n.damage n.horror", "you investigator")),
    ("enemy-defeated", _needs("v.defeat v.be-defeated", "enemy enemy-that")),
    ("investigator-defeated", _needs("v.be-defeated", "you investigator")),
    ("enemy-defeated", _needs("v.defeat v.be-defeated")),
    ("test-succeeded", _needs("v.succeed")),
    ("test-failed", _needs("v.fail")),
    ("clues-discovered", _needs("v.discover", "n.clue")),
    ("token-revealed", _needs("v.reveal v.draw", "n.token symbol")),
    ("token-revealed", _needs("symbol", "v.reveal v.draw v.resolve")),
    ("card-committed", _needs("v.commit")),
    ("doom-placed", _needs("n.doom", "v.place v.put")),
    ("card-entered-play", _needs("v.enter v.put", "n.play")),
    ("card-left-play", _needs("v.leave", "n.play n.game")),
    ("enemy-spawned", _needs("v.spawn")),
    ("enemy-disengaged", _needs("v.disengage")),
    ("enemy-engaged", _needs("v.engage")),
    ("enemy-evaded", _needs("v.evade")),
    ("location-left", _needs("v.leave v.move-out")),
    ("act-advanced", _needs("v.advance", "n.act")),
    ("agenda-advanced", _needs("v.advance", "n.agenda")),
    ("enemy-damaged", _needs("v.deal", "n.damage", "enemy enemy-that")),
    ("card-hurt", _needs("v.deal v.place v.take", "n.damage n.horror", "self it")),
    ("investigator-hurt", _needs("v.take v.deal v.place v.suffer v.draw", "n.damage n.horror")),
    ("encounter-drawn", _needs("v.draw", "n.encounter-card treachery enemy self")),
    ("card-drawn", _needs("v.draw", "n.card weakness asset event")),
    ("resources-gained", _needs("v.gain v.take v.lose", "n.resource")),
    ("card-played", _needs("v.play")),
    ("card-discarded", _needs("v.discard", "n.card asset event self it treachery enemy")),
    ("location-revealed", _needs("v.reveal", "location self at-this location-this here")),
    ("enemy-moved", _needs("v.enter v.move", "enemy")),
    ("investigator-moved", _needs("v.enter v.move")),
    ("enemy-attacks", _needs("v.attack n.attack n.opportunity")),
    ("test-succeeded", _needs("v.investigate", "n.clue")),
    ("action-taken", _needs("v.perform", "n.action")),
    ("action-taken", _needs("v.investigate")),
    ("test-began", _needs("v.perform", "n.test")),
    ("treachery-resolved", _needs("v.resolve", "treachery n.card self")),
    ("card-discarded", _needs("v.discard")),
    ("card-exhausted", _needs("v.exhaust")),
    ("card-readied", _needs("v.ready")),
    ("action-taken", _needs("n.action")),
)

_ATTEMPTS = {
    "v.success-investigate": "investigate",
    "v.investigate": "investigate",
    "during.investigate": "investigate",
    "n.investigation": "investigate",
    "v.success-attack": "fight",
    "during.fight": "fight",
    "during.evade": "evade",
    "n.evasion": "evade",
}
_CARDS = {"asset": "asset", "event": "event", "skill-card": "skill", "treachery": "treachery"}
_USED = frozenset(
    " ".join(
        (
            "you your n.game self here at-this location-this location trait non-trait enemy",
            "investigator by.more by.less n.one-or-more n.clue n.damage n.horror n.card asset event",
            "treachery skill-card n.token symbol n.test n.play n.doom n.resource n.act n.agenda",
            "n.attack m.would c.must n.encounter-card v.deal det.this , c.or n.hand during.investigate",
            "during.fight during.evade n.investigation det.each ( ) c.and n.action enemy-that",
            "n.evasion non-weakness",
        )
    ).split()
)


def _meant(tokens: Sequence[Token]) -> list[Token]:
    """Some words mean another thing beside another noun: what is "odkryte" may be a clue or a location."""
    names = {token.name for token in tokens}
    found = []
    for token in tokens:
        word = token.word.lower()
        match token.name:
            case "v.reveal" if word.startswith("odkry") and "n.clue" in names:
                name = "v.discover"
            case "v.reveal" if word.startswith("витяг") and not names & {"n.token", "symbol", "location"}:
                name = "v.draw"
            case "v.spawn" if word.startswith("розмі") and names & {"n.doom", "n.clue"}:
                name = "v.place"
            case "v.resolve" if word.startswith("розіграно") and names & {"n.card", "asset", "event"}:
                name = "v.play"
            case _:
                name = token.name
        found.append(replace(token, name=name))
    return found


def _more(at: str, names: set[str]) -> bool:
    """Whether the clause says more about the event than a trigger can."""
    match at:
        case "doom-placed" if names & {"n.agenda", "enemy", "location"}:  # on what
            return True
        case "clues-discovered" if "location" in names and "your" not in names:  # at which
            return True
        case "location-left" if names & {"n.card", "asset", "event", "enemy"}:
            return True
        case "resources-gained" if "v.lose" in names:
            return True
    return any(noun in names and not any(part in at for part in parts) for noun, parts in _BELONGS.items())


def _other_way(at: str, tokens: Sequence[Token]) -> bool:
    """An enemy that you attack, or that defeats somebody: not the event that these words otherwise name."""
    verb = {"enemy-attacks": "v.attack", "enemy-defeated": "v.defeat", "enemy-damaged": "v.deal"}.get(at)
    place = next((place for place, token in enumerate(tokens) if token.name == verb), -1)
    if place < 0:
        return False
    before, after = tokens[:place], [token for token in tokens if token.start > tokens[place].start]
    if at != "enemy-attacks":
        whom = any(token.name in _FRIENDS and token.word.lower() in _TO_WHOM for token in before)
        return whom or (
            any(token.name in _FOES for token in before) and any(token.name in _FRIENDS for token in after)
        )
    if any(token.start == tokens[place].start for token in tokens[place + 1 :]):
        return True
    passive = tokens[place].word.lower().startswith(("is ", "are "))
    doer = bool(before) and before[-1].word.lower() in _DOERS
    return doer and not passive and any(token.name in _FOES for token in after)


def timing_of(tokens: Sequence[Token]) -> Timing | None:
    names = [token.name for token in tokens]
    words = [name.removeprefix("t.") for name in names if name.startswith("t.")]
    timing = words[0] if words else None
    point = _framework(set(names))
    if timing in {"if", "when"} and point and "t.at" in names:
        return "at"
    if timing in {None, "if"} and point:
        return "at"
    if timing in {"when", "if"} and ("m.would" in names or "c.must" in names):
        return "would"
    return timing  # type: ignore[return-value]


def moment(tokens: Sequence[Token], kind: str = "") -> Moment:
    """What the clause waits for."""
    tokens = _meant(tokens)
    names = {token.name for token in tokens}
    timing = timing_of(tokens)
    if point := _framework(names):
        by: Literal["you", "anyone"] = "anyone"
        if "you" in names or ("your" in names and "investigator" not in names):
            by = "you"
        used = {"p.begin", "p.end", "your", "det.each", "investigator", "at-this", "here", *_PHASES}
        if point.startswith("step-2.2"):
            used |= {"you", "det.that"}
        by = by if point.startswith(("step-2.2", "test")) else "anyone"
        where: dict[str, Any] = _where(point, names - {"self"}, "")
        trigger = Trigger(by=by, **where)
        return Moment(timing, point, trigger, _sure(names, used))
    at = next((at for at, parts in _EVENTS if all(part & names for part in parts)), OTHER)
    at = _of_this(at, names, kind)
    if at == OTHER and timing == "if" and "state" in names:
        return Moment(timing, STATE, Trigger(), sure=False)
    if at == OTHER:
        return Moment(timing, OTHER, Trigger(), sure=False)
    verbs = {name for name in names if name.startswith("v.")}
    whose = {"others"} if "investigator" in names else set()
    named = {"?"} if _name(tokens) and at in _NAMED else set()
    sure = len(verbs) <= 2 and _sure(names, _USED | verbs | whose | named)
    sure = sure and not _more(at, names) and not _other_way(at, tokens)
    return Moment(timing, at, _trigger(at, tokens, kind), sure)


def _sure(names: set[str], used: frozenset[str] | set[str]) -> bool:
    return all(name in used or name.startswith("t.") for name in names)


def _of_this(at: str, names: set[str], kind: str) -> str:
    """What happens to the card itself is named after what kind of card it is."""
    if at == "enemy-defeated" and "self" in names and not names & {"enemy", "enemy-that"}:
        return {"asset": "card-defeated", "investigator": "investigator-defeated"}.get(kind, at)
    if at == "enemy-defeated" and "asset" in names and not names & {"enemy", "enemy-that", "self"}:
        return "card-defeated"
    if at == "investigator-hurt" and not names & {"you", "investigator", "n.attack"}:
        if "enemy" in names:
            return "enemy-damaged" if "n.horror" not in names else OTHER
        if "asset" in names:
            return "card-hurt"
    if at == "card-hurt" and "it" in names and "self" not in names and names & {"you", "investigator"}:
        return "investigator-hurt"
    if at == "card-hurt" and kind == "investigator":
        return "investigator-hurt"
    if at == "card-hurt" and kind == "enemy":
        return "enemy-damaged"
    if at == "investigator-moved" and "self" in names and kind == "enemy":
        return "enemy-moved"
    return at


def _trigger(at: str, tokens: Sequence[Token], kind: str) -> Trigger:
    names = {token.name for token in tokens}
    here: dict[str, Any] = {**_whose(at, names, kind), **_where(at, names, kind), **_enemy(at, names)}
    if "self" in names and "where" not in here:
        here["this"] = True
    if at in {"investigator-hurt", "card-hurt"} and len(harm := names & _HURT) == 1:
        here["harm"] = harm.pop().removeprefix("n.")
    if at in _NAMED and (name := _name(tokens)):
        here["name"] = name
    for token in tokens:
        match token.name:
            case "non-weakness":
                here["weakness"] = False
            case "by.more":
                here["margin"] = token.number
            case "by.less":
                here["most"] = token.number
            case "symbol":
                here["tokens"] = (*here.get("tokens", ()), token.word)
            case "trait":
                here["trait"] = token.word
            case "non-trait":
                here["not_trait"] = token.word
            case name if name in _ATTEMPTS and at.startswith(("test-", "action-")):
                here["attempt"] = _ATTEMPTS[name]
            case name if name in _CARDS:
                here.setdefault("card", _CARDS[name])
    return Trigger(**here)


def _enemy(at: str, names: set[str]) -> dict[str, str]:
    """Of what happens to cards of any kind: that it is an enemy."""
    narrow = at.startswith(_ANY_CARD) and "enemy" in names and not names & {"self", *_CARDS}
    return {"card": "enemy"} if narrow else {}


def _whose(at: str, names: set[str], kind: str) -> dict[str, str]:
    own = ("your" in names and at.startswith("test-")) or (at == "card-discarded" and "n.hand" in names)
    if "you" in names or own or (at == "investigator-hurt" and kind == "investigator"):
        return {"by": "you"}
    return {"by": "other"} if {"others", "investigator"} <= names else {}


def _where(at: str, names: set[str], kind: str) -> dict[str, str]:
    if "here" in names or {"your", "location"} <= names:
        return {"where": "yours"}
    place = at in {"investigator-moved", "location-left", "location-revealed"} or kind == "location"
    if names & {"at-this", "location-this"} or (place and "self" in names):
        return {"where": "this"}
    return {}
