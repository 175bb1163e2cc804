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
table-moon = Moon: { $phase ->
        [0] new
        [1] waxing
        [2] full
       *[3] waning
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
table-odds = In 100 rolls
table-odds-own = { $what }: { $successes } successes, { $sanity } Sanity lost
table-odds-aim = { $what }: enough in { $aim }; { $successes } successes, { $sanity } Sanity lost
table-odds-against = { $what } attacks you: { $successes } Wounds, { $sanity } Sanity lost; both spared in { $spared }
table-odds-fire = You burn at the end of the turn: { $successes } Wounds, { $sanity } Sanity lost; both spared in { $spared }
table-odds-many = several Enemies
table-odds-joint =     successes { $successes }: { $parts }
table-odds-part = { $chance } (Sanity −{ $sanity })
table-again = Die { $die }: in 100 rerolls successes { $successes }, Sanity lost { $sanity }
table-again-aim = Die { $die }: enough after { $aim } of 100 rerolls; successes { $successes }, Sanity lost { $sanity }
table-next = The next Mythos card ({ $cards } may come)
table-next-goes = { $who } → { $place }: { $count } ({ $why })
table-next-burns = Fire in { $place }: { $count } ({ $why })
table-next-comes = Enemies appear in { $place }: { $count } ({ $why })
table-stages = Stages in force
table-grows = { $skill }: 100 attacks in your space: { $gain } successes more
lay-tile = Tile { $tile }: its upper left corner in column { $column }, row { $row } ({ $spaces })
lay-start = Starting Space: { $space }
lay-token = { $what }: { $spaces }
lay-stairs = Stairs
lay-tunnel = Tunnels
lay-fire = Fire
lay-beside = { $what }: { $count } beside the map
lay-figure = { $what } (figure): { $spaces }
lay-elder-one = { $elder }: the figure before the first space of the Summoning track, the Minions card on the board
lay-stages = { $elder }: the four Stage cards in a pile, Stage 1 on top
lay-mythos = Mythos deck: shuffle the 8 cards of “{ $episode }” with the 8 of { $elder }
lay-discoveries = Discovery deck: shuffle the 15 cards of the Episode
