from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic.engine.errors import BadOptions, SaveError
from miskatonic.engine.match import Match
from miskatonic.engine.record import MIGRATIONS, SCHEMA, Fidelity, Record, SaveFile
from tests.battery.playing import choices, play_out
from tests.engine.tiny import Ledger, Play, Tiny, TinyMatch, ask, snapshot
from tests.toy import RULES
from tests.toy.state import State

DIE = ("1", "2", "3", "4", "5", "6")


async def walk(game: Play) -> None:
    """Each turn: a choice and a roll, with a safe point before."""
    while game.state.turn < 5:
        game.safe_point()
        (way,) = await ask(0, "left", "right", kind="way")
        (roll,) = await game.chance("roll", DIE)
        game.state.lines.append(f"{way} {roll}")
        game.state.turn += 1


def walked(*ways: str, version: str = "1") -> TinyMatch:
    match = Match.new(Tiny(walk, version), 1)
    for way in ways:
        match.choose(0, way)
    return match


def lines(text: str) -> list[Any]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def written(*parts: Any) -> str:
    return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


def test_a_file_is_a_header_the_entries_and_a_checkpoint() -> None:
    match = walked("left")
    header, *rest = lines(match.dumps())
    assert header["miskatonic"] == SCHEMA
    assert {"game", "engine", "content", "state_schema", "seats", "options", "seed"} <= set(header)
    roll = match.state.lines[0].removeprefix("left ")
    assert rest == [
        ["d", 0, ["left"]],
        ["c", "roll", [roll]],
        ["s", 2, msgspec.to_builtins(match.state)],
    ]


def test_a_saved_game_loads_as_it_was(tmp_path: Path) -> None:
    match = walked("left", "right")
    path = tmp_path / "game.misk"
    match.save(path)
    loaded = Match.load(match.rules, path)
    assert loaded.fidelity == Fidelity(True)
    assert snapshot(loaded) == snapshot(match)
    assert [file.name for file in tmp_path.iterdir()] == ["game.misk"]


def test_numbers_as_keys_survive_a_file() -> None:
    match = Match.new(RULES, 2)
    match.choose(0, "bid:2")
    match.choose(1, "bid:1")
    assert match.state.memory == {0: 1}
    assert Match.loads(RULES, match.dumps()).state.memory == {0: 1}
    position = Match.position(RULES, {"players": [{}, {}], "memory": {1: 3}})
    assert Match.loads(RULES, position.dumps()).state.memory == {1: 3}
    assert Match.of(RULES, position.record()).state.memory == {1: 3}


# Damage


def test_a_last_line_cut_off_in_writing_is_not_part_of_the_file() -> None:
    whole = walked("left", "right").dumps()
    header, *rest = whole.splitlines(keepends=True)
    cut = header + "".join(rest[:2]) + rest[2][:7]
    loaded = Match.loads(Tiny(walk), cut)
    assert loaded.fidelity.exact
    assert snapshot(loaded) == snapshot(walked("left"))


def test_a_game_cut_off_between_a_choice_and_its_roll_rolls_as_it_would_have() -> None:
    match = walked("left", "right", "left")
    cut = written(match.header, *match.journal[:3])
    loaded = Match.loads(Tiny(walk), cut)
    assert loaded.fidelity.exact
    assert snapshot(loaded) == snapshot(walked("left", "right"))


def test_every_cut_of_a_file_loads_or_says_that_it_is_empty() -> None:
    whole = walked("left", "right").dumps()
    for length in range(len(whole) + 1):
        try:
            loaded = Match.loads(Tiny(walk), whole[:length])
        except SaveError as problem:
            assert "\n" not in whole[:length]
            assert str(problem) == "the file is empty"
        else:
            assert loaded.fidelity.exact


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('["d",0,["le', "line 3 is damaged"),
        ('["d","zero",["left"]]', "line 3: a choice names a seat, chance names its kind"),
        ('["c",0,["1"]]', "line 3: a choice names a seat, chance names its kind"),
        ('["x",1]', "line 3: not a line of a game file"),
        ('["u",99]', "line 3: not a line of a game file"),
        ('["u",-1]', "line 3: not a line of a game file"),
        ('["s",-1,{}]', "line 3: not a line of a game file"),
        ('["s",99,{}]', "line 3: not a line of a game file"),
        ('["d",0,"left"]', "line 3: expected `array`"),
        ('"noise"', "line 3: not a line"),
    ],
)
def test_a_damaged_line_is_named_and_the_file_is_not_touched(tmp_path: Path, line: str, reason: str) -> None:
    path = tmp_path / "game.misk"
    good = walked("left", "right").dumps().splitlines()
    good[2] = line
    path.write_text("\n".join(good) + "\n", encoding="utf8")
    before = path.read_bytes()
    with pytest.raises(SaveError, match=reason) as problem:
        Match.load(Tiny(walk), path)
    assert str(path) in str(problem.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file is empty"),
        ("[]\n", "line 1: this is not a Miskatonic game"),
        ('{"hello": 1}\n', "line 1: this is not a Miskatonic game"),
        ('{"miskatonic": 1}\n', "line 1: the field `game` is missing"),
        ('{"miskatonic": 999}\n', "the file has schema 999; this version reads up to 2: please update"),
        ('{"miskatonic": 0}\n', "the file has schema 0, which can no longer be read"),
    ],
)
def test_what_is_not_a_game_is_said_to_be_none(text: str, reason: str) -> None:
    with pytest.raises(SaveError, match=reason):
        Match.loads(Tiny(walk), text)


def test_a_file_that_is_not_there_or_not_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"absent\.misk"):
        Match.load(Tiny(walk), tmp_path / "absent.misk")
    (tmp_path / "noise.misk").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SaveError, match=r"noise\.misk"):
        Match.load(Tiny(walk), tmp_path / "noise.misk")


def test_a_game_of_another_kind_is_refused() -> None:
    with pytest.raises(SaveError, match="this is a game of tiny, not of toy"):
        Match.loads(RULES, walked("left").dumps())


# Old files


def test_an_old_schema_is_read_through_its_migration(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walked("left", "right")
    header, *rest = lines(match.dumps())
    old = [{**header, "miskatonic": 0, "players": header["seats"]}, *rest]
    del old[0]["seats"]

    def players_became_seats(file: list[Any]) -> list[Any]:
        head = {**file[0], "seats": file[0]["players"]}
        return [head, *file[1:]]

    monkeypatch.setitem(MIGRATIONS, 0, players_became_seats)
    loaded = Match.loads(Tiny(walk), written(*old))
    assert loaded.fidelity.exact
    assert snapshot(loaded) == snapshot(match)
    assert lines(loaded.dumps())[0]["miskatonic"] == SCHEMA, "saved again, it is a file of today"


class Renamed(Tiny):
    """Rules whose state once called its lines `log`."""

    state_schema = 2
    state_migrations = {1: lambda data: {**data, "lines": data["log"]}}


def old_state(text: str) -> str:
    """As a file from the time of `log`."""
    return text.replace('"lines":', '"log":')


def test_an_old_state_is_read_through_its_migration_and_saved_as_a_new_one() -> None:
    match = walked("left", "right")
    loaded = Match.loads(Renamed(walk), old_state(match.dumps()))
    assert loaded.fidelity.exact, loaded.fidelity
    assert loaded.state == match.state
    again = Match.loads(Renamed(walk), loaded.dumps())
    assert again.fidelity.exact, again.fidelity
    assert again.state == match.state


def test_an_old_position_is_migrated_at_its_beginning_too() -> None:
    match = Match.position(Tiny(walk), {"lines": ["so far"], "turn": 2})
    match.choose(0, "left")
    loaded = Match.loads(Renamed(walk), old_state(match.dumps()))
    assert loaded.fidelity.exact, loaded.fidelity
    assert loaded.state.lines == match.state.lines
    assert Match.loads(Renamed(walk), loaded.dumps()).fidelity.exact


def test_a_state_from_the_future_is_refused() -> None:
    text = Match.new(Renamed(walk), 1).dumps()
    with pytest.raises(SaveError, match="the state has schema 2; this version reads up to 1: please update"):
        Match.loads(Tiny(walk), text)


# Other rules than when it was saved


def changed(change: str) -> Callable[[Play], Any]:
    async def flow(game: Play) -> None:
        while game.state.turn < 5:
            game.safe_point()
            if change == "another question":
                await ask(0, "stay", "go", kind="new")
            (way,) = await ask(0, "left", "up" if change == "no right" else "right", kind="way")
            die = DIE[:1] if change == "a smaller die" else DIE
            (roll,) = await game.chance("throw" if change == "another name" else "roll", die)
            if change == "a crash" and game.state.turn == 1:
                raise KeyError("a card that is gone")
            game.state.lines.append(f"{way} {roll}!" if change == "another result" else f"{way} {roll}")
            game.state.turn += 1

    return flow


@pytest.mark.parametrize(
    ("change", "entry", "reason"),
    [
        ("another question", 0, "no option 'left'; choose from: stay, go"),
        ("no right", 2, "no option 'right'; choose from: left, up"),
        ("another name", 1, "the journal has chance roll where the rules now ask throw"),
        ("a smaller die", 1, "can no longer come out"),
        ("another result", 6, "the state is not the one that was saved here"),
        ("a crash", 4, "the rules fail here: KeyError: 'a card that is gone'"),
    ],
)
def test_where_the_rules_have_changed_the_match_goes_on_from_its_last_checkpoint(
    change: str, entry: int, reason: str
) -> None:
    match = walked("left", "right", "left")
    assert "1" not in {line[-1] for line in match.state.lines}
    loaded = Match.loads(Tiny(changed(change)), match.dumps())
    assert not loaded.fidelity.exact
    assert loaded.fidelity.entry == entry
    assert reason in loaded.fidelity.reason
    assert loaded.state == match.state, "nothing is lost"
    assert loaded.pending
    for _ in range(4):
        if loaded.pending:
            loaded.choose(0, loaded.pending[0].options[0].key)
    assert loaded.state.lines[:3] == match.state.lines
    again = Match.loads(loaded.rules, loaded.dumps())
    assert again.fidelity.exact
    assert snapshot(again) == snapshot(loaded)


def test_the_reason_names_the_content_if_that_has_changed() -> None:
    match = walked("left", "right")
    loaded = Match.loads(Tiny(changed("no right"), version="2"), match.dumps())
    assert loaded.fidelity.reason.endswith("(saved with content 1, now 2)")
    assert Match.loads(Tiny(walk, version="2"), match.dumps()).fidelity.exact


def test_what_follows_the_checkpoint_is_kept_as_far_as_it_fits() -> None:
    match = walked("left", "left", "right", "left")
    record = match.record()
    record.checkpoints = [(2, msgspec.to_builtins(walked("left").state))]
    loaded = Match.of(Tiny(changed("no right")), record)
    assert loaded.fidelity.entry == 4
    assert loaded.state.lines == match.state.lines[:2]


def test_without_any_checkpoint_the_match_goes_on_as_far_as_it_fits() -> None:
    record = walked("left", "left", "right").record()
    record.checkpoints = []
    loaded = Match.of(Tiny(changed("no right")), record)
    assert loaded.fidelity.entry == 4
    assert loaded.state.turn == 2


def test_a_checkpoint_that_cannot_be_read_gives_way_to_an_older_one() -> None:
    match = walked("left", "left", "right")
    record = match.record()
    record.checkpoints = [(2, msgspec.to_builtins(walked("left").state)), (6, {"nonsense": True})]
    loaded = Match.of(Tiny(changed("no right")), record)
    assert "checkpoint" in loaded.fidelity.reason
    assert loaded.state.turn == 2


class Closed(Tiny):
    def begin(self, seats: int, options: Any) -> Ledger:
        raise BadOptions("this game is no longer played")

    def read_state(self, data: dict[str, Any], schema: int) -> Ledger:
        raise ValueError("no such state")


def test_a_game_that_cannot_go_on_says_so() -> None:
    with pytest.raises(SaveError, match="cannot go on: this game can no longer begin"):
        Match.loads(Closed(walk), walked("left").dumps())


# A file kept up to date


def test_after_every_choice_the_file_is_the_match(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.misk"
    match = Match.new(RULES, 3, seed=2)
    file = SaveFile(path, checkpoint_every=5)
    file.start(match)
    for seat, keys in choices(match, random.Random(4)):
        match.choose(seat, *keys)
        file.sync(match)
        loaded = Match.load(RULES, path)
        assert loaded.fidelity.exact
        assert snapshot(loaded) == snapshot(match)
    assert match.outcome is not None
    checkpoints = [line for line in lines(path.read_text(encoding="utf8"))[1:] if line[0] == "s"]
    assert len(checkpoints) > 4


def test_after_taking_back_far_a_new_checkpoint_is_written_in_time(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = Match.new(RULES, 3, seed=4)
    file = SaveFile(path, checkpoint_every=5)
    file.start(match)
    dice = random.Random(4)
    for number, (seat, keys) in enumerate(choices(match, dice)):
        match.choose(seat, *keys)
        file.sync(match)
        if number == 30:
            break
    match.undo(len(match.steps()))
    file.sync(match)
    back = path.stat().st_size
    for number, (seat, keys) in enumerate(choices(match, dice)):
        match.choose(seat, *keys)
        file.sync(match)
        if number == 15:
            break
    fresh = lines(path.read_bytes()[back:].decode())
    assert [line for line in fresh if line[0] == "s"], "not only once it is as far as before"


def test_saving_is_appending(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = walked()
    file = SaveFile(path)
    file.start(match)
    before = path.read_bytes()
    match.choose(0, "left")
    file.sync(match)
    after = path.read_bytes()
    assert after.startswith(before)
    assert after != before
    file.sync(match)
    assert path.read_bytes() == after


def test_what_is_taken_back_is_written_as_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = walked("left", "left")
    file = SaveFile(path)
    file.start(match)
    match.undo(2)
    match.choose(0, "right")
    file.sync(match)
    assert ["u", 0] in lines(path.read_text(encoding="utf8"))
    assert snapshot(Match.load(match.rules, path)) == snapshot(match)
    match.undo()
    file.sync(match)
    assert snapshot(Match.load(match.rules, path)) == snapshot(match)


def test_random_choices_undo_and_reloading_keep_the_file_and_the_match_equal(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    dice = random.Random(11)
    match: Match[State] = Match.new(RULES, 2, seed=11)
    file = SaveFile(path, checkpoint_every=4)
    file.start(match)
    for _ in range(150):
        act = dice.random()
        if act < 0.25 and match.last_step() is not None:
            match.undo(dice.randint(1, min(3, len(match.steps()))))
        elif act < 0.3:
            match = Match.load(RULES, path)
            file = SaveFile(path, checkpoint_every=4)
            file.start(match)
        elif match.pending:
            decision = dice.choice(match.pending)
            match.choose(decision.seat, *[option.key for option in decision.options[: decision.least]])
        file.sync(match)
        assert snapshot(Match.load(RULES, path)) == snapshot(match)


def test_a_half_written_line_of_a_full_disk_does_not_damage_what_follows(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = walked("left")
    file = SaveFile(path)
    file.start(match)
    match.choose(0, "right")
    with path.open("ab") as disk:
        disk.write(b'["d",0,["right"]]\n' * 50 + b'["d",0,["ri')
    file.sync(match)
    assert snapshot(Match.load(match.rules, path)) == snapshot(match)


def test_a_file_that_was_deleted_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    match = walked("left")
    file = SaveFile(path)
    file.start(match)
    path.unlink()
    match.choose(0, "right")
    file.sync(match)
    assert snapshot(Match.load(match.rules, path)) == snapshot(match)


def test_a_file_that_no_longer_fits_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    walked("left", "right", "left").save(path)
    old = path.read_bytes()
    match = Match.load(Tiny(changed("no right")), path)
    assert path.read_bytes() == old
    SaveFile(path).start(match)
    assert (tmp_path / "game.misk.old1").read_bytes() == old
    assert Match.load(Tiny(changed("no right")), path).fidelity.exact
    path.write_bytes(old)
    SaveFile(path).start(Match.load(Tiny(changed("no right")), path))
    assert (tmp_path / "game.misk.old2").read_bytes() == old


def test_a_file_that_fits_is_written_anew_without_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    for _ in range(2):
        SaveFile(path).start(walked("left"))
    assert [file.name for file in tmp_path.iterdir()] == ["game.misk"]


def test_a_failing_write_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.misk"
    walked("left").save(path)
    before = path.read_bytes()
    (tmp_path / "game.misk.part").mkdir()
    with pytest.raises(IsADirectoryError):
        walked("left", "right").save(path)
    assert path.read_bytes() == before


def test_a_taken_back_entry_takes_its_checkpoints_with_it() -> None:
    match = walked("left", "right")
    early, late = (msgspec.to_builtins(walked(*ways).state) for ways in (("left",), ("left", "right")))
    entries = match.journal
    text = written(match.header, *entries[:2], ["s", 2, early], *entries[2:], ["s", 4, late], ["u", 2])
    record = Record.loads(text)
    assert record.entries == match.journal[:2]
    assert record.checkpoints == [(2, early)]


def test_a_finished_game_is_loaded_with_its_outcome() -> None:
    match = play_out(Match.new(RULES, 4, seed=9), random.Random(9))
    loaded = Match.loads(RULES, match.dumps())
    assert loaded.outcome == match.outcome
    assert loaded.events == match.events
