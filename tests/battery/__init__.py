"""What every game must pass. A new game of the registry gets it for nothing."""
