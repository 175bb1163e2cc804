# Teksty elementów gry, pisane z danych.

## Informacje

cube-green = Cywilizacja
    .gen = Cywilizacji
cube-red = Wojsko
    .gen = Wojska
cube-blue = Wierzenia
    .gen = Wierzeń
cube-yellow = Bogactwa
    .gen = Bogactw
cube-violet = Kasty
    .gen = Kast
cubes-green = kostki Cywilizacji
cubes-red = kostki Wojska
cubes-blue = kostki Wierzeń
cubes-yellow = kostki Bogactw
cubes-violet = kostki Kast
need-green = kostkę Cywilizacji
need-red = kostkę Wojska
need-blue = kostkę Wierzeń
need-yellow = kostkę Bogactw
need-violet = kostkę Kast
count-green = { COUNT($amount, "kostka Cywilizacji", "nom") }
count-red = { COUNT($amount, "kostka Wojska", "nom") }
count-blue = { COUNT($amount, "kostka Wierzeń", "nom") }
count-yellow = { COUNT($amount, "kostka Bogactw", "nom") }
count-violet = { COUNT($amount, "kostka Kast", "nom") }
information-green = Cywilizacja
information-red = Wojsko
information-blue = Wierzenia
information-yellow = Bogactwa
information-violet = Kasty
notebook-yellow = żółty notatnik
notebook-red = czerwony notatnik
notebook-blue = niebieski notatnik
notebook-green = zielony notatnik
stat-students = limit studentów
stat-hand = limit kart sztuczek
stat-speed = szybkość
stat-intelligence = inteligencja
stat-stamina = wytrzymałość
stat-research = premia do badań

## Zdania

text-effect = { CAPITAL($text) }.
text-profession = { $pl }
text-combination = Wiedza: { $cubes }.
text-side = { $inspired ->
        [yes] Strona natchniona
       *[no] Strona zwykła
    }: studenci { $students }, karty sztuczek { $hand }, szybkość { $speed }, inteligencja { $intelligence }, wytrzymałość { $stamina }.
text-ability = { $name }{ $action ->
        [yes] { " " }(AKCJA)
       *[no] { "" }
    }{ $when ->
        [test] { " " }(w teście skradania)
       *[other] { "" }
    }: { $text }.
text-ability-cost = { $name }{ $action ->
        [yes] { " " }(AKCJA)
       *[no] { "" }
    }{ $when ->
        [test] { " " }(w teście skradania)
       *[other] { "" }
    }. Koszt: { $costs }. Efekt: { $text }.
cost-discard = odrzuć kartę { trick-type }
trick-type = { $type ->
        [exploration] eksploracji
        [destiny] przeznaczenia
        [fame] rozgłosu
        [deception] podstępu
        [social] towarzyską
       *[magic] magii
    }
trick-type-name = { $type ->
        [exploration] eksploracja
        [destiny] przeznaczenie
        [fame] rozgłos
        [deception] podstęp
        [social] karta towarzyska
       *[magic] magia
    }
text-trick = { CAPITAL(trick-type-name) }, poziom premii { $bonus }.
play-timing = { $action ->
        [yes] , AKCJA
       *[no] { "" }
    }{ $timing ->
        [instant] , natychmiastowy
        [reaction] , reakcja
        [test] , w teście skradania
        [before-movement] , przed twoją fazą ruchu
        [end-of-turn] , na koniec tury
       *[turn] { "" }
    }
text-main = Efekt główny{ play-timing }: { $text }.
text-main-cost = Efekt główny{ play-timing }. Koszt: { $costs }. Efekt: { $text }.
text-secondary = Efekt pomocniczy{ play-timing }: { $text }.
text-secondary-cost = Efekt pomocniczy{ play-timing }. Koszt: { $costs }. Efekt: { $text }.
text-zone = Poziom { $level ->
        [1] I
        [2] II
       *[3] III
    }, strefa { $number }, czujność { $alertness }.
text-zone-start = Strefa początkowa, poziom I. Kto tu przebywa, nie jest celem niczego, nawet bossa, i nie zagrywa kart sztuczek. Tu się odpoczywa i publikuje.
text-zone-cubes = Informacje od lewej: { $cubes }.
text-door = Drzwi ({ slot-name }): aby wejść, trzeba mieć { $cubes }.
slot-name = { $slot ->
        [nw] północ, z lewej
        [ne] północ, z prawej
        [en] wschód, u góry
        [es] wschód, u dołu
        [se] południe, z prawej
        [sw] południe, z lewej
        [ws] zachód, u dołu
       *[wn] zachód, u góry
    }
zone-effect-stop = Postój: twoja faza ruchu i każdy inny ruch natychmiast się kończą
zone-effect-toll = Myto { $amount }: wchodząc, upuść { COUNT($amount, "kostka informacji") }
zone-effect-ambush = Zasadzka { $amount }: wchodząc, poświęć { COUNT($amount, "student") }, a jeśli nie możesz, weź żeton zmęczenia
zone-effect-secret-passage = sekretne przejście { $letter }: za punkt szybkości przejdź do odkrytej strefy z tą samą literą
zone-effect-stairs = schody: kto wejdzie tu pierwszy, dokłada strefę sąsiadującego poziomu, do której te schody prowadzą
zone-effect-boss = boss: wejście sprowadza go albo aktywuje
zone-effect-luck = Szczęście { $amount }: w teście skradania wykonaj wróżenie { $amount } i dodaj poziom premii do skradania
zone-effect-bad-luck = Pech { $amount }: w teście skradania wykonaj wróżenie { $amount } i dodaj poziom premii do czujności
zone-effect-danger = Niebezpieczeństwo { $amount }: po nieudanym teście dobierz { COUNT($amount, "student") } z uniwersytetu zamiast jednego
zone-effect-bivouac = Biwak (AKCJA): kto ma { $colour }, ten odpoczywa tu bez powrotu do Obozowiska i kończy turę
text-fate-points = Na koniec gry: −{ COUNT($points, "punkt") }.
text-intern-points = { $points ->
        [0] Nie daje punktów.
       *[other] Na koniec gry: +{ COUNT($points, "punkt") }.
    }
text-alertness = Około { $minutes } minut na gracza. Uniwersytet na początku: { COUNT($students, "student", "nom") } na gracza i { COUNT($omega, "student Omegi", "nom") }.
text-row = { $row }. student Omegi: do uniwersytetu { COUNT($students, "student", "nom") } na gracza i { COUNT($omega, "student Omegi", "nom") }; kara do badań { $penalty ->
        [0] 0
       *[other] +{ $penalty }
    }.
text-panic = Opróżnij uniwersytet, po czym włóż do niego { COUNT($students, "student") } na gracza i jednego studenta Omegi, który zawsze do niego wraca.
text-panic-boss = Odrzuć kartę bossa.
text-panic-boss-hunts = Na początku swojej tury każdy gracz, także ten, który skończył, przesuwa bossa o 2 połączone strefy, tam, gdzie jest najwięcej kostek. Z tych stref znikają wszystkie kostki, a każdy uczony w nich traci losową kostkę.
text-panic-darkness = Na początku swojej tury każdy gracz, także ten, który skończył, losuje informację. Jeśli to Wierzenia, Bogactwa lub Kasty, ze wszystkich stref znikają kostki tego rodzaju.
text-panic-alone = Na koniec swojej tury uczony, który jest w strefie sam i poza Obozowiskiem, traci losową kostkę.
text-panic-collapse = Na początku swojej tury każdy gracz, także ten, który skończył, wybiera strefę, w której są kostki, a nie ma uczonych. Wszystkie te kostki znikają.
text-panic-tremor = Na koniec swojej tury uczony, który jest poza Obozowiskiem, bierze żeton zmęczenia.
text-clan = Punkty potrzebne do publikacji: { $needed }.
text-modifier = { CAPITAL($cubes) }: { SIGNED($amount) } { COUNTED($amount, "punkt") } za każdą.
text-boss-modifier = Czujność strefy, w której jest boss: +{ $amount }.
text-boss-effect = W strefie, w której jest boss: { $effect }.
text-boss-discovery = Wykrycie: postaw go w strefie, w której został aktywowany; następuje Spotkanie.
text-boss-steered = Aktywacja: przesuń go o { COUNT($steps, "strefa") } bez zawracania; zatrzymuje się przy uczonym albo tam, skąd musiałby zawrócić.
text-boss-random-scholar = Aktywacja: idzie najwyżej { COUNT($steps, "strefa") } w stronę wylosowanego uczonego i zatrzymuje się w pierwszej strefie z uczonym.
text-boss-encounter = Spotkanie, każdy uczony w strefie: { $text }.
text-boss-lots = Spotkanie, wynik losowania „{ $information }”: { $text }.
text-randomness = { $direction ->
        [north] Północ
        [east] Wschód
        [south] Południe
       *[west] Zachód
    }; { $colour }; wyjście: { exit-name }; { $information }.
exit-name = { $exit ->
        [nw] północ, z lewej
        [ne] północ, z prawej
        [en] wschód, u góry
        [es] wschód, u dołu
        [se] południe, z prawej
        [sw] południe, z lewej
        [ws] zachód, u dołu
       *[wn] zachód, u góry
    }
text-column = Kostka warta { COUNT($value, "punkt") }; miejsc { $length }; punkty według wysokości: { AND($points) }.
text-column-stars = Gwiazdki na wysokości: { AND($heights) }.
text-column-bonuses = Premia do badań na wysokości: { AND($heights) }.
text-piece = Sztuk: { $amount }.

## Zdolności i ograniczenia

perk-stat = { $what }: { SIGNED($amount) }
perk-protect = { $cubes } są chronione: to ty decydujesz, czy je tracisz
perk-alertness = w twoich testach skradania czujność jest większa o { $amount }
perk-actions = Szybkość łotra: w swojej fazie akcji możesz wykonać { $amount ->
        [1] dwie akcje
       *[other] kilka akcji
    }
perk-failure-students = po nieudanym teście skradania dobierz z uniwersytetu o { COUNT($amount, "student") } więcej
perk-spying-students = zanim zaczniesz szpiegować, poświęć o { COUNT($amount, "student") } więcej
perk-draws = na koniec tury dobierasz o { COUNT($amount, "karta sztuczek") } mniej
perk-discard-before-test = przed każdym swoim testem skradania odrzuć { COUNT($amount, "karta sztuczek") }
perk-deaf-bard = przed każdym swoim testem skradania odkryj kartę sztuczek i dodaj jej poziom premii do czujności
perk-no-secondary = nie możesz używać efektów pomocniczych kart sztuczek
perk-no-instant = nie możesz używać efektów natychmiastowych ani reakcji
perk-no-secret-passage = nie możesz korzystać z sekretnych przejść
perk-no-substitute = nie możesz poświęcić studenta zamiast wzięcia żetonu zmęczenia
perk-no-further = w swoich testach skradania nie możesz dokładać kart po odpowiedzi rywali
perk-spy-free = Szelma: szpiegując, nie poświęcasz studenta
perk-spy-ignores-students = Szelma: gdy szpiegujesz, studenci ofiary nie zwiększają czujności
perk-spy-divination = Szelma: szpiegując, po ustaleniu poziomu skradania wykonaj wróżenie 1
perk-magic-double = Magiczne dziecko: poziomy premii kart magii zagrywanych z twojej ręki są podwojone
perk-second-wind = Drugi oddech: na koniec tury możesz dobrać mniej kart; za każdą niedobraną odrzuć żeton zmęczenia

## Czasowniki

verb-draw-students = dobierz { COUNT($amount, "student") } z uniwersytetu
verb-sacrifice = poświęć { COUNT($amount, "student") }
verb-take-fatigue = weź { COUNT($amount, "żeton zmęczenia") }{ $unavoidable ->
        [yes] { " " }(nie można zamiast tego poświęcić studenta)
       *[no] { "" }
    }
verb-take-students = { $by_bonus ->
        [yes] weź od ogniska po 1 studencie za każdy punkt premii odrzuconej karty
       *[no] weź { COUNT($amount, "student") } od ogniska
    }
verb-fill-students = weź studentów do swojego limitu od ogniska (z rezerwy, jeśli nikogo tam nie ma)
verb-recover = { $amount ->
        [0] odrzuć wszystkie żetony zmęczenia, które masz
       *[other] odrzuć najwyżej { COUNT($amount, "żeton zmęczenia") }
    }
verb-discard-fate = odrzuć kartę fatum
verb-steal-students = ukradnij po 1 studencie każdemu uczonemu w twojej strefie oraz w sąsiadujących i połączonych (najwyżej { $most } razem)
verb-tire = { $where ->
        [here] uczony w twojej strefie
       *[near] uczony w twojej strefie lub w sąsiadującej i połączonej
    } bierze { COUNT($amount, "żeton zmęczenia") }
verb-give-fate = uczony w twojej strefie lub w sąsiadującej i połączonej dobiera zakrytą kartę fatum
verb-recruit = zrekrutuj stażystę: { $intern } (ukradnij tę kartę, jeśli ma ją ktoś poza Obozowiskiem)
verb-draw-cards = dobierz { COUNT($amount, "karta sztuczek") }
verb-draw-to-limit = dobierz karty sztuczek do swojego limitu
verb-discard-random = odrzuć losowo { COUNT($amount, "karta sztuczek") }
verb-make-discard = uczony w twojej strefie lub w sąsiadującej i połączonej { $take ->
        [yes] oddaje ci losowo { COUNT($amount, "karta sztuczek") }
       *[no] odrzuca losowo { COUNT($amount, "karta sztuczek") }
    }
verb-favour = wybierz gracza (możesz siebie) i zdecyduj: dobiera { COUNT($draw, "karta sztuczek") } albo odrzuca losowo jedną
verb-search-magic = odkryj z talii { $all_of_them ->
        [yes] { COUNT($reveal, "karta sztuczek") } i weź na rękę wszystkie karty magii
       *[no] najwyżej { COUNT($reveal, "karta sztuczek") }, aż trafisz na kartę magii, i weź ją na rękę
    }; pozostałe potasuj i połóż zakryte na talii
verb-cancel = anuluj efekt właśnie zagranej karty sztuczek
verb-steal-from-player = ukradnij losową kostkę temu, kto ją zagrał
verb-silence = wybierz gracza: do końca twojej tury nie może zagrywać kart sztuczek
verb-extra-turn = po tej turze rozegraj jeszcze jedną; na jej koniec weź tyle żetonów zmęczenia, ile możesz mieć
verb-collect = zbierz { COUNT($amount, "kostka informacji") } { $where ->
        [here] ze swojej strefy
        [adjacent] ze swojej strefy lub z sąsiadującej
       *[anywhere] z dowolnej odkrytej strefy
    }
verb-collect-by-lot = wylosuj informację i zbierz kostki ze swojej strefy: 1 za Cywilizację lub Wojsko, 2 za Wierzenia lub Bogactwa, 3 za Kasty
verb-steal-random = ukradnij losową kostkę uczonemu { $where ->
        [here] w twojej strefie
       *[near] w twojej strefie lub w sąsiadującej i połączonej
    }{ $again ->
        [green] ; jeśli to Cywilizacja, ukradnij mu jeszcze jedną
        [red] ; jeśli to Wojsko, ukradnij mu jeszcze jedną
        [blue] ; jeśli to Wierzenia, ukradnij mu jeszcze jedną
        [yellow] ; jeśli to Bogactwa, ukradnij mu jeszcze jedną
        [violet] ; jeśli to Kasty, ukradnij mu jeszcze jedną
       *[other] { "" }
    }
verb-steal-chosen = ukradnij wybraną kostkę uczonemu { $where ->
        [here] w twojej strefie
       *[near] w twojej strefie lub w sąsiadującej i połączonej
    }
verb-steal-by-lot = każdy uczony w twojej strefie oraz w sąsiadujących i połączonych losuje informację; komu wypadnie { $colour ->
        [green] Cywilizacja
        [red] Wojsko
        [blue] Wierzenia
        [yellow] Bogactwa
       *[violet] Kasty
    }, temu ukradnij losową kostkę
verb-give-cubes = przekaż najwyżej { COUNT($most, "kostka informacji") } uczonym w twojej strefie lub w połączonych
verb-get-gifts = każdy inny uczony { $where ->
        [near] w twojej strefie lub w sąsiadującej i połączonej
       *[anywhere] poza Obozowiskiem
    }, który ma kostki, przekazuje ci jedną
verb-claim-research = uczony w twojej strefie lub w sąsiadującej i połączonej przekazuje ci kostkę zebraną w tej turze dzięki badaniom (on wybiera którą)
verb-exchange-cube = wymień kostkę na dowolnym notatniku na kostkę z rezerwy, o jeden punkt cenniejszą lub tańszą
verb-make-drop = uczony { $where ->
        [here] w twojej strefie
       *[near] w twojej strefie lub w sąsiadującej i połączonej
    } upuszcza losową kostkę
verb-headbutt = wybierz uczonego w swojej strefie, którego w tej turze jeszcze nie uderzono, i zdecyduj: { $collect ->
        [yes] upuszcza losową kostkę, a ty ją zbierasz,
       *[no] upuszcza losową kostkę
    } albo oddaje ci losową kartę sztuczek
verb-repent = poświęć od 1 do { $most } studentów i zbierz ze swojej strefy tyle kostek, ilu poświęcasz
verb-magic-sight = odrzuć karty magii i zbierz ze swojej strefy tyle kostek, ile wynosi suma ich poziomów premii (najwyżej { $most })
verb-move = przejdź najwyżej { COUNT($amount, "strefa") }
verb-move-other = przesuń innego uczonego lub bossa o najwyżej { COUNT($amount, "strefa") } (uczony aktywuje efekty stref, boss nie aktywuje niczego)
verb-move-to-scholar = przejdź do strefy, w której jest inny uczony
verb-vanish = pomiń swoją fazę ruchu, przenieś się do dowolnej odkrytej strefy i zostaw żeton teleportu w tej, którą opuszczasz
verb-swap-places = zamień się miejscami z innym uczonym; strefy niczego nie aktywują
verb-careful = do końca twojej tury możesz omijać pułapki, postoje, myta i zasadzki
verb-place-traps = { $draw ->
        [yes] dobierz { COUNT($amount, "student") } z uniwersytetu i za każdego dobranego połóż żeton pułapki
       *[no] połóż { COUNT($amount, "żeton pułapki") }
    } w swojej strefie lub w połączonych
verb-place-secret-passage = połóż żetony sekretnego przejścia X w swojej strefie i w innej odkrytej strefie
verb-stealth = dodaj { $amount } do swojego poziomu skradania
verb-threat = dodaj { $amount } do czujności, z którą mierzy się rywal
verb-divine = wykonaj wróżenie { $amount }
verb-succeed = test kończy się sukcesem
