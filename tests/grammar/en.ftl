# Sentences of games to come: targets, conditions, costs, amounts.
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
lose = { $by ->
        [each] each investigator{ " " }
        [that] they{ " " }
       *[other] { "" }
    }{ DO($by, "lose") } { COUNT($amount, $what) }
harm = deal { $amount } damage to { DAT($whom) }
choose = choose { ACC($whom) }
enemy = { A("enemy") }
at = { $whom } at your location
spend = { DO($by, "spend") } { COUNT($amount, "Clue") }
spend-first = { CAPITAL($what) }.
as-many = as many
    .tail = { " " }as there are { NOM("investigator", number: "several") }
trigger = { $moment ->
        [after] after
       *[other] when
    } { $whose ->
        [own] you
       *[any] { A("investigator") }
    } { ONCE($moment, $whose, "lose") } { A("Clue") }
won = { $who } wins
either = { OR($things) }
both = { $things }
dice = { COUNT($amount, "die") }, { A("Unique Item") }, { A("Ally") }, { NOM("Ally", number: "several") }
