rule-choose = Rule
rule-choose-hint = Choose or type a name
rule-nearest = The nearest:
rule-none-chosen = Choose a rule by its name, or begin with one that many others lead to.
rule-no-statement = This rule has no statement ^{ $at }. The whole rule is shown.
rule-all-languages = All three languages side by side
rule-executed-title = The engine executes this statement.
rule-executed = { $statements ->
    [one] The engine executes { $done } of { $statements } statement.
   *[other] The engine executes { $done } of { $statements } statements.
}
rule-carried-out = The engine carries out this rule as a step of its own.
rule-cases = { $cases ->
    [one] { $cases } numbered case shows it.
   *[other] { $cases } numbered cases show it.
}
rule-reference-only = For reference: the engine does not cite this rule.
rule-graph = Rules around it
rule-graph-hint = Click a rule to open it. Drag to move, scroll or pinch to zoom.
rule-graph-farther = One step farther
rule-graph-mentions = Mere mentions too
rule-graph-save = Save the picture (SVG)
rule-graph-refresh = Lay out anew
rule-graph-fullscreen = Full screen
rule-graph-zoom-in = Zoom in
rule-graph-zoom-out = Zoom out
rule-graph-fit = Fit to the frame
rule-graph-centre = Centre
rule-way = How it is joined to another rule
rule-way-to = The other rule

# Symbols inside statements.

rule-symbol-action = action
rule-symbol-fast = free
rule-symbol-reaction = reaction
rule-symbol-per-investigator = per investigator
rule-symbol-willpower = willpower
rule-symbol-intellect = intellect
rule-symbol-combat = combat
rule-symbol-agility = agility
rule-symbol-wild = wild
rule-symbol-skull = skull
rule-symbol-cultist = cultist
rule-symbol-tablet = tablet
rule-symbol-elder-thing = elder thing
rule-symbol-auto-fail = automatic failure
rule-symbol-elder-sign = elder sign
rule-symbol-guardian = guardian
rule-symbol-mystic = mystic
rule-symbol-rogue = rogue
rule-symbol-seeker = seeker
rule-symbol-survivor = survivor
rule-same-word = The same word means something of its own in another game:
