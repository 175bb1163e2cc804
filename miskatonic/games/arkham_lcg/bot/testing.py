"""Skill tests: what hangs on one, and which cards are worth adding to it."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_lcg.bot import worth
from miskatonic.games.arkham_lcg.bot.look import Look
from miskatonic.games.arkham_lcg.state import Enemy, SkillTest
from miskatonic.games.arkham_lcg.verbs.chapters import unique_cultists


def best(look: Look, test: SkillTest, stake: float, loss: float = 0.0) -> float:
    """What a test of one's own brings, with the cards and resources that are worth adding."""
    boosts = min(look.me.resources, look.weights.MOST_BOOSTS) if test.skill in look.boosted() else 0
    found, price = with_cards(look, test, stake, loss, look.me.hand)[0], 0.0
    for more in range(1, boosts + 1):
        price += worth.one_resource(look, look.me.resources - more + 1)
        found = max(found, look.chance(test, more) * (stake + loss) - loss - price)
    return found


def with_cards(
    look: Look, test: SkillTest, stake: float, loss: float, cards: Sequence[str], most: int = 9
) -> tuple[float, list[str]]:
    """The cheapest icons first, as many as pay for themselves."""
    dear = price_of_cards(look, test)
    able = [
        (dear * worth.held(look, card) - _bonus(look, card, test), look.icons(card, test.skill), card) for card in cards
    ]
    able = sorted([(cost / icons, cost, icons, card) for cost, icons, card in able if icons])  # type: ignore[misc]
    value = look.chance(test) * (stake + loss) - loss
    chosen: list[str] = []
    found, price, more, taken = (value, chosen), 0.0, 0, list[str]()
    for _, cost, icons, card in able[:most]:  # type: ignore[misc]
        taken.append(card)
        price, more = price + cost, more + icons
        value = look.chance(test, more) * (stake + loss) - loss - price
        if value > found[0] + 0.02:
            found = (value, taken.copy())
    return found


def price_of_cards(look: Look, test: SkillTest) -> float:
    """A test that can be tried again is worth fewer cards, unless the scenario turns on it."""
    enemy = look.game.enemy(test.target) if test.kind in ("fight", "evade") else None
    if enemy is not None and look.boss(enemy):
        return look.weights.BOSS_CARDS
    return look.weights.REPEATED if test.kind in ("investigate", "fight", "evade") else 1.0


def _bonus(look: Look, card: str, test: SkillTest) -> float:
    """Skill cards that do more if the test is passed are cheap there."""
    skill = look.content.skills.get(card)
    if skill is None or not skill.success:
        return 0.0
    gains = {
        "more-damage": 1.0 if test.kind == "fight" else 0.0,
        "more-clues": 1.2 if test.kind == "investigate" else 0.0,
    }
    return gains.get(skill.success[0].tag, 0.35)


def clue(look: Look, amount: int = 1, place: str = "") -> float:
    """What clues are worth now; the more so the later it is. Spare ones where the place counts for victory."""
    needed = look.clues_needed()
    wanted = max(0, min(amount, needed))
    late = 1.0 + look.weights.TOO_LATE * max(0.0, 1.0 - look.rounds_left() / (look.weights.LATE * look.all_rounds()))
    if 0 < needed <= look.state.investigators:
        late *= look.weights.LAST_CLUES
    return late * look.weights.CLUE * wanted + spare_clue(look, place) * (amount - wanted)


def spare_clue(look: Look, place: str) -> float:
    there = next((one for one in look.state.locations if one.card == place), None)
    printed = look.content.locations.get(place)
    if there is None or printed is None or not printed.victory:
        return look.weights.SPARE_CLUE
    return look.weights.VICTORY_CLUES * printed.victory / max(1, look.clues_at(there))


def wound(look: Look, enemy: Enemy, damage: int) -> float:
    """What so much damage to an enemy is worth."""
    left = look.left(enemy)
    share = min(1.0, damage / left)
    if look.boss(enemy):
        near = look.weights.NEARLY + look.weights.LAST_BLOW / left
        return look.weights.BOSS_DAMAGE * near * min(damage, left) + (4.0 if damage >= left else 0.0)
    return share * kill(look, enemy)


def kill(look: Look, enemy: Enemy) -> float:
    card = look.content.enemies[enemy.card]
    round_of_all = max(1.0, look.weights.DOOM_EACH * look.state.investigators)
    value = look.weights.KILL + look.weights.VICTORY * card.victory
    value += look.weights.DOOM * round_of_all * enemy.tokens.get("doom", 0)
    if hunted(look, enemy):
        value += look.weights.HUNTED
    if look.state.agenda is not None and not look.state.agendas and look.game.has_trait(enemy.key, "ghoul"):
        value += look.weights.GHOULS_RISE
    hunts = look.game.keyword(enemy, "hunter")
    victim = enemy.engaged if enemy.engaged >= 0 else look.seat
    near = enemy.engaged >= 0 or bool(look.game.at(enemy.place))
    attacks = look.weights.ATTACKS_TO_COME * (1.0 if near else 0.7 if hunts else 0.2)
    return value + attacks * min(look.weights.BITE, look.bite(enemy, victim))


def hunted(look: Look, enemy: Enemy) -> bool:
    """One of those whom the act wants caught, and who come back if they get away."""
    return enemy.card in unique_cultists(look.content) and not look.boss(enemy)


def miss(look: Look, enemy: Enemy, damage: int, seat: int) -> float:
    """What a failed attack costs: retaliation, or a friend is hit."""
    cost = 0.0
    if look.game.keyword(enemy, "retaliate") and not enemy.exhausted:
        comes_anyway = enemy.engaged == seat and look.deadly(enemy, seat)
        cost += min(look.weights.PROVOKED, look.bite(enemy, seat)) * (look.weights.LIVES if comes_anyway else 0.8)
    if enemy.engaged >= 0 and enemy.engaged != seat and not look.game.massive(enemy):
        cost += look.harm(damage, 0, enemy.engaged)
    return cost


def escape(look: Look, enemy: Enemy, seat: int) -> float:
    """An enemy evaded does not attack this round, and lets one act."""
    caught = (
        kill(look, enemy) if any([one.on == "evaded" for one in look.content.enemies[enemy.card].abilities]) else 0.0
    )
    blow = min(look.weights.ESCAPE, look.bite(enemy, seat)) * (look.weights.BOSS_ESCAPE if look.boss(enemy) else 1.0)
    return 0.3 + max(caught, blow)


def stakes(look: Look, test: SkillTest) -> tuple[float, float]:
    """Of the test under way: what success brings, what failure costs."""
    if test.kind == "investigate":
        return clue(look, max(1, test.clues), test.target), 0.0
    enemy = look.game.enemy(test.target) if test.kind in ("fight", "evade") else None
    if enemy is not None and test.kind == "fight":
        return wound(look, enemy, max(1, test.damage)), miss(look, enemy, max(1, test.damage), test.seat)
    if enemy is not None:
        return escape(look, enemy, test.seat), 0.0
    card = test.source.partition("#")[0]
    if card in look.content.acts:
        return look.weights.RITUAL, 0.0
    if card in look.content.locations:
        return look.weights.ALLY if look.bosses() else look.weights.OBJECTIVE, 0.0
    fear = min(look.health_left(test.seat), look.sanity_left(test.seat))
    return look.weights.TREACHERY * (1.6 if fear <= 3 else 1.0), 0.0
