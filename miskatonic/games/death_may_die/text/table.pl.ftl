# Co mówi się przy stole: pytania, możliwości, przebieg gry.

## Drobne słowa

thing-at = { $name } ({ $place })
face = { $face ->
        [success] sukces
        [tentacle] macka
        [sign] znak starszych bogów
        [success-tentacle] sukces + macka
        [success-sign] sukces + znak starszych bogów
       *[blank] pusta ścianka
    }
roll-purpose = { $purpose ->
        [attack] atak
        [defence] obrona
        [fire] Ogień
        [action] { $action }
       *[other] rzut
    }
chance-roll-standard = kości standardowe
chance-roll-bonus = kości dodatkowe
chance-investigator = losowy Badacz
chance-first-player = gracz rozpoczynający
chance-episode = losowy Scenariusz
chance-elder-one = losowy Przedwieczny
chance-draw-insanities = rozdana karta Niepoczytalności
chance-draw-mythos = dobrana karta Mitów
chance-draw-discoveries = dobrana karta Odkryć
chance-draw-lab = odkryty żeton laboratorium
chance-draw-guest = odkryty gość
chance-draw-sigil = znaleziona pieczęć

setting-episode = Który Scenariusz?
setting-elder_one = Który Przedwieczny?
setting-investigators = Którzy Badacze?
setting-partner = W grze jednoosobowej: drugi Badacz
setting-fourth_action = Ułatwienie: czwarta akcja w każdej turze
setting-card_each = Ułatwienie: każdy zaczyna z kartą Odkryć
setting-random = losowo
setting-choose = każdy gracz wybiera
setting-no = nie
setting-yes = tak
handicap-fourth_action = czwarta akcja
handicap-card_each = karta dla każdego

shelf-lead = Przerwijcie Rytuał, a bóg, który nadejdzie, będzie przez chwilę śmiertelny. Wtedy go zabijcie.
shelf-seats = Miejsca przy stole
shelf-solo = Prowadzisz dwóch Badaczy albo więcej
shelf-choose = Badacz
shelf-episode = Scenariusz
shelf-elder_one = Przedwieczny
shelf-investigators = Badacz
shelf-partner = Drugi Badacz (przy jednym miejscu)
shelf-fourth_action = Ułatwienie: czwarta akcja
shelf-card_each = Ułatwienie: karta dla każdego
summary-boxes = { $episode }, { $elder_one }
summary-track = tor Przywołania: { $space } z { $end }{ $disrupted ->
        [yes] , Rytuał przerwany
       *[no] { "" }
    }
phase-set-up = Przygotowanie
phase-actions = Akcje
phase-mythos = Mity
phase-investigate = Przeszukaj lub Walcz
phase-end = Koniec Tury
phase-check = Sprawdzenie stosu odrzuconych

## Pytania

ask-action = { $who }: co robisz? Pozostałe akcje: { $left }
ask-run = Bieg ({ $who }). Dokąd? Pozostałe Pola: { $left }
ask-sneak = { $who }: którzy Wrogowie nie podążają (najwyżej { $most })?
ask-bring-along = { $who }: kogo zabierasz ze sobą?
ask-targets = { $who }: kogo atakujesz?
ask-split = { $who }: do przydzielenia { COUNT($left, "Obrażenie", "nom") }. Komu?
ask-reroll = { $who }: przerzucasz kość ({ roll-purpose })? Stres: { $stress }
ask-paw = { $who }: ile znaków liczy się jako sukces i macka?
ask-count-signs = { $who }: ile znaków liczysz jako sukcesy, aby uleczyć Stres?
ask-count-tentacles = { $who }: ile macek liczysz jako sukcesy, aby uleczyć Obrażenia?
ask-prevent-wounds = { $who }: otrzymujesz o { COUNT($amount, "Obrażenie") } mniej?
ask-prevent-sanity = { $who }: tracisz o { COUNT($amount, "punkt Poczytalności") } mniej?
ask-turn-aside = { $who }: czy zamiast ciebie płonie Wróg?
ask-assign-wound = { $who }: do przydzielenia { COUNT($left, "Obrażenie", "nom") }. Kto otrzymuje następne?
ask-skill = { $who }: którą Umiejętność rozwijasz?
ask-heal = { $who }: leczysz { COUNT($points, "punkt") }. Jak?
ask-trade = Wymiana ({ $who }). Co zmienia właściciela?
ask-attacker = { $who }: kto atakuje następny?
ask-use = { $who }: używasz karty?
ask-protect = { $who }: bierzesz na siebie atak? { GENDER($whom) ->
        [f] Atakowana
       *[m1] Atakowany
    } jest { $whom }.
ask-soak = { $who }: używasz karty „{ $card }” przeciw temu atakowi?
ask-omens = { $who }: którą kartę Mitów rozpatrujesz? Druga trafi pod talię.
ask-omens-again = { $who }: kładziesz „{ $card }” pod talią i dobierasz inną?
ask-omens-cancel = { $who }: otrzymujesz 2 Obrażenia, aby anulować „{ $card }”?
ask-claim = { $who }: „{ $card }”. Co pozyskujesz?
ask-investigator = Badacz { $number }: kim grasz?
ask-codependent = { $who }: od kogo zależysz?
ask-cling = { $who }: kto idzie do drugiej osoby?
ask-steal = { $who }: co zabierasz?
ask-discard = { $who }: co odrzucasz?
ask-keep = { $who }: otrzymujesz 1 Obrażenie, aby zachować „{ $card }”?
ask-give-item = { $who }: który Przedmiot oddajesz?
ask-give-to = { $who }: komu?
ask-go = { $who }: dokąd?
ask-token = { $who }: który żeton?
ask-moon = { $who }: o ile faz przechodzi księżyc (najwyżej { $most })?
ask-end-effect = { $who }: co najpierw?
ask-prayer = { $who }: kogo leczysz?
ask-toward = { $what } ({ $place }): którędy?
ask-arrives = { $what }: na którym Polu?
ask-last-fire = Żetonów Ognia nie starczy dla wszystkich Pól. Gdzie trafiają? Do wyboru: { COUNT($most, "Pole") }
ask-last-figures = Figurek nie starczy dla wszystkich Pól. Gdzie stają? Do wyboru: { COUNT($most, "Pole") }
ask-rlyeh = Na którym Polu umieszczasz żeton R’lyeh?
end-effect-prayer = Uzdrawiająca modlitwa
end-effect-episode = Efekt Scenariusza

## Możliwości

option-run = Bieg: { $place }
option-run-stop = Zatrzymaj się tutaj
option-attack = Atak: { $enemy } ({ $place })
option-attack-many = Atak na kilku Wrogów
option-rest = Odpoczynek: ulecz łącznie { COUNT($points, "punkt") } Stresu i Obrażeń
option-free-rest = Odpoczynek (darmowy)
option-trade = Wymiana
option-episode-action = { $action }
option-end = Zakończ akcje
option-stand-up = Wstań (1 punkt Stresu)
option-use = { $discard ->
        [yes] Użyj i odrzuć
       *[no] Użyj
    }: { $card }{ $priced ->
        [yes] { " " }(koszt: { $costs })
       *[no] { "" }
    }. { CAPITAL($does) }
option-pass = Dalej
option-leave = Nikogo i niczego
option-number = { $number }
option-keep-dice = Zachowaj kości
option-reroll-free = Przerzuć: { $face } (za darmo)
option-reroll-stress = Przerzuć: { $face } (1 punkt Stresu)
option-skill = { $skill }, poziom { $level }: { $does }
option-heal = { COUNT($wounds, "Obrażenie") } i { COUNT($stress, "punkt Stresu") }
option-give = { $what } → { $whom }
option-trade-done = Koniec wymiany
option-claim = { $side }{ $priced ->
        [yes] : { $price }
       *[no] { "" }
    }
option-leave-card = Zostaw

## Przebieg gry

event-set-up = { $episode }. Nadchodzi { $elder_one }.
event-joined = { $who } dołącza.
event-insanity = { $who }: { $insanity }.
event-first-player = { $who } zaczyna.
event-codependent = { $who } zależy od osoby: { $other }.
event-turn = Tura { $turn }: { $who }.
event-ran = { $who } → { $place }.
event-moved = { CAPITAL($what) } → { $place }.
event-placed = { $who } staje na Polu „{ $place }”.
event-sneaked = { $who } wymyka się: { $enemy }.
event-attack = { $who } atakuje: { $enemies }.
event-rolled = { $who } rzuca ({ roll-purpose }): { $faces }.
event-rerolled = { $who } przerzuca kość { $kind ->
        [bonus] dodatkową
       *[standard] standardową
    }: { $was } → { $face }.
event-enemy-wounded = { $enemy } otrzymuje { COUNT($amount, "Obrażenie") } ({ $place }).
event-enemy-killed = { $enemy } ginie ({ $place }).
event-enemy-mended = { $enemy } odzyskuje siły.
event-enemy-attack = { $enemy } atakuje. Broni się { $who }.
event-elder-one-wounded = { $elder_one } otrzymuje { COUNT($amount, "Obrażenie") }.
event-summoned = { GENDER($enemy) ->
        [f] Przywołana
        [n] Przywołane
       *[m1] Przywołany
    } zostaje { $enemy }: { $place }.
event-body = { CAPITAL($what) }: { $place }.
event-wounded = { $who } otrzymuje { COUNT($amount, "Obrażenie") }.
event-companion-wounded = { $companion } otrzymuje 1 Obrażenie (chroni: { $who }).
event-stress = { $who } otrzymuje { COUNT($amount, "punkt Stresu") }.
event-healed = { $who } leczy { $what ->
        [stress] { COUNT($amount, "punkt Stresu") }
       *[wounds] { COUNT($amount, "Obrażenie") }
    }.
event-prevented = { $who } { $what ->
        [wounds] zmniejsza otrzymane Obrażenia
        [sanity] zmniejsza utratę Poczytalności
       *[attack] unika całego ataku
    }.
event-sanity = { $who } traci { COUNT($amount, "punkt Poczytalności") }.
event-threshold = { $who } osiąga Próg Niepoczytalności: { $insanity }.
event-skill = { $who }: { $skill }, poziom { $level }.
event-bonus-die = { $who } dodaje odtąd do każdego rzutu { COUNT($dice, "kość dodatkowa") }.
event-returned = { $who } { GENDER($who) ->
        [f] powinna
       *[m1] powinien
    } nie żyć, a jednak wstaje.
event-eliminated = { $how ->
        [insane] { $who } { GENDER($who) ->
            [f] widziała zbyt wiele. To, co po niej
           *[m1] widział zbyt wiele. To, co po nim
        } zostało, śmieje się i nie przestaje.
       *[killed] { $who } nie żyje.
    }
event-fire = Ogień: { $place } (+{ $amount }).
event-fire-out = Ugaszono { COUNT($amount, "żeton Ognia") }: { $place }.
event-on-fire = { $who } zajmuje się Ogniem: { COUNT($amount, "żeton Ognia") }.
event-on-fire-out = { $who } już nie płonie.
event-rested = { $who } odpoczywa.
event-given = { $what } → { $whom }.
event-used = { $who } używa: { $card }.
event-action = { $who } otrzymuje { COUNT($amount, "akcja") }.
event-episode-action = { $who }: { $action }.
event-mythos = Mity: „{ $card }”{ $symbol ->
        [yes] { " " }(symbol Przywołania)
       *[no] { "" }
    }.
event-omens = { $who } kładzie „{ $card }” pod talią.
event-cancelled = { $who } anuluje „{ $card }”.
event-trauma = { $who } zatrzymuje przed sobą „{ $card }”.
event-relived = { $who } przeżywa na nowo „{ $card }”.
event-reshuffled = Talia Mitów zostaje przetasowana.
event-discovery = { $who } odkrywa: { $card }.
event-discovery-left = „{ $card }” zostaje za wami.
event-claimed = { $who } pozyskuje: { $card }.
event-discarded = { $who } traci: { $card }.
event-protected = { $who } zasłania sobą. Ocalenie: { $whom }.
event-advanced = { $elder_one } postępuje: pole { $space }.
event-awakening = Śpiący się porusza: na koniec tej tury Przedwieczny postępuje.
event-stage = { $number ->
        [2] Niebo pęka wzdłuż szwów i przechodzi przez nie { $elder_one }. { $stage }.
        [4] Co było ciałem, jest już tylko głodem. { $stage }.
       *[other] { $elder_one } pada na kolana i podnosi się większy niż przedtem. { $stage }.
    }
event-stage-effect = { $when ->
        [advance] { $stage }: Przedwieczny postępuje.
       *[other] { $stage }: Koniec Tury.
    }
event-disrupted = Rytuał przerwany! Gdzieś chór gubi nutę, a bóg nieśmiertelność.
event-rlyeh = R’lyeh: { $place }.
event-sign = { $who } otrzymuje Żółty Znak.
event-sign-lost = { $who } pozbywa się: { COUNT($amount, "Żółty Znak") }.
event-down = { $who } kładzie się i nie odpowiada.
event-up = { $who } wstaje.
event-arrested = { $who } zostaje { GENDER($who) ->
        [f] zatrzymana
       *[m1] zatrzymany
    }.
event-freed = { $who } odzyskuje wolność.
event-moon = Księżyc { moon-phase }.
event-token-damaged = { CAPITAL($token) } otrzymuje { COUNT($amount, "Obrażenie") } ({ $place }).
event-token-destroyed = Zniszczone: { $token } ({ $place }).
event-token-mended = Naprawione: { $token } ({ $place }).
event-token-turned = { CAPITAL($token) }: { $face } ({ $place }).
event-token-down = { CAPITAL($token) }: znów zakryty ({ $place }).
event-token-taken = { $who } zabiera: { $token }.
event-token-put = { $who } odkłada: { $token }.
event-token-collected = { $who } { $how ->
        [spend] wydaje
        [remove] usuwa
        [light] zapala światło
       *[collect] zdobywa
    }: { $token }.
event-token-brought = { CAPITAL($token) }: { $place }.

outcome-won = { $elder_one } nie żyje. Słońce wschodzi, jakby nic się nie stało, i tylko wy wiecie, jak niewiele brakowało.
outcome-killed = Badacz zginął, zanim { $elder_one } w ogóle przybył, a to znaczy, że wszystko stracone. Chór śpiewa dalej.
outcome-insane = Badacz postradał rozum, zanim { $elder_one } w ogóle przybył, a to znaczy, że wszystko stracone. Chór ma nowy głos.
outcome-all-lost = Nie ma już nikogo, kto mógłby się przeciwstawić. Zostaje tylko { $elder_one }.
outcome-track = { $elder_one } opanował świat. Prawie tego nie zauważył.
outcome-with-handicaps = { $reason } (Ułatwienia: { $handicaps }.)

# Poprawki ręczne
by-hand-of = { $who }: { $what }
label-track = Tor Przywołania
label-wounds = Obrażenia
label-stress = Stres
label-sanity = utracona Poczytalność
label-bonus = kości dodatkowe z Progów
label-place = Pole
label-mythos = talia Mitów
label-mythos-discard = odrzucone karty Mitów
label-discoveries = talia Odkryć
label-discovery-discard = odrzucone karty Odkryć

missing-calm = Stres jest pełny
missing-safety = na tym Polu jest Wróg
missing-disruption = Rytuał jeszcze trwa
