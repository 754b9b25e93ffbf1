"""A sheet of any game in the app.

pages    test and round
sheets   which sheet is played
chart    where in the round play stands
spaces   the table as cards; `story`: what has happened; `waiting`: what is asked; `unread`: what is not read
lines    other answers: what if, and one line beside the other
"""
