"""Enemies: how they spawn, engage, hunt and attack (ah.spawn.*, ah.enemy-engagement.*, ah.prey.*, ah.hunter.*)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import harm, piles
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Attack, Occasion, Spawning
from miskatonic.games.arkham_lcg.state import Enemy
from miskatonic.kit.pieces import NOBODY

# Spawning


async def spawn(
    game: Arkham, card: str, seat: int, *, place: str = "", owner: int = NOBODY, exhausted: bool = False
) -> Enemy | None:
    """Puts a drawn enemy into play for `seat`. `place`: where an effect says, over all else (ah.spawn.7).

    None: it found no legal place and was discarded (ah.spawn.4).
    """
    where, engaged = place, NOBODY
    # On its way, also while somebody is asked where it goes.
    game.state.stack.append(card)
    if not place:
        instruction = game.content.enemies[card].spawn
        if instruction == "engaged-prey":
            engaged = await _choose_prey(game, card, game.seats_in_order(), owner)
            where = game.state.players[engaged].place
        elif instruction:
            where = await _spawn_place(game, card, instruction, seat)
        else:
            engaged, where = seat, game.state.players[seat].place
    happening = Spawning(game, seat, card, where, owner)
    enemy = Enemy(0, card, owner)
    # It enters play so: nothing exhausts it (ah.enters-play.2).
    enemy.exhausted = exhausted
    found: list[Enemy] = []

    async def enter(happening: Occasion) -> None:
        game.state.stack.remove(card)
        where = happening.place
        if not where or not game.has_location(where):
            piles.to_discard(game, card, owner)
            game.event("not-spawned", card=Name(card))
            return
        await piles.displace(game, card)
        enemy.number = game.numbered()
        enemy.place = where
        game.state.enemies.append(enemy)
        game.changed()
        found.append(enemy)
        game.event("spawned", card=Name(card), place=Name(where))
        if engaged >= 0 and game.state.players[engaged].place == where and not game.state.players[engaged].out:
            if not game.keyword(enemy, "aloof") and not game.massive(enemy):
                await engage(game, enemy, engaged)
        else:
            await engage_here(game, where)
        if enemy in game.state.enemies:
            await game.point("enter-play", seat, enemy.key, where)

    await game.happen(happening, enter)
    return found[0] if found and found[0] in game.state.enemies else None


async def _spawn_place(game: Arkham, card: str, instruction: str, seat: int) -> str:
    """`any-empty`, or locations by title; of several the one who spawns it chooses (ah.spawn.6)."""
    places = [location.card for location in game.state.locations]
    if instruction == "any-empty":
        able = [place for place in places if not game.at(place) and not game.enemies_at(place)]
    else:
        able = [place for place in places if game.content.locations[place].name.en == instruction]
    if not able:
        return ""
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in able]
    prompt = Msg("ask-spawn", {"card": Name(card)})
    (key,) = await Decision("spawn", seat, "ah.spawn.6", prompt, options)
    return key


# Engagement


async def engage(game: Arkham, enemy: Enemy, seat: int) -> None:
    """Whoever it was engaged with before no longer is (ah.engage-action.*)."""
    if game.massive(enemy):
        return
    enemy.engaged = seat
    enemy.place = game.state.players[seat].place
    game.event("engaged", who=Seat(seat), card=Name(enemy.card))
    await game.point("engage", seat, enemy.key)


def disengage(game: Arkham, enemy: Enemy) -> None:
    if enemy.engaged >= 0:
        enemy.engaged = NOBODY
        game.event("disengaged", card=Name(enemy.card))


async def engage_here(game: Arkham, place: str) -> None:
    """Every ready, unengaged enemy at a location with investigators engages one (ah.enemy-engagement.*)."""
    for enemy in game.enemies_at(place):
        if enemy.engaged >= 0 or enemy.exhausted or enemy not in game.state.enemies:
            continue
        if game.keyword(enemy, "aloof") or game.massive(enemy):
            continue
        here = game.at(place)
        if here:
            seat = await _choose_prey(game, enemy.card, here, enemy.owner)
            if seat >= 0:
                await engage(game, enemy, seat)


async def _choose_prey(game: Arkham, card: str, seats: Sequence[int], bearer: int) -> int:
    """ah.prey.2, ah.prey.3; `bearer`: that one only, or nobody (ah.prey.6)."""
    able = preferred(game, card, seats, bearer)
    if not able:
        return NOBODY
    options = [Option(f"seat:{seat}", Msg("thing-person", {"who": Seat(seat)}), f"seat:{seat}") for seat in able]
    prompt = Msg("ask-prey", {"card": Name(card)})
    (key,) = await Decision("prey", game.lead, "ah.prey.3", prompt, options)
    return int(key.removeprefix("seat:"))


def preferred(game: Arkham, card: str, seats: Sequence[int], bearer: int) -> list[int]:
    """Those who meet the prey instruction best; without one, all."""
    prey = game.content.enemies[card].prey
    if prey == "bearer":
        return [seat for seat in seats if seat == bearer]
    if not prey:
        return list(seats)
    rate = PREY[prey]
    best = max([rate(game, seat) for seat in seats])
    return [seat for seat in seats if rate(game, seat) == best]


def remaining_health(game: Arkham, seat: int) -> int:
    return game.health(seat) - game.state.players[seat].damage


def remaining_sanity(game: Arkham, seat: int) -> int:
    return game.sanity(seat) - game.state.players[seat].horror


PREY: dict[str, Callable[[Arkham, int], int]] = {
    "highest-combat": lambda game, seat: game.skill(seat, "combat").total,
    "lowest-combat": lambda game, seat: -game.skill(seat, "combat").total,
    "lowest-agility": lambda game, seat: -game.skill(seat, "agility").total,
    "lowest-health": lambda game, seat: -remaining_health(game, seat),
    "lowest-sanity": lambda game, seat: -remaining_sanity(game, seat),
    "most-clues": lambda game, seat: game.state.players[seat].clues,
    "fewest-cards": lambda game, seat: -len(game.state.players[seat].hand),
}

# Moving


async def hunt(game: Arkham) -> None:
    """Step 3.2 (ah.hunter.*): each ready, unengaged hunter once, in the order that the lead chooses."""
    waiting = [enemy.number for enemy in game.state.enemies]
    while waiting:
        able = [enemy for enemy in game.state.enemies if enemy.number in waiting and hunting(game, enemy)]
        if not able:
            return
        enemy = able[0]
        if len(able) > 1:
            options = [Option(one.key, Msg("thing", {"name": Name(one.card)}), one.key) for one in able]
            prompt = Msg("ask-hunt-order")
            (key,) = await Decision("hunt-order", game.lead, "ah.simultaneous-priority.1", prompt, options)
            enemy = next(one for one in able if one.key == key)
        waiting.remove(enemy.number)
        await hunter_moves(game, enemy)


def hunting(game: Arkham, enemy: Enemy) -> bool:
    """Whether it would move now: ready, unengaged, with prey elsewhere that it can reach."""
    if enemy.exhausted or enemy.engaged >= 0 or not game.keyword(enemy, "hunter"):
        return False
    seats = hunted(game, enemy)
    if not seats or any([game.state.players[seat].place == enemy.place for seat in seats]):
        return False
    distances = game.ways().distances(enemy.place)
    return any([game.state.players[seat].place in distances for seat in seats])


def hunted(game: Arkham, enemy: Enemy) -> list[int]:
    """Everybody, or the bearer alone (ah.prey.6)."""
    seats = game.seats_in_order()
    if game.content.enemies[enemy.card].prey == "bearer":
        return [seat for seat in seats if seat == enemy.owner]
    return seats


async def hunter_moves(game: Arkham, enemy: Enemy) -> None:
    """Toward the nearest; of several the prey, then as the lead chooses (ah.hunter.4, ah.lead-investigator.4)."""
    distances = game.ways().distances(enemy.place)
    reached = [seat for seat in hunted(game, enemy) if game.state.players[seat].place in distances]
    least = min([distances[game.state.players[seat].place] for seat in reached])
    nearest = [seat for seat in reached if distances[game.state.players[seat].place] == least]
    if len(nearest) > 1:
        nearest = preferred(game, enemy.card, nearest, enemy.owner)
    goals = list(dict.fromkeys([game.state.players[seat].place for seat in nearest]))
    if len(goals) > 1:
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in goals]
        prompt = Msg("ask-hunt", {"card": Name(enemy.card)})
        (goal,) = await Decision("hunt", game.lead, "ah.hunter.4", prompt, options)
        goals = [goal]
    await step_toward(game, enemy, goals[0])


async def step_toward(game: Arkham, enemy: Enemy, goal: str) -> None:
    """One step along a shortest way; barred from there, it does not move (ah.hunter.5, P071)."""
    steps = game.ways().toward(enemy.place, [goal])
    if not steps:
        return
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in steps]
    prompt = Msg("ask-way", {"card": Name(enemy.card)})
    (place,) = await Decision("way", game.lead, "ah.hunter.1", prompt, options)
    if not barred(game, enemy, place):
        await move_enemy(game, enemy, place)


def barred(game: Arkham, enemy: Enemy, place: str) -> bool:
    return "elite" not in game.content.enemies[enemy.card].traits and game.host_banned("no-enemies-enter", place)


async def move_enemy(game: Arkham, enemy: Enemy, place: str) -> None:
    """However it moves, it engages on arrival (trap 44)."""
    enemy.place = place
    game.event("enemy-moved", card=Name(enemy.card), place=Name(place))
    await engage_here(game, place)


# Attacks


async def opportunity(game: Arkham, seat: int) -> None:
    """Attacks of opportunity, in the order the attacked one chooses (ah.attack-of-opportunity.*)."""
    await attacks(game, seat, lambda enemy: None, "ah.attack-of-opportunity.2")


def attackers(game: Arkham, seat: int) -> list[Enemy]:
    """Those that are ready and engaged with this investigator (ah.attack-of-opportunity.1)."""
    return [enemy for enemy in game.engaged_with(seat) if not enemy.exhausted and may_attack(game, enemy, seat)]


async def attacks(game: Arkham, seat: int, done: Callable[[Enemy], None], rule: str) -> None:
    """Each ready enemy engaged with this investigator attacks once; one that is gone by then does not.

    Of several the attacked one chooses the order (ah.attack-of-opportunity.2, ah.step-3-3.6).
    """
    attacked: list[int] = []
    while not game.state.players[seat].out:
        able = [enemy for enemy in attackers(game, seat) if enemy.number not in attacked]
        if not able:
            return
        enemy = able[0]
        if len(able) > 1:
            options = [Option(one.key, Msg("thing", {"name": Name(one.card)}), one.key) for one in able]
            (key,) = await Decision("attack-order", seat, rule, Msg("ask-attack-order"), options)
            enemy = next(one for one in able if one.key == key)
        attacked.append(enemy.number)
        await attack(game, enemy, seat)
        done(enemy)


def may_attack(game: Arkham, enemy: Enemy, seat: int) -> bool:
    """On the Lam: for the rest of the round only elite enemies attack."""
    for lasting in game.state.lasting:
        if lasting.what == "no-attacks" and lasting.seat == seat:
            return "elite" in game.content.enemies[enemy.card].traits
    return True


async def attack(game: Arkham, enemy: Enemy, seat: int) -> None:
    """Damage and horror together (ah.step-3-3.4)."""
    if not may_attack(game, enemy, seat):
        return
    happening = Attack(game, enemy, seat)
    game.event("attacked", who=Seat(seat), card=Name(enemy.card))

    async def strike(happening: Occasion) -> None:
        assert isinstance(happening, Attack)
        damage = happening.damage
        if happening.redirected:
            other = game.enemy(happening.redirected)
            if other is not None:
                await harm.wound(game, other, damage, seat, enemy.key)
            damage = 0
        await harm.hurt(game, seat, damage, happening.horror, source=enemy.key, attacker=enemy.key)

    await game.apart(_attack(game, happening, strike))


async def _attack(game: Arkham, happening: Attack, strike: Callable[[Occasion], Awaitable[None]]) -> None:
    await game.happen(happening, strike)


async def enemy_phase_attacks(game: Arkham, seat: int) -> None:
    """Step 3.3 for one investigator: an attacker exhausts after its attack, also a cancelled one (P008).

    A massive enemy exhausts after the last of its attacks (ah.massive.6).
    """

    def exhaust(enemy: Enemy) -> None:
        if enemy in game.state.enemies and not game.massive(enemy):
            piles.exhaust(game, enemy)

    await attacks(game, seat, exhaust, "ah.step-3-3.6")


# Evading


async def evaded(game: Arkham, enemy: Enemy, seat: int) -> None:
    """ah.evade.7, .8: exhausted, and no longer engaged."""
    if enemy not in game.state.enemies:
        return
    disengage(game, enemy)
    piles.exhaust(game, enemy)
    game.event("evaded", who=Seat(seat), card=Name(enemy.card))
    await game.point("evaded", seat, enemy.key, enemy.place)
