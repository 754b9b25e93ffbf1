# The page of what is covered.

coverage-lead = Which rules the engine executes and cites, with the numbered cases that show it, and which are reference only.
coverage-missing = For { $game } there is no list of what is executed yet. Its rules can be searched and read.
coverage-executed = executed
coverage-reference = reference only
coverage-rules = Rules executed
coverage-of = { $count } of { $total }
coverage-cases = Numbered cases
coverage-by-kind = By kind of rule
coverage-chart = For each kind of rule, the share that the engine executes
coverage-why-reference = The others are reference: a rule that is cited shows what they say, or they are no procedure (card anatomy, setup, deckbuilding).
coverage-status = Which rules
coverage-all = all
coverage-kind = Kind of rule
coverage-search = Rule
coverage-search-hint = part of a name, in any language
coverage-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
coverage-none = No rule has that in its name. Try a shorter word, or all kinds.
coverage-n-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
