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
ask-chance = Podaj wynik: { $what }.
ask-chance-several = Podaj wyniki po kolei: { $what }. Wynik { $number } z { $count }{ $number ->
        [1] .
       *[other] ; dotąd: { $given }.
    }

# Na prawdziwym stole jest inaczej.
ask-otherwise = Na prawdziwym stole jest inaczej. Co się różni?
ask-otherwise-value = { $what }: jak powinno być?
ask-otherwise-from = Gdzie ten element leży tutaj?
ask-otherwise-card = Który? ({ $where })
ask-otherwise-to = { $card }: gdzie leży naprawdę?
ask-otherwise-parameter = Jak dokładnie?
ask-unknown-card = Program nie zna karty „{ $name }”. Co ona robi?
ask-unknown-card-more = Karta „{ $name }”, jak dotąd: { $does }. Coś jeszcze?
option-otherwise-done = Teraz się zgadza: dalej
option-otherwise-move = Jakiś element leży gdzie indziej
option-otherwise-value = { $what }: { $value }
option-otherwise-verb = { $verb }
option-otherwise-play = To wszystko: wykonaj
option-otherwise-nothing = Jednak nic
event-otherwise-set = Poprawione ręcznie ({ $who }): { $what }, było { $was }, jest { $now }.
event-otherwise-moved = Poprawione ręcznie ({ $who }): { $card } ({ $source } → { $target }).
event-otherwise-played = { $who } zagrywa kartę „{ $name }”, odczytaną z prawdziwej: { $does }.
