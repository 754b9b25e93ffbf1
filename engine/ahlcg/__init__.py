"""The card game's procedures.

front        what a sheet attempts, and the grim rule
state        what lies on the table, as data, and what words and values mean there
events       what can happen, each making a new table from the old one
timing       the steps of round and test, the timing ladder, using abilities and playing cards
telling      what can be said of events and options
rules        carrying out effects, each kind where its rules are
phases       the round from 1.1 to 4.6, actions, the skill test from ST.1 to ST.8
sheet        a situation as written; `writing`: written again; `text`: card text; `library`: imported cards
unread       texts on a sheet that nothing carries out
odds         exact odds from the bag; `outlook`: of a test under way
judging      how a situation goes and the answer to a question
described    plain words in three languages → a sheet, a question, a ruling
"""
