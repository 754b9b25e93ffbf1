"""The words that people read.

fluent    messages in three languages, from `locales/`
errors    what is wrong
telling   events, decisions and options of any game
harms     the rule that decides where nobody is named to
names     chaos tokens and abilities
verdicts  the direct answer to a question, in one sentence
sheets    a situation sheet; `unread`: its texts that nothing carries out
puzzles   the solution of a puzzle
"""

from ui.words.errors import say_error
from ui.words.fluent import LOCALES, knows, quoted, say, say_own, say_problem, system_language

__all__ = ["LOCALES", "knows", "quoted", "say", "say_error", "say_own", "say_problem", "system_language"]
