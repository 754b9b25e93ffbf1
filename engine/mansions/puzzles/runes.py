"""Rune puzzles: the fewest swaps that make the picture, searched from both ends."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.mansions.puzzles.plans import Ground
    from engine.mansions.state.pieces import Puzzle

Faces = tuple[str, ...]
Steps = dict[Faces, tuple[Faces, str] | None]  # how each was reached


def possible(puzzle: Puzzle, ground: Ground) -> bool:
    """Whether swaps can bring every rune to its place: those that can reach each other are the right ones."""
    groups: dict[frozenset[str], list[str]] = {}
    for index, slot in enumerate(ground.slots):
        together = frozenset(each for each in ground.slots if ground.far(index, each) is not None)
        groups.setdefault(together, []).append(slot)
    return all(
        Counter(puzzle.at(slot).piece.face for slot in slots)
        == Counter(puzzle.picture[slot] for slot in slots)
        for slots in groups.values()
    )


def fewest_swaps(puzzle: Puzzle, ground: Ground, most: int) -> list[str] | None:
    """None where so many are not enough."""
    order = ground.slots
    start = tuple(each.piece.face for each in puzzle.laid)
    goal = tuple(puzzle.picture[slot] for slot in order)
    pairs = [(order.index(a), order.index(b), f"swap:{a}-{b}") for a, b in ground.pairs]
    here: Steps = {start: None}
    there: Steps = {goal: None}
    ahead, behind = [start], [goal]
    while (met := next((each for each in ahead if each in there), None)) is None:
        if ground.actions >= most:
            return None
        ground.actions += 1
        if len(ahead) <= len(behind):
            ahead = _layer(ahead, here, pairs, ground)
        else:
            behind = _layer(behind, there, pairs, ground)
            ahead, behind, here, there = behind, ahead, there, here
    first, second = (here, there) if start in here and here[start] is None else (there, here)
    return [*reversed(_back(met, first)), *_back(met, second)]


def _layer(edge: list[Faces], known: Steps, pairs: list[tuple[int, int, str]], ground: Ground) -> list[Faces]:
    fresh = []
    for state in edge:
        ground.count()
        for a, b, move in pairs:
            after = list(state)
            after[a], after[b] = after[b], after[a]
            key = tuple(after)
            if key not in known:
                known[key] = (state, move)
                fresh.append(key)
    return fresh


def _back(state: Faces, known: Steps) -> list[str]:
    """The moves from a state to where the search began."""
    found = []
    while (step := known[state]) is not None:
        state, move = step
        found.append(move)
    return found
