# Zdania z gier, które dopiero będą: cele, warunki, koszty, liczby.
list-and = { $head } i { $tail }
list-or = { $head } albo { $tail }
lose = { $by ->
        [each] { NOM("każdy Badacz") }{ " " }
       *[other] { "" }
    }{ DO($by, "stracić") } { COUNT($amount, $what) }
harm = zadaj { COUNT($amount, "żeton") } { DAT($whom) }
choose = wybierz { ACC($whom) }
about = pomyśl o { LOC($whom) } i walcz z { INS($whom) }
enemy = { FORM("wróg", $case) }
each = { FORM("każdy Badacz", $case) }
at = { $whom } w twojej lokalizacji
friend = przyjaciel
    .dat = przyjacielowi
    .gender = m1
spend = { DO($by, "wydać") } { COUNT($amount, "Wskazówka") }
spend-first = { CAPITAL($what) }.
test = test { GEN("Wiedza") } { SIGNED($amount) }
as-many = tyle
    .tail = , ilu jest { GEN("Badacz", number: "several") }
trigger = gdy { $whose ->
        [own] { "" }
       *[any] Badacz{ " " }
    }{ ONCE($moment, $whose, "stracić") } { ACC("Wskazówka") }
appears = gdy { ONCE($moment, "it", "pojawić się") } { NOM("wróg") }
won = { $who } { GENDER($who) ->
        [f] wygrała
       *[other] wygrał
    }
with-men = { COUNTED($amount, "Badacz") } przy { COUNT($amount, "Zaklęcie", case: "loc") }
either = { OR($things) }
both = { $things }
yellow = { INS("żółta kość") } albo { GEN("żółta kość", number: "several") }
this = { GEN("ten wróg") }, { FORM("ten wróg", "acc", number: "several") }, { INS("twój wysoki żeton") }
