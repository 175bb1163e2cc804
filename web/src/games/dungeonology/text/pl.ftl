# Słowa planszy Stworologii; słowa zasad przychodzą z serwera.

dungeon = Loch
new-zone-here = Nowa strefa tutaj
zone-tip = Poziom { $level }, czujność { $alertness }
cube-green = Cywilizacja
cube-red = Wojsko
cube-blue = Wierzenia
cube-yellow = Bogactwa
cube-violet = Kasty
token-trap = Pułapka
token-teleport = Teleport
token-X = Sekretne przejście X
gauge-of = { $name }: { $value } z { $most }
sheet-points = Punkty
sheet-stars = Gwiazdki
sheet-students = Studenci
sheet-cards = Karty sztuczek
sheet-fatigue = Zmęczenie
sheet-notebook = Notatnik
column-tip = { $name }: kostek { $height } z { $length }, punktów { $points }; następna kostka daje { $next }
sheet-inspired = natchnienie
sheet-knowledge = zna klan
sheet-published = rozprawa opublikowana: { $place }.
sheet-finished = koniec wyprawy
fates-down = { $count ->
        [one] { $count } zakryta karta fatum
        [few] { $count } zakryte karty fatum
       *[many] { $count } zakrytych kart fatum
    }
own-hand = Twoja ręka
test-research = Badania: { $name }
test-spying = Szpiegostwo: { $name }
test-alertness = Czujność: { $parts }
share-surcharge = dopłata za kostki
share-research-bonus = premia do badań
share-students = studenci
share-fate = fatum
share-cube-green = Cywilizacja
share-cube-red = Wojsko
share-cube-blue = Wierzenia
share-cube-yellow = Bogactwa
share-cube-violet = Kasty
camp = Obóz
alertness-tip = Studenci Omegi: { $omegas } z { $spaces }; kara do badań { $penalty }
clan-hidden = Klan jest nieznany
clan-needed = do publikacji: { $needed }
deck-tricks = Talia sztuczek
deck-fates = Talia fatum
campfire = Ognisko (miejsc: { $most })
zone-stack = Strefy poziomu { $level }
phase-begin = Początek
phase-movement = Ruch
phase-action = Akcja
phase-end = Koniec tury
guide-prompt = Tu pada pytanie, co robisz.
guide-map = Loch: płytki tak, jak leżą, z kostkami, które zostały. Dotknij strefy, aby tam pójść.
guide-hand = Twoje karty sztuczek: każda to skradanie, efekt główny albo pomocniczy, tylko raz.
guide-people = Notatniki: kolumny kostek, gwiazdki (★) i premie do badań (+). Do publikacji trzeba dwóch gwiazdek.
guide-camp = Obóz: czujność, klan, boss i to, co zostało w taliach.
guide-log = Co się wydarzyło.
moment-panic = Maksymalna czujność
moment-panic-1 = Dzwony w głębi. Ktoś nie domknął bramy.
moment-panic-2 = Odtąd każdy korytarz ma uszy.
moment-published = Rozprawa opublikowana
moment-published-1 = Oklaski w auli; atrament jeszcze nie wysechł.
moment-published-2 = Recenzentom skończyły się pytania.
