# On the home page and in the lobby: in the words of this game.

shelf-lead = A journey around the world. You chase Clues, close Gates and solve Mysteries before the Ancient One wakes.
shelf-seats = Number of investigators
shelf-solo = You lead one investigator, or two as if two people played them
shelf-choose = Investigator
shelf-ancient_one = Ancient One
shelf-investigators = Investigator
shelf-difficulty = Mythos deck
shelf-starting_rumor = Starting Rumor
