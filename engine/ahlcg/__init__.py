"""The card game's procedures.

timing      the steps and player windows of a round and of a skill test, as one table
table       what lies on the table
events      what can happen, each making a new table from the old one
board       the table while a procedure runs
values      values and their modifiers
abilities   what answers at its own moment: forced, reactions, free abilities in windows
chaos       the chaos bag
results     what success or failure does
skill_test  ST.1 to ST.8
attempts    investigate, fight, evade: what starts a test
sheet       a situation as a person writes it
bags        chaos bags by name
odds        exact odds from the bag
outlook     exact odds of a test under way
"""
