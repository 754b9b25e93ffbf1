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
kind-component = game component
kind-status = status
kind-stat = skill or value
kind-test = kind of test
kind-encounter = encounter
kind-monster-type = kind of monster
kind-investigator = investigator
kind-faq = frequent question
kind-optional-rule = optional rule

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

why-asked = players ask: “{ $text }”{ $verdict ->
    [yes] {" → "}yes
    [no] {" → "}no
   *[other] {""}
}
known-yes = Yes.
known-no = No.
known-yes-so = Yes, that is so.
known-no-so = No, that is not so.
likely-yes = Most likely yes.
likely-no = Most likely no.
likely-yes-so = Most likely that is so.
likely-no-so = Most likely that is not so.
no-answer = No rule answers this. The nearest:
perhaps-no-answer = Perhaps no rule answers this. The nearest:
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

step-help = Answer with a number or a name. back: undo; why: the rule; why not NAME: why something is not offered; odds: by how much; random: let chance choose; save FILE; help; quit.
whynot-title = Why not…?
whynot-line = { $options }: not now.
whynot-none = Whatever the rules know here is on offer.
whynot-legal = “{ $word }” is on offer.
whynot-unknown = “{ $word }” is not among the options. What there is to choose from, this rule says:
step-over = The test is over.
step-saved = Saved: { $file }
what-commit = commit a card
what-ability = use an ability
what-token = the chaos token drawn
what-forced-order = the order of forced abilities
what-result-order = the order of results
skill-willpower = willpower
skill-intellect = intellect
skill-combat = combat
skill-agility = agility

# Errors that a person can put right.

error-corpus-damaged = { $count ->
    [one] { $count } problem in the corpus. Nothing was loaded.
   *[other] { $count } problems in the corpus. Nothing was loaded.
}
error-words-damaged = { $count ->
    [one] { $count } problem in the word lists.
   *[other] { $count } problems in the word lists.
}
error-unknown-game = There is no game "{ $game }". Games: { $games }.
error-unknown-rule = There is no rule "{ $rule }". Did you mean: { $nearest }?
error-illegal-answer = "{ $answer }" is no answer to "{ $what }". Answer one of: { $options }.
error-bad-situation = { $line ->
    [0] {""}
   *[other] { $file ->
        [none] Line { NUMBER($line, useGrouping: 0) }:{" "}
       *[other] { $file }, line { NUMBER($line, useGrouping: 0) }:{" "}
    }
  }{ $fault ->
    [field] There is no field "{ $value }" ({ $field }). Fields there: { $known }.
    [missing] { $field } is missing.
    [kind] { $field } must be { $known ->
        [number] a whole number
        [text] text
        [list] a list
        [mapping] a mapping of fields to values
        [truth] true or false
       *[other] something else
    }, not "{ $value }".
    [range] { $field }: "{ $value }" is more or less than can be there ({ $known }).
    [long] { $field }: this text is too short or too long ({ $known }).
    [many] { $field }: too few or too many entries ({ $value }; { $known }).
    [deep] { $field }: boxes within boxes, more than { $known }.
    [twice] { $field }: something else is called "{ $value }" already. Each needs a name of its own.
    [reserved] { $field }: "{ $value }" has a meaning of its own here. Choose another name.
    [name] { $field }: "{ $value }" is no name. A name begins with a letter or digit and has none of { $known } in it.
    [elsewhere] { $field }: "{ $value }" is elsewhere. It should be at { $known }.
    [itself] { $field }: from "{ $value }" to "{ $value }" there is no way to go.
   *[unknown] The situation cannot stand: "{ $value }" in { $field }.{ $known ->
        [none] {""}
       *[other] {" "}Known there: { $known }.
    }
  }{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean "{ $nearest }"?
  }
error-forbidden = Not allowed now: { $said }.
error-forbidden-by = { $rule }: { $statement } ({ $cites })
error-endless = These abilities set each other off without end ("{ $ability }" again and again). The rules do not say what happens then.
error-bad-bag = { $token ->
    [none] The chaos bag is empty.
   *[other] "{ $token }" is no token of a chaos bag.
  } Name one bag ({ $bags }), or its tokens: numbers such as +1, and { $tokens }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean "{ $nearest }"?
  }
error-bad-symbol = Cannot read "{ $symbol }". Write a symbol ({ $known }) and its number, such as skull=-2.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean "{ $nearest }"?
  }
error-bad-save = "{ $file }" is no situation sheet and no saved test. See docs/situation.md.
error-empty-question = The question is empty. Ask something, such as "does the ghoul hit me if I grab a resource?".
error-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken, or not yours to use. Name another with --port.
error-unknown-model = { $setting } names "{ $name }", which is no cross-encoder that can be loaded here. Name another, or its folder, or unset it.
error-unknown-format = Cannot write "{ $file }". Name a file ending in { $endings }.
error-unreadable-file = Cannot read "{ $file }" ({ $problem }). Name a readable UTF-8 text file.
error-unwritable-file = Cannot write "{ $file }" ({ $problem }). Name a file in a folder that there is.
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
problem-unknown-concept = No code reads the concept "{ $concept }". Did you mean "{ $nearest }"?
problem-dangling = There is no rule { $target }. Did you mean { $nearest }?
problem-self-link = { $target } leads to the rule it stands in. Remove it.
problem-duplicate-id = The id { $id } already belongs to { $owner }. Remove it here.
problem-orphan = Nothing leads to { $rule } and it leads nowhere. Link it.
problem-no-game-file = The game has no game.yaml. Add it, with the game's names and books.
problem-no-rules = There are no rules here. Name a folder that holds a folder for each game.

# What happens, who decides, what is assumed.

what-reaction-order = whose reaction comes first
what-target = the target
what-targets = the targets
what-x = the value of X
what-mulligan = cards of the opening hand to replace
what-may = whether to do it
what-choose = one of several
what-assign-damage = where damage goes
what-assign-horror = where horror goes
what-attack-order = the order of attacks
what-massive-order = whom the massive enemy attacks first
what-massive-way = how the massive enemy attacks
what-engage-whom = whom it engages
what-arrival = what comes first on arrival
what-hunter-order = the order of hunters
what-hunt-whom = toward whom it moves
what-hunt-path = which way it goes
what-trauma = which trauma
what-new-lead = the new lead investigator
what-next-turn = whose turn is next
what-action = the action
what-slot = which asset makes room
what-discard = the card to discard
what-give-clues = clues to give
what-spawn = where it spawns
what-card = the card drawn
what-empty-draw = horror for an empty deck
what-weaknesses-over-limit = weaknesses above the hand size
where-discard = discard pile
where-removed = out of the game
where-hand = hand
where-deck = deck
where-victory = victory display
ending-no-resolution = no resolution was reached
ending-resolution = resolution { $resolution }
cost-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cost-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
cost-clues = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
cost-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
}
cost-exhaust = { $card } exhausts
until-test = until the end of the test
until-turn = until the end of the turn
until-phase = until the end of the phase
until-your-next-turn = until their next turn
until-round = until the end of the round
value-willpower = willpower
value-intellect = intellect
value-combat = combat
value-agility = agility
value-all = skills
value-shroud = shroud
value-fight = fight
value-health = health
value-sanity = sanity
value-cost = cost
value-evade = evade
resolve-waits = Waiting for an answer:
resolve-decides = decided by: { $by }
resolve-chance = chance decides
resolve-unread = Not carried out, because it is not understood. Follow the cards
ask-unread-texts = Not carried out, because it is not understood: { $texts }. Follow the cards.
resolve-assumed = Where the rules do not say
resolve-over = That is all.
grim-title = The grim rule
grim-tie = No option is worse than the others; the first is taken.
grim-harm = { $option }: { $harm }
what-prevent = which point is prevented
what-symbol-order = the order of symbols
what-discard-order = the order of discards
value-blank = text box blank
cards-imported = Kept { $cards } cards. Of { $abilities } abilities { $recognised } were recognised; of { $with_effect } with an effect { $executable } can be executed, the others take their place in the order by their words.
cards-none = No cards are kept yet. Import an ArkhamDB export with: grimrule cards import FILE
error-bad-cards = Cannot read cards from "{ $path }" ({ $where }): { $what }.
error-bad-card = The card at { $where } cannot be read: "{ $value }" in { $field }.
error-unknown-card = There is no card "{ $card }" among the { $known } that are kept. Import it with: grimrule cards import FILE
what-too-large = the file is too large
what-not-json = it is not JSON
what-too-deep = it is nested too deeply
what-no-list = there is no list of cards in it
what-no-card = that entry is no card
what-search = the card to take
what-skill = the skill to use
decider-players = the players together
quoted = “{ $word }”

name-numbered = { $name } ({ $number })
lasting-value = { $value } { $add } ({ $until })
statements-wanting = under { $enough } questions
asked-yes = yes
asked-no = no
asked-depends = depends
asked-open = open
cases-told = cases told
twins = Nearly the same question, another verdict: { $count }
