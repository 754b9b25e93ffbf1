"""A dispute in the app, of any game.

page          the words, the answer, the play, what it rests on
words         the box, examples, a ruling file opened again
steps         a play to step through event by event; `decisions`: where each leads
sheet_form    the card game's sheet as a form; `attempt_form`: what is attempted
paper         a ruling on paper
"""
