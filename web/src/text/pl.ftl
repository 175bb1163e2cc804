# Słowa klienta w przeglądarce. Słowa gier przychodzą z serwera.

## Wszędzie

loading = Chwileczkę…
loading-failed = Tej strony nie udało się wczytać.
reload = Wczytaj stronę jeszcze raz
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
tempo = Tempo pokazu
tempo-calm = spokojnie
tempo-quick = szybko
tempo-off = bez pokazu
sound = Dźwięki
sound-on = Dźwięki włączone
sound-off = Dźwięki wyłączone
whole-list = Na liście także to, co leży na stole
at-once = Nie pytaj, gdy jedyny inny wybór to się poddać
preferences = Ustawienia
unofficial = Miskatonic to projekt nieoficjalny, niezwiązany z wydawcami gier.
guest = Gość
my-name = Moje imię
enter = Wejdź
name-first = Jak cię nazywać przy stole?
no-answer = serwer nie odpowiada
no-table = Tego stołu nie ma
not-here = Nie ma cię przy tym stole
have-account = Mam konto

## Strona główna

lead = Gry planszowe przy jednym stole: z ludźmi, z botami albo w pojedynkę.
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
patience = Ile sekund boty czekają na twoją reakcję (0: aż odpowiesz)
open-hands = Wszyscy widzą wszystkie karty
companion = Mam pudełko: rzucam własnymi kośćmi i losuję własne karty
public = Stół widoczny dla wszystkich
tables = Stoły
phase-lobby = czeka na graczy
phase-play = w trakcie
phase-over = zakończony
import = Wczytaj grę
import-file = Wybierz plik z grą

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
lobby-waits = Czekamy, aż gospodarz zacznie grę.
lobby-bots = Wolne miejsca zajmą boty.
lobby-sit = Usiądź na wolnym miejscu, inaczej będziesz tylko oglądać.
lobby-standing = { $count ->
        [one] Przy stole, ale bez miejsca: { $names }. Ta osoba będzie tylko oglądać, jeśli zaczniesz teraz.
       *[other] Przy stole, ale bez miejsca: { $names }. Te osoby będą tylko oglądać, jeśli zaczniesz teraz.
    }
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
seats-ask-host = Wszystkie miejsca są zajęte. Jeśli chcesz grać, poproś gospodarza ({ $host }), żeby zwolnił miejsce bota.
seat-replace = Zastąp botem
seat-offer = Zwolnij dla kogoś
seats-open = Przy stole jest wolne miejsce.
invitation = Link z zaproszeniem
copy = Kopiuj
copied = Skopiowano

## Stół

table = Stół
board = Plansza
title-table = Miskatonic
title-your-turn = ● Twoja kolej – Miskatonic
title-over = Koniec gry – Miskatonic
your-turn-says = { $name }: { $prompt }
question = Pytanie
options = Możliwości
options-find = Znajdź wśród możliwości
confirm-others = Pozostałe ({ $count })
confirm-all = Wszystkie ({ $count })
confirm = Zatwierdź ({ $count })
pick-exactly = Wybierz dokładnie { $count }.
pick-range = Wybierz od { $least } do { $most }.
why = Dlaczego?
cause = Skąd to pytanie:
recent = Co się stało
same-things = Takich samych: { $count }
why-title = Dlaczego?
why-more = Więcej w almanachu
why-none = Almanach nie ma hasła { $rule }.
refused-list = Teraz niemożliwe
refused-note = Nie przyjęto: { $reason }
always = Zawsze wybieraj to
always-hint = Następnym razem odpowiedz tak samo, bez pytania
asking = O co mnie pytać
asking-every = O każdy krok
asking-matters = O to, co ważne
asking-mine = Tylko o moje wybory
asking-every-hint = Program pyta w każdym oknie, w którym możesz coś zrobić.
asking-matters-hint = Okna między turami są pomijane.
asking-mine-hint = Okna między turami, w turach innych i w testach innych są pomijane.
always-list = Odpowiedzi bez pytania
always-ask = Pytaj znowu
bots-wait = { $seconds ->
        [one] boty grają dalej za { $seconds } sekundę
        [few] boty grają dalej za { $seconds } sekundy
       *[many] boty grają dalej za { $seconds } sekund
    }
sure = Na pewno? { $what }
mark = { $thing }: zaznacz
list-more = { $count ->
        [one] { $count } możliwość leży na stole: pokaż na liście
        [few] { $count } możliwości leżą na stole: pokaż na liście
       *[many] { $count } możliwości leży na stole: pokaż na liście
    }
list-less = Schowaj to, co leży na stole
since = Od twojego ostatniego ruchu
skip = Pomiń pokaz
legend = Legenda symboli
ending = Zakończenie gry
ending-people = Kto czego dokonał
ending-points = Skąd te punkty
once-more = Jeszcze raz
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
unheard = Nie ma połączenia i stół o tym nie wie. Powtórz, gdy połączenie wróci.
link-offline = brak połączenia, próbuję ponownie…
won = Zwycięstwo!
won-you = Wygrywasz!
won-shared = Dzielisz pierwsze miejsce.
won-place = Miejsce { $place }.
won-by = { $count ->
        [one] Wygrywa { $names }.
       *[other] Pierwsze miejsce dzielą: { $names }.
    }
places = Miejsca
points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
campaign = Kampania
campaign-next = Następny scenariusz
campaign-chapter = Scenariusz { $number }
campaign-over = Kampania jest zakończona.
lost = Porażka.
replay = Powtórka
spot = { $thing }: { $what }
spot-put = { $thing }: połóż tutaj
spot-several = { $thing }: możliwości: { $count }
spot-shut = { $thing }: teraz niemożliwe. Dlaczego?
zoom = Powiększ: { $name }
menu = Menu
side = Dziennik i rozmowa
export = Zapisz grę do pliku
fairness = Uczciwa gra
luck-promised = Los obiecany { $count ->
        [one] jeden raz
       *[other] { $count } razy
    }
luck-explained = Przed losowaniem stół pokazuje odcisk ziarna, z którego wezmą się wyniki, a po końcu gry samo ziarno. Zapisz wtedy grę: „miskatonic verify PLIK” sprawdza każdy rzut i każde dobranie.
luck-from = od wpisu { $entry }:
luck-seed = ziarno:
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
undo-forbidden = Wśród rywali można cofnąć tylko własny ostatni wybór, i to przed końcem gry
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
arg-turn = Tura
arg-value = Wartość
arg-steps = Kroki
arg-number = Numer

keys = Klawisze
key-option = wybierz możliwość o tym numerze
key-arrows = przechodź między możliwościami
key-confirm = zatwierdź wybór
key-focus = przejdź do pytania
key-why = dlaczego o to pytamy?
key-legend = legenda symboli
key-skip = pomiń pokaz
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
guide-prompt = Tu gra pyta cię o decyzję. Co świeci na stole, możesz tam kliknąć; reszta ma przyciski, a „pokaż na liście” dodaje do nich także to, co leży na stole. „Dlaczego?” otwiera almanach.
guide-log-title = Dziennik
guide-log = Wszystko, co się zdarzyło, z wyjaśnieniem każdej liczby. Klawisz „?” pokazuje skróty.

## Powtórka, almanach, o projekcie

replay-at = krok { $entry } z { $entries }
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
origin-own = Element z własnej paczki.
otherwise = Prawdziwy stół
otherwise-known = { $known } z { $all } elementów robi tu to, co drukowane. W pozostałych przypadkach czytajcie swoje prawdziwe karty.
otherwise-values = Na stole jest inaczej…
otherwise-card = Karta, której program nie zna
otherwise-play = Zagraj ją

## Części plansz

map = mapa
map-levels = Poziomy
map-tools = Mapa
map-level = { $name }: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
map-closer = Przybliż
map-farther = Oddal
map-whole = Pokaż całość
phases = Fazy
test-against = przeciw { $against }
test-chance = Szansa: { $chance }%
test-passed = Sukces
test-failed = Porażka
curtain = Teraz gra { $name }. Podaj ekran.
curtain-up = { $name }: to ja, odsłoń
not-drawn = Tej części stołu nie udało się narysować. Pytanie i odpowiedzi są niżej; nic nie przepadło.
draw-again = Narysuj jeszcze raz

# Podpowiedzi i „co by było, gdyby”

hint = Podpowiedź
hint-tip = Co zrobiłby tu bot przewidujący?
hint-title = Co zrobiłby bot przewidujący
hint-thinks = Namyśla się…
hint-would = Odpowiedziałby: { $choice }
hint-by-rule = Tu odpowiada na wyczucie.
hint-wins = { $wins } %
hint-playouts = { $playouts ->
    [one] { $playouts } próba
    [few] { $playouts } próby
   *[other] { $playouts } prób
  }
hint-bots = odpowiedź bota
hint-note = Jak często każda odpowiedź wygrywała w próbach bota. Gdy różnica może być przypadkiem, odpowiada z nawyku. Wie tyle, ile ty.
hints-allowed = Podpowiedzi także wśród rywali
key-hint = co zrobiłby bot przewidujący?
what-if = Co by było, gdyby…
what-if-was = tak wybrano
