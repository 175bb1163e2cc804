# Stół w terminalu.

table-headline = { $episode }, tor Przywołania { $track } z { $end }
table-summary = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $killed ->
        [one] { $killed } zabity Wróg
        [few] { $killed } zabitych Wrogów
       *[many] { $killed } zabitych Wrogów
    }, tor Przywołania: { $track }
table-ritual = { $broken ->
        [yes] Rytuał przerwany: Przedwiecznego można zabić.
       *[no] Rytuał trwa.
    }
table-moon = Księżyc: { $phase ->
        [0] nów
        [1] pierwsza kwadra
        [2] pełnia
       *[3] ostatnia kwadra
    }
table-stage = Stadium { $stage }: Obrażenia { $wounds } z { $life }
table-elder-at = Na mapie: { $place }
table-decks = Karty Mitów w talii: { $mythos }; karty Odkryć: { $discoveries }
table-rooms = Pola (→ obok twojego, • twoje)
gate-red = Czerwona Brama
gate-yellow = Żółta Brama
gate-blue = Niebieska Brama
table-fire = { $count ->
        [one] { $count } Ogień
        [few] { $count } Ognie
       *[many] { $count } Ogni
    }
table-dice = Kości: [standardowe] (dodatkowe)
table-tracks = Obrażenia { $wounds }/{ $death }, Stres { $stress }/{ $most }, utracona Poczytalność { $sanity }/{ $insane } (następny Próg: { $threshold })
table-bonus = Kości dodatkowe w każdym rzucie: { $count }
table-out-killed = nie żyje
table-out-insane = popada w szaleństwo
table-odds = Na 100 rzutów
table-odds-own = { $what }: sukcesy { $successes }, utrata Poczytalności { $sanity }
table-odds-aim = { $what }: wystarczy { $aim } razy; sukcesy { $successes }, utrata Poczytalności { $sanity }
table-odds-against = Atak na ciebie ({ $what }): Obrażenia { $successes }, utrata Poczytalności { $sanity }; bez szwanku { $spared } razy
table-odds-fire = Ogień na koniec tury: Obrażenia { $successes }, utrata Poczytalności { $sanity }; bez szwanku { $spared } razy
table-odds-many = kilku Wrogów
table-odds-joint =     sukcesy { $successes }: { $parts }
table-odds-part = { $chance } (Poczytalność −{ $sanity })
table-again = Kość { $die }: na 100 przerzutów sukcesy { $successes }, utrata Poczytalności { $sanity }
table-again-aim = Kość { $die }: wystarczy po { $aim } ze 100 przerzutów; sukcesy { $successes }, utrata Poczytalności { $sanity }
table-next = Następna karta Mitów (możliwych kart: { $cards })
table-next-goes = { $who } → { $place }: { $count } ({ $why })
table-next-burns = Ogień na Polu { $place }: { $count } ({ $why })
table-next-comes = Wrogowie pojawią się na Polu { $place }: { $count } ({ $why })
table-stages = Odkryte Stadia
table-grows = { $skill }: na 100 ataków na twoim Polu sukcesów więcej: { $gain }
lay-tile = Kafel { $tile }: lewy górny róg w kolumnie { $column }, w rzędzie { $row } ({ $spaces })
lay-start = Pole Startowe: { $space }
lay-token = { $what }: { $spaces }
lay-stairs = Schody
lay-tunnel = Tunele
lay-fire = Ogień
lay-beside = { $what }: { $count } obok mapy
lay-figure = { $what } (figurka): { $spaces }
lay-elder-one = { $elder }: figurka przed pierwszym polem toru Przywołania, karta Popleczników na planszy Scenariusza
lay-stages = { $elder }: cztery karty Stadium na stosie, Stadium 1 na wierzchu
lay-mythos = Talia Mitów: potasuj 8 kart Scenariusza „{ $episode }” z 8 kartami Przedwiecznego ({ $elder })
lay-discoveries = Talia Odkryć: potasuj 15 kart Scenariusza
