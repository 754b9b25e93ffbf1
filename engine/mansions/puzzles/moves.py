"""The moves that can be made in a puzzle, by which rule, and when it is solved.

A move is written as the answer that makes it: `swap:A1-A2`, `turn-right:A1`, `turn-left:base`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.puzzles.wires import connected

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.state.pieces import Laid, Puzzle

BASE = "base"
_NUMBER = {2: "base-4", 3: "base-5", 4: "base-6"}  # by how many turns bring the base tile round


def swaps(puzzle: Puzzle) -> list[tuple[str, str]]:
    """Slots whose pieces can change places: those that share an edge, never diagonal."""
    return list(dict.fromkeys((a, b) for a, _, b, _ in puzzle.touching()))


def moves(puzzle: Puzzle) -> list[str]:
    """Every move of one puzzle action. Runes are only swapped."""
    found = [f"swap:{a}-{b}" for a, b in swaps(puzzle)]
    if puzzle.kind == "rune":
        return found
    for slot in puzzle.slots:
        found += [f"turn-right:{slot.id}", f"turn-left:{slot.id}"]
    if puzzle.kind == "lock" and puzzle.base.turns > 1:
        found.append(f"turn-right:{BASE}")
        if puzzle.base.turns > 2:
            found.append(f"turn-left:{BASE}")
    return found


def rule_of(puzzle: Puzzle, move: str) -> str:
    """The statement that allows a move."""
    kind, _, what = move.partition(":")
    if kind == "swap":
        return "mansions/puzzle-swap^what"
    return f"mansions/puzzle-rotate^{_NUMBER[puzzle.base.turns] if what == BASE else 'what'}"


def moved(puzzle: Puzzle, move: str) -> Puzzle:
    """The puzzle after a move."""
    kind, _, what = move.partition(":")
    if kind == "swap":
        a, b = next(pair for pair in swaps(puzzle) if f"{pair[0]}-{pair[1]}" == what)
        return _laid_out(puzzle, {a: puzzle.at(b), b: puzzle.at(a)})
    step = 1 if kind == "turn-right" else -1
    if what == BASE:
        base = puzzle.base.model_copy(update={"turned": (puzzle.base.turned + step) % puzzle.base.turns})
        return puzzle.model_copy(update={"base": base})
    lying = puzzle.at(what)
    turned = lying.model_copy(update={"turned": (lying.turned + step) % 4})
    return _laid_out(puzzle, {what: turned})


def replaced_piece(puzzle: Puzzle, slot: str, laid: Laid) -> Puzzle:
    return _laid_out(puzzle, {slot: laid})


def _laid_out(puzzle: Puzzle, changes: dict[str, Laid]) -> Puzzle:
    laid = tuple(
        changes[each.slot].model_copy(update={"slot": each.slot}) if each.slot in changes else each
        for each in puzzle.laid
    )
    return puzzle.model_copy(update={"laid": laid})


def touched(puzzle: Puzzle, move: str) -> tuple[str, ...]:
    """The slots that a move changes; none where it turns the base tile."""
    kind, _, what = move.partition(":")
    if kind == "swap":
        return next(pair for pair in swaps(puzzle) if f"{pair[0]}-{pair[1]}" == what)
    return () if what == BASE else (what,)


def solved(puzzle: Puzzle) -> bool:
    if not puzzle.laid:
        return False
    if puzzle.kind == "rune":
        return all(each.piece.face == puzzle.picture[each.slot] for each in puzzle.laid)
    if puzzle.kind == "wiring":
        return connected(puzzle)
    return all(match(one, other) for one, other in _neighbours(puzzle))


def match(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """A symbol must match the one beside it; where one side has none, there is nothing to match."""
    return not one or not other or one == other


def _neighbours(puzzle: Puzzle) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    lying = {each.slot: each for each in puzzle.laid}
    for a, edge, b, facing in puzzle.touching():
        yield lying[a].piece.edge(edge, lying[a].turned), lying[b].piece.edge(facing, lying[b].turned)
    for index, contact in enumerate(puzzle.base.contacts):
        here = lying[contact.slot]
        symbol = puzzle.base.symbol_at(index)
        yield here.piece.edge(contact.edge, here.turned), (symbol,) if symbol else ()
