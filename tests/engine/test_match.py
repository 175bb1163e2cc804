from __future__ import annotations

import random

import pytest

from miskatonic.engine.decision import Together
from miskatonic.engine.errors import BadOptions, IllegalChoice
from miskatonic.engine.match import Match
from miskatonic.engine.snapshot import Step
from tests.battery.playing import play_out
from tests.engine.tiny import Play, Tiny, TinyMatch, ask, begin, snapshot
from tests.toy import RULES

DIE = ("1", "2", "3", "4", "5", "6")


async def journey(game: Play) -> None:
    """Each turn: two questions and a roll, with a safe point before."""
    state = game.state
    while state.turn < 4:
        game.safe_point()
        (way,) = await ask(0, "left", "right", kind="way")
        (pace,) = await ask(1, "walk", "run", kind="pace")
        (roll,) = await game.chance("roll", DIE)
        state.lines.append(f"{way} {pace} {roll}")
        game.event("moved", way=way)
        state.turn += 1


def travel(match: TinyMatch, *keys: str) -> TinyMatch:
    for key in keys:
        match.choose(match.pending[0].seat, key)
    return match


def test_a_match_needs_a_fitting_number_of_seats() -> None:
    for seats in (0, 5):
        with pytest.raises(BadOptions, match=f"tiny: 1 to 4 seats, not {seats}"):
            begin(journey, seats)


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="rounds: 1, 2 or 3, not '9'"):
        Match.new(RULES, 2, {"rounds": "9"})


def test_options_are_part_of_the_match() -> None:
    match = Match.new(RULES, 2, {"rounds": "1"})
    assert match.state.rounds == 1
    assert Match.loads(RULES, match.dumps()).state.rounds == 1


def test_undo_takes_back_a_choice_and_the_roll_that_followed_it() -> None:
    match = travel(begin(journey), "left")
    before = snapshot(match)
    travel(match, "run")
    rolled = match.state.lines[0]
    match.undo()
    assert snapshot(match) == before
    travel(match, "run")
    assert match.state.lines == [rolled], "the same choice has the same luck"


def test_undo_across_safe_points_goes_back_turn_by_turn() -> None:
    match = begin(journey)
    moments = [snapshot(match)]
    for _ in range(6):
        travel(match, match.pending[0].options[0].key)
        moments.append(snapshot(match))
    for moment in reversed(moments[:-1]):
        match.undo()
        assert snapshot(match) == moment


def test_several_choices_are_taken_back_at_once_or_not_at_all() -> None:
    match = begin(journey)
    start = snapshot(match)
    travel(match, "left", "run", "right")
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="only 3 choices to take back, not 4"):
        match.undo(4)
    with pytest.raises(IllegalChoice, match="0 choices cannot be taken back"):
        match.undo(0)
    assert snapshot(match) == before
    match.undo(3)
    assert snapshot(match) == start
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        match.undo()


def test_a_taken_back_choice_leaves_no_event() -> None:
    match = travel(begin(journey), "left", "run")
    events = list(match.events)
    travel(match, "right", "run")
    assert len(match.events) == len(events) + 1
    match.undo(2)
    assert match.events == events


def test_rewinding_goes_to_any_entry_and_luck_goes_on_from_there() -> None:
    match = travel(begin(journey), "left", "run", "right", "walk")
    lines, journal = list(match.state.lines), list(match.journal)
    match.rewind(3)
    assert match.journal == journal[:3]
    travel(match, "right", "walk")
    assert match.state.lines == lines
    match.rewind(5)
    assert match.journal == journal, "between a choice and its roll: the roll is made again"
    with pytest.raises(IllegalChoice, match="6 entries, not 7"):
        match.rewind(7)


def test_steps_say_who_chose_and_whether_something_was_revealed_since() -> None:
    match = travel(begin(journey), "left", "run", "right")
    assert match.steps() == [Step(0, 0, True), Step(1, 1, True), Step(3, 0, False)]
    assert match.last_step() == Step(3, 0, False)
    assert begin(journey).last_step() is None


def test_opened_sealed_choices_are_a_revelation() -> None:
    async def flow(game: Play) -> None:
        await Together([ask(0, "a", "b"), ask(1, "a", "b")])
        await ask(0, "c", "d")
        await ask(0, "e", "f")

    match = begin(flow)
    match.choose(1, "a")
    assert match.steps() == [Step(0, 1, False)]
    match.choose(0, "b")
    match.choose(0, "c")
    wanted = [Step(0, 1, True), Step(1, 0, True), Step(2, 0, False)]
    assert match.steps() == wanted
    assert match.fork().steps() == wanted
    assert Match.loads(match.rules, match.dumps()).steps() == wanted
    match.undo(2)
    assert match.steps() == [Step(0, 1, False)]


def test_a_card_shown_from_the_hand_is_a_revelation() -> None:
    players = [{"hand": ["copper-idol"]}, {"hand": []}]
    match = Match.position(RULES, {"players": players})
    match.choose(0, "work")
    match.choose(0, "play:copper-idol")
    assert [step.reveals for step in match.steps()] == [True, True]
    assert [match.step(step.entry) for step in match.steps()] == match.steps()
    match.undo()
    assert [step.reveals for step in match.steps()] == [False]
    assert match.step(0) == match.last_step() == Step(0, 0, False), "asked for alone, it says the same"
    match.choose(0, "work")
    assert match.step(0) == match.steps()[0] == Step(0, 0, False)


def test_a_fork_goes_its_own_way() -> None:
    match = travel(begin(journey), "left")
    before = snapshot(match)
    twin = match.fork()
    assert snapshot(twin) == before
    travel(twin, "run", "right", "run", "left", "walk")
    assert snapshot(match) == before
    travel(match, "walk")
    assert match.state.turn == 1
    assert twin.state.turn == 3


def test_a_fork_shares_its_origins_luck_unless_it_is_given_a_seed() -> None:
    match = travel(begin(journey), "left")
    futures = set()
    for number in range(12):
        twin = travel(match.fork(seed=f"other {number}"), "run")
        futures.add(twin.state.lines[0])
    assert len(futures) > 2
    same = travel(match.fork(), "run")
    travel(match, "run")
    assert same.state == match.state


def test_a_fork_with_a_seed_can_be_saved_and_goes_on_alike() -> None:
    twin = travel(begin(journey), "left", "run").fork(seed="other")
    travel(twin, "left")
    loaded = Match.loads(twin.rules, twin.dumps())
    travel(twin, "run")
    travel(loaded, "run")
    assert snapshot(loaded) == snapshot(twin)


def test_a_fork_between_answers_given_together_knows_the_first_one() -> None:
    match = Match.new(RULES, 3)
    match.choose(2, "bid:2")
    twin = match.fork()
    assert [decision.seat for decision in twin.pending] == [0, 1]
    for side in (match, twin):
        side.choose(0, "bid:0")
        side.choose(1, "bid:1")
    assert snapshot(twin) == snapshot(match)


def test_a_fork_of_a_fork_can_take_back_what_came_before_it() -> None:
    match = begin(journey)
    start = snapshot(match)
    twin = travel(match, "left", "run", "right").fork().fork()
    twin.undo(3)
    assert snapshot(twin) == start


def test_a_fork_tells_events_only_if_asked_to() -> None:
    match = travel(begin(journey), "left", "run", "right")
    assert match.fork().events == []
    assert match.fork(log=True).events == match.events


@pytest.mark.parametrize("every", [0, 1, 3, 100])
def test_how_often_checkpoints_are_taken_changes_nothing_but_their_number(every: int) -> None:
    match = travel(begin(journey, every=every), "left", "run", "right", "walk", "left")
    usual = travel(begin(journey), "left", "run", "right", "walk", "left")
    assert snapshot(match) == snapshot(usual)
    assert snapshot(match.fork()) == snapshot(usual)
    match.undo(3)
    usual.undo(3)
    assert snapshot(match) == snapshot(usual)
    assert (len(match.checkpoints) == 1) is (every in (0, 100))


def test_a_match_without_checkpoints_is_taken_back_to_its_beginning_and_saved() -> None:
    match = travel(begin(journey, every=0), "left", "run", "right")
    loaded = Match.loads(match.rules, match.dumps())
    assert loaded.fidelity.exact
    assert snapshot(loaded) == snapshot(match)
    match.rewind(0)
    assert snapshot(match) == snapshot(begin(journey))


def test_without_a_log_the_game_is_the_same() -> None:
    match = play_out(Match.new(RULES, 3, log=False), random.Random(3))
    told = play_out(Match.new(RULES, 3), random.Random(3))
    assert snapshot(match) == snapshot(told)
    assert match.events == []
    assert told.events


def test_a_position_is_played_from_its_middle_and_saved_with_its_beginning() -> None:
    described = {"seats": 2, "turn": 3, "lines": ["so far"]}
    match = Match.position(Tiny(journey), described, script={"roll": ["6"]})
    travel(match, "left", "run")
    assert match.state.lines == ["so far", "left run 6"]
    assert not match.pending
    loaded = Match.loads(match.rules, match.dumps())
    assert loaded.fidelity.exact
    assert snapshot(loaded) == snapshot(match)


def test_play_goes_on_from_every_checkpoint_of_a_whole_game() -> None:
    """`play(state)` needs nothing but the state."""
    match = play_out(Match.new(RULES, 4, seed=3), random.Random(2))
    assert len(match.checkpoints) > 15
    for checkpoint in match.checkpoints[1:]:
        twin = match.fork()
        twin.rewind(checkpoint.entries)
        twin.journal += match.journal[len(twin.journal) :]
        replayed = twin.fork()
        assert replayed.state == match.state
        assert replayed.outcome == match.outcome
