"""Numbers that explain themselves."""

from tests.games.death_may_die.scenes import scene


def test_bonus_dice_say_where_they_come_from() -> None:
    match = scene(
        {"card": "adam", "place": 1, "sanity": 8, "bonus": 1, "levels": [4, 2, 1], "cards": {"furious-student": "left"}}
    )
    values = match.view(0).values
    assert values["dice:0"].total == 4 and values["dice:0"].breakdown() == "1 +3 → 4"
    assert [modifier.source for modifier, _ in values["attack-dice:0"].steps] == ["pistol", "pistol"]
    assert values["far-attack-dice:0"].total == 2 and values["run-spaces:0"].total == 3
    assert values["level-marksman:0"].total == 2 and "sneaks:0" not in values
