"""The kernel. It knows decisions, chance, state, journals, timing and text; it knows no game."""
