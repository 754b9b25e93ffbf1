# The page of the round.

roundpage-lead = A round from 1.1 to 4.6: the chart shows the step or window, the board what stands where.
roundpage-phase = Phases of the round
roundpage-chart = Steps and player windows: { $phase }; now: { $now }
roundpage-within = In it: { $name }
roundpage-next = Next step
roundpage-to-decision = To the next decision
roundpage-back = Back
roundpage-again = Start again
roundpage-just = What has just happened
roundpage-story = Everything so far: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
roundpage-decides = Decides: { $by }
roundpage-chance = Chance decides: draw, or pick what came up on your table.
roundpage-draw = Draw at random
roundpage-outcome = { $name } ({ $weight } of { $total })
roundpage-nobody = The rules name nobody to decide this.
roundpage-over = The round is over.
roundpage-own = Another table: your own sheet or the example
roundpage-sheet = Situation sheet (YAML)
roundpage-sheet-help = Who is where, the locations and connections, enemies, agenda, act and chaos bag; the example shows how.
roundpage-file = Or a file with the sheet
roundpage-begin = Begin the round
roundpage-example = Back to the example
roundpage-empty = Paste a sheet or choose a file first.
roundpage-not-text = This file is no text (UTF-8). Choose a sheet in YAML.
error-bad-sheet-text = The sheet cannot be read as YAML: see line { $line }.
roundpage-named-roland = Roland
roundpage-named-daisy = Daisy
roundpage-named-study = Study
roundpage-named-hall = Hall
roundpage-named-attic = Attic
roundpage-named-ghoul = Ghoul
roundpage-named-agenda = Agenda
roundpage-named-act = Act
roundpage-named-rat = Rat
roundpage-named-cold-draught = Cold draught
