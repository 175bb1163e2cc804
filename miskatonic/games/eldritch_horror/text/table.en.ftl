# What is said at the table: questions, answers, what happens. The texts of cards are in cards.en.ftl.

## Small words

thing-monster = { $name } ({ $place })
thing-monster-wounded = { $name } ({ $place }; Health lost: { $lost })
thing-clue = a Clue
ticket-train = Train ticket
ticket-ship = Ship ticket
points-health = { $amount } Health
points-sanity = { $amount } Sanity
points-clue = { COUNT($amount, "Clue") }
trade-nothing = nothing
trade-things = { $things }
phase-action = Action Phase
phase-encounter = Encounter Phase
phase-mythos = Mythos Phase
phase-setup = Set-up
phase-mythos-end = End of the Mythos Phase
phase-over = The end
deck-assets = Assets
deck-artifacts = Artifacts
deck-spells = Spells
deck-conditions = Conditions
deck-gates = Gates
deck-clues = Clues
deck-general = General Encounters
deck-america = America Encounters
deck-europe = Europe Encounters
deck-asia-australia = Asia/Australia Encounters
deck-research = Research Encounters
deck-other-world = Other World Encounters
deck-expedition = Expedition Encounters
deck-rlyeh-risen-encounter = Special Encounters
deck-final = Special Encounters
summary-round = round { $round }
summary-tracks = { $awake ->
        [yes] the Ancient One is awake
       *[no] Doom { $doom }
    }, Mysteries solved: { $solved }

label-doom = Doom
label-omen = Omen (space of the track)
label-place = space
label-reserve = Reserve
label-asset-discard = discarded Assets
by-hand-of = { $who }: { $what }

## Chance that people report

chance-roll-die = roll the dice
chance-ancient-one = the Ancient One
chance-investigator = a random investigator
chance-mythos-colour = the colour of the next Mythos card
chance-expedition = the back of the top Expedition Encounter
chance-mystery = a random solved Mystery
chance-draw-assets = draw an Asset
chance-draw-artifacts = draw an Artifact
chance-draw-spells = draw a Spell
chance-draw-conditions = draw a Condition
chance-draw-spell-backs = the back of the Spell
chance-draw-condition-backs = the back of the Condition
chance-draw-clues = draw a Clue
chance-draw-gates = draw a Gate
chance-draw-monsters = draw a Monster
chance-draw-mysteries = draw a Mystery
chance-draw-mythos-green = the green Mythos card
chance-draw-mythos-yellow = the yellow Mythos card
chance-draw-mythos-blue = the blue Mythos card
chance-draw-general = draw a General Encounter
chance-draw-america = draw an America Encounter
chance-draw-europe = draw a Europe Encounter
chance-draw-asia-australia = draw an Asia/Australia Encounter
chance-draw-research = draw a Research Encounter
chance-draw-other-world = draw an Other World Encounter
chance-draw-expedition = draw the Expedition Encounter
chance-draw-rlyeh-risen-encounter = draw a Special Encounter
chance-draw-final = draw a Special Encounter

## Questions

ask-investigator = Which investigator do you play?
ask-action = Your turn: what do you do? Actions left: { $left }.
ask-extra-action = An additional action: what do you do?
ask-act-again = Who performs an additional action?
ask-ticket = Do you spend a ticket to go on?
ask-ticket-kind = Which ticket do you gain?
ask-discard-ticket = Which ticket do you discard?
ask-acquire = Which Asset do you acquire? Successes left: { $left }.
ask-for-whom = Who receives { $card }?
ask-trade-with = With whom do you trade?
ask-trade-give = What do you give?
ask-trade-take = What do you ask of { $who }?
ask-trade = { $who } offers { $given } for { $taken }. Do you agree?
ask-give-to = To whom do you give something?
ask-swap = Do you change places with { $who }?
ask-encounter = Which encounter do you resolve?
ask-before-encounter = Do you cast a Spell before your encounter?
ask-unseen = { $card }: do you ignore the Monsters on your space?
ask-monster-order = Which Monster do you encounter next?
ask-combat = Before the combat: what do you use?
ask-test = What do you do about these dice?
ask-reroll = { $most ->
        [one] Which die do you reroll?
       *[other] Which dice do you reroll? (up to { $most })
    }
ask-raise = To which die do you add 1?
ask-pay-clue = How do you pay for the Clue?
ask-who-pays = Who spends the next Clue? Still to pay: { $left }.
ask-prevent = { $who } is about to lose { $what }. Prevent it?
ask-use = { $card }. { $offer } Do you use it?
ask-claim = { $monster }: do you spend { COUNT($amount, "Clue") } to place it on { $card }?
ask-feed = { $card }: do you spend 1 Clue and discard { $spell } to place an Eldritch token?
ask-clue-to-mystery = { $card }: do you place one of the Clues on the Mystery?
ask-gate-to-mystery = { $card }: do you discard 2 Spells to place the Gate on the Mystery?
ask-omen-feeds = { $card }: do you spend 1 Clue to place an Eldritch token?
ask-mystery-first = { $card }: is the Mystery solved before the new investigators come?
ask-spell-target = On whom or what do you cast it?
ask-improve = Which skill do you improve?
ask-rehearse = Which Improvement tokens do you spend?
ask-exchange = What do you exchange?
ask-redeem = What do you do about the Cultist?
ask-brawl = Which Monster do you fight?
ask-gate-on-top = Which Gate do you put on top?
ask-discard = Which card do you discard?
ask-discard-any = Which cards do you discard?
ask-discard-condition = Which Condition do you discard?
ask-gain-asset = Which Asset do you gain?
ask-move = Where do you move?
ask-space = Which space?
ask-random-space = No Clue is left: which space is the random one?
ask-nearest = Several are equally near: which one?
ask-hunted = Which investigator?
ask-spawn = Which Monster is spawned?
ask-omen = To which space do you move the Omen?
ask-together = What do the investigators choose?
ask-pay-in-blood = Which Monster do you discard?
ask-spend = How much do you spend?
ask-reckoning = Which Reckoning effect is resolved next?
ask-defeat-cause = You have lost all Health and all Sanity: which token is laid on your investigator?
ask-pass-lead = Who becomes the Lead Investigator?
ask-lead = Do you pass the Lead Investigator token on?

## Answers

option-travel = Travel to { $place }
option-ticket = { $kind ->
        [train] By train to { $place }
       *[ship] By ship to { $place }
    }
option-rest = Rest
option-acquire = Acquire Assets
option-prepare = Prepare for travel
option-trade = Trade
option-action = Action: { $card }
option-local-action = Local action: { $card }
option-cast = Cast { $card }
option-buy-action = { $card }: spend 1 Sanity for an additional action
option-look-top = Look at the top card of a deck (no action): { $deck }
option-end-turn = No further action
option-stay = Stay here
option-buy = Acquire { $card } (value { $value })
option-loan = Bank loan: gain Debt, add 2 successes
option-discard = Discard { $card } from the reserve
option-done = Done
option-general = General Encounter
option-location = Encounter of { $place }
option-research = Research Encounter (Clue)
option-gate = Other World Encounter (Gate)
option-expedition = Expedition Encounter: { $place }
option-card = Encounter of { $card }
option-final = Special Encounter: { $card }
option-defeated = Encounter with the defeated { $card }
option-no-encounter = No additional encounter
option-pass = No
option-fight = Fight
option-use = Use { $card }
option-suffer = Take the loss
option-accept-roll = Keep the dice
option-clue = Spend a Clue to reroll
option-reroll = Reroll with { $card }
option-raise = Add 1 with { $card }
option-die = Die { $number }: { $face }
option-face = { $face }
outcome-card = { $card } – { $lines }
option-pay-clue = Spend the Clue
option-pay-sanity = Spend 1 Sanity instead
option-pay-less = { $card }: pay nothing for it
option-spend = { $what ->
        [clue] { COUNT($amount, "Clue") }
       *[sanity] { $amount } Sanity
    }
option-recover-health = Recover 1 Health
option-lift = Discard { $card }
option-in-order = All that are left, in this order
option-omen = { $omen } (space { $number })
option-improvement = { $skill } (+{ $amount })
option-exchange = { $what ->
        [health] Spend { $amount } Health for { $amount } Sanity
       *[sanity] Spend { $amount } Sanity for { $amount } Health
    }
option-discard-monsters = Discard all Monsters on your space
option-move-cultist = Move the Cultist to another space
option-keep-lead = Keep the token

## What happens

event-ancient-one = The Ancient One is { $card }.
event-entered = { $card } enters the game.
event-round = Round { $round }.
event-phase = { $phase }.
event-turn = { $who } is active.
event-stood-up = { $who } stands up and is no longer Delayed.
event-delayed = { $who } becomes Delayed{ $source }.
event-stopped = { $who } stops and loses all remaining actions.
event-moved = { $who } moves from { $place } to { $to }.
event-drowned = The waters of { $place } close over { $who }.
event-ticket-spent = { $who } spends: { $what }.
event-ticket-gained = { $who } gains: { $what }{ $source }.
event-ticket-discarded = { $who } discards: { $what }.
event-rested = { $who } rests.
event-acted-sheet = { $who } performs the action of their sheet.
event-acted = { $who } uses { $card }.
event-used = { $who } uses { $card }.
event-cast = { $who } casts { $card }.
event-given = { $who } gives { $to }: { $what }.
event-trade-refused = { $who } does not agree to the trade.
told-source = { " " }({ $card })
told-without-source = { "" }
event-recovered = { $who } recovers { $what }{ $source }.
event-lost-health = { $who } loses { $amount } Health{ $source }.
event-lost-sanity = { $who } loses { $amount } Sanity{ $source }.
event-spent = { $who } spends { $what }.
event-prevented = { $card } prevents the loss of { $amount } ({ $who }).
event-gained-clues = { $who } gains { COUNT($amount, "Clue") }{ $source }.
event-discarded-clues = { $who } discards { COUNT($amount, "Clue") }{ $source }.
event-gained-card = { $who } gains { $card }{ $source }.
event-gained-condition = { $who } gains the Condition { $card }{ $source }.
event-discarded-card = { $who } discards { $card }{ $source }.
event-flipped = { $who } flips { $card }: { $back }.
event-looked-top = { $who } looks at the top card of a deck ({ $deck }): { $card }.
event-looked = { $who } looks at the top of the Gate stack.
event-improved = { $who } improves { $skill } to +{ $amount }{ $source }.
event-testing = { $who } tests { $skill } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } ({ $parts }): { $odds } %.
dice-skill = { $skill } { $amount }
dice-modifier = modifier { SIGNED($amount) }
dice-improvement = improvement { SIGNED($amount) }
dice-card = { $card } { SIGNED($amount) }
event-tested = { $who } tests { $skill }: { $dice }; successes: { $result }.
event-rerolled = { $who } rerolls: { $dice }.
event-raised = { $who } adds 1 to a die with { $card }: { $face }.
event-rolled = { $who } rolls { $face }.
event-encounter = { $who } has an encounter: { $card }.
event-combat = { $who } encounters { $monster }.
event-combat-won = { $who } has won the combat with { $monster }.
event-ambush = { $monster } ambushes { $who }.
event-monster-spawned = { $monster } appears on { $place }{ $source }.
event-monster-moved = { $monster } moves to { $place }.
event-monster-wounded = { $monster } loses { $amount } Health{ $source }.
event-monster-healed = { $monster } recovers { $amount } Health.
event-monster-defeated = { $monster } is defeated ({ $who }).
event-monster-discarded = { $monster } is discarded{ $source }.
event-monster-claimed = { $monster } is placed on { $card }.
event-gate-spawned = A Gate opens on { $place }{ $source }.
event-gate-closed = { $who } closes the Gate on { $place }.
event-gate-discarded = The Gate on { $place } is discarded{ $source }.
event-clue-spawned = A Clue appears on { $place }{ $source }.
event-clue-discarded = The Clue on { $place } is discarded{ $source }.
event-clue-moved = The Clue on { $place } moves to { $to }.
event-eldritch = An Eldritch token is placed on { $place }{ $source }.
event-doom-advanced = Doom advances to { $doom }{ $source }.
event-doom-retreated = Doom retreats to { $doom }{ $source }.
event-omen = The Omen: { $omen }{ $source }.
event-omen-tokens = Eldritch tokens on the green space of the omen track: { $amount }.
event-expedition = The active expedition: { $place }.
event-expedition-ended = The expedition to { $place } is lost.
event-reserve = { $card } is placed in the reserve.
event-reserve-discarded = { $card } is discarded from the reserve.
event-assets-withdrawn = Assets of value { $value } or more are returned to the box.
event-reshuffled = The discard pile is shuffled back: { $deck }.
event-mystery = The active Mystery: “{ $card }”.
event-mystery-token = { $card }: { $amount } so far.
event-mystery-solved = The Mystery { $card } is solved.
event-mystery-lost = The Mystery { $card } is shuffled back into the deck.
event-final = The Final Mystery of { $card } begins.
event-awakened = { $card } awakens.
event-sheet-sanity = Sanity tokens on the Ancient One sheet: { $amount }.
event-sheet-eldritch = Eldritch tokens on the Ancient One sheet: { $amount }.
event-sheet-gate = The Gate on { $place } is placed on the Ancient One sheet ({ $amount }).
event-mythos = Mythos: “{ $card }”.
event-mythos-step = { $step }.
event-mythos-tokens = { $card }: Eldritch tokens on it: { $amount }.
event-mythos-health = { $card }: Health tokens on it: { $amount }.
event-mythos-discarded = { $card } is discarded.
event-rumor-placed = A Rumor token is placed on { $place } ({ $card }).
event-rumor-solved = The Rumor { $card } is solved.
event-reckoning = Reckoning: effects to resolve: { $amount }.
event-reckoning-of = Reckoning: { $card }.
event-defeated = { $card } is defeated.
event-devoured = { $card } is devoured.
event-eliminated = { $who } is eliminated.
event-buried = { $card } is returned to the game box.
event-lead = { $who } is the Lead Investigator.
event-won = The investigators have won against { $ancient }.
event-lost = { $ancient } has won.

## How it ended

outcome-mysteries-solved = The last Mystery is solved before { $ancient } could wake, and somewhere far off a door falls shut. The investigators win; score { $score }.
outcome-final-mystery = { $ancient } was awake, and was cast back all the same. The investigators win; score { $score }.
outcome-world-devoured = { $ancient } opens an eye, and what it sees is no more. The investigators lose.
outcome-overrun = The woods have grown over everything. The investigators lose to { $ancient }.
outcome-threshold = The third Gate stands open, and { $ancient } is the key to all of them. The investigators lose.
outcome-rumor = It had only been a rumor. The investigators lose.
outcome-eliminated = Nobody is left to tell of { $ancient }. The investigators lose.
outcome-mythos-deck = The time has run out, and { $ancient } has all of it. The investigators lose.

## Settings

setting-ancient_one = Which Ancient One do you face?
setting-investigators = Which investigators?
setting-difficulty = Which Mythos cards?
setting-starting_rumor = Begin with a Rumor in play?
setting-random = at random
setting-choose = each player chooses
setting-mixed = all cards
setting-easy = easier: no hard cards
setting-hard = harder: no easy cards
setting-normal = unmarked cards only
setting-no = no
setting-yes = yes

missing-peace = on this space: { $monsters }
missing-city = { $place } is no City
missing-leave = { $card } forbids it
missing-reserve = there are no cards in the reserve
missing-another = this action has been taken this round
