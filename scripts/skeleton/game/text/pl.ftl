setting-difficulty = Jak trudno ma być?
setting-easy = łatwo
setting-hard = trudno
problem-no-difficulty = trudność: nie ma „{ $words }”; są: { $known }

ask-action = { $who }, co robisz?
option-search = szukaj
option-rest = odpocznij
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

verb-gain-clues = zdobądź { $amount ->
        [one] 1 wskazówkę
        [few] { $amount } wskazówki
       *[other] { $amount } wskazówek
    }
verb-lose-health = strać { $amount ->
        [one] 1 punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } zdrowia

label-light = Światło
label-clues = Wskazówki
label-health = Zdrowie
