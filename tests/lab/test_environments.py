"""The games as others' environments: their own checkers say whether they are."""

from __future__ import annotations

import random
import runpy
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import miskatonic.lab.spiel
from miskatonic.bots.playout import judge_of
from miskatonic.engine.errors import IllegalChoice
from miskatonic.games.registry import GAMES, rules
from miskatonic.lab.gym import SeatEnv
from miskatonic.lab.observation import OWN, SIZE, observe, of_options
from miskatonic.lab.seats import DONE, Seats, Vocabulary
from miskatonic.lab.zoo import env, mask, offer


def seats_of(game: str) -> int:
    return max(2, rules(game).least_seats)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_takes_it(game: str) -> None:
    with warnings.catch_warnings():
        # The checker remarks on observations that are no plain boxes; with a mask none is.
        warnings.simplefilter("ignore")
        api_test(env(game, seats_of(game)), num_cycles=120)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, seats_of(game)), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_takes_it(game: str) -> None:
    with warnings.catch_warnings():
        # The checker would rather have small bounds than none.
        warnings.simplefilter("ignore")
        check_env(SeatEnv(game, seats_of(game)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_takes_it(game: str) -> None:
    found = pyspiel.load_game(f"{miskatonic.lab.spiel.name_of(game)}(players={seats_of(game)})")
    state = found.new_initial_state()
    dice = random.Random(game)
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            state.apply_action(dice.choices(*zip(*outcomes, strict=True))[0])
            continue
        twin = state.clone()
        action = dice.choice(state.legal_actions())
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions()
    assert len(state.observation_tensor(0)) == SIZE


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_whole_games_at_random(game: str) -> None:
    players = rules(game).least_seats
    pyspiel.random_sim_test(
        pyspiel.load_game(f"{miskatonic.lab.spiel.name_of(game)}(players={players})"), 1, False, False
    )


def test_a_gymnasium_game_to_its_end_with_the_mask() -> None:
    world = SeatEnv("elder-sign", 2, bot="heuristic")
    seen, info = world.reset(seed=3)
    dice = np.random.default_rng(3)
    over = False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert int(info["action_mask"].sum()) == len(info["offers"])
        seen, reward, over, cut, info = world.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    assert reward in (1.0, -1.0) and "illegal" not in info


def test_what_is_not_offered_is_said() -> None:
    world = SeatEnv("elder-sign", 1)
    world.reset(seed=1)
    _, reward, over, _, info = world.step(250)
    assert over and reward == -1.0 and "action 250 is not offered" in info["illegal"]
    table = env("elder-sign", 1)
    table.reset(seed=1)
    with pytest.raises(IllegalChoice, match="the mask says which are"):
        table.step(250)
    assert isinstance(world, gymnasium.Env)


def test_several_are_picked_one_by_one() -> None:
    table = Seats.new("arkham-lcg", 1, seed="picks")
    several = 0
    dice = random.Random(1)
    while table.decision is not None and table.number < 2_000:
        decision = table.decision
        before = len(table.picked)
        offers = table.offers()
        assert (DONE in offers) is (decision.most > 1 and before >= decision.least)
        key = dice.choice(offers)
        table.pick(key)
        several += decision.most > 1 and table.decision is decision
    assert several


def test_a_word_of_the_vocabulary_means_the_same_in_every_question() -> None:
    words = Vocabulary(64)
    alone = words.slots("move", ["place:a"])
    assert words.slots("move", ["place:a", "place:b"])[:1] == alone
    many = [f"place:{number}" for number in range(64)]
    assert sorted(words.slots("move", many)) == list(range(64))
    with pytest.raises(IllegalChoice, match="do not fit"):
        words.slots("move", [*many, "place:x"])
    table = env("elder-sign", 2, vocabulary=512)
    table.reset(seed=2)
    shown = mask(table.table, table.numbering)
    for action in np.flatnonzero(shown):
        assert offer(table.table, table.numbering, int(action)) in table.table.offers()


@pytest.mark.parametrize("game", GAMES)
def test_the_game_s_own_numbers_come_first_from_the_first_question_on(game: str) -> None:
    table = Seats.new(game, seats_of(game), seed="own")
    dice = random.Random(game)
    moved: set[str] = set()
    first: dict[str, float] = {}
    while table.decision is not None and table.number < 600:
        seat = table.decision.seat
        own = judge_of(game).numbers(table.match.view(seat).state, seat)
        first = first or own
        assert len(own) <= OWN and list(own) == list(first), "each has its place"
        if table.number % 20 == 0:
            assert observe(table.match, seat)[: len(own)] == pytest.approx(list(own.values()), abs=1e-5)
        moved |= {name for name, number in own.items() if number != first[name]}
        table.pick(dice.choice(table.offers()))
    assert len(moved) > len(first) / 3 or not first, "they tell how the game goes, where there are any"


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_changes_with_the_game_and_holds_no_secret(game: str) -> None:
    table = Seats.new(game, seats_of(game), seed="seen")
    dice = random.Random(game)
    seen: list[bytes] = []
    while table.decision is not None and table.number < 60:
        found = observe(table.match, table.decision.seat)
        assert found.shape == (SIZE,) and np.isfinite(found).all()
        seen.append(found.tobytes())
        assert of_options(table.decision, table.offers()).any()
        world = table.match.imagine(table.decision.seat, f"world/{table.number}")
        assert observe(world, table.decision.seat).tobytes() == seen[-1]
        table.pick(dice.choice(table.offers()))
    assert len(set(seen)) > len(seen) // 3


def test_the_example_learns_from_what_it_did() -> None:
    """Not how well: that takes minutes, and docs/lab.md tells it."""
    here = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "learn.py"))
    play, task, words = here["play"], here["Task"], here["WORDS"]
    first = play(task("dungeonology", 1, np.zeros(words), True))
    assert first.gradient.any() and first.worth >= float(first.won)
    again = play(task("dungeonology", 1, np.zeros(words), True))
    assert (again.gradient == first.gradient).all(), "the same seed is the same game"
    other = play(task("dungeonology", 1, 3 * first.gradient / np.linalg.norm(first.gradient), True))
    assert (other.gradient != first.gradient).any(), "what is learnt is played by"
