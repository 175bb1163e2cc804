"""How likely a roll is to meet what is asked for, said before it is rolled."""

from __future__ import annotations

from miskatonic.engine.value import Value
from miskatonic.games.elder_sign import dice, odds, tasks
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.rows import attempt_rows
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, COLOURS


def of_rows(game: ElderSign) -> dict[str, Value]:
    """Of each open row: of a hundred rolls of the whole pool, beside what is secured, so many would meet it."""
    attempt = game.state.attempt
    if attempt is None or attempt.failed or not game.explaining:
        return {}
    # While rewards are had the card may be gone already.
    if attempt.place != ANCIENT_ONE and not any(place.card == attempt.place for place in game.places()):
        return {}
    pool = [COLOURS[number] for number in dice.pool(game)]
    kept = tuple(sorted(game.state.dice[number].face for number in tasks.secured(game)))
    found: dict[str, Value] = {}
    for row in attempt_rows(game):
        want, _ = odds.helped(odds.want_of(row.need), kept)
        chance = odds.chance(want, pool.count("green"), pool.count("yellow"), pool.count("red"))
        found[f"odds:{row.option.anchor}"] = Value(round(100 * chance), round(100 * chance))
    return found
