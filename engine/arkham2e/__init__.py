"""Arkham Horror's (2nd edition) procedures.

front        what the front ends use
state        what lies on the table, as data
events       what can happen, each making a new table from the old one
rules        carrying out effects, each kind where its rules are
phases       the five phases of a turn, checks, combat, the final battle
odds         exact odds of checks and of a whole combat
sheet        a situation as written; `telling`: how events and options are told
described    plain words in three languages → a sheet and what it answers
"""
