"""The Mythos Phase: one card, step by step. (eh.mythos-phase.*, eh.mythos.*)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror import doom, ending, mysteries, reckoning, supply
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Ongoing
from miskatonic.games.eldritch_horror.terms import COLOURS, MYTHOS_STEPS
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.cards import Reference


async def draw(game: Eldritch) -> None:
    """Which colour comes next is open until now (eh.mythos.1, eh.discarding.7).

    No card: the phase ends, which may solve the last Mystery, and only then all is lost (eh.mythos.2).
    """
    state = game.state
    while state.stages and not sum([getattr(state.stages[0], colour) for colour in COLOURS]):
        del state.stages[0]
    if not state.stages:
        await mysteries.check(game)
        ending.lose(game, "mythos-deck")
    stage = state.stages[0]
    left = [colour for colour in COLOURS for _ in range(getattr(stage, colour))]
    colour = left[0] if len(set(left)) == 1 else (await game.chance("mythos-colour", left))[0]
    setattr(stage, colour, getattr(stage, colour) - 1)
    card = await game.draw(getattr(state, colour))
    assert card is not None
    state.mythos = state.shown = card
    state.step = 0
    game.event("mythos", card=Name(card))


async def next_step(game: Eldritch) -> None:
    """eh.mythos-phase.1, eh.mythos-phase.2"""
    state = game.state
    while not has_step(game, state.shown, MYTHOS_STEPS[state.step]):
        state.step += 1
    step = MYTHOS_STEPS[state.step]
    game.event("mythos.step", step=Msg(f"step-{step}"))
    await game.unless_cut(STEPS[step](game))
    state.step += 1


def has_step(game: Eldritch, mythos: str, step: str) -> bool:
    card = game.content.mythos[mythos]
    if step == "rumor":
        return bool(card.rumor)
    if step == "eldritch":
        return bool(card.eldritch)
    return step == "effect" or step in card.icons


async def _omen(game: Eldritch) -> None:
    """eh.mythos-phase.3"""
    await doom.advance_omen(game)


async def _gates(game: Eldritch) -> None:
    """One after the other, whoever is defeated meanwhile (eh.mythos-phase.5, eh.reference-card.2)."""
    for _ in range(reference(game).gates):
        await game.unless_cut(supply.spawn_gate(game))


async def _surge(game: Eldritch) -> None:
    """eh.monster-surge.5, eh.monster-surge.6"""
    gates = game.matching_gates()
    if not gates:
        await supply.spawn_gate(game)
    for gate in gates:
        for _ in range(reference(game).surge):
            await game.unless_cut(supply.spawn_monster(game, game.content.gates[gate].space))


async def _clues(game: Eldritch) -> None:
    """eh.mythos-phase.8"""
    await supply.spawn_clue(game, reference(game).clues)


async def _rumor(game: Eldritch) -> None:
    """eh.mythos-phase.9; the token stands where the card says, as long as the card is in play (eh.rumor.1)."""
    card = game.content.mythos[game.state.shown]
    game.event("rumor.placed", card=Name(card.id), place=Name(card.rumor))


async def _eldritch(game: Eldritch) -> None:
    """eh.mythos-phase.10"""
    card = game.content.mythos[game.state.shown]
    ongoing = _into_play(game)
    ongoing.put("eldritch", card.eldritch)
    game.event("mythos.tokens", card=Name(card.id), amount=card.eldritch)


async def _effect(game: Eldritch) -> None:
    """eh.mythos-phase.11, eh.mythos-phase.12, eh.mythos.3"""
    state = game.state
    card = game.content.mythos[state.shown]
    if "ongoing" in card.traits:
        ongoing = _into_play(game)
        await resolve(game, card.id, ongoing.key)
        return
    await resolve(game, card.id, card.id)
    state.mythos_discard.append(state.mythos)
    state.mythos = ""


async def resolve(game: Eldritch, mythos: str, key: str) -> None:
    """Nobody's own doing: whoever is defeated by one of its effects is out of it, the next effect follows."""
    for effect in game.content.mythos[mythos].do:
        await game.unless_cut(game.run((effect,), Scene(game.lead, key)))


def _into_play(game: Eldritch) -> Ongoing:
    state = game.state
    if state.mythos:
        state.ongoing.append(Ongoing(game.numbered(), state.mythos))
        state.mythos = ""
    found = game.ongoing(state.shown)
    assert found is not None
    return found


async def play_rumor(game: Eldritch, *, clues: bool) -> bool:
    """A random Rumor from the box comes into play (eh.starting-rumor.2, .3, .4, .5); False: none is left."""
    state = game.state
    if len(state.blue) <= sum([stage.blue for stage in state.stages]):
        return False
    drawn = await game.draw(state.blue)
    assert drawn is not None
    card = game.content.mythos[drawn]
    game.event("mythos", card=Name(drawn))
    ongoing = Ongoing(game.numbered(), drawn)
    state.ongoing.append(ongoing)
    if clues:
        await _clues(game)
    if card.rumor:
        game.event("rumor.placed", card=Name(drawn), place=Name(card.rumor))
    if card.eldritch:
        ongoing.put("eldritch", card.eldritch)
        game.event("mythos.tokens", card=Name(drawn), amount=card.eldritch)
    await resolve(game, drawn, ongoing.key)
    return True


def reference(game: Eldritch) -> Reference:
    """eh.reference-card.1"""
    return game.content.references[len(game.state.players)]


STEPS: dict[str, Callable[[Eldritch], Awaitable[None]]] = {
    "omen": _omen,
    "reckoning": reckoning.reckoning,
    "gates": _gates,
    "surge": _surge,
    "clues": _clues,
    "rumor": _rumor,
    "eldritch": _eldritch,
    "effect": _effect,
}
