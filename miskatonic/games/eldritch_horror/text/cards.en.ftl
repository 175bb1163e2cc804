# The texts of components, written from their data. `$person` says how a verb is conjugated: see kit/wording.py.

## Words

words = { $en }
name = { $name }
subj = { $person ->
        [he] { who-subject }
       *[other] { "" }
    }
skill-name-lore = Lore
skill-name-influence = Influence
skill-name-observation = Observation
skill-name-strength = Strength
skill-name-will = Will
skill-lore = Lore
    .a = a
skill-influence = Influence
    .a = an
skill-observation = Observation
    .a = an
skill-strength = Strength
    .a = a
skill-will = Will
    .a = a
stat-health = Health
stat-sanity = Sanity
space-city = City
space-wilderness = Wilderness
space-sea = Sea
omen-green = green comet
omen-blue = blue constellation
omen-red = red eclipse
colour-green = green
colour-yellow = yellow
colour-blue = blue
difficulty-easy = easy
difficulty-normal = unmarked
difficulty-hard = hard
step-omen = Advance Omen
step-reckoning = Reckoning
step-gates = Spawn Gates
step-surge = Monster Surge
step-clues = Spawn Clues
step-rumor = Place Rumor token
step-eldritch = Place Eldritch tokens
step-effect = Resolve effect
trait-item = Item
trait-trinket = Trinket
trait-weapon = Weapon
trait-ally = Ally
trait-service = Service
trait-teamwork = Teamwork
trait-tome = Tome
trait-magical = Magical
trait-ritual = Ritual
trait-incantation = Incantation
trait-madness = Madness
trait-injury = Injury
trait-boon = Boon
trait-bane = Bane
trait-deal = Deal
trait-common = Common
trait-restriction = Restriction
trait-event = Event
trait-ongoing = Ongoing
trait-rumor = Rumor
hint-incantations = Incantation Spells
hint-rituals = Ritual Spells
hint-clues = Clues on the board
hint-monsters = Monsters lose Health or are discarded
hint-observation = Observation is improved
hint-will = Will is improved
hint-influence = Influence is improved
hint-lore = Lore is improved
hint-strength = Strength is improved

## Whom

who-each = each investigator
    .group = investigators
    .one = an investigator of your choice
    .chosen = 1 chosen investigator
who-others = each other investigator
    .group = other investigators
    .one = another investigator of your choice
who-here = each investigator on your space
    .group = investigators on your space
    .one = an investigator of your choice on your space
who-fellows = each other investigator on your space
    .group = other investigators on your space
    .one = another investigator of your choice on your space
who-lead = the Lead Investigator
    .group = the Lead Investigator
who-on = { $kind ->
        [gate] each investigator on a space with a Gate
        [expedition] each investigator on the active expedition space or an adjacent one
        [city] each investigator on a City space
        [wilderness] each investigator on a Wilderness space
       *[sea] each investigator on a Sea space
    }
    .group = investigators there
    .one = one of them
who-there = { $near ->
        [yes] each investigator on this Monster’s space or an adjacent one
       *[no] each investigator on this Monster’s space
    }
    .group = investigators there
who-nearest-investigator = the investigator nearest to this Monster
    .group = the nearest investigators
who-target = the chosen one
    .group = those chosen
who-it = this Monster
    .group = such Monsters
who-monsters = { $named ->
        [none] each { $epic ->
            [no] non-Epic{ " " }
           *[yes] { "" }
        }Monster on the board
       *[other] { $named }
    }
    .group = { $epic ->
        [no] non-Epic{ " " }
       *[yes] { "" }
    }Monsters on the board
    .one = { $named ->
        [none] a { $epic ->
            [no] non-Epic{ " " }
           *[yes] { "" }
        }Monster of your choice on any space
       *[other] { $named }
    }
who-monsters-here = each { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $epic ->
        [no] non-Epic{ " " }
       *[yes] { "" }
    }Monster on your space
    .group = Monsters on your space
    .one = a { $epic ->
        [no] non-Epic{ " " }
       *[yes] { "" }
    }Monster of your choice on your space
who-monsters-on-gates = each non-Epic Monster on a space with a Gate
    .group = Monsters on spaces with Gates
    .one = a non-Epic Monster of your choice on a space with a Gate
who-monsters-of-one-space = each Monster on one space of your choice
    .group = Monsters of one space
who-gates = { $matching ->
        [yes] each Gate that matches the current Omen
       *[no] each Gate on the board
    }
    .group = { $matching ->
        [yes] Gates that match the current Omen
       *[no] Gates on the board
    }
    .one = a Gate of your choice
    .chosen = 1 chosen Gate on the board
who-clues-on-board = each Clue on the board
    .group = Clues on the board
    .one = a Clue of your choice on the board
who-rumors = each Rumor in play
    .group = Rumors in play
    .one = a Rumor in play
who-one = { TRAIT($of, "one") }
    .asked = { TRAIT($of, "one") }
    .group = { TRAIT($of, "group") }
who-chosen-one = { TRAIT($of, "chosen") } (the Lead Investigator has the final say)
    .group = { TRAIT($of, "group") }
who-those = { $of } { TRAIT($that, "with") }
    .group = { TRAIT($of, "group") } { TRAIT($that, "with") }
    .one = { TRAIT($of, "one") } { TRAIT($that, "with") }

## How many

text-where = { $text }, where X is { TRAIT($x, "value") }
amount-investigators = { $times ->
        [1] as many
        [2] twice as many
       *[other] { $times } times as many
    }
    .tail = { " " }as there are investigators
    .value = the number of investigators
amount-half-the-investigators = half as many
    .tail = { " " }as there are investigators (rounded up)
    .value = half the number of investigators (rounded up)
amount-result = as many
    .tail = { " " }as the test result{ $minus ->
        [0] { "" }
       *[other] { " " }less { $minus }
    }
    .value = the test result
amount-on-sheet = as many
    .tail = { " " }as there are Sanity tokens on the Ancient One sheet
amount-on-this-card = as many
    .tail = { " " }as there are { $what ->
        [health] Health tokens
       *[eldritch] Eldritch tokens
    } on this card
    .value = the number of Eldritch tokens on this card
amount-fewer-per-token = as many
    .tail = { " " }as there are investigators, less 1 for each Health token on this card
amount-rumors-in-play = as many
    .tail = { " " }as there are Rumors in play
amount-cultists-on-board = as many
    .tail = { " " }as there are Cultists on the board
    .value = minus 1 for each Cultist on the board
amount-spells-held = as many
    .tail = { " " }as you have Spells
    .value = minus 1 for each Spell you have
amount-number-of = as many
    .tail = { " " }as there are { TRAIT($of, "group") }
    .value = the number of { TRAIT($of, "group") }
amount-having = as many
    .tail = { " " }as { TRAIT($who, "group") } { TRAIT($what, "held") }
    .value = the number of { TRAIT($what, "group") } of { TRAIT($who, "group") }
amount-having-you = as many
    .tail = { " " }as there are { TRAIT($what, "group") } still held
    .value = the number of { TRAIT($what, "group") } you have
amount-half = half as many
    .tail = { TRAIT($of, "tail") } (rounded up)
    .value = half of { TRAIT($of, "value") }
amount-plus = as many
    .tail = { "" }
    .value = −1, and 1 more for each Clue you have
what-clue = a Clue
    .group = Clues
    .with = with a Clue
what-spell = a Spell
    .group = Spells
    .with = with a Spell
what-item = an item
    .group = items
    .with = with an item
what-ally = an Ally
    .group = Allies
    .with = with an Ally
what-weapon = a weapon
    .group = weapons
    .with = with a weapon
what-madness = a Madness Condition
    .group = Madness Conditions
    .with = with a Madness Condition
    .held = has Madness Conditions
what-cursed = the Cursed Condition
    .group = Cursed Conditions
    .with = with the Cursed Condition
what-blessed = the Blessed Condition
    .group = Blessed Conditions
    .with = with the Blessed Condition
    .without = without the Blessed Condition
what-debt = the Debt Condition
    .group = Debt Conditions
    .with = with the Debt Condition
what-dark-pact = the Dark Pact Condition
    .group = Dark Pact Conditions
    .with = with the Dark Pact Condition

## Whether

condition-having = { $who } has { $what }
condition-having-you = you have { $what }
    .with = { TRAIT($what, "with") }
    .without = { TRAIT($what, "without") }
condition-not = it is not so that { $of }
    .with = { TRAIT($of, "without") }
condition-on-space = you are on a { $kind ->
        [city] City
        [wilderness] Wilderness
       *[sea] Sea
    } space
condition-no-fours = you rolled no 4
condition-monsters-on-board = { $named ->
        [none] there are { $least } or more Monsters on the board
       *[other] { $named } is on the board
    }
condition-monsters-on-space = there are { $least } or more Monsters on { $place }
condition-somebody-there = an investigator is on this Monster’s space
condition-rumor-in-play = a Rumor is in play
condition-no-clues = you have no Clues
condition-was-spawned = it was spawned
condition-there = there are any { TRAIT($of, "group") }

## Verbs: people

verb-lose = { subj }{ DO($by, "lose") } { part-points }
verb-recover = { subj }{ DO($by, "recover") } { part-points }
part-points = { $health ->
        [0] { part-sanity }
       *[other] { $sanity ->
            [0] { part-health }
           *[other] { part-health } and { part-sanity }
        }
    }
part-health = { $health ->
        [99] all Health
        [0] { "" }
        [1] 1 Health
        [2] 2 Health
        [3] 3 Health
        [4] 4 Health
        [5] 5 Health
        [6] 6 Health
       *[other] { part-health-many }
    }
part-sanity = { $sanity ->
        [99] all Sanity
        [0] { "" }
        [1] 1 Sanity
        [2] 2 Sanity
        [3] 3 Sanity
        [4] 4 Sanity
        [5] 5 Sanity
        [6] 6 Sanity
       *[other] { part-sanity-many }
    }
part-health-many = { COUNT($health, "point of Health") }
part-sanity-many = { COUNT($sanity, "point of Sanity") }
verb-spend = { subj }{ DO($by, "spend") } { $what ->
        [clue] { COUNT($amount, "Clue") }
        [health] { COUNT($amount, "point of Health") }
       *[sanity] { COUNT($amount, "point of Sanity") }
    }
verbs-gain-more = { subj }{ DO($by, "gain") } this Clue and { COUNT($amount, "additional Clue") }
verbs-gain = { subj }{ DO($by, "gain") } { $objects }
verb-gain-clues = { subj }{ DO($by, "gain") } { object-gain-clues }
object-gain-clues = { COUNT($amount, "Clue") }
verb-discard-clues = { subj }{ DO($by, "discard") } { $amount ->
        [99] all Clues
       *[other] { COUNT($amount, "Clue") }
    }
verb-improve = { subj }{ DO($by, "improve") } { $skill ->
        [any] 1 skill of your choice
        [lore] Lore
        [influence] Influence
        [observation] Observation
        [strength] Strength
       *[will] Will
    }
verb-become-delayed = { subj }{ DO($by, "become") } Delayed
verb-be-devoured = { $person ->
        [you] you are devoured
        [inf] be devoured
       *[he] { who-subject }is devoured
    }
verb-move = { subj }{ DO($by, "move") } { $up_to ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ COUNT($spaces, "space") }{ $ship ->
        [yes] { " " }along a Ship path
       *[no] { "" }
    }
verb-move-to-nearest = { subj }{ DO($by, "move") } to the nearest { $kind ->
        [city] City
        [wilderness] Wilderness
       *[sea] Sea
    } space
verb-move-to = { subj }{ DO($by, "move") } to { $place }
verb-move-toward = { subj }{ DO($by, "move") } 1 space toward { $goal ->
        [gate] the nearest Gate
       *[monster] this Monster
    }
verb-move-anywhere = { $person ->
        [he] { who-subject }may
       *[other] you may
    } move to any space

## Verbs: cards

verb-gain-spell = { subj }{ DO($by, "gain") } { object-gain-spell }
object-gain-spell = { $named ->
        [none] { SOME($amount, "Spell") }{ $trait ->
            [ritual] { " " }(Ritual)
            [incantation] { " " }(Incantation)
           *[none] { "" }
        }
       *[other] the Spell { $named }
    }
verb-gain-artifact = { subj }{ DO($by, "gain") } { object-gain-artifact }
object-gain-artifact = { $named ->
        [none] { SOME($amount, "Artifact") }{ $trait ->
            [tome] { " " }(Tome)
           *[none] { "" }
        }
       *[other] the Artifact { $named }
    }
verb-gain-asset = { $optional ->
        [yes] { $person ->
            [he] { subj }may gain
           *[other] you may gain
        }
       *[no] { subj }{ DO($by, "gain") }
    } { $named ->
        [none] { $several ->
            [yes] any number of Assets
           *[no] { $source ->
                [deck] a random Asset
               *[other] an Asset of your choice
            }
        }{ $traits ->
            [none] { "" }
           *[other] { " " }({ OR($traits) })
        } { $source ->
            [deck] from the deck
            [reserve] from the reserve
           *[other] from the reserve or the discard pile
        }{ $worth ->
            [99] { "" }
           *[other] { " " }of a { $several ->
                [yes] total value
               *[no] value
            } no higher than { TRAIT($worth, "value") }
        }
       *[other] the Asset { $named }
    }
verb-gain-condition = { subj }{ DO($by, "gain") } { object-gain-condition }
object-gain-condition = { $condition ->
        [none] a { $trait ->
            [madness] Madness
            [injury] Injury
            [deal] Deal
            [boon] Boon
           *[bane] Bane
        } Condition
       *[other] the { $condition } Condition
    }
verb-discard-condition = { subj }{ DO($by, "discard") } { $conditions ->
        [none] { $trait ->
            [madness] a Madness Condition
            [injury] an Injury Condition
           *[none] a Condition
        }
       *[other] the Condition { OR($conditions) }
    }
verb-discard = { subj }{ DO($by, "discard") } { COUNT($amount, $what) }
verb-discard-all-but = { subj }{ DO($by, "discard") } all but { $but } of your { COUNTED(2, $what) }
verb-discard-any-number = { $person ->
        [he] { who-subject }may
       *[other] you may
    } discard any number of { COUNTED(2, $what) }
verb-discard-this = { $person ->
        [he] this card is discarded
       *[other] discard this card
    }
verb-flip-this = { $person ->
        [he] flips this card
       *[other] flip this card
    }
verb-turn-face-up = { $person ->
        [he] turns this card face up
       *[other] turn this card face up
    }
verb-steal = { subj }{ DO($by, "gain") } a random item from the Asset deck, then make an Observation test; with fewer successes than that Asset’s value discard it and gain the Detained Condition
verb-give = { subj }{ DO($by, "give") } any number of { $what ->
        [items] items
       *[clues] Clues
    } to another investigator on any space
verb-trade-far = { subj }{ DO($by, "trade") } { $what ->
        [clues] Clues
       *[all] possessions
    } with an investigator on any space{ $swap ->
        [yes] , who may then change places with you
       *[no] { "" }
    }

## Verbs: the board

verb-advance-doom = { $person ->
        [inf] advance Doom by { part-number }
       *[other] Doom advances by { part-number }
    }
part-number = { $amount ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] { TRAIT($amount, "value") }
    }
verb-doom-to-zero = Doom advances to 0
verb-retreat-doom = { $person ->
        [inf] make Doom retreat by { part-number }
       *[other] Doom retreats by { part-number }
    }
verb-advance-omen = { $person ->
        [inf] advance the Omen by { $amount }
       *[other] the Omen advances by { $amount }
    }
verb-turn-back-omen = the Omen moves 1 space counterclockwise; then Doom advances by 1 for each Gate that matches it
verb-set-omen = { subj }{ DO($by, "move") } the Omen to any space of its track, without advancing Doom
verb-spawn-gates = { subj }{ DO($by, "spawn") } { COUNT($amount, "Gate") }
verb-close-this-gate = { subj }{ DO($by, "close") } this Gate
verb-discard-gates = { $doom ->
        [each] discard { $whom }; Doom advances by 1 for each Gate discarded
        [mismatch] discard { $whom }; if it did not match the current Omen, Doom advances by 1
       *[none] discard { $whom }
    }
verb-spawn-clues = { subj }{ DO($by, "spawn") } { COUNT($amount, "Clue") }{ $choice ->
        [yes] { " " }on a space of your choice
       *[no] { "" }
    }
verb-gain-this-clue = { subj }{ DO($by, "gain") } { object-gain-this-clue }
object-gain-this-clue = this Clue
verb-discard-this-clue = { subj }{ DO($by, "discard") } this Clue
verb-move-this-clue = { subj }{ DO($by, "move") } this Clue to the nearest { $kind ->
        [city] City
        [wilderness] Wilderness
       *[sea] Sea
    } space
verb-move-clues-to-nearest = each Clue on the board moves to the nearest { $kind ->
        [city] City
        [wilderness] Wilderness
       *[sea] Sea
    } space
verb-discard-clues-on-board = all Clues on the board are discarded
verb-place-eldritch = { subj }{ DO($by, "place") } { COUNT($amount, "Eldritch token") } on { $where ->
        [mystery] the active Mystery
        [sheet] the Ancient One sheet
       *[omen] the green space of the omen track
    }
verb-remove-omen-token = { subj }{ DO($by, "discard") } an Eldritch token from the omen track
verb-mark-spaces = place { $places ->
        [none] { COUNT($random, "Eldritch token") }, each on a random space
       *[other] an Eldritch token on each of these spaces: { $places }
    }
verb-mark-nearest-sea = { subj }{ DO($by, "place") } an Eldritch token on the nearest Sea space without one
verb-mark-your-sea = { subj }{ DO($by, "place") } an Eldritch token on that space if there is none
verb-take-mark = { subj }{ DO($by, "place") } the Eldritch token of that space on the active Mystery

## Verbs: monsters

verb-spawn-monsters = { $person ->
        [he] { part-spawn-it }
       *[other] { part-spawn-it }
    }
part-spawn-it = spawn { COUNT($amount, "Monster") } { $place ->
        [none] { part-where }
       *[other] on { $place }
    }
part-where = { $where ->
        [here] on your space
        [random] on a random space
        [expedition] on the active expedition space
        [cultists] on each space with a Cultist
       *[there] on this Monster’s space
    }
verb-spawn-named = spawn { $monster } { $place ->
        [none] { part-where }
       *[other] on { $place }
    }
verb-spawn-either = spawn a set-aside { OR($monsters) } on this Monster’s space
verb-spawn-and-fight = spawn { $monster ->
        [none] a Monster
       *[other] { $monster } (or a random Monster, if none is left)
    } on your space and encounter it at once{ $outcome }
verb-ambush = { $monster ->
        [none] a Monster
       *[other] { $monster }
    } ambushes { $person ->
        [you] you
        [inf] you
       *[he] { $by ->
            [he] him
           *[other] { $who }
        }
    }{ $outcome }
fight-none = { "" }
fight-won = ; if it is defeated, { $effects }
fight-lost = ; if it is not defeated, { $effects }
fight-both = { $won }{ $lost }
verb-wound = { $person ->
        [inf] make { $whom } lose { COUNT($amount, "point of Health") }
       *[other] { $whom } loses { COUNT($amount, "point of Health") }
    }
verb-slay = { $person ->
        [inf] defeat { $whom }
       *[other] { $whom } is defeated
    }
verb-discard-monsters = { $person ->
        [he] discards { $whom }
       *[other] discard { $whom }
    }
verb-heal = { $whom } recovers { $amount ->
        [0] all Health
       *[other] { COUNT($amount, "point of Health") }
    }
verb-for-monsters = { $who }: { $effects }
verb-fight = { $all ->
        [yes] { $who } encounters each Monster on his space at once, in the order of his choice
       *[no] { $who } encounters it at once
    }
verb-lure = { $whom } moves to your space and you encounter it
verb-relocate = this Monster moves to { $place }
verb-relocate-any = { $person ->
        [inf] move { $whom } to another space of your choice
       *[other] move { $whom } to another space of your choice
    }
verb-hunt = this Monster moves to the nearest space with an investigator; an investigator there encounters it at once
verb-prowl = this Monster moves { COUNT($spaces, "space") } toward { $toward ->
        [none] the nearest investigator
       *[other] { $toward }
    }
verb-carry-off = that investigator and this Monster move 1 space, and the investigator becomes Delayed
verb-snatch-clue = the nearest Clue on the board is discarded, and this Monster moves to its space
verb-skip-strength = there is no Strength test
verb-lose-nothing = lose no Health to this test
verb-no-more-encounters = there is no additional encounter in this phase
verb-strength-in-combat = gain +{ $add } Strength in this combat
verb-reroll-in-combat = you may reroll 1 die in the Strength test of this combat

## Verbs about verbs

test = { TRAIT($skill, "a") } { $skill } test
test-modified = { TRAIT($skill, "a") } { $skill } test ({ $modifier })
who-subject = { $by ->
        [he] { "" }
        [somebody] { "" }
       *[other] { $who }{ " " }
    }

verb-offer = { may-who } { $costs }; in that case { $effects }
verb-offer-both = { may-who } { $costs }; in that case { $effects }; otherwise { $otherwise }
verb-offer-else = { may-who } { $costs }; otherwise { $otherwise }
verb-offer-bare = { may-who } { $costs }
verb-may-decree = { may-who } use this: { $effects }
verb-roll-die = { $person ->
        [he] { subj }rolls a die
       *[other] roll a die
    }: { $rows }
roll-row = on { $faces }, { $effects }
verb-unless-together = the investigators may spend { COUNT($amount, "Clue") } as a group; otherwise { $effects }
verb-roll-at-most-investigators = roll a die: if the result is no higher than the number of investigators, { $effects }
verb-part = resolve the { $part ->
        [pass] pass
       *[fail] fail
    } effect
verb-check-helped = make a test of { $skill }, before which you may spend any { $price ->
        [clue] number of Clues for 1 success each
       *[sanity] amount of Sanity for 1 additional die each
    }: { $rows }
check-result = with { $band } successes, { $effects }
verb-ward = prevent up to { $amount ->
        [0] as many points of this loss in all as the test result
       *[other] { COUNT($amount, "point") } of this loss
    }
verb-pass-unseen = you may choose an encounter as if there were no Monsters on your space
verb-see-far = you may encounter that Clue as if you were on its space, ignoring Monsters there
verb-see-clearly = roll 1 additional die in tests of that encounter
verb-act-again = { $by ->
        [others] another investigator who is not Delayed performs 1 additional action at once
       *[other] you may perform 1 additional action
    }

## Verbs of sheets and Mythos

verb-look-at-gates = look at the top 2 Gates of the stack; put one of them on top and the other at the bottom
verb-redeem-cultists = if a Cultist is on your space, discard all Monsters there or move that Cultist to any other space
verb-exchange = spend any amount of Health to recover as much Sanity, or the other way round
verb-rehearse = spend any number of Improvement tokens and improve a skill of your choice for each (a +2 token counts as two)
verb-brawl = { $which ->
        [each] you and each Monster on your space lose 1 Health
       *[one] you and 1 Monster on your space lose 1 Health each
    }
verb-lose-game = the investigators lose the game
verb-solve-this = { $person ->
        [inf] solve this Rumor
       *[other] this Rumor is solved
    }
verb-solve-rumor = { $person ->
        [inf] solve { $whom }
       *[other] { $whom } is solved
    }
verb-remove-tokens = discard { COUNT($amount, "Eldritch token") } from this card
verb-add-health-token = place a Health token on this card
verb-play-rumor = draw a random Rumor from the game box and resolve it
verb-reckon = resolve the Reckoning effect of each { $what ->
        [mythos] Mythos card in play
       *[monsters] Monster on the board
    }{ $times ->
        [1] { "" }
       *[other] , and then all of them once more
    }
verb-doom-unless-reckoning = if no { $what ->
        [mythos] Mythos card in play
       *[monsters] Monster on the board
    } has a Reckoning effect, Doom advances by 1
verb-reckon-conditions = { $condition ->
        [none] resolve the Reckoning effects of all Conditions
       *[other] { subj }{ DO($by, "resolve") } the Reckoning effect of { $condition }
    }, treating all die rolls as 1
verb-discard-reserve = discard all cards of the reserve
verb-fill-reserve = fill up the reserve
verb-bury-defeated = all defeated investigators are returned to the game box; what lies on their sheets is discarded
verb-shuffle-back-mystery = { $chosen ->
        [yes] a solved Mystery of the investigators’ choice
       *[no] a random solved Mystery
    } is shuffled back into its deck{ $doom ->
        [yes] ; if there is none, Doom advances by 1
       *[no] { "" }
    }
verb-end-expedition = all Expedition Encounters of the active expedition are returned to the game box and the deck is shuffled{ $fatal ->
        [yes] ; if the deck is empty then, the investigators lose the game
       *[no] { "" }
    }
verb-withdraw-assets = all Assets in the deck, the discard pile and the reserve whose value is at least { TRAIT($value, "value") } are returned to the game box
verb-pay-in-blood = { $person ->
        [he] discards
       *[other] discard
    } 1 chosen non-Epic Monster and { DO($by, "lose") } as much Health as its toughness
verb-resolve-special = resolve a Special Encounter of this Mystery
verb-gates-to-sheet = { subj }{ DO($by, "place") } that Gate on the Ancient One sheet
verb-gather-monsters = all of these Monsters on the board move to { $place }: { $monsters }
verb-lose-for-conditions = { subj }{ DO($by, "lose") } 1 Health per Injury Condition and 1 Sanity per Madness Condition, and { DO($by, "discard") } 1 Clue per Deal Condition
verb-lose-for-spells = { subj }{ DO($by, "lose") } 1 Sanity per Spell one has; whoever loses any gains a Madness Condition
verb-eliminated-lose = if all investigators are eliminated then, the investigators lose the game

## Passive abilities

passive-buys-action = Once per round in the Action Phase you may spend 1 Sanity to perform 1 additional action.
passive-clue-fewer = Once per round you may spend 1 Clue fewer to pay for an effect.
passive-detained = You cannot move or perform any action but the local action of this card. Instead of resolving an encounter, flip this card.
passive-follows-gates = When you close a Gate in an Other World Encounter, you may move to any space with a Clue or a Gate.
passive-improves-twice = When you improve a skill without an Improvement token, you may improve it once more at once.
passive-lends-die = Once per round one investigator on your space (you too) may roll 1 additional die in a test; this is declared before the roll.
passive-less-damage = The damage of Monsters you encounter is reduced by 1 (1 at least).
passive-little-horror = The horror of Monsters you encounter is reduced to 1.
passive-rest-sanity = When you rest, recover 1 additional Sanity.
passive-sanity-for-clue = Once per round you may spend 1 Sanity in place of 1 Clue.
passive-sees-backs = Once per round, when another investigator gains a Condition that is not Common, you may look at its back and gain 1 Clue.
passive-shares-purchases = When you acquire Assets, other investigators may receive the cards.
passive-two-dice-per-clue = When an investigator on your space spends a Clue to reroll, up to 2 dice may be rerolled instead of 1.
passive-undetained = You cannot gain the Detained Condition unless you choose to.
passive-unhurried = You cannot become Delayed unless you choose to.
passive-unseen = In the Encounter Phase you may choose an encounter as if there were no Monsters on your space.
passive-witch-doctor = An investigator on your space who rests may recover 1 additional Health or discard the Cursed Condition.

## What is in force

law-collects-monsters = When an investigator on the space of the Rumor token defeats a Monster, 1 Clue may be spent to place it on this card. When the toughness of the Monsters on it adds up to the number of investigators, this Rumor is solved.
law-doom-is-gates = Each time a Gate would advance Doom, place that Gate on this sheet instead; each time anything else would, place a Gate from the stack here instead. With 3 Gates here the investigators lose the game.
law-doom-is-madness = Each time Doom would advance, place a Sanity token on this sheet instead.
law-doom-is-monsters = Each time Doom would advance, spawn a Monster on Shub-Niggurath’s space instead; then, with 6 or more Monsters there, the investigators lose the game.
law-drowned-spaces = An investigator who moves onto a space with an Eldritch token becomes Delayed and loses 1 Sanity (once awakened, a Sanity token is also placed on this sheet).
law-final-tokens = Once the Mysteries are solved, an investigator on a space with a Gate may resolve a Special Encounter of this name. When there are as many Eldritch tokens on this sheet as half the investigators, the Final Mystery is solved and the investigators win.
law-gates-stay = Gates cannot be closed.
law-invulnerable = It cannot lose Health until the required number of Mysteries is solved.
law-no-clues = You cannot spend Clues to reroll dice in this combat.
law-no-expeditions = Expedition Encounters cannot be resolved.
law-no-reserve = No card can be placed in the reserve.
law-no-rest = Investigators cannot rest.
law-omen-tokens = When the Omen advances onto the green space, Doom advances by 1 for each Eldritch token there.
law-sanity-to-sheet = Sanity lost to the Will test is placed on the Ancient One sheet.
law-world-ends = The investigators lose the game.
law-mystery-research-clues = After resolving a Research Encounter an investigator may spend 1 Clue gained from it to place it on this card.
law-mystery-omen-feeds = When an investigator closes a Gate that matches the current Omen, 1 Clue may be spent to place an Eldritch token on this card.
law-mystery-collects-monsters = When a non-Epic Monster is defeated, the active investigator may spend 2 Clues to place it on this card.
law-mystery-spells-feed = When an investigator passes a Lore test of a Spell, he may, once it is resolved, spend 1 Clue and discard that Spell to place an Eldritch token on this card.
law-mystery-gates-feed = When an investigator closes a Gate, he may discard 2 Spells to place that Gate on this card.

## Lines

line-story = { $words }
line-traits = { $traits }.
line-space = { $kind } space.
line-where = { $words }.
line-expedition = Expedition space.
line-hint = Its encounters most often: { $hint }.
line-reference = Spawn Gates: { $gates }. Spawn Clues: { $clues }. Monster Surge: { $surge }.
line-gate = { $place }; { $omen }.
line-clue = { $place }.
line-occupation = { $words }.
line-health = Health { $health }, Sanity { $sanity }.
line-skills = Lore { $lore }, Influence { $influence }, Observation { $observation }, Strength { $strength }, Will { $will }.
line-start = Starts on { $place } with: { $things }.
start-asset = { $card }
start-spell = the Spell { $card }
start-clues = { COUNT($amount, "Clue") }
line-at-start = At the start: { $effects }.
line-defeated = When defeated: whoever encounters this investigator gains all of the possessions and makes a test of { $crippled } (Crippled) or { $insane } (Insane); if it is passed, Doom retreats by 1.
line-value = Value { $value }.
bonus = +{ $add } { $skill }
part-during = { $during ->
        [combat] { " " }in combat
        [spell] { " " }when resolving Spells
        [other-world] { " " }in Other World Encounters
        [not-other-world] { " " }outside Other World Encounters
        [acquire] { " " }when acquiring Assets
       *[any] { "" }
    }
line-bonus = { $bonus }{ part-during }.
line-dice = { $space ->
        [city] While you are on a City space, investigators
        [wilderness] While you are on a Wilderness space, investigators
        [sea] While you are on a Sea space, investigators
       *[any] Investigators
    } on your space roll { $amount } additional { COUNTED($amount, "die") } in tests{ part-during }.
test-any = a test
test-of = { TRAIT($skill, "a") } { $skill } test
part-once = { $limit ->
        [round] Once per round you
       *[none] You
    }
line-reroll = { part-once } may reroll { $amount } { COUNTED($amount, "die") } in { $test }{ part-during }.
line-reroll-paid = You may { $costs } to reroll any number of dice in { $test }{ part-during }.
line-raise = { part-once } may add 1 to the result of 1 die in { $test }{ part-during }.
line-sixes = Each 6 rolled in { $test }{ part-during } counts as 2 successes.
line-boost = { $discard ->
        [yes] You may discard this card to gain { $bonuses } in one combat.
       *[no] { part-once } may gain { $bonuses } in one combat.
    }
part-loss = { $amount ->
        [0] all { $stat ->
            [health] Health
           *[sanity] Sanity
        } loss from one effect
       *[other] the loss of up to { $amount } { $stat ->
            [health] Health
           *[sanity] Sanity
        }
    }{ $whose ->
        [here] { " " }by an investigator on your space
       *[own] { "" }
    }{ $spell ->
        [yes] { " " }to your own Spells
       *[no] { "" }
    }
line-prevent = { part-once } may prevent { part-loss }.
line-prevent-paid = { part-once } may { $costs } to prevent { part-loss }.
part-action = { $local ->
        [yes] Local Action
       *[no] Action
    }
line-action = { part-action }: { $effects }.
line-action-paid = { part-action }: { $costs }; in that case { $effects }.
line-action-if = { part-action }: if { $that }, { $effects }.
line-trigger = { $on ->
        [rest] When you rest
        [defeat] When you defeat a Monster in combat
        [close-gate] When you close a Gate in an Other World Encounter
        [gained] When you gain this card
       *[gained-from-deck] When you gain this card from the deck
    }{ $optional ->
        [yes] , you may do this
       *[no] { "" }
    }: { $effects }.
line-service = Then discard this card.
part-use = { $use ->
        [action] Action
        [encounter] In the Encounter Phase you may do this
        [combat] In a Combat Encounter you may do this
        [lose-health] Once per round, when an investigator would lose Health, you may do this
       *[lose-sanity] Once per round, when an investigator would lose Sanity, you may do this
    }
line-cast = { part-use }: make { $test }.
line-cast-on = { part-use }: make { $test }; target: { $target }.
line-spell-passed = If you pass, { $effects }.
line-spell-back = Then flip this card and resolve its back by the test result.
line-result = { $band }: { $effects }.
line-spell-turns = Unless it was discarded, the Spell is then turned face up again.
line-success = { $least ->
        [4] A 4, 5 or 6 is a success in your tests.
       *[other] Only a 6 is a success in your tests.
    }
line-again = If you would gain another { $card }, flip this card instead.
line-opposite = If you would gain { $card }, discard this card instead.
line-rest = When you rest you may roll a die; on 5–6 discard this card.
line-reckoning = Reckoning: { $effects }.
line-sheet-reckoning = Reckoning of the sheet: { $effects }.
line-back-of = Back of { $card }.
line-effects = { CAPITAL($effects) }.
line-after = { $after ->
        [flip] Then turn this card face up again.
       *[discard] Then discard this card.
    }
line-cultist = Its tests, its effects and its toughness stand on the Ancient One sheet.
line-epic = Epic Monster.
line-will = Will test { $modifier }; horror { $horror }.
line-strength = Strength test { $modifier }; damage { $damage }.
line-toughness = Toughness { $toughness }.
toughness-investigators = the number of investigators + { $plus }
line-spawn = When spawned: { $effects }.
line-combat = { $moment ->
        [before-will] Before the Will test
        [will-passed] If you pass the Will test
        [will-failed] If you fail the Will test
        [after-will] After the Will test
        [before-strength] Before the Strength test
        [strength-failed] If you fail the Strength test
       *[hurt] If you lose Health to the Strength test
    }: { $effects }.
line-beaten = When you defeat it in combat: { $effects }.
line-killed = When it is defeated: { $effects }.
line-subtitle = { $words }.
line-doom = Doom { $doom }. Mysteries to solve: { $mysteries }.
line-aside = Set aside: { $monsters }.
line-omen-tokens = Place { COUNT($amount, "Eldritch token") } on the green space of the omen track.
line-stage = Mythos deck, stage { $number }: green { $green }, yellow { $yellow }, blue { $blue }.
line-its-cultists = Cultists:
line-awakened = Awakened: { $words }.
line-awakens = When it awakens: { $effects }.
line-final = When the Mysteries are solved too: { $effects }.
line-final-epic = Final Mystery: when the Epic Monster { $monster } is defeated, the investigators win.
line-of = Mystery of { $card }.
line-mystery-token = The Mystery token stands on { $place }.
line-enters = When it enters play: { $effects }.
where-place = on { $place }
where-expedition = on the active expedition space
where-eldritch = on a space with one of the Eldritch tokens
line-encounter = Encounter { $where }: { $effects }.
line-rumor-other-world = Encounter { $where }: resolve an Other World Encounter; if it lets you close this Gate, this Rumor is solved instead.
line-goal = Solved at the end of the Mythos Phase if { $goal }.
goal-clues = there are { COUNT($amount, "Clue") } on this card
goal-eldritch = there are { COUNT($amount, "Eldritch token") } on this card
goal-gates = there are { COUNT($amount, "Gate") } on this card (they are then returned to the game box)
goal-toughness = the toughness of the Monsters on this card adds up to twice the number of investigators
goal-epic = { $monster } has been defeated
line-clears-board = Then discard all Eldritch tokens from the board.
line-mythos = { CAPITAL($colour) }, { $difficulty }.
line-icons = { $steps }.
line-rumor-token = Rumor token: { $place }.
line-eldritch = Eldritch tokens on this card: { $amount }.
line-rumor-epic = When { $monster } is defeated, this Rumor is solved.
line-empty = When no Eldritch token is left on it: { $effects }.
line-section = { $place }:
line-world = { $words }.
line-expedition-of = { $place }.
line-initial = { CAPITAL($effects) }.
line-passed = Pass: { $effects }.
line-failed = Fail: { $effects }.
