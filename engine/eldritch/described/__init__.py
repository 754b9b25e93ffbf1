"""Plain words in English, Polish and Ukrainian → a sheet of Eldritch Horror and what it answers.

words/       what players say of this game, by what it means; the names that we give to the unnamed
speech       what its concepts can be joined with
topics       what a description is about
matters      a question about one rule, as data
judging      how a sheet is played, and what is then asked of it
drafts       a sheet while it is put together
tests_told, combat_told, mythos_told, reckoning_told, legal_told, rules_told
             each topic's part: what is told → a sheet
acting_told, shopping_told, meeting_told, ends_told, limits_told, rulings_told
             matters: actions, Assets and loans, encounters, defeat and the end of the game, what runs out,
             single rulings
answering    how each topic is read and answered; `inquire`

All the rest is the same for every game: `engine.plain_words`.
"""

from engine.eldritch.described.answering import inquire

__all__ = ["inquire"]
