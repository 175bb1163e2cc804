# Słowa planszy Stworologii; słowa zasad przychodzą z serwera.

dungeon = Loch
levels = Poziomy lochu
level-all = Cały loch
level-name = Poziom { $level }
level-tip = { $level ->
        [0] Wszystkie poziomy
        [1] Poziom I
        [2] Poziom II
       *[3] Poziom III
    }: stref { $zones }, uczonych { $people }
new-zone-here = { $count ->
        [one] Nowa strefa tutaj: styka się { $count } przejście
        [few] Nowa strefa tutaj: stykają się { $count } przejścia
       *[many] Nowa strefa tutaj: styka się { $count } przejść
    }
zone-tip = Poziom { $level }, czujność { $alertness }
cube-green = Cywilizacja
cube-red = Wojsko
cube-blue = Wierzenia
cube-yellow = Bogactwa
cube-violet = Kasty
cube-to-come = { $name }: kostka pojawi się, gdy ktoś tu wejdzie
cube-gone = Puste pole: kostki tu nie ma
token-tip-trap = Pułapka: kto wejdzie, odwraca żeton (zasadzka, myto albo postój)
token-tip-teleport = Teleport (AKCJA): kto ma kostkę Wierzeń, przenosi się do dowolnej odkrytej strefy
token-tip-X = Sekretne przejście X: za punkt szybkości przejdź do drugiej strefy z literą X
link-stairs = Schody między strefami: { $one }, { $other }
link-wall = Ściana: strefy { $one } i { $other } leżą na różnych poziomach i nie są połączone
sheet-printed = na karcie uczonego
sheet-points = Punkty
sheet-points-tip = Punkty z kostek, bez klanu, publikacji, stażystów i fatum
sheet-stars = Gwiazdki
sheet-stars-tip = Gwiazdki: { $value }. Dwie pozwalają publikować; nowa sprawia, że kto ma ich mniej, staje się natchniony
sheet-students = Studenci
sheet-students-tip = Studenci: { $value }, limit { $most }: do tylu uzupełnia ich odpoczynek. Poświęcasz ich za karty, szpiegostwo i zamiast zmęczenia
sheet-cards = Karty sztuczek
sheet-cards-tip = Karty sztuczek: { $value }. Na koniec tury dobiera się do { $most }
sheet-fatigue = Wytrzymałość
sheet-fatigue-tip = Zmęczenie: { $value } z { $most }. Kto ma tyle, ile wytrzymałości, musi odpocząć
sheet-research = Premia do badań
sheet-research-tip = Premia do badań: { $value }. Dolicza się do skradania w badaniach
sheet-speed = Szybkość
sheet-speed-tip = Szybkość: { $value }. Do tylu stref można wejść w fazie ruchu
sheet-intelligence = Inteligencja
sheet-intelligence-tip = Inteligencja: { $value }. Tyle kostek najwyżej można zebrać badaniami w jednej turze
sheet-intern = Stażysta
sheet-notebook = Twój notatnik
sheet-inspired = natchnienie
sheet-inspired-tip = Ma mniej gwiazdek niż najlepszy: gra natchnioną stroną karty uczonego
sheet-knowledge = zna klan
sheet-knowledge-tip = Żeton wiedzy: ogląda kartę klanu
sheet-silenced = milczy
sheet-silenced-tip = Nie może zagrywać kart sztuczek
sheet-published = rozprawa opublikowana: { $place }.
sheet-finished = koniec wyprawy
column-next = następna kostka daje { $gain ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }{ $star ->
        [true] { " " }i gwiazdkę
       *[false] { "" }
    }{ $bonus ->
        [true] { " " }i premię do badań
       *[false] { "" }
    }
column-full = kolumna jest pełna
column-full-short = pełna
column-tip = { $name }: kostek { $height } z { $length }, punktów { $points }; { $next }
small-column = { $name }: kostek { $height }, punktów { $points }, gwiazdek { $stars }
cubes-of = { $name }: jeszcze { $count }
missing-stars = Gwiazdki: { $stars } z { $needed }
missing-star-next = do następnej:
missing-knowledge = Wiedza o klanie:
missing-knowledge-has = Wiedza o klanie zdobyta
thesis = Rozprawa
missing-publication = Publikacja:
points-of = { $points } z { $needed } pkt
combination-has = { $name }: jest
combination-lacks = { $name }: brakuje
rivals = Rywale
fates-down = { $count ->
        [one] { $count } zakryta karta fatum
        [few] { $count } zakryte karty fatum
       *[many] { $count } zakrytych kart fatum
    }
own-hand = Twoja ręka
card-tip = { $type }, poziom premii { $bonus }
test-research = Badania: { $name }
test-spying = Szpiegostwo: { $name }
test-cubes = { $zone }, { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
test-aims = Ofiara: { $whom }, cel: { $cube }
test-alertness = Czujność: { $total }
test-enough = Skradania wystarczy
test-short = Do sukcesu brakuje: { $count }
test-sure = Sukces jest pewny
test-marked = zaznaczone karty
test-coming = Doliczy się po odrzuceniu kart
test-turns = Mogą zagrywać:
turn-done = już po kolejce
turn-now = teraz
turn-later = jeszcze może
pile = Karty na stosie
pile-tip = Rozpatruje się najpierw kartę zagraną ostatnio
pile-cancelled = anulowana
share-hint = { $at ->
        [0] Od tego zaczyna się poziom skradania
       *[other] Dodane do poziomu skradania
    }
share-surcharge = dopłata za kostki
share-research-bonus = premia do badań
share-students = studenci ofiary
share-fate = fatum
share-cube-green = wartość kostki Cywilizacji
share-cube-red = wartość kostki Wojska
share-cube-blue = wartość kostki Wierzeń
share-cube-yellow = wartość kostki Bogactw
share-cube-violet = wartość kostki Kast
camp = Obóz
alertness-card = Karta czujności: { $name }
alertness-tip = Studenci Omegi: { $omegas } z { $spaces }; kara do badań { $penalty }
alertness-end = Następny student Omegi ogłasza maksymalną czujność
panic = Maksymalna czujność:
panic-tip = Nikt nie odpoczywa ani nie odkrywa stref; kto kończy turę w Obozowisku, publikuje i kończy wyprawę
clan-hidden = Klan jest nieznany
clan-tip = Karta klanu mówi, ile punktów trzeba do publikacji i które kostki są warte więcej albo mniej
boss-tip = Boss lochu: wchodzi do gry albo rusza się, gdy ktoś wejdzie do strefy z jego symbolem
boss-gone = karta odrzucona
deck-tricks = Talia sztuczek
discard = Odrzucone karty sztuczek; na wierzchu: { $cards }
deck-fates = Talia fatum
campfire = Ognisko (miejsc: { $most })
zone-stack = Strefy poziomu { $level }
phase-begin = Początek
phase-movement = Ruch
phase-action = Akcja
phase-end = Koniec tury

## Legenda

legend-notebook = Notatnik
legend-scholars = Uczony
legend-dungeon = Loch
legend-tricks = Karty sztuczek
legend-camp = Obóz
legend-points-name = Punkty
legend-points = Suma pierwszych liczb widocznych nad kostkami w każdej kolumnie.
legend-star-name = Gwiazdka
legend-star = Dwie pozwalają ogłosić publikację rozprawy.
legend-bonus-name = Premia do badań
legend-bonus = Dolicza się do skradania w badaniach, nie w szpiegostwie.
legend-knowledge-name = Wiedza
legend-knowledge = Za kombinację kostek z karty uczonego. Pozwala obejrzeć kartę klanu.
legend-thesis-name = Publikacja
legend-thesis = Udaje się, gdy punktów z klanem jest dość. Pierwsza daje 10 punktów, następne 7, 5 i 3.
legend-inspired-name = Natchnienie
legend-inspired = Gdy ktoś zdobywa gwiazdkę, ci, którzy mają ich mniej, grają mocniejszą stroną karty, aż dogonią najlepszych.
legend-fatigue-name = Zmęczenie
legend-fatigue = Gdy żetonów jest tyle, ile wytrzymałości, trzeba odpocząć.
legend-student-name = Student
legend-student = Poświęca się go jako koszt albo zamiast żetonu zmęczenia.
legend-cards-name = Karty sztuczek
legend-cards = Każda służy raz: jako skradanie, efekt główny albo efekt pomocniczy.
legend-speed-name = Szybkość
legend-speed = Do ilu stref można wejść w fazie ruchu.
legend-intelligence-name = Inteligencja
legend-intelligence = Ile kostek najwyżej zbiera się badaniami w jednej turze.
legend-intern-name = Stażysta
legend-intern = Pomaga stale i daje punkty na koniec.
legend-fate-name = Fatum
legend-fate = Dobierane zakryte, odkrywane na koniec tury; przeszkadza i odejmuje punkty.
legend-alertness-name = Czujność
legend-alertness = Skradanie ma być co najmniej równe czujności.
legend-stop-name = Postój
legend-stop = Faza ruchu i każdy inny ruch natychmiast się kończą.
legend-toll-name = Myto
legend-toll = Wchodząc, upuszcza się kostki informacji.
legend-ambush-name = Zasadzka
legend-ambush = Wchodząc, poświęca się studentów, a kto nie może, bierze żeton zmęczenia.
legend-passage-name = Sekretne przejście
legend-passage = Łączy odkryte strefy z tą samą literą.
legend-stairs-name = Schody
legend-stairs = Kto wejdzie pierwszy, dokłada strefę sąsiadującego poziomu.
legend-boss-name = Boss
legend-boss = Wejście do strefy sprowadza go albo aktywuje.
legend-luck-name = Szczęście
legend-luck = Wróżenie dodane do skradania.
legend-bad-luck-name = Pech
legend-bad-luck = Wróżenie dodane do czujności.
legend-danger-name = Niebezpieczeństwo
legend-danger = Po porażce dobiera się z uniwersytetu więcej studentów.
legend-bivouac-name = Biwak
legend-bivouac = Odpoczynek na miejscu jako akcja, dla kogoś z kostką tego koloru; kończy turę.
legend-door-name = Drzwi
legend-door = Wejść może ten, kto ma kostki koloru drzwi.
legend-wall-name = Ściana
legend-wall = Przejścia różnych poziomów, których nie łączą schody.
legend-trap-name = Pułapka
legend-trap = Zakryta: zasadzka, myto albo postój.
legend-teleport-name = Teleport
legend-teleport = Akcja: z kostką Wierzeń do dowolnej odkrytej strefy.
legend-exploration-name = Eksploracja
legend-exploration = Ruch, pułapki, przejścia.
legend-deception-name = Podstęp
legend-deception = Kradzieże; w testach skradanie albo czujność.
legend-social-name = Karta towarzyska
legend-social = Przysługi, długi, stażyści.
legend-magic-name = Magia
legend-magic = Zaklęcia; w testach wróżenie.
legend-fame-name = Rozgłos
legend-fame = Studenci, sponsorzy, stażyści.
legend-destiny-name = Przeznaczenie
legend-destiny = Wysokie poziomy premii; tylko do testów.
legend-stealth-name = Skradanie
legend-stealth = Suma poziomów premii odrzuconych kart i wszystkiego, co dołożono.
legend-omega-name = Student Omegi
legend-omega = Podnosi karę do badań; gdy zabraknie dla niego miejsca, nastaje maksymalna czujność.
legend-panic-name = Panika
legend-panic = Karta paniki rządzi lochem do końca gry.
legend-campfire-name = Ognisko
legend-campfire = Studenci, których dobrano z uniwersytetu; można ich zabierać kartami.
legend-clan-name = Klan
legend-clan = Ile punktów trzeba do publikacji i jak liczą się kostki.

## Opowieść o grze

story-turns = Tury
story-zones = Strefy
story-collected = Zebrane kostki
story-stolen = Kradzieże
story-tests = Testy skradania
story-passed = Udane testy
story-failed = Nieudane testy
story-played = Zagrane karty
story-cancelled = Anulowane karty
story-omegas = Studenci Omegi
story-rests = Odpoczynki

guide-map = Loch: płytki tak, jak leżą, z przejściami i kostkami, które zostały. Dotknij strefy, aby tam pójść. Guziki nad mapą wyróżniają jeden poziom.
guide-notebook = Twój notatnik: pod każdą kolumną stoi, co da następna kostka, a niżej, czego brakuje do gwiazdek, wiedzy i publikacji.
guide-hand = Twoje karty sztuczek: każda to skradanie, efekt główny albo pomocniczy, tylko raz.
guide-people = Rywale: ich liczby i notatniki w skrócie.
guide-camp = Obóz: czujność, klan, boss i to, co zostało w taliach.
moment-panic = Maksymalna czujność
moment-panic-1 = Dzwony w głębi. Ktoś nie domknął bramy.
moment-panic-2 = Odtąd każdy korytarz ma uszy.
moment-published = Rozprawa opublikowana
moment-published-1 = Oklaski w auli; atrament jeszcze nie wysechł.
moment-published-2 = Recenzentom skończyły się pytania.
guide-notebook-title = Twój notatnik
guide-map-title = Loch
guide-hand-title = Sztuczki
guide-people-title = Notatniki
guide-camp-title = Obóz
moment-clan-revealed = Klan odkryty
moment-clan-revealed-1 = Wszystkie notatki trzeba czytać od nowa.
moment-won-1 = Nazwisko trafia do przypisów. Ze wszystkich najdłuższych.
moment-won-2 = W auli wstają nawet ci, którzy mieli głosować przeciw.
moment-lost-1 = Gratulujesz. Recenzję już masz w głowie.
moment-lost-2 = Podziemia poczekają. Następny semestr także.
kind-alertness = Karta czujności
kind-bosses = Boss
kind-clans = Klan
kind-columns = Kolumna notatnika
kind-fates = Karta fatum
kind-interns = Stażysta
kind-panics = Karta paniki
kind-pieces = Element gry
kind-randomness = Losowość
kind-scholars = Uczony
kind-tricks = Karta sztuczek
kind-zones = Strefa
legend-cubes = Kostki informacji
legend-green-name = Cywilizacja
legend-green = Kostka informacji; wypełnia zieloną kolumnę notatnika.
legend-red-name = Wojsko
legend-red = Kostka informacji; wypełnia czerwoną kolumnę notatnika.
legend-blue-name = Wierzenia
legend-blue = Kostka informacji; wypełnia niebieską kolumnę notatnika.
legend-yellow-name = Bogactwa
legend-yellow = Kostka informacji; wypełnia żółtą kolumnę notatnika.
legend-violet-name = Kasty
legend-violet = Kostka informacji; wypełnia fioletową kolumnę notatnika.
legend-zone-name = Strefa
legend-zone = Płytka lochu. Liczba rzymska to poziom, liczba obok niego to czujność.
story-of-them = z tego zdane: { $passed }
story-cubes = Zebrane kostki
story-published = Opublikowane rozprawy
score-notebook = Notatnik
score-clan = Klan
score-thesis = Rozprawa
score-interns = Stażyści
score-fates = Fatum
score-total = Razem
