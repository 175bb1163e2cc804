# The text of components, written from data.

## Information

cube-green = Civilization
cube-red = Military
cube-blue = Beliefs
cube-yellow = Riches
cube-violet = Castes
cubes-green = Civilization cubes
cubes-red = Military cubes
cubes-blue = Beliefs cubes
cubes-yellow = Riches cubes
cubes-violet = Castes cubes
need-green = a Civilization cube
need-red = a Military cube
need-blue = a Beliefs cube
need-yellow = a Riches cube
need-violet = a Castes cube
count-green = { COUNT($amount, "Civilization cube") }
count-red = { COUNT($amount, "Military cube") }
count-blue = { COUNT($amount, "Beliefs cube") }
count-yellow = { COUNT($amount, "Riches cube") }
count-violet = { COUNT($amount, "Castes cube") }
information-green = Civilization
information-red = Military
information-blue = Beliefs
information-yellow = Riches
information-violet = Castes
notebook-yellow = yellow notebook
notebook-red = red notebook
notebook-blue = blue notebook
notebook-green = green notebook
stat-students = student limit
stat-hand = trick-card limit
stat-speed = speed
stat-intelligence = intelligence
stat-stamina = stamina
stat-research = research bonus

## Sentences

text-effect = { CAPITAL($text) }.
text-profession = { $en }
text-combination = Knowledge: { $cubes }.
text-side = { $inspired ->
        [yes] Inspired side
       *[no] Normal side
    }: students { $students }, trick cards { $hand }, speed { $speed }, intelligence { $intelligence }, stamina { $stamina }.
text-ability = { $name }{ $action ->
        [yes] { " " }(ACTION)
       *[no] { "" }
    }{ $when ->
        [test] { " " }(in a stealth test)
       *[other] { "" }
    }: { $text }.
text-ability-cost = { $name }{ $action ->
        [yes] { " " }(ACTION)
       *[no] { "" }
    }{ $when ->
        [test] { " " }(in a stealth test)
       *[other] { "" }
    }. Cost: { $costs }. Effect: { $text }.
cost-discard = discard { trick-type } card
trick-type = { $type ->
        [exploration] an exploration
        [destiny] a destiny
        [fame] a fame
        [deception] a deception
        [social] a social
       *[magic] a magic
    }
trick-type-name = { $type ->
        [exploration] exploration
        [destiny] destiny
        [fame] fame
        [deception] deception
        [social] social
       *[magic] magic
    }
text-trick = { CAPITAL(trick-type-name) }, bonus level { $bonus }.
play-timing = { $action ->
        [yes] , ACTION
       *[no] { "" }
    }{ $timing ->
        [instant] , instant
        [reaction] , reaction
        [test] , in a stealth test
        [before-movement] , before your movement phase
        [end-of-turn] , at the end of your turn
       *[turn] { "" }
    }
text-main = Main effect{ play-timing }: { $text }.
text-main-cost = Main effect{ play-timing }. Cost: { $costs }. Effect: { $text }.
text-secondary = Secondary effect{ play-timing }: { $text }.
text-secondary-cost = Secondary effect{ play-timing }. Cost: { $costs }. Effect: { $text }.
text-zone = Level { $level ->
        [1] I
        [2] II
       *[3] III
    }, zone { $number }, alertness { $alertness }.
text-zone-start = Starting zone, level I. Whoever is here is the target of nothing, not even of the boss, and plays no trick cards. Here one rests and publishes.
text-zone-cubes = Information from the left: { $cubes }.
text-door = Door ({ slot-name }): to enter, one needs { $cubes }.
slot-name = { $slot ->
        [nw] north, left
        [ne] north, right
        [en] east, upper
        [es] east, lower
        [se] south, right
        [sw] south, left
        [ws] west, lower
       *[wn] west, upper
    }
zone-effect-stop = Stop: your movement phase and any other movement end at once
zone-effect-toll = Toll { $amount }: on entering, drop { COUNT($amount, "information cube") }
zone-effect-ambush = Ambush { $amount }: on entering, sacrifice { COUNT($amount, "student") }; if you cannot, take a fatigue token
zone-effect-secret-passage = secret passage { $letter }: for a point of speed, go to a revealed zone with the same letter
zone-effect-stairs = stairs: whoever enters first adds a zone of an adjacent level, reached by these stairs
zone-effect-boss = boss: entering brings him here or activates him
zone-effect-luck = Luck { $amount }: in a stealth test, perform divination { $amount } and add the bonus level to the stealth level
zone-effect-bad-luck = Bad luck { $amount }: in a stealth test, perform divination { $amount } and add the bonus level to the alertness
zone-effect-danger = Danger { $amount }: after a failed test, draw { COUNT($amount, "student") } from the university instead of one
zone-effect-bivouac = Bivouac (ACTION): whoever has { $colour } rests here without going back to the Camp Site and ends the turn
text-fate-points = At the end of the game: −{ COUNT($points, "point") }.
text-intern-points = { $points ->
        [0] No points.
       *[other] At the end of the game: +{ COUNT($points, "point") }.
    }
text-alertness = About { $minutes } minutes per player. The university begins with { COUNT($students, "student") } per player and { COUNT($omega, "Omega student") }.
text-row = Omega student { $row }: { COUNT($students, "student") } per player and { COUNT($omega, "Omega student") } go into the university; research penalty { $penalty ->
        [0] 0
       *[other] +{ $penalty }
    }.
text-panic = Empty the university, then put { COUNT($students, "student") } per player into it, and one Omega student, who always goes back.
text-panic-boss = Discard the boss card.
text-panic-boss-hunts = At the start of their turn each player, even one who has finished, moves the boss 2 connected zones, to where most cubes are. All cubes of those zones are gone, and each scholar there loses a random cube.
text-panic-darkness = At the start of their turn each player, even one who has finished, draws lots. On Beliefs, Riches or Castes all cubes of that kind are gone from all zones.
text-panic-alone = At the end of their turn a scholar who is alone in a zone other than the Camp Site loses a random cube.
text-panic-collapse = At the start of their turn each player, even one who has finished, chooses a zone with cubes and without scholars. All its cubes are gone.
text-panic-tremor = At the end of their turn a scholar outside the Camp Site takes a fatigue token.
text-clan = Points needed to publish: { $needed }.
text-modifier = { CAPITAL($cubes) }: { SIGNED($amount) } { COUNTED($amount, "point") } each.
text-boss-modifier = Alertness of the zone the boss is in: +{ $amount }.
text-boss-effect = In the zone the boss is in: { $effect }.
text-boss-discovery = Discovery: put him in the zone where he was activated; an Encounter follows.
text-boss-steered = Activation: move him { COUNT($steps, "zone") } without turning back; he stops beside a scholar, or where he would have to turn back.
text-boss-random-scholar = Activation: he goes up to { COUNT($steps, "zone") } toward a scholar drawn at random, and stops in the first zone with a scholar.
text-boss-encounter = Encounter, each scholar in the zone: { $text }.
text-boss-lots = Encounter, lots say { $information }: { $text }.
text-randomness = { $direction ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }; { $colour }; exit: { exit-name }; { $information }.
exit-name = { $exit ->
        [nw] north, left
        [ne] north, right
        [en] east, upper
        [es] east, lower
        [se] south, right
        [sw] south, left
        [ws] west, lower
       *[wn] west, upper
    }
text-column = A cube is worth { COUNT($value, "point") }; { $length } spaces; points by height: { AND($points) }.
text-column-stars = Stars at height { AND($heights) }.
text-column-bonuses = Research bonus at height { AND($heights) }.
text-piece = Pieces: { $amount }.

## Abilities and handicaps

perk-stat = { $what }: { SIGNED($amount) }
perk-protect = your { $cubes } are protected: you decide whether you lose them
perk-alertness = in your stealth tests the alertness is higher by { $amount }
perk-actions = Rogue’s Speed: in your action phase you may take { $amount ->
        [1] two actions
       *[other] several actions
    }
perk-failure-students = after a failed stealth test draw { COUNT($amount, "student") } more from the university
perk-spying-students = before you spy, sacrifice { COUNT($amount, "student") } more
perk-draws = at the end of your turn you draw { COUNT($amount, "trick card") } fewer
perk-discard-before-test = before each of your stealth tests discard { COUNT($amount, "trick card") }
perk-deaf-bard = before each of your stealth tests reveal a trick card and add its bonus level to the alertness
perk-no-secondary = you may not use the secondary effects of trick cards
perk-no-instant = you may not use instant effects or reactions
perk-no-secret-passage = you may not use secret passages
perk-no-substitute = you may not sacrifice a student instead of taking a fatigue token
perk-no-further = in your stealth tests you may not add cards after your rivals have answered
perk-spy-free = Scoundrel: when spying, you sacrifice no student
perk-spy-ignores-students = Scoundrel: when you spy, the target’s students do not raise the alertness
perk-spy-divination = Scoundrel: when spying, perform divination 1 after setting your stealth level
perk-magic-double = Magic Child: the bonus levels of magic cards played from your hand are doubled
perk-second-wind = Second Wind: at the end of your turn you may draw fewer cards; for each card not drawn discard a fatigue token

## Verbs

verb-draw-students = draw { COUNT($amount, "student") } from the university
verb-sacrifice = sacrifice { COUNT($amount, "student") }
verb-take-fatigue = take { COUNT($amount, "fatigue token") }{ $unavoidable ->
        [yes] { " " }(no student may be sacrificed instead)
       *[no] { "" }
    }
verb-take-students = { $by_bonus ->
        [yes] take as many students from the campfire as the bonus level of the discarded card
       *[no] take { COUNT($amount, "student") } from the campfire
    }
verb-fill-students = take students up to your limit from the campfire (from the reserve if nobody is there)
verb-recover = { $amount ->
        [0] discard all your fatigue tokens
       *[other] discard up to { COUNT($amount, "fatigue token") }
    }
verb-discard-fate = discard a fate card
verb-steal-students = steal 1 student from each scholar in your zone and in adjacent and connected ones ({ $most } at most in all)
verb-tire = a scholar { $where ->
        [here] in your zone
       *[near] in your zone or an adjacent and connected one
    } takes { COUNT($amount, "fatigue token") }
verb-give-fate = a scholar in your zone or an adjacent and connected one draws a fate card, face down
verb-recruit = recruit an intern: { $intern } (steal the card if somebody outside the Camp Site has it)
verb-draw-cards = draw { COUNT($amount, "trick card") }
verb-draw-to-limit = draw trick cards up to your limit
verb-discard-random = discard { COUNT($amount, "trick card") } at random
verb-make-discard = a scholar in your zone or an adjacent and connected one { $take ->
        [yes] gives you { COUNT($amount, "trick card") } at random
       *[no] discards { COUNT($amount, "trick card") } at random
    }
verb-favour = choose a player (yourself, if you like) and decide: that player draws { COUNT($draw, "trick card") } or discards one at random
verb-search-magic = reveal { $all_of_them ->
        [yes] { COUNT($reveal, "trick card") } from the deck and take all magic cards
       *[no] up to { COUNT($reveal, "trick card") } from the deck until a magic card comes, and take it
    }; shuffle the others and put them face down on the deck
verb-cancel = cancel the effect of the trick card that has just been played
verb-steal-from-player = steal a random cube from whoever played it
verb-silence = choose a player, who may not play trick cards until the end of your turn
verb-extra-turn = after this turn take another; at its end take as many fatigue tokens as you can have
verb-collect = collect { COUNT($amount, "information cube") } { $where ->
        [here] from your zone
        [adjacent] from your zone or an adjacent one
       *[anywhere] from any revealed zone
    }
verb-collect-by-lot = draw lots and collect cubes from your zone: 1 for Civilization or Military, 2 for Beliefs or Riches, 3 for Castes
verb-steal-random = steal a random cube from a scholar { $where ->
        [here] in your zone
       *[near] in your zone or an adjacent and connected one
    }{ $again ->
        [green] ; if it is Civilization, steal another one
        [red] ; if it is Military, steal another one
        [blue] ; if it is Beliefs, steal another one
        [yellow] ; if it is Riches, steal another one
        [violet] ; if it is Castes, steal another one
       *[other] { "" }
    }
verb-steal-chosen = steal a cube of your choice from a scholar { $where ->
        [here] in your zone
       *[near] in your zone or an adjacent and connected one
    }
verb-steal-by-lot = each scholar in your zone and in adjacent and connected ones draws lots; from whoever draws { $colour ->
        [green] Civilization
        [red] Military
        [blue] Beliefs
        [yellow] Riches
       *[violet] Castes
    } steal a random cube
verb-give-cubes = give up to { COUNT($most, "information cube") } to scholars in your zone or in connected ones
verb-get-gifts = each other scholar { $where ->
        [near] in your zone or an adjacent and connected one
       *[anywhere] outside the Camp Site
    } who has cubes gives you one
verb-claim-research = a scholar in your zone or an adjacent and connected one gives you a cube collected this turn by research (that scholar chooses)
verb-exchange-cube = exchange a cube on any notebook for one from the reserve, worth one point more or less
verb-make-drop = a scholar { $where ->
        [here] in your zone
       *[near] in your zone or an adjacent and connected one
    } drops a random cube
verb-headbutt = choose a scholar in your zone whom you have not hit this turn, and decide: that scholar { $collect ->
        [yes] drops a random cube, which you collect,
       *[no] drops a random cube
    } or gives you a random trick card
verb-repent = sacrifice 1 to { $most } students and collect as many cubes from your zone
verb-magic-sight = discard magic cards and collect as many cubes from your zone as the sum of their bonus levels ({ $most } at most)
verb-move = move up to { COUNT($amount, "zone") }
verb-move-other = move another scholar or the boss up to { COUNT($amount, "zone") } (a scholar activates zone effects, the boss nothing)
verb-move-to-scholar = move to a zone where another scholar is
verb-vanish = skip your movement phase, go to any revealed zone, and leave a teleport token in the one you leave
verb-swap-places = swap places with another scholar; the zones activate nothing
verb-careful = until the end of your turn you may avoid traps, stops, tolls and ambushes
verb-place-traps = { $draw ->
        [yes] draw { COUNT($amount, "student") } from the university and for each student drawn place a trap token
       *[no] place { COUNT($amount, "trap token") }
    } in your zone or in connected ones
verb-place-secret-passage = place secret-passage tokens X in your zone and in another revealed zone
verb-stealth = add { $amount } to your stealth level
verb-threat = add { $amount } to the alertness that a rival must meet
verb-divine = perform divination { $amount }
verb-succeed = the test is a success
