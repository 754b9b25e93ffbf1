"""What people see: the app's pages, the command line, and the words of both.

words     the words that people read: Fluent messages in three languages, events and verdicts told in them
play      a sheet of any game stepped through: answers, stops, lines, saved files
answer    what is said to a question: sections of lines, rules, search results, rulings, odds
drawing   pictures: boards, charts, timelines, puzzles
terminal  the commands of `grimrule`, by theme
app       the Streamlit app
cli       the command `grimrule`, also as `python -m ui` (`__main__`)
"""
