"""The steps that bring an older store to the present schema."""

HEAD = "0008"
"""The newest step. A store that is there already needs nothing, and Alembic is not even imported."""
