"""Studies: the same bytes however the games are shared out, and after a break."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from miskatonic.cli import app
from miskatonic.engine.errors import BadOptions, UnknownGame
from miskatonic.games.registry import GAMES as ALL_GAMES
from miskatonic.games.registry import rules
from miskatonic.lab.comparing import first_difference
from miskatonic.lab.figures import Pairs, Tally, interval, noticeable, shown, shrunk
from miskatonic.lab.page import whole_bins
from miskatonic.lab.playing import played
from miskatonic.lab.processes import PATIENCE, in_order
from miskatonic.lab.study import Study, merged, read_study, shard_of, write_study

GAMES = 14
ASKED = ("simulate", "elder-sign", "--games", str(GAMES), "--seats", "2", "--bot", "random", "--seed", "study")


def typed(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def study(games: int = GAMES) -> Study:
    return Study.of("elder-sign", games, 2, "random", {}, "study")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "study.jsonl"
    assert typed(*ASKED, "--out", path).exit_code == 0
    return path


@pytest.mark.parametrize("shards", [1, 2, 7])
def test_shards_put_together_are_the_whole_byte_for_byte(shards: int, whole: Path, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.jsonl" for number in range(1, shards + 1)]
    for number, path in enumerate(files, 1):
        assert typed(*ASKED, "--out", path, "--shard", f"{number}/{shards}").exit_code == 0
    result = typed("merge", *reversed(files), "--out", tmp_path / "all.jsonl")
    assert result.exit_code == 0, result.output
    assert f"{GAMES} of {GAMES} games finished" in result.stdout
    assert " decisions\n" in result.stdout and "per second" not in result.stdout, "nothing was played here"
    assert (tmp_path / "all.jsonl").read_bytes() == whole.read_bytes()


def test_a_break_loses_no_game_and_doubles_none(whole: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    assert typed(*ASKED, "--out", cut).exit_code == 0
    assert cut.read_bytes() == whole.read_bytes()


def test_a_process_that_is_killed_takes_no_game_with_it(whole: Path) -> None:
    killed: set[int] = set()
    over = threading.Event()

    def kill() -> None:
        """One after the other, but never so many that it is given up."""
        while not over.wait(0.05) and len(killed) < PATIENCE - 1:
            for child in active_children():
                if child.pid is not None and child.pid not in killed and len(killed) < PATIENCE - 1:
                    killed.add(child.pid)
                    child.kill()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        found = [report for batch in played(study().tasks(), jobs=2) for report in batch]
    finally:
        over.set()
        killer.join()
    assert len(killed) == PATIENCE - 1
    assert found == read_study(whole)[1]


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    games = played(study().tasks(), jobs=2)
    next(games)
    assert active_children()
    games.close()  # type: ignore[attr-defined]
    assert not active_children()


def test_a_mistake_in_a_process_is_told_here() -> None:
    tasks = [msgspec.structs.replace(task, game="tarot") for task in study().tasks()[:1]]
    with pytest.raises(UnknownGame):
        list(played([*study().tasks(), *tasks], jobs=2))


def test_processes_that_are_always_killed_are_given_up() -> None:
    with pytest.raises(BadOptions, match="again and again"):
        list(in_order([1, 2, 3], abs, _die, 2))


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_has_the_same_bytes_in_one_two_and_seven_shards(game: str, tmp_path: Path) -> None:
    seats = rules(game).least_seats
    asked = ("simulate", game, "--games", "7", "--seats", str(seats), "--bot", "random", "--seed", "shards")
    files = []
    for shards in (1, 2, 7):
        parts = [tmp_path / f"{shards}-{part}.jsonl" for part in range(1, shards + 1)]
        for number, path in enumerate(parts, 1):
            done = typed(*asked, "--out", path, "--shard", f"{number}/{shards}")
            assert done.exit_code == 0, done.output
        files.append(tmp_path / f"{shards}.jsonl")
        assert typed("merge", *parts, "--out", files[-1]).exit_code == 0
    assert len({file.read_bytes() for file in files}) == 1


@pytest.mark.parametrize(
    ("words", "address"),
    [(["--ray"], ""), (["--ray", "--jobs", "1"], ""), (["--ray", "ray://far:10001"], "ray://far:10001"),
     (["--ray", "auto"], "auto"), (["--ray=10.0.0.2:6379"], "10.0.0.2:6379"), ([], None)],
)  # fmt: skip
def test_ray_with_an_address_or_without(
    words: list[str], address: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str | None] = []

    def listen(tasks: Any, jobs: int, ray: str | None) -> Any:
        asked.append(ray)
        return played(tasks, jobs)

    monkeypatch.setattr("miskatonic.lab.simulate.played", listen)
    result = typed(*ASKED[:3], "1", *ASKED[4:], "--out", tmp_path / "x.jsonl", *words)
    assert result.exit_code == 0, result.output
    assert asked == [address]


def test_a_ray_cluster_that_is_not_there_is_said_to_be_missing_at_once() -> None:
    """Ray itself would try for minutes, and fill the screen."""
    pytest.importorskip("ray", reason="Ray is an extra")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nobody = f"127.0.0.1:{taken.getsockname()[1]}"
    began = time.monotonic()
    for address in (nobody, f"ray://{nobody}", "127.0.0.1:99999"):
        with pytest.raises(BadOptions, match=f"no Ray cluster answers at {address}$"):
            list(played(study(2).tasks(), ray=address))
    assert time.monotonic() - began < 20


def test_on_a_ray_cluster_the_bytes_are_the_same(whole: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is an extra")
    path = tmp_path / "ray.jsonl"
    result = typed(*ASKED, "--out", path, "--ray")
    assert result.exit_code == 0, result.output
    assert path.read_bytes() == whole.read_bytes()


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def _players_on_ray() -> list[int]:
    """Workers of a cluster that this process has started, while they play."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            pid = int(folder.name)
            if b"ray::_play_far" in (folder / "cmdline").read_bytes() and _parent(_parent(pid)) == os.getpid():
                found.append(pid)
    return found


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found by /proc")
def test_a_worker_of_a_ray_cluster_that_is_killed_takes_no_game_with_it() -> None:
    tasks = study(300).tasks()
    killed: list[int] = []
    over = threading.Event()

    def kill() -> None:
        while not over.wait(0.02) and not killed:
            for pid in _players_on_ray()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        found = [report for batch in played(tasks, ray="") for report in batch]
    finally:
        over.set()
        killer.join()
    assert killed, "none was seen at work"
    assert found == [report for batch in played(tasks) for report in batch]


def refused(result: Result, words: str) -> None:
    assert result.exit_code == 2, result.output
    assert words in " ".join(result.output.split()) and "Traceback" not in result.output


def test_what_does_not_belong_together_is_not_merged(whole: Path, tmp_path: Path) -> None:
    before = whole.read_bytes()
    halves = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for number, path in enumerate(halves, 1):
        assert typed(*ASKED, "--out", path, "--shard", f"{number}/2").exit_code == 0
    refused(typed("merge", halves[0]), "these are missing: 2")
    refused(typed("merge", halves[0], halves[0]), "shard 1 of 2 is there twice")
    refused(typed("merge", *halves, whole), "does not belong to")
    other = tmp_path / "other.jsonl"
    assert typed(*ASKED[:-1], "another", "--out", other, "--shard", "2/2").exit_code == 0
    refused(typed("merge", halves[0], other), "seed is 'another', not 'study'")
    older = tmp_path / "older.jsonl"
    older.write_bytes(halves[1].read_bytes().replace(b'"engine":"', b'"engine":"0.0.0-', 1))
    refused(typed("merge", halves[0], older), "engine is '0.0.0-")
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"".join(halves[1].read_bytes().splitlines(keepends=True)[:-1]))
    refused(typed("merge", halves[0], short), "is not finished: 1 of 7 games are missing")
    refused(typed(*ASKED[:-1], "another", "--out", whole), "holds another study: seed is 'another', not 'study'")
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_text("hello\n", encoding="utf8")
    refused(typed("merge", nonsense), "this is no study")
    refused(typed("merge", tmp_path / "nowhere.jsonl"), "nowhere.jsonl")
    assert whole.read_bytes() == before


@pytest.mark.parametrize("text", ["3", "0/2", "3/2", "a/b", "-1/2", "1/2/3"])
def test_a_shard_is_one_of_so_many(text: str) -> None:
    with pytest.raises(BadOptions, match="is no shard"):
        shard_of(text)


def test_a_shard_needs_a_file_and_games_enough() -> None:
    refused(typed(*ASKED, "--shard", "1/2"), "--out FILE")
    refused(typed(*ASKED, "--shard", "1/99", "--out", "/tmp/never.jsonl"), "too few for 99 shards")


def test_compare_names_the_first_game_and_entry(whole: Path, tmp_path: Path) -> None:
    recorded = tmp_path / "recorded.jsonl"
    assert typed(*ASKED, "--out", recorded, "--record").exit_code == 0
    assert "14 games are the same" in typed("compare", recorded).stdout
    assert "14 games are the same" in typed("compare", whole).stdout
    found, reports = read_study(recorded)
    journal = reports[3].journal
    assert journal is not None
    entry = next(number for number, line in enumerate(journal) if line[0] == "d" and number > 20)
    kind, who, _ = journal[entry]
    journal[entry] = (kind, who, ("no-such-key",))
    write_study(recorded, found, reports)
    result = typed("compare", recorded)
    assert result.exit_code == 1 and f"game 3 (seed study/3): entry {entry}: " in result.stdout


def test_compare_of_two_files(whole: Path, tmp_path: Path) -> None:
    found, reports = read_study(whole)
    assert first_difference(found, reports, reports) == ""
    other = tmp_path / "other.jsonl"
    assert typed(*ASKED, "--out", other, "--record").exit_code == 0
    recorded, with_journals = read_study(other)
    changed = [*with_journals]
    journal = list(with_journals[2].journal or ())
    changed[2] = msgspec.structs.replace(changed[2], digest="0", journal=[*journal[:9], ("c", "dice", ("x",))])
    assert "game 2 (seed study/2): entry 9: " in first_difference(recorded, with_journals, changed)
    assert "13 and 14 games" not in first_difference(recorded, with_journals, changed)
    refused(typed("compare", whole, other, other), "one file or two")


def test_versus_plays_the_same_games_with_one_thing_changed() -> None:
    asked = ("versus", "elder-sign", "--games", "6", "--seats", "1", "--bot", "random", "--seed", "v")
    same = typed(*asked, "--with-bot", "random")
    assert same.exit_code == 0, same.output
    assert "only the first 0, only the second 0" in same.stdout
    better = typed(*asked, "--with-bot", "heuristic")
    assert "the second wins +" in better.stdout and "6 games on either side" in better.stdout
    refused(typed(*asked), "what shall differ?")


def test_a_report_is_one_page_with_its_plots(whole: Path, tmp_path: Path) -> None:
    page = tmp_path / "deep" / "report.html"
    result = typed("report", "elder-sign", page, "--from", whole)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf8")
    assert text.count("<svg") >= 3 and "By ancient one" in text and "Causes of loss" in text
    assert "http" not in text.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ).replace("https://matplotlib.org", "")
    again = tmp_path / "again.html"
    typed("report", "elder-sign", again, "--from", whole)
    assert again.read_bytes() == page.read_bytes()
    refused(typed("report", "elder-sign", tmp_path / "a.doc"), "a page ends in .html")
    refused(typed("report", "death-may-die", page, "--from", whole), "holds games of elder-sign")


def test_rare_cells_are_hidden_and_drawn_to_the_mean() -> None:
    cells = {"often": Tally(400, 300), "rare": Tally(6, 0), "never": Tally(4, 4), "other": Tally(400, 100)}
    assert list(shown(cells)) == ["often", "rare", "other"]
    drawn = shrunk(cells)
    assert 0.0 < drawn["rare"] < 0.3 and drawn["often"] == pytest.approx(0.75, abs=0.01)
    alike = {"a": Tally(100, 50), "b": Tally(100, 52), "c": Tally(5, 2)}
    assert len(set(shrunk(alike).values())) == 1, "luck explains it all"
    assert shrunk({"a": Tally()}) == {"a": 0.0}


def test_pairs_are_surer_than_two_heaps() -> None:
    pairs = Pairs(both=400, first=10, second=40, none=550)
    low, high = pairs.bounds
    assert pairs.difference == pytest.approx(0.03) and low > 0
    apart = interval(Tally(1000, 410))[1] - interval(Tally(1000, 410))[0]
    assert high - low < apart
    assert noticeable(100) > noticeable(400) == pytest.approx(noticeable(100) / 2)


def test_merged_needs_files() -> None:
    with pytest.raises(BadOptions, match="which files"):
        merged([])


def test_a_rate_lies_in_its_interval_even_where_all_was_won() -> None:
    for games in range(1, 400):
        for wins in (0, 1, games):
            low, high = interval(Tally(games, wins))
            assert 0 <= low <= wins / games <= high <= 1


def test_among_rivals_shares_are_told_not_wins(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    result = typed("report", "dungeonology", page, "--games", "3", "--seats", "2", "--bot", "random")
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf8")
    assert "<th>share" in text and "<dt>Won" not in text
    told = typed("simulate", "dungeonology", "--games", "3", "--seats", "2", "--bot", "random").output
    assert "share" in told and "won 3" not in told


def test_a_histogram_of_whole_numbers_has_its_edges_between_them() -> None:
    assert whole_bins([0, 1, 2]) == [-0.5, 0.5, 1.5, 2.5]
    edges = whole_bins([0, 99])
    assert len(edges) <= 41 and edges[0] == -0.5 and edges[-1] >= 99.5
    assert all(edge % 1 == 0.5 for edge in edges)
