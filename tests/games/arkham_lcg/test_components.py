"""Every card of the box, with every number that is printed on it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from miskatonic.engine.text import Text
from miskatonic.games.arkham_lcg import RULES, cards
from miskatonic.games.arkham_lcg.setup import bag_of
from tests.games.arkham_lcg.scenes import CONTENT
from tests.rules import rule

LINES = [
    line.split()
    for line in (Path(__file__).parent / "numbers.txt").read_text(encoding="utf8").splitlines()
    if not line.startswith("#")
]
PLAIN = (
    "cost",
    "level",
    "health",
    "sanity",
    "fight",
    "evade",
    "damage",
    "horror",
    "shroud",
    "clues",
    "stage",
    "victory",
)


def numbers(card: cards.Printed) -> dict[str, int]:
    """All that is printed on a card in digits, as the table calls it."""
    found: dict[str, int] = {}
    for field in PLAIN:
        value = getattr(card, field, None)
        if isinstance(value, int) and (value or field in ("cost", "level")):
            found[field] = value
    if isinstance(card, cards.Act) and "clues" in found:
        found["clue_threshold"] = found.pop("clues")
    if isinstance(card, cards.Agenda):
        found["doom_threshold"] = card.doom
    found["quantity"] = card.copies
    for icon, count in getattr(card, "icons", {}).items():
        found[f"icon-{icon}"] = count
    for skill, value in getattr(card, "skills", {}).items():
        found[f"skill-{skill}"] = value
    if isinstance(card, cards.Asset):
        if card.uses is not None:
            found["uses"] = card.uses.count
        if card.slots:
            found["slots"] = len(card.slots)
    return found


@pytest.mark.parametrize("line", LINES, ids=[line[1] for line in LINES])
def test_every_printed_number_is_that_of_the_box(line: list[str]) -> None:
    code, card, *rest = line
    assert CONTENT.printed[card].code == code
    wanted = {name: int(value) for name, _, value in (part.partition("=") for part in rest)}
    assert numbers(CONTENT.printed[card]) == wanted


def test_no_card_is_missing_and_none_is_unfinished() -> None:
    assert len(LINES) == 196
    assert sorted(line[1] for line in LINES) == sorted(CONTENT.cards)
    assert all(card.origin == "box" for card in CONTENT.cards.values())
    assert not [card.id for card in CONTENT.player_cards.values() if card.unfinished]


@rule("ah.difficulty-level.3", "ah.setup.8")
@rule("ah.difficulty-level.1", "ah.setup.7")
def test_the_chaos_bags_of_the_four_difficulties() -> None:
    assert {difficulty: len(bag_of(difficulty)) for difficulty in ("easy", "standard", "hard", "expert")} == {
        "easy": 16,
        "standard": 16,
        "hard": 17,
        "expert": 18,
    }
    standard = {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1}
    symbols = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder-sign": 1}
    assert Counter(bag_of("standard")) == Counter({**standard, **symbols})
    assert bag_of("expert").count("-8") == 1 and bag_of("easy").count("+1") == 2


@pytest.mark.parametrize(
    "encounter_set, cards_in_it",
    {
        "torch": 15, "arkham": 20, "cultists": 5, "tentacles": 17, "rats": 3, "ghouls": 7, "striking_fear": 7,
        "ancient_evils": 3, "chilling_cold": 4, "pentagram": 6, "nightgaunts": 4, "locked_doors": 2,
        "agents_of_hastur": 4, "agents_of_yog": 4, "agents_of_shub": 4, "agents_of_cthulhu": 4,
    }.items(),
)  # fmt: skip
@rule("ah.encounter-set.1")
def test_the_encounter_sets_have_their_cards(encounter_set: str, cards_in_it: int) -> None:
    """Without the reference card; The Masked Hunter, the other side of an agenda, lies there as a card of its own."""
    assert len(CONTENT.of_set(encounter_set)) == cards_in_it


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_card_has_a_text_unless_nothing_is_printed_on_it(language: str) -> None:
    text = Text(language, RULES.texts, RULES.card_names(language))  # type: ignore[arg-type]
    for card in CONTENT.printed.values():
        lines = [text.say(line) for line in RULES.card_text(card.id)]
        assert all("  " not in line and "{" not in line for line in lines), lines
        does = card.abilities or card.constants or getattr(card, "revelation", ()) or getattr(card, "play", None)
        assert lines or not does, card.id


def test_titles_that_several_cards_bear_are_told_apart() -> None:
    for language in ("pl", "en"):
        names = RULES.card_names(language)
        twice = [name for name, count in Counter(names.values()).items() if count > 1]
        # The scenario and the other side of its last agenda, two sides of one card.
        assert not [name for name in twice if name not in ("The Devourer Below", "Pożeracz z otchłani")]
