# Teksty elementów gry, pisane z danych. `$by` i `$person` mówią, w czyich ustach stoi czasownik: zob. wording.py.

## Wyliczenia

list-comma = { $head }, { $tail }
list-slash = { $head }/{ $tail }
list-semicolon = { $head }; { $tail }
list-sentences = { $head } { $tail }
list-or-else = { $head } albo { $tail }

## Symbole, ścianki, kości

symbol = { $what ->
        [lore] Wiedza
        [peril] Niebezpieczeństwo
        [terror] Panika
       *[investigation] Śledztwo { $amount }
    }
face = { $face ->
        [lore] Wiedza
        [peril] Niebezpieczeństwo
        [terror] Panika
        [wild] Joker
        [one] { $face } Śledztwo
        [few] { $face } Śledztwa
       *[other] { $face } Śledztw
    }
# „wynik …”
face-gen = { $face ->
        [lore] Wiedzy
        [peril] Niebezpieczeństwa
        [terror] Paniki
        [wild] Jokera
        [one] { $face } Śledztwa
       *[other] { $face } Śledztw
    }
face-shown = { $shown ->
        [lore] Wiedzy
        [peril] Niebezpieczeństwa
        [terror] Paniki
        [wild] Jokera
        [one] { $shown } Śledztwa
       *[other] { $shown } Śledztw
    }
face-into = { $into ->
        [lore] Wiedzy
        [peril] Niebezpieczeństwa
        [terror] Paniki
        [wild] Jokera
        [one] { $into } Śledztwa
       *[other] { $into } Śledztw
    }
task-nothing = bez własnych symboli
task-clock = przesunięcie zegara o { part-hours }
task-with-costs = { $task }; koszt: { $costs }
part-hours = { $steps ->
        [1] 3 godziny
        [2] 6 godzin
        [3] 9 godzin
        [4] 12 godzin
       *[other] { $steps } × 3 godziny
    }

## Rzeczy i punkty

loot-kind = { $what ->
        [clue] Wskazówka
        [common] Przedmiot powszechny
        [unique] Przedmiot unikatowy
        [spell] Zaklęcie
        [ally] Sprzymierzeniec
       *[elder-sign] Znak Starszych Bogów
    }
loot-common = { $amount ->
        [one] { $amount } Przedmiot powszechny
        [few] { $amount } Przedmioty powszechne
       *[other] { $amount } Przedmiotów powszechnych
    }
loot-unique = { $amount ->
        [one] { $amount } Przedmiot unikatowy
        [few] { $amount } Przedmioty unikatowe
       *[other] { $amount } Przedmiotów unikatowych
    }
loot-spell = { $amount ->
        [one] { $amount } Zaklęcie
        [few] { $amount } Zaklęcia
       *[other] { $amount } Zaklęć
    }
part-elder-signs = { $amount ->
        [one] { $amount } Znak Starszych Bogów
        [few] { $amount } Znaki Starszych Bogów
       *[other] { $amount } Znaków Starszych Bogów
    }
loot-nom = { $what ->
        [clue] { $amount ->
            [one] { $amount } Wskazówka
            [few] { $amount } Wskazówki
           *[other] { $amount } Wskazówek
        }
        [common] { loot-common }
        [unique] { loot-unique }
        [spell] { loot-spell }
        [ally] { $amount ->
            [one] { $amount } Sprzymierzeniec
           *[other] { $amount } Sprzymierzeńców
        }
       *[elder-sign] { part-elder-signs }
    }
loot-acc = { $what ->
        [clue] { part-clues }
        [common] { loot-common }
        [unique] { loot-unique }
        [spell] { loot-spell }
        [ally] { $amount ->
            [one] { $amount } Sprzymierzeńca
           *[other] { $amount } Sprzymierzeńców
        }
       *[elder-sign] { part-elder-signs }
    }
loot = { $case ->
        [acc] { loot-acc }
       *[nom] { loot-nom }
    }
part-clues = { $amount ->
        [one] { $amount } Wskazówkę
        [few] { $amount } Wskazówki
       *[other] { $amount } Wskazówek
    }
loot-gained = { $moment ->
        [when] co najmniej 1{ " " }
       *[other] { "" }
    }{ $what ->
        [clue] Wskazówkę
        [common] Przedmiot powszechny
        [unique] Przedmiot unikatowy
        [spell] Zaklęcie
       *[ally] Sprzymierzeńca
    }
part-points = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    }
part-trophies = { $amount ->
        [one] { $amount } trofeum
        [few] { $amount } trofea
       *[other] { $amount } trofeów
    }
part-doom = { $amount ->
        [one] { $amount } żeton zagłady
        [few] { $amount } żetony zagłady
       *[other] { $amount } żetonów zagłady
    }

## Kto to robi

part-subject = { $by ->
        [each] { "każdy Badacz " }
        [here] { "każdy Badacz na tej karcie " }
        [museum] { "każdy Badacz na karcie Przygody (także w Innym Świecie) " }
        [entrance] { "każdy Badacz przy Wejściu " }
        [active] { "aktywny gracz " }
       *[other] { "" }
    }

## Czasowniki

act-lose = { $person ->
        [you] tracisz
        [he] { part-subject }traci
       *[inf] stracić
    }
object-lose = { $what ->
        [sanity] { part-points } Poczytalności
       *[stamina] { part-points } Wytrzymałości
    }
object-lose-clues = { part-clues }
object-lose-trophies = { part-trophies }
verb-lose = { act-lose } { object-lose }
verbs-lose = { act-lose } { $objects }
verb-lose-clues = { $by ->
        [cost] odrzucić { part-clues }
       *[other] { act-lose } { part-clues }
    }
verb-lose-trophies = { $by ->
        [cost] wydać { part-trophies }
       *[other] { act-lose } { part-trophies }
    }
verbs-spend = wydać { $objects }

act-recover = { $person ->
        [you] odzyskujesz
        [he] { part-subject }odzyskuje
       *[inf] odzyskać
    }
object-recover = { $amount ->
        [0] { $what ->
            [sanity] maksymalną Poczytalność
            [stamina] maksymalną Wytrzymałość
           *[either] maksymalną Poczytalność albo maksymalną Wytrzymałość
        }
       *[other] { $what ->
            [sanity] { part-points } Poczytalności
            [stamina] { part-points } Wytrzymałości
           *[either] { part-points } Poczytalności albo Wytrzymałości
        }
    }
verb-recover = { act-recover } { object-recover }
verbs-recover = { act-recover } { $objects }
verb-heal = { $by ->
        [may] wybrać Badacza, który odzyska { object-lose }
        [cost] wybrać Badacza, który odzyska { object-lose }
        [aim] wybrany Badacz odzyskał { object-lose }
       *[other] wybrany Badacz odzyskuje { object-lose }
    }

act-gain = { $person ->
        [you] otrzymujesz
        [he] { part-subject }otrzymuje
       *[inf] otrzymać
    }
object-gain = { loot-acc }
verb-gain = { act-gain } { loot-acc }
verbs-gain = { act-gain } { $objects }
verb-gain-instead = { $person ->
        [you] zamiast tego otrzymujesz
        [he] { part-subject }zamiast tego otrzymuje
       *[inf] zamiast tego otrzymać
    } { $among }

act-discard = { $person ->
        [you] odrzucasz
        [he] { part-subject }odrzuca
       *[inf] odrzucić
    }
object-discard-cards = { $what ->
        [item] { $amount ->
            [one] { $amount } Przedmiot
            [few] { $amount } Przedmioty
           *[other] { $amount } Przedmiotów
        }
        [card] { $amount ->
            [one] { $amount } kartę Przedmiotu albo Zaklęcia
            [few] { $amount } karty Przedmiotów lub Zaklęć
           *[other] { $amount } kart Przedmiotów lub Zaklęć
        }
       *[other] { loot-acc }
    }
verb-discard-cards = { act-discard } { object-discard-cards }
verbs-discard = { act-discard } { $objects }

verb-place-elder-sign = { $person ->
        [you] zdobywasz
        [he] { part-subject }zdobywa
       *[inf] zdobyć
    } { part-elder-signs }
verb-lose-elder-sign = { $person ->
        [inf] odrzucić { part-elder-signs }
       *[other] Badacze tracą { part-elder-signs }
    }
verb-open-gate = { $person ->
        [inf] { $amount ->
            [one] otworzyć Bramę
            [few] otworzyć { $amount } Bramy
           *[other] otworzyć { $amount } Bram
        }
       *[other] { $amount ->
            [one] otwiera się Brama
            [few] otwierają się { $amount } Bramy
           *[other] otwiera się { $amount } Bram
        }
    }
verb-monster-appears = { $person ->
        [inf] { $amount ->
            [one] przywołać potwora
            [few] przywołać { $amount } potwory
           *[other] przywołać { $amount } potworów
        }
       *[other] { $amount ->
            [one] pojawia się potwór
            [few] pojawiają się { $amount } potwory
           *[other] pojawia się { $amount } potworów
        }
    }{ $where ->
        [here] { " " }na tej karcie
       *[museum] { "" }
    }
verb-extra-adventure = { $person ->
        [inf] wprowadzić do gry dodatkową kartę Przygody
       *[other] do gry wchodzi dodatkowa karta Przygody
    } (zostaje do rozpatrzenia i nie jest wtedy zastępowana)
verb-add-doom = { $person ->
        [inf] umieścić { part-doom } na torze zagłady
       *[other] na tor zagłady { $amount ->
            [few] trafiają
           *[other] trafia
        } { part-doom }
    }{ $per ->
        [other-world] { " " }za każdą kartę Przygody w Innym Świecie w grze
       *[other] { "" }
    }
verb-remove-doom = { $person ->
        [you] usuwasz
        [he] { part-subject }usuwa
       *[inf] usunąć
    } { part-doom } z toru zagłady
verb-advance-clock = { $person ->
        [inf] przesunąć zegar o { part-hours } do przodu
       *[other] zegar przesuwa się o { part-hours } do przodu
    }
verb-fail-adventure = { $person ->
        [inf] natychmiast zakończyć przygodę porażką
       *[other] przygoda natychmiast kończy się porażką
    }
act-set-aside = { $person ->
        [you] odkładasz
        [he] { part-subject }odkłada
       *[inf] odłożyć
    }
verb-discard-dice = { act-set-aside } wszystkie kości z wynikiem { face-gen }
verb-discard-die = { act-set-aside } 1 dodatkową kość

verb-choose-one = { $person ->
        [you] wybierasz
        [he] { part-subject }wybiera
       *[inf] wybrać
    } jedno: { $options }
verb-reduce-maximum = { $person ->
        [you] obniżasz
        [he] { part-subject }obniża
       *[inf] obniżyć
    } o { $amount } { $what ->
        [sanity] swoją maksymalną Poczytalność
        [stamina] swoją maksymalną Wytrzymałość
       *[either] swoją maksymalną Poczytalność albo Wytrzymałość
    }
verb-devour = { $person ->
        [you] twój Badacz zostaje pochłonięty
        [he] { $by ->
            [active] Badacz aktywnego gracza zostaje pochłonięty
           *[other] { part-subject }zostaje pochłonięty
        }
       *[inf] pozwolić, by twój Badacz został pochłonięty
    }

act-add = { $person ->
        [you] dodajesz do swojej puli
        [he] { part-subject }dodaje do swojej puli
       *[inf] dodać do swojej puli
    }
object-add-die = { $colour ->
        [yellow] żółtą kość
       *[red] czerwoną kość
    }
verb-add-die = { act-add } { object-add-die }
verbs-add = { act-add } { $objects }
verbs-add-both = { act-add } żółtą i czerwoną kość
verbs-add-either = { act-add } żółtą albo czerwoną kość
verb-hold-dice = { $person ->
        [you] zatrzymujesz
        [he] { part-subject }zatrzymuje
       *[inf] zatrzymać
    } na tej karcie { $amount ->
        [one] { $amount } kość z tego rzutu
       *[other] najwyżej { $amount } kości z tego rzutu
    }
verb-reroll-dice = { $person ->
        [you] przerzucasz
        [he] { part-subject }przerzuca
       *[inf] przerzucić
    } { $amount ->
        [0] dowolną liczbę kości
        [one] { $amount } kość
       *[other] najwyżej { $amount } kości
    }
act-change = { $person ->
        [you] zmieniasz
        [he] { part-subject }zmienia
       *[inf] zmienić
    }
object-change-die = jeden wynik { face-shown } na wynik { face-into }
verb-change-die = { act-change } { object-change-die }
verbs-change = { act-change } { $objects }
verb-raise-die = { $person ->
        [you] zwiększasz
        [he] { part-subject }zwiększa
       *[inf] zwiększyć
    } o 1 wybrany wynik Śledztwa (jeśli kość ma taką ściankę)
verb-return-die = { $person ->
        [you] przywracasz
        [he] { part-subject }przywraca
       *[inf] przywrócić
    } do swojej puli jedną odłożoną zieloną kość
verb-defeat-monster = { $person ->
        [you] pokonujesz
        [he] { part-subject }pokonuje
       *[inf] pokonać
    } dowolnego potwora w grze
verb-complete-task = { $person ->
        [you] wykonujesz
        [he] { part-subject }wykonuje
       *[inf] wykonać
    } bez użycia kości jedno niewykonane zadanie bez potwora (koszt trzeba zapłacić, kolejność zachować)
verb-ignore-terror = { $person ->
        [you] ignorujesz
        [he] { part-subject }ignoruje
       *[inf] ignorować
    } efekty Paniki do końca tej tury
verb-avoid-penalties = { $person ->
        [you] unikasz
        [he] { part-subject }unika
       *[inf] uniknąć
    } kar i wszystkich innych skutków, jeśli ta przygoda zakończy się porażką
verb-replace-adventure = { $person ->
        [you] wymieniasz
        [he] { part-subject }wymienia
       *[inf] wymienić
    } jedną kartę Przygody (bez Badaczy i potworów) na nową
verb-look-ahead = { $person ->
        [you] podglądasz następną kartę Mitów (możesz odłożyć ją na spód talii)
        [he] { part-subject }podgląda następną kartę Mitów (może odłożyć ją na spód talii)
       *[inf] podejrzeć następną kartę Mitów (możesz odłożyć ją na spód talii)
    }
verb-refresh-day = { $person ->
        [you] odnawiasz
        [he] { part-subject }odnawia
       *[inf] odnowić
    } swoje zdolności używane „raz dziennie”
verb-return-to-entrance = { $person ->
        [you] wracasz
        [he] { part-subject }wraca
       *[inf] wrócić
    } do Wejścia
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
verb-change-amount = { $add ->
        [-1] { $person ->
            [inf] zmniejszyć tę liczbę o 1
           *[other] liczba ta maleje o 1
        }
        [-2] { $person ->
            [inf] zmniejszyć tę liczbę o 2
           *[other] liczba ta maleje o 2
        }
       *[other] { $person ->
            [inf] zwiększyć tę liczbę o { $add }
           *[other] liczba ta rośnie o { $add }
        }
    }
part-by-more = { $add ->
        [-1] o 1 mniej
        [-2] o 2 mniej
       *[other] o { $add } więcej
    }
change-gain = { act-gain } { part-by-more }
change-loss = { $person ->
        [you] tracisz
        [he] { part-subject }traci
       *[inf] stracić
    } o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } mniej
change-elder-sign-placed = { $person ->
        [you] zdobywasz
        [he] { part-subject }zdobywa
       *[inf] zdobyć
    } { part-by-more }
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
effects-none = nic się nie dzieje

## Zdolności

part-limit = { $limit ->
        [roll] Raz na rzut
        [turn] Raz na turę
       *[day] Raz dziennie
    }
moment-turn-start = { $first ->
        [yes] Na
       *[no] na
    } początku { $whose ->
        [any] tury dowolnego gracza
       *[own] swojej tury
    }{ moment-where }
moment-before-first-roll = { $first ->
        [yes] Przed
       *[no] przed
    } { $whose ->
        [any] pierwszym rzutem dowolnego gracza
       *[own] swoim pierwszym rzutem
    }{ $where ->
        [other-world] { " " }w { $first ->
            [yes] każdej{ " " }
           *[no] { "" }
        }przygodzie w Innym Świecie
       *[any] { "" }
    }
moment-before-roll = { $first ->
        [yes] Przed
       *[no] przed
    } { $whose ->
        [any] rzutem dowolnego gracza
       *[own] swoim rzutem
    }{ moment-where }
moment-after-roll = { $first ->
        [yes] Po
       *[no] po
    } { $whose ->
        [any] rzucie dowolnego gracza
       *[own] swoim rzucie
    }{ moment-where }
moment-would-lose-sanity = { $first ->
        [yes] Gdy
       *[no] gdy
    } masz stracić Poczytalność,
moment-would-lose-stamina = { $first ->
        [yes] Gdy
       *[no] gdy
    } masz stracić Wytrzymałość,
moment-any = { $first ->
        [yes] W
       *[no] w
    } { $whose ->
        [any] turze dowolnego gracza
       *[own] swojej turze
    }{ moment-where }
moment-where = { $where ->
        [other-world] { " " }w przygodzie w Innym Świecie
       *[any] { "" }
    }
ability-start = { $limit ->
        [none] { $moment } możesz
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
# „Gdy masz …” albo „Gdy Badacz ma …”
on-would = { $whose ->
        [own] Gdy masz
       *[any] Gdy Badacz ma
    }
on-whom = { $monster ->
        [none] potwora
       *[other] potwora „{ $monster }”
    }
on-who = { $monster ->
        [none] potwór
       *[other] potwór „{ $monster }”
    }
on-with-monster = { $monster ->
        [none] { "" }
       *[other] { " " }z potworem „{ $monster }”
    }
on-adventure-where = { $where ->
        [adventure] { " " }w muzeum
        [other-world] { " " }w Innym Świecie
       *[any] { "" }
    }{ on-with-monster }
on-gain = { $moment ->
        [would] { on-would } otrzymać
        [when] { $whose ->
            [own] Gdy otrzymujesz
           *[any] Gdy Badacz otrzymuje
        }
       *[after] { $whose ->
            [own] Gdy otrzymasz
           *[any] Gdy Badacz otrzyma
        }
    } { $what }{ on-where },
on-turn-start = Na początku { $whose ->
        [own] swojej tury
       *[any] każdej tury
    }{ on-card }
on-monster-appears = Gdy{ on-in-turn } { $moment ->
        [would] ma się pojawić
        [when] pojawia się
       *[after] pojawi się
    } { on-who }{ on-card },
on-monster-defeated = { $moment ->
        [would] { on-would } pokonać
        [when] { $whose ->
            [own] Gdy pokonujesz
           *[any] Gdy Badacz pokonuje
        }
       *[after] { $whose ->
            [own] Gdy pokonasz
           *[any] Gdy Badacz pokona
        }
    } { on-whom }{ on-where },
on-monster-overcome = { $moment ->
        [would] { on-would } pokonać
        [when] { $whose ->
            [own] Gdy pokonujesz
           *[any] Gdy Badacz pokonuje
        }
       *[after] { $whose ->
            [own] Gdy pokonasz
           *[any] Gdy Badacz pokona
        }
    } { on-whom }{ on-where }, wykonując jego zadanie,
on-gate-opened = Gdy{ on-in-turn } { $moment ->
        [would] ma się otworzyć
        [when] otwiera się
       *[after] otworzy się
    } Brama,
on-elder-sign-placed = { $moment ->
        [would] { on-would } zdobyć
        [when] { $whose ->
            [own] Gdy zdobywasz
           *[any] Gdy Badacz zdobywa
        }
       *[after] { $whose ->
            [own] Gdy zdobędziesz
           *[any] Gdy Badacz zdobędzie
        }
    } Znak Starszych Bogów{ on-where },
on-doom-added = Gdy{ on-in-turn } na tor zagłady { $moment ->
        [would] ma trafić
        [when] trafia
       *[after] trafi
    } żeton zagłady,
on-adventure-resolved = { $moment ->
        [would] { on-would } rozpatrzyć
        [when] { $whose ->
            [own] Gdy udaje ci się rozpatrzyć
           *[any] Gdy Badaczowi udaje się rozpatrzyć
        }
       *[after] { $whose ->
            [own] Gdy uda ci się rozpatrzyć
           *[any] Gdy Badaczowi uda się rozpatrzyć
        }
    } przygodę{ on-adventure-where },
on-adventure-failed = { $moment ->
        [would] { on-would } ponieść porażkę
        [when] { $whose ->
            [own] Gdy ponosisz porażkę
           *[any] Gdy Badacz ponosi porażkę
        }
       *[after] { $whose ->
            [own] Gdy poniesiesz porażkę
           *[any] Gdy Badacz poniesie porażkę
        }
    } w przygodzie{ on-adventure-where },
on-devoured = { $whose ->
        [own] Gdy twój Badacz
       *[any] Gdy Badacz
    } { $moment ->
        [would] ma zostać
        [when] zostaje
       *[after] zostanie
    } pochłonięty{ on-where },
on-spell-cast = { $moment ->
        [would] { on-would } rzucić
        [when] { $whose ->
            [own] Gdy rzucasz
           *[any] Gdy Badacz rzuca
        }
       *[after] { $whose ->
            [own] Gdy rzucisz
           *[any] Gdy Badacz rzuci
        }
    } Zaklęcie{ on-where },
on-card-spent = { $moment ->
        [would] { on-would } zużyć
        [when] { $whose ->
            [own] Gdy zużywasz
           *[any] Gdy Badacz zużywa
        }
       *[after] { $whose ->
            [own] Gdy zużyjesz
           *[any] Gdy Badacz zużyje
        }
    } Przedmiot lub Zaklęcie{ on-where },
on-clue-spent = { $moment ->
        [would] { on-would } wydać
        [when] { $whose ->
            [own] Gdy wydajesz
           *[any] Gdy Badacz wydaje
        }
       *[after] { $whose ->
            [own] Gdy wydasz
           *[any] Gdy Badacz wyda
        }
    } Wskazówkę{ on-where },
on-first-aid = { $moment ->
        [would] { on-would } otrzymać
        [when] { $whose ->
            [own] Gdy otrzymujesz
           *[any] Gdy Badacz otrzymuje
        }
       *[after] { $whose ->
            [own] Gdy otrzymasz
           *[any] Gdy Badacz otrzyma
        }
    } pierwszą pomoc,
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
part-higher-f = { $way ->
        [more] wyższa
       *[less] niższa
    }
tweak-max-sanity = { $whose ->
        [own] Twoja maksymalna Poczytalność
       *[all] Maksymalna Poczytalność każdego Badacza
    } jest { part-higher-f } o { $amount }.
tweak-max-stamina = { $whose ->
        [own] Twoja maksymalna Wytrzymałość
       *[all] Maksymalna Wytrzymałość każdego Badacza
    } jest { part-higher-f } o { $amount }.
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
    } o { $amount ->
        [one] { $amount } zieloną kość
        [few] { $amount } zielone kości
       *[other] { $amount } zielonych kości
    } { part-more }.
tweak-monster-terror = { $whose ->
        [own] W twojej turze każdy
       *[all] Każdy
    } potwór ma drugie, osobne zadanie: { $amount ->
        [one] { $amount } wynik
        [few] { $amount } wyniki
       *[other] { $amount } wyników
    } Paniki.
tweak-souvenir-price = Każda pamiątka kosztuje { $whose ->
        [own] cię{ " " }
       *[all] { "" }
    }o { part-trophies } { $way ->
        [more] więcej
       *[less] mniej (co najmniej 1)
    }.
tweak-aid = Darmowa pierwsza pomoc przywraca { $whose ->
        [own] ci{ " " }
       *[all] { "" }
    }o { part-points } { part-more }.
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
    }{ $amount ->
        [1] 3 godziny
        [2] 6 godzin
       *[other] { $amount } × 3 godziny
    }{ $way ->
        [more] { "" }
       *[less] { " " }mniej
    }.
part-penalty = Za każdą porażkę w przygodzie { $whose ->
        [own] tracisz
       *[all] Badacz traci
    } { $way ->
        [more] dodatkowo { part-points }
       *[less] o { part-points } mniej
    }
tweak-penalty-sanity = { part-penalty } Poczytalności.
tweak-penalty-stamina = { part-penalty } Wytrzymałości.

## Wiersze

line-trophies = Trofea: { $amount }.
line-ordered = Zadania trzeba wykonywać po kolei, od góry do dołu.
line-lock = Blokuje { $colour ->
        [green] jedną zieloną kość
        [yellow] żółtą kość
       *[red] czerwoną kość
    }.
# Trwały efekt karty Mitów.
line-locked = { $colour ->
        [green] Jedna zielona kość
        [yellow] Żółta kość
       *[red] Czerwona kość
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
line-brings = Trwały efekt: { $effects }.
line-lasting-terror = Trwały efekt Paniki: { $effects }.
line-lasting-midnight = Trwały efekt o północy: { $effects }.
line-elder-signs = Limit Znaków Starszych Bogów: { $amount }.
line-track = Tor zagłady: { $spaces } { $spaces ->
        [one] pole
        [few] pola
       *[other] pól
    }{ $monsters ->
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
start-choice = { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[other] { $amount } kart
    } do wyboru ({ $among })
line-power = { $pl } – { $what }
line-aid = Pierwsza pomoc: za darmo odzyskujesz 1 punkt Poczytalności albo Wytrzymałości; za { $half ->
        [one] { $half } trofeum
        [few] { $half } trofea
       *[other] { $half } trofeów
    } – maksymalną Poczytalność albo maksymalną Wytrzymałość; za { $full ->
        [one] { $full } trofeum
        [few] { $full } trofea
       *[other] { $full } trofeów
    } – maksymalną Poczytalność i maksymalną Wytrzymałość.
line-lost-and-found = Biuro rzeczy znalezionych: rzucasz jedną zieloną kością.
line-found = { $face }: { $effects }.
line-souvenir = Pamiątka: { $what } za { $price ->
        [one] { $price } trofeum
        [few] { $price } trofea
       *[other] { $price } trofeów
    }.
