# Co się mówi przy stole: pytania, odpowiedzi, przebieg gry. Teksty kart są w cards.pl.ftl.
# Czas teraźniejszy i rzeczowniki zamiast form, które zgadywałyby płeć.

## Małe słowa

thing-monster = { $name } ({ $place })
thing-monster-wounded = { $name } ({ $place }; utracone Zdrowie: { $lost })
thing-clue = Wskazówka
ticket-train = Bilet Kolejowy
ticket-ship = Bilet Morski
points-health = { COUNT($amount, "punkt") } Zdrowia
points-sanity = { COUNT($amount, "punkt") } Poczytalności
points-clue = { COUNT($amount, "Wskazówka") }
trade-nothing = nic
trade-things = { $things }
phase-action = Faza Akcji
phase-encounter = Faza Spotkań
phase-mythos = Faza Mitów
phase-setup = Przygotowanie do gry
phase-mythos-end = Koniec Fazy Mitów
phase-over = Koniec gry
deck-assets = Zasoby
deck-artifacts = Artefakty
deck-spells = Zaklęcia
deck-conditions = Stany
deck-gates = Bramy
deck-clues = Wskazówki
deck-general = Spotkania Ogólne
deck-america = Spotkania w Ameryce
deck-europe = Spotkania w Europie
deck-asia-australia = Spotkania w Azji/Australii
deck-research = Spotkania Badawcze
deck-other-world = Spotkania w Innych Światach
deck-expedition = Spotkania Ekspedycyjne
deck-rlyeh-risen-encounter = Spotkania Specjalne
deck-final = Spotkania Specjalne
summary-round = runda { $round }
summary-tracks = { $awake ->
        [yes] Przedwieczny przebudzony
       *[no] Zagłada { $doom }
    }, rozwiązane Tajemnice: { $solved }

label-doom = Zagłada
label-omen = Omen (pole toru)
label-place = pole
label-reserve = Rezerwy
label-asset-discard = odrzucone Zasoby
by-hand-of = { $who }: { $what }

## Los podawany przez ludzi

chance-roll-die = rzut kośćmi
chance-ancient-one = Przedwieczny
chance-investigator = losowy Badacz
chance-mythos-colour = kolor następnej karty Mitów
chance-expedition = rewers wierzchniej karty Ekspedycji
chance-mystery = losowa rozwiązana Tajemnica
chance-draw-assets = dobrany Zasób
chance-draw-artifacts = dobrany Artefakt
chance-draw-spells = dobrane Zaklęcie
chance-draw-conditions = dobrany Stan
chance-draw-spell-backs = rewers Zaklęcia
chance-draw-condition-backs = rewers Stanu
chance-draw-clues = wylosowana Wskazówka
chance-draw-gates = wylosowana Brama
chance-draw-monsters = wylosowany Potwór
chance-draw-mysteries = dobrana Tajemnica
chance-draw-mythos-green = zielona karta Mitów
chance-draw-mythos-yellow = żółta karta Mitów
chance-draw-mythos-blue = niebieska karta Mitów
chance-draw-general = karta Spotkania Ogólnego
chance-draw-america = karta Spotkania w Ameryce
chance-draw-europe = karta Spotkania w Europie
chance-draw-asia-australia = karta Spotkania w Azji/Australii
chance-draw-research = karta Spotkania Badawczego
chance-draw-other-world = karta Spotkania w Innym Świecie
chance-draw-expedition = karta Spotkania Ekspedycyjnego
chance-draw-rlyeh-risen-encounter = karta Spotkania Specjalnego
chance-draw-final = karta Spotkania Specjalnego

## Pytania

ask-investigator = Którym Badaczem grasz?
ask-action = Twoja kolej: co robisz? Pozostałe akcje: { $left }.
ask-extra-action = Dodatkowa akcja: co robisz?
ask-act-again = Kto wykonuje dodatkową akcję?
ask-ticket = Czy poświęcasz bilet, aby ruszyć dalej?
ask-ticket-kind = Który bilet otrzymujesz?
ask-discard-ticket = Który bilet odrzucasz?
ask-acquire = Który Zasób pozyskujesz? Pozostałe sukcesy: { $left }.
ask-for-whom = Kto otrzymuje „{ $card }”?
ask-trade-with = Z kim się wymieniasz?
ask-trade-give = Co oddajesz?
ask-trade-take = O co prosisz ({ $who })?
ask-trade = { $who } proponuje wymianę. Do oddania: { $given }; w zamian: { $taken }. Zgoda?
ask-give-to = Komu oddajesz wyposażenie?
ask-swap = Czy zamieniasz się miejscami ({ $who })?
ask-encounter = Które spotkanie rozpatrujesz?
ask-before-encounter = Czy przed spotkaniem rzucasz Zaklęcie?
ask-unseen = „{ $card }”: czy ignorujesz Potwory na swoim polu?
ask-monster-order = Którego Potwora spotykasz teraz?
ask-combat = Przed walką: czego używasz?
ask-test = Co robisz z tymi kośćmi?
ask-reroll = { $most ->
        [one] Którą kość przerzucasz?
       *[other] Które kości przerzucasz? (najwyżej { $most })
    }
ask-raise = Wynik której kości zwiększasz o 1?
ask-pay-clue = Jak płacisz za Wskazówkę?
ask-who-pays = Kto poświęca następną Wskazówkę? Do zapłacenia: { $left }.
ask-prevent = { $who } ma stracić { $what }. Zapobiec tej stracie?
ask-use = „{ $card }”. { $offer } Korzystasz z tego?
ask-claim = { $monster }: czy poświęcasz { COUNT($amount, "Wskazówka") }, aby umieścić go na karcie „{ $card }”?
ask-feed = „{ $card }”: czy poświęcasz 1 Wskazówkę i odrzucasz Zaklęcie „{ $spell }”, aby umieścić żeton Plugastwa?
ask-clue-to-mystery = „{ $card }”: czy umieszczasz jedną z otrzymanych Wskazówek na Tajemnicy?
ask-gate-to-mystery = „{ $card }”: czy odrzucasz 2 Zaklęcia, aby umieścić Bramę na Tajemnicy?
ask-omen-feeds = „{ $card }”: czy poświęcasz 1 Wskazówkę, aby umieścić żeton Plugastwa?
ask-mystery-first = „{ $card }”: czy Tajemnica zostaje rozwiązana, zanim wejdą nowi badacze?
ask-spell-target = Kto lub co jest celem Zaklęcia?
ask-improve = Którą umiejętność ulepszasz?
ask-rehearse = Które żetony Ulepszeń poświęcasz?
ask-exchange = Co wymieniasz?
ask-redeem = Co robisz z Kultystą?
ask-brawl = Z którym Potworem się zmagasz?
ask-gate-on-top = Którą Bramę kładziesz na wierzchu?
ask-discard = Którą kartę odrzucasz?
ask-discard-any = Które karty odrzucasz?
ask-discard-condition = Który Stan odrzucasz?
ask-gain-asset = Który Zasób otrzymujesz?
ask-move = Dokąd się przemieszczasz?
ask-space = Które pole?
ask-random-space = Zabrakło Wskazówek: które pole jest losowe?
ask-nearest = Kilka jest równie blisko: które?
ask-hunted = Który Badacz?
ask-spawn = Który Potwór zostaje rozmnożony?
ask-omen = Na które pole przesuwasz Omen?
ask-together = Co wybierają Badacze?
ask-pay-in-blood = Którego Potwora odrzucasz?
ask-spend = Ile poświęcasz?
ask-reckoning = Który efekt Rozrachunku jest następny?
ask-defeat-cause = Nie masz już Zdrowia ani Poczytalności: który żeton leży na twoim znaczniku?
ask-pass-lead = Kto zostaje Głównym Badaczem?
ask-lead = Czy przekazujesz żeton Głównego Badacza?

## Odpowiedzi

option-travel = Podróż: { $place }
option-ticket = { $kind ->
        [train] Koleją dalej: { $place }
       *[ship] Statkiem dalej: { $place }
    }
option-rest = Odpoczynek
option-acquire = Pozyskanie Zasobów
option-prepare = Przygotowanie do podróży
option-trade = Wymiana
option-action = Akcja: { $card }
option-local-action = Akcja lokalna: { $card }
option-cast = Rzuć Zaklęcie: { $card }
option-buy-action = { $card }: poświęć 1 punkt Poczytalności za dodatkową akcję
option-look-top = Obejrzyj wierzchnią kartę talii (bez akcji): { $deck }
option-end-turn = Bez dalszych akcji
option-stay = Zostań tutaj
option-buy = Pozyskaj: { $card } (wartość { $value })
option-loan = Pożyczka bankowa: otrzymaj Dług, dodaj 2 sukcesy
option-discard = Odrzuć z rezerw: { $card }
option-done = Wystarczy
option-general = Spotkanie Ogólne
option-location = Spotkanie: { $place }
option-research = Spotkanie Badawcze (Wskazówka)
option-gate = Spotkanie w Innym Świecie (Brama)
option-expedition = Spotkanie Ekspedycyjne: { $place }
option-card = Spotkanie z karty „{ $card }”
option-final = Spotkanie Specjalne: { $card }
option-defeated = Spotkanie z pokonanym Badaczem: { $card }
option-no-encounter = Bez dodatkowego spotkania
option-pass = Nie
option-fight = Walcz
option-use = Użyj: { $card }
option-suffer = Ponieś stratę
option-accept-roll = Zostaw kości
option-clue = Poświęć Wskazówkę, aby przerzucić
option-reroll = Przerzuć dzięki karcie „{ $card }”
option-raise = Zwiększ wynik dzięki karcie „{ $card }”
option-die = Kość { $number }: { $face }
option-face = { $face }
outcome-card = { $card } – { $lines }
option-pay-clue = Poświęć Wskazówkę
option-pay-sanity = Poświęć zamiast niej 1 punkt Poczytalności
option-pay-less = { $card }: nic za nią nie płać
option-spend = { $what ->
        [clue] { COUNT($amount, "Wskazówka") }
       *[sanity] { COUNT($amount, "punkt") } Poczytalności
    }
option-recover-health = Odzyskaj 1 punkt Zdrowia
option-lift = Odrzuć: { $card }
option-in-order = Wszystkie pozostałe, w tej kolejności
option-omen = { $omen } (pole { $number })
option-improvement = { $skill } (+{ $amount })
option-exchange = { $what ->
        [health] Poświęć { COUNT($amount, "punkt") } Zdrowia za tyle samo Poczytalności
       *[sanity] Poświęć { COUNT($amount, "punkt") } Poczytalności za tyle samo Zdrowia
    }
option-discard-monsters = Odrzuć wszystkie Potwory na swoim polu
option-move-cultist = Przesuń Kultystę na inne pole
option-keep-lead = Zatrzymaj żeton

## Co się dzieje

event-ancient-one = Przedwieczny: { $card }.
event-entered = Do gry wchodzi { $card }.
event-round = Runda { $round }.
event-phase = { $phase }.
event-turn = Kolej na: { $who }.
event-stood-up = { $who } podnosi się i nie jest już w stanie Wstrzymania.
event-delayed = { $who }: Wstrzymanie{ $source }.
event-stopped = { $who } przerywa akcję i traci pozostałe akcje.
event-moved = { $who } przemieszcza się: { $place } → { $to }.
event-drowned = Wody zamykają się nad polem „{ $place }”: { $who }.
event-ticket-spent = { $who } poświęca: { $what }.
event-ticket-gained = { $who } otrzymuje: { $what }{ $source }.
event-ticket-discarded = { $who } odrzuca: { $what }.
event-rested = { $who } odpoczywa.
event-acted-sheet = { $who } wykonuje akcję ze swojego arkusza.
event-acted = { $who } korzysta z: { $card }.
event-used = { $who } używa: { $card }.
event-cast = { $who } rzuca Zaklęcie „{ $card }”.
event-given = { $who } oddaje ({ $to }): { $what }.
event-trade-refused = { $who } nie zgadza się na wymianę.
told-source = { " " }({ $card })
told-without-source = { "" }
event-recovered = { $who } odzyskuje { $what }{ $source }.
event-lost-health = { $who } traci { COUNT($amount, "punkt") } Zdrowia{ $source }.
event-lost-sanity = { $who } traci { COUNT($amount, "punkt") } Poczytalności{ $source }.
event-spent = { $who } poświęca { $what }.
event-prevented = „{ $card }” zapobiega stracie ({ $who }): { $amount }.
event-gained-clues = { $who } otrzymuje { COUNT($amount, "Wskazówka") }{ $source }.
event-discarded-clues = { $who } odrzuca { COUNT($amount, "Wskazówka") }{ $source }.
event-gained-card = { $who } otrzymuje kartę „{ $card }”{ $source }.
event-gained-condition = { $who } otrzymuje Stan „{ $card }”{ $source }.
event-discarded-card = { $who } odrzuca kartę „{ $card }”{ $source }.
event-flipped = { $who } odwraca kartę „{ $card }”: { $back }.
event-looked-top = { $who } ogląda wierzchnią kartę talii ({ $deck }): { $card }.
event-looked = { $who } ogląda wierzch stosu Bram.
event-improved = { $who } ulepsza umiejętność: { $skill } +{ $amount }{ $source }.
event-testing = { $who }: test { $skill }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } ({ $parts }): { $odds } %.
dice-skill = { $skill } { $amount }
dice-modifier = modyfikator { SIGNED($amount) }
dice-improvement = ulepszenie { SIGNED($amount) }
dice-card = { $card } { SIGNED($amount) }
event-tested = { $who }: test { $skill }: { $dice }; sukcesy: { $result }.
event-rerolled = { $who } przerzuca: { $dice }.
event-raised = { $who } zwiększa wynik dzięki karcie „{ $card }”: { $face }.
event-rolled = { $who } rzuca kością: { $face }.
event-encounter = { $who } rozpatruje spotkanie: { $card }.
event-combat = { $who } spotyka Potwora „{ $monster }”.
event-combat-won = { $who } wygrywa walkę z Potworem „{ $monster }”.
event-ambush = Potwór „{ $monster }” urządza zasadzkę: { $who }.
event-monster-spawned = Potwór „{ $monster }” pojawia się na polu „{ $place }”{ $source }.
event-monster-moved = Potwór „{ $monster }” przemieszcza się na pole „{ $place }”.
event-monster-wounded = Potwór „{ $monster }” traci { COUNT($amount, "punkt") } Zdrowia{ $source }.
event-monster-healed = Potwór „{ $monster }” odzyskuje { COUNT($amount, "punkt") } Zdrowia.
event-monster-defeated = Potwór pokonany: { $monster } ({ $who }).
event-monster-discarded = Potwór odrzucony: { $monster }{ $source }.
event-monster-claimed = Potwór „{ $monster }” trafia na kartę „{ $card }”.
event-gate-spawned = Otwiera się Brama: { $place }{ $source }.
event-gate-closed = { $who } zamyka Bramę: { $place }.
event-gate-discarded = Brama odrzucona: { $place }{ $source }.
event-clue-spawned = Pojawia się Wskazówka: { $place }{ $source }.
event-clue-discarded = Wskazówka odrzucona: { $place }{ $source }.
event-clue-moved = Wskazówka przesunięta: { $place } → { $to }.
event-eldritch = Żeton Plugastwa trafia na pole „{ $place }”{ $source }.
event-doom-advanced = Zagłada postępuje: { $doom }{ $source }.
event-doom-retreated = Zagłada cofa się: { $doom }{ $source }.
event-omen = Omen: { $omen }{ $source }.
event-omen-tokens = Żetony Plugastwa na zielonym polu toru Omenu: { $amount }.
event-expedition = Aktywna Ekspedycja: { $place }.
event-expedition-ended = Ekspedycja przepada: { $place }.
event-reserve = Do rezerw trafia karta „{ $card }”.
event-reserve-discarded = Z rezerw odrzucono: { $card }.
event-assets-withdrawn = Zasoby o wartości co najmniej { $value } wracają do pudełka.
event-reshuffled = Stos kart odrzuconych wraca do talii: { $deck }.
event-mystery = Aktywna Tajemnica: „{ $card }”.
event-mystery-token = „{ $card }”: jak dotąd { $amount }.
event-mystery-solved = Tajemnica rozwiązana: „{ $card }”.
event-mystery-lost = Tajemnica wraca do talii: „{ $card }”.
event-final = Zaczyna się Ostateczna Tajemnica: { $card }.
event-awakened = { $card } budzi się.
event-sheet-sanity = Żetony Poczytalności na arkuszu Przedwiecznego: { $amount }.
event-sheet-eldritch = Żetony Plugastwa na arkuszu Przedwiecznego: { $amount }.
event-sheet-gate = Brama trafia na arkusz Przedwiecznego: { $place } ({ $amount }).
event-mythos = Mity: „{ $card }”.
event-mythos-step = { $step }.
event-mythos-tokens = „{ $card }”: żetony Plugastwa: { $amount }.
event-mythos-health = „{ $card }”: żetony Zdrowia: { $amount }.
event-mythos-discarded = Karta Mitów odrzucona: „{ $card }”.
event-rumor-placed = Żeton Pogłoski trafia na pole „{ $place }” ({ $card }).
event-rumor-solved = Pogłoska rozwiązana: „{ $card }”.
event-reckoning = Rozrachunek: efekty do rozpatrzenia: { $amount }.
event-reckoning-of = Rozrachunek: { $card }.
event-defeated = Badacz pokonany: { $card }.
event-devoured = Badacz pochłonięty: { $card }.
event-eliminated = { $who } odpada z gry.
event-buried = { $card } wraca do pudełka.
event-lead = Główny Badacz: { $who }.
event-won = Badacze wygrywają. Przedwieczny: { $ancient }.
event-lost = Badacze przegrywają. Przedwieczny: { $ancient }.

## Jak się skończyło

outcome-mysteries-solved = Ostatnia Tajemnica jest rozwiązana, zanim zbudził się { $ancient }; gdzieś daleko zatrzaskują się drzwi. Badacze wygrywają; wynik: { $score }.
outcome-final-mystery = { $ancient } nie śpi, a jednak musi odejść. Badacze wygrywają; wynik: { $score }.
outcome-world-devoured = { $ancient } otwiera oko, a tego, na co spojrzy, już nie ma. Badacze przegrywają.
outcome-overrun = Las zarasta wszystko. Badacze przegrywają; Przedwieczny: { $ancient }.
outcome-threshold = Trzecia Brama stoi otworem, a kluczem do wszystkich jest { $ancient }. Badacze przegrywają.
outcome-rumor = A mówiono, że to tylko pogłoska. Badacze przegrywają.
outcome-eliminated = Nie ma już nikogo, kto opowiedziałby, czym jest { $ancient }. Badacze przegrywają.
outcome-mythos-deck = Czas się skończył, a całą resztę ma { $ancient }. Badacze przegrywają.

## Ustawienia

setting-ancient_one = Z którym Przedwiecznym gracie?
setting-investigators = Którzy Badacze?
setting-difficulty = Które karty Mitów?
setting-starting_rumor = Czy zacząć z Pogłoską w grze?
setting-random = losowo
setting-choose = każdy wybiera
setting-mixed = wszystkie karty
setting-easy = łatwiej: bez trudnych kart
setting-hard = trudniej: bez łatwych kart
setting-normal = tylko karty bez oznaczeń
setting-no = nie
setting-yes = tak

missing-peace = na tym polu jest: { $monsters }
missing-city = { $place }: to nie Miasto
missing-leave = zabrania tego karta „{ $card }”
missing-reserve = w rezerwach nie ma kart
missing-another = ta akcja w tej rundzie już była
