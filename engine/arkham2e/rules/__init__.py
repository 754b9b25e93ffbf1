"""Carrying out effects, each kind where its rules are.

outcomes     one effect after the other
fates        points, checks, arrest, delay
possessions  cards, special cards, trophies, money; `trading`
harm         losing Sanity and Stamina and what follows: insane, unconscious, lost, devoured, arrested
terror       the terror track; `awakening`: doom, and what wakes the Ancient One
monsters     the cup, the limit, the Outskirts; `surge`; `monster_movement`
gates        gates open; `closing`: closed and sealed
"""
