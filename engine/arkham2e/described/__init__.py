"""Plain words in English, Polish and Ukrainian → a sheet of Arkham Horror (2nd edition) and what it answers.

words/       what players say of this game, by what it means; the names that we give to the unnamed
speech       what its concepts can be joined with
drafts       a sheet while it is put together, with the choices that were told
watching     playing a sheet, and what to look for in its course
monster_told, checks_told, fights_told, keywords_told, losses_told, trading_told, legal_told,
movement_told, monster_moves_told, encounters_told, gates_told, closing_told, surge_told, table_told,
terror_told, victory_told, fates_told, turn_told, deciders_told
             each part of the game: when a description is about it, how it becomes a sheet, what is looked for
answering    the topics in their order; `inquire`

All the rest is the same for every game: `engine.plain_words`.
"""

from engine.arkham2e.described.answering import inquire

__all__ = ["inquire"]
