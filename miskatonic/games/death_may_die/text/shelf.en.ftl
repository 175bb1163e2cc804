# On the home page and in the lobby: in this game's words.

shelf-lead = Break the Ritual, then kill the god that comes of it. You will not stay sane; that is the plan.
shelf-seats = Players
shelf-solo = You play two Investigators
shelf-choose = Investigator
