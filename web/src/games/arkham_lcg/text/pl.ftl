# Słowa planszy Horroru w Arkham: Gry karcianej; słowa zasad przychodzą z serwera.

investigators = Badacze
locations = Lokalizacje
unrevealed = nieodkryta
shroud = Zasłona: trudność badania tego miejsca
clues-here = { $count ->
        [one] { $count } wskazówka do odkrycia
        [few] { $count } wskazówki do odkrycia
       *[many] { $count } wskazówek do odkrycia
    }
clues = Wskazówki
doom = Zagłada
victory-points = { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
enemy-here = { $name }{ $exhausted ->
        [yes] , karta wyczerpana
       *[no] {""}
    }
enemies-about = Wrogowie bez zwarcia
enemy-fight = Walka: trudność ataku
enemy-evade = Wymykanie się: trudność wymknięcia się
enemy-health = Obrażenia i wytrzymałość
enemy-attack = Co zadaje jego atak
enemy-deals = obrażenia { $damage }, przerażenie { $horror }
act = Akt { $number }
agenda = Tajemnica { $number }
doom-tip = Zagłada w grze i próg, przy którym tajemnica postępuje
act-tip = Wskazówki badaczy i liczba, której wymaga akt
act-clues = { $held } z { $needed }
encounter-deck = Talia spotkań
encounter-discard = Odrzucone karty spotkań
victory-display = Pula zwycięstwa
chaos-bag = { $count ->
        [one] Worek chaosu: { $count } żeton
        [few] Worek chaosu: { $count } żetony
       *[many] Worek chaosu: { $count } żetonów
    }
token = W worku: { $count }
token-drawn = Odkryty żeton
chaos-token = Żeton chaosu
log-interrogated = Przesłuchani: { $names }
log-got-away = Uciekli: { $names }
log-killed = Zabici: { $names }
log-insane = Obłąkani: { $names }
log-person = { $name }: doświadczenie { $experience }, trauma fizyczna { $physical }, trauma psychiczna { $mental }
campaign-log = Dziennik kampanii i pula zwycięstwa
phase-mythos = Mity
phase-investigation = Badacze
phase-enemy = Wrogowie
phase-upkeep = Utrzymanie
round = Runda { $round }
difficulty-easy = poziom łatwy
difficulty-standard = poziom standardowy
difficulty-hard = poziom trudny
difficulty-expert = poziom ekspercki
peril = Zagrożenie: { $name }, bez pomocy innych
active-player = { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
lead-investigator = główny badacz
status-defeated = pokonany badacz
status-resigned = po rezygnacji
skill-willpower = Wola
skill-intellect = Intelekt
skill-combat = Walka
skill-agility = Zwinność
printed = Wydrukowana
resources = Zasoby
cards-in-hand = Karty na ręce
cards-in-deck = Karty w talii
cards-discarded = Karty odrzucone
exhausted = wyczerpana
cost = Koszt w zasobach
odds-with = Szansa na sukces z tą kartą
odds-of = Szansa na sukces
odds-helpers = Co by pomogło
odds-more = { $more ->
        [0] bez zmian
        [one] o { $more } punkt więcej
        [few] o { $more } punkty więcej
       *[other] o { $more } punktów więcej
    }
attacks-first = Najpierw { $count ->
        [one] atak towarzyszący
        [few] { $count } ataki towarzyszące
       *[other] { $count } ataków towarzyszących
    }: { $names }
odds-together = Zaznaczone karty (+{ $icons }): { $odds } %
percent = { $odds } %
threat-area = Obszar zagrożenia
slots = Strefy
slots-taken = Zajmowane strefy: { $slots }
slot-of = { $slot }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
slots-of = { $slot } { $taken } z { $most }
slot-of-hand = ręka
slot-of-arcane = mistyczna
slot-of-accessory = akcesorium
slot-of-body = ciało
slot-of-ally = sprzymierzeniec
figure-fight = Walka
figure-health = Wytrzymałość
figure-evade = Wymykanie się
figure-sanity = Poczytalność
figure-shroud = Zasłona
each-investigator = { $count } na badacza
printed-level = Poziom { $level }
printed-icons = Ikony umiejętności
play-area = Obszar gry
hand-of = Ręka: { $name }
show-more = Karty w grze
tokens-damage = Obrażenia: { $count }
tokens-horror = Przerażenie: { $count }
tokens-doom = Zagłada: { $count }
tokens-ammo = Naboje: { $count }
tokens-charge = Ładunki: { $count }
tokens-supply = Zapasy: { $count }
tokens-secret = Sekrety: { $count }
tokens-clues = Wskazówki: { $count }
test-title = Test ({ $skill }): { $name }
test-about = { $kind ->
        [investigate] badanie: { $name }
        [fight] walka: { $name }
        [evade] wymykanie się: { $name }
       *[card] powód: { $name }
    }
test-step-1 = początek
test-step-2 = karty
test-step-3 = żeton
test-step-5 = wartość
test-step-6 = rozstrzygnięcie
test-step-7 = wyniki
story-rounds = Rundy
story-tests = Testy umiejętności
story-clues = Odkryte wskazówki
story-enemies = Pokonani wrogowie
story-victory = Karty w puli zwycięstwa
story-damage = Obrażenia
story-horror = Przerażenie
story-passed = Testy zdane
story-failed = Testy niezdane
story-played = Zagrane karty
story-of-them = z tego zdane: { $passed }
legend-skills = Umiejętności
legend-people = Badacze
legend-places = Miejsca i wrogowie
legend-tokens = Żetony chaosu
legend-willpower-name = Wola
legend-willpower = Przeciw grozie i podstępom; do zaklęć.
legend-intellect-name = Intelekt
legend-intellect = Do badania.
legend-combat-name = Walka
legend-combat = Do walki.
legend-agility-name = Zwinność
legend-agility = Do wymykania się.
legend-wild-name = Uniwersalna
legend-wild = Liczy się do każdej umiejętności.
legend-damage-name = Obrażenia
legend-damage = Gdy dorównają wytrzymałości, badacz zostaje pokonany.
legend-horror-name = Przerażenie
legend-horror = Gdy dorówna poczytalności, badacz zostaje pokonany.
legend-resource-name = Zasób
legend-resource = Płaci się nim za karty.
legend-clue-name = Wskazówka
legend-clue = Dzięki niej akt postępuje.
legend-hand-name = Ręka
legend-hand = Na koniec rundy najwyżej osiem kart.
legend-deck-name = Talia
legend-deck = Gdy się skończy, tasuje się stos odrzuconych; kosztuje to 1 przerażenie.
legend-shroud-name = Zasłona
legend-shroud = Trudność badania lokalizacji.
legend-doom-name = Zagłada
legend-doom = Gdy jest jej dość, tajemnica postępuje.
legend-victory-name = Zwycięstwo
legend-victory = Doświadczenie na koniec scenariusza.
legend-enemy-name = Wróg
legend-enemy = Atakuje tego, z kim jest w zwarciu.
legend-skull-name = Czaszka
legend-skull = Co robi, mówi karta pomocy scenariusza.
legend-cultist-name = Kultysta
legend-cultist = Co robi, mówi karta pomocy scenariusza.
legend-tablet-name = Tablica
legend-tablet = Co robi, mówi karta pomocy scenariusza.
legend-elder-thing-name = Przedwieczna istota
legend-elder-thing = Co robi, mówi karta pomocy scenariusza.
legend-auto-fail-name = Automatyczna porażka
legend-auto-fail = Test kończy się porażką.
legend-elder-sign-name = Znak starszych bogów
legend-elder-sign = Co robi, mówi karta badacza.
moment-act-advances = Akt postępuje
moment-act-advances-1 = Jedna nić trzyma, a następna już ciągnie.
moment-agenda-advances = Tajemnica postępuje
moment-agenda-advances-1 = Było cierpliwe. Teraz jest na czas.
moment-resolution = Koniec scenariusza
moment-resolution-1 = Co wpiszecie do dziennika, tego nie da się wymazać.
moment-defeated = Badacz pokonany
moment-defeated-1 = Po jednej stronie pokoju gaśnie lampa.
moment-killed = Badacz stracony na zawsze
moment-killed-1 = Przy stole stoi o jedno krzesło za dużo.
moment-won-1 = Zamykasz dziennik. Przez chwilę za oknem jest tylko deszcz.
moment-won-2 = Tej nocy Arkham śpi i nie wie, komu to zawdzięcza.
moment-lost-1 = W dzienniku zostają puste strony. Ktoś inny je zapisze.
moment-lost-2 = Światła Arkham gasną ulica po ulicy.
guide-map-title = Lokalizacje
guide-map = Lokalizacje. Dotknij połączonej z twoją, żeby tam przejść, albo swojej, żeby ją zbadać.
guide-stages-title = Akt i tajemnica
guide-stages = Akt wymaga wskazówek, a tajemnica zagłady, której co rundę przybywa.
guide-hand-title = Ręka
guide-hand = Twoja ręka. Dotknij karty, żeby ją zagrać albo przeznaczyć na test.
guide-test-title = Test
guide-test = Tu widać test umiejętności: co się liczy i jaka jest dokładna szansa, zanim odkryje się żeton.
guide-people-title = Badacze
guide-people = Wszyscy: umiejętności, wytrzymałość, poczytalność, karty w grze i wrogowie w zwarciu.
tokens-resources = Zasoby: { $count }

## Układanie talii

deck-builder = Układanie talii
deck-lead = Wybierz talię, zacznij nową albo wczytaj talię z innego programu. Czy jest dozwolona, widać podczas układania.
deck-none = Nie masz jeszcze własnych talii.
deck-new = Nowa talia
deck-investigator = Badacz
deck-from-starter = Z talii startowej
deck-from-nothing = Pusta
deck-import = Wczytaj talię
deck-import-forms = JSON z ArkhamDB lub arkham.build, ich zapisy tekstowe albo plik OCTGN. Przedruki liczą się jako ta sama karta.
deck-import-text = Tekst talii
deck-import-do = Przejmij
deck-import-file = Z pliku
deck-left = Co pominięto lub zmieniono
deck-to-table = Do nowej gry
deck-delete = Usuń talię: { $name }
deck-name = Nazwa talii
deck-purpose = Przeznaczenie
deck-purpose-campaign = nowa kampania
deck-purpose-standalone = pojedynczy scenariusz
deck-purpose-upgraded = ulepszenie między scenariuszami
deck-budget = Doświadczenie do wydania
deck-legal = dozwolona
deck-illegal = jeszcze niedozwolona
deck-size = { $has } z { $size } kart
deck-experience = karty za { $count } pkt doświadczenia
deck-spent = zmiany kosztują { $count } pkt doświadczenia
deck-group-assets = Atuty
deck-group-events = Wydarzenia
deck-group-skills = Umiejętności
deck-group-weaknesses = Osłabienia
deck-random-weakness = losowe podstawowe osłabienie
deck-more = Jedna więcej: { $name }
deck-less = Jedna mniej: { $name }
deck-curve = Karty według kosztu
deck-cards = Karty
deck-odds = Co znajdzie się na początkowej ręce
deck-odds-hand = Ręka
deck-odds-mulligan = Z wymianą
deck-odds-tip = { $name } na początkowej ręce: { $hand } %; z wymianą reszty: { $mulligan } %
deck-save-json = Zapisz jako JSON
deck-save-text = Zapisz jako tekst
deck-save-markdown = Zapisz jako Markdown
deck-pool = Pula kart
deck-search = Szukaj, w obu językach
deck-class = Klasa
deck-type = Rodzaj
deck-level = Poziom
deck-cost-filter = Koszt
deck-trait = Cecha
deck-any = dowolnie
deck-all = także niedozwolone
deck-found = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
deck-cost = koszt { $cost }
deck-kind-assets = atut
deck-kind-events = wydarzenie
deck-kind-skills = umiejętność
deck-kind-treacheries = podstęp
deck-kind-enemies = wróg
class-guardian = Strażnik
class-seeker = Poszukiwacz
class-rogue = Łotr
class-mystic = Mistyk
class-survivor = Ocalały
class-neutral = neutralna
class-weakness = osłabienie
class-mythos = Mity

kind-acts = Akt
kind-agendas = Tajemnica
kind-assets = Atut
kind-enemies = Wróg
kind-events = Wydarzenie
kind-investigators = Badacz
kind-locations = Lokalizacja
kind-scenarios = Scenariusz
kind-skills = Umiejętność
kind-treacheries = Podstęp
