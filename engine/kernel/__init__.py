"""The machine that runs rules procedures, whatever the game.

A procedure is a generator. It yields what happens (Event), what somebody must choose (Decision) and what is
random (Chance), and gets the choice or the outcome back. Nothing else stops it, so a resolution is a pure
function of the procedure and the answers: undo is one answer fewer, a fork is another answer.

requests   what a procedure can yield
choosing   a choice, a yes or no, one at random, a die, in short
events     what the events of every game are
boards     the table while a procedure runs
effects    a rule for each kind of effect
refusing   what the rules know but do not allow now, and why
playing    run a procedure with answers from a script, a seed or any policy
exploring  every way it can go; whether a choice changes anything
forks      what was decided on the way, and where the other options lead
chances    exact probabilities
grim       the worst option, where the rules name nobody to choose
components  the components on a table, each found by its name
sheets     a situation as a person writes it, read or refused with place and fault
bounds     what no table can hold; `references`: names in a sheet; `faults`: what is wrong with it
telling    what can be said of events and options: messages by name
charts     the chart of a round, example sheets
"""

from engine.kernel.boards import Board, BrokenOff, Doing, GameOver
from engine.kernel.chances import odds
from engine.kernel.choosing import agreed, chosen, die, drawn
from engine.kernel.effects import ByKind
from engine.kernel.exploring import Branching, Ending, explore
from engine.kernel.forks import Choice, Fork
from engine.kernel.grim import Foresight, GrimRuling, foreseen, rule_grimly
from engine.kernel.playing import Play, play, play_by, seeded
from engine.kernel.refusing import Refusals, legal, require_legal
from engine.kernel.requests import Chance, Decision, Event, Procedure, Request

__all__ = [
    "Board",
    "Branching",
    "BrokenOff",
    "ByKind",
    "Chance",
    "Choice",
    "Decision",
    "Doing",
    "Ending",
    "Event",
    "Foresight",
    "Fork",
    "GameOver",
    "GrimRuling",
    "Play",
    "Procedure",
    "Refusals",
    "Request",
    "agreed",
    "chosen",
    "die",
    "drawn",
    "explore",
    "foreseen",
    "legal",
    "odds",
    "play",
    "play_by",
    "require_legal",
    "rule_grimly",
    "seeded",
]
