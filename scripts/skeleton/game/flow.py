"""How Skeleton is played. Each function reads like its rule and names it."""

from __future__ import annotations

from typing import cast

from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.game import Game, Outcome
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.kit.scene import Scene
from scripts.skeleton.game.game import Skeleton
from scripts.skeleton.game.state import Player, State

PIPS = ("1", "2", "3", "4", "5", "6")
MOST_HEALTH = 3


async def play(game: Skeleton) -> None:
    """skl.turn.1, skl.end.1, skl.end.2"""
    state = game.state
    while state.phase == "turns":
        game.safe_point()
        if state.clues >= state.goal:
            _end(game, True, "outcome-found")
        elif state.light == 0:
            _end(game, False, "outcome-dark")
        elif not game.seats_in_order():
            _end(game, False, "outcome-nobody")
        else:
            await turn(game, state.players[state.active])
            state.active = (state.active + 1) % len(state.players)


async def turn(game: Skeleton, player: Player) -> None:
    """skl.turn.1"""
    if player.health:
        (key,) = await _actions(game, player)
        if key == "search":
            await search(game, player)
        elif key == "rest":
            await rest(game, player)
    game.burn()


def _actions(game: Skeleton, player: Player) -> Decision:
    options = [Option("wait", Msg("option-wait"))]
    refusals: list[Refusal] = []
    if len(game.state.finds):
        options.append(Option("search", Msg("option-search"), "finds"))
    else:
        refusals.append(Refusal("search", Msg("option-search"), "skl.search.2", "finds", Msg("missing-finds")))
    if player.health < MOST_HEALTH:
        options.append(Option("rest", Msg("option-rest")))
    else:
        refusals.append(Refusal("rest", Msg("option-rest"), "skl.rest.2", missing=Msg("missing-wounds")))
    prompt = Msg("ask-action", {"who": Seat(player.seat)})
    return Decision("action", player.seat, "skl.turn.1", prompt, options, refusals=tuple(refusals))


async def search(game: Skeleton, player: Player) -> None:
    """skl.search.1"""
    card = await game.draw(game.state.finds)
    assert card is not None
    player.finds.append(card)
    game.event("found", who=Seat(player.seat), card=Name(card))
    await game.effects(game.content.finds[card].do, Scene(player.seat, card))


async def rest(game: Skeleton, player: Player) -> None:
    """skl.rest.1: a die says whether it helps."""
    (pip,) = await game.chance("rest", PIPS)
    game.event("rolled", who=Seat(player.seat), pip=int(pip))
    if int(pip) > 2:
        game.recover(player.seat)


def _end(game: Skeleton, won: bool, reason: str) -> None:
    game.state.phase = "over"
    everybody = tuple(player.seat for player in game.state.players)
    game.outcome = Outcome(won, Msg(reason), everybody if won else ())


def running(game: Game[State]) -> Skeleton:
    return cast(Skeleton, game)
