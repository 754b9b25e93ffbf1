"""The table of a board game as cards in HTML: the tracks, and each space with whoever and whatever is there.

One picture for every game: a piece shows those of its fields that it has.
"""

from __future__ import annotations

from collections import defaultdict
from html import escape
from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.kernel.telling import word
from ui.app.games import own
from ui.words import knows, say
from ui.words.telling import say_value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_graph.model import Lang

STYLE = """<style>
[class*="st-key-dispute-example"] button {justify-content: flex-start; text-align: left}
[data-testid="stMain"] input[role="combobox"] {text-overflow: ellipsis}
.tabled .tracks, .tabled .bare {display: flex; flex-wrap: wrap; gap: .35rem; margin: 0 0 .5rem}
.tabled .tracks span, .tabled .bare span {border: 1px solid rgba(128, 128, 128, .5); border-radius: 1rem;
  padding: .05rem .6rem}
.tabled .tracks span {background: rgba(184, 134, 11, .14); border-color: #b8860b}
.tabled .spaces {display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .6rem;
  margin-bottom: .6rem}
.tabled section {border: 1px solid rgba(128, 128, 128, .5); border-radius: 8px; padding: .4rem .6rem .5rem}
.tabled h6 {margin: 0 0 .2rem; padding: 0; font-size: 1rem}
.tabled h6 small, .tabled .ways {font-weight: 400; opacity: .85; font-size: .85rem}
.tabled .piece {border-left: 4px solid; border-radius: 0 6px 6px 0; padding: .2rem .5rem; margin-top: .35rem}
.tabled .piece small {display: block; opacity: .9}
.tabled .person {border-color: #3f937d; background: rgba(63, 147, 125, .14)}
.tabled .monster {border-color: #b04a4a; background: rgba(176, 74, 74, .14)}
.tabled .gate {border-color: #8b5a9f; background: rgba(139, 90, 159, .14)}
.tabled .token {border-color: #b8860b; background: rgba(184, 134, 11, .12)}
</style>"""

_TRACKS = ("doom", "terror", "omen", "time", "round")
_OF_PERSON = ("health", "sanity", "stamina", "clues", "money", "skill_points", "stun", "actions_left")
_FLAGS = ("delayed", "lost", "arrested", "hidden", "eliminated", "devoured")
_CARDS = ("possessions", "conditions", "cards", "items", "spells", "traumas")


def show_table(game: str, table: Any, lang: Lang) -> None:
    """As the game draws it, else as cards."""
    if draw := own(game).draw:
        draw(table, lang)
    else:
        st.html(table_html(table, lang))


def table_html(table: Any, lang: Lang) -> str:
    """Everything that stands on the board, by the space it stands on; without spaces, field by field."""
    return _on_spaces(table, lang) if hasattr(table, "spaces") else _by_field(table, lang)


def _by_field(table: Any, lang: Lang) -> str:
    """In the game's own words, where it has written some: `boardtable-FIELD-GAME`."""
    said = [f"{_field(name, table, lang)}: {say_value(lang, word(value))}" for name, value in table]
    spans = "".join(f"<span>{escape(each)}</span>" for each in said)
    return f'<div class="tabled"><div class="bare">{spans}</div></div>'


def _field(name: str, table: Any, lang: Lang) -> str:
    own = f"boardtable-{name.replace('_', '-')}-{_game(table)}"
    return say(lang, own) if knows(lang, own) else name.replace("_", " ")


def _on_spaces(table: Any, lang: Lang) -> str:
    here: dict[str, list[str]] = defaultdict(list)
    for each in table.investigators:
        here[_where(each, lang)].append(_person(each, table, lang))
    for each in table.monsters:
        here[_where(each, lang)].append(_piece("monster", escape(_called(each)), _of_monster(each, lang)))
    for each in getattr(table, "gates", ()):
        name = escape(f"{say(lang, 'boardtable-gate')}: {_called(each)}")
        here[_where(each, lang)].append(_piece("gate", name, [_sign(str(each.symbol), lang)]))
    for space, name in _tokens(table, lang):
        here[space].append(_piece("token", escape(name)))
    known = {each.id: each for each in table.spaces}
    boxes = [_space(name, known.get(name), here[name], table, lang) for name in _ordered(known, here)]
    bare = [_name(space, lang) for name, space in known.items() if name not in here]
    parts = [_tracks(table, lang), f'<div class="spaces">{"".join(boxes)}</div>']
    if bare:
        label = f"{escape(say(lang, 'boardtable-bare'))}: "
        parts.append(f'<div class="bare">{label}{"".join(f"<span>{each}</span>" for each in bare)}</div>')
    return f'<div class="tabled">{"".join(parts)}</div>'


def _ordered(known: dict[str, Any], here: dict[str, list[str]]) -> list[str]:
    """The spaces with something on them, as the sheet lists them, then the others."""
    return [name for name in known if name in here] + [name for name in here if name not in known]


def _where(piece: Any, lang: Lang) -> str:
    """The space; in Arkham Horror perhaps an Other World."""
    if piece.space:
        return str(piece.space)
    world = getattr(piece, "world", None)
    if not world:
        return say(lang, "boardtable-nowhere")
    area = getattr(piece, "area", None)
    return f"{world} ({area})" if area else str(world)


def _called(piece: Any) -> str:
    """The name that is printed on it; else what the sheet calls it."""
    return str(getattr(piece, "title", piece.id))


# Tracks


def _tracks(table: Any, lang: Lang) -> str:
    """Those that the sheet names, and those that have changed."""
    given = table.model_fields_set
    tracks = [(name, getattr(table, name)) for name in _TRACKS if name in given]
    said = [
        _valued(name, _sign(value, lang) if name == "omen" else value, table, lang) for name, value in tracks
    ]
    if "keeper" in given:
        said.append(_valued("threat", table.keeper.threat, table, lang))
    if "ancient_one" in given:
        awake = getattr(table.ancient_one, "awake", False) or getattr(table, "battle", False)
        state = f" ({say(lang, 'boardtable-awake')})" if awake else ""
        said.append(_called(table.ancient_one) + state)
    if getattr(table, "mystery", None):
        goal = f" {table.mystery.tokens}/{table.mystery.goal}" if table.mystery.goal else ""
        said.append(_valued("mystery", _called(table.mystery) + goal, table, lang))
    if getattr(table, "reserve", ()):
        said.append(_valued("reserve", ", ".join(_called(card) for card in table.reserve), table, lang))
    if table.ended:
        said.append(say(lang, f"boardtable-ended-{table.ended}"))
    return f'<div class="tracks">{"".join(f"<span>{escape(each)}</span>" for each in said)}</div>'


def _sign(name: str, lang: Lang) -> str:
    """A colour or sign in the reader's words, with the number that tells two of them apart."""
    word = name.rstrip("0123456789")
    message = f"boardtable-sign-{word}"
    return say(lang, message) + name[len(word) :] if knows(lang, message) else name


def _has(thing: Any, name: str) -> bool:
    return name in type(thing).model_fields and getattr(thing, name) is not None


def _valued(name: str, value: object, of: Any, lang: Lang) -> str:
    return f"{_in_words(name, of, lang)} {value}"


def _in_words(name: str, of: Any, lang: Lang) -> str:
    """As the thing's own game prints it, where the games differ."""
    message = f"boardtable-{name.replace('_', '-')}"
    own = f"{message}-{_game(of)}"
    return say(lang, own if knows(lang, own) else message)


def _game(thing: Any) -> str:
    """The game of a component: the folder that its model is from."""
    return str(type(thing).__module__.split(".")[1])


# Spaces and what is on them


def _space(name: str, space: Any, pieces: Iterable[str], table: Any, lang: Lang) -> str:
    title = _name(space, lang) if space else escape(name)
    ways = _ways(name, space, table)
    led = f'<div class="ways">→ {escape(", ".join(ways))}</div>' if ways else ""
    return f"<section><h6>{title}</h6>{led}{''.join(pieces)}</section>"


def _name(space: Any, lang: Lang) -> str:
    kind = f"boardtable-type-{getattr(space, 'type', '')}"
    noted = f" <small>{escape(say(lang, kind))}</small>" if knows(lang, kind) else ""
    return f"{escape(_called(space))}{noted}"


def _ways(name: str, space: Any, table: Any) -> list[str]:
    """Where one can go from here, as far as the sheet says."""
    pairs = [path.between for path in getattr(table, "paths", ())]
    pairs += [*getattr(table, "lines", ()), *(door.between for door in getattr(table, "doors", ()))]
    ways = [other for pair in pairs if name in pair for other in pair if other != name]
    ways += [*getattr(space, "lines", ()), *filter(None, [getattr(space, "street", None)])]
    return list(dict.fromkeys(map(str, ways)))


def _piece(look: str, name: str, *notes: Iterable[str]) -> str:
    """A name, and lines of notes under it."""
    lines = [escape(" · ".join(filter(None, line))) for line in notes]
    small = "".join(f"<small>{line}</small>" for line in lines if line)
    return f'<div class="piece {look}">{name}{small}</div>'


def _person(who: Any, table: Any, lang: Lang) -> str:
    states = [_in_words(flag, who, lang) for flag in _FLAGS if getattr(who, flag, False)]
    if getattr(who, "fate", None):
        states.append(say(lang, f"boardtable-{who.fate}"))
    fields = [field for field in _CARDS if field in type(who).model_fields]
    held = dict.fromkeys(_called(card) for field in fields for card in getattr(who, field))
    counts = [_counted(who, name, lang) for name in _OF_PERSON if _has(who, name)]
    name = escape(_called(who))
    if who.id in (getattr(table, "lead", ""), getattr(table, "first", "")):
        name += f' <span title="{escape(say(lang, "boardtable-lead"))}">★</span>'
    return _piece("person", name, counts, states, held)


def _counted(who: Any, name: str, lang: Lang) -> str:
    """A number with its maximum; a number that is nothing is not worth a word, unless it has a maximum."""
    value = getattr(who, name)
    count = value if isinstance(value, int) else len(value)
    if hasattr(who, f"{name}_left"):
        return _valued(name, f"{getattr(who, f'{name}_left')}/{count}", who, lang)
    if hasattr(who, f"max_{name}"):
        return _valued(name, f"{count}/{getattr(who, f'max_{name}')}", who, lang)
    return _valued(name, count, who, lang) if count else ""


def _of_monster(monster: Any, lang: Lang) -> list[str]:
    """What it can still take, and what it does."""
    notes = []
    if _has(monster, "toughness"):
        left = monster.toughness - getattr(monster, "lost", 0)
        notes.append(_valued("toughness", f"{left}/{monster.toughness}", monster, lang))
    elif _has(monster, "health"):
        notes.append(_valued("health", f"{monster.health - monster.taken}/{monster.health}", monster, lang))
    dread = "horror_damage" if _has(monster, "horror_damage") else "horror"
    notes += [
        _valued(name.partition("_")[0], getattr(monster, name), monster, lang)
        for name in (dread, "damage")
        if _has(monster, name)
    ]
    return notes


def _tokens(table: Any, lang: Lang) -> list[tuple[str, str]]:
    """Clues and other tokens with their spaces."""
    clue = say(lang, "boardtable-clue")
    found = [(str(each.at), f"{clue}: {_called(each)}") for each in getattr(table, "clues", ()) if each.at]
    found += [(each.id, f"{clue} ×{each.clues}") for each in table.spaces if getattr(each, "clues", 0)]
    found += [(str(each.space), _called(each)) for each in getattr(table, "eldritch", ())]
    found += [(str(each.space), str(each.card)) for each in getattr(table, "rumors", ())]
    return found
