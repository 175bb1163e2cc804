"""A pool of dice: rolled, held, rolled again at a price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.engine.data import data
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg
from miskatonic.kit.game import AnyGame

Faces = Mapping[str, Sequence[str]]
"""The faces of each kind of die, as often as the die has them."""


@data
class Die:
    """An empty face: not rolled yet. A held die keeps its face when the others are rolled."""

    kind: str
    face: str = ""
    held: bool = False


async def roll(game: AnyGame, faces: Faces, dice: Sequence[Die]) -> None:
    """Rolls all of these that are not held; each kind of die is a chance of its own."""
    for die in dice:
        if die.kind not in faces:
            raise ValueError(f"there are no faces for a die of the kind {die.kind!r}")
    for kind in faces:
        free = [die for die in dice if die.kind == kind and not die.held]
        if free:
            results = await game.chance(f"roll.{kind}", faces[kind], len(free))
            for die, face in zip(free, results, strict=True):
                die.face = face


def count(dice: Sequence[Die], *faces: str) -> int:
    """How many dice show one of these."""
    return len([die for die in dice if die.face in faces])


def die_options(dice: Sequence[Die]) -> list[Option]:
    return [
        Option(f"die:{number}", Msg(f"face-{die.face}"), f"die:{number}")
        for number, die in enumerate(dice)
        if not die.held
    ]


async def reroll(game: AnyGame, faces: Faces, dice: Sequence[Die], seat: int, most: int, rule: str) -> bool:
    """This seat rolls some of its dice again, or none. The price is paid by whoever asks for it."""
    options = die_options(dice)
    prompt = Msg("ask-reroll-some", {"most": min(most, len(options))})
    chosen = await Decision("reroll", seat, rule, prompt, options, 0, min(most, len(options)))
    again = [dice[int(key[4:])] for key in chosen]
    await roll(game, faces, again)
    return bool(again)
