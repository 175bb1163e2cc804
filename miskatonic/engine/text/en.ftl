# What every game says.

list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

option-pass = Pass
option-react = Use “{ $source }”
option-react-to = Use “{ $source }”: { $whom }

# A chance that people decide beside the screen.
outcome = { $what }
ask-chance = What is the result: { $what }?{ $left ->
        [1] { "" }
       *[other] { " " }({ $left } still to come)
    }
