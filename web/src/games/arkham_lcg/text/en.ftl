# The words of the board of Arkham Horror: The Card Game; those of its rules come from the server.

investigators = Investigators
locations = Locations
unrevealed = not revealed
shroud = Shroud: the difficulty of investigating here
clues-here = { $count ->
        [one] { $count } clue to be discovered here
       *[other] { $count } clues to be discovered here
    }
clues = Clues
doom = Doom
victory-points = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
enemy-here = { $name }{ $exhausted ->
        [yes] , exhausted
       *[no] {""}
    }
enemies-about = Enemies on nobody
enemy-fight = Fight: the difficulty of attacking it
enemy-evade = Evade: the difficulty of evading it
enemy-health = Damage and health
enemy-attack = What its attack deals
enemy-deals = { $damage } damage, { $horror } horror
act = Act { $number }
agenda = Agenda { $number }
doom-tip = Doom in play, and how much advances the agenda
act-tip = Clues that the investigators hold, and how many the act asks for
act-clues = { $held } of { $needed }
encounter-deck = Encounter deck
encounter-discard = Discarded encounter cards
victory-display = Victory display
chaos-bag = { $count ->
        [one] Chaos bag: { $count } token
       *[other] Chaos bag: { $count } tokens
    }
token = In the bag: { $count }
token-drawn = The token that was revealed
chaos-token = Chaos token
log-interrogated = Interrogated: { $names }
log-got-away = Got away: { $names }
log-killed = Killed: { $names }
log-insane = Insane: { $names }
log-person = { $name }: experience { $experience }, physical trauma { $physical }, mental trauma { $mental }
campaign-log = Campaign log and victory display
phase-mythos = Mythos
phase-investigation = Investigation
phase-enemy = Enemies
phase-upkeep = Upkeep
round = Round { $round }
difficulty-easy = easy
difficulty-standard = standard
difficulty-hard = hard
difficulty-expert = expert
peril = Peril: { $name } resolves it alone
active-player = { $actions ->
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
lead-investigator = lead investigator
status-defeated = defeated
status-resigned = resigned
skill-willpower = Willpower
skill-intellect = Intellect
skill-combat = Combat
skill-agility = Agility
printed = Printed
resources = Resources
cards-in-hand = Cards in hand
cards-in-deck = Cards in the deck
cards-discarded = Discarded cards
exhausted = exhausted
cost = Cost in resources
odds-with = Chance of success with this card committed
odds-of = The chance of success
odds-helpers = What would help
odds-more = { $more ->
        [0] no more
       *[other] { $more } points more
    }
attacks-first = First { $count ->
        [one] an attack
       *[other] { $count } attacks
    } of opportunity: { $names }
odds-together = The marked cards (+{ $icons }): { $odds } %
percent = { $odds } %
threat-area = Threat area
slots = Slots
slots-taken = Slots it takes: { $slots }
slot-of = { $slot }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
slots-of = { $slot } { $taken } of { $most }
slot-of-hand = hand
slot-of-arcane = arcane
slot-of-accessory = accessory
slot-of-body = body
slot-of-ally = ally
figure-fight = Fight
figure-health = Health
figure-evade = Evade
figure-sanity = Sanity
figure-shroud = Shroud
each-investigator = { $count } per investigator
printed-level = Level { $level }
printed-icons = Skill icons
play-area = Play area
hand-of = Hand of { $name }
show-more = Cards in play
tokens-damage = Damage: { $count }
tokens-horror = Horror: { $count }
tokens-doom = Doom: { $count }
tokens-ammo = Ammo: { $count }
tokens-charge = Charges: { $count }
tokens-supply = Supplies: { $count }
tokens-secret = Secrets: { $count }
tokens-clues = Clues: { $count }
test-title = { $skill } test: { $name }
test-about = { $kind ->
        [investigate] investigating { $name }
        [fight] fighting { $name }
        [evade] evading { $name }
       *[card] because of { $name }
    }
test-step-1 = begins
test-step-2 = commit
test-step-3 = token
test-step-5 = value
test-step-6 = verdict
test-step-7 = results
story-rounds = Rounds
story-tests = Skill tests
story-clues = Clues discovered
story-enemies = Enemies defeated
story-victory = Cards in the victory display
story-damage = Damage
story-horror = Horror
story-passed = Tests passed
story-failed = Tests failed
story-played = Cards played
story-of-them = { $passed } of them passed
legend-skills = Skills
legend-people = Investigators
legend-places = Places and enemies
legend-tokens = Chaos tokens
legend-willpower-name = Willpower
legend-willpower = Against terrors and treacheries; for spells.
legend-intellect-name = Intellect
legend-intellect = For investigating.
legend-combat-name = Combat
legend-combat = For fighting.
legend-agility-name = Agility
legend-agility = For evading.
legend-wild-name = Wild
legend-wild = Counts for any skill.
legend-damage-name = Damage
legend-damage = At one’s health an investigator is defeated.
legend-horror-name = Horror
legend-horror = At one’s sanity an investigator is defeated.
legend-resource-name = Resource
legend-resource = Pays for cards.
legend-clue-name = Clue
legend-clue = Advances the act.
legend-hand-name = Hand
legend-hand = At the end of the round no more than eight cards.
legend-deck-name = Deck
legend-deck = When it is empty the discard pile is shuffled, at the price of 1 horror.
legend-shroud-name = Shroud
legend-shroud = The difficulty of investigating a location.
legend-doom-name = Doom
legend-doom = Enough of it advances the agenda.
legend-victory-name = Victory
legend-victory = Experience at the end of the scenario.
legend-enemy-name = Enemy
legend-enemy = Attacks whoever it is engaged with.
legend-skull-name = Skull
legend-skull = The scenario’s reference card says what it does.
legend-cultist-name = Cultist
legend-cultist = The scenario’s reference card says what it does.
legend-tablet-name = Tablet
legend-tablet = The scenario’s reference card says what it does.
legend-elder-thing-name = Elder Thing
legend-elder-thing = The scenario’s reference card says what it does.
legend-auto-fail-name = Automatic failure
legend-auto-fail = The test fails.
legend-elder-sign-name = Elder Sign
legend-elder-sign = The investigator’s own card says what it does.
moment-act-advances = The act advances
moment-act-advances-1 = One thread holds, and the next one pulls.
moment-agenda-advances = The agenda advances
moment-agenda-advances-1 = It was patient. Now it is on time.
moment-resolution = The scenario is over
moment-resolution-1 = What you write into the log cannot be unwritten.
moment-defeated = An investigator is defeated
moment-defeated-1 = The lamp goes out on one side of the room.
moment-killed = An investigator is lost for good
moment-killed-1 = There is a chair too many at the table.
moment-won-1 = You close the journal. For a while there is only rain at the window.
moment-won-2 = Arkham sleeps tonight and does not know whom to thank.
moment-lost-1 = Blank pages remain in the journal. Someone else will fill them.
moment-lost-2 = The lights of Arkham go out, street by street.
guide-map-title = Locations
guide-map = The locations. Touch one that is joined to yours to move there, or your own to investigate it.
guide-stages-title = Act and agenda
guide-stages = The act needs clues; the agenda needs doom, and gets some every round.
guide-hand-title = Your hand
guide-hand = Your hand. Touch a card to play it, or to commit it to a test.
guide-test-title = A test
guide-test = A skill test shows here what counts, and the exact chance of success before the token is revealed.
guide-people-title = Investigators
guide-people = Everybody with skills, health, sanity, what they have in play, and who is on them.
tokens-resources = Resources: { $count }

## The deck builder

deck-builder = Deck builder
deck-lead = Choose a deck, begin a new one, or bring one along from another program. What is legal is said while you build.
deck-none = You have no decks of your own yet.
deck-new = A new deck
deck-investigator = Investigator
deck-from-starter = From the starter deck
deck-from-nothing = Empty
deck-import = Import a deck
deck-import-forms = JSON of ArkhamDB or arkham.build, their text forms, or a file of OCTGN. Reprints count as the same card.
deck-import-text = The text of the deck
deck-import-do = Take over
deck-import-file = From a file
deck-left = What was left out or changed
deck-to-table = To a new game
deck-delete = Delete the deck: { $name }
deck-name = Name of the deck
deck-purpose = Meant for
deck-purpose-campaign = a new campaign
deck-purpose-standalone = a single scenario
deck-purpose-upgraded = an upgrade between scenarios
deck-budget = Experience to spend
deck-legal = legal
deck-illegal = not legal yet
deck-size = { $has } of { $size } cards
deck-experience = { $count } experience in cards
deck-spent = the changes cost { $count } experience
deck-group-assets = Assets
deck-group-events = Events
deck-group-skills = Skills
deck-group-weaknesses = Weaknesses
deck-random-weakness = random basic weakness
deck-more = One more: { $name }
deck-less = One less: { $name }
deck-curve = Cards by cost
deck-cards = Cards
deck-odds = What the opening hand will hold
deck-odds-hand = Hand
deck-odds-mulligan = With mulligan
deck-odds-tip = { $name } in the opening hand: { $hand } %; with a mulligan for it: { $mulligan } %
deck-save-json = Save as JSON
deck-save-text = Save as text
deck-save-markdown = Save as Markdown
deck-pool = Card pool
deck-search = Search, in either language
deck-class = Class
deck-type = Type
deck-level = Level
deck-cost-filter = Cost
deck-trait = Trait
deck-any = any
deck-all = also what is not allowed
deck-found = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
deck-cost = cost { $cost }
deck-kind-assets = asset
deck-kind-events = event
deck-kind-skills = skill
deck-kind-treacheries = treachery
deck-kind-enemies = enemy
class-guardian = Guardian
class-seeker = Seeker
class-rogue = Rogue
class-mystic = Mystic
class-survivor = Survivor
class-neutral = neutral
class-weakness = weakness
class-mythos = Mythos

kind-acts = Act
kind-agendas = Agenda
kind-assets = Asset
kind-enemies = Enemy
kind-events = Event
kind-investigators = Investigator
kind-locations = Location
kind-scenarios = Scenario
kind-skills = Skill
kind-treacheries = Treachery
