# The table in the terminal.

table-headline = Turn { $turn }, { $phase }
table-summary = Turns: { $turns }, thefts: { $thefts }, theses published: { $published }
table-dungeon = The dungeon
table-zone = { $level } { $name } (alertness { $alertness }): { $cubes } | here: { $there } | ways: { $ways }
table-stacks = Zones to be found: I { $one }, II { $two }, III { $three }
table-camp = Camp
table-alertness = Alertness card { $track }, research penalty { $penalty }
table-campfire = Campfire: { $count } of { $most }
table-decks = Trick cards in the deck: { $tricks }; fate cards: { $fates }
table-test = { $kind ->
        [research] Research
       *[spying] Spying
    }: { $who }
table-test-stealth = Stealth { $total }: { $parts }
table-test-alertness = Alertness { $total }: { $parts }
table-notebook = Points { $points }, stars { $stars }, research bonus { $research }
table-body = Students { $students } (limit { $limit }), cards { $cards } (limit { $hand }), fatigue { $fatigue } of { $stamina }
table-fates-down = Fate cards face down: { $count }
table-published = Thesis published (number { $place })
table-finished = The expedition is over
table-inspired = inspired
table-knowledge = knows the clan
table-hand = Your hand
share-surcharge = surcharge for cubes
share-research-bonus = research bonus
share-students = students
share-fate = fate
share-cube-green = Civilization
share-cube-red = Military
share-cube-blue = Beliefs
share-cube-yellow = Riches
share-cube-violet = Castes
