"""How an adventure ends, and the monsters beaten on the way. (es.resolving.*, es.failed-adventure.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option, Together
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import dice, losing, museum
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import MonsterToken, Player
from miskatonic.games.elder_sign.terms import (
    ENTRANCE,
)
from miskatonic.kit.scene import Scene

PENALTIES = (("sanity", "penalty-sanity"), ("stamina", "penalty-stamina"))


async def complete_adventure(game: ElderSign) -> None:
    """es.resolving.*: markers, dice, the card, its replacement, monsters (es.ruling-monsters.1), then the rewards."""
    attempt = game.attempt
    player = game.active
    state = game.state
    card = attempt.place
    place = game.place(card)
    if game.events is not None:
        game.event("resolved", None, who=Seat(player.seat), card=Name(card))
    for other in state.players:
        if other.place == card:
            game.move(other, ENTRANCE)
    attempt.captured += place.monsters
    if state.locks:
        dice.unlock(game, f"card:{card}")
    dice.return_dice(game)
    if place in state.adventures:
        at = state.adventures.index(place)
        state.adventures.remove(place)
        game.gain_trophy(player, card)
        if not place.extra:
            await museum.draw_adventure(game, at)
    else:
        state.other_worlds.remove(place)
        game.gain_trophy(player, card)
    if game.monsters_beaten or attempt.captured:
        await take_monsters(game, player)
    await game.effects(game.content.places[card].rewards, Scene(player.seat, card))
    if "adventure-resolved" in game.standing.triggers:
        await game.occasion("adventure-resolved", player.seat, card)


async def fail_adventure(game: ElderSign) -> None:
    """es.failed-rolls.6, es.failed-rolls.9, es.assist.5, es.failed-adventure.1, es.rewards-penalties.2"""
    attempt = game.attempt
    player = game.state.players[game.state.active]
    card = attempt.place
    if game.events is not None:
        game.event("failed", None, who=Seat(player.seat), card=Name(card))
    dice.return_dice(game)
    if attempt.assisted:
        await _assistants_pay(game)
    if game.monsters_beaten or attempt.captured:
        await take_monsters(game, player)
    if not attempt.avoids_penalties:
        await game.run(game.content.places[card].penalties, Scene(player.seat, card))
        tweaks = game.standing.tweaks
        if tweaks:
            for what, value in PENALTIES:
                if value in tweaks:
                    await losing.lose(game, player, what, game.number(value, 0, player.seat))
    # What answers a failure does so even where its penalties devour the investigator.
    if "adventure-failed" in game.standing.triggers and not attempt.avoids_penalties:
        await game.occasion("adventure-failed", player.seat, card)
    if game.unsettled:
        await game.settle()


async def _assistants_pay(game: ElderSign) -> None:
    """es.assist.5"""
    options = [
        Option("lose:sanity", Msg("option-lose", {"what": "sanity"}), "sanity"),
        Option("lose:stamina", Msg("option-lose", {"what": "stamina"}), "stamina"),
    ]
    seats = [seat for seat in game.attempt.assisted if game.state.players[seat].investigator]
    if not seats:
        return
    answers = await Together(
        [Decision("assist-cost", seat, "es.assist.5", Msg("ask-assist-cost"), options) for seat in seats]
    )
    for seat, (key,) in answers.items():
        game.lose(game.state.players[seat], key[5:], 1)
    if game.unsettled:
        await game.settle()


async def take_monsters(game: ElderSign, player: Player) -> None:
    """es.completing-monster-tasks.2, es.completing-monster-tasks.*, es.defeating-with-cards.3"""
    state = game.state
    taken: list[MonsterToken] = []
    game.monsters_beaten = False
    if state.attempt is not None:
        taken += state.attempt.captured
        state.attempt.captured = []
    for place in game.places():
        for token in place.monsters:
            if token.defeated:
                taken.append(token)
                # A new list: the one that is walked through stays as it is.
                place.monsters = [other for other in place.monsters if other is not token]
    for token in taken:
        dice.unlock(game, f"monster:{token.number}")
        if not player.investigator:
            game.put_under(token.id)
            continue
        if game.events is not None:
            game.event("monster-defeated", None, who=Seat(player.seat), monster=Name(token.id))
        game.gain_trophy(player, token.id)
    for token in taken:
        if player.investigator:
            await game.effects(game.content.monsters[token.id].defeated, Scene(player.seat, token.id))
            await game.occasion("monster-defeated", player.seat)
            if not token.by_card:
                await game.occasion("monster-overcome", player.seat, monsters=[token])
