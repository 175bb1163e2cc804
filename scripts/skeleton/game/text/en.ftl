setting-difficulty = How hard shall it be?
setting-easy = easy
setting-hard = hard
problem-no-difficulty = difficulty: '{ $words }' is none of { $known }

ask-action = { $who }, what do you do?
option-search = search
option-rest = rest
option-wait = wait
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

verb-gain-clues = gain { $amount ->
        [one] 1 clue
       *[other] { $amount } clues
    }
verb-lose-health = lose { $amount } health

label-light = Light
label-clues = Clues
label-health = Health
