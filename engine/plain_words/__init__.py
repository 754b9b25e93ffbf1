"""Plain words in three languages → a game's sheet and what it answers: what is the same for every board game.

words/       what players say at any board game, by what it means
tagging      words → terms: a concept, perhaps a number
speech       what a game adds: its words, and what its concepts can be joined with
told         what is told: sentences, and each number with what it is a number of
questions    what is asked
drafts       a sheet while it is put together, with all that was read, assumed or is missing; the answer
course       playing a sheet as far as what was told carries it
judging      what is asked of the course: whether, how much, who decides
matters      a question about one rule, as data
necessity    only if: what is asked to be the one condition
supposing    facts that nobody told: what would be answered if they were so
concepts     that every concept of the word lists is one that code names
inquiring    `Game.inquire`: topic → sheet → answer

A game gives its words, its topics (when one fits, how it is read, how the sheet answers it) and how a sheet
is played. Every word that a topic has no use for is listed as not understood; an answer beside such a word is
not sure.
"""

from engine.plain_words.course import Course, Playing
from engine.plain_words.drafts import Answer, Draft, Understood
from engine.plain_words.inquiring import Game, Inquiry, Reading, Topic
from engine.plain_words.judging import Judge, Judging, cites_of, kind_of
from engine.plain_words.matters import Matter, topics
from engine.plain_words.questions import Question
from engine.plain_words.speech import Speech
from engine.plain_words.told import Fact, Told

__all__ = [
    "Answer",
    "Course",
    "Draft",
    "Fact",
    "Game",
    "Inquiry",
    "Judge",
    "Judging",
    "Matter",
    "Playing",
    "Question",
    "Reading",
    "Speech",
    "Told",
    "Topic",
    "Understood",
    "cites_of",
    "kind_of",
    "topics",
]
