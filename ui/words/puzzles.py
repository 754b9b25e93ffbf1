"""The solution of a puzzle in words: the answer, whose attempts it takes, and each move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.mansions.puzzles.moves import BASE, rule_of, touched
from engine.mansions.puzzles.solving import MOST, Solution, Unsolved, attempts, points_needed
from ui.drawing.puzzle import draw_steps, drawn
from ui.words import say

if TYPE_CHECKING:
    from engine.mansions.state.components import Investigator
    from engine.mansions.state.pieces import Puzzle
    from rules_graph.model import Lang


@dataclass(frozen=True)
class Told:
    """A line of the answer, and the statement that it rests on."""

    text: str
    cites: str = ""


@dataclass(frozen=True)
class Move:
    """A step of a solution: in which attempt, how many puzzle actions it leaves, and the puzzle after it."""

    text: str
    cites: str
    attempt: int
    left: int
    puzzle: Puzzle
    lit: tuple[str, ...]


def answer(lang: Lang, puzzle: Puzzle, found: Solution | Unsolved) -> Told:
    """How many puzzle actions it takes, or why that is not known."""
    solved_by = f"mansions/{puzzle.kind}-puzzle^solved"
    match found:
        case Solution(moves=()):
            return Told(say(lang, "puzzlepage-solved"), solved_by)
        case Solution():
            kind = "fewest" if found.fewest else "not-proved"
            said = say(lang, f"puzzlepage-{kind}", count=found.actions, least=found.at_least)
            return Told(said, solved_by)
        case Unsolved(why="impossible") if puzzle.kind == "rune":
            return Told(say(lang, "puzzlepage-impossible-rune"), "mansions/rune-puzzle^swap-only")
        case Unsolved(why="impossible"):
            return Told(say(lang, "puzzlepage-impossible"), "mansions/puzzle-draw^cost")
    return Told(say(lang, f"puzzlepage-{found.why}", least=found.at_least, most=MOST), solved_by)


def whose(lang: Lang, found: Solution, who: Investigator) -> list[Told]:
    """In how many attempts this investigator does it, and what would help."""
    if not found.moves:
        return []
    split = attempts(found.actions, who.intellect)
    how_many = "mansions/attempting-a-puzzle^how-many"
    if split is None:
        told = [Told(say(lang, "puzzlepage-never", who=who.id), how_many)]
    elif len(split) == 1:
        return [Told(say(lang, "puzzlepage-one-attempt", who=who.id, intellect=who.intellect), how_many)]
    else:
        said = say(
            lang,
            "puzzlepage-attempts",
            who=who.id,
            intellect=who.intellect,
            count=len(split),
            split=" + ".join(map(str, split)),
        )
        told = [Told(said, "mansions/puzzle-once-per-turn^once")]
    points = points_needed(found.actions, who.intellect, who.luck)
    if points is not None and points <= who.skill_points:
        said = say(lang, "puzzlepage-points", points=points, luck=who.luck)
        told.append(Told(said, f"mansions/skill-points-and-puzzles^{'extra' if points == 1 else 'several'}"))
    return [*told, Told(say(lang, "puzzlepage-others"), "mansions/puzzle-once-per-turn^others")]


def steps(lang: Lang, puzzle: Puzzle, found: Solution, who: Investigator) -> list[Move]:
    """Each move with its rule, in the attempt that it falls into."""
    split = attempts(found.actions, who.intellect) or (found.actions,)
    each_attempt = [
        (number, max(who.intellect, actions) - place - 1)
        for number, actions in enumerate(split, 1)
        for place in range(actions)
    ]
    return [
        Move(
            move_said(lang, puzzle, move),
            rule_of(puzzle, move),
            attempt,
            left,
            lying,
            touched(puzzle, move) or (BASE,),
        )
        for move, lying, (attempt, left) in zip(found.moves, found.lying, each_attempt, strict=True)
    ]


def move_said(lang: Lang, puzzle: Puzzle, move: str) -> str:
    kind, _, what = move.partition(":")
    if kind == "swap":
        one, other = touched(puzzle, move)
        return say(lang, "puzzlepage-swap", one=one, other=other)
    if what != BASE:
        return say(lang, f"puzzlepage-{kind}", what=what)
    if puzzle.base.turns == 2:
        return say(lang, "puzzlepage-turn-base-2")
    return say(lang, f"puzzlepage-{kind}-base", degrees=360 // puzzle.base.turns)


def drawn_steps(lang: Lang, puzzle: Puzzle, told: list[Move]) -> str:
    """The puzzle as it lies, and after each move, as one picture."""
    start = (say(lang, "puzzlepage-start"), drawn(lang, puzzle))
    rest = [
        (f"{number}. {move.text}", drawn(lang, move.puzzle, move.lit)) for number, move in enumerate(told, 1)
    ]
    return draw_steps(lang, [start, *rest])
