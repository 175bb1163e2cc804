"""What is to be done in the world, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot import routes, yields
from miskatonic.games.eldritch_horror.bot.fights import fight, fights, remaining
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster, Ongoing, Player
from miskatonic.games.eldritch_horror.terms import OMENS

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look

OTHER_WORLD = ("any", "other-world")
RESEARCH = ("any", "research", "not-other-world")
HERALDS = ("dark-young", "star-spawn", "zombie-horde")
"""Monsters whose reckoning may advance Doom."""
RUMORS = {
    "stars-aligned": 45.0, "return-of-the-ancient-ones": 25.0, "dimensions-collide": 30.0,
    "web-between-worlds": 30.0, "mysterious-lights": 20.0, "spreading-sickness": 24.0, "faded-from-society": 4.0,
    "growing-madness": 8.0, "lost-knowledge": 8.0,
}  # fmt: skip


CARDS_A_TOKEN = 1.7
"""Mythos cards from one reckoning to the next."""
WIND_WALKER = "the-wind-walker"
GALE = 6
"""Health that everybody loses when the Wind-Walker has waited long enough."""


@dataclass(frozen=True)
class Goal:
    """Something on a space. `key`: of the encounter, or of the monster."""

    place: str
    kind: str
    key: str = ""
    room: int = 1
    """How many may go there before it is crowded."""


def goals(look: Look) -> list[Goal]:
    """Everything on the board that somebody should go to."""
    state, content = look.state, look.content
    found = [Goal(token.place, "clue", f"clue:{token.clue}") for token in state.clues]
    for gate in state.gates:
        place = content.gates[gate].space
        found.append(Goal(place, "gate", gate, 1 + (guarded(look, place) > 2)))
    for place in dict.fromkeys([monster.place for monster in state.monsters]):
        # All of them are fought at once.
        there = look.game.monsters_at(place)
        first = max(there, key=lambda monster: (look.game.epic(monster.card), look.game.toughness(monster.card)))
        room = 3 if look.game.epic(first.card) else 1 + (guarded(look, place) > 2)
        found.append(Goal(place, "monster", first.key, room))
    if state.expedition and not look.game.in_force("no-expeditions"):
        found.append(Goal(state.expedition, "expedition", "expedition"))
    for ongoing in state.ongoing:
        printed = content.mythos[ongoing.card].encounter
        if printed is not None:
            found += [Goal(place, "rumor", ongoing.key) for place in _places(look, printed.where)]
    mystery = state.mystery
    if mystery is not None and look.left:
        printed = content.mysteries[mystery.card].encounter
        if printed is not None:
            room = 1 if printed.where == "eldritch" else look.left + (mystery.card == "rlyeh-risen")
            found += [Goal(place, "mystery", "mystery", room) for place in _places(look, printed.where)]
    if state.final_begun and look.game.sheet_says("final-tokens"):
        found += [Goal(content.gates[gate].space, "final", "final", 2) for gate in state.gates]
    found += [Goal(body.place, "body", body.investigator) for body in state.defeated]
    found += [Goal(player.place, "meet", str(player.seat), 3) for player in partners(look)]
    return found


def partners(look: Look) -> list[Player]:
    """Those to whom somebody should bring something, and those from whom it may be fetched."""
    people = look.people
    return [one for one in people if any([exchanged(look, one, other) > 0 for other in people if other is not one])]


def exchanged(look: Look, one: Player, other: Player) -> float:
    return brought(look, one, other) + brought(look, other, one)


def brought(look: Look, giver: Player, taker: Player) -> float:
    """What it is worth that the one gives the other what he makes more of."""
    if look.feeding:
        # Whoever has more of it is given the rest: both ways it would be an exchange.
        gain, other = look.fed(giver, taker)[0], look.fed(taker, giver)[0]
        return W["meet"] * gain if (gain, taker.seat) > (other, giver.seat) else 0.0
    found = W["meet"] * look.stride * look.handed(giver, taker) / max(1, look.price)
    return found + W["meet"] * look.step * bool(pairing(look, giver, taker))


def pairing(look: Look, giver: Player, taker: Player) -> bool:
    """Two Spells in one hand close a Gate for the Mystery."""
    odd = look.left and len(giver.spells) == 1 and len(taker.spells) % 2 == 1 and giver.seat > taker.seat
    return bool(odd) and look.spells_wanted > 0 and bool(look.game.active_mystery("gates-feed"))


def guarded(look: Look, place: str) -> int:
    """How much the monsters there can still take: one alone may not be enough."""
    return sum([remaining(look, monster) for monster in look.game.monsters_at(place)])


def mystery_places(look: Look) -> list[str]:
    """Where the active Mystery can be encountered."""
    mystery = look.state.mystery
    printed = look.content.mysteries[mystery.card].encounter if mystery is not None and look.left else None
    return _places(look, printed.where) if printed is not None else []


def _places(look: Look, where: str) -> list[str]:
    if where == "expedition":
        return [look.state.expedition] if look.state.expedition else []
    if where == "eldritch":
        return [place for place, count in look.state.eldritch.items() if count]
    return [where]


def worth(look: Look, player: Player, goal: Goal, rounds: int = 0) -> float:
    """For this investigator, who is there after so many rounds: what he may gain, less what stands in the way."""
    key = (player.seat, goal, rounds)
    known = look.worths.get(key)
    if known is None:
        known = look.worths[key] = _worth(look, player, goal, rounds)
    return known


def _worth(look: Look, player: Player, goal: Goal, rounds: int) -> float:
    guard = fights(look, player, goal.place)
    found = spoils(look, player, goal.place) if guard.each else 0.0
    if goal.kind == "monster":
        brave = look.game.epic(look.game.monster(goal.key).card)
        found -= W["fear"] * guard.cost * (W["brave"] if brave else 1.0)
    else:
        if goal.kind == "gate":
            rounds = waiting(look, player, goal.key, rounds)
        found += guard.through * value(look, player, goal, rounds) - W["fear"] * guard.price
    haste = W["haste"] if goal.kind in ("mystery", "final") or _asked_for(look, goal) else W["patience"]
    return float(found * haste**rounds) if found > 0 else found


def _asked_for(look: Look, goal: Goal) -> bool:
    """Whether the active Mystery wants this monster defeated."""
    mystery = look.state.mystery
    wanted = look.content.mysteries[mystery.card].goal.epic if mystery is not None and look.left else ""
    return bool(wanted) and goal.kind == "monster" and look.game.monster(goal.key).card == wanted


def waiting(look: Look, player: Player, gate: str, rounds: int) -> int:
    """A Mystery may want the Gate to be closed under its own Omen: whoever is there too early waits."""
    if not (look.left and look.game.active_mystery("omen-feeds") and look.clues(player)):
        return rounds
    waits = [W["sure"] ** wait * gate_worth(look, player, gate, rounds + wait) for wait in range(len(OMENS))]
    return rounds + waits.index(max(waits))


def this_gate(look: Look) -> float:
    """Of the Gate that whoever this bot plays stands on, if it were closed now."""
    gate = look.game.gate_at(look.me.place)
    return gate_worth(look, look.me, gate, 0) if gate else W["gate"]


def value(look: Look, player: Player, goal: Goal, rounds: int = 0) -> float:
    """Of the encounter alone."""
    match goal.kind:
        case "clue":
            return _clue(look, player, goal.place)
        case "gate":
            return _gate(look, player, goal.key, rounds)
        case "mystery":
            return _mystery(look, player)
        case "final":
            found = yields.special(look, player, "final")
            return 4.0 * W["final"] * found.token + found.worth
        case "rumor":
            return _rumor(look, player, goal.key)
        case "expedition":
            return W["expedition"] * yields.expedition(look, player, goal.place).worth
        case "body":
            return _body(look, player, goal.key)
        case "meet":
            return exchanged(look, player, look.state.players[int(goal.key)]) if player.seat != int(goal.key) else 0.0
        case "location":
            return yields.location(look, player, goal.place).worth
    return yields.general(look, player, goal.place).worth


def filler(look: Look, player: Player, place: str) -> float:
    """What an encounter brings where there is nothing else to do."""
    found = yields.general(look, player, place).worth
    if look.content.spaces[place].region:
        found = max(found, yields.location(look, player, place).worth)
    return W["filler"] * found if found > 0 and not look.spells_wanted else found


def _clue(look: Look, player: Player, place: str) -> float:
    found = yields.research(look, player, place)
    return found.worth + found.clue * clue_worth(look, player)


def clue_worth(look: Look, player: Player) -> float:
    """Of a Clue that is gained by research."""
    if look.left and look.game.active_mystery("research-clues"):
        return look.step + 1.0
    if look.left and look.game.active_mystery("collects-monsters") and look.clues(player) < 2:
        return max(W["clue"], 1.6 * look.step * (1.0 if look.fit(player) else W["unfit"]))
    if look.lacking and look.clues(player) < look.half * look.price:
        # Whoever has nearly enough gains most by one more.
        near = 1.3 if look.clues(player) % look.price == look.price - 1 else 1.0
        near *= 1.0 if look.fit(player) else W["unfit"]
        return near * max(W["clue-wanted"], W["clue-share"] * look.step / look.price)
    return max(look.spare, rumor_share(look, player))


def rumor_share(look: Look, player: Player) -> float:
    """Of what a Rumor costs the world, if nobody has the Clues yet to be rid of it."""
    needed = -(-look.game.investigators // 2)
    if max([look.clues(one) for one in look.people]) >= needed:
        return 0.0
    found = [
        rumor_price(look, ongoing)
        for ongoing in look.state.ongoing
        if (printed := look.content.mythos[ongoing.card].encounter) is not None and not printed.other_world
    ]
    near = 0.6 if look.clues(player) == needed - 1 else 0.4
    return near * max([0.0, *found]) / needed


def gate_worth(look: Look, player: Player, gate: str, rounds: int) -> float:
    """What it would bring upon the world from then on, as far as one can see."""
    omen = look.content.gates[gate].omen
    state = look.state
    last = look.horizon
    steps = [step for step in range(rounds + 1, last + 1) if OMENS[(state.omen + step) % len(OMENS)] == omen]
    # Later on somebody else may have closed it.
    found = W["gate"] + look.doom_price * sum([W["linger"] ** (step - rounds - 1) for step in steps])
    if 1 in steps:
        found += W["gate-omen"]
    if look.left and look.game.active_mystery("omen-feeds"):
        if look.clues(player) and OMENS[(state.omen + rounds) % len(OMENS)] == omen:
            found += look.step
        elif len(state.gates) <= look.left + 1:
            # It is kept for somebody who closes it under its own Omen.
            found -= W["reserve"] * look.step
    if look.left and look.game.active_mystery("gates-feed") and len(player.spells) >= 2:
        found += look.step
    return found


def _gate(look: Look, player: Player, gate: str, rounds: int) -> float:
    found = yields.other_world(look, player)
    if look.game.in_force("gates-stay"):
        return found.worth
    return found.worth + found.closed * gate_worth(look, player, gate, rounds)


def _mystery(look: Look, player: Player) -> float:
    mystery = look.state.mystery
    assert mystery is not None
    if look.clues(player) < look.price:
        return 0.0
    if mystery.card == "rlyeh-risen":
        found = yields.special(look, player, "rlyeh-risen-encounter")
        return look.step * found.token + found.worth
    if mystery.card == "the-deep-ones-attack":
        guard = fight(look, player, Monster(0, "deep-one"))
        return look.step * guard.clear - guard.cost
    if mystery.card == "the-true-name":
        return look.step
    return look.step * look.chance(player, "observation")


def rumor_price(look: Look, ongoing: Ongoing) -> float:
    """What it is worth to be rid of a Rumor: the more, the sooner the worst comes of it."""
    price = RUMORS.get(ongoing.card, W["rumor"]) * W["rumors"]
    if ongoing.card == WIND_WALKER:
        price = W["rumors"] * sum([gale(look, player) for player in look.people])
    card = look.content.mythos[ongoing.card]
    if card.eldritch:
        price *= 1.0 + 0.6 * (1.0 - ongoing.count("eldritch") / card.eldritch)
    if card.rumor and not card.encounter:
        price *= 0.7 + 0.5 * len(look.game.monsters_at(card.rumor)) ** 1.6
    return price


def gale(look: Look, player: Player) -> float:
    """What the Wind-Walker will do to an investigator: few of them can bear it."""
    likely = 0.9 if look.health(player) <= GALE else 0.5 if player.health <= GALE else 0.2
    return 4.0 + likely * look.defeat(player)


def worst_rumor(look: Look) -> float:
    """Of those in play: the one that is spoken of where a card says "this Rumor" is one of them."""
    return max([0.0, *[rumor_price(look, ongoing) for ongoing in look.state.ongoing if _is_rumor(look, ongoing)]])


def _is_rumor(look: Look, ongoing: Ongoing) -> bool:
    return "rumor" in look.content.mythos[ongoing.card].traits


def _rumor(look: Look, player: Player, key: str) -> float:
    ongoing = look.game.ongoing(key)
    assert ongoing is not None
    printed = look.content.mythos[ongoing.card].encounter
    assert printed is not None
    price = rumor_price(look, ongoing)
    if printed.other_world:
        return price * look.chance(player, "lore", -1, OTHER_WORLD)
    if look.clues(player) < -(-look.game.investigators // 2):
        return 0.0
    return price * look.chance(player, "observation")


def _body(look: Look, player: Player, investigator: str) -> float:
    """Whatever he had, and Doom that retreats after a test."""
    body = next(found for found in look.state.defeated if found.investigator == investigator)
    sheet = look.content.investigators[investigator]
    skill = sheet.crippled if body.cause == "health" else sheet.insane
    cards = len(body.assets) + len(body.artifacts) + len(body.spells)
    found = W["body"] + 0.5 * W["clue"] * len(body.clues) + 0.6 * cards
    doom = 0.0 if look.state.awake else look.doom_price
    return found + W["retreat"] * doom * look.chance(player, skill)


def spoils(look: Look, player: Player, place: str) -> float:
    """What it is worth to fight all monsters of a space, for their own sake."""
    key = (player.seat, Goal(place, "monster"), 0)
    known = look.worths.get(key)
    if known is None:
        known = 0.0
        for monster, one in zip(look.game.monsters_at(place), fights(look, player, place).each, strict=True):
            if look.game.epic(monster.card) and monster.card not in HERALDS:
                known += epic(look, monster.card) * one.share
            else:
                known += riddance(look, player, monster) * (one.clear + 0.3 * max(0.0, one.share - one.clear))
        look.worths[key] = known
    return known


def riddance(look: Look, player: Player, monster: Monster) -> float:
    """What it is worth to be rid of a monster; some are collected by a Mystery."""
    state = look.state
    toughness = look.game.toughness(monster.card)
    gain = W["monster"] + 0.25 * toughness
    if monster.card == "cultist" and state.ancient_one == "yog-sothoth" and not state.awake:
        gain += look.spells_wanted
    for ongoing in state.ongoing:
        card = look.content.mythos[ongoing.card]
        if card.rumor == monster.place:
            gain += 2.0 if card.encounter else 0.5 * rumor_price(look, ongoing)
    if monster.card in HERALDS:
        gain += W["herald"] * look.doom_price
    elif look.game.stats(monster.card).reckoning:
        gain += 0.6
    if look.left and look.game.active_mystery("collects-monsters"):
        claimed = look.step * min(toughness, look.left)
        # Who cannot pay for it leaves it to somebody who can.
        gain += claimed if look.clues(player) >= 2 else -2.0 * W["reserve"] * claimed
    gain += W["guard"] * behind(look, monster.place)
    if state.ancient_one == "shub-niggurath" and len(state.monsters) >= 7:
        gain += W["brood"] * look.doom_price
    return gain


def behind(look: Look, place: str) -> float:
    """What monsters of this space keep the team from: a step of the Mystery, a Gate that somebody could close."""
    known = look.guarded.get(place)
    if known is None:
        known = look.step if place in mystery_places(look) else 0.0
        gate = look.game.gate_at(place)
        if gate and not look.game.in_force("gates-stay"):
            closing = [yields.other_world(look, one).closed * gate_worth(look, one, gate, 1) for one in look.people]
            known = max(known, *closing)
        look.guarded[place] = known
    return known


def epic(look: Look, card: str) -> float:
    """What it is worth to defeat an Epic Monster."""
    state = look.state
    if state.awake and look.content.ancient_ones[state.ancient_one].awakened.epic == card:
        return look.mystery_price * 1.5 if state.final_begun else 0.0
    if state.mystery is not None and look.content.mysteries[state.mystery.card].goal.epic == card:
        return W["epic"] * look.mystery_price if look.left else 2.0
    for ongoing in state.ongoing:
        if look.content.mythos[ongoing.card].epic == card:
            return rumor_price(look, ongoing) * hope(look, card, ongoing)
    return 4.0


def hope(look: Look, card: str, ongoing: Ongoing) -> float:
    """Whether all together can defeat a monster before its time is up: to wound it is of no use."""
    known = look.hopes.get(card)
    if known is None:
        known = 1.0
        if look.content.mythos[ongoing.card].eldritch:
            (monster,) = [monster for monster in look.state.monsters if monster.card == card][:1]
            left = CARDS_A_TOKEN * ongoing.count("eldritch")
            hits = 0.0
            for player in look.people:
                far = routes.rounds(player.place, player.train, player.ship).get(monster.place, routes.FAR)
                hits += fights(look, player, monster.place).share * max(0.0, left - max(0, far - 1))
            known = min(1.0, hits) ** 2
        look.hopes[card] = known
    return known
