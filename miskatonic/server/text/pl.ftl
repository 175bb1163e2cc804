# Co mówi `miskatonic serve` temu, kto go uruchamia.

serve-here = Miskatonic: { $address }
serve-stop = Nie zamykaj tego okna podczas gry. Ctrl+C kończy: wszystkie rozgrywki zostają zapisane.
serve-friends = Dla znajomych w tej samej sieci: { $address }
serve-friends-code = albo aparatem telefonu:
serve-friends-nowhere = Nie udało się ustalić adresu tego komputera w sieci; znajomi potrzebują go razem z portem { $port }.
serve-already = Stół już jest otwarty: { $address }
serve-already-closed-to-friends = Jest otwarty tylko dla tego komputera. Aby wpuścić znajomych, zakończ go w jego oknie przez Ctrl+C i uruchom ponownie.
serve-other-port = Na porcie { $taken } odpowiada co innego, więc stół jest na porcie { $port }.
serve-cannot-listen = Nie można nasłuchiwać na { $host }:{ $port }: { $reason }. Podaj inny port: --port.
serve-closed = Stół zamknięty; wszystkie rozgrywki są zapisane.
serve-not-shared = Kilka procesów wymaga PostgreSQL: plik SQLite należy do jednego procesu. Podaj --database postgresql://… albo pomiń --workers i --channel.
serve-does-not-come-up = Procesy serwera kończą się zaraz po uruchomieniu; przyczynę podają ich komunikaty powyżej.
serve-cannot-fork = Ten system nie potrafi uruchomić kilku procesów naraz: uruchom `miskatonic serve` kilka razy, z opcją --channel.
serve-bad-channel = --channel: potrzebny jest adres taki jak redis://127.0.0.1:6379
store-bad-url = --database: potrzebny jest adres taki jak postgresql://użytkownik:hasło@komputer/nazwa

serve-bad-origin = --origin { $origin }: adres wygląda tak: https://gry.example, bez ścieżki
serve-bad-proxy = --proxy { $proxy }: potrzebny jest adres, np. 127.0.0.1, albo sieć, np. 10.0.0.0/8
serve-no-limit = --limit { $limit }: nie ma takiego limitu; są { $known }
serve-bad-limit = --limit { $limit }: potrzebna jest liczba większa od zera, np. open_tables=20

store-taken = Z tego magazynu korzysta już inny Miskatonic: { $where }. Może tylko jeden: zatrzymaj go albo użyj innego folderu (--data) lub bazy.
store-newer = Z tego magazynu korzystał nowszy Miskatonic (schemat { $found }): użyj tamtego albo przywróć wcześniejszą kopię.
store-away = Nie można użyć magazynu{ $where ->
        [none] { "" }
       *[other] : { $where }
    }: { $why ->
        [refused] nic tam nie odpowiada
        [nowhere] żaden komputer nie ma takiej nazwy
        [password] użytkownik lub hasło są nieprawidłowe
        [missing] nie ma takiej bazy
        [late] nie odpowiada na czas
        [damaged] to nie jest magazyn albo jest uszkodzony
       *[other] { $why }
    }.
store-needs-asyncpg = Do PostgreSQL potrzebny jest jeszcze jeden pakiet: pip install 'miskatonic[postgres]'

backup-done = { $lines ->
        [one] Skopiowano do { $file }: { $lines } wiersz rozgrywek.
        [few] Skopiowano do { $file }: { $lines } wiersze rozgrywek.
       *[other] Skopiowano do { $file }: { $lines } wierszy rozgrywek.
    }
backup-exists = { $file } już istnieje, a niczego nie nadpisujemy: podaj inną nazwę.
backup-missing = Nie ma pliku { $file }.
backup-damaged = { $file } nie jest całym magazynem: { $reason }
backup-newer = { $file } pochodzi z nowszego programu Miskatonic (schemat { $found }, ten zna { $known }).
backup-version = Baza ma schemat { $found }, a ten Miskatonic zna { $known }: uruchom raz serwer w tej wersji.
restore-done = { $lines ->
        [one] Magazyn jest taki jak w { $file }: { $lines } wiersz rozgrywek.
        [few] Magazyn jest taki jak w { $file }: { $lines } wiersze rozgrywek.
       *[other] Magazyn jest taki jak w { $file }: { $lines } wierszy rozgrywek.
    }
restore-not-empty = Magazyn już istnieje: { $where }. Plik można odłożyć opcją --replace; baza musi być pusta.

password-new = Nowe hasło konta { $name }: { $password } (wszystkie sesje tego konta są zakończone; hasło można zmienić na stronie konta)
password-nobody = Nie ma konta o nazwie { $name }.
