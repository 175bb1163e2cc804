setting-difficulty = How hard shall it be?
setting-easy = easy
setting-hard = hard

ask-action = { $who }, what do you do?
option-search = search
option-rest = rest
option-wait = wait
missing-finds = no finds are left
missing-wounds = you have lost no health
chance-rest = a die for resting
chance-draw-finds = the card found
pip = { $pip }

event-found = { $who } finds: { $card }.
event-clues = { $amount ->
        [one] 1 clue
       *[other] { $amount } clues
    } found; { $all } in all.
event-hurt = { $who } loses { $amount } health.
event-rolled = { $who } rests and rolls { $pip }.
event-rested = { $who } recovers 1 health.
event-burned = The light burns down: { $light }.

outcome-found = you have found what you came for
outcome-dark = the light has gone out
outcome-nobody = nobody is left to search

text-effect = { CAPITAL($text) }.
verb-gain-clues = { $person ->
        [he] { who-subject }gains
       *[other] gain
    } { $amount ->
        [one] { $amount } clue
       *[other] { $amount } clues
    }
verb-lose-health = { $person ->
        [he] { who-subject }loses
       *[other] lose
    } { $amount } health
what-health = { $amount } health
    .group = health
what-finds = { $amount ->
        [one] { $amount } find
       *[other] { $amount } finds
    }
    .group = finds

label-light = Light
label-clues = Clues
label-health = Health

phase-turns = In turn
