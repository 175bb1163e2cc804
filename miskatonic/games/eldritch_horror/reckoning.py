"""Reckoning: a snapshot of all that has such an effect, worked off in order. (eh.reckoning.*)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene


async def reckoning(game: Eldritch) -> None:
    """eh.reckoning.1, eh.mythos-phase.4; what comes later is not resolved (eh.reckoning.9, eh.reckoning.10)."""
    state = game.state
    monsters = reckoning_monsters(game)
    sheet = [state.ancient_one] if sheet_effects(game) else []
    cards = reckoning_cards(game)
    held = {seat: held_with_reckoning(game, seat) for seat in game.seats_in_order()}
    state.reckoning = [*monsters, *sheet, *cards, *[key for keys in held.values() for key in keys]]
    if state.reckoning:
        game.event("reckoning", amount=len(state.reckoning))
    await work_off(game, monsters, game.lead, resolve_monster)
    for _ in sheet:
        await resolve_sheet(game)
    await work_off(game, cards, game.lead, resolve_card)
    for seat in [seat for seat in game.seats_in_order() if seat in held]:
        await work_off(game, held[seat], seat, resolve_held)
    state.reckoning = []


def reckoning_monsters(game: Eldritch) -> list[str]:
    return [monster.key for monster in game.state.monsters if game.stats(monster.card).reckoning]


def sheet_effects(game: Eldritch) -> bool:
    sheet = game.content.ancient_ones[game.state.ancient_one]
    return bool(sheet.awakened.reckoning if game.state.awake else sheet.reckoning)


def reckoning_cards(game: Eldritch) -> list[str]:
    return [ongoing.key for ongoing in game.state.ongoing if game.content.mythos[ongoing.card].reckoning]


def held_with_reckoning(game: Eldritch, seat: int) -> list[str]:
    known = game.content.conditions
    return [held.key for held in game.player(seat).conditions if known[held.card].reckoning]


async def work_off(
    game: Eldritch, keys: Sequence[str], seat: int, resolve: Callable[[Eldritch, str], Awaitable[None]]
) -> None:
    """One after the other, in the order that this seat chooses (eh.conflicts.1, eh.reckoning.5)."""
    left = list(keys)
    in_order = False
    while left:
        key = left[0]
        if len(left) > 1 and not in_order:
            options = [Option(key, Msg("thing", {"name": Name(printed(key))}), key) for key in left]
            options.append(Option("rest", Msg("option-in-order")))
            chooser = seat if game.player(seat).investigator else game.lead
            (chosen,) = await Decision("reckoning", chooser, "eh.conflicts.1", Msg("ask-reckoning"), options)
            if chosen == "rest":
                in_order = True
            else:
                key = chosen
        left.remove(key)
        if key in game.state.reckoning:
            game.state.reckoning.remove(key)
        await game.unless_cut(resolve(game, key))


async def resolve_monster(game: Eldritch, key: str) -> None:
    """eh.reckoning.2; one that has left the board meanwhile does nothing."""
    if game.on_board(key):
        monster = game.monster(key)
        game.event("reckoning.of", card=Name(monster.card))
        await game.run(game.stats(monster.card).reckoning, Scene(game.lead, key, None, key))


async def resolve_sheet(game: Eldritch) -> None:
    """eh.reckoning.3"""
    state = game.state
    sheet = game.content.ancient_ones[state.ancient_one]
    if sheet.id in state.reckoning:
        state.reckoning.remove(sheet.id)
    game.event("reckoning.of", card=Name(sheet.id))
    effects = sheet.awakened.reckoning if state.awake else sheet.reckoning
    await game.unless_cut(game.run(effects, Scene(game.lead, sheet.id)))


async def resolve_card(game: Eldritch, key: str) -> None:
    """eh.reckoning.4"""
    ongoing = game.ongoing(key)
    if ongoing is not None:
        game.event("reckoning.of", card=Name(ongoing.card))
        for effect in game.content.mythos[ongoing.card].reckoning:
            await game.unless_cut(game.run((effect,), Scene(game.lead, key)))


async def resolve_held(game: Eldritch, key: str) -> None:
    """eh.reckoning.5"""
    found = game.held(key)
    if found is not None:
        player, held = found
        game.event("reckoning.of", card=Name(held.card), who=Seat(player.seat))
        await game.run(game.content.conditions[held.card].reckoning, Scene(player.seat, key))
