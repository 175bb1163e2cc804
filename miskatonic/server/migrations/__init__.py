"""The steps that bring an older store to the present schema."""
