"""Enemies attack. (dmd.fight.*, dmd.defence.*, dmd.elder-fight.1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name
from miskatonic.games.death_may_die import asking, foes, harm, rolling
from miskatonic.games.death_may_die.state import Roll
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

RULE = "dmd.defence.6"


async def attack(game: DeathMayDie, key: str, who: int) -> None:
    """One attack of one Enemy on one Investigator."""
    attacked = who
    who = await _protected(game, who)
    card = key.partition("#")[0]
    stats = game.stats.get(card)
    game.event("enemy.attack", enemy=Name(card), who=game.name(who), piece=key)
    if stats is not None and stats.before_attack:
        await game.run(stats.before_attack, Scene(who, key, None, key))
    if game.perk(who, "soak-attack") and await _soaked(game, who):
        return
    standard, bonus = (stats.standard, stats.bonus) if stats is not None else game.elder_dice()
    free = game.perk(who, "defence-rerolls") + (game.perk(who, "redirected-rerolls") if who != attacked else 0)
    roll = Roll(who, "defence", attacker=key, free=free, added_tentacles=game.enemy_perk(key, "its-tentacles"))
    await rolling.roll(game, roll, standard, bonus)
    wounds = await harm.wound(game, who, roll.successes, defence=True)
    if wounds:
        if stats is not None and stats.when_wounding:
            await game.run(stats.when_wounding, Scene(who, key, None, key))
        await _vengeance(game, who, key)
    if who != attacked and game.perk(who, "protect-heals"):
        game.heal_stress(who)
    rolling.over(game)
    if game.unsettled:
        await game.settle()
    if roll.tentacles and not game.state.investigators[who].out:
        await harm.lose_sanity(game, [(who, roll.tentacles)], defence=True)
    if game.unsettled:
        await game.settle()


async def _protected(game: DeathMayDie, who: int) -> int:
    """Protector: before the roll another Investigator may take the attack upon himself."""
    place = game.state.investigators[who].place
    for other in game.living():
        if other.number != who and not other.down and game.perk(other.number, "protect"):
            reach = game.perk(other.number, "protect-range")
            near = game.board.distance[place].get(other.place, reach + 1) <= reach
            if near and await asking.yes(game, other.number, "protect", RULE, whom=game.name(who)):
                game.event("protected", who=game.name(other.number), whom=game.name(who))
                return other.number
    return who


async def _soaked(game: DeathMayDie, who: int) -> bool:
    """A card that is discarded for a whole attack."""
    for claimed in game.state.investigators[who].cards:
        if any([perk.what == "soak-attack" for perk in game.side(claimed).perks]):
            if await asking.yes(game, who, "soak", "dmd.discovery-cards.6", card=game.thing_text(claimed.key)):
                harm.discard(game, who, claimed)
                game.event("prevented", who=game.name(who), what="attack")
                return True
            return False
    return False


async def _vengeance(game: DeathMayDie, who: int, key: str) -> None:
    """dmd.skill-names.3: the attacker, or every Enemy in its space, pays for the Wounds it dealt."""
    wounds = game.perk(who, "vengeance")
    if not wounds or game.state.investigators[who].out:
        return
    place = game.place_of(key)
    hit = game.enemy_keys_at(place) if game.perk(who, "vengeance-each") and place else [key]
    for enemy in hit:
        if foes.wound(game, enemy, wounds):
            await foes.when_killed(game, who, enemy.partition("#")[0], place)
    game.heal_stress(who, game.perk(who, "vengeance-heals"))


async def fight(game: DeathMayDie, who: int) -> None:
    """dmd.fight.2 to 7: every Enemy in the space attacks once, also one that comes meanwhile; the order is chosen."""
    from miskatonic.games.death_may_die import using

    state = game.state
    investigator = state.investigators[who]
    while not investigator.out and not investigator.down:
        waiting = [key for key in game.enemy_keys_at(investigator.place) if key not in state.attacked]
        if not waiting:
            return
        key = await using.next_attacker(game, who, waiting)
        if key:
            state.attacked.append(key)
            await attack(game, key, who)
