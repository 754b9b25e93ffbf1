"""The card game's procedures.

timing       the steps and player windows of a round and of a skill test, as one table
effects      what an ability can do, as data
cards        cards and their abilities, as data
table        what lies on the table
events       what can happen, each making a new table from the old one
board        the table while a procedure runs, and the moment it runs in
words        whom and what the words of an effect mean here and now; `naming`: names and traits
counting     numbers that depend on the table; `conditions`: effects that do
values       values, their modifiers, and what is forbidden
triggers     whether a moment is the one an ability waits for; `usable`: what may be used then, and by whom
ladder       the timing ladder: would, when, the event, after; player windows
outcomes     carrying out effects, each kind where its rules are:
  damage engagement attacks movement drawing zones leaving searching tokens elimination encounter progress
  lasting
  initiation   using an ability, playing a card: costs, attacks of opportunity, cancelling; `letter_x`
skill_test   ST.1 to ST.8; `chaos`: the bag; `attempts`: what starts a test; `results`, `substitution`
actions      the actions of a turn
rounds       1.1 to 4.6; `setup`: what of the set-up can be executed
resolving    what a sheet attempts, and the grim rule
running      running a procedure
sheet        a situation as written; `text`: card text; `library`: imported cards; `writing`: a sheet again
odds         exact odds from the bag; `outlook`: of a test under way; `bags`: bags by name
ruling       how a situation goes and the answer to a `question`: `verdict`, `likely`, `changes`, `refusal`
described    plain words in three languages → a sheet, a question, a ruling
"""
