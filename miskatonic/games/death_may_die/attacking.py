"""Attacks of Investigators. (dmd.attack.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import foes, harm, rolling
from miskatonic.games.death_may_die.state import Roll

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

_options: dict[tuple[str, str], Option] = {}
MANY = "attack-many"
FREE_ATTACK = "free-attack"


def targets(game: DeathMayDie, who: int) -> list[str]:
    """dmd.attack.1: enemies in the own space; with Marksman also further off. dmd.attack.7: the Elder One only once
    the Ritual is disrupted."""
    state = game.state
    here = state.investigators[who].place
    reach = game.perk(who, "range")
    if not reach:
        found = [enemy.key for enemy in state.enemies if enemy.place == here]
        if state.disrupted and state.elder_one.place == here:
            found.append(state.elder_one.card)
        return found
    far = game.board.distance[here]
    found = [enemy.key for enemy in state.enemies if far.get(enemy.place, reach + 1) <= reach]
    if state.disrupted and state.elder_one.place and far.get(state.elder_one.place, reach + 1) <= reach:
        found.append(state.elder_one.card)
    return found


def affordable(game: DeathMayDie, who: int) -> list[str]:
    """Targets that can be attacked now: for an action, or, with a free attack of Marksman, far ones without."""
    found = targets(game, who)
    if not found or game.state.actions > 0:
        return found
    free = game.perk(who, "free-far-attacks")
    if not free or not game.state.limits.free("turn", FREE_ATTACK, free):
        return []
    here = game.state.investigators[who].place
    return [key for key in found if game.place_of(key) != here]


def option(game: DeathMayDie, key: str) -> Option:
    place = game.place_of(key)
    known = _options.get((key, place))
    if known is None:
        if len(_options) > 20_000:
            _options.clear()
        card = key.partition("#")[0]
        text = Msg("option-attack", {"enemy": Name(card), "place": Name(place)})
        known = _options[key, place] = Option(f"attack:{key}", text, key)
    return known


async def attack_many(game: DeathMayDie, who: int) -> None:
    """Brawling: any number of figures in the own space, named before the roll."""
    here = game.state.investigators[who].place
    able = [key for key in targets(game, who) if game.place_of(key) == here]
    options = [Option(key, game.thing_text(key), key) for key in able]
    prompt = Msg("ask-targets", {"who": game.name(who)})
    chosen = await Decision("targets", game.player_of(who), "dmd.attack.2", prompt, options, 1, len(options))
    await attack(game, who, list(chosen))


def dice_of(game: DeathMayDie, who: int, *, near: bool) -> tuple[int, int]:
    """dmd.attack.1: the dice of an attack in the own space, or farther off."""
    standard, bonus = game.roll_of(who)
    bonus += game.perk(who, "attack-dice") + game.perk(who, "near-attack-dice" if near else "far-attack-dice")
    return standard, bonus


async def attack(game: DeathMayDie, who: int, chosen: list[str]) -> None:
    """dmd.attack.2, dmd.results.4: the target is named; successes, then effects, then tentacles."""
    here = game.state.investigators[who].place
    near = all([game.place_of(key) == here for key in chosen])
    standard, bonus = dice_of(game, who, near=near)
    free = game.perk(who, "attack-rerolls") + (game.perk(who, "near-attack-rerolls") if near else 0)
    added = sum([game.enemy_perk(key, "its-tentacles") for key in chosen])
    game.event("attack", who=game.name(who), enemies=[Name(key.partition("#")[0]) for key in chosen])
    roll = Roll(who, "attack", target=chosen, free=free, added_tentacles=added)
    await rolling.roll(game, roll, standard, bonus)
    lone = [key for key in chosen if len(game.enemy_keys_at(game.place_of(key))) == 1]
    places = {key: game.place_of(key) for key in chosen}
    killed = await _successes(game, who, roll, chosen, lone)
    for key in killed:
        await foes.when_killed(game, who, key.partition("#")[0], places[key])
        if key in lone and game.perk(who, "lone-kill-heals"):
            game.heal_stress(who)
    rolling.over(game)
    if game.unsettled:
        await game.settle()
    if roll.tentacles:
        await harm.lose_sanity(game, [(who, roll.tentacles)])


async def _successes(game: DeathMayDie, who: int, roll: Roll, chosen: list[str], lone: list[str]) -> list[str]:
    """dmd.results-successes.1, dmd.attack.8: a Wound for each; those that were killed."""
    hits = roll.successes + (game.perk(who, "attack-wounds") if roll.successes else 0)
    shares = {key: 0 for key in chosen}
    if len(chosen) == 1 or game.perk(who, "wounds-to-each"):
        shares = {key: hits for key in chosen}
    else:
        for left in range(hits, 0, -1):
            able = [key for key in chosen if room(game, key) > shares[key]]
            if not able:
                break
            options = [Option(key, game.thing_text(key), key) for key in able]
            prompt = Msg("ask-split", {"who": game.name(who), "left": left})
            (key,) = await Decision("split", game.player_of(who), "dmd.attack.3", prompt, options)
            shares[key] += 1
    extra = game.perk(who, "lone-wounds")
    killed: list[str] = []
    for key, share in shares.items():
        amount = share + (extra if key in lone else 0)
        if amount:
            amount = max(0, amount - game.enemy_perk(key, "its-armour"))
        if foes.wound(game, key, amount):
            killed.append(key)
    return killed


def room(game: DeathMayDie, key: str) -> int:
    """How many Wounds still make a difference."""
    if key == game.state.elder_one.card:
        return game.stages[game.state.elder_one.stage - 1].life - game.state.elder_one.wounds
    enemy = game.enemy(key)
    if enemy is None:
        return 0
    return game.stats[enemy.card].life - enemy.wounds + game.enemy_perk(key, "its-armour")
