"""The turn: movement, resolution, clock."""

import pytest

from tests.games.elder_sign.scenes import (
    DEXTER,
    GLORIA,
    JACK,
    asked,
    attempt,
    choose,
    events,
    happened,
    hour,
    idle,
    keys,
    new_game,
    player,
    roll,
    scene,
    task,
)
from tests.rules import rule

THREE = [{"investigator": DEXTER}, {"investigator": GLORIA}, {"investigator": JACK}]


@rule("es.turn.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    script = {"first-player": [GLORIA], "draw.mythos": ["volunteer-nurses"]}
    match = new_game(3, ancient_one="yig", investigators=[DEXTER, GLORIA, JACK], script=script)
    seats = [match.state.active]
    for _ in range(3):
        idle(match)
        seats.append(match.state.active)
    assert seats == [1, 2, 0, 1]


@rule("es.turn.2")
def test_a_turn_is_movement_then_resolution_then_clock() -> None:
    match = scene(*THREE)
    assert (match.state.phase, asked(match)) == ("movement", "movement")
    choose(match, "adventure:the-missing-records")
    assert (match.state.phase, asked(match), hour(match)) == ("resolution", "before-roll", "XII")
    choose(match, "give-up")
    assert happened(match, "move", "failed", "clock", "turn") == ["move", "failed", "clock", "turn"]


@rule("es.turn.3", "es.movement.1")
def test_the_active_player_may_move_to_any_adventure_world_or_the_entrance() -> None:
    rooms = ["the-archives", "lights-out", "koi-pond", "the-curator", "the-graveyard", "the-elder-sign"]
    gates = ["yuggoth", "rlyeh"]
    match = scene({"investigator": DEXTER, "place": "koi-pond"}, adventures=rooms, other_worlds=gates)
    elsewhere = [f"adventure:{name}" for name in rooms + gates if name != "koi-pond"]
    assert keys(match) == ["stay", "entrance", *elsewhere]
    for key in keys(match):
        twin = match.fork()
        choose(twin, key)
        assert player(twin).place == {"stay": "koi-pond", "entrance": "entrance"}.get(key, key.partition(":")[2])


@rule("es.turn.4", "es.movement.2")
def test_the_active_player_may_stay_where_he_is() -> None:
    match = scene({"investigator": DEXTER, "place": "the-missing-records"})
    choose(match, "stay")
    assert (player(match).place, asked(match)) == ("the-missing-records", "before-roll")
    assert not events(match, "move")
    match = scene()
    choose(match, "stay")
    assert (player(match).place, asked(match)) == ("entrance", "entrance")


@rule("es.movement.3")
@pytest.mark.parametrize("key", ["stay", "entrance", "adventure:lights-out"])
def test_resolution_begins_as_soon_as_the_marker_has_moved_or_stayed(key: str) -> None:
    match = scene(
        {"investigator": DEXTER, "place": "the-archives"},
        {"investigator": GLORIA},
        adventures=["the-archives", "lights-out"],
    )
    choose(match, key)
    assert match.state.phase == "resolution"
    assert (match.state.active, asked(match)) == (0, "entrance" if key == "entrance" else "before-roll")


@rule("es.turn.5", "es.resolution-phase.1")
@pytest.mark.parametrize("card", ["the-loading-dock", "the-dreamlands"])
def test_on_an_adventure_or_in_another_world_the_player_rolls_for_its_tasks(card: str) -> None:
    match = scene(adventures=["the-loading-dock"], other_worlds=["the-dreamlands"])
    choose(match, f"adventure:{card}")
    roll(match, "peril", "lore", "3", "1", "1", "1")
    assert match.state.attempt is not None
    assert match.state.attempt.place == card
    assert "task:0" in keys(match)
    task(match, "task:0", "peril", "lore", "3")
    assert (player(match).trophies == ["the-dreamlands"]) is (card == "the-dreamlands")


@rule("es.turn.6")
def test_at_the_entrance_the_player_takes_one_action() -> None:
    match = scene({"investigator": DEXTER, "stamina": 2}, {"investigator": GLORIA})
    choose(match, "stay")
    choose(match, "aid:stamina")
    assert player(match).stamina == 3
    assert (match.state.active, asked(match)) == (1, "movement"), "one action, and the turn is over"


@rule("es.turn.7", "es.clock-phase.1")
def test_the_clock_phase_moves_the_hand_three_hours_on() -> None:
    match = scene(*THREE)
    seen = [hour(match)]
    for _ in range(3):
        idle(match)
        seen.append(hour(match))
    assert seen == ["XII", "III", "VI", "IX"]
    assert len(events(match, "clock")) == 3


@rule("es.turn.8")
def test_after_the_clock_the_next_players_turn_begins() -> None:
    match = scene(*THREE)
    idle(match)
    assert happened(match, "clock", "turn") == ["clock", "turn"]
    assert (match.state.active, asked(match), match.pending[0].seat) == (1, "movement", 1)


@rule("es.resolution-phase.2", "es.resolution-phase.3", "es.rewards-penalties.15")
def test_resolving_failing_or_an_action_ends_the_phase_and_the_clock_moves() -> None:
    others = [{"investigator": GLORIA}]
    resolved = attempt("the-dreamlands", DEXTER, *others)
    roll(resolved, "peril", "lore", "3", "1", "1", "1")
    task(resolved, "task:0", "peril", "lore", "3")
    failed = attempt("the-dreamlands", DEXTER, *others)
    choose(failed, "give-up")
    acted = scene({"investigator": DEXTER, "sanity": 2}, *others)
    choose(acted, "stay")
    choose(acted, "aid:sanity")
    for match, last in ((resolved, "elder-sign"), (failed, "lose"), (acted, "recover")):
        assert happened(match, last, "clock", "turn") == [last, "clock", "turn"]
        assert hour(match) == "III"
        assert (match.state.active, match.state.phase) == (1, "movement")
        assert match.state.attempt is None
