"""Playing, replaying and reading the rules in a terminal."""
