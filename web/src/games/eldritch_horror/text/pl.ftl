# Słowa planszy Eldritch Horror; słowa zasad przychodzą z serwera.

world = Świat
paths = Rodzaje szlaków
path-train = Szlak kolejowy
path-ship = Szlak morski
path-uncharted = Szlak niezbadany
space-where = { $number }. { $where }
panes = Części stołu
pane-map = Mapa
pane-sheets = Badacze
pane-ancient = Przedwieczny
pane-market = Rezerwy
round = Runda { $round }
investigators = Badacze
actions-left = { $count ->
        [one] Pozostała { $count } akcja
        [few] Pozostały { $count } akcje
       *[many] Pozostało { $count } akcji
    }
health = Zdrowie
sanity = Poczytalność
clues = Wskazówki
clue = Wskazówka
track-of = { $name }: { $value } z { $most }
purse-clue = { $count ->
        [one] { $count } Wskazówka
        [few] { $count } Wskazówki
       *[many] { $count } Wskazówek
    }
purse-train = { $count ->
        [one] { $count } Bilet Kolejowy
        [few] { $count } Bilety Kolejowe
       *[many] { $count } Biletów Kolejowych
    } (razem najwyżej { $most })
purse-ship = { $count ->
        [one] { $count } Bilet Morski
        [few] { $count } Bilety Morskie
       *[many] { $count } Biletów Morskich
    } (razem najwyżej { $most })
lead-investigator = Główny Badacz
delayed = Wstrzymanie
player-out = poza grą
player-chooses = Badacz jeszcze niewybrany
player-waits = nowy Badacz przybędzie na koniec Fazy Mitów
show-more = { $count ->
        [0] Umiejętności
        [one] Umiejętności i { $count } karta
        [few] Umiejętności i { $count } karty
       *[many] Umiejętności i { $count } kart
    }
cards-of = Karty: { $name }
of-assets = Zasób:
of-artifacts = Artefakt:
of-spells = Zaklęcie:
of-conditions = Stan:
improved = Ulepszenie o { $amount }
dice-of = Kości: { $skill }
dice-count = { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }
percent = { $odds } %
odds-tip = Co najmniej jeden sukces w { $odds } na 100 testów bez modyfikatora
part-modifier = Modyfikator
part-improvement = Ulepszenie
part-least = Co najmniej jedna kość
gate-of = Brama: { $omen }
expedition = Aktywna Ekspedycja
mystery-here = Tajemnica: { $name }
rumor-here = Pogłoska: { $name }
eldritch-here = { $count ->
        [one] { $count } żeton Plugastwa
        [few] { $count } żetony Plugastwa
       *[many] { $count } żetonów Plugastwa
    }
monster-life = { $name }: utracone Zdrowie { $lost } z { $toughness }
defeated-here = Pokonany Badacz: { $name }
reach-with = { $train ->
        [0] { "" }
        [one] { $train } Bilet Kolejowy
       *[other] { $train } Bilety Kolejowe
    }{ $ship ->
        [0] { "" }
        [one] { " " }{ $ship } Bilet Morski
       *[other] { " " }{ $ship } Bilety Morskie
    }
doom = Zagłada
doom-left = { $count ->
        [0] Tor zagłady się skończył
        [one] Zagłada { $count }: o krok od przebudzenia
       *[other] Zagłada { $count }: przy 0 Przedwieczny się budzi
    }
omen-green = zielona kometa
omen-blue = niebieski gwiazdozbiór
omen-red = czerwone zaćmienie
omen-now = Omen: { $omen }
omen-space = { $omen }; Bramy z tym symbolem: { $gates }
omen-eldritch = Żetony Plugastwa na tym polu: { $count }
awake = przebudzony
sheet-says = Co mówi arkusz
sheet-sanity = Żetony Poczytalności na arkuszu: { $count }
sheet-eldritch = Żetony Plugastwa na arkuszu: { $count }
sheet-gate = Bramy na arkuszu: { $count }
mystery = Tajemnica
mysteries-solved = Rozwiązane Tajemnice: { $count } z { $needs }
mystery-progress = { $has } z { $wants }
solved = Rozwiązane
mythos-now = Mity
mythos-last = Mity, poprzednia runda
mythos-steps = Etapy karty Mitów
colour-green = zielona
colour-yellow = żółta
colour-blue = niebieska
step-done = wykonane
step-now = rozpatrywane
step-to-come = dopiero będzie
in-play = W grze
card-says = Co mówi karta
tokens-eldritch = Żetony Plugastwa: { $count }
tokens-health = Żetony Zdrowia: { $count }
reckoning = Rozrachunek
reckoning-left = { $count ->
        [one] pozostał { $count } efekt
        [few] pozostały { $count } efekty
       *[many] pozostało { $count } efektów
    }
reserve = Rezerwy
price = Wartość { $value }: tyle trzeba sukcesów
supplies = Talie i zapasy
decks = Talie i zapasy
pile-mythos-deck = Pozostałe karty Mitów: { $count }
pile-gate-stack = Bramy w stosie: { $count }
pile-clue-pool = Wskazówki w puli: { $count }
pile-monster-cup = Potwory w puli: { $count }
pile-assets = Zasoby: { $count }
pile-artifacts = Artefakty: { $count }
pile-spells = Zaklęcia: { $count }
pile-conditions = Stany: { $count }
encounter-decks = Talie Spotkań
encounter-of = Spotkanie: { $name }
dice = Kości
test-of = Test: { $skill }
test-by = { $who }: { $source }
die-success = { $face }: sukces
die-failure = { $face }: bez sukcesu
successes-now = { $count ->
        [0] Bez sukcesu
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
success-from = Sukces od { $least } w górę
fight-with = Walka: { $name }
fight-horror = Przerażanie { $loss }
fight-damage = Obrażenia { $loss }
fight-will = Przerażanie { $loss }: tyle Poczytalności przepada, minus sukcesy
fight-strength = Obrażenia { $loss }: tyle Zdrowia przepada, minus sukcesy
odds-sane = Bez utraty Poczytalności
odds-unhurt = Bez utraty Zdrowia
waiting-monsters = Potwory, które czekają
odds-kill = Pokonany od razu
story-rounds = Rundy
story-mysteries = Rozwiązane Tajemnice
story-gates = Zamknięte Bramy
story-monsters = Pokonane Potwory
story-tests = Testy
story-defeated = Pokonani Badacze
story-doom = Zagłada na koniec
story-successes = Sukcesy
story-passed = Testy z sukcesem w pierwszym rzucie
story-expected = według szans: { $mean }
legend-world = Świat
legend-tokens = Na mapie
legend-people = Badacze
legend-cards = Karty
legend-ancient = Przedwieczny
legend-city-name = Miasto
legend-city = Tu można pozyskiwać Zasoby i przygotować się do podróży.
legend-wilderness-name = Dzicz
legend-wilderness = Lasy, pustynie i góry.
legend-sea-name = Morze
legend-sea = Otwarte wody.
legend-train-name = Szlak kolejowy
legend-train = Bilet Kolejowy prowadzi nim o jedno pole dalej.
legend-ship-name = Szlak morski
legend-ship = Bilet Morski prowadzi nim o jedno pole dalej.
legend-uncharted-name = Szlak niezbadany
legend-uncharted = Żaden bilet tu nie pomaga.
legend-gate-name = Brama
legend-gate = Prowadzi do Innych Światów. Gdy Omen wskaże jej symbol, postępuje Zagłada.
legend-clue-name = Wskazówka
legend-clue = Zdobywana w Spotkaniach Badawczych; przerzuca kość i rozwiązuje Tajemnice.
legend-monster-name = Potwór
legend-monster = Kto stoi na jego polu, musi walczyć przed każdym innym spotkaniem.
legend-epic-name = Potężny Potwór
legend-epic = Nie można go odrzucić, tylko pokonać.
legend-expedition-name = Aktywna Ekspedycja
legend-expedition = Tu może czekać Artefakt.
legend-mystery-name = Tajemnica
legend-mystery = Pole aktywnej Tajemnicy. Trzy rozwiązane dają zwycięstwo.
legend-rumor-name = Pogłoska
legend-rumor = Jeśli nikt nie zdąży jej sprawdzić, okaże się prawdą.
legend-eldritch-name = Żeton Plugastwa
legend-eldritch = Oznacza to, o czym mówią karty.
legend-defeated-name = Pokonany Badacz
legend-defeated = Ktoś może jeszcze odzyskać wyposażenie.
legend-health-name = Zdrowie
legend-health = Przy 0 Badacz jest pokonany.
legend-sanity-name = Poczytalność
legend-sanity = Przy 0 Badacz jest pokonany.
legend-lore-name = Wiedza
legend-lore = Zaklęcia i zakazane księgi.
legend-influence-name = Wpływ
legend-influence = Pozyskiwanie Zasobów i rozmowy z ludźmi.
legend-observation-name = Spostrzegawczość
legend-observation = Dostrzeganie tego, co umyka innym.
legend-strength-name = Siła
legend-strength = Drugi test każdej walki.
legend-will-name = Wola
legend-will = Pierwszy test każdej walki.
legend-delayed-name = Wstrzymanie
legend-delayed = W następnej Fazie Akcji Badacz tylko się podnosi.
legend-lead-name = Główny Badacz
legend-lead = Działa pierwszy i rozstrzyga tam, gdzie zasady milczą.
legend-asset-name = Zasób
legend-asset = Przedmioty, Sprzymierzeńcy i Usługi, najczęściej z rezerw.
legend-artifact-name = Artefakt
legend-artifact = Potężny i nigdy nie na sprzedaż.
legend-spell-name = Zaklęcie
legend-spell = Cenę rzucenia podaje rewers; przedtem nikt jej nie zna.
legend-condition-name = Stan
legend-condition = Rewers wychodzi na jaw, gdy karta zostaje odwrócona.
legend-reserve-name = Rezerwy
legend-reserve = Zasoby w ofercie, za sukcesy w teście Wpływu.
legend-doom-name = Zagłada
legend-doom = Przy 0 Przedwieczny się budzi.
legend-omen-green-name = Zielona kometa
legend-omen-green = Pole toru Omenu i symbol Bram.
legend-omen-blue-name = Niebieski gwiazdozbiór
legend-omen-blue = Dwa pola toru Omenu i symbol Bram.
legend-omen-red-name = Czerwone zaćmienie
legend-omen-red = Pole toru Omenu i symbol Bram.
legend-mythos-name = Karta Mitów
legend-mythos = Jedna w każdej rundzie; gdy zabraknie, wszystko stracone.
legend-reckoning-name = Rozrachunek
legend-reckoning = Działają Potwory, Przedwieczny, karty w grze i Stany, w tej kolejności.
legend-surge-name = Napływ Potworów
legend-surge = Każda Brama z symbolem bieżącego Omenu sprowadza Potwory.
kind-spaces = Pole
kind-references = Karta pomocy
kind-gates = Brama
kind-clues = Wskazówka
kind-investigators = Badacz
kind-assets = Zasób
kind-artifacts = Artefakt
kind-spells = Zaklęcie
kind-spell-backs = Rewers Zaklęcia
kind-conditions = Stan
kind-condition-backs = Rewers Stanu
kind-monsters = Potwór
kind-epic-monsters = Potężny Potwór
kind-ancient-ones = Przedwieczny
kind-mysteries = Tajemnica
kind-mythos = Karta Mitów
kind-general-encounters = Spotkanie Ogólne
kind-location-encounters = Spotkanie w mieście
kind-research-encounters = Spotkanie Badawcze
kind-other-world-encounters = Spotkanie w Innym Świecie
kind-expedition-encounters = Spotkanie Ekspedycyjne
kind-special-encounters = Spotkanie Specjalne
moment-mythos = Mity
moment-mythos-1 = Gdzieś budzi się telegraf i zaczyna pisać własnym charakterem pisma.
moment-mythos-2 = Lampy przygasają. Nikt ich nie dotykał.
moment-mythos-3 = W porannych gazetach na całym świecie jedna kolumna jest pusta.
moment-gate-spawned = Otwiera się Brama
moment-gate-spawned-1 = Róg ulicy się ugina, a za nim trwa pogoda innego nieba.
moment-gate-spawned-2 = Powietrze pęka bezgłośnie. To, co wstrzymywało, pochyla się bliżej.
moment-gate-spawned-3 = Igły kompasów wskazują jedno miejsce i drżą.
moment-gate-closed = Brama się zamyka
moment-gate-closed-1 = Światło gaśnie jak oko, które widziało już dość.
moment-gate-closed-2 = Na ulicy zostaje tylko zapach soli i starego kamienia.
moment-mystery-solved = Tajemnica rozwiązana
moment-mystery-solved-1 = Jedną stronę ciemności można już przeczytać.
moment-mystery-solved-2 = Nici na ścianie się schodzą, a wzór ma twarz.
moment-awakened = Przedwieczny się budzi
moment-awakened-1 = Gwiazdy stają. A potem wszystkie się odwracają.
moment-awakened-2 = To nigdy nie spało. Czekało tylko na widownię.
moment-final = Ostateczna Tajemnica
moment-final-1 = Zostało jedno pytanie, i ma zęby.
moment-defeated = Badacz pokonany
moment-defeated-1 = Na dworcu zostaje walizka, zaadresowana do nikogo.
moment-defeated-2 = Ostatni wpis w dzienniku urywa się w połowie
moment-devoured = Badacz pożarty
moment-devoured-1 = Nie znaleziono nawet kapelusza.
moment-eliminated = Nikt nie zajmie tego miejsca
moment-eliminated-1 = Krzesło przy kominku zostaje puste.
moment-rumor-placed = Pogłoska
moment-rumor-placed-1 = Marynarz opowiada ją w jednym porcie; wieczorem znają ją wszystkie.
moment-rumor-solved = Pogłoska ucichła
moment-rumor-solved-1 = Jutro nikt się nie przyzna, że w nią wierzył.
moment-won-1 = Słońce wschodzi nad światem, który nigdy się nie dowie, dlaczego wzeszło.
moment-won-2 = Lampa gaśnie. Tym razem z ludzkiej ręki.
moment-lost-1 = Mapa wciąż leży na stole. Nie ma już czego pokazywać.
moment-lost-2 = Nad morzem coś wstaje i wstaje, i nie przestaje wstawać.
guide-map-title = Świat
guide-map = Trzydzieści sześć pól i szlaki między nimi. Pola ze złotą obwódką są w zasięgu; znaki pod nimi mówią, jakich to wymaga biletów. Dotknij pola, aby tam podróżować. Przeciągnij mapę, użyj kółka albo dwóch palców, aby przyjrzeć się bliżej.
guide-people-title = Badacze
guide-people = Zdrowie i Poczytalność nie mogą spaść do 0. Przy każdej umiejętności widać liczbę kości i szansę na sukces; dotknij liczby, aby zobaczyć, skąd się bierze.
guide-dice-title = Testy
guide-dice = Tu widać kości każdego testu: przedtem skąd pochodzą i jaka jest szansa na sukces, potem jak wypadły. Sukcesem jest 5 i 6.
guide-ancient-one-title = Przedwieczny
guide-ancient-one = Zagłada maleje z rundy na rundę; przy 0 Przedwieczny się budzi. Omen krąży po czterech polach, a każda Brama z jego symbolem kosztuje Zagładę.
guide-mystery-title = Tajemnice
guide-mystery = Trzy rozwiązane Tajemnice to zwycięstwo. Karta mówi, czego trzeba teraz, a pasek, ile już jest.
guide-reserve-title = Rezerwy
guide-reserve = Zasoby w ofercie. Pozyskuje się je w Mieście testem Wpływu; liczba to cena w sukcesach.
again-chance = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[other] { $dice } kości
    }; kolejny sukces: { $odds } %
