# The page of puzzles
page-puzzle = Puzzle
puzzlepage-lead = Enter a puzzle as it lies; the fewest puzzle actions that solve it are shown one by one, each with its rule.
puzzlepage-other-game = Puzzles belong to { $game }.
puzzlepage-to-game = Show the puzzles of { $game }
puzzlepage-examples = What is solved
puzzlepage-example-puzzle = Example: wires
puzzlepage-example-puzzle-lock = Example: a lock
puzzlepage-example-puzzle-rune = Example: runes
puzzlepage-own = Your own puzzle
puzzlepage-secrecy = By the book nobody helps whoever is at a puzzle, and that player uses no aids: look here afterwards, or if your table agrees.
puzzlepage-solving = Looking for the fewest puzzle actions: { $tried } positions seen; at least { $least } are needed.
puzzlepage-solved = Solved as it lies: no puzzle action is needed.
puzzlepage-fewest =
    { $count ->
        [one] One puzzle action solves it.
       *[other] { $count } puzzle actions solve it; fewer are not enough.
    }
puzzlepage-not-proved =
    { $count ->
        [one] One puzzle action solves it.
       *[other] { $count } puzzle actions solve it. The search was cut short: at least { $least } are needed, so fewer may do.
    }
puzzlepage-impossible = These pieces cannot solve it, however they are swapped and turned. Only a drawn piece can help, for two puzzle actions.
puzzlepage-impossible-rune = These pieces cannot make the picture, however they are swapped; check what lies where.
puzzlepage-given-up = No solution was found before the search was cut short. At least { $least } puzzle actions are needed.
puzzlepage-not-within = No solution with { $most } puzzle actions.
puzzlepage-one-attempt = Enough for one attempt by { $who }: Intellect { $intellect }.
puzzlepage-attempts =
    { $who } has { $intellect ->
        [one] one puzzle action
       *[other] { $intellect } puzzle actions
    } an attempt, by Intellect, and one attempt a turn: { $count } turns ({ $split }).
puzzlepage-points =
    { $points ->
        [one] A skill point
       *[other] { $points } skill points
    } (Luck { $luck }) would make one attempt enough.
puzzlepage-others = Another investigator may go on with it in the same round.
puzzlepage-never = { $who } has no puzzle actions: Intellect 0.
puzzlepage-step = Step { $step } of { $count }
puzzlepage-start = As it lies
puzzlepage-attempt = Attempt { $number }, in { $number ->
        [1] this turn
       *[other] a later turn
    }
puzzlepage-swap = Swap { $one } and { $other }.
puzzlepage-turn-right = Turn { $what } clockwise by 90°.
puzzlepage-turn-left = Turn { $what } counterclockwise by 90°.
puzzlepage-turn-base-2 = Turn the base tile by 180°.
puzzlepage-turn-right-base = Turn the base tile clockwise by { $degrees }°.
puzzlepage-turn-left-base = Turn the base tile counterclockwise by { $degrees }°.
puzzlepage-left = Puzzle actions left in this attempt: { $left }.
puzzlepage-now-solved = Solved.
puzzlepage-steps = All steps
puzzlepage-back = Back
puzzlepage-next = Next
puzzlepage-enter = Enter your own puzzle
puzzlepage-enter-help = Choose the kind and the size, then press a piece and say what is on each of its sides as it lies.
puzzlepage-kind = Kind
puzzlepage-kind-wiring = Wiring puzzle
puzzlepage-kind-lock = Lock puzzle
puzzlepage-kind-rune = Rune puzzle
puzzlepage-short-wiring = Wires
puzzlepage-short-lock = Lock
puzzlepage-short-rune = Runes
puzzlepage-rows = Rows
puzzlepage-columns = Columns
puzzlepage-shape = Base tile
puzzlepage-shape-4 = 4: rectangle
puzzlepage-shape-5 = 5: triangle
puzzlepage-shape-6 = 6: cross
puzzlepage-shape-own = as in the sheet
puzzlepage-piece = Piece { $slot }
puzzlepage-turn = Turn
puzzlepage-on-side = Side { $side }
puzzlepage-side-n = top
puzzlepage-side-e = right
puzzlepage-side-s = bottom
puzzlepage-side-w = left
puzzlepage-nothing = nothing
puzzlepage-thing-red = red
puzzlepage-thing-blue = blue
puzzlepage-both = red and blue
puzzlepage-thing-sun = sun
puzzlepage-thing-moon = moon
puzzlepage-thing-star = star
puzzlepage-thing-eye = eye
puzzlepage-thing-key = key
puzzlepage-thing-drop = drop
puzzlepage-thing-leaf = leaf
puzzlepage-thing-cross = cross
puzzlepage-lies-here = Which part of the picture lies here?
puzzlepage-from = The wires start at
puzzlepage-to = The wires end at
puzzlepage-colours = Wires to connect
puzzlepage-place = { $slot }, { $side }
puzzlepage-base-symbols = Symbols of the base tile
puzzlepage-base-at = at { $slot }, { $side }
puzzlepage-who = Who is at it
puzzlepage-name = Name
puzzlepage-intellect = Intellect
puzzlepage-luck = Luck
puzzlepage-skill-points = Skill points
puzzlepage-play = Play the attempt step by step
puzzlepage-yaml = Sheet (YAML)
puzzlepage-svg = All steps as a picture (SVG)
error-no-puzzle = The sheet has no laid-out puzzle that is attempted. Under `attempt`, write `puzzle:` with `by:` and `puzzle:`, and give the puzzle its pieces under `rows:`.
