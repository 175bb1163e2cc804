"""Seeds: committed to before, replaced at borders, kept out of files that can be played on, checked afterwards."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from miskatonic.engine.chance import LUCK, Entry, commitment
from miskatonic.engine.match import Match
from miskatonic.engine.proof import prove
from miskatonic.engine.record import Record, SaveFile
from tests.battery.playing import AnyMatch, choices, play_out, snapshot
from tests.toy import RULES


def halfway(seed: str = "secret", fresh: str = "") -> AnyMatch:
    """Some way into a game, in which, in the middle, fresh luck may have been asked for."""
    match: AnyMatch = Match.new(RULES, 3, seed=seed)
    for number, (seat, keys) in enumerate(choices(match, random.Random(5))):
        if number == 10 and fresh:
            match.reseed(fresh)
        if number == 20:
            break
        match.choose(seat, *keys)
    return match


def luck_to_come(match: AnyMatch) -> list[Entry]:
    """What comes out from here to the end, if everybody chooses in a certain way."""
    twin = match.fork()
    begin = len(twin.journal)
    play_out(twin, random.Random(9))
    return [entry for entry in twin.journal[begin:] if entry[0] == "c"]


def test_a_commitment_is_the_hash_of_the_seed_and_does_not_hold_it() -> None:
    assert commitment("secret") == sha256(b"miskatonic seed secret").hexdigest()
    assert "secret" not in commitment("secret")


def test_after_fresh_luck_the_old_seed_foretells_nothing() -> None:
    known, other = halfway(), halfway()
    assert luck_to_come(known) == luck_to_come(other)
    other.reseed("another")
    assert luck_to_come(known) != luck_to_come(other)


def test_fresh_luck_is_a_line_that_is_saved_taken_back_and_replayed(tmp_path: Path) -> None:
    match = halfway(fresh="another")
    assert (LUCK, commitment("another"), ("another",)) in match.journal
    twin = Match.loads(RULES, match.dumps())
    assert twin.fidelity.exact and snapshot(twin) == snapshot(match) and twin.luck == "another"
    assert luck_to_come(twin) == luck_to_come(match)
    before = snapshot(match)
    decision = match.pending[0]
    match.choose(decision.seat, *[option.key for option in decision.options[: max(1, decision.least)]])
    match.undo()
    assert snapshot(match) == before
    match.undo(len(match.steps()))
    assert match.luck == "secret" and snapshot(match) == snapshot(Match.new(RULES, 3, seed="secret"))
    file = SaveFile(tmp_path / "game")
    file.start(twin)
    twin.reseed("a third")
    file.sync(twin)
    assert Match.load(RULES, tmp_path / "game").luck == "a third"


def test_a_file_for_people_who_play_on_has_no_seed_and_goes_on_with_luck_that_nobody_knows() -> None:
    match = halfway(fresh="another")
    text = match.record().veiled().dumps()
    assert '"secret"' not in text and '"another"' not in text
    assert commitment("secret") in text and commitment("another") in text
    twins = [Match.loads(RULES, text) for _ in range(20)]
    for twin in twins:
        assert twin.fidelity.exact
        assert twin.state == match.state and list(twin.pending) == list(match.pending)
        assert twin.journal[-1][0] == LUCK and len(twin.luck) == 64
    assert len({twin.luck for twin in twins}) == len(twins)
    one, *others = twins
    assert any(luck_to_come(one) != luck_to_come(other) for other in others), "two short ends may be alike, not twenty"
    one.rewind(0)
    assert len(one.luck) == 64 and one.luck not in ("secret", "another")


def test_every_outcome_of_a_finished_game_is_proven_from_its_seeds() -> None:
    match = play_out(halfway(fresh="another"), random.Random(1))
    proof = prove(RULES, match.record())
    drawn = sum(len(entry[2]) for entry in match.journal if entry[0] == "c")
    assert proof.problem is None and proof.over
    assert (proof.proven, proof.kept, proof.reported) == (drawn, 0, 0)
    assert [promise.commitment for promise in proof.promises] == [commitment("secret"), commitment("another")]


def test_what_is_kept_is_not_called_proven() -> None:
    match = halfway(fresh="another")
    proof = prove(RULES, match.record().veiled())
    assert proof.problem is None and not proof.over
    assert proof.proven == 0 and proof.kept == sum(len(entry[2]) for entry in match.journal if entry[0] == "c")
    assert not any(promise.revealed for promise in proof.promises)


def test_an_outcome_that_was_changed_is_found() -> None:
    match = play_out(halfway(), random.Random(1))
    record = match.record()
    found = 0
    for number, (kind, name, words) in enumerate(record.entries):
        others = [e[2][0] for e in record.entries if e[0] == "c" and e[1] == name and e[2] != words]
        if kind == "c" and others:
            changed = [*record.entries]
            changed[number] = (kind, name, (others[0],))
            proof = prove(RULES, Record(record.header, changed, []))
            assert proof.problem is not None and proof.entry <= number
            found += 1
    assert found > 5


@pytest.mark.parametrize("where", ["header", "line"])
def test_a_seed_that_was_not_committed_to_is_found(where: str) -> None:
    record = play_out(halfway(fresh="another"), random.Random(1)).record()
    if where == "header":
        record.header = msgspec.structs.replace(record.header, commit=commitment("something else"))
    else:
        at = next(number for number, entry in enumerate(record.entries) if entry[0] == LUCK)
        record.entries[at] = (LUCK, commitment("something else"), ("another",))
    proof = prove(RULES, record)
    assert proof.problem is not None and proof.problem.id == "problem-seed-differs"
