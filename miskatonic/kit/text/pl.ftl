# Co mówią słowa zestawu w każdej grze. Gra może powiedzieć je inaczej: jej komunikaty są czytane po tych.

## Wyliczenia

list-comma = { $head }, { $tail }
list-slash = { $head }/{ $tail }
list-semicolon = { $head }; { $tail }
list-sentences = { $head } { $tail }
list-or-else = { $head } albo { $tail }

## Rzeczy i pytania

thing = { $name }
thing-person = { $who }
option-yes = Tak
option-no = Nie
option-effects = { CAPITAL($effects) }
ask-choose-one = „{ $card }”: wybierz jedno
ask-choose-some = „{ $card }”: wybierz { $amount }
ask-may = „{ $card }”: { $offer }. Czy chcesz?
ask-select = „{ $card }”: kogo lub co wybierasz? ({ TRAIT($who, "asked") })
ask-toward = Którędy?
ask-reroll-some = Które kości przerzucasz (najwyżej { $most })?
ask-assign = Pozostało do przydzielenia: { $what } ({ $left }). Komu?

## Spójniki

effects-none = nic się nie dzieje
list-and-after-clause = { $head }, i { $tail }
text-where = { $text }, gdzie X to { $x }
verb-choose-one = { $person ->
        [you] wybierasz
        [he] { who-subject }wybiera
       *[inf] wybrać
    } jedno: { $options }
verb-choose-some = { $person ->
        [you] wybierasz
        [he] { who-subject }wybiera
       *[inf] wybrać
    } { $amount } z poniższych: { $options }
verb-may = { may-who } { $effects }
verb-may-decree = { may-who } skorzystać z tego: { $effects }
verb-may-pay = { may-who } { $costs }, aby { $effects }
verb-may-if = { may-who } { $costs }; wtedy { $effects }
verb-unless = { may-who } { $costs }; w przeciwnym razie { $effects }
may-who = { $person ->
        [he] { who-subject }może
       *[other] możesz
    }
verb-if = jeśli { $that }, { $then }
verb-if-else = jeśli { $that }, { $then }; w przeciwnym razie { $otherwise }
verb-for-each = { $who } { $effects }
verb-repeat = { $times ->
        [1] raz
       *[other] { $times } razy
    }: { $effects }
verb-cancel = to się nie dzieje
verb-instead = zamiast tego { $effects }
verb-change-amount = liczy się to o { $add } więcej
verb-check = { $person ->
        [you] wykonujesz
        [he] { who-subject }wykonuje
       *[inf] wykonać
    } { $test }
check-pass = zdany: { $effects }
check-fail = niezdany: { $effects }
check-result = wynik { $band }: { $effects }
test = test { $skill }
test-modified = test { $skill } ({ $modifier })

## Liczby

amount-number-of = { $times ->
        [1] liczba { TRAIT($of, "group") }
        [2] podwojona liczba { TRAIT($of, "group") }
       *[other] { $times } × liczba { TRAIT($of, "group") }
    }
amount-having = liczba { TRAIT($what, "group") } u { TRAIT($who, "group") }
amount-having-you = liczba twoich { TRAIT($what, "group") }
amount-half = połowa (zaokrąglona w górę) z: { $of }
amount-plus = suma: { $of }
amount-within = { $of }, ale od { $least } do { $most }
amount-that-much = ta sama liczba

## Warunki

condition-all = { $of }
condition-any = { OR($of) }
condition-not = nie jest tak, że { $of }
condition-having = { $who } ma { $what } lub więcej
condition-having-you = masz { $what } lub więcej
condition-at = w miejscu „{ $place }” jest { $who }
condition-there = liczba { TRAIT($of, "group") } to co najmniej { $amount }
condition-at-least = { $amount } to { $least } lub więcej
condition-phase = trwa faza { $phase }

## Kto i co

who-subject = { $by ->
        [he] { "" }
        [each] { who-each }{ " " }
        [others] { who-others }{ " " }
        [here] { who-here }{ " " }
       *[other] { $who }{ " " }
    }
# `.group`: dopełniacz liczby mnogiej, jak w „liczba graczy”.
who-you = ty
    .group = twoich
who-each = każdy gracz
    .group = graczy
who-others = każdy inny gracz
    .group = innych graczy
who-here = każdy gracz w twoim miejscu
    .group = graczy w twoim miejscu
who-it = to
    .group = tych
who-this = ta karta
    .group = tych kart
who-those = { $of }, dla którego { $that }
    .group = { TRAIT($of, "group") }, dla których { $that }
who-at = { $of } w miejscu „{ $place }”
    .group = { TRAIT($of, "group") } w miejscu „{ $place }”
who-at-yours = { $of } w twoim miejscu
    .group = { TRAIT($of, "group") } w twoim miejscu
who-nearest = najbliższy spośród { TRAIT($of, "group") }
    .asked = najbliższy spośród { TRAIT($of, "group") }
    .group = najbliższych { TRAIT($of, "group") }
who-one = jeden z { TRAIT($of, "group") } (do wyboru)
    .asked = jeden z { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
who-up-to = najwyżej { $most } z { TRAIT($of, "group") } (do wyboru)
    .asked = najwyżej { $most } z { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
