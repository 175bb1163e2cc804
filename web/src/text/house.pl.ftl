# Słowa stron wokół stołu: strona główna, poczekalnia, almanach, lekcje.

drawings = Rysunki
drawings-sigils = Pieczęcie
drawings-silhouettes = Sylwetki
drawings-vignettes = Miejsca
drawings-any = każde inne
about-drawings = Rysunki
about-drawings-text = Pieczęcie, sylwetki, miejsca i okładki narysowaliśmy sami.

## Strona główna

games = Gry
fact-players = { $most ->
        [1] 1 osoba
        [few] { $least }–{ $most } osoby
       *[other] { $least }–{ $most } osób
    }
fact-minutes = { $from }–{ $to } minut
fact-won = Boty wygrywają { $won } na 100 gier.
difficulty-easy = łatwiejsza
difficulty-fair = średnio trudna
difficulty-hard = trudna
difficulty-unknown = trudność niezmierzona
game-not-yet = w przygotowaniu
choice-measured = { $name } – gra { $difficulty }
continue = Graj dalej
continue-lobby = Stół czeka na graczy
tables-mine = Moje stoły
tables-open = Otwarte stoły
origin-of-fork = odgałęzienie
origin-of-file = z pliku
table-clear = Usuń stół: { $name }
table-clear-sure = Usuń na zawsze: { $name }
table-clear-really = Usunąć na zawsze?
first-time = Grasz pierwszy raz?
lessons-count = { $count ->
        [one] { $count } krótka lekcja
        [few] { $count } krótkie lekcje
       *[many] { $count } krótkich lekcji
    }
by-lot = Wylosuj
name-of = Imię (miejsce { $seat })

## Poczekalnia i zaproszenia

lobby-host = To twój stół. Zaproś innych i zacznij, gdy wszyscy usiądą.
lobby-guest = Do stołu zaprasza { $host }.
seat-move = Przesiądź się tutaj
seat-to-bot = Daj tu bota
seat-to-friend = Zwolnij dla kogoś
seat-earlier = Miejsce { $seat }: wcześniej w kolejce
seat-send-away = Odpraw
invitation-title = Zaproszenie
invitation-link = Link dla znajomych
invitation-qr = Ten sam link jako kod QR
invitation-here-only = Ten serwer słucha tylko na tym komputerze, więc link zadziała tylko tutaj. Żeby zaprosić innych w sieci domowej, zatrzymaj go i uruchom:
invited-title = { $host } zaprasza do gry: { $game }
invited-people = { $phase ->
        [lobby] Gra jeszcze się nie zaczęła. Przy stole: { $people }.
       *[other] Gra już trwa. Przy stole: { $people }.
    }

## Almanach

almanac-contents = Spis treści
almanac-symbols = Symbole
almanac-example = na przykład: ile kości rzucam
almanac-next = Dalej: { $topic }

## Lekcje

lesson = Lekcja
lessons = Lekcje
lessons-lead = Pierwsza tura krok po kroku. W każdej lekcji jest jedna myśl i przygotowany stół, a los wie, co ma pokazać.
lessons-none = Ta gra nie ma jeszcze lekcji.
lesson-of = Lekcja { $at } z { $of }
lesson-begin = Zacznij
lesson-again = Jeszcze raz
lesson-next = Dalej: { $title }
lesson-play = Gramy naprawdę
lesson-learnt = umiem
lesson-astray = Tak też można. Żeby wrócić do lekcji, cofnij ruch albo zacznij ją jeszcze raz.

## Konto

account-page = Sesje, hasło, usuwanie
account-guest = Grasz jako gość: { $name }
account-guest-why = Zna cię tylko ta przeglądarka. Z kontem wrócisz także z innej, a twojej nazwy nie użyje nikt inny.
sessions = Twoje sesje
sessions-why = Zakończona sesja przestaje działać od razu, także przy otwartych stołach.
session-here = ta przeglądarka
session-used = ostatnio: { $when }
session-unknown = nieznana przeglądarka
session-end = Zakończ
session-end-of = Zakończ sesję: { $which }
session-end-others = Zakończ wszystkie pozostałe
password-change = Zmień hasło
password-why = Kończy to wszystkie pozostałe sesje.
password-old = Dotychczasowe hasło
password-new = Nowe hasło (co najmniej 8 znaków)
password-done = Hasło zmienione, pozostałe sesje zakończone.
delete-me = Usuń wszystko, co moje
delete-me-what = Twoja nazwa, sesje, wypowiedzi na czacie i stoły, przy których nie siedzi nikt inny, zostaną usunięte na zawsze. Przy pozostałych stołach twoje miejsce zajmie bot.
delete-me-sure = Tak, na zawsze

## Ludzie przy stole

people = Ludzie
people-none = Nie ma tu nikogo innego.
people-watching = ogląda
people-muted = bez głosu
mute = Odbierz głos
mute-who = Odbierz głos: { $name }
unmute = Oddaj głos
unmute-who = Oddaj głos: { $name }
send-away-who = Odpraw: { $name }
send-away-sure = Na dobre?
send-away-sure-who = Odpraw na dobre: { $name }
sent-away = Odprawiono: { $name }.
invite-anew = Nowe zaproszenie
invite-anew-why = Stary link nie otworzy już żadnych drzwi.
invited-anew = Jest nowe zaproszenie.
own-name = gra z kontem
muted-me = Gospodarz odebrał ci głos przy tym stole.
clock = Zegar
clock-wish = Czas na odpowiedź
clock-none = bez ograniczeń
clock-seconds = { $seconds ->
        [15] 15 sekund
        [30] 30 sekund
        [60] minuta
        [120] 2 minuty
        [300] 5 minut
        [900] 15 minut
       *[other] { $seconds } s
    }
clock-rule = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } na odpowiedź, gdy inni czekają; potem odpowiada bot, a po trzecim razie przejmuje miejsce.
clock-mine = Zostało ci { $left }; potem odpowie bot.
clock-theirs = Pozostały czas: { $left }

## Co się przynosi

brought-own = Ułóż lub wczytaj
brought-unfit = { $name } (niegotowa)
brought-theirs = własna
room-none = Nie ma takiej strony.
