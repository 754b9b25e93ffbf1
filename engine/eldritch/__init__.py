"""Eldritch Horror's procedures.

front        what the front ends use
state        what lies on the table, as data
events       what can happen, each making a new table from the old one
rules        carrying out effects, each kind where its rules are
phases       the three phases of a round, tests, combat
odds         exact odds of tests and combat
sheet        a situation as written; `telling`: how events and options are told
described    plain words in three languages → a sheet and what it answers
"""
