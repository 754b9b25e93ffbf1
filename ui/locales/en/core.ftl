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
error-bad-situation = The situation cannot stand: "{ $value }" in { $field }. Known there: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean "{ $nearest }"?
  }
error-endless = These abilities set each other off without end ("{ $ability }" again and again). The rules do not say what happens then.
error-bad-bag = "{ $token }" is no chaos bag and no token. Bags: { $bags }; or tokens such as "+1 0 -1 skull auto_fail".
error-bad-symbol = Cannot read "{ $symbol }". Write a symbol and its number, such as skull=-2.
error-bad-save = "{ $file }" is no situation sheet and no saved test. See docs/situation.md.
error-empty-question = The question is empty. Ask something, such as "does the ghoul hit me if I grab a resource?".
error-unknown-format = Cannot write "{ $file }". Name a file ending in { $endings }.
error-unreadable-file = Cannot read "{ $file }" ({ $problem }). Name a readable UTF-8 text file.
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

# What happens, who decides, what is assumed.

event-harm-assigned = { $investigator }: assigned, damage/horror: { $shares }.
event-harm-prevented = { $investigator }: prevented, damage { $damage }, horror { $horror }.
event-harm-dealt = Dealt, damage/horror: { $shares }.
event-healed = { $whom } heals damage { $damage }, horror { $horror }.
event-enemy-attacks = { $enemy } attacks { $investigator }: { $damage } damage and { $horror } horror.
event-enemy-stayed = { $enemy } would move to { $location }, which is closed to it: it stays.
event-enemy-defeated = { $enemy } is defeated.
event-card-defeated = { $card } is defeated.
event-investigator-defeated = { $investigator } is defeated.
event-card-flipped = { $card } is turned over; its side b is followed.
event-cancelled = { $by } cancels it: its effects do not resolve.
event-replaced = { $by } takes its place.
event-assumed = The rules do not say; we take it so: { $said }
event-opaque = Do what the card says: { $text }
event-clues-placed = Clues placed on { $location }: { $count }.
event-clues-spent = The group spends clues: { $given }.
event-enemy-engaged = { $enemy } engages { $investigator }.
event-enemy-disengaged = { $enemy } and { $investigator } are no longer engaged.
event-threat-area-left = { $enemy } lies at { $location }, in nobody's threat area.
event-enemy-moved = { $enemy } moves from { $origin } to { $location }.
event-enemy-spawned = { $enemy } spawns at { $location }.
event-card-left-play = { $card } leaves play: { $where }.
event-card-drawn = { $by } draws: { $cards }.
event-card-set-aside = { $by } puts aside: { $cards }.
event-card-shuffled-back = { $by } shuffles back into the deck: { $cards }.
event-trauma-marked = { $investigator } begins the game with damage { $damage } and horror { $horror } for trauma.
event-deck-refilled = The discard pile is shuffled and is the deck again.
event-encounter-drawn = { $by } draws an encounter card: { $card }.
event-peril-changed = { $who ->
    [nobody] The peril is over: the others may act again.
   *[other] Peril: only { $who } may act.
}
event-cost-paid = { $by } pays: { $paid }.
event-card-played = { $by } begins to play { $card }.
event-limit-counted = { $ability } was cancelled, but the use counts towards its limit.
event-card-entered-play = { $card } enters play ({ $by }).
event-event-resolved = { $card } has been played and goes to the discard pile.
event-treachery-resolved = { $card } is resolved: { $where }.
event-card-exhausted = { $card } exhausts.
event-card-readied = Ready again: { $cards }.
event-investigator-moved = { $by } moves from { $origin } to { $location }.
event-location-revealed = { $location } is revealed; clues on it: { $clues }.
event-resources-gained = { $by }: resources { $count }.
event-actions-changed = { $by }: actions { $count }.
event-actions-reset = Everybody has their actions again.
event-turn-ended = The turn of { $by } is over.
event-doom-placed = Doom on { $on }: { $count }.
event-uses-changed = Uses on { $card }: { $count }.
event-tokens-removed = { $deck ->
    [agenda] All doom in play is removed.
   *[act] The tokens on { $card } are removed.
}
event-act-advanced = { $card } is removed from the game; now current: { $current }.
event-lasting-began = Lasting effect on { $whom }: { $what }.
event-lasting-ended = Lasting effects that end now: { $count }.
event-delayed-set = { $ability } waits for its moment.
event-trauma-suffered = { $investigator } suffers trauma: physical { $physical }, mental { $mental }.
event-fate-met = { $fate ->
    [resigned] { $investigator } resigns.
    [killed] { $investigator } is killed.
    [insane] { $investigator } is driven insane.
   *[defeated] { $investigator } is out by defeat.
}
event-possessions-removed = All cards of { $investigator } are removed from the game.
event-tokens-returned = { $investigator }: clues to the location { $clues }, resources to the pool { $resources }.
event-eliminated = { $investigator } is eliminated.
event-lead-chosen = { $investigator } is the lead investigator now.
event-game-ended = The scenario ends: { $how }.
decide-reaction-order = { $by } (lead investigator), whose reaction first?
what-reaction-order = whose reaction comes first
decide-target = { $by }, which one?
what-target = the target
decide-targets = { $by }, which ones? One more, or done.
what-targets = the targets
decide-x = { $by }, how much is X?
what-x = the value of X
decide-mulligan = { $by }, which card of the opening hand do you replace?
what-mulligan = cards of the opening hand to replace
decide-may = { $by }, do it?
what-may = whether to do it
decide-choose = { $by }, choose one.
what-choose = one of several
decide-assign-damage = { $by }, where does 1 damage go?
what-assign-damage = where damage goes
decide-assign-horror = { $by }, where does 1 horror go?
what-assign-horror = where horror goes
decide-attack-order = { $by }, which enemy attacks first?
what-attack-order = the order of attacks
decide-massive-order = { $by } (lead investigator), whom does it attack first?
what-massive-order = whom the massive enemy attacks first
decide-massive-way = { $by } (lead investigator): does the massive enemy attack everybody together, or each in their own place?
what-massive-way = how the massive enemy attacks
decide-engage-whom = { $by } (lead investigator), whom does it engage?
what-engage-whom = whom it engages
decide-arrival = { $by } (lead investigator): reveal the location first, or engage?
what-arrival = what comes first on arrival
decide-hunter-order = { $by } (lead investigator), which hunter moves first?
what-hunter-order = the order of hunters
decide-hunt-whom = { $by } (lead investigator), toward whom?
what-hunt-whom = toward whom it moves
decide-hunt-path = { $by } (lead investigator), which way?
what-hunt-path = which way it goes
decide-trauma = { $by }, which trauma?
what-trauma = which trauma
decide-new-lead = Who is the new lead investigator?
what-new-lead = the new lead investigator
decide-next-turn = Whose turn is next?
what-next-turn = whose turn is next
decide-action = { $by }, which action?
what-action = the action
decide-slot = { $by }, which asset makes room?
what-slot = which asset makes room
decide-discard = { $by }, which card do you discard?
what-discard = the card to discard
decide-give-clues = { $by }, how many clues do you give?
what-give-clues = clues to give
decide-spawn = { $by }, where does it spawn?
what-spawn = where it spawns
decide-card = Which card is it?
what-card = the card drawn
decide-empty-draw = Deck and discard pile are empty: does the horror for an empty deck come? Nobody is named to say.
what-empty-draw = horror for an empty deck
decide-weaknesses-over-limit = Only weaknesses are left above the hand size: are they kept or discarded? Nobody is named to say.
what-weaknesses-over-limit = weaknesses above the hand size
option-yes = yes
option-no = no
option-end-turn = end the turn
option-horror = horror
option-damage = damage
option-no-horror = no horror
option-keep = keep them
option-discard = discard them
option-reveal = reveal first
option-engage = engage first
option-in-player-order = each in their own place
option-together = everybody together
option-advance-act = spend clues and advance the act
option-investigate = investigate
option-draw = draw a card
option-resource = take a resource
option-move = move: { $what }
option-fight = fight: { $what }
option-evade = evade: { $what }
option-engage-enemy = engage: { $what }
option-play = play: { $what }
option-activate = activate: { $what }
assumed-aloof-engaged-with-another = an aloof enemy may be attacked while it is engaged with anybody, not only with the attacker.
assumed-defeated-mid-action = whoever is eliminated by an attack of opportunity does not finish the action; what was paid stays paid.
assumed-elimination-then-engage = enemies left by an eliminated investigator engage others only when all steps of elimination are done.
assumed-hunters-one-by-one = hunters move one by one, in the lead investigator's order, each seeing where everybody is then.
assumed-latest-replacement = of two replacements the one used last decides.
assumed-no-longer-engaged = an enemy that is no longer ready and engaged when its turn comes makes no attack of opportunity.
assumed-nothing-to-draw = with encounter deck and discard pile both empty nobody draws.
assumed-test-abandoned = a test ends at once when the one who takes it is eliminated.
assumed-cost-in-words = a cost that we cannot read is taken as paid.
assumed-spawn-at-drawer = an aloof or massive enemy without a spawn instruction appears at the drawer's location.
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
until-round = until the end of the round
value-willpower = willpower
value-intellect = intellect
value-combat = combat
value-agility = agility
value-all = skills
value-shroud = shroud
value-fight = fight
value-evade = evade
resolve-waits = Waiting for an answer:
resolve-decides = decided by: { $by }
resolve-chance = chance decides
resolve-rules = Rules that apply
resolve-assumed = Where the rules do not say
resolve-over = That is all.
grim-title = The grim rule
grim-why = The rules name nobody to settle this, so the worst for the investigators is taken: { $taken }.
grim-tie = No option is worse than the others; the first is taken.
grim-harm = { $option }: { $harm }
decide-prevent = { $by }, from which card is 1 point prevented?
what-prevent = which point is prevented
decide-symbol-order = { $by }, which symbol first?
what-symbol-order = the order of symbols
decide-discard-order = { $by } (lead investigator), which card is discarded first?
what-discard-order = the order of discards
value-blank = text box blank
assumed-endless-draw = forty encounter cards in a row are enough: a deck that always draws again would never end.
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
event-card-taken = { $by } takes { $card }.
event-deck-shuffled = { $who } shuffles the deck.
event-deck-discarded = { $card } is discarded from the top of the deck.
event-enemy-healed = { $enemy } heals damage: { $damage }.
event-clues-gained = { $by }: clues { $count }.
event-tokens-moved = Tokens moved ({ $kind }): { $count }, off { $off }.
decide-search = { $by }, which card do you take?
what-search = the card to take
decide-skill = { $by }, which skill do you use?
what-skill = the skill to use
harm-lost = the game lost
harm-out = players out
harm-doom = doom
harm-trauma = trauma
harm-hurt = damage and horror
harm-assets = harm on assets
harm-enemies = what ready enemies deal
harm-weaknesses = weaknesses in hand
harm-clues = clues
assumed-retaliate-before-end = retaliate strikes after the results of the test and before its last step.
assumed-nested = an ability that answers inside another is resolved to its end first.
event-control-changed = { $by } takes control of { $card }.
event-extra-actions = { $by }: additional actions this turn { $count }.
the-players = the players together
quoted = “{ $word }”
