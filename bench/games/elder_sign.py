"""One investigator on one adventure, beside the public Monte-Carlo study of Elder Sign."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

from bench.measure import Plan
from miskatonic.engine.chance import Seeded, Stream
from miskatonic.engine.data import copy_of
from miskatonic.games.elder_sign import RULES, flow

STUDY_ATTEMPTS = 2_300
"""Attempts per second of the public Monte-Carlo study of Elder Sign."""
MIDDLE = {
    "seats": 1,
    "phase": "resolution",
    "players": [{"investigator": "joe-diamond", "place": "the-hidden-passage", "clues": 1, "common": ["crowbar"]}],
    "adventures": ["the-hidden-passage", "lights-out", "hallway-on-fire", "the-archives", "the-curator", "koi-pond"],
}


def attempts_per_second(attempts: int) -> float:
    """One investigator on an adventure; random decisions until the attempt ends, with no match around it.

    After every eighth attempt the table is laid anew; between them the investigator rests and doom is taken off.
    """
    table = RULES.position(MIDDLE)
    below = Stream("choices").below
    dice = Seeded(Stream("dice"))
    start = time.process_time()
    for number in range(attempts):
        if number % 8 == 0:
            state = copy_of(table)
            game = RULES.game(state, dice, [])
            player = state.players[0]
        player.place = state.adventures[0].card
        player.sanity, player.stamina, state.doom = 4, 6, 0
        attempt(flow.resolution(game), below)
    return attempts / (time.process_time() - start)


def attempt(resolution: Coroutine[Any, Any, None], below: Callable[[int], int]) -> None:
    try:
        question = resolution.send(None)
        while True:
            options = question.options
            at = below(len(options))
            if question.least <= 1:
                question = resolution.send((options[at].key,))
            else:
                question = resolution.send(tuple([options[at - step].key for step in range(question.least)]))
    except StopIteration:
        return


PLANS = [
    Plan(
        "one adventure",
        "attempts/s",
        10.0 * STUDY_ATTEMPTS,
        True,
        lambda scale: attempts_per_second(800 * scale),
        "the public Monte-Carlo study",
        STUDY_ATTEMPTS,
    )
]
