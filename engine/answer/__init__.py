"""One box, one answer: a player's words in, what the rules say to them out.

model      the answer, and the witnesses that it rests on
asking     `ask`: words → statements, play, witnesses → answer
weighing   what the witnesses say, as one: a verdict only where such verdicts have been right
earning    how sure yes or no is, by all who speak
fitting    a numbered case with the player's own names and numbers
"""

from engine.answer.asking import ask, with_play
from engine.answer.fitting import opened
from engine.answer.model import Answer, Similar, Source, Witness

__all__ = ["Answer", "Similar", "Source", "Witness", "ask", "opened", "with_play"]
