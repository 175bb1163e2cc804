# The words of the board of Eldritch Horror; those of its rules come from the server.

world = The world
paths = Kinds of paths
path-train = Train path
path-ship = Ship path
path-uncharted = Uncharted path
space-where = { $number }. { $where }
panes = Parts of the table
pane-map = Map
pane-sheets = Investigators
pane-ancient = Ancient One
pane-market = Reserve
round = Round { $round }
investigators = Investigators
actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
health = Health
sanity = Sanity
clues = Clues
clue = Clue
track-of = { $name }: { $value } of { $most }
purse-clue = { $count ->
        [one] { $count } Clue
       *[other] { $count } Clues
    }
purse-train = { $count ->
        [one] { $count } Train ticket
       *[other] { $count } Train tickets
    } (at most { $most } tickets in all)
purse-ship = { $count ->
        [one] { $count } Ship ticket
       *[other] { $count } Ship tickets
    } (at most { $most } tickets in all)
lead-investigator = Lead Investigator
delayed = Delayed
player-out = eliminated
player-chooses = no investigator chosen yet
player-waits = a new investigator comes at the end of the Mythos Phase
show-more = { $count ->
        [0] Skills
        [one] Skills and { $count } card
       *[other] Skills and { $count } cards
    }
cards-of = Cards of { $name }
of-assets = Asset:
of-artifacts = Artifact:
of-spells = Spell:
of-conditions = Condition:
improved = Improved by { $amount }
dice-of = Dice for { $skill }
dice-count = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
percent = { $odds } %
odds-tip = At least one success in { $odds } of 100 tests without a modifier
part-modifier = Modifier
part-improvement = Improvement
part-least = At least one die
gate-of = Gate: { $omen }
expedition = Active Expedition
mystery-here = Mystery: { $name }
rumor-here = Rumor: { $name }
eldritch-here = { $count ->
        [one] { $count } Eldritch token
       *[other] { $count } Eldritch tokens
    }
monster-life = { $name }: Health lost { $lost } of { $toughness }
defeated-here = Defeated: { $name }
reach-with = { $train ->
        [0] { "" }
        [one] { $train } Train ticket
       *[other] { $train } Train tickets
    }{ $ship ->
        [0] { "" }
        [one] { " " }{ $ship } Ship ticket
       *[other] { " " }{ $ship } Ship tickets
    }
doom = Doom
doom-left = { $count ->
        [0] Doom has run out
        [one] Doom { $count }: one step from awakening
       *[other] Doom { $count }: the Ancient One awakens at 0
    }
omen-green = green comet
omen-blue = blue constellation
omen-red = red eclipse
omen-now = The Omen: { $omen }
omen-space = { $omen }; Gates of this symbol: { $gates }
omen-eldritch = Eldritch tokens on this space: { $count }
awake = awake
sheet-says = What the sheet says
sheet-sanity = Sanity tokens on the sheet: { $count }
sheet-eldritch = Eldritch tokens on the sheet: { $count }
sheet-gate = Gates on the sheet: { $count }
mystery = Mystery
mysteries-solved = Mysteries solved: { $count } of { $needs }
mystery-progress = { $has } of { $wants }
solved = Solved
mythos-now = Mythos
mythos-last = Mythos, last round
mythos-steps = Steps of the Mythos card
colour-green = green
colour-yellow = yellow
colour-blue = blue
step-done = done
step-now = being resolved
step-to-come = still to come
in-play = In play
card-says = What the card says
tokens-eldritch = Eldritch tokens: { $count }
tokens-health = Health tokens: { $count }
reckoning = Reckoning
reckoning-left = { $count ->
        [one] { $count } effect left
       *[other] { $count } effects left
    }
reserve = Reserve
price = Value { $value }: so many successes
supplies = Decks and supplies
decks = Decks and supplies
pile-mythos-deck = Mythos cards left: { $count }
pile-gate-stack = Gates in the stack: { $count }
pile-clue-pool = Clues in the pool: { $count }
pile-monster-cup = Monsters in the cup: { $count }
pile-assets = Assets: { $count }
pile-artifacts = Artifacts: { $count }
pile-spells = Spells: { $count }
pile-conditions = Conditions: { $count }
encounter-decks = Encounter decks
encounter-of = Encounter: { $name }
dice = Dice
test-of = Test: { $skill }
test-by = { $who }: { $source }
die-success = { $face }: a success
die-failure = { $face }: no success
successes-now = { $count ->
        [0] No success
        [one] { $count } success
       *[other] { $count } successes
    }
success-from = A success from { $least } up
fight-with = Combat: { $name }
fight-horror = Horror { $loss }
fight-damage = Damage { $loss }
fight-will = Horror { $loss }: so much Sanity is lost, less the successes
fight-strength = Damage { $loss }: so much Health is lost, less the successes
odds-sane = No Sanity lost
odds-unhurt = No Health lost
waiting-monsters = Monsters that wait
odds-kill = Defeated at once
story-rounds = Rounds
story-mysteries = Mysteries solved
story-gates = Gates closed
story-monsters = Monsters defeated
story-tests = Tests
story-defeated = Investigators defeated
story-doom = Doom at the end
story-successes = Successes
story-passed = Tests with a success at the first throw
story-expected = by the odds: { $mean }
legend-world = The world
legend-tokens = On the map
legend-people = Investigators
legend-cards = Cards
legend-ancient = The Ancient One
legend-city-name = City
legend-city = Here one can acquire Assets and prepare for travel.
legend-wilderness-name = Wilderness
legend-wilderness = Forests, deserts and mountains.
legend-sea-name = Sea
legend-sea = Open water.
legend-train-name = Train path
legend-train = A Train ticket leads one space further along it.
legend-ship-name = Ship path
legend-ship = A Ship ticket leads one space further along it.
legend-uncharted-name = Uncharted path
legend-uncharted = No ticket helps here.
legend-gate-name = Gate
legend-gate = Leads to Other Worlds. When its symbol comes up on the omen track, Doom advances.
legend-clue-name = Clue
legend-clue = Gained in a Research Encounter; rerolls a die and solves Mysteries.
legend-monster-name = Monster
legend-monster = Whoever is on its space must fight it before any other encounter.
legend-epic-name = Epic Monster
legend-epic = Cannot be discarded; only defeated.
legend-expedition-name = Active Expedition
legend-expedition = Here an Artifact may be waiting.
legend-mystery-name = Mystery
legend-mystery = The space of the active Mystery. Three solved Mysteries win.
legend-rumor-name = Rumor
legend-rumor = If nobody goes there in time, it turns out to be true.
legend-eldritch-name = Eldritch token
legend-eldritch = Marks what cards speak of.
legend-defeated-name = Defeated investigator
legend-defeated = Somebody may still recover the possessions.
legend-health-name = Health
legend-health = At 0 the investigator is defeated.
legend-sanity-name = Sanity
legend-sanity = At 0 the investigator is defeated.
legend-lore-name = Lore
legend-lore = Spells and forbidden books.
legend-influence-name = Influence
legend-influence = Acquiring Assets and talking to people.
legend-observation-name = Observation
legend-observation = Noticing what others overlook.
legend-strength-name = Strength
legend-strength = The second test of every combat.
legend-will-name = Will
legend-will = The first test of every combat.
legend-delayed-name = Delayed
legend-delayed = In the next Action Phase one only stands up.
legend-lead-name = Lead Investigator
legend-lead = Acts first, and decides where the rules leave it open.
legend-asset-name = Asset
legend-asset = Items, Allies and Services, mostly from the Reserve.
legend-artifact-name = Artifact
legend-artifact = Strong, and never for sale.
legend-spell-name = Spell
legend-spell = Its back says what casting it costs; nobody knows it before.
legend-condition-name = Condition
legend-condition = Its back comes to light when it is flipped.
legend-reserve-name = Reserve
legend-reserve = Assets on offer, for successes in an Influence test.
legend-doom-name = Doom
legend-doom = At 0 the Ancient One awakens.
legend-omen-green-name = Green comet
legend-omen-green = A space of the omen track, and a symbol of Gates.
legend-omen-blue-name = Blue constellation
legend-omen-blue = Two spaces of the omen track, and a symbol of Gates.
legend-omen-red-name = Red eclipse
legend-omen-red = A space of the omen track, and a symbol of Gates.
legend-mythos-name = Mythos card
legend-mythos = One every round; when none is left, all is lost.
legend-reckoning-name = Reckoning
legend-reckoning = Monsters, the Ancient One, cards in play and Conditions act, in this order.
legend-surge-name = Monster Surge
legend-surge = Each Gate of the current Omen spawns Monsters.
kind-spaces = Space
kind-references = Reference card
kind-gates = Gate
kind-clues = Clue
kind-investigators = Investigator
kind-assets = Asset
kind-artifacts = Artifact
kind-spells = Spell
kind-spell-backs = Back of a Spell
kind-conditions = Condition
kind-condition-backs = Back of a Condition
kind-monsters = Monster
kind-epic-monsters = Epic Monster
kind-ancient-ones = Ancient One
kind-mysteries = Mystery
kind-mythos = Mythos card
kind-general-encounters = General Encounter
kind-location-encounters = Location Encounter
kind-research-encounters = Research Encounter
kind-other-world-encounters = Other World Encounter
kind-expedition-encounters = Expedition Encounter
kind-special-encounters = Special Encounter
moment-mythos = Mythos
moment-mythos-1 = Somewhere a telegraph wakes and begins to write in a hand of its own.
moment-mythos-2 = The lamps burn lower. Nobody has touched them.
moment-mythos-3 = The morning papers leave one column blank, all over the world.
moment-gate-spawned = A Gate opens
moment-gate-spawned-1 = A street corner bends, and behind it there is weather of another sky.
moment-gate-spawned-2 = The air tears without a sound. What it held back leans closer.
moment-gate-spawned-3 = The compass needles point to the same spot, and tremble.
moment-gate-closed = A Gate closes
moment-gate-closed-1 = The light goes out like an eye that has seen enough.
moment-gate-closed-2 = Only a smell of salt and old stone is left on the street.
moment-mystery-solved = A Mystery is solved
moment-mystery-solved-1 = One page of the dark can be read now.
moment-mystery-solved-2 = The threads on the wall meet, and the pattern has a face.
moment-awakened = The Ancient One awakens
moment-awakened-1 = The stars stop. Then all of them turn round.
moment-awakened-2 = It was never asleep. It was only waiting for an audience.
moment-final = The Final Mystery
moment-final-1 = There is one question left, and it has teeth.
moment-defeated = An investigator is defeated
moment-defeated-1 = A suitcase stays behind at the station, addressed to nobody.
moment-defeated-2 = The last entry in the diary breaks off in the middle of a
moment-devoured = An investigator is devoured
moment-devoured-1 = Not even a hat is found.
moment-eliminated = Nobody takes the place
moment-eliminated-1 = A chair by the fire stays empty.
moment-rumor-placed = A Rumor
moment-rumor-placed-1 = A sailor tells it in one port; by evening it is known in all of them.
moment-rumor-solved = A Rumor is laid to rest
moment-rumor-solved-1 = By tomorrow nobody will admit to having believed it.
moment-won-1 = The sun comes up on a world that will never know why it did.
moment-won-2 = The lamp is put out. This time, by a human hand.
moment-lost-1 = The map is still on the table. There is nothing left for it to show.
moment-lost-2 = Over the sea something stands up, and goes on standing up.
guide-map-title = The world
guide-map = Thirty-six spaces and the paths between them. Spaces with a golden rim are within reach; small signs below them say which tickets that takes. Touch a space to travel there. Pull, turn the wheel or use two fingers to look closer.
guide-people-title = Investigators
guide-people = Health and Sanity must not fall to 0. With each skill stands how many dice you roll and how often one of them is a success; touch the number to see where it comes from.
guide-dice-title = Tests
guide-dice = Here you see the dice of every test: before it where they come from and how likely a success is, afterwards as they fell. 5 and 6 are successes.
guide-ancient-one-title = The Ancient One
guide-ancient-one = Doom falls from round to round; at 0 it awakens. The Omen moves over four spaces; each Gate of its symbol costs Doom.
guide-mystery-title = Mysteries
guide-mystery = Solve three Mysteries and you have won. The card says what this one needs, the bar how far you are.
guide-reserve-title = The Reserve
guide-reserve = Assets on offer. Acquire them in a City with an Influence test; the number is their price in successes.
again-chance = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; one more success: { $odds } %
