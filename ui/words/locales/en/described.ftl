# Plain words about a board game: the answer and what it rests on.

described-yes = Yes.
described-no = No.
described-no-sheet = This could not be read into a situation, so there is no answer.
described-no-question = No question was recognised; this is what follows.
described-not-sure = Not sure: the words listed as not understood may change the answer.
described-unread = Not understood: { $words }
described-missing = Missing: { $what }
described-clues-used = Clues and rerolls are used as long as they can help.
described-number-dice = Dice rolled: { $number }.
described-decides = Who decides: { $by } ({ $what })
described-nobody = The book names nobody to decide this: { $what }
described-dice-wait = Here the dice decide; what they show was not said.
described-course = What happens is listed below.
described-missing-decision = a decision that somebody would have to make
described-missing-not = what the "not" refers to
described-missing-possible = a table that can be: some number or name cannot stand
