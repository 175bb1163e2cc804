"""Random play to the end, with what must hold at every step."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.engine.errors import IllegalChoice
from miskatonic.engine.match import Match
from tests.battery.conftest import Table
from tests.battery.playing import (
    GAMES,
    TEST_GAMES,
    AnyMatch,
    Stalled,
    answer,
    choices,
    journal,
    play_out,
    played,
    rules_of,
    snapshot,
)

ROOT = Path(__file__).parent.parent.parent


def test_random_play_ends_with_an_outcome_and_nothing_more_to_decide(table: Table) -> None:
    for match, dice, bot in table.matches():
        play_out(match, dice, bot=bot)
        assert match.outcome is not None
        assert all(0 <= seat < table.seats for seat in match.outcome.winners)
        with pytest.raises(IllegalChoice, match="over"):
            match.choose(0, "anything")


def test_options_are_unique_and_every_one_is_accepted(table: Table) -> None:
    for match, _, _, dice in table.steps():
        for decision in match.pending:
            keys = [option.key for option in decision.options]
            assert len(set(keys)) == len(keys), decision
            assert not set(keys) & {refusal.key for refusal in decision.refusals}, decision
            assert 0 <= decision.seat < table.seats
            assert len(keys) > decision.least or decision.always, f"forced, and asked all the same: {decision}"
            assert 0 <= decision.least <= decision.most
            for option in decision.options:
                others = [key for key in keys if key != option.key]
                rest = dice.sample(others, max(0, decision.least - 1))
                match.fork().choose(decision.seat, option.key, *rest)


WORDS = ("choose-one", "choose-some", "may", "select")


def test_what_a_component_asks_names_it(table: Table) -> None:
    names = table.rules.card_names("en")
    for match, dice, bot in table.matches():
        for seat, keys in choices(match, dice, bot=bot):
            for decision in match.pending:
                assert not decision.cause or decision.cause in names, decision
                assert decision.cause or decision.kind not in WORDS, decision
                moment = table.rules.moment(match.state)
                assert moment is not None or table.game in TEST_GAMES, f"neither component nor phase: {decision}"
            match.choose(seat, *keys)


def test_no_component_appears_or_vanishes(table: Table) -> None:
    """Whatever is asked, every card and token lies in the state, also one that is on its way."""
    for match, dice, bot in table.matches():
        box = table.rules.components(match.state)
        assert box, f"{table.game} names its components in a catalogue"
        for seat, keys in choices(match, dice, bot=bot):
            asked = match.pending[0].kind
            match.choose(seat, *keys)
            assert table.rules.components(match.state) == box, f"{asked}: {' '.join(keys)}"


def test_every_safe_point_is_sound_and_what_a_stranger_spoils_is_not(table: Table) -> None:
    """The same check is asked of states in files from strangers."""
    for number, (match, _, _, dice) in enumerate(table.steps(safe_points=True)):
        kept = match.kept()[1]
        assert table.rules.check(read(match, kept), table.seats) == []
        for spoilt in spoiled(kept, table, dice) if number % 8 == 0 else ():
            assert table.rules.check(read(match, spoilt), table.seats), spoilt


def read(match: AnyMatch, plain: dict[str, Any]) -> Any:
    return match.rules.read_state(plain, match.rules.state_schema)


def spoiled(kept: dict[str, Any], table: Table, dice: random.Random) -> Iterator[dict[str, Any]]:
    """One component too many; one player too few; a turn of nobody's; a state without end."""
    decks = [field for field, value in kept.items() if isinstance(value, dict) and value.get("fog")]
    if decks:
        deck = dice.choice(decks)
        card = dice.choice(kept[deck]["fog"])
        cards = [found[card] for found in table.rules.catalogue().values() if card in found]
        copies = sum(table.rules.copies_of(one, table.seats) for one in cards)
        if copies:
            yield {**kept, deck: {**kept[deck], "fog": [*kept[deck]["fog"], *[card] * copies]}}
    if "players" in kept:
        yield {**kept, "players": kept["players"][:-1]}
    else:
        yield {**kept, "seats": table.seats + 1}
    for field in table.rules.seat_fields:
        if field in kept:
            yield {**kept, field: table.seats}
    if decks:
        yield {**kept, decks[0]: {**kept[decks[0]], "top": ["x"] * 50_000}}


def test_an_illegal_choice_is_refused_and_changes_nothing(table: Table) -> None:
    for match, _, _, _ in table.steps():
        before = snapshot(match)
        events = list(match.events)
        decision = match.pending[0]
        keys = [option.key for option in decision.options]
        asked = [d.seat for d in match.pending]
        attempts: list[tuple[int, tuple[str, ...]]] = [
            (decision.seat, ("no such option",)),
            (decision.seat, (*keys, "no such option")),
            (decision.seat, (keys[0],) * 2),
            *((seat, (keys[0],)) for seat in range(-1, table.seats + 1) if seat not in asked),
            *((decision.seat, (refusal.key,)) for refusal in decision.refusals),
        ]
        if decision.least:
            attempts.append((decision.seat, ()))
        for seat, wrong in attempts:
            with pytest.raises(IllegalChoice):
                match.choose(seat, *wrong)
        assert snapshot(match) == before
        assert match.events == events


def test_the_journal_replays_to_the_same_match_and_saving_is_identity(table: Table) -> None:
    for match, seat, keys, _ in table.steps():
        text = match.dumps()
        twin = Match.loads(table.rules, text)
        assert twin.fidelity.exact, twin.fidelity
        assert snapshot(twin) == snapshot(match)
        assert list(twin.pending) == list(match.pending), "with what is refused, too"
        assert twin.events == match.events
        assert twin.dumps() == text
        twin.choose(seat, *keys)
        match.choose(seat, *keys)
        assert snapshot(twin) == snapshot(match)


def test_undo_returns_the_previous_match_and_the_same_choice_the_same_luck(table: Table) -> None:
    for match, seat, keys, _ in table.steps():
        before, asked, told = snapshot(match), list(match.pending), list(match.events)
        match.choose(seat, *keys)
        after = snapshot(match)
        match.undo()
        assert snapshot(match) == before
        assert list(match.pending) == asked
        assert match.events == told
        match.choose(seat, *keys)
        assert snapshot(match) == after


def test_a_whole_game_can_be_taken_back_to_its_start(table: Table) -> None:
    for match, dice, bot in table.matches():
        beginning = snapshot(match)
        play_out(match, dice, bot=bot)
        match.undo(len(match.steps()))
        assert snapshot(match) == beginning


def test_a_fork_equals_its_origin_and_never_changes_it(table: Table) -> None:
    copies: list[tuple[AnyMatch, str]] = []
    for match, _, _, dice in table.steps():
        before = digest(match)
        twin = match.fork()
        assert digest(twin) == before
        stranger = match.fork(seed="other luck")
        assert digest(stranger) == before
        for wanderer in (twin, stranger):
            for _ in range(5):
                if wanderer.pending:
                    decision = dice.choice(wanderer.pending)
                    wanderer.choose(decision.seat, *answer(decision, dice))
        assert digest(match) == before
        copies.append((match.fork(), before))
    assert copies
    for copy, hashed in copies:
        assert digest(copy) == hashed


def test_a_finished_game_forks_and_loads_with_its_outcome(table: Table) -> None:
    for match, dice, bot in table.matches():
        play_out(match, dice, bot=bot)
        assert snapshot(match.fork()) == snapshot(match)
        assert snapshot(Match.loads(table.rules, match.dumps())) == snapshot(match)


def test_with_real_dice_and_cards_a_person_can_report_everything(table: Table) -> None:
    for seed in range(table.seeds):
        match = Match.new(table.rules, table.seats, companion=True)
        play_out(match, random.Random(f"{table.seats}/{seed}"), cap=60_000)
        assert match.outcome is not None
        assert not [entry for entry in match.journal if entry[0] == "c"]
        twin = Match.loads(table.rules, match.dumps())
        assert twin.fidelity.exact, twin.fidelity
        assert snapshot(twin) == snapshot(match)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_journal_in_another_process(game: str) -> None:
    seats = rules_of(game).most_seats
    here = journal(played(game, seats, 5))
    for hashing in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-m", "tests.battery.playing", game, str(seats), "5"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            encoding="utf8",
            check=True,
        )
        assert there.stdout == here


def test_a_game_that_does_not_end_is_stopped_with_its_last_decisions() -> None:
    with pytest.raises(Stalled, match=r"toy did not end within 30 decisions") as report:
        play_out(Match.new(rules_of("toy"), 3), random.Random(0), cap=30)
    assert len(str(report.value).splitlines()) == 21


def digest(match: AnyMatch) -> str:
    return hashlib.sha256(snapshot(match)).hexdigest()


def test_a_snapshot_sees_every_part_of_a_match() -> None:
    match = Match.new(rules_of("toy"), 3)
    seen = {snapshot(match)}
    match.choose(1, "bid:1")
    seen.add(snapshot(match))
    match.state.players[0].coins += 1
    seen.add(snapshot(match))
    match.pending = match.pending[1:]
    seen.add(snapshot(match))
    assert len(seen) == 4
