# Eldritch Horror: events, decisions, options, readings.

eldritch-event-reached =
    — { $point ->
        [phase-action] Action Phase
        [phase-encounter] Encounter Phase
        [phase-mythos] Mythos Phase
        [actions] Actions: { $who }
        [encounters] Encounters: { $who }
        [mythos-1-advance-omen] 1. Advance Omen
        [mythos-2-reckoning] 2. Reckoning
        [mythos-3-spawn-gates] 3. Spawn Gates
        [mythos-4-monster-surge] 4. Monster Surge
        [mythos-5-spawn-clues] 5. Spawn Clues
        [mythos-6-place-rumor-token] 6. Rumor token
        [mythos-7-place-eldritch-tokens] 7. Eldritch tokens
        [mythos-8-resolve-effect] 8. Text of the card
       *[mythos-end] End of the Mythos Phase
    } —
eldritch-event-assumed = Assumed: { $reading }
eldritch-event-logged = { $text }
eldritch-event-vetoed =
    { $whom }: { $what ->
        [move] cannot be moved
        [discard] cannot be discarded
        [defeat] cannot be defeated like this
        [retreat] Doom can no longer retreat
        [copy] a copy cannot be had
        [third-improvement] no skill is improved a third time
        [delay] immune to being Delayed
        [detain] immune to being Detained
        [pay] cannot pay the price of any option
       *[set-aside] stays set aside
    }.
eldritch-event-test-began =
    { $by } tests: { $skill ->
        [lore] Lore
        [influence] Influence
        [observation] Observation
        [strength] Strength
       *[will] Will
    }, modifier { $modifier }.
eldritch-event-pool-set =
    Dice pool ({ $skill ->
        [lore] Lore
        [influence] Influence
        [observation] Observation
        [strength] Strength
       *[will] Will
    }): { $value } skill, { $modifier } modifier, { $improvement } improvement, { $bonus } bonus, { $penalty } penalty, { $additional } additional = { $pool }; dice rolled: { $dice }, a success on { $success_on } or more.
eldritch-event-dice-rolled = { $by } rolls: { $faces }.
eldritch-event-die-rerolled =
    { $by } rerolls die { $die } ({ $source ->
        [clue] for a Clue
       *[other] { $source }
    }): { $old } becomes { $new }.
eldritch-event-test-result =
    { $by }: result { $result } – { $passed ->
        [yes] passed
       *[no] failed
    }.
eldritch-event-roll-made = { $by } rolls { $faces } (not a test); hits: { $hits }.
eldritch-event-lost =
    { $who } loses { $health ->
        [0] Sanity { $sanity }
       *[other] { $sanity ->
            [0] Health { $health }
           *[other] Health { $health }, Sanity { $sanity }
        }
    }.
eldritch-event-spent =
    { $who } spends { $health ->
        [0] Sanity { $sanity }
       *[other] { $sanity ->
            [0] Health { $health }
           *[other] Health { $health }, Sanity { $sanity }
        }
    }.
eldritch-event-loss-prevented =
    { $card } prevents for { $who }: { $health ->
        [0] Sanity { $sanity }
       *[other] { $sanity ->
            [0] Health { $health }
           *[other] Health { $health }, Sanity { $sanity }
        }
    }.
eldritch-event-recovered =
    { $who } recovers { $health ->
        [0] Sanity { $sanity }
       *[other] { $sanity ->
            [0] Health { $health }
           *[other] Health { $health }, Sanity { $sanity }
        }
    }.
eldritch-event-investigator-defeated = { $who } is defeated.
eldritch-event-marker-laid =
    The marker of { $who } is laid down on { $space } with { $token ->
        [health] a Health token
       *[sanity] a Sanity token
    }.
eldritch-event-investigator-devoured = { $who } is devoured.
eldritch-event-stripped = { $who } discards all Health, Sanity and Improvement tokens.
eldritch-event-no-sanity-lost = { $who } loses no Sanity to { $monster }.
eldritch-event-possessions-laid = The possessions of { $who } stay on the sheet, for whoever has an encounter with them: { $what }.
eldritch-event-sheet-laid =
    The sheet of { $who } { $where ->
        [box] and the marker go into the game box
       *[play-area] goes to the common play area, not flipped
    }.
eldritch-event-tokens-on-sheet = Eldritch tokens on the sheet of { $name }: { $count }.
eldritch-colour-blue = blue
eldritch-colour-green = green
eldritch-colour-red = red
eldritch-omen-of-two = { $colour } ({ $number })
eldritch-what-asset = an Asset
eldritch-what-artifact = an Artifact
eldritch-what-spell = a Spell
eldritch-what-condition = a Condition
eldritch-what-clue = a Clue
eldritch-what-item = an Item
eldritch-what-ally = an Ally
eldritch-what-service = a Service
eldritch-event-player-eliminated = The player of { $who } is eliminated.
eldritch-event-investigator-chosen = { $who } is chosen in the place of { $seat }.
eldritch-event-lead-passed = { $by } passes the Lead Investigator token to { $to }.
eldritch-event-moved = { $who } moves from { $origin } to { $space }.
eldritch-event-ticket-gained =
    { $who } gains a { $ticket ->
        [train] Train
       *[ship] Ship
    } ticket.
eldritch-event-ticket-discarded =
    { $who } discards a { $ticket ->
        [train] Train
       *[ship] Ship
    } ticket.
eldritch-event-became-delayed = { $who } becomes Delayed.
eldritch-event-stood-up = { $who } stands the marker up instead of acting.
eldritch-event-actions-lost = { $who } breaks off the action and loses those left, instead of becoming Delayed.
eldritch-event-improved =
    { $who }: Improvement token of { $skill ->
        [lore] Lore
        [influence] Influence
        [observation] Observation
        [strength] Strength
       *[will] Will
    }: { $level }.
eldritch-event-clue-gained =
    { $who } gains { $clue ->
        [unnamed] a Clue
       *[other] the Clue { $clue }
    }.
eldritch-event-clue-discarded =
    { $who } discards { $clue ->
        [unnamed] a Clue
       *[other] the Clue { $clue }
    }.
eldritch-event-given = { $by } gives { $to }: { $what }.
eldritch-event-action-taken =
    { $who } takes an action: { $action ->
        [travel] Travel
        [prepare] Prepare for Travel
        [acquire] Acquire Assets
        [rest] Rest
        [trade] Trade
        [component] component action
       *[local] local action
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-broken-off = What { $who } was doing stops at once.
eldritch-event-turn-ended = { $who } has finished acting.
eldritch-event-doom-advanced = Doom advances by { $by }, to { $to }.
eldritch-event-doom-retreated = Doom retreats by { $by }, to { $to }.
eldritch-event-doom-while-awake = Doom advances by { $by } while the Ancient One is awake: its sheet says what happens.
eldritch-event-ancient-one-awakens = { $name } awakens.
eldritch-event-omen-advanced = The Omen advances from { $origin } to { $to }.
eldritch-event-gate-spawned = Gate { $gate } ({ $symbol }) spawns on { $space }.
eldritch-event-gate-closed = { $by } closes the Gate { $gate }.
eldritch-event-renewed =
    Mixed anew from the discards: { $what ->
        [gate-stack] Gate stack
       *[clue-pool] Clue pool
    } ({ $count }).
eldritch-event-gates-seen = { $by } looks at Gates { $gates }; on top lies { $top }.
eldritch-event-clue-spawned =
    { $clue ->
        [unnamed] A Clue
       *[other] Clue { $clue }
    } spawns on { $space }.
eldritch-event-clue-removed =
    { $clue ->
        [unnamed] A Clue
       *[other] Clue { $clue }
    } is discarded.
eldritch-event-nothing-spawns =
    { $what ->
        [clue] No Clue is left to spawn.
        [monster] No Monster is left to draw.
       *[gate] No Gate is left to spawn.
    }
eldritch-event-monster-spawned = { $monster } spawns on { $space }.
eldritch-event-monster-moved = { $monster } moves from { $origin } to { $space }.
eldritch-event-monster-lost = { $monster } loses { $health } Health.
eldritch-event-monster-defeated = { $monster } is defeated.
eldritch-event-monster-returned =
    { $monster } goes { $where ->
        [cup] back into the Monster cup
        [set-aside] set aside again
       *[box] into the game box
    }.
eldritch-event-ambushed = { $monster } ambushes { $who }.
eldritch-event-ambush-over = The ambush of { $monster } is over; no token is put away.
eldritch-event-combat-began = { $who } encounters { $monster } in combat.
eldritch-event-text-read = The effects of { $monster } are read.
eldritch-event-eldritch-placed = An Eldritch token is placed on { $space }.
eldritch-event-eldritch-removed =
    Eldritch token discarded{ $token ->
        [unnamed] {""}
       *[other] : { $token }
    }.
eldritch-event-rumor-placed = Rumor token of { $card } on { $space }.
eldritch-event-rumor-removed = Rumor token of { $card } discarded.
eldritch-event-card-gained =
    { $who } gains { $card }, { $origin ->
        [deck] from the deck
        [discard] from the discard pile
        [reserve] from the reserve
       *[search] found by searching
    }.
eldritch-event-card-discarded = { $card } is discarded.
eldritch-event-card-flipped =
    { $card } is flipped: { $side ->
        [front] front
       *[back] back
    }.
eldritch-event-reserve-refilled = { $card } fills the reserve.
eldritch-event-deck-shuffled =
    Deck shuffled: { $kind ->
        [asset] Assets
        [artifact] Artifacts
        [spell] Spells
       *[condition] Conditions
    }.
eldritch-event-not-found = { $who } does not find: { $what }.
eldritch-event-loan-taken = { $by } takes a Bank Loan: the result is now { $result }.
eldritch-event-seen = { $by } looks at { $card }.
eldritch-event-component-used = The action of { $component } is used.
eldritch-event-encounter-began =
    { $who }: { $kind ->
        [general] General Encounter
        [america] America Encounter
        [europe] Europe Encounter
        [asia] Asia/Australia Encounter
        [research] Research Encounter
        [other-world] Other World Encounter
        [expedition] Expedition Encounter
        [special] Special Encounter
        [rumor] Rumor
        [eldritch] Eldritch token
        [crippled] encounter with a Crippled investigator
        [insane] encounter with an Insane investigator
        [may] what may be encountered
        [detained] back of the Detained card
       *[instead] instead of an encounter
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-encounter-card-drawn = { $who } draws { $card }.
eldritch-event-encounters-renewed =
    Deck renewed: { $deck ->
        [general] General Encounters
        [america] America Encounters
        [europe] Europe Encounters
        [asia] Asia/Australia Encounters
        [research] Research Encounters
        [other-world] Other World Encounters
        [expedition] Expedition Encounters
       *[special] Special Encounters
    }.
eldritch-event-expedition-moved = The Active Expedition token moves to { $space }.
eldritch-event-mythos-drawn = Mythos card: { $card }.
eldritch-event-mythos-placed =
    { $card }: { $where ->
        [discard] discarded
        [beside] laid beside the Ancient One sheet
       *[box] put into the game box
    }.
eldritch-event-tokens-on-mythos = Eldritch tokens on { $card }: { $count }.
eldritch-event-tokens-off-mythos = Eldritch tokens discarded from { $card }: { $count }; left on it: { $left }.
eldritch-event-reckons =
    Reckoning ({ $group ->
        [monsters] Monsters
        [ancient-one] Ancient One
        [mythos] Mythos cards
       *[investigators] possessions and Conditions
    }): { $source }.
eldritch-event-mystery-advanced = Tokens on the Mystery { $mystery }: { $tokens }.
eldritch-event-mystery-solved = Mystery { $mystery } is solved; solved so far: { $solved }.
eldritch-event-mystery-drawn = New Mystery: { $mystery }.
eldritch-event-mystery-removed = Mystery { $mystery } leaves the game and does not count as solved.
eldritch-event-final-mystery-solved = The Final Mystery of { $name } is solved.
eldritch-event-no-mythos-card = No Mythos card can be drawn: the phase is over.
eldritch-event-game-ended =
    { $verdict ->
        [won] The investigators win.
       *[lost] The investigators lose.
    }
eldritch-event-boxed = { $card } goes into the game box.
eldritch-event-scored = Score { $score }: Gates { $gates }, Monsters { $monsters }, Conditions { $conditions }, Rumors { $rumors }; less Clues { $clues }, Blessed { $blessed }, Doom { $doom }.

eldritch-decide-die = Which face does the die show?
eldritch-decide-card = Which card is drawn?
eldritch-decide-clue = Which Clue is drawn?
eldritch-decide-gate = Which Gate?
eldritch-decide-monster = Which Monster is drawn from the cup?
eldritch-decide-mythos = Which Mythos card is drawn?
eldritch-decide-clue-space = Which space does the Clue show?
eldritch-decide-bank-loan = { $by }, take a Bank Loan?
eldritch-decide-diana-horror = { $by }, let the horror count as 1?
eldritch-decide-jacqueline-look = { $by }, look at the back of the Condition?
eldritch-decide-lily-again = { $by }, improve the skill once more?
eldritch-decide-lola-die = { $by }, give an additional die before the roll?
eldritch-decide-may = { $by }, do it?
eldritch-decide-trade-agreed = { $by }, do you agree to the trade?
eldritch-decide-trish-two-dice = { $by }, let two dice be rerolled?
eldritch-decide-unless = { $by }, resolve what follows "unless"?
eldritch-decide-additional-action = { $by }, which additional action?
eldritch-decide-ally = { $by }, which ALLY?
eldritch-decide-combat-order = { $by }, which Monster first?
eldritch-decide-defeat-order = { $by } (active player), who is defeated first?
eldritch-decide-rest-order = { $by }, which card is resolved first?
eldritch-decide-devour-order = { $by } (active player), who is devoured first?
eldritch-decide-discard = { $by }, which card is discarded?
eldritch-decide-discard-ticket = { $by }, which ticket is discarded?
eldritch-decide-each-order = { $by } (active player), who is next?
eldritch-decide-end-order = { $by } (Lead Investigator), what comes first?
eldritch-decide-exchange = { $by }, how much do you spend?
eldritch-decide-from-reserve = { $by }, which card of the reserve?
eldritch-decide-give-clues = { $by }, how many Clues do you give?
eldritch-decide-improve = { $by }, which skill is improved?
eldritch-decide-monster-choice = { $by }, which Monster?
eldritch-decide-move-to = { $by }, where to?
eldritch-decide-nearest = { $by } (active player), which of the equally near spaces?
eldritch-decide-new-investigator = { $by }, which new investigator?
eldritch-decide-new-lead = { $by }, who becomes Lead Investigator?
eldritch-decide-pass-lead = { $by }, pass the Lead Investigator token?
eldritch-decide-pay-clue = { $by }, what do you spend?
eldritch-decide-random-space = { $by } (Lead Investigator), which space?
eldritch-decide-receiver = { $by }, who gets the card?
eldritch-decide-reckoning-order = { $by }, which reckoning effect first?
eldritch-decide-reroll = { $by }, reroll a die?
eldritch-decide-reroll-die = { $by }, which die?
eldritch-decide-surge-order = { $by } (Lead Investigator), the surge on which Gate first?
eldritch-decide-ticket = { $by }, which ticket?
eldritch-decide-ticket-for = { $by }, spend a ticket to move on?
eldritch-decide-top-gate = { $by }, which Gate goes on top?
eldritch-decide-travel = { $by }, travel where?
eldritch-decide-whom = { $by }, which investigator?
eldritch-decide-acquire = { $by }, which card do you acquire?
eldritch-decide-action = { $by }, which action?
eldritch-decide-additional-die = { $by }, add dice before the roll?
eldritch-decide-encounter = { $by }, which encounter?
eldritch-decide-additional-encounter = { $by }, an additional encounter?
eldritch-decide-choose = { $by }, choose one.
eldritch-decide-discard-from-reserve = { $by }, discard a card of the reserve?
eldritch-decide-instead = { $by }, use this instead of an encounter?
eldritch-decide-marker = { $by }, which token goes on the marker?
eldritch-decide-own-defeat-wakes = The own defeat woke the Ancient One: is the player eliminated? The book names nobody to say.
eldritch-decide-other-defeat-wakes = A defeat at the same moment woke the Ancient One: is this player eliminated? The book names nobody to say.
eldritch-decide-prevent = { $by }, prevent the loss?
eldritch-decide-spend = { $by }, spend it?
eldritch-decide-spend-token = { $by }, which Improvement token do you spend?
eldritch-decide-trade = { $by }, what is traded?

eldritch-option-stop = stop
eldritch-option-roll = roll
eldritch-option-clue = spend a Clue
eldritch-option-health-for-clue = spend Health in place of a Clue
eldritch-option-sanity-for-clue = spend Sanity in place of a Clue
eldritch-option-end = end the turn
eldritch-option-travel = Travel
eldritch-option-prepare = Prepare for Travel
eldritch-option-acquire = Acquire Assets
eldritch-option-rest = Rest
eldritch-option-none = none
eldritch-option-done = done
eldritch-option-yes = yes
eldritch-option-no = no
eldritch-option-keep = keep it
eldritch-option-pass = pass
eldritch-option-pass-lead = the Lead Investigator token
eldritch-option-encounter = have an encounter
eldritch-option-general = General Encounter
eldritch-option-america = America Encounter
eldritch-option-europe = Europe Encounter
eldritch-option-asia = Asia/Australia Encounter
eldritch-option-expedition = Expedition Encounter
eldritch-option-special = Special Encounter
eldritch-option-health = Health
eldritch-option-sanity = Sanity
eldritch-option-train = Train ticket
eldritch-option-ship = Ship ticket
eldritch-option-not-eliminated = not eliminated
eldritch-option-eliminated = eliminated
eldritch-option-lore = Lore
eldritch-option-influence = Influence
eldritch-option-observation = Observation
eldritch-option-strength = Strength
eldritch-option-will = Will
eldritch-option-use = use { $what }
eldritch-option-trade = trade with { $what }
eldritch-option-component = action of { $what }
eldritch-option-local = local action of { $what }
eldritch-option-give = give { $what }
eldritch-option-take = take { $what }
eldritch-option-research =
    Research Encounter{ $what ->
        [unnamed] {""}
       *[other] : { $what }
    }
eldritch-option-other-world = Other World Encounter: { $what }
eldritch-option-rumor = Rumor: { $what }
eldritch-option-eldritch = Eldritch token: { $what }
eldritch-option-crippled = Crippled investigator: { $what }
eldritch-option-insane = Insane investigator: { $what }
eldritch-option-may = encounter of { $what }
eldritch-option-detained = back of { $what }
eldritch-option-new = new investigator of { $what }
eldritch-option-by-train = Train ticket to { $what }
eldritch-option-by-ship = Ship ticket to { $what }
eldritch-option-spend-health = spend Health: { $what }
eldritch-option-spend-sanity = spend Sanity: { $what }

eldritch-assumed-doom-after-each-omen-step = When the Omen advances several spaces, Doom is counted after each of them.
eldritch-assumed-one-advance-for-all-gates = Doom for several matching Gates is one advance by their number.
eldritch-assumed-no-monster-left-is-enough = For the additional encounter it is enough that no Monster is left on the space, defeated or not.
eldritch-assumed-delayed-encounter-goes-on = Becoming Delayed does not interrupt an encounter.
eldritch-assumed-delayed-in-anothers-turn = Delayed in another’s turn, the investigator is truly Delayed and stands up at the next own turn.
eldritch-assumed-loan-after-the-roll = The Bank Loan may be taken after the roll is seen.
eldritch-assumed-penalties-all-count = Every penalty counts; only bonuses are limited to one.
eldritch-assumed-traded-copy-discarded = A Spell got by trade that is already held is discarded, without another draw.
eldritch-assumed-win-as-the-last-phase-ends = With no Mythos card left, a win that comes as the phase ends still counts (erratum of 2017).
eldritch-assumed-rumor-leftovers = With a solved Rumor go its Epic Monsters and Eldritch tokens on the board (erratum of 2017).
eldritch-assumed-travel-past-monsters = Monsters do not hinder Travel.
eldritch-assumed-prepare-with-monster = Prepare for Travel is allowed with a Monster on the space.
eldritch-assumed-trade-with-monster = Trade is allowed with a Monster on the space.
eldritch-assumed-order-goes-on-clockwise = A new Lead Investigator in the middle of a phase does not change its order.
eldritch-assumed-every-mythos-card-reckons = Every Mythos card in play takes part in the third step of a reckoning, ONGOING or not.
eldritch-assumed-third-ticket-discarded = Somebody who has three tickets after a trade discards one then.
eldritch-assumed-text-of-the-fallen-monster = When an investigator and a Monster fall together, what the Monster’s defeat leads to still happens, but not to that investigator.
eldritch-assumed-may-is-a-choice-for-mark = What Mark “may” do, or does because of an “unless”, is his own choice, so he is not immune to it.
eldritch-assumed-discarded-rumor-takes-its-token = A Rumor that is discarded unsolved takes its Rumor token along.
eldritch-assumed-monsters-of-a-mystery = Monsters that a Mystery has placed leave the board with it, Epic ones included.
eldritch-assumed-awake-doom-step-by-step = While the Ancient One is awake, the text for an advance of Doom is resolved once for each step.
eldritch-assumed-later-monsters-are-met = A Monster that comes to the space during the combat is met as well.
eldritch-assumed-named-epic-from-the-box = An effect that names an Epic Monster takes it out of the game box.
eldritch-assumed-mystery-checked-at-once = A Mystery whose card names no moment is solved as soon as it has enough tokens.
eldritch-assumed-no-debt-card-no-loan = Without a Debt card left there is no Bank Loan.
eldritch-assumed-front-covered = While a card lies with its back up, its front gives nothing.
eldritch-assumed-lead-is-an-investigator = Somebody who has no investigator any more cannot keep the Lead Investigator token.
eldritch-assumed-usual-values = What the sheet does not tell is taken as: skills 2; of a Monster horror and damage 0, toughness 1; one Gate and one Clue on the reference card; Doom 15.
eldritch-assumed-changed-successes-add-up = Several cards that change what counts as a success are added up.
eldritch-assumed-no-city-known = No City can be reached on the sheet, so the nearest one is taken to be the same space.
eldritch-assumed-detained-in-combat = Whoever becomes Detained in combat can have only the back of that card as the additional encounter.
