# Co przy stole jest pytane, proponowane i opowiadane.

name = { $name }
summary-round = runda { $round }

setting-scenario = Scenariusz
setting-difficulty = Poziom trudności
setting-investigator = Badacz
setting-mode = Tryb
setting-deck = Talia
setting-starter = talia startowa
setting-easy = łatwy
setting-standard = standardowy
setting-hard = trudny
setting-expert = ekspercki
setting-random = losowo
setting-campaign = kampania
setting-standalone = samodzielna rozgrywka

phase-mythos = Faza Mitów
phase-investigation = Faza badaczy
phase-enemy = Faza wrogów
phase-upkeep = Faza utrzymania
phase-upgrade = Między scenariuszami
phase-set-up = Przygotowanie
phase-over = Koniec
moment-mythos-begins = Faza Mitów: początek
moment-mythos-doom = Faza Mitów: zagłada na tajemnicy
moment-mythos-draw = Faza Mitów: karty spotkań
moment-investigation-begins = Faza badaczy: początek
moment-investigation-next = Faza badaczy: wybór kolejności
moment-turn = Faza badaczy, tura: { $who }
moment-turn-ends = Faza badaczy, koniec tury: { $who }
moment-enemy-begins = Faza wrogów: przed atakami
moment-enemy-attacks = Faza wrogów: ataki
moment-upkeep-begins = Faza utrzymania: początek
moment-upkeep-draw = Faza utrzymania: karty i zasoby
moment-upkeep-hand-size = Faza utrzymania: limit kart na ręce
moment-upkeep-ends = Faza utrzymania: koniec rundy
moment-test-begins = { $who }, test { $skill }: zanim przeznaczycie karty
moment-test-commit = { $who }, test { $skill }: zanim padnie żeton chaosu
moment-test-token = { $who }, test { $skill }: żeton chaosu
moment-test-ends = { $who }, test { $skill }: wyniki
slot-hand = ręka
slot-arcane = mistyczna
slot-accessory = akcesorium
slot-body = ciało
slot-ally = sprzymierzeniec
harm-damage = obrażenia
harm-horror = punkty przerażenia

## Żetony chaosu

token-plus-1 = +1
token-0 = 0
token-minus-1 = −1
token-minus-2 = −2
token-minus-3 = −3
token-minus-4 = −4
token-minus-5 = −5
token-minus-6 = −6
token-minus-8 = −8
token-skull = czaszka
token-cultist = kultysta
token-tablet = tablica
token-elder-thing = przedwieczny
token-auto-fail = automatyczna porażka
token-elder-sign = znak Starszych Bogów

## Los

chance-token = Odkryj żeton chaosu
chance-investigator = Wylosuj badacza
chance-lead = Kto przewodzi?
chance-location = Wylosuj lokalizację
chance-encounter-set = Wylosuj zestaw spotkań
chance-weakness = Wylosuj osłabienie podstawowe
chance-hand-0 = Wylosuj kartę z ręki
chance-hand-1 = Wylosuj kartę z ręki
chance-hand-2 = Wylosuj kartę z ręki
chance-hand-3 = Wylosuj kartę z ręki
chance-draw-deck-0 = Dobierz kartę
chance-draw-deck-1 = Dobierz kartę
chance-draw-deck-2 = Dobierz kartę
chance-draw-deck-3 = Dobierz kartę
chance-draw-encounter = Dobierz kartę spotkania
chance-draw-cultists = Dobierz kartę z talii kultystów
chance-draw-weaknesses = Wylosuj osłabienie podstawowe
chance-draw-unseen = Która to lokalizacja?
set-agents-of-yog = Agenci Yog-Sothotha
set-agents-of-shub = Agenci Shub-Niggurath
set-agents-of-cthulhu = Agenci Cthulhu
set-agents-of-hastur = Agenci Hastura

## Pytania

ask-action = { $who }: co robisz? { $left ->
        [one] Została { $left } akcja.
        [few] Zostały { $left } akcje.
       *[many] Zostało { $left } akcji.
    }
ask-window = Czy chcesz teraz czegoś użyć?
ask-answer = { $what }. Odpowiadasz?
ask-answer-about = { $what } ({ $card }). Odpowiadasz?
ask-answer-harm = { $source }: { harm-both }. Odpowiadasz?
ask-answer-token = Żeton chaosu: { $token }. Odpowiadasz?
ask-advance = „{ $card }”: czy wydajecie wskazówki ({ $clues }), aby awansować akt?
ask-attach = „{ $card }”: do której lokalizacji dołącza się tę kartę?
ask-attack-order = Który wróg atakuje najpierw?
ask-bonus-action = Czy wykonujesz dodatkową akcję?
ask-break-away = Czy zrywasz zwarcie ze wszystkimi pozostałymi wrogami?
ask-buy = Którą kartę kupujesz? Pozostałe doświadczenie: { $experience }.
ask-cancel-harm = Ile anulujesz ({ $what })?
ask-clues = Ile wskazówek dajesz? Jeszcze potrzeba: { $left }.
ask-commit = { $who }: test { $skill }. Które karty przeznaczasz na jego potrzeby?
ask-defeat-order = Kto pada najpierw?
ask-discard-asset = Który atut odrzucasz?
ask-discard-card = Którą kartę odrzucasz?
ask-discard-order = Odrzucanych jest kilka kart: która idzie pierwsza, pod wszystkie inne?
ask-earn = Kto dodaje do talii kartę „{ $card }”?
ask-evade = Komu się wymykasz?
ask-fight = Kogo atakujesz?
ask-find = Której karty szukasz?
ask-hand-size = Masz więcej niż 8 kart na ręce: którą odrzucasz?
ask-heal = Co leczysz?
ask-hunt = „{ $card }”: na kogo poluje?
ask-hunt-order = Który wróg poluje najpierw?
ask-earlier = Jak zakończył się scenariusz „{ $card }”?
option-resolution = Zakończenie { $number }
option-resolution-none = Nie osiągnięto żadnego zakończenia
ask-caught = Kogo pojmano, zanim skończył się scenariusz „{ $card }”? Wszyscy inni uciekli.
ask-keep = Którą kartę zachowujesz?
ask-lead = Kto jest głównym badaczem?
ask-move = Dokąd idziesz?
ask-mulligan = Które karty wymieniasz?
ask-new-investigator = Twój badacz przepadł. Kto przejmuje śledztwo?
ask-patient = Kogo leczysz?
ask-play-now = Czy wydać sekret, aby od razu zagrać tę kartę?
ask-prey = „{ $card }”: z kim wchodzi w zwarcie?
ask-recover = Którą kartę bierzesz z powrotem?
ask-redirect = Który wróg otrzymuje obrażenia?
ask-remove = „{ $card }” trafia do talii: którą kartę z niej usuwasz?
ask-result-order = Który wynik najpierw?
ask-scry = Którą talię oglądasz?
ask-scry-order = Która karta jest następna, licząc od wierzchu?
ask-search = Którą kartę bierzesz?
ask-skill = Która umiejętność?
option-skill-willpower = Wola
option-skill-intellect = Intelekt
option-skill-combat = Walka
option-skill-agility = Zwinność
ask-slot = Brak wolnej strefy ({ $slot }) na kartę „{ $card }”: co odrzucasz?
ask-spawn = „{ $card }”: gdzie się rozstawia?
ask-trauma = Której traumy doznajesz?
ask-turn = Czyja tura następna?
ask-way = „{ $card }”: którędy idzie?
ask-where = Która lokalizacja?
ask-which-token = Który żeton się liczy?

option-action = Akcja
option-advance = Awansuj: { $card }
option-break-away = Zerwij zwarcie ze wszystkimi
option-buy = { $card }: { $cost } dośw.
option-upgrade = { $old } → { $card }: { $cost } dośw.
option-done = To wszystko
option-cancel-harm = Anuluj { $amount }
option-clues = { COUNT($amount, "wskazówka", case: "nom") }
option-commit = { $card } (+{ $icons })
option-deck-of = Talia: { $who }
option-draw = Dobierz kartę
option-earn = { $who }
option-earn-nobody = Nikt
option-encounter-deck = Talia spotkań
option-end-turn = Zakończ turę
option-enemies-first = Wrogowie
option-people-first = Badacze
option-engage = Wejdź w zwarcie: { $card }
option-evade = Wymknij się: { $card }
option-fight = Walcz: { $card }
option-heal-damage = Obrażenia
option-heal-horror = Punkty przerażenia
option-investigate = Badaj
option-lead = { $who }
option-lead-random = Niech rozstrzygnie los
option-mental-trauma = Trauma psychiczna
option-physical-trauma = Trauma fizyczna
option-move = Idź: { $place }
option-play = Zagraj: { $card }
option-resource = Zyskaj zasób
option-result = { $card }
option-stay = Zostań
option-turn = { $who }
option-use = { $how ->
        [resign] Zrezygnuj
        [parley] Pertraktuj
        [fight] Walcz
        [evade] Wymknij się
        [investigate] Badaj
        [move] Porusz się
       *[use] Użyj
    }: { $card }{ $number ->
        [0] { "" }
       *[other] { " " }({ $number })
    }

occasion-phase-begins = Faza się rozpoczęła
occasion-phase-ends = Faza się kończy
occasion-round-ends = Runda się kończy
occasion-turn-begins = Twoja tura się rozpoczęła
occasion-turn-ends = Tura się kończy
source-empty-deck = pusta talia
occasion-reveal-token = Odkryto żeton chaosu
occasion-fail-test = Test się nie udaje
occasion-pass-test = Test się udaje
occasion-attack = Wróg atakuje
occasion-harm = Obrażenia lub przerażenie
occasion-defeat = Wróg został pokonany
occasion-discover = Wskazówki mają zostać odkryte
occasion-enter = Badacz wchodzi
occasion-leave = Badacz wychodzi
occasion-enter-play = Karta wchodzi do gry
occasion-spawn = Wróg się rozstawia
occasion-engage = Wróg wchodzi w zwarcie
occasion-evaded = Badacz wymknął się wrogowi
occasion-draw-treachery = Dobrano podstęp
occasion-draw-enemy = Dobrano wroga
occasion-play-event = Zagrano wydarzenie
occasion-play-card = Karta została zagrana
occasion-attack-damage = Atak trafia
occasion-agenda-advances = Tajemnica awansuje

## Przebieg gry

event-act-advances = Akt awansuje: „{ $card }”.
event-actions-gained = { $who } zyskuje { COUNT($amount, "akcja") }.
event-actions-lost = { $who } traci { COUNT($amount, "akcja") }.
event-agenda-advances = Tajemnica awansuje: „{ $card }”.
event-asset-defeated = { $card }: pokonano.
event-asset-there = { $card } jest w lokalizacji „{ $place }”.
event-attached = { $card }: dołączono do lokalizacji „{ $place }”.
event-attacked = { $card } atakuje ({ $who }).
event-blanked = { $card }: tekst traktuje się jak pusty.
event-boosted = { $who } otrzymuje +{ $amount } ({ $card }).
event-bought = { $who } kupuje: { $card }.
event-card-harmed = { $card } otrzymuje { harm-both } ({ $source }).
event-card-healed = { $card }: wyleczono { $amount }.
event-clue-placed = { $card }: umieszczono wskazówkę.
event-clues-gained = { $who } otrzymuje z puli { COUNT($amount, "wskazówka") }.
event-clues-there = { $place }: { COUNT($amount, "wskazówka", case: "nom") } więcej.
event-committed = { $who } przeznacza na test: { $card }.
event-crossed-out = Wykreślono z dziennika: { $note }.
event-defeated = { $who }: badacz pokonany.
event-discarded = { $card }: odrzucono.
event-discovered = { $who } odkrywa { COUNT($amount, "wskazówka") } w lokalizacji „{ $place }”.
event-disengaged = { $card } nie jest już w zwarciu.
event-doom = { $card }: { COUNT($amount, "żeton zagłady", case: "nom") } więcej.
event-doom-placed = { $card }: { COUNT($amount, "żeton zagłady", case: "nom") } więcej.
event-drew = { $who } dobiera { COUNT($amount, "karta") }.
event-drew-cards = { $who } dobiera: { $cards }.
event-drew-encounter = { $who } dobiera: { $card }.
event-dropped-clues = { $who } zostawia { COUNT($amount, "wskazówka") } w lokalizacji „{ $place }”.
event-earned = { $card } trafia do talii ({ $who }).
event-encounter-reshuffled = Stos kart odrzuconych spotkań wtasowano do talii.
event-enemy-defeated = { $card }: wróg pokonany.
event-enemy-healed = { $card } leczy { COUNT($amount, "obrażenie") }.
event-enemy-moved = { $card } porusza się: { $place }.
event-enemy-ready = { $card }: wróg przygotowany.
event-engaged = { $card } wchodzi w zwarcie ({ $who }).
event-entered-play = { $card } wchodzi do gry ({ $who }).
event-evaded = { $who } wymyka się wrogowi: { $card }.
event-exhausted = { $card }: wyczerpano.
event-experience = { $who } otrzymuje doświadczenie: { $amount }.
event-experience-lost = { $who } otrzyma o { $amount } mniej doświadczenia.
event-gained = { $who } zyskuje { COUNT($amount, "zasób") }.
event-got-away = { $card } ucieka.
event-hand-discarded = { $who } odrzuca z ręki: { $card }.
event-harmed = { $who } otrzymuje { harm-both } ({ $source }).
event-healed = { $who } leczy { harm-both }.
event-horror-moved = Punkt przerażenia przechodzi z karty „{ $card }” ({ $who }).
event-interrogated = Przesłuchano: { $card }.
event-investigator = Śledztwo podejmuje { $card }.
event-killed = { $who } ginie.
event-lasts = { $who }: działa „{ $card }”.
event-lead = Głównym badaczem jest { $who }.
event-location-in-play = Do gry wchodzi lokalizacja: { $place }.
event-location-removed = { $place }: usunięto z gry.
event-lost-for-good = { $card } już nie wróci.
event-lost-in-play = { $who } traci kartę „{ $card }”, zanim zdąży ją zagrać.
event-milled = Odrzucono z talii spotkań: { $card }.
event-moved = { $who } idzie: { $place }.
event-mulligan = { $who } wymienia { COUNT($amount, "karta") }.
event-new-act = Nowy akt: „{ $card }”.
event-new-agenda = Nowa tajemnica: „{ $card }”.
event-not-spawned = { $card } nie ma gdzie się rozstawić i zostaje odrzucony.
event-noted = Do dziennika: { $note }.
event-paid = { $who } wydaje { COUNT($amount, "zasób") }.
event-phase = { $phase }.
event-pile-removed = { $who }: stos kart odrzuconych usunięto z gry ({ $amount }).
event-played = { $who } zagrywa: { $card }.
event-prevented = { $who } anuluje { $amount }.
event-readied = Wszystkie karty zostają przygotowane.
event-reshuffled = { $who } wtasowuje stos kart odrzuconych do talii.
event-resolution = { $what }
event-resource-moved = { $who } kładzie zasób na karcie „{ $card }”.
event-resources-lost = { $who } traci wszystkie zasoby: { $amount }.
event-resigned = { $who } rezygnuje.
event-returned-to-hand = { $card } wraca na rękę ({ $who }).
event-revealed = Odkryto lokalizację: { $place }. Wskazówki: { $clues }.
event-round = Runda { $round }.
event-scenario = Zaczyna się scenariusz „{ $card }”.
event-scried = { $who } ogląda wierzch talii.
event-searched = { $who } przeszukuje talię.
event-shown = { $who } pokazuje: { $card }.
event-shuffled-away = { $card }: wtasowano do talii spotkań.
event-spawned = { $card } rozstawia się: { $place }.
event-spent-clues = { $who } wydaje { COUNT($amount, "wskazówka") }.
event-test = { $who } wykonuje test { $skill } ({ $card }).
event-test-passed = { $who }: sukces w teście { $skill }, { $value } przeciw { $difficulty } (przewaga { $by }).
event-test-failed = { $who }: porażka w teście { $skill }, { $value } przeciw { $difficulty } (zabrakło { $by }).
event-threatened = { $card } trafia na obszar zagrożenia ({ $who }).
event-token = { $who } odkrywa: { $token }.
event-token-cancelled = { $who } anuluje żeton: { $token }.
event-tokens = { $who } odkrywa: { $tokens }.
event-tokens-lost = { $card }: zdjęto żetony ({ $amount }).
event-took-card = { $who } bierze: { $card }.
event-trauma = { $who } doznaje traumy: { $physical ->
        [0] psychicznej { $mental }
       *[other] { $mental ->
            [0] fizycznej { $physical }
           *[other] fizycznej { $physical }, psychicznej { $mental }
        }
    }.
event-triggered = Działa zdolność karty „{ $card }” ({ $who }).
event-turn = Tura: { $who }.
event-turn-cut = { $who }: tura natychmiast się kończy.
event-under-deck = { $card } trafia na spód talii ({ $who }).
event-use-spent = { $card }: zużyto { $amount }.
event-used = { $who } używa: { $card }.
event-uses-added = { $card }: dodano { $amount }.
event-victory-display = { $card } trafia do puli zwycięstwa.
event-weakness = { $who } dobiera osłabienie: { $card }.
event-weakness-added = Osłabienie ({ $who }): { $card }.
event-weakness-joins = Do talii trafia osłabienie ({ $who }): { $card }.

## Dziennik kampanii

note-house-standing = wasz dom nadal stoi
note-house-burned = wasz dom spłonął doszczętnie
note-ghoul-priest-alive = Kapłan ghouli wciąż żyje
note-lita-found-others = Lita musiała poszukać pomocy u innych
note-past-midnight = minęła północ
note-arkham-succumbed = Arkham uległo grozie
note-ritual-broken = rytuał przyzwania Umôrdhotha został przerwany
note-umordhoth-repelled = badacze odparli Umôrdhotha
note-lita-sacrificed = Lita Chantler została poświęcona

## Jak kończą się scenariusze, naszymi słowami

resolution-the-gathering-none = Jesteście na zewnątrz, żywi, a za wami coś nadal krąży po pokojach. Lita czeka przy drodze i nie mówi: „A nie mówiłam”.
resolution-the-gathering-r1 = Ogień zabiera dom, piwnicę i to, co się do niej podkopało. Patrzycie z ulicy, razem z Litą, aż zawali się dach.
resolution-the-gathering-r2 = Nie spalicie własnego domu. Lita odchodzi bez słowa. Dom znów jest wasz, tylko podłoga w salonie nie jest już całkiem równa.
resolution-the-gathering-r3 = Bariera pada. To, co wychodzi z mroku, czekało długo, a na ulicy jest pełno drzwi.
resolution-the-midnight-masks-none = Przerywacie pościg. To, co wiecie, musi wystarczyć.
resolution-the-midnight-masks-r1 = Każde nazwisko z listy ma już twarz, a każda twarz zaczęła mówić. W lesie, powiedzieli. Dziś w nocy.
resolution-the-midnight-masks-r2 = Zegary Arkham wybijają dwunastą. Gdzieś w lesie zaczęto bez was.
resolution-the-devourer-below-none = Z lasu nikt nie wraca. Rano w całym Arkham milczą ptaki.
resolution-the-devourer-below-r1 = Krąg jest przerwany, pieśń urywa się w pół słowa. To, co nasłuchiwało, odwraca się. Na razie.
resolution-the-devourer-below-r2 = To krwawi i samo nie wiedziało, że potrafi. Ziemia zamyka się nad Umôrdhothem jak woda nad kamieniem.
resolution-the-devourer-below-r3 = Lita idzie ku temu z własnej woli, tak to będziecie później opowiadać. Głód zostaje nasycony. Żyjecie.

outcome-the-gathering-none = Zgromadzenie: uszliście z życiem, ale dom należy do ghouli.
outcome-the-gathering-r1 = Zgromadzenie: Kapłan ghouli nie żyje, a dom spłonął.
outcome-the-gathering-r2 = Zgromadzenie: Kapłan ghouli nie żyje, a dom stoi.
outcome-the-gathering-r3 = Zgromadzenie: ghoule wyszły na wolność.
outcome-the-midnight-masks-none = Maski północy: noc kończy się szybciej niż lista.
outcome-the-midnight-masks-r1 = Maski północy: cały spisek jest odkryty.
outcome-the-midnight-masks-r2 = Maski północy: północ nadeszła zbyt wcześnie.
outcome-the-devourer-below-none = Pożeracz z otchłani: Arkham uległo.
outcome-the-devourer-below-r1 = Pożeracz z otchłani: rytuał przerwano.
outcome-the-devourer-below-r2 = Pożeracz z otchłani: Umôrdhoth odparty.
outcome-the-devourer-below-r3 = Pożeracz z otchłani: żyjecie, a cenę zapłacił ktoś inny.

## Opowieść, naszymi słowami

event-story = { $what }
story-the-gathering = Od tygodni ktoś w Arkham rozszarpuje ludzi, a wy zbieracie każdy wycinek. Tej nocy, gdy ostatni zawisa na ścianie gabinetu, drzwi nie ma już tam, gdzie były.
story-the-midnight-masks = Lita zna nazwiska albo ich kawałki. Od lat nad ghoulami trzyma rękę kult i jeszcze tej nocy ma się zebrać. Do północy musicie się dowiedzieć, kto nosi maski.
story-the-midnight-masks-others = Lita nie czekała na was. Na biurku zostały jednak jej notatki: kult, kilka nazwisk, godzina. Do północy musicie się dowiedzieć, kto nosi maski.
story-the-devourer-below = Las za miastem nie jest duży. Powinien był się już dawno skończyć. Gdzieś przed wami wiele głosów śpiewa jedno słowo, a ziemia odpowiada.
story-what-s-going-on = Coś skrobie w ściany od drugiej strony. Nie spieszy się.
story-rise-of-the-ghouls = Są już w domu. Słychać, ile ich jest.
story-they-re-getting-out = Nie szukają już was. Szukają ulicy.
story-trapped = Ani drzwi, ani okna. Musi być jakieś wyjście, a zna je sam pokój.
story-the-barrier = Między wami a salonem powietrze płonie bez dymu. Da się to cofnąć, jeśli pojmiecie, jak powstało.
story-what-have-you-done = Bariera nie była po to, żeby was nie wpuścić. Była po to, żeby jego nie wypuścić.
story-predator-or-prey = Idziecie za nimi od drzwi do drzwi. Raz czy dwa macie wrażenie, że ktoś idzie za wami.
story-time-is-running-short = Ostatni tramwaj odjechał. W niektórych domach zapalają się światła, jedno po drugim, jak na umówiony znak.
story-uncovering-the-conspiracy = Każdy, kogo pytacie, zna jeszcze jedno nazwisko. Nikt nie zna wszystkich.
story-the-arkham-woods = Między drzewami coś dotrzymuje wam kroku.
story-the-ritual-begins = Śpiew znalazł swój rytm. Wasze serca też.
story-vengeance-awaits = Wezwane usłyszało. Czeka już tylko na ostatnie słowo.
story-investigating-the-trail = Złamane gałązki, wosk, maska w błocie. Szli tędy, wszyscy.
story-into-the-darkness = Oto polana, a na niej światło, które światłem nie jest. Ktoś musi wejść pierwszy.
story-disrupting-the-ritual = Krąg można przerwać w każdym miejscu. Trzeba tylko kogoś, kto odważy się go dotknąć.

## Co poprawia się ręcznie

by-hand-of = { $who }: { $what }
by-hand-on = { $card }: { $what }
by-hand-doom = zagłada na tajemnicy
by-hand-damage = obrażenia
by-hand-horror = przerażenie
by-hand-resources = zasoby
by-hand-clues = wskazówki
by-hand-actions = pozostałe akcje
by-hand-uses = żetony na karcie
by-hand-deck = talia
by-hand-hand = ręka
by-hand-discard = stos odrzuconych
by-hand-encounter = talia spotkań
by-hand-encounter-discard = stos odrzuconych kart spotkań
