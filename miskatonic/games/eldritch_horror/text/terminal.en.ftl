# The table in the terminal.

table-headline = { $ancient }, round { $round }, Doom { $doom }, Omen: { $omen }, Mysteries { $solved }/{ $needed }
table-setting = Doom { $doom }, Mysteries to solve: { $mysteries }
table-summary = Rounds: { $rounds }; Mysteries solved: { $solved }; Gates closed: { $closed }; Monsters defeated: { $monsters }; investigators defeated: { $defeated }; Doom: { $doom }.
table-awake = awake
table-doom = Doom { $doom }
table-omen = { $omen } ({ $gates ->
        [one] { $gates } Gate
       *[other] { $gates } Gates
    })
table-omen-tokens = Eldritch tokens on the green space of the omen track: { $count }
table-decks = Mythos cards { $mythos }, Gates { $gates }, Clues { $clues }, Monsters { $monsters }, Assets { $assets }
table-solved = Solved: { $solved } of { $needed }
table-mystery = Mystery
table-mythos = Mythos
table-reckoning = Reckoning: still to resolve
table-tokens-eldritch = Eldritch tokens: { $count }
table-tokens-health = Health tokens: { $count }
table-world = The world (• you, → one step, ⇢ with tickets)
table-path-train = train
table-path-ship = ship
table-path-uncharted = uncharted
table-gate = Gate: { $omen }
table-monster = { $name } (Health { $left })
table-expedition = Active Expedition
table-body = defeated: { $name }
table-reserve = Reserve (value)
table-person = Health { $health }/{ $most_health }, Sanity { $sanity }/{ $most_sanity }; { $place }
table-purse = Clues { $clues }, Train tickets { $train }, Ship tickets { $ship }
table-skill = { $skill }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $odds } %
table-assets = Asset
table-artifacts = Artifact
table-spells = Spell
table-conditions = Condition
table-delayed = Delayed
table-out = eliminated
table-waits = a new investigator comes at the end of the Mythos Phase
table-modifier = modifier
table-improvement = improvement
table-least = at least one die
table-pool = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; chance of a success: { $odds } %
table-successes = Successes: { $count }
table-fight-will = Will: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, horror { $loss }; a success { $odds } %, no Sanity lost { $unhurt } %
table-fight-strength = Strength: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, damage { $loss }; a success { $odds } %, no Health lost { $unhurt } %, defeated at once { $kills } %
table-clues = { $count ->
        [one] { $count } Clue
       *[other] { $count } Clues
    }
