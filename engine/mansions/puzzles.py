"""Puzzles: the moves that can be made, when one is solved, and the fewest puzzle actions that solve it.

A move is written as the answer that makes it: `swap:A1-A2`, `turn-right:A1`, `turn-left:base`. Drawing
is left to chance, so the solver never does it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.mansions.wires import turns_to_connect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.pieces import Base, Edge, Laid, Puzzle

    Lying = dict[str, Laid]
    Arrangement = tuple[int, ...]

BASE = "base"
_TRIED = 30_000  # arrangements looked at before the search is given up


@dataclass(frozen=True)
class Solution:
    """The fewest puzzle actions, in an order that works; after each of them, the puzzle as it lies."""

    moves: tuple[str, ...]
    lying: tuple[Puzzle, ...]

    @property
    def actions(self) -> int:
        return len(self.moves)


@dataclass(frozen=True)
class Unsolved:
    """Why there is no solution to show: no arrangement of these pieces solves it; so many actions are not
    enough; or there are too many arrangements to look at."""

    why: Literal["impossible", "not-within", "given-up"]


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


def solved(puzzle: Puzzle) -> bool:
    if not puzzle.laid:
        return False
    if puzzle.kind == "rune":
        return all(each.piece.face == puzzle.picture[each.slot] for each in puzzle.laid)
    if puzzle.kind == "wiring":
        return turns_to_connect(puzzle, {each.slot: each for each in puzzle.laid}, 0) is not None
    return all(_match(one, other) for one, other in _neighbours(puzzle))


def _match(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
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


def solve(puzzle: Puzzle, most: int = 14) -> Solution | Unsolved:
    """The fewest puzzle actions without drawing, if `most` are enough."""
    if not puzzle.laid:
        return Unsolved("impossible")
    found = _solve_runes(puzzle, most) if puzzle.kind == "rune" else _solve_turning(puzzle, most)
    if isinstance(found, Unsolved):
        return found
    lying = []
    now = puzzle
    for move in found:
        now = moved(now, move)
        lying.append(now)
    return Solution(tuple(found), tuple(lying))


def _solve_runes(puzzle: Puzzle, most: int) -> list[str] | Unsolved:
    """Swaps only, searched from both ends."""
    order = [each.slot for each in puzzle.laid]
    start = tuple(each.piece.face for each in puzzle.laid)
    goal = tuple(puzzle.picture[slot] for slot in order)
    if Counter(start) != Counter(goal):
        return Unsolved("impossible")
    pairs = [(order.index(a), order.index(b), f"swap:{a}-{b}") for a, b in swaps(puzzle)]
    here: dict[tuple[str, ...], list[str]] = {start: []}
    there: dict[tuple[str, ...], list[str]] = {goal: []}
    ahead, behind = [start], [goal]
    while ahead and behind:
        met = [[*here[each], *reversed(there[each])] for each in here if each in there]
        if met:
            return min(met, key=len)
        if len(here[ahead[0]]) + len(there[behind[0]]) >= most:
            return Unsolved("not-within")
        if len(ahead) <= len(behind):
            ahead = _layer(ahead, here, pairs)
        else:
            behind = _layer(behind, there, pairs)
    return Unsolved("impossible")


def _layer(
    edge: list[tuple[str, ...]], known: dict[tuple[str, ...], list[str]], pairs: list[tuple[int, int, str]]
) -> list[tuple[str, ...]]:
    fresh = []
    for state in edge:
        for a, b, move in pairs:
            after = list(state)
            after[a], after[b] = after[b], after[a]
            key = tuple(after)
            if key not in known:
                known[key] = [*known[state], move]
                fresh.append(key)
    return fresh


def _solve_turning(puzzle: Puzzle, most: int) -> list[str] | Unsolved:
    """Swaps keep the orientation, so all of them can come first. For every number of actions, the smallest
    first: every arrangement that so many swaps reach, and whether turns finish it within the rest."""
    order = [each.slot for each in puzzle.laid]
    pairs = [(order.index(a), order.index(b), f"swap:{a}-{b}") for a, b in swaps(puzzle)]
    alike = [_alike(each) for each in puzzle.laid]
    layers: list[dict[Arrangement, list[str]]] = [{tuple(range(len(order))): []}]
    seen = {tuple(alike)}
    tried = 0
    for actions in range(most + 1):
        for depth in range(actions + 1):
            if depth == len(layers):
                layers.append(_swapped(layers[-1], pairs, alike, seen))
                if not layers[-1] and layers[-2] and not _possible(puzzle, order, layers):
                    return Unsolved("impossible")
            for arrangement, path in layers[depth].items():
                tried += 1
                turns = _turns(puzzle, _arranged(puzzle, order, arrangement), actions - depth)
                if turns is not None:
                    return [*path, *turns]
        if tried > _TRIED:
            return Unsolved("given-up")
    return Unsolved("not-within")


def _possible(puzzle: Puzzle, order: list[str], layers: list[dict[Arrangement, list[str]]]) -> bool:
    """Whether any arrangement at all can be finished by turning."""
    enough = 2 * len(order) + puzzle.base.turns
    every = (arrangement for layer in layers for arrangement in layer)
    return any(_turns(puzzle, _arranged(puzzle, order, each), enough) is not None for each in every)


def _arranged(puzzle: Puzzle, order: list[str], arrangement: Arrangement) -> Lying:
    return {slot: puzzle.laid[index] for slot, index in zip(order, arrangement, strict=True)}


def _swapped(
    layer: dict[Arrangement, list[str]],
    pairs: list[tuple[int, int, str]],
    alike: list[str],
    seen: set[tuple[str, ...]],
) -> dict[Arrangement, list[str]]:
    """The arrangements one swap further; pieces that are alike count as one."""
    fresh: dict[Arrangement, list[str]] = {}
    for arrangement, path in layer.items():
        for a, b, move in pairs:
            after = list(arrangement)
            after[a], after[b] = after[b], after[a]
            key = tuple(alike[index] for index in after)
            if key not in seen:
                seen.add(key)
                fresh[tuple(after)] = [*path, move]
    return fresh


def _alike(laid: Laid) -> str:
    piece = laid.piece
    return f"{piece.n}{piece.e}{piece.s}{piece.w}{piece.nets}{laid.turned}"


def _turns(puzzle: Puzzle, lying: Lying, most: int) -> list[str] | None:
    """Turns that solve it with the pieces so arranged, no more than `most`."""
    if puzzle.kind == "wiring":
        return turns_to_connect(puzzle, lying, most)
    for turned in range(puzzle.base.turns):
        own = _as_moves(BASE, (turned - puzzle.base.turned) % puzzle.base.turns, puzzle.base.turns)
        if len(own) <= most:
            base = puzzle.base.model_copy(update={"turned": turned})
            found = turns_to_match(puzzle, base, lying, most - len(own))
            if found is not None:
                return [*own, *found]
    return None


def _as_moves(what: str, by: int, of: int) -> list[str]:
    """Turning by so many steps out of so many, the shorter way."""
    if by * 2 <= of:
        return [f"turn-right:{what}"] * by
    return [f"turn-left:{what}"] * (of - by)


def turns_to_match(puzzle: Puzzle, base: Base, lying: Lying, most: int) -> list[str] | None:
    """Of a lock: turns of pieces, no more than `most`, that make every symbol match, slot by slot."""
    order = list(lying)
    rank = {slot: index for index, slot in enumerate(order)}
    behind: dict[str, list[tuple[Edge, str, Edge]]] = {slot: [] for slot in order}
    for a, edge, b, facing in puzzle.touching():
        if rank[a] < rank[b]:
            behind[b].append((facing, a, edge))
        else:
            behind[a].append((edge, b, facing))
    touches: dict[str, list[tuple[Edge, tuple[str, ...]]]] = {slot: [] for slot in order}
    for index, contact in enumerate(base.contacts):
        symbol = base.symbol_at(index)
        touches[contact.slot].append((contact.edge, (symbol,) if symbol else ()))

    def fits(slot: str, turned: int, turns: dict[str, int]) -> bool:
        own = lying[slot].piece
        if not all(_match(own.edge(edge, turned), symbol) for edge, symbol in touches[slot]):
            return False
        return all(
            _match(own.edge(edge, turned), lying[other].piece.edge(facing, turns[other]))
            for edge, other, facing in behind[slot]
        )

    def place(index: int, turns: dict[str, int], left: int) -> dict[str, int] | None:
        if index == len(order):
            return turns
        slot = order[index]
        for by in (0, 1, 3, 2):
            turned = (lying[slot].turned + by) % 4
            cost = min(by, 4 - by)
            if cost <= left and fits(slot, turned, turns):
                found = place(index + 1, {**turns, slot: turned}, left - cost)
                if found is not None:
                    return found
        return None

    found = place(0, {}, most)
    if found is None:
        return None
    turned = {slot: (after - lying[slot].turned) % 4 for slot, after in found.items()}
    return [move for slot, by in turned.items() for move in _as_moves(slot, by, 4)]
