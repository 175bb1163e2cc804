setting-difficulty = Jak trudno ma być?
setting-easy = łatwo
setting-hard = trudno

ask-action = { $who }, co robisz?
option-search = szukaj
option-rest = odpocznij
missing-finds = nie ma już znalezisk
missing-wounds = nie brakuje ci zdrowia
option-wait = czekaj
chance-rest = kość odpoczynku
chance-draw-finds = znaleziona karta
pip = { $pip }

event-found = { $who } znajduje: { $card }.
event-clues = Zdobyto { $amount ->
        [one] 1 wskazówkę
        [few] { $amount } wskazówki
       *[other] { $amount } wskazówek
    }; razem { $all }.
event-hurt = { $who } traci zdrowie: { $amount }.
event-rolled = { $who } odpoczywa; na kości wypada { $pip }.
event-rested = { $who } odzyskuje 1 punkt zdrowia.
event-burned = Światło przygasa: { $light }.

outcome-found = znaleźliście to, po co przyszliście
outcome-dark = światło zgasło
outcome-nobody = nie ma już kto szukać

text-effect = { CAPITAL($text) }.
verb-gain-clues = { $person ->
        [you] zyskujesz
        [he] { who-subject }zyskuje
       *[inf] zyskać
    } { $amount ->
        [one] { $amount } wskazówkę
        [few] { $amount } wskazówki
       *[many] { $amount } wskazówek
    }
verb-lose-health = { $person ->
        [you] tracisz
        [he] { who-subject }traci
       *[inf] stracić
    } { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } zdrowia
what-health = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } zdrowia
    .group = punktów zdrowia
what-finds = { $amount ->
        [one] { $amount } znalezisko
        [few] { $amount } znaleziska
       *[many] { $amount } znalezisk
    }
    .group = znalezisk

label-light = Światło
label-clues = Wskazówki
label-health = Zdrowie

phase-turns = Kolejno
