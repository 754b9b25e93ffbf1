"""Carrying out effects, each kind where its rules are.

outcomes   one effect after the other
ending     objectives: revealed, won, lost
harm       damage, horror, Trauma cards, healing, stun; `death`: killed, eliminated, a new investigator
drawing    the Keeper's cards: drawing and the hand limit; `mythos`: when a Mythos card is played
monsters   moving, placing, hurting them
exploring  Locks, Obstacles, exploring
movement   investigators on the move; `features`: markers and tokens of rooms
spells     casting; `abilities`: abilities of cards
"""
