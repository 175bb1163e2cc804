# Co się mówi przy stole: pytania, odpowiedzi, przebieg gry. Teksty kart są w cards.pl.ftl.
# Czas teraźniejszy i rzeczowniki zamiast form, które zgadywałyby płeć.

## Małe słowa

name = { $name }
stat-sanity = Poczytalność
stat-stamina = Wytrzymałość
# „1 punkt …”
stat-word = { GEN($what) }
colour-word = { $colour ->
        [yellow] żółta
        [red] czerwona
       *[green] zielona
    }
colour-acc = { $colour ->
        [yellow] żółtą
        [red] czerwoną
       *[green] zieloną
    }
# Zielonej kości nie trzeba nazywać.
die = { $face ->
        [none] { colour-word } kość
       *[other] { face }{ $colour ->
            [yellow] { " " }(żółta)
            [red] { " " }(czerwona)
           *[green] { "" }
        }
    }
row-task = zadanie { $number }
count-clues = { COUNT($amount, "Wskazówka") }
count-trophies = { COUNT($value, "trofeum") }
count-points = { COUNT($amount, "punkt") }
aid-price = { COUNT($price, "trofeum") }
souvenir-word = { COUNT(1, $what, case: "nom") }
stat-short = { $what ->
        [sanity] Poczyt.
        [stamina] Wytrz.
       *[either] Poczyt./Wytrz.
    }
hour = { $hour ->
        [0] północ (XII)
        [1] godzinę III
        [2] godzinę VI
       *[3] godzinę IX
    }
# Godzina na tarczy, obok słowa „Godzina”.
value-hour = { $hour ->
        [0] XII
        [1] III
        [2] VI
       *[3] IX
    }

phase-setup = Przygotowanie do gry
phase-turn-start = Początek tury
phase-movement = Faza ruchu
phase-resolution = Faza działania
phase-attack = Faza ataku
phase-clock = Faza zegara
phase-midnight = Północ
phase-turn-end = Koniec tury

## Pytania

ask-investigator = Którym Badaczem grasz?
ask-turn-start = Tura się zaczyna. Czy używasz zdolności?
ask-turn-end = Zaraz przesunie się wskazówka zegara. Czy używasz czegoś, zanim to nastąpi?
ask-movement = Dokąd idziesz?
ask-entrance = Co robisz przy Wejściu?
ask-before-roll = Przed rzutem: co robisz?
ask-after-roll = Jak wykorzystujesz ten rzut?
ask-react-roll = Inny gracz rzuca kośćmi. Użyć zdolności?
ask-react = Możesz zareagować ({ $what }).
ask-place-dice = Które kości umieszczasz na zadaniu?
ask-reroll = { $most ->
        [one] Którą kość przerzucasz?
       *[other] Które kości przerzucasz? (najwyżej { $most })
    }
ask-hold-dice = { $most ->
        [one] Którą kość zatrzymujesz na Zaklęciu?
       *[other] Które kości zatrzymujesz na Zaklęciu? (najwyżej { $most })
    }
ask-discard-die = Którą kość odkładasz?
ask-change-die = Wynik której kości zmieniasz?
ask-return-die = Która odłożona kość wraca do puli?
ask-raise-die = Który wynik Śledztwa zwiększasz o 1?
ask-secure-die = Którą kość zatrzymujesz?
ask-lock-die = Która kość zostaje zablokowana?
ask-secure = Rzut jest nieudany. Przed następnym możesz zatrzymać kość.
ask-agree = { $who } prosi o wsparcie. Jeśli przygoda zakończy się porażką, tracisz 1 punkt Poczytalności albo Wytrzymałości.
ask-assist-cost = Przygoda, w której wspierasz Badacza, kończy się porażką. Co tracisz?
ask-complete-task = Które zadanie wykonujesz bez kości?
ask-defeat-monster = Którego potwora pokonujesz?
ask-replace-adventure = Którą kartę Przygody wymieniasz?
ask-look-ahead = Następna karta Mitów to „{ $card }”. Dokąd trafia?
ask-place-monster = Pojawia się potwór: { $monster }. Gdzie go umieszczasz?
ask-at-midnight = Która karta działa jako następna?
ask-prevent = Masz stracić { count-points } { stat-word }. Zapobiec części tej straty?
ask-loot = Co bierzesz?
ask-discard-card = Którą kartę odrzucasz?
ask-trophy = Które trofeum oddajesz? (jeszcze: { $left })
ask-choose-one = { $card }: wybierz jedno.
ask-recover = Co odzyskujesz?
ask-heal = Kto odzyskuje punkty { stat-word }?
ask-reduce-maximum = Które maksimum obniżasz?

## Odpowiedzi

option-stay = Zostań na miejscu
option-go = { $kind ->
        [entrance] Idź do Wejścia
       *[adventure] Idź na kartę „{ $place }”
    }
option-roll = Rzuć kośćmi
option-roll-on = Nie zatrzymuj kości
option-fail = Uznaj rzut za nieudany
option-give-up = Poddaj się: przygoda kończy się porażką
option-stop-attack = Przerwij atak
option-done = Wystarczy: reszta kości do następnego rzutu
option-clue = Wydaj Wskazówkę: przerzuć dowolne kości
option-free-reroll = Przerzuć jeszcze raz za tę samą Wskazówkę
option-combat = Wykonaj zadanie walki
option-task = Wykonaj { $task }
option-task-monster = Wykonaj { $task } i pokonaj: { $monster }
option-monster = Pokonaj: { $monster }
option-second-task = Wykonaj drugie zadanie potwora: { $monster }
option-suffer = Ponieś stratę
option-use = Użyj: { $card }
option-last-point = { $option } (zabierze ostatni punkt)
option-ability = Użyj zdolności: { $card }
option-free-die = Zdejmij kość z Zaklęcia, aby nią rzucić: { $die }
option-take-back = Weź z powrotem zatrzymaną kość, aby nią rzucić: { $die }
option-dice = { $dice }
option-focus = Skup się: zatrzymaj kość na swoim znaczniku
option-assist = Poproś o wsparcie: { $who }
option-agree = Udziel wsparcia
option-refuse = Odmów
option-lose = Strać 1 punkt { stat-word }
option-aid = Pierwsza pomoc: odzyskaj za darmo 1 punkt { stat-word }
option-half-aid = Pierwsza pomoc ({ aid-price }): odzyskaj maksymalną { ACC($what) }
option-full-aid = Pierwsza pomoc ({ aid-price }): odzyskaj maksymalną Poczytalność i Wytrzymałość
option-lost-and-found = Przejrzyj Biuro rzeczy znalezionych
option-buy = Kup pamiątkę: { souvenir-word } za { aid-price }
option-accept = Poddaj się efektowi: { $card }
option-ignore = Ignoruj efekt: { $card }
option-nothing = Nie rób nic
option-trophy = { $card } ({ count-trophies })
option-leave = Zostaw ją na wierzchu
option-bury = Odłóż ją na spód talii
option-token = { $monster } (karta: { $card })
option-slot = { $card }: zadanie { $task } { $frame ->
        [empty] (pusta ramka)
        [full] (potwór zastępuje zadanie)
       *[partial] (potwór zastępuje część zadania)
    }
option-below = { $card }: pod zadaniami

## Los rozstrzygany przez ludzi obok ekranu

chance-roll-green = zielone kości
chance-roll-yellow = żółta kość
chance-roll-red = czerwona kość
chance-roll-lost-and-found = zielona kość w Biurze rzeczy znalezionych
chance-draw-adventure = karta z talii Przygód
chance-draw-other-world = karta z talii Przygód w Innych Światach
chance-draw-common = karta z talii Przedmiotów powszechnych
chance-draw-unique = karta z talii Przedmiotów unikatowych
chance-draw-spell = karta z talii Zaklęć
chance-draw-ally = karta z talii Sprzymierzeńców
chance-draw-mythos = karta z talii Mitów
chance-draw-monster = żeton z puli potworów
chance-ancient-one = Przedwieczny
chance-investigator = Badacz
chance-first-player = pierwszy gracz

## Przebieg gry

event-faces = Badacze mierzą się z Przedwiecznym: { $ancient_one }.
event-enters = Do muzeum wchodzi { $investigator }.
event-first-player = Grę rozpoczyna { $who }.
event-turn = Tura { $turn }: { $who }.
event-move = { $kind ->
        [entrance] { $who } wraca do Wejścia.
        [ancient-one] { $who } staje przed Przedwiecznym: { $place }.
       *[adventure] { $who } wchodzi na kartę „{ $place }”.
    }
event-roll = { $who } rzuca kośćmi: { $dice }.
event-reroll = { $who } przerzuca kości: { $dice }.
event-task = { $who } wykonuje zadanie, kości: { $dice }.
event-task-skipped = „{ $card }”: zadanie wykonane bez kości.
event-failed-roll = { $who }: rzut jest nieudany.
event-terror = Efekt Paniki: „{ $card }”.
event-calm = „{ $card }”: w tej turze efekty Paniki nie działają.
event-safe = „{ $card }”: porażka w tej przygodzie nie będzie miała skutków.
event-discard-die = Kość zostaje odłożona: { $die }.
event-change-die = Zmiana wyniku kości: { $before } → { $after }.
event-add-die = Do puli trafia { colour-word } kość.
event-free-die = Z Zaklęcia wraca do puli { colour-word } kość.
event-take-back = Zatrzymana { colour-word } kość wraca do puli.
event-secures = { $who } zatrzymuje kość: { $die }.
event-hold = Zaklęcie zatrzymuje kość: { $die }.
event-spell-ends = { $who }: kończy się Zaklęcie „{ $card }”.
event-lock = „{ $card }” blokuje { colour-acc } kość.
event-lock-waits = „{ $card }” ma zablokować { colour-acc } kość, ale { $colour ->
        [green] żadna nie jest wolna
       *[other] ta kość nie jest wolna
    }.
event-unlock = Uwolniona zostaje { colour-word } kość.
event-refuses = { $who } odmawia wsparcia.
event-resolved = { $who }: przygoda „{ $card }” ukończona!
event-failed = { $who } przegrywa przygodę „{ $card }”.
event-trophy = { $who } zdobywa trofeum: { $card } ({ count-trophies }).
event-lose-trophy = { $who } { spends-or-loses } trofeum: { $card }.
event-gain = { $who } otrzymuje kartę „{ $card }”.
event-discard-card = { $who } odrzuca kartę „{ $card }”.
event-use = { $who } używa: { $card }.
event-ability = Zdolność w użyciu: { $card }.
event-trigger = Działa „{ $card }”.
event-clues = { $who } otrzymuje { count-clues }.
event-lose-clues = { $who } { spends-or-loses } { count-clues }.
spends-or-loses = { $how ->
        [spent] wydaje
       *[lost] traci
    }
event-lose = { $who } traci { count-points } { stat-word } (zostaje { $left }).
event-recover = { $who } odzyskuje { count-points } { stat-word }.
event-lower-maximum = { $who }: maksimum { stat-word } spada o { $amount }.
event-refresh = { $who }: odnawiają się zdolności używane „raz dziennie”.
event-deck-empty = Talia { GEN($what, number: "several") } jest pusta.
event-first-aid = { $who } otrzymuje pierwszą pomoc.
event-lost-and-found = { $who } przegląda Biuro rzeczy znalezionych: { $face }.
event-souvenir = { $who } kupuje pamiątkę: { souvenir-word }.
event-adventure = Nowa Przygoda: „{ $card }”.
event-adventure-leaves = Karta Przygody „{ $card }” opuszcza muzeum.
event-gate = Otwiera się Brama: „{ $card }”.
event-no-gate = Nie ma już Bramy, która mogłaby się otworzyć.
event-removed = Karta „{ $card }” zostaje usunięta z gry.
event-monster = Pojawia się potwór: { $monster } (karta: { $card }).
event-monster-defeated = { $who } pokonuje potwora: { $monster }.
event-flipped = { $monster }: potwór pokonany działaniem karty.
event-doom = Tor zagłady: { $doom } z { $spaces }.
event-doom-removed = Tor zagłady: o { $amount } mniej, zostaje { $doom }.
event-elder-sign = Znaki Starszych Bogów: { $signs } z { $limit }.
event-elder-sign-lost = Badacze tracą { COUNT($amount, "Znak Starszych Bogów") }.
event-clock = Zegar wskazuje { hour }.
event-midnight = Wybija północ.
event-at-midnight = O północy: „{ $card }”.
event-mythos = Nowa karta Mitów: „{ $card }”.
event-struck-again = Północ wybija ponownie: { COUNT($times, "żeton zagłady") }.
event-look-ahead = { $who } podgląda następną kartę Mitów: „{ $card }”.
event-buried = Karta „{ $card }” trafia na spód talii Mitów.
event-devoured = { $investigator } przepada w mroku.
event-eliminated = { $who } odpada z gry.
event-awakens = Przedwieczny się budzi: { $ancient_one }!
event-attack = { $ancient_one } atakuje.
event-strike = { $who } zadaje Przedwiecznemu cios.
event-end = { $how ->
        [sealed] Pieczęć trzyma. { $ancient_one } śpi dalej: Badacze wygrywają!
        [defeated] { $ancient_one } pada w walce. Badacze wygrywają!
        [devoured] { $ancient_one } pochłania ostatniego Badacza. Świat jest zgubiony.
       *[world-ended] { $ancient_one } się budzi i nadchodzi koniec świata.
    }

## Jak się skończyło

outcome-sealed = Pieczęć trzyma. { $ancient_one } śpi dalej: Badacze wygrywają.
outcome-defeated = Przedwieczny zostaje pokonany w walce ({ $ancient_one }): Badacze wygrywają.
outcome-devoured = W muzeum nie został nikt. Wygrywa { $ancient_one }.
outcome-world-ended = { $ancient_one } się budzi i nadchodzi koniec świata: Badacze przegrywają.

## Napisy na rysunku

label-doom = Zagłada
label-elder-signs = Znaki Starszych Bogów
label-signs = Znaki
label-clock = Zegar
label-entrance = Wejście
label-adventures = Muzeum
label-other-worlds = Inne Światy
label-mythos = Mity
label-lasting = Trwały efekt
label-drawn = Po wylosowaniu
label-terror = Panika
label-midnight = Północ
label-rewards = Nagrody
label-penalties = Kary
label-trophies = Trofea
label-ordered = po kolei ↓
label-dice = Kości
label-investigators = Badacze
label-clues = Wskazówki
label-common = Powszechne
label-unique = Unikatowe
label-spells = Zaklęcia
label-allies = Sprzymierzeńcy
label-combat = Zadanie walki
label-attack = Atak
label-ability = Zdolność
label-monster = potwór
label-frame = { $frame ->
        [empty] pusta ramka potwora
        [full] ramka: potwór zastąpi zadanie
       *[partial] ramka: potwór zastąpi część
    }
label-locks = blokuje { colour-acc } kość
label-awake = po przebudzeniu
label-done = wykonane
label-out = poza grą
label-none = brak
label-costs-sanity = −{ $amount } Poczyt.
label-costs-stamina = −{ $amount } Wytrz.
label-gives-sanity = +{ $amount } Poczyt.
label-gives-stamina = +{ $amount } Wytrz.
label-costs-clock = zegar +{ hours-short }
label-hand = Pod ręką
place-pool = W puli
place-supply = W zasobach
place-placed = Na zadaniach
place-discarded = Odłożone
place-focused = Skupiona: { $who }
place-assisting = Ze wsparcia: { $who }
place-spell = Na Zaklęciu „{ $card }”
place-locked = Blokuje „{ $card }”
place-removed = Poza grą

symbol-short = { $what ->
        [lore] W
        [peril] N
        [terror] P
        [wild] J
       *[investigation] { $amount }
    }
legend = liczba = Śledztwo, W = Wiedza, N = Niebezpieczeństwo, P = Panika, J = Joker
legend-signs = ▢ ramka potwora, ☣ potwór, ♟ Badacz

hours-short = { $steps ->
        [1] 3
        [2] 6
        [3] 9
       *[other] 12
    } godz.

# Efekt w kilku znakach, na rysunki kart.
short-lose = −{ $amount } { stat-short }{ short-who }
short-recover = { $amount ->
        [0] maks.{ " " }
       *[other] +{ $amount }{ " " }
    }{ stat-short }{ short-who }
short-gain = +{ $amount } { $what ->
        [common] { $amount ->
            [one] powszechny
            [few] powszechne
           *[other] powszechnych
        }
        [unique] { $amount ->
            [one] unikatowy
            [few] unikatowe
           *[other] unikatowych
        }
       *[other] { COUNTED($amount, $what, case: "nom") }
    }{ short-who }
short-lose-clues = −{ COUNT($amount, "Wskazówka", case: "nom") }{ short-who }
short-lose-trophies = −{ COUNT($amount, "trofeum") }{ short-who }
short-place-elder-sign = ★{ $amount } { $amount ->
        [one] Znak
        [few] Znaki
       *[other] Znaków
    }
short-open-gate = Brama ×{ $amount }
short-monster-appears = potwór ×{ $amount }
short-add-doom = { $per ->
        [other-world] zagłada +{ $amount } za każdy Inny Świat
       *[other] zagłada +{ $amount }
    }
short-remove-doom = zagłada −{ $amount }
short-advance-clock = zegar +{ hours-short }
short-fail-adventure = porażka w przygodzie
short-discard-dice = odłóż kości: { face }
short-discard-die = odłóż jeszcze 1 kość
short-who = { $who ->
        [each] { " " }(każdy)
        [here] { " " }(każdy tutaj)
        [museum] { " " }(każdy na przygodzie)
        [entrance] { " " }(każdy przy Wejściu)
       *[you] { "" }
    }

## Przygotowanie gry

setting-ancient_one = Z którym Przedwiecznym gracie?
setting-investigators = Którzy Badacze?
setting-random = losowo
setting-choose = każdy wybiera
setting-note = Znaki Starszych Bogów: { $signs }, pola toru zagłady: { $spaces }{ $ends ->
        [yes] ; bez walki: przebudzenie kończy grę
       *[no] { "" }
    }

## Spojrzenie wstecz

summary-turns = Tury: { $turns }; północe: { $midnights }.
summary-adventures = Rozpatrzone przygody: { $resolved }; porażki: { $failed }.
summary-monsters = Pokonane potwory: { $monsters }; otwarte Bramy: { $gates }.
summary-devoured = Pochłonięcia: { $names }.

by-hand-of = { $who }: { $what }
by-hand-place = gdzie
by-hand-deck = talia: { $what }

kinds-adventures = Przygody
kinds-other-worlds = Inne Światy
kinds-ancient-ones = Przedwieczni
kinds-investigators = Badacze
kinds-common-items = Przedmioty powszechne
kinds-unique-items = Przedmioty unikatowe
kinds-spells = Zaklęcia
kinds-allies = Sprzymierzeńcy
kinds-mythos = Mity
kinds-monsters = potwory
kinds-mask-monsters = potwory z maską
kinds-entrance = Wejście

missing-symbols = brakuje: { $symbols }
missing-symbol = { $what ->
    [investigation] Śledztwo { $amount }
   *[other] { NOM($what) }{ $amount ->
        [one] { "" }
       *[other] { " " }×{ $amount }
    }
}
missing-trophies = brakuje { COUNT($amount, "trofeum", case: "gen") }
missing-es-locked-dice-4 = kość jest zablokowana
missing-es-adding-dice-8 = kości nie ma w zasobach
missing-es-ruling-price-1 = nie ma czym zapłacić
missing-es-task-order-2 = najpierw zadanie wyżej
missing-es-completing-tasks-4 = ten rzut już wykonał zadanie
missing-es-tasks-11 = koszt odebrałby ostatni punkt
