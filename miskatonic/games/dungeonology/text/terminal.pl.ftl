# Stół w terminalu.

table-headline = Tura { $turn }, { $phase }
table-summary = Tur: { $turns }, kradzieży: { $thefts }, opublikowanych rozpraw: { $published }
table-dungeon = Loch
table-zone = { $level } { $name } (czujność { $alertness }): { $cubes } | tu: { $there } | przejścia: { $ways }
table-stacks = Nieodkryte strefy: I { $one }, II { $two }, III { $three }
table-camp = Obóz
table-alertness = Karta czujności { $track }, kara do badań { $penalty }
table-campfire = Ognisko: { $count } z { $most }
table-decks = Karty sztuczek w talii: { $tricks }; karty fatum: { $fates }
table-test = { $kind ->
        [research] Badania
       *[spying] Szpiegostwo
    }: { $who }
table-test-stealth = Skradanie { $total }: { $parts }
table-test-alertness = Czujność { $total }: { $parts }
table-notebook = Punkty { $points }, gwiazdki { $stars }, premia do badań { $research }
table-body = Studenci { $students } (limit { $limit }), karty { $cards } (limit { $hand }), zmęczenie { $fatigue } z { $stamina }
table-fates-down = Zakryte karty fatum: { $count }
table-published = Rozprawa opublikowana ({ $place }.)
table-finished = Wyprawa skończona
table-inspired = natchnienie
table-knowledge = wiedza o klanie
table-hand = Twoja ręka
share-surcharge = dopłata za kostki
share-research-bonus = premia do badań
share-students = studenci
share-fate = fatum
share-cube-green = Cywilizacja
share-cube-red = Wojsko
share-cube-blue = Wierzenia
share-cube-yellow = Bogactwa
share-cube-violet = Kasty
