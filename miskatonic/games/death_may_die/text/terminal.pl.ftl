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
