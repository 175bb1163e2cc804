# Co mówi sam terminal; słowa gry są w jej własnym pakiecie.

ui-seat = Gracz { $number }
ui-person = człowiek
ui-bot = bot: { $name }
ui-language = Język
ui-language-set = Odtąd po polsku.
ui-default = Enter: 1 ({ $choice })
ui-yes-no = t/n
ui-or-number = Wpisz numer albo początek odpowiedzi.

ui-welcome = Miskatonic: { $game }
ui-which-game = Która gra?
ui-how-many = Ilu graczy? ({ $least }–{ $most })
ui-how-many-people = Ile osób gra przy tym ekranie? (resztą kierują boty; 0–{ $most })
ui-which-bot = Który bot zajmuje pozostałe miejsca?
ui-bot-random = { bot-random }: dowolny dozwolony wybór
ui-bot-heuristic = { bot-heuristic }: gra rozsądnie
ui-bot-thinker = { bot-thinker }: zanim wybierze, próbuje swoich odpowiedzi; potrzebuje czasu
ui-no-bot = Bot „{ $name }” nie jest tu dostępny ({ $reason }). Zamiast niego gra bot „{ $other }”.
ui-not-a-number = Potrzebna jest liczba całkowita od { $least } do { $most }.
ui-play-against = Tak ma być? (t/n)
ui-yes-or-no = Odpowiedz t albo n.
ui-unfinished = Czeka niedokończona rozgrywka: { $file } ({ $when }). Grać dalej? (t/n)
ui-no-unfinished = Nie ma niedokończonej rozgrywki.
ui-resumed = Rozgrywka toczy się dalej dokładnie od miejsca przerwania (wpisy: { $entries }).
ui-resumed-differently = Od zapisania tej rozgrywki zmieniły się zasady albo karty: wpis { $entry } już nie pasuje ({ $reason }). Gra toczy się dalej od ostatniego punktu kontrolnego; stary plik zostaje obok nowego.
ui-saving-to = Każdy wybór jest od razu zapisywany w pliku { $file }
ui-companion = Tryb z pudełkiem: rzucacie własnymi kośćmi i losujecie własne karty, a program pyta o wyniki.
ui-again = Jeszcze jedna gra? (t/n)
ui-sequel = Kampania toczy się dalej: zagrać teraz następną grę? (t/n)
ui-curtain = Ekran przejmuje { $who } (miejsce { $number }). Naciśnij Enter, gdy nikt inny nie patrzy.
ui-undo-agreed = Czy wszyscy gracze zgadzają się na cofnięcie? (t/n)
ui-goodbye = Rozgrywka jest bezpieczna w pliku { $file }. Wznowienie: miskatonic play { $game } --resume --file { $file }
ui-goodbye-short = Do zobaczenia.
ui-hint = Wpisz „pomoc”, aby zobaczyć polecenia.
ui-hint-plain = Wpisz „pomoc”, aby poznać polecenia, albo „stan”, aby poznać stan stołu.

ui-whose-turn = { $who }
ui-seat-of = miejsce { $number }
ui-to-decide = Decyduje { $who }
ui-report = Prawdziwe kości i karty
ui-acts = { $who } ({ $name }): { $choice }
ui-chosen = Wybór: { $choice }
ui-pick-one = twój wybór
ui-pick-several = { $least ->
        [0] można wybrać najwyżej { $most }
       *[other] liczba do wybrania: { $same ->
            [yes] { $least }
           *[no] od { $least } do { $most }
        }
    }; kilka numerów oddziel spacjami
ui-refused-title = Teraz niemożliwe
ui-cause = Skąd to pytanie: { $card }
ui-refused = To teraz niemożliwe. Zasadę pokaże polecenie „dlaczego { $label }”.
ui-no-such = „{ $words }” nie pasuje do żadnej odpowiedzi. Nic się nie zmienia.
ui-ambiguous = „{ $words }” może oznaczać: { $choices }. Nic się nie zmienia.
ui-wrong-count = Wybrano { $got }, a potrzeba { $least ->
        [0] najwyżej { $most }
       *[other] { $same ->
            [yes] { $least }
           *[no] od { $least } do { $most }
        }
    }. Nic się nie zmienia.
ui-twice = „{ $words }” wybrano dwa razy. Nic się nie zmienia.
ui-too-many-results = Liczba podanych wyników: { $got }, a potrzeba tylko { $left }. Nic się nie zmienia.
ui-results-hint = Kilka wyników naraz: { $example }
ui-cards-hint = Wpisz początek nazwy, po polsku albo po angielsku (możliwości: { $count }).
ui-list-hint = Wpisz „lista”, aby zobaczyć wszystkie.

ui-why-no-rule = To pytanie o wynik obok ekranu; nie stoi za nim żadna zasada.
ui-why-no-label = „{ $words }” nie jest tu numerem odpowiedzi. Przykład: dlaczego 2, dlaczego x1.
ui-undone = Cofnięto: { $choice }
ui-undone-revealed = Tego, co już wyszło na jaw, nie da się zapomnieć; te same kości i karty przyjdą znowu.
ui-nothing-to-undo = Nie ma czego cofnąć.
ui-news-earlier = { $count ->
        [one] … i przedtem { $count } zdarzenie (log)
        [few] … i przedtem { $count } zdarzenia (log)
       *[many] … i przedtem { $count } zdarzeń (log)
    }
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-saved = Kopia rozgrywki jest w pliku { $file }
ui-saved-already = Rozgrywka jest już zapisana: { $file }
ui-cannot-save = Nie udało się zapisać kopii: { $reason }
ui-cannot-go-on = Nie udało się zapisać wyboru na dysku ({ $reason }). Ten wybór się nie liczy; zrób miejsce i wybierz ponownie.
ui-card-which = Która karta? Przykład: karta Cthulhu
ui-card-none = Żadna karta nie ma nazwy podobnej do „{ $words }”.
ui-card-many = Pasuje kilka kart: { $names }
ui-almanac-which = Jakie słowo? Przykład: almanach skupienie
ui-almanac-none = { $game }: w almanachu nie ma hasła ze słowem „{ $words }”.
ui-almanac-more = … i jeszcze { $count }; dodaj słowo, aby zawęzić wyniki.
ui-almanac-count = { $count ->
        [one] { $count } hasło
        [few] { $count } hasła
       *[other] { $count } haseł
    }
ui-end = Koniec gry
ui-won = Zwycięstwo!
ui-lost = Porażka.
ui-summary = Podsumowanie
ui-choices = Liczba wyborów: { $count }
ui-interrupted = Przerwano.

ui-help-title = Polecenia
ui-help-pick = numer, początek odpowiedzi albo jej klucz
ui-help-several = gdy można wybrać kilka: kilka numerów
ui-help-why = zasada stojąca za pytaniem, za odpowiedzią albo za jej odmową
ui-help-hint = co zrobiłby tu bot przewidujący i jak często wygrywa każda odpowiedź w jego próbach
ui-help-words-hint = podpowiedz
ui-help-undo = cofa twój ostatni wybór
ui-help-log = co się ostatnio działo
ui-help-look = cały stół
ui-help-card = tekst karty
ui-help-almanac = szuka w zasadach
ui-help-save = zapisuje kopię rozgrywki (każdy wybór i tak jest zapisywany)
ui-help-lang = po polsku albo po angielsku
ui-help-options = to samo pytanie jeszcze raz
ui-help-quit = wyjście; rozgrywkę można wznowić
ui-help-words-why = dlaczego, dlaczego 2, dlaczego x1
ui-help-words-undo = cofnij
ui-help-words-log = dziennik, dziennik 50
ui-help-words-look = stan
ui-help-words-card = karta NAZWA
ui-help-words-almanac = almanach SŁOWO
ui-help-words-save = zapisz, zapisz PLIK
ui-help-words-lang = język, język en
ui-help-words-options = opcje
ui-help-words-quit = koniec

ui-replay-exact = Ta rozgrywka odtwarza się dokładnie według obecnych zasad i kart.
ui-replay-differs = Ta rozgrywka pasuje tylko do wpisu { $entry }: { $reason }. Pokazana od ostatniego pasującego punktu kontrolnego.
ui-replay-place = Krok { $at } z { $all }
ui-replay-over = zakończona
ui-replay-open = niedokończona
ui-replay-keys = dalej (Enter), wstecz, tura, poprzednia, skocz N, auto, stan, dziennik, karta, almanach, dlaczego, gdyby, graj, język, koniec
ui-replay-chose = { $who }: { $choice }
ui-replay-at-end = To koniec zapisu.
ui-replay-at-start = To początek.

## miskatonic verify

ui-verify-promise = od wpisu { $entry }: zobowiązanie { $commitment }, { $revealed ->
        [yes] ziarno ujawnione
       *[no] ziarno nieujawnione
    }
ui-verify-proven = Sprawdzone wyniki losowania, które są dokładnie takie, jak wynika z ziaren: { $proven }.
ui-verify-kept = Wyniki, których nie da się sprawdzić, bo ziarna nie ujawniono: { $kept }. Ujawnia się je po końcu gry.
ui-verify-reported = Wyniki podane z prawdziwych kości i kart: { $reported }.
ui-verify-position = Gra zaczyna się w środku, od ustawienia zapisanego w pliku.
ui-verify-compare = Porównaj zobowiązania z tymi, które pokazywał stół w czasie gry.
ui-verify-broken = Niezgodnie z obietnicą, wpis { $entry }: { $reason }.
ui-replay-no-such = „{ $words }” nie jest tu poleceniem. Są: { $commands }
ui-replay-jump = Potrzebny jest krok od 0 do { $all }. Przykład: skocz 12
ui-nothing-known = Na stole jeszcze nic nie ma.

ui-companion-known = Elementy, które działają tu tak jak drukowane: { $known } z { $all }.
ui-companion-differ = Pozostałe są w całości lub częściowo nasze: czytajcie swoje prawdziwe karty. Są to { $kinds }.
ui-companion-kind = { $kind } { $differ }/{ $all }
ui-companion-otherwise = Wpisz „inaczej”, gdy na waszym stole jest inaczej (liczby, kto ma którą kartę), a „nieznana NAZWA”, aby zagrać kartę tak, jak ją wydrukowano.
ui-otherwise-companion = Tylko z prawdziwym pudełkiem na stole: zacznij grę z opcją --companion.
ui-unknown-which = Która karta? Wpisz „nieznana” i jej nazwę.
ui-help-otherwise = na prawdziwym stole jest inaczej: ustaw liczbę, przenieś kartę
ui-help-unknown = zagraj kartę, której program nie zna: powiedz, co robi
ui-help-words-otherwise = inaczej
ui-help-words-unknown = nieznana NAZWA

ui-brought-fits = { $name }: można z tym zacząć grę.
ui-brought-refused = { $name }: nie można z tym zacząć gry.

ui-help-never = nie pytaj mnie więcej o to: pasuję
ui-help-words-never = nigdy
ui-help-ask = pytaj znowu o wszystko
ui-help-words-ask = pytaj
ui-never-asked = Odtąd to pytanie jest pomijane. Wpisz „pytaj”, żeby wróciło.
ui-never-here = Na to trzeba odpowiedzieć.
ui-asked-again = Program znowu pyta o wszystko.

ui-hint-thinks = Namyślam się…
ui-hint-rivals = Rywale przy jednym ekranie nie dostają podpowiedzi.
ui-hint-would = Bot przewidujący odpowiedziałby: { $choice }
ui-hint-by-rule = Tu odpowiada na wyczucie.
ui-hint-wins = { $wins } % – { $choice } ({ $playouts ->
        [one] { $playouts } próba
        [few] { $playouts } próby
       *[other] { $playouts } prób
    })
ui-what-if-nothing = Tu nikogo o nic nie pytano.
ui-what-if-later = „Co by było, gdyby” działa dla rozgrywek zakończonych.
ui-what-if-was = Wybrano: { $choice }
ui-play-on = Rozgrywka do tego miejsca jest teraz w pliku { $file }. Aby ją przejąć: miskatonic play { $game } --resume --file { $file }
ui-play-on-over = Tu rozgrywka jest już zakończona; najpierw cofnij się o krok.
