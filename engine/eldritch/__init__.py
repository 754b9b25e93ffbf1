"""Eldritch Horror's procedures.

effects      what cards, tokens and sheets can do, as data; `cards`: the components themselves
table        what lies on the table; `checking`: whether it can be
events       what can happen, each making a new table from the old one
board        the table while a procedure runs, and the moment it runs in
outcomes     carrying out effects, each kind where its rules are:
  tracks       Doom, the Omen, the awakening
  ending       Mysteries, Rumors, winning and losing
  movement     nearest spaces, moving, tickets, being Delayed
  harm         losing, spending, recovering; `prices`: what could be spent
  defeat       defeated, devoured, eliminated, new investigators
  rolling      the dice pool, rolls that are no tests; `skill_test`: a test, step by step
  spawning     Gates, Monsters, Clues, the surge, empty supplies
  monsters     Monsters leave the board, move, lose Health; `combat`: Combat Encounters, ambushes
  gaining      gaining and discarding cards and Clues, the reserve, flipping
  abilities    improving skills, the notes on twelve investigators
actions      the Action Phase of an investigator; `acquiring`, `trading`
encounters   the Encounter Phase of an investigator
mythos       the Mythos Phase, step by step; `reckoning`
rounds       the three phases
optional     difficulty, starting Rumor, solo, scoring; `hidden`: what players may know
odds         exact odds of tests and combat
sheet        a situation as written; `playing`: what the front ends use
described    plain words in three languages → a sheet and what it answers
"""
