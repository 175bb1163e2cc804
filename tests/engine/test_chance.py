from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections import Counter
from hashlib import shake_256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.engine.chance import BLOCK, PAGE, Entry, Replay, Seeded, Stream
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import Diverged, IllegalChoice, ScriptError
from miskatonic.engine.match import Match
from miskatonic.engine.record import SaveFile
from tests.engine.tiny import Play, Tiny, ask, begin, snapshot

DIE = ("1", "2", "3", "4", "5", "6")
ROOT = Path(__file__).parent.parent.parent


async def rolling(game: Play) -> None:
    """Two rolls before the first question, then a roll after each."""
    game.state.lines += await game.chance("roll.red", DIE)
    game.state.lines += await game.chance("roll.green", DIE, 3)
    for _ in range(3):
        await ask(0, "again", "anew")
        game.state.lines += await game.chance("roll.green", DIE, 2)


def test_a_seed_gives_its_luck_again_and_another_seed_another() -> None:
    assert begin(rolling, seed=7).state == begin(rolling, seed=7).state
    lines = {tuple(begin(rolling, seed=seed).state.lines) for seed in range(20)}
    assert len(lines) > 10


def test_every_outcome_is_written_into_the_journal_under_its_name() -> None:
    match = begin(rolling)
    (red, *green) = match.state.lines
    assert match.journal == [("c", "roll.red", (red,)), ("c", "roll.green", tuple(green))]


def test_a_stream_is_the_same_on_every_machine() -> None:
    """Written down once: a change would break every saved game's luck."""
    stream = Stream("7")
    assert [stream.below(1000) for _ in range(5)] == [127, 56, 463, 540, 535]


def test_a_stream_goes_on_from_its_place() -> None:
    whole = Stream("seed")
    words = [whole.below(10) for _ in range(BLOCK * 2 + 10)]
    for place in (0, 1, PAGE - 1, PAGE, BLOCK - 1, BLOCK, BLOCK + 1, BLOCK * 2):
        later = Stream("seed", place)
        assert [later.below(10) for _ in range(5)] == words[place : place + 5]


def test_a_tape_is_one_hash_after_another_however_much_of_it_is_read_at_once() -> None:
    """Otherwise a game that needs more than one page would have other luck than its file says."""
    hashes = [shake_256(f"miskatonic luck 7/{number}".encode()).digest(BLOCK * 4) for number in range(2)]
    words = [word for found in hashes for word in struct.unpack(f"<{BLOCK}I", found)]
    for bound in (6, 1000):
        stream, one_by_one, together = Stream("7"), Seeded(Stream("7")), Seeded(Stream("7"))
        faces = [str(number) for number in range(bound)]
        due = [word * bound >> 32 for word in words]
        assert [stream.below(bound) for _ in words] == due
        assert [one_by_one.take("roll", faces, 1) for _ in words] == [(str(number),) for number in due]
        found = [outcome for _ in range(len(words) // 7) for outcome in together.take("roll", faces, 7)]
        assert found == [str(number) for number in due[: len(found)]]


@given(st.integers(1, 60), st.text(max_size=5))
def test_a_stream_stays_below_its_bound(bound: int, seed: str) -> None:
    stream = Stream(seed)
    assert all(0 <= stream.below(bound) < bound for _ in range(50))


def test_a_seeded_die_is_fair() -> None:
    rolled = Counter(Seeded(Stream("fair")).take("roll", DIE, 60_000))
    assert all(9_600 < rolled[face] < 10_400 for face in DIE)


@pytest.mark.parametrize("count", [1, 6])
def test_what_is_taken_at_once_is_what_a_stream_chooses_one_by_one(count: int) -> None:
    many = [str(number) for number in range(50_000)]  # so many that every bit of the luck counts
    for seed in "abcde":
        stream = Stream(seed)
        one_by_one = tuple([many[stream.below(len(many))] for _ in range(count)])
        assert Seeded(Stream(seed)).take("draw", many, count) == one_by_one


@pytest.mark.parametrize("count", [0, 1, 4])
def test_what_the_seed_alone_decides_is_the_same_luck_as_what_is_asked_for_elsewhere_first(count: int) -> None:
    async def flow(game: Play) -> None:
        game.state.lines += await game.chance("roll", DIE, count)

    for seed in range(5):
        assert snapshot(begin(flow, seed=seed)) == snapshot(begin(flow, seed=seed, script={"other": ["6"]}))


def test_a_script_a_person_or_the_journal_are_asked_before_the_seed() -> None:
    async def flow(game: Play) -> None:
        game.state.lines += await game.chance("roll", DIE)
        await ask(0, "a", "b")

    match = begin(flow)
    assert match.fork(seed="another").state == match.state, "the journal says it"
    assert begin(flow, script={"roll": ["6"]}).state.lines == ["6"]
    assert begin(flow, companion=True).pending[0].kind == "chance"


@pytest.mark.parametrize("hashing", ["0", "1", "31337"])
def test_a_seed_gives_the_same_luck_in_another_process(hashing: str) -> None:
    code = "from tests.engine.test_chance import *; print(*begin(rolling, seed=7).state.lines)"
    there = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.split() == begin(rolling, seed=7).state.lines


def test_a_script_is_followed_by_name_and_then_luck_goes_on() -> None:
    match = begin(rolling, script={"roll.green": ["6", "6"], "roll.red": ["1"]})
    assert match.state.lines[:3] == ["1", "6", "6"]
    assert match.rigged == {}
    assert match.state.lines[3] in DIE
    match.rig({"roll.green": ["5", "4"], "roll.blue": ["1"]})
    match.choose(0, "again")
    assert match.state.lines[4:] == ["5", "4"]
    assert match.rigged == {"roll.blue": ["1"]}


def test_an_impossible_outcome_is_an_error_and_the_match_is_as_before() -> None:
    async def flow(game: Play) -> None:
        await ask(0, "roll", "rest")
        game.state.lines += await game.chance("roll.one", DIE)
        game.state.lines += await game.chance("roll.two", DIE)
        await ask(0, "a", "b")

    match = begin(flow)
    match.rig({"roll.one": ["6"], "roll.two": ["7"]})
    before = snapshot(match)
    with pytest.raises(ScriptError, match=r"roll\.two: '7' cannot come out; there is 1, 2, 3, 4, 5, 6"):
        match.choose(0, "roll")
    assert snapshot(match) == before
    assert match.rigged == {"roll.one": ["6"], "roll.two": ["7"]}


def test_a_scripted_roll_taken_back_is_rolled_again() -> None:
    match = begin(rolling)
    match.rig({"roll.green": ["6", "5", "4", "3"]})
    match.choose(0, "again")
    match.choose(0, "again")
    match.undo(2)
    assert match.rigged == {"roll.green": ["6", "5", "4", "3"]}
    match.choose(0, "anew")
    assert match.state.lines[4:] == ["6", "5"]


def test_a_script_does_not_shift_the_luck_that_a_replay_finds() -> None:
    match = begin(rolling, script={"roll.red": ["1"]})
    twin = Match.loads(match.rules, match.dumps())
    match.choose(0, "again")
    twin.choose(0, "again")
    assert snapshot(twin) == snapshot(match)


def test_a_fork_has_its_own_copy_of_the_script() -> None:
    match = begin(rolling)
    match.rig({"roll.green": ["6", "6"]})
    match.fork().choose(0, "again")
    assert match.rigged == {"roll.green": ["6", "6"]}


# Companion mode


def test_a_person_reports_dice_one_by_one() -> None:
    match = begin(rolling, companion=True)
    assert match.pending[0].kind == "chance"
    assert [option.key for option in match.pending[0].options] == list(DIE)
    match.choose(0, "3")
    assert match.pending[0].prompt.args["left"] == 3
    match.choose(0, "6")
    assert match.pending[0].prompt.args["left"] == 2
    match.choose(0, "6")
    match.choose(0, "1")
    assert match.state.lines == ["3", "6", "6", "1"]
    assert match.pending[0].kind == "pick"
    assert match.journal[0] == ("p", "roll.red", ("3",))


def test_a_person_cannot_report_what_cannot_come_out() -> None:
    match = begin(rolling, companion=True)
    before = snapshot(match)
    with pytest.raises(IllegalChoice, match="no option '7'"):
        match.choose(0, "7")
    assert snapshot(match) == before


def test_equal_outcomes_are_offered_to_a_person_once() -> None:
    async def flow(game: Play) -> None:
        game.state.lines += await game.chance("roll.coin", ("head", "tail", "head", "edge"))

    match = begin(flow, companion=True)
    assert [option.key for option in match.pending[0].options] == ["head", "tail", "edge"]


def test_a_game_killed_in_the_middle_of_a_roll_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = begin(rolling, companion=True)
    file = SaveFile(path)
    file.start(match)
    for face in ("3", "6"):
        match.choose(0, face)
        file.sync(match)
    resumed = Match.load(Tiny(rolling), path)
    assert resumed.fidelity.exact
    assert snapshot(resumed) == snapshot(match)
    assert resumed.pending[0].prompt.args["left"] == 2
    resumed.choose(0, "5")
    resumed.choose(0, "4")
    assert resumed.state.lines == ["3", "6", "5", "4"]


def test_a_reported_die_can_be_taken_back() -> None:
    match = begin(rolling, companion=True)
    match.choose(0, "3")
    before = snapshot(match)
    match.choose(0, "6")
    match.undo()
    assert snapshot(match) == before


def test_whoever_may_see_a_card_reports_it() -> None:
    async def flow(game: Play) -> None:
        card = await game.draw(game.state.deck, seat=1)
        assert card is not None
        game.state.lines.append(card)

    match = Match.position(Tiny(flow), {"seats": 2, "deck": {"name": "cards", "fog": ["a", "b"]}}, companion=True)
    assert [decision.seat for decision in match.pending] == [1]
    match.choose(1, "b")
    assert match.state.lines == ["b"]


def test_what_is_rigged_needs_no_report_and_luck_is_never_used() -> None:
    match = begin(rolling, companion=True, script={"roll.red": ["2"], "roll.green": ["5"]})
    assert match.pending[0].prompt.args["left"] == 2
    match.choose(0, "1")
    match.choose(0, "1")
    assert match.state.lines == ["2", "5", "1", "1"]
    match.rig({"roll.green": ["6", "6"]})
    match.choose(0, "again")
    assert match.state.lines[4:] == ["6", "6"]


# The journal as a source


def test_a_journal_that_does_not_fit_says_where_and_why() -> None:
    entries: list[Entry] = [("c", "roll", ("1", "2")), ("d", 0, ("a",)), ("c", "roll", ("9",))]
    with pytest.raises(Diverged, match="entry 0: the journal has chance roll where the rules now ask draw"):
        Replay(entries, 0).take("draw", DIE, 1)
    with pytest.raises(Diverged, match="entry 0: roll: 2 outcomes where the rules now ask 1"):
        Replay(entries, 0).take("roll", DIE, 1)
    with pytest.raises(Diverged, match="entry 1: the journal has a choice where the rules now ask chance"):
        Replay(entries, 1).take("roll", DIE, 1)
    with pytest.raises(Diverged, match="entry 2: roll: '9' can no longer come out"):
        Replay(entries, 2).take("roll", DIE, 1)


def test_a_journal_gives_what_it_has_and_does_not_read_what_is_added_later() -> None:
    entries: list[Entry] = [("p", "roll", ("1",)), ("p", "roll", ("2",))]
    replay = Replay(entries, 0)
    assert replay.take("roll", DIE, 3) == ("1", "2")
    entries.append(("p", "roll", ("3",)))
    assert replay.take("roll", DIE, 1) == ()


def test_a_bag_gives_each_token_back_in_the_end() -> None:
    async def flow(game: Play) -> None:
        bag = Deck("bag", ["red", "red", "blue"])
        while token := await game.draw(bag):
            game.state.lines.append(token)

    match = begin(flow)
    assert sorted(match.state.lines) == ["blue", "red", "red"]
    assert [entry[1] for entry in match.journal] == ["draw.bag", "draw.bag"], "the last one is no chance"


# Weights


def test_asked_for_chance_says_how_many_of_each_there_are() -> None:
    async def flow(game: Play) -> None:
        game.state.deck = Deck("cards", ["fish", "salt", "fish", "fish"])
        game.state.lines.append(str(await game.draw(game.state.deck)))

    match = begin(flow, companion=True)
    (question,) = match.pending
    assert [option.key for option in question.options] == ["fish", "salt"]
    assert question.weights == (3, 1)


def test_a_twin_that_asks_lets_a_search_look_at_every_outcome() -> None:
    async def flow(game: Play) -> None:
        await ask(0, "roll", "wait")
        game.state.lines += await game.chance("die", ("blank", "blank", "star"), 2)

    match = begin(flow)
    twin = match.fork(asking=True)
    twin.choose(0, "roll")
    assert twin.pending[0].weights == (2, 1)
    chances: dict[tuple[str, ...], int] = {}
    for first, many in zip(("blank", "star"), twin.pending[0].weights, strict=True):
        one = twin.fork()
        one.choose(0, first)
        for second, more in zip(("blank", "star"), one.pending[0].weights, strict=True):
            two = one.fork()
            two.choose(0, second)
            chances[tuple(two.state.lines)] = many * more
    assert chances == {("blank", "blank"): 4, ("blank", "star"): 2, ("star", "blank"): 2, ("star", "star"): 1}
    match.choose(0, "roll")
    assert not match.pending, "the origin goes on as before"
