# The text of components, written from data. `$person`: you, he (anybody with a subject of his own), inf.

## Who and where

who-subject = { $by ->
        [he] { "" }
        [you] { "" }
        [may] { "" }
        [cost] { "" }
        [aim] { "" }
        [each] { who-each }{ " " }
        [others] { who-others }{ " " }
        [here] { who-here }{ " " }
        [it] it{ " " }
       *[other] { $who }{ " " }
    }
who-each = each Investigator
    .group = Investigators
who-others = each other Investigator
    .group = other Investigators
who-here = each Investigator in your space
    .group = Investigators in your space
who-each-enemy = each Enemy
    .group = Enemies
    .one = in the space of an Enemy
    .each = in the space of an Enemy
    .near = toward the nearest space with an Enemy
    .into = into the space of an Enemy
who-each-monster = each Monster
    .group = Monsters
    .one = in the space of a Monster
    .each = in the space of a Monster
    .near = toward the nearest space with a Monster
    .into = into the space of a Monster
who-each-cultist = each Cultist
    .group = Cultists
    .one = in the space of a Cultist
    .each = in the space of a Cultist
    .near = toward the nearest space with a Cultist
    .into = into the space of a Cultist
who-each-elder-one = the Elder One
    .group = the Elder One
    .one = in the space of the Elder One
    .each = in the space of the Elder One
    .near = toward the nearest space with the Elder One
    .into = into the space of the Elder One
who-each-monster-or-elder-one = each Monster, and the Elder One too,
    .group = Monsters and the Elder One
    .one = in the space of a Monster or the Elder One
    .each = in the space of a Monster or the Elder One
    .near = toward the nearest space with a Monster or the Elder One
    .into = into the space of a Monster or the Elder One
who-each-figure = each { $kind }
    .group = { $kind } figures
    .one = in the space of a { $kind }
    .each = in the space of a { $kind }
    .near = toward the nearest space with a { $kind }
    .into = into the space of a { $kind }
who-figures = each figure
    .group = figures
who-other-figures = each other figure
    .group = other figures
who-in = { $of } { TRAIT($place, "one") }
    .group = { TRAIT($of, "group") } { TRAIT($place, "one") }
who-each-token-open = each token “{ $kind }”
    .group = tokens “{ $kind }”
    .one = in a space with a token “{ $kind }”
    .each = in each space with a token “{ $kind }”
    .near = toward the nearest token “{ $kind }”
    .into = into the space of a token “{ $kind }”
who-each-token-damaged = each damaged token “{ $kind }”
    .group = damaged tokens “{ $kind }”
    .one = in a space with a token “{ $kind }”
    .each = in each space with a token “{ $kind }”
    .near = toward the nearest token “{ $kind }”
    .into = into the space of a token “{ $kind }”
who-each-token-hidden = each face-down token “{ $kind }”
    .group = face-down tokens “{ $kind }”
    .one = in a space with a token “{ $kind }”
    .each = in each space with a token “{ $kind }”
    .near = toward the nearest token “{ $kind }”
    .into = into the space of a token “{ $kind }”
who-each-token-shown = each face-up token “{ $kind }”
    .group = face-up tokens “{ $kind }”
    .one = in a space with a token “{ $kind }”
    .each = in each space with a token “{ $kind }”
    .near = toward the nearest token “{ $kind }”
    .into = into the space of a token “{ $kind }”
who-each-token-done = each token “{ $kind }” that is out of play
    .group = tokens “{ $kind }” out of play
    .one = in a space with a token “{ $kind }”
    .each = in each space with a token “{ $kind }”
    .near = toward the nearest token “{ $kind }”
    .into = into the space of a token “{ $kind }”
who-carried = each token “{ $kind }” you hold
    .group = tokens “{ $kind }” you hold
who-enemies = each Enemy
    .group = Enemies
who-having = each Investigator with { $what } or more
    .group = Investigators with { $what }
who-holders = each Investigator with { card-of }
    .group = Investigators with { card-of }
who-those = { $of } of whom this is true: { $that }
    .group = { TRAIT($of, "group") } of whom this is true: { $that }
# Spaces: `.one` in one of them, `.each` in each, `.near` toward the nearest, `.into` into it.
who-your-space = your space
    .group = your space
    .one = in your space
    .each = in your space
    .near = toward you
    .into = into your space
who-its-space = its space
    .group = its space
    .one = in its space
    .each = in its space
    .near = toward its space
    .into = into its space
who-around = { $of } and each adjacent space
    .group = { $of } and the adjacent spaces
    .one = { TRAIT($of, "one") } or an adjacent space
    .each = { TRAIT($of, "each") } and in each adjacent one
    .near = { TRAIT($of, "near") }
    .into = { TRAIT($of, "into") } or an adjacent space
who-adjacent-spaces = each space adjacent to { $of }
    .gender = space
    .group = spaces adjacent to { $of }
    .one = in a space adjacent to { $of }
    .each = in each space adjacent to { $of }
    .near = toward a space adjacent to { $of }
    .into = into a space adjacent to { $of }
who-gate = { gate-space }
    .group = { gate-space }
    .one = in { gate-space }
    .each = in { gate-space }
    .near = toward { gate-space }
    .into = into { gate-space }
gate-space = the space of the { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } Gate
who-gates = each space with a Gate
    .gender = space
    .group = spaces with a Gate
    .one = in a space with a Gate
    .each = in each space with a Gate
    .near = toward the nearest Gate
    .into = into a space with a Gate
who-start-space = the Starting Space
    .group = the Starting Space
    .one = in the Starting Space
    .each = in the Starting Space
    .near = toward the Starting Space
    .into = into the Starting Space
who-space = “{ $place }”
    .group = “{ $place }”
    .one = in “{ $place }”
    .each = in “{ $place }”
    .near = toward “{ $place }”
    .into = into “{ $place }”
who-spaces-with = { spaces-each }
    .gender = space
    .group = { spaces-group }
    .one = in a space { spaces-what }
    .each = in each space { spaces-what }
    .near = toward the nearest space { spaces-what }
    .into = into a space { spaces-what }
spaces-each = each space { spaces-what }
spaces-group = spaces { spaces-what }
spaces-what = { $of ->
        [both] with { $what } and without { $without }
        [what] { $damaged ->
            [yes] with a damaged { TRAIT($what, "bare") }
           *[no] with { $what }{ $either ->
                [yes] { " " }or { $other }
               *[no] { "" }
            }
        }
       *[without] without { $without }
    }
who-one = one of the { TRAIT($of, "group") } (you choose)
    .asked = one of the { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
    .one = { TRAIT($of, "one") } (you choose)
    .each = { TRAIT($of, "one") } (you choose)
    .near = { TRAIT($of, "near") }
    .into = { TRAIT($of, "into") } (you choose)
who-nearest = the nearest of the { TRAIT($of, "group") }
    .asked = the nearest of the { TRAIT($of, "group") }
    .group = the nearest { TRAIT($of, "group") }
    .one = in { nearest-space } of the { TRAIT($of, "group") }
    .each = in { nearest-space } of the { TRAIT($of, "group") }
    .near = toward the nearest of the { TRAIT($of, "group") }
    .into = into { nearest-space } of the { TRAIT($of, "group") }
nearest-space = { GENDER($of) ->
        [space] the nearest
       *[figure] the space of the nearest
    }
space-thing- = nothing
space-thing-fire = Fire
    .bare = Fire
space-thing-rlyeh = a R’lyeh token
    .bare = R’lyeh token
space-thing-investigator = an Investigator
    .bare = Investigator
space-thing-enemy = an Enemy
    .bare = Enemy
space-thing-monster = a Monster
    .bare = Monster
space-thing-cultist = a Cultist
    .bare = Cultist
space-thing-fire-vampire = a Fire Vampire
    .bare = Fire Vampire
space-thing-byakhee = a Byakhee
    .bare = Byakhee
space-thing-deep-one = a Deep One
    .bare = Deep One
space-thing-ghoul = a Ghoul
    .bare = Ghoul
space-thing-hunting-horror = a Hunting Horror
    .bare = Hunting Horror
space-thing-chthonian = the Chthonian
    .bare = Chthonian
space-thing-shoggoth = the Shoggoth
    .bare = Shoggoth
space-thing-star-spawn = the Star Spawn
    .bare = Star Spawn
space-thing-disciple = a Disciple of Hastur
    .bare = Disciple of Hastur
space-thing-lab = a lab that is not destroyed
    .bare = lab
space-thing-body = a Cultist’s body
    .bare = body
space-thing-bone-tome = a tome bound in bone
    .bare = tome
space-thing-wax-tome = a tome sealed in wax
    .bare = tome
space-thing-lantern = an unlit lantern
    .bare = lantern
space-thing-guest = a masked partygoer
    .bare = partygoer
space-thing-sorcerer = a revealed sorcerer
    .bare = sorcerer
space-thing-idol = an idol
    .bare = idol
space-thing-guard = a guard
    .bare = guard
space-thing-allen-elder = an elder of the Allens
    .bare = elder
space-thing-marsh-elder = an elder of the Marshes
    .bare = elder
space-thing-mirror = a mirror
    .bare = mirror

## Things

dice-standard = { COUNT($amount, "standard die") }
dice-bonus = { COUNT($amount, "bonus die") }
dice-none = no dice
tag-student = Student
tag-animal = Animal
tag-soldier = Soldier
tag-weapon = Weapon
tag-allen = Allen
tag-marsh = Marsh
tag-guest = Guest
tag-spell = Spell
what-insanity-token = { COUNT($amount, "token") } on this card
    .group = tokens on this card
what-wounds = { COUNT($amount, "Wound") }
    .group = Wounds
what-stress = { $amount } Stress
    .group = points of Stress
what-yellow-sign = { COUNT($amount, "Yellow Sign") }
    .group = Yellow Signs
what-fire = { COUNT($amount, "Fire token") } on your board
    .group = Fire tokens on your board
what-item = { COUNT($amount, "Item") }
    .group = Items
what-companion = { COUNT($amount, "Companion") }
    .group = Companions
what-condition = { COUNT($amount, "Condition") }
    .group = Conditions
what-card = { COUNT($amount, "Discovery card") }
    .group = Discovery cards
what-red-sigil = a red sigil
    .group = red sigils
what-green-sigil = a green sigil
    .group = green sigils
what-sigil = a sigil
    .group = sigils
what-idol = an idol
    .group = idols
what-tome = a tome
    .group = tomes
condition-having = { $who } has { $what } or more
condition-having-you = you have { $what } or more

## Verbs about people

verb-lose-sanity = { $person ->
        [he] { who-subject }loses
       *[other] lose
    } { $amount } Sanity
verbs-lose = { $person ->
        [he] { who-subject }loses
       *[other] lose
    } { $objects }
object-lose-sanity = { $amount } Sanity
verb-take-stress = { $person ->
        [he] { who-subject }takes
       *[other] take
    } { $amount } Stress{ stress-overflow }
stress-overflow = { $or_wounds ->
        [yes] { " " }(each point that does not fit becomes a Wound)
       *[no] { "" }
    }
verbs-take = { $person ->
        [he] { who-subject }takes
       *[other] take
    } { $objects }
object-take-stress = { $amount } Stress{ stress-overflow }
verb-wound = { $person ->
        [he] { who-subject }takes
       *[other] take
    } { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    }
verb-heal = { $person ->
        [he] { who-subject }heals
       *[other] heal
    } { $all ->
        [yes] all { $what ->
            [stress] Stress
            [wounds] Wounds
           *[both] Stress and Wounds
        }
       *[no] { $what ->
            [stress] { $amount } Stress
            [wounds] { $amount ->
                [1] 1 Wound
               *[other] { $amount } Wounds
            }
            [both] { $amount } Stress and { $amount ->
                [1] 1 Wound
               *[other] { $amount } Wounds
            }
           *[either] { $amount } points of Stress and/or Wounds
        }
    }
verb-gain-sign = { $person ->
        [he] { who-subject }takes
       *[other] take
    } { $amount ->
        [1] 1 Yellow Sign
       *[other] { $amount } Yellow Signs
    }
verb-lose-sign = { $person ->
        [he] { who-subject }discards
       *[other] discard
    } { $all ->
        [yes] all Yellow Signs
       *[no] { COUNT($amount, "Yellow Sign") }
    }
verb-go = { $person ->
        [he] { who-subject }is placed { TRAIT($at, "one") }
       *[other] place your figure { TRAIT($at, "one") }
    } (this is no movement: nobody follows)
verb-catch-fire = { $person ->
        [he] { who-subject }puts
       *[other] put
    } { $amount ->
        [1] 1 Fire token on the board
       *[other] { $amount } Fire tokens on the board
    }
verb-arrest = { $person ->
        [he] { who-subject }is arrested
       *[other] you are arrested
    } (no Run until free)
verb-break-free = { $person ->
        [he] { who-subject }is free again
       *[other] you are free again
    }
verb-gain-action = { $amount ->
        [1] take 1 more action this turn
       *[other] take { $amount } more actions this turn
    }
verb-raise-skill = { $person ->
        [he] { who-subject }raises
       *[other] raise
    } one Skill by 1 level
verb-clear-tokens = all tokens on this card are removed
verb-steal = { $person ->
        [he] { who-subject }steals
       *[other] steal
    } at least 1 Item, Companion or tradable token from Investigators in your space and heal all Stress; with nothing to steal take { $stress } Stress
verb-lie-down = lie down: your space is safe for you and you cannot be attacked, but you cannot move or investigate and may only Rest; standing up costs 1 Stress
verb-cling = if your codependent is alive and elsewhere, take { $stress } Stress, then one of you is placed in the other’s space (Enemies do not follow)
verb-level-stress = set your Stress marker to the height of your Wound marker
verb-even-sides = discard Discovery cards until as many lie on the left as on the right
verb-relive = resolve the Mythos card kept here as if it had just been drawn; without one, heal all Stress
verb-go-to-figure = go to the nearest space with another figure

## Verbs about Enemies

verb-move-toward = { $by ->
        [it] moves
        [he] moves
       *[other] { $who } moves
    } { $spaces ->
        [1] 1 space
       *[other] { $spaces } spaces
    } { TRAIT($goal, "near") }
verb-move-to = { $by ->
        [it] moves
        [he] moves
       *[other] { $who } moves
    } { TRAIT($to, "into") }
verb-summon = summon a { $enemy } { TRAIT($at, "each") }
verb-summon-elder-one = the Elder One is summoned { TRAIT($at, "one") }
verb-awaken = at the end of this turn the Elder One advances as if 3 Summoning symbols lay in the Mythos discard pile
verb-mend-enemies = { $who } loses { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    } it has taken
verb-ambush = { $who } attacks you at once

## Verbs about tokens

verb-add-fire = { $person ->
        [he] adds
       *[other] add
    } { $amount ->
        [1] 1 Fire token
       *[other] { $amount } Fire tokens
    } { TRAIT($at, "each") }
verb-remove-fire = remove { $amount ->
        [1] 1 Fire token
       *[other] { $amount } Fire tokens
    } { TRAIT($at, "each") }
verb-place-rlyeh = place a R’lyeh token { TRAIT($at, "one") } (if it has one: in the nearest space without)
verb-burn = every figure and every token that can be destroyed { TRAIT($at, "one") } takes a Wound for each Fire token there
verb-damage = { $who } takes { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    }
verb-mend = { $who } loses { $amount ->
        [1] 1 Wound token
       *[other] { $amount } Wound tokens
    }
verb-turn-over = turn over { $who }
verb-turn-down = { $who } is turned face down and mixed with the tokens that lie face down in that space
verb-take-token = pick up a token “{ $kind }” from your space
verb-put-token = put down a token “{ $kind }” in your space
verb-collect = { $spend ->
        [yes] spend
       *[no] { $how }
    } { $amount ->
        [1] a token “{ $kind }”
       *[other] { $amount } tokens “{ $kind }”
    }{ $spend ->
        [yes] { " " }that you hold
       *[no] { " " }{ $how ->
            [light] in your space
           *[other] from your space
        }
    }
verb-unlock = spend the sigil and collect the tome
verb-find-token = take a token “{ $kind }” from the supply, turning it over
verb-bring-token = a token “{ $kind }” from the supply appears { TRAIT($at, "each") }
verb-usher = go up to { $spaces ->
        [1] 1 space
       *[other] { $spaces } spaces
    } together with a token “{ $kind }”{ $either ->
        [yes] { " " }or “{ $other }”
       *[no] { "" }
    } from your space (as in a Run)
verb-turn-moon = { $choose ->
        [yes] the moon goes on by up to { COUNT($phases, "phase") }, as you choose
       *[no] the moon goes on by { COUNT($phases, "phase") }
    }
verb-guards = each token “{ $kind }” moves { $spaces ->
        [1] 1 space
       *[other] { $spaces } spaces
    } toward { $mode ->
        [you] you
       *[nearest] the nearest Investigator who is not arrested
    }; Investigators in its space are arrested
verb-drive-off = each token “{ $kind }” in your space goes back to the blue Gate
verb-swap = change places with { $who }

## Verbs about rolls and cards

verb-roll-dice = { $person ->
        [he] { who-subject }rolls the dice
       *[other] roll the dice
    }
roll-pass = with { $need } or more successes { $effects }
roll-fail = otherwise { $effects }
verb-roll-against = { $person ->
        [he] against each of them roll
       *[other] roll against yourself
    } { $standard ->
        [0] { $bonus } bonus dice
       *[other] { $standard } standard dice
    }: 1 Wound for each success, 1 Sanity for each tentacle
verb-discard-cards = { $person ->
        [he] { who-subject }discards
       *[other] discard
    } { object-discard-cards }
verbs-discard = { $person ->
        [he] { who-subject }discards
       *[other] discard
    } { $objects }
object-discard-cards = { $plain ->
        [yes] { $all ->
            [yes] all { FORM($what, "nom", "several") }
           *[no] { COUNT($amount, $what) }
        }
       *[no] { $all ->
            [yes] { $trait ->
                [yes] every card with the trait “{ $what }”
               *[no] every “{ $what }”
            }
           *[no] { card-of }
        }
    }
card-of = { $trait ->
        [yes] a card with the trait “{ $what }”
       *[no] “{ $what }”
    }
verb-discard-this = discard this card
verb-give-item = give one of your Items to an Investigator anywhere
verb-lose-belongings = { $person ->
        [he] { who-subject }discards
       *[other] discard
    } all Items and Companions; each may be kept by taking 1 Wound for it
verb-discover = { $person ->
        [he] { who-subject }draws
       *[other] draw
    } a Discovery card

## Conditions and amounts

amount-having-you = the number of your { TRAIT($what, "group") }
condition-holding = { $anybody ->
        [yes] any Investigator has
       *[no] you have
    } { card-of }
condition-with-skill = you have the Skill { $skill }
condition-on-threshold = your Sanity marker is on an Insanity Threshold{ $before ->
        [yes] { " " }or one space before one
       *[no] { "" }
    }
condition-near-gate = you are within { $within ->
        [1] 1 space
       *[other] { $within } spaces
    } of a Gate
condition-in = { $who } is { TRAIT($at, "one") }
condition-in-you = you are { TRAIT($at, "one") }
condition-hidden-here = a face-down token “{ $kind }” lies in your space
condition-away = you are not { TRAIT($at, "one") }
condition-unlockable = a tome lies in your space and you hold its sigil
condition-in-it = it is { TRAIT($at, "one") }
condition-carrying = you hold a token “{ $kind }”
condition-not-carrying = you hold no token “{ $kind }”
condition-there-is = { $amount ->
        [1] there is at least one of the { TRAIT($of, "group") }
       *[other] there are { $amount } or more of the { TRAIT($of, "group") }
    }
condition-none-of = there are no { TRAIT($of, "group") }
condition-elder-one-on-map = the Elder One is on the map
condition-elder-one-on-track = the Elder One is on the Summoning track
condition-most-stress = you are at maximum Stress
condition-rlyeh-adjacent = { $amount } or more R’lyeh spaces are adjacent to each other
condition-moon = the moon is { OR($phases) }
moon-phase = { $phase ->
        [0] new
        [1] waxing
        [2] full
       *[3] waning
    }
condition-free = you are not arrested
condition-arrested = you are arrested
condition-gathered = { $amount ->
        [1] 1 token “{ $kind }” has
       *[other] { $amount } tokens “{ $kind }” have
    } been { $how ->
        [destroyed] destroyed
        [lit] lit
       *[collected] collected
    }
condition-tokens-in = { $amount ->
        [1] 1 token “{ $kind }” lies
       *[other] { $amount } tokens “{ $kind }” lie
    } { TRAIT($at, "one") }{ $apart ->
        [yes] , each in a different one
       *[no] { "" }
    }
amount-successes = the number of successes
amount-fire-in = the number of Fire tokens { TRAIT($at, "one") }

## Perks

perk-while = { $perk }, while { $that }
perk-dice = all your rolls: +{ COUNT($amount, "bonus die") }
perk-dice-action = { $action }: +{ COUNT($amount, "bonus die") }
perk-attack-dice = your attacks: +{ COUNT($amount, "bonus die") }
perk-near-attack-dice = attacks on a target in your space: +{ COUNT($amount, "bonus die") }
perk-far-attack-dice = attacks on a target outside your space: +{ COUNT($amount, "bonus die") }
perk-near-attack-rerolls = attacks on a target in your space: { COUNT($amount, "free reroll") }
perk-attack-rerolls = your attacks: { COUNT($amount, "free reroll") }
perk-defence-rerolls = when you are attacked or roll for Fire: { COUNT($amount, "free reroll") }
perk-turn-rerolls = { COUNT($amount, "free reroll") } more in each turn
perk-roll-rerolls = { COUNT($amount, "free reroll") } in each roll
perk-redirected-rerolls = attacks redirected to you: { COUNT($amount, "free reroll") }
perk-signs-succeed = any roll: you may count { $all ->
        [yes] any number of Elder Signs
       *[no] { $amount } Elder Sign
    } as { $all ->
        [yes] successes
       *[no] a success
    }
perk-sign-heals-stress = heal { $amount } Stress for each Elder Sign counted as a success
perk-sign-worth = each Elder Sign counted as a success may be worth { $amount } more
perk-tentacles-succeed = any roll: you may count { $all ->
        [yes] any number of tentacles
       *[no] { $amount } tentacle
    } also as { $all ->
        [yes] successes
       *[no] a success
    }
perk-tentacle-heals-wound = heal { COUNT($amount, "Wound") } for each tentacle counted as a success
perk-tentacle-burst = if the roll shows 2 or more tentacles, you may add { COUNT($amount, "success") }
perk-paw = each Elder Sign you roll may count as a success and a tentacle at once
perk-many-targets = your attack may name any number of figures in your space; split the Wounds freely
perk-wounds-to-each = when you attack figures in your space, each takes all the Wounds
perk-range = you may attack targets { $amount ->
        [1] 1 space
       *[other] { $amount } spaces
    } further away
perk-free-far-attacks = { $amount ->
        [1] 1 free attack
       *[other] { $amount } free attacks
    } per turn on a target outside your space
perk-lone-wounds = your attack on a target deals { $amount ->
        [1] 1 more Wound
       *[other] { $amount } more Wounds
    } if no other Enemy is in its space
perk-lone-kill-heals = if the target of your attack dies and no other Enemy is in its space, heal all Stress
perk-attack-wounds = your attack with at least 1 success deals { $amount ->
        [1] 1 more Wound
       *[other] { $amount } more Wounds
    }
perk-defence-wounds-less = when you are attacked or roll for Fire, you may take { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    } less
perk-defence-sanity-less = when you are attacked or roll for Fire, you may lose { $amount } Sanity less
perk-wounds-less = from any source you may take { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    } less
perk-sanity-less = from any source you may lose { $amount } Sanity less
perk-fire-to-enemy = Wounds you would take from Fire may be dealt to 1 Enemy in your space instead
perk-fireproof = you catch no Fire when you leave a burning space
perk-vengeance = after an attack that wounded you, the attacker takes { COUNT($amount, "Wound") }
perk-vengeance-each = so does every other Enemy in the attacker’s space
perk-vengeance-heals = then you heal { $amount } Stress
perk-protect = before the roll you may redirect to yourself an attack on an Investigator in your space
perk-protect-range = you may redirect attacks from { $amount ->
        [1] 1 space
       *[other] { $amount } spaces
    } further away
perk-protect-heals = after a redirected attack, heal all Stress
perk-free-deaths = { $amount ->
        [1] once per game
       *[other] { $amount } times per game
    }, when you die of Wounds, you return with full health instead
perk-death-heals = when you return, heal all Stress
perk-soak-attack = when an Enemy attacks you, you may discard this card: the attack does nothing
perk-run-spaces = each Run: +{ COUNT($amount, "space") }
perk-free-runs = { $amount ->
        [1] 1 free Run
       *[other] { $amount } free Runs
    } per turn
perk-bring-along = on leaving a space during a Run, you may bring 1 Investigator along
perk-actions = +{ COUNT($amount, "action") } per turn
perk-sneaks = per Run { $all ->
        [yes] any number of Enemies
       *[no] { $amount ->
            [1] 1 Enemy
           *[other] { $amount } Enemies
        }
    } of your choice need not follow you
perk-sneak-wounds = each Enemy you sneak past takes { COUNT($amount, "Wound") }
perk-rest-points = your Rest heals { $amount } more
perk-gate-wounds = while you are in a Gate space, a Monster or Cultist summoned there takes half its life (rounded up) in Wounds
perk-gate-range = this also works { $amount ->
        [1] 1 space
       *[other] { $amount } spaces
    } away from a Gate
perk-gate-rest = you may Rest as if your space were safe
perk-free-rests = { $amount ->
        [1] 1 free Rest
       *[other] { $amount } free Rests
    } per turn
perk-omens = at the first Mythos draw of your turn you may put the card under the deck and draw another
perk-omens-choose = at the first Mythos draw of your turn draw 2, resolve one and put the other under the deck
perk-omens-heal = then heal { $all ->
        [yes] all
       *[no] { $amount }
    } Stress
perk-omens-cancel = you may take 2 Wounds to cancel the effects and summonings of any Mythos card
perk-prayer = at the end of your turn you may heal { $amount ->
        [1] 1 point
       *[other] { $amount } points
    } of Stress or Wounds of one Investigator in your space
perk-prayer-both = at the end of your turn you may heal { $amount } Stress and { COUNT($amount, "Wound") } of one Investigator in your space
perk-prayer-each = instead of one you heal each Investigator in your space
perk-turn-heals-stress = at the start of your turn heal { $amount } Stress
perk-turn-heals-wound = at the start of your turn heal { COUNT($amount, "Wound") }
perk-masochism = each time you take Wounds, put as many tokens on this card
perk-codependent = at the start of the game name another Investigator: your codependent
perk-trauma = keep here the latest Mythos card without a Summoning symbol, whoever drew it, until the Mythos deck is reshuffled
perk-its-signs-succeed = when it attacks, each Elder Sign also counts as a success
perk-its-tentacles = add { $amount ->
        [1] 1 tentacle
       *[other] { $amount } tentacles
    } to its attack rolls and to rolls attacking it
perk-its-armour = each attack deals it { $amount ->
        [1] 1 Wound
       *[other] { $amount } Wounds
    } less
perk-its-successes = when it attacks, add { COUNT($amount, "success") }

## Lines on cards

text-story = { $en }
text-home = From { $en }.
text-effect = { CAPITAL($text) }.
text-if = if { $that }: { $text }
text-level = { $level }{ $mode ->
        [replace] { " " }(replaces)
       *[other] { "" }
    }: { $text }.
text-skills = Skills: { $unique } (unique), { $first }, { $second }.
text-symptom = Symptom: { $text }.
text-figures = { COUNT($amount, "figure") }.
text-enemy = { $enemy }: life { $life }, attacks with { $dice }.
text-before-attack = Before its attack: { $text }.
text-when-wounding = When it has wounded you: { $text }.
text-when-killed = When it is killed: { $text }.
text-tokens = { COUNT($amount, "token") }.
text-token-life = It can take { $life } Wounds.
text-body = A killed { $figure } leaves this token in its space.
text-opened-by = It can be taken for a { $token }.
text-turned = When turned over: { $text }.
text-elder-one = { $minions }; { $token }.
text-stage = Life { $life }; adds { $dice } to attacks.
text-reveal = When revealed: { $text }.
text-advance = When the Elder One advances: { $text }.
text-end-of-turn = End of turn: { $text }.
text-no-tokens = When a token of the Elder One must be placed and none is left: { $text }.
text-action = { $action } ({ $safe ->
        [yes] safe space only; { "" }
       *[no] { "" }
    }if { $that }): { $text }.
text-ritual = The Ritual is disrupted when { $that }.
text-symbol = Summoning symbol.
text-summons = Summon a { $enemy } at the { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } Gate.
text-claim = Claim ({ claim-side }): { $name } ({ card-type }).
text-claim-cost = { CAPITAL($costs) } to claim ({ claim-side }): { $name } ({ card-type }).
text-claim-otherwise = Otherwise claim ({ claim-side }): { $name } ({ card-type }).
claim-side = { $side ->
        [left] left
       *[right] right
    }
card-type = { $type ->
        [item] Item
        [companion] Companion
       *[condition] Condition
    }
text-companion = { $tagged ->
        [yes] { $tags }{ $life ->
            [0] .
           *[other] ; can take { COUNT($life, "Wound") }.
        }
       *[no] Can take { COUNT($life, "Wound") }.
    }
text-lends = Lends 1 level of { $skill }.
text-rival = Cannot be held together with { $rival }: discard one.
text-claimed = When claimed: { $text }.
text-ability = { CAPITAL($costs) }: { $text }{ $once ->
        [yes] { " " }(once per turn)
       *[no] { "" }
    }.
text-ability-free = Once per turn: { $text }.
cost-discard = discard this card
text-not-tradable = Cannot be traded.
text-tile = Two sides: { $front } and { $back } spaces.
