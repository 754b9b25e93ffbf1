"""Plain words in English, Polish and Ukrainian → a sheet of Eldritch Horror and what it answers.

words/       what players say, by what it means; the names that we give to the unnamed
tagging      words → terms: a concept, perhaps a number
told         what is told: sentences, and each number with what it is a number of
questions    what is asked
topics       what it is about
drafts       a sheet while it is put together, with all that was read, assumed or is missing
tests_told, combat_told, mythos_told, legal_told, rules_told
             each topic's part: what is told → a sheet
course       playing a sheet as far as what was told carries it
answering    `inquire`: all of these

Every word that a topic has no use for is listed as not understood; an answer beside such a word is not sure.
"""

from engine.eldritch.described.answering import Inquiry, inquire
from engine.eldritch.described.drafts import Answer, Understood

__all__ = ["Answer", "Inquiry", "Understood", "inquire"]
