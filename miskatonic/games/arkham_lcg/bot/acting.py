"""Which action: each is worth what it brings times how likely it is, less what it provokes."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.decision import Decision, Option
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.cards import Ability, Asset, EventCard
from miskatonic.games.arkham_lcg.state import Enemy
from miskatonic.kit.scene import Scene

ADVANCE = 20.0
CLUE = 4.0
SPARE_CLUE = 1.0
KILL = 2.5
BOSS = 16.0
"""Enemies on which the scenario turns."""
WEAPONS = frozenset({"weapon", "spell", "firearm", "melee"})
BOSSES = frozenset({"ghoul-priest", "umordhoth", "the-masked-hunter"})
AT_THE_SITE = frozenset({"into-the-darkness", "disrupting-the-ritual"})
"""Acts that are decided at the Ritual Site."""


def action(look: Look, decision: Decision) -> str:
    scored = [(score(look, option), -number, option.key) for number, option in enumerate(decision.options)]
    return max(scored)[2]


def score(look: Look, option: Option) -> float:
    key = option.key
    if key == "end":
        return 0.0
    if key == "advance":
        return ADVANCE
    provoked = sum([look.bite(enemy) for enemy in look.threats()])
    if key == "investigate":
        return _clues(look, look.with_cards(_investigating(look))) - provoked
    if key == "draw":
        return (0.5 if len(look.me.hand) < 5 else 0.15) - provoked
    if key == "resource":
        return (0.45 if look.me.resources < 3 else 0.1) - provoked
    if key.startswith("move:"):
        return _moving(look, key[5:]) - provoked
    if key.startswith("fight:"):
        enemy = look.game.enemy(key[6:])
        return _fighting(look, enemy, "combat", 0, 1) if enemy is not None else 0.1
    if key.startswith("evade:"):
        enemy = look.game.enemy(key[6:])
        return _evading(look, enemy) if enemy is not None else 0.1
    if key.startswith("engage:"):
        return -1.0
    if key.startswith("play:"):
        return _playing(look, key[5:], provoked)
    if key.startswith("use:"):
        return _using(look, key, provoked)
    return 0.2 - provoked


def _investigating(look: Look, shroud: int = 0) -> float:
    return _searching(look, look.me.place, shroud)


def _searching(look: Look, place: str, shroud: int = 0) -> float:
    value = look.game.shroud(place).total + shroud
    return look.chance("investigate", "intellect", place, difficulty=max(0, value))


def _clues(look: Look, chance: float, amount: int = 1) -> float:
    place = look.place()
    there = look.clues_at(place) if place is not None else 0
    if not there:
        return -2.0
    needed = look.clues_needed()
    worth = CLUE if needed > 0 else SPARE_CLUE
    return chance * worth * min(amount, there)


def _fighting(look: Look, enemy: Enemy, skill: str, add: int, damage: int) -> float:
    others = enemy.engaged >= 0 and enemy.engaged != look.seat
    chance = look.with_cards(look.chance("fight", skill, enemy.key, add=add))
    if others and chance < 0.7:
        return -1.0
    left = look.left(enemy)
    worth = BOSS if enemy.card in BOSSES else KILL + 0.5 * look.bite(enemy)
    if enemy.engaged != look.seat and not enemy.exhausted:
        worth *= 0.8
    if enemy.exhausted and enemy.engaged < 0 and enemy.card not in BOSSES:
        worth *= 0.5
    share = min(1.0, damage / left)
    doom = enemy.tokens.get("doom", 0)
    return chance * (worth * (0.35 + 0.65 * share) + 1.5 * doom * share)


def _evading(look: Look, enemy: Enemy) -> float:
    if enemy.exhausted:
        return -2.0
    chance = look.with_cards(look.chance("evade", "agility", enemy.key))
    return chance * (0.6 + look.bite(enemy)) * 0.8


def _moving(look: Look, there: str) -> float:
    """A step is worth what it leads to, less for each step more, and less than what can be done here."""
    ways = look.game.ways()
    near, here = ways.distances(there), look.distances()
    best = -1.0
    for goal, worth in _goals(look).items():
        if goal in near and near[goal] < here.get(goal, 99):
            best = max(best, worth / (1.4 + 0.8 * near[goal]))
    waiting = look.place()
    if waiting is not None and look.clues_at(waiting) and look.clues_needed() > 0:
        best *= 1 - 0.8 * _investigating(look)
    return best - _entering(look, there)


def _entering(look: Look, there: str) -> float:
    """What waits there: enemies, and what the place does to whoever enters."""
    cost = 0.8 * sum([look.bite(enemy) for enemy in look.game.enemies_at(there) if not enemy.exhausted])
    for ability in look.content.locations[there].abilities:
        if ability.kind == "forced" and ability.on == "enter":
            for verb in ability.do:
                cost += (
                    0.6
                    * look.game.amount(getattr(verb, "damage", 0), Scene(look.seat, there))
                    * look.worth_of("health")
                )
                cost += (
                    0.6
                    * look.game.amount(getattr(verb, "horror", 0), Scene(look.seat, there))
                    * look.worth_of("sanity")
                )
    return cost


def _goals(look: Look) -> dict[str, float]:
    state = look.state
    needed = look.clues_needed()
    goals: dict[str, float] = {}
    busy = [player.place for player in state.players if player.seat != look.seat and not player.out]
    for place in state.locations:
        clues = look.clues_at(place)
        if clues and place.card != look.me.place:
            chance = look.with_cards(_searching(look, place.card))
            goals[place.card] = (
                (12.0 if needed > 0 else 1.2) * chance * (0.6 if place.card in busy and clues < 3 else 1)
            )
    act = look.content.acts.get(state.act.card) if state.act is not None else None
    if act is not None and act.where and needed <= 0:
        goals[act.where] = 12.0
    if act is not None and act.id in AT_THE_SITE:
        goals["ritual-site"] = 12.0
    for enemy in state.enemies:
        if enemy.card in BOSSES or enemy.tokens.get("doom", 0):
            where = look.game.place_of(enemy.key)
            if where and where != look.me.place:
                goals[where] = max(goals.get(where, 0.0), 10.0 if _armed(look) else 5.0)
    return goals


def _armed(look: Look) -> bool:
    return any([bool(WEAPONS & set(look.content.printed[piece.card].traits)) for piece in look.me.assets])


def _playing(look: Look, card: str, provoked: float) -> float:
    printed: Any = look.content.player_cards.get(card)
    if printed is None:
        return -1.0
    cost = (printed.cost or 0) * 0.25
    fast = "fast" in printed.keywords
    price = cost + (0.0 if fast else provoked)
    if isinstance(printed, Asset):
        held = [piece.card for piece in look.me.assets]
        if card in held:
            return 0.1 - price
        worth = 2.2
        if WEAPONS & set(printed.traits):
            worth = 3.2 if not _armed(look) else 1.2
        if "ally" in printed.slots:
            worth = 3.0
        taken = [
            slot for piece in held if isinstance(look.content.printed[piece], Asset) for slot in _slots(look, piece)
        ]
        if printed.slots and all(
            [taken.count(slot) >= (2 if slot in ("hand", "arcane") else 1) for slot in printed.slots]
        ):
            worth -= 2.5
        return worth - price
    if isinstance(printed, EventCard):
        return _effects(look, printed.play, 1.6) - price
    return -1.0


def _slots(look: Look, card: str) -> tuple[str, ...]:
    printed = look.content.printed[card]
    return printed.slots if isinstance(printed, Asset) else ()


def _using(look: Look, key: str, provoked: float) -> float:
    thing, ability = look.ability(key)
    if ability is None:
        return 0.4
    if ability.designator == "resign":
        return _resigning(look)
    if ability.designator in ("fight", "evade", "parley") or ability.kind != "action" or ability.quiet:
        provoked = 0.0
    return _effects(look, ability, 1.4, thing) - provoked - 0.15 * len(ability.cost)


def _effects(look: Look, ability: Ability, usual: float, thing: str = "") -> float:
    """What an ability brings: a contest by its own numbers, anything else as usual."""
    scene = Scene(look.seat, thing)
    for verb in ability.do:
        tag = verb.tag
        if tag == "fight":
            engaged = look.engaged() or look.game.enemies_at(look.me.place)
            amount = look.game.amount(getattr(verb, "damage", 0), scene) + 1
            add = look.game.amount(getattr(verb, "add", 0), scene)
            skill = getattr(verb, "skill", "") or "combat"
            return max([_fighting(look, enemy, skill, add, amount) for enemy in engaged], default=-1.0) + 0.1
        if tag == "investigate":
            chance = look.with_cards(_investigating(look, getattr(verb, "shroud", 0)))
            return _clues(look, chance, 1 + getattr(verb, "clues", 0)) + 0.05
        if tag == "evade":
            return max([_evading(look, enemy) for enemy in look.threats()], default=-1.0) + 0.1
        if tag in ("to-victory", "discard-this", "take-control"):
            return 5.0
        if tag == "move-resource" or "debt" in thing:
            return 0.4 if look.me.resources > 3 else -0.2
        if tag == "heal":
            hurt = look.me.damage + look.me.horror
            return 0.4 * hurt if hurt > 2 else -0.5
        if tag == "discover":
            return CLUE if look.clues_needed() > 0 else SPARE_CLUE
        if tag in ("draw-encounter", "find-encounter"):
            return 0.8
    return usual


def _resigning(look: Look) -> float:
    """Only where staying would cost the life, or the last agenda is about to win."""
    card = look.content.investigators[look.me.investigator]
    weak = min(card.health - look.me.damage, card.sanity - look.me.horror)
    if look.state.agendas or look.state.scenario == "the-devourer-below":
        return -5.0
    doom, most = look.game.doom_in_play(), look.view.values["doom-threshold"].total
    late = most - doom <= 1
    if look.state.scenario == "the-midnight-masks":
        return 8.0 if late or weak <= 1 else -5.0
    return 6.0 if late and not any([enemy.card in BOSSES for enemy in look.state.enemies]) else -5.0


def window(look: Look, decision: Decision) -> str:
    """Outside the turn most things can wait; a boost to a test that hangs in the balance cannot."""
    test = look.state.test
    if test is not None and test.seat == look.seat and "test-chance" in look.view.values:
        chance = look.view.values["test-chance"].total
        boosts = [option.key for option in decision.options if option.key.startswith("use:")]
        if boosts and chance < 70 and look.me.resources > 1:
            return boosts[0]
    return "pass" if any([option.key == "pass" for option in decision.options]) else decision.options[0].key
