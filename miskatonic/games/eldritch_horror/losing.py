"""Losing and recovering Health and Sanity; being defeated, devoured, eliminated. (eh.health-sanity.*, eh.defeated.*)"""

from __future__ import annotations

from miskatonic.engine.cut import CutShort
from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import doom, ending, gaining, prevention, supply
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Defeated, Player
from miskatonic.kit.scene import person


def recover(game: Eldritch, seat: int, stat: str, amount: int) -> None:
    """Never above the maximum (eh.health-sanity.2); 0: all."""
    player = game.player(seat)
    card = game.content.investigators[player.investigator]
    if stat == "health":
        gained = min(amount or 99, card.health - player.health)
        player.health += gained
    else:
        gained = min(amount or 99, card.sanity - player.sanity)
        player.sanity += gained
    if gained:
        game.caused("recovered", who=Seat(seat), what=Msg(f"points-{stat}", {"amount": gained}))


async def lose(
    game: Eldritch, seat: int, health: int = 0, sanity: int = 0, *, spell: bool = False, by: str = ""
) -> tuple[int, int]:
    """Both at once, `by` whom; what was lost. Whoever has none left is defeated at once (eh.defeated.1)."""
    player = game.player(seat)
    if not player.investigator:
        return 0, 0
    if game.content.preventers:
        if health > 0:
            health = await prevention.prevented(game, seat, "health", health, spell)
        if sanity > 0 and player.investigator:
            sanity = await prevention.prevented(game, seat, "sanity", sanity, spell)
        if not player.investigator:
            raise CutShort(seat)
    health, sanity = min(max(0, health), player.health), min(max(0, sanity), player.sanity)
    if health:
        player.health -= health
        game.caused("lost.health", by, who=Seat(seat), amount=health)
    if sanity:
        player.sanity -= sanity
        game.caused("lost.sanity", by, who=Seat(seat), amount=sanity)
    if not player.health or not player.sanity:
        await defeat(game, player)
    return health, sanity


async def defeat(game: Eldritch, player: Player) -> None:
    """eh.defeated.1, .2, .3, .4, .5, .6, .7, .9, .21, .22"""
    state, seat = game.state, player.seat
    was_awake = state.awake
    investigator = player.investigator
    cause = "health" if not player.health else "sanity"
    if not player.health and not player.sanity:
        options = [Option(stat, Msg(f"stat-{stat}")) for stat in ("health", "sanity")]
        cause = await game.one_of("defeat-cause", seat, "eh.defeated.9", options)
    game.event("defeated", who=Seat(seat), card=Name(investigator))
    await doom.advance(game, 1, by=investigator)
    city = await nearest_space(game, player.place, "city", "eh.defeated.3")
    for held in list(player.conditions):
        gaining.discard(game, player, held)
    body = Defeated(
        investigator,
        city,
        "health" if cause == "health" else "sanity",
        player.clues,
        player.train,
        player.ship,
        player.assets,
        player.artifacts,
        player.spells,
    )
    state.defeated.append(body)
    _leave(game, player)
    await _without_investigator(game, player, was_awake)


async def nearest_space(game: Eldritch, start: str, kind: str, rule: str) -> str:
    """eh.nearest.1, eh.nearest.2, eh.nearest.3"""
    goals = game.content.spaces_of[kind]
    near = game.ways().nearest(start, goals)
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in near]
    return await game.one_of("nearest", active(game), rule, options)


def active(game: Eldritch) -> int:
    """The active investigator; in the Mythos Phase the Lead Investigator (eh.investigator.2, eh.investigator.3)."""
    state = game.state
    if state.phase in ("action", "encounter") and game.player(state.active).investigator:
        return state.active
    return game.lead


async def devour(game: Eldritch, seat: int) -> None:
    """eh.devoured.1, .2, .3, .6"""
    state = game.state
    player = game.player(seat)
    was_awake = state.awake
    game.event("devoured", who=Seat(seat), card=Name(player.investigator))
    await doom.advance(game, 1, by=player.investigator)
    for held in [*player.assets, *player.artifacts, *player.spells, *player.conditions]:
        gaining.discard(game, player, held)
    for clue in player.clues:
        supply.discard_clue(game, clue)
    player.clues = []
    state.box.append(player.investigator)
    _leave(game, player)
    await _without_investigator(game, player, was_awake)


def _leave(game: Eldritch, player: Player) -> None:
    """The seat has no investigator any more."""
    player.investigator = ""
    player.place = ""
    player.health = player.sanity = player.train = player.ship = 0
    player.clues, player.assets, player.artifacts, player.spells = [], [], [], []
    player.conditions, player.improvements = [], {}
    player.delayed = False


async def _without_investigator(game: Eldritch, player: Player, was_awake: bool) -> None:
    """eh.defeated.8, .13, eh.ancient-one.8, eh.ruling-defeat.1; he stops whatever he is doing (eh.defeated.17)."""
    if was_awake:
        eliminate(game, player)
    if game.state.lead == player.seat:
        await pass_lead(game, player.seat)
    if game.seats_in_order():
        await supply.outlived(game)
    raise CutShort(player.seat)


def eliminate(game: Eldritch, player: Player) -> None:
    player.out = True
    game.event("eliminated", who=Seat(player.seat))
    ending.check_eliminated(game)


async def pass_lead(game: Eldritch, seat: int) -> None:
    """To an investigator of his choice; where there is none, it stays with the player."""
    others = [other for other in game.seats_in_order() if other != seat]
    if others:
        options = [Option(person(other), Msg("thing-person", {"who": Seat(other)}), person(other)) for other in others]
        key = await game.one_of("pass-lead", seat, "eh.defeated.8", options)
        new_lead(game, int(key.partition(":")[2]))


def new_lead(game: Eldritch, seat: int) -> None:
    game.state.lead = seat
    game.event("lead", who=Seat(seat))
