"""The procedures of Mansions of Madness, 1st edition.

effects      what cards and special attacks can do, as data; `cards`: the cards, `pieces`: puzzle pieces
table        the table; `things`: what lies on it; `checking`: whether it can stand
map          ways, range, line of sight
events       what can happen, each making a new table from the old one
board        the table while a procedure runs, and the moment it runs in
ending       objectives: revealed, won, lost
outcomes     carrying out effects, each kind where its rules are:
  skill_test   attribute tests
  harm         damage, horror, Trauma cards, healing, stun; `death`: killed, eliminated, a new investigator
  horror       horror tests; `evade`: evade tests
  drawing      the Keeper's cards: drawing and the hand limit; `mythos`: when a Mythos card is played
  monsters     moving, placing, hurting them; `combat`: attacks, hiding, barriers
  exploring    Locks, Obstacles, exploring; `puzzling`: an attempt at a puzzle
  movement     investigators on the move; `features`: markers and tokens of rooms
  spells       casting; `abilities`: abilities of cards
puzzles      the fewest moves that solve a puzzle: `locks`, `wires`, `runes`; `plans`: what a solution costs
puzzle_moves  the moves of a puzzle and when it is solved
actions      what an investigator may do; `turns`: their turns; `keeper`: the Keeper turn; `rounds`
odds         exact odds of tests and attacks
sheet        a situation as written; `playing`: what the front ends use
described    plain words in three languages → a sheet and what it answers
"""
