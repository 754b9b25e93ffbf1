"""Plain words in English, Polish and Ukrainian → a sheet of Mansions of Madness and what it answers.

words/       what players say of this game, by what it means; the names that we give to the unnamed
speech       what its concepts can be joined with
drafts       a sheet while it is put together: a small house with you in it
scenes       what is told of you, the monsters and the room, whatever the topic
tests_told   a test: its odds, what must be rolled, whether a roll is enough
horror_told  horror tests: whether one is taken, how many, who orders them; `evade_told`: evade tests
fights_told  attacks: odds, and whether one is possible
moving_told  moving: how far, through what; `turns_told`: what else may be done in a turn
rooms_told   locks, obstacles, puzzles, what lies in a room; `puzzles_told`: puzzle actions
keeper_told  the Keeper's turn, cards, threat, events; `monsters_told`: attacking, moving, being placed
effects_told darkness, stun, fire: what they reach; hiding places, barriers, corpses
fates_told   insanity, death and after, the objective, escaping
points_told  skill points, stun tokens
harm_told    damage, horror, fire, Trauma cards, death, the end of the game
matters      a question about one rule, as data: its words, its sheet, how the sheet is judged
playing      how a sheet is played as far as what was told carries it
answering    the topics in their order; `inquire`

All the rest is the same for every game: `engine.plain_words`.
"""

from engine.mansions.described.answering import inquire

__all__ = ["inquire"]
