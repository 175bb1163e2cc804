"""What comes into the museum: doom, Elder Signs, gates, adventures and monsters."""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign import dice, offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import MonsterToken, Place

MUSEUM_CARDS = 6


async def add_doom(game: ElderSign, amount: int) -> None:
    """es.doom-track.2, es.doom-track.5"""
    for _ in range(amount):
        if "doom-added" not in game.standing.triggers:
            await _place_doom(game, 1)
        else:
            await game.happen(
                "doom-added",
                game.state.active if game.in_turn else -1,
                lambda happening: _place_doom(game, happening.amount),
            )


async def _place_doom(game: ElderSign, amount: int) -> None:
    state = game.state
    track = game.content.ancient_ones[state.ancient_one].track
    for _ in range(amount):
        if state.doom >= len(track):
            return
        state.doom += 1
        game.unsettled = game.unsettled or state.doom >= len(track)
        game.event("doom", None, doom=state.doom, spaces=len(track))
        if track[state.doom - 1] == "m" and not state.awake:
            await monster_appears(game)


def remove_doom(game: ElderSign, amount: int) -> None:
    removed = min(amount, game.state.doom)
    if removed:
        game.state.doom -= removed
        game.event("doom-removed", None, amount=removed, doom=game.state.doom)


async def place_elder_signs(game: ElderSign, amount: int) -> None:
    """es.rewards-penalties.8, es.rewards-penalties.9: the last one ends the game at once (es.game-end.1)."""
    limit = game.content.ancient_ones[game.state.ancient_one].elder_signs
    for _ in range(amount):
        game.state.elder_signs += 1
        game.event("elder-sign", None, signs=game.state.elder_signs, limit=limit)
    if game.state.elder_signs >= limit:
        game.end("sealed")
    for _ in range(amount):
        await game.happen("elder-sign-placed", game.state.active if game.in_turn else -1, _done)


def lose_elder_signs(game: ElderSign, amount: int) -> None:
    lost = min(amount, game.state.elder_signs)
    if lost:
        game.state.elder_signs -= lost
        game.event("elder-sign-lost", None, amount=lost)


async def open_gate(game: ElderSign) -> None:
    """es.rewards-penalties.10, es.other-worlds.3"""
    if game.state.awake:
        return
    card = game.draw_at_once(game.state.other_world_deck) or await game.draw(game.state.other_world_deck)
    if card is None:
        game.event("no-gate", None)
        return
    game.state.other_worlds.append(Place(card))
    game.event("gate", None, card=Name(card))
    await _enter(game, card)
    await game.happen("gate-opened", game.state.active if game.in_turn else -1, _done, place=card)


async def draw_adventure(game: ElderSign, at: int) -> None:
    """es.resolving.5: a new card in the place of the old one."""
    card = game.draw_at_once(game.state.adventure_deck) or await game.draw(game.state.adventure_deck)
    if card is None:
        return
    game.state.adventures.insert(at, Place(card))
    game.event("adventure", None, card=Name(card))
    await _enter(game, card)


async def _enter(game: ElderSign, card: str) -> None:
    colour = game.content.places[card].locks
    if colour:
        await dice.lock(game, f"card:{card}", colour)


async def monster_appears(game: ElderSign) -> None:
    """es.monsters.1"""
    if game.state.awake:
        return
    if "monster-appears" not in game.standing.triggers:
        await place_monster(game)
        return

    async def place(happening: Happening) -> None:
        for _ in range(happening.amount):
            await place_monster(game)

    await game.happen("monster-appears", game.state.active if game.in_turn else -1, place)


async def place_monster(game: ElderSign) -> None:
    """es.monster-tasks.10, es.monster-tasks.11, es.monster-tasks.12"""
    monster = game.draw_at_once(game.state.monster_cup) or await game.draw(game.state.monster_cup)
    if monster is None:
        return
    options = _slots(game, monster) or _edges(game, monster)
    if not options:
        game.state.monster_cup.put_into_fog(monster)
        return
    (key,) = await Decision(
        "place-monster",
        game.state.active,
        "es.monster-tasks.10" if options[0].key.startswith("slot:") else "es.monster-tasks.11",
        Msg("ask-place-monster", {"monster": Name(monster)}),
        options,
    )
    _kind, card, *task = key.split(":")
    game.state.counter += 1
    token = MonsterToken(game.state.counter, monster, int(task[0]) if task else -1)
    game.place(card).monsters.append(token)
    game.event("monster", None, monster=Name(monster), card=Name(card))
    colour = game.content.monsters[monster].locks
    if colour:
        await dice.lock(game, f"monster:{token.number}", colour)


def _slots(game: ElderSign, monster: str) -> list[Option]:
    """Monster tasks without a token; one that this attempt has completed is no longer open."""
    attempt = game.state.attempt
    options: list[Option] = []
    for place in game.places():
        taken = [token.task for token in place.monsters]
        done = attempt.done if attempt is not None and attempt.place == place.card else []
        for number, task in enumerate(game.content.places[place.card].tasks):
            if task.monster and number not in taken and f"task:{number}" not in done:
                options.append(offers.slot(place.card, number, task.monster))
    return options


def _edges(game: ElderSign, monster: str) -> list[Option]:
    """Below the cards, evenly."""
    places = game.places()
    below = [sum(token.task < 0 for token in place.monsters) for place in places]
    fewest = min(below, default=0)
    return [offers.below(place.card) for place, count in zip(places, below, strict=True) if count == fewest]


def take_back_monster(game: ElderSign, token: MonsterToken) -> None:
    """A token leaves the museum without being anybody's trophy."""
    dice.unlock(game, f"monster:{token.number}")
    game.put_under(token.id)


async def _done(happening: Happening) -> None: ...
