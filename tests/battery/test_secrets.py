"""Views leak nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from miskatonic.engine.event import Event
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.engine.visibility import UNSEEN, project, redeal
from tests.battery.conftest import Table
from tests.battery.playing import AnyMatch


def test_what_a_seat_cannot_see_does_not_change_its_view(table: Table) -> None:
    for match, _, _, dice in table.steps():
        for seat in range(-1, table.seats):
            twin = redeal(match.state, seat, dice.randrange)
            assert encoded(project(twin, seat)) == encoded(project(match.state, seat))
            assert sorted(words(twin)) == sorted(words(match.state))


def test_what_a_seat_cannot_see_does_not_change_what_it_is_asked_or_told(table: Table) -> None:
    """Two worlds begin at a safe point and differ in what the seat cannot see; until something is revealed it cannot
    tell them apart, not even by who is asked."""
    compared = 0
    for match, _, _, dice in table.steps(safe_points=True):
        state = table.rules.read_state(match.kept()[1], table.rules.state_schema)
        for seat in range(-1, table.seats):
            one = world(match, state)
            other = world(match, redeal(state, seat, dice.randrange))
            if one.journal or other.journal or one.revealed or other.revealed:
                continue
            assert encoded(one.view(seat)) == encoded(other.view(seat))
            assert asked(one) == asked(other)
            assert one.events_for(seat) == other.events_for(seat)
            compared += 1
    assert compared > 0


def test_every_seat_imagines_worlds_that_it_cannot_tell_from_the_true_one(table: Table) -> None:
    for number, (match, _, _, dice) in enumerate(table.steps()):
        if number % 5:
            continue
        seat = dice.randrange(-1, table.seats)
        world = match.imagine(seat, str(number))
        assert encoded(world.view(seat)) == encoded(match.view(seat))


def test_no_event_and_no_question_names_what_another_seat_hides(table: Table) -> None:
    for match, seat, keys, _ in table.steps():
        before = seen(match, table.seats)
        told = len(match.events)
        match.choose(seat, *keys)
        views = seen(match, table.seats)
        seen_by_somebody = set[str]().union(*views.values())
        for viewer in range(-1, table.seats):
            secret = seen_by_somebody - views[viewer] - before[viewer]
            heard: list[Event] = match.events_for(viewer, told)
            questions = [decision for decision in match.pending if decision.seat == viewer]
            named = set(words([event.args for event in heard])) | set(words(questions))
            named |= {word.partition(":")[2] for word in named}
            assert not named & secret, f"seat {viewer} learns of {sorted(named & secret)}"


def test_the_toy_hides_enough_to_make_these_scenes_worth_playing() -> None:
    from tests.toy import RULES

    match = Match.new(RULES, 3)
    hidden = [word for word in words(project(match.state, 0)) if word == UNSEEN]
    assert len(hidden) > 20
    assert encoded(redeal(match.state, 0, lambda count: 0)) != encoded(match.state)


def seen(match: AnyMatch, seats: int) -> dict[int, set[str]]:
    return {viewer: set(words(project(match.state, viewer))) for viewer in range(-1, seats)}


def world(match: AnyMatch, state: object) -> AnyMatch:
    start = msgspec.to_builtins(state, str_keys=True)
    header = msgspec.structs.replace(match.header, start=start)
    begun = Match.of(match.rules, Record(header, [], []))
    assert begun.fidelity.exact, begun.fidelity
    return begun


def asked(match: AnyMatch) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in match.pending]


def encoded(thing: Any) -> bytes:
    return msgspec.msgpack.encode(thing)


def words(thing: Any) -> Iterator[str]:
    """Every word in a value, at any depth."""
    plain = msgspec.to_builtins(thing, str_keys=True)
    stack = [plain]
    while stack:
        part = stack.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            stack.extend(part.values())
        elif isinstance(part, list | tuple):
            stack.extend(part)
