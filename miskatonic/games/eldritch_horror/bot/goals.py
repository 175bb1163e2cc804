"""What is to be done in the world, what it is worth, and who does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot.fights import Fight, fight, fights, remaining
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster, Player
from miskatonic.games.eldritch_horror.terms import OMENS

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look

OTHER_WORLD = ("any", "other-world")
RESEARCH = ("any", "research", "not-other-world")
HERALDS = ("dark-young", "star-spawn", "zombie-horde")
"""Monsters whose reckoning may advance Doom."""
RUMORS = {
    "stars-aligned": 18.0, "the-wind-walker": 24.0, "return-of-the-ancient-ones": 14.0, "dimensions-collide": 14.0,
    "web-between-worlds": 16.0, "mysterious-lights": 12.0, "spreading-sickness": 12.0, "faded-from-society": 3.0,
    "growing-madness": 5.0, "lost-knowledge": 5.0,
}  # fmt: skip


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
    for monster in state.monsters:
        room = 4 if look.game.epic(monster.card) else 1 + (guarded(look, monster.place) > 2)
        found.append(Goal(monster.place, "monster", monster.key, room))
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
    return found


def guarded(look: Look, place: str) -> int:
    """How much the monsters there can still take: one alone may not be enough."""
    return sum([remaining(look, monster) for monster in look.game.monsters_at(place)])


def _places(look: Look, where: str) -> list[str]:
    if where == "expedition":
        return [look.state.expedition] if look.state.expedition else []
    if where == "eldritch":
        return [place for place, count in look.state.eldritch.items() if count]
    return [where]


def worth(look: Look, player: Player, goal: Goal, rounds: float = 0.0) -> float:
    """For this investigator, who is there after so many rounds: what he may gain, less what stands in the way."""
    guard = fights(look, player, goal.place)
    if goal.kind == "monster":
        found = _monster(look, player, goal, guard)
    else:
        if goal.kind == "gate":
            rounds = waiting(look, player, goal.key, rounds)
        found = guard.through * value(look, player, goal, rounds) - guard.cost
    return float(found * W["patience"] ** rounds) if found > 0 else found


def waiting(look: Look, player: Player, gate: str, rounds: float) -> float:
    """A Mystery may want the Gate to be closed under its own Omen."""
    if look.left and look.game.active_mystery("omen-feeds") and look.clues(player):
        omen = look.content.gates[gate].omen
        for wait in range(4):
            if OMENS[(look.state.omen + int(rounds) + wait) % len(OMENS)] == omen:
                return rounds + wait
    return rounds


def value(look: Look, player: Player, goal: Goal, rounds: float = 0.0) -> float:
    """Of the encounter alone."""
    match goal.kind:
        case "clue":
            return _clue(look, player)
        case "gate":
            return _gate(look, player, goal.key, rounds)
        case "mystery":
            return _mystery(look, player)
        case "final":
            return W["final"] * 0.5 * (look.chance(player, "will", -1) + look.chance(player, "lore", -1))
        case "rumor":
            return _rumor(look, player, goal.key)
        case "expedition":
            return W["expedition"]
        case "body":
            return _body(look, goal.key)
        case "location":
            return W["location"] + spells_here(look, player.place)
    return W["general"]


def _clue(look: Look, player: Player) -> float:
    likely = 0.25 + 0.6 * look.chance(player, "observation", 0, RESEARCH)
    if look.left and look.game.active_mystery("research-clues"):
        return (look.step + 1.0) * likely
    if look.left and look.game.active_mystery("collects-monsters") and look.clues(player) < 2:
        return max(W["clue"], look.step * min(2.0, look.fighters[player.seat])) * likely
    if look.wanted and look.price:
        return max(W["clue-wanted"], W["clue-share"] * look.step / look.price) * likely
    return W["clue-wanted" if look.wanted else "clue"] * likely


def closing(look: Look, player: Player) -> float:
    """How likely an Other World Encounter closes the Gate."""
    skills = [
        weight * look.chance(player, skill, 0, OTHER_WORLD)
        for skill, weight in (("lore", 0.4), ("will", 0.3), ("observation", 0.15), ("influence", 0.15))
    ]
    return min(0.95, 0.12 + 0.75 * sum(skills))


def _gate(look: Look, player: Player, gate: str, rounds: float) -> float:
    """What it would bring upon the world from then on, as far as one can see."""
    if look.game.in_force("gates-stay"):
        return 0.0
    omen = look.content.gates[gate].omen
    state = look.state
    last = look.horizon
    steps = [step for step in range(int(rounds) + 1, last + 1) if OMENS[(state.omen + step) % len(OMENS)] == omen]
    found = W["gate"] + look.doom_price * len(steps)
    if 1 in steps:
        found += W["gate-omen"]
    if look.left and look.game.active_mystery("omen-feeds") and look.clues(player):
        if OMENS[(state.omen + int(rounds)) % len(OMENS)] == omen:
            found += look.step
        else:
            found *= 0.5
    if look.left and look.game.active_mystery("gates-feed") and len(player.spells) >= 2:
        found += look.step
    return found * closing(look, player)


def _mystery(look: Look, player: Player) -> float:
    mystery = look.state.mystery
    assert mystery is not None
    if look.clues(player) < look.price:
        return 0.0
    if mystery.card == "rlyeh-risen":
        skills = [look.chance(player, skill, -1) for skill in ("lore", "observation", "strength", "will")]
        mean = sum(skills) / len(skills)
        return look.step * 1.3 * mean * mean
    if mystery.card == "the-deep-ones-attack":
        guard = fight(look, player, Monster(0, "deep-one"))
        return look.step * guard.clear - guard.cost
    if mystery.card == "the-true-name":
        return look.step
    return look.step * look.chance(player, "observation")


def rumor_price(card: str) -> float:
    """What it is worth to be rid of a Rumor."""
    return RUMORS.get(card, W["rumor"]) * W["rumors"]


def _rumor(look: Look, player: Player, key: str) -> float:
    ongoing = look.game.ongoing(key)
    assert ongoing is not None
    printed = look.content.mythos[ongoing.card].encounter
    assert printed is not None
    price = rumor_price(ongoing.card)
    if printed.other_world:
        return price * look.chance(player, "lore", -1, OTHER_WORLD)
    if look.clues(player) < -(-look.game.investigators // 2):
        return 0.0
    return price * look.chance(player, "observation")


def _body(look: Look, investigator: str) -> float:
    body = next(found for found in look.state.defeated if found.investigator == investigator)
    return W["body"] + 0.5 * len(body.clues) + 0.4 * (len(body.assets) + len(body.artifacts) + len(body.spells))


def _monster(look: Look, player: Player, goal: Goal, guard: Fight) -> float:
    """For its own sake: Epic ones that the team must defeat, monsters that a Mystery collects, the rest to be rid."""
    monster = look.game.monster(goal.key)
    state = look.state
    toughness = look.game.toughness(monster.card)
    if look.game.epic(monster.card) and monster.card not in HERALDS:
        found = fight(look, player, monster)
        return epic(look, monster.card) * found.share - W["brave"] * guard.cost
    gain = W["monster"] + 0.25 * toughness
    if monster.card == "cultist" and state.ancient_one == "yog-sothoth" and not state.awake:
        gain += spells_wanted(look)
    if any([look.content.mythos[found.card].rumor == monster.place for found in state.ongoing]):
        gain += 2.0 * guarded(look, monster.place)
    if monster.card in HERALDS:
        gain += W["herald"] * look.doom_price
    elif look.game.stats(monster.card).reckoning:
        gain += 0.6
    if look.left and look.game.active_mystery("collects-monsters") and look.clues(player) >= 2:
        gain += look.step * min(toughness, look.left)
    if state.ancient_one == "shub-niggurath" and len(state.monsters) >= 6:
        gain += W["brood"] * look.doom_price
    return gain * guard.clear - guard.cost


def spells_wanted(look: Look) -> float:
    """How dear one more Spell is."""
    if not look.left:
        return 0.0
    if look.game.active_mystery("spells-feed"):
        return W["spell"] if sum([len(player.spells) for player in look.people]) < look.left + 1 else 0.0
    if look.game.active_mystery("gates-feed"):
        return W["spell"] if sum([len(player.spells) // 2 for player in look.people]) < look.left else 0.0
    return 0.0


def spells_here(look: Look, place: str) -> float:
    """Where Location Encounters give Spells."""
    hint = look.content.spaces[place].hint
    return spells_wanted(look) if hint in ("incantations", "rituals") else 0.0


def epic(look: Look, card: str) -> float:
    """What it is worth to defeat an Epic Monster."""
    state = look.state
    if state.awake and look.content.ancient_ones[state.ancient_one].awakened.epic == card:
        return W["mystery"] * 1.5 if state.final_begun else 0.0
    if state.mystery is not None and look.content.mysteries[state.mystery.card].goal.epic == card:
        return W["mystery"] if look.left else 2.0
    for ongoing in state.ongoing:
        if look.content.mythos[ongoing.card].epic == card:
            return 1.5 * rumor_price(ongoing.card)
    return 4.0


def rounds_to(far: int) -> float:
    """How many rounds it takes from where one stands after this round's actions."""
    return 0.0 if far <= 0 else 1.0 + (far - 1) / W["pace"]


def arrival(far: int) -> float:
    """The same before one has moved: one step is made in the same round."""
    return max(0, far - 1) / W["pace"]


def shares(look: Look) -> dict[int, tuple[Goal, float]]:
    """Who goes where: the best pair first, then the others. All bots at the table come to the same result."""
    every = goals(look)
    offers: list[tuple[float, int, int]] = []
    for player in look.people:
        if look.game.passive(player, "detained"):
            continue
        for number, goal in enumerate(every):
            far = look.far(player.place, goal.place)
            found = worth(look, player, goal, arrival(far)) if far < 9 else 0.0
            if found > 0:
                offers.append((found, player.seat, number))
    offers.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
    taken: dict[int, int] = {}
    result: dict[int, tuple[Goal, float]] = {}
    for score, seat, number in offers:
        if seat in result or taken.get(number, 0) >= every[number].room:
            continue
        result[seat] = (every[number], score)
        taken[number] = taken.get(number, 0) + 1
    return result
