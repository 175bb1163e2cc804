# Teksty elementów gry, pisane z danych. `$person` mówi, jak odmienia się czasownik: zob. kit/wording.py.

## Słowa

words = { $pl }
name = { $name }
subj = { $person ->
        [he] { who-subject }
       *[other] { "" }
    }
# Po słowie „test”.
skill-lore = Wiedzy
skill-influence = Wpływu
skill-observation = Spostrzegawczości
skill-strength = Siły
skill-will = Woli
skill-name-lore = Wiedza
skill-name-influence = Wpływ
skill-name-observation = Spostrzegawczość
skill-name-strength = Siła
skill-name-will = Wola
stat-health = Zdrowie
stat-sanity = Poczytalność
space-city = Miasto
space-wilderness = Dzicz
space-sea = Morze
omen-green = zielona kometa
omen-blue = niebieski gwiazdozbiór
omen-red = czerwone zaćmienie
colour-green = zielona
colour-yellow = żółta
colour-blue = niebieska
difficulty-easy = łatwa
difficulty-normal = bez oznaczenia
difficulty-hard = trudna
step-omen = Postęp Omenu
step-reckoning = Rozrachunek
step-gates = Rozmnożenie Bram
step-surge = Napływ Potworów
step-clues = Rozmnożenie Wskazówek
step-rumor = Umieszczenie żetonu Pogłoski
step-eldritch = Umieszczenie żetonów Plugastwa
step-effect = Rozpatrzenie efektu
trait-item = Przedmiot
trait-trinket = Drobiazg
trait-weapon = Broń
trait-ally = Sprzymierzeniec
trait-service = Usługa
trait-teamwork = Zespołowy
trait-tome = Księga
trait-magical = Magiczny
trait-ritual = Rytuał
trait-incantation = Inkantacja
trait-madness = Szaleństwo
trait-injury = Obrażenie
trait-boon = Łaska
trait-bane = Zguba
trait-deal = Układ
trait-common = Powszechny
trait-restriction = Ograniczenie
trait-event = Wydarzenie
trait-ongoing = Trwały
trait-rumor = Pogłoska
hint-incantations = Zaklęcia Inkantacje
hint-rituals = Zaklęcia Rytuały
hint-clues = Wskazówki na planszy
hint-monsters = Potwory tracą Zdrowie albo są odrzucane
hint-observation = ulepszenie Spostrzegawczości
hint-will = ulepszenie Woli
hint-influence = ulepszenie Wpływu
hint-lore = ulepszenie Wiedzy
hint-strength = ulepszenie Siły

## Kto i co
# `.group`: dopełniacz liczby mnogiej; `.one`: jeden wybrany; `.onea`: to samo w bierniku; `.acc`: wszystkie w bierniku.

who-you = ty
    .group = ciebie
who-each = każdy Badacz
    .group = Badaczy
    .one = wybrany Badacz
    .onea = wybranego Badacza
    .acc = każdego Badacza
who-others = każdy inny Badacz
    .group = innych Badaczy
    .one = inny wybrany Badacz
    .onea = innego wybranego Badacza
    .acc = każdego innego Badacza
who-here = każdy Badacz na twoim polu
    .group = Badaczy na twoim polu
    .one = wybrany Badacz na twoim polu
    .onea = wybranego Badacza na twoim polu
    .acc = każdego Badacza na twoim polu
who-fellows = każdy inny Badacz na twoim polu
    .group = innych Badaczy na twoim polu
    .one = inny wybrany Badacz na twoim polu
    .onea = innego wybranego Badacza na twoim polu
    .acc = każdego innego Badacza na twoim polu
who-lead = Główny Badacz
    .group = Głównego Badacza
    .acc = Głównego Badacza
who-on = każdy Badacz na { part-space-of-kind }
    .group = Badaczy na { part-space-of-kind }
    .one = wybrany Badacz na { part-space-of-kind }
    .onea = wybranego Badacza na { part-space-of-kind }
    .acc = każdego Badacza na { part-space-of-kind }
part-space-of-kind = { $kind ->
        [gate] polu z Bramą
        [expedition] polu aktywnej Ekspedycji lub polu sąsiednim
        [city] polu Miasta
        [wilderness] polu Dziczy
       *[sea] polu Morza
    }
who-there = każdy Badacz na polu tego Potwora{ $near ->
        [yes] { " " }lub polu sąsiednim
       *[no] { "" }
    }
    .group = Badaczy na polu tego Potwora
    .acc = każdego Badacza na polu tego Potwora
who-nearest-investigator = Badacz najbliższy temu Potworowi
    .group = najbliższych Badaczy
    .acc = Badacza najbliższego temu Potworowi
who-target = wybrany cel
    .group = wybranych celów
    .acc = wybrany cel
who-it = ten Potwór
    .group = takich Potworów
    .acc = tego Potwora
who-monsters = { $named ->
        [none] każdy Potwór{ part-not-epic } na planszy
       *[other] { $named }
    }
    .group = Potworów{ part-not-epic } na planszy
    .one = { $named ->
        [none] wybrany Potwór{ part-not-epic } z dowolnego pola
       *[other] { $named }
    }
    .onea = { $named ->
        [none] wybranego Potwora{ part-not-epic } z dowolnego pola
       *[other] Potwora „{ $named }”
    }
    .acc = { $named ->
        [none] każdego Potwora{ part-not-epic } na planszy
       *[other] Potwora „{ $named }”
    }
part-not-epic = { $epic ->
        [no] { " " }(oprócz Potężnych)
       *[yes] { "" }
    }
who-monsters-here = każdy { part-other }Potwór{ part-not-epic } na twoim polu
    .group = Potworów{ part-not-epic } na twoim polu
    .one = wybrany Potwór{ part-not-epic } na twoim polu
    .onea = wybranego Potwora{ part-not-epic } na twoim polu
    .acc = każdego Potwora{ part-not-epic } na twoim polu
part-other = { $other ->
        [yes] { "inny " }
       *[no] { "" }
    }
who-monsters-on-gates = każdy Potwór (oprócz Potężnych) na polu z Bramą
    .group = Potworów na polach z Bramą
    .one = wybrany Potwór (oprócz Potężnych) na polu z Bramą
    .onea = wybranego Potwora (oprócz Potężnych) na polu z Bramą
    .acc = każdego Potwora (oprócz Potężnych) na polu z Bramą
who-monsters-of-one-space = każdy Potwór na jednym wybranym polu
    .group = Potworów na jednym wybranym polu
    .acc = każdego Potwora na jednym wybranym polu
who-gates = każda Brama { part-matching }
    .group = Bram { $matching ->
        [yes] zgodnych z aktualnym symbolem Omenu
       *[no] na planszy
    }
    .one = wybrana Brama
    .onea = wybraną Bramę
    .acc = każdą Bramę { $matching ->
        [yes] zgodną z aktualnym symbolem Omenu
       *[no] na planszy
    }
part-matching = { $matching ->
        [yes] zgodna z aktualnym symbolem Omenu
       *[no] na planszy
    }
who-clues-on-board = każda Wskazówka na planszy
    .group = Wskazówek na planszy
    .one = wybrana Wskazówka na planszy
    .onea = wybraną Wskazówkę na planszy
    .acc = każdą Wskazówkę na planszy
who-rumors = każda Pogłoska w grze
    .group = Pogłosek w grze
    .one = jedna Pogłoska w grze
    .onea = jedną Pogłoskę w grze
    .acc = każdą Pogłoskę w grze
who-one = { TRAIT($of, "one") }
    .asked = { TRAIT($of, "one") }
    .group = { TRAIT($of, "group") }
    .acc = { TRAIT($of, "onea") }
who-chosen-one = { TRAIT($of, "one") } (ostatnie słowo ma Główny Badacz)
    .group = { TRAIT($of, "group") }
    .acc = { TRAIT($of, "onea") } (ostatnie słowo ma Główny Badacz)
who-those = { $of } { TRAIT($that, "with") }
    .group = { TRAIT($of, "group") } { TRAIT($that, "with") }
    .one = { TRAIT($of, "one") } { TRAIT($that, "with") }
    .onea = { TRAIT($of, "onea") } { TRAIT($that, "with") }
    .acc = { ACC($of) } { TRAIT($that, "with") }

## Ile

text-where = { $text }, gdzie X to { TRAIT($x, "value") }
amount-investigators = { $times ->
        [1] tyle
       *[other] dwa razy tyle
    }
    .tail = , ilu jest Badaczy
    .value = liczba Badaczy
amount-half-the-investigators = tyle
    .tail = , ile wynosi połowa liczby Badaczy (w górę)
    .value = połowa liczby Badaczy (w górę)
amount-result = tyle
    .tail = , ile wynosi wynik testu{ $minus ->
        [0] { "" }
       *[other] { " " }pomniejszony o { $minus }
    }
    .value = wynik testu
amount-on-sheet = tyle
    .tail = , ile żetonów Poczytalności leży na arkuszu Przedwiecznego
amount-on-this-card = tyle
    .tail = , ile { $what ->
        [health] żetonów Zdrowia
       *[eldritch] żetonów Plugastwa
    } leży na tej karcie
    .value = liczba żetonów Plugastwa na tej karcie
amount-fewer-per-token = tyle
    .tail = , ilu jest Badaczy, pomniejszone o 1 za każdy żeton Zdrowia na tej karcie
amount-rumors-in-play = tyle
    .tail = , ile Pogłosek jest w grze
amount-cultists-on-board = tyle
    .tail = , ilu Kultystów jest na planszy
    .value = minus 1 za każdego Kultystę na planszy
amount-spells-held = tyle
    .tail = , ile masz Zaklęć
    .value = minus 1 za każde twoje Zaklęcie
amount-number-of = tyle
    .tail = , ile jest { TRAIT($of, "group") }
    .value = liczba { TRAIT($of, "group") }
amount-having = tyle
    .tail = , ile { TRAIT($what, "group") } ma { $who }
    .value = liczba { TRAIT($what, "group") }
amount-having-you = tyle
    .tail = , ile ma swoich { TRAIT($what, "group") }
    .value = liczba { TRAIT($what, "group") }
amount-half = tyle
    .tail = , ile wynosi połowa (w górę) z: { TRAIT($of, "value") }
    .value = połowa z: { TRAIT($of, "value") }
amount-plus = tyle
    .tail = { "" }
    .value = −1 i po 1 więcej za każdą twoją Wskazówkę
what-clue = Wskazówkę
    .group = Wskazówek
    .with = mający Wskazówkę
what-spell = Zaklęcie
    .group = Zaklęć
    .with = mający Zaklęcie
what-item = Przedmiot
    .group = Przedmiotów
    .with = mający Przedmiot
what-ally = Sprzymierzeńca
    .group = Sprzymierzeńców
    .with = mający Sprzymierzeńca
what-weapon = Broń
    .group = Broni
    .with = mający Broń
what-madness = Stan Szaleństwo
    .group = Stanów Szaleństwo
    .with = mający Stan Szaleństwo
what-cursed = Stan „Klątwa”
    .group = Stanów „Klątwa”
    .with = mający Stan „Klątwa”
what-blessed = Stan „Błogosławieństwo”
    .group = Stanów „Błogosławieństwo”
    .with = mający Stan „Błogosławieństwo”
    .without = bez Stanu „Błogosławieństwo”
what-debt = Stan „Dług”
    .group = Stanów „Dług”
    .with = mający Stan „Dług”
what-dark-pact = Stan „Mroczny Pakt”
    .group = Stanów „Mroczny Pakt”
    .with = mający Stan „Mroczny Pakt”

## Czy

condition-having = { $who } ma { $what }
condition-having-you = masz { $what }
    .with = { TRAIT($what, "with") }
    .without = { TRAIT($what, "without") }
condition-not = nie jest tak, że { $of }
    .with = { TRAIT($of, "without") }
condition-on-space = jesteś na polu { $kind ->
        [city] Miasta
        [wilderness] Dziczy
       *[sea] Morza
    }
condition-no-fours = na żadnej kości nie wypadło 4
condition-monsters-on-board = { $named ->
        [none] na planszy jest co najmniej { $least } Potworów
       *[other] na planszy jest { $named }
    }
condition-monsters-on-space = na polu „{ $place }” są co najmniej { $least } Potwory
condition-somebody-there = na polu tego Potwora jest Badacz
condition-rumor-in-play = w grze jest Pogłoska
condition-no-clues = nie masz Wskazówek
condition-was-spawned = został rozmnożony
condition-there = na planszy jest co najmniej jedna z { TRAIT($of, "group") }

## Czasowniki: Badacze

verb-lose = { subj }{ DO($person, "stracić") } { part-points }
verb-recover = { subj }{ DO($person, "odzyskać") } { part-points }
part-points = { $health ->
        [0] { part-sanity }
       *[other] { $sanity ->
            [0] { part-health }
           *[other] { part-health } i { part-sanity }
        }
    }
part-health = { $health ->
        [99] całe Zdrowie
       *[other] { COUNT($health, "punkt Zdrowia") }
    }
part-sanity = { $sanity ->
        [99] całą Poczytalność
       *[other] { COUNT($sanity, "punkt Poczytalności") }
    }
verb-spend = { subj }{ DO($person, "poświęcić") } { $what ->
        [clue] { COUNT($amount, "Wskazówka") }
        [health] { COUNT($amount, "punkt Zdrowia") }
       *[sanity] { COUNT($amount, "punkt Poczytalności") }
    }
verbs-gain-more = { subj }{ DO($person, "otrzymać") } tę Wskazówkę i { COUNT($amount, "dodatkowa Wskazówka") }
verbs-gain = { subj }{ DO($person, "otrzymać") } { $objects }
verb-gain-clues = { subj }{ DO($person, "otrzymać") } { object-gain-clues }
object-gain-clues = { COUNT($amount, "Wskazówka") }
verb-discard-clues = { subj }{ DO($person, "odrzucić") } { $amount ->
        [99] wszystkie Wskazówki
       *[other] { COUNT($amount, "Wskazówka") }
    }
verb-improve = { subj }{ DO($person, "ulepszyć") } { $skill ->
        [any] 1 wybraną umiejętność
        [lore] Wiedzę
        [influence] Wpływ
        [observation] Spostrzegawczość
        [strength] Siłę
       *[will] Wolę
    }
verb-become-delayed = { $person ->
        [inf] zostać Wstrzymanym
       *[other] { subj }{ DO($person, "zostać") } Wstrzymany
    }
verb-be-devoured = { $person ->
        [you] zostajesz pochłonięty
        [inf] zostać pochłoniętym
       *[he] { who-subject }zostaje pochłonięty
    }
verb-move = { subj }{ DO($person, "przemieścić się") } o { $up_to ->
        [yes] najwyżej{ " " }
       *[no] { "" }
    }{ COUNT($spaces, "pole") }{ $ship ->
        [yes] { " " }wzdłuż szlaku Morskiego
       *[no] { "" }
    }
verb-move-to-nearest = { subj }{ DO($person, "przemieścić się") } na najbliższe pole { $kind ->
        [city] Miasta
        [wilderness] Dziczy
       *[sea] Morza
    }
verb-move-to = { subj }{ DO($person, "przemieścić się") } na pole „{ $place }”
verb-move-toward = { subj }{ DO($person, "przemieścić się") } o 1 pole w stronę { $goal ->
        [gate] najbliższej Bramy
       *[monster] tego Potwora
    }
verb-move-anywhere = { $person ->
        [he] { who-subject }może
       *[other] możesz
    } przemieścić się na dowolne pole

## Czasowniki: karty

verb-gain-spell = { subj }{ DO($person, "otrzymać") } { object-gain-spell }
object-gain-spell = { $named ->
        [none] { COUNT($amount, "Zaklęcie") }{ $trait ->
            [ritual] { " " }(Rytuał)
            [incantation] { " " }(Inkantacja)
           *[none] { "" }
        }
       *[other] Zaklęcie „{ $named }”
    }
verb-gain-artifact = { subj }{ DO($person, "otrzymać") } { object-gain-artifact }
object-gain-artifact = { $named ->
        [none] { COUNT($amount, "Artefakt") }{ $trait ->
            [tome] { " " }(Księga)
           *[none] { "" }
        }
       *[other] Artefakt „{ $named }”
    }
verb-gain-asset = { $optional ->
        [yes] { $person ->
            [he] { subj }może otrzymać
           *[other] możesz otrzymać
        }
       *[no] { subj }{ DO($person, "otrzymać") }
    } { $named ->
        [none] { $several ->
            [yes] dowolną liczbę Zasobów
           *[no] { $source ->
                [deck] losowy Zasób
               *[other] wybrany Zasób
            }
        }{ $traits ->
            [none] { "" }
           *[other] { " " }({ OR($traits) })
        } { $source ->
            [deck] z talii
            [reserve] z rezerw
           *[other] z rezerw albo ze stosu kart odrzuconych
        }{ $worth ->
            [99] { "" }
           *[other] { " " }o { $several ->
                [yes] łącznej wartości
               *[no] wartości
            } nie wyższej niż { TRAIT($worth, "value") }
        }
       *[other] Zasób „{ $named }”
    }
verb-gain-condition = { subj }{ DO($person, "otrzymać") } { object-gain-condition }
object-gain-condition = { $condition ->
        [none] Stan { $trait ->
            [madness] Szaleństwo
            [injury] Obrażenie
            [deal] Układ
            [boon] Łaska
           *[bane] Zguba
        }
       *[other] Stan „{ $condition }”
    }
verb-discard-condition = { subj }{ DO($person, "odrzucić") } { $conditions ->
        [none] { $trait ->
            [madness] 1 Stan Szaleństwo
            [injury] 1 Stan Obrażenie
           *[none] 1 Stan
        }
       *[other] Stan „{ OR($conditions) }”
    }
verb-discard = { subj }{ DO($person, "odrzucić") } { part-possessions }
part-possessions = { $what ->
        [spell] { COUNT($amount, "Zaklęcie") }
       *[other] { COUNT($amount, $what) }
    }
verb-discard-all-but = { subj }{ DO($person, "odrzucić") } wszystkie swoje Przedmioty oprócz { $but }
verb-discard-any-number = { $person ->
        [he] { who-subject }może
       *[other] możesz
    } odrzucić dowolną liczbę { $what ->
        [spell] Zaklęć
       *[other] Przedmiotów
    }
verb-discard-this = { $person ->
        [you] odrzucasz tę kartę
        [inf] odrzucić tę kartę
       *[he] ta karta zostaje odrzucona
    }
verb-flip-this = { $person ->
        [inf] odwrócić tę kartę
       *[other] { DO($person, "odwrócić") } tę kartę
    }
verb-turn-face-up = { $person ->
        [inf] odwrócić tę kartę z powrotem na awers
       *[other] { DO($person, "odwrócić") } tę kartę z powrotem na awers
    }
verb-steal = { subj }{ DO($person, "otrzymać") } losowy Zasób (Przedmiot) z talii i { DO($person, "wykonać") } test Spostrzegawczości; jeśli wynik jest niższy niż wartość tego Zasobu, Zasób zostaje odrzucony, a Badacz otrzymuje Stan „Uwięzienie”
verb-give = { subj }{ DO($person, "oddać") } dowolną liczbę { $what ->
        [items] Przedmiotów
       *[clues] Wskazówek
    } innemu Badaczowi na dowolnym polu
verb-trade-far = { subj }{ DO($person, "wymienić się") } { $what ->
        [clues] dowolną liczbą Wskazówek
       *[all] dowolną liczbą wyposażenia
    } z Badaczem na dowolnym polu{ $swap ->
        [yes] , który może potem zamienić się z tobą miejscami
       *[no] { "" }
    }

## Czasowniki: plansza

verb-advance-doom = { $person ->
        [inf] doprowadzić do postępu Zagłady o { part-number }
       *[other] Zagłada postępuje o { part-number }
    }
part-number = { $amount ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
       *[other] tyle, ile wynosi { TRAIT($amount, "value") }
    }
verb-doom-to-zero = Zagłada postępuje do 0
verb-retreat-doom = { $person ->
        [inf] cofnąć Zagładę o { part-number }
       *[other] Zagłada cofa się o { part-number }
    }
verb-advance-omen = { $person ->
        [inf] przesunąć Omen o { COUNT($amount, "pole") }
       *[other] Omen postępuje o { COUNT($amount, "pole") }
    }
verb-turn-back-omen = Omen cofa się o 1 pole (przeciwnie do ruchu wskazówek zegara); potem Zagłada postępuje o 1 za każdą zgodną z nim Bramę
verb-set-omen = { subj }{ DO($person, "przesunąć") } Omen na dowolne pole jego toru bez postępu Zagłady
verb-spawn-gates = { $person ->
        [inf] rozmnożyć { COUNT($amount, "Brama") }
       *[other] { DO($person, "rozmnożyć") } { COUNT($amount, "Brama") }
    }
verb-close-this-gate = { subj }{ DO($person, "zamknąć") } tę Bramę
verb-discard-gates = { $doom ->
        [each] odrzucona zostaje { $whom }; Zagłada postępuje o 1 za każdą odrzuconą Bramę
        [mismatch] odrzucona zostaje { $whom }; jeśli nie była zgodna z aktualnym symbolem Omenu, Zagłada postępuje o 1
       *[none] { $person ->
            [inf] odrzucić { ACC($whom) }
           *[other] odrzucasz { ACC($whom) }
        }
    }
verb-spawn-clues = { $person ->
        [inf] rozmnożyć { COUNT($amount, "Wskazówka") }
       *[other] { DO($person, "rozmnożyć") } { COUNT($amount, "Wskazówka") }
    }{ $choice ->
        [yes] { " " }na wybranym polu
       *[no] { "" }
    }
verb-gain-this-clue = { subj }{ DO($person, "otrzymać") } { object-gain-this-clue }
object-gain-this-clue = tę Wskazówkę
verb-discard-this-clue = { subj }{ DO($person, "odrzucić") } tę Wskazówkę
verb-move-this-clue = { subj }{ DO($person, "przesunąć") } tę Wskazówkę na najbliższe pole { $kind ->
        [city] Miasta
        [wilderness] Dziczy
       *[sea] Morza
    }
verb-move-clues-to-nearest = każda Wskazówka na planszy zostaje przesunięta na najbliższe pole { $kind ->
        [city] Miasta
        [wilderness] Dziczy
       *[sea] Morza
    }
verb-discard-clues-on-board = wszystkie Wskazówki na planszy zostają odrzucone
verb-place-eldritch = { subj }{ DO($person, "umieścić") } { COUNT($amount, "żeton Plugastwa") } na { $where ->
        [mystery] aktywnej Tajemnicy
        [sheet] arkuszu Przedwiecznego
       *[omen] zielonym polu toru Omenu
    }
verb-remove-omen-token = { subj }{ DO($person, "odrzucić") } 1 żeton Plugastwa z toru Omenu
verb-mark-spaces = { $places ->
        [none] na losowych polach pojawia się { COUNT($random, "żeton Plugastwa", "nom") }, każdy na osobno wylosowanym
       *[other] na każdym z tych pól pojawia się żeton Plugastwa: { $places }
    }
verb-mark-nearest-sea = { subj }{ DO($person, "umieścić") } żeton Plugastwa na najbliższym polu Morza, na którym go nie ma
verb-mark-your-sea = { subj }{ DO($person, "umieścić") } na swoim polu żeton Plugastwa, jeśli go tam nie ma
verb-take-mark = { subj }{ DO($person, "umieścić") } żeton Plugastwa z tego pola na aktywnej Tajemnicy

## Czasowniki: Potwory

verb-spawn-monsters = { $place ->
        [none] { part-where }
       *[other] na polu „{ $place }”
    } { AGREE($amount, "Potwór", "pojawić się") } { COUNT($amount, "Potwór", "nom") }
part-where = { $where ->
        [here] na twoim polu
        [random] na losowym polu
        [expedition] na polu aktywnej Ekspedycji
        [cultists] na każdym polu z Kultystą
       *[there] na polu tego Potwora
    }
verb-spawn-named = { $place ->
        [none] { part-where }
       *[other] na polu „{ $place }”
    } pojawia się Potwór „{ $monster }”
verb-spawn-either = na polu tego Potwora pojawia się odłożony na bok Potwór: { OR($monsters) }
verb-spawn-and-fight = na twoim polu pojawia się { $monster ->
        [none] Potwór
       *[other] Potwór „{ $monster }” (a jeśli żadnego nie ma, losowy Potwór)
    }, którego natychmiast spotykasz{ $outcome }
verb-ambush = { $monster ->
        [none] Potwór
       *[other] Potwór „{ $monster }”
    } urządza zasadzkę na { $person ->
        [he] { $by ->
            [he] niego
           *[other] { ACC($who) }
        }
       *[other] ciebie
    }{ $outcome }
fight-none = { "" }
fight-won = ; jeśli zostanie pokonany, { $effects }
fight-lost = ; jeśli nie zostanie pokonany, { $effects }
fight-both = { $won }{ $lost }
verb-wound = { $person ->
        [inf] sprawić, że { $whom } straci { COUNT($amount, "punkt Zdrowia") }
       *[other] { $whom } traci { COUNT($amount, "punkt Zdrowia") }
    }
verb-slay = { $person ->
        [inf] pokonać { ACC($whom) }
       *[other] { $whom } zostaje pokonany
    }
verb-discard-monsters = { $person ->
        [inf] odrzucić { ACC($whom) }
        [you] odrzucasz { ACC($whom) }
       *[he] { $by ->
            [it] { $whom } zostaje odrzucony
           *[other] odrzuca { ACC($whom) }
        }
    }
verb-heal = { $whom } odzyskuje { $amount ->
        [0] całe Zdrowie
       *[other] { COUNT($amount, "punkt Zdrowia") }
    }
verb-for-monsters = { $who }: { $effects }
verb-fight = { $who } natychmiast spotyka { $all ->
        [yes] każdego Potwora na swoim polu, w wybranej kolejności
       *[no] tego Potwora
    }
verb-lure = { $whom } zostaje przesunięty na twoje pole i go spotykasz
verb-relocate = ten Potwór zostaje przesunięty na pole „{ $place }”
verb-relocate-any = { $person ->
        [inf] przesunąć { ACC($whom) } na inne wybrane pole
       *[other] przesuwasz { ACC($whom) } na inne wybrane pole
    }
verb-hunt = ten Potwór przemieszcza się na najbliższe pole z Badaczem; jeden z Badaczy na tym polu natychmiast go spotyka
verb-prowl = ten Potwór przemieszcza się o { COUNT($spaces, "pole") } w stronę { $toward ->
        [none] najbliższego Badacza
       *[other] Potwora „{ $toward }”
    }
verb-carry-off = ten Badacz i ten Potwór przemieszczają się o 1 pole, a Badacz zostaje Wstrzymany
verb-snatch-clue = najbliższa Wskazówka na planszy zostaje odrzucona, a ten Potwór przemieszcza się na jej pole
verb-skip-strength = nie wykonuje się testu Siły
verb-lose-nothing = nie tracisz Zdrowia w tym teście
verb-no-more-encounters = w tej fazie nie ma dodatkowego spotkania
verb-strength-in-combat = otrzymujesz +{ $add } do Siły w tej walce
verb-reroll-in-combat = możesz przerzucić 1 kość w teście Siły w tej walce

## Czasowniki o czasownikach

who-subject = { $by ->
        [he] { "" }
        [somebody] { "" }
       *[other] { $who }{ " " }
    }

verb-offer = { may-who } { $costs }; wtedy { $effects }
verb-offer-both = { may-who } { $costs }; wtedy { $effects }; w przeciwnym razie { $otherwise }
verb-offer-else = { may-who } { $costs }; w przeciwnym razie { $otherwise }
verb-offer-bare = { may-who } { $costs }
verb-may-decree = { may-who } skorzystać z tego: { $effects }
verb-roll-die = { $person ->
        [you] rzucasz kością
        [inf] rzucić kością
       *[he] { subj }rzuca kością
    }: { $rows }
roll-row = przy wyniku { $faces } { $effects }
verb-unless-together = Badacze mogą wspólnie poświęcić { COUNT($amount, "Wskazówka") }; w przeciwnym razie { $effects }
verb-roll-at-most-investigators = rzut kością: jeśli wynik nie przekracza liczby Badaczy, { $effects }
verb-part = { $person ->
        [inf] rozpatrzyć
       *[other] { DO($person, "rozpatrzyć") }
    } efekt { $part ->
        [pass] powodzenia
       *[fail] porażki
    }
verb-check-helped = { DO($person, "wykonać") } test { $skill }, przed którym { $person ->
        [he] może
       *[other] możesz
    } poświęcić { $price ->
        [clue] dowolną liczbę Wskazówek, każda daje 1 sukces
       *[sanity] dowolną liczbę punktów Poczytalności, każdy daje 1 dodatkową kość
    }: { $rows }
check-pass = jeśli jest zdany, { $effects }
check-fail = jeśli jest oblany, { $effects }
check-result = przy { $band } sukcesach { $effects }
verb-ward = zapobiegasz utracie { $amount ->
        [0] łącznie najwyżej tylu punktów, ile wynosi wynik testu
       *[other] najwyżej { COUNT($amount, "punkt", "gen") }
    }
verb-pass-unseen = możesz wybrać spotkanie tak, jakby na twoim polu nie było Potworów
verb-see-far = możesz spotkać tę Wskazówkę tak, jakbyś był na jej polu, ignorując tamtejsze Potwory
verb-see-clearly = w testach tego spotkania rzucasz 1 dodatkową kością
verb-act-again = { $by ->
        [others] inny Badacz, który nie jest Wstrzymany, natychmiast wykonuje 1 dodatkową akcję
       *[other] możesz wykonać 1 dodatkową akcję
    }

## Czasowniki arkuszy i Mitów

verb-look-at-gates = oglądasz 2 wierzchnie Bramy ze stosu; jedną kładziesz na wierzchu, drugą na spodzie
verb-redeem-cultists = jeśli na twoim polu jest Kultysta, odrzucasz wszystkie Potwory na swoim polu albo przesuwasz tego Kultystę na dowolne inne pole
verb-exchange = poświęcasz dowolną liczbę punktów Zdrowia, aby odzyskać tyle samo Poczytalności, albo na odwrót
verb-rehearse = poświęcasz dowolną liczbę żetonów Ulepszeń i za każdy ulepszasz wybraną umiejętność (żeton +2 liczy się jak dwa)
verb-brawl = { $which ->
        [each] ty i każdy Potwór na twoim polu tracicie po 1 punkcie Zdrowia
       *[one] ty i 1 Potwór na twoim polu tracicie po 1 punkcie Zdrowia
    }
verb-lose-game = Badacze przegrywają grę
verb-solve-this = { $person ->
        [inf] rozwiązać tę Pogłoskę
       *[other] ta Pogłoska zostaje rozwiązana
    }
verb-solve-rumor = { $person ->
        [inf] rozwiązać { ACC($whom) }
       *[other] { $whom } zostaje rozwiązana
    }
verb-remove-tokens = z tej karty odrzuca się { COUNT($amount, "żeton Plugastwa") }
verb-add-health-token = na tej karcie pojawia się żeton Zdrowia
verb-play-rumor = rozpatrzona zostaje losowa Pogłoska z pudełka
verb-reckon = rozpatrzony zostaje efekt Rozrachunku { $what ->
        [mythos] każdej karty Mitów w grze
       *[monsters] każdego Potwora na planszy
    }{ $times ->
        [1] { "" }
       *[other] , a potem wszystkich jeszcze raz
    }
verb-doom-unless-reckoning = jeśli { $what ->
        [mythos] żadna karta Mitów w grze
       *[monsters] żaden Potwór na planszy
    } nie ma efektu Rozrachunku, Zagłada postępuje o 1
verb-reckon-conditions = { $condition ->
        [none] rozpatrzone zostają efekty Rozrachunku wszystkich Stanów
       *[other] { subj }{ DO($person, "rozpatrzyć") } efekt Rozrachunku Stanu „{ $condition }”
    }, przyjmując, że na wszystkich kościach wypada 1
verb-discard-reserve = wszystkie karty z rezerw zostają odrzucone
verb-fill-reserve = rezerwy zostają uzupełnione
verb-bury-defeated = wszyscy pokonani Badacze wracają do pudełka, a wyposażenie z ich arkuszy zostaje odrzucone
verb-shuffle-back-mystery = { $chosen ->
        [yes] wybrana przez Badaczy rozwiązana Tajemnica
       *[no] losowa rozwiązana Tajemnica
    } zostaje wtasowana z powrotem do talii{ $doom ->
        [yes] ; jeśli żadnej nie ma, Zagłada postępuje o 1
       *[no] { "" }
    }
verb-end-expedition = wszystkie karty aktywnej Ekspedycji wracają do pudełka, a talia Ekspedycji zostaje potasowana{ $fatal ->
        [yes] ; jeśli jest wtedy pusta, Badacze przegrywają grę
       *[no] { "" }
    }
verb-withdraw-assets = wszystkie Zasoby z talii, ze stosu kart odrzuconych i z rezerw, których wartość wynosi co najmniej { TRAIT($value, "value") }, wracają do pudełka
verb-pay-in-blood = { DO($person, "odrzucić") } wybranego Potwora (oprócz Potężnych) i { DO($person, "stracić") } tyle Zdrowia, ile wynosi jego wytrzymałość
verb-resolve-special = rozpatrujesz Spotkanie Specjalne tej Tajemnicy
verb-gates-to-sheet = { subj }{ DO($person, "umieścić") } tę Bramę na arkuszu Przedwiecznego
verb-gather-monsters = wszystkie te Potwory z planszy zostają przesunięte na pole „{ $place }”: { $monsters }
verb-lose-for-conditions = { subj }{ DO($person, "stracić") } 1 punkt Zdrowia za każdy Stan Obrażenie i 1 punkt Poczytalności za każdy Stan Szaleństwo oraz { DO($person, "odrzucić") } 1 Wskazówkę za każdy Stan Układ
verb-lose-for-spells = { subj }{ DO($person, "stracić") } 1 punkt Poczytalności za każde swoje Zaklęcie; kto coś straci, otrzymuje Stan Szaleństwo
verb-eliminated-lose = jeśli wszyscy Badacze są wtedy wyeliminowani, Badacze przegrywają grę

## Zdolności pasywne

passive-buys-action = Raz na rundę, w Fazie Akcji, możesz poświęcić 1 punkt Poczytalności, aby wykonać 1 dodatkową akcję.
passive-clue-fewer = Raz na rundę możesz, płacąc za efekt, poświęcić o 1 Wskazówkę mniej.
passive-detained = Nie możesz się przemieszczać ani wykonywać akcji innych niż akcja lokalna z tej karty. Zamiast rozpatrywać spotkanie, odwróć tę kartę.
passive-follows-gates = Gdy zamkniesz Bramę w Spotkaniu w Innym Świecie, możesz przemieścić się na dowolne pole ze Wskazówką lub Bramą.
passive-improves-twice = Gdy ulepszasz umiejętność, na którą nie masz żetonu Ulepszenia, możesz natychmiast ulepszyć ją jeszcze raz.
passive-lends-die = Raz na rundę jeden Badacz na twoim polu (także ty) może w teście rzucić 1 dodatkową kością; trzeba to zadeklarować przed rzutem.
passive-less-damage = Obrażenia spotykanych przez ciebie Potworów są mniejsze o 1 (ale nie mniejsze niż 1).
passive-little-horror = Przerażanie spotykanych przez ciebie Potworów wynosi najwyżej 1.
passive-rest-sanity = Gdy odpoczywasz, odzyskujesz 1 dodatkowy punkt Poczytalności.
passive-sanity-for-clue = Raz na rundę możesz poświęcić 1 punkt Poczytalności zamiast 1 Wskazówki.
passive-sees-backs = Raz na rundę, gdy inny Badacz otrzyma Stan, który nie jest Powszechny, możesz obejrzeć rewers tej karty i otrzymać 1 Wskazówkę.
passive-shares-purchases = Gdy pozyskujesz Zasoby, mogą je otrzymać także inni Badacze.
passive-two-dice-per-clue = Gdy Badacz na twoim polu poświęca Wskazówkę, aby przerzucić kość, może przerzucić 2 kości zamiast 1.
passive-undetained = Nie możesz otrzymać Stanu „Uwięzienie”, chyba że sam tak zdecydujesz.
passive-unhurried = Nie możesz zostać Wstrzymany, chyba że sam tak zdecydujesz.
passive-unseen = W Fazie Spotkań możesz wybrać spotkanie tak, jakby na twoim polu nie było Potworów.
passive-witch-doctor = Badacz na twoim polu, który odpoczywa, może odzyskać 1 dodatkowy punkt Zdrowia albo odrzucić Stan „Klątwa”.

## Co obowiązuje

law-collects-monsters = Gdy Badacz na polu z żetonem Pogłoski pokona Potwora, może poświęcić 1 Wskazówkę, aby umieścić go na tej karcie. Gdy łączna wytrzymałość Potworów na karcie dorówna liczbie Badaczy, ta Pogłoska zostaje rozwiązana.
law-doom-is-gates = Za każdym razem, gdy Zagłada miałaby postąpić z powodu Bramy, zamiast tego umieść tę Bramę na arkuszu; gdy z innego powodu, zamiast tego umieść na nim Bramę ze stosu. Gdy leżą na nim 3 Bramy, Badacze przegrywają grę.
law-doom-is-madness = Za każdym razem, gdy Zagłada miałaby postąpić, zamiast tego umieść na tym arkuszu żeton Poczytalności.
law-doom-is-monsters = Za każdym razem, gdy Zagłada miałaby postąpić, zamiast tego na polu Shub-Niggurath pojawia się Potwór; jeśli potem jest tam co najmniej 6 Potworów, Badacze przegrywają grę.
law-drowned-spaces = Badacz, który wchodzi na pole z żetonem Plugastwa, zostaje Wstrzymany i traci 1 punkt Poczytalności (po przebudzeniu na arkuszu ląduje też żeton Poczytalności).
law-final-tokens = Gdy Tajemnice są rozwiązane, Badacz na polu z Bramą może rozpatrzyć Spotkanie Specjalne o tej nazwie. Gdy na arkuszu jest tyle żetonów Plugastwa, ile wynosi połowa liczby Badaczy, Ostateczna Tajemnica zostaje rozwiązana i Badacze wygrywają.
law-gates-stay = Nie można zamykać Bram.
law-invulnerable = Nie traci Zdrowia, dopóki nie zostanie rozwiązana wymagana liczba Tajemnic.
law-no-clues = W tej walce nie możesz poświęcać Wskazówek, aby przerzucać kości.
law-no-expeditions = Nie można rozpatrywać Spotkań Ekspedycyjnych.
law-no-reserve = Do rezerw nie można dokładać kart.
law-no-rest = Badacze nie mogą odpoczywać.
law-omen-tokens = Gdy Omen postąpi na zielone pole, Zagłada postępuje o 1 za każdy leżący tam żeton Plugastwa.
law-sanity-to-sheet = Poczytalność utracona w teście Woli trafia na arkusz Przedwiecznego.
law-world-ends = Badacze przegrywają grę.
law-mystery-research-clues = Po rozpatrzeniu Spotkania Badawczego Badacz może poświęcić 1 otrzymaną z niego Wskazówkę, aby umieścić ją na tej karcie.
law-mystery-omen-feeds = Gdy Badacz zamknie Bramę zgodną z aktualnym symbolem Omenu, może poświęcić 1 Wskazówkę, aby umieścić na tej karcie żeton Plugastwa.
law-mystery-collects-monsters = Gdy zostanie pokonany Potwór (oprócz Potężnych), aktywny Badacz może poświęcić 2 Wskazówki, aby umieścić go na tej karcie.
law-mystery-spells-feed = Gdy Badacz zda test Wiedzy, rozpatrując Zaklęcie, może po jego rozpatrzeniu poświęcić 1 Wskazówkę i odrzucić to Zaklęcie, aby umieścić na tej karcie żeton Plugastwa.
law-mystery-gates-feed = Gdy Badacz zamknie Bramę, może odrzucić 2 Zaklęcia, aby umieścić ją na tej karcie.

## Wiersze

line-story = { $words }
line-traits = { $traits }.
line-space = Pole: { $kind }.
line-where = { CAPITAL($words) }.
line-expedition = Pole Ekspedycyjne.
line-hint = Najczęściej w spotkaniach: { $hint }.
line-reference = Rozmnożenie Bram: { $gates }. Rozmnożenie Wskazówek: { $clues }. Napływ Potworów: { $surge }.
line-gate = { $place }; { $omen }.
line-clue = { $place }.
line-occupation = { CAPITAL($words) }.
line-health = Zdrowie { $health }, Poczytalność { $sanity }.
line-skills = Wiedza { $lore }, Wpływ { $influence }, Spostrzegawczość { $observation }, Siła { $strength }, Wola { $will }.
line-start = Zaczyna na polu „{ $place }”; początkowe wyposażenie: { $things }.
start-asset = { $card }
start-spell = Zaklęcie „{ $card }”
start-clues = { COUNT($amount, "Wskazówka", "nom") }
line-at-start = Na początku: { $effects }.
line-defeated = Po pokonaniu: Badacz, który rozpatrzy to spotkanie, otrzymuje całe wyposażenie pokonanego i wykonuje test { $crippled } (Okaleczony) albo { $insane } (Obłąkany); jeśli go zda, Zagłada cofa się o 1.
line-value = Wartość { $value }.
bonus = +{ $add } do { $skill }
part-during = { $during ->
        [combat] { " " }w walce
        [spell] { " " }przy rozpatrywaniu Zaklęć
        [other-world] { " " }w Spotkaniach w Innych Światach
        [not-other-world] { " " }poza Spotkaniami w Innych Światach
        [acquire] { " " }przy pozyskiwaniu Zasobów
       *[any] { "" }
    }
line-bonus = Otrzymujesz { $bonus }{ part-during }.
line-dice = { $space ->
        [city] Gdy jesteś na polu Miasta, Badacze
        [wilderness] Gdy jesteś na polu Dziczy, Badacze
        [sea] Gdy jesteś na polu Morza, Badacze
       *[any] Badacze
    } na twoim polu rzucają w testach{ part-during } { $amount } dodatkową kością.
test-any = teście
test-of = teście { $skill }
part-once = { $limit ->
        [round] Raz na rundę możesz
       *[none] Możesz
    }
line-reroll = { part-once } przerzucić { COUNT($amount, "kość") } w { $test }{ part-during }.
line-reroll-paid = Możesz { $costs }, aby przerzucić dowolną liczbę kości w { $test }{ part-during }.
line-raise = { part-once } zwiększyć o 1 wynik 1 kości w { $test }{ part-during }.
line-sixes = Każda 6 wyrzucona w { $test }{ part-during } liczy się jak 2 sukcesy.
line-boost = { $discard ->
        [yes] Możesz odrzucić tę kartę, aby w jednej walce otrzymać { $bonuses }.
       *[no] { part-once } w jednej walce otrzymać { $bonuses }.
    }
part-loss = { $amount ->
        [0] całej utracie { $stat ->
            [health] Zdrowia
           *[sanity] Poczytalności
        } z jednego efektu
       *[other] utracie najwyżej { COUNT($amount, "punkt", "gen") } { $stat ->
            [health] Zdrowia
           *[sanity] Poczytalności
        }
    }{ $whose ->
        [here] { " " }przez Badacza na twoim polu
       *[own] { "" }
    }{ $spell ->
        [yes] { " " }wskutek twoich własnych Zaklęć
       *[no] { "" }
    }
line-prevent = { part-once } zapobiec { part-loss }.
line-prevent-paid = { part-once } { $costs }, aby zapobiec { part-loss }.
part-action = { $local ->
        [yes] Akcja lokalna
       *[no] Akcja
    }
line-action = { part-action }: { $effects }.
line-action-paid = { part-action }: możesz { $costs }; wtedy { $effects }.
line-action-if = { part-action }: jeśli { $that }, { $effects }.
line-trigger = { $on ->
        [rest] Gdy odpoczywasz
        [defeat] Gdy pokonasz Potwora w walce
        [close-gate] Gdy zamkniesz Bramę w Spotkaniu w Innym Świecie
        [gained] Gdy otrzymasz tę kartę
       *[gained-from-deck] Gdy otrzymasz tę kartę z talii
    }{ $optional ->
        [yes] , możesz z tego skorzystać
       *[no] { "" }
    }: { $effects }.
line-service = Potem odrzuć tę kartę.
part-use = { $use ->
        [action] Akcja
        [encounter] W Fazie Spotkań możesz
        [combat] W Spotkaniu Walki możesz
        [lose-health] Raz na rundę, gdy Badacz ma stracić Zdrowie, możesz
       *[lose-sanity] Raz na rundę, gdy Badacz ma stracić Poczytalność, możesz
    }
line-cast = { $use ->
        [action] Akcja: wykonujesz { $test }.
       *[other] { part-use } wykonać { $test }.
    }
line-cast-on = { $use ->
        [action] Akcja: wykonujesz { $test }; cel: { $target }.
       *[other] { part-use } wykonać { $test }; cel: { $target }.
    }
line-spell-passed = Jeśli go zdasz, { $effects }.
line-spell-back = Potem odwróć tę kartę i rozpatrz jej rewers według wyniku testu.
line-result = { $band }: { $effects }.
line-spell-turns = Jeśli Zaklęcie nie zostało odrzucone, wraca potem na awers.
line-success = { $least ->
        [4] W twoich testach sukcesem jest 4, 5 lub 6.
       *[other] W twoich testach sukcesem jest tylko 6.
    }
line-again = Gdybyś miał otrzymać drugi raz Stan „{ $card }”, zamiast tego odwróć tę kartę.
line-opposite = Gdybyś miał otrzymać Stan „{ $card }”, zamiast tego odrzuć tę kartę.
line-rest = Gdy odpoczywasz, możesz rzucić kością; przy wyniku 5–6 odrzuć tę kartę.
line-reckoning = Rozrachunek: { $effects }.
line-sheet-reckoning = Rozrachunek arkusza: { $effects }.
line-back-of = Rewers Stanu „{ $card }”.
line-effects = { CAPITAL($effects) }.
line-after = { $after ->
        [flip] Potem odwróć tę kartę z powrotem na awers.
       *[discard] Potem odrzuć tę kartę.
    }
line-cultist = Testy, efekty i wytrzymałość Kultystów są opisane na arkuszu Przedwiecznego.
line-epic = Potężny Potwór.
line-will = Test Woli { $modifier }; przerażanie { $horror }.
line-strength = Test Siły { $modifier }; obrażenia { $damage }.
line-toughness = Wytrzymałość: { $toughness }.
toughness-investigators = liczba Badaczy + { $plus }
line-spawn = Kiedy ten Potwór jest rozmnażany: { $effects }.
line-combat = { $moment ->
        [before-will] Przed testem Woli
        [will-passed] Jeśli zdasz test Woli
        [will-failed] Jeśli oblejesz test Woli
        [after-will] Po teście Woli
        [before-strength] Przed testem Siły
        [strength-failed] Jeśli oblejesz test Siły
       *[hurt] Jeśli w teście Siły stracisz Zdrowie
    }: { $effects }.
line-beaten = Gdy pokonasz go w walce: { $effects }.
line-killed = Gdy zostanie pokonany: { $effects }.
line-subtitle = { $words }.
line-doom = Zagłada { $doom }. Tajemnice do rozwiązania: { $mysteries }.
line-aside = Odłożone na bok: { $monsters }.
line-omen-tokens = Na zielonym polu toru Omenu leży { COUNT($amount, "żeton Plugastwa", "nom") }.
line-stage = Talia Mitów, etap { $number }: zielone { $green }, żółte { $yellow }, niebieskie { $blue }.
line-its-cultists = Kultyści:
line-awakened = Po przebudzeniu: { $words }.
line-awakens = Przebudzenie: { $effects }.
line-final = Gdy Tajemnice są rozwiązane: { $effects }.
line-final-epic = Ostateczna Tajemnica: gdy Potężny Potwór „{ $monster }” zostanie pokonany, Badacze wygrywają.
line-of = Tajemnica Przedwiecznego „{ $card }”.
line-mystery-token = Żeton Tajemnicy stoi na polu „{ $place }”.
line-enters = Kiedy ta karta wchodzi do gry: { $effects }.
where-place = na polu „{ $place }”
where-expedition = na polu aktywnej Ekspedycji
where-eldritch = na polu z jednym z żetonów Plugastwa
line-encounter = Spotkanie { $where }: { $effects }.
line-rumor-other-world = Spotkanie { $where }: rozpatrujesz Spotkanie w Innym Świecie; jeśli pozwala ono zamknąć tę Bramę, zamiast tego rozwiązujesz tę Pogłoskę.
line-goal = Rozwiązana na koniec Fazy Mitów, jeśli { $goal }.
goal-clues = na tej karcie jest { COUNT($amount, "Wskazówka", "nom") }
goal-eldritch = na tej karcie jest { COUNT($amount, "żeton Plugastwa", "nom") }
goal-gates = na tej karcie jest { COUNT($amount, "Brama", "nom") } (wracają potem do pudełka)
goal-toughness = łączna wytrzymałość Potworów na tej karcie to co najmniej podwojona liczba Badaczy
goal-epic = Potwór „{ $monster }” został pokonany
line-clears-board = Potem odrzuć z planszy wszystkie żetony Plugastwa.
line-mythos = { CAPITAL($colour) }, { $difficulty }.
line-icons = { $steps }.
line-rumor-token = Żeton Pogłoski: { $place }.
line-eldritch = Żetony Plugastwa na tej karcie: { $amount }.
line-rumor-epic = Gdy Potwór „{ $monster }” zostanie pokonany, ta Pogłoska zostaje rozwiązana.
line-empty = Gdy nie ma na niej żetonów Plugastwa: { $effects }.
line-section = { $place }:
line-world = { $words }.
line-expedition-of = { $place }.
line-initial = { CAPITAL($effects) }.
line-passed = Powodzenie: { $effects }.
line-failed = Porażka: { $effects }.
