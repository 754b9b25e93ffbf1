"""The round, tests and combat.

rounds      the three phases
actions     the Action Phase of an investigator; `permission`: what may be done; `acquiring`, `trading`
encounters  the Encounter Phase of an investigator
mythos      the Mythos Phase, step by step; `reckoning`
rolling     the dice pool, rolls that are no tests; `skill_test`: a test, step by step
combat      Combat Encounters, ambushes
optional    difficulty, starting Rumor, solo, scoring
"""
