"""The bot that thinks ahead: from what its seat may know alone, again the same with its seed, within its budget."""

from __future__ import annotations

import random
import time
from math import log
from typing import Any

import msgspec
import pytest

from miskatonic.bots.bot import answer_of
from miskatonic.bots.playout import judge_of
from miskatonic.bots.registry import bot, budget_of
from miskatonic.bots.thinker import Thinker, Thought, Thoughts, answers_to, chosen_of, in_proportion
from miskatonic.engine.decision import Decision
from miskatonic.engine.errors import BadOptions
from miskatonic.engine.game import Outcome
from miskatonic.engine.match import Match
from miskatonic.engine.message import Msg
from miskatonic.games.registry import GAMES, package, part, rules
from tests.engine.tiny import Play, ask, begin

SEATS = {"death-may-die": 2, "dungeonology": 3}


def thinker(game: str, budget: str, seed: str = "a") -> Thinker:
    made = bot(game, f"thinker:{budget}", seed)
    assert isinstance(made, Thinker)
    return made


class FirstBot:
    needs_view = False

    def choose(self, decision: Decision, view: object) -> tuple[str, ...]:
        return (decision.options[0].key,)


def questions(game: str, most: int, *, seed: str = "q") -> Any:
    """Positions of a game that the heuristic plays, at questions that are worth a thought."""
    seats = SEATS.get(game, 2)
    match: Match[Any] = Match.new(rules(game), seats, {}, seed, log=False)
    bots = [bot(game, "heuristic", f"{seed}/{seat}") for seat in range(seats)]
    judge = judge_of(game)
    found = number = 0
    while match.pending and found < most:
        decision = match.pending[0]
        number += 1
        if judge.asks_for_thought(decision) and len(decision.options) > 1 and number % 3 == 0:
            found += 1
            yield match, decision
        match.choose(decision.seat, *answer_of(bots[decision.seat], match, decision))


def told(thoughts: Thoughts) -> bytes:
    return msgspec.json.encode(thoughts)


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_the_same_to_a_seat_give_it_the_same_thoughts(game: str) -> None:
    """One of them has other cards in other hands and decks, and other luck to come."""
    compared = 0
    for match, decision in questions(game, 12):
        other = match.imagined(decision.seat, "elsewhere")
        if other is None or match.checkpoints[-1].entries != len(match.journal):
            continue
        asked = other.decision(decision.seat)
        assert asked is not None
        mine = thinker(game, "4").thoughts(match, decision)
        assert told(mine) == told(thinker(game, "4").thoughts(other, asked))
        compared += bool(mine.tried)
        if compared == 3:
            break
    assert compared, "nothing was compared"


@pytest.mark.parametrize("game", GAMES)
def test_with_playouts_as_its_budget_it_thinks_the_same_again_and_leaves_the_match_alone(game: str) -> None:
    for match, decision in questions(game, 2):
        before = match.dumps()
        first = thinker(game, "6").thoughts(match, decision)
        assert told(first) == told(thinker(game, "6").thoughts(match, decision))
        assert match.dumps() == before
        assert match.pending[0] is decision


def test_a_seconds_budget_is_kept() -> None:
    for match, decision in questions("elder-sign", 2):
        start = time.process_time()
        thoughts = thinker("elder-sign", "0.2s").thoughts(match, decision)
        assert thoughts.tried
        assert time.process_time() - start < 5.0


@pytest.mark.parametrize("game", GAMES)
def test_all_answers_are_judged_at_the_same_time_of_the_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is asked after each of them; and no playout goes on far behind its horizon."""
    judge = judge_of(game)
    seen: list[float] = []
    numbers = judge._numbers
    if numbers is None:
        # Nothing is counted there: every playout goes to the end.
        return

    def counted(state: Any, seat: int) -> dict[str, float]:
        seen.append(judge.rounds(state))
        return numbers(state, seat)

    monkeypatch.setattr(judge, "_numbers", counted)
    compared = 0
    for match, decision in questions(game, 4):
        seen.clear()
        now = judge.rounds(match.state)
        thinker(game, "8").thoughts(match, decision)
        if seen:
            compared += 1
            assert now + 0.99 < min(seen) and max(seen) - min(seen) < 1.01, (now, seen)
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_judged_by_numbers_that_it_has_and_one_seat_alone_by_weights_of_its_own(game: str) -> None:
    judge = judge_of(game)
    state = Match.new(rules(game), SEATS.get(game, 2), {}, "q", log=False).view(0).state
    if judge.kinds is None:
        assert judge.value(state, None, 0, 2, False) == 0.5, "a game without a judge leaves it open who wins"
        return
    winning: Any = part(f"{package(game)}.bot.winning")
    numbers = winning.numbers(state, 0)
    alone = getattr(winning, "ALONE", winning.WEIGHTS)
    for weights, seats in ((winning.WEIGHTS, 2), (alone, 1)):
        assert set(weights) <= set(numbers), "a name that nothing is counted under weighs nothing"
        said = judge.value(state, None, 0, seats, False)
        assert log(said / (1 - said)) == pytest.approx(sum([weights.get(name, 0) * numbers[name] for name in numbers]))


async def _gamble(game: Play) -> None:
    """Stay: nothing is won. A coin: half of them. Three dice of which two must be sixes: few."""
    (key,) = await ask(0, "stay", "dice", "coin")
    if key == "coin":
        won = await game.chance("coin", ("heads", "tails")) == ("heads",)
    else:
        won = key == "dice" and (await game.chance("die", tuple("123456"), 3)).count("6") > 1
    game.outcome = Outcome(won, Msg("over"))


def test_it_sees_which_answer_wins_most_often() -> None:
    match = begin(_gamble)
    player = Thinker("tiny", FirstBot(), "a", budget_of("150"))
    thoughts = player.thoughts(match, match.pending[0])
    assert thoughts.own == ("stay",) and thoughts.chosen == ("coin",)
    values = {thought.keys[0]: thought.value for thought in thoughts.tried}
    assert values["stay"] == 0 and abs(values["coin"] - 0.5) < 0.03, "a coin is gone through in proportion"
    assert values["dice"] < 0.3
    spent = {thought.keys[0]: len(thought.values) for thought in thoughts.tried}
    assert spent["coin"] > spent["dice"] and sum(spent.values()) <= 150, "the worse half is given up"


def test_only_a_clearly_better_answer_replaces_that_of_the_heuristic() -> None:
    own, other = Thought(("a",), [0.5, 0.5, 0.5, 0.5]), Thought(("b",), [0.9, 0.8, 0.9, 0.8])
    assert chosen_of([other, own], ("a",)) == ("b",)
    other.values = [1.0, 0.1, 1.0, 0.1]
    assert chosen_of([other, own], ("a",)) == ("a",), "luck could have done that"
    assert chosen_of([], ("a",)) == ("a",)


def test_all_answers_are_tried_where_they_are_few() -> None:
    two = ask(0, "a", "b", "c")
    assert answers_to(two, ("b",)) == [("b",), ("a",), ("c",)]
    several = Decision("pick", 0, "", Msg("x"), two.options, least=1, most=2)
    found = answers_to(several, ("a", "b"))
    assert found[0] == ("a", "b") and len(found) == 6
    many = Decision("pick", 0, "", Msg("x"), ask(0, *"abcdefgh").options, least=0, most=8)
    assert answers_to(many, ("a",)) == [("a",)]


def test_dice_come_in_proportion_to_their_weights() -> None:
    weights = {"skull": 1, "one": 3, "two": 6}
    drawn = [in_proportion(weights, number) for number in range(1000)]
    assert [abs(drawn.count(word) - 100 * weight) <= 3 for word, weight in weights.items()] == [True] * 3
    assert set(drawn[:10]) == set(weights), "no outcome is missing in few playouts"


@pytest.mark.parametrize("text", ["0", "-3", "x", "1e9", "0s", "nans", "9999s"])
def test_a_wrong_budget_is_said_to_be_one(text: str) -> None:
    with pytest.raises(BadOptions, match="how long the bot shall think"):
        bot("elder-sign", f"thinker:{text}", "a")


def test_a_budget_is_read() -> None:
    assert budget_of("12").playouts == 12
    assert budget_of("1.5s").seconds == 1.5
    with pytest.raises(BadOptions, match="no bot"):
        bot("elder-sign", "heuristic:3", "a")


def test_what_comes_at_random_out_of_a_hidden_hand_is_luck_in_every_world() -> None:
    """Not what came out of it in the first world that was thought of: in another the hand holds something else."""
    dice = random.Random(1)
    match: Match[Any] = Match.new(rules("dungeonology"), 3, {}, "1")
    for _ in range(200):
        decision = match.pending[dice.randrange(len(match.pending))]
        count = dice.randint(decision.least, min(decision.most, len(decision.options)))
        match.choose(decision.seat, *[option.key for option in dice.sample(list(decision.options), count)])
    decision = match.pending[dice.randrange(len(match.pending))]
    assert "ability:headbutt" in [option.key for option in decision.options]
    found = thinker("dungeonology", "48", "x").thoughts(match, decision, always=True)
    assert ("ability:headbutt",) in [thought.keys for thought in found.tried]
