"""Arkham Horror's (2nd edition) procedures.

effects      what cards, spaces, monsters and sheets can do, as data; `cards`: the components themselves
table        what lies on the table; `people`: investigators; `soundness`: whether it can stand
events       what can happen, each making a new table from the old one
board        the table while a procedure runs, and the moment it runs in
outcomes     carrying out effects, each kind where its rules are:
  fates        points, checks, arrest, delay
  possessions  cards, special cards, trophies, money; `trading`
  harm         losing Sanity and Stamina and what follows: insane, unconscious, lost, devoured, arrested
  terror       the terror track; `awakening`: doom, and what wakes the Ancient One
  monsters     the cup, the limit, the Outskirts; `surge`; `monster_movement`
  gates        gates open; `closing`: closed and sealed
checks       a skill check, step by step
combat       evading, the Horror check, fight or flee, damage; `weapons`: hands and bonuses; `spells`: casting
upkeep       the five phases of a turn: Upkeep,
movement       Movement,
encounters     Arkham and Other World Encounters,
mythos         Mythos; `rounds`: the whole turn
battle       the final battle; `ending`: victory, defeat, score
odds         exact odds of checks and of a whole combat
sheet        a situation as written; `playing`: what the front ends use
described    plain words in three languages → a sheet and what it answers
"""
