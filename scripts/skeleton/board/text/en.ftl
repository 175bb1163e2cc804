# The words of the board; those of the rules come from the server.

light = Light
clues = Clues
clues-of = { $clues } of { $goal }
finds = Deck of finds
kind-finds = Find
person-health = health: { $health }
guide-finds-title = The finds
guide-finds = Draw from here: a find does what it says, and stays with whoever found it.
guide-people-title = The players
guide-people = Everybody, their health, and what they have found. Whose name is underlined takes the turn.
