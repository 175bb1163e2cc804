"""The verbs of Eldritch Horror, by subject."""
