"""The words of this game, by subject: `gather` makes the vocabulary of them (see `words`)."""
