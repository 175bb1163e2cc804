"""Rules at the margins: what stays, what returns, what cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.engine.errors import BadOptions
from miskatonic.games.arkham_lcg import RULES, decks
from tests.games.arkham_lcg.scenes import (
    AGNES,
    CONTENT,
    DAISY,
    HOUSE,
    ROLAND,
    SKIDS,
    WENDY,
    asset,
    calm,
    do,
    enemy,
    events,
    game_of,
    harm,
    keys,
    kind,
    me,
    new_game,
    offers,
    place,
    scene,
    skip,
    use,
)
from tests.rules import rule


@rule("ah.elimination.8", "ah.ownership.6")
def test_what_an_eliminated_player_owns_in_play_stays_and_is_removed_later() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "parlor"}, {"investigator": AGNES, "place": "hallway"}, act="the-barrier",
        locations={**HOUSE, "hallway": {"cards": [{"card": "barricade", "owner": 0}]}},
    )  # fmt: skip
    do(match, use("parlor"))
    assert [piece.card for piece in place(match, "hallway").cards] == ["barricade"]
    skip(match, "action")
    do(match, "move:attic")
    assert "barricade" in match.state.removed


@rule("ah.trauma.8", "ah.killed-insane.4")
def test_as_much_mental_trauma_as_sanity_drives_insane() -> None:
    match = scene(
        {"investigator": ROLAND, "horror": 4, "mental_trauma": 4}, {"investigator": AGNES},
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, "resource")
    assert me(match).insane and not me(match).killed


@rule("ah.trauma.13")
def test_without_investigators_left_the_campaign_is_over() -> None:
    player = {
        "investigator": ROLAND, "starting": [], "earned": [], "experience": 0, "physical_trauma": 9, "mental_trauma": 0,
        "killed": True, "insane": False,
    }  # fmt: skip
    gone = [ROLAND, DAISY, SKIDS, AGNES]
    left = {"campaign": {"mode": "campaign", "killed": gone, "insane": []}, "scenario": "the-gathering",
            "difficulty": "easy", "bag": [], "players": [player]}  # fmt: skip
    assert RULES.sequel({}, left) is not None, "Wendy is left"
    left["campaign"] = {"mode": "campaign", "killed": gone, "insane": [WENDY]}
    assert RULES.sequel({}, left) is None


@rule("ah.standalone.4", "ah.standalone.6", "ah.standalone.7", "ah.standalone.8")
@pytest.mark.parametrize("shotguns, weaknesses", [(0, 1), (2, 1), (5, 3), (8, 4), (10, 5)])
def test_weaknesses_for_experience(shotguns: int, weaknesses: int) -> None:
    match = scene({"investigator": ROLAND})
    player = me(match)
    player.starting = ["shotgun"] * shotguns
    assert decks.weaknesses_due(CONTENT, player, "standalone") == weaknesses
    assert decks.weaknesses_due(CONTENT, player, "campaign") == 1


@rule("ah.setup.2", "ah.deckbuilding.1")
def test_two_players_cannot_play_one_investigator() -> None:
    with pytest.raises(BadOptions):
        new_game(2, investigator=[ROLAND, ROLAND])


@rule("ah.limits.2")
def test_a_card_that_comes_back_is_a_new_one() -> None:
    match = scene({"investigator": DAISY, "hand": ["magnifying-glass-1"], "resources": 0})
    do(match, "play:magnifying-glass-1")
    first = asset(match, "magnifying-glass-1").key
    do(match, use(asset(match, "magnifying-glass-1")), "play:magnifying-glass-1")
    assert asset(match, "magnifying-glass-1").key != first


@rule("ah.leaves-play.4")
def test_what_lasts_on_a_card_ends_as_it_leaves_play() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["mind-wipe"]}, enemies=[{"card": "swarm-of-rats", "engaged": 0}],
        phase="investigation", step="begins",
    )  # fmt: skip
    do(match, "play:mind-wipe:0")
    assert match.state.lasting
    do(match, f"fight:{enemy(match).key}", tokens="0")
    assert not match.state.lasting


@rule("ah.exhaust.3", "ah.ready.4")
def test_an_exhausted_card_cannot_pay_by_exhausting() -> None:
    match = scene({"investigator": DAISY, "assets": [{"card": "old-book-of-lore", "exhausted": True}]})
    assert use(asset(match, "old-book-of-lore")) not in keys(match)


@rule("ah.health-damage.9", "ah.sanity-horror.9")
def test_an_asset_bears_only_what_it_has_a_value_for() -> None:
    match = scene(
        {"investigator": ROLAND, "assets": ["holy-rosary"]}, enemies=[{"card": "swarm-of-rats", "engaged": 0}]
    )
    do(match, "resource")
    assert harm(match) == (1, 0) and kind(match) == "action", "damage is not for the rosary, and nobody is asked"


@rule("ah.uses.2")
def test_uses_are_no_resources() -> None:
    match = scene({"investigator": SKIDS, "assets": ["45-automatic"], "resources": 0})
    assert use(SKIDS) not in keys(match) and asset(match, "45-automatic").count("resources") == 0


@rule("ah.enemy-engagement.6")
def test_any_number_of_enemies_may_be_engaged_with_one() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "swarm-of-rats", "place": "attic"} for _ in range(3)],
    )  # fmt: skip
    do(match, "move:attic")
    assert [one.engaged for one in match.state.enemies] == [0, 0, 0]


@rule("ah.discard-piles.5", "ah.discard-piles.6")
def test_discard_piles_are_open_and_keep_their_order() -> None:
    match = scene(
        {"investigator": ROLAND, "hand": ["emergency-cache"], "discard": ["knife", "guts"]}, {"investigator": AGNES}
    )
    do(match, "play:emergency-cache")
    assert match.view(1).state.players[0].discard == ["knife", "guts", "emergency-cache"]


@rule("ah.costs.9")
def test_cards_to_be_discarded_come_from_ones_own_hand() -> None:
    here: dict[str, Any] = {
        "scenario": "the-midnight-masks",
        "locations": {"graveyard": {}},
        "enemies": [{"card": "herman-collins"}],
    }
    match = scene(
        {"investigator": ROLAND, "hand": ["knife"] * 3}, {"investigator": AGNES, "hand": ["guts"] * 5}, **here
    )
    assert use(enemy(match)) not in keys(match)
    match = scene({"investigator": ROLAND, "hand": ["knife"] * 4}, **here)
    assert use(enemy(match)) in keys(match)


@rule("ah.move.9")
def test_clues_may_be_moved_to_a_location() -> None:
    match = scene(
        {"investigator": ROLAND, "clues": 2}, scenario="the-midnight-masks", locations={"rivertown": {}},
        encounter=["false-lead"], phase="mythos", step="draw", tokens="0",
    )  # fmt: skip
    assert me(match).clues == 1 and place(match, "rivertown").count("clues") == 1, "3 against 4"


@rule("ah.golden-rules.2")
def test_a_card_goes_before_the_rules() -> None:
    """Moving provokes attacks; the Cat Burglar says otherwise."""
    match = scene(
        {"investigator": SKIDS, "assets": ["cat-burglar"], "place": "hallway"}, locations=HOUSE, act="the-barrier",
        enemies=[{"card": "ghoul-minion", "engaged": 0}],
    )  # fmt: skip
    do(match, use(asset(match, "cat-burglar")), "attic")
    assert not events(match, "attacked")


@rule("ah.abilities.2", "ah.abilities.3")
def test_a_card_in_hand_does_nothing() -> None:
    match = scene({"investigator": ROLAND, "hand": ["beat-cop", "holy-rosary"]})
    assert game_of(match).skill(0, "combat").total == 4 and not offers(match, "use:beat")


@rule("ah.must.1")
def test_an_option_that_cannot_be_carried_out_is_not_offered() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}},
        encounter=["hunting-shadow"], phase="mythos", step="draw",
    )  # fmt: skip
    calm(match)
    assert me(match).damage == 2, "without a clue there is no choice"


@rule("ah.forced-abilities.5")
def test_wolf_man_drew_heals_before_his_attack_lands() -> None:
    match = scene(
        {"investigator": ROLAND}, scenario="the-midnight-masks", locations={"rivertown": {}},
        enemies=[{"card": "wolf-man-drew", "engaged": 0, "damage": 2}],
    )  # fmt: skip
    do(match, "resource")
    order = [event.kind for event in match.events if event.kind in ("enemy-healed", "harmed")]
    assert order == ["enemy-healed", "harmed"] and enemy(match).count("damage") == 1


@rule("ah.drawing-cards.5")
def test_any_number_of_cards_may_be_drawn_in_a_round() -> None:
    match = scene({"investigator": ROLAND, "actions": 9, "library": ["knife"] * 12})
    for _ in range(8):
        do(match, "draw")
    assert len(me(match).hand) == 8


@rule("ah.hunter.1")
def test_an_exhausted_hunter_stays_where_it_is() -> None:
    match = scene(
        {"investigator": ROLAND, "place": "attic"}, act="the-barrier", locations=HOUSE,
        enemies=[{"card": "swarm-of-rats", "place": "cellar", "exhausted": True}], phase="enemy", step="begins",
    )  # fmt: skip
    skip(match, "action")
    assert not events(match, "enemy-moved")
    assert enemy(match, "swarm-of-rats").place == "cellar"


def test_a_card_on_one_location_hides_no_other() -> None:
    match = scene(
        {"investigator": ROLAND}, locations={**HOUSE, "attic": {"cards": ["obscuring-fog"]}}, act="the-barrier"
    )
    plain = scene({"investigator": ROLAND}, locations=HOUSE, act="the-barrier")
    for name, more in (("attic", 2), ("cellar", 0)):
        assert game_of(match).shroud(name).total == game_of(plain).shroud(name).total + more


@pytest.mark.parametrize(("token", "offered"), [("-1", True), ("-2", False)])
def test_an_answer_to_a_failure_by_little_is_not_for_one_by_much(token: str, offered: bool) -> None:
    """Roland's intellect is 3, the shroud of the foggy study 4."""
    match = scene(
        {"investigator": ROLAND, "hand": ["look-what-i-found"], "resources": 5},
        locations={"study": {"clues": 2, "cards": ["obscuring-fog"]}},
    )  # fmt: skip
    do(match, "investigate", tokens=token)
    skip(match, "react", "action")
    assert kind(match) == ("react" if offered else "action")
