"""Where to go: each place is worth what there is to do, spread over the actions that it takes to get there."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_lcg.bot import testing, worth
from miskatonic.games.arkham_lcg.bot.boss import ready, strength
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.clues import may_discover
from miskatonic.games.arkham_lcg.state import Enemy, Location
from miskatonic.kit.scene import Scene

AT_THE_SITE = frozenset({"into-the-darkness", "disrupting-the-ritual"})
"""Acts that are decided at the Ritual Site."""
INVESTIGATE_WITH = {"investigate-with-willpower": "willpower", "investigate-with-agility": "agility"}


def searching(look: Look, place: str, shroud: int = 0, amount: int = 1) -> float:
    """To investigate there, once."""
    there = next((one for one in look.state.locations if one.card == place), None)
    clues = look.clues_at(there) if there is not None else 0
    if not clues or not may_discover(look.game, look.seat):
        return -2.0
    test = look.trial("investigate", "intellect", place)
    if place in look.content.unseen:
        test.add = -look.shroud(place)
    elif shroud:
        test.difficulty = max(0, look.shroud(place) + shroud)
        value = look.shroud(place)
        test.add = value - test.difficulty
    return testing.best(look, test, testing.clue(look, min(amount, clues), place))


def progress(look: Look, shroud: int = 0) -> float:
    """To try is worth something, unless it is in vain."""
    here = look.place()
    if look.clues_needed() <= 0 or here is None or not look.clues_at(here) or not may_discover(look.game, look.seat):
        return 0.0
    chance = look.chance(look.trial("investigate", "intellect", here.card), -shroud)
    return look.weights.PROGRESS * min(1.0, chance / look.weights.FAIR)


def moving(look: Look, there: str) -> float:
    near, here = look.game.ways().distances(there), look.distances()
    best = -1.0
    for goal, (rate, work) in goals(look).items():
        if goal in near and near[goal] < here.get(goal, 99):
            best = max(best, rate * work / (work + 1 + near[goal]))
    waiting = _entering(look, there)
    fear = look.weights.STUCK if stuck(look) and waiting < look.weights.TRAP - 0.5 else 1.0
    if stuck(look) and best > 0:
        best = max(best, look.weights.NEXT_CLUE + 0.1 * best)
    return best - fear * waiting - _leaving(look) + _away(look)


def _away(look: Look) -> float:
    """What lies here evaded, and would attack again."""
    gain = 0.0
    for enemy in look.game.enemies_at(look.me.place):
        if enemy.exhausted and enemy.engaged < 0 and not look.boss(enemy):
            hunts = look.game.keyword(enemy, "hunter")
            share = look.weights.AWAY_FROM_HUNTER if hunts else look.weights.AWAY
            gain += share * min(look.weights.ESCAPE, look.bite(enemy))
    return gain


def stuck(look: Look) -> bool:
    """Clues are wanted, there is none here, and one is fit to go and get them."""
    here = look.place()
    if look.clues_needed() <= 0 or (here is not None and look.clues_at(here)):
        return False
    return min(look.health_left(look.seat), look.sanity_left(look.seat)) > look.weights.UNFIT


def _leaving(look: Look) -> float:
    """Who waits for the act to be decided here stays."""
    act = look.content.acts.get(look.state.act.card) if look.state.act is not None else None
    if act is not None and act.where == look.me.place and look.clues_needed() <= 0 and look.me.clues:
        return 3.0 if ready(look) else 0.3
    return 0.0


def _entering(look: Look, there: str) -> float:
    """What waits there: enemies, and what the place does to whoever enters."""
    waiting = [enemy for enemy in look.game.enemies_at(there) if not enemy.exhausted and enemy.engaged < 0]
    cost = sum([_meeting(look, enemy) for enemy in waiting])
    scene = Scene(look.seat, there)
    for ability in look.content.locations[there].abilities:
        if ability.kind == "forced" and ability.on == "enter":
            for verb in ability.do:
                harm: list[Any] = [getattr(verb, "damage", 0), getattr(verb, "horror", 0)]
                cost += look.harm(look.game.amount(harm[0], scene), look.game.amount(harm[1], scene))
    return cost


def _meeting(look: Look, enemy: Enemy) -> float:
    """An enemy that one can beat is met gladly."""
    if look.game.keyword(enemy, "aloof"):
        return 0.0
    skill, add, damage = worth.best_attack(look)
    chance = look.chance(look.trial("fight", skill, enemy.key, add=add))
    away = look.chance(look.trial("evade", "agility", enemy.key))
    if max(chance, away) < look.weights.HELD_FAST:
        return min(look.weights.TRAP, 2 * look.bite(enemy))
    beaten = chance * damage / look.left(enemy)
    return min(look.weights.MEETING, look.bite(enemy) * max(0.1, 1.0 - 2 * beaten))


def goals(look: Look) -> dict[str, tuple[float, float]]:
    """By place: what an action there brings, and how many there are to take."""
    if "goals" not in look.known:
        look.known["goals"] = _goals(look)
    found: dict[str, tuple[float, float]] = look.known["goals"]
    return found


def _goals(look: Look) -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = {}

    def add(place: str, rate: float, work: float) -> None:
        if place and place != look.me.place and rate * work > _product(found.get(place)):
            found[place] = (rate, work)

    for place in look.state.locations:
        _clues(look, place, add)
    act = look.content.acts.get(look.state.act.card) if look.state.act is not None else None
    if act is not None and act.where and look.clues_needed() <= 0:
        add(act.where, look.weights.OBJECTIVE if ready(look) else 1.2, 2.0)
    if act is not None and act.id in AT_THE_SITE:
        add("ritual-site", look.weights.SITE, 3.0)
    retreat = look.weights.RETREAT if _in_time(look) else look.weights.ESCAPE if beaten(look) else 0.0
    if retreat:
        for place in look.state.locations:
            if _way_out(look, place.card):
                add(place.card, retreat, 1.0)
    for enemy in look.state.enemies:
        where = look.game.place_of(enemy.key)
        rate = _attack(look, enemy)
        helps = enemy.engaged >= 0 and enemy.engaged != look.seat
        if look.boss(enemy):
            add(where, max(_boss(look, enemy), 1.0), 4.0)
        elif helps:
            add(where, rate * (look.weights.HELP if weak(look, enemy) else 1.0), min(3.0, float(look.left(enemy))))
        elif testing.hunted(look, enemy):
            add(where, max(rate, _talk(look, enemy)), 2.0)
        elif enemy.tokens.get("doom", 0) or _in_the_way(look, where):
            add(where, rate, min(3.0, float(look.left(enemy))))
    for place in look.state.locations:
        for piece in place.cards:
            if piece.card in look.content.assets and place.revealed:
                stake = look.weights.ALLY if look.bosses() else look.weights.OBJECTIVE
                add(place.card, testing.best(look, look.trial("", "intellect", "", 4), stake), 2.0)
    return found


def _talk(look: Look, enemy: Enemy) -> float:
    """To be rid of it without a fight, if one can pay for it."""
    for ability in look.content.enemies[enemy.card].abilities:
        if ability.designator != "parley":
            continue
        able = {"discard-cards": len(look.me.hand) - 1, "spend-clues": look.me.clues, "pay": look.me.resources}
        if all([getattr(cost, "amount", 1) <= able.get(cost.tag, 0) for cost in ability.cost]):
            return testing.kill(look, enemy) - look.weights.PARLEY
    return 0.0


def _boss(look: Look, enemy: Enemy) -> float:
    """To go where it is: with what one has, and with whoever makes the others stronger."""
    rate = worth.power_in_play(look) * testing.wound(look, enemy, 1)
    fighting = [player for player in look.friends() if player.place == enemy.place]
    if fighting and any([piece.card == "lita-chantler" for piece in look.me.assets]):
        rate += look.weights.BRING
    return rate


def _in_the_way(look: Look, place: str) -> bool:
    """Clues lie where it waits."""
    there = next((one for one in look.state.locations if one.card == place), None)
    return there is not None and look.clues_needed() > 0 and look.clues_at(there) > 0


def weak(look: Look, enemy: Enemy) -> bool:
    """Whoever is engaged with it is hardly able to beat it."""
    return look.chance(look.trial("fight", "combat", enemy.key, seat=enemy.engaged)) < 0.5


def _product(pair: tuple[float, float] | None) -> float:
    return pair[0] * pair[1] if pair is not None else 0.0


def _clues(look: Look, place: Location, add: Any) -> None:
    clues = look.clues_at(place)
    printed = look.content.locations.get(place.card)
    spare = look.clues_needed() <= 0
    if not clues or place.card == look.me.place or (spare and (printed is None or not printed.victory)):
        return
    if spare and (look.bosses() or ready(look)):
        return
    if look.game.host_banned("no-investigating", place.card):
        return
    rate = max(searching(look, place.card), searching(look, place.card, -_lamp(look)))
    others = [player for player in look.friends() if player.place == place.card]
    if spare:
        add(place.card, rate, float(clues))
        return
    work = min(clues, look.clues_needed()) / max(0.12, rate / look.weights.CLUE)
    add(place.card, rate + look.weights.PROGRESS, min(8.0, max(0.5, work - 2.0 * len(others))))


def _lamp(look: Look) -> int:
    """By how much a tool lowers the shroud."""
    best = 0
    for piece in look.me.assets:
        card = look.content.assets.get(piece.card)
        if card is None or (card.uses is not None and not piece.tokens.get(card.uses.type, 0)):
            continue
        lowered = [-getattr(verb, "shroud", 0) for ability in card.abilities for verb in ability.do]
        best = max([best, *lowered])
    return best


def _attack(look: Look, enemy: Enemy) -> float:
    """What the best attack on it would bring, were one there."""
    skill, add, damage = worth.best_attack(look)
    return look.chance(look.trial("fight", skill, enemy.key, add=add)) * testing.wound(look, enemy, damage)


def resigning(look: Look) -> float:
    """Only where staying would cost the life, or the last agenda is about to win."""
    weak = min(look.health_left(look.seat), look.sanity_left(look.seat))
    late = not look.state.agendas and look.rounds_left() <= 1
    if look.state.scenario == "the-midnight-masks":
        # Nothing is lost by staying for the actions that are left, unless somebody bites.
        now = look.me.actions <= 1 or (bool(look.threats()) and weak <= look.weights.FRAIL)
        return look.weights.HOME if now and (late or weak <= look.weights.FRAIL) else -5.0
    if look.state.scenario == "the-gathering":
        return 8.0 if late or beaten(look) else -5.0
    return -5.0


def beaten(look: Look) -> bool:
    """The next blow of the last enemy is the last, and it is far from falling; or there is still time to leave."""
    if any([look.deadly(enemy, look.seat) for enemy in look.bosses()]):
        return strength(look) < look.weights.HOPELESS
    return _in_time(look)


def _in_time(look: Look) -> bool:
    """The last enemy stands too firm, or the house is about to be lost, and the way out can still be survived."""
    if look.state.scenario != "the-gathering" or not look.bosses():
        return False
    damage = sum([look.game.enemy_value(one, "damage") for one in look.threats()])
    horror = sum([look.game.enemy_value(one, "horror") for one in look.threats()])
    if damage >= look.health_left(look.seat) or horror >= look.sanity_left(look.seat):
        return False
    if not look.state.agendas and look.rounds_left() <= look.weights.LEAVE:
        return True
    near = any([look.deadly(enemy, look.seat, 2) for enemy in look.bosses() if enemy.engaged == look.seat])
    return near and not look.friends() and strength(look) < look.weights.GIVE_UP


def _way_out(look: Look, place: str) -> bool:
    printed = look.content.locations.get(place)
    return printed is not None and any([ability.designator == "resign" for ability in printed.abilities])
