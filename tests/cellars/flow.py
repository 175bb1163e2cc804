"""How the cellars are played: everybody acts twice, then everything that lurks comes nearer."""

from __future__ import annotations

from typing import cast

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.game import Game, Outcome
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.kit import uses
from miskatonic.kit.lasting import lapse
from miskatonic.kit.scene import Scene
from miskatonic.kit.ways import step_toward
from tests.cellars.game import Cellars
from tests.cellars.state import Player, State

ACTIONS = 2
ROUNDS = 4


async def play(game: Cellars) -> None:
    """From any safe point: the phase, the active seat and its actions say where we are."""
    state = game.state
    if state.phase == "set-up":
        await set_up(game)
    while state.phase != "over":
        game.safe_point()
        await turn(game)
        if not game.seats_in_order() or not state.lurkers:
            state.phase = "over"
    game.outcome = outcome_of(game)


async def set_up(game: Cellars) -> None:
    """As the scenario says."""
    state = game.state
    scenario = game.content.scenarios[state.scenario]
    for player in state.players:
        player.place = scenario.ways[0][0]
    await game.effects(scenario.set_up, Scene(game.lead, scenario.id))
    state.phase = "turns"


async def turn(game: Cellars) -> None:
    state = game.state
    player = state.players[state.active]
    if not player.out and state.actions:
        await act(game, player)
        state.actions -= 1
    if player.out or not state.actions:
        later = [seat for seat in range(player.seat + 1, len(state.players)) if not state.players[seat].out]
        state.actions = ACTIONS
        if later:
            state.active = later[0]
        else:
            await end_of_round(game)


async def act(game: Cellars, player: Player) -> None:
    options = [
        Option(f"go:{place}", Msg("option-go", {"place": Name(place)}), place)
        for place in game.ways().beside(player.place)
    ]
    options.append(Option("rest", Msg("option-rest")))
    if game.state.limits.free("round", mark(player)):
        options.append(Option("search", Msg("option-search"), player.place))
    companions = [companion.card for companion in player.companions]
    uses.add_usable(game, player.seat, companions, game.content.usable["action"], options)
    prompt = Msg("ask-action", {"who": Seat(player.seat), "left": game.state.actions})
    (key,) = await Decision("action", player.seat, "cellars.turn.1", prompt, options)
    if key == "search":
        game.state.limits.use("round", mark(player))
        game.event("searched", who=Seat(player.seat), place=Name(player.place))
        await game.effects(game.content.places[player.place].do, Scene(player.seat, player.place))
    elif key == "rest":
        game.gain(player.seat, 1)
    elif key in game.content.uses:
        await game.use(player.seat, game.content.uses[key])
    else:
        player.place = key.removeprefix("go:")
        game.event("went", who=Seat(player.seat), place=Name(player.place))


def mark(player: Player) -> str:
    """Once per round, person and place."""
    return f"{player.seat}:{player.place}"


async def end_of_round(game: Cellars) -> None:
    """What lasts is over; then everything that lurks comes nearer, and bites where it is."""
    state = game.state
    state.limits.over("round")
    for effect in lapse(state.lasting, "round"):
        game.event("lapsed", who=Seat(effect.seat), card=Name(effect.what))
    for lurker in list(state.lurkers):
        goals = [state.players[seat].place for seat in game.seats_in_order()]
        place = await step_toward(game.ways(), state.lead, lurker.place, goals, "cellars.lurk.1")
        if place != lurker.place:
            lurker.place = place
            game.event("lurked", lurker=Name(lurker.card), place=Name(place))
        for seat in game.seats_in_order():
            if state.players[seat].place == lurker.place:
                bite = Happening(game.numbered(), "bite", seat, game.content.lurkers[lurker.card].bite)
                await game.come_about(bite, game.bitten)
        await game.settle()
    left = game.seats_in_order()
    if state.round == ROUNDS or not left:
        state.phase = "over"
        return
    state.round += 1
    following = [seat for seat in left if seat > state.lead] or left
    state.lead = following[0]
    state.active = left[0]
    for seat in left:
        if seat < state.active:
            state.active = seat


def outcome_of(game: Cellars) -> Outcome:
    won = not game.state.lurkers
    winners = tuple(sorted(game.seats_in_order())) if won else ()
    return Outcome(won, Msg("outcome-cleared" if won else "outcome-dark"), winners)


def as_cellars(game: Game[State]) -> Cellars:
    return cast(Cellars, game)
