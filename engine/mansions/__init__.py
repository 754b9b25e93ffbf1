"""The procedures of Mansions of Madness, 1st edition.

front        what the front ends use
state        what lies on the table, as data
events       what can happen, each making a new table from the old one
rules        carrying out effects, each kind where its rules are
phases       the turns of investigators and of the Keeper, tests, combat
puzzles      a puzzle attempted, and the fewest moves that solve it
odds         exact odds of tests and attacks
sheet        a situation as written; `telling`: how events and options are told
described    plain words in three languages → a sheet and what it answers
"""
