# Mansions of Madness, 1st edition: events, decisions, options, readings.

mansions-event-reached =
    — { $point ->
        [playing-the-game] A new round
        [investigator-turn] Turn of { $who }
        [movement-step] Movement Step: { $who }
        [action-step] Action Step: { $who }
        [keeper-turn] Keeper Turn
        [trading-step] 1. Investigator Trading Step
        [threat-step] 2. Gain Threat Step
        [keeper-action-step] 3. Keeper Action Step
        [monster-attack-step] 4. Monster Attack Step
       *[event-step] 5. Event Step
    } —
mansions-event-step-spent = { $who } gives up a Movement Step.
mansions-event-assumed = Assumed: { $reading }
mansions-event-logged = { $text }
mansions-event-vetoed =
    { $whom }: { $what ->
        [move] it cannot move there
        [attack] it cannot attack
        [kill] it cannot be killed like that
        [place] no figure can be placed
        [corpse] no corpse marker is left
        [no-card-fits] no Combat card fits
        [no-deck] the sheet tells of no such deck
        [no-target] there is no allowed target
        [draw-piece] too few puzzle pieces are left
       *[attempt] already attempted this turn
    }.
mansions-event-no-effect = No effect.
mansions-event-goes-on = { $who } goes on all the same.
mansions-event-step-broken = What { $who } was doing stops here.
mansions-event-test-began =
    { $by }: { $purpose ->
       *[attribute] attribute test
        [combat] test in combat
        [horror] horror test ({ $against })
        [evade] evade test ({ $against })
        [fire] test to enter the fire
    }, { $attribute ->
        [intellect] Intellect
        [willpower] Willpower
        [lore] Lore
        [luck] Luck
        [strength] Strength
        [dexterity] Dexterity
       *[marksmanship] Marksmanship
    }, modifier { $modifier }.
mansions-event-skill-point-spent = { $who } spends a skill point: Luck +{ $luck }.
mansions-event-target-set = To roll at most { $target }: value { $value }, modifier { $modifier }, stun { $stun }, darkness { $darkness }, cards { $cards }, Luck { $luck }.
mansions-event-die-rolled = { $by } rolls { $face }.
mansions-event-reroll-forced = The Keeper spends a skill point: { $who } rolls again.
mansions-event-test-result =
    { $by }: { $automatic ->
        [yes] automatic{ " " }
       *[no] { "" }
    }{ $success ->
        [yes] success
       *[no] failure
    }.
mansions-event-horror-tested =
    { $who } has tested against { $monster } for this turn: { $success ->
        [yes] success
       *[no] failure
    }.
mansions-event-no-horror-test =
    { $who } takes no horror test against { $monster }: { $why ->
        [tested] once per monster and turn
        [returned] it left and came back this turn
        [same-room] nobody has entered the room
        [elsewhere] it is in another room
       *[turn-start] it was in the room when the turn began
    }.
mansions-event-no-evade-test =
    { $who } takes no evade test against { $monster }: { $why ->
        [tested] that was done this turn
        [attack] this is an attack on a monster in the space
        [elsewhere] it is in another space
       *[no-action] this is no action
    }.
mansions-event-evaded =
    { $who } need not evade { $monster } again this turn ({ $success ->
        [yes] success
       *[no] failure
    }).
mansions-event-puzzle-set-up = Puzzle { $puzzle } is laid out: { $pieces }.
mansions-event-puzzle-began = { $who } attempts puzzle { $puzzle }; puzzle actions: { $actions }.
mansions-event-puzzle-moved =
    { $puzzle }: { $kind ->
        [swap] swap
        [turn-right] turned clockwise:
       *[turn-left] turned counterclockwise:
    } { $what ->
        [base] base tile
       *[other] { $what }
    }; puzzle actions left: { $left }.
mansions-event-piece-drawn = { $puzzle }: piece { $piece } is drawn and laid in { $slot }; puzzle actions left: { $left }.
mansions-event-puzzle-solved = { $who } solves puzzle { $puzzle }; its pieces go back.
mansions-event-puzzle-reset = Puzzle { $puzzle } is shuffled in.
mansions-event-puzzle-left = Puzzle { $puzzle } is not solved and stays as it lies.
mansions-event-threat-changed =
    The Keeper's threat goes { $way ->
        [down] down
       *[up] up
    } by { $by }, to { $to }.
mansions-event-keeper-action-used = The Keeper uses { $card } (cost { $cost }).
mansions-event-keeper-turn-lost = The Keeper loses this turn.
mansions-event-mythos-drawn = The Keeper draws a Mythos card: { $card }.
mansions-event-trauma-drawn = The Keeper draws a Trauma card: { $card }.
mansions-event-deck-reshuffled =
    The { $deck ->
        [mythos] Mythos
       *[trauma] Trauma
    } discards are shuffled into a new deck.
mansions-event-no-card-left =
    No card is left: { $deck ->
        [mythos] Mythos
        [trauma] Trauma
       *[other] { $deck }
    }.
mansions-event-hand-discarded =
    The Keeper discards a { $deck ->
        [mythos] Mythos
       *[trauma] Trauma
    } card: { $card }.
mansions-event-mythos-played = The Keeper plays { $card } on { $who }.
mansions-event-time-passed = Time tokens on the Event deck: { $tokens }.
mansions-event-event-held-back = The roll is { $face }: the last Event is not revealed this turn.
mansions-event-event-revealed =
    Revealed from the Event deck: { $card }{ $choice ->
        [none] {""}
       *[other] ; part: { $choice }
    }.
mansions-event-objective-revealed =
    The objective is revealed: { $why ->
        [clue-1] Clue 1 is found
        [event-iv] Event IV
        [own-condition] its own requirement is met
        [card] a card says so
       *[won] a side has won
    }.
mansions-event-marked = It has come true: { $name }.
mansions-event-game-ended =
    The game is over: { $winner ->
        [keeper] the Keeper wins
        [investigators] the investigators win
       *[nobody] all players lose
    } ({ $why ->
        [objective] objective
        [eliminated] all investigators are eliminated
        [last-event] the last Event is resolved
        [card] a card says so
       *[at-once] both sides at once; a house ruling
    }).
mansions-event-moved = { $who } moves from { $origin } to { $to }.
mansions-event-moved-by-keeper = The Keeper moves { $who } from { $origin } to { $to }.
mansions-event-move-wasted = { $who } stays outside { $room }: the step is wasted, no entry this turn.
mansions-event-suffered =
    { $who } suffers { $amount } { $harm ->
        [damage] damage
       *[horror] horror
    }.
mansions-event-no-more-horror = { $who } is insane and takes no horror token.
mansions-event-went-insane = { $who }: sanity 0, insane.
mansions-event-healed = { $who } heals damage { $damage }, horror { $horror }.
mansions-event-sane-again = { $who } is sane again.
mansions-event-stunned = { $who }: stun tokens +{ $tokens }.
mansions-event-stun-removed = { $who } discards one stun token.
mansions-event-trauma-played =
    The Keeper plays the Trauma card { $card } on { $who }{ $action ->
        [yes] { " " }as a Keeper action
       *[no] { "" }
    }.
mansions-event-trauma-discarded = { $who } loses the Trauma card { $card }.
mansions-event-skill-points-changed = { $who }: skill points { $by }.
mansions-event-investigator-killed = { $who } is killed.
mansions-event-stripped = { $who } leaves in { $room }: { $dropped }; spells discarded: { $spells }.
mansions-event-awaits-another = The player of { $who } chooses a new investigator in the next turn.
mansions-event-player-eliminated = The player of { $who } is eliminated.
mansions-event-investigator-chosen = { $who } joins in place of { $instead_of }, in { $space }.
mansions-event-escaped = { $who } escapes through { $door }.
mansions-event-hid = { $who } hides.
mansions-event-left-hiding = { $who } is no longer hidden.
mansions-event-traded = { $giver } gives { $card } to { $to }.
mansions-event-item-dropped = { $who } drops { $card } in { $room }.
mansions-event-item-discarded = { $who } discards { $card }.
mansions-event-ability-used = { $who } uses { $card }.
mansions-event-spell-cast = { $who } casts { $spell }; target: { $target }.
mansions-event-spell-flipped = { $spell } is turned over.
mansions-event-spell-discarded = { $spell } goes to the bottom of its deck.
mansions-event-spell-gained = { $who } takes a spell: { $spell }.
mansions-event-card-found = { $who } takes { $card } in { $room }.
mansions-event-monster-moved = { $monster } moves from { $origin } to { $to }.
mansions-event-monster-placed = { $monster } ({ $type }) is placed in { $space }.
mansions-event-monster-hurt = { $monster } takes { $amount } damage; in all { $taken }.
mansions-event-monster-killed = { $monster } is killed.
mansions-event-monster-stunned = { $monster }: stun tokens +{ $tokens }.
mansions-event-monster-recovers = { $monster } does not attack and loses one stun token.
mansions-event-monster-attacks = { $monster } attacks { $who }.
mansions-event-investigator-attacks =
    { $who } attacks { $monster }: { $weapon ->
        [unarmed] with bare hands
       *[other] { $weapon }
    }.
mansions-event-combat-card-drawn =
    Combat card { $card }: { $fits ->
        [yes] it fits and is resolved
       *[no] it does not fit
    }.
mansions-event-combat-cards-discarded = Combat cards discarded: { $cards }.
mansions-event-combat-deck-reshuffled =
    The Combat deck of { $deck ->
        [humanoid] humanoids
        [beast] beasts
       *[eldritch] eldritch monsters
    } is made anew.
mansions-event-special-attack-made = { $monster } makes its special attack.
mansions-event-keeper-point-spent = The Keeper spends a skill point for the special attack of { $monster }.
mansions-event-sample-taken = { $monster } takes a sample.
mansions-event-samples-left = { $monster } leaves its samples at the altar: { $count }.
mansions-event-card-revealed = { $card } in { $room } is turned up.
mansions-event-bar-opened = { $who } does what { $card } asks for.
mansions-event-samples-lost = The samples of { $monster } are discarded: { $count }.
mansions-event-lock-passed = The Lock of { $room } does not hinder { $monster }.
mansions-event-nothing-there = { $who } finds nothing: there is no card in { $room }.
mansions-event-bar-holds = { $who } does not overcome { $card }; it stays face up.
mansions-event-room-card-discarded = { $card } in { $room } is discarded.
mansions-event-token-placed =
    A token of { $token ->
        [fire] fire
       *[darkness] darkness
    } is placed in { $room }.
mansions-event-token-removed =
    The token of { $token ->
        [fire] fire
       *[darkness] darkness
    } is taken out of { $room }.
mansions-event-corpse-placed = A corpse lies in { $space }.
mansions-event-corpses-removed = Corpses removed from { $space }: { $count }.
mansions-event-corpse-dragged = { $who } drags a corpse from { $origin } to { $to }.
mansions-event-barrier-moved =
    The barrier { $barrier } is moved { $door ->
        [none] off the door
       *[other] onto the door { $door }
    }.
mansions-event-barrier-destroyed = Barrier { $barrier } is destroyed.
mansions-event-monster-stopped = { $monster } does not get past the barrier and cannot move again this turn.

mansions-decide-d10 = What does the ten-sided die show?
mansions-decide-combat-card = Which Combat card is drawn?
mansions-decide-mythos-card = Which Mythos card is drawn?
mansions-decide-trauma-card = Which Trauma card is drawn?
mansions-decide-monster-figure = Which figure is picked at random?
mansions-decide-puzzle-piece = Which puzzle piece is drawn?
mansions-decide-both-win = Both sides meet their conditions at the same moment, and the book does not say who wins.
mansions-decide-next-turn = Investigators: whose turn is next? If you do not agree, play goes clockwise.
mansions-decide-do = { $by }: what do you do?
mansions-decide-which-step = { $by }: which step do you give up for it?
mansions-decide-skill-point = { $by }: spend a skill point before the roll?
mansions-decide-force-reroll = Keeper: force a new roll?
mansions-decide-force-special = Keeper: spend a skill point for the special attack?
mansions-decide-evade-order = { $by }: which monster do you evade first?
mansions-decide-evade-damage = Keeper: does the monster deal its damage?
mansions-decide-horror-order = Keeper: which horror test is first?
mansions-decide-each-order = Keeper: who is first?
mansions-decide-trauma = Keeper: play a Trauma card?
mansions-decide-which-insanity = Keeper: which insanity?
mansions-decide-mythos = Keeper: play a Mythos card?
mansions-decide-use-key = { $by }: use the key?
mansions-decide-bar-met = Keeper: is what the card asks for done?
mansions-decide-take-dropped = { $by }: take the dropped card?
mansions-decide-drop-what = { $by }: what do you drop?
mansions-decide-drop-weapon = { $by }: which weapon do you drop?
mansions-decide-discard-item = { $by }: which card do you discard?
mansions-decide-weapon = { $by }: what do you attack with?
mansions-decide-target = { $by }: who is the target?
mansions-decide-cure =
    { $by ->
        [keeper] Keeper
       *[other] { $by }
    }: which Trauma card is cured?
mansions-decide-drag-corpse = { $by }: drag a corpse along?
mansions-decide-burn-how-many = { $by }: how many corpses do you burn?
mansions-decide-door = { $by }: onto which door?
mansions-decide-new-investigator = The player of { $by }: which new investigator?
mansions-decide-puzzle-action = { $by }: which puzzle action?
mansions-decide-replace-piece = { $by }: which piece does the new one replace?
mansions-decide-may =
    { $by ->
        [keeper] Keeper
       *[other] { $by }
    }: do it?
mansions-decide-choose =
    { $by ->
        [keeper] Keeper
       *[other] { $by }
    }: which option?
mansions-decide-whom =
    { $by ->
        [keeper] Keeper
       *[other] { $by }
    }: which investigator?
mansions-decide-monster =
    { $by ->
        [keeper] Keeper
       *[other] { $by }
    }: which monster?
mansions-decide-room = Keeper: which room?
mansions-decide-space = Keeper: in which space?
mansions-decide-corpse = Keeper: which corpse rises?
mansions-decide-trade = Investigators: what changes hands?
mansions-decide-keeper-action = Keeper: which action?
mansions-decide-urge = Keeper: who must use what?
mansions-decide-monster-step = Keeper: where does the monster move?
mansions-decide-investigator-step = Keeper: where does the investigator go?
mansions-decide-re-place = Keeper: kill one of your monsters to place it here?
mansions-decide-monster-attack = Keeper: which monster attacks?
mansions-decide-victim = Keeper: whom does it attack?
mansions-decide-go-through = Keeper: does the monster go on through the door?
mansions-decide-story-choice = Keeper: which story choice did you make at the start?
mansions-decide-start-space = { $by }: which space is the Start space? (It is in the Investigator Guide.)
mansions-decide-burn-order = Keeper: which monster burns first?
mansions-decide-discard-mythos = Keeper: which Mythos card goes?
mansions-decide-discard-trauma = Keeper: which Trauma card goes?

mansions-option-yes = yes
mansions-option-no = no
mansions-option-done = done
mansions-option-stop = stop
mansions-option-end = end the turn
mansions-option-clockwise = clockwise
mansions-option-keeper = the Keeper wins
mansions-option-investigators = the investigators win
mansions-option-move = move: { $what }
mansions-option-run = run: { $what }
mansions-option-escape = escape: { $what }
mansions-option-explore = explore
mansions-option-drop = drop items
mansions-option-attack = attack: { $what }
mansions-option-cast = cast: { $what }
mansions-option-ability = action of { $what }
mansions-option-use = use: { $what }
mansions-option-barrier = barrier: { $what }
mansions-option-burn-corpses = burn corpses
mansions-option-hide = hide
mansions-option-leave-hiding = leave the hiding place
mansions-option-movement-step = Movement Step
mansions-option-action-step = Action Step
mansions-option-unarmed = bare hands
mansions-option-weapon = { $what }
mansions-option-card = { $what }
mansions-option-play = play: { $what }
mansions-option-to = to: { $what }
mansions-option-kill = kill: { $what }
mansions-option-give = { $giver } gives { $card } to { $to }
mansions-option-action = action: { $what }
mansions-option-insanity = insanity for: { $what }
mansions-option-urge = { $who } must use { $card }
mansions-option-horror = { $who } against { $monster }
mansions-option-swap = swap { $what }
mansions-option-turn-left =
    turn counterclockwise: { $what ->
        [base] base tile
       *[other] { $what }
    }
mansions-option-turn-right =
    turn clockwise: { $what ->
        [base] base tile
       *[other] { $what }
    }
mansions-option-draw = draw a piece (two actions)
mansions-option-skill-point = spend a skill point
mansions-option-time-up = time is up

mansions-assumed-a-step-cut-short-is-over = An investigator who was moved away in the middle of a step does not get the step back. This favours the Keeper.
mansions-assumed-another-investigator-is-left = The sheet does not list the unused investigators; the box has eight, so one is left. This favours the investigators.
mansions-assumed-attack-spell-is-combat = An attack spell is an attack, so the penalty of darkness in combat applies to its test.
mansions-assumed-darkness-only-in-attacks = The book gives the penalty of darkness to tests in combat, and combat is an attack, so horror and evade tests are spared. This favours the investigators.
mansions-assumed-dropped-cards-may-be-left = Hidden cards must be taken, but cards dropped face up may be left.
mansions-assumed-evade-before-lock = Evade tests come before the Lock of the room to be entered. This favours the Keeper.
mansions-assumed-forced-move-ends-hiding = The Keeper can move a hidden investigator too, who then is no longer hidden. This favours the Keeper.
mansions-assumed-forced-move-needs-no-fire-test = The test at a fire is for whoever tries to enter; somebody whom the Keeper moves in takes none. This favours the investigators.
mansions-assumed-forced-move-stops-at-locks = The Keeper does not move an investigator into a room with a Lock. This favours the investigators.
mansions-assumed-hidden-investigator-evades = A hidden investigator takes evade tests like any other. This favours the Keeper.
mansions-assumed-hidden-take-horror-tests = The hidden take horror tests like everybody in the room. The book is silent; this favours the Keeper.
mansions-assumed-hiding-needs-evade = Going into a hiding place needs evade tests first. This favours the Keeper.
mansions-assumed-insanity-as-an-action-is-free = An insanity played as a Keeper action costs no threat, for the book names no cost. This favours the Keeper.
mansions-assumed-keeper-action-again = The book sets no limit, so the Keeper may pay for the same card again in a turn. This favours the Keeper.
mansions-assumed-keeper-orders-investigators = The Keeper orders the investigators where a card affects several. This favours the Keeper.
mansions-assumed-keeper-orders-monsters-of-horror-tests = The Keeper orders the horror tests of one investigator against several monsters. This favours the Keeper.
mansions-assumed-last-event-objective-wins = A side whose objective names the last Event wins when that is resolved; the book says so only in an optional rule.
mansions-assumed-lock-bars-entry-only = A Lock bars the way into a room; whoever is inside explores the cards beneath it. This favours the investigators.
mansions-assumed-lock-before-fire = The Lock comes before the test at the fire: whoever does not get in takes none. This favours the investigators.
mansions-assumed-met-obstacle-is-discarded = An Obstacle is discarded only if it says so; the sheet does not tell, and most do once they are dealt with. This favours the investigators.
mansions-assumed-monsters-burn-after-the-event-step = Monsters burn at the end of the Keeper turn, after the Event Step, in the Keeper’s order.
mansions-assumed-mythos-requirement-is-met = A requirement of the Mythos card that the sheet cannot show is taken as met. This favours the Keeper.
mansions-assumed-named-monster-is-not-re-placed = A named monster is immune to being killed outright, so the Keeper cannot kill it to place it anew. This favours the investigators.
mansions-assumed-new-investigator-is-not-told = The player chooses a new investigator; the sheet does not say who there is, so the turn ends here.
mansions-assumed-no-entry-even-with-a-key-found-later = A room whose Lock held is not entered this turn, even with its key found later. This favours the Keeper.
mansions-assumed-no-mythos-for-a-skipped-step = A step that is not taken gives the Keeper no moment for a Mythos card. This favours the investigators.
mansions-assumed-no-trauma-on-the-dead = Damage that kills leaves nobody on whom a Trauma card could be played.
mansions-assumed-objective-is-still-hidden = The sheet tells of no objective, so it is taken as not revealed and the player is not eliminated. This favours the investigators.
mansions-assumed-re-placed-monster-is-a-new-one = A figure killed and placed anew is a new monster: tests against it count afresh. This favours the Keeper.
mansions-assumed-re-placed-monster-is-of-the-type = The monster killed to be placed anew must be of the named type.
mansions-assumed-several-skill-points-on-a-puzzle = A puzzle is no test, so several skill points may be spent on it. This favours the investigators.
mansions-assumed-several-traumas-for-one-harm = The book sets no number of Trauma cards for one blow; a second of the same kind replaces the first.
mansions-assumed-stunned-monster-is-evaded = A stunned monster must be evaded as well. The book is silent; this favours the Keeper.
mansions-assumed-the-dead-keep-nothing = Trauma cards, stun tokens and face-down Mythos cards leave play with a killed investigator; the book does not name them.
mansions-assumed-the-killed-are-not-in-the-game = A killed investigator is not in the game while the player waits for a new one, so group cards are redrawn. This favours the investigators.
mansions-assumed-urge-needs-no-evade-test = An investigator whom the Keeper has use a card takes no evade test for it. This favours the investigators.
mansions-assumed-usual-values = What the sheet does not tell is taken as: attributes 4, Luck 3, health 10, sanity 8; of a monster awareness and horror rating 0, damage 1, health 3; of a weapon damage 0.
mansions-assumed-waiting-player-must-escape-too = “All” means one investigator of each player, so a player who waits for a new investigator must still escape. This favours the Keeper.
