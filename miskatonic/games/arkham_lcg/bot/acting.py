"""Which action: each is worth what it brings times how likely it is, less what it provokes."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.games.arkham_lcg.bot import boss, going, testing, worth
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.cards import Ability, Asset, EventCard
from miskatonic.games.arkham_lcg.state import Enemy
from miskatonic.kit.scene import Scene

QUIET = frozenset({"fight", "evade", "parley", "resign"})


def action(look: Look, decision: Decision) -> str:
    scored = [(score(look, option), -number, option.key) for number, option in enumerate(decision.options)]
    return max(scored)[2]


def score(look: Look, option: Option) -> float:
    key = option.key
    kind, _, rest = key.partition(":")
    blows = sum([look.bite(enemy) for enemy in look.threats()])
    provoked = look.weights.OPPORTUNITY * min(look.weights.PROVOKED, blows)
    match kind:
        case "advance":
            return look.weights.ADVANCE if boss.leave(look) else -1.0
        case "investigate":
            return going.searching(look, look.me.place) + going.progress(look) - provoked
        case "draw":
            return _drawing(look) - provoked
        case "resource":
            return _saving(look) - provoked
        case "move":
            return going.moving(look, rest) - provoked
        case "fight":
            enemy = look.game.enemy(rest)
            return fighting(look, enemy, "combat", 0, 1) if enemy is not None else 0.0
        case "evade":
            enemy = look.game.enemy(rest)
            return evading(look, enemy) if enemy is not None else 0.0
        case "engage":
            return _engaging(look, look.game.enemy(rest)) - provoked
        case "play":
            return _playing(look, rest, provoked)
        case "use":
            return using(look, key, provoked)
    return 0.0


def _drawing(look: Look) -> float:
    hand = len(look.me.hand)
    if hand >= 8 or not (look.me.deck.top or look.me.deck.fog or look.me.deck.bottom):
        return 0.05
    arming = look.weights.ARMING if not look.bosses() and worth.power_in_play(look) < 0.7 else 0.0
    return look.weights.CARD * (1.1 if hand < 4 else 0.9 if hand < 6 else 0.6) + arming


def _saving(look: Look) -> float:
    """A resource is worth what it brings nearer."""
    best = worth.one_resource(look, look.me.resources + 1)
    for card in look.me.hand:
        found: Any = look.content.player_cards.get(card)
        missing = (found.cost or 0) - look.me.resources if found is not None else 0
        if missing > 0 and isinstance(found, Asset):
            gain = worth.asset(look, found) - worth.slots_taken(look, found) - 1.0
            best = max(best, look.weights.RESOURCE + 0.6 * gain / (missing + 0.5))
    return min(best, 1.6)


# Enemies


def best_skill(look: Look, skill: str) -> str:
    """Where intellect may stand for another skill, the better of the two."""
    if skill in ("combat", "agility"):
        for lasting in look.state.lasting:
            if lasting.what == "mind-over-matter" and lasting.seat == look.seat:
                return max((skill, "intellect"), key=lambda one: look.game.skill(look.seat, one).total)
    return skill


def fighting(look: Look, enemy: Enemy, skill: str, add: int, damage: int) -> float:
    skill = best_skill(look, skill)
    damage += boss.harder(look, enemy)
    test = look.trial("fight", skill, enemy.key, add=add)
    return testing.best(look, test, testing.wound(look, enemy, damage), testing.miss(look, enemy, damage, look.seat))


def evading(look: Look, enemy: Enemy, skill: str = "agility", add: int = 0) -> float:
    if enemy.exhausted:
        return -2.0
    test = look.trial("evade", best_skill(look, skill), enemy.key, add=add)
    if look.chance(test, 2) < 0.1:
        return -1.0
    return 0.9 * testing.best(look, test, testing.escape(look, enemy, look.seat))


def _engaging(look: Look, enemy: Enemy | None) -> float:
    """To take an enemy off somebody whom it would kill, or who cannot fight it."""
    if enemy is None or enemy.engaged < 0 or enemy.engaged == look.seat or enemy.exhausted:
        return -1.0
    if look.deadly(enemy, look.seat):
        return -1.0
    return 0.8 * (min(8.0, look.bite(enemy, enemy.engaged)) - look.bite(enemy))


def attack_of(look: Look, card: str) -> tuple[str, int, int]:
    """Skill, what is added to it, and damage of an attack with this card; of any other, of a usual one."""
    printed: Any = look.content.printed.get(card)
    abilities = [*printed.abilities, getattr(printed, "play", None)] if printed is not None else []
    for ability in abilities:
        for verb in ability.do if ability is not None else ():
            if verb.tag == "fight":
                scene = Scene(look.seat, card)
                add = worth.number(look, getattr(verb, "add", 0), scene)
                return getattr(verb, "skill", "") or "combat", add, 1 + _damage(look, verb, scene)
            if verb.tag == "wound" and isinstance(verb.amount, int):
                return "willpower", 9, verb.amount
    return "combat", 1, 2


# Cards


def _playing(look: Look, card: str, provoked: float) -> float:
    printed: Any = look.content.player_cards.get(card)
    if printed is None:
        return -1.0
    fast = "fast" in printed.keywords
    price = worth.resources(look, printed.cost or 0)
    if isinstance(printed, Asset):
        if any([piece.card == card for piece in look.me.assets]) and not printed.slots:
            return 0.2 - price - provoked
        gain = worth.asset(look, printed) - worth.slots_taken(look, printed)
        if gain > 2.0 and not look.threats() and not look.bosses():
            gain += look.weights.PREPARING
        return gain - price - (0.0 if fast else provoked) + (0.3 if fast else 0.0)
    if isinstance(printed, EventCard):
        quiet = fast or printed.play.designator in QUIET
        if printed.weakness:
            return 1.5 - provoked
        return effects(look, printed.play, card) - price - _reserve(look, printed) - (0.0 if quiet else provoked)
    return -1.0


def _reserve(look: Look, card: EventCard) -> float:
    """Hard blows are kept for the enemy on which the scenario turns."""
    blow = 0
    for verb in card.play.do:
        if verb.tag in ("fight", "wound", "blast"):
            amount = getattr(verb, "damage", 0) if verb.tag == "fight" else getattr(verb, "amount", 1)
            blow = max(blow, amount if isinstance(amount, int) else 1)
    if worth.minds(look, card.id) and not look.bosses():
        return look.weights.MIND
    return 0.3 + (look.weights.RESERVE * blow if blow and not look.bosses() else 0.0)


def using(look: Look, key: str, provoked: float) -> float:
    thing, ability = look.ability(key)
    if ability is None:
        return 0.4 - provoked
    if ability.designator == "resign":
        return going.resigning(look)
    if ability.designator in QUIET or ability.kind != "action" or ability.quiet:
        provoked = 0.0
    return effects(look, ability, thing) - _cost(look, ability, thing) - provoked


def _cost(look: Look, ability: Ability, thing: str) -> float:
    price = 0.7 * (ability.actions - 1) if ability.kind == "action" else 0.0
    for cost in ability.cost:
        amount = getattr(cost, "amount", 1)
        match cost.tag:
            case "spend":
                price += look.weights.USE.get(getattr(cost, "what", ""), 0.2)
                if getattr(cost, "what", "") == "ammo" and not look.bosses():
                    price += look.weights.SAVED
            case "pay":
                price += worth.resources(look, amount if isinstance(amount, int) else 1)
            case "discard-this":
                card = look.content.assets.get(thing.partition("#")[0])
                price += worth.in_place(look, card.id, {}) + 0.5 if card is not None else 0.0
            case "take":
                price += look.harm(getattr(cost, "damage", 0), getattr(cost, "horror", 0))
            case "discard-cards":
                price += min(look.weights.PARLEY, 0.7 * amount if isinstance(amount, int) else look.weights.CARD)
            case _:
                price += 0.05
    return price


def effects(look: Look, ability: Ability, thing: str) -> float:
    """What an ability brings: a contest by its own numbers, anything else by what it does."""
    total = 0.0
    for verb in ability.do:
        total += _effect(look, verb, thing)
    return total


def _effect(look: Look, verb: Any, thing: str) -> float:
    scene = Scene(look.seat, thing)
    here = [enemy for enemy in look.game.enemies_at(look.me.place)]
    amount = getattr(verb, "amount", 1)
    amount = amount if isinstance(amount, int) else 1
    match verb.tag:
        case "then":
            return sum([_effect(look, one, thing) for one in (*verb.first, *verb.then)])
        case "fight":
            damage = 1 + _damage(look, verb, scene)
            skill = getattr(verb, "skill", "") or "combat"
            add = worth.number(look, getattr(verb, "add", 0), scene)
            return max([fighting(look, enemy, skill, add, damage) for enemy in here], default=-1.0)
        case "investigate":
            if getattr(verb, "instead", ()):
                test = look.trial("investigate", "intellect", look.me.place)
                return testing.best(look, test, 1.2)
            found = going.searching(look, look.me.place, getattr(verb, "shroud", 0), 1 + getattr(verb, "clues", 0))
            return found + going.progress(look, getattr(verb, "shroud", 0))
        case "evade":
            skill = getattr(verb, "skill", "") or "agility"
            return max([evading(look, enemy, skill) for enemy in look.threats()], default=-1.0) + 0.3
        case "evade-enemies" | "elude":
            return sum([testing.escape(look, enemy, look.seat) for enemy in look.threats()]) - 0.4
        case "wound":
            return max([testing.wound(look, enemy, amount) for enemy in here], default=-1.0)
        case "blast":
            return max([blast(look, place.card, amount) for place in look.state.locations], default=-1.0)
        case "discover" | "take-clues":
            place = look.place()
            there = look.clues_at(place) if place is not None else 0
            return testing.clue(look, min(amount, there)) if there else -1.0
        case "gain":
            return look.weights.EVENTS["gain"] * amount if look.me.resources < look.weights.RICH else 0.1
        case "draw" | "search" | "recover":
            return look.weights.EVENTS["draw"] * (amount if verb.tag == "draw" else 1)
        case "heal" | "treat":
            return _healing(look, verb)
        case "test":
            return _own_test(look, verb, thing)
        case "draw-cultist":
            return look.weights.CULTIST
        case "resolve":
            return 1.0 if look.rounds_left() > 1 else 8.0
        case "discard-this" | "to-victory" | "take-control":
            enemy = look.game.enemy(thing)
            return testing.kill(look, enemy) if enemy is not None else look.weights.CURSE
        case "put-resource":
            return 0.2 if look.me.resources > 3 else -0.5
        case "gain-actions":
            place = look.place()
            clues = place is not None and look.clues_at(place) and look.clues_needed() > 0
            return look.weights.ONE_MORE * amount if look.bosses() or look.threats() or clues else -0.5
        case "draw-encounter":
            return -1.5
        case "move-horror":
            return 0.2 if look.sanity_left(look.seat) > 4 else -2.0
        case "last":
            return _mind(look) if getattr(verb, "what", "") == "mind-over-matter" else 0.0
        case "doom" | "return-this":
            return -0.5
        case "scry":
            return 0.5
        case "secret-to-pool":
            return 0.6
    return 0.5


def _mind(look: Look) -> float:
    """Intellect instead of strength: so much better is each attack of this turn."""
    best = 0.0
    for enemy in look.threats():
        brain, hands = [look.chance(look.trial("fight", skill, enemy.key)) for skill in ("intellect", "combat")]
        damage = 1 + boss.harder(look, enemy)
        best = max(best, look.me.actions * (brain - hands) * testing.wound(look, enemy, damage))
    return best


def _damage(look: Look, verb: Any, scene: Scene) -> int:
    """More damage for a good margin is not counted on; for a lone enemy it is looked up."""
    amount = getattr(verb, "damage", 0)
    if isinstance(amount, int):
        return amount
    that = getattr(amount, "that", None)
    if that is not None and type(that).__name__ == "Margin":
        return 0
    return look.game.amount(amount, scene)


def blast(look: Look, place: str, amount: int) -> float:
    near = look.distances()
    if near.get(place, 9) > 1:
        return -1.0
    gain = sum([testing.wound(look, enemy, amount) for enemy in look.game.enemies_at(place)])
    return gain - 1.5 * sum([look.harm(amount, 0, seat) for seat in look.game.at(place)])


def _healing(look: Look, verb: Any) -> float:
    hurt = 0.0
    for player in look.everybody():
        if player.place == look.me.place:
            now = max(
                look.harm(1, 0, player.seat) if player.damage and getattr(verb, "damage", 1) else 0.0,
                look.harm(0, 1, player.seat) if player.horror and getattr(verb, "horror", 1) else 0.0,
            )
            hurt = max(hurt, min(now, 2.5))
    amount = max([one for one in (getattr(verb, "damage", 1), getattr(verb, "horror", 1)) if isinstance(one, int)])
    return hurt * (1 + 0.6 * (amount - 1)) - 0.15


def _own_test(look: Look, verb: Any, thing: str) -> float:
    stake = look.weights.TREACHERY
    if any([one.tag == "put-clue" for one in verb.passed]):
        stake = look.weights.RITUAL
    if any([one.tag == "take-control" for one in verb.passed]):
        stake = look.weights.ALLY if look.bosses() else look.weights.OBJECTIVE
    best = -1.0
    for skill in verb.skills:
        best = max(best, testing.best(look, look.trial("", skill, "", verb.difficulty), stake))
    return best


# Windows


def window(look: Look, decision: Decision) -> str:
    """Outside the turn most things can wait; a boost to a test that hangs in the balance cannot."""
    test = look.state.test
    keys = [option.key for option in decision.options]
    rest = "pass" if "pass" in keys else keys[0]
    if test is None:
        best = max([(using(look, key, 0.0), key) for key in keys if key.startswith("use:")], default=(0.0, rest))
        return best[1] if best[0] > 0.8 else rest
    if test.seat != look.seat or test.outcome or test.tokens:
        return rest
    stake, loss = testing.stakes(look, test)
    for key in keys:
        _, ability = look.ability(key)
        for verb in ability.do if ability is not None else ():
            if verb.tag == "boost" and getattr(verb, "skill", "") == test.skill:
                gains = [(look.chance(test, more) - look.chance(test)) / more for more in (1, 2)]
                spare = look.me.resources >= 2
                if (max(gains) if spare else gains[0]) * (stake + loss) > worth.resources(look, 1):
                    return key
    return rest
