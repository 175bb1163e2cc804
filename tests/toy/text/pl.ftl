# To, co mówi sam silnik
ask-chance = { $what }: co wypadło?
outcome = { $what }
option-pass = Pas
option-react = Użyj: { $source }
option-react-to = Użyj: { $source } ({ $whom })
list-and = { $head } i { $tail }

chance-roll-die = Rzuć kośćmi
chance-roll-tie = Rzut rozstrzygający remis
chance-draw-relics = Dobierz relikt
chance-draw-omens = Dobierz omen
chance-draw-bag = Sięgnij do worka
face-blank = puste
face-star = gwiazda
face-skull = czaszka
face-1 = jeden
face-2 = dwa
face-3 = trzy
face-4 = cztery
face-5 = pięć
face-6 = sześć

ask-action = { $who }, twoja tura: { $left ->
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
 }.
ask-bid = Ile dajesz za: { $relic }?
ask-target = { $relic }: kto ma ucierpieć?
ask-bury = Które relikty trafią pod talię (najwyżej { $most })?
ask-shout = Księżyc! Kto krzyknie pierwszy?
ask-would-harm = Miałoby zgasnąć tyle świec: { $amount }.
ask-when-harm = Gaśnie tyle świec: { $amount }.
ask-at-harm = Świece zgasły.
ask-after-harm = Po zgaśnięciu świec.
ask-would-gain = Ktoś miałby zyskać { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }.
ask-when-gain = Ktoś zyskuje { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }.
ask-at-gain = Monety zdobyte.
ask-after-gain = Po zdobyciu monet.

option-work = Zapracuj na monetę
option-reach = Sięgnij do worka
option-draw = Dobierz relikt
option-look = Podejrzyj wierzch talii
option-bury = Zakop relikty
option-play = Zagraj: { $relic } ({ $cost ->
    [0] za darmo
    [one] { $cost } moneta
    [few] { $cost } monety
   *[many] { $cost } monet
 })
option-bid = { $coins ->
    [0] Nic
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
 }
option-seat = { $who }
option-card = { $card }
option-shout = Krzyknij!

event-rolled = { $who } rzuca: { $faces }.
event-cancelled = { $who } zapobiega temu: { $relic }.
event-replaced = { $who } odwraca to: { $relic }.
event-altered = { $relic }: teraz jest { $amount }.
event-harmed = { $who } traci { $amount ->
    [one] { $amount } świecę
    [few] { $amount } świece
   *[many] { $amount } świec
 }.
event-gained = { $who } zyskuje { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }.
event-reacted = { $who } odpowiada: { $relic } ({ $to }).
event-drew = { $who } dobiera relikt.
event-drew-secretly = Dobierasz: { $relic }.
event-looked = { $who } podgląda karty: { $count }.
event-looked-secretly = Widzisz: { $relics }.
event-buried = { $who } zakopuje karty: { $count }.
event-bag-filled = Worek znów jest pełny.
event-reached = { $who } wyjmuje z worka: { $token }.
event-omen-secretly = Twój omen: { $omen }.
event-lot = Na sprzedaż: { $relic }.
event-bid = { $who } daje { $coins }.
event-unsold = Nikt nie chce: { $relic }.
event-sold = { $who } kupuje: { $relic } za { $coins }.
event-played = { $who } zagrywa: { $relic } za { $cost }.
event-round = Runda { $number }.
event-score = { $who }: { $sum }, za omen { $bonus }.
outcome-richest = { $who }, wynik { $score }.

verb-harm = { $who ->
    [you] Tracisz
    [others] Każdy inny traci
    [each] Każdy traci
   *[chosen] Ktoś inny traci
 } { $amount ->
    [one] { $amount } świecę
    [few] { $amount } świece
   *[many] { $amount } świec
 }{ $together ->
    [yes] { " za jednym ciosem" }
   *[no] { "" }
 }.
verb-gain = Zyskujesz { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }.
verb-roll-for-gold = Rzuć { $dice ->
    [one] { $dice } kością
   *[many] { $dice } kośćmi
 }: moneta za każdą gwiazdę, świeca za czaszki.
verb-reach = Sięgnij do worka.
verb-look = Podejrzyj wierzchnie karty talii: { $count }.
verb-draw-relics = Dobierz { $amount ->
    [one] { $amount } relikt
    [few] { $amount } relikty
   *[many] { $amount } reliktów
 }.
verb-bury = Włóż od 1 do { $most } reliktów z ręki pod talię.
verb-scramble = Kto krzyknie pierwszy, zyskuje monetę.
verb-cancel = To się nie dzieje.
verb-instead = Zamiast tego: { $instead }
verb-alter = { $outer ->
    [yes] To, co było przyczyną, zmienia się
   *[no] Zmienia się
 } o { $by }.
ask-heirloom = Drugi targ: kupujesz relikt zawczasu?
option-heirloom = Kup jeden za { $coins } monety
event-heirloom = { $who } kupuje relikt zawczasu.
ask-market = Nocny targ otwarty: co sprzedajesz?
option-sell = Sprzedaj: { $relic }
event-sold-off = { $who } sprzedaje: { $relic }.
event-stopped = { $who } musi przerwać.
event-closing = { $who } bije w ostatni dzwon.
verb-open-market = Każdy, zaczynając od ciebie, może sprzedawać relikty ze swojego stołu po 2 monety.
verb-stop-turn = Kogo to spotyka, ten kończy swoją turę.
verb-end-game = Gra się kończy.
text-omen = { $bonus } za każdy relikt na twoim stole.
text-answer-forced = Przymus, { $moment } { $whose } { $to }: { $do }
text-answer-optional = Możesz, { $moment } { $whose } { $to }: { $do }
text-change = Twoja wartość: { $how } { $amount }.

setting-rounds = Ile rund?
setting-campaign = Dwa targi z rzędu?
setting-no = nie, jeden
setting-yes = tak, kampania
