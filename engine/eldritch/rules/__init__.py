"""Carrying out effects, each kind where its rules are.

outcomes   one effect after the other
tracks     Doom, the Omen, the awakening
ending     Mysteries, Rumors, winning and losing
movement   nearest spaces, moving, tickets, being Delayed
harm       losing, spending, recovering; `prices`: what could be spent
defeat     defeated, devoured, eliminated, new investigators
spawning   Gates, Monsters, Clues, the surge, empty supplies
monsters   Monsters leave the board, move, lose Health
gaining    gaining and discarding cards and Clues, the reserve, flipping
abilities  improving skills, the notes on twelve investigators
"""
