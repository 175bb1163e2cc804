# What is said at the table: questions, options, the log. Card texts are in cards.en.ftl.

## Small words

name = { $name }
stat-sanity = Sanity
stat-stamina = Stamina
stat-word = { NOM($what) }
colour-word = { $colour ->
        [yellow] yellow
        [red] red
       *[green] green
    }
# One of six, or the only one.
die-within = { $colour ->
        [green] a green die
       *[other] the { colour-word } die
    }
die-first = { $colour ->
        [green] A green die
       *[other] The { colour-word } die
    }
# A green die goes without saying.
die = { $face ->
        [none] { colour-word } die
       *[other] { face }{ $colour ->
            [yellow] { " " }(yellow)
            [red] { " " }(red)
           *[green] { "" }
        }
    }
row-task = task { $number }
count-clues = { COUNT($amount, "Clue") }
count-trophies = { COUNT($value, "trophy") }
count-points = { $amount }
aid-price = { COUNT($price, "trophy") }
souvenir-word = { COUNT(1, $what) }
stat-short = { $what ->
        [sanity] Sanity
        [stamina] Stamina
       *[either] Sanity/Stamina
    }
hour = { $hour ->
        [0] midnight (XII)
        [1] III
        [2] VI
       *[3] IX
    }
# What the dial shows, beside the word “Hour”.
value-hour = { $hour ->
        [0] XII
        [1] III
        [2] VI
       *[3] IX
    }

phase-setup = Set-up
phase-turn-start = Start of the turn
phase-movement = Movement Phase
phase-resolution = Resolution Phase
phase-attack = Attack Phase
phase-clock = Clock Phase
phase-midnight = Midnight
phase-turn-end = End of the turn

## Questions

ask-investigator = Which investigator do you play?
ask-turn-start = The turn begins. Do you use an ability?
ask-turn-end = The clock is about to move. Do you use anything before it does?
ask-movement = Where do you go?
ask-entrance = What do you do at the Entrance?
ask-before-roll = Before the roll: what do you do?
ask-after-roll = How do you use this roll?
ask-react-roll = Another player has rolled. Do you use your ability?
ask-react = You may respond to this: { $what }.
ask-place-dice = Which dice do you place on the task?
ask-reroll = { $most ->
        [one] Which die do you reroll?
       *[other] Which dice do you reroll? (up to { $most })
    }
ask-hold-dice = { $most ->
        [one] Which die do you secure on the Spell?
       *[other] Which dice do you secure on the Spell? (up to { $most })
    }
ask-discard-die = Which die do you discard?
ask-change-die = Which die do you change?
ask-return-die = Which discarded die comes back?
ask-raise-die = Which Investigation result do you raise by one?
ask-secure-die = Which die do you secure?
ask-lock-die = Which die is locked?
ask-secure = The roll has failed. Before the next one you may secure a die.
ask-agree = { $who } asks for your assistance. If the adventure fails, you lose 1 Sanity or 1 Stamina.
ask-assist-cost = The adventure you assisted with has failed. What do you lose?
ask-complete-task = Which task do you complete without dice?
ask-defeat-monster = Which monster do you defeat?
ask-replace-adventure = Which Adventure card do you replace?
ask-look-ahead = The next Mythos card is “{ $card }”. Where does it go?
ask-place-monster = A monster appears: { $monster }. Where do you place it?
ask-at-midnight = Which card takes effect next?
ask-prevent = You are about to lose { count-points } { stat-word }. Prevent a part of it?
ask-loot = What do you take?
ask-discard-card = Which card do you discard?
ask-trophy = Which trophy do you give up? ({ $left } to go)
ask-choose-one = { $card }: choose one.
ask-recover = What do you recover?
ask-heal = Who recovers { stat-word }?
ask-reduce-maximum = Which maximum do you lower?

## Options

option-stay = Stay where you are
option-go = { $kind ->
        [entrance] Go to the Entrance
       *[adventure] Go to “{ $place }”
    }
option-roll = Roll the dice
option-roll-on = Secure no die
option-fail = Count the roll as failed
option-give-up = Give up: the adventure fails
option-stop-attack = Stop attacking
option-done = Enough: keep the rest for the next roll
option-clue = Spend a Clue: reroll any dice
option-free-reroll = Reroll once more for the same Clue
option-combat = Complete the combat task
option-task = Complete { $task }
option-task-monster = Complete { $task } and defeat: { $monster }
option-monster = Defeat: { $monster }
option-second-task = Complete the second task of: { $monster }
option-suffer = Suffer the loss
option-use = Use { $card }
option-last-point = { $option } (this takes your last point)
option-ability = Use the ability of { $card }
option-free-die = Take the die from the Spell to roll it: { $die }
option-take-back = Take the secured die back to roll it: { $die }
option-dice = { $dice }
option-focus = Focus: secure a die on your marker
option-assist = Ask for assistance: { $who }
option-agree = Assist
option-refuse = Refuse
option-lose = Lose 1 { stat-word }
option-aid = First Aid: recover 1 { stat-word } for free
option-half-aid = First Aid ({ aid-price }): recover all { stat-word }
option-full-aid = First Aid ({ aid-price }): recover all Sanity and all Stamina
option-lost-and-found = Search the Lost and Found
option-buy = Buy a souvenir: { souvenir-word } for { aid-price }
option-accept = Accept the effect: { $card }
option-ignore = Ignore the effect: { $card }
option-nothing = Do nothing
option-trophy = { $card } ({ count-trophies })
option-leave = Leave it on top
option-bury = Put it under the deck
option-token = { $monster } (on: { $card })
option-slot = { $card }: task { $task } { $frame ->
        [empty] (empty frame)
        [full] (the monster replaces the task)
       *[partial] (the monster replaces a part of the task)
    }
option-below = { $card }: below the tasks

## Chance that people decide beside the screen

chance-roll-green = green dice
chance-roll-yellow = the yellow die
chance-roll-red = the red die
chance-roll-lost-and-found = one green die for the Lost and Found
chance-draw-adventure = a card from the Adventure deck
chance-draw-other-world = a card from the Other World deck
chance-draw-common = a card from the Common Item deck
chance-draw-unique = a card from the Unique Item deck
chance-draw-spell = a card from the Spell deck
chance-draw-ally = a card from the Ally deck
chance-draw-mythos = a card from the Mythos deck
chance-draw-monster = a token from the monster cup
chance-ancient-one = the Ancient One
chance-investigator = an investigator
chance-first-player = the first player

## The log

event-faces = The investigators face { $ancient_one }.
event-enters = { $investigator } enters the museum.
event-first-player = { $who } goes first.
event-turn = Turn { $turn }: { $who }.
event-move = { $kind ->
        [entrance] { $who } returns to the Entrance.
        [ancient-one] { $who } stands before { $place }.
       *[adventure] { $who } goes to “{ $place }”.
    }
event-roll = { $who } rolls: { $dice }.
event-reroll = { $who } rerolls: { $dice }.
event-task = { $who } completes a task with: { $dice }.
event-task-skipped = “{ $card }” completes a task without dice.
event-failed-roll = { $who } fails the roll.
event-terror = Terror effect: “{ $card }”.
event-calm = “{ $card }”: no Terror effects this turn.
event-safe = “{ $card }”: no consequences if the adventure fails.
event-discard-die = A die is discarded: { $die }.
event-change-die = A die changes: { $before } becomes { $after }.
event-add-die = { die-first } joins the pool.
event-free-die = { die-first } leaves the Spell and joins the pool.
event-take-back = The secured { colour-word } die returns to the pool.
event-secures = { $who } secures a die: { $die }.
event-hold = The Spell holds a die: { $die }.
event-spell-ends = { $who }: the Spell “{ $card }” ends.
event-lock = “{ $card }” locks { die-within }.
event-lock-waits = “{ $card }” would lock { die-within }, but { $colour ->
        [green] none
       *[other] it
    } is { $colour ->
        [green] free
       *[other] not free
    }.
event-unlock = { die-first } is free again.
event-refuses = { $who } does not assist.
event-resolved = { $who } resolves the adventure “{ $card }”!
event-failed = { $who } fails the adventure “{ $card }”.
event-trophy = { $who } gains a trophy: { $card } ({ count-trophies }).
event-lose-trophy = { $who } { spends-or-loses } a trophy: { $card }.
event-gain = { $who } gains “{ $card }”.
event-discard-card = { $who } discards “{ $card }”.
event-use = { $who } uses { $card }.
event-ability = The ability of { $card } is used.
event-trigger = “{ $card }” takes effect.
event-clues = { $who } gains { count-clues }.
event-lose-clues = { $who } { spends-or-loses } { count-clues }.
spends-or-loses = { $how ->
        [spent] spends
       *[lost] loses
    }
event-lose = { $who } loses { $amount } { stat-word } ({ $left } left).
event-recover = { $who } recovers { $amount } { stat-word }.
event-lower-maximum = { $who }: maximum { stat-word } falls by { $amount }.
event-refresh = { $who }: once-per-day abilities are ready again.
event-deck-empty = The { loot-kind } deck is empty.
event-first-aid = { $who } receives First Aid.
event-lost-and-found = { $who } searches the Lost and Found: { $face }.
event-souvenir = { $who } buys a souvenir: { souvenir-word }.
event-adventure = New adventure: “{ $card }”.
event-adventure-leaves = The adventure “{ $card }” leaves the museum.
event-gate = A Gate opens: “{ $card }”.
event-no-gate = No further Gate can open.
event-removed = “{ $card }” is removed from the game.
event-monster = A monster appears: { $monster } (on: { $card }).
event-monster-defeated = { $who } defeats a monster: { $monster }.
event-flipped = A card defeats { $monster }.
event-doom = Doom track: { $doom } of { $spaces }.
event-doom-removed = Doom track: { $amount } fewer, { $doom } left.
event-elder-sign = Elder Signs: { $signs } of { $limit }.
event-elder-sign-lost = { COUNT($amount, "Elder Sign") } { AGREE($amount, "Elder Sign", "be") } lost.
event-clock = The clock shows { hour }.
event-midnight = The clock strikes midnight.
event-at-midnight = At midnight: “{ $card }”.
event-mythos = New Mythos card: “{ $card }”.
event-struck-again = Midnight strikes again: { COUNT($times, "doom token") }.
event-look-ahead = { $who } looks at the next Mythos card: “{ $card }”.
event-buried = “{ $card }” goes under the Mythos deck.
event-devoured = { $investigator } is lost to the dark.
event-eliminated = { $who } is out of the game.
event-awakens = { $ancient_one } awakens!
event-attack = { $ancient_one } attacks.
event-strike = { $who } strikes the Ancient One.
event-end = { $how ->
        [sealed] The seal holds. { $ancient_one } sleeps on: the investigators win!
        [defeated] { $ancient_one } falls in battle. The investigators win!
        [devoured] { $ancient_one } has devoured the last investigator. The world is lost.
       *[world-ended] { $ancient_one } awakens and the world ends.
    }

## How it ended

outcome-sealed = The seal holds. { $ancient_one } sleeps on: the investigators win.
outcome-defeated = { $ancient_one } is defeated in battle: the investigators win.
outcome-devoured = Nobody is left in the museum. { $ancient_one } wins.
outcome-world-ended = { $ancient_one } awakens and the world ends: the investigators lose.

## What stands in the picture

label-doom = Doom
label-elder-signs = Elder Signs
label-signs = Elder Signs
label-clock = Clock
label-entrance = Entrance
label-adventures = Museum
label-other-worlds = Other Worlds
label-mythos = Mythos
label-lasting = Lasting
label-drawn = When drawn
label-terror = Terror
label-midnight = Midnight
label-rewards = Rewards
label-penalties = Penalties
label-trophies = Trophies
label-ordered = in order ↓
label-dice = Dice
label-investigators = Investigators
label-clues = Clues
label-common = Common
label-unique = Unique
label-spells = Spells
label-allies = Allies
label-combat = Combat task
label-attack = Attack
label-ability = Ability
label-monster = monster
label-frame = { $frame ->
        [empty] empty monster frame
        [full] frame: a monster replaces the task
       *[partial] frame: a monster replaces a part
    }
label-locks = locks { die-within }
label-awake = awake
label-done = done
label-out = out of the game
label-none = none
label-costs-sanity = −{ $amount } Sanity
label-costs-stamina = −{ $amount } Stamina
label-gives-sanity = +{ $amount } Sanity
label-gives-stamina = +{ $amount } Stamina
label-costs-clock = clock +{ hours-short }
label-hand = On hand
place-pool = In the pool
place-supply = In the supply
place-placed = On tasks
place-discarded = Discarded
place-focused = Focused: { $who }
place-assisting = Assisting: { $who }
place-spell = On the Spell “{ $card }”
place-locked = Locked by “{ $card }”
place-removed = Out of the game

symbol-short = { $what ->
        [lore] L
        [peril] P
        [terror] T
        [wild] W
       *[investigation] { $amount }
    }
legend = number = Investigation, L = Lore, P = Peril, T = Terror, W = Wild
legend-signs = ▢ monster frame, ☣ monster, ♟ investigator

hours-short = { $steps ->
        [1] 3
        [2] 6
        [3] 9
       *[other] 12
    } h

# An effect in a few letters, for the pictures of the cards.
short-lose = −{ $amount } { stat-short }{ short-who }
short-recover = { $amount ->
        [0] full{ " " }
       *[other] +{ $amount }{ " " }
    }{ stat-short }{ short-who }
short-gain = +{ COUNT($amount, $what) }{ short-who }
short-lose-clues = −{ count-clues }{ short-who }
short-lose-trophies = −{ COUNT($amount, "trophy") }{ short-who }
short-place-elder-sign = ★{ $amount } Elder { $amount ->
        [one] Sign
       *[other] Signs
    }
short-open-gate = Gate ×{ $amount }
short-monster-appears = monster ×{ $amount }
short-add-doom = { $per ->
        [other-world] doom +{ $amount } for each Other World
       *[other] doom +{ $amount }
    }
short-remove-doom = doom −{ $amount }
short-advance-clock = clock +{ hours-short }
short-fail-adventure = the adventure fails
short-discard-dice = discard dice: { face }
short-discard-die = discard 1 more die
short-who = { $who ->
        [each] { " " }(each)
        [here] { " " }(each here)
        [museum] { " " }(each on an adventure)
        [entrance] { " " }(each at the Entrance)
       *[you] { "" }
    }

## Setting up a game

setting-ancient_one = Which Ancient One do you face?
setting-investigators = Which investigators?
setting-random = at random
setting-choose = each player chooses
setting-note = { $signs } Elder Signs, { $spaces } doom spaces{ $ends ->
        [yes] ; no battle: awakening is the end
       *[no] { "" }
    }

## Looking back

summary-turns = Turns: { $turns }; midnights: { $midnights }.
summary-adventures = Adventures resolved: { $resolved }; failed: { $failed }.
summary-monsters = Monsters defeated: { $monsters }; Gates opened: { $gates }.
summary-devoured = Devoured: { $names }.

by-hand-of = { $who }: { $what }
by-hand-place = where
by-hand-deck = deck: { $what }

kinds-adventures = Adventures
kinds-other-worlds = Other Worlds
kinds-ancient-ones = Ancient Ones
kinds-investigators = investigators
kinds-common-items = Common Items
kinds-unique-items = Unique Items
kinds-spells = Spells
kinds-allies = Allies
kinds-mythos = Mythos
kinds-monsters = monsters
kinds-mask-monsters = mask monsters
kinds-entrance = Entrance

missing-symbols = missing: { $symbols }
missing-symbol = { $what ->
    [investigation] Investigation { $amount }
   *[other] { NOM($what) }{ $amount ->
        [one] { "" }
       *[other] { " " }×{ $amount }
    }
}
missing-trophies = { COUNT($amount, "trophy") } { AGREE($amount, "trophy", "be") } missing
missing-es-locked-dice-4 = the die is locked
missing-es-adding-dice-8 = the die is not in the supply
missing-es-ruling-price-1 = the price cannot be paid
missing-es-task-order-2 = the task above comes first
missing-es-completing-tasks-4 = this roll has completed a task already
missing-es-tasks-11 = the cost would take the last point
