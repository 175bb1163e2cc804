# The texts of cards, written from data. `$by` says of whom a verb is said: see kit/wording.py.

## Frames

text-traits = Traits: { $traits }.
text-keywords = { $keywords }.
keyword-fast = Fast
keyword-hunter = Hunter
keyword-retaliate = Retaliate
keyword-massive = Massive
keyword-aloof = Aloof
keyword-alert = Alert
keyword-peril = Peril
keyword-surge = Surge
keyword-permanent = Permanent
keyword-exceptional = Exceptional
keyword-hidden = Hidden
list-glued = { $head }{ $tail }
text-line = { CAPITAL($text) }.
text-elder-sign = Elder sign: { $text }.
text-unrevealed = Unrevealed: { $text }.
text-doom = Doom: { $amount }.
text-back = When it advances: { $effects }.
text-act-clues = Clues: { $amount } per investigator, spent by the group during any investigator’s turn.
text-act-round = Objective: when the round ends, investigators at { $place } may together spend { $amount } clues per investigator to advance.
text-objective = Objective: it advances as soon as { $that }.
text-symbol-easy = Easy and standard, { $symbol }: { $text }.
text-symbol-hard = Hard and expert, { $symbol }: { $text }.
text-set-up = Set-up: { $effects }.
text-spawn = Spawn: { $where }.
spawn-any-empty = any empty location
spawn-engaged-prey = engaged with its prey
spawn-place = { $place }
text-prey = Prey: { $prey }.
prey-bearer = its bearer only
prey-highest-combat = highest combat
prey-lowest-combat = lowest combat
prey-lowest-agility = lowest agility
prey-lowest-health = least remaining health
prey-lowest-sanity = least remaining sanity
prey-most-clues = most clues
prey-fewest-cards = fewest cards in hand
text-victory = Victory { $amount }.
text-unfinished = The program cannot play this card yet: no deck may hold it.
text-uses = Uses: { $amount } { $what }.
text-uses-discard = Uses: { $amount } { $what }. With none left, discard it.
uses-ammo = ammo
uses-charge = charges
uses-supply = supplies
uses-secret = secrets
text-revelation = Revelation: { $effects }.
text-commit-own = Commit it to your own tests only.
text-commit-most = At most { $amount } copy of it may be committed to a test.
text-skill = If the test is passed: { $effects }.
text-skill-if = If the test is passed and { $that }: { $effects }.
text-ability = { $icon }{ $designator }{ $when }: { $effects }.{ $quiet }{ $limit }
text-ability-cost = { $icon }{ $designator }{ $when }; cost: { $cost }. { CAPITAL($effects) }.{ $quiet }{ $limit }
text-event = Play{ $designator }{ $when }: { $effects }.
text-event-plain = { CAPITAL($effects) }.
icon-action = { $actions ->
        [1] Action
       *[other] { $actions } actions
    }
icon-free = Free
icon-reaction = Reaction
icon-forced = Forced
icon-event = Event
designator-fight = { " " }(fight)
designator-evade = { " " }(evade)
designator-investigate = { " " }(investigate)
designator-parley = { " " }(parley)
designator-resign = { " " }(resign)
designator-move = { " " }(move)
during-turn = { " " }during your turn
during-any-turn = { " " }during any investigator’s turn
during-test = { " " }during a skill test
while-in-hand = { "" }, while it is in your hand
ability-if = { "" }, if { $that }
ability-quiet = { " " }It provokes no attacks of opportunity.
ability-limit = { " " }(Limit: { $amount } { $period ->
        [group-game] per game, for the whole group
        [max-round] per round, of all copies
        [max-test] per test, of all copies
        [max-game] per game, of all copies
        [test] per test
       *[other] per { $period }
    }.)
text-immune-player-cards = Immune to the effects of player cards.
text-immune-treacheries = Immune to the effects of treacheries.
text-modifier = { $who ->
        [here] each investigator at its location gets { $amount } { $value }
        [host] the location gets { $amount } { $value }
        [this] it gets { $amount } { $value }
        [enemies] each enemy gets { $amount } { $value }
       *[you] you get { $amount } { $value }
    }
text-while = while { $that }, { $text }
value-willpower = willpower
value-intellect = intellect
value-combat = combat
value-agility = agility
value-sanity = sanity
value-shroud = shroud
value-actions = action each turn
value-tome-actions = action each turn, for abilities of Tomes only
value-slot-tome = hand slots, for Tomes only
value-slot-arcane = arcane slot
value-slot-ally = ally slot
value-slot-accessory = accessory slot
value-ally-cost = to the cost of Ally assets
value-enemy-health = health
value-enemy-fight = fight
value-enemy-evade = evade
ban-cannot-leave = it cannot leave play
ban-elder-sign-fails = you read each elder sign as the automatic failure
ban-play-top-event = you may play the topmost event of your discard pile as if it were in your hand
ban-events-under-deck = your events go under your deck instead of to your discard pile
ban-no-enemies-enter = non-Elite enemies cannot move into the location
ban-no-investigators-enter = investigators cannot move here
ban-blank-investigators = the text box of each investigator card at its location counts as blank
ban-no-clues = while you are engaged with it, you can neither discover nor spend clues
ban-beside-all-woods = it is connected to every other Woods location
ban-investigate-with-willpower = investigating here tests willpower
ban-investigate-with-agility = investigating here tests agility
ban-investigate-with-combat = investigating here tests combat
ban-slow = your first move, fight or evade action of each round costs 1 action more
ban-cannot-play = you cannot play assets or events
ban-no-investigating = the location cannot be investigated
ban-doubles-negative = while you try to evade it, negative modifiers of chaos tokens are doubled

token-number = { $sign }{ $amount }
token-x = { $sign }X, where X is { $x }
token-do = { $effects }
token-success = if you pass: { $effects }
token-failure = if you fail: { $effects }
token-ending = if you fail, after the test: { $effects }
token-again = reveal another token
token-again-if = if { $that }, reveal another token
token-wins = if { $that }, you pass automatically instead

## When

when-phase-begins = { " " }after a phase begins
when-phase-ends = { " " }at the end of the phase
when-round-ends = { " " }at the end of the round
when-turn-begins = { " " }after your turn begins
when-turn-ends = { $whose ->
        [any] { " " }at the end of each investigator’s turn
       *[own] { " " }at the end of your turn
    }
when-reveal-token = { $moment ->
        [would] { " " }when you would reveal a chaos token
        [when] { " " }when you reveal a chaos token
       *[after] { " " }after you reveal a chaos token
    }
when-fail-test = { $moment ->
        [would] { " " }when you would fail a test
       *[after] { " " }after you fail a test
    }
when-pass-test = { $whose ->
        [here] { " " }after a test at this location is passed
       *[own] { " " }after you pass a test
    }
when-attack = { $whose ->
        [this] { $moment ->
            [when] { " " }when it attacks
           *[after] { " " }after it attacks
        }
        [here] { " " }when an enemy attacks an investigator at your location
       *[own] { " " }when an enemy attacks you
    }
when-harm = { $moment ->
        [when] { " " }when damage or horror is dealt to you
       *[after] { " " }after damage or horror has been placed
    }
when-defeat = { $whose ->
        [this] { " " }when it is defeated
       *[own] { " " }after you defeat an enemy
    }
when-discover = { " " }when an investigator here would discover clues
when-enter = { " " }after you enter
when-leave = { " " }when an investigator leaves this location
when-enter-play = { " " }after it enters play
when-spawn = { $whose ->
        [here] { " " }when an enemy would spawn at your location
       *[any] { " " }when an enemy would spawn
    }
when-engage = { " " }after it engages you
when-evaded = { $whose ->
        [this] { " " }after it is evaded
        [here] { " " }after an enemy at your location is evaded
       *[own] { " " }after you evade an enemy
    }
when-draw-treachery = { " " }when you draw a non-weakness treachery
when-draw-enemy = { $moment ->
        [after] { " " }after you draw an enemy
       *[other] { " " }when you draw an enemy
    }
when-play-event = { " " }when an event is played
when-play-card = { " " }after you play a card
when-game-ends = { " " }when the game ends
when-attack-damage = { " " }when an attack at your location is about to deal damage to an enemy
when-agenda-advances = { " " }when it advances

## Verbs: prices

verb-pay = { DO($by, "spend") } { COUNT($amount, "resource") }
verb-exhaust = { DO($by, "exhaust") } this card
verb-spend = { DO($by, "spend") } { COUNT($amount, $what) }
verb-discard-this = { DO($by, "discard") } this card
verb-harm-this = { DO($by, "deal") } { harm-both } to this card
harm-both = { $damage ->
        [0] { COUNT($horror, "horror") }
       *[other] { COUNT($damage, "damage") }{ $horror ->
            [0] { "" }
           *[other] { " " }and { COUNT($horror, "horror") }
        }
    }
verb-spend-clues = { DO($by, "spend") } { COUNT($amount, "clue") }{ $group ->
        [yes] { " " }per investigator, as a group
       *[no] { "" }
    }
verb-discard-cards = { DO($by, "discard") } { COUNT($amount, "card") } of choice from hand
verb-put-resource = { DO($by, "move") } 1 resource from your pool onto this card

## Verbs: investigators

subject = { $by ->
        [each] { "each investigator " }
        [here] { "each investigator at your location " }
        [lead] { "the lead investigator " }
        [at-this] { "each investigator at its location " }
        [active] { "that investigator " }
       *[other] { "" }
    }
verb-draw = { $by ->
        [they] { $who } { DO("he", "draw") }
       *[other] { subject }{ DO($by, "draw") }
    } { COUNT($amount, "card") }
verb-gain = { DO($by, "gain") } { COUNT($amount, "resource") }
verb-take = { subject }{ DO($by, "take") } { $direct ->
        [yes] direct{ " " }
       *[no] { "" }
    }{ harm-both }
verb-heal = { DO($by, "heal") } { $either ->
        [yes] { COUNT($damage, "damage") } or { COUNT($horror, "horror") }
       *[no] { harm-both }
    }{ $aimed ->
        [yes] { " " }of { $who }
       *[no] { "" }
    }
verb-discover = { DO($by, "discover") } { COUNT($amount, "clue") } at your location
verb-take-clues = { DO($by, "take") } { COUNT($amount, "clue") } from the token pool
verb-drop-clues = { $amount ->
        [0] { DO($by, "place") } all your clues at your location
       *[other] { DO($by, "place") } { COUNT($amount, "clue") } of yours at your location
    }
verb-gain-actions = { subject }{ DO($by, "gain") } { COUNT($amount, "action") } this turn
verb-lose-actions = { $amount ->
        [0] { DO($by, "lose") } all remaining actions and your turn ends
       *[other] { DO($by, "lose") } { COUNT($amount, "action") } this turn
    }
verb-move = { DO($by, "move") } { $where ->
        [connecting] to a connecting location
        [safe] to any revealed location without enemies
        [central] to a Central location
       *[rivertown] to Rivertown
    }
verb-break-away = { $keep ->
        [nightgaunt] you disengage from each enemy that is no Nightgaunt
       *[other] you disengage from each enemy
    }
verb-lose-resources = { DO($by, "lose") } all resources
verb-discard-random = { subject }{ DO($by, "discard") } { COUNT($amount, "card") } at random from hand
verb-keep-one = { DO($by, "choose") } 1 card in hand to keep and discard all others
verb-resign = { DO($by, "resign") }
verb-trauma = { subject }{ DO($by, "suffer") } { $physical ->
        [0] { COUNT($mental, "mental trauma") }
       *[other] { COUNT($physical, "physical trauma") }{ $mental ->
            [0] { "" }
           *[other] { " " }and { COUNT($mental, "mental trauma") }
        }
    }
verb-lose-experience = you earn { COUNT($amount, "experience") } less for this scenario
verb-boost = you get +{ $amount } { $skill ->
        [willpower] willpower
        [intellect] intellect
        [combat] combat
       *[agility] agility
    } for this test
verb-boost-skill = choose a skill: { $who } gets +{ $amount } to it until the end of the phase
verb-last = { $what ->
        [mind-over-matter] until the end of the round you may use intellect in place of combat and agility
        [no-tokens] until the end of your turn you reveal no chaos tokens in your tests
       *[no-attacks] until the end of the round non-Elite enemies cannot attack you
    }
verb-treat = choose an investigator at your location and test { $skill } ({ $difficulty }): passed, heal 1 damage of theirs; failed, deal 1 damage to them
verb-elude = disengage from each enemy and move to any revealed location without enemies
verb-slip-away = if it is an evasion, the evader may disengage from all other enemies and may move to a connecting location
verb-bonus-action = if you passed by { $least } or more, you may take 1 more action this turn (limit: 1 per turn)

## Verbs: tests

skill-willpower = willpower
skill-intellect = intellect
skill-combat = combat
skill-agility = agility
verb-fight = { DO($by, "attack") } an enemy{ $named ->
        [yes] { " " }with { $skill } in place of combat
       *[no] { "" }
    }
verb-evade = { DO($by, "evade") } an enemy by a test{ $named ->
        [yes] { " " }of { $skill } in place of agility
       *[no] { "" }
    }
verb-investigate = { DO($by, "investigate") }{ $named ->
        [yes] { " " }with { $skill } in place of intellect
       *[no] { "" }
    }
contest-add = you get +{ $amount } for it
contest-add-x = you get +X for it, where X is { $x }
contest-base = the attack deals X damage, where X is { $x }
contest-damage = it deals +{ $amount } damage
contest-damage-x = it deals +X damage, where X is { $x }
contest-shroud = the shroud is { $amount } lower for it
contest-clues = you discover { COUNT($amount, "clue") } more
contest-spread = instead of the usual clue you discover { COUNT($amount, "clue") } in all at your location and connecting ones
contest-instead = if you pass, instead of discovering clues: { $effects }
contest-success = if you pass: { $effects }
contest-tokens = if a skull, cultist, tablet, elder thing or automatic failure is revealed: { $effects }
contest-after = afterwards: { $effects }
verb-test = { DO($by, "test") } { $skills } ({ $difficulty })
test-pass = passed: { $effects }
test-fail = failed: { $effects }
test-points = for each point of failure: { $effects }
verb-more-clues = discover { COUNT($amount, "clue") } more
verb-more-damage = the attack deals { COUNT($amount, "damage") } more
verb-return-committed = if by { $least } or more, it goes back to your hand after the test

## Verbs: enemies

verb-wound = { DO($by, "deal") } { COUNT($amount, "damage") } to { $who }
verb-blast = choose your location or a connecting one: each enemy and each investigator there is dealt { COUNT($amount, "damage") }
verb-evade-enemies = { DO($by, "evade") } { $who } automatically
verb-shuffle-away = shuffle that enemy into the encounter deck
verb-blank = the text box of { $who } counts as blank until the end of the phase
verb-heal-this = heal { COUNT($amount, "damage") } of it
verb-ready-this = ready it
verb-discard-enemy = discard that enemy instead
verb-spawn-here = it spawns at this location instead
verb-redirect = the attack’s damage is dealt to { $attacker ->
        [yes] an enemy
       *[no] another enemy
    } at your location instead; its horror is still dealt to you
verb-fiercer = the attack deals +{ $damage } damage and +{ $horror } horror
verb-prevent = cancel up to { $most } of that damage and horror, and gain as many resources

## Verbs: cards

verb-to-threat = put this card into your threat area{ $with }
with-nothing = { "" }
with-clues = { " " }with { COUNT($amount, "clue") } on it
with-horror = { " " }with { COUNT($amount, "horror") } on it
verb-attach = attach this card to { $where ->
        [most-clues] the location with most clues that bears no copy of it
       *[yours] your location
    }{ $most ->
        [0] { "" }
       *[other] { $where ->
            [yours] { " " }(at most { $most } copy per location)
           *[other] { "" }
        }
    }
verb-return-this = return this card to your hand
verb-to-victory = put it into the victory display
verb-lose-tokens = remove { COUNT($amount, "clue") } from this card
verb-move-horror = move 1 horror from this card onto your investigator; with none left on it, discard it
verb-secret-to-pool = move 1 secret from this card to your pool as a resource
verb-add-uses = add { COUNT($amount, $what) } to { $who }
verb-use-up = unless you passed by { $unless } or more, remove 1 supply from this card
verb-search = { $aimed ->
        [yes] { $who } searches
       *[no] search
    } { $top ->
        [0] the deck
       *[other] the top { $top } cards of the deck
    } for { $looked }, { $aimed ->
        [yes] draws it and shuffles the deck
       *[no] draw it and shuffle the deck
    }{ $play_for ->
        [0] { "" }
       *[other] ; then you may spend 1 secret: they play it at once at a cost of { $play_for } less
    }
looked-any = a card
looked-traits = a card with the trait { OR($traits) }
looked-asset = an asset with the trait { OR($traits) }
looked-weakness = a weakness with the trait { OR($traits) }
verb-scry = look at the top { $top } cards of the encounter deck or of any investigator’s deck and put them back in any order{ $feared ->
        [yes] ; if a Terror or Omen card is among them, take 1 horror
       *[no] { "" }
    }
verb-recover = return an Item card from your discard pile to your hand
verb-remove-pile = remove your discard pile from the game
verb-draw-encounter = draw the top card of the encounter deck
verb-find-encounter = search the encounter deck and its discard pile for an enemy ({ $sought }), draw it and shuffle the deck
verb-discard-asset = discard an asset you control; if you cannot, take { COUNT($damage, "damage") }
verb-surge = this card gains surge
verb-take-control = take control of { $card }
verb-random-weakness = { $to ->
        [deck] each investigator adds a random basic weakness ({ $sought }) to the deck
       *[hand] take a random basic weakness ({ $sought }) into your hand
    }

## Verbs: tokens and doom

verb-new-token = cancel it, return it to the bag and reveal another
verb-two-tokens = reveal 2 instead: choose one that counts and ignore the other
verb-flip-token = its negative modifier becomes positive
verb-elder-sign-instead = cancel it and read it as an elder sign
verb-luck = get +{ $amount } to your skill value
verb-doom = place { COUNT($amount, "doom") } on { $agenda ->
        [yes] the current agenda{ $advances ->
            [yes] { " " }(it may advance)
           *[no] { "" }
        }
       *[no] { $on }
    }
verb-put-clue = place 1 clue from the token pool on this card

## Verbs: scenarios

verb-put-places = put into play: { $places }
verb-clear-place = discard each enemy at { $place }
verb-place-everybody = put each investigator at { $place }
verb-remove-place = remove { $place } from the game
verb-reveal-place = reveal { $place }
verb-put-story-asset = put { $card } into play at { $place }, under nobody’s control
verb-spawn-at = spawn the set-aside { $card } at { $place }
verb-resolve = the scenario ends: resolution { $resolution }
verb-resolve-meaning = the scenario ends: resolution { $resolution }, “{ $note }”
verb-mill = shuffle the encounter discard pile into its deck and discard from the top until { $many ->
        [yes] an enemy appears (with three or four players: two)
       *[no] an enemy ({ $sought }) appears
    }; { $drawn ->
        [yes] the lead investigator draws it
       *[no] it spawns at { $place }{ $doom ->
            [0] { "" }
           *[other] { " " }with { COUNT($doom, "doom") }
        }
    }
verb-defeat-all = each investigator who has not resigned is defeated and suffers { COUNT($physical, "physical trauma") }
verb-drift = each unengaged enemy ({ $sought }) moves one location toward { $place }
verb-turn-into-enemy = { $card } enters play
verb-draw-cultist = draw the top card of the Cultist deck
verb-take-over-stages = this card takes the place of both act and agenda; as soon as { $objective }, the scenario ends: resolution { $resolution }
verb-refill = with fewer than { $each } clues per investigator on it, clues are placed up to that number
verb-spawn-got-away = each cultist who got away spawns at { $place }
verb-one-of = one of these at random: { $places }
verb-hide-places = { $amount } of these, nobody knows which: { $places }
verb-spawn-for-many = with { $least } or more investigators: { $card } at { $title }
verb-if-noted = if the log says “{ $note }”, { $then }
verb-if-noted-else = if the log says “{ $note }”, { $then }; otherwise { $otherwise }
verb-start-at = everybody begins at { $place }; { $without } leaves the game
verb-shuffle-in = shuffle { $card } into the encounter deck
verb-cultist-deck = the Cult of Umôrdhoth makes a deck of its own
verb-one-set = one set of Agents at random joins the encounter deck, unseen
verb-got-away-doom = 1 doom on the agenda for each two cultists who got away, rounded up
verb-got-away-aside = set aside the cultists who got away
verb-add-token = add to the bag: { $shown }
verb-earn = the lead investigator may add { $card } to the deck
verb-bonus-experience = the lead investigator earns { $amount } more
verb-kill = investigators are killed
verb-record-cultists = the cultists are entered in the log
verb-cross-out = a note is crossed out
verb-cancel = cancel it
verb-change-amount = it deals { $add } more

## Amounts

amount-x = X
    .tail = { "" }
amount-per-investigator = { $amount } per investigator
amount-margin = by how much the test was passed or failed
amount-when = { $amount }, if { $that }, else { $otherwise }
amount-skill = your { $shown }
amount-clues-at-yours = the number of clues at your location
amount-most-doom = the most doom on a single enemy ({ $sought })
amount-doom-in-play = all doom in play
amount-enemies-in = the number of enemies ({ $sought }) in these locations: { $places }
amount-horror-on-you = the horror on your investigator
amount-that-much = that number

## Conditions

condition-testing = { $kind ->
        [investigate] { $own ->
            [yes] you investigate
           *[no] it is an investigation
        }
        [fight] it is an attack
       *[evade] it is an evasion
    }
condition-margin = { $most ->
        [99] it succeeded by { $least } or more
       *[other] it failed by { $most } or less
    }
condition-revealed = one of these was revealed: { OR($shown) }
condition-has-trait = { $lacking ->
        [yes] it lacks the trait { $sought }
       *[no] it has the trait { $sought }
    }
condition-no-weakness = it is no weakness
condition-is-card = it is { $card }
condition-is-event = it is an event
condition-clues-here = there are clues at your location
condition-only-enemy = it is the only enemy engaged with you
condition-on-you = { $what ->
        [horror] horror was placed on your investigator
       *[damage] damage was placed on your investigator
    }
condition-taken = { $what ->
        [horror] you took horror
       *[damage] you took damage
    }
condition-hit-by-attack = an attack’s damage is assigned to this card
condition-dealt = it is dealt to you
condition-negative = its modifier is negative
condition-zeroing = it would make your skill value 0
condition-controls = { $nobody ->
        [yes] nobody controls { $card }
       *[no] you control { $card }
    }
condition-in-play = { $card } is in play
condition-in-victory = { $card } has been defeated
condition-beaten = { $card } has been defeated
condition-cultists-caught = { $amount } unique Cultist enemies are in the victory display
condition-somebody-at = an investigator is at { $place }
condition-act-stage = the current act is { OR($stages) }
condition-noted = the log says “{ $shown }”
condition-clues-on-this = { $each } clues per investigator are on this card
condition-low-sanity = the engaged investigator has { $most } or less sanity left
condition-you-have-no-clues = you have no clues
condition-fewer = there are fewer than { $amount } resources on it
condition-always = always
condition-your-turn-here = it is the turn of an investigator at your location
condition-hand-is-empty = your hand is empty
condition-some-in-play = an enemy ({ $sought }) is in play
condition-no-clues-here = there are no clues at your location
condition-none-in-play = no enemy ({ $sought }) is in play
condition-phase = it is the { $phase ->
        [mythos] mythos
        [enemy] enemy
        [upkeep] upkeep
       *[investigation] investigation
    } phase
condition-not = it is not so that { $of }
condition-all = { AND($of) }
condition-having = { $what ->
       *[other] it bears { $what }
    }
condition-there = there is { TRAIT($of, "some") }
what-clues = { COUNT($amount, "clue") }
    .group = clues
what-horror = { COUNT($amount, "horror") }
    .group = horror
what-resources = { COUNT($amount, "resource") } or more
    .group = resources

## Who and what

who-here = each investigator at your location
    .group = investigators at your location
    .one = an investigator at your location
who-each = each investigator
    .group = investigators
    .one = an investigator
who-one = { TRAIT($of, "one") }
    .asked = { TRAIT($of, "one") }
    .group = { TRAIT($of, "group") }
who-enemies = each { enemies-of }
    .group = enemies{ enemies-traits }{ enemies-where }
    .one = an { enemies-of }
    .some = an { enemies-of }
enemies-of = { $exhausted ->
        [yes] exhausted{ " " }
       *[no] { "" }
    }enemy{ enemies-traits }{ enemies-where }
enemies-traits = { $sought ->
        [x] { "" }
       *[other] { " " }({ $sought })
    }{ $spared ->
        [x] { "" }
       *[other] { " " }(non-{ $spared })
    }
enemies-where = { $where ->
        [here] { " " }at your location
        [engaged] { " " }engaged with you
       *[anywhere] { " " }in play
    }
who-nearest-enemy = the nearest enemy{ $sought ->
        [x] { "" }
       *[other] { " " }({ $sought })
    }
    .asked = the nearest enemy{ $sought ->
            [x] { "" }
           *[other] { " " }({ $sought })
        }
    .group = nearest enemies
    .one = the nearest enemy
who-lead = the lead investigator
    .group = lead investigators
who-active = the active investigator
    .group = active investigators
who-at-this = each investigator at its location
    .group = investigators at its location
who-assets = each asset ({ $sought })
    .group = assets ({ $sought }) you control
    .one = an asset ({ $sought }){ $here ->
            [yes] { " " }of an investigator at your location
           *[no] { " " }of yours
        }
who-patients = each investigator at your location
    .group = investigators at your location
    .one = an investigator{ $allies ->
            [yes] { " " }or Ally asset
           *[no] { "" }
        } at your location
who-attacker = the attacker
    .group = attackers
who-target = that enemy
    .group = those enemies
who-this = this card
    .group = these cards
who-subject = { $by ->
        [he] { "" }
        [lead] { who-lead }{ " " }
        [each] { who-each }{ " " }
       *[here] { who-here }{ " " }
    }
place-attic = Attic
place-cellar = Cellar
place-downtown = Downtown
place-graveyard = Graveyard
place-miskatonic-university = Miskatonic University
place-northside = Northside
place-southside = Southside
place-st-mary-s-hospital = St. Mary's Hospital
