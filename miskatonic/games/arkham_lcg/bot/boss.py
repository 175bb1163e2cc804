"""The last enemy: who can do what to it, how long one stands, and when it may be called."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.bot import worth
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.cards import Asset
from miskatonic.games.arkham_lcg.state import Enemy

BLOW = 2
"""Damage and horror of an attack of it."""
HEALTH = 5
"""For each investigator."""
ACTIONS = 3


def ready(look: Look) -> bool:
    """Whether the last fight may begin: all that helps is done, or there is no time."""
    left = look.rounds_left()
    if left <= look.weights.HURRY:
        return True
    busy = [enemy for player in look.everybody() for enemy in look.game.engaged_with(player.seat)]
    strong = strength(look) - look.weights.BUSY * len(busy)
    if strong >= look.weights.STRENGTH:
        return True
    if left > look.weights.VICTORY_ROUNDS and _worth_clearing(look):
        return False
    if left > look.weights.PREPARED and _unplayed(look):
        return False
    return left <= look.weights.FIGHT_TO_COME


def leave(look: Look) -> bool:
    """Where the next act leaves enemies behind, it can wait for them while one arms oneself."""
    act = look.content.acts.get(look.state.act.card) if look.state.act is not None else None
    if act is None or not any([verb.tag == "clear-place" for verb in act.back]):
        return True
    return look.rounds_left() <= look.weights.SETTLED or bool(look.state.enemies)


def _worth_clearing(look: Look) -> bool:
    """A place that counts for victory still has clues."""
    locations = look.content.locations
    return any(
        [
            place.card in locations and locations[place.card].victory > 0 and look.clues_at(place) > 0
            for place in look.state.locations
        ]
    )


def _unplayed(look: Look) -> bool:
    """A good card in hand that can be paid."""
    for card in look.me.hand:
        asset = look.content.player_cards.get(card)
        if not isinstance(asset, Asset) or (asset.cost or 0) > look.me.resources:
            continue
        if worth.asset(look, asset) - worth.slots_taken(look, asset) > look.weights.WORTH_PLAYING:
            return True
    return False


def strength(look: Look) -> float:
    """How much of the last enemy the group would bring down before it falls."""
    bosses = look.bosses()
    health = look.left(bosses[0]) if bosses else HEALTH * look.state.investigators
    power = sum([_damage_to_come(look, player.seat) for player in look.everybody()])
    return (power + look.weights.IN_HAND * sum([_blow(look, card) for card in look.me.hand])) / max(1, health)


def _blow(look: Look, card: str) -> float:
    """Damage of an event in hand that can be paid."""
    event = look.content.events.get(card)
    return worth.blow(event) if event is not None and (event.cost or 0) <= look.me.resources else 0.0


def _damage_to_come(look: Look, seat: int) -> float:
    """Each miss is answered, and each round ends with an attack."""
    power = worth.power_in_play(look, seat)
    if seat == look.seat and any([worth.minds(look, card) for card in look.me.hand]):
        power = max(power, look.chance(look.trial("", "intellect", "", look.weights.TYPICAL_FIGHT)))
    per_attack = power * (1 + 0.5 * helper_near(look, seat))
    miss = 1.0 - min(0.95, max(worth.bare_hands(look, seat) + look.weights.WITH_CARDS, 0.5 * per_attack))
    lives = min(-(-look.health_left(seat) // BLOW), -(-look.sanity_left(seat) // BLOW))
    return per_attack * lives / (miss + 1 / ACTIONS)


def helper_near(look: Look, seat: int) -> int:
    """Whether somebody at this place makes every attack on a monster harder."""
    place = look.state.players[seat].place
    for player in look.everybody():
        if player.place == place and any([piece.card == "lita-chantler" for piece in player.assets]):
            return 1
    return 0


def fetches(look: Look, seat: int) -> bool:
    """While the last enemy stands: nobody holds this one, and somebody waits to be won over or to be brought there."""
    if not look.bosses() or look.game.engaged_with(seat):
        return False
    player = look.state.players[seat]
    if any([piece.card == "lita-chantler" for piece in player.assets]):
        return all([enemy.place != player.place for enemy in look.bosses()])
    return any([piece.card in look.content.assets for place in look.state.locations for piece in place.cards])


def harder(look: Look, enemy: Enemy) -> int:
    """Damage that comes to a hit of one's own."""
    return helper_near(look, look.seat) if look.game.has_trait(enemy.key, "monster") else 0
