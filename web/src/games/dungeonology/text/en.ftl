# The words of Dungeonology's board; those of the rules come from the server.

dungeon = The dungeon
levels = Levels of the dungeon
level-all = Whole dungeon
level-name = Level { $level }
level-tip = { $level ->
        [0] All levels
        [1] Level I
        [2] Level II
       *[3] Level III
    }: zones { $zones }, scholars { $people }
new-zone-here = { $count ->
        [one] New zone here: { $count } passage meets
       *[other] New zone here: { $count } passages meet
    }
zone-tip = Level { $level }, alertness { $alertness }
cube-green = Civilization
cube-red = Military
cube-blue = Beliefs
cube-yellow = Riches
cube-violet = Castes
cube-to-come = { $name }: the cube comes when somebody enters
cube-gone = An empty space: no cube is here
token-tip-trap = Trap: whoever enters turns the token over (ambush, toll or stop)
token-tip-teleport = Teleport (ACTION): whoever has a Beliefs cube goes to any revealed zone
token-tip-X = Secret passage X: for a point of speed, go to the other zone with the letter X
link-stairs = Stairs between { $one } and { $other }
link-wall = Wall: { $one } and { $other } are on different levels and not connected
sheet-printed = on the scholar card
sheet-points = Points
sheet-points-tip = Points from cubes, without clan, publication, interns and fate
sheet-stars = Stars
sheet-stars-tip = Stars: { $value }. Two allow publication; with a new one, whoever has fewer becomes inspired
sheet-students = Students
sheet-students-tip = Students: { $value }, limit { $most }: a rest fills them up to that. They are sacrificed for cards, for spying and instead of fatigue
sheet-cards = Trick cards
sheet-cards-tip = Trick cards: { $value }. At the end of the turn one draws up to { $most }
sheet-fatigue = Stamina
sheet-fatigue-tip = Fatigue: { $value } of { $most }. Whoever has as much as stamina must rest
sheet-research = Research bonus
sheet-research-tip = Research bonus: { $value }. It counts for stealth in research
sheet-speed = Speed
sheet-speed-tip = Speed: { $value }. So many zones may be entered in the movement phase
sheet-intelligence = Intelligence
sheet-intelligence-tip = Intelligence: { $value }. So many cubes at most by research in a turn
sheet-intern = Intern
sheet-notebook = Your notebook
sheet-inspired = inspired
sheet-inspired-tip = Has fewer stars than the best: plays with the inspired side of the scholar card
sheet-knowledge = knows the clan
sheet-knowledge-tip = Knowledge token: looks at the clan card
sheet-silenced = silenced
sheet-silenced-tip = May not play trick cards
sheet-published = thesis published: number { $place }
sheet-finished = end of the expedition
column-next = the next cube brings { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }{ $star ->
        [true] { " " }and a star
       *[false] { "" }
    }{ $bonus ->
        [true] { " " }and a research bonus
       *[false] { "" }
    }
column-full = the column is full
column-full-short = full
column-tip = { $name }: { $height } of { $length } cubes, points: { $points }; { $next }
small-column = { $name }: cubes { $height }, points { $points }, stars { $stars }
cubes-of = { $name }: { $count } more
missing-stars = Stars: { $stars } of { $needed }
missing-star-next = to the next:
missing-knowledge = Knowledge of the clan:
missing-knowledge-has = Knowledge of the clan gained
thesis = Thesis
missing-publication = Publication:
points-of = { $points } of { $needed } points
combination-has = { $name }: there
combination-lacks = { $name }: missing
rivals = Rivals
fates-down = { $count ->
        [one] { $count } fate card face down
       *[other] { $count } fate cards face down
    }
own-hand = Your hand
card-tip = { $type }, bonus level { $bonus }
test-research = Research: { $name }
test-spying = Spying: { $name }
test-cubes = { $zone }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
test-aims = Victim: { $whom }, for { $cube }
test-alertness = Alertness: { $total }
test-enough = The stealth is enough
test-short = Missing for success: { $count }
test-sure = Success is certain
test-marked = marked cards
test-coming = Added once the cards are discarded
test-turns = May play cards:
turn-done = has had the chance
turn-now = now
turn-later = may still
pile = Cards on the pile
pile-tip = The card played last is resolved first
pile-cancelled = cancelled
share-hint = { $at ->
        [0] The stealth level begins with this
       *[other] Added to the stealth level
    }
share-surcharge = surcharge for cubes
share-research-bonus = research bonus
share-students = the victim’s students
share-fate = fate
share-cube-green = value of a Civilization cube
share-cube-red = value of a Military cube
share-cube-blue = value of a Beliefs cube
share-cube-yellow = value of a Riches cube
share-cube-violet = value of a Castes cube
camp = The camp
alertness-card = Alertness card: { $name }
alertness-tip = Omega students: { $omegas } of { $spaces }; research penalty { $penalty }
alertness-end = The next Omega student brings maximum alertness
panic = Maximum alertness:
panic-tip = Nobody rests or reveals zones; whoever ends a turn at the Camp Site publishes and ends the expedition
clan-hidden = The clan is unknown
clan-tip = The clan card says how many points publication needs, and which cubes are worth more or less
boss-tip = The boss of the dungeon: comes or moves when somebody enters a zone with his symbol
boss-gone = card discarded
deck-tricks = Trick deck
discard = Discarded trick cards; on top: { $cards }
deck-fates = Fate deck
campfire = Campfire (room for { $most })
zone-stack = Zones of level { $level }
phase-begin = Start
phase-movement = Movement
phase-action = Action
phase-end = End of turn

## Legend

legend-notebook = Notebook
legend-scholars = Scholar
legend-dungeon = Dungeon
legend-tricks = Trick cards
legend-camp = Camp
legend-points-name = Points
legend-points = The first number visible above each column, added up.
legend-star-name = Star
legend-star = Two of them allow you to announce the thesis.
legend-bonus-name = Research bonus
legend-bonus = Counts for stealth in research, not in spying.
legend-knowledge-name = Knowledge
legend-knowledge = For the combination of cubes on the scholar card. Its owner looks at the clan card.
legend-thesis-name = Publication
legend-thesis = Succeeds with points enough, the clan included. The first is worth 10 points, the next 7, 5 and 3.
legend-inspired-name = Inspired
legend-inspired = When somebody gains a star, those with fewer play with the stronger side of the card until they catch up with the best.
legend-fatigue-name = Fatigue
legend-fatigue = With as many tokens as stamina one has to rest.
legend-student-name = Student
legend-student = Sacrificed as a price, or instead of a fatigue token.
legend-cards-name = Trick cards
legend-cards = Each serves once: as stealth, main effect or secondary effect.
legend-speed-name = Speed
legend-speed = How many zones may be entered in the movement phase.
legend-intelligence-name = Intelligence
legend-intelligence = How many cubes at most by research in a turn.
legend-intern-name = Intern
legend-intern = A lasting help, and points in the end.
legend-fate-name = Fate
legend-fate = Drawn face down, turned over at the end of the turn; a hindrance that takes points.
legend-alertness-name = Alertness
legend-alertness = Stealth has to be at least the alertness.
legend-stop-name = Stop
legend-stop = The movement phase and any other movement end at once.
legend-toll-name = Toll
legend-toll = On entering, information cubes are dropped.
legend-ambush-name = Ambush
legend-ambush = On entering, students are sacrificed; whoever cannot takes a fatigue token.
legend-passage-name = Secret passage
legend-passage = Connects revealed zones with the same letter.
legend-stairs-name = Stairs
legend-stairs = Whoever enters first adds a zone of an adjacent level.
legend-boss-name = Boss
legend-boss = Entering the zone brings him here or activates him.
legend-luck-name = Luck
legend-luck = Divination that is added to the stealth.
legend-bad-luck-name = Bad luck
legend-bad-luck = Divination that is added to the alertness.
legend-danger-name = Danger
legend-danger = After a failure more students are drawn from the university.
legend-bivouac-name = Bivouac
legend-bivouac = Rest on the spot as an action, for whoever has a cube of this colour; it ends the turn.
legend-door-name = Door
legend-door = To be entered with cubes of the door's colours.
legend-wall-name = Wall
legend-wall = Passages of different levels that no stairs connect.
legend-trap-name = Trap
legend-trap = Face down: ambush, toll or stop.
legend-teleport-name = Teleport
legend-teleport = Action: with a Beliefs cube to any revealed zone.
legend-exploration-name = Exploration
legend-exploration = Movement, traps, passages.
legend-deception-name = Deception
legend-deception = Theft; in tests stealth or alertness.
legend-social-name = Social
legend-social = Favours, debts, interns.
legend-magic-name = Magic
legend-magic = Spells; in tests divination.
legend-fame-name = Fame
legend-fame = Students, sponsors, interns.
legend-destiny-name = Destiny
legend-destiny = High bonus levels; for tests only.
legend-stealth-name = Stealth
legend-stealth = The bonus levels of discarded cards and all that was added.
legend-omega-name = Omega student
legend-omega = Raises the research penalty; when there is no room for another, maximum alertness begins.
legend-panic-name = Panic
legend-panic = The panic card rules the dungeon until the end.
legend-campfire-name = Campfire
legend-campfire = Students who were drawn from the university; cards fetch them.
legend-clan-name = Clan
legend-clan = How many points publication needs, and how cubes count.

## The story of a game

story-turns = Turns
story-zones = Zones
story-collected = Cubes collected
story-stolen = Thefts
story-tests = Stealth tests
story-passed = Tests passed
story-failed = Tests failed
story-played = Cards played
story-cancelled = Cards cancelled
story-omegas = Omega students
story-rests = Rests

guide-map = The dungeon: tiles as they lie, with passages and the cubes that are left. Touch a zone to go there. The buttons above bring out one level.
guide-notebook = Your notebook: below each column stands what the next cube brings, and farther down what is missing for stars, knowledge and publication.
guide-hand = Your trick cards: each is stealth, a main effect or a secondary effect, once only.
guide-people = The rivals: their numbers, and their notebooks in short.
guide-camp = The camp: alertness, clan, boss, and what is left in the decks.
moment-panic = Maximum alertness
moment-panic-1 = Bells in the deep. Somebody left the gate open.
moment-panic-2 = From now on every corridor has ears.
moment-published = Thesis published
moment-published-1 = Applause in the great hall; the ink is still wet.
moment-published-2 = The referees have run out of questions.
guide-notebook-title = Your notebook
guide-map-title = The dungeon
guide-hand-title = Tricks
guide-people-title = Notebooks
guide-camp-title = The camp
moment-clan-revealed = The clan is revealed
moment-clan-revealed-1 = Every note has to be read again.
moment-won-1 = The name enters the footnotes. The longest ones of all.
moment-won-2 = In the great hall even those rise who meant to vote against.
moment-lost-1 = You congratulate. The review is already written in your head.
moment-lost-2 = The dungeon will wait. So will the next term.
kind-alertness = Alertness card
kind-bosses = Boss
kind-clans = Clan
kind-columns = Notebook column
kind-fates = Fate card
kind-interns = Intern
kind-panics = Panic card
kind-pieces = Piece
kind-randomness = Randomness
kind-scholars = Scholar
kind-tricks = Trick card
kind-zones = Zone
legend-cubes = Information cubes
legend-green-name = Civilization
legend-green = An information cube; it fills the green column of the notebook.
legend-red-name = Military
legend-red = An information cube; it fills the red column of the notebook.
legend-blue-name = Beliefs
legend-blue = An information cube; it fills the blue column of the notebook.
legend-yellow-name = Riches
legend-yellow = An information cube; it fills the yellow column of the notebook.
legend-violet-name = Castes
legend-violet = An information cube; it fills the violet column of the notebook.
legend-zone-name = Zone
legend-zone = A tile of the dungeon. The Roman number is its level, the number beside it its alertness.
story-of-them = { $passed } of them passed
story-cubes = Cubes collected
story-published = Theses published
score-notebook = Notebook
score-clan = Clan
score-thesis = Thesis
score-interns = Interns
score-fates = Fate
score-total = Together
