"""Executable rules: procedures that cite the corpus statement behind every step.

game         what every game gives, in its module `front`
resolving    running what a sheet of any game attempts
ahlcg        the card game
arkham2e     Arkham Horror, 2nd edition
eldritch     Eldritch Horror
mansions     Mansions of Madness, 1st edition
kernel       game-neutral: events, decisions, chance; play, explore, odds, the grim rule
answer       one box, one answer: a player's words in, verdict and statements out
coverage     which statements each engine executes, and which numbered cases show it
plain_words  what reading plain words has in common for all games; each game's own part is its `described`
"""
