# Talie, które się przynosi: fragmenty bez wielkiej litery i kropki.

problem-deck-story = „{ $card }” przychodzi tylko w trakcie kampanii
problem-deck-seats = talię podaje się dla każdego z { $seats } miejsc albo dla żadnego
problem-deck-empty = w tym tekście nic nie ma
problem-deck-json = to wygląda na JSON, ale nie da się go odczytać: { $what }
problem-deck-xml = to wygląda na talię z OCTGN, ale nie da się jej odczytać: { $what }
problem-deck-none = w tym tekście nie ma talii
problem-deck-nobody = nie wiadomo, czyja to talia: nie wymieniono żadnego badacza z zestawu podstawowego
problem-deck-slots = lista kart (`slots`) nie jest listą kodów z liczbami
problem-deck-cards = więcej niż { $most } różnych kart to nie talia
problem-deck-lines = więcej niż { $most } wierszy to nie talia
problem-deck-many = więcej niż { $most } talii naraz to za dużo
problem-deck-several = w tym tekście jest kilka talii; przynieś jedną z nich: { $names }
problem-deck-form = nie ma zapisu „{ $form }”; są: { $known }
problem-deck-kept = „{ $card }” musi zostać w talii
problem-deck-spent = zmiany kosztują { $cost } dośw., a jest { $experience }

## Co pominięto w talii, która przyszła skądinąd

note-deck-code = „{ $what }” nie jest kodem karty: pominięto
note-deck-count = „{ $what }”: liczba kopii nie ma sensu: pominięto
note-deck-other-box = karty { $what } nie ma w zestawie podstawowym: pominięto
note-deck-no-player-card = „{ $card }” ({ $what }) nie jest kartą, którą gracze wkładają do talii: pominięto
note-deck-name = żadna karta zestawu podstawowego nie nazywa się „{ $what }”: pominięto
note-deck-signature = brakowało karty „{ $card }”, a musi być w talii: dodano
note-deck-taboo = jej lista tabu zostaje w pliku, ale nie obowiązuje w grze
note-deck-newer = tę talię później ulepszono; nowszej nie ma w pliku
note-deck-meta = „{ $what }” zostaje w pliku, ale nie obowiązuje w grze
note-deck-long = pole `{ $what }` jest za długie, żeby je zachować: pominięto
