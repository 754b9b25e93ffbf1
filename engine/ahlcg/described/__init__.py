"""Plain words in English, Polish and Ukrainian → a situation sheet and its ruling.

words/       what players say, by what it means; the names that we give to the unnamed
grammar      what endings and forms tell
tagging      words → terms: a concept, and where it stands
scene        what a description tells: people, enemies, places, cards, abilities, deed, questions
talk         a description while it is being read
mentions     who and what a sentence speaks of
ability_heads, abilities, effects_told
             abilities that are told or quoted
doing, striking, cards_told, committing, outcomes_told, past_told
             what is attempted; what is said to have come of it; what was done before
stats, amounts, bag_told, engaging, set_apart, standing
             numbers, chaos bag, engagement, places and roles
slots_told, lasting_told
             what lies in play already, what lasts, what comes into play
asking, asked_about
             what is asked, and about what
reading      `read_description`: all of these, sentence by sentence; what was not understood
drafts, seating, attempting, drafting
             `draft`: a scene → a sheet, with all that was assumed or is missing
qualifying   words that may turn the rest round
answering    `inquire`: from words to a ruling

The grammar is one of islands: a sentence may hold words that none of its rules use. Every such word is listed
as not understood, and an answer that rests on a sentence with one is not sure.
"""

from engine.ahlcg.described.answering import Inquiry, inquire

__all__ = ["Inquiry", "inquire"]
