chance-roll-die = Rzuć kośćmi
chance-draw-companions = Dobierz towarzysza
face-blank = puste
face-star = gwiazda
face-skull = czaszka
skill-courage = odwagi
harm-harm = obrażenia

verb-gain = { part-gain } { object-gain }
object-gain = { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }
verbs-gain = { part-gain } { $objects }
verb-hire = { part-gain } { object-hire }
object-hire = towarzysza
part-gain = { $person ->
    [you] zyskujesz
    [he] { who-subject }zyskuje
   *[inf] zyskać
 }
verb-pay = { $person ->
    [you] płacisz
    [he] { who-subject }płaci
   *[inf] zapłacić
 } { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }
verb-harm = { $person ->
    [you] tracisz
    [he] { who-subject }traci
   *[inf] stracić
 } { $amount ->
    [one] { $amount } świecę
    [few] { $amount } świece
   *[many] { $amount } świec
 }{ $direct ->
    [yes] { "" }, bez pomocy towarzyszy
   *[no] { "" }
 }
verb-spawn = w miejscu „{ $place }” pojawia się { $lurker }
verb-strike = { $person ->
    [inf] zadać
   *[other] zadajesz
 } rany ({ $amount }): { $who }
verb-steady = { $person ->
    [you] rzucasz
    [he] { who-subject }rzuca
   *[inf] rzucać
 } w testach o 1 kość więcej do końca rundy
what-coins = { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[many] { $amount } monet
 }
    .group = monet
what-companions = { $amount ->
    [one] { $amount } towarzysza
   *[many] { $amount } towarzyszy
 }
    .group = towarzyszy
who-lurkers = każdy czający się potwór
    .group = czających się potworów
who-wounded = każdy potwór, który ma co najmniej { $least ->
    [one] { $least } ranę
    [few] { $least } rany
   *[many] { $least } ran
 }
    .group = rannych potworów
condition-alone = nie ma tu innego gracza

text-effect = Przeszukanie: { $text }.
text-life = Wytrzymałość: { $life }.
text-ability = { $limit ->
    [round] Raz na rundę, jako akcja
   *[other] Jako akcja
 }: { $costs }; wtedy { $text }.
text-trigger = { $occasion }, { $text }.
text-trigger-optional = { $occasion }, możesz { $text }.
on-bite = { $whose ->
    [own] Jeśli potwór ma cię ugryźć
   *[any] Jeśli potwór ma kogoś ugryźć
 }
on-slain = Gdy potwór zginie
verb-change-amount = ugryzienie odbiera o { $amount } { $way ->
    [less] mniej
   *[more] więcej
 }
ask-react = Możesz odpowiedzieć: { $what }.
occasion-bite = potwór gryzie
occasion-slain = potwór ginie
option-use = Poproś o pomoc: { $companion }
offer-reroll = za 1 monetę można przerzucić kości, które nie pokazują czaszki
ask-action = { $who }: { $left ->
    [one] została { $left } akcja
   *[other] zostały { $left } akcje
 }.
option-go = Idź: { $place }
option-rest = Odpocznij i znajdź monetę
option-search = Przeszukaj to miejsce
event-gained = { $who } zyskuje monety: { $coins }.
event-paid = { $who } płaci { $coins }.
event-rolled = { $who } rzuca: { $faces }.
event-used = { $who } prosi o pomoc: { $companion }.
event-trigger = { $card } pomaga.
event-hired = { $who } najmuje: { $companion }.
event-went = { $who } idzie: { $place }.
event-searched = { $who } przeszukuje: { $place }.
event-spawned = { $lurker } pojawia się: { $place }.
event-wounded = { $lurker } otrzymuje rany: { $amount }.
event-slain = { $lurker } ginie.
event-lurked = { $lurker } skrada się: { $place }.
event-harmed = { $who } traci świece: { $amount }.
event-lost = { $who } ginie w ciemności.
event-steadied = { $who } zyskuje spokój: { $card }.
event-lapsed = { $who }: efekt karty „{ $card }” dobiega końca.
event-companion-lost = { $who } traci towarzysza: { $companion }.
outcome-cleared = W podziemiach nic się już nie czai.
outcome-dark = Podziemia należą do ciemności.

phase-set-up = Przygotowanie
phase-turns = Tury
phase-over = Koniec
