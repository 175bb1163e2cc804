# What every game says.

list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

option-pass = Pass
ask-order = What takes effect first?
option-first = First: { $source }
option-react = Use { $source }
option-react-to = Use { $source }: { $whom }

# A chance that people decide beside the screen.
outcome = { $what }
ask-chance = Enter the result: { $what }.
ask-chance-several = Enter the results one by one: { $what }. Result { $number } of { $count }{ $number ->
        [1] .
       *[other] ; so far: { $given }.
    }

# The real table says otherwise.
ask-otherwise = The real table says otherwise. What is it?
ask-otherwise-value = { $what }: what is right?
ask-otherwise-from = Where does the component lie here?
ask-otherwise-card = Which one? ({ $where })
ask-otherwise-to = Where does { $card } lie in truth?
ask-otherwise-parameter = How exactly?
ask-unknown-card = “{ $name }” is not known here. What does it do?
ask-unknown-card-more = “{ $name }” so far: { $does }. Anything else?
option-otherwise-done = All is right now: go on
option-otherwise-move = A component lies elsewhere
option-otherwise-value = { $what }: { $value }
option-otherwise-verb = { $verb }
option-otherwise-play = That is all: do it
option-otherwise-nothing = Never mind
event-otherwise-set = By hand ({ $who }): { $what } was { $was }, is { $now }.
event-otherwise-moved = By hand ({ $who }): { $card } moves ({ $source } → { $target }).
event-otherwise-played = { $who } plays “{ $name }”, as read from the real card: { $does }.
