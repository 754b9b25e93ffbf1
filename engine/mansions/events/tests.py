"""What happens in tests and puzzles."""

from typing import Literal

from engine.kernel.components import replaced, without
from engine.kernel.events import Remark
from engine.mansions.events.base import Change
from engine.mansions.puzzles.moves import moved, replaced_piece
from engine.mansions.state.components import Meeting
from engine.mansions.state.effects import Attribute
from engine.mansions.state.pieces import Laid, Piece
from engine.mansions.state.table import Situation

Purpose = Literal["attribute", "combat", "horror", "evade", "fire"]
WhyNoHorror = Literal["tested", "returned", "same-room", "turn-start", "elsewhere"]
WhyNoEvade = Literal["tested", "attack", "no-action", "elsewhere"]


class TestBegan(Remark):
    """`against`: the monster of a horror or evade test."""

    event: Literal["test-began"] = "test-began"
    by: str
    attribute: Attribute
    modifier: int
    purpose: Purpose
    against: str | None = None


class SkillPointSpent(Change):
    event: Literal["skill-point-spent"] = "skill-point-spent"
    who: str
    luck: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(skill_points=who.skill_points - 1))


class TargetSet(Remark):
    """What the die must not exceed, and what it is made of."""

    event: Literal["target-set"] = "target-set"
    target: int
    value: int
    modifier: int
    stun: int = 0
    darkness: int = 0
    luck: int = 0
    cards: int = 0


class DieRolled(Remark):
    event: Literal["die-rolled"] = "die-rolled"
    by: str
    face: int


class RerollForced(Change):
    """The Keeper discards a skill point of the optional rule."""

    event: Literal["reroll-forced"] = "reroll-forced"
    who: str

    def after(self, table: Situation) -> Situation:
        points = (table.keeper.skill_points or 0) - 1
        return table.changed(keeper=table.keeper.changed(skill_points=points))


class TestResult(Remark):
    event: Literal["test-result"] = "test-result"
    by: str
    success: bool
    automatic: bool


class HorrorTested(Change):
    """Not again against this monster this turn."""

    event: Literal["horror-tested"] = "horror-tested"
    who: str
    monster: str
    success: bool

    def after(self, table: Situation) -> Situation:
        done = Meeting(investigator=self.who, monster=self.monster)
        return table.with_turn(tested=(*table.turn.tested, done))


class NoHorrorTest(Remark):
    """`why`: tested against this turn; it left the room and came back this turn; nobody entered the room;
    it was there when the turn began; it is in another room."""

    event: Literal["no-horror-test"] = "no-horror-test"
    who: str
    monster: str
    why: WhyNoHorror


class Evaded(Change):
    """The test against this monster is done for this turn, passed or not."""

    event: Literal["evaded"] = "evaded"
    who: str
    monster: str
    success: bool

    def after(self, table: Situation) -> Situation:
        return table.with_turn(evaded=(*table.turn.evaded, self.monster))


class NoEvadeTest(Remark):
    """`why`: tested against this turn; an attack on a monster in the space; nothing that is an action; it is
    in another space."""

    event: Literal["no-evade-test"] = "no-evade-test"
    who: str
    monster: str
    why: WhyNoEvade


class PuzzleSetUp(Change):
    event: Literal["puzzle-set-up"] = "puzzle-set-up"
    puzzle: str
    pieces: tuple[Piece, ...]

    def after(self, table: Situation) -> Situation:
        puzzle = table.puzzle(self.puzzle)
        laid = tuple(
            Laid(slot=slot.id, piece=piece) for slot, piece in zip(puzzle.slots, self.pieces, strict=True)
        )
        names = {piece.id for piece in self.pieces}
        stack = tuple(each for each in table.pieces[puzzle.stack_name] if each.id not in names)
        changed = puzzle.model_copy(update={"laid": laid})
        return table.changed(
            puzzles=replaced(table.puzzles, changed), pieces={**table.pieces, puzzle.stack_name: stack}
        )


class PuzzleBegan(Change):
    """`actions`: how many puzzle actions there are."""

    event: Literal["puzzle-began"] = "puzzle-began"
    who: str
    puzzle: str
    actions: int

    def after(self, table: Situation) -> Situation:
        return table.with_turn(puzzles=(*table.turn.puzzles, self.puzzle))


class PuzzleMoved(Change):
    event: Literal["puzzle-moved"] = "puzzle-moved"
    puzzle: str
    kind: Literal["swap", "turn-right", "turn-left"]
    what: str
    left: int

    def after(self, table: Situation) -> Situation:
        changed = moved(table.puzzle(self.puzzle), f"{self.kind}:{self.what}")
        return table.changed(puzzles=replaced(table.puzzles, changed))


class PieceDrawn(Change):
    """It replaces another, which goes to the bottom of the stack."""

    event: Literal["piece-drawn"] = "piece-drawn"
    puzzle: str
    piece: Piece
    slot: str
    left: int

    def after(self, table: Situation) -> Situation:
        puzzle = table.puzzle(self.puzzle)
        name = puzzle.stack_name
        stack = without(table.pieces[name], self.piece.id)
        old = puzzle.at(self.slot).piece
        changed = replaced_piece(puzzle, self.slot, Laid(slot=self.slot, piece=self.piece))
        return table.changed(
            puzzles=replaced(table.puzzles, changed), pieces={**table.pieces, name: (*stack, old)}
        )


class PuzzleSolved(Change):
    """The pieces go back to the stack."""

    event: Literal["puzzle-solved"] = "puzzle-solved"
    who: str
    puzzle: str

    def after(self, table: Situation) -> Situation:
        return _cleared(table, self.puzzle)


class PuzzleReset(Change):
    event: Literal["puzzle-reset"] = "puzzle-reset"
    puzzle: str

    def after(self, table: Situation) -> Situation:
        return _cleared(table, self.puzzle)


class PuzzleLeft(Remark):
    """Unsolved; it stays as it lies."""

    event: Literal["puzzle-left"] = "puzzle-left"
    who: str
    puzzle: str


def _cleared(table: Situation, name: str) -> Situation:
    puzzle = table.puzzle(name)
    stack = (*table.pieces.get(puzzle.stack_name, ()), *(each.piece for each in puzzle.laid))
    changed = puzzle.model_copy(update={"laid": ()})
    return table.changed(
        puzzles=replaced(table.puzzles, changed), pieces={**table.pieces, puzzle.stack_name: stack}
    )
