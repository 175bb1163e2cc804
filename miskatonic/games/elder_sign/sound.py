"""What holds at every safe point: asked of states that strangers bring, and throughout the tests."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.engine.message import Msg
from miskatonic.engine.sound import wrong
from miskatonic.games.elder_sign.pack import Content
from miskatonic.games.elder_sign.state import Player, State
from miskatonic.games.elder_sign.terms import COLOURS

MOST = 30
"""More points, Clue tokens or strokes of the clock than any card could bring together."""


def problems(content: Content, state: State) -> Iterator[Msg]:
    if len(state.dice) != len(COLOURS):
        yield wrong("dice", len(state.dice))
    if state.ended:
        yield wrong("ended", state.ended)
    card = content.ancient_ones.get(state.ancient_one)
    if card is None:
        if state.ancient_one or state.phase != "setup":
            yield wrong("ancient_one", state.ancient_one)
        return
    if not 0 <= state.doom <= len(card.track):
        yield wrong("doom", state.doom)
    if not 0 <= state.elder_signs < card.elder_signs:
        yield wrong("elder_signs", state.elder_signs)
    if not 0 <= state.clock < MOST:
        yield wrong("clock", state.clock)
    if not 0 <= state.midnights_due < MOST:
        yield wrong("midnights_due", state.midnights_due)
    for name in state.investigators:
        if name not in content.investigators:
            yield wrong("investigators", name)
    if state.phase != "setup":
        for player in state.players:
            yield from _of(content, state, player)
        if all(player.out for player in state.players):
            yield wrong("out", len(state.players))


def _of(content: Content, state: State, player: Player) -> Iterator[Msg]:
    """A player without an investigator is out (es.devoured.10), or gets one after this turn (es.devoured.7)."""
    if not player.investigator:
        if not player.out and player.seat != state.active:
            yield wrong("investigator", "")
        return
    if player.investigator not in content.investigators or player.out:
        yield wrong("investigator", player.investigator)
    for field, value in (("sanity", player.sanity), ("stamina", player.stamina)):
        if not 0 < value < MOST:
            yield wrong(field, value)
    if not 0 <= player.clues < MOST:
        yield wrong("clues", player.clues)
