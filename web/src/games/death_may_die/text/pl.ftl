# Słowa planszy Death May Die; słowa zasad przychodzą z serwera.

investigators = Badacze
active-player = rozgrywa turę
wounds = Obrażenia
stress = Stres
sanity = Utracona Poczytalność
track-of = { $name }: { $value } z { $most }
sanity-lost = Utracona Poczytalność: { $lost } z { $most }
threshold-none = nie ma już Progów; dalej jest tylko czaszka
threshold-die = { $left ->
        [one] { $left } punkt do następnego Progu: Umiejętność i kość dodatkowa
        [few] { $left } punkty do następnego Progu: Umiejętność i kość dodatkowa
       *[many] { $left } punktów do następnego Progu: Umiejętność i kość dodatkowa
    }
threshold-skill = { $left ->
        [one] { $left } punkt do następnego Progu: Umiejętność
        [few] { $left } punkty do następnego Progu: Umiejętność
       *[many] { $left } punktów do następnego Progu: Umiejętność
    }
skill-level = Poziom { $level } z 4
companion-life = Obrażenia: { $wounds } z { $life }
bonus-dice = { $count ->
        [one] { $count } kość dodatkowa w każdym rzucie
        [few] { $count } kości dodatkowe w każdym rzucie
       *[many] { $count } kości dodatkowych w każdym rzucie
    }
burning = { $count ->
        [one] Płonie: { $count } kość na koniec tury
       *[other] Płonie: { $count } kości na koniec tury
    }
yellow-signs = Żółte Znaki: { $count }
is-down = na ziemi
is-arrested = w areszcie
out-killed = nie żyje
out-insane = popada w szaleństwo
show-more = Umiejętności i karty
cards-of = Karty: { $name }
phase-actions = Akcje
phase-mythos = Mity
phase-investigate = Przeszukaj lub Walcz
phase-end = Koniec tury
actions-left = { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
decks = Talie
deck-mythos = Talia Mitów
deck-discoveries = Talia Odkryć
supply-fire = Żetony Ognia w puli
symbols-tip = Symbole Przywołania na odrzuconych kartach Mitów; gdy jest ich { $most }, Przedwieczny postępuje
map-of = Mapa: { $name }
gate-red = Czerwona Brama
gate-yellow = Żółta Brama
gate-blue = Niebieska Brama
stairs = Schody
tunnel = Tunel
start = Pole Startowe
rlyeh = żeton R’lyeh
fires = { $count ->
        [one] { $count } Ogień
        [few] { $count } Ognie
       *[many] { $count } Ogni
    }
enemy-life = { $name }, Obrażenia: { $wounds } z { $life }
stages = Stadia Przedwiecznego
stage-life = Obrażenia tego Stadium: { $wounds } z { $life }
stage-dice = W ataku dodaje kości: standardowych { $standard }, dodatkowych { $bonus }
track-at = Tor Przywołania: pole { $space } z { $end }
track-space = Pole { $space } toru Przywołania
track-start = Pole początkowe toru Przywołania
track-red = Pole { $space }: czerwone, Przedwieczny zostaje przywołany
track-end = Pole { $space }: świat stracony
elder-away = jeszcze w drodze
elder-here = na mapie, ale nie można go zranić
elder-mortal = Rytuał przerwany: można go zabić
ritual-goes-on = Rytuał trwa.
goal-of = { $name }: { $count } z { $amount }
moon-0 = nów
moon-1 = pierwsza kwadra
moon-2 = pełnia
moon-3 = ostatnia kwadra
ritual-broken = Rytuał został przerwany.
mythos-now = Mity
mythos-aside = Karty Mitów do wyboru
discovery-now = Odkrycie
dice = Kości
roll-attack = { $name } atakuje: { $enemy }
roll-defence = { $enemy } atakuje: { $name }
roll-fire = { $name }: ogień parzy
roll-roll = { $name } rzuca kośćmi
roll-action = { $name }: { $action }
die-standard = Kość standardowa
die-bonus = Kość dodatkowa
die-face = { $kind }: { $face }
face-none = jeszcze bez wyniku
face-blank = pusta ścianka
face-success = sukces
face-tentacle = macka
face-sign = znak starszych bogów
face-success-tentacle = sukces i macka
face-success-sign = sukces i znak starszych bogów
odds-successes = Spodziewane sukcesy
odds-hurt = Spodziewane Obrażenia
odds-hurt-said = spodziewane Obrażenia: { NUMBER($successes, maximumFractionDigits: 1) }, utrata Poczytalności: { NUMBER($sanity, maximumFractionDigits: 1) }
odds-wounds = Obrażenia
odds-rows = Sukcesy
odds-sanity = Spodziewana utrata Poczytalności
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
odds-less = { $number ->
        [0] 0
       *[other] −{ NUMBER($number, maximumFractionDigits: 1) }
    }
odds-signed = { $sign ->
        [more] +{ NUMBER($number, maximumFractionDigits: 2) }
        [less] −{ NUMBER($number, maximumFractionDigits: 2) }
       *[none] ±0
    }
odds-said = spodziewane sukcesy: { NUMBER($successes, maximumFractionDigits: 1) }, utrata Poczytalności: { NUMBER($sanity, maximumFractionDigits: 1) }
odds-enough-tip = W tylu rzutach na 100 sukcesów wystarczy, bez przerzutów
odds-aim-tip = Po tylu przerzutach na 100 sukcesów wystarczy
odds-again-successes = Jak przerzut zmienia średnio liczbę sukcesów (albo Obrażeń)
odds-again-sanity = Jak przerzut zmienia średnio twoją Poczytalność
odds-column = Utrata Poczytalności: { $sanity }
grows-tip = O ile średnio więcej sukcesów ma atak na twoim Polu
percent = { $percent } %
prospects = Co mogą przynieść najbliższe rzuty
prospect-attack = Atak: { $name }
prospect-action = { $name }
prospect-attack-many = Atak na kilku Wrogów
prospect-fire = Ogień na koniec tury
prospect-against = Atak na ciebie: { $name }
next-card = Następna karta Mitów (możliwych kart: { $cards })
next-goes = { $who } → { $place }: { $count } z { $cards } kart ({ $why })
next-burns = Ogień na Polu { $place }: { $count } z { $cards } kart ({ $why })
next-comes = Wrogowie pojawią się na Polu { $place }: { $count } z { $cards } kart ({ $why })
story-turns = Tury
story-killed = Zabici Wrogowie
story-rerolls = Kości przerzucone za Stres
story-thresholds = Przekroczone Progi
story-track = Pole toru Przywołania
story-rolls = Rzuty
story-successes = Wyrzucone sukcesy
story-expected = średnio z takich kości: { $mean }
story-discoveries = Zdobyte Odkrycia
legend-dice = Kości
legend-people = Badacze
legend-map = Mapa
legend-elder = Przedwieczny
legend-standard-name = Kość standardowa
legend-standard = Trzy w każdym rzucie Badacza.
legend-bonus-name = Kość dodatkowa
legend-bonus = Z Umiejętności, kart i Progów; nie ma macek.
legend-success-name = Sukces
legend-success = Trafienie albo część tego, czego wymaga akcja.
legend-sign-name = Znak starszych bogów
legend-sign = Działa tylko u tych, którzy mają Umiejętność lub kartę, która go używa.
legend-tentacle-name = Macka
legend-tentacle = Kosztuje 1 punkt Poczytalności.
legend-wound-name = Obrażenia
legend-wound = Na polu z czaszką Badacz umiera.
legend-stress-name = Stres
legend-stress = 1 Stres przerzuca 1 kość, w każdym rzucie.
legend-sanity-name = Poczytalność
legend-sanity = Każdy Próg aktywuje Niepoczytalność i rozwija Umiejętność; czaszka to szaleństwo.
legend-insanity-name = Niepoczytalność
legend-insanity = Co się dzieje po osiągnięciu Progu.
legend-item-name = Przedmiot
legend-item = Można go przekazać.
legend-companion-name = Towarzysz
legend-companion = Przyjmuje Obrażenia za ciebie; nigdy nie zdrowieje.
legend-condition-name = Stan
legend-condition = Nie można go przekazać.
legend-gate-name = Brama
legend-gate = Tu przywołuje się Wrogów.
legend-fire-name = Ogień
legend-fire = Kto opuszcza Pole, bierze go ze sobą; na koniec tury parzy.
legend-stairs-name = Schody
legend-stairs = Pola z nimi sąsiadują.
legend-tunnel-name = Tunel
legend-tunnel = Pola z nim sąsiadują.
legend-cultist-name = Kultysta
legend-cultist = Wróg, który idzie za każdym, kto opuszcza jego Pole.
legend-monster-name = Potwór
legend-monster = Wróg, który idzie za każdym, kto opuszcza jego Pole.
legend-summon-name = Symbol Przywołania
legend-summon = Trzy na odrzuconych kartach Mitów: Przedwieczny postępuje.
legend-progress-name = Żeton Postępu
legend-progress = Zastępuje Przedwiecznego na torze; na końcu wszystko przepada.
legend-mythos-name = Karta Mitów
legend-mythos = Jedna co turę, po akcjach.
legend-discovery-name = Karta Odkryć
legend-discovery = Jedna co turę na Bezpiecznym Polu.
legend-ritual-name = Rytuał
legend-ritual = Dopóki trwa, Przedwiecznego nie można zranić.
legend-rlyeh-name = Żeton R’lyeh
legend-rlyeh = Pole, które zagarnęło zatopione miasto.
legend-yellow-sign-name = Żółty Znak
legend-yellow-sign = Kto je ma, tego zna Hastur.
moment-disrupted = Rytuał przerwany
moment-disrupted-1 = Śpiew się urywa. Coś ogromnego właśnie stało się śmiertelne.
moment-disrupted-2 = Jedno złe słowo i niebo dostaje tętna.
moment-stage = Nowe Stadium
moment-stage-1 = Dotąd raniliście tylko jego cierpliwość.
moment-stage-2 = Te ściany nie powstały po to, by pomieścić tyle ciemności.
moment-advanced = Przedwieczny postępuje
moment-advanced-1 = Gdzieś w dole drgają drzwi, które nie mają zawiasów.
moment-eliminated = Badacz stracony
moment-eliminated-1 = Tej nocy nikt już nie wymówi tego imienia.
moment-threshold = Próg Niepoczytalności
moment-threshold-1 = Śmiejesz się i nagle twoje dłonie ani drgną.
moment-won-1 = Nadchodzi ranek. Nawet śmierć może umrzeć.
moment-won-2 = Z tego, co było wieczne, zostaje plama na kamieniu.
moment-lost-1 = Śpiew trwa dalej, tylko już bez ludzkich głosów.
moment-lost-2 = Nadchodzi ranek, i nie ma kogo obudzić.
guide-map-title = Plansza
guide-map = Pomieszczenia z góry. Dotknij Pola, żeby tam pobiec; Wrogowie pobiegną za tobą.
guide-elder-one-title = Przedwieczny
guide-elder-one = Przedwieczny zbliża się po torze. Zabić go można dopiero po przerwaniu Rytuału.
guide-episode-title = Scenariusz
guide-episode = Scenariusz mówi, jakie dwie akcje masz oprócz zwykłych i jak przerwać Rytuał.
guide-people-title = Badacze
guide-people = Obrażenia zabijają, za Stres przerzuca się kości, a utrata Poczytalności wzmacnia, dopóki jest co tracić.
guide-dice-title = Kości
guide-dice = Tu toczą się kości. Dotknij kości, żeby przerzucić ją za 1 Stres.
lay-out = { $left ->
        [0] Pudełko rozłożone
        [one] Do rozłożenia z pudełka: { $left } krok
        [few] Do rozłożenia z pudełka: { $left } kroki
       *[many] Do rozłożenia z pudełka: { $left } kroków
    }
lay-tile = Kafel { $tile }: lewy górny róg w kolumnie { $column }, w rzędzie { $row } ({ $spaces })
lay-start = Pole Startowe: { $space }
lay-token = { $what }: { $spaces }
lay-fire = Ogień
lay-face = { $name } ×{ $count }
lay-hidden = { $what }: wymieszaj zakryte ({ $faces })
lay-moon = Księżyc: { $phase }
lay-beside = { $what }: { $count } obok mapy
lay-figure = { $what } (figurka): { $spaces }
lay-elder-one = { $elder }: figurka przed pierwszym polem toru Przywołania, karta Popleczników na planszy Scenariusza
lay-stages = { $elder }: cztery karty Stadium na stosie, Stadium 1 na wierzchu
lay-mythos = Talia Mitów: potasuj 8 kart Scenariusza „{ $episode }” z 8 kartami Przedwiecznego ({ $elder })
lay-discoveries = Talia Odkryć: potasuj 15 kart Scenariusza

kind-discoveries = Karta Odkryć
kind-elder-ones = Przedwieczny
kind-enemies = Wróg
kind-episodes = Scenariusz
kind-figures = Figurka
kind-insanities = Niepoczytalność
kind-investigators = Badacz
kind-mythos = Karta Mitów
kind-skills = Umiejętność
kind-stages = Stadium Przedwiecznego
kind-tiles = Kafel
kind-tokens = Żeton
