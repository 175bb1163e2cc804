"""Where to go: each place is worth what there is to do, spread over the actions that it takes to get there."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_lcg.bot import testing, weights, worth
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.state import Enemy, Location
from miskatonic.kit.scene import Scene

AT_THE_SITE = frozenset({"into-the-darkness", "disrupting-the-ritual"})
"""Acts that are decided at the Ritual Site."""
INVESTIGATE_WITH = {"investigate-with-willpower": "willpower", "investigate-with-agility": "agility"}


def searching(look: Look, place: str, shroud: int = 0, amount: int = 1) -> float:
    """To investigate there, once."""
    there = next((one for one in look.state.locations if one.card == place), None)
    clues = look.clues_at(there) if there is not None else 0
    if not clues:
        return -2.0
    test = look.trial("investigate", "intellect", place)
    if place in look.content.unseen:
        test.add = -look.shroud(place)
    elif shroud:
        test.difficulty = max(0, look.shroud(place) + shroud)
        value = look.shroud(place)
        test.add = value - test.difficulty
    return testing.best(look, test, testing.clue(look, min(amount, clues)))


def progress(look: Look) -> float:
    here = look.place()
    return weights.PROGRESS if look.clues_needed() > 0 and here is not None and look.clues_at(here) else 0.0


def moving(look: Look, there: str) -> float:
    near, here = look.game.ways().distances(there), look.distances()
    best = -1.0
    for goal, (rate, work) in goals(look).items():
        if goal in near and near[goal] < here.get(goal, 99):
            best = max(best, rate * work / (work + 1 + near[goal]))
    fear = weights.STUCK if stuck(look) else 1.0
    return best - fear * _entering(look, there) - _leaving(look)


def stuck(look: Look) -> bool:
    """Clues are wanted, there is none here, and one is fit to go and get them."""
    here = look.place()
    if look.clues_needed() <= 0 or (here is not None and look.clues_at(here)):
        return False
    return min(look.health_left(look.seat), look.sanity_left(look.seat)) > weights.UNFIT


def _leaving(look: Look) -> float:
    """Who waits for the act to be decided here stays."""
    act = look.content.acts.get(look.state.act.card) if look.state.act is not None else None
    if act is not None and act.where == look.me.place and look.clues_needed() <= 0 and look.me.clues:
        return 3.0
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
    beaten = look.chance(look.trial("fight", "combat", enemy.key)) * worth.power_in_play(look) / look.left(enemy)
    return min(weights.MEETING, look.bite(enemy) * max(0.1, 1.0 - 2 * beaten))


def goals(look: Look) -> dict[str, tuple[float, float]]:
    """By place: what an action there brings, and how many there are to take."""
    found: dict[str, tuple[float, float]] = {}

    def add(place: str, rate: float, work: float) -> None:
        if place and place != look.me.place and rate * work > _product(found.get(place)):
            found[place] = (rate, work)

    for place in look.state.locations:
        _clues(look, place, add)
    act = look.content.acts.get(look.state.act.card) if look.state.act is not None else None
    if act is not None and act.where and look.clues_needed() <= 0:
        add(act.where, weights.OBJECTIVE, 2.0)
    if act is not None and act.id in AT_THE_SITE:
        add("ritual-site", weights.OBJECTIVE, 3.0)
    for enemy in look.state.enemies:
        where = look.game.place_of(enemy.key)
        rate = _attack(look, enemy)
        helps = enemy.engaged >= 0 and enemy.engaged != look.seat
        if look.boss(enemy):
            add(where, max(rate, 1.0), 4.0)
        elif helps or enemy.tokens.get("doom", 0):
            add(where, rate, min(3.0, float(look.left(enemy))))
    for place in look.state.locations:
        for piece in place.cards:
            if piece.card in look.content.assets and place.revealed:
                add(place.card, testing.best(look, look.trial("", "intellect", "", 4), weights.OBJECTIVE), 2.0)
    return found


def _product(pair: tuple[float, float] | None) -> float:
    return pair[0] * pair[1] if pair is not None else 0.0


def _clues(look: Look, place: Location, add: Any) -> None:
    clues = look.clues_at(place)
    if not clues or place.card == look.me.place or look.clues_needed() <= 0:
        return
    if look.game.host_banned("no-investigating", place.card):
        return
    rate = max(searching(look, place.card), searching(look, place.card, -_lamp(look)))
    others = [player for player in look.friends() if player.place == place.card]
    work = min(clues, look.clues_needed()) / max(0.12, rate / weights.CLUE)
    add(place.card, rate + weights.PROGRESS, min(8.0, max(0.5, work - 2.0 * len(others))))


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
    chance = look.chance(look.trial("fight", "combat", enemy.key))
    power = worth.power_in_play(look) / max(0.1, worth.bare_hands(look))
    damage = 2 if power > 1.5 else 1
    return chance * testing.wound(look, enemy, damage)


def ready(look: Look) -> bool:
    """Whether the last fight may begin: strong enough, or out of time."""
    return look.rounds_left() <= weights.FIGHT_TO_COME or strength(look) >= weights.STRENGTH


def strength(look: Look) -> float:
    """How much of the last enemy the group would bring down before it falls."""
    people = look.everybody()
    power = sum([worth.power_in_play(look, player.seat) for player in people])
    lasting = sum([min(look.health_left(player.seat), look.sanity_left(player.seat)) for player in people])
    return 0.75 * power * lasting / max(5, 5 * look.state.investigators)


def resigning(look: Look) -> float:
    """Only where staying would cost the life, or the last agenda is about to win."""
    weak = min(look.health_left(look.seat), look.sanity_left(look.seat))
    late = not look.state.agendas and look.rounds_left() <= 1
    if look.state.scenario == "the-midnight-masks":
        return 8.0 if late or weak <= 1 else -5.0
    return -5.0
