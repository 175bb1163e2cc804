"""The Mythos phase: cards step by step, enemies that move and are summoned."""

from tests.games.death_may_die.scenes import (
    QUIET,
    SYMBOL,
    SYMBOLS,
    asked,
    choose,
    end_turn,
    enemy,
    happened,
    keys,
    me,
    scene,
    space,
    to_mythos,
    where,
)
from tests.rules import rule


@rule("dmd.mythos-phase.1", "dmd.mythos-phase.2", "dmd.mythos-cards.2", "dmd.turn.1")
def test_after_the_actions_a_mythos_card_is_drawn_and_discarded_face_up() -> None:
    match = scene({"card": "adam", "place": 1})
    end_turn(match)
    assert match.state.mythos_discard == [QUIET]
    assert len(match.state.mythos) == 15
    assert happened(match, "mythos", "discovery", "turn") == ["mythos", "discovery", "turn"]


@rule("dmd.mythos-phase.3", "dmd.mythos-summon.4")
def test_the_steps_of_a_card_are_resolved_from_top_to_bottom() -> None:
    match = scene({"card": "adam", "place": 1}, enemies={13: "byakhee"})
    to_mythos(match, "monsters-in-the-labs")
    assert happened(match, "moved", "summoned") == ["moved", "summoned", "summoned"]
    assert where(match, "fire-vampire") == [9] and where(match, "byakhee") == [12, 8]


@rule("dmd.mythos-phase.4", "dmd.mythos-summon.6")
def test_a_step_that_cannot_be_done_is_skipped() -> None:
    nobody = scene({"card": "adam", "place": 1})
    to_mythos(nobody, "byakhee-descend")
    assert where(nobody, "byakhee") == [13], "no Byakhee to move: one is summoned at the red Gate"
    both = scene({"card": "adam", "place": 1}, enemies={10: "byakhee", 14: "byakhee"})
    to_mythos(both, "byakhee-descend")
    assert where(both, "byakhee") == [1, 1], "both come, and no third figure is left"


@rule("dmd.mythos-summon.1", "dmd.mythos-summon.2", "dmd.tiles.8")
def test_enemies_are_summoned_at_the_gates_shown() -> None:
    match = scene({"card": "adam", "place": 1})
    supply = len(match.state.supply)
    to_mythos(match, "crawling-chaos")
    assert where(match, "cultist") == [13, 9]
    assert len(match.state.supply) == supply - 2


@rule("dmd.mythos-summon.3", "dmd.mythos-summon.5")
def test_without_figures_in_the_supply_summonings_are_ignored() -> None:
    match = scene({"card": "adam", "place": 1}, enemies={14: ["cultist"] * 9})
    to_mythos(match, "rlyeh-awakens")
    assert len([found for found in match.state.enemies if found.card == "cultist"]) == 10
    assert where(match, "cultist")[-1] == 8, "the last one stands at the first Gate"


@rule("dmd.mythos-summon.7")
def test_an_effect_that_says_so_concerns_all_investigators() -> None:
    match = scene({"card": "adam"}, {"place": 15})
    to_mythos(match, "thing-that-should-not-be")
    assert [i.stress for i in match.state.investigators] == [2, 2]


@rule("dmd.mythos-effects.1")
def test_an_effect_concerns_the_active_player_alone() -> None:
    match = scene({"card": "adam", "place": 4}, {"place": 4}, rlyeh=[4])
    to_mythos(match, "crawling-chaos")
    assert [i.sanity for i in match.state.investigators] == [1, 0]


@rule("dmd.mythos-effects.2", "dmd.mythos-effects.4")
def test_the_active_player_decides_ties() -> None:
    match = scene({"card": "adam", "place": 4}, enemies={2: "cultist", 8: "cultist"})
    to_mythos(match, "astral-promise")
    assert asked(match) == "select" and len(keys(match)) == 2 and match.pending[0].seat == 0
    paths = scene({"card": "adam", "place": 4}, enemies={7: "fire-vampire"})
    to_mythos(paths, "fire-vampire-a")
    assert asked(paths) == "toward" and sorted(keys(paths)) == [space(3), space(8)]


@rule("dmd.mythos-effects.3")
def test_an_enemy_takes_the_shortest_way() -> None:
    match = scene({"card": "adam", "place": 1}, enemies={13: "fire-vampire"})
    to_mythos(match, "fire-vampire-a")
    assert where(match, "fire-vampire")[0] == 9


@rule("dmd.mythos-effects.5")
def test_an_enemy_stops_when_it_has_arrived() -> None:
    match = scene({"card": "adam", "place": 4}, enemies={2: "fire-vampire"})
    to_mythos(match, "fire-vampire-a")
    assert where(match, "fire-vampire")[0] == 4
    assert match.state.fire[space(4)] >= 1, "then its space burns"


@rule("dmd.mythos-symbol.1")
def test_a_symbol_does_nothing_when_it_is_drawn() -> None:
    match = scene(
        {"card": "adam", "place": 2}, enemies={2: "cultist"}, mythos_discard=["conflagration", "lab-accident"]
    )
    to_mythos(match, SYMBOL)
    assert asked(match) == "reroll" and match.state.track == 1, "the Cultist attacks first"


@rule("dmd.mythos-symbol.2")
def test_discarded_cards_lie_open_with_their_symbols() -> None:
    match = scene({"card": "adam", "place": 1})
    end_turn(match, SYMBOL)
    assert match.view(1).state.mythos_discard == [SYMBOL]


@rule("dmd.mythos-phase.5", "dmd.insanity.4")
def test_recurring_trauma_keeps_the_latest_card_without_a_symbol() -> None:
    match = scene({"card": "adam", "place": 1}, {"insanity": "recurring-trauma"}, mythos_discard=SYMBOLS[1:])
    end_turn(match, QUIET)
    assert me(match, 1).trauma == QUIET and match.state.mythos_discard == SYMBOLS[1:]
    match.rig({"draw.mythos": ["thing-that-should-not-be"], "draw.discoveries": ["desk"]})
    choose(match, "end")
    assert me(match, 1).trauma == "thing-that-should-not-be" and QUIET in match.state.mythos_discard
    while asked(match) != "action":
        choose(match, "pass")
    end_turn(match, SYMBOLS[0], "janitor")
    assert me(match, 1).trauma == "", "reshuffled with the rest"
    assert len(match.state.mythos) == 16


@rule("dmd.enemy-stats.4")
def test_a_fire_vampire_sets_its_space_on_fire_before_it_attacks() -> None:
    match = scene({"card": "adam", "place": 2}, enemies={2: "fire-vampire"})
    to_mythos(match)
    assert match.state.fire == {space(2): 1} and asked(match) == "reroll"
    assert enemy(match, "fire-vampire").place == space(2)


@rule("dmd.mythos-effects.2", "dmd.fire.8")
def test_the_active_player_says_where_the_last_fire_burns() -> None:
    match = scene({"card": "adam", "place": 2}, fire={15: 7})
    to_mythos(match, "conflagration")
    assert asked(match) == "last-fire" and sorted(keys(match)) == sorted(map(space, (1, 2, 3, 4)))
    choose(match, space(3))
    assert match.state.fire == {space(15): 7, space(3): 1}
    none = scene({"card": "adam", "place": 2}, fire={15: 8})
    to_mythos(none, "conflagration")
    assert asked(none) == "claim" and none.state.fire == {space(15): 8}


@rule("dmd.mythos-effects.2", "dmd.mythos-check.4")
def test_the_active_player_says_where_the_last_cultist_stands() -> None:
    match = scene(
        {"card": "adam", "place": 1},
        enemies={10: ["cultist"] * 9},
        rlyeh=[5, 7],
        mythos_discard=["conflagration", "lab-accident"],
    )
    end_turn(match, "rlyeh-unleashed", until="last-figures")
    assert sorted(keys(match)) == sorted(map(space, (1, 5, 7)))
    choose(match, space(7))
    assert where(match, "cultist") == [10] * 9 + [7]
