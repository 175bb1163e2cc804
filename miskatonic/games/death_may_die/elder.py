"""The Summoning track, the Stages of the Elder One, and its end-of-turn effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import mythos
from miskatonic.games.death_may_die.terms import ADVANCE_SYMBOLS, FIRST_RED, STAGES, TRACK_END
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie


async def check_discards(game: DeathMayDie) -> None:
    """dmd.mythos-check.1: three symbols or more; or an effect that says so."""
    state = game.state
    shown = len([card for card in state.mythos_discard if game.content.mythos[card].symbol])
    if shown < ADVANCE_SYMBOLS and not state.awakening:
        return
    state.awakening = False
    await advance(game)


async def advance(game: DeathMayDie) -> None:
    """dmd.mythos-check.2 to 7, dmd.ending.6"""
    state = game.state
    state.track += 1
    game.event("advanced", elder_one=Name(state.elder_one.card), space=state.track, token=state.elder_one.summoned)
    if state.track >= TRACK_END and state.elder_one.summoned:
        state.ended = "track"
        raise GameEnds
    for stage in game.stages[: state.elder_one.stage]:
        if stage.advance:
            game.event("stage.effect", stage=Name(stage.id), when="advance")
            await game.effects(stage.advance, Scene(state.active, stage.id))
    if game.episode.advance:
        await game.effects(game.episode.advance, Scene(state.active, game.episode.id))
    mythos.reshuffle(game)


async def check_summoning(game: DeathMayDie) -> None:
    """dmd.summon-check.1 to 7"""
    state = game.state
    if not state.elder_one.summoned and (state.track >= FIRST_RED or state.disrupted_now):
        await reveal(game)
    state.disrupted_now = False


async def reveal(game: DeathMayDie) -> None:
    """dmd.summon-check.3, dmd.elder-fight.11, dmd.elder-fight.12: the next Stage, and what it says of that."""
    elder_one = game.state.elder_one
    elder_one.stage += 1
    elder_one.wounds = 0
    stage = game.stages[elder_one.stage - 1]
    game.event("stage", elder_one=Name(elder_one.card), stage=Name(stage.id), number=elder_one.stage)
    await game.effects(stage.reveal, Scene(game.state.active, stage.id))


async def stage_defeated(game: DeathMayDie) -> None:
    """dmd.elder-fight.10 to 13, dmd.ending.1"""
    state = game.state
    elder_one = state.elder_one
    if not elder_one.place or elder_one.wounds < game.stages[elder_one.stage - 1].life:
        return
    if elder_one.stage == STAGES:
        state.ended = "won"
        raise GameEnds
    await reveal(game)


async def end_of_turn(game: DeathMayDie) -> None:
    """dmd.elder-end.1 to 3: every revealed Stage, the lowest first."""
    for stage in game.stages[: game.state.elder_one.stage]:
        if stage.end_of_turn:
            game.event("stage.effect", stage=Name(stage.id), when="end")
            await game.effects(stage.end_of_turn, Scene(game.state.active, stage.id))
