"""What follows from every effect: sealing, devouring, awakening. (es.devoured.*, es.awakening.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.elder_sign import dice, museum
from miskatonic.games.elder_sign.game import ElderSign, TurnEnds
from miskatonic.games.elder_sign.loot import starting_items
from miskatonic.games.elder_sign.state import Die, Player
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, ENTRANCE, ON_SPELL
from miskatonic.kit.game import nothing_more
from miskatonic.kit.scene import Scene


async def settle(game: ElderSign) -> None:
    """Looks at the table after an effect. What seals the Ancient One has ended the game before (es.doom-track.7)."""
    game.unsettled = False
    state = game.state
    ancient_one = game.content.ancient_ones[state.ancient_one]
    maxima_changed = game.maxima_changed
    game.maxima_changed = False
    devoured: list[Player] = []
    for player in game.investigators_in_order():
        if maxima_changed:
            _cap(game, player)
        if player.sanity <= 0 or player.stamina <= 0:
            await devour(game, player)
            devoured.append(player)
    awakens = state.doom >= len(ancient_one.track) and not state.awake
    if devoured:
        await _replace(game, devoured, awakens)
    if awakens:
        await awaken(game)
        raise TurnEnds
    if game.in_turn and game.active in devoured:
        raise TurnEnds
    if game.unsettled:
        await settle(game)


def _cap(game: ElderSign, player: Player) -> None:
    """A lowered maximum takes the points above it along (es.investigator-card.2, .3)."""
    player.sanity = min(player.sanity, game.maximum(player, "sanity"))
    player.stamina = min(player.stamina, game.maximum(player, "stamina"))


async def devour(game: ElderSign, player: Player) -> None:
    """es.devoured.*"""
    if game.events is not None:
        game.event("devoured", None, who=Seat(player.seat), investigator=Name(player.investigator))
    _leave(game, player)
    await museum.add_doom(game, 1)
    if "devoured" in game.standing.triggers:
        await game.happen("devoured", player.seat, nothing_more)


async def _replace(game: ElderSign, devoured: list[Player], awakens: bool) -> None:
    """es.devoured.7, es.devoured.11, es.devoured.12; in his own turn a player chooses after the Clock Phase.

    All who were devoured together are looked at together: no order of seats decides (es.ruling-devoured.1).
    """
    state = game.state
    for player in devoured:
        if awakens or state.awake or not state.investigators:
            eliminate(game, player)
        elif not (game.in_turn and player.seat == state.active):
            await new_investigator(game, player)


def eliminate(game: ElderSign, player: Player) -> None:
    """es.devoured.10, es.devoured.12, es.game-end.3"""
    player.out = True
    game.event("eliminated", None, who=Seat(player.seat))
    for other in game.state.players:
        if not other.out:
            return
    game.end("devoured")


def _leave(game: ElderSign, player: Player) -> None:
    """Everything goes back where it belongs."""
    state = game.state
    for card in [*player.common, *player.unique, *player.spells, *player.allies, *player.trophies]:
        game.put_under(card)
    for cast in player.cast.copy():
        for number, die in enumerate(state.dice):
            if die.place == ON_SPELL and die.at == cast.number:
                state.dice[number] = Die()
        dice.free_spell(game, cast.number)
    game.leaves_play(player.investigator, player.seat)
    for ally in player.allies:
        game.leaves_play(ally, player.seat)
    state.devoured.append(player.investigator)
    player.investigator = player.place = ""
    player.sanity = player.stamina = player.less_sanity = player.less_stamina = player.clues = 0
    player.common, player.unique, player.spells, player.allies = [], [], [], []
    player.trophies, player.used_today = [], []


async def new_investigator(game: ElderSign, player: Player) -> None:
    """es.devoured.7, es.devoured.8, es.devoured.14; nobody joins a battle (es.ruling-devoured.1)."""
    if game.state.awake or not game.state.investigators:
        eliminate(game, player)
        return
    options = [game.content.newcomers[name] for name in game.state.investigators]
    (key,) = await Decision(
        "investigator",
        player.seat,
        "es.devoured.7",
        Msg("ask-investigator", {"who": Seat(player.seat)}),
        options,
    )
    await enter(game, player, key.partition(":")[2])


async def enter(game: ElderSign, player: Player, investigator: str) -> None:
    """es.setup-investigators.*: maximum Sanity and Stamina, starting items, at the Entrance."""
    game.state.investigators.remove(investigator)
    player.investigator = investigator
    player.place = ENTRANCE
    game.comes_into_play(investigator, player.seat)
    player.sanity = game.maximum(player, "sanity")
    player.stamina = game.maximum(player, "stamina")
    if player.sanity <= 0 or player.stamina <= 0:
        game.unsettled = True
    if game.events is not None:
        game.event("enters", None, who=Seat(player.seat), investigator=Name(investigator))
    await starting_items(game, player)


async def awaken(game: ElderSign) -> None:
    """es.awakening.*"""
    state = game.state
    ancient_one = game.content.ancient_ones[state.ancient_one]
    state.doom = len(ancient_one.track)
    game.event("awakens", None, ancient_one=Name(state.ancient_one))
    if ancient_one.ends_world:
        game.end("world-ended")
    state.awake = True
    _discard_mythos(game)
    dice.remove_locked(game)
    for place in game.places():
        for token in place.monsters:
            game.put_under(token.id)
        game.put_under(place.card)
    state.adventures.clear()
    state.other_worlds.clear()
    if state.attempt is not None:
        for token in state.attempt.captured:
            game.put_under(token.id)
        state.attempt.captured.clear()
    for player in state.players:
        if player.investigator:
            game.move(player, ANCIENT_ONE)
    if ancient_one.awakens:
        await game.run(ancient_one.awakens, Scene(state.active, state.ancient_one))
        game.unsettled = True
    if game.unsettled:
        await settle(game)


def _discard_mythos(game: ElderSign) -> None:
    """es.awakening.2, es.awakening.3, es.awakening.11"""
    state = game.state
    if state.mythos:
        game.leaves_play(state.mythos)
        dice.unlock(game, f"mythos:{state.mythos}")
        game.put_under(state.mythos)
        state.mythos = ""
