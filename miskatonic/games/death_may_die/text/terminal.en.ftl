# The table in the terminal.

table-headline = { $episode }, Summoning track { $track } of { $end }
table-summary = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $killed ->
        [one] { $killed } Enemy killed
       *[other] { $killed } Enemies killed
    }, Summoning track at { $track }
table-ritual = { $broken ->
        [yes] The Ritual is disrupted: the Elder One can be killed.
       *[no] The Ritual goes on.
    }
table-stage = Stage { $stage }: Wounds { $wounds } of { $life }
table-elder-at = On the map: { $place }
table-decks = Mythos cards left: { $mythos }; Discovery cards left: { $discoveries }
table-rooms = Spaces (→ next to yours, • yours)
gate-red = Red Gate
gate-yellow = Yellow Gate
gate-blue = Blue Gate
table-fire = { $count ->
        [one] { $count } Fire
       *[other] { $count } Fires
    }
table-dice = Dice: [standard] (bonus)
table-tracks = Wounds { $wounds }/{ $death }, Stress { $stress }/{ $most }, Sanity lost { $sanity }/{ $insane } (next Threshold { $threshold })
table-bonus = Bonus dice in every roll: { $count }
table-out-killed = killed
table-out-insane = gone insane
