"""The vocabulary of games with people, cards, places and monsters: between the engine and the games."""
