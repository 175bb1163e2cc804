"""Trophies: won, spent, lost."""

from miskatonic.engine.match import Match
from miskatonic.games.elder_sign.state import State
from tests.games.elder_sign.scenes import (
    DEXTER,
    GLORIA,
    asked,
    attempt,
    choose,
    fail,
    keys,
    player,
    refused,
    roll,
    scene,
    task,
    who,
)
from tests.rules import rule


def buyer(*trophies: str, **fields: object) -> Match[State]:
    """Seat 0 is asked for his action at the Entrance and has these trophies."""
    match = scene({"investigator": DEXTER, "trophies": trophies, **fields}, {"investigator": GLORIA})
    choose(match, "stay")
    return match


@rule("es.trophies.1")
def test_trophies_buy_equipment_and_help() -> None:
    match = buyer("koi-pond")
    match.rig({"draw.common": ["crowbar"]})
    choose(match, "buy:common")
    assert (player(match).common, player(match).trophies) == (["crowbar"], [])
    match = buyer("koi-pond", sanity=1)
    choose(match, "half-aid:sanity")
    assert (player(match).sanity, player(match).trophies) == (5, [])
    match = buyer()
    assert keys(match) == ["pass", "lost-and-found"], "without trophies there is nothing to buy"


@rule("es.trophies.2", "es.trophies.5")
def test_an_effect_can_take_trophies_before_they_are_spent() -> None:
    match = attempt("late-night-break-in", who(DEXTER, trophies=["cultist"]), {"investigator": GLORIA})
    roll(match, "terror", "lore", "lore", "lore", "lore", "lore")
    choose(match, "fail")
    assert player(match).trophies == []
    match = attempt("late-night-break-in", who(DEXTER, trophies=["cultist"]), {"investigator": GLORIA})
    roll(match, "lore", "lore", "lore", "lore", "lore", "lore")
    fail(match)
    assert player(match).trophies == ["cultist"]


@rule("es.trophies.4")
def test_a_resolved_adventure_and_a_beaten_monster_become_trophies() -> None:
    other_worlds = [{"card": "the-dreamlands", "monsters": {"below": "moon-beast"}}]
    match = attempt("the-dreamlands", other_worlds=other_worlds)
    roll(match, "peril", "terror", "1", "1", "1", "1")
    task(match, "monster:1")
    roll(match, "peril", "lore", "3", "1")
    task(match, "task:0", "peril", "lore", "3")
    assert sorted(player(match).trophies) == ["moon-beast", "the-dreamlands"]
    # 2 and 2 trophies: enough for what costs 4, not for what costs 5.
    choose(match, "stay")
    assert "buy:spell" in keys(match)
    assert refused(match)["buy:ally"] == "es.souvenir.1"


@rule("es.trophies.6")
def test_cards_and_monsters_are_spent_in_any_mixture() -> None:
    for paid in (["koi-pond", "cultist"], ["the-archives", "cultist"], ["yuggoth", "koi-pond"]):
        match = buyer("koi-pond", "the-archives", "yuggoth", "cultist")
        match.rig({"draw.unique": ["necronomicon"]})
        choose(match, "buy:unique")
        for name in paid:
            assert f"trophy:{name}" in keys(match)
            choose(match, f"trophy:{name}")
        left = {"koi-pond", "the-archives", "yuggoth", "cultist"} - set(paid)
        assert set(player(match).trophies) == left
        assert len(player(match).unique) == 1
        assert match.state.active == 1


@rule("es.trophies.7")
def test_spent_cards_go_under_their_decks() -> None:
    match = buyer("koi-pond", "yuggoth")
    choose(match, "buy:spell")
    choose(match, "trophy:koi-pond")
    assert match.state.adventure_deck.bottom == ["koi-pond"]
    assert match.state.other_world_deck.bottom == ["yuggoth"]
    assert "koi-pond" not in match.state.adventure_deck.fog


@rule("es.trophies.8")
def test_spent_monsters_go_back_into_the_cup() -> None:
    match = buyer("moon-beast")
    assert "moon-beast" not in match.state.monster_cup.fog
    choose(match, "buy:common")
    assert "moon-beast" in match.state.monster_cup.fog
    assert match.state.monster_cup.bottom == [], "to be drawn like any other"


@rule("es.trophies.9")
def test_there_is_no_change_when_trophies_are_spent_or_lost() -> None:
    match = buyer("koi-pond", "the-archives")
    choose(match, "buy:unique")
    choose(match, "trophy:koi-pond")
    assert (player(match).trophies, len(player(match).unique), player(match).clues) == ([], 1, 0)
    # Losing one trophy: a card worth two is gone whole, and no more than that.
    match = attempt("late-night-break-in", who(DEXTER, trophies=["koi-pond", "the-archives"]))
    roll(match, "terror", "lore", "lore", "lore", "lore", "lore")
    choose(match, "fail")
    choose(match, "trophy:koi-pond")
    assert (player(match).trophies, player(match).clues) == (["the-archives"], 0)


@rule("es.trophies.10")
def test_example_a_card_worth_two_pays_for_what_costs_one() -> None:
    match = buyer("koi-pond")
    choose(match, "buy:clue")
    assert (player(match).trophies, player(match).clues) == ([], 1)
    assert (asked(match), match.state.active) == ("movement", 1)
