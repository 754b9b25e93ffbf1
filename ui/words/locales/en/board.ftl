# The board.

board-title = The board: { $locations ->
    [one] { $locations } location
   *[other] { $locations } locations
}, { $investigators ->
    [one] { $investigators } investigator
   *[other] { $investigators } investigators
}, { $enemies ->
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
}
board-agenda = Agenda
board-act = Act
board-shroud = shroud
board-clues = clues
board-doom = doom
board-damage = damage
board-horror = horror
board-resources = resources
board-unrevealed = unrevealed
board-exhausted = exhausted
board-engaged = engaged with { $names }
board-nowhere = not on the board
board-eliminated = Eliminated: { $names }
board-uses = uses
board-exhausted-card = exhausted
board-attached = attached to { $host }
board-area-play = { $name }: in play
board-area-threat = { $name }: threat area
board-resolving = Being resolved
