"""The card game's skill test in the app.

page      the whole
form      a test as a person sets it up; `fields`: those of the form
commits   which cards to commit; `compare`: lines side by side
reached   how far the test has come; `story`: what has happened
"""
