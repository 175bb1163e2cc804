"""Every component of the box in its count, and what is known of it."""

from __future__ import annotations

import pytest

from miskatonic.games.dungeonology.board import CLOCKWISE
from miskatonic.games.dungeonology.terms import CUBES, VALUES
from tests.games.dungeonology.scenes import CONTENT
from tests.rules import rule


def copies(kind: str) -> int:
    return sum(card.copies for card in CONTENT.kinds[kind].values())


def pieces(card: str) -> int:
    return CONTENT.kinds["pieces"][card].copies


@rule(
    "dng.components.2", "dng.components.3", "dng.components.4", "dng.components.5", "dng.components.6",
    "dng.components.7", "dng.components.8", "dng.components.9", "dng.components.10", "dng.components.11",
    "dng.components.12", "dng.components.13", "dng.components.14", "dng.components.15", "dng.components.16",
    "dng.components.17", "dng.components.18", "dng.components.1", "dng.fate-list.4", "dng.intern-cards.3",
    "dng.panic-list.11",
)  # fmt: skip
def test_the_box_is_complete() -> None:
    kinds = ("panics", "alertness", "clans", "zones", "tricks", "randomness", "fates", "interns", "scholars", "bosses")
    assert [copies(kind) for kind in kinds] == [3, 3, 3, 19, 100, 16, 15, 10, 4, 2]
    assert (pieces("figure-student"), pieces("figure-omega")) == (40, 5)
    assert [pieces(one) for one in ("figure-scholar", "figure-laetus", "camp-board", "university-bag", "notebook")] == [
        4,
        1,
        1,
        1,
        4,
    ]
    tokens = [card for card in CONTENT.kinds["pieces"] if card.startswith("token-")]
    assert sum(pieces(card) for card in tokens) == 36 and len(tokens) == 7
    assert sum(pieces(card) for card in CONTENT.kinds["pieces"] if card.startswith("cubes-")) == 64


@rule(
    "dng.components.20",
    "dng.information.1",
    "dng.information.2",
    "dng.information.3",
    "dng.information.4",
    "dng.information.5",
    "dng.notebook.2",
)
def test_cubes_and_their_values() -> None:
    assert CUBES == {"green": 20, "red": 15, "blue": 13, "yellow": 10, "violet": 6}
    assert VALUES == {"green": 2, "red": 3, "blue": 4, "yellow": 5, "violet": 6}
    assert {colour: column.value for colour, column in CONTENT.columns.items()} == VALUES
    for column in CONTENT.columns.values():
        assert column.points[:2] == (0, column.value)


@rule(
    "dng.scholar-card.1",
    "dng.scholar-card.2",
    "dng.valerio.1",
    "dng.valerio.6",
    "dng.vincenzo.1",
    "dng.vincenzo.5",
    "dng.sofia.1",
    "dng.sofia.5",
    "dng.rebecca.1",
    "dng.rebecca.6",
)
@pytest.mark.parametrize(
    ("scholar", "normal", "inspired"),
    [
        ("valerio", (4, 4, 4, 2, 4), (4, 4, 6, 2, 4)),
        ("vincenzo", (3, 4, 3, 3, 3), (3, 5, 4, 3, 3)),
        ("sofia", (2, 5, 4, 2, 3), (2, 6, 5, 2, 3)),
        ("rebecca", (3, 5, 3, 3, 2), (3, 6, 3, 4, 3)),
    ],
)
def test_scholars_values(scholar: str, normal: tuple[int, ...], inspired: tuple[int, ...]) -> None:
    card = CONTENT.scholars[scholar]
    for side, numbers in ((card.normal, normal), (card.inspired, inspired)):
        assert (side.students, side.hand, side.speed, side.intelligence, side.stamina) == numbers
    assert card.combination


@rule("dng.zone-tile.1", "dng.zone-tile.4", "dng.zone-list.2", "dng.zone-list.21")
def test_every_zone_has_a_level_a_number_and_passages() -> None:
    for level in (1, 2, 3):
        numbers = [zone.number for zone in CONTENT.zones.values() if zone.level == level and zone.number]
        assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
    for zone in CONTENT.zones.values():
        assert 1 <= len(zone.passages) <= 8


KINDS = {
    "hunters-camp": ["stairs", "boss"],
    "great-bacchanalia": ["stairs", "secret-passage", "boss"],
    "shepherds-refuge": ["danger", "luck"],
    "rest-of-the-ancients": [],
    "workers-feast": ["secret-passage", "bivouac", "bad-luck"],
    "arena-of-dancing-blades": ["ambush"],
    "conventicle-of-flame": ["danger", "bad-luck"],
    "dolmen-of-gaia": ["ambush"],
    "military-camp": ["stairs", "danger", "luck", "boss"],
    "slums": ["secret-passage", "bivouac"],
    "trophy-hall": [],
    "warriors-quarters": ["ambush", "stairs", "boss"],
    "ritualists-caves": ["bad-luck"],
    "assembly-of-leaders": ["luck", "boss"],
    "hidden-crops": ["secret-passage"],
    "old-sewers": ["stop", "stairs"],
    "cult-hall": ["ambush", "boss"],
}


@rule(*[f"dng.zone-list.{number}" for number in range(3, 21)])
def test_the_effects_that_are_told_of_each_zone() -> None:
    for zone, kinds in KINDS.items():
        assert [effect.kind for effect in CONTENT.zones[zone].effects] == kinds, zone
    letters = {zone.id: effect.letter for zone in CONTENT.zones.values() for effect in zone.effects if effect.letter}
    assert letters == {"great-bacchanalia": "B", "workers-feast": "A", "slums": "A", "hidden-crops": "B"}
    doors = [zone.id for zone in CONTENT.zones.values() if zone.doors]
    assert doors == ["trophy-hall", "ritualists-caves", "assembly-of-leaders"]
    assert "violet" in CONTENT.zones["convent-of-bards"].cubes
    assert set(CONTENT.zones["shepherds-refuge"].cubes) == {"green", "blue"}


@rule("dng.trick-cards.1", "dng.trick-cards.3", "dng.trick-cards.13", "dng.trick-destiny.3")
def test_trick_cards_have_six_types_and_secondary_effects() -> None:
    assert {card.type for card in CONTENT.tricks.values()} == {
        "exploration", "destiny", "fame", "deception", "social", "magic",
    }  # fmt: skip
    for card in CONTENT.tricks.values():
        assert card.secondary and 1 <= card.bonus <= 5
        assert (card.main is None) == (card.type == "destiny")
        if card.type == "destiny":
            assert len(card.secondary) == 2


@rule(
    "dng.card-sponsorzy.2",
    "dng.card-slawny.3",
    "dng.card-chrapus.2",
    "dng.card-tempomaksimus.3",
    "dng.card-poscig.2",
    "dng.card-falszywe.4",
    "dng.card-odwazne.2",
    "dng.card-ostrozne.2",
    "dng.card-prowizoryczny.5",
    "dng.card-przyjaciel.2",
    "dng.card-dlug.2",
    "dng.card-nie-wiesz.3",
    "dng.card-przysluga.1",
)
def test_what_is_known_of_single_cards() -> None:
    bonuses = {
        "sponsors": 2, "really-famous": 1, "snore": 2, "tempomaximus": 3, "pursuit": 1, "false-directions": 1,
        "bold-move": 3, "cautious-pace": 1, "makeshift-camp": 3, "old-friend": 2, "friendly-debt": 1,
    }  # fmt: skip
    for card, bonus in bonuses.items():
        assert CONTENT.tricks[card].bonus == bonus
    main = CONTENT.tricks["you-dont-know-who-i-am"].main
    assert main is not None and main.timing == "reaction"
    assert CONTENT.tricks["do-me-a-favour"].type == "social"
    assert [card.id for card in CONTENT.tricks.values() if card.omega] == ["sticky-fingers", "tactical-ploy", "help"]


@rule(
    "dng.alertness-card.1",
    "dng.alertness-card.11",
    "dng.alertness-card.13",
    "dng.alertness-card.14",
    "dng.alertness-card.15",
    "dng.alertness-card.16",
    "dng.alertness-card.18",
)
def test_alertness_cards() -> None:
    medium = CONTENT.alertness["alertness-medium"]
    assert (medium.minutes, medium.students, medium.omega, len(medium.rows)) == (20, 4, 1, 4)
    assert any((row.students, row.omega, row.penalty) == (3, 1, 2) for row in medium.rows)
    assert CONTENT.alertness["alertness-easy"].minutes == 25
    assert any(row.penalty == 1 for row in CONTENT.alertness["alertness-easy"].rows)
    penalties = {name: sum(row.penalty for row in card.rows) for name, card in CONTENT.alertness.items()}
    assert penalties["alertness-easy"] < penalties["alertness-medium"] < penalties["alertness-hard"]


@rule("dng.randomness.4", "dng.randomness.5")
def test_the_randomness_deck_is_even() -> None:
    cards = CONTENT.randomness.values()
    for colour in ("yellow", "red", "blue", "green"):
        assert len([card for card in cards if card.colour == colour]) == 4
    sample = CONTENT.randomness["lot-south-1"]
    assert (sample.direction, sample.colour, sample.information) == ("south", "yellow", "yellow")
    assert sample.exit == "se", "the right one of the southern side"
    assert sorted(card.exit for card in cards) == sorted(2 * CLOCKWISE)


@rule("dng.panic-cards.1", "dng.panic-cards.3", "dng.panic-cards.4", "dng.laetus.1", "dng.boss.3", "dng.boss.4")
def test_panic_cards_suit_the_boss() -> None:
    bosses = {card.boss for card in CONTENT.bosses.values()}
    assert bosses == {"laetus"}
    assert all(card.boss in ("", "laetus") for card in CONTENT.panics.values())


@rule("dng.interns.1", "dng.interns.5")
def test_each_intern_has_a_card_that_recruits_it() -> None:
    recruited = [
        getattr(effect, "intern", "")
        for card in CONTENT.tricks.values()
        if card.main is not None
        for effect in card.main.do
        if effect.tag == "recruit"
    ]
    assert sorted(recruited) == sorted(CONTENT.interns)
    assert all(card.copies == 1 for card in CONTENT.interns.values())
