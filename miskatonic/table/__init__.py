"""A match with seats: people, bots and spectators around one table. No network, no clock, no store."""
