# What is said at the table: questions, options, the course of the game.

## Small words

chance-randomness = a randomness card
chance-university = a student drawn from the university
chance-trick-at-random = a random trick card of a hand
chance-shuffle = the order of cards put back on the deck
chance-alertness = a random alertness card
chance-boss = a random side of the boss card
chance-scholar = a random scholar
chance-draw-tricks = the trick card drawn
chance-draw-fates = the fate card turned over
chance-draw-panics = the panic card revealed
chance-draw-clans = the clan card
chance-draw-traps = the trap token turned over
chance-draw-zones-1 = a zone of level I
chance-draw-zones-2 = a zone of level II
chance-draw-zones-3 = a zone of level III
university-student = a regular student
university-omega = an Omega student
trap-ambush = ambush
trap-toll = toll
trap-stop = stop
token-trap = trap
token-teleport = teleport
token-X = secret passage X

setting-scholars = Who do you play?
setting-alertness = Which alertness card?
setting-boss = Which side of the boss card?
setting-priorities = Optional priorities in playing cards
setting-bots = How nasty are the bots?
setting-gentle = gentle: they steal nothing
setting-sly = sly: they steal where it pays
setting-nasty = nasty: they harm where they can
setting-random = at random
setting-choose = each player chooses
setting-no = no
setting-yes = yes
shelf-lead = Four scholars, one dungeon of Fauns, one glory. Gather, pilfer, publish.
shelf-seats = Scholars
shelf-choose = Scholar
shelf-scholars = Scholar
shelf-alertness = Alertness card
shelf-boss = Boss
shelf-priorities = Priorities (an optional rule)
shelf-bots = Temper of bots
summary-camp = { $boss }, alertness: { $alertness }
summary-turn = turn { $turn }{ $panic ->
        [yes] , maximum alertness
       *[no] { "" }
    }
phase-set-up = Set-up
phase-begin = Start of the turn
phase-movement = Movement
phase-action = Action
phase-end = End of the turn
phase-over = The end

## Questions

ask-begin = { $who }, turn { $turn }: do you publish, rest or go on?
ask-movement = { $who }: movement. Speed left: { $left }
ask-action = { $who }: what do you do? Actions left: { $left }
ask-walk = { $who }: where does { $whom } go? Zones left: { $left }
ask-place = { $who }: where do you join { $zone } to { $place }?
ask-stairs = { $who }: stairs in { $zone }. To which level?
ask-react = { $whom } has played “{ $card }”. Do you react?
ask-instant = { $moment ->
        [begin] Start of the turn
        [action] Before the action
       *[end] Before the end of the turn
    } ({ $whom }). Do you use an instant effect?
ask-priority = { $whom } has played “{ $card }”. Do you answer with an instant card?
ask-end-of-turn = { $who }: do you play a card at the end of your turn?
ask-respond = Stealth test ({ $whom }): stealth { $stealth }, alertness { $alertness }. Do you interfere?
ask-respond-own = Stealth test: stealth { $stealth }, alertness { $alertness }. Do you add anything?
ask-stealth = { $who }: which cards do you discard for stealth? Alertness: { $needed }
ask-sneeze = { $who }: atchoo! Which card do you discard before the test?
ask-divine = { $who }: which card adds its bonus level { $to ->
        [stealth] to the stealth
       *[other] to the alertness
    }?
ask-substitute = { $who }: do you sacrifice a student instead of taking a fatigue token?
ask-protect = { $who }: do you keep the protected cube ({ $cube })?
ask-avoid = { $who }: { $what } in { $zone }. Do you avoid it?
ask-drop = { $who }: which cube do you drop?
ask-drop-where = { $who }: where does the dropped cube go?
ask-give = { $who }: which cube do you give?
ask-give-to = { $who }: to whom?
ask-steal = { $who }: which cube do you steal ({ $whom })?
ask-lose-best = { $who }: which of your most valuable cubes do you lose?
ask-exchange-whose = { $who }: whose cube do you exchange?
ask-exchange = { $who }: which cube do you exchange?
ask-exchange-for = { $who }: for which?
ask-collect-where = { $who }: where do you collect?
ask-go-where = { $who }: where to?
ask-teleport = { $who }: where do you teleport to?
ask-trap-where = { $who }: where do you place the trap?
ask-passage-where = { $who }: where does the secret passage lead?
ask-move-whom = { $who }: whom do you move?
ask-boss-moves = { $who }: where does the boss go?
ask-boss-hunts = { $who }: where does the boss rush?
ask-collapse = { $who }: in which zone does the ceiling come down?
ask-victim = { $who }: whom do you choose?
ask-silence = { $who }: whom do you silence?
ask-headbutt-card = { $who }: do you take a random card instead of making { $whom } drop a cube?
ask-repent = { $who }: how many students do you sacrifice ({ $most } at most)?
ask-magic-sight = { $who }: which magic cards do you discard?
ask-favour = { $who }: who draws, or who discards?
ask-second-wind = { $who }: how many cards do you leave, to rest ({ $most } at most)?
ask-change-cards = { $who }: which cards do you discard before you draw?
ask-discard-fate = { $who }: which fate card do you discard?
ask-scholar = Player { $number }: who are you?

## Options

option-pass = Enough
option-stay = Stay here
option-let-pass = Pass
option-no-more = Nothing more
option-number = { $number }
option-go-on = Go on
option-publish = Publish the thesis
option-rest = Rest at the Camp Site
option-end-movement = End the movement
option-end-actions = End the action phase
option-go = Go to { $zone }
option-explore = Reveal a new zone of level { $level ->
        [1] I
        [2] II
       *[3] III
    }
option-level = Level { $level ->
        [1] I
        [2] II
       *[3] III
    }
option-place = { $side ->
        [north] To the north
        [north-west] To the north, shifted west
        [north-east] To the north, shifted east
        [south] To the south
        [south-west] To the south, shifted west
        [south-east] To the south, shifted east
        [east] To the east
        [east-north] To the east, shifted north
        [east-south] To the east, shifted south
        [west] To the west
        [west-north] To the west, shifted north
       *[west-south] To the west, shifted south
    } ({ COUNT($passages, "passage") })
option-research = Research: { COUNT($count, "information cube") }, alertness { $alertness }
option-spy = Spy on { $whom }: { $cube }, alertness { $alertness }
option-bivouac = Bivouac: rest here and end the turn
option-teleport = Teleport
option-card = { $card } ({ $bonus })
option-play = { $card }: { $effects }
option-play-cost = { $card }: { $effects } (cost: { $costs })
option-ability = { $ability }
option-ability-discard = { $ability } (discard { $card })
option-favour-draw = { $who } draws { COUNT($amount, "trick card") }
option-favour-discard = { $who } discards a card at random
option-fate-down = A fate card face down

## The course of the game

event-set-up = { $boss }; alertness card: { $alertness }.
event-joined = { $who } sets out ({ $colour }).
event-first-player = { $who } goes first.
event-turn = Turn { $turn }: { $who }.
event-lots = Lots ({ $card }): { $result }.
event-went = { $who } goes to { $zone }.
event-tile-drawn = { $who } reveals { $zone }.
event-zone-laid = A new zone: { $zone }.
event-no-fit = { $zone } does not fit here.
event-shut-out = { $who } cannot enter { $zone }.
event-nothing-fits = Nothing can be joined to { $zone }.
event-stopped = { $who } has to stop.
event-trap = { $who } walks into a trap ({ $zone }): { $face }.
event-token = { $zone }: { $token }.
event-swapped = { $who } and { $whom } swap places.
event-careful = { $who } treads carefully.
event-research = { $who } researches in { $zone }, cubes: { $count }.
event-spying = { $who } spies on { $whom } for { $cube }.
event-stealth = { $who } sneaks at { $amount } ({ AND($cards) }).
event-stealth-added = { $who }: “{ $card }”, stealth +{ $amount }.
event-threat = { $who }: “{ $card }”, alertness +{ $amount }.
event-divined = { $who } divines: “{ $card }”, +{ $amount } to the { $to ->
        [stealth] stealth
       *[other] alertness
    }.
event-surely = { $who }: “{ $card }”. Everybody sleeps, the test succeeds.
event-test-passed = { $who }: success (stealth { $stealth }, alertness { $alertness }).
event-test-failed = { $who }: failure (stealth { $stealth }, alertness { $alertness }).
event-collected = { $who } collects { $cube } in { $zone }.
event-cube-removed = A cube ({ $cube }) does not fit on the notebook and goes to the reserve.
event-stolen = { $who } steals { $cube } from { $whom }.
event-protected = { $who } protects a cube ({ $cube }).
event-given = { $who } gives { $cube } to { $whom }.
event-lost = { $who } loses { $cube }.
event-dropped = { $who } drops { $cube } in { $zone }.
event-dropped-away = { $who } drops { $cube }. No space is free for it: it goes to the reserve.
event-dropped-taken = { $who } drops { $cube }, and { $whom } collects it.
event-exchanged = { $who } has { $cube } instead.
event-cubes-gone = { $zone }: cubes are gone ({ $amount }).
event-knowledge = { $who } gains knowledge of the clan.
event-inspired = { $who } is inspired.
event-sober = { $who } is no longer inspired.
event-fatigue-kept = { $who } keeps only so many fatigue tokens: { $amount }.
event-tired = { $who } takes a fatigue token (has { $fatigue }).
event-recovered = { $who } discards fatigue tokens: { $amount }.
event-rested = { $who } rests.
event-sacrificed = { $who } sacrifices { COUNT($amount, "student") }.
event-students-drawn = { $who } draws { $students ->
        [0] { COUNT($omegas, "Omega student") }
       *[other] { COUNT($students, "student") }{ $omegas ->
            [0] { "" }
           *[other] { " " }and { COUNT($omegas, "Omega student") }
        }
    } from the university.
event-students-gained = { $who } takes { COUNT($amount, "student") } from the campfire.
event-students-reserve = { $who } takes { COUNT($amount, "student") } from the reserve.
event-student-stolen = { $who } lures a student away from { $whom }.
event-omega = { $who } brings an Omega student. The Brotherhood is here.
event-refilled = Into the university: { COUNT($students, "student") } and { COUNT($omegas, "Omega student") }; research penalty: { $penalty }.
event-fate-drawn = { $who } draws a fate card, face down.
event-fate = { $who } turns a fate card over: “{ $card }”.
event-fate-discarded = { $who } discards a fate card: “{ $card }”.
event-drew = { $who } draws { COUNT($amount, "trick card") } ({ AND($cards) }).
event-drew-unseen = { $who } draws { COUNT($amount, "trick card") }.
event-reshuffled = The discarded trick cards make a new deck.
event-discarded = { $who } discards “{ $card }”.
event-card-taken = { $who } takes “{ $card }” from { $whom }.
event-card-taken-unseen = { $who } takes a trick card from { $whom }.
event-turned-up = { $who } reveals “{ $card }” from the deck.
event-found = { $who } takes “{ $card }” in hand.
event-played = { $who } plays “{ $card }” ({ $how ->
        [main] main effect
       *[secondary] secondary effect
    }).
event-cancelled = { $who } cancels “{ $card }”.
event-ability = { $who }: “{ $ability }”.
event-silenced = { $who } silences { $whom }.
event-extra-turn = { $who } will take another turn.
event-recruited = { $who } recruits { $card }.
event-intern-stolen = { $who } takes { $card } over from { $whom }.
event-boss-placed = { $boss } appears in { $zone }.
event-boss-moved = { $boss } goes to { $zone }.
event-boss-met = { $boss } meets { $who } in { $zone }.
event-clan-seen = { $who } looks at the clan card.
event-clan = The dungeon belongs to the { $card }.
event-publishing = { $who } announces a thesis.
event-published = { $who } publishes, number { $place } to do so. The doors of the great hall close behind everybody else.
event-publication-failed = { $who } does not publish: the referees shake their heads.
event-panic = Maximum alertness! { $card }. Bells ring in the dungeon.
event-clan-revealed = The clan card: { $card }.
event-scored = { $who }: { COUNT($points, "point") }.

outcome-all-finished = Every scholar has ended the expedition.
outcome-university = The university is empty: nobody is left to send into the dungeon.
outcome-no-cubes = Nothing is left in the dungeon that could be written about.
outcome-stuck = For two rounds nobody left in the dungeon has done anything: the game cannot go on.

missing-stars = stars: { $have } of { $needed }
missing-stamina = fatigue tokens: { $fatigue }, there is no room for more
missing-quiet = maximum alertness is on
missing-cube = a cube is missing: { $cube }
missing-dng-doors-1 = cubes for this door are missing
missing-dng-zone-effects-11 = fatigue is full, and there are too few students for the ambush
missing-dng-zone-effects-12 = the secret passage may not be used now
