"""An attempt at a puzzle: setting it up, puzzle actions, what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, drawn
from engine.mansions.events import (
    PieceDrawn,
    PuzzleBegan,
    PuzzleLeft,
    PuzzleMoved,
    PuzzleReset,
    PuzzleSetUp,
    PuzzleSolved,
    SkillPointSpent,
    Vetoed,
)
from engine.mansions.puzzles.moves import moves, rule_of, solved
from engine.mansions.rules.outcomes import carries_out, carry_out
from engine.mansions.state import effects as can

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Doing, Steps
    from engine.mansions.state.pieces import Piece
    from engine.mansions.state.table import Situation

DRAW = "draw"


def set_up(board: Board, name: str) -> Procedure[bool]:
    """Pieces drawn at random, dealt row by row from the top left, arrows up. False if there are too few."""
    puzzle = board.now.puzzle(name)
    stack = list(board.now.pieces.get(puzzle.stack_name, ()))
    if len(stack) < len(puzzle.slots):
        short = Vetoed(what="draw-piece", whom=name, cites="mansions/puzzle-pieces^limit")
        yield from board.happens(short)
        return False
    dealt: list[Piece] = []
    for _ in puzzle.slots:
        piece = yield from drawn("puzzle-piece", stack, "mansions/puzzle-setup^deal")
        stack.remove(piece)
        dealt.append(piece)
    cites = "mansions/puzzle-setup^rows"
    yield from board.happens(PuzzleSetUp(puzzle=name, pieces=tuple(dealt), cites=cites))
    return True


def attempt_puzzle(board: Board, who: str, name: str) -> Procedure[bool]:
    """As many puzzle actions as Intellect, until it is solved, they are used or the player stops."""
    if name in board.now.turn.puzzles:
        again = Vetoed(what="attempt", whom=name, cites="mansions/puzzle-once-per-turn^once")
        yield from board.happens(again)
        return False
    if not board.now.puzzle(name).laid and not (yield from set_up(board, name)):
        return False
    left = board.now.investigator(who).intellect
    began = PuzzleBegan(who=who, puzzle=name, actions=left, cites="mansions/attempting-a-puzzle^how-many")
    yield from board.happens(began)
    points, answer = 0, ""
    while not solved(board.now.puzzle(name)):
        options = options_of(board.now, who, name, left)
        if options == ["stop"]:
            break
        answer = yield Decision(
            what="puzzle-action", by=who, options=tuple(options), cites="mansions/attempting-a-puzzle^until"
        )
        if answer in ("stop", "time-up"):
            break
        if answer == "skill-point":
            points += 1
            left += yield from _point(board, who, points)
        elif answer == DRAW:
            left -= 2
            yield from _draw(board, who, name, left)
        else:
            left -= 1
            yield from _move(board, name, answer, left)
    return (yield from _over(board, who, name, late=answer == "time-up"))


def options_of(table: Situation, who: str, name: str, left: int) -> list[str]:
    """What a player at a puzzle can do; runes are only swapped."""
    puzzle = table.puzzle(name)
    options = moves(puzzle) if left >= 1 else []
    if left >= 2 and puzzle.kind != "rune" and table.pieces.get(puzzle.stack_name):
        options.append(DRAW)
    if table.investigator(who).skill_points:
        options.append("skill-point")
    if "puzzle-time-limit" in table.variants and options:
        options.append("time-up")
    return [*options, "stop"]


def _move(board: Board, name: str, move: str, left: int) -> Steps:
    kind, _, what = move.partition(":")
    cites = rule_of(board.now.puzzle(name), move)
    made = {"puzzle": name, "kind": kind, "what": what, "left": left, "cites": cites}
    yield from board.happens(PuzzleMoved.model_validate(made))


def _point(board: Board, who: str, points: int) -> Procedure[int]:
    if points > 1:
        yield from board.assumes(
            "several-skill-points-on-a-puzzle", "mansions/skill-points-and-puzzles^several"
        )
    luck = board.now.investigator(who).luck
    spent = SkillPointSpent(who=who, luck=luck, cites="mansions/skill-points-and-puzzles^extra")
    yield from board.happens(spent)
    return luck


def _draw(board: Board, who: str, name: str, left: int) -> Steps:
    """Two puzzle actions; the new piece must replace one that lies there."""
    puzzle = board.now.puzzle(name)
    stack = board.now.pieces[puzzle.stack_name]
    piece = yield from drawn("puzzle-piece", stack, "mansions/puzzle-draw^cost")
    slot = yield Decision(
        what="replace-piece",
        by=who,
        options=tuple(each.id for each in puzzle.slots),
        cites="mansions/puzzle-draw^must",
    )
    new = PieceDrawn(puzzle=name, piece=piece, slot=slot, left=left, cites="mansions/puzzle-draw^must")
    yield from board.happens(new)


def _over(board: Board, who: str, name: str, *, late: bool) -> Procedure[bool]:
    if solved(board.now.puzzle(name)):
        kind = board.now.puzzle(name).kind
        done = PuzzleSolved(who=who, puzzle=name, cites=f"mansions/{kind}-puzzle^solved")
        yield from board.happens(done)
        return True
    cites = "mansions/variant-puzzle-time-limit^lost" if late else "mansions/completing-a-puzzle^stays"
    unsolved = PuzzleLeft(who=who, puzzle=name, cites=cites)
    yield from board.happens(unsolved)
    return False


@carries_out(can.SolvePuzzle)
def _solve(doing: Doing, effect: can.SolvePuzzle) -> Steps:
    done = yield from attempt_puzzle(doing.board, doing.you, effect.puzzle)
    yield from carry_out(effect.success if done else effect.failure, doing)


@carries_out(can.ResetPuzzle)
def _reset(doing: Doing, effect: can.ResetPuzzle) -> Steps:
    """All pieces back into the stack, then dealt anew."""
    reset = PuzzleReset(puzzle=effect.puzzle, cites="mansions/redealing-a-puzzle^shuffle")
    yield from doing.board.happens(reset)
    yield from set_up(doing.board, effect.puzzle)
