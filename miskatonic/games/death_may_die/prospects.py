"""What the table says before the dice are rolled: chances of every roll that is near, and of every reroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.value import Value
from miskatonic.games.death_may_die import attacking, odds, outlook
from miskatonic.games.death_may_die.state import Roll
from miskatonic.games.death_may_die.terms import MOST_LEVEL
from miskatonic.games.death_may_die.verbs.rolls import RollDice
from miskatonic.games.death_may_die.verbs.tokens import Damage, RemoveFire, lab_life
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

THOUSAND = 1000


def of_table(game: DeathMayDie) -> dict[str, Value]:
    state = game.state
    if state.ended or state.phase in ("set-up", "check") or game.active.out:
        return {}
    if state.roll is not None:
        return of_rerolls(game, state.roll) if state.roll.dice and not state.roll.counted else of_growth(game)
    if state.run is not None or state.mythos_now or state.discovery_now:
        return of_growth(game)
    found = of_growth(game)
    who = state.active
    if state.phase == "actions":
        if not game.active.down:
            near = [key for key in attacking.affordable(game, who) if game.place_of(key) == game.active.place]
            for key in attacking.affordable(game, who):
                _attack(game, found, f"attack:{key}", [key])
            if len(near) > 1 and game.perk(who, "many-targets"):
                _attack(game, found, attacking.MANY, near)
            if state.actions > 0:
                _episode(game, found)
        if game.foreseen is None or game.foreseen[0] != len(game.journal):
            # Every seat asks for the same: it is looked at once.
            game.foreseen = (len(game.journal), outlook.of_mythos(game))
        found.update(game.foreseen[1])
    if state.phase in ("actions", "mythos", "investigate"):
        for key in game.enemy_keys_at(game.active.place):
            if key not in state.attacked:
                _against(game, found, key)
    _fire(game, found)
    return found


def of_rerolls(game: DeathMayDie, roll: Roll) -> dict[str, Value]:
    """Of each die: what the roll comes to now (`now:`), and in hundredths by how much a reroll changes it.

    `aim:3`: of a hundred such rerolls so many reach what is needed; `aim`: whether it is reached already.
    """
    now = odds.results(game, roll, odds.lying(roll))
    need = _need(game, roll)
    found = {"now:successes": _whole(now[0]), "now:sanity": _whole(now[1])}
    if need is not None:
        found["aim"] = _whole(100 if now[0] >= need else 0)
    for number in range(len(roll.dice)):
        joint = odds.rerolled(game, roll, number)
        found[f"again-successes:{number}"] = _whole(round(100 * (odds.mean(joint, 0) - now[0])))
        found[f"again-sanity:{number}"] = _whole(round(100 * (odds.mean(joint, 1) - now[1])))
        if need is not None:
            found[f"aim:{number}"] = _whole(round(100 * odds.reaching(joint, need)))
    return found


def _whole(number: int) -> Value:
    return Value(number, number)


def _tell(found: dict[str, Value], key: str, joint: odds.Joint, need: int | None = None) -> None:
    """`joint:<key>:2:1`: in a thousand rolls so many show 2 successes and cost 1 Sanity."""
    for (successes, sanity), chance in joint.items():
        told = round(THOUSAND * chance)
        if told:
            found[f"joint:{key}:{successes}:{sanity}"] = _whole(told)
    found[f"mean-successes:{key}"] = _whole(round(100 * odds.mean(joint, 0)))
    found[f"mean-sanity:{key}"] = _whole(round(100 * odds.mean(joint, 1)))
    if need is not None:
        found[f"odds:{key}"] = _whole(round(100 * odds.reaching(joint, need)))


def _attack(game: DeathMayDie, found: dict[str, Value], name: str, chosen: list[str]) -> None:
    """`odds:attack:ghoul#4`: how likely it is to die of one attack. Of an attack on several no end can be told."""
    who = game.state.active
    near = game.place_of(chosen[0]) == game.active.place
    standard, bonus = attacking.dice_of(game, who, near=near)
    added = sum([game.enemy_perk(key, "its-tentacles") for key in chosen])
    roll = Roll(who, "attack", target=chosen, added_tentacles=added)
    _tell(found, name, odds.joint(game, roll, standard, bonus), _need(game, roll))


def _to_kill(game: DeathMayDie, who: int, key: str) -> int:
    """Successes; where other Wounds are enough, none."""
    lone = len(game.enemy_keys_at(game.place_of(key))) == 1
    return max(0, attacking.room(game, key) - (game.perk(who, "lone-wounds") if lone else 0))


def _episode(game: DeathMayDie, found: dict[str, Value]) -> None:
    who = game.state.active
    scene = Scene(who, game.state.episode)
    for action in game.episode.actions:
        for effect in action.do:
            if isinstance(effect, RollDice) and game.holds(action.that, scene):
                standard, bonus = effect.dice_of(game, who)
                joint = odds.joint(game, Roll(who, effect.action or "roll"), standard, bonus)
                _tell(found, action.id, joint, _aim(game, effect, who))


def _against(game: DeathMayDie, found: dict[str, Value], key: str) -> None:
    """`joint:against:ghoul#4:2:1`: Wounds and lost Sanity of its attack."""
    stats = game.stats.get(key.partition("#")[0])
    standard, bonus = (stats.standard, stats.bonus) if stats is not None else game.elder_dice()
    roll = Roll(game.state.active, "defence", attacker=key, added_tentacles=game.enemy_perk(key, "its-tentacles"))
    _tell(found, f"against:{key}", odds.joint(game, roll, standard, bonus))


def _fire(game: DeathMayDie, found: dict[str, Value]) -> None:
    """`joint:fire:fire-token:1:0`: Wounds and lost Sanity of the Fire on the board, at the end of the turn."""
    burning = game.active.fire + game.active.fire_wounds
    if burning:
        _tell(found, "fire:fire-token", odds.joint(game, Roll(game.state.active, "fire"), burning, 0))


def _aim(game: DeathMayDie, effect: RollDice, who: int) -> int | None:
    """Successes that are needed, that destroy the token here, or that put out all Fire here."""
    if effect.need:
        return effect.need
    for done in effect.then:
        if isinstance(done, Damage):
            return lab_life(game, who)
        if isinstance(done, RemoveFire):
            return game.state.fire.get(game.state.investigators[who].place, 0)
    return None


def _need(game: DeathMayDie, roll: Roll) -> int | None:
    """Successes that this roll is about; nothing of a roll against somebody."""
    if roll.purpose == "attack" and len(roll.target) == 1 and game.place_of(roll.target[0]):
        return _to_kill(game, roll.who, roll.target[0])
    for action in game.episode.actions:
        for effect in action.do:
            if isinstance(effect, RollDice) and effect.action == roll.purpose:
                return _aim(game, effect, roll.who)
    return None


def of_growth(game: DeathMayDie) -> dict[str, Value]:
    """`grows:brawling:2`: of whoever has just reached a Threshold."""
    found: dict[str, Value] = {}
    for one in game.living():
        if game.on_threshold(one.number):
            for skill in game.content.investigators[one.card].skills:
                if game.level(one.number, skill) < MOST_LEVEL:
                    found[f"grows:{skill}:{one.number}"] = _whole(growth(game, one.number, skill))
    return found


def growth(game: DeathMayDie, who: int, skill: str) -> int:
    """What one level more would add to an attack in the own space, in hundredths of a success."""
    investigator = game.state.investigators[who]
    at = game.content.investigators[investigator.card].skills.index(skill)
    before = _mean_attack(game, who)
    investigator.levels[at] += 1
    game.perks_change(who)
    after = _mean_attack(game, who)
    investigator.levels[at] -= 1
    game.perks_change(who)
    return round(100 * (after - before))


def _mean_attack(game: DeathMayDie, who: int) -> float:
    standard, bonus = attacking.dice_of(game, who, near=True)
    return odds.mean(odds.joint(game, Roll(who, "attack"), standard, bonus), 0)
