"""Players that see a seat's view, never the state."""
