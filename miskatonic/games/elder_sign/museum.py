"""What comes into the museum: doom, Elder Signs, gates, adventures and monsters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign import dice
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import MonsterToken, Place
from miskatonic.kit.game import nothing_more
from miskatonic.kit.scene import Scene

MUSEUM_CARDS = 6


async def add_doom(game: ElderSign, amount: int) -> None:
    """es.doom-track.2, es.doom-track.5, es.rewards-penalties.14"""
    for _ in range(amount):
        if "doom-added" in game.standing.triggers:
            await game.happen("doom-added", game.state.active if game.in_turn else -1, partial(_doom_comes, game))
        elif _place_doom(game):
            await monster_appears(game)


async def _doom_comes(game: ElderSign, happening: Happening) -> None:
    for _ in range(happening.amount):
        if _place_doom(game):
            await monster_appears(game)


def _place_doom(game: ElderSign) -> bool:
    """One token, if there is room for it. True: its space brings a monster."""
    state = game.state
    track = game.content.ancient_ones[state.ancient_one].track
    doom = state.doom
    if doom >= len(track):
        return False
    state.doom = doom + 1
    if doom + 1 == len(track):
        game.unsettled = True
        if not state.awake:
            state.combat_x = game.monsters_in_play()
    if game.events is not None:
        game.event("doom", None, doom=doom + 1, spaces=len(track))
    return track[doom] == "m" and not state.awake


def remove_doom(game: ElderSign, amount: int) -> None:
    """The last token that leaves the track of an awake Ancient One ends the game (es.game-end.2)."""
    removed = min(amount, game.state.doom)
    if removed:
        game.state.doom -= removed
        game.event("doom-removed", None, amount=removed, doom=game.state.doom)
        if game.state.awake and game.state.doom == 0:
            game.end("defeated")


async def place_elder_signs(game: ElderSign, amount: int) -> None:
    """es.rewards-penalties.8, .9: the last one ends the game at once (es.game-end.1, es.doom-track.7)."""
    limit = game.content.ancient_ones[game.state.ancient_one].elder_signs
    for _ in range(amount):
        game.state.elder_signs += 1
        game.event("elder-sign", None, signs=game.state.elder_signs, limit=limit)
    if game.state.elder_signs >= limit:
        game.end("sealed")
    for _ in range(amount):
        await game.happen("elder-sign-placed", game.state.active if game.in_turn else -1, nothing_more)


def lose_elder_signs(game: ElderSign, amount: int) -> None:
    lost = min(amount, game.state.elder_signs)
    if lost:
        game.state.elder_signs -= lost
        game.event("elder-sign-lost", None, amount=lost)


async def open_gate(game: ElderSign) -> None:
    """es.rewards-penalties.10, es.other-worlds.3"""
    if game.state.awake:
        return
    card = await game.draw(game.state.other_world_deck)
    if card is None:
        game.event("no-gate", None)
        return
    game.state.other_worlds.append(Place(card))
    if game.events is not None:
        game.event("gate", None, card=Name(card))
    if game.content.places[card].locks:
        await dice.lock(game, f"card:{card}", game.content.places[card].locks)
    if "gate-opened" in game.standing.triggers:
        await game.happen("gate-opened", game.state.active if game.in_turn else -1, nothing_more, place=card)


async def draw_adventure(game: ElderSign, at: int, *, extra: bool = False) -> None:
    """es.resolving.5: a new card in the place of the old one, or one more (es.ruling-drawn.2)."""
    card = await game.draw(game.state.adventure_deck)
    if card is None:
        return
    game.state.adventures.insert(at, Place(card, [], extra))
    if game.events is not None:
        game.event("adventure", None, card=Name(card))
    printed = game.content.places[card]
    if printed.locks:
        await dice.lock(game, f"card:{card}", printed.locks)
    if printed.drawn:
        await game.effects(printed.drawn, Scene(game.state.active, card))


async def monster_appears(game: ElderSign, card: str = "") -> None:
    """es.monsters.1, es.rewards-penalties.13; on this card, if one is named (es.ruling-monsters.2)."""
    if game.state.awake:
        return
    if "monster-appears" in game.standing.triggers:
        seat = game.state.active if game.in_turn else -1
        await game.happen("monster-appears", seat, partial(_monsters_come, game, card))
    else:
        await place_monster(game, card)


async def _monsters_come(game: ElderSign, card: str, happening: Happening) -> None:
    for _ in range(happening.amount):
        await place_monster(game, card)


async def place_monster(game: ElderSign, card: str = "") -> None:
    """es.monster-tasks.10, es.monster-tasks.11, es.monster-tasks.12"""
    state = game.state
    monster = await game.draw(state.monster_cup)
    if monster is None:
        return
    options = _on_card(game, card) if card else _slots(game) or _edges(game)
    if not options:
        state.monster_cup.put_into_fog(monster)
        return
    state.appearing = monster
    (key,) = await Decision(
        "place-monster",
        game.state.active,
        "es.monster-tasks.10" if options[0].key.startswith("slot:") else "es.monster-tasks.11",
        Msg("ask-place-monster", {"monster": Name(monster)}),
        options,
    )
    state.appearing = ""
    words = key.split(":")
    card = words[1]
    state.counter += 1
    token = MonsterToken(state.counter, monster, int(words[2]) if len(words) > 2 else -1)
    game.place(card).monsters.append(token)
    if game.events is not None:
        game.event("monster", None, monster=Name(monster), card=Name(card))
    colour = game.content.monsters[monster].locks
    if colour:
        await dice.lock(game, f"monster:{token.number}", colour)


def _on_card(game: ElderSign, card: str) -> list[Option]:
    """The free slots of this card, of which empty ones are alike; else below it."""
    slots = _slots(game, [game.place(card)])
    empty = [slot for slot in slots if slot.text.args["frame"] == "empty"]
    return [slot for slot in slots if slot not in empty[1:]] or [game.content.edges[card]]


def _slots(game: ElderSign, places: Sequence[Place] = ()) -> list[Option]:
    """Monster tasks without a token; one that this attempt has completed is no longer open."""
    attempt = game.state.attempt
    slots = game.content.slots
    options: list[Option] = []
    for place in places or game.places():
        if place.card not in slots:
            continue
        taken = [token.task for token in place.monsters] if place.monsters else []
        done = attempt.done if attempt is not None and attempt.place == place.card else []
        for number, key, option in slots[place.card]:
            if number not in taken and key not in done:
                options.append(option)
    return options


def _edges(game: ElderSign) -> list[Option]:
    """Below the cards, evenly."""
    edges = game.content.edges
    options: list[Option] = []
    fewest = -1
    for place in game.places():
        count = 0
        for token in place.monsters:
            if token.task < 0:
                count += 1
        if count < fewest or fewest < 0:
            fewest = count
            options = [edges[place.card]]
        elif count == fewest:
            options.append(edges[place.card])
    return options


def take_back_monster(game: ElderSign, token: MonsterToken) -> None:
    """A token leaves the museum without being anybody's trophy."""
    dice.unlock(game, f"monster:{token.number}")
    game.put_under(token.id)
