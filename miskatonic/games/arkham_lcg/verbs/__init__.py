"""The verbs of this game, by subject."""
