# The card game: what happens, what is asked, the answers, readings taken, harm.

ahlcg-option-done = done
ahlcg-option-pass = pass
ahlcg-decide-commit = { $by }, commit a card?
ahlcg-decide-ability = { $by }, use an ability?
ahlcg-decide-token = Which chaos token was drawn?
ahlcg-decide-forced-order = { $by } (lead investigator), which forced ability first?
ahlcg-decide-result-order = { $by }, which result first?
ahlcg-event-test-began = { $by } takes a test of { $skill }, difficulty { $difficulty }.
ahlcg-event-test-called = Another test is called for; it waits until this one is over.
ahlcg-event-card-committed = { $by } commits { $card }.
ahlcg-event-ability-used = { $ability } is used.
ahlcg-event-token-revealed = Token revealed: { $token }.
ahlcg-event-token-cancelled = Token cancelled: { $token }.
ahlcg-event-token-ignored = Token ignored: { $token }.
ahlcg-event-token-resolved = The effect of { $token } is resolved.
ahlcg-event-value-determined = Skill value: { $base } + icons { $icons } + tokens { $tokens } + abilities { $abilities } = { $value }.
ahlcg-event-test-decided = { $succeeded ->
    [yes] Success by { $margin } ({ $value } against { $difficulty }).
   *[no] Failure by { $margin } ({ $value } against { $difficulty }).
}
ahlcg-event-clues-discovered = { $by } discovers clues at { $location }: { $count }.
ahlcg-event-enemy-damaged = { $enemy } takes { $damage } damage.
ahlcg-event-enemy-evaded = { $by } evades { $enemy }, which exhausts.
ahlcg-event-card-discarded = { $by } discards { $card }.
ahlcg-event-test-ended = The tokens go back into the bag; the test ends.
ahlcg-event-harm-assigned = { $investigator }: assigned, damage/horror: { $shares }.
ahlcg-event-harm-prevented = { $investigator }: prevented, damage { $damage }, horror { $horror }.
ahlcg-event-harm-dealt = Dealt, damage/horror: { $shares }.
ahlcg-event-healed = { $whom } heals damage { $damage }, horror { $horror }.
ahlcg-event-enemy-attacks = { $enemy } attacks { $investigator }: { $damage } damage and { $horror } horror.
ahlcg-event-enemy-stayed = { $enemy } would move to { $location }, which is closed to it: it stays.
ahlcg-event-attack-barred = { $enemy } cannot attack { $investigator }: there is no attack.
ahlcg-event-enemy-not-spawned = { $card } does not spawn and is discarded.
ahlcg-event-rounded = { $way ->
    [down] The fraction is rounded down, as the card says.
   *[up] The fraction is rounded up.
}
ahlcg-event-enemy-defeated = { $enemy } is defeated.
ahlcg-event-card-defeated = { $card } is defeated.
ahlcg-event-investigator-defeated = { $investigator } is defeated.
ahlcg-event-card-flipped = { $card } is turned over; its side b is followed.
ahlcg-event-cancelled = { $by } cancels it: its effects do not resolve.
ahlcg-event-replaced = { $by } takes its place.
ahlcg-event-assumed = The rules do not say; we take it so: { $said }
ahlcg-event-opaque = Do what the card says: { $text }
ahlcg-event-clues-placed = Clues placed on { $location }: { $count }.
ahlcg-event-clues-spent = The group spends clues: { $given }.
ahlcg-event-enemy-engaged = { $enemy } engages { $investigator }.
ahlcg-event-enemy-disengaged = { $enemy } and { $investigator } are no longer engaged.
ahlcg-event-threat-area-left = { $enemy } lies at { $location }, in nobody's threat area.
ahlcg-event-enemy-moved = { $enemy } moves from { $origin } to { $location }.
ahlcg-event-enemy-followed = { $enemy } follows { $investigator } to { $location } and stays engaged.
ahlcg-event-enemy-spawned = { $enemy } spawns at { $location }.
ahlcg-event-card-left-play = { $card } leaves play: { $where }.
ahlcg-event-card-drawn = { $by } draws: { $cards }.
ahlcg-event-card-set-aside = { $by } puts aside: { $cards }.
ahlcg-event-card-shuffled-back = { $by } shuffles back into the deck: { $cards }.
ahlcg-event-trauma-marked = { $investigator } begins the game with damage { $damage } and horror { $horror } for trauma.
ahlcg-event-deck-refilled = The discard pile is shuffled and is the deck again.
ahlcg-event-encounter-drawn = { $by } draws an encounter card: { $card }.
ahlcg-event-peril-changed = { $who ->
    [nobody] The peril of this card is over.
   *[other] Peril: only { $who } may act.
}
ahlcg-event-cost-paid = { $by } pays: { $paid }.
ahlcg-event-card-played = { $by } begins to play { $card }.
ahlcg-event-limit-counted = { $ability } was cancelled, but the use counts towards its limit.
ahlcg-event-card-entered-play = { $card } enters play ({ $by }).
ahlcg-event-event-resolved = { $card } has been played and goes to the discard pile.
ahlcg-event-treachery-resolved = { $card } is resolved: { $where }.
ahlcg-event-card-exhausted = { $card } exhausts.
ahlcg-event-card-readied = Ready again: { $cards }.
ahlcg-event-investigator-moved = { $by } moves from { $origin } to { $location }.
ahlcg-event-investigator-stayed = { $location } is not connected to the place where { $by } is by now: { $by } stays there.
ahlcg-event-location-revealed = { $location } is revealed; clues on it: { $clues }.
ahlcg-event-resources-gained = { $by }: resources { $count }.
ahlcg-event-actions-changed = { $by }: actions { $count }.
ahlcg-event-actions-reset = Everybody has their actions again.
ahlcg-event-turn-ended = The turn of { $by } is over.
ahlcg-event-doom-placed = Doom on { $on }: { $count }.
ahlcg-event-uses-changed = Uses on { $card }: { $count }.
ahlcg-event-tokens-removed = { $deck ->
    [agenda] All doom in play is removed.
   *[act] The tokens on { $card } are removed.
}
ahlcg-event-act-advanced = { $card } is removed from the game; now current: { $current }.
ahlcg-event-lasting-began = Lasting effect on { $whom }: { $what }.
ahlcg-event-lasting-ended = Lasting effects that end now: { $count }.
ahlcg-event-delayed-set = { $ability } waits for its moment.
ahlcg-event-trauma-suffered = { $investigator } suffers trauma: physical { $physical }, mental { $mental }.
ahlcg-event-fate-met = { $fate ->
    [resigned] { $investigator } resigns.
    [killed] { $investigator } is killed.
    [insane] { $investigator } is driven insane.
   *[defeated] { $investigator } is out by defeat.
}
ahlcg-event-possessions-removed = All cards of { $investigator } are removed from the game.
ahlcg-event-tokens-returned = { $investigator }: clues to the location { $clues }, resources to the pool { $resources }.
ahlcg-event-eliminated = { $investigator } is eliminated.
ahlcg-event-lead-chosen = { $investigator } is the lead investigator now.
ahlcg-event-game-ended = The scenario ends: { $how }.
ahlcg-decide-reaction-order = { $by } (lead investigator), whose reaction first?
ahlcg-decide-target = { $by }, which one?
ahlcg-decide-targets = { $by }, which ones? One more, or done.
ahlcg-decide-x = { $by }, how much is X?
ahlcg-decide-mulligan = { $by }, which card of the opening hand do you replace?
ahlcg-decide-may = { $by }, do it?
ahlcg-decide-choose = { $by }, choose one.
ahlcg-decide-assign-damage = { $by }, where does 1 damage go?
ahlcg-decide-assign-horror = { $by }, where does 1 horror go?
ahlcg-decide-attack-order = { $by }, which enemy attacks first?
ahlcg-decide-massive-order = { $by } (lead investigator), whom does it attack first?
ahlcg-decide-massive-way = { $by } (lead investigator): does the massive enemy attack everybody together, or each in their own place?
ahlcg-decide-engage-whom = { $by } (lead investigator), whom does it engage?
ahlcg-decide-arrival = { $by } (lead investigator): reveal the location first, or engage?
ahlcg-decide-hunter-order = { $by } (lead investigator), which hunter moves first?
ahlcg-decide-hunt-whom = { $by } (lead investigator), toward whom?
ahlcg-decide-hunt-path = { $by } (lead investigator), which way?
ahlcg-decide-trauma = { $by }, which trauma?
ahlcg-decide-new-lead = Who is the new lead investigator?
ahlcg-decide-next-turn = Whose turn is next?
ahlcg-decide-action = { $by }, which action?
ahlcg-decide-slot = { $by }, which asset makes room?
ahlcg-decide-discard = { $by }, which card do you discard?
ahlcg-decide-give-clues = { $by }, how many clues do you give?
ahlcg-decide-spawn = { $by }, where does it spawn?
ahlcg-decide-card = Which card is it?
ahlcg-decide-empty-draw = Deck and discard pile are empty: does the horror for an empty deck come? Nobody is named to say.
ahlcg-decide-weaknesses-over-limit = Only weaknesses are left above the hand size: are they kept or discarded? Nobody is named to say.
ahlcg-option-yes = yes
ahlcg-option-no = no
ahlcg-option-end-turn = end the turn
ahlcg-option-horror = horror
ahlcg-option-damage = damage
ahlcg-option-no-horror = no horror
ahlcg-option-keep = keep them
ahlcg-option-discard = discard them
ahlcg-option-reveal = reveal first
ahlcg-option-engage = engage first
ahlcg-option-in-player-order = each in their own place
ahlcg-option-together = everybody together
ahlcg-option-advance-act = spend clues and advance the act
ahlcg-option-investigate = investigate
ahlcg-option-draw = draw a card
ahlcg-option-resource = take a resource
ahlcg-option-move = move: { $what }
ahlcg-option-fight = fight: { $what }
ahlcg-option-evade = evade: { $what }
ahlcg-option-engage-enemy = engage: { $what }
ahlcg-option-play = play: { $what }
ahlcg-option-activate = activate: { $what }
ahlcg-assumed-aloof-engaged-with-another = an aloof enemy may be attacked while it is engaged with anybody, not only with the attacker.
ahlcg-assumed-defeated-mid-action = whoever is eliminated by an attack of opportunity does not finish the action; what was paid stays paid.
ahlcg-assumed-elimination-then-engage = enemies left by an eliminated investigator engage others only when all steps of elimination are done.
ahlcg-assumed-hunters-one-by-one = hunters move one by one, in the lead investigator's order, each seeing where everybody is then.
ahlcg-assumed-latest-replacement = of two replacements the one used last decides.
ahlcg-assumed-no-longer-engaged = an enemy that is no longer ready and engaged when its turn comes makes no attack of opportunity.
ahlcg-assumed-nothing-to-draw = with encounter deck and discard pile both empty nobody draws.
ahlcg-assumed-test-abandoned = a test ends at once when the one who takes it is eliminated.
ahlcg-assumed-cost-in-words = a cost that we cannot read is taken as paid.
ahlcg-assumed-spawn-in-words = a spawn instruction that is not understood leads where the players say.
ahlcg-assumed-spawn-at-drawer = an aloof or massive enemy without a spawn instruction appears at the drawer's location.
ahlcg-assumed-tests-one-by-one = when each of several investigators tests, they do so one by one in player order, and each test is over before the next begins.
ahlcg-assumed-passed-over = acts and agendas between the old card and the one that it names are out of the deck as well.
ahlcg-assumed-absent-place = an objective about a location that is not in play is not met, not even if it asks that something not be there.
ahlcg-decide-prevent = { $by }, from which card is 1 point prevented?
ahlcg-decide-symbol-order = { $by }, which symbol first?
ahlcg-decide-discard-order = { $by } (lead investigator), which card is discarded first?
ahlcg-assumed-endless-draw = forty encounter cards in a row are enough: a deck that always draws again would never end.
ahlcg-event-card-taken = { $by } takes { $card }.
ahlcg-event-deck-shuffled = { $who } shuffles the deck.
ahlcg-event-deck-discarded = { $card } is discarded from the top of the deck.
ahlcg-event-enemy-healed = { $enemy } heals damage: { $damage }.
ahlcg-event-clues-gained = { $by }: clues { $count }.
ahlcg-event-tokens-moved = Tokens moved ({ $kind }): { $count }, off { $off }.
ahlcg-decide-search = { $by }, which card do you take?
ahlcg-decide-skill = { $by }, which skill do you use?
ahlcg-harm-lost = the game lost
ahlcg-harm-out = players out
ahlcg-harm-doom = doom
ahlcg-harm-trauma = trauma
ahlcg-harm-hurt = damage and horror
ahlcg-harm-assets = harm on assets
ahlcg-harm-enemies = what ready enemies deal
ahlcg-harm-weaknesses = weaknesses in hand
ahlcg-harm-clues = clues
ahlcg-assumed-retaliate-before-end = retaliate strikes after the results of the test and before its last step.
ahlcg-assumed-nested = an ability that answers inside another is resolved to its end first.
ahlcg-event-control-changed = { $by } takes control of { $card }.
ahlcg-event-extra-actions = { $by }: additional actions this turn { $count }.

ahlcg-house-rule = The grim rule
ahlcg-house-rule-taken = The rules name nobody to settle this, so the worst for the investigators is taken: { $taken }.
