# The page of the round.

roundpage-phase = Phases of the round
roundpage-chart = Steps and player windows: { $phase }; now: { $now }
roundpage-within = In it: { $name }
roundpage-just = What has just happened
roundpage-story = Everything so far: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
roundpage-decides = Decides: { $by }
roundpage-draw = Draw at random
roundpage-outcome = { $name } ({ $weight } of { $total })
roundpage-nobody = The rules name nobody to decide this.
roundpage-over = The round is over.
roundpage-sheet = Situation sheet (YAML)
roundpage-file = Or a file with the sheet
error-bad-sheet-text = The sheet cannot be read as YAML: see line { $line }.
