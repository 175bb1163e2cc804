# The words of the board of Dungeonology; those of its rules come from the server.

dungeon = The dungeon
new-zone-here = New zone here
zone-tip = Level { $level }, alertness { $alertness }
cube-green = Civilization
cube-red = Military
cube-blue = Beliefs
cube-yellow = Riches
cube-violet = Castes
token-trap = Trap
token-teleport = Teleport
token-X = Secret passage X
gauge-of = { $name }: { $value } of { $most }
sheet-points = Points
sheet-stars = Stars
sheet-students = Students
sheet-cards = Trick cards
sheet-fatigue = Fatigue
sheet-notebook = Notebook
column-tip = { $name }: { $height } of { $length } cubes, { $points } points; the next cube brings { $next }
sheet-inspired = inspired
sheet-knowledge = knows the clan
sheet-published = published: number { $place }
sheet-finished = finished
fates-down = { $count ->
        [one] { $count } fate card face down
       *[other] { $count } fate cards face down
    }
own-hand = Your hand
trick-kind = { $type ->
        [exploration] Exploration
        [destiny] Destiny
        [fame] Fame
        [deception] Deception
        [social] Social
       *[magic] Magic
    }, bonus { $bonus }
test-research = Research: { $name }
test-spying = Spying: { $name }
test-alertness = Alertness: { $parts }
share-surcharge = surcharge for cubes
share-research-bonus = research bonus
share-students = students
share-fate = fate
share-cube-green = Civilization
share-cube-red = Military
share-cube-blue = Beliefs
share-cube-yellow = Riches
share-cube-violet = Castes
camp = Camp
alertness-tip = Omega students: { $omegas } of { $spaces }; research penalty { $penalty }
clan-hidden = The clan is not known
clan-needed = { $needed } points to publish
deck-tricks = Trick deck
deck-fates = Fate deck
campfire = Campfire (room for { $most })
zone-stack = Zones of level { $level }
phase-begin = Start
phase-movement = Movement
phase-action = Action
phase-end = End of turn
guide-prompt = Here you are asked what you do.
guide-map = The dungeon: tiles as they have been laid, with the cubes that are left. Touch a zone to go there.
guide-hand = Your trick cards: each is stealth, a main effect or a secondary effect, once.
guide-people = The notebooks: columns of cubes, stars (★) and research bonuses (+). Two stars are needed to publish.
guide-camp = The camp: alertness, the clan, the boss, what is left in the decks.
guide-log = What has happened.
moment-panic = Maximum alertness
moment-panic-1 = Bells in the deep. Somebody has left the gate open.
moment-panic-2 = From now on every corridor has ears.
moment-published = A thesis is published
moment-published-1 = Applause in the great hall; ink still wet.
moment-published-2 = The referees have run out of questions.
