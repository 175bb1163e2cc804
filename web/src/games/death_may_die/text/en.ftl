# The words of the board of Death May Die; those of its rules come from the server.

investigators = Investigators
active-player = taking the turn
wounds = Wounds
stress = Stress
sanity = Sanity lost
track-of = { $name }: { $value } of { $most }
sanity-lost = Sanity lost: { $lost } of { $most }
threshold-none = no Threshold is left; the skull is next
threshold-die = { $left ->
        [one] { $left } point to the next Threshold: a Skill and a bonus die
       *[other] { $left } points to the next Threshold: a Skill and a bonus die
    }
threshold-skill = { $left ->
        [one] { $left } point to the next Threshold: a Skill
       *[other] { $left } points to the next Threshold: a Skill
    }
skill-level = Level { $level } of 4
companion-life = Wounds: { $wounds } of { $life }
bonus-dice = { $count ->
        [one] { $count } bonus die in every roll
       *[other] { $count } bonus dice in every roll
    }
burning = { $count ->
        [one] On fire: { $count } die at the end of the turn
       *[other] On fire: { $count } dice at the end of the turn
    }
yellow-signs = Yellow Signs: { $count }
is-down = knocked down
is-arrested = arrested
out-killed = killed
out-insane = gone insane
show-more = Skills and cards
cards-of = Cards of { $name }
phase-actions = Actions
phase-mythos = Mythos
phase-investigate = Investigate or Fight
phase-end = End of turn
actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
decks = Decks
deck-mythos = Mythos deck
deck-discoveries = Discovery deck
supply-fire = Fire tokens in the supply
symbols-tip = Summoning symbols among the discarded Mythos cards; at { $most } the Elder One advances
map-of = Map: { $name }
gate-red = Red Gate
gate-yellow = Yellow Gate
gate-blue = Blue Gate
stairs = Staircase
tunnel = Tunnel
start = Starting Space
rlyeh = R’lyeh token
fires = { $count ->
        [one] { $count } Fire
       *[other] { $count } Fires
    }
enemy-life = { $name }, Wounds: { $wounds } of { $life }
stages = Stages of the Elder One
stage-life = Wounds on this Stage: { $wounds } of { $life }
stage-dice = In its attacks it rolls { $standard } standard and { $bonus } bonus dice more
track-at = Summoning track: space { $space } of { $end }
track-space = Space { $space } of the Summoning track
track-start = The start of the Summoning track
track-red = Space { $space }: red, the Elder One is summoned
track-end = Space { $space }: the world is lost
elder-away = still on its way
elder-here = on the map, and cannot be hurt yet
elder-mortal = the Ritual is disrupted: it can be killed
ritual-goes-on = The Ritual goes on.
goal-of = { $name }: { $count } of { $amount }
moon-0 = new moon
moon-1 = waxing moon
moon-2 = full moon
moon-3 = waning moon
ritual-broken = The Ritual is disrupted.
mythos-now = Mythos
mythos-aside = Mythos cards to choose from
discovery-now = Discovery
dice = Dice
roll-attack = { $name } attacks: { $enemy }
roll-defence = { $enemy } attacks { $name }
roll-fire = { $name } is burning
roll-roll = { $name } rolls
roll-action = { $name }: { $action }
die-standard = Standard die
die-bonus = Bonus die
die-face = { $kind }: { $face }
face-none = not rolled
face-blank = blank
face-success = success
face-tentacle = tentacle
face-sign = Elder Sign
face-success-tentacle = success and tentacle
face-success-sign = success and Elder Sign
odds-successes = Successes to expect
odds-hurt = Wounds to be expected
odds-hurt-said = Wounds to be expected: { NUMBER($successes, maximumFractionDigits: 1) }, Sanity lost: { NUMBER($sanity, maximumFractionDigits: 1) }
odds-wounds = Wounds
odds-rows = Successes
odds-sanity = Sanity to lose
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-less = { $number ->
        [0] 0
       *[other] −{ NUMBER($number, maximumFractionDigits: 1) }
    }
odds-signed = { $sign ->
        [more] +{ NUMBER($number, maximumFractionDigits: 2) }
        [less] −{ NUMBER($number, maximumFractionDigits: 2) }
       *[none] ±0
    }
odds-said = expect { NUMBER($successes, maximumFractionDigits: 1) } successes and { NUMBER($sanity, maximumFractionDigits: 1) } Sanity lost
odds-enough-tip = Enough successes in so many of 100 rolls, without rerolls
odds-aim-tip = Enough successes after so many of 100 such rerolls
odds-again-successes = How a reroll changes the successes (or Wounds), on average
odds-again-sanity = How a reroll changes your Sanity, on average
odds-column = { $sanity } Sanity lost
grows-tip = What it adds on average to the successes of an attack in your space
percent = { $percent } %
prospects = What the next rolls may bring
prospect-attack = Attack: { $name }
prospect-action = { $name }
prospect-attack-many = Attack on several Enemies
prospect-fire = Fire at the end of the turn
prospect-against = Attack on you: { $name }
next-card = The next Mythos card ({ $cards } may come)
next-goes = { $who } → { $place }: { $count } of { $cards } cards ({ $why })
next-burns = Fire in { $place }: { $count } of { $cards } cards ({ $why })
next-comes = Enemies appear in { $place }: { $count } of { $cards } cards ({ $why })
story-turns = Turns
story-killed = Enemies killed
story-rerolls = Dice rerolled for Stress
story-thresholds = Thresholds crossed
story-track = Space of the Summoning track
story-rolls = Rolls
story-successes = Successes rolled
story-expected = such dice bring { $mean } on average
story-discoveries = Discoveries claimed
legend-dice = Dice
legend-people = Investigators
legend-map = The map
legend-elder = The Elder One
legend-standard-name = Standard die
legend-standard = Three of them in every roll of an Investigator.
legend-bonus-name = Bonus die
legend-bonus = From Skills, cards and Thresholds; it has no tentacles.
legend-success-name = Success
legend-success = A hit, or a part of what an action needs.
legend-sign-name = Elder Sign
legend-sign = Works only for whoever has a Skill or card that uses it.
legend-tentacle-name = Tentacle
legend-tentacle = Costs 1 Sanity.
legend-wound-name = Wounds
legend-wound = At the skull the Investigator dies.
legend-stress-name = Stress
legend-stress = 1 Stress rerolls 1 die, of any roll.
legend-sanity-name = Sanity
legend-sanity = Each Threshold brings the Insanity and a Skill; the skull is madness.
legend-insanity-name = Insanity
legend-insanity = What happens when a Threshold is reached.
legend-item-name = Item
legend-item = Can be traded.
legend-companion-name = Companion
legend-companion = Takes Wounds in your place; is never healed.
legend-condition-name = Condition
legend-condition = Cannot be traded.
legend-gate-name = Gate
legend-gate = Here Enemies are summoned.
legend-fire-name = Fire
legend-fire = Whoever leaves the space takes it along; at the end of the turn it burns.
legend-stairs-name = Staircase
legend-stairs = Spaces with it are adjacent.
legend-tunnel-name = Tunnel
legend-tunnel = Spaces with it are adjacent.
legend-cultist-name = Cultist
legend-cultist = An Enemy that follows whoever leaves its space.
legend-monster-name = Monster
legend-monster = An Enemy that follows whoever leaves its space.
legend-summon-name = Summoning symbol
legend-summon = Three among the discarded Mythos cards: the Elder One advances.
legend-progress-name = Progression token
legend-progress = Takes the Elder One’s place on the track; at the end all is lost.
legend-mythos-name = Mythos card
legend-mythos = One every turn, after the actions.
legend-discovery-name = Discovery card
legend-discovery = One every turn in a safe space.
legend-ritual-name = Ritual
legend-ritual = Until it is disrupted the Elder One cannot be hurt.
legend-rlyeh-name = R’lyeh token
legend-rlyeh = A space that the drowned city has claimed.
legend-yellow-sign-name = Yellow Sign
legend-yellow-sign = Whoever holds them is known to Hastur.
moment-disrupted = The Ritual is disrupted
moment-disrupted-1 = The chant breaks off. Something vast has just become able to die.
moment-disrupted-2 = One wrong word, and the sky has a pulse.
moment-stage = A new Stage
moment-stage-1 = What you have wounded was only its patience.
moment-stage-2 = The walls were never meant to hold this much dark.
moment-advanced = The Elder One advances
moment-advanced-1 = Somewhere below, a door moves that has no hinges.
moment-eliminated = An Investigator is lost
moment-eliminated-1 = Nobody says the name aloud again tonight.
moment-threshold = A Threshold of Insanity
moment-threshold-1 = You laugh, and your hands are suddenly very steady.
moment-won-1 = Morning comes. Even death may die.
moment-won-2 = What was eternal is now a stain on the stone.
moment-lost-1 = The chant goes on, only without human voices.
moment-lost-2 = Morning comes, and there is nobody to wake.
guide-map-title = The rooms
guide-map = The rooms, from above. Touch a room to run there; enemies run after you.
guide-elder-one-title = The Elder One
guide-elder-one = The Elder One comes closer along its track. It can be killed only when the Ritual is disrupted.
guide-episode-title = The Episode
guide-episode = The Episode says what two actions you have beside the usual ones, and how the Ritual is disrupted.
guide-people-title = Investigators
guide-people = Wounds kill, Stress buys rerolls, lost Sanity makes you stronger, until it is gone.
guide-dice-title = Dice
guide-dice = Dice are rolled here. Touch a die to roll it again for 1 Stress.
lay-out = { $left ->
        [0] Laid out with the real box
        [one] To lay out with the real box: { $left } step
       *[other] To lay out with the real box: { $left } steps
    }
lay-tile = Tile { $tile }: its upper left corner in column { $column }, row { $row } ({ $spaces })
lay-start = Starting Space: { $space }
lay-token = { $what }: { $spaces }
lay-fire = Fire
lay-face = { $name } ×{ $count }
lay-hidden = { $what }: mix face down ({ $faces })
lay-moon = Moon: { $phase }
lay-beside = { $what }: { $count } beside the map
lay-figure = { $what } (figure): { $spaces }
lay-elder-one = { $elder }: the figure before the first space of the Summoning track, the Minions card on the board
lay-stages = { $elder }: the four Stage cards in a pile, Stage 1 on top
lay-mythos = Mythos deck: shuffle the 8 cards of “{ $episode }” with the 8 of { $elder }
lay-discoveries = Discovery deck: shuffle the 15 cards of the Episode

kind-discoveries = Discovery
kind-elder-ones = Elder One
kind-enemies = Enemy
kind-episodes = Episode
kind-figures = Figure
kind-insanities = Insanity
kind-investigators = Investigator
kind-mythos = Mythos card
kind-skills = Skill
kind-stages = Stage of the Elder One
kind-tiles = Map tile
kind-tokens = Token
