# Teksty elementów gry, pisane z danych. `$by` mówi, w czyich ustach stoi czasownik: zob. wording.py.
# COUNT, DO i inne funkcje: miskatonic/engine/grammar.py; odmiana słów: lexicon.pl.yaml.

## Symbole, ścianki, kości

symbol = { $what ->
        [investigation] Śledztwo { $amount }
       *[other] { NOM($what) }
    }
face = { $face ->
        [one] { COUNT($face, "Śledztwo", $case) }
        [few] { COUNT($face, "Śledztwo", $case) }
       *[name] { FORM($face, $case) }
    }
task-nothing = bez własnych symboli
task-clock = przesunięcie zegara o { COUNT($hours, "godzina") }
task-with-costs = { $task }; koszt: { $costs }

## Rzeczy

loot-kind = { NOM($what) }
loot = { COUNT($amount, $what, $case) }
loot-gained = { $moment ->
        [when] co najmniej 1{ " " }
       *[other] { "" }
    }{ ACC($what) }

## Kto to robi

subject = { $by ->
        [each] { "każdy Badacz " }
        [here] { "każdy Badacz na tej karcie " }
        [museum] { "każdy Badacz na karcie Przygody (także w Innym Świecie) " }
        [entrance] { "każdy Badacz przy Wejściu " }
        [active] { "aktywny gracz " }
       *[other] { "" }
    }

## Czasowniki. Kilka o wspólnym czasowniku to `verbs-…` z `object-…` każdego z nich.

verb-lose = { subject }{ DO($by, "stracić") } { object-lose }
verbs-lose = { subject }{ DO($by, "stracić") } { $objects }
object-lose = { COUNT($amount, "punkt") } { GEN($what) }
object-lose-clues = { COUNT($amount, "Wskazówka") }
object-lose-trophies = { COUNT($amount, "trofeum") }
verb-lose-clues = { $by ->
        [cost] odrzucić
       *[other] { subject }{ DO($by, "stracić") }
    } { object-lose-clues }
verb-lose-trophies = { $by ->
        [cost] wydać
       *[other] { subject }{ DO($by, "stracić") }
    } { object-lose-trophies }
verbs-spend = wydać { $objects }

verb-recover = { subject }{ DO($by, "odzyskać") } { object-recover }
verbs-recover = { subject }{ DO($by, "odzyskać") } { $objects }
object-recover = { $amount ->
        [0] { $what ->
            [either] maksymalną Poczytalność albo maksymalną Wytrzymałość
           *[other] maksymalną { ACC($what) }
        }
       *[other] { COUNT($amount, "punkt") } { $what ->
            [either] Poczytalności albo Wytrzymałości
           *[other] { GEN($what) }
        }
    }
verb-heal = { $by ->
        [may] wybrać Badacza, który odzyska { object-lose }
        [cost] wybrać Badacza, który odzyska { object-lose }
        [aim] wybrany Badacz odzyskał { object-lose }
       *[other] wybrany Badacz odzyskuje { object-lose }
    }

verb-gain = { subject }{ DO($by, "otrzymać") } { object-gain }
verbs-gain = { subject }{ DO($by, "otrzymać") } { $objects }
object-gain = { COUNT($amount, $what) }
verb-gain-instead = { subject }zamiast tego { DO($by, "otrzymać") } { $among }

verb-discard-cards = { subject }{ DO($by, "odrzucić") } { object-discard-cards }
verbs-discard = { subject }{ DO($by, "odrzucić") } { $objects }
object-discard-cards = { $what ->
        [card] { COUNT($amount, "karta") } { $amount ->
            [one] Przedmiotu albo Zaklęcia
           *[other] Przedmiotów lub Zaklęć
        }
       *[other] { COUNT($amount, $what) }
    }

verb-place-elder-sign = { subject }{ DO($by, "zdobyć") } { COUNT($amount, "Znak Starszych Bogów") }
verb-lose-elder-sign = { $person ->
        [inf] odrzucić
       *[other] Badacze tracą
    } { COUNT($amount, "Znak Starszych Bogów") }
verb-open-gate = { $person ->
        [inf] otworzyć { SOME($amount, "Brama") }
       *[other] { AGREE($amount, "Brama", "otworzyć się") } { SOME($amount, "Brama", "nom") }
    }
verb-monster-appears = { $where ->
        [here] na tej karcie{ " " }
       *[museum] { "" }
    }{ $person ->
        [inf] przywołać { SOME($amount, "potwór") }
       *[other] { AGREE($amount, "potwór", "pojawić się") } { SOME($amount, "potwór", "nom") }
    }
verb-extra-adventure = { $person ->
        [inf] wprowadzić do gry dodatkową kartę Przygody
       *[other] do gry wchodzi dodatkowa karta Przygody
    } (zostaje do rozpatrzenia, a potem nie zastępuje jej nowa)
verb-add-doom = { $person ->
        [inf] umieścić { COUNT($amount, "żeton zagłady") } na torze zagłady
       *[other] na tor zagłady { AGREE($amount, "żeton zagłady", "trafić") } { COUNT($amount, "żeton zagłady") }
    }{ $per ->
        [other-world] { " " }za każdą kartę Przygody w Innym Świecie w grze
       *[other] { "" }
    }
verb-remove-doom = { subject }{ DO($by, "usunąć") } { COUNT($amount, "żeton zagłady") } z toru zagłady
verb-advance-clock = { $person ->
        [inf] przesunąć zegar
       *[other] zegar przesuwa się
    } o { COUNT($hours, "godzina") } do przodu
verb-fail-adventure = { $person ->
        [inf] natychmiast zakończyć przygodę porażką
       *[other] przygoda natychmiast kończy się porażką
    }
verb-discard-dice = { subject }{ DO($by, "odłożyć") } wszystkie kości z wynikiem { GEN($face) }
verb-discard-die = { subject }{ DO($by, "odłożyć") } 1 dodatkową kość

verb-choose-one = { subject }{ DO($by, "wybrać") } jedno: { $options }
verb-reduce-maximum = { subject }{ DO($by, "obniżyć") } o { $amount } swoją maksymalną { $what ->
        [either] Poczytalność albo Wytrzymałość
       *[other] { ACC($what) }
    }
verb-devour = { $person ->
        [you] twój Badacz zostaje pochłonięty
        [he] { $by ->
            [active] Badacz aktywnego gracza zostaje pochłonięty
           *[other] { subject }zostaje pochłonięty
        }
       *[inf] pozwolić, by twój Badacz został pochłonięty
    }

verb-add-die = { subject }{ DO($by, "dodać") } do swojej puli { object-add-die }
verbs-add = { subject }{ DO($by, "dodać") } do swojej puli { $objects }
verbs-add-both = { subject }{ DO($by, "dodać") } do swojej puli żółtą i czerwoną kość
verbs-add-either = { subject }{ DO($by, "dodać") } do swojej puli żółtą albo czerwoną kość
object-add-die = { ACC($colour) }
verb-hold-dice = { subject }{ DO($by, "zatrzymać") } na tej karcie { part-up-to }{ COUNT($amount, "kość") } z tego rzutu
verb-reroll-dice = { subject }{ DO($by, "przerzucić") } { $amount ->
        [0] dowolną liczbę kości
       *[other] { part-up-to }{ COUNT($amount, "kość") }
    }
part-up-to = { $amount ->
        [one] { "" }
       *[other] { "najwyżej " }
    }
verb-change-die = { subject }{ DO($by, "zmienić") } { object-change-die }
verbs-change = { subject }{ DO($by, "zmienić") } { $objects }
object-change-die = jeden wynik { GEN($shown) } na wynik { GEN($into) }
verb-raise-die = { subject }{ DO($by, "zwiększyć") } o 1 wybrany wynik Śledztwa (jeśli kość ma taką ściankę)
verb-return-die = { subject }{ DO($by, "przywrócić") } do swojej puli jedną odłożoną kość
verb-defeat-monster = { subject }{ DO($by, "pokonać") } dowolnego potwora w grze
verb-complete-task = { subject }{ DO($by, "wykonać") } bez użycia kości jedno niewykonane zadanie bez potwora (koszt trzeba zapłacić, kolejność zachować)
verb-ignore-terror = { subject }{ DO($by, "ignorować") } efekty Paniki do końca tej tury
verb-avoid-penalties = { subject }{ DO($by, "uniknąć") } kar i wszystkich innych skutków, jeśli ta przygoda zakończy się porażką
verb-replace-adventure = { subject }{ DO($by, "wymienić") } jedną kartę Przygody (bez Badaczy i potworów) na nową
verb-look-ahead = { subject }{ DO($by, "podejrzeć") } następną kartę Mitów ({ $person ->
        [he] może
       *[other] możesz
    } odłożyć ją na spód talii)
verb-refresh-day = { subject }{ DO($by, "odnowić") } swoje zdolności używane „raz dziennie”
verb-return-to-entrance = { subject }{ DO($by, "wrócić") } do Wejścia
verb-remove-this-card = { $person ->
        [inf] usunąć tę kartę z gry
       *[other] karta tej przygody zostaje usunięta z gry
    } (jeśli w grze, w talii i wśród trofeów nie ma już żadnej karty Przygody w Innym Świecie, Przedwieczny się budzi)
verb-awaken = { $person ->
        [inf] przebudzić Przedwiecznego
       *[other] Przedwieczny się budzi
    }
verb-cancel = { $person ->
        [inf] temu zapobiec
       *[other] nie dochodzi do tego
    }
verb-change-amount = { $person ->
        [inf] { $way ->
            [less] zmniejszyć
           *[more] zwiększyć
        } tę liczbę
       *[other] liczba ta { $way ->
            [less] maleje
           *[more] rośnie
        }
    } o { $amount }
part-by-more = o { $amount } { $way ->
        [less] mniej
       *[more] więcej
    }
change-gain = { subject }{ DO($by, "otrzymać") } { part-by-more }
change-loss = { subject }{ DO($by, "stracić") } o { COUNT($amount, "punkt") } mniej
change-elder-sign-placed = { subject }{ DO($by, "zdobyć") } { part-by-more }
change-monster-appears = { $person ->
        [inf] sprawić, że pojawi się ich { part-by-more }
       *[other] pojawia się ich { part-by-more }
    }
change-gate-opened = { $person ->
        [inf] sprawić, że otworzy się ich { part-by-more }
       *[other] otwiera się ich { part-by-more }
    }
change-doom-added = { $person ->
        [inf] sprawić, że trafi ich tam { part-by-more }
       *[other] trafia ich tam { part-by-more }
    }
# Co ma się stać, nie dzieje się: słowa dla tych zdarzeń, które je mają.
cancel-gain = { $person ->
        [inf] temu zapobiec
        [you] nie otrzymujesz { part-it }
       *[he] nie otrzymuje { part-it }
    }
cancel-monster-appears = { $person ->
        [inf] temu zapobiec
       *[other] nie pojawia się
    }
part-it = { $kind ->
        [clue] jej
        [several] tego
       *[other] go
    }

## Zdolności

part-limit = { $limit ->
        [roll] Raz na rzut
        [turn] Raz na turę
       *[day] Raz dziennie
    }
moment-turn-start = na początku { $whose ->
        [any] tury dowolnego gracza
       *[own] swojej tury
    }{ moment-where }
moment-before-first-roll = przed { $whose ->
        [any] pierwszym rzutem dowolnego gracza
       *[own] swoim pierwszym rzutem
    }{ $where ->
        [other-world] { " " }w { $first ->
            [yes] każdej{ " " }
           *[no] { "" }
        }przygodzie w Innym Świecie
       *[any] { "" }
    }
moment-before-roll = przed { $whose ->
        [any] rzutem dowolnego gracza
       *[own] swoim rzutem
    }{ moment-where }
moment-after-roll = po { $whose ->
        [any] rzucie dowolnego gracza
       *[own] swoim rzucie
    }{ moment-where }
moment-would-lose-sanity = gdy masz stracić Poczytalność,
moment-would-lose-stamina = gdy masz stracić Wytrzymałość,
moment-any = w { $whose ->
        [any] turze dowolnego gracza
       *[own] swojej turze
    }{ moment-where }
moment-where = { $where ->
        [other-world] { " " }w przygodzie w Innym Świecie
       *[any] { "" }
    }
ability-start = { $limit ->
        [none] { CAPITAL($moment) } możesz
       *[other] { part-limit } możesz { $moment }
    }
ability-free = { ability-start } { $effects }.
ability-decree = { ability-start } użyć tej zdolności: { $effects }.
ability-paid = { ability-start } { $costs }, aby { $effects }.
ability-if = { ability-start } { $costs }. Jeśli to zrobisz, { $effects }.
cost-discard = odrzucić tę kartę
cost-cast = rzucić to Zaklęcie

## Wyzwalacze: zdania na kartach

on-where = { $where ->
        [adventure] { " " }podczas przygody w muzeum
        [other-world] { " " }podczas przygody w Innym Świecie
       *[any] { "" }
    }
on-card = { $where ->
        [adventure] { " " }na karcie Przygody w muzeum
        [other-world] { " " }na karcie Przygody w Innym Świecie
       *[any] { "" }
    }
on-in-turn = { $whose ->
        [own] { " " }w twojej turze
       *[any] { "" }
    }
# „Gdy …” albo „Gdy Badacz …”
on-somebody = Gdy{ $whose ->
        [own] { "" }
       *[any] { " " }Badacz
    }
on-named = { $monster ->
        [none] { "" }
       *[other] { " " }„{ $monster }”
    }
on-adventure-where = { $where ->
        [adventure] { " " }w muzeum
        [other-world] { " " }w Innym Świecie
       *[any] { "" }
    }{ $monster ->
        [none] { "" }
       *[other] { " " }z potworem „{ $monster }”
    }
on-gain = { on-somebody } { ONCE($moment, $whose, "otrzymać") } { $what }{ on-where },
on-turn-start = Na początku { $whose ->
        [own] swojej tury
       *[any] każdej tury
    }{ on-card }
on-monster-appears = Gdy{ on-in-turn } { ONCE($moment, "it", "pojawić się") } potwór{ on-named }{ on-card },
on-monster-defeated = { on-somebody } { ONCE($moment, $whose, "pokonać") } potwora{ on-named }{ on-where },
on-monster-overcome = { on-monster-defeated } wykonując jego zadanie,
on-gate-opened = Gdy{ on-in-turn } { ONCE($moment, "it", "otworzyć się") } Brama,
on-elder-sign-placed = { on-somebody } { ONCE($moment, $whose, "zdobyć") } Znak Starszych Bogów{ on-where },
on-doom-added = Gdy{ on-in-turn } na tor zagłady { ONCE($moment, "it", "trafić") } żeton zagłady,
on-adventure-resolved = { $moment ->
        [would] { on-somebody } { ONCE($moment, $whose, "rozpatrzyć") }
        [when] { $whose ->
            [own] Gdy udaje ci się rozpatrzyć
           *[any] Gdy Badaczowi udaje się rozpatrzyć
        }
       *[after] { $whose ->
            [own] Gdy uda ci się rozpatrzyć
           *[any] Gdy Badaczowi uda się rozpatrzyć
        }
    } przygodę{ on-adventure-where },
on-adventure-failed = { on-somebody } { ONCE($moment, $whose, "ponieść") } porażkę w przygodzie{ on-adventure-where },
on-devoured = Gdy { $whose ->
        [own] twój{ " " }
       *[any] { "" }
    }Badacz { ONCE($moment, "it", "zostać") } pochłonięty{ on-where },
on-spell-cast = { on-somebody } { ONCE($moment, $whose, "rzucić") } Zaklęcie{ on-where },
on-card-spent = { on-somebody } { ONCE($moment, $whose, "zużyć") } Przedmiot lub Zaklęcie{ on-where },
on-clue-spent = { on-somebody } { ONCE($moment, $whose, "wydać") } Wskazówkę{ on-where },
on-first-aid = { on-somebody } { ONCE($moment, $whose, "otrzymać") } pierwszą pomoc,
on-midnight = { $moment ->
        [would] Gdy ma wybić północ,
        [after] Gdy wybije północ,
       *[when] O północy
    }
trigger = { $occasion } { $effects }.
trigger-may = { $occasion } możesz { $effects }.
trigger-optional = { $occasion } możesz skorzystać z tego efektu: { $effects }.

## Okazje: ich nazwy w pytaniach

occasion-turn-start = początek tury
occasion-gain-clue = otrzymanie Wskazówki
occasion-gain-common = otrzymanie Przedmiotu powszechnego
occasion-gain-unique = otrzymanie Przedmiotu unikatowego
occasion-gain-spell = otrzymanie Zaklęcia
occasion-gain-ally = otrzymanie Sprzymierzeńca
occasion-monster-appears = pojawienie się potwora
occasion-monster-defeated = pokonanie potwora
occasion-monster-overcome = pokonanie potwora przez wykonanie jego zadania
occasion-gate-opened = otwarcie Bramy
occasion-elder-sign-placed = zdobycie Znaku Starszych Bogów
occasion-doom-added = umieszczenie żetonu zagłady
occasion-adventure-resolved = rozpatrzenie przygody
occasion-adventure-failed = porażka w przygodzie
occasion-devoured = pochłonięcie Badacza
occasion-spell-cast = rzucenie Zaklęcia
occasion-card-spent = zużycie Przedmiotu lub Zaklęcia
occasion-clue-spent = wydanie Wskazówki
occasion-first-aid = pierwsza pomoc
occasion-midnight = północ

## Cechy

part-may = { $whose ->
        [own] Możesz
       *[all] Badacze mogą
    }
part-cannot = { $whose ->
        [own] Nie możesz
       *[all] Badacze nie mogą
    }
trait-many-tasks-per-roll = { part-may } jednym rzutem wykonać dowolną liczbę zadań.
trait-clue-twice = Każda { $whose ->
        [own] wydana przez ciebie
       *[all] wydana
    } Wskazówka pozwala na dwa przerzuty zamiast jednego.
trait-ignore-mythos = { part-may } ignorować trwałe efekty kart Mitów.
trait-use-locked-dice = { part-may } w swojej turze używać zablokowanych kości; na koniec tury kości te wracają na swoje miejsca.
trait-ignore-terror = { $whose ->
        [own] Ignorujesz
       *[all] Badacze ignorują
    } wszystkie efekty Paniki.
trait-no-focus = { part-cannot } się skupiać.
trait-no-assist = { part-cannot } otrzymywać wsparcia.
trait-no-clues = { part-cannot } wydawać Wskazówek.
trait-no-spells = { part-cannot } rzucać Zaklęć.
trait-no-common-items = { part-cannot } używać Przedmiotów powszechnych.
trait-no-unique-items = { part-cannot } używać Przedmiotów unikatowych.
trait-no-free-aid = { part-cannot } korzystać z darmowej pierwszej pomocy.
trait-no-lost-and-found = { part-cannot } przeglądać Biura rzeczy znalezionych.
trait-no-souvenir = { part-cannot } kupować pamiątek.

## Wartości zmieniane przez karty

part-more = { $way ->
        [more] więcej
       *[less] mniej
    }
part-maximum = { $whose ->
        [own] Twoja maksymalna { NOM($what) }
       *[all] Maksymalna { NOM($what) } każdego Badacza
    } jest { $way ->
        [more] wyższa
       *[less] niższa
    } o { $amount }.
tweak-max-sanity = { part-maximum }
tweak-max-stamina = { part-maximum }
tweak-both-maxima = { $whose ->
        [own] Twoja maksymalna Poczytalność i maksymalna Wytrzymałość
       *[all] Maksymalna Poczytalność i maksymalna Wytrzymałość każdego Badacza
    } są { $way ->
        [more] wyższe
       *[less] niższe
    } o { $amount }.
tweak-green-dice = { $whose ->
        [own] Zaczynasz każdą przygodę, mając
       *[all] Badacze zaczynają każdą przygodę, mając
    } o { COUNT($amount, "zielona kość") } { part-more }.
tweak-monster-terror = { $whose ->
        [own] W twojej turze każdy
       *[all] Każdy
    } potwór ma drugie, osobne zadanie: { COUNT($amount, "wynik") } Paniki.
tweak-souvenir-price = Każda pamiątka kosztuje { $whose ->
        [own] cię{ " " }
       *[all] { "" }
    }o { COUNT($amount, "trofeum") } { $way ->
        [more] więcej
       *[less] mniej (co najmniej 1)
    }.
tweak-aid = Darmowa pierwsza pomoc przywraca { $whose ->
        [own] ci{ " " }
       *[all] { "" }
    }o { COUNT($amount, "punkt") } { part-more }.
tweak-investigation = { $whose ->
        [own] W twojej turze każde
       *[all] Każde
    } wymaganie Śledztwa jest { $way ->
        [more] wyższe o { $amount }
       *[less] niższe o { $amount } (ale nie mniejsze niż 1)
    }.
tweak-clock-steps = W { $whose ->
        [own] twojej{ " " }
       *[all] { "" }
    }fazie zegara wskazówka przesuwa się o { $way ->
        [more] dodatkowe{ " " }
       *[less] { "" }
    }{ COUNT($hours, "godzina") }{ $way ->
        [more] { "" }
       *[less] { " " }mniej
    }.
part-penalty = Za każdą porażkę w przygodzie { $whose ->
        [own] tracisz
       *[all] Badacz traci
    } { $way ->
        [more] dodatkowo { object-lose }
       *[less] o { COUNT($amount, "punkt") } mniej { GEN($what) }
    }.
tweak-penalty-sanity = { part-penalty }
tweak-penalty-stamina = { part-penalty }

## Wiersze

line-trophies = Trofea: { $amount }.
line-ordered = Zadania trzeba wykonywać po kolei, od góry do dołu.
line-lock = Blokuje { $colour ->
        [green] jedną{ " " }
       *[other] { "" }
    }{ ACC($colour) }.
# Trwały efekt karty Mitów.
line-locked = { $colour ->
        [green] Jedna { NOM($colour) }
       *[other] { CAPITAL(NOM($colour)) }
    } jest zablokowana.
line-task = Zadanie { $number }: { $frame ->
        [empty] puste zadanie potwora.
        [full] { $task } (pełne zadanie potwora).
        [partial] { $task } (częściowe zadanie potwora; w ramce: { $framed }).
       *[none] { $task }.
    }
line-monster-task = Zadanie: { $task }.
line-terror = Efekt Paniki: { $effects }.
line-drawn = Po wylosowaniu: { $effects }.
line-midnight = O północy: { $effects }.
line-rewards = Nagrody: { $effects }.
line-penalties = Kary: { $effects }.
line-defeated = Po pokonaniu: { $effects }.
line-immediate = Natychmiastowy efekt: { $effects }.
line-lasting = Trwały efekt: { $what }
line-lasting-terror = Trwały efekt Paniki: { $effects }.
line-lasting-midnight = Trwały efekt o północy: { $effects }.
line-brings = Trwały efekt: { $effects }.
line-elder-signs = Limit Znaków Starszych Bogów: { $amount }.
line-track = Tor zagłady: { COUNT($spaces, "pole") }{ $monsters ->
        [0] { "" }
        [one] , potwór pojawia się na polu { $where }
       *[other] , potwory pojawiają się na polach { $where }
    }.
line-combat = Zadanie walki: { $task }.
line-combat-x = X: liczba potworów w grze w chwili umieszczenia ostatniego żetonu zagłady, co najmniej 1.
line-ability = Zdolność: { $what }
masks = Do puli potworów trafiają żetony potworów o typie „Maska”.
line-ends-world = Przebudzenie: Badacze natychmiast przegrywają grę.
line-awakens = Przebudzenie: { $effects }.
line-attack = Atak: { $effects }.
line-investigator = Poczytalność { $sanity }, Wytrzymałość { $stamina }.
line-start = Początkowy ekwipunek: { $items }.
start-ally = Sprzymierzeniec „{ $ally }”
start-choice = { COUNT($amount, "karta", case: "nom") } do wyboru ({ $among })
line-power = { $pl } – { $what }
line-aid = Pierwsza pomoc: za darmo odzyskujesz 1 punkt Poczytalności albo Wytrzymałości; za { COUNT($half, "trofeum") } – maksymalną Poczytalność albo maksymalną Wytrzymałość; za { COUNT($full, "trofeum") } – maksymalną Poczytalność i maksymalną Wytrzymałość.
line-lost-and-found = Biuro rzeczy znalezionych: rzucasz jedną zieloną kością.
line-found = { $face }: { $effects }.
line-souvenir = Pamiątka: { $what } za { COUNT($price, "trofeum") }.
