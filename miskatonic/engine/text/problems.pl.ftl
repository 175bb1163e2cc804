# Co może pójść źle w każdej grze: urywki, z których zdanie robi ten, kto je pokazuje.

## Wybór

problem-over = gra jest skończona
problem-not-asked = miejsce { $seat } nie ma teraz nic do wyboru
problem-count = pytanie „{ $kind }”: trzeba wybrać { $same ->
        [yes] { $least }
       *[no] od { $least } do { $most }
    }, a wybrano { $got }
problem-refused = pytanie „{ $kind }”: odpowiedź „{ $key }” nie jest teraz możliwa ({ $rule })
problem-no-option = pytanie „{ $kind }”: nie ma odpowiedzi „{ $key }”; są: { $options }
problem-twice = pytanie „{ $kind }”: odpowiedź „{ $key }” wybrano dwa razy
problem-endless = po takim wyborze zasady krążyłyby bez końca, nikogo o nic nie pytając; więc go nie przyjęto: prosimy zgłosić problem
problem-undo-count = nie można cofnąć tylu wyborów: { $steps }
problem-nothing-to-undo = nie ma czego cofnąć
problem-undo-only = można cofnąć tylko { $found ->
        [one] { $found } wybór
        [few] { $found } wybory
       *[other] { $found } wyborów
    }, a nie { $steps }
problem-entries = dziennik ma { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, a nie { $asked }

## Plik

problem-file = plik { $file }: { $problem }
problem-file-missing = plik { $file } nie istnieje
problem-file-forbidden = plik { $file }: brak uprawnień
problem-file-folder = plik { $file }: to jest folder
problem-file-exists = plik { $file } już istnieje; opcja --resume wznawia tę rozgrywkę, można też podać inny plik
problem-file-busy = rozgrywka z pliku { $file } jest otwarta w innym terminalu
problem-disk-full = plik { $file }: na dysku nie ma miejsca
problem-file-empty = plik jest pusty
problem-file-not-text = to nie jest tekst w UTF-8
problem-not-a-game = wiersz 1: to nie jest rozgrywka programu Miskatonic
problem-file-newer = plik ma format { $schema }, a ta wersja czyta najwyżej format { $known }: zaktualizuj program
problem-file-older = plik ma format { $schema }, którego nie da się już odczytać
problem-line = wiersz { $line }: { $reason }
problem-line-damaged = wiersz { $line } jest uszkodzony: { $reason }
problem-line-entry = wybór podaje miejsce, a los swój rodzaj
problem-line-form = to nie jest wiersz pliku z rozgrywką
problem-json-cut = urywa się
problem-json-malformed = to nie jest poprawny JSON (bajt { $byte })
problem-json-missing = brakuje pola `{ $field }`
problem-json-type = w miejscu `{ $place }` powinno być `{ $wanted }`, a jest `{ $got }`
problem-other-game = to rozgrywka gry { $game }, a nie { $wanted }
problem-state-newer = stan gry ma format { $schema }, a ta wersja czyta najwyżej format { $known }: zaktualizuj program
problem-cannot-go-on = tej rozgrywki nie da się kontynuować: { $reason } (wpis { $entry }) i żaden punkt kontrolny nie pasuje

## Rozgrywka, która nie pasuje już do zasad

problem-entry = wpis { $entry }: { $reason }
problem-chance-for-question = w dzienniku jest los „{ $chance }”, a zasady pytają teraz o „{ $asked }”
problem-chance-for-nothing = w dzienniku jest los „{ $chance }”, a zasady o nic teraz nie pytają
problem-choice-for-chance = w dzienniku jest wybór, a zasady chcą teraz losu „{ $chance }”
problem-choice-unasked = miejsce { $seat } wybrało { $keys }, ale nie jest teraz pytane
problem-outcome-count = los „{ $chance }”: liczba wyników to { $outcomes }, a zasady chcą teraz { $asked }
problem-outcome-gone = los „{ $chance }”: wynik „{ $outcome }” nie może już wypaść
problem-state-differs = stan gry jest inny niż ten, który tu zapisano
problem-state-unreadable = zapisanego stanu gry nie da się odczytać: { $reason }
problem-rules-fail = błąd w programie zasad: { $reason }
problem-cannot-begin = ta rozgrywka nie może się już zacząć: { $reason }
problem-content-changed = { $reason } (zapisano z kartami w wersji { $saved }, teraz jest { $now })
problem-checkpoint-too = { $reason }; punkt kontrolny: { $other }

## Stan, do którego żadna gra nie mogła dojść

problem-state-wrong = stan gry po { $entries ->
        [one] { $entries } wpisie
       *[other] { $entries } wpisach
    } nie należy do tej gry: { $reason }
problem-state-size = jest za duży
problem-state-copies = liczba elementów „{ $component }” to { $count }, a w pudełku: { $copies }
problem-state-seats = gracze nie pasują do stołu, przy którym liczba miejsc to { $seats }
problem-state-seat = pole `{ $field }` wskazuje miejsce numer { $value }
problem-state-phase = nie ma fazy „{ $phase }”
problem-state-field = pole `{ $field }` nie może mieć wartości { $value }

## Czy los jest taki, jaki obiecano

problem-luck-differs = los „{ $chance }”: ziarno nie daje tu wyniku „{ $outcome }”
problem-seed-differs = ziarno jest inne niż to, do którego się zobowiązano
problem-journal-short = na końcu brakuje wyników
problem-before-commitments = ten plik powstał, zanim zobowiązywano się do ziarna: jego losu nie da się sprawdzić
problem-commitment-differs = tej gry nie zaczęto ze zobowiązaniem { $commitment }

## Od czego zaczyna się rozgrywka

problem-no-game = nie ma gry „{ $game }”; są: { $known }
problem-seats = gra { $game }: od { $least } do { $most } miejsc, a nie { $seats }
problem-players = gra { $game }: od { $least } do { $most } graczy, a nie { $players }
problem-bots-fit = { $bots ->
        [one] { $bots } bot nie zmieści się
        [few] { $bots } boty nie zmieszczą się
       *[other] { $bots } botów nie zmieści się
    } wśród { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }
problem-no-bot = w grze { $game } nie ma bota „{ $bot }”; są: { $known }
problem-no-budget = „{ $budget }” nie mówi, jak długo bot ma myśleć: 200 to liczba rozgrywek próbnych, 1.5s to sekundy
problem-no-player = nie ma bota „{ $bot }”; są: { $known }
problem-too-many-named = ustawienie { $setting }: podano { $named }, a { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
       *[other] jest { $seats } miejsc
    }
problem-no-choice = ustawienie { $setting }: nie ma „{ $words }”; są: { $known }
problem-brought-long = tekst jest za długi: najwyżej { $most } znaków
problem-brings-nothing = gra { $game }: nie przynosi się do niej niczego własnego
problem-no-form = nie ma zapisu „{ $form }”; są: { $known }
problem-nothing-brought = ustawienie { $setting }: nie można przynieść do niego niczego własnego
problem-language = opcja --lang: nie ma języka „{ $word }”; są: pl, en
problem-set-form = opcja --set { $words }: powinno być nazwa=wartość, na przykład { $example }
problem-set-unknown = opcja --set: nie ma ustawienia „{ $setting }”; są: { $known }
problem-set-twice = opcja --set: { $setting } podano dwa razy
problem-which-game = która gra? Podaj jedną: { $known }
problem-game-id = „{ $game }” nie może być identyfikatorem gry: małe litery, cyfry i pojedyncze łączniki, najpierw litera
problem-game-exists = gra { $game } już jest: { $where }
problem-no-checkout = { $folder } nie jest kopią roboczą programu Miskatonic; nową grę tworzy się w jej głównym folderze

## Paczki od ludzi

problem-pack-missing = tę rozgrywkę zaczęto z paczką „{ $pack }”: uruchom z opcją --pack i jej folderem
problem-pack-differs = paczka „{ $pack }” zmieniła się, odkąd zaczęto tę rozgrywkę (było { $saved }, jest { $now }): uruchom z paczką taką, jaka była
problem-pack-extra = tę rozgrywkę zaczęto bez paczki „{ $pack }”: uruchom bez niej
problem-pack-manifest = { $folder }: paczka musi mieć plik pack.yaml z polami `id`, `game` i `name` (pl, en): { $reason }
problem-pack-twice = dwie paczki nazywają się „{ $pack }”: { $folders }
problem-pack-wrong = paczki „{ $pack }” nie można użyć: { $problems }
problem-no-folder = nie ma folderu { $folder }
problem-otherwise-later = nie teraz: inni już odpowiedzieli albo stół jest właśnie poprawiany
