"""Gates, Clues and Monsters: supplies that come onto the board, go back, and may run out. (eh.gate.*, eh.clue.*)"""

from __future__ import annotations

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import doom, hunting
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import ClueToken, Monster
from miskatonic.kit.scene import Scene

# Gates


async def spawn_gate(game: Eldritch, count: int = 1) -> None:
    """eh.gate.5, eh.gate.6, eh.gate.7"""
    state = game.state
    for _ in range(count):
        gate = await game.from_deck(state.gate_stack, state.gate_discard)
        if gate is None:
            await doom.advance(game, 1)
            continue
        state.gates.append(gate)
        place = game.content.gates[gate].space
        game.caused("gate.spawned", place=Name(place))
        await spawn_monster(game, place)


def discard_gate(game: Eldritch, gate: str) -> None:
    """eh.gate.2, eh.gate.3, eh.discarding.10"""
    game.state.gates.remove(gate)
    game.state.gate_discard.append(gate)
    _refill_gates(game)
    game.caused("gate.discarded", place=Name(game.content.gates[gate].space))


def _refill_gates(game: Eldritch) -> None:
    """eh.gate.4, eh.discarding.11"""
    state = game.state
    if not len(state.gate_stack) and state.gate_discard:
        game.refill(state.gate_stack, state.gate_discard)


def can_close(game: Eldritch) -> bool:
    return not game.in_force("gates-stay")


# Clues


async def draw_clue(game: Eldritch) -> str | None:
    """eh.clue.3"""
    return await game.from_deck(game.state.clue_pool, game.state.clue_discard)


async def spawn_clue(game: Eldritch, count: int = 1, place: str = "") -> None:
    """eh.clue.4, eh.clue.5, eh.component-limits.4"""
    for _ in range(count):
        clue = await draw_clue(game)
        if clue is None:
            return
        where = place or game.content.clues[clue].space
        game.state.clues.append(ClueToken(clue, where))
        game.caused("clue.spawned", place=Name(where))


def discard_clue(game: Eldritch, clue: str) -> None:
    """eh.clue.2; the token lies nowhere else any more."""
    state = game.state
    state.clue_discard.append(clue)
    if not len(state.clue_pool):
        game.refill(state.clue_pool, state.clue_discard)


def take_from_board(game: Eldritch, clue: str) -> None:
    state = game.state
    state.clues = [token for token in state.clues if token.clue != clue]


def discard_from_board(game: Eldritch, clue: str) -> None:
    place = next(token.place for token in game.state.clues if token.clue == clue)
    take_from_board(game, clue)
    discard_clue(game, clue)
    game.caused("clue.discarded", place=Name(place))


def move_clue(game: Eldritch, clue: str, place: str) -> None:
    for token in game.state.clues:
        if token.clue == clue and token.place != place:
            game.event("clue.moved", place=Name(token.place), to=Name(place))
            token.place = place


async def random_space(game: Eldritch) -> str:
    """eh.random-space.1, eh.random-space.2"""
    clue = await draw_clue(game)
    if clue is None:
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in game.content.spaces]
        return await game.one_of("random-space", game.lead, "eh.random-space.2", options)
    discard_clue(game, clue)
    return game.content.clues[clue].space


# Monsters


async def spawn_monster(game: Eldritch, place: str, count: int = 1) -> list[Monster]:
    """At random from the pool (eh.monster.2, eh.component-limits.6)."""
    spawned: list[Monster] = []
    for _ in range(count):
        card = await game.draw(game.state.pool)
        if card is None:
            break
        spawned.append(await _arrive(game, card, place))
    return spawned


async def spawn_named(game: Eldritch, card: str, place: str) -> Monster | None:
    """One that was set aside, an Epic Monster, or one of that name in the pool (eh.component-limits.7)."""
    state = game.state
    if card in state.set_aside:
        state.set_aside.remove(card)
    elif card in state.epic:
        state.epic.remove(card)
    elif card in state.pool.fog:
        state.pool.remove(card)
    else:
        return None
    return await _arrive(game, card, place)


async def _arrive(game: Eldritch, card: str, place: str) -> Monster:
    """eh.monster.3"""
    monster = Monster(game.numbered(), card, place=place)
    game.state.monsters.append(monster)
    game.caused("monster.spawned", monster=Name(card), place=Name(place))
    effects = game.stats(card).spawn
    if effects:
        await game.run(effects, Scene(game.lead, monster.key, None, monster.key))
    return monster


def move_monster(game: Eldritch, monster: Monster, place: str) -> None:
    if monster.place != place:
        monster.place = place
        game.event("monster.moved", monster=Name(monster.card), place=Name(place))


def put_back(game: Eldritch, card: str) -> None:
    """A token off the board (eh.monster.6, eh.discarding.12, .13, eh.set-aside.3, eh.epic-monster.7)."""
    state = game.state
    if game.epic(card):
        state.box.append(card)
    elif card in state.set_aside_kinds:
        state.set_aside.append(card)
    else:
        state.pool.put_into_fog(card)


def discard_monster(game: Eldritch, key: str) -> bool:
    """An Epic Monster cannot be discarded (eh.epic-monster.4)."""
    monster = game.monster(key)
    if game.epic(monster.card):
        return False
    remove(game, monster)
    put_back(game, monster.card)
    game.caused("monster.discarded", monster=Name(monster.card))
    return True


def remove(game: Eldritch, monster: Monster) -> None:
    state = game.state
    if monster.ambush:
        state.drawn.remove(monster)
    else:
        state.monsters.remove(monster)


async def wound(game: Eldritch, key: str, amount: int, seat: int, *, combat: bool = False) -> bool:
    """The monster loses Health; True: it is defeated (eh.monster.5, eh.combat-encounters.10)."""
    monster = game.monster(key)
    needed = game.content.ancient_ones[game.state.ancient_one].mysteries
    if "invulnerable" in game.content.monsters[monster.card].laws and len(game.state.solved) < needed:
        return False
    if amount <= 0:
        return False
    monster.put("health", amount)
    game.caused("monster.wounded", monster=Name(monster.card), amount=amount)
    if monster.count("health") >= game.toughness(monster.card):
        await defeat(game, key, seat, combat=combat)
        return True
    return False


async def defeat(game: Eldritch, key: str, seat: int, *, combat: bool = False) -> None:
    """A monster is defeated by this seat, or by an effect on its behalf."""
    monster = game.monster(key)
    stats = game.stats(monster.card)
    remove(game, monster)
    game.event("monster.defeated", who=Seat(seat), monster=Name(monster.card))
    if not monster.phantom and not await hunting.claimed(game, monster, seat):
        put_back(game, monster.card)
    if game.epic(monster.card):
        await hunting.epic_defeated(game, monster.card)
    if stats.killed:
        await game.run(stats.killed, Scene(seat, monster.card, None, monster.key))
    if combat:
        await hunting.after_combat(game, monster, seat)


async def outlived(game: Eldritch) -> None:
    """With fewer investigators an Epic Monster may have lost all its Health already (eh.monster.5)."""
    for monster in list(game.state.monsters):
        lost = monster.count("health")
        if lost and lost >= game.toughness(monster.card):
            await defeat(game, monster.key, game.lead)


def heal_monster(game: Eldritch, key: str, amount: int = 0) -> None:
    """0: all that it has lost."""
    monster = game.monster(key)
    healed = monster.take("health", amount or 99)
    if healed:
        game.event("monster.healed", monster=Name(monster.card), amount=healed)
