"""A puzzle as it lies, drawn as SVG: pieces in their slots, the base tile, what belongs where."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

from engine.mansions.puzzles.moves import BASE, match
from engine.mansions.puzzles.wires import nets
from engine.mansions.state.pieces import BEYOND, EDGES
from ui.drawing import palette
from ui.drawing.glyphs import part, rune, symbol, wire, wire_colour, words
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.mansions.state.pieces import Edge, Laid, Puzzle, Slot
    from rules_graph.model import Lang
    from ui.drawing.glyphs import Element

CELL = 84
_RIM = 38  # round the slots, for the base tile; narrow where none lies there
_NARROW = 8
_ASIDE = 11  # how far wires of two colours lie apart


def draw_puzzle(lang: Lang, puzzle: Puzzle, lit: Collection[str] = ()) -> str:
    """The whole puzzle; the pieces of `lit` (or the base tile) marked."""
    return ElementTree.tostring(drawn(lang, puzzle, lit), encoding="unicode")


def drawn(lang: Lang, puzzle: Puzzle, lit: Collection[str] = ()) -> Element:
    right = 1 + max([slot.column for slot in puzzle.slots] + [column for _, column in puzzle.tile])
    down = 1 + max([slot.row for slot in puzzle.slots] + [row for row, _ in puzzle.tile])
    rim = _rim(puzzle)
    wide, high = right * CELL + 2 * rim, down * CELL + 2 * rim
    svg = part("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {high}", role="img")
    svg.set("width", "100%")
    svg.set("style", f"max-width:{wide * 1.25:.0f}px")
    svg.set("font-family", "Georgia, 'Noto Serif', serif")
    svg.set("aria-label", described(lang, puzzle))
    svg.append(part("rect", width=wide, height=high, rx=12, fill=palette.WHITE))
    svg.extend(_base(puzzle, wide, high, lit=BASE in lit))
    for slot in puzzle.slots:
        x, y = _middle(puzzle, slot)
        svg.extend(_slot(puzzle, slot.id, x, y, lit=slot.id in lit))
    svg.extend(_touching(puzzle) if puzzle.kind == "lock" and puzzle.laid else [])
    svg.extend(_terminals(puzzle))
    return svg


def draw_steps(lang: Lang, pictures: Sequence[tuple[str, Element]]) -> str:
    """Pictures with a line of words over each, one below the other."""
    sizes = [tuple(map(float, svg.get("viewBox", "").split()))[2:] for _, svg in pictures]
    wide, high = max(420.0, *(size[0] for size in sizes)), sum(size[1] + 34 for size in sizes)
    whole = part("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {wide} {high}", role="img")
    whole.set("font-family", "Georgia, 'Noto Serif', serif")
    whole.set("lang", lang)
    whole.append(part("rect", width=wide, height=high, fill=palette.WHITE))
    y = 0.0
    for (title, svg), size in zip(pictures, sizes, strict=True):
        whole.append(words(title, wide / 2, y + 20, 13))
        svg.attrib.pop("xmlns")
        svg.set("x", f"{(wide - size[0]) / 2}")
        svg.set("y", f"{y + 34}")
        svg.set("width", str(size[0]))
        svg.set("height", str(size[1]))
        whole.append(svg)
        y += size[1] + 34
    return ElementTree.tostring(whole, encoding="unicode")


def draw_piece(puzzle: Puzzle, slot: str, *, lit: bool = False) -> str:
    """One piece alone, as a button shows it."""
    svg = part(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {CELL} {CELL}", width=CELL, height=CELL
    )
    svg.set("font-family", "Georgia, 'Noto Serif', serif")
    svg.extend(_slot(puzzle, slot, CELL / 2, CELL / 2, lit=lit))
    return ElementTree.tostring(svg, encoding="unicode")


def _rim(puzzle: Puzzle) -> int:
    return _NARROW if puzzle.kind == "rune" or puzzle.tile else _RIM


def _middle(puzzle: Puzzle, slot: Slot) -> tuple[float, float]:
    return _rim(puzzle) + (slot.column + 0.5) * CELL, _rim(puzzle) + (slot.row + 0.5) * CELL


def _slot(puzzle: Puzzle, slot: str, x: float, y: float, *, lit: bool) -> list[Element]:
    half = CELL / 2 - 1
    laid = next((each for each in puzzle.laid if each.slot == slot), None)
    right = puzzle.kind == "rune" and laid is not None and laid.piece.face == puzzle.picture[slot]
    rim = palette.GOLD if lit else palette.GREEN if right else palette.LINE
    fill = palette.SHADE if laid is None else palette.GREEN_TINT if right else palette.PAPER
    box = part("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=7, fill=fill, stroke=rim)
    box.set("stroke-width", "5" if lit else "1.5")
    aside = half - 14 if laid is not None and laid.turned == 3 else 14 - half  # the arrow needs its corner
    parts = [box, words(slot, x + aside, y + half - 10, 11, palette.SOFT)]
    if laid is None:
        return parts
    if puzzle.kind == "rune":
        wanted = words(f"→ {puzzle.picture[slot][:6]}", x + half - 18, y + half - 10, 11, palette.SOFT)
        return [*parts, *rune(laid.piece.face, x, y - 4), *([] if right else [wanted])]
    parts.append(_arrow(laid, x, y, half))
    return parts + (_wires(puzzle, laid, x, y) if puzzle.kind == "wiring" else _symbols(laid, x, y))


def _arrow(laid: Laid, x: float, y: float, half: float) -> Element:
    """The printed arrow, which points up while a piece is not turned."""
    left, top = x - half + 13, y - half + 7
    shape = f"M{left:.1f} {top:.1f}l5 10h-10z"
    turn = f"rotate({90 * laid.turned} {x:.1f} {y:.1f})"
    return part("path", d=shape, fill=palette.LINE, transform=turn)


def _turned(edge: Edge, turned: int) -> Edge:
    return EDGES[(EDGES.index(edge) + turned) % 4]


def _wires(puzzle: Puzzle, laid: Laid, x: float, y: float) -> list[Element]:
    apart = any(len(getattr(each.piece, edge)) > 1 for each in puzzle.laid for edge in EDGES)
    parts: list[Element] = []
    for net in nets(laid.piece):
        ends = [(_turned(edge, laid.turned), colour) for edge, colour in sorted(net)]
        for place, (edge, colour) in enumerate(ends):
            aside = _aside(colour) if apart else 0
            start = _end(edge, aside, x, y)
            if len(ends) == 2 and place == 0 and ends[1][1] == colour:
                other = _end(ends[1][0], aside, x, y)
                bend = (
                    x + (aside if edge in "ns" or ends[1][0] in "ns" else 0),
                    y + (aside if edge in "ew" or ends[1][0] in "ew" else 0),
                )
                parts += wire(f"M{_at(start)}Q{_at(bend)} {_at(other)}", colour)
            elif len(ends) != 2 or ends[0][1] != ends[1][1]:
                parts += wire(f"M{_at(start)}L{_at((x + aside, y + aside))}", colour)
                parts.append(part("circle", cx=x + aside, cy=y + aside, r=6.5, fill=wire_colour(colour)))
    return parts


def _aside(colour: str) -> int:
    return -_ASIDE if colour == "red" else _ASIDE if colour == "blue" else 0


def _end(edge: Edge, aside: float, x: float, y: float) -> tuple[float, float]:
    down, right = BEYOND[edge]
    half = CELL / 2 - 1
    return x + right * half + (aside if down else 0), y + down * half + (aside if right else 0)


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _symbols(laid: Laid, x: float, y: float) -> list[Element]:
    parts: list[Element] = []
    for edge in EDGES:
        down, right = BEYOND[edge]
        far = CELL / 2 - 17
        for name in laid.piece.edge(edge, laid.turned)[:1]:
            parts += symbol(name, x + right * far, y + down * far)
    return parts


# The base tile


def _base(puzzle: Puzzle, wide: float, high: float, *, lit: bool) -> list[Element]:
    """Of a lock among the pieces: its cells; else a frame round them."""
    rim = palette.GOLD if lit else palette.LINE
    if puzzle.kind == "rune":
        return []
    if not puzzle.tile:
        frame = part("rect", x=3, y=3, width=wide - 6, height=high - 6, rx=10, fill="none", stroke=rim)
        frame.set("stroke-width", "5" if lit else "2")
        return [frame]
    size = CELL - 2
    parts = []
    for row, column in puzzle.tile:
        x, y = _NARROW + column * CELL + 1, _NARROW + row * CELL + 1
        box = part("rect", x=x, y=y, width=size, height=size, fill=palette.SHADE, stroke=rim)
        box.set("stroke-width", "5" if lit else "2")
        parts.append(box)
    return parts


def _touching(puzzle: Puzzle) -> list[Element]:
    """The base tile's symbols, and a mark wherever two symbols meet: whether they match."""
    slots = {slot.id: slot for slot in puzzle.slots}
    parts: list[Element] = []
    for index, contact in enumerate(puzzle.base.contacts):
        x, y = _middle(puzzle, slots[contact.slot])
        down, right = BEYOND[contact.edge]
        name = puzzle.base.symbol_at(index)
        if name:
            far = CELL / 2 + 19
            parts += symbol(name, x + right * far, y + down * far)
            here = puzzle.at(contact.slot)
            parts += _mark(x, y, contact.edge, here.piece.edge(contact.edge, here.turned), (name,))
    for a, edge, b, facing in puzzle.touching():
        x, y = _middle(puzzle, slots[a])
        one, other = puzzle.at(a), puzzle.at(b)
        parts += _mark(x, y, edge, one.piece.edge(edge, one.turned), other.piece.edge(facing, other.turned))
    return parts


def _mark(x: float, y: float, edge: Edge, one: tuple[str, ...], other: tuple[str, ...]) -> list[Element]:
    if not one or not other:
        return []
    down, right = BEYOND[edge]
    fits = match(one, other)
    x, y = x + right * CELL / 2, y + down * CELL / 2
    dot = part("circle", cx=x, cy=y, r=7, fill=palette.GREEN if fits else palette.RED)
    return [dot, words("✓" if fits else "✗", x, y, 10, palette.WHITE)]


def _terminals(puzzle: Puzzle) -> list[Element]:
    """Where wires start (a full plug) and end (an empty one)."""
    slots = {slot.id: slot for slot in puzzle.slots}
    both = len({each.colour for each in puzzle.base.starts}) > 1
    parts: list[Element] = []
    for full, terminals in ((True, puzzle.base.starts), (False, puzzle.base.ends)):
        for each in terminals:
            aside = _aside(each.colour) if both else 0
            x, y = _end(each.edge, aside, *_middle(puzzle, slots[each.slot]))
            down, right = BEYOND[each.edge]
            far = (x + right * 18, y + down * 18)
            parts += wire(f"M{_at((x, y))}L{_at(far)}", each.colour)
            fill = wire_colour(each.colour) if full else palette.WHITE
            plug = part("circle", cx=far[0] + right * 6, cy=far[1] + down * 6, r=9, fill=fill)
            plug.set("stroke", wire_colour(each.colour))
            plug.set("stroke-width", "4")
            parts.append(plug)
    return parts


# In words


def thing(lang: Lang, name: str) -> str:
    """A colour or a symbol in the reader's words; any other as it was written."""
    message = f"puzzlepage-thing-{name}"
    return say(lang, message) if knows(lang, message) else name


def edges_said(lang: Lang, laid: Laid) -> str:
    """What is on each side of a piece, as it lies."""
    said = [
        f"{say(lang, f'puzzlepage-side-{edge}')} {', '.join(thing(lang, each) for each in found)}"
        for edge in EDGES
        if (found := laid.piece.edge(edge, laid.turned))
    ]
    return "; ".join(said) or laid.piece.face


def described(lang: Lang, puzzle: Puzzle) -> str:
    """The picture for those who hear the page."""
    pieces = " ".join(f"{each.slot}: {edges_said(lang, each)}." for each in puzzle.laid)
    return f"{say(lang, f'puzzlepage-kind-{puzzle.kind}')} {puzzle.id}. {pieces}"
