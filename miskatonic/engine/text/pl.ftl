# Słowa wspólne dla wszystkich gier.

list-and = { $head } i { $tail }
list-or = { $head } albo { $tail }

option-pass = Nie używaj
ask-order = Co działa najpierw?
option-first = Najpierw: { $source }
option-react = Użyj: { $source }
option-react-to = Użyj: { $source } ({ $whom })

# Los rozstrzygany przez ludzi obok ekranu.
outcome = { $what }
ask-chance = Podaj wynik: { $what }.{ $left ->
        [1] { "" }
       *[other] { " " }(do podania: { $left })
    }
