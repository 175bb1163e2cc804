"""Numbers that the table shows with where they come from, so that no client computes a rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.games.eldritch_horror import actions, combat, mysteries, odds, testing
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.reach import within_reach
from miskatonic.games.eldritch_horror.state import Monster, Player
from miskatonic.games.eldritch_horror.terms import COLOURS, SKILLS


def values(game: Eldritch) -> Mapping[str, Value]:
    """Dice and chances per skill and seat, the active Mystery, the monsters of the board, how far one gets."""
    state = game.state
    if not state.ancient_one:
        return {}
    found: dict[str, Value] = {}
    for player in state.players:
        if player.investigator:
            found |= _skills(game, player)
    if state.mystery is not None:
        found["mystery-needs"] = compute(mysteries.needed(game), [])
        found["mystery-has"] = compute(mysteries.progress(game), [])
    found["mythos-left"] = compute(sum([getattr(stage, colour) for stage in state.stages for colour in COLOURS]), [])
    for monster in state.monsters:
        found[f"toughness:{monster.number}"] = compute(game.toughness(monster.card), [])
    active = game.player(state.active)
    if active.investigator:
        for monster in fought(game, active):
            found |= dict(_fight(game, active, monster))
        if state.phase == "action" and state.acting and actions.free(game, active.seat, "travel"):
            for space, (train, ship) in within_reach(game, active).items():
                tickets = [Modifier("add", count, kind) for kind, count in (("train", train), ("ship", ship)) if count]
                found[f"reach:{space}"] = compute(0, tickets)
    return found | dict(_test(game))


def _skills(game: Eldritch, player: Player) -> dict[str, Value]:
    found: dict[str, Value] = {}
    during = testing.contexts(game, player.seat)
    for skill in SKILLS:
        dice = _dice(testing.pool_parts(game, player, skill, 0, during))
        found[f"dice:{skill}:{player.seat}"] = dice
        found[f"odds:{skill}:{player.seat}"] = compute(odds.percent(game, player, skill, dice.total, during), [])
    found[f"success:{player.seat}"] = compute(testing.least_success(game, player), [])
    return found


def fought(game: Eldritch, player: Player) -> list[Monster]:
    """The monsters that this investigator meets: on his space, or in the combat that is under way."""
    fight = game.state.combat
    if fight is not None and fight.seat == player.seat:
        return [game.monster(fight.monster)] if combat.known(game, fight.monster) else []
    return game.monsters_at(player.place)


def _fight(game: Eldritch, player: Player, monster: Monster) -> Iterator[tuple[str, Value]]:
    """Both tests: their dice, the chance to pass, to lose nothing, and to be rid of it at once."""
    stats = game.stats(monster.card)
    during = list(dict.fromkeys([*testing.contexts(game, player.seat), "combat"]))
    horror, damage = combat.horror(game, player, stats), combat.damage(game, player, stats)
    left = game.toughness(monster.card) - monster.count("health")
    for skill, modifier, loss in (("will", stats.will, horror), ("strength", stats.strength, damage)):
        if modifier is None:
            continue
        dice = _dice(testing.pool_parts(game, player, skill, modifier, during))
        yield f"{skill}:{monster.number}", dice
        needs = {"passes": 1, "unhurt": max(1, loss)}
        if skill == "strength":
            needs["kills"] = max(1, left)
        for what, needed in needs.items():
            chance = odds.percent(game, player, skill, dice.total, during, needed)
            yield f"{skill}-{what}:{monster.number}", compute(chance, [])
    yield f"horror:{monster.number}", compute(horror, [])
    yield f"damage:{monster.number}", compute(damage, [])


def _test(game: Eldritch) -> Iterator[tuple[str, Value]]:
    """The test that is under way."""
    test = game.state.test
    if test is None:
        return
    player = game.player(test.seat)
    during = testing.contexts(game, test.seat)
    yield "pool", _dice(test.parts)
    size = testing.pool_size(test)
    yield "chance", compute(odds.percent(game, player, test.skill, size, during, extra=test.extra), [])
    if test.dice:
        yield "successes", compute(testing.successes(game, player, test, during), [])
        failed = len([face for face in test.dice if int(face) < testing.least_success(game, player)])
        for option in testing.means(game, player, test, during, ()):
            # Of the dice that failed as many as may be rolled again: how often one more success comes of it.
            dice = min(failed, testing.rerolled(game, player, test, option.key))
            if dice:
                yield f"again-dice:{option.key}", compute(dice, [])
                yield f"again:{option.key}", compute(odds.percent(game, player, test.skill, dice, during), [])


def _dice(parts: list[tuple[str, int]]) -> Value:
    """eh.tests.8: never fewer than one."""
    return compute(parts[0][1], [Modifier("add", amount, source) for source, amount in parts[1:]], least=1)
