# On the home page and in the lobby: in this game's words.

shelf-lead = Three nights in Arkham. Build on your deck, follow the clues, and write a log that cannot be unwritten.
shelf-seats = Investigators
shelf-solo = You play one investigator, or several
shelf-choose = Investigator
shelf-scenario = Scenario
shelf-difficulty = Difficulty
shelf-investigator = Investigator
shelf-mode = Played as
shelf-deck = Deck
shelf-deck-own = Deck builder
