"""What stands on the cards: read once from the first to the last, then kept."""

from __future__ import annotations

import pytest

from miskatonic.engine.text import LANGUAGES, Language, Text
from miskatonic.games.eldritch_horror import RULES
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


def decks() -> list[list[str]]:
    """Cards among which somebody with the real box must find the one in the hand."""
    content = RULES.content
    found = [cards for deck, cards in content.encounter_decks.items() if deck != "expedition"]
    found += content.research_of.values()
    for place in {card.space for card in content.expeditions.values()}:
        found.append([card.id for card in content.expeditions.values() if card.space == place])
    for special in content.specials_of.values():
        found += special.values()
    for spell in content.spells:
        found.append([back for back in content.spell_backs if content.back_of[back] == spell])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_a_printed_name_are_told_apart_by_what_they_do(language: Language) -> None:
    names = RULES.card_names(language)
    text = Text(language, RULES.texts, names)
    for deck in decks():
        told = [text.say(RULES.outcome_text("draw", card)) for card in deck]
        for card, words in zip(deck, told, strict=True):
            assert words.startswith(f"{names[card]} – ")
        apart = [words.removeprefix(names[card]) for card, words in zip(deck, told, strict=True)]
        assert len(set(apart)) == len(deck) > 1
    assert text.say(RULES.outcome_text("draw.assets", "axe")) == names["axe"]
