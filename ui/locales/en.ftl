# Words of the command line and the app.

app-name = Grimrule
tagline = The rules of the Arkham Horror games, at the table, in three languages.
unofficial = Unofficial. Not affiliated with or endorsed by the publishers of these games.
language = Language
language-en = English
language-pl = Polski
language-uk = Українська

game = Game
games = Games
kind = Kind
rules = Rules
statements = Statements
questions = Questions
all-kinds = all kinds
counts-title = What the corpus states
n-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
n-statements = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
}
n-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
in-languages = in English, Polish and Ukrainian
read-in = Read in:
book-line = { $title } ({ $language }, { $year })
by-kind = Rules by kind

kind-core-rule = core rule
kind-glossary = glossary entry
kind-section = section
kind-keyword = keyword
kind-action = action
kind-ability-type = ability type
kind-timing-word = timing word
kind-card-type = card type
kind-class = class
kind-phase = phase
kind-step = step
kind-window = player window
kind-setup = set-up step
kind-anatomy = part of a card
kind-appendix = appendix

also-called = Also called: { $names }
part-of = Part of:
has-parts = Parts:
next-step = Next:
see-also = See also:
referred-from = Referred to by:
prints-disagree = The printed books disagree (^{ $anchor }):
printed-on = Printed page: { $pages }
print-en = English
print-pl = Polish
print-uk = Ukrainian

# Search and graph.

edge-see = printed cross-reference
edge-link = link
edge-part-of = part of
edge-next-step = next step
edge-mentions = mentions
edge-same-as = same word, another game
edge-see-back = printed cross-reference from
edge-link-back = linked from
edge-part-of-back = contains
edge-next-step-back = previous step
edge-mentions-back = mentioned by
edge-same-as-back = same word, another game

why-asked = players ask: “{ $text }”
why-named = called: { $text }
why-says = it says: { $text }
why-words = shared words: { $text }
why-neighbour = next to { $text }
no-answer = No rule answers this. The nearest:
nothing-found = No rule answers this, and none comes near.
search-without-meaning = The language model is missing or broken, so search goes by words and the graph alone.
building-index = Preparing the search, this once
building-corpus = reading the rules
building-lexicon = learning the words' endings
building-words = indexing words
building-vectors = indexing meanings
no-path = Nothing joins { $source } and { $target }.
hubs = Most referred to:
graph-written = Written: { $file } ({ $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}, { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
}).
odds-success = Success: { $percent } %
odds-by-success = success by { $margin }
odds-by-failure = failure by { $margin }
odds-icons = { $icons ->
    [one] { $icons } more icon: { $before } % → { $after } %
   *[other] { $icons } more icons: { $before } % → { $after } %
}
odds-silent = Counted as nothing, because no number was given: { $symbols }. Give one with --symbol, such as --symbol skull=-2.

# Stepping through a test.

step-help = Answer with a number or a name. back: undo; why: the rule; odds: by how much; draw: let chance draw; save FILE; quit.
step-over = The test is over.
step-saved = Saved: { $file }
option-done = done
option-pass = pass
decide-commit = { $by }, commit a card?
decide-ability = { $by }, use an ability?
decide-token = Which chaos token was drawn?
decide-forced-order = { $by } (lead investigator), which forced ability first?
decide-result-order = { $by }, which result first?
what-commit = commit a card
what-ability = use an ability
what-token = the chaos token drawn
what-forced-order = the order of forced abilities
what-result-order = the order of results
skill-willpower = willpower
skill-intellect = intellect
skill-combat = combat
skill-agility = agility
event-test-began = { $by } takes a test of { $skill }, difficulty { $difficulty }.
event-test-called = Another test is called for; it waits until this one is over.
event-reached = — { $point } —
event-card-committed = { $by } commits { $card }.
event-ability-used = { $ability } is used.
event-token-revealed = Token revealed: { $token }.
event-token-cancelled = Token cancelled: { $token }.
event-token-ignored = Token ignored: { $token }.
event-token-resolved = The effect of { $token } is resolved.
event-value-determined = Skill value: { $base } + icons { $icons } + tokens { $tokens } + abilities { $abilities } = { $value }.
event-test-decided = { $succeeded ->
    [yes] Success by { $margin } ({ $value } against { $difficulty }).
   *[no] Failure by { $margin } ({ $value } against { $difficulty }).
}
event-clues-discovered = { $by } discovers clues at { $location }: { $count }.
event-enemy-damaged = { $enemy } takes { $damage } damage.
event-enemy-evaded = { $by } evades { $enemy }, which exhausts.
event-investigator-hurt = { $investigator } takes { $damage } damage and { $horror } horror.
event-enemy-attacked = { $enemy } attacks { $investigator }: { $damage } damage and { $horror } horror.
event-card-discarded = { $by } discards { $card }.
event-test-ended = The tokens go back into the bag; the test ends.

# Errors that a person can put right.

error-corpus-damaged = { $count ->
    [one] { $count } problem in the corpus. Nothing was loaded.
   *[other] { $count } problems in the corpus. Nothing was loaded.
}
error-unknown-game = There is no game "{ $game }". Games: { $games }.
error-unknown-rule = There is no rule "{ $rule }". Did you mean: { $nearest }?
error-illegal-answer = "{ $answer }" is no answer to "{ $what }". Answer one of: { $options }.
error-bad-situation = The situation cannot stand: "{ $value }" in { $field }. Known there: { $known }.
error-bad-bag = "{ $token }" is no chaos bag and no token. Bags: { $bags }; or tokens such as "+1 0 -1 skull auto_fail".
error-bad-symbol = Cannot read "{ $symbol }". Write a symbol and its number, such as skull=-2.
error-bad-save = "{ $file }" is no situation sheet and no saved test. See docs/situation.md.
error-empty-question = The question is empty. Ask something, such as "does the ghoul hit me if I grab a resource?".
error-unknown-format = Cannot write "{ $file }". Name a file ending in { $endings }.
error-unreadable-file = Cannot read "{ $file }" ({ $problem }). Name a UTF-8 text file with a question on each line.
error-rule-needed = Name a rule to draw; a whole graph goes into a .graphml or .json file.

# What `grimrule check` finds: what is wrong, and what to do.

problem-unreadable = The file cannot be read ({ $problem }). Save it as UTF-8 text.
problem-bad-file-name = "{ $name }" is not an id. Use small Latin letters, digits, hyphens and dots.
problem-no-front-matter = No front matter. Begin the file with a line "---", the fields, and another line "---".
problem-bad-yaml = The front matter is not YAML: { $problem }. Quote text that contains ": " or begins with a symbol.
problem-duplicate-field = The field "{ $field }" is there twice. Keep one.
problem-missing-field = The field "{ $field }" is missing. Add it.
problem-unknown-field = There is no field "{ $field }". Remove it or mend its spelling.
problem-bad-field = The field "{ $field }" cannot be "{ $given }". See the format in docs/corpus.md.
problem-too-few-questions = { $count ->
    [one] Only { $count } question in "{ $lang }"; write at least { $needed }.
   *[other] Only { $count } questions in "{ $lang }"; write at least { $needed }.
}
problem-repeated-question = "{ $question }" is already asked in { $rule }. Ask something else.
problem-repeated-name = "{ $name }" is there twice among the names. Keep one.
problem-missing-language = The section "## { $lang }" is missing. Add it, with every statement.
problem-unknown-section = "{ $section }" stands in no language. Use the sections "## en", "## pl" and "## uk" only.
problem-duplicate-section = The section "## { $section }" is there twice. Join the two.
problem-no-anchor = This statement has no anchor: "{ $words }". End it with " ^name".
problem-empty-statement = The statement ^{ $anchor } says nothing. Write it or remove it.
problem-duplicate-anchor = The anchor ^{ $anchor } names two statements of "{ $lang }". Rename one.
problem-anchors-differ = The anchors of "{ $lang }" differ from the first language: ^{ $found } stands where ^{ $expected } should. Use the same anchors in the same order.
problem-links-differ = "{ $lang }" does not link { $target }, as another language does. Link it in each.
problem-link-without-words = The link to { $target } has no words. Write [[{ $target }|words]] in "{ $lang }".
problem-unknown-symbol = There is no symbol [{ $symbol }]. Mend its spelling.
problem-stray-markup = "{ $markup }" does not belong in a statement. Write plain text.
problem-mixed-script = "{ $word }" mixes Latin and Cyrillic letters. Type it again in one alphabet.
problem-untranslated = ^{ $anchor } is the same in "{ $lang }" as in English. Translate it.
problem-unknown-anchor = There is no statement ^{ $anchor } in this rule. Mend "at" in the note.
problem-dangling = There is no rule { $target }. Did you mean { $nearest }?
problem-self-link = { $target } leads to the rule it stands in. Remove it.
problem-duplicate-id = The id { $id } already belongs to { $owner }. Remove it here.
problem-orphan = Nothing leads to { $rule } and it leads nowhere. Link it.
problem-no-game-file = The game has no game.yaml. Add it, with the game's names and books.
problem-no-rules = There are no rules here. Name a folder that holds a folder for each game.
