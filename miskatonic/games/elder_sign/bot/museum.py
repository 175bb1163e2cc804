"""Where to go, what to do at the Entrance, where monsters go."""

from __future__ import annotations

from miskatonic.engine.decision import PASS, Decision
from miskatonic.games.elder_sign import odds
from miskatonic.games.elder_sign.bot import worth
from miskatonic.games.elder_sign.bot.attempt import Answer, price_of
from miskatonic.games.elder_sign.bot.look import Hand, Look, wants_of
from miskatonic.games.elder_sign.entrance import price_of as souvenir_price
from miskatonic.games.elder_sign.matching import need_of
from miskatonic.games.elder_sign.state import MonsterToken, Place
from miskatonic.games.elder_sign.terms import (
    ENTRANCE,
    GREEN_DICE,
    GREEN_FACES,
    LOCKED,
    ON_SPELL,
    RED,
    SUPPLY,
    YELLOW,
)
from miskatonic.games.elder_sign.verbs.dice import AddDie

EXPERIENCE = (0.35, 0.58)
"""The odds are too low for what cards and abilities mend on the way: a line fitted to how attempts ended."""
CLUE_HELP = 0.24
"""What a Clue adds to the chance of success, of what is missing."""
MOST_CLUES = 3
FATAL_TERROR = 0.75
TERROR_ROLLS = 0.8
"""Failed rolls with Terror in an adventure that is as likely as not to fail."""
FREE_USE = 0.5
"""Outside an adventure something is used only if it brings so much."""


def movement(look: Look, decision: Decision) -> Answer:
    used = use_at_leisure(look, decision)
    if used:
        return used
    best, value = "stay", -1000.0
    for option in decision.options:
        place = _place_of(look, option.key)
        if place is None:
            continue
        there = entrance_value(look) if place == ENTRANCE else adventure_value(look, look.game.place(place))
        if there > value:
            best, value = option.key, there
    return (best,)


def _place_of(look: Look, key: str) -> str | None:
    if key == "stay":
        return look.me.place
    if key == "entrance":
        return ENTRANCE
    return key.partition(":")[2] if key.startswith("adventure:") else None


def adventure_value(look: Look, place: Place) -> float:
    """What going there is likely to bring."""
    seat, card = look.seat, look.content.places[place.card]
    gain, loss = look.stake(place, seat)
    rows = look.rows_of(place, seat)
    for row in rows:
        gain -= (
            worth.pain(look.me.sanity, row.sanity) + worth.pain(look.me.stamina, row.stamina) + worth.HOUR * row.clock
        )
    likely, spent = _likely(look, place, gain - loss)
    terror = look.terror(card.id, seat)
    if any(effect.tag == "fail-adventure" for effect in card.terror):
        likely *= FATAL_TERROR
    return likely * gain + (1 - likely) * (loss + 2 * TERROR_ROLLS * terror) + TERROR_ROLLS / 2 * terror - spent


def _likely(look: Look, place: Place, stake: float) -> tuple[float, float]:
    """The chance of success, with the extra dice that are worth it, and what those cost."""
    ordered = look.content.places[place.card].ordered
    wants = wants_of(look.rows_of(place, look.seat), ordered)
    hand, kept = _hand(look)
    focus = not look.game.trait(look.seat, "no-focus")
    best = odds.success(wants, ordered, *hand, kept, focus)
    spent = 0.0
    for colour, cost in _extra_dice(look, place):
        more = (hand[0], 1, hand[2]) if colour == "yellow" else (hand[0], hand[1], 1)
        other = odds.success(wants, ordered, *more, kept, focus)
        if (other - best) * stake > cost:
            hand, best, spent = more, other, spent + cost
    clues = min(MOST_CLUES, look.me.clues)
    best += (1 - best) * best * CLUE_HELP * clues
    return min(2 * best, EXPERIENCE[0] + EXPERIENCE[1] * best), spent


def _hand(look: Look) -> tuple[Hand, tuple[int, ...]]:
    """Green dice that would be rolled, and results waiting on Spells."""
    dice = look.state.dice
    free = (SUPPLY, LOCKED) if look.game.trait(look.seat, "use-locked-dice") else (SUPPLY,)
    green = len([die for die in dice[:GREEN_DICE] if die.place in free])
    green = min(green, look.game.number("green-dice", GREEN_DICE, look.seat))
    return (green, 0, 0), tuple(sorted([die.face for die in dice if die.place == ON_SPELL]))


def _extra_dice(look: Look, place: Place) -> list[tuple[str, float]]:
    """Yellow and red dice that this player's cards and abilities could add there, and their price."""
    me, game, content = look.me, look.game, look.content
    found: dict[str, float] = {}
    sources = [(card, -1, content.uses[card]) for card in (*me.common, *me.unique)]
    sources += [
        (me.investigator, number, a) for number, a in enumerate(content.investigators[me.investigator].abilities)
    ]
    for card, number, ability in sources:
        if ability.where == "other-world" and place.card not in content.other_worlds:
            continue
        for effect in ability.do:
            if isinstance(effect, AddDie):
                price = price_of(look, card, number, ability) - worth.worth(game, ability.cost, look.seat, card)
                found[effect.colour] = min(price, found.get(effect.colour, price))
    dice = look.state.dice
    free = {"yellow": dice[YELLOW].place == SUPPLY, "red": dice[RED].place == SUPPLY}
    return [(colour, price) for colour, price in sorted(found.items()) if free[colour]]


# The Entrance


def entrance_value(look: Look) -> float:
    return max([value for value, _ in _actions(look)])


def _actions(look: Look) -> list[tuple[float, str]]:
    """Every action of the sheet that this player could pay for, with its value."""
    game, me, sheet = look.game, look.me, look.content.entrance
    trophies = game.trophies(me)
    found = [(0.0, PASS)]
    reliefs: dict[str, float] = {}
    for what in ("sanity", "stamina"):
        points, maximum = worth.points(me, what), game.maximum(me, what)
        reliefs[what] = worth.relief(points, 0, maximum)
        aid = max(0, game.number("aid", 1, look.seat))
        if aid and points < maximum and not game.trait(look.seat, "no-free-aid"):
            found.append((worth.relief(points, aid, maximum), f"aid:{what}"))
        if trophies >= sheet.half_aid:
            found.append((reliefs[what] - worth.TROPHY * sheet.half_aid, f"half-aid:{what}"))
    if trophies >= sheet.full_aid:
        found.append((sum(reliefs.values()) - worth.TROPHY * sheet.full_aid, "full-aid"))
    if not game.trait(look.seat, "no-lost-and-found"):
        chances = [worth.worth(game, sheet.found[face], look.seat, ENTRANCE) for face in GREEN_FACES]
        found.append((sum(chances) / len(chances), "lost-and-found"))
    if not game.trait(look.seat, "no-souvenir"):
        found += _souvenirs(look, trophies)
    return found


def _souvenirs(look: Look, trophies: int) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    ancient_one = look.content.ancient_ones[look.state.ancient_one]
    for souvenir in look.content.entrance.souvenirs:
        price = souvenir_price(look.game, look.me, souvenir.price)
        if trophies < price:
            continue
        value = worth.LOOT[souvenir.what]
        if souvenir.what == "elder-sign" and look.state.elder_signs + 1 >= ancient_one.elder_signs:
            value += worth.VICTORY
        found.append((value - worth.SPENT_TROPHY * price, f"buy:{souvenir.what}"))
    return found


def entrance(look: Look, decision: Decision) -> Answer:
    used = use_at_leisure(look, decision)
    if used:
        return used
    values = {key: value for value, key in _actions(look)}
    offered = [option.key for option in decision.options if not option.key.startswith(("use:", "ability:"))]
    return (max(offered, key=lambda key: values.get(key, -1000.0)),)


# Cards used outside an adventure


def use_at_leisure(look: Look, decision: Decision) -> Answer | None:
    best, value = None, FREE_USE
    for option in decision.options:
        if option.key.startswith("use:") or option.key.startswith("ability:"):
            gain = leisure_value(look, option.key)
            if gain > value:
                best, value = option.key, gain
    return None if best is None else (best,)


def turn_end(look: Look, decision: Decision) -> Answer:
    return use_at_leisure(look, decision) or (PASS,)


def leisure_value(look: Look, key: str) -> float:
    use = look.game.content.all_uses[key]
    card, number, ability = use.source, use.number, use.ability
    gain = worth.worth(look.game, (*ability.do, *ability.cost), look.seat, card)
    if any(effect.tag == "defeat-monster" for effect in ability.do):
        gain += max([monster_value(look, token) for place in look.game.places() for token in place.monsters])
    return gain - price_of(look, card, number, ability)


# Monsters


def monster_value(look: Look, token: MonsterToken) -> float:
    """Of having it beaten."""
    monster = look.content.monsters[token.id]
    gain = worth.TROPHY * monster.trophies + worth.worth(look.game, monster.defeated, look.seat, token.id)
    return gain + (worth.LOCKED_DIE if monster.locks else 0.0)


def defeat_monster(look: Look, decision: Decision) -> Answer:
    """One in the way of the attempt under way, else the most valuable."""
    attempt = look.state.attempt
    found: dict[str, float] = {}
    for place in look.game.places():
        here = attempt is not None and place.card == attempt.place
        for token in place.monsters:
            hardness = odds.dice_floor(odds.want_of(need_of(look.content.monsters[token.id].task.symbols)))
            found[f"token:{token.number}"] = monster_value(look, token) + hardness * (10 if here else 0.3)
    return (max([option.key for option in decision.options], key=lambda key: found.get(key, 0.0)),)


def place_monster(look: Look, decision: Decision) -> Answer:
    """Where it makes least worse what the players could gain."""
    monster = str(getattr(decision.prompt.args.get("monster"), "id", ""))
    return (max([option.key for option in decision.options], key=lambda key: _with_monster(look, monster, key)),)


def _with_monster(look: Look, monster: str, key: str) -> float:
    """How much less the card is worth with it; the odds alone count, for whoever goes there."""
    _, card, *task = key.split(":")
    place = look.game.place(card)
    token = MonsterToken(-1, monster or next(iter(look.content.monsters)), int(task[0]) if task else -1)
    fuller = Place(card, [*place.monsters, token])
    gain, loss = look.stake(place, look.seat)
    return (_odds(look, fuller) - _odds(look, place)) * max(1.0, gain - loss)


def _odds(look: Look, place: Place) -> float:
    ordered = look.content.places[place.card].ordered
    return odds.success(wants_of(look.rows_of(place, look.seat), ordered), ordered, 6, 0, 0, (), True)


def replace_adventure(look: Look, decision: Decision) -> Answer:
    keys = [option.key for option in decision.options]
    return (min(keys, key=lambda key: adventure_value(look, look.game.place(key.partition(":")[2]))),)
