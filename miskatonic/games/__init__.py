"""The games. `registry` knows them by id."""
