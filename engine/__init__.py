"""Executable rules: procedures that cite the corpus statement behind every step.

ahlcg    the card game
eldritch Eldritch Horror
kernel   game-neutral: events, decisions, chance; play, explore, odds, the grim rule
"""
