# The words of Elder Sign's board; those of its rules come from the server.

sanity = Sanity
stamina = Stamina
clues = Clues
investigators = Investigators
adventures = Adventures
other-worlds = Other Worlds
active-player = taking the turn
player-out = out of the game
player-none = without an investigator
hand = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-of = Cards of { $name }
trophies = { $amount ->
        [one] { $amount } trophy
       *[other] { $amount } trophies
    }
trophies-label = Trophies
trophies-of = Trophies: { $name }
focused = focused die
assisting = die from assistance
ancient-one = The Ancient One
ancient-awake = The Ancient One is awake
doom = Doom
doom-track = Doom track: { $doom } of { $spaces }
doom-now = Tokens on the track
doom-spaces = Spaces of the track
doom-left = Until it awakens
doom-next-monster = A monster appears on space
elder-signs = Elder Signs
elder-signs-track = Elder Signs: { $signs } of { $limit }
elder-signs-now = Collected
elder-signs-limit = Limit
elder-signs-left = Missing
combat = Combat task
clock = Clock
clock-reads = The clock shows { $hour }; { clock-left }
clock-left = { $left ->
        [one] { $left } hour
       *[other] { $left } hours
    } to midnight
mythos-next = Next Mythos card: { $name }
task = Task { $number }
task-done = completed
second-task = second task of { $name }
monster-slot = monster's place
token-defeated = defeated
locked = Locked { $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    } die
lock-waits = Waits for a { $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    } die
symbol-investigation = Investigation { $amount }
symbol-lore = Lore
symbol-peril = Peril
symbol-terror = Terror
cost-sanity = Sanity: { $amount }
cost-stamina = Stamina: { $amount }
cost-clock = Clock forward: { $hours } h
dice = Dice
die = { $colour ->
        [green] Green
        [yellow] Yellow
       *[red] Red
    } die: { $face }
face-none = not rolled
face-1 = 1 Investigation
face-2 = 2 Investigations
face-3 = 3 Investigations
face-4 = 4 Investigations
face-lore = Lore
face-peril = Peril
face-terror = Terror
face-wild = Wild
dice-pool = Pool
dice-placed = On tasks
dice-discarded = Discarded
dice-supply = Supply
attempt = { $name }: { $where }
attempt-rolls = { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
first-aid = First Aid
aid-free = 1 point for free
aid-all = in full
aid-half = one attribute to its maximum: { $price }
aid-full = both attributes to their maximum: { $price }
lost-and-found = Lost and Found
found-roll = roll a green die
shop = Souvenirs
loot-clue = Clue
loot-common = Common Item
loot-unique = Unique Item
loot-spell = Spell
loot-ally = Ally
loot-elder-sign = Elder Sign
decks = Decks
deck-common = Common Items: { $count }
deck-unique = Unique Items: { $count }
deck-spell = Spells: { $count }
deck-ally = Allies: { $count }
deck-monster = Monsters in the cup: { $count }
deck-adventure = Adventures: { $count }
deck-other-world = Other Worlds: { $count }
deck-mythos = Mythos: { $count }

arg-doom = Doom tokens
arg-spaces = Spaces of the doom track
arg-signs = Elder Signs collected
arg-limit = Elder Sign limit
arg-hour = Hour
arg-price = Price
arg-nights = Nights
guide-adventures-title = The museum
guide-adventures = Six adventures. You go to one of them and complete its tasks with dice. ✔ stands for rewards, ✘ for penalties when you fail.
guide-dice-title = Dice
guide-dice = You place results of the roll on a task. If none fits, you discard one die and roll again. Items add the yellow and the red die; Spells keep dice for later.
guide-ancient-title = The Ancient One
guide-ancient = Collect enough Elder Signs before the doom track is full. Otherwise the Ancient One awakens.
guide-clock-title = The clock
guide-clock = After every turn the hand moves on by three hours. At midnight a new Mythos card is revealed.
guide-mythos-title = Mythos
guide-mythos = This card is in force until the next midnight.
guide-entrance-title = The Entrance
guide-entrance = Here you can recover, search the Lost and Found, and buy souvenirs for trophies.
guide-people-title = Investigators
guide-people = Sanity and Stamina must not fall to zero. Tap a number to see where it comes from. The small button in a card's corner enlarges it.
kind-adventures = Adventure
kind-other-worlds = Other World
kind-ancient-ones = Ancient One
kind-investigators = Investigator
kind-common-items = Common Item
kind-unique-items = Unique Item
kind-spells = Spell
kind-allies = Ally
kind-mythos = Mythos card
kind-monsters = Monster
kind-mask-monsters = Mask of Nyarlathotep
kind-entrance = Entrance sheet

## Great moments

moment-midnight = Midnight
moment-midnight-1 = Twelve strokes. After the last, nobody in the museum dares to breathe.
moment-midnight-2 = The clock strikes, and the glass of the cases answers it.
moment-midnight-3 = The gaslight sinks. Upstairs, something begins to walk.
moment-mythos = Mythos
moment-mythos-1 = The stars have moved by the width of a hair. It was enough.
moment-mythos-2 = From the bottom of the drawer comes a page that was not there yesterday.
moment-mythos-3 = The dream that everybody had did not end at dawn.
moment-gate = A Gate
moment-gate-1 = There is no corridor behind the door any more.
moment-gate-2 = The air cracks like ice, and a wind comes from below.
moment-devoured = Devoured
moment-devoured-1 = A hat is left on the floor. Nobody comes back for it.
moment-devoured-2 = The scream ends where the lamplight ends.
moment-awakens = The awakening
moment-awakens-1 = First the ground trembles. Then the sky. Then everything that has a name.
moment-awakens-2 = It opens its eyes. There are too many to count.
moment-elder-sign = An Elder Sign
moment-elder-sign-1 = The star in the stone is as warm as a hand.
moment-elder-sign-2 = For a moment the walls are only walls again.
moment-resolved = Adventure resolved
moment-resolved-1 = One more room in which the light can be put out.
moment-resolved-2 = Write it down. Tomorrow you will not believe yourself.
moment-lost-and-found = Lost and Found
moment-lost-and-found-1 = Nobody remembers who handed it in.
moment-lost-and-found-2 = The drawer was locked yesterday.
moment-failed = Failed
moment-failed-1 = Some doors could not be closed in time.
moment-failed-2 = The night can wait longer than we can.
moment-attack = Attack
moment-attack-1 = There is no running from what is everywhere.
moment-won-1 = Dawn comes through the skylight and, for the first time in a long while, finds only dust.
moment-won-2 = The papers will call it a gas leak. Let them.
moment-lost-1 = The museum still stands. Only not in this world.
moment-lost-2 = The clock goes on. Nobody is left to look at it.

## The game in numbers

story-turns = Turns
story-midnights = Midnights
story-resolved = Adventures resolved
story-failed = Adventures failed
story-devoured = Devoured
story-rolls = Rolls and rerolls
story-tasks = Tasks
story-monsters = Monsters defeated
story-uses = Cards and abilities used
story-investigation = Investigation rolled
story-terrors = Terrors rolled
story-expected = such dice bring { $mean } on average

## Legend

legend-dice = Results of dice, and what tasks ask for
legend-investigation-name = Investigation
legend-investigation = The number says how much is needed. Several dice may be added up.
legend-lore-name = Lore
legend-lore = Each such symbol takes one die that shows Lore.
legend-peril-name = Peril
legend-peril = Each such symbol takes one die that shows Peril.
legend-terror-name = Terror
legend-terror = A requirement like any other. When a roll fails and shows Terror, the Terror effects at the foot of cards happen.
legend-wild-name = Wild
legend-wild = On the red die: Lore, Peril, Terror or 4 Investigations.
legend-people = Investigators
legend-sanity-name = Sanity
legend-sanity = At zero the investigator is devoured.
legend-stamina-name = Stamina
legend-stamina = At zero the investigator is devoured.
legend-clue-name = Clue
legend-clue = One of them pays for rerolling any dice of the pool.
legend-trophy-name = Trophy
legend-trophy = Trophies buy souvenirs at the Entrance.
legend-focus-name = Focus
legend-focus = After a failed roll one die may be kept for later.
legend-assist-name = Assistance
legend-assist = Somebody in the same place may keep a die for you.
legend-loot = Rewards
legend-common-name = Common Item
legend-common = Mostly adds the yellow die.
legend-unique-name = Unique Item
legend-unique = Mostly adds the red die or changes a result.
legend-spell-name = Spell
legend-spell = Secures a die with its result.
legend-ally-name = Ally
legend-ally = Helps as long as they are with you.
legend-elder-sign-name = Elder Sign
legend-elder-sign = Collect enough of them and the Ancient One is sealed.
legend-perils = Dangers
legend-doom-name = Doom
legend-doom = When the track is full, the Ancient One awakens.
legend-monster-name = Monster
legend-monster = Lies in a frame of a card and adds its task.
legend-cultist-name = Cultist
legend-cultist = A monster that some cards speak of.
legend-gate-name = Gate
legend-gate = An Other World appears.
legend-midnight-name = Midnight
legend-midnight = This happens at every midnight while the card is in play.
legend-clock-name = Clock
legend-clock = The hand moves forward by so many hours.
legend-lock-name = Lock
legend-lock = The die is locked while this card is in play.
legend-mythos-name = Mythos
legend-mythos = In force at once, and until the next midnight.
legend-devour-name = Devour
legend-devour = The investigator leaves the game.
legend-fail-name = Failure
legend-fail = The adventure fails.
legend-effect-name = Another effect
legend-effect = Read it on the enlarged card.

## In one go

act-clue = { $count ->
        [one] Reroll the marked die for a Clue
       *[other] Reroll the { $count } marked dice for a Clue
    }
act-clue-others = { $count ->
        [one] Reroll the other die for a Clue
       *[other] Reroll the other { $count } for a Clue
    }
act-clue-all = { $count ->
        [one] Reroll the die for a Clue
       *[other] Reroll all { $count } dice for a Clue
    }
act-free-reroll = { $count ->
        [one] Reroll the marked die for free
       *[other] Reroll the { $count } marked dice for free
    }
act-free-reroll-others = { $count ->
        [one] Reroll the other die for free
       *[other] Reroll the other { $count } for free
    }
act-free-reroll-all = { $count ->
        [one] Reroll the die for free
       *[other] Reroll all { $count } dice for free
    }
act-roll-on = Roll at once, without securing a die
act-fail = Discard this die: the roll fails
act-touch-focus = { $thing }: keep it (focus)
act-touch-stay = { $thing }: stay and use it
odds = A roll of the whole pool completes this { $percent } times in 100

phase-turn-start = Start of turn
phase-movement = Movement
phase-resolution = Resolution
phase-clock = Clock
phase-attack = Attack
symbol-changed = { $words } (printed { $printed }; { $why })
