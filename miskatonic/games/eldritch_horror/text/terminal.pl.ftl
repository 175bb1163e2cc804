# Stół w terminalu.

table-headline = { $ancient }, runda { $round }, Zagłada { $doom }, Omen: { $omen }, Tajemnice { $solved }/{ $needed }
table-setting = Zagłada { $doom }, Tajemnice do rozwiązania: { $mysteries }
table-summary = Rundy: { $rounds }; rozwiązane Tajemnice: { $solved }; zamknięte Bramy: { $closed }; pokonane Potwory: { $monsters }; pokonani Badacze: { $defeated }; Zagłada: { $doom }.
table-awake = przebudzony
table-doom = Zagłada { $doom }
table-omen = { $omen } ({ $gates ->
        [one] { $gates } Brama
        [few] { $gates } Bramy
       *[many] { $gates } Bram
    })
table-omen-tokens = Żetony Plugastwa na zielonym polu toru Omenu: { $count }
table-decks = karty Mitów { $mythos }, Bramy { $gates }, Wskazówki { $clues }, Potwory { $monsters }, Zasoby { $assets }
table-solved = Rozwiązane: { $solved } z { $needed }
table-mystery = Tajemnica
table-mythos = Mity
table-reckoning = Rozrachunek: do rozpatrzenia
table-tokens-eldritch = Żetony Plugastwa: { $count }
table-tokens-health = Żetony Zdrowia: { $count }
table-world = Świat (• ty, → jeden krok, ⇢ z biletami)
table-path-train = kolej
table-path-ship = statek
table-path-uncharted = niezbadany
table-gate = Brama: { $omen }
table-monster = { $name } (Zdrowie { $left })
table-expedition = Aktywna Ekspedycja
table-body = pokonany Badacz: { $name }
table-reserve = Rezerwy (wartość)
table-person = Zdrowie { $health }/{ $most_health }, Poczytalność { $sanity }/{ $most_sanity }; { $place }
table-purse = Wskazówki { $clues }, Bilety Kolejowe { $train }, Bilety Morskie { $ship }
table-skill = { $skill }: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, { $odds } %
table-assets = Zasób
table-artifacts = Artefakt
table-spells = Zaklęcie
table-conditions = Stan
table-delayed = Wstrzymanie
table-out = poza grą
table-waits = nowy Badacz przybędzie na koniec Fazy Mitów
table-modifier = modyfikator
table-improvement = ulepszenie
table-least = co najmniej jedna kość
table-pool = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }; szansa na sukces: { $odds } %
table-successes = Sukcesy: { $count }
table-fight-will = Wola: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, przerażanie { $loss }; sukces { $odds } %, bez utraty Poczytalności { $unhurt } %
table-fight-strength = Siła: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, obrażenia { $loss }; sukces { $odds } %, bez utraty Zdrowia { $unhurt } %, pokonany od razu { $kills } %
table-clues = { $count ->
        [one] { $count } Wskazówka
        [few] { $count } Wskazówki
       *[many] { $count } Wskazówek
    }
