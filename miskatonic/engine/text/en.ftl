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
ask-chance = Enter the result: { $what }.{ $left ->
        [1] { "" }
       *[other] { " " }({ $left } still to come)
    }
