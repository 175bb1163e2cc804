"""Midnight, Mythos cards and the Ancient One's attack. (es.midnight.*, es.mythos-cards.*, es.battle-clock.*)"""

from __future__ import annotations

from miskatonic.engine.message import Name
from miskatonic.games.elder_sign import dice
from miskatonic.games.elder_sign.game import ElderSign, TurnEnds
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.state import Lingering


async def midnight(game: ElderSign) -> None:
    """es.midnight.1"""
    state = game.state
    state.midnight_due = False
    was_awake = state.awake
    game.event("midnight", None)
    try:
        if not was_awake:
            await _at_midnight(game)
            await new_mythos(game)
        else:
            await attack(game)
    except TurnEnds:
        if state.awake and not was_awake:
            await _attack_at_once(game)
    refresh(game)


async def _attack_at_once(game: ElderSign) -> None:
    """es.battle-clock.5"""
    try:
        await attack(game)
    except TurnEnds:
        return


async def _at_midnight(game: ElderSign) -> None:
    """es.midnight.2, es.midnight.3, es.midnight.7"""
    if game.state.turn <= 1:
        return
    seat = game.state.active
    effects = game.content.midnight
    for place in game.places():
        if place.card in effects:
            if game.events is not None:
                game.event("at-midnight", None, card=Name(place.card))
            await game.effects(effects[place.card], Scene(seat, place.card))
    for mythos in game.lasting_mythos():
        if mythos in effects:
            if game.events is not None:
                game.event("at-midnight", None, card=Name(mythos))
            await game.effects(effects[mythos], Scene(seat, mythos))
    if "midnight" in game.standing.triggers:
        await game.occasion("midnight", -1)


async def new_mythos(game: ElderSign) -> None:
    """es.midnight.4, es.midnight.5, es.mythos-cards.1"""
    state = game.state
    for lingering in state.lingering.copy():
        lingering.nights -= 1
        if lingering.nights <= 0:
            state.lingering.remove(lingering)
            game.leaves_play(lingering.card)
            dice.unlock(game, f"mythos:{lingering.card}")
            game.event("fades", None, card=Name(lingering.card))
    card = game.draw_at_once(state.mythos_deck) or await game.draw(state.mythos_deck)
    old = state.mythos
    if old:
        state.mythos_deck.put_under(old)
        if game.content.mythos[old].lingers:
            state.lingering.append(Lingering(old))
        else:
            game.leaves_play(old)
            dice.unlock(game, f"mythos:{old}")
    assert card is not None
    state.mythos = card
    game.comes_into_play(card)
    if game.events is not None:
        game.event("mythos", None, card=Name(card))
    mythos = game.content.mythos[card]
    if mythos.locks:
        await dice.lock(game, f"mythos:{card}", mythos.locks)
    game.immediate = card
    try:
        await game.effects(mythos.immediate, Scene(state.active, card))
    finally:
        game.immediate = ""


def refresh(game: ElderSign) -> None:
    """es.midnight.6"""
    for player in game.state.players:
        if player.used_today:
            player.used_today = []


async def attack(game: ElderSign) -> None:
    """es.battle-clock.2, es.ancient-one-card.9"""
    ancient_one = game.content.ancient_ones[game.state.ancient_one]
    if game.events is not None:
        game.event("attack", None, ancient_one=Name(ancient_one.id))
    await game.effects(ancient_one.attack, Scene(game.state.active, ancient_one.id))
