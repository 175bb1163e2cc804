# Teksty elementów gry, pisane z danych. `$person`: you, he (ktokolwiek, kto ma własny podmiot), inf.

## Kto i gdzie

who-subject = { $by ->
        [he] { "" }
        [you] { "" }
        [may] { "" }
        [cost] { "" }
        [aim] { "" }
        [each] { who-each }{ " " }
        [others] { who-others }{ " " }
        [here] { who-here }{ " " }
        [it] { "" }
       *[other] { $who }{ " " }
    }
who-each = każdy Badacz
    .group = Badaczy
who-others = każdy inny Badacz
    .group = innych Badaczy
who-here = każdy Badacz na twoim Polu
    .group = Badaczy na twoim Polu
who-each-enemy = każdy Wróg
    .group = Wrogów
    .one = na Polu z Wrogiem
    .each = na każdym Polu z Wrogiem
    .near = w kierunku najbliższego Wroga
    .into = na Pole z Wrogiem
who-each-monster = każdy Potwór
    .group = Potworów
    .one = na Polu z Potworem
    .each = na każdym Polu z Potworem
    .near = w kierunku najbliższego Potwora
    .into = na Pole z Potworem
who-each-cultist = każdy Kultysta
    .group = Kultystów
    .one = na Polu z Kultystą
    .each = na każdym Polu z Kultystą
    .near = w kierunku najbliższego Kultysty
    .into = na Pole z Kultystą
who-each-elder-one = Przedwieczny
    .group = Przedwiecznych
    .one = na Polu Przedwiecznego
    .each = na Polu Przedwiecznego
    .near = w kierunku Przedwiecznego
    .into = na Pole Przedwiecznego
who-each-monster-or-elder-one = każdy Potwór, a także Przedwieczny,
    .group = Potworów i Przedwiecznego
    .one = na Polu z Potworem lub Przedwiecznym
    .each = na każdym Polu z Potworem lub Przedwiecznym
    .near = w kierunku najbliższego Potwora lub Przedwiecznego
    .into = na Pole z Potworem lub Przedwiecznym
who-each-figure = { GENDER($kind) ->
        [f] każda
        [n] każde
       *[m1] każdy
    } { $kind }
    .gender = f
    .group = figurek „{ $kind }”
    .one = na Polu z figurką „{ $kind }”
    .each = na każdym Polu z figurką „{ $kind }”
    .near = w kierunku najbliższego Pola z figurką „{ $kind }”
    .into = na Pole z figurką „{ $kind }”
who-figures = każda figurka
    .gender = f
    .group = figurek
who-other-figures = każda inna figurka
    .gender = f
    .group = innych figurek
who-in = { $of } { TRAIT($place, "one") }
    .gender = { GENDER($of) }
    .group = { TRAIT($of, "group") } { TRAIT($place, "one") }
who-each-token-open = każdy żeton „{ $kind }”
    .group = żetonów „{ $kind }”
    .one = na Polu z żetonem „{ $kind }”
    .each = na każdym Polu z żetonem „{ $kind }”
    .near = w kierunku najbliższego żetonu „{ $kind }”
    .into = na Pole z żetonem „{ $kind }”
who-each-token-damaged = każdy uszkodzony żeton „{ $kind }”
    .group = uszkodzonych żetonów „{ $kind }”
    .one = na Polu z żetonem „{ $kind }”
    .each = na każdym Polu z żetonem „{ $kind }”
    .near = w kierunku najbliższego żetonu „{ $kind }”
    .into = na Pole z żetonem „{ $kind }”
who-each-token-hidden = każdy zakryty żeton „{ $kind }”
    .group = zakrytych żetonów „{ $kind }”
    .one = na Polu z zakrytym żetonem „{ $kind }”
    .each = na każdym Polu z zakrytym żetonem „{ $kind }”
    .near = w kierunku najbliższego zakrytego żetonu „{ $kind }”
    .into = na Pole z zakrytym żetonem „{ $kind }”
who-each-token-shown = każdy odkryty żeton „{ $kind }”
    .group = odkrytych żetonów „{ $kind }”
    .one = na Polu z odkrytym żetonem „{ $kind }”
    .each = na każdym Polu z odkrytym żetonem „{ $kind }”
    .near = w kierunku najbliższego odkrytego żetonu „{ $kind }”
    .into = na Pole z odkrytym żetonem „{ $kind }”
who-each-token-done = każdy żeton „{ $kind }” poza grą
    .group = żetonów „{ $kind }” poza grą
    .one = na Polu z żetonem „{ $kind }”
    .each = na każdym Polu z żetonem „{ $kind }”
    .near = w kierunku najbliższego żetonu „{ $kind }”
    .into = na Pole z żetonem „{ $kind }”
who-carried = każdy twój żeton „{ $kind }”
    .group = twoich żetonów „{ $kind }”
who-enemies = każdy Wróg
    .group = Wrogów
who-having = każdy Badacz, który ma { $what } lub więcej,
    .group = Badaczy, którzy mają { $what }
who-holders = każdy Badacz z kartą { card-of }
    .group = Badaczy z kartą { card-of }
who-those = { $of }, o którym można powiedzieć: „{ $that }”
    .group = { TRAIT($of, "group") }, o których można powiedzieć: „{ $that }”

# Pola: `.one` na jednym z nich, `.each` na każdym, `.near` w kierunku najbliższego, `.into` na Pole (biernik).
who-your-space = twoje Pole
    .group = twojego Pola
    .one = na twoim Polu
    .each = na twoim Polu
    .near = w twoim kierunku
    .into = na twoje Pole
who-its-space = to Pole
    .group = tego Pola
    .one = na tym samym Polu
    .each = na tym samym Polu
    .near = w kierunku tego Pola
    .into = na to samo Pole
who-around = { $of } i każde sąsiednie Pole
    .gender = n
    .group = { TRAIT($of, "group") } i Pól z nim sąsiadujących
    .one = { TRAIT($of, "one") } lub sąsiednim
    .each = { TRAIT($of, "each") } i na każdym sąsiednim
    .near = { TRAIT($of, "near") }
    .into = { TRAIT($of, "into") } lub sąsiednie
who-adjacent-spaces = każde Pole sąsiadujące z tym: { $of }
    .gender = n
    .group = Pól sąsiednich
    .one = na sąsiednim Polu
    .each = na każdym sąsiednim Polu
    .near = w kierunku sąsiedniego Pola
    .into = na sąsiednie Pole
who-gate = Pole z Bramą ({ gate-colour })
    .group = Pól z Bramą ({ gate-colour })
    .one = na Polu z { gate-ins } Bramą
    .each = na Polu z { gate-ins } Bramą
    .near = w kierunku Pola z { gate-ins } Bramą
    .into = na Pole z { gate-ins } Bramą
gate-colour = { $colour ->
        [red] Czerwona
        [yellow] Żółta
       *[blue] Niebieska
    }
gate-ins = { $colour ->
        [red] Czerwoną
        [yellow] Żółtą
       *[blue] Niebieską
    }
who-gates = każde Pole z Bramą
    .gender = n
    .group = Pól z Bramą
    .one = na Polu z Bramą
    .each = na każdym Polu z Bramą
    .near = w kierunku najbliższej Bramy
    .into = na Pole z Bramą
who-start-space = Pole Startowe
    .group = Pola Startowego
    .one = na Polu Startowym
    .each = na Polu Startowym
    .near = w kierunku Pola Startowego
    .into = na Pole Startowe
who-space = Pole „{ $place }”
    .group = Pola „{ $place }”
    .one = na Polu „{ $place }”
    .each = na Polu „{ $place }”
    .near = w kierunku Pola „{ $place }”
    .into = na Pole „{ $place }”
who-spaces-with = każde Pole { spaces-what }
    .gender = n
    .group = Pól { spaces-what }
    .one = na Polu { spaces-what }
    .each = na każdym Polu { spaces-what }
    .near = w kierunku najbliższego Pola { spaces-what }
    .into = na Pole { spaces-what }
spaces-what = { $of ->
        [both] { TRAIT($what, "with") }, ale bez { GEN($without) }
        [what] { $damaged ->
            [yes] z { TRAIT($what, "damaged") }
           *[no] { TRAIT($what, "with") }{ $either ->
                [yes] { " " }lub { TRAIT($other, "with") }
               *[no] { "" }
            }
        }
       *[without] bez { GEN($without) }
    }
who-one = { GENDER($of) ->
        [f] jedna
        [n] jedno
       *[m1] jeden
    } spośród { TRAIT($of, "group") } (do wyboru)
    .asked = { GENDER($of) ->
            [f] jedna
            [n] jedno
           *[m1] jeden
        } spośród { TRAIT($of, "group") }
    .group = { TRAIT($of, "group") }
    .one = { TRAIT($of, "one") } (do wyboru)
    .each = { TRAIT($of, "one") } (do wyboru)
    .near = { TRAIT($of, "near") }
    .into = { TRAIT($of, "into") } (do wyboru)
who-nearest = { GENDER($of) ->
        [f] najbliższa
        [n] najbliższe
       *[m1] najbliższy
    } tobie spośród { TRAIT($of, "group") }
    .asked = { GENDER($of) ->
            [f] najbliższa
            [n] najbliższe
           *[m1] najbliższy
        } tobie spośród { TRAIT($of, "group") }
    .group = najbliższych { TRAIT($of, "group") }
    .one = na { nearest-loc } spośród { TRAIT($of, "group") }
    .each = na { nearest-loc } spośród { TRAIT($of, "group") }
    .near = w kierunku { nearest-gen } spośród { TRAIT($of, "group") }
    .into = na { nearest-into } spośród { TRAIT($of, "group") }
nearest-gen = { GENDER($of) ->
        [f] najbliższej
       *[m1] najbliższego
    }
nearest-loc = { GENDER($of) ->
        [n] najbliższym tobie
       *[m1] Polu { nearest-gen }
    }
nearest-into = { GENDER($of) ->
        [n] najbliższe tobie
       *[m1] Pole { nearest-gen }
    }
space-thing- = nic
space-thing-fire = Ogień
    .ins = Ogniem
    .with = z Ogniem
    .gen = Ognia
space-thing-rlyeh = R’lyeh
    .ins = żetonem R’lyeh
    .with = z żetonem R’lyeh
    .gen = żetonu R’lyeh
space-thing-investigator = Badacz
    .ins = Badaczem
    .with = z Badaczem
    .gen = Badacza
space-thing-enemy = Wróg
    .ins = Wrogiem
    .with = z Wrogiem
    .gen = Wroga
space-thing-monster = Potwór
    .ins = Potworem
    .with = z Potworem
    .gen = Potwora
space-thing-cultist = Kultysta
    .ins = Kultystą
    .with = z Kultystą
    .gen = Kultysty
space-thing-fire-vampire = Wampir Ognia
    .ins = Wampirem Ognia
    .with = z Wampirem Ognia
    .gen = Wampira Ognia
space-thing-byakhee = Byakhee
    .ins = Byakhee
    .with = z Byakhee
    .gen = Byakhee
space-thing-deep-one = Istota z Głębin
    .ins = Istotą z Głębin
    .with = z Istotą z Głębin
    .gen = Istoty z Głębin
space-thing-ghoul = Ghul
    .ins = Ghulem
    .with = z Ghulem
    .gen = Ghula
space-thing-hunting-horror = Straszliwy Łowca
    .ins = Straszliwym Łowcą
    .with = ze Straszliwym Łowcą
    .gen = Straszliwego Łowcy
space-thing-chthonian = Chthonianin
    .ins = Chthonianinem
    .with = z Chthonianinem
    .gen = Chthonianina
space-thing-shoggoth = Shoggoth
    .ins = Shoggothem
    .with = z Shoggothem
    .gen = Shoggotha
space-thing-star-spawn = Gwiezdny Pomiot
    .ins = Gwiezdnym Pomiotem
    .with = z Gwiezdnym Pomiotem
    .gen = Gwiezdnego Pomiotu
space-thing-disciple = Wyznawca Hastura
    .ins = Wyznawcą Hastura
    .with = z Wyznawcą Hastura
    .gen = Wyznawcy Hastura
space-thing-lab = laboratorium
    .ins = niezniszczonym laboratorium
    .with = z niezniszczonym laboratorium
    .gen = niezniszczonego laboratorium
    .damaged = uszkodzonym laboratorium
space-thing-body = zwłoki Kultysty
    .ins = zwłokami Kultysty
    .with = ze zwłokami Kultysty
    .gen = zwłok Kultysty
space-thing-bone-tome = księga oprawna w kość
    .ins = księgą oprawną w kość
    .with = z księgą oprawną w kość
    .gen = księgi oprawnej w kość
space-thing-wax-tome = księga zalana woskiem
    .ins = księgą zalaną woskiem
    .with = z księgą zalaną woskiem
    .gen = księgi zalanej woskiem
space-thing-lantern = latarnia
    .ins = latarnią
    .with = z latarnią
    .gen = latarni
space-thing-guest = gość w masce
    .ins = gościem w masce
    .with = z gościem w masce
    .gen = gościa w masce
space-thing-sorcerer = odkryty czarownik
    .ins = odkrytym czarownikiem
    .with = z odkrytym czarownikiem
    .gen = odkrytego czarownika
space-thing-idol = posążek
    .ins = posążkiem
    .with = z posążkiem
    .gen = posążka
space-thing-guard = strażnik
    .ins = strażnikiem
    .with = ze strażnikiem
    .gen = strażnika
space-thing-allen-elder = senior rodu Allenów
    .ins = seniorem rodu Allenów
    .with = z seniorem rodu Allenów
    .gen = seniora rodu Allenów
space-thing-marsh-elder = senior rodu Marshów
    .ins = seniorem rodu Marshów
    .with = z seniorem rodu Marshów
    .gen = seniora rodu Marshów
space-thing-mirror = zwierciadło
    .ins = zwierciadłem
    .with = ze zwierciadłem
    .gen = zwierciadła

## Rzeczy

dice-standard = { COUNT($amount, "kość standardowa", $case) }
dice-bonus = { COUNT($amount, "kość dodatkowa", $case) }
dice-none = brak kości
    .ins = żadną kością
tag-student = Student
tag-animal = Zwierzę
tag-soldier = Żołnierz
tag-weapon = Broń
tag-allen = Ród Allenów
tag-marsh = Ród Marshów
tag-guest = Gość
tag-spell = Zaklęcie
what-insanity-token = { COUNT($amount, "żeton") } na tej karcie
    .group = żetonów na tej karcie
what-wounds = { COUNT($amount, "Obrażenie") }
    .group = Obrażeń
what-stress = { COUNT($amount, "punkt Stresu") }
    .group = punktów Stresu
what-yellow-sign = { COUNT($amount, "Żółty Znak") }
    .group = Żółtych Znaków
what-fire = { COUNT($amount, "żeton Ognia") } na planszy Badacza
    .group = żetonów Ognia na planszy Badacza
what-item = { COUNT($amount, "Przedmiot") }
    .group = Przedmiotów
what-companion = { COUNT($amount, "Towarzysz") }
    .group = Towarzyszy
what-condition = { COUNT($amount, "Stan") }
    .group = Stanów
what-card = { COUNT($amount, "karta Odkryć") }
    .group = kart Odkryć
what-red-sigil = czerwoną pieczęć
    .group = czerwonych pieczęci
what-green-sigil = zieloną pieczęć
    .group = zielonych pieczęci
what-sigil = pieczęć
    .group = pieczęci
what-idol = posążek
    .group = posążków
what-tome = księgę
    .group = ksiąg
condition-having = { $who } ma { $what } lub więcej
condition-having-you = masz { $what } lub więcej

## Czasowniki o ludziach

verb-lose-sanity = { who-subject }{ DO($person, "stracić") } { object-lose-sanity }
verbs-lose = { who-subject }{ DO($person, "stracić") } { $objects }
object-lose-sanity = { sanity-points }
sanity-points = { $amount ->
        [X] X punktów Poczytalności
       *[other] { COUNT($amount, "punkt Poczytalności") }
    }
stress-points = { $amount ->
        [X] X punktów Stresu
       *[other] { COUNT($amount, "punkt Stresu") }
    }
wound-points = { $amount ->
        [X] X Obrażeń
       *[other] { COUNT($amount, "Obrażenie") }
    }
fire-tokens = { $amount ->
        [X] X żetonów Ognia
       *[other] { COUNT($amount, "żeton Ognia") }
    }
verb-take-stress = { who-subject }{ DO($person, "otrzymać") } { object-take-stress }
verbs-take = { who-subject }{ DO($person, "otrzymać") } { $objects }
object-take-stress = { stress-points }{ $or_wounds ->
        [yes] { " " }(każdy punkt, który się nie mieści, staje się Obrażeniem)
       *[no] { "" }
    }
verb-wound = { who-subject }{ DO($person, "otrzymać") } { wound-points }
verb-heal = { who-subject }{ DO($person, "uleczyć") } { $all ->
        [yes] { $what ->
            [stress] cały Stres
            [wounds] wszystkie Obrażenia
           *[both] cały Stres i wszystkie Obrażenia
        }
       *[no] { $what ->
            [stress] { stress-points }
            [wounds] { wound-points }
            [both] { stress-points } i { wound-points }
           *[either] { COUNT($amount, "punkt") } Stresu lub Obrażeń w dowolnej kombinacji
        }
    }
verb-gain-sign = { who-subject }{ DO($person, "otrzymać") } { $amount ->
        [X] X Żółtych Znaków
       *[other] { COUNT($amount, "Żółty Znak") }
    }
verb-lose-sign = { who-subject }{ DO($person, "odrzucić") } { $all ->
        [yes] wszystkie Żółte Znaki
       *[no] { COUNT($amount, "Żółty Znak") }
    }
verb-go = { $person ->
        [he] { who-subject }staje { TRAIT($at, "one") }
        [you] stajesz { TRAIT($at, "one") }
       *[inf] stanąć { TRAIT($at, "one") }
    } (to nie jest ruch: nikt nie podąża)
verb-catch-fire = { who-subject }{ DO($person, "otrzymać") } { fire-tokens } na planszę Badacza
verb-arrest = { $person ->
        [he] { who-subject }zostaje zatrzymany (nie może Biegać, dopóki się nie uwolni)
       *[other] straż cię zatrzymuje (nie możesz Biegać, dopóki się nie uwolnisz)
    }
verb-break-free = { who-subject }{ DO($person, "uwolnić się") }
verb-gain-action = { DO($person, "otrzymać") } w tej turze { COUNT($amount, "akcja") } więcej
verb-raise-skill = { who-subject }{ DO($person, "podnieść") } jedną z Umiejętności o 1 poziom
verb-clear-tokens = wszystkie żetony na tej karcie zostają usunięte
verb-steal = { DO($person, "zabrać") } co najmniej 1 Przedmiot, Towarzysza albo wymienialny żeton Badaczom na swoim Polu i leczysz cały Stres; jeśli nie ma czego zabrać, otrzymujesz { COUNT($stress, "punkt Stresu") }
verb-lie-down = kładziesz się: twoje Pole jest dla ciebie Bezpieczne i nie można cię zaatakować, ale nie możesz się poruszać ani przeszukiwać, a jedyną twoją akcją jest Odpoczynek; wstanie kosztuje 1 punkt Stresu
verb-cling = jeśli osoba, od której zależysz, żyje i jest gdzie indziej, otrzymujesz { COUNT($stress, "punkt Stresu") }, po czym jedno z was staje na Polu drugiego (Wrogowie nie podążają)
verb-level-stress = ustawiasz znacznik Stresu na wysokości znacznika Obrażeń
verb-even-sides = odrzucasz karty Odkryć, aż po lewej i po prawej będzie ich tyle samo
verb-relive = rozpatrujesz zachowaną tu kartę Mitów, jakby właśnie została dobrana; jeśli jej nie ma, leczysz cały Stres
verb-go-to-figure = przechodzisz na najbliższe Pole z inną figurką

## Czasowniki o Wrogach

verb-move-toward = { $by ->
        [it] porusza się
        [he] porusza się
       *[other] { $who } porusza się
    } o { COUNT($spaces, "Pole") } { TRAIT($goal, "near") }
verb-move-to = { $by ->
        [it] porusza się
        [he] porusza się
       *[other] { $who } porusza się
    } { TRAIT($to, "into") }
verb-summon = { TRAIT($at, "each") } zostaje przywołany Wróg: { $enemy }
verb-summon-elder-one = Przedwieczny zostaje przywołany { TRAIT($at, "one") }
verb-awaken = na koniec tej tury Przedwieczny postępuje, jakby na stosie odrzuconych kart Mitów były 3 symbole Przywołania
verb-mend-enemies = { $who } traci { COUNT($amount, "żeton Obrażeń") }
verb-ambush = { $who } natychmiast cię atakuje

## Czasowniki o żetonach

# Kto sam coś robi, robi to na swoim Polu, nie na twoim.
own-space = { $mine ->
        [here] na swoim Polu
        [around] na swoim Polu i na każdym sąsiednim
       *[no] { TRAIT($at, "each") }
    }
verb-add-fire = { DO($person, "dodać") } { fire-tokens } { own-space }
verb-remove-fire = { DO($person, "usunąć") } { fire-tokens } { $mine ->
        [here] ze swojego Pola
       *[other] { own-space }
    }
verb-place-rlyeh = { DO($person, "umieścić") } żeton R’lyeh { own-space } (jeśli już tam jest: na najbliższym Polu bez niego)
verb-burn = każda figurka i każdy żeton, który można zniszczyć, { TRAIT($at, "one") } otrzymuje 1 Obrażenie za każdy żeton Ognia na tym Polu
verb-damage = { $who } otrzymuje { wound-points }
verb-mend = { $who } traci { COUNT($amount, "żeton Obrażeń") }
verb-turn-over = { $who } zostaje odkryty
verb-turn-down = { $who } zostaje zakryty i wymieszany z żetonami, które leżą zakryte na tym Polu
verb-take-token = { DO($person, "zabrać") } ze swojego Pola żeton „{ $kind }”
verb-put-token = { DO($person, "odłożyć") } na swoje Pole żeton „{ $kind }”
verb-collect = { $spend ->
        [yes] { DO($person, "odrzucić") } posiadany żeton „{ $kind }”
       *[no] { $how ->
            [remove] { DO($person, "usunąć") } żeton „{ $kind }” ze swojego Pola
            [light] zapala się { $kind }
           *[collect] { DO($person, "zdobyć") } żeton „{ $kind }” ze swojego Pola
        }
    }{ $amount ->
        [1] { "" }
       *[other] { " " }(liczba: { $amount })
    }
verb-find-token = { DO($person, "zabrać") } z puli żeton „{ $kind }”, który odkrywasz
verb-bring-token = { TRAIT($at, "each") } pojawia się z puli żeton „{ $kind }”
verb-usher = { DO($person, "poruszyć się") } do { $spaces } Pól razem z żetonem „{ $kind }”{ $either ->
        [yes] { " " }lub „{ $other }”
       *[no] { "" }
    } ze swojego Pola (jak podczas Biegu)
verb-unlock = { DO($person, "wydać") } pieczęć i { DO($person, "zdobyć") } księgę
verb-turn-moon = { $choose ->
        [yes] księżyc przechodzi najwyżej o { COUNT($phases, "faza") } dalej, jak zechcesz
       *[no] księżyc przechodzi o { COUNT($phases, "faza") } dalej
    }
verb-guards = każdy żeton „{ $kind }” porusza się o { COUNT($spaces, "Pole") } { $mode ->
        [you] w twoim kierunku
       *[nearest] w kierunku najbliższego Badacza na wolności
    }; Badacze na jego Polu zostają zatrzymani
verb-drive-off = każdy żeton „{ $kind }” z twojego Pola wraca do Niebieskiej Bramy
verb-swap = zamieniasz się miejscami: { $who }

## Czasowniki o rzutach i kartach

verb-roll-dice = { who-subject }{ DO($person, "wykonać") } rzut kośćmi
roll-pass = jeśli sukcesów jest co najmniej { $need }, { $effects }
roll-fail = w przeciwnym razie { $effects }
verb-roll-against = { DO($person, "wykonać") } przeciwko sobie rzut ({ $standard ->
        [0] kości dodatkowe: { $bonus }
       *[other] kości standardowe: { $standard }
    }): 1 Obrażenie za każdy sukces, 1 punkt Poczytalności za każdą mackę
verb-discard-cards = { who-subject }{ DO($person, "odrzucić") } { object-discard-cards }
verbs-discard = { who-subject }{ DO($person, "odrzucić") } { $objects }
object-discard-cards = { $plain ->
        [yes] { $all ->
            [yes] wszystkie karty ({ FORM($what, "nom", "several") })
           *[no] { COUNT($amount, $what) }
        }
       *[no] { $all ->
            [yes] wszystkie karty { card-of }
           *[no] kartę { card-of }
        }
    }
card-of = { $trait ->
        [yes] z cechą „{ $what }”
       *[no] „{ $what }”
    }
verb-discard-this = odrzucasz tę kartę
verb-give-item = { DO($person, "oddać") } jeden ze swoich Przedmiotów dowolnemu Badaczowi, gdziekolwiek jest
verb-lose-belongings = { who-subject }{ DO($person, "odrzucić") } wszystkie Przedmioty i wszystkich Towarzyszy; każdą kartę można zachować, otrzymując za nią 1 Obrażenie
verb-discover = { who-subject }{ DO($person, "dobrać") } kartę Odkryć

## Warunki i liczby

condition-holding = { $anybody ->
        [yes] którykolwiek Badacz ma
       *[no] masz
    } kartę { card-of }
condition-with-skill = masz Umiejętność „{ $skill }”
condition-on-threshold = twój znacznik Poczytalności jest na Progu Niepoczytalności{ $before ->
        [yes] { " " }lub jedno pole przed nim
       *[no] { "" }
    }
condition-near-gate = jesteś najwyżej { COUNT($within, "Pole") } od Bramy
condition-in = { $who } jest { TRAIT($at, "one") }
condition-in-you = jesteś { TRAIT($at, "one") }
condition-hidden-here = na twoim Polu leży zakryty żeton „{ $kind }”
condition-away = nie ma cię { TRAIT($at, "one") }
condition-unlockable = na twoim Polu leży księga i masz jej pieczęć
condition-in-it = jest { TRAIT($at, "one") }
condition-carrying = masz żeton „{ $kind }”
condition-not-carrying = nie masz żetonu „{ $kind }”
condition-there-is = na mapie { $amount ->
        [1] jest co najmniej { GENDER($of) ->
            [f] jedna
            [n] jedno
           *[m1] jeden
        } z { TRAIT($of, "group") }
       *[other] jest co najmniej { $amount } z { TRAIT($of, "group") }
    }
condition-none-of = nie ma { TRAIT($of, "group") }
condition-elder-one-on-map = Przedwieczny jest na mapie
condition-elder-one-on-track = Przedwieczny jest na torze Przywołania
condition-most-stress = twój Stres jest na maksimum
condition-rlyeh-adjacent = co najmniej { $amount } Pola R’lyeh sąsiadują ze sobą
condition-moon = księżyc jest { OR($phases) }
moon-phase = { $phase ->
        [0] w nowiu
        [1] w pierwszej kwadrze
        [2] w pełni
       *[3] w ostatniej kwadrze
    }
condition-free = jesteś na wolności
condition-arrested = straż cię zatrzymała
condition-gathered = { $how ->
        [destroyed] zniszczono { COUNT($amount, "żeton") } „{ $kind }”
        [lit] pali się { $kind }
       *[collected] zdobyto { COUNT($amount, "żeton") } „{ $kind }”
    }
condition-tokens-in = { COUNT($amount, "żeton", "nom") } „{ $kind }” { $amount ->
        [few] leżą
       *[other] leży
    } { TRAIT($at, "one") }{ $apart ->
        [yes] , każdy na innym
       *[no] { "" }
    }
amount-successes = liczba sukcesów
amount-fire-in = liczba żetonów Ognia { TRAIT($at, "one") }

## Zdolności

perk-while = { $perk }, dopóki { $that }
perk-dice = wszystkie twoje rzuty: +{ COUNT($amount, "kość dodatkowa", "nom") }
perk-dice-action = { $action }: +{ COUNT($amount, "kość dodatkowa", "nom") }
perk-attack-dice = twoje ataki: +{ COUNT($amount, "kość dodatkowa", "nom") }
perk-near-attack-dice = ataki na cel na twoim Polu: +{ COUNT($amount, "kość dodatkowa", "nom") }
perk-far-attack-dice = ataki na cel poza twoim Polem: +{ COUNT($amount, "kość dodatkowa", "nom") }
perk-near-attack-rerolls = ataki na cel na twoim Polu: { COUNT($amount, "darmowy przerzut") }
perk-attack-rerolls = twoje ataki: { COUNT($amount, "darmowy przerzut") }
perk-defence-rerolls = gdy ktoś cię atakuje lub gdy rzucasz za Ogień: { COUNT($amount, "darmowy przerzut") }
perk-turn-rerolls = { COUNT($amount, "darmowy przerzut") } więcej na turę
perk-roll-rerolls = { COUNT($amount, "darmowy przerzut") } na rzut
perk-redirected-rerolls = ataki przekierowane na ciebie: { COUNT($amount, "darmowy przerzut") }
perk-signs-succeed = dowolny rzut: możesz policzyć { $all ->
        [yes] dowolną liczbę znaków starszych bogów
       *[no] { $amount } znak starszych bogów
    } jako { $all ->
        [yes] sukcesy
       *[no] sukces
    }
perk-sign-heals-stress = za każdy znak policzony jako sukces leczysz { COUNT($amount, "punkt Stresu") }
perk-sign-worth = każdy znak policzony jako sukces może być wart o { $amount } więcej
perk-tentacles-succeed = dowolny rzut: możesz policzyć { $all ->
        [yes] dowolną liczbę macek
       *[no] { COUNT($amount, "macka") }
    } także jako { $all ->
        [yes] sukcesy
       *[no] sukces
    }
perk-tentacle-heals-wound = za każdą mackę policzoną jako sukces leczysz { COUNT($amount, "Obrażenie") }
perk-tentacle-burst = jeśli w rzucie są co najmniej 2 macki, możesz dodać { COUNT($amount, "sukces") }
perk-paw = każdy wyrzucony znak starszych bogów może liczyć się naraz jako sukces i macka
perk-many-targets = celem twojego ataku może być dowolna liczba figurek na twoim Polu; Obrażenia dzielisz dowolnie
perk-wounds-to-each = gdy atakujesz figurki na swoim Polu, każda otrzymuje wszystkie Obrażenia
perk-range = możesz atakować cele o { COUNT($amount, "Pole") } dalej
perk-free-far-attacks = darmowe ataki na cel poza twoim Polem: { $amount } na turę
perk-lone-wounds = twój atak zadaje o { COUNT($amount, "Obrażenie") } więcej, jeśli na Polu celu nie ma innego Wroga
perk-lone-kill-heals = jeśli cel twojego ataku ginie, a na jego Polu nie ma innego Wroga, leczysz cały Stres
perk-attack-wounds = twój atak z co najmniej 1 sukcesem zadaje o { COUNT($amount, "Obrażenie") } więcej
perk-defence-wounds-less = gdy ktoś cię atakuje lub gdy rzucasz za Ogień, możesz otrzymać o { COUNT($amount, "Obrażenie") } mniej
perk-defence-sanity-less = gdy ktoś cię atakuje lub gdy rzucasz za Ogień, możesz stracić o { COUNT($amount, "punkt Poczytalności") } mniej
perk-wounds-less = z każdego źródła możesz otrzymać o { COUNT($amount, "Obrażenie") } mniej
perk-sanity-less = z każdego źródła możesz stracić o { COUNT($amount, "punkt Poczytalności") } mniej
perk-fire-to-enemy = Obrażenia od Ognia może zamiast ciebie otrzymać 1 Wróg na twoim Polu
perk-fireproof = opuszczając płonące Pole, nie zajmujesz się Ogniem
perk-vengeance = po ataku, który cię zranił, atakujący otrzymuje { COUNT($amount, "Obrażenie") }
perk-vengeance-each = tak samo każdy inny Wróg na Polu atakującego
perk-vengeance-heals = potem leczysz { COUNT($amount, "punkt Stresu") }
perk-protect = przed rzutem możesz przekierować na siebie atak na Badacza na twoim Polu
perk-protect-range = możesz przekierowywać ataki o { COUNT($amount, "Pole") } dalej
perk-protect-heals = po przekierowanym ataku leczysz cały Stres
perk-free-deaths = { $amount ->
        [1] raz
       *[other] { $amount } razy
    } na grę, gdy umierasz od Obrażeń, zamiast tego wracasz w pełni zdrowy
perk-death-heals = gdy wracasz, leczysz cały Stres
perk-soak-attack = gdy atakuje cię Wróg, możesz odrzucić tę kartę: atak nie ma skutków
perk-run-spaces = każdy Bieg: +{ COUNT($amount, "Pole") }
perk-free-runs = darmowe Biegi: { $amount } na turę
perk-bring-along = opuszczając Pole podczas Biegu, możesz zabrać ze sobą 1 Badacza
perk-actions = +{ COUNT($amount, "akcja", "nom") } na turę
perk-sneaks = podczas Biegu { $all ->
        [yes] dowolna liczba wybranych Wrogów nie podąża
       *[no] { $amount ->
            [one] 1 wybrany Wróg nie podąża
           *[other] { $amount } wybranych Wrogów nie podąża
        }
    } za tobą
perk-sneak-wounds = każdy Wróg, któremu się wymykasz, otrzymuje { COUNT($amount, "Obrażenie") }
perk-rest-points = twój Odpoczynek leczy o { $amount } więcej
perk-gate-wounds = gdy jesteś na Polu z Bramą, przywołany tam Potwór lub Kultysta otrzymuje Obrażenia równe połowie punktów życia (zaokrąglonej w górę)
perk-gate-range = działa to także o { COUNT($amount, "Pole") } od Bramy
perk-gate-rest = możesz Odpoczywać, jakby twoje Pole było Bezpieczne
perk-free-rests = darmowe Odpoczynki: { $amount } na turę
perk-omens = przy pierwszym dobraniu karty Mitów w swojej turze możesz położyć ją pod talią i dobrać inną
perk-omens-choose = przy pierwszym dobraniu karty Mitów w swojej turze dobierasz 2, jedną rozpatrujesz, a drugą kładziesz pod talią
perk-omens-heal = potem leczysz { $all ->
        [yes] cały Stres
       *[no] { COUNT($amount, "punkt Stresu") }
    }
perk-omens-cancel = możesz otrzymać 2 Obrażenia, aby anulować efekty i przywołania dowolnej karty Mitów
perk-prayer = na koniec swojej tury możesz uleczyć { COUNT($amount, "punkt") } Stresu lub Obrażeń jednego Badacza na swoim Polu
perk-prayer-both = na koniec swojej tury możesz uleczyć { COUNT($amount, "punkt Stresu") } i { COUNT($amount, "Obrażenie") } jednego Badacza na swoim Polu
perk-prayer-each = zamiast jednego leczysz każdego Badacza na swoim Polu
perk-turn-heals-stress = na początku swojej tury leczysz { COUNT($amount, "punkt Stresu") }
perk-turn-heals-wound = na początku swojej tury leczysz { COUNT($amount, "Obrażenie") }
perk-masochism = za każdym razem, gdy otrzymujesz Obrażenia, kładziesz tyle samo żetonów na tej karcie
perk-codependent = na początku gry wskazujesz innego Badacza: od niego zależysz
perk-trauma = trzymasz tu ostatnią kartę Mitów bez symbolu Przywołania, ktokolwiek ją dobrał, aż do przetasowania talii Mitów
perk-its-signs-succeed = gdy atakuje, każdy znak starszych bogów jest także sukcesem
perk-its-tentacles = do jego rzutów ataku i do rzutów ataku przeciw niemu dodaje się { COUNT($amount, "macka") }
perk-its-armour = każdy atak zadaje mu o { COUNT($amount, "Obrażenie") } mniej
perk-its-successes = gdy atakuje, dodaje się { COUNT($amount, "sukces") }

## Wiersze na kartach

text-story = { $pl }
text-home = Pochodzenie: { $pl }.
text-effect = { CAPITAL($text) }.
text-if = jeśli { $that }: { $text }
text-level = { $level }{ $mode ->
        [replace] { " " }(zastępuje)
       *[other] { "" }
    }: { $text }.
text-skills = Umiejętności: { $unique } (unikatowa), { $first }, { $second }.
text-symptom = Symptomy: { $text }.
text-figures = { COUNT($amount, "figurka", "nom") }.
text-enemy = { $enemy }: życie { $life }, atakuje { INS($dice) }.
text-before-attack = Przed jego atakiem: { $text }.
text-when-wounding = Gdy zada ci Obrażenia: { $text }.
text-when-killed = Gdy zostanie zabity: { $text }.
text-tokens = { COUNT($amount, "żeton") }.
text-token-life = Może otrzymać Obrażenia: { $life }.
text-body = Zabity { $figure } zostawia ten żeton na swoim Polu.
text-opened-by = Otwiera ją { $token }.
text-turned = Po odkryciu: { $text }.
text-elder-one = { $minions }; { $token }.
text-stage = Życie { $life }; do ataków dodaje { ACC($dice) }.
text-reveal = Po Odkryciu: { $text }.
text-advance = Gdy Przedwieczny postępuje: { $text }.
text-end-of-turn = Na Koniec Tury: { $text }.
text-no-tokens = Gdy trzeba umieścić żeton Przedwiecznego, a nie ma już żadnego: { $text }.
text-action = { $action } ({ $safe ->
        [yes] tylko na Bezpiecznym Polu; { "" }
       *[no] { "" }
    }jeśli { $that }): { $text }.
text-ritual = Rytuał zostaje przerwany, gdy { $that }.
text-symbol = Symbol Przywołania.
text-summons = Przywołanie ({ gate-colour } Brama): { $enemy }.
text-claim = Pozyskaj ({ claim-side }): { $name } ({ card-type }).
text-claim-cost = Możesz { $costs }, aby pozyskać ({ claim-side }): { $name } ({ card-type }).
text-claim-otherwise = W przeciwnym razie pozyskujesz ({ claim-side }): { $name } ({ card-type }).
claim-side = { $side ->
        [left] po lewej
       *[right] po prawej
    }
card-type = { $type ->
        [item] Przedmiot
        [companion] Towarzysz
       *[condition] Stan
    }
text-companion = { $tagged ->
        [yes] { $tags }{ $life ->
            [0] .
           *[other] ; może otrzymać { COUNT($life, "Obrażenie") }.
        }
       *[no] Może otrzymać { COUNT($life, "Obrażenie") }.
    }
text-lends = Zapewnia 1 poziom Umiejętności „{ $skill }”.
text-rival = Nie może być u tego samego Badacza co { $rival }: odrzuć jedno z nich.
text-claimed = Po pozyskaniu: { $text }.
text-ability = Możesz { $costs }: { $text }{ $once ->
        [yes] { " " }(raz na turę)
       *[no] { "" }
    }.
text-ability-free = Raz na turę: { $text }.
cost-discard = odrzucić tę kartę
text-not-tradable = Nie można jej wymieniać.
text-tile = Dwie strony; liczba Pól: { $front } i { $back }.
