"""The Mythos Phase that is told: Omen, Gates, Doom, reckoning, surge, the order of the icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.eldritch.described.drafts import Draft
from engine.eldritch.described.speech import COLOURS, SYMBOLS

if TYPE_CHECKING:
    from engine.plain_words.told import Told

_TRACK = ["green", "blue1", "red", "blue2"]
_BEFORE = {"green": "blue2", "blue": "green", "red": "blue1"}
_NOW = {"green": "green", "blue": "blue1", "red": "red"}
_OTHER = "other"  # a symbol that nothing else on the track has
_ICONS = ("omen", "reckoning", "gates", "surge", "clues")
_ICON_WORDS = {"omen": "omen", "reckoning": "reckoning", "gate": "gates", "surge": "surge", "clue": "clues"}
DOOM = 15


def read_omen(told: Told) -> Draft:
    """The Omen advances by one space, to the colour that is named or that the Gates match."""
    draft = Draft(told)
    told.use("omen", "advance", "doom", "gate", "match", "board", "me", "hold", "origin", "here", "token")
    steps = max([fact.value for fact in told.take("spaces") if fact.kind == "number"] or [1])
    colour = _goal(told, draft) if steps > 1 else _omen_colour(told, draft, moves=True)
    _doom(told, draft)
    _gates(told, draft, colour)
    draft.table |= _track(colour, before=True)
    draft.attempt = {"step": "mythos-1-advance-omen"}
    if steps > 1:
        draft.table["omen"] = _start(told, draft, colour, steps)
        draft.reads("omen-steps", steps)
        draft.befalls({"effect": "omen", "advance": steps})
    draft.reads("omen-advances", colour)
    return draft


def _track(colour: str, *, before: bool) -> dict[str, Any]:
    """The Omen track, with the token on this symbol, or right before it."""
    if colour in SYMBOLS:
        return {"omen_track": [_OTHER, colour], "omen": _OTHER if before else colour}
    return {"omen_track": list(_TRACK), "omen": (_BEFORE if before else _NOW)[colour]}


def _goal(told: Told, draft: Draft) -> str:
    """Of several colours in the Omen's sentence, the last before the Gates are spoken of."""
    told.use(*COLOURS, *SYMBOLS, "path", "through")
    first = told.places("omen")[0]
    named = [told.terms[at].concept for at in told.sentence(first) if told.terms[at].concept in COLOURS]
    gate = told.has("gate") and any(told.terms[at].concept == "gate" for at in told.sentence(first))
    if not named or gate:
        draft.missing.append("omen-colour")
        return "red"
    return named[-1]


def _start(told: Told, draft: Draft, colour: str, steps: int) -> str:
    """Where the Omen stood so many steps before; the colours between tell the two blue spaces apart."""
    first = told.places("omen")[0]
    named = {told.terms[at].concept for at in told.sentence(first) if told.terms[at].concept in COLOURS}
    found: list[str] = []
    for at, space in enumerate(_TRACK):
        passed = [_TRACK[(at + step) % len(_TRACK)].rstrip("12") for step in range(1, steps + 1)]
        if passed[-1] == colour and named <= {*passed, space.rstrip("12")}:
            found.append(space)
    if len(found) != 1:
        draft.missing.append("omen-colour")
    return found[0] if found else _TRACK[0]


def _omen_colour(told: Told, draft: Draft, *, moves: bool) -> str:
    """The one colour that the Omen goes to, or is on; where none is named, any that the Gates match."""
    told.use(*COLOURS, *SYMBOLS)
    named: set[str] = set()
    for place in told.places("omen"):
        after = [told.terms[at].concept for at in range(place, told.sentence(place).stop)]
        if "gate" in after or "doom" in after:
            after = after[: min(after.index(each) for each in ("gate", "doom") if each in after)]
            after = _without_counted(after)
        colours = {concept for concept in after if concept in (*COLOURS, *SYMBOLS)}
        if colours and moves != ("advance" in after):
            draft.missing.append("omen-colour")
        named |= colours
    mixed = told.has(*SYMBOLS) and told.has(*COLOURS)  # which colour a symbol has is printed on the board
    if len(named) > 1 or mixed or (not named and not told.has("match")):
        draft.missing.append("omen-colour")
    if named:
        return named.pop()
    draft.assumes("omen-colour", "blue")
    return "blue"


def _without_counted(after: list[str]) -> list[str]:
    """Without the colour of the Gates that the words end in: "… , 2 blue"."""
    while after and after[-1] in (*COLOURS, *SYMBOLS, "filler", "not"):
        if after[-1] in (*COLOURS, *SYMBOLS) and not _is_counted(after):
            return after
        after = after[:-1]
    return after


def _is_counted(after: list[str]) -> bool:
    before = [concept for concept in after[:-1] if concept != "filler"]
    return bool(before) and before[-1] in ("number", "not", "q-does")


def _doom(told: Told, draft: Draft) -> None:
    doom = told.value("doom")
    draft.table["doom"] = DOOM if doom is None else doom
    if doom is None:
        draft.assumes("doom", DOOM)
    else:
        draft.reads("doom", doom)


def _gates(told: Told, draft: Draft, colour: str) -> None:
    """Gates of a colour, or those that match; without a word about them there is nothing to count."""
    gates: list[dict[str, Any]] = []
    found: list[tuple[int, str]] = []
    for fact in [each for each in told.facts if each.what == "gate"]:
        told.used.update((fact.at, fact.of))
        between = [told.terms[at].concept for at in range(*sorted((fact.at, fact.of)))]
        own = next((each for each in between if each in (*COLOURS, *SYMBOLS)), None)
        own = own or _behind(told, fact.of)
        symbol = own or (colour if told.has("match") else None)
        if symbol is None:
            draft.missing.append("gate-colour")
            continue
        found.append((fact.value, symbol))
    found += _elided(told)
    for many, symbol in found:
        draft.reads("gates", f"{many} {symbol}")
        for _ in range(min(many, 20)):
            gates.append(_gate(draft, len(gates) + 1, symbol))
    denied = told.denied("gate", "match", *COLOURS, *SYMBOLS)
    if denied and not gates:
        draft.reads("no-gates", colour)
    elif denied:
        draft.missing.append("gate-colour")
    elif not gates:
        draft.missing.append("gates")
    draft.table["gates"] = gates


def _behind(told: Told, place: int) -> str | None:
    """ "2 gates with a comet": the symbol right behind the word."""
    after = [told.terms[at].concept for at in range(place + 1, told.sentence(place).stop)]
    said = next((concept for concept in after if concept not in ("filler", "icon")), "")
    return said if said in SYMBOLS else None


def _elided(told: Told) -> list[tuple[int, str]]:
    """ "two green gates and one red": the Gates that go without the word."""
    found: list[tuple[int, str]] = []
    paired = [fact.at for fact in told.facts]
    for place in told.places("number"):
        behind = (told.terms[at].concept for at in range(place + 1, told.sentence(place).stop))
        after = next((concept for concept in behind if concept != "filler"), "")
        gate_there = any(told.terms[at].concept == "gate" for at in told.sentence(place))
        if place not in paired and after in (*COLOURS, *SYMBOLS) and gate_there:
            told.used.add(place)
            found.append((told.terms[place].number, after))
    return found


def _gate(draft: Draft, number: int, symbol: str) -> dict[str, Any]:
    space = draft.name("gate", 40 + number)
    draft.table["spaces"].append({"id": space})
    return {"id": draft.name("gate", number), "space": space, "symbol": symbol}


def read_surge(told: Told) -> Draft:
    """A Monster Surge, with the Gates and players that are told."""
    draft = Draft(told)
    told.use("surge", "omen", "gate", "match", "board", "me", "monster", "spawn", "player", "icon", "mythos")
    colour = _omen_colour(told, draft, moves=False)
    _gates(told, draft, colour)
    players = told.value("player")
    matching = sum(gate["symbol"] == colour for gate in draft.table["gates"])
    if players is None and matching:
        draft.missing.append("players")
    elif players is not None:
        draft.reads("players", players)
    people = min(max(players or 1, 1), 8)
    draft.table["investigators"] += [
        {"id": draft.name("friend", number), "space": draft.here} for number in range(2, people + 1)
    ]
    _supplies(draft, 3 * matching + 1)
    draft.table |= _track(colour, before=False)
    draft.attempt = {"step": "mythos-4-monster-surge"}
    draft.reads("surge")
    return draft


def _supplies(draft: Draft, monsters: int, gates: int = 1) -> None:
    """Enough Monsters in the cup and Gates in the stack; that there are is assumed."""
    draft.table["cup"] = [{"id": draft.name("monster", number)} for number in range(1, monsters + 1)]
    draft.table["gate_stack"] = [_gate(draft, 20 + number, "red") for number in range(gates)]
    draft.assumes("supplies")


def read_gate_spawn(told: Told) -> Draft:
    """A Gate that must spawn while none is left."""
    draft = Draft(told)
    told.use("gate", "spawn", "stack", "empty", "me", "hold")
    told.denied("gate", "stack")
    _doom(told, draft)
    draft.reads("gate-spawn")
    if told.has("empty"):
        draft.reads("no-gates-left")
    else:
        _supplies(draft, 1)
    draft.befalls({"effect": "spawn-gate"})
    return draft


def read_icons(told: Told) -> Draft:
    """A Mythos card with some icons, from its first to its text."""
    draft = Draft(told)
    told.use(*_ICON_WORDS, "mythos", "icon", "me", "first", "effect", "hold", "spawn")
    named = {icon for word, icon in _ICON_WORDS.items() if told.has(word)}
    icons = [icon for icon in _ICONS if icon in named]
    draft.reads("icons", ", ".join(icons))
    _supplies(draft, 9, 3)
    draft.table |= {
        "omen_track": list(_TRACK),
        "omen": "green",
        "clue_pool": [{"id": "clue 1", "space": draft.here}],
        "mythos": [{"id": draft.name("mythos"), "icons": icons}],
    }
    draft.attempt = {"phase": "mythos"}
    return draft
