"""The turn, checks and fights.

rounds      the whole turn: `upkeep`, `movement`, `encounters`, `mythos`
checks      a skill check, step by step
combat      evading, the Horror check, fight or flee, damage; `weapons`: hands and bonuses; `spells`: casting
battle      the final battle; `ending`: victory, defeat, score
"""
