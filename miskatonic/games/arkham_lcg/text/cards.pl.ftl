# Teksty kart, pisane z danych. `$by` mówi, o kim mówi czasownik: zob. kit/wording.py.

## Ramy

text-traits = Cechy: { $traits }.
text-keywords = { $keywords }.
keyword-fast = Szybka
keyword-hunter = Łowca
keyword-retaliate = Mściwy
keyword-massive = Masywny
keyword-aloof = Powściągliwy
keyword-alert = Czujny
keyword-peril = Zagrożenie
keyword-surge = Mroczna fala
keyword-permanent = Trwała
keyword-exceptional = Wyjątkowa
keyword-hidden = Ukryta
list-glued = { $head }{ $tail }
text-line = { CAPITAL($text) }.
text-elder-sign = Znak Starszych Bogów: { $text }.
text-unrevealed = Strona nieodkryta: { $text }.
text-doom = Zagłada: { $amount }.
text-back = Po awansowaniu: { $effects }.
text-act-clues = Wskazówki: { $amount } na badacza, wydawane wspólnie podczas tury dowolnego badacza.
text-act-round = Cel: kiedy runda się kończy, badacze w lokalizacji „{ $place }” mogą wspólnie wydać wskazówki ({ $amount } na badacza), aby awansować akt.
text-objective = Cel: akt awansuje, gdy tylko { $that }.
text-symbol-easy = Poziom łatwy i standardowy, { $symbol }: { $text }.
text-symbol-hard = Poziom trudny i ekspercki, { $symbol }: { $text }.
text-set-up = Przygotowanie: { $effects }.
text-spawn = Rozstawienie: { $where }.
spawn-any-empty = dowolna pusta lokalizacja
spawn-engaged-prey = w zwarciu z celem polowania
spawn-place = { $place }
text-prey = Polowanie: { $prey }.
prey-bearer = tylko posiadacz
prey-highest-combat = najwyższa walka
prey-lowest-combat = najniższa walka
prey-lowest-agility = najniższa zwinność
prey-lowest-health = najmniej pozostałej wytrzymałości
prey-lowest-sanity = najmniej pozostałej poczytalności
prey-most-clues = najwięcej wskazówek
prey-fewest-cards = najmniej kart na ręce
text-victory = Zwycięstwo { $amount }.
text-unfinished = Program nie potrafi jeszcze rozegrać tej karty: nie może być w żadnej talii.
text-uses = Zużywalny: { $amount } ({ $what }).
text-uses-discard = Zużywalny: { $amount } ({ $what }). Gdy nic nie zostanie, odrzuć tę kartę.
uses-ammo = naboje
uses-charge = ładunki
uses-supply = zapasy
uses-secret = sekrety
text-revelation = Odkrycie: { $effects }.
text-commit-own = Można ją przeznaczyć tylko na potrzeby własnego testu.
text-commit-most = Na potrzeby jednego testu można przeznaczyć najwyżej { $amount } jej kopię.
text-skill = Jeśli test zakończy się sukcesem: { $effects }.
text-skill-if = Jeśli test zakończy się sukcesem i { $that }: { $effects }.
text-ability = { $icon }{ $designator }{ $when }: { $effects }.{ $quiet }{ $limit }
text-ability-cost = { $icon }{ $designator }{ $when }; koszt: { $cost }. { CAPITAL($effects) }.{ $quiet }{ $limit }
text-event = Zagraj{ $designator }{ $when }: { $effects }.
text-event-plain = { CAPITAL($effects) }.
icon-action = { $actions ->
        [one] Akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
icon-free = Darmowa
icon-reaction = Reakcja
icon-forced = Wymuszony
icon-event = Wydarzenie
designator-fight = { " " }(walka)
designator-evade = { " " }(wymykanie się)
designator-investigate = { " " }(badanie)
designator-parley = { " " }(pertraktacje)
designator-resign = { " " }(rezygnowanie)
designator-move = { " " }(poruszanie się)
during-turn = { " " }podczas twojej tury
during-any-turn = { " " }podczas tury dowolnego badacza
during-test = { " " }podczas testu umiejętności
while-in-hand = { "" }, dopóki jest na twojej ręce
ability-if = { "" }, jeśli { $that }
ability-quiet = { " " }Nie prowokuje ataków towarzyszących.
ability-limit = { " " }(Limit: { $amount } { $period ->
        [group-game] na rozgrywkę dla całej grupy
        [max-round] na rundę, ze wszystkich kopii
        [max-test] na test, ze wszystkich kopii
        [max-game] na grę, ze wszystkich kopii
        [game] na rozgrywkę
        [turn] na turę
        [round] na rundę
        [phase] na fazę
       *[test] na test
    }.)
text-immune-player-cards = Odporność na efekty kart graczy.
text-immune-treacheries = Odporność na efekty podstępów.
text-modifier = { $who ->
        [here] każdy badacz w tej lokalizacji otrzymuje { $amount } { $value }
        [host] lokalizacja otrzymuje { $amount } { $value }
        [this] otrzymuje { $amount } { $value }
        [enemies] każdy wróg otrzymuje { $amount } { $value }
       *[you] otrzymujesz { $amount } { $value }
    }
text-while = dopóki { $that }, { $text }
value-willpower = do woli
value-intellect = do intelektu
value-combat = do walki
value-agility = do zwinności
value-sanity = do poczytalności
value-shroud = do zasłony
value-actions = akcję w każdej turze
value-tome-actions = akcję w każdej turze, tylko na zdolności kart z cechą Księga
value-slot-tome = strefy ręki, tylko na Księgi
value-slot-arcane = strefę mistyczną
value-slot-ally = strefę sprzymierzeńca
value-slot-accessory = strefę akcesorium
value-ally-cost = do kosztu atutów z cechą Sprzymierzeniec
value-enemy-health = do wytrzymałości
value-enemy-fight = do walki
value-enemy-evade = do wymykania się
ban-cannot-leave = nie może opuścić gry
ban-elder-sign-fails = każdy znak Starszych Bogów traktujesz jak automatyczną porażkę
ban-play-top-event = możesz zagrać wydarzenie leżące najwyżej na twoim stosie kart odrzuconych, jakby było na twojej ręce
ban-events-under-deck = twoje wydarzenia trafiają na spód twojej talii zamiast na stos kart odrzuconych
ban-no-enemies-enter = nieelitarni wrogowie nie mogą poruszyć się do tej lokalizacji
ban-no-investigators-enter = badacze nie mogą się tu poruszyć
ban-blank-investigators = pole tekstowe karty każdego badacza w tej lokalizacji traktuje się jak puste
ban-no-clues = dopóki jesteś w zwarciu z tym wrogiem, nie możesz odkrywać ani wydawać wskazówek
ban-beside-all-woods = jest połączona z każdą inną lokalizacją z cechą Puszcza
ban-investigate-with-willpower = badanie tej lokalizacji to test woli
ban-investigate-with-agility = badanie tej lokalizacji to test zwinności
ban-investigate-with-combat = badanie tej lokalizacji to test walki
ban-slow = twoja pierwsza w rundzie akcja poruszania się, walki lub wymykania się kosztuje o 1 akcję więcej
ban-cannot-play = nie możesz zagrywać atutów ani wydarzeń
ban-no-investigating = lokalizacji nie można badać
ban-doubles-negative = kiedy próbujesz wymknąć się temu wrogowi, ujemne modyfikatory żetonów chaosu są podwojone

token-number = { $sign }{ $amount }
token-x = { $sign }X, gdzie X to { $x }
token-do = { $effects }
token-success = jeśli test się uda: { $effects }
token-failure = jeśli test się nie uda: { $effects }
token-ending = jeśli test się nie uda, po teście: { $effects }
token-again = odkryj kolejny żeton
token-again-if = jeśli { $that }, odkryj kolejny żeton
token-wins = jeśli { $that }, test automatycznie się udaje

## Kiedy

when-phase-begins = { " " }po rozpoczęciu fazy
when-phase-ends = { " " }na koniec fazy
when-round-ends = { " " }na koniec rundy
when-turn-begins = { " " }po rozpoczęciu twojej tury
when-turn-ends = { $whose ->
        [any] { " " }na koniec tury każdego badacza
       *[own] { " " }na koniec twojej tury
    }
when-reveal-token = { $moment ->
        [would] { "" }, kiedy masz odkryć żeton chaosu
        [when] { "" }, kiedy odkrywasz żeton chaosu
       *[after] { " " }po tym, jak odkryjesz żeton chaosu
    }
when-fail-test = { $moment ->
        [would] { "" }, kiedy twój test ma zakończyć się porażką
       *[after] { " " }po tym, jak twój test zakończy się porażką
    }
when-pass-test = { $whose ->
        [here] { " " }po udanym teście w tej lokalizacji
       *[own] { " " }po tym, jak twój test zakończy się sukcesem
    }
when-attack = { $whose ->
        [this] { $moment ->
            [when] { "" }, kiedy ten wróg atakuje
           *[after] { " " }po ataku tego wroga
        }
        [here] { "" }, kiedy wróg atakuje badacza w twojej lokalizacji
       *[own] { "" }, kiedy wróg cię atakuje
    }
when-harm = { $moment ->
        [when] { "" }, kiedy otrzymujesz obrażenia lub punkty przerażenia
       *[after] { " " }po umieszczeniu obrażeń lub punktów przerażenia
    }
when-defeat = { $whose ->
        [this] { "" }, kiedy ten wróg zostaje pokonany
       *[own] { " " }po tym, jak pokonasz wroga
    }
when-discover = { "" }, kiedy badacz w tej lokalizacji ma odkryć wskazówki
when-enter = { " " }po tym, jak tu wejdziesz
when-leave = { "" }, kiedy badacz opuszcza tę lokalizację
when-enter-play = { " " }po tym, jak ta karta wejdzie do gry
when-spawn = { $whose ->
        [here] { "" }, kiedy wróg ma się rozstawić w twojej lokalizacji
       *[any] { "" }, kiedy wróg ma się rozstawić
    }
when-engage = { " " }po tym, jak ten wróg wejdzie z tobą w zwarcie
when-evaded = { $whose ->
        [this] { " " }po tym, jak ktoś wymknie się temu wrogowi
        [here] { " " }po tym, jak ktoś wymknie się wrogowi w twojej lokalizacji
       *[own] { " " }po tym, jak wymkniesz się wrogowi
    }
when-draw-treachery = { "" }, kiedy dobierasz podstęp, który nie jest osłabieniem
when-draw-enemy = { $moment ->
        [after] { "" }, po tym, jak dobierzesz wroga
       *[other] { "" }, kiedy dobierasz wroga
    }
when-play-event = { "" }, kiedy zagrywane jest wydarzenie
when-play-card = { " " }po tym, jak zagrasz kartę
when-game-ends = { "" }, kiedy rozgrywka się kończy
when-attack-damage = { "" }, kiedy atak badacza w twojej lokalizacji ma zadać obrażenia wrogowi
when-agenda-advances = { "" }, kiedy ta tajemnica awansuje

## Czasowniki: koszty

verb-pay = { DO($by, "wydać") } { COUNT($amount, "zasób") }
verb-exhaust = { DO($by, "wyczerpać") } tę kartę
verb-spend = { DO($by, "wydać") } { $what ->
        [ammo] { COUNT($amount, "nabój") }
        [charge] { COUNT($amount, "ładunek") }
        [supply] { COUNT($amount, "zapas") }
       *[secret] { COUNT($amount, "sekret") }
    }
verb-discard-this = { DO($by, "odrzucić") } tę kartę
verb-harm-this = { DO($by, "zadać") } { harm-both } tej karcie
harm-both = { $damage ->
        [0] { COUNT($horror, "punkt przerażenia") }
       *[other] { COUNT($damage, "obrażenie") }{ $horror ->
            [0] { "" }
           *[other] { " " }i { COUNT($horror, "punkt przerażenia") }
        }
    }
verb-spend-clues = { DO($by, "wydać") } { COUNT($amount, "wskazówka") }{ $group ->
        [yes] { " " }na badacza, wspólnie
       *[no] { "" }
    }
verb-discard-cards = { DO($by, "odrzucić") } { COUNT($amount, "karta") } z ręki (do wyboru)
verb-put-resource = { DO($by, "przenieść") } 1 zasób ze swojej puli na tę kartę

## Czasowniki: badacze

subject = { $by ->
        [each] { "każdy badacz " }
        [here] { "każdy badacz w twojej lokalizacji " }
        [lead] { "główny badacz " }
        [at-this] { "każdy badacz w lokalizacji tego wroga " }
        [active] { "ten badacz " }
       *[other] { "" }
    }
verb-draw = { $by ->
        [they] { $who } { DO("he", "dobrać") }
       *[other] { subject }{ DO($by, "dobrać") }
    } { COUNT($amount, "karta") }
verb-gain = { DO($by, "zyskać") } { COUNT($amount, "zasób") }
verb-take = { subject }{ DO($by, "otrzymać") } { $direct ->
        [yes] bezpośrednio{ " " }
       *[no] { "" }
    }{ harm-both }
verb-heal = { DO($by, "wyleczyć") } { $either ->
        [yes] { COUNT($damage, "obrażenie") } albo { COUNT($horror, "punkt przerażenia") }
       *[no] { harm-both }
    }{ $aimed ->
        [yes] { " " }{ TRAIT($who, "dat") }
       *[no] { "" }
    }
verb-discover = { DO($by, "odkryć") } { COUNT($amount, "wskazówka") } w swojej lokalizacji
verb-take-clues = { DO($by, "otrzymać") } { COUNT($amount, "wskazówka") } z puli żetonów
verb-drop-clues = { $amount ->
        [0] { DO($by, "umieścić") } wszystkie swoje wskazówki w swojej lokalizacji
       *[other] { DO($by, "umieścić") } w swojej lokalizacji { COUNT($amount, "wskazówka") } ze swojej karty badacza
    }
verb-gain-actions = { subject }{ DO($by, "zyskać") } { COUNT($amount, "akcja") } w tej turze
verb-lose-actions = { $amount ->
        [0] { DO($by, "stracić") } wszystkie pozostałe akcje, a twoja tura się kończy
       *[other] { DO($by, "stracić") } { COUNT($amount, "akcja") } w tej turze
    }
verb-move = { DO($by, "poruszyć się") } { $where ->
        [connecting] do połączonej lokalizacji
        [safe] do dowolnej odkrytej lokalizacji bez wrogów
        [central] do lokalizacji z cechą Centralna
       *[rivertown] do lokalizacji „Rivertown”
    }
verb-break-away = { $keep ->
        [nightgaunt] { DO($by, "zerwać") } zwarcie z każdym wrogiem bez cechy Dziecię Nocy
       *[other] { DO($by, "zerwać") } zwarcie z każdym wrogiem
    }
verb-lose-resources = { DO($by, "stracić") } wszystkie zasoby
verb-discard-random = { subject }{ DO($by, "odrzucić") } losowo { COUNT($amount, "karta") } z ręki
verb-keep-one = { DO($by, "wybrać") } 1 kartę na ręce, którą zachowasz, i odrzucasz wszystkie pozostałe
verb-resign = { DO($by, "zrezygnować") }
verb-trauma = { subject }{ DO($by, "doznać") } traumy: { $physical ->
        [0] psychicznej ({ $mental })
       *[other] fizycznej ({ $physical }){ $mental ->
            [0] { "" }
           *[other] { " " }i psychicznej ({ $mental })
        }
    }
verb-lose-experience = za ten scenariusz otrzymujesz o { COUNT($amount, "punkt doświadczenia") } mniej
verb-boost = otrzymujesz +{ $amount } do { $skill ->
        [willpower] woli
        [intellect] intelektu
        [combat] walki
       *[agility] zwinności
    } w tym teście
verb-boost-skill = wybierz umiejętność: { $who } otrzymuje do niej +{ $amount } do końca fazy
verb-last = { $what ->
        [mind-over-matter] do końca rundy możesz używać intelektu zamiast walki i zwinności
        [no-tokens] do końca twojej tury nie odkrywasz żetonów chaosu w swoich testach
       *[no-attacks] do końca rundy nieelitarni wrogowie nie mogą cię atakować
    }
verb-treat = wybierz badacza w swojej lokalizacji i wykonaj test { $skill } ({ $difficulty }): sukces – wylecz 1 jego obrażenie, porażka – zadaj mu 1 obrażenie
verb-elude = zerwij zwarcie z każdym wrogiem i porusz się do dowolnej odkrytej lokalizacji bez wrogów
verb-slip-away = wymykający się może zerwać zwarcie z wszystkimi pozostałymi wrogami i może poruszyć się do połączonej lokalizacji
verb-bonus-action = jeśli przewaga wyniosła { $least } lub więcej, możesz wykonać w tej turze 1 dodatkową akcję (limit: 1 na turę)

## Czasowniki: testy

skill-willpower = woli
skill-intellect = intelektu
skill-combat = walki
skill-agility = zwinności
verb-fight = { DO($by, "zaatakować") } wroga{ $named ->
        [yes] , wykonując test { $skill } zamiast walki
       *[no] { "" }
    }
verb-evade = { DO($by, "wymknąć się") } wrogowi{ $named ->
        [yes] , wykonując test { $skill } zamiast zwinności
       *[no] { "" }
    }
verb-investigate = { DO($by, "zbadać") } lokalizację{ $named ->
        [yes] , wykonując test { $skill } zamiast intelektu
       *[no] { "" }
    }
contest-add = otrzymujesz +{ $amount } w tym teście
contest-add-x = otrzymujesz +X w tym teście, gdzie X to { $x }
contest-base = atak zadaje X obrażeń, gdzie X to { $x }
contest-damage = atak zadaje +{ COUNT($amount, "obrażenie") }
contest-damage-x = atak zadaje +X obrażeń, gdzie X to { $x }
contest-shroud = zasłona jest na potrzeby tego testu o { $amount } niższa
contest-clues = odkrywasz o { COUNT($amount, "wskazówka") } więcej
contest-spread = zamiast zwykłej wskazówki odkrywasz łącznie { COUNT($amount, "wskazówka") } w swojej lokalizacji i w połączonych
contest-instead = jeśli test się uda, zamiast odkrywać wskazówki: { $effects }
contest-success = jeśli test się uda: { $effects }
contest-tokens = jeśli odkryto czaszkę, kultystę, tablicę, przedwiecznego lub automatyczną porażkę: { $effects }
contest-after = potem: { $effects }
verb-test = { DO($by, "wykonać") } test { $skills } ({ $difficulty })
test-pass = sukces: { $effects }
test-fail = porażka: { $effects }
test-points = za każdy punkt porażki: { $effects }
verb-more-clues = odkryj o { COUNT($amount, "wskazówka") } więcej
verb-more-damage = atak zadaje o { COUNT($amount, "obrażenie") } więcej
verb-return-committed = jeśli przewaga wyniosła { $least } lub więcej, po teście ta karta wraca na twoją rękę

## Czasowniki: wrogowie

verb-wound = { DO($by, "zadać") } { COUNT($amount, "obrażenie") } { TRAIT($who, "dat") }
verb-blast = wybierz swoją lokalizację albo połączoną z nią: każdy wróg i każdy badacz w niej otrzymuje { COUNT($amount, "obrażenie") }
verb-evade-enemies = { DO($by, "wymknąć się") } automatycznie { TRAIT($who, "dat") }
verb-shuffle-away = wtasuj tego wroga do talii spotkań
verb-blank = do końca fazy traktuj jak puste pole tekstowe { TRAIT($who, "gen") }
verb-heal-this = wylecz { COUNT($amount, "obrażenie") } tego wroga
verb-ready-this = przygotuj tego wroga
verb-discard-enemy = zamiast tego odrzuć tego wroga
verb-spawn-here = rozstaw go w tej lokalizacji
verb-redirect = obrażenia z ataku otrzymuje zamiast ciebie { $attacker ->
        [yes] wróg
       *[no] inny wróg
    } w twojej lokalizacji; punkty przerażenia nadal otrzymujesz ty
verb-fiercer = atak zadaje +{ COUNT($damage, "obrażenie") } i +{ COUNT($horror, "punkt przerażenia") }
verb-prevent = anuluj łącznie do { $most } tych obrażeń i punktów przerażenia i zyskaj tyle samo zasobów

## Czasowniki: karty

verb-to-threat = umieść tę kartę na swoim obszarze zagrożenia{ $with }
with-nothing = { "" }
with-clues = { " " }(żetony na niej: { COUNT($amount, "wskazówka", case: "nom") })
with-horror = { " " }(żetony na niej: { COUNT($amount, "punkt przerażenia", case: "nom") })
verb-attach = dołącz tę kartę do { $where ->
        [most-clues] lokalizacji z największą liczbą wskazówek, która nie ma jej kopii
       *[yours] swojej lokalizacji
    }{ $most ->
        [0] { "" }
       *[other] { $where ->
            [yours] { " " }(najwyżej { $most } kopia w lokalizacji)
           *[other] { "" }
        }
    }
verb-return-this = weź tę kartę z powrotem na rękę
verb-to-victory = umieść tę kartę w puli zwycięstwa
verb-lose-tokens = usuń z tej karty { COUNT($amount, "wskazówka") }
verb-move-horror = przenieś 1 punkt przerażenia z tej karty na swojego badacza; gdy nie ma już żadnego, odrzuć ją
verb-secret-to-pool = przenieś 1 sekret z tej karty do swojej puli jako zasób
verb-add-uses = dodaj { $what ->
        [ammo] { COUNT($amount, "nabój") }
       *[charge] { COUNT($amount, "ładunek") }
    } do { TRAIT($who, "gen") }
verb-use-up = jeśli przewaga nie wyniosła co najmniej { $unless }, usuń z tej karty 1 zapas
verb-search = { $aimed ->
        [yes] { $who } przeszukuje
       *[no] { DO($by, "przeszukać") }
    } { $top ->
        [0] talię
       *[other] { COUNT($top, "karta") } z wierzchu talii
    } ({ $looked }); znaleziona karta zostaje dobrana, a talia potasowana{ $play_for ->
        [0] { "" }
       *[other] ; potem możesz wydać 1 sekret: ta karta zostaje od razu zagrana za { $play_for } mniej
    }
looked-any = dowolna karta
looked-traits = karta z cechą { OR($traits) }
looked-asset = atut z cechą { OR($traits) }
looked-weakness = osłabienie z cechą { OR($traits) }
verb-scry = obejrzyj { COUNT($top, "karta") } z wierzchu talii spotkań albo talii dowolnego badacza i odłóż je w dowolnej kolejności{ $feared ->
        [yes] ; jeśli jest wśród nich Koszmar lub Omen, otrzymujesz 1 punkt przerażenia
       *[no] { "" }
    }
verb-recover = weź na rękę kartę z cechą Przedmiot ze swojego stosu kart odrzuconych
verb-remove-pile = usuń z gry cały swój stos kart odrzuconych
verb-draw-encounter = dobierz kartę z wierzchu talii spotkań
verb-find-encounter = znajdź w talii spotkań albo w stosie jej kart odrzuconych wroga ({ $sought }), dobierz go i potasuj talię
verb-discard-asset = odrzuć atut, który kontrolujesz; jeśli nie możesz, otrzymujesz { COUNT($damage, "obrażenie") }
verb-surge = ta karta zyskuje słowo Mroczna fala
verb-take-control = przejmij kontrolę nad kartą „{ $card }”
verb-random-weakness = { $to ->
        [deck] każdy badacz dodaje do talii losowe osłabienie podstawowe ({ $sought })
       *[hand] weź na rękę losowe osłabienie podstawowe ({ $sought })
    }

## Czasowniki: żetony i zagłada

verb-new-token = anuluj go, odłóż do worka i odkryj inny
verb-two-tokens = odkryj zamiast tego 2: wybierz jeden, który się liczy, drugi zignoruj
verb-flip-token = jego ujemny modyfikator staje się dodatni
verb-elder-sign-instead = anuluj go i potraktuj jak znak Starszych Bogów
verb-luck = otrzymujesz +{ $amount } do wartości umiejętności
verb-doom = { DO($by, "umieścić") } { COUNT($amount, "żeton zagłady") } na { $agenda ->
        [yes] obecnej tajemnicy{ $advances ->
            [yes] { " " }(może od tego awansować)
           *[no] { "" }
        }
       *[no] { TRAIT($on, "loc") }
    }
verb-put-clue = umieść na tej karcie 1 wskazówkę z puli żetonów

## Czasowniki: scenariusze

verb-put-places = wprowadź do gry: { $places }
verb-clear-place = odrzuć każdego wroga w lokalizacji „{ $place }”
verb-place-everybody = umieść każdego badacza w lokalizacji „{ $place }”
verb-remove-place = usuń z gry: { $place }
verb-reveal-place = odkryj: { $place }
verb-put-story-asset = { $card } wchodzi do gry w lokalizacji „{ $place }”, pod niczyją kontrolą
verb-spawn-at = odłożony na bok wróg ({ $card }) rozstawia się w lokalizacji „{ $place }”
verb-resolve = scenariusz się kończy: zakończenie { $resolution }
verb-resolve-meaning = scenariusz się kończy: zakończenie { $resolution }, „{ $note }”
verb-mill = wtasuj stos kart odrzuconych spotkań do talii i odrzucaj karty z wierzchu, aż pojawi się { $many ->
        [yes] wróg (przy trzech lub czterech graczach: dwóch)
       *[no] wróg ({ $sought })
    }; { $drawn ->
        [yes] dobiera go główny badacz
       *[no] rozstaw go w lokalizacji „{ $place }”{ $doom ->
            [0] { "" }
           *[other] { " " }i umieść na nim { COUNT($doom, "żeton zagłady") }
        }
    }
verb-defeat-all = każdy badacz, który nie zrezygnował, zostaje pokonany i doznaje traumy fizycznej ({ $physical })
verb-drift = każdy wróg ({ $sought }), który nie jest w zwarciu, porusza się o jedną lokalizację w stronę „{ $place }”
verb-turn-into-enemy = { $card } wchodzi do gry
verb-draw-cultist = dobierz kartę z wierzchu talii kultystów
verb-take-over-stages = ta karta zastępuje akt i tajemnicę; gdy tylko { $objective }, scenariusz się kończy: zakończenie { $resolution }
verb-refill = jeśli jest tu mniej wskazówek niż { $each } na badacza, uzupełnij je do tej liczby
verb-spawn-got-away = każdy kultysta, który uciekł, rozstawia się w lokalizacji „{ $place }”
verb-one-of = jedna losowa z: { $places }
verb-hide-places = { $amount } z poniższych, nikt nie wie które: { $places }
verb-spawn-for-many = przy { $least } lub więcej badaczach: { $card } ({ $title })
verb-if-noted = jeśli w dzienniku jest „{ $note }”, { $then }
verb-if-noted-else = jeśli w dzienniku jest „{ $note }”, { $then }; w przeciwnym razie { $otherwise }
verb-start-at = wszyscy zaczynają w lokalizacji „{ $place }”; { $without } opuszcza grę
verb-shuffle-in = wtasuj do talii spotkań: { $card }
verb-cultist-deck = Kult Umôrdhotha tworzy osobną talię
verb-one-set = jeden losowy zestaw Agentów dołącza w ukryciu do talii spotkań
verb-got-away-doom = po 1 żetonie zagłady na tajemnicy za każdych dwóch kultystów, którzy uciekli (zaokrąglając w górę)
verb-got-away-aside = odłóż na bok kultystów, którzy uciekli
verb-add-token = dodaj do worka: { $shown }
verb-earn = główny badacz może dodać do talii kartę „{ $card }”
verb-bonus-experience = główny badacz otrzymuje o { $amount } więcej
verb-kill = badacze giną
verb-record-cultists = kultyści zostają wpisani do dziennika
verb-cross-out = wpis zostaje wykreślony
verb-cancel = anuluj to
verb-change-amount = zadaje o { $add } więcej

## Liczby

amount-x = X
    .tail = { "" }
amount-per-investigator = { $amount } na badacza
amount-margin = różnica między wynikiem testu a jego trudnością
amount-when = { $amount }, jeśli { $that }, a w przeciwnym razie { $otherwise }
amount-skill = twoja wartość { $shown }
amount-clues-at-yours = liczba wskazówek w twojej lokalizacji
amount-most-doom = największa liczba żetonów zagłady na jednym wrogu ({ $sought })
amount-doom-in-play = liczba wszystkich żetonów zagłady w grze
amount-enemies-in = liczba wrogów ({ $sought }) w lokalizacjach: { $places }
amount-horror-on-you = liczba punktów przerażenia na twoim badaczu
amount-that-much = ta liczba

## Warunki

condition-testing = { $kind ->
        [investigate] { $own ->
            [yes] badasz lokalizację
           *[no] to badanie
        }
        [fight] to atak
       *[evade] to wymykanie się
    }
condition-margin = { $most ->
        [99] przewaga wyniosła { $least } lub więcej
       *[other] do sukcesu zabrakło { $most } lub mniej
    }
condition-revealed = odkryto jeden z żetonów: { OR($shown) }
condition-has-trait = { $lacking ->
        [yes] nie ma cechy { $sought }
       *[no] ma cechę { $sought }
    }
condition-no-weakness = to nie osłabienie
condition-is-card = to { $card }
condition-is-event = to wydarzenie
condition-clues-here = w twojej lokalizacji są wskazówki
condition-only-enemy = to jedyny wróg w zwarciu z tobą
condition-on-you = { $what ->
        [horror] punkty przerażenia umieszczono na twoim badaczu
       *[damage] obrażenia umieszczono na twoim badaczu
    }
condition-taken = { $what ->
        [horror] otrzymano punkty przerażenia
       *[damage] otrzymano obrażenia
    }
condition-hit-by-attack = obrażenia z ataku przydzielono tej karcie
condition-dealt = otrzymujesz je ty
condition-negative = jego modyfikator jest ujemny
condition-zeroing = twoja wartość umiejętności miałaby przez niego wynieść 0
condition-controls = { $nobody ->
        [yes] nikt nie kontroluje karty „{ $card }”
       *[no] kontrolujesz kartę „{ $card }”
    }
condition-in-play = w grze jest { $card }
condition-in-victory = wróg „{ $card }” zostanie pokonany
condition-beaten = wróg „{ $card }” zostanie pokonany
condition-cultists-caught = w puli zwycięstwa jest { $amount } unikatowych wrogów z cechą Kultysta
condition-somebody-at = jakiś badacz jest w lokalizacji „{ $place }”
condition-act-stage = trwa akt { OR($stages) }
condition-noted = w dzienniku jest „{ $shown }”
condition-clues-on-this = na tej karcie są wskazówki w liczbie { $each } na badacza
condition-low-sanity = badacz w zwarciu ma { $most } lub mniej pozostałej poczytalności
condition-you-have-no-clues = nie masz wskazówek
condition-fewer = na tej karcie jest mniej niż { $amount } zasobów
condition-always = zawsze
condition-your-turn-here = trwa tura badacza w twojej lokalizacji
condition-hand-is-empty = nie masz kart na ręce
condition-some-in-play = w grze jest wróg ({ $sought })
condition-no-clues-here = w twojej lokalizacji nie ma wskazówek
condition-none-in-play = w grze nie ma wroga ({ $sought })
condition-phase = trwa faza { $phase ->
        [mythos] Mitów
        [enemy] wrogów
        [upkeep] utrzymania
       *[investigation] badaczy
    }
condition-not = nie jest tak, że { $of }
condition-all = { AND($of) }
condition-having = na tej karcie jest co najmniej { $what }
condition-there = jest { TRAIT($of, "some") }
what-clues = { COUNT($amount, "wskazówka", case: "nom") }
    .group = wskazówek
what-horror = { COUNT($amount, "punkt przerażenia", case: "nom") }
    .group = punktów przerażenia
what-resources = { COUNT($amount, "zasób", case: "nom") } lub więcej
    .group = zasobów

## Kto i co

who-here = każdy badacz w twojej lokalizacji
    .group = badaczy w twojej lokalizacji
    .one = wybrany badacz w twojej lokalizacji
who-each = każdy badacz
    .group = badaczy
    .one = wybrany badacz
who-one = { TRAIT($of, "one") }
    .asked = { TRAIT($of, "one") }
    .group = { TRAIT($of, "group") }
    .dat = { TRAIT($of, "one-dat") }
    .gen = { TRAIT($of, "one-gen") }
who-enemies = każdy { enemies-of }
    .group = wrogów{ enemies-traits }{ enemies-where }
    .one = wybrany { enemies-of }
    .some = { enemies-of }
    .dat = każdemu { enemies-dat }
    .loc = każdym wrogu{ enemies-traits }{ enemies-where }
    .one-dat = wybranemu { enemies-dat }
    .one-gen = wybranego wroga{ enemies-traits }{ enemies-where }
enemies-of = { $exhausted ->
        [yes] wyczerpany{ " " }
       *[no] { "" }
    }wróg{ enemies-traits }{ enemies-where }
enemies-dat = { $exhausted ->
        [yes] wyczerpanemu{ " " }
       *[no] { "" }
    }wrogowi{ enemies-traits }{ enemies-where }
enemies-traits = { $sought ->
        [x] { "" }
       *[other] { " " }({ $sought })
    }{ $spared ->
        [x] { "" }
       *[other] { " " }(bez cechy { $spared })
    }
enemies-where = { $where ->
        [here] { " " }w twojej lokalizacji
        [engaged] { " " }w zwarciu z tobą
       *[anywhere] { " " }w grze
    }
who-nearest-enemy = najbliższy wróg{ $sought ->
        [x] { "" }
       *[other] { " " }({ $sought })
    }
    .asked = najbliższy wróg{ $sought ->
            [x] { "" }
           *[other] { " " }({ $sought })
        }
    .group = najbliższych wrogów
    .one = najbliższy wróg
    .loc = najbliższym wrogu{ $sought ->
            [x] { "" }
           *[other] { " " }({ $sought })
        }
who-lead = główny badacz
    .group = głównych badaczy
who-active = aktywny badacz
    .group = aktywnych badaczy
who-at-this = każdy badacz w lokalizacji tego wroga
    .group = badaczy w lokalizacji tego wroga
who-assets = każdy atut ({ $sought })
    .group = kontrolowanych przez ciebie atutów ({ $sought })
    .one = wybrany atut ({ $sought }){ $here ->
            [yes] { " " }badacza w twojej lokalizacji
           *[no] , który kontrolujesz
        }
    .one-gen = wybranego atutu ({ $sought }){ $here ->
            [yes] { " " }badacza w twojej lokalizacji
           *[no] , który kontrolujesz
        }
who-patients = każdy badacz w twojej lokalizacji
    .group = badaczy w twojej lokalizacji
    .one = wybrany badacz{ $allies ->
            [yes] { " " }lub atut z cechą Sprzymierzeniec
           *[no] { "" }
        } w twojej lokalizacji
    .one-dat = wybranemu badaczowi{ $allies ->
            [yes] { " " }lub atutowi z cechą Sprzymierzeniec
           *[no] { "" }
        } w twojej lokalizacji
who-attacker = atakujący
    .group = atakujących
    .dat = atakującemu wrogowi
who-target = ten wróg
    .group = tych wrogów
    .dat = temu wrogowi
who-this = ta karta
    .group = tych kart
    .loc = tej karcie
who-subject = { $by ->
        [he] { "" }
        [lead] { who-lead }{ " " }
        [each] { who-each }{ " " }
       *[here] { who-here }{ " " }
    }
place-attic = Strych
place-cellar = Piwnica
place-downtown = Downtown
place-graveyard = Cmentarz
place-miskatonic-university = Uniwersytet Miskatonic
place-northside = Northside
place-southside = Southside
place-st-mary-s-hospital = Szpital św. Marii
