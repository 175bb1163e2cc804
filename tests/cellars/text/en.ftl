chance-roll-die = Roll the dice
chance-draw-companions = Draw a companion
face-blank = blank
face-star = star
face-skull = skull
skill-courage = courage
harm-harm = harm

verb-gain = { $person ->
    [he] { who-subject }gains
   *[other] gain
 } { object-gain }
object-gain = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
verbs-gain = { $person ->
    [he] { who-subject }gains
   *[other] gain
 } { $objects }
verb-hire = { $person ->
    [he] { who-subject }gains
   *[other] gain
 } { object-hire }
object-hire = a companion
verb-pay = { $person ->
    [he] { who-subject }pays
   *[other] pay
 } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
verb-harm = { $person ->
    [he] { who-subject }loses
   *[other] lose
 } { $amount ->
    [one] { $amount } candle
   *[other] { $amount } candles
 }{ $direct ->
    [yes] { "" }, which companions cannot bear
   *[no] { "" }
 }
verb-spawn = { $lurker } comes to { $place }
verb-strike = { $person ->
    [he] { $by ->
        [he] { "" }
       *[other] { "" }
    }wound
   *[other] wound
 } { $who }: { $amount }
verb-steady = { $person ->
    [he] { who-subject }rolls
   *[other] roll
 } 1 more die in tests until the end of the round
what-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
 }
    .group = coins
what-companions = { $amount ->
    [one] { $amount } companion
   *[other] { $amount } companions
 }
    .group = companions
who-lurkers = every lurker
    .group = lurkers
who-wounded = every lurker with at least { $least ->
    [one] { $least } wound
   *[other] { $least } wounds
 }
    .group = wounded lurkers
condition-alone = you are alone here

text-effect = Search: { $text }.
text-life = Life: { $life }.
text-ability = { $limit ->
    [round] Once per round, as an action
   *[other] As an action
 }: { $costs }; then { $text }.
text-trigger = { $occasion }, { $text }.
text-trigger-optional = { $occasion }, you may { $text }.
on-bite = { $whose ->
    [own] If a lurker would bite you
   *[any] If a lurker would bite somebody
 }
on-slain = After a lurker is slain
verb-change-amount = the bite takes { $amount } { $way }
ask-react = You may answer: { $what }.
occasion-bite = a lurker bites
occasion-slain = a lurker is slain
option-use = Ask for help: { $companion }
offer-reroll = for 1 coin, dice that show no skull may be rolled again
ask-action = { $who }: { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left.
option-go = Go to { $place }
option-rest = Rest and find a coin
option-search = Search here
event-gained = { $who } gains { $coins }.
event-paid = { $who } pays { $coins }.
event-rolled = { $who } rolls { $faces }.
event-used = { $who } asks for help: { $companion }.
event-trigger = { $card } helps.
event-hired = { $who } hires: { $companion }.
event-went = { $who } goes to { $place }.
event-searched = { $who } searches { $place }.
event-spawned = { $lurker } comes to { $place }.
event-wounded = { $lurker } is wounded: { $amount }.
event-slain = { $lurker } is slain.
event-lurked = { $lurker } lurks to { $place }.
event-harmed = { $who } loses candles: { $amount }.
event-lost = { $who } is lost in the dark.
event-steadied = { $who } is steadied by { $card }.
event-lapsed = { $card } no longer steadies { $who }.
event-companion-lost = { $who } loses a companion: { $companion }.
outcome-cleared = Nothing lurks in the cellars any more.
outcome-dark = The cellars belong to the dark.

phase-set-up = Set-up
phase-turns = Turns
phase-over = The end
