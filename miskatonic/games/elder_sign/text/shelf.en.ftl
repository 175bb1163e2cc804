# On the home page and in the lobby: in this game's words.

shelf-lead = A night in the museum. Roll dice, resolve adventures and gather Elder Signs before the Ancient One awakens.
shelf-seats = Investigators
shelf-solo = You play one investigator, or several
shelf-choose = Investigator
shelf-ancient_one = Ancient One
shelf-investigators = Investigator
summary-turn = turn { $turn }
summary-tracks = { $awake ->
        [yes] in battle with the Ancient One
       *[no] doom { $doom } of { $spaces }, Elder Signs { $signs } of { $limit }
    }
