"""The machine that runs rules procedures, whatever the game.

A procedure is a generator. It yields what happens (Event), what somebody must choose (Decision) and what is
random (Chance), and gets the choice or the outcome back. Nothing else stops it, so a resolution is a pure
function of the procedure and the answers: undo is one answer fewer, a fork is another answer.

requests   what a procedure can yield
asking     a choice, a yes or no, one at random, in short
boards     the table while a procedure runs
playing    run a procedure with answers from a script, a seed or any policy
exploring  every way it can go; whether a choice changes anything
chances    exact probabilities
grim       the worst option, where the rules name nobody to choose
things     the components on a table, each found by its name
sheets     a situation as a person writes it, read or refused with place and fault
showing    the chart of a round, example sheets
"""

from engine.kernel.asking import agreed, chosen, drawn
from engine.kernel.boards import Board, BrokenOff, EndlessError, GameOver
from engine.kernel.chances import odds
from engine.kernel.exploring import Branching, Ending, explore
from engine.kernel.grim import GrimRuling, rule_grimly
from engine.kernel.playing import IllegalAnswerError, Play, play, play_by, seeded
from engine.kernel.requests import Chance, Decision, Event, Procedure, Request

__all__ = [
    "Board",
    "Branching",
    "BrokenOff",
    "Chance",
    "Decision",
    "Ending",
    "EndlessError",
    "Event",
    "GameOver",
    "GrimRuling",
    "IllegalAnswerError",
    "Play",
    "Procedure",
    "Request",
    "agreed",
    "chosen",
    "drawn",
    "explore",
    "odds",
    "play",
    "play_by",
    "rule_grimly",
    "seeded",
]
