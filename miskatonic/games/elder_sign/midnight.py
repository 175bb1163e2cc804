"""Midnight, Mythos cards and the Ancient One's attack. (es.midnight.*, es.mythos-cards.*, es.battle-clock.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg, Name
from miskatonic.games.elder_sign import dice, museum
from miskatonic.games.elder_sign.game import ElderSign, TurnEnds
from miskatonic.kit.scene import Scene

ASK_AT_MIDNIGHT = Msg("ask-at-midnight")


async def midnight(game: ElderSign) -> None:
    """es.midnight.1"""
    state = game.state
    further = state.midnights_due - 1
    state.midnights_due = 0
    was_awake = state.awake
    game.event("midnight", None)
    try:
        if not was_awake:
            await _at_midnight(game)
            await new_mythos(game)
        else:
            await attack(game)
        await _struck_again(game, further)
    except TurnEnds:
        if state.awake and not was_awake:
            await _attack_at_once(game)
    refresh(game)


async def _struck_again(game: ElderSign, times: int) -> None:
    """es.ruling-midnight.1"""
    if times > 0:
        game.event("struck-again", None, times=times)
        await museum.add_doom(game, times)
        if game.unsettled:
            await game.settle()


async def _attack_at_once(game: ElderSign) -> None:
    """es.battle-clock.5"""
    try:
        await attack(game)
    except TurnEnds:
        return


async def _at_midnight(game: ElderSign) -> None:
    """es.midnight.2, es.midnight.3, es.midnight.7, in the order of es.ruling-midnight.2"""
    if game.state.turn <= 1:
        return
    if "midnight" in game.standing.triggers:
        await game.occasion("midnight", -1)
    await _adventures(game)
    mythos = game.state.mythos
    if mythos in game.content.midnight:
        await _strikes(game, mythos)


async def _adventures(game: ElderSign) -> None:
    """The active player chooses which is next, of those that are still in play."""
    done: list[str] = []
    while True:
        left = [place.card for place in game.places() if place.card in game.content.midnight and place.card not in done]
        if not left:
            return
        options = [game.content.strikes[card] for card in left]
        (key,) = await Decision("at-midnight", game.state.active, "es.ruling-midnight.2", ASK_AT_MIDNIGHT, options)
        card = key.partition(":")[2]
        done.append(card)
        await _strikes(game, card)


async def _strikes(game: ElderSign, card: str) -> None:
    if game.events is not None:
        game.event("at-midnight", None, card=Name(card))
    await game.effects(game.content.midnight[card], Scene(game.state.active, card))


async def new_mythos(game: ElderSign) -> None:
    """es.midnight.4, es.midnight.5, es.mythos-cards.1"""
    state = game.state
    card = await game.draw(state.mythos_deck)
    old = state.mythos
    if old:
        state.mythos_deck.put_under(old)
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
        await game.effects(mythos.immediate + mythos.brings, Scene(state.active, card))
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
