"""Two worlds that differ only in what a seat cannot see are played on alike, and the seat is sent the same: until
something is shown to it, nothing tells them apart. Not who is asked, nor what could be taken back, nor a hint.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from miskatonic.engine.decision import Decision
from miskatonic.engine.match import Match
from miskatonic.engine.record import Record
from miskatonic.engine.visibility import redeal
from miskatonic.table.feed import Feed
from miskatonic.table.seating import Holder, usual
from miskatonic.table.table import CHECKPOINTS, Table
from tests.battery.playing import AnyMatch, answer, rules_of
from tests.server.client import JSON

Keys = tuple[str, ...]
SHOWN = ("state", "events", "events_from", "decisions")


class World:
    """A table of strangers that goes on from a state, and what one seat there is sent."""

    def __init__(self, match: AnyMatch, state: object, seat: int, seats: int) -> None:
        header = msgspec.structs.replace(match.header, start=msgspec.to_builtins(state, str_keys=True), seed="luck")
        holders = [Holder("person", f"p{number}", f"P{number}") for number in range(seats)]
        self.table = Table("x", match.rules, "p0", holders, {}, usual(match.rules, strangers=True))
        self.table.go_on(Match.of(match.rules, Record(header, [], []), every=CHECKPOINTS))
        self._feed = Feed(self.table)
        self._seat = seat
        self._known = (-1, 0)

    def sent(self) -> JSON:
        message, events = self._feed.update(self._seat, *self._known)
        self._known = (self.table.number, events)
        found: JSON = msgspec.json.decode(message)
        return found

    def thought_of(self) -> tuple[list[Keys], object]:
        """What was answered since the last safe point, and a world that a bot on this seat would think in."""
        match = self.table.match
        assert match is not None
        tail = [keys if keys != ("pass",) else () for _, _, keys in match.journal[match.checkpoints[-1].entries :]]
        world = match.imagined(self._seat, "x")
        return tail, world and unordered(msgspec.to_builtins(world.state, str_keys=True))

    def asked(self, seat: int) -> Decision | None:
        return self.table.match.decision(seat) if self.table.match is not None else None

    def answer(self, decision: Decision, keys: Keys) -> None:
        """By hand, unless the table would answer by itself."""
        if not self.table.answer_unhurried(decision):
            self.table.choose(f"p{decision.seat}", decision.seat, self.table.number, keys)


def unordered(plain: Any) -> Any:
    """The order of a hand means nothing."""
    if isinstance(plain, dict):
        return {key: unordered(part) for key, part in plain.items()}
    if isinstance(plain, list):
        return sorted([unordered(part) for part in plain], key=repr)
    return plain


def alike(one: Decision, other: Decision, dice: random.Random) -> tuple[Keys, Keys] | None:
    """An answer to each that others cannot tell apart, if there is one: the same, or the same place in a hand."""
    keys, others = [o.key for o in one.options], [o.key for o in other.options]
    count = dice.randint(one.least, min(one.most, len(keys)))
    places = dice.sample(range(len(keys)), count)
    chosen = tuple([keys[place] for place in places])
    if set(chosen) <= set(others):
        return chosen, chosen
    if len(keys) == len(others):
        return chosen, tuple([others[place] for place in places])
    if "pass" in keys and "pass" in others:
        return ("pass",), ("pass",)
    return None


def play_on(one: World, other: World, dice: random.Random, tally: Counter[str]) -> None:
    for _ in range(40):
        first, second = one.sent(), other.sent()
        if any(first[part] != second[part] for part in SHOWN):
            tally["shown"] += 1
            return
        assert first == second
        tally["the same"] += 1
        tail, thought = one.thought_of()
        other_tail, other_thought = other.thought_of()
        if tail == other_tail:
            assert thought == other_thought
            tally["thought of"] += thought is not None
        assert one.table.match is not None
        if not one.table.match.pending:
            return
        decision = dice.choice(one.table.match.pending)
        twin = other.asked(decision.seat)
        assert twin is not None, "who is asked would tell"
        keys = alike(decision, twin, dice)
        if keys is None:
            return
        by_hand = (len(decision.options) > 1) is not (len(twin.options) > 1)
        tally["only one of them could act"] += by_hand
        one.answer(decision, keys[0])
        other.answer(twin, keys[1])


@pytest.mark.parametrize(("game", "seats"), [("dungeonology", 3), ("arkham-lcg", 2), ("toy", 3)])
def test_nothing_tells_two_worlds_apart_before_something_is_shown(game: str, seats: int, seed: int) -> None:
    rules = rules_of(game)
    dice = random.Random(f"{game}/{seed}")
    tally: Counter[str] = Counter()
    for number in range(3):
        match: AnyMatch = Match.new(rules, seats, {}, f"{seed}/{number}")
        for _ in range(250):
            if not match.pending:
                break
            decision = dice.choice(match.pending)
            match.choose(decision.seat, *answer(decision, dice))
            if dice.random() < 0.1 and match.pending:
                state = rules.read_state(match.kept()[1], rules.state_schema)
                seat = dice.randrange(-1, seats)
                worlds = (state, redeal(state, seat, dice.randrange))
                one, other = (World(match, world, seat, seats) for world in worlds)
                play_on(one, other, dice, tally)
    assert tally["the same"] > 10, "there was something to compare"
    assert tally["thought of"] > 10
    if game == "dungeonology":
        assert tally["only one of them could act"] > 0, "and something to give away"
