"""The moment of an ability: its timing word and what it waits for, from the tokens of its clause."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from engine.ahlcg.state.cards import Trigger
from engine.ahlcg.text.moments import happenings as known
from engine.ahlcg.text.moments.happenings import OTHER, STATE, Timing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.lexicon import Token


def _name(tokens: Sequence[Token]) -> str:
    """A name that we do not know: words together, the first with a capital letter, after the timing word."""
    places = [place for place, token in enumerate(tokens) if token.name == "?"]
    if (
        not places
        or places[0] == 0
        or len(places) > known.LONGEST
        or places[-1] - places[0] + 1 != len(places)
    ):
        return ""
    words = [tokens[place].word for place in places]
    return " ".join(words) if words[0][:1].isupper() and all(word[:1].isalpha() for word in words) else ""


@dataclass(frozen=True, slots=True)
class Moment:
    timing: Timing | None
    at: str
    trigger: Trigger
    sure: bool  # every word of the clause is in the trigger
    attack: bool = (
        False  # harm from an attack, which a trigger cannot say: "that" enemy must be in the effect
    )


def _framework(names: set[str]) -> str | None:
    for noun, (begins, ends) in known.PHASES.items():
        if noun in names and "p.begin" in names:
            return begins
        if noun in names and "p.end" in names:
            return ends
    return None


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


def _several(tokens: Sequence[Token]) -> bool:
    """Whether "or" or "and" joins what a trigger has room for only one of: deeds, kinds of cards, traits."""
    places = [place for place, token in enumerate(tokens) if token.name in {"c.or", "c.and"}]
    kinds = {token.name for token in tokens} & {"self", *known.CARDS}
    traits = [token for token in tokens if token.name in {"trait", "non-trait"}]
    joined = any(
        next((token.name.startswith("v.") for token in tokens[place + 1 :] if token.name != "you"), False)
        for place in places
    )
    return joined or len(traits) > 1 or bool(places and len(kinds) > 1)


class _Deed(NamedTuple):
    by: Trigger
    sure: bool


def _deed(at: str, tokens: Sequence[Token], trigger: Trigger, *, mine: bool) -> _Deed | None:
    """ "After the discovery of a clue": a deed as a noun, without its doer.

    On what its player decides to use, that player means their own deeds; a defeat may be anybody's.
    """
    if not mine or trigger.by != "anyone" or trigger.this or any(t.name == "investigator" for t in tokens):
        return None
    noun = next(
        (token for token in tokens if token.name.startswith("v.") and known.NOUN.search(token.word)), None
    )
    if noun is None or at not in known.DEEDS:
        return None
    return _Deed(trigger.model_copy(update={"by": "you"}), at != "enemy-defeated")


def _more(at: str, names: set[str]) -> bool:
    """Whether the clause says more about the event than a trigger can."""
    if at in known.UNHEARD or "n.action" in names or (at.startswith("enemy-") and names & set(known.CARDS)):
        return True
    if "control.yours" in names and at not in known.CONTROLLED:
        return True
    match at:
        case "card-hurt" if "self" not in names:  # on which card
            return True
        case "doom-placed" if names & {"n.agenda", "enemy", "location"}:  # on what
            return True
        case "clues-discovered" if "location" in names and "your" not in names:  # at which
            return True
        case "location-left" if names & {"n.card", "asset", "event", "enemy"}:
            return True
        case "resources-gained" if "v.lose" in names:
            return True
    return any(
        noun in names and not any(part in at for part in parts) for noun, parts in known.BELONGS.items()
    )


def _other_way(at: str, tokens: Sequence[Token]) -> bool:
    """An enemy that you attack, or that defeats somebody: not the event that these words otherwise name."""
    verb = {"enemy-attacks": "v.attack", "enemy-defeated": "v.defeat", "enemy-damaged": "v.deal"}.get(at)
    place = next((place for place, token in enumerate(tokens) if token.name == verb), -1)
    if place < 0:
        return False
    before, after = tokens[:place], [token for token in tokens if token.start > tokens[place].start]
    if at != "enemy-attacks":
        whom = any(token.name in known.FRIENDS and token.word.lower() in known.TO_WHOM for token in before)
        return whom or (
            any(token.name in known.FOES for token in before)
            and any(token.name in known.FRIENDS for token in after)
        )
    if any(token.start == tokens[place].start for token in tokens[place + 1 :]):
        return True
    passive = tokens[place].word.lower().startswith(("is ", "are "))
    doer = bool(before) and before[-1].word.lower() in known.DOERS
    return doer and not passive and any(token.name in known.FOES for token in after)


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


def moment(tokens: Sequence[Token], kind: str = "", *, mine: bool = False) -> Moment:
    """What the clause waits for. `mine`: of an ability that its player decides to use."""
    tokens = _meant(tokens)
    names = {token.name for token in tokens}
    timing = timing_of(tokens)
    if point := _framework(names):
        by: Literal["you", "anyone"] = "anyone"
        if "you" in names or ("your" in names and "investigator" not in names):
            by = "you"
        used = {"p.begin", "p.end", "your", "det.each", "investigator", "at-this", "here", *known.PHASES}
        if point.startswith("step-2.2"):
            used |= {"you", "det.that"}
        by = by if point.startswith(("step-2.2", "test")) else "anyone"
        where: dict[str, Any] = _where(point, names - {"self"}, "")
        if point.startswith("step-2.2") and kind == "location" and "self" in names:  # your turn ends there
            where, used = {"where": "this"}, used | {"self"}
        trigger = Trigger(by=by, **where)
        return Moment(timing, point, trigger, point not in known.UNHEARD and _sure(names, used))
    at = next((at for at, parts in known.EVENTS if all(part & names for part in parts)), OTHER)
    at = _of_this(at, names, kind)
    if at == OTHER and timing in {"if", "when"} and "state" in names:
        return Moment(timing, STATE, Trigger(), sure=False)
    if at == OTHER:
        return Moment(timing, OTHER, Trigger(), sure=False)
    verbs = {name for name in names if name.startswith("v.")}
    whose = {"others"} if "investigator" in names else set()
    named = {"?"} if _name(tokens) and at in known.NAMED else set()
    sure = len(verbs) <= 2 and _sure(names, known.USED | verbs | whose | named)
    sure = sure and not _more(at, names) and not _several(tokens)
    attempt = {}
    if _other_way(at, tokens):
        attempt = {"attempt": "fight"} if at == "enemy-attacks" else {}
        began = "test-ended" if timing == "after" else "test-began"
        at, sure = known.OTHER_WAY.get(at, began), False
    sure = sure and not (named and kind in known.CARRIED and at == "enemy-defeated" and "enemy" not in names)
    trigger = _trigger(at, tokens, kind).model_copy(update=attempt)
    if deed := _deed(at, tokens, trigger, mine=mine or kind in known.CARRIED):
        trigger, sure = deed.by, sure and deed.sure
    return Moment(timing, at, trigger, sure, attack=at.endswith("-hurt") and "n.attack" in names)


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
    if at in {"investigator-hurt", "card-hurt"} and len(harm := names & known.HURT) == 1:
        here["harm"] = harm.pop().removeprefix("n.")
    if at in known.NAMED and (name := _name(tokens)):
        here["name"] = name
    if at.startswith("test-") and (tried := names & set(known.TRIED)):
        here["attempt"] = known.TRIED[tried.pop()]
    for token in tokens:
        here |= _narrowed(at, token, here)
    return Trigger(**here)


def _narrowed(at: str, token: Token, here: dict[str, Any]) -> dict[str, Any]:
    """What one word adds to the trigger."""
    match token.name:
        case "non-weakness":
            return {"weakness": False}
        case "by.more":
            return {"margin": token.number}
        case "by.less":
            return {"most": token.number}
        case "symbol":
            return {"tokens": (*here.get("tokens", ()), token.word)}
        case "trait":
            return {"trait": token.word}
        case "non-trait":
            return {"not_trait": token.word}
        case name if name in known.ATTEMPTS and at.startswith(("test-", "action-")):
            return {"attempt": known.ATTEMPTS[name]}
        case name if name in known.CARDS:
            return {"card": here.get("card", known.CARDS[name])}
    return {}


def _enemy(at: str, names: set[str]) -> dict[str, str]:
    """Of what happens to cards of any kind: that it is an enemy."""
    narrow = at.startswith(known.ANY_CARD) and "enemy" in names and not names & {"self", *known.CARDS}
    return {"card": "enemy"} if narrow else {}


def _whose(at: str, names: set[str], kind: str) -> dict[str, str]:
    own = ("your" in names and at.startswith("test-")) or (at == "card-discarded" and "n.hand" in names)
    own = own or (at in known.CONTROLLED and "control.yours" in names)
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
