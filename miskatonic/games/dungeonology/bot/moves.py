"""Where to go."""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.dungeonology.bot.look import Eyes
from miskatonic.games.dungeonology.bot.plays import best_play
from miskatonic.games.dungeonology.terms import START

NEW_ZONE = {1: 3.2, 2: 4.2, 3: 5.0}
"""What an unknown zone promises to a full hand, by level."""
STEP = 0.25


def move(eyes: Eyes, decision: Decision, keys: list[str]) -> tuple[str, ...] | None:
    """A card that pays, or a step toward the best zone."""
    good = best_play(eyes, keys)
    if good != (PASS,):
        return good
    return _step(eyes, keys, eyes.state.speed)


def walk(eyes: Eyes, decision: Decision, keys: list[str]) -> tuple[str, ...] | None:
    """Only one's own feet; others are led anywhere."""
    whom = decision.prompt.args.get("whom")
    return _step(eyes, keys, 2) if getattr(whom, "seat", eyes.seat) == eyes.seat else None


def _step(eyes: Eyes, keys: list[str], speed: int) -> tuple[str, ...]:
    me, state = eyes.me, eyes.state
    far = eyes.distances()
    if state.panic and _wants_home(eyes, far, speed):
        return _toward(eyes, keys, START) if me.place != START else (PASS,)
    strength = eyes.strength()
    best, worth = me.place, eyes.prospect(me.place, strength) + 0.3
    for zone, steps in far.items():
        if zone == me.place or zone == START:
            continue
        value = eyes.prospect(zone, strength) - STEP * steps
        if steps > speed:
            value -= 2.0
        for effect in eyes.game.zone(zone).effects:
            if effect.kind == "ambush":
                value -= 1.2 * effect.amount
            elif effect.kind == "boss":
                value -= 0.8
            elif effect.kind == "toll" and not eyes.game.tile(zone).entered:
                value -= 2.0
        if value > worth:
            best, worth = zone, value
    if "explore" in keys:
        level = eyes.game.zone(me.place).level
        promise = NEW_ZONE[level] * min(1.0, strength / 6) + 0.3
        if me.place == START:
            promise += 0.5
        if promise > worth:
            return ("explore",)
    if best == me.place:
        if worth > 0.31:
            return (PASS,)
        if not state.panic:
            return _explorable(eyes, keys, far)
        # Nothing new can be found: rather a long or a dangerous way than none.
        best = max(far, key=lambda zone: (eyes.worth_of(zone, strength), zone))
    return _toward(eyes, keys, best)


def _explorable(eyes: Eyes, keys: list[str], far: dict[str, int]) -> tuple[str, ...]:
    """Nothing is worth it here: on to where something new can be found."""
    from miskatonic.games.dungeonology.moving import may_explore

    if "explore" in keys:
        return ("explore",)
    open_zones = [zone for zone in far if zone != eyes.me.place and may_explore(eyes.game, zone)]
    if not open_zones:
        return (PASS,)
    return _toward(eyes, keys, min(open_zones, key=lambda zone: (far[zone], zone)))


def _wants_home(eyes: Eyes, far: dict[str, int], speed: int) -> bool:
    """Who can publish goes home; so does whoever can gain nothing more."""
    if eyes.can_publish():
        return True
    strength = eyes.strength()
    return all([eyes.worth_of(zone, strength) < 0.5 for zone in far])


def _toward(eyes: Eyes, keys: list[str], goal: str) -> tuple[str, ...]:
    """The neighbour from which the goal is nearest."""
    steps = _from(eyes, goal)
    options = [key for key in keys if key.startswith("go:") and key[3:] in steps]
    if not options:
        return (PASS,)
    best = min(options, key=lambda key: (steps[key[3:]], key))
    return (best,) if steps[best[3:]] < steps.get(eyes.me.place, 99) else (PASS,)


def _from(eyes: Eyes, goal: str) -> dict[str, int]:
    """Zones by steps to the goal, by ways that are open to this scholar."""
    found = {goal: 0}
    edge = [goal]
    while edge:
        here = edge.pop(0)
        for before in eyes.game.connected(here):
            if before not in found and eyes.open(before, here):
                found[before] = found[here] + 1
                edge.append(before)
    return found
