"""Combat Encounters: the monster's effects, the Will test, the Strength test. (eh.combat-encounters.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import CutShort, GameEnds, held_back
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import gaining, losing, spells, supply
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Combat, Monster, Player
from miskatonic.games.eldritch_horror.terms import CULTIST
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.cards import Stats

FIGHT = Option("fight", Msg("option-fight"))


async def encounter(game: Eldritch, seat: int, key: str) -> bool:
    """One Combat Encounter; True: the monster was defeated in it."""
    state = game.state
    player = game.player(seat)
    monster = game.monster(key)
    outer, test = state.combat, state.test
    combat = state.combat = Combat(seat, key)
    game.event("combat", who=Seat(seat), monster=Name(monster.card))
    try:
        await _fight(game, player, monster, combat)
    except CutShort:
        state.combat, state.test = outer, test
        raise
    state.combat = outer
    return not present(game, monster)


def present(game: Eldritch, monster: Monster) -> bool:
    pieces = game.state.drawn if monster.ambush else game.state.monsters
    return any([other.number == monster.number for other in pieces])


def known(game: Eldritch, key: str) -> bool:
    """Whether it is still there to be fought."""
    number = int(key.partition("#")[2])
    return any([monster.number == number for monster in (*game.state.monsters, *game.state.drawn)])


async def _fight(game: Eldritch, player: Player, monster: Monster, combat: Combat) -> None:
    """eh.combat-encounters.2"""
    stats = game.stats(monster.card)
    await _prepare(game, player, combat, stats)
    await _say(game, stats, "before-will", combat)
    if stats.will is not None and present(game, monster):
        combat.step = "will"
        await _will(game, player, monster, stats, combat)
    if not present(game, monster) or combat.skip_strength:
        return
    await _say(game, stats, "before-strength", combat)
    if stats.strength is not None and present(game, monster):
        combat.step = "strength"
        await _strength(game, player, monster, stats, combat)


async def _say(game: Eldritch, stats: Stats, moment: str, combat: Combat) -> None:
    """What stands on the token for this moment."""
    effects = stats.combat.get(moment)
    if effects:
        await game.run(effects, Scene(combat.seat, combat.monster, None, combat.monster))


async def _will(game: Eldritch, player: Player, monster: Monster, stats: Stats, combat: Combat) -> None:
    """eh.combat-encounters.4, eh.combat-encounters.5"""
    assert stats.will is not None
    scene = Scene(player.seat, monster.key, None, monster.key)
    result = await game.test(scene, "will", stats.will)
    loss = horror(game, player, stats) - result
    if loss > 0:
        _, lost = await losing.lose(game, player.seat, sanity=loss, by=monster.card)
        if lost and "sanity-to-sheet" in game.content.monsters[monster.card].laws:
            game.state.sheet.sanity += lost
            game.event("sheet.sanity", amount=game.state.sheet.sanity)
    game.result = result
    await _say(game, stats, "will-passed" if result else "will-failed", combat)
    if present(game, monster):
        await _say(game, stats, "after-will", combat)


def horror(game: Eldritch, player: Player, stats: Stats) -> int:
    """eh.diana-stanley.2, eh.diana-stanley.3"""
    value = stats.horror or 0
    return min(1, value) if game.passive(player, "little-horror") else value


def damage(game: Eldritch, player: Player, stats: Stats) -> int:
    value = stats.damage or 0
    return max(1, value - 1) if value > 1 and game.passive(player, "less-damage") else value


async def _strength(game: Eldritch, player: Player, monster: Monster, stats: Stats, combat: Combat) -> None:
    """Both lose Health at the same moment (eh.combat-encounters.6, .7, .8, .9)."""
    assert stats.strength is not None
    scene = Scene(player.seat, monster.key, None, monster.key)
    result = await game.test(scene, "strength", stats.strength)
    loss = damage(game, player, stats) - result
    cut: CutShort | GameEnds | None = None
    health = player.health
    if not result:
        await _say(game, stats, "strength-failed", combat)
    if loss > 0 and not combat.unharmed:
        cut = await held_back(_lose(game, player.seat, loss, monster.card))
    hurt = player.health < health and bool(player.investigator)
    if result and present(game, monster):
        game.result = result
        await supply.wound(game, monster.key, result, player.seat, combat=True)
    if cut is not None:
        raise cut
    if hurt:
        await _say(game, stats, "hurt", combat)


async def _lose(game: Eldritch, seat: int, amount: int, by: str) -> None:
    await losing.lose(game, seat, health=amount, by=by)


# What can be used for a combat


async def _prepare(game: Eldritch, player: Player, combat: Combat, stats: Stats) -> None:
    """Before the tests: cards that help for one combat, Spells."""
    if stats.will is None and stats.strength is None:
        return
    used: list[str] = []
    while True:
        options = _helps(game, player, used)
        if not options:
            return
        (key,) = await Decision("combat", player.seat, "eh.combat-encounters.3", Msg("ask-combat"), [FIGHT, *options])
        if key == "fight":
            return
        used.append(key)
        await _help(game, player, combat, key)


def _helps(game: Eldritch, player: Player, used: list[str]) -> list[Option]:
    found: list[Option] = []
    for held in player.assets + player.artifacts:
        for boost in game.content.boosts.get(held.card, ()):
            key = f"boost:{held.key}"
            if key not in used and (not boost.limit or game.state.limits.free(boost.limit, key)):
                found.append(Option(key, Msg("option-use", {"card": Name(held.card)}), held.key))
    for held in player.spells:
        key = f"cast:{held.key}"
        if key not in used and spells.castable(game, player, held, "combat"):
            found.append(Option(key, Msg("option-cast", {"card": Name(held.card)}), held.key))
    return found


async def _help(game: Eldritch, player: Player, combat: Combat, key: str) -> None:
    way, _, source = key.partition(":")
    found = game.held(source)
    assert found is not None
    held = found[1]
    if way == "cast":
        await spells.cast(game, player, held)
        return
    (boost,) = game.content.boosts[printed(source)]
    if boost.limit:
        game.state.limits.use(boost.limit, key)
    for bonus in boost.bonuses:
        add_bonus(combat, bonus.skill, bonus.add, held.card)
    game.event("used", who=Seat(player.seat), card=Name(held.card))
    if boost.discard:
        gaining.discard(game, player, held)


def add_bonus(combat: Combat, skill: str, add: int, source: str) -> None:
    """Only the highest counts (eh.tests.5)."""
    if add > combat.bonus.get(skill, 0):
        combat.bonus[skill] = add
        combat.bonus_source[skill] = source


# Ambush


async def ambush(game: Eldritch, seat: int, card: str = "") -> bool:
    """eh.ambush.1, .2, .3, .4, .5, .6, .7; True: it was defeated."""
    state = game.state
    named = bool(card)
    if not named:
        drawn = await game.draw(state.pool)
        if drawn is None:
            return False
        card = drawn
    monster = Monster(game.numbered(), card, ambush=True, phantom=named)
    state.drawn.append(monster)
    game.event("ambush", who=Seat(seat), monster=Name(card))
    cut: CutShort | None = None
    won = False
    try:
        won = await encounter(game, seat, monster.key)
    except CutShort as stopped:
        cut = stopped
    _end_ambush(game, monster, named)
    if cut is not None:
        raise cut
    return won


def _end_ambush(game: Eldritch, monster: Monster, named: bool) -> None:
    """Discarded even if it was not defeated (eh.ambush.3); of a named one there was no token (eh.ambush.4)."""
    state = game.state
    if present(game, monster):
        state.drawn.remove(monster)
        if not named:
            supply.put_back(game, monster.card)


def cultists(game: Eldritch) -> int:
    return len([monster for monster in game.state.monsters if monster.card == CULTIST])
