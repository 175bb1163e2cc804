"""Enemies on the map: summoned, moved, wounded, killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import asking
from miskatonic.games.death_may_die.state import Enemy
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie


def summon(game: DeathMayDie, card: str, place: str) -> Enemy | None:
    """dmd.mythos-summon.2, dmd.mythos-summon.3: if a figure is in the supply."""
    state = game.state
    if card not in state.supply:
        return None
    state.supply.remove(card)
    enemy = Enemy(game.numbered(), card, place)
    state.enemies.append(enemy)
    game.event("summoned", enemy=Name(card), place=Name(place))
    if place in game.board.gates.values():
        _at_a_gate(game, enemy)
    return enemy


def _at_a_gate(game: DeathMayDie, enemy: Enemy) -> None:
    """Gate Manipulation: half of its life, rounded up; a second such wound kills."""
    for investigator in game.living():
        if game.perk(investigator.number, "gate-wounds"):
            reach = game.perk(investigator.number, "gate-range")
            if game.board.distance[investigator.place].get(enemy.place, reach + 1) <= reach:
                wound(game, enemy.key, -(-game.stats[enemy.card].life // 2))


async def move_toward(game: DeathMayDie, key: str, goals: list[str], steps: int, rule: str) -> None:
    """dmd.mythos-effects.3 to 5: the shortest way; the active player decides between equals; it stops at the goal."""
    for _ in range(steps):
        place = game.place_of(key)
        onward = game.board.toward(place, goals) if place else []
        if not onward:
            return
        what = Name(key.partition("#")[0])
        put(game, key, await asking.space(game, "toward", onward, rule, what=what, place=Name(place)))


def put(game: DeathMayDie, key: str, place: str) -> None:
    """Moves a figure or a token to a space."""
    enemy = game.enemy(key)
    if enemy is not None:
        enemy.place = place
    elif key == game.state.elder_one.card:
        game.state.elder_one.place = place
    else:
        marker = game.marker(key)
        assert marker is not None, key
        marker.place = place
    game.event("moved", what=Name(key.partition("#")[0]), place=Name(place), piece=key)


def wound(game: DeathMayDie, key: str, amount: int) -> bool:
    """dmd.attack.4 to 6. True: it is killed. The Elder One is wounded only once the Ritual is disrupted."""
    if amount <= 0:
        return False
    if key == game.state.elder_one.card:
        _wound_elder_one(game, amount)
        return False
    enemy = game.enemy(key)
    if enemy is None:
        return False
    enemy.wounds += amount
    game.event("enemy.wounded", enemy=Name(enemy.card), amount=amount, place=Name(enemy.place), piece=key)
    if enemy.wounds < game.stats[enemy.card].life:
        return False
    game.state.enemies.remove(enemy)
    game.state.supply.append(enemy.card)
    game.event("enemy.killed", enemy=Name(enemy.card), place=Name(enemy.place), piece=key)
    leave_body(game, enemy)
    return True


def leave_body(game: DeathMayDie, enemy: Enemy) -> None:
    """Where an Episode has a token for it, a killed enemy leaves its body in the space."""
    body = game.content.bodies.get((game.state.episode, enemy.card))
    if body:
        for marker in game.state.markers:
            if marker.card == body and not marker.place and not marker.done:
                marker.place = enemy.place
                game.event("body", place=Name(enemy.place), what=Name(body))
                return


def _wound_elder_one(game: DeathMayDie, amount: int) -> None:
    """dmd.ritual.2, dmd.elder-fight.3"""
    elder_one = game.state.elder_one
    if not elder_one.place or not game.state.disrupted:
        return
    elder_one.wounds += amount
    game.unsettled = True
    game.event("elder-one.wounded", elder_one=Name(elder_one.card), amount=amount)


async def when_killed(game: DeathMayDie, who: int, card: str, place: str) -> None:
    """What the enemy's card says of its death: `it` is the space where it stood."""
    effects = game.stats[card].when_killed
    if effects:
        await game.run(effects, Scene(who, card, None, place))
