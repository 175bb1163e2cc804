# What the words of the kit say in any game. A game may say them otherwise: its own messages come after these.

## Lists

list-comma = { $head }, { $tail }
list-slash = { $head }/{ $tail }
list-semicolon = { $head }; { $tail }
list-sentences = { $head } { $tail }
list-or-else = { $head }, or { $tail }

## Things and questions

thing = { $name }
thing-person = { $who }
option-yes = Yes
option-no = No
option-effects = { CAPITAL($effects) }
ask-choose-one = { $card }: choose one
ask-choose-some = { $card }: choose { $amount }
ask-may = { $card }: { $offer }. Will you?
ask-select = { $card }: choose { TRAIT($who, "asked") }
ask-toward = Which way?
ask-reroll-some = Which dice do you roll again ({ $most } at most)?
ask-assign = { $left } { $what } to assign: to whom?

## Combinators

effects-none = nothing happens
list-and-after-clause = { $head }, and { $tail }
text-where = { $text }, where X is { $x }
verb-choose-one = { $person ->
        [you] choose
        [he] { who-subject }chooses
       *[inf] choose
    } one: { $options }
verb-choose-some = { $person ->
        [he] { who-subject }chooses
       *[other] choose
    } { $amount }: { $options }
verb-may = { may-who } { $effects }
verb-may-decree = { may-who } use this: { $effects }
verb-may-pay = { may-who } { $costs } to { $effects }
verb-may-if = { may-who } { $costs }; then { $effects }
verb-unless = { may-who } { $costs }; otherwise { $effects }
may-who = { $person ->
        [he] { who-subject }may
       *[other] you may
    }
verb-if = if { $that }, { $then }
verb-if-else = if { $that }, { $then }; otherwise { $otherwise }
verb-for-each = { $who } { $effects }
verb-repeat = { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { $effects }
verb-cancel = it does not happen
verb-instead = instead, { $effects }
verb-change-amount = it counts { $add } more
verb-check = { $person ->
        [he] { who-subject }makes
       *[other] make
    } { $test }
check-pass = pass: { $effects }
check-fail = fail: { $effects }
check-result = result { $band }: { $effects }
test = a { $skill } test
test-modified = a { $skill } test ({ $modifier })

## Amounts

amount-number-of = { $times ->
        [1] the number of { TRAIT($of, "group") }
        [2] twice the number of { TRAIT($of, "group") }
       *[other] { $times } times the number of { TRAIT($of, "group") }
    }
amount-having = the number of { TRAIT($what, "group") } of { TRAIT($who, "group") }
amount-having-you = the number of { TRAIT($what, "group") } you have
amount-half = half of { $of } (rounded up)
amount-plus = { $of } together
amount-within = { $of }, { $least } at least and { $most } at most
amount-that-much = that much

## Conditions

condition-all = { $of }
condition-any = either { OR($of) }
condition-not = it is not so that { $of }
condition-having = { $who } has { $what } or more
condition-having-you = you have { $what } or more
condition-at = { $who } is at { $place }
condition-there = the number of { TRAIT($of, "group") } is { $amount } or more
condition-at-least = { $amount } is { $least } or more
condition-phase = this is the { $phase } phase

## Selectors

who-subject = { $by ->
        [he] { "" }
        [each] { who-each }{ " " }
        [others] { who-others }{ " " }
        [here] { who-here }{ " " }
       *[other] { $who }{ " " }
    }
who-you = you
    .group = your own
who-each = each player
    .group = players
who-others = each other player
    .group = other players
who-here = each player at your place
    .group = players at your place
who-it = it
    .group = those
who-this = this card
    .group = this card
who-those = { $of } for whom this holds: { $that }
    .group = { TRAIT($of, "group") } for whom this holds: { $that }
who-at = { $of } at { $place }
    .group = { TRAIT($of, "group") } at { $place }
who-at-yours = { $of } at your place
    .group = { TRAIT($of, "group") } at your place
who-nearest = the nearest of { TRAIT($of, "group") }
    .asked = the nearest of { TRAIT($of, "group") }
    .group = the nearest { TRAIT($of, "group") }
who-one = one of { TRAIT($of, "group") } (you choose)
    .asked = one of { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
who-up-to = up to { $most } of { TRAIT($of, "group") } (you choose)
    .asked = up to { $most } of { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
