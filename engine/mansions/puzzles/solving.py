"""Puzzles: the fewest puzzle actions that solve one, and in how many attempts. Drawing is left to chance, so
it is never part of a solution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.mansions.puzzles import runes
from engine.mansions.puzzles.locks import Fittings
from engine.mansions.puzzles.moves import BASE, moved, moves, replaced_piece, rule_of, solved, swaps, touched
from engine.mansions.puzzles.plans import Ground, TooManyError
from engine.mansions.puzzles.wires import Routes

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.puzzles.plans import Placed
    from engine.mansions.state.pieces import Puzzle

    Watch = Callable[[int, int], None]  # so much looked at; so many actions are not enough

LOOKED_AT = 400_000  # positions and partial plans before the search is given up
MOST = 40
_ALL = 10**5


@dataclass(frozen=True)
class Solution:
    """Puzzle actions in an order that works; after each of them, the puzzle as it lies. They are the fewest
    if `at_least` so many are needed; else the search was given up, and perhaps fewer would do."""

    moves: tuple[str, ...]
    lying: tuple[Puzzle, ...]
    at_least: int

    @property
    def actions(self) -> int:
        return len(self.moves)

    @property
    def fewest(self) -> bool:
        return self.actions == self.at_least


@dataclass(frozen=True)
class Unsolved:
    """Why there is no solution to show: no arrangement of these pieces solves it; so many actions are not
    enough; or the search was given up."""

    why: Literal["impossible", "not-within", "given-up"]
    at_least: int = 0


def solve(
    puzzle: Puzzle, most: int = MOST, allowed: int = LOOKED_AT, watch: Watch | None = None
) -> Solution | Unsolved:
    """The fewest puzzle actions without drawing, if `most` are enough."""
    if not puzzle.laid:
        return Unsolved("impossible")
    ground = Ground(puzzle, allowed, watch)
    try:
        found = _runes(puzzle, ground, most) if puzzle.kind == "rune" else _planned(puzzle, ground, most)
    except TooManyError:
        return _given_up(puzzle, most, ground.actions)
    if isinstance(found, Unsolved):
        return found
    return _shown(puzzle, found, len(found))


def _shown(puzzle: Puzzle, found: list[str], at_least: int) -> Solution:
    lying = []
    for move in found:
        puzzle = moved(puzzle, move)
        lying.append(puzzle)
    return Solution(tuple(found), tuple(lying), at_least)


def _runes(puzzle: Puzzle, ground: Ground, most: int) -> list[str] | Unsolved:
    if not runes.possible(puzzle, ground):
        return Unsolved("impossible")
    found = runes.fewest_swaps(puzzle, ground, most)
    return Unsolved("not-within", most + 1) if found is None else found


def _planned(puzzle: Puzzle, ground: Ground, most: int) -> list[str] | Unsolved:
    """For every number of actions, the smallest first, every plan that may cost no more."""
    ways = _ways(puzzle, ground)
    ground.actions = min(len(turns) - (-plans.least() // 2) for turns, plans in ways)
    if _impossible(ways, ground):
        return Unsolved("impossible")
    for actions in range(ground.actions, most + 1):
        ground.actions = actions
        for turns, plans in ways:
            if 2 * len(turns) + plans.least() > 2 * actions:
                continue
            for plan in plans.plans(2 * (actions - len(turns))):
                found = _carried_out(ground, plan, actions - len(turns))
                if found is not None:
                    return [*turns, *found]
    return Unsolved("not-within", most + 1)


def _ways(puzzle: Puzzle, ground: Ground) -> list[tuple[list[str], Routes | Fittings]]:
    """The plans for each way in which the base tile may lie, and the turns that bring it there."""
    if puzzle.kind == "wiring":
        return [([], Routes(puzzle, ground))]
    base, turns = puzzle.base, puzzle.base.turns
    return [
        (
            _turns(BASE, by, turns),
            Fittings(puzzle, base.model_copy(update={"turned": (base.turned + by) % turns}), ground),
        )
        for by in range(turns)
    ]


def _impossible(ways: list[tuple[list[str], Routes | Fittings]], ground: Ground) -> bool:
    """Whether there is surely no plan at all; where that takes long to know, the search for one goes on."""
    allowed, ground.allowed = ground.allowed, ground.allowed // 2
    try:
        return all(
            next(plans.plans(_ALL, alike=True), None) is None for _, plans in ways if plans.least() < _ALL
        )
    except TooManyError:
        return False
    finally:
        ground.allowed = allowed


def _carried_out(ground: Ground, plan: Placed, most: int) -> list[str] | None:
    """Swaps first, then turns; None where they are more than `most`."""
    turns = [move for slot, (_, by) in plan.items() for move in _turns(slot, by, 4)]
    goal = {piece: slot for slot, (piece, _) in plan.items()}
    found = ground.fewest_swaps(goal, most - len(turns)) if len(turns) <= most else None
    return None if found is None else [*found, *turns]


def _turns(what: str, by: int, of: int) -> list[str]:
    """Turning by so many steps out of so many, the shorter way."""
    return [f"turn-right:{what}"] * by if by * 2 <= of else [f"turn-left:{what}"] * (of - by)


def _given_up(puzzle: Puzzle, most: int, at_least: int) -> Solution | Unsolved:
    """Some solution, if one is found quickly; so much is sure, that fewer than `at_least` are not enough."""
    ground = Ground(puzzle, LOOKED_AT // 4)
    try:
        found = _quickly(puzzle, ground)
    except TooManyError:
        found = None
    if found is None or len(found) > most:
        return Unsolved("given-up", at_least)
    return _shown(puzzle, found, at_least)


def _quickly(puzzle: Puzzle, ground: Ground) -> list[str] | None:
    if puzzle.kind == "rune":
        return ground.some_swaps(_rune_goal(puzzle))
    for turns, plans in _ways(puzzle, ground):
        for plan in plans.plans(_ALL):
            goal = {piece: slot for slot, (piece, _) in plan.items()}
            turned = [move for slot, (_, by) in plan.items() for move in _turns(slot, by, 4)]
            return [*turns, *ground.some_swaps(goal), *turned]
    return None


def _rune_goal(puzzle: Puzzle) -> dict[int, str]:
    """A piece for each slot; of equal runes, those that lie right stay."""
    goal = {
        i: each.slot for i, each in enumerate(puzzle.laid) if each.piece.face == puzzle.picture[each.slot]
    }
    for slot, rune in puzzle.picture.items():
        if slot not in goal.values():
            free = (i for i, each in enumerate(puzzle.laid) if i not in goal and each.piece.face == rune)
            goal[next(free)] = slot
    return goal


def attempts(actions: int, intellect: int, luck: int = 0, points: int = 0) -> tuple[int, ...] | None:
    """The actions of each attempt, so many skill points spent in the first; None if that never ends."""
    first = min(actions, intellect + luck * points)
    left = actions - first
    if left and not intellect:
        return None
    rest = (
        [intellect] * (left // intellect) + ([left % intellect] if left % intellect else []) if left else []
    )
    return (first, *rest)


def points_needed(actions: int, intellect: int, luck: int) -> int | None:
    """Skill points that make one attempt enough; None if none do."""
    short = max(0, actions - intellect)
    return 0 if not short else -(-short // luck) if luck else None


__all__ = [
    "BASE",
    "Solution",
    "Unsolved",
    "attempts",
    "moved",
    "moves",
    "points_needed",
    "replaced_piece",
    "rule_of",
    "solve",
    "solved",
    "swaps",
    "touched",
]
