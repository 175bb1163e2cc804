"""What follows from every effect: victory first, then deaths, then the Ritual. (dmd.ending.*, dmd.death.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import elder
from miskatonic.games.death_may_die.terms import DEATH_WOUNDS, INSANE
from miskatonic.games.death_may_die.verbs.tokens import held
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie
    from miskatonic.games.death_may_die.state import Investigator


async def settle(game: DeathMayDie) -> None:
    state = game.state
    await elder.stage_defeated(game)
    fallen = False
    for investigator in state.investigators:
        if investigator.out or (investigator.wounds < DEATH_WOUNDS and investigator.sanity < INSANE):
            continue
        if investigator.sanity < INSANE and returns(game, investigator):
            continue
        eliminate(game, investigator)
        fallen = fallen or investigator.number == state.active
    if not state.disrupted and game.holds(game.episode.ritual, Scene(state.active, game.episode.id)):
        disrupt(game)
    if fallen and state.phase not in ("set-up", "check"):
        raise CutShort(state.active)


def returns(game: DeathMayDie, investigator: Investigator) -> bool:
    """Unkillable: a free death, and back with full health."""
    who = investigator.number
    if investigator.deaths >= game.perk(who, "free-deaths"):
        return False
    investigator.deaths += 1
    investigator.wounds = 0
    game.event("returned", who=game.name(who))
    if game.perk(who, "death-heals"):
        game.heal_stress(who)
    return True


def eliminate(game: DeathMayDie, investigator: Investigator) -> None:
    """dmd.death.1 to 4: before the summoning all is lost; afterwards everything the dead held is discarded."""
    state = game.state
    investigator.out = "insane" if investigator.sanity >= INSANE else "killed"
    game.event("eliminated", who=game.name(investigator.number), how=investigator.out)
    if not state.elder_one.summoned:
        state.ended = investigator.out
        raise GameEnds
    for claimed in investigator.cards:
        state.discovery_discard.append(claimed.card)
    investigator.cards = []
    if investigator.fire or investigator.fire_wounds:
        game.put_out(investigator.number)
    state.tokens_left += investigator.signs
    investigator.signs = 0
    if investigator.trauma:
        state.mythos_discard.append(investigator.trauma)
        investigator.trauma = ""
    for marker in held(game, investigator.number):
        # dmd.death.4: what the Episode needs stays in the space.
        marker.holder = -1
        marker.place = investigator.place
    game.perks_change(investigator.number)
    if not game.living():
        state.ended = "all-lost"
        raise GameEnds


def disrupt(game: DeathMayDie) -> None:
    """dmd.ritual.1, dmd.ritual.4"""
    game.state.disrupted = True
    game.state.disrupted_now = True
    game.event("disrupted", episode=Name(game.state.episode))
