# An answer to a player's words

ask-players = Players ask
ask-back = Asked back
ask-play = Played out, as it was understood
ask-similar = Similar cases
answer-differ = Not certain: the rule and the play differ.
answer-by-statement = By the rule's words alone; no table was played.
answer-by-play = By the table as it was understood, played out.
answer-by-precedent = This very question has been answered before.
answer-which-game = The words do not tell the game. It may be one of: { $games }.
witness-statement = The nearest rule seems to say: { $says ->
    [yes] yes
   *[no] no
}.
witness-precedent = To this very question the answer is known: { $says ->
    [yes] yes
   *[no] no
}.
witness-play = Played out, it comes to: { $says ->
    [yes] yes
   *[no] no
}.
back-exhausted = Is { $name } exhausted?
back-lead = Is { $name } the lead investigator?
back-monster-here = Is a monster on your space?
back-then = If so: { $says ->
    [yes] yes
   *[no] no
}.
tell-exhausted = { $name } is exhausted.
tell-lead = { $name } is the lead investigator.
tell-monster-here = A monster is on my space.
similar-case = { $text }{ $says ->
    [yes] {" → "}yes
    [no] {" → "}no
   *[other] {""}
} ({ $case })
answer-step-by-step = Play it step by step
similar-open = Play this case
answer-unearned = Not settled by it: what is asked about did not come up, or may have been told the other way round.
