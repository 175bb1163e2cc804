"""What stands on the cards: read once from the first to the last, then kept."""

from __future__ import annotations

import pytest

from miskatonic.engine.text import LANGUAGES, Language
from tests.golden import card_lines, cards_file

GAME = "eldritch-horror"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_is_as_it_was_read(language: Language) -> None:
    """`python -m tests.golden cards eldritch-horror` writes it anew: read the difference."""
    assert card_lines(GAME, language) == cards_file(GAME, language).read_text(encoding="utf8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_its_own_seams(language: Language) -> None:
    for line in card_lines(GAME, language).splitlines():
        if not line.startswith("#"):
            assert "  " not in line, line
            assert ",," not in line, line
            assert " , " not in line, line
            assert "{" not in line, line
