# Słowa planszy Znaku Starszych Bogów; słowa zasad przychodzą z serwera.

sanity = Poczytalność
stamina = Wytrzymałość
clues = Wskazówki
investigators = Badacze
adventures = Przygody
other-worlds = Inne Światy
active-player = teraz gra
player-out = poza grą
player-none = bez Badacza
hand = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
hand-of = Karty: { $name }
trophies = { $amount ->
        [one] { $amount } trofeum
        [few] { $amount } trofea
       *[many] { $amount } trofeów
    }
trophies-label = Trofea
trophies-of = Trofea: { $name }
focused = skupiona kość
assisting = kość ze wsparcia
ancient-one = Przedwieczny
ancient-awake = Przedwieczny się przebudził
doom = Zagłada
doom-track = Tor zagłady: { $doom } z { $spaces }
doom-now = Żetony na torze
doom-spaces = Pola toru
doom-left = Do przebudzenia
doom-next-monster = Potwór pojawi się na polu
elder-signs = Znaki Starszych Bogów
elder-signs-track = Znaki Starszych Bogów: { $signs } z { $limit }
elder-signs-now = Zdobyte
elder-signs-limit = Limit
elder-signs-left = Brakuje
combat = Zadanie walki
clock = Zegar
clock-reads = Zegar wskazuje godzinę { $hour }; { clock-left }
clock-left = do północy: { $left ->
        [one] { $left } godzina
        [few] { $left } godziny
       *[many] { $left } godzin
    }
mythos-next = Następna karta Mitów: { $name }
task = Zadanie { $number }
task-done = wykonane
second-task = drugie zadanie potwora: { $name }
monster-slot = miejsce potwora
token-defeated = potwór pokonany
locked = Zablokowana { $colour ->
        [green] zielona
        [yellow] żółta
       *[red] czerwona
    } kość
lock-waits = Czeka na { $colour ->
        [green] zieloną
        [yellow] żółtą
       *[red] czerwoną
    } kość
symbol-investigation = Śledztwo { $amount }
symbol-lore = Wiedza
symbol-peril = Niebezpieczeństwo
symbol-terror = Panika
cost-sanity = Poczytalność: { $amount }
cost-stamina = Wytrzymałość: { $amount }
cost-clock = Zegar naprzód o { $hours } godz.
dice = Kości
die = { $colour ->
        [green] Zielona
        [yellow] Żółta
       *[red] Czerwona
    } kość: { $face }
face-none = nierzucona
face-1 = 1 Śledztwo
face-2 = 2 Śledztwa
face-3 = 3 Śledztwa
face-4 = 4 Śledztwa
face-lore = Wiedza
face-peril = Niebezpieczeństwo
face-terror = Panika
face-wild = Joker
dice-pool = Pula
dice-placed = Na zadaniach
dice-discarded = Odłożone
dice-supply = Zasoby
attempt = { $name }: { $where }
attempt-rolls = { $rolls ->
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    }
first-aid = Pierwsza pomoc
aid-free = 1 punkt za darmo
aid-all = do pełna
aid-half = jeden atrybut do maksimum: { $price }
aid-full = oba atrybuty do maksimum: { $price }
lost-and-found = Biuro rzeczy znalezionych
found-roll = rzut zieloną kością
shop = Pamiątki
loot-clue = Wskazówka
loot-common = Przedmiot powszechny
loot-unique = Przedmiot unikatowy
loot-spell = Zaklęcie
loot-ally = Sprzymierzeniec
loot-elder-sign = Znak Starszych Bogów
decks = Talie
deck-common = Przedmioty powszechne: { $count }
deck-unique = Przedmioty unikatowe: { $count }
deck-spell = Zaklęcia: { $count }
deck-ally = Sprzymierzeńcy: { $count }
deck-monster = Potwory w puli: { $count }
deck-adventure = Przygody: { $count }
deck-other-world = Inne Światy: { $count }
deck-mythos = Mity: { $count }

arg-doom = Żetony zagłady
arg-spaces = Pola toru zagłady
arg-signs = Zdobyte Znaki
arg-limit = Limit Znaków
arg-hour = Godzina
arg-price = Cena
arg-nights = Noce
guide-adventures-title = Muzeum
guide-adventures = Sześć przygód. Idziesz na jedną z nich i kośćmi wykonujesz jej zadania. ✔ to nagrody, ✘ to kary za porażkę.
guide-dice-title = Kości
guide-dice = Wynik rzutu kładziesz na zadanie. Gdy żadne nie pasuje, odkładasz jedną kość i rzucasz znowu. Żółtą i czerwoną kość dodają Przedmioty; Zaklęcia zatrzymują kości na później.
guide-ancient-title = Przedwieczny
guide-ancient = Zdobądźcie dość Znaków Starszych Bogów, zanim zapełni się tor zagłady. Inaczej Przedwieczny się przebudzi.
guide-clock-title = Zegar
guide-clock = Po każdej turze wskazówka idzie o trzy godziny naprzód. O północy odkrywa się nowa karta Mitów.
guide-mythos-title = Mity
guide-mythos = Ta karta działa do następnej północy.
guide-entrance-title = Wejście
guide-entrance = Tu można odzyskać siły, przejrzeć Biuro rzeczy znalezionych i za trofea kupić pamiątki.
guide-people-title = Badacze
guide-people = Poczytalność i Wytrzymałość nie mogą spaść do zera. Stuknij liczbę, a dowiesz się, skąd się wzięła. Kartę powiększa mały przycisk w rogu.
kind-adventures = Przygoda
kind-other-worlds = Przygoda w Innym Świecie
kind-ancient-ones = Przedwieczny
kind-investigators = Badacz
kind-common-items = Przedmiot powszechny
kind-unique-items = Przedmiot unikatowy
kind-spells = Zaklęcie
kind-allies = Sprzymierzeniec
kind-mythos = Karta Mitów
kind-monsters = Potwór
kind-mask-monsters = Maska Nyarlathotepa
kind-entrance = Arkusz Wejścia

## Wielkie chwile

moment-midnight = Północ
moment-midnight-1 = Dwanaście uderzeń. Po ostatnim nikt w muzeum nie śmie odetchnąć.
moment-midnight-2 = Zegar bije, a witryny odpowiadają mu cichym brzękiem szkła.
moment-midnight-3 = Gaz w lampach przygasa. Coś na piętrze zaczyna chodzić.
moment-mythos = Mity
moment-mythos-1 = Gwiazdy przesunęły się o szerokość włosa. Wystarczyło.
moment-mythos-2 = Z dna szuflady wysuwa się stronica, której wczoraj tam nie było.
moment-mythos-3 = Sen, który mieli wszyscy, nie skończył się o świcie.
moment-gate = Brama
moment-gate-1 = Za drzwiami nie ma już korytarza.
moment-gate-2 = Powietrze pęka jak lód, a spod niego wieje.
moment-devoured = Pochłonięcie
moment-devoured-1 = Na posadzce zostaje kapelusz. Nikt po niego nie wraca.
moment-devoured-2 = Krzyk urywa się tam, gdzie kończy się światło lampy.
moment-awakens = Przebudzenie
moment-awakens-1 = Najpierw drży ziemia. Potem niebo. Na końcu wszystko, co ma imię.
moment-awakens-2 = Otwiera oczy. Jest ich za wiele, by je policzyć.
moment-elder-sign = Znak Starszych Bogów
moment-elder-sign-1 = Gwiazda w kamieniu jest ciepła jak dłoń.
moment-elder-sign-2 = Na chwilę ściany znów są tylko ścianami.
moment-resolved = Przygoda rozpatrzona
moment-resolved-1 = Jeszcze jedna sala, w której można zgasić światło.
moment-resolved-2 = Zapisz to. Jutro nie uwierzysz własnym słowom.
moment-lost-and-found = Biuro rzeczy znalezionych
moment-lost-and-found-1 = Nikt nie pamięta, kto to przyniósł.
moment-lost-and-found-2 = Wczoraj ta szuflada była zamknięta.
moment-failed = Porażka
moment-failed-1 = Są drzwi, których nie dało się zamknąć na czas.
moment-failed-2 = Noc umie czekać dłużej niż my.
moment-attack = Atak
moment-attack-1 = Nie ma dokąd uciec przed czymś, co jest wszędzie.
moment-won-1 = Świt wchodzi przez świetlik i po raz pierwszy od dawna znajduje tu tylko kurz.
moment-won-2 = Gazety napiszą o awarii gazu. Niech tak zostanie.
moment-lost-1 = Muzeum stoi dalej. Tylko już nie w tym świecie.
moment-lost-2 = Zegar idzie. Nie ma już nikogo, kto by na niego spojrzał.

## Gra w liczbach

story-turns = Tury
story-midnights = Północe
story-resolved = Przygody rozpatrzone
story-failed = Przygody nieudane
story-devoured = Pochłonięci
story-rolls = Rzuty i przerzuty
story-tasks = Zadania
story-monsters = Pokonane potwory
story-uses = Użyte karty i zdolności
story-investigation = Wyrzucone Śledztwo
story-terrors = Wyrzucona Panika
story-expected = średnio z takich kości: { $mean }

## Legenda

legend-dice = Wyniki kości i wymagania zadań
legend-investigation-name = Śledztwo
legend-investigation = Liczba mówi, ile go potrzeba. Kilka kości można dodać do siebie.
legend-lore-name = Wiedza
legend-lore = Każdy taki symbol wymaga jednej kości z Wiedzą.
legend-peril-name = Niebezpieczeństwo
legend-peril = Każdy taki symbol wymaga jednej kości z Niebezpieczeństwem.
legend-terror-name = Panika
legend-terror = Wymaganie jak każde inne. Gdy rzut się nie uda, a leży w nim Panika, działają efekty Paniki w stopkach kart.
legend-wild-name = Joker
legend-wild = Na czerwonej kości: Wiedza, Niebezpieczeństwo, Panika albo 4 Śledztwa.
legend-people = Badacze
legend-sanity-name = Poczytalność
legend-sanity = Gdy spadnie do zera, Badacz zostaje pochłonięty.
legend-stamina-name = Wytrzymałość
legend-stamina = Gdy spadnie do zera, Badacz zostaje pochłonięty.
legend-clue-name = Wskazówka
legend-clue = Za jedną można przerzucić dowolne kości z puli.
legend-trophy-name = Trofeum
legend-trophy = Za trofea kupuje się pamiątki przy Wejściu.
legend-focus-name = Skupienie
legend-focus = Po nieudanym rzucie można zatrzymać jedną kość na później.
legend-assist-name = Wsparcie
legend-assist = Ktoś w tym samym miejscu może zatrzymać dla ciebie kość.
legend-loot = Nagrody
legend-common-name = Przedmiot powszechny
legend-common = Najczęściej dodaje żółtą kość.
legend-unique-name = Przedmiot unikatowy
legend-unique = Najczęściej dodaje czerwoną kość albo zmienia wynik.
legend-spell-name = Zaklęcie
legend-spell = Zatrzymuje kość z jej wynikiem.
legend-ally-name = Sprzymierzeniec
legend-ally = Pomaga przez cały czas, dopóki jest z tobą.
legend-elder-sign-name = Znak Starszych Bogów
legend-elder-sign = Zbierzcie ich dość, a Przedwieczny zostanie uwięziony.
legend-perils = Zagrożenia
legend-doom-name = Zagłada
legend-doom = Gdy tor się zapełni, Przedwieczny się budzi.
legend-monster-name = Potwór
legend-monster = Leży w ramce na karcie i dokłada swoje zadanie.
legend-cultist-name = Kultysta
legend-cultist = Potwór, na którego działają niektóre karty.
legend-gate-name = Brama
legend-gate = Pojawia się Inny Świat.
legend-midnight-name = Północ
legend-midnight = Ten efekt działa o każdej północy, dopóki karta leży na stole.
legend-clock-name = Zegar
legend-clock = Wskazówka idzie naprzód o tyle godzin.
legend-lock-name = Kłódka
legend-lock = Kość jest zablokowana, dopóki ta karta leży na stole.
legend-mythos-name = Mity
legend-mythos = Działa od razu i do następnej północy.
legend-devour-name = Pochłonięcie
legend-devour = Badacz znika z gry.
legend-fail-name = Porażka
legend-fail = Przygoda kończy się porażką.
legend-effect-name = Inny efekt
legend-effect = Przeczytaj go na powiększonej karcie.

## W jednym ruchu

act-clue = { $count ->
        [one] Przerzuć zaznaczoną kość za Wskazówkę
        [few] Przerzuć { $count } zaznaczone kości za Wskazówkę
       *[many] Przerzuć { $count } zaznaczonych kości za Wskazówkę
    }
act-clue-others = { $count ->
        [one] Przerzuć pozostałą za Wskazówkę
        [few] Przerzuć { $count } pozostałe za Wskazówkę
       *[many] Przerzuć { $count } pozostałych za Wskazówkę
    }
act-clue-all = { $count ->
        [one] Przerzuć tę kość za Wskazówkę
        [few] Przerzuć wszystkie { $count } kości za Wskazówkę
       *[many] Przerzuć wszystkie { $count } kości za Wskazówkę
    }
act-free-reroll = { $count ->
        [one] Przerzuć zaznaczoną kość za darmo
        [few] Przerzuć { $count } zaznaczone kości za darmo
       *[many] Przerzuć { $count } zaznaczonych kości za darmo
    }
act-free-reroll-others = { $count ->
        [one] Przerzuć pozostałą za darmo
        [few] Przerzuć { $count } pozostałe za darmo
       *[many] Przerzuć { $count } pozostałych za darmo
    }
act-free-reroll-all = { $count ->
        [one] Przerzuć tę kość za darmo
        [few] Przerzuć wszystkie { $count } kości za darmo
       *[many] Przerzuć wszystkie { $count } kości za darmo
    }
act-roll-on = Rzuć od razu, bez zatrzymywania kości
act-fail = Odłóż tę kość: rzut nieudany
act-touch-focus = { $thing }: zatrzymaj ją (skupienie)
act-touch-stay = { $thing }: zostań i skorzystaj
odds = Rzut całą pulą wykona to zadanie w { $percent } przypadkach na 100

phase-turn-start = Początek tury
phase-movement = Ruch
phase-resolution = Działanie
phase-clock = Zegar
phase-attack = Atak
symbol-changed = { $words } (nadrukowano { $printed }; { $why })
