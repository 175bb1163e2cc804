"""What is to be done in the world, what it is worth, and who does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot.fights import Fight, fight, fights
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.games.eldritch_horror.state import Monster, Player
from miskatonic.games.eldritch_horror.terms import OMENS

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look

OTHER_WORLD = ("any", "other-world")
RESEARCH = ("any", "research", "not-other-world")


@dataclass(frozen=True)
class Goal:
    """Something on a space. `key`: of the encounter, or of the monster."""

    place: str
    kind: str
    key: str = ""
    shared: bool = False
    """There is enough to do for several."""


def goals(look: Look) -> list[Goal]:
    """Everything on the board that somebody should go to."""
    state, content = look.state, look.content
    found = [Goal(token.place, "clue", f"clue:{token.clue}") for token in state.clues]
    found += [Goal(content.gates[gate].space, "gate", gate) for gate in state.gates]
    found += [Goal(m.place, "monster", m.key, shared=look.game.epic(m.card)) for m in state.monsters]
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
            found += [Goal(place, "mystery", "mystery", shared=True) for place in _places(look, printed.where)]
    if state.final_begun and look.game.sheet_says("final-tokens"):
        found += [Goal(content.gates[gate].space, "final", "final", shared=True) for gate in state.gates]
    found += [Goal(body.place, "body", body.investigator) for body in state.defeated]
    return found


def _places(look: Look, where: str) -> list[str]:
    if where == "expedition":
        return [look.state.expedition] if look.state.expedition else []
    if where == "eldritch":
        return [place for place, count in look.state.eldritch.items() if count]
    return [where]


def worth(look: Look, player: Player, goal: Goal) -> float:
    """For this investigator, once he is there: what he may gain, less what stands in the way."""
    guard = fights(look, player, goal.place)
    if goal.kind == "monster":
        return _monster(look, player, goal, guard)
    return guard.through * value(look, player, goal) - guard.cost


def value(look: Look, player: Player, goal: Goal) -> float:
    """Of the encounter alone."""
    match goal.kind:
        case "clue":
            return _clue(look, player)
        case "gate":
            return _gate(look, player, goal.key)
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
    return W["clue-wanted" if look.wanted else "clue"] * likely


def _gate(look: Look, player: Player, gate: str) -> float:
    if look.game.in_force("gates-stay"):
        return 0.0
    skills = [look.chance(player, skill, -1, OTHER_WORLD) for skill in ("lore", "will", "observation", "influence")]
    likely = sum(skills) / len(skills)
    omen = look.content.gates[gate].omen
    state = look.state
    near = look.far(player.place, look.content.gates[gate].space) <= 1 + player.train + player.ship
    then = OMENS[(state.omen + (not near)) % len(OMENS)]
    soon = OMENS[(state.omen + 1) % len(OMENS)] == omen
    found = W["gate"] + W["gate-omen"] * soon + W["gate-many"] * len(state.gates)
    if look.left and look.game.active_mystery("omen-feeds") and look.clues(player):
        found = found + look.step if omen == then else 0.4 * found
    if look.left and look.game.active_mystery("gates-feed") and len(player.spells) >= 2:
        found += look.step
    if state.doom < 5:
        found *= 1.3
    return found * likely


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


def _rumor(look: Look, player: Player, key: str) -> float:
    ongoing = look.game.ongoing(key)
    assert ongoing is not None
    printed = look.content.mythos[ongoing.card].encounter
    assert printed is not None
    if printed.other_world:
        return W["rumor"] * look.chance(player, "lore", -1, OTHER_WORLD)
    if look.clues(player) < -(-look.game.investigators // 2):
        return 0.0
    return W["rumor"] * look.chance(player, "observation")


def _body(look: Look, investigator: str) -> float:
    body = next(found for found in look.state.defeated if found.investigator == investigator)
    return W["body"] + 0.5 * len(body.clues) + 0.4 * (len(body.assets) + len(body.artifacts) + len(body.spells))


def _monster(look: Look, player: Player, goal: Goal, guard: Fight) -> float:
    """For its own sake: Epic ones that the team must defeat, monsters that a Mystery collects, the rest to be rid."""
    monster = look.game.monster(goal.key)
    state = look.state
    toughness = look.game.toughness(monster.card)
    if look.game.epic(monster.card):
        found = fight(look, player, monster)
        return epic(look, monster.card) * found.share - W["brave"] * guard.cost
    gain = W["monster"] + 0.25 * toughness
    if monster.card == "cultist" and state.ancient_one == "yog-sothoth" and not state.awake:
        gain += spells_wanted(look)
    if any([look.content.mythos[found.card].rumor == monster.place for found in state.ongoing]):
        gain += W["rumor"] / 2
    if look.game.stats(monster.card).reckoning:
        gain += 0.6
    if look.left and look.game.active_mystery("collects-monsters") and look.clues(player) >= 2:
        gain += look.step * min(toughness, look.left)
    if len(state.monsters) >= 7 and state.ancient_one == "shub-niggurath":
        gain *= 1.5
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
    return W["epic"] if any([look.content.mythos[found.card].epic == card for found in state.ongoing]) else 4.0


def discount(far: int) -> float:
    """What is far off counts less: by then much may have happened. One step is made in the same round."""
    return float(W["ahead"] ** (max(0, far - 1) / W["pace"]))


def shares(look: Look) -> dict[int, tuple[Goal, float]]:
    """Who goes where: the best pair first, then the others. All bots at the table come to the same result."""
    every = goals(look)
    offers: list[tuple[float, int, int]] = []
    for player in look.people:
        if look.game.passive(player, "detained"):
            continue
        for number, goal in enumerate(every):
            found = worth(look, player, goal)
            far = look.far(player.place, goal.place)
            if found > 0 and far < 9:
                offers.append((found * discount(far), player.seat, number))
    offers.sort(key=lambda offer: (-offer[0], offer[1], offer[2]))
    taken: set[int] = set()
    result: dict[int, tuple[Goal, float]] = {}
    for score, seat, number in offers:
        if seat in result or number in taken:
            continue
        result[seat] = (every[number], score)
        if not every[number].shared:
            taken.add(number)
    return result
