# Czego nie robi stół albo serwer, na którym on stoi: urywki, z których zdanie robi ten, kto je pokazuje.

## Przy stole

problem-begun = gra już się zaczęła
problem-not-begun = gra jeszcze się nie zaczęła
problem-not-your-seat = miejsce { $seat } nie należy do ciebie
problem-no-seat = nie ma miejsca { $seat }
problem-seat-taken = miejsce { $seat } jest zajęte
problem-seat-bot = miejsce { $seat } należy do bota
problem-at-the-table = { $name } jest przy stole
problem-answered = na to pytanie padła już inna odpowiedź
problem-not-reached = numeru { $number } jeszcze nie ma: stół jest przy numerze { $at }
problem-stale = na to pytanie już odpowiedziano (miało numer { $number }, a stół jest przy numerze { $asked })
problem-stale-undo = stół wygląda już inaczej (jest przy numerze { $at }, a cofnięcie dotyczy numeru { $number })
problem-revealed = od tamtej pory coś się ujawniło; przy tym stole nie można tego cofnąć
problem-undo-own = wśród rywali można cofnąć tylko własny ostatni wybór
problem-undo-over = wśród rywali po końcu gry nic się już nie cofa
problem-held-another = przy tym stole było już twoje inne miejsce i wiesz, co ono kryje
problem-seat-bound = to miejsce należy do: { $name }; tymczasem może grać za nie bot, ale nikt inny nie zobaczy tej ręki
problem-nobody-asks = nikt nie prosi o cofnięcie ruchu
problem-only-players = o zgodę pytamy tylko graczy
problem-too-many-automatic = za dużo odpowiedzi bez pytania albo są za długie
problem-old-game = od zapisania tej rozgrywki zmieniły się zasady albo karty: wpis { $entry } już nie pasuje ({ $reason }); gra toczy się dalej od ostatniego pasującego punktu kontrolnego
problem-rules-failed = błąd w programie zasad; prosimy zgłosić problem
problem-overtaken = ktoś inny był szybszy; tak teraz wygląda stół
problem-not-stored = nie udało się tego zapisać, więc się nie liczy
problem-store-away = nie można się teraz połączyć z bazą danych; nic z rozgrywki nie przepadło: spróbuj za chwilę
problem-journal-hole = w zapisanej rozgrywce brakuje linii { $number }, więc nie można w nią dalej grać; „Graj odtąd” tworzy nowy stół z tego, co jest
problem-moved = ten stół prowadzi teraz inny proces; zaraz się tam połączysz
problem-table-damaged = zapisu tego stołu nie da się odczytać; przyczynę zna z dziennika ten, kto prowadzi serwer
problem-table-gone = tego stołu już nie ma
problem-chat-length = wiadomość musi mieć od 1 do { $most } znaków
problem-too-fast = za dużo wiadomości naraz: poczekaj chwilę
problem-no-hints = przy tym stole nie ma podpowiedzi
problem-no-hint-chance = przy rzutach i dociąganiu nie ma czego doradzać
problem-no-hint-bot = w tej grze nie ma bota, który mógłby podpowiadać
problem-hints-busy = zbyt wielu czeka teraz na podpowiedź: spróbuj za chwilę
problem-what-if-later = „co by było, gdyby” działa dla rozgrywek zakończonych
problem-what-if-chance = tu zdecydował los, nie gracz

## Gdy połączenie się kończy

problem-no-such-table = nie ma takiego stołu
problem-too-many-connections = za dużo połączeń
problem-too-many-messages = za dużo wiadomości
problem-too-slow = połączenie jest za wolne: wejdź jeszcze raz

## W poczekalni

problem-sign-in = najpierw zaloguj się albo wejdź jako gość
problem-name-taken = nazwa „{ $name }” jest zajęta
problem-password = hasło musi mieć od { $least } do { $most } znaków
problem-wrong-password = nazwa i hasło do siebie nie pasują
problem-no-table = nie ma stołu „{ $table }”
problem-host-begins = grę może zacząć tylko gospodarz
problem-too-many-tables = masz { $most ->
        [one] { $most } niezakończony stół; najpierw go zakończ
        [few] { $most } niezakończone stoły; najpierw zakończ któryś z nich
       *[other] { $most } niezakończonych stołów; najpierw zakończ któryś z nich
    }
problem-no-wish = tego nie można tu wybrać
problem-swap-host = miejscami innych osób zamienia gospodarz
problem-host-only = może to zrobić tylko gospodarz
problem-nobody-there = na miejscu { $seat } nie ma nikogo, kogo można odprawić
problem-sent-away = gospodarz poprosił cię o opuszczenie stołu
problem-no-lesson = nie ma lekcji „{ $lesson }”
problem-no-almanac = gra { $game } nie ma jeszcze almanachu
problem-no-rule = w almanachu nie ma hasła „{ $rule }”
problem-words-length = szukać można najwyżej { $most ->
        [one] { $most } znaku
       *[other] { $most } znaków
    } naraz

## Pliki, zgłoszenia, powtórki

problem-hidden-file = plik zdradziłby to, co ukryte; dostaniesz go, gdy gra się skończy
problem-hidden-continue = to zdradziłoby, co jest ukryte; będzie można, gdy gra się skończy
problem-file-size = plik może mieć najwyżej { $size ->
        [one] { $size } bajt
        [few] { $size } bajty
       *[other] { $size } bajtów
    }
problem-file-options = ustawienia gry w tym pliku zajmują więcej niż { $most } bajtów
problem-file-deep = w pliku jest za dużo zagnieżdżeń
problem-file-entries = plik może mieć najwyżej { $most ->
        [one] { $most } wpis
        [few] { $most } wpisy
       *[other] { $most } wpisów
    }
problem-file-fails = tej rozgrywki nie da się kontynuować: { $reason }
problem-journal = dziennik ma { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }
problem-note-length = zgłoszenie może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[other] { $most } znaków
    }

## Serwer

problem-origin = to żądanie przyszło z obcej strony
problem-sign-ins = za dużo prób logowania: poczekaj chwilę
problem-requests = za dużo żądań: poczekaj chwilę
problem-quota = to było dużo naraz: poczekaj chwilę
problem-disk-nearly-full = dysk serwera jest prawie pełny: rozgrywki toczą się dalej, ale nic nowego nie da się zapisać
problem-readers-busy = inni właśnie wczytują swoje pliki: spróbuj za chwilę
problem-file-too-much = ten plik wymaga więcej czasu albo pamięci niż jakakolwiek gra; nie wczytano go
problem-too-many-kept = masz { $most ->
        [one] { $most } stół
        [few] { $most } stoły
       *[other] { $most } stołów
    }, licząc zakończone; najpierw usuń któryś z nich
problem-table-long = przy tym stole cofnięto już tyle, że więcej się nie da
problem-too-large = to jest za duże
problem-crash = coś poszło źle po stronie serwera; zostało to odnotowane
problem-no-sequel = po tej grze nic już nie następuje
problem-continued = zaczęła się już następna gra kampanii, więc tu niczego się nie cofa
problem-otherwise-companion = wartości można poprawiać ręcznie tylko przy stole, na którym leży prawdziwe pudełko
problem-stale-otherwise = stół tymczasem się zmienił (jest przy numerze { $at }, a nie { $number }): spróbuj jeszcze raz

## People

problem-name = nazwa musi mieć od 1 do { $most } widocznych znaków, w tym literę lub cyfrę
problem-name-unseen = w nazwie są znaki, których nie widać
problem-head-ambiguous = nagłówek żądania podaje jedną rzecz dwa razy
problem-head-long = nagłówek żądania jest za długi
problem-name-scripts = litery nazwy muszą należeć do jednego alfabetu
problem-name-letters = w nazwie są litery, które można wziąć za inne, albo spoza alfabetów, w których zapisuje się imiona
problem-name-account = „{ $name }” to nazwa konta albo wygląda jak ona: zaloguj się lub wybierz inną nazwę
problem-wrong-passwords = zbyt wiele błędnych haseł do tego konta: odczekaj minutę
problem-old-password = to nie jest twoje hasło
problem-no-password = gość nie ma hasła: najpierw załóż konto
problem-no-session = nie ma takiej sesji
problem-signed-out = ta sesja została zakończona: zaloguj się ponownie
problem-muted = gospodarz odebrał ci głos przy tym stole
problem-not-oneself = nie można tego zrobić samemu sobie
problem-nobody-so = przy tym stole nie ma takiej osoby
problem-host = ten serwer nie nosi nazwy „{ $host }”; kto go uruchamia, może ją podać opcją --origin
