"""A sheet of any game, stepped through.

sheet_text  sheets and saved plays as people type or upload them, of a bounded size
opening     what a file or a text holds; `examples`: a game's own sheets
stepper     a sheet and the answers so far; `answers`: what somebody typed as one
course      a sheet played once: what was asked, where a reader can stop
walk        where a reader stands, the lines taken and set aside; `address`: all of it in a permalink
"""
