# Arkham Horror, 2nd edition: events, decisions, options, readings.

arkham2e-event-reached =
    — { $point ->
        [upkeep-phase] I. Upkeep
        [refresh-exhausted-cards] Refresh exhausted cards
        [upkeep-actions] Upkeep actions: { $who }
        [adjust-skills] Adjust skills: { $who }
        [movement-phase] II. Movement
        [arkham-movement] Arkham movement: { $who }
        [other-world-movement] Other World movement: { $who }
        [arkham-encounters-phase] III. Arkham Encounters
        [encounter-no-gate] No gate: { $who }
        [encounter-gate] Gate: { $who }
        [other-world-encounters-phase] IV. Other World Encounters
        [mythos-phase] V. Mythos
        [open-gate-and-spawn] 1. Open a gate and spawn a monster
        [place-clue-token] 2. Place a clue token
        [move-monsters] 3. Move monsters
        [activate-mythos-ability] 4. Activate the Mythos ability
        [end-of-turn] End of the turn
        [final-battle-refresh] Final battle, 1: investigators refresh
        [final-battle-investigators-attack] Final battle, 2: investigators attack
       *[final-battle-ancient-one-attacks] Final battle, 3: the Ancient One attacks
    } —
arkham2e-event-assumed = The book does not say; we take it so: { $reading }
arkham2e-event-logged = { $text }
arkham2e-event-look-up =
    { $what ->
        [upkeep-roll] Make the upkeep roll as the card says: { $source }.
        [unique-movement] Move it as its combat side says: { $source }.
        [mythos-card] Draw a Mythos card and read it.
        [white-arrow] Follow the white arrow out of its space on the board: { $source }.
        [black-arrow] Follow the black arrow out of its space on the board: { $source }.
        [encounter-symbols] Look at the colours of the encounter symbols: { $source }. Only a card of one of them fits.
        [monster] Draw a monster from the cup; it appears at { $source }, or beyond the limit in the Outskirts.
        [outskirts-monster] Draw a monster from the cup; it goes to the Outskirts.
        [met-monster] Draw a monster from the cup, for this encounter alone: { $source }.
        [gate-marker] Draw a gate marker and place it: { $source }. Everybody there is drawn through and delayed.
        [ally-leaves] A random card of the Ally deck goes back to the box.
        [common-card] Draw from the deck of common items: { $source }.
        [unique-card] Draw from the deck of unique items: { $source }.
        [spell-card] Draw from the deck of spells: { $source }.
        [skill-card] Draw from the deck of skills: { $source }.
        [ally-card] Draw from the Ally deck: { $source }.
       *[new-investigator] Draw a new investigator at random for the player of { $source }.
    }
arkham2e-event-prevented =
    { $what ->
        [gate] { $where } is sealed: no gate opens.
        [monster] { $where } is sealed: no monster appears.
        [second-gate] A gate is already open at { $where }: no other opens.
        [clue] A gate is open at { $where }: no clue is placed.
        [entry] { $where } is closed: nobody may enter.
        [stable-gate] { $where } is stable: no gate ever opens there.
        [stable-monster] { $where } is stable: no monster ever appears there.
       *[special-card] { $where } may not have another special card of this kind.
    }
arkham2e-event-check-began =
    { $by }: { $check ->
        [evade] Evade
        [horror] Horror
        [combat] Combat
        [spell] Spell
        [speed] Speed
        [sneak] Sneak
        [fight] Fight
        [will] Will
        [lore] Lore
       *[luck] Luck
    } check ({ $modifier }){ $difficulty ->
        [none] {""}
       *[other] {", difficulty "}{ $difficulty }
    }.
arkham2e-event-pool-set = Skill { $value }, bonuses { $bonus }, weapons and spells { $cards }, modifier { $modifier } = dice { $dice }; success on { $success_on } or more.
arkham2e-event-dice-rolled = { $by } rolls { $faces }; successes so far: { $successes }.
arkham2e-event-clue-spent = { $by } spends a clue for one more die; clues left: { $left }.
arkham2e-event-roll-again = { $by } rolls again ({ $card }).
arkham2e-event-check-ended =
    { $by }: successes { $successes }, the check is { $passed ->
        [yes] passed
       *[no] failed
    }.
arkham2e-event-die-rolled = { $by } rolls a die: { $face }.
arkham2e-event-points-lost =
    { $who } loses: { $sanity ->
        [0] Stamina { $stamina }
       *[other] { $stamina ->
            [0] Sanity { $sanity }
           *[other] Sanity { $sanity }, Stamina { $stamina }, at the same moment
        }
    }.
arkham2e-event-points-recovered =
    { $who } recovers: { $sanity ->
        [0] Stamina { $stamina }
       *[other] { $stamina ->
            [0] Sanity { $sanity }
           *[other] Sanity { $sanity }, Stamina { $stamina }
        }
    }.
arkham2e-event-maximum-changed = { $who }: maximum Sanity { $sanity }, maximum Stamina { $stamina }.
arkham2e-event-went-insane = { $who } goes insane and has no more encounters this turn.
arkham2e-event-fell-unconscious = { $who } falls unconscious and has no more encounters this turn.
arkham2e-event-became-lost = { $who } is lost in time and space, is delayed and loses the next turn.
arkham2e-event-came-back = { $who } comes back from Lost in Time and Space: { $to }.
arkham2e-event-arrested = { $who } is arrested ({ $to }), loses ${ $money } and the next turn, and is delayed.
arkham2e-event-released = { $who } stands up and is released: { $to }.
arkham2e-event-was-delayed = { $who } is delayed.
arkham2e-event-stood-up = { $who } stands up and is no longer delayed.
arkham2e-event-turn-lost = { $who } loses this turn.
arkham2e-event-turn-began = A new turn; first player: { $first }.
arkham2e-event-devoured = { $who } is devoured and loses all cards but the unspent trophies.
arkham2e-event-eliminated = The player of { $who } is eliminated.
arkham2e-event-new-investigator = The player of { $who } goes on with { $new }.
arkham2e-event-moved = { $who } moves: { $origin } → { $to }.
arkham2e-event-movement-began = { $who } has movement points: { $points }.
arkham2e-event-movement-ended =
    { $lost ->
        [0] { $who } stops here.
       *[other] The movement of { $who } is over; movement points lost: { $lost }.
    }
arkham2e-event-drawn-through = { $who } is drawn through the gate to the first area: { $world }.
arkham2e-event-went-on = { $who } moves on to the second area: { $world }.
arkham2e-event-returned = { $who } returns to Arkham ({ $to }) with an explored marker.
arkham2e-event-explored-discarded = { $who } leaves the gate and discards the explored marker.
arkham2e-event-slider-moved =
    { $who } moves a slider: { $skill ->
        [speed] Speed
        [sneak] Sneak
        [fight] Fight
        [will] Will
        [lore] Lore
       *[luck] Luck
    } is { $to } now; Focus left: { $left }.
arkham2e-event-card-gained = { $who } gains { $card }.
arkham2e-event-card-discarded =
    { $box ->
        [yes] { $who } returns { $card } to the box.
       *[no] { $who } discards { $card }.
    }
arkham2e-event-cards-passed-over = Not kept, to the bottom of the deck: { $cards }.
arkham2e-event-card-exhausted = { $card } is exhausted ({ $who }).
arkham2e-event-cards-refreshed = { $who } refreshes: { $cards }.
arkham2e-event-card-aged = { $card }: no upkeep roll in the first Upkeep after it was gained ({ $who }).
arkham2e-event-clues-gained = { $who } gains clues: { $count }.
arkham2e-event-clues-lost = { $who } gives up clues: { $count }.
arkham2e-event-money-gained = { $who } gets ${ $count }.
arkham2e-event-money-lost = { $who } gives up ${ $count }.
arkham2e-event-card-traded = { $by } gives { $card } to { $to }.
arkham2e-event-money-traded = { $by } gives ${ $count } to { $to }.
arkham2e-event-trophies-spent = { $who } spends trophies, monsters: { $monsters }; gates: { $gates }.
arkham2e-event-card-in-hand = { $who } takes { $card } into use; hands: { $hands }.
arkham2e-event-card-released = { $who } lets go of { $card }; it stops working.
arkham2e-event-spell-cast = { $who } casts { $spell }.
arkham2e-event-spell-failed = { $who } fails to cast { $spell }.
arkham2e-event-bonus-counted = { $card }: bonus { $printed }, here { $counted }.
arkham2e-event-monster-evaded = { $who } evades { $monster }.
arkham2e-event-combat-began = { $who } is in combat with { $monster }.
arkham2e-event-flight-barred = { $who } cannot flee: { $monster } has Ambush.
arkham2e-event-combat-ended =
    { $how ->
        [defeated] The combat of { $who } with { $monster } is won.
        [fled] { $who } flees from { $monster }; the combat is over.
       *[apart] { $who } and { $monster } are no longer together; the combat is over.
    }
arkham2e-event-monster-damages = { $monster } deals its damage to { $who }: { $damage }.
arkham2e-event-monster-defeated = { $by } defeats { $monster }.
arkham2e-event-trophy-taken = { $who } takes { $monster } as a trophy.
arkham2e-event-monster-returned = { $monster } returns to the cup.
arkham2e-event-monster-placed = { $monster } appears: { $space }.
arkham2e-event-monster-to-outskirts = { $monster } goes to the Outskirts.
arkham2e-event-monster-met = { $monster } appears before { $who }.
arkham2e-event-outskirts-overflowed = The Outskirts are emptied into the cup: { $monsters }.
arkham2e-event-monster-moved =
    { $monster } moves to { $to ->
        [Sky] the Sky
       *[other] { $to }
    }.
arkham2e-event-monster-stayed =
    { $monster } does not move: { $why ->
        [investigator] an investigator is with it
        [stationary] it is stationary
        [closed] the way leads into a closed location
        [no-arrow] no arrow of that colour leads out
       *[sky] nobody is on a street
    }.
arkham2e-event-surge-began = A monster surge at { $space }: monsters { $monsters }.
arkham2e-event-surge-planned = Settled before drawing: { $spaces }; to the Outskirts: { $outskirts }.
arkham2e-event-doom-added = Doom: { $to }.
arkham2e-event-doom-removed = A doom token is removed; doom: { $to }.
arkham2e-event-gate-opened = A gate to { $world } opens: { $space }; clues discarded there: { $clues }.
arkham2e-event-gate-closed = { $by } closes the gate at { $space } and takes it as a trophy.
arkham2e-event-seal-placed =
    { $space } is sealed; the Elder Sign token comes from { $source ->
        [doom-track] the doom track
       *[unused] the unused tokens
    }.
arkham2e-event-elder-sign-played = { $by } plays an Elder Sign ({ $card }).
arkham2e-event-clue-placed = A clue appears: { $space }.
arkham2e-event-terror-rose = The terror level rises to { $to }.
arkham2e-event-ally-left = { $ally } leaves town for good.
arkham2e-event-marker-placed =
    { $marker ->
        [closed] { $space } is closed.
       *[activity] An activity marker is put on { $space }.
    }
arkham2e-event-markers-removed = The markers of { $source } are removed: { $spaces }.
arkham2e-event-encounter-drawn =
    { $who } has an encounter ({ $at }){ $card ->
        [none] {""}
       *[other] {"; card: "}{ $card }
    }.
arkham2e-event-ability-used = { $who } uses the special ability of { $space }.
arkham2e-event-gate-card-put =
    { $fits ->
        [yes] { $card } goes back to the gate deck.
       *[no] { $card } has another colour and goes to the bottom of the gate deck.
    }
arkham2e-event-mythos-drawn = { $by } draws the Mythos card { $card }.
arkham2e-event-mythos-put = { $card } goes to the bottom of the Mythos deck.
arkham2e-event-mythos-stays =
    { $type ->
        [environment] The Environment { $card } comes into play.
       *[rumor] The Rumor { $card } comes into play.
    }
arkham2e-event-rumor-ignored = A Rumor is in play already: the text of { $card } is ignored.
arkham2e-event-rumor-ended =
    { $how ->
        [pass] The Rumor { $card } is passed.
       *[fail] The Rumor { $card } is failed.
    }
arkham2e-event-first-player-passed = The First Player marker passes to { $to }.
arkham2e-event-ancient-one-awakens =
    { $name } awakens: { $why ->
        [doom] the doom track is full
        [gates] too many gates are open
        [no-gate-marker] no gate marker is left
        [no-monster] no monster is left in the cup
       *[terror] terror is at 10 and there are twice as many monsters as the limit
    }.
arkham2e-event-battle-began = The final battle with { $name } begins.
arkham2e-event-battle-round-began = Round { $round } of the final battle.
arkham2e-event-successes-counted = Successes of the group: { $total }.
arkham2e-event-game-won =
    { $how ->
        [gates-closed] The last gate is closed: the investigators win!
        [gates-sealed] Six locations are sealed: the investigators win!
       *[ancient-one-banished] The Ancient One is beaten: the investigators win!
    }
arkham2e-event-game-lost = All investigators are devoured: the players lose.
arkham2e-event-score-counted = Score: { $base } − terror { $terror } − loans { $loans } − Elder Signs { $elder_signs } + gates { $gates } + monsters { $monsters } + investigators { $investigators } = { $score }.
arkham2e-event-first-citizen = First Citizen of Arkham: { $who }.

arkham2e-decide-after-roll = { $by }: spend a clue, roll again, or stop?
arkham2e-decide-arm = { $by }: which weapons and spells?
arkham2e-decide-evade-or-fight = { $by }: evade the monster or fight it?
arkham2e-decide-fight-or-flee = { $by }: fight or flee?
arkham2e-decide-which-monster = { $by }: which monster first?
arkham2e-decide-discard-item = { $by }: which item is discarded?
arkham2e-decide-discard-card = { $by }: which card is discarded?
arkham2e-decide-keep-card = { $by }: which card is kept?
arkham2e-decide-buy = { $by }: buy which card?
arkham2e-decide-spend = { $by }: pay for it?
arkham2e-decide-trophies = { $by }: which monster trophies are spent?
arkham2e-decide-gate-trophy = { $by }: which gate trophy is spent?
arkham2e-decide-trade = { $by }: what changes hands?
arkham2e-decide-trade-agreed = { $by }: agreed to the trade?
arkham2e-decide-trade-now = { $by }: trade with somebody?
arkham2e-decide-move = { $by }: where to?
arkham2e-decide-clues = { $by }: how many clues are taken?
arkham2e-decide-return = { $by }: back through which gate?
arkham2e-decide-nearest-gate = The book names nobody to decide: which of the nearest gates?
arkham2e-decide-come-back = { $by }: where to, from Lost in Time and Space?
arkham2e-decide-upkeep-action = { $by }: which upkeep action next?
arkham2e-decide-adjust = { $by }: move which slider?
arkham2e-decide-close-gate = { $by }: how do you try to close the gate?
arkham2e-decide-seal = { $by }: spend five clues and seal the gate?
arkham2e-decide-encounter-or-ability = { $by }: an encounter or the location's ability?
arkham2e-decide-who-takes-clue = The players agree, else { $by }: who gets the clue?
arkham2e-decide-surge-gate = The players agree, else { $by }: which gate gets one more?
arkham2e-decide-surge-place = The players agree, else { $by }: where does the next monster go?
arkham2e-decide-flying-prey = { $by }: which street does the flying monster choose?
arkham2e-decide-unique-prey = The book names nobody to decide: where does the monster go?
arkham2e-decide-attack = { $by }: attack the Ancient One?
arkham2e-decide-may = { $by }: do it?
arkham2e-decide-choose = { $by }: which one?
arkham2e-decide-order = The players agree, else { $by }: what comes first?
arkham2e-decide-reading = The book does not say, and names nobody to decide: how do you read it?
arkham2e-decide-die = What does the die show?
arkham2e-decide-monster = Which monster is drawn?
arkham2e-decide-gate = Which gate marker is drawn?
arkham2e-decide-card = Which card is drawn?
arkham2e-decide-ally = Which ally leaves?
arkham2e-decide-investigator = Which investigator is drawn?
arkham2e-decide-location-card = Which location card is drawn?
arkham2e-decide-gate-card = Which gate card is drawn?
arkham2e-decide-mythos-card = Which Mythos card is drawn?

arkham2e-option-stop = stop
arkham2e-option-clue = spend a clue
arkham2e-option-evade = evade
arkham2e-option-fight = fight
arkham2e-option-flee = flee
arkham2e-option-attack = attack
arkham2e-option-pass = pass
arkham2e-option-with-lore = with Lore
arkham2e-option-with-fight = with Fight
arkham2e-option-nothing = nothing
arkham2e-option-encounter = have an encounter
arkham2e-option-ability = use the ability
arkham2e-option-done = done
arkham2e-option-stay = stay
arkham2e-option-yes = yes
arkham2e-option-no = no
arkham2e-option-outskirts = the Outskirts
arkham2e-option-points = the loss of Sanity or Stamina
arkham2e-option-besides = what comes with it
arkham2e-option-delayed-face-monsters = the delayed must face the monsters
arkham2e-option-delayed-ignore-monsters = the delayed need not face the monsters
arkham2e-option-last-sanity-spell-lost = the spell does nothing
arkham2e-option-last-sanity-spell-works = the spell is still cast
arkham2e-option-outskirts-do-not-count = the Outskirts do not count
arkham2e-option-outskirts-count = the Outskirts count
arkham2e-option-encounter-gate-adds-doom = the gate adds doom
arkham2e-option-encounter-gate-adds-no-doom = the gate adds no doom
arkham2e-option-use = use { $what }
arkham2e-option-release = let go of { $what }
arkham2e-option-reroll = roll again: { $what }
arkham2e-option-trade = trade with { $what }
arkham2e-special-retainer = a Retainer
arkham2e-special-bank-loan = a Bank Loan
arkham2e-special-membership = a Silver Twilight Lodge Membership
arkham2e-special-deputy = the Deputy of Arkham
arkham2e-special-blessing = a Blessing
arkham2e-special-curse = a Curse
arkham2e-option-give = give { $what }
arkham2e-option-take = take { $what }
arkham2e-option-elder-sign = play { $what }
arkham2e-option-raise =
    raise { $what ->
        [speed] Speed
        [sneak] Sneak
        [fight] Fight
        [will] Will
        [lore] Lore
       *[luck] Luck
    }

arkham2e-assumed-delayed-face-monsters = a delayed investigator must evade or fight each monster in the space.
arkham2e-assumed-delayed-ignore-monsters = a delayed investigator neither leaves nor ends movement, and so need not face the monsters there.
arkham2e-assumed-last-sanity-spell-lost = whoever pays the last Sanity for a spell goes insane at once, and the spell does nothing.
arkham2e-assumed-last-sanity-spell-works = a spell paid for with the last Sanity is still cast; insanity comes after it.
arkham2e-assumed-outskirts-do-not-count = monsters in the Outskirts do not count towards twice the limit.
arkham2e-assumed-outskirts-count = monsters in the Outskirts count towards twice the limit.
arkham2e-assumed-encounter-gate-adds-doom = a gate that appears in an encounter adds a doom token, as every new gate does.
arkham2e-assumed-encounter-gate-adds-no-doom = a gate that appears in an encounter adds no doom token.
arkham2e-assumed-elder-sign-devours = an Elder Sign that takes the last Sanity and Stamina together still seals, and its player's investigator is devoured.
arkham2e-assumed-first-upkeep-income = only the roll is left out in the first Upkeep; the Retainer pays.
arkham2e-assumed-closed-location-monster-stays = a monster whose arrow leads into a closed location stays where it is.
arkham2e-assumed-zero-in-battle = in the final battle 0 Sanity or Stamina devours, even if it is not the Ancient One's attack that took it.
arkham2e-assumed-faced-once-a-turn = a monster dealt with once this turn need not be faced again on coming back to its space.
arkham2e-assumed-no-limit-in-surge = once terror has reached 10, the monsters of the surge that are still to come appear at the gates, none of them getting more than the surging one.
arkham2e-assumed-elder-sign-empty-track = without a token on the doom track, the one for the Elder Sign comes from the unused tokens.
arkham2e-assumed-new-investigator-plays-on = the new investigator takes part in the phases of this turn that are still to come.
arkham2e-assumed-reroll-with-clue-dice = rolling a check again takes in the dice that clues had added.
arkham2e-assumed-last-point-price-lost = whoever pays a price with the last Sanity or Stamina falls at once and gets nothing for it.
