# Słowa klienta w przeglądarce. Słowa gier przychodzą z serwera.

## Wszędzie

loading = Chwileczkę…
close = Zamknij
yes = tak
no = nie
home = Strona główna
about = O projekcie
almanac = Almanach
navigation = Nawigacja
language = Język
theme = Wygląd
theme-auto = jak w systemie
theme-dark = ciemny
theme-light = jasny
theme-now = Wygląd: { $theme }. Zmień
notify = Powiadamiaj, gdy przyjdzie moja kolej
preferences = Ustawienia
unofficial = Miskatonic to projekt nieoficjalny, niezwiązany z wydawcami gier.
guest = Gość
my-name = Moje imię
enter = Wejdź
name-first = Jak cię nazywać przy stole?
no-answer = serwer nie odpowiada
no-table = Tego stołu nie ma

## Strona główna

lead = Gry planszowe przy jednym stole: z ludźmi, z botami albo w pojedynkę.
play-now = Zagraj
game = Gra
mode = Sposób gry
mode-solo = W pojedynkę
mode-solo-hint = Prowadzisz jednego albo kilku Badaczy
mode-hotseat = Przy jednym ekranie
mode-hotseat-hint = Kilka osób podaje sobie urządzenie
mode-online = Przez sieć
mode-online-hint = Zapraszasz innych linkiem
mode-bots = Z botami
mode-bots-hint = Pozostałe miejsca zajmują boty
investigators-count = Liczba Badaczy
players-count = Liczba graczy
details = Więcej ustawień
begin = Zacznij grę
open-table = Otwórz stół
setting-ancient_one = Przedwieczny
setting-investigators = Badacz
setting-seat = { $name } (miejsce { $seat })
choice-random = losowo
choice-choose = do wyboru na początku
undo-policy = Cofanie ruchów
undo-policy-free = dowolne
undo-policy-unrevealed = dopóki nic się nie ujawniło
undo-policy-consent = za zgodą pozostałych
bot = Bot
bot-delay = Namysł bota (sekundy)
open-hands = Wszyscy widzą wszystkie karty
companion = Mam pudełko: rzucam własnymi kośćmi i losuję własne karty
public = Stół widoczny dla wszystkich
tables = Stoły
tables-none = Nie ma tu jeszcze żadnego stołu.
phase-lobby = czeka na graczy
phase-play = w trakcie
phase-over = zakończony
import = Wczytaj grę
import-file = Plik z grą

account = Konto
account-why = Niekonieczne: z kontem twoje stoły znajdziesz także na innym urządzeniu.
account-name = Nazwa konta
account-password = Hasło
account-in = Zaloguj
account-new = Załóż konto
account-out = Wyloguj
account-known = Zalogowano: { $name }

## Poczekalnia

lobby = Przy stole
lobby-lead = Gospodarz zaczyna grę; wolne miejsca zajmą boty.
lobby-waits = Czekamy, aż gospodarz zacznie grę.
lobby-bots = Wolne miejsca zajmą boty.
seat = Miejsce { $seat }
seats = Miejsca
seat-open = wolne miejsce
seat-mine = to ja
seat-bot = bot
seat-online = przy stole
seat-away = poza stołem
seat-sit = Usiądź
seat-resign = Oddaj botowi
seat-take = Zajmij miejsce
seat-replace = Zastąp botem
seat-offer = Zwolnij dla kogoś
seats-open = Przy stole jest wolne miejsce.
invitation = Link z zaproszeniem
copy = Kopiuj
copied = Skopiowano

## Stół

table = Stół
title-table = Miskatonic
title-your-turn = ● Twoja kolej – Miskatonic
title-over = Koniec gry – Miskatonic
your-turn-says = { $name }: { $prompt }
question = Pytanie
options = Możliwości
options-find = Znajdź wśród możliwości
confirm = Zatwierdź ({ $count })
pick-exactly = Wybierz dokładnie { $count }.
pick-range = Wybierz od { $least } do { $most }.
why = Dlaczego?
why-title = Dlaczego?
why-more = Więcej w almanachu
why-none = Almanach nie ma hasła { $rule }.
refused-list = Teraz niemożliwe
refused-note = Nie przyjęto: { $reason }
always = Zawsze wybieraj to
always-hint = Następnym razem odpowiedz tak samo, bez pytania
always-list = Odpowiedzi bez pytania
always-ask = Pytaj znowu
waiting = Chwila ciszy…
waiting-for = Teraz decyduje: { $names }
watching = Oglądasz tę grę.
asked-several = { $count ->
        [one] { $count } pytanie do ciebie
        [few] { $count } pytania do ciebie
       *[many] { $count } pytań do ciebie
    }
status = Stan gry
hotseat-turn = Przy ekranie: { $name }
link-connecting = łączenie…
link-offline = brak połączenia, próbuję ponownie…
won = Zwycięstwo!
lost = Porażka.
replay = Powtórka
spot = { $thing }: { $what }
spot-several = { $thing }: możliwości: { $count }
spot-shut = { $thing }: teraz niemożliwe. Dlaczego?
zoom = Powiększ: { $name }
menu = Menu
side = Dziennik i rozmowa
export = Zapisz grę do pliku
leave = Odejdź od stołu
report = Zgłoś problem
report-note = Co się stało, a co powinno było się stać?
report-send = Przygotuj plik zgłoszenia
report-done = Zgłoszenie { $name } jest gotowe; odtwarza dokładnie to położenie.

undo = Cofnij
undo-many = Ile ruchów cofnąć
undo-none = Nie ma czego cofnąć
undo-who = Cofnij ostatni ruch ({ $name })
undo-ask = Poproś o zgodę na cofnięcie ruchu ({ $name })
undo-reveals = Od tamtej pory coś się ujawniło; przy tym stole nie można tego cofnąć
undo-forbidden = Tego ruchu nie można cofnąć
consent-title = Prośba o cofnięcie
consent-asks = { $name } prosi o cofnięcie ostatniego ruchu.
consent-yes = Zgoda
consent-no = Nie zgadzam się
consent-waits = { $name } prosi o cofnięcie ruchu. Czekamy na: { $others }.

log = Dziennik
log-earlier = Pokaż wcześniejsze
log-explain = Skąd ta liczba?
log-before = Tuż przedtem
chat = Rozmowa
chat-text = Napisz do stołu
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.

arg-amount = Ile
arg-left = Zostało
arg-doom = Żetony zagłady
arg-spaces = Pola toru zagłady
arg-signs = Zdobyte Znaki
arg-limit = Limit Znaków
arg-turn = Tura
arg-value = Wartość
arg-hour = Godzina
arg-steps = Kroki
arg-number = Numer
arg-price = Cena
arg-nights = Noce

keys = Klawisze
key-option = wybierz możliwość o tym numerze
key-arrows = przechodź między możliwościami
key-confirm = zatwierdź wybór
key-focus = przejdź do pytania
key-why = dlaczego o to pytamy?
key-undo = cofnij
key-log = dziennik
key-chat = rozmowa
key-next = następne pytanie do mnie
key-menu = menu
key-close = zamknij
key-keys = ta lista

guide = Przewodnik
guide-offer = Pierwsza gra? Pokażemy, co jest czym.
guide-start = Pokaż
guide-no = Nie trzeba
guide-step = { $at } z { $of }
guide-next = Dalej
guide-back = Wróć
guide-end = Gramy!
guide-skip = Pomiń
guide-prompt-title = Pytanie
guide-prompt = Tu gra pyta cię o decyzję. Każda możliwość ma swój przycisk, a te, które leżą na stole, możesz też kliknąć na stole. „Dlaczego?” otwiera almanach.
guide-adventures-title = Muzeum
guide-adventures = Sześć przygód. Idziesz na jedną z nich i kośćmi wykonujesz jej zadania. ✔ to nagrody, ✘ to kary za porażkę.
guide-dice-title = Kości
guide-dice = Wynik rzutu kładziesz na zadanie. Gdy żadne nie pasuje, odkładasz jedną kość i rzucasz znowu. Żółtą i czerwoną kość dodają Przedmioty; Zaklęcia zatrzymują kości na później.
guide-ancient-title = Przedwieczny
guide-ancient = Zdobądźcie dość Znaków Starszych Bogów, zanim zapełni się tor zagłady. Inaczej Przedwieczny się przebudzi.
guide-clock-title = Zegar
guide-clock = Po każdej turze wskazówka idzie o trzy godziny naprzód. O północy odkrywa się nowa karta Mitów.
guide-mythos-title = Mity
guide-mythos = Ta karta działa do następnej północy.
guide-entrance-title = Wejście
guide-entrance = Tu można odzyskać siły, przejrzeć Biuro rzeczy znalezionych i za trofea kupić pamiątki.
guide-people-title = Badacze
guide-people = Poczytalność i Wytrzymałość nie mogą spaść do zera. Stuknij liczbę, a dowiesz się, skąd się wzięła. Kartę powiększa mały przycisk w rogu.
guide-log-title = Dziennik
guide-log = Wszystko, co się zdarzyło, z wyjaśnieniem każdej liczby. Klawisz „?” pokazuje skróty.

## Powtórka, almanach, o projekcie

replay-at = Wpis { $entry } z { $entries }
replay-first = Na początek
replay-back = Wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Naprzód
replay-last = Na koniec
continue-here = Graj odtąd
almanac-search = Szukaj w zasadach
almanac-found = { $count ->
        [one] { $count } hasło
        [few] { $count } hasła
       *[many] { $count } haseł
    }
about-lead = Jeden silnik, wiele gier planszowych, przy jednym stole ludzie i boty, po polsku i po angielsku.
about-unofficial = Projekt nieoficjalny
about-unofficial-text = Miskatonic nie jest związany z wydawcami gier ani przez nich zatwierdzony. Nazwy należą do ich właścicieli. Karty, teksty i rysunki są nasze: z pudełek pochodzą tylko fakty, czyli nazwy, liczby i działanie.
about-icons = Ikony
about-icons-text = Ikony narysowali autorzy serwisu Game-icons.net (Lorc, Delapouite, Skoll i inni); użyto ich bez zmian poza zaokrągleniem współrzędnych:

## Elementy

sum-total = Razem
sum-now = Teraz
sum-printed = Na karcie: { $name }
sum-of = { $what }: { $name }
sum-maximum = najwyżej { $amount }
origin-box = Element z pudełka.
origin-miskatonic = Element naszego projektu.
kind-adventures = Przygoda
kind-other-worlds = Przygoda w Innym Świecie
kind-ancient-ones = Przedwieczny
kind-investigators = Badacz
kind-common-items = Przedmiot powszechny
kind-unique-items = Przedmiot unikatowy
kind-spells = Zaklęcie
kind-allies = Sprzymierzeniec
kind-mythos = Karta Mitów
kind-monsters = Potwór
kind-mask-monsters = Maska Nyarlathotepa
kind-entrance = Arkusz Wejścia

## Znak Starszych Bogów

sanity = Poczytalność
stamina = Wytrzymałość
clues = Wskazówki
investigators = Badacze
adventures = Przygody
other-worlds = Inne Światy
active-player = teraz gra
player-out = poza grą
player-none = bez Badacza
hand = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
hand-of = Karty: { $name }
trophies = { $amount ->
        [one] { $amount } trofeum
        [few] { $amount } trofea
       *[many] { $amount } trofeów
    }
trophies-label = Trofea
trophies-of = Trofea: { $name }
focused = skupiona kość
assisting = kość ze wsparcia
ancient-one = Przedwieczny
ancient-awake = Przedwieczny się przebudził
doom = Zagłada
doom-track = Tor zagłady: { $doom } z { $spaces }
doom-now = Żetony na torze
doom-spaces = Pola toru
doom-left = Do przebudzenia
doom-next-monster = Potwór pojawi się na polu
elder-signs = Znaki Starszych Bogów
elder-signs-track = Znaki Starszych Bogów: { $signs } z { $limit }
elder-signs-now = Zdobyte
elder-signs-limit = Limit
elder-signs-left = Brakuje
combat = Zadanie walki
clock = Zegar
clock-reads = Zegar wskazuje godzinę { $hour }; { clock-left }
clock-left = do północy: { $left ->
        [one] { $left } godzina
        [few] { $left } godziny
       *[many] { $left } godzin
    }
mythos-next = Następna karta Mitów: { $name }
task = Zadanie { $number }
task-done = wykonane
monster-slot = miejsce potwora
token-defeated = pokonany
locked = Zablokowana { $colour ->
        [green] zielona
        [yellow] żółta
       *[red] czerwona
    } kość
lock-waits = Czeka na { $colour ->
        [green] zieloną
        [yellow] żółtą
       *[red] czerwoną
    } kość
symbol-investigation = Śledztwo { $amount }
symbol-lore = Wiedza
symbol-peril = Niebezpieczeństwo
symbol-terror = Panika
cost-sanity = Poczytalność: { $amount }
cost-stamina = Wytrzymałość: { $amount }
cost-clock = Zegar naprzód o { $hours } godz.
dice = Kości
die = { $colour ->
        [green] Zielona
        [yellow] Żółta
       *[red] Czerwona
    } kość: { $face }
face-none = nierzucona
face-1 = 1 Śledztwo
face-2 = 2 Śledztwa
face-3 = 3 Śledztwa
face-4 = 4 Śledztwa
face-lore = Wiedza
face-peril = Niebezpieczeństwo
face-terror = Panika
face-wild = Joker
dice-pool = Pula
dice-placed = Na zadaniach
dice-discarded = Odłożone
dice-supply = Zasoby
attempt = { $name }: { $where }
attempt-rolls = { $rolls ->
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    }
first-aid = Pierwsza pomoc
aid-free = 1 punkt za darmo
aid-half = jeden atrybut do maksimum: { $price }
aid-full = oba atrybuty do maksimum: { $price }
lost-and-found = Biuro rzeczy znalezionych
found-roll = rzut zieloną kością
shop = Pamiątki
loot-clue = Wskazówka
loot-common = Przedmiot powszechny
loot-unique = Przedmiot unikatowy
loot-spell = Zaklęcie
loot-ally = Sprzymierzeniec
loot-elder-sign = Znak Starszych Bogów
decks = Talie
deck-common = Przedmioty powszechne: { $count }
deck-unique = Przedmioty unikatowe: { $count }
deck-spell = Zaklęcia: { $count }
deck-ally = Sprzymierzeńcy: { $count }
deck-monster = Potwory w puli: { $count }
deck-adventure = Przygody: { $count }
deck-other-world = Inne Światy: { $count }
deck-mythos = Mity: { $count }
second-task = drugie zadanie potwora: { $name }
