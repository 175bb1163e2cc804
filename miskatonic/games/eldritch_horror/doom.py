"""Doom and Omen, and what happens when the Ancient One awakens. (eh.doom.*, eh.omen.*)"""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import MOST_DOOM, OMENS
from miskatonic.kit.scene import Scene


async def advance(game: Eldritch, amount: int, gate: str = "", by: str = "") -> None:
    """eh.doom.1, eh.doom.3, eh.doom.6; `gate`: the Gate that advances it; `by`: what does, if not words."""
    state = game.state
    for _ in range(amount):
        if state.awake:
            await _while_awake(game, gate)
            continue
        state.doom -= 1
        game.caused("doom.advanced", by, doom=state.doom)
        if state.doom <= 0:
            state.doom = 0
            await awaken(game)


def retreat(game: Eldritch, amount: int) -> None:
    """eh.doom.2; never once the Ancient One is awake (eh.doom.4)."""
    state = game.state
    if state.awake:
        return
    moved = min(amount, MOST_DOOM - state.doom)
    if moved > 0:
        state.doom += moved
        game.caused("doom.retreated", doom=state.doom)


async def awaken(game: Eldritch) -> None:
    """eh.ancient-one.5, eh.ancient-one.6"""
    from miskatonic.games.eldritch_horror import ending, mysteries

    state = game.state
    sheet = game.content.ancient_ones[state.ancient_one]
    state.awake = True
    game.event("awakened", card=Name(sheet.id))
    if "world-ends" in sheet.awakened.laws:
        ending.lose(game, "world-devoured")
    await game.run(sheet.awakened.awakens, Scene(game.lead, sheet.id))
    await mysteries.begin_final(game)


async def _while_awake(game: Eldritch, gate: str) -> None:
    """eh.doom.5: each sheet says what happens instead."""
    from miskatonic.games.eldritch_horror import ending, supply

    state = game.state
    if game.sheet_says("doom-is-madness"):
        state.sheet.sanity += 1
        game.event("sheet.sanity", amount=state.sheet.sanity)
    elif game.sheet_says("doom-is-monsters"):
        epic = [monster for monster in state.monsters if monster.card == _epic(game)]
        if epic:
            await supply.spawn_monster(game, epic[0].place)
            if len(game.monsters_at(epic[0].place)) >= 6:
                ending.lose(game, "overrun")
    elif game.sheet_says("doom-is-gates"):
        await gate_to_sheet(game, gate)


async def gate_to_sheet(game: Eldritch, gate: str = "") -> None:
    """That Gate, or one from the stack; three of them are the end."""
    from miskatonic.games.eldritch_horror import ending

    state = game.state
    if gate and gate in state.gates:
        state.gates.remove(gate)
    else:
        found = await game.from_deck(state.gate_stack, state.gate_discard)
        if found is None:
            return
        gate = found
    state.sheet.gates.append(gate)
    game.event("sheet.gate", place=Name(game.content.gates[gate].space), amount=len(state.sheet.gates))
    if len(state.sheet.gates) >= 3:
        ending.lose(game, "threshold")


def _epic(game: Eldritch) -> str:
    return game.content.ancient_ones[game.state.ancient_one].awakened.epic


async def advance_omen(game: Eldritch, amount: int = 1) -> None:
    """One space at a time; after each, Doom for every matching Gate (eh.omen.2, eh.omen.3, eh.mythos-phase.3)."""
    for _ in range(amount):
        await _step(game, 1)
        await doom_for_gates(game)


async def doom_for_gates(game: Eldritch) -> None:
    for gate in list(game.matching_gates()):
        await advance(game, 1, gate)


async def turn_back_omen(game: Eldritch) -> None:
    await _step(game, -1)


async def _step(game: Eldritch, way: int) -> None:
    state = game.state
    state.omen = (state.omen + way) % len(OMENS)
    _tell(game)
    if way > 0 and game.omen == "green" and state.omen_eldritch and game.sheet_says("omen-tokens"):
        await advance(game, state.omen_eldritch)


def set_omen(game: Eldritch, space: int) -> None:
    """To any space of the track, without advancing Doom."""
    game.state.omen = space
    _tell(game)


def _tell(game: Eldritch) -> None:
    game.caused("omen", omen=Msg(f"omen-{game.omen}"))
