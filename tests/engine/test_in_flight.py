"""What is in flight lies in the state, so every view shows it and every card lies in exactly one place."""

from __future__ import annotations

import random

from miskatonic.engine.match import Match
from tests.battery.playing import choices
from tests.toy import RULES
from tests.toy.state import State


def relics_of(state: State) -> list[str]:
    deck = [*state.relics.top, *state.relics.fog, *state.relics.bottom]
    lot = [state.lot] if state.lot else []
    held = [relic for player in state.players for relic in (*player.hand, *player.table)]
    return sorted([*deck, *lot, *held, *state.discard, *state.stack])


def test_every_relic_lies_in_exactly_one_place_at_every_question(seed: int) -> None:
    flying = 0
    for luck in range(8 * seed, 8 * seed + 8):
        match = Match.new(RULES, 3, seed=luck)
        for seat, keys in choices(match, random.Random(luck)):
            assert relics_of(match.state) == sorted(RULES.relics)
            flying += len(match.state.stack)
            match.choose(seat, *keys)
    assert flying > 0


def test_a_card_being_played_is_seen_by_all() -> None:
    match = Match.position(RULES, {"players": [{"hand": ["salt-knife"]}, {"hand": ["scapegoat"]}]})
    match.choose(0, "play:salt-knife")
    assert match.decision(1) is not None
    for seat in (-1, 0, 1):
        assert match.view(seat).state.stack == ["salt-knife"]
