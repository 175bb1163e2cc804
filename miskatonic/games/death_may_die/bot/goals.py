"""What is to be done in each Episode, told as spaces with a worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.terms import CULTIST, STAGES
from miskatonic.games.death_may_die.verbs.enemies import MoveTo
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look

Goals = dict[str, float]
WORTH = 6.0


def goals(look: Look) -> Goals:
    """The Elder One once it is mortal; before that the Ritual, or else whoever can be fought."""
    if look.fighting:
        return {look.state.elder_one.place: 2 * WORTH}
    if look.state.disrupted:
        return {}
    found = EPISODES[look.state.episode](look)
    if found and nearly(look):
        found = _together(look, found)
    for enemy in look.state.enemies:
        # Monsters that can be killed are hunted before they come in numbers.
        if look.room >= 3 and enemy.card != CULTIST and look.life(enemy.key) <= 4:
            found[enemy.place] = max(found.get(enemy.place, 0.0), W["hunt"] + look.threat(enemy.key))
    return found or {enemy.place: 2.0 for enemy in look.state.enemies}


def _together(look: Look, found: Goals) -> Goals:
    """Before the last step everybody comes where it will be done: there the Elder One will stand."""
    people = [one.place for one in look.state.investigators if not one.out]
    far = look.board.distance
    after = landing(look)

    def away(goal: str) -> float:
        return sum([far[goal].get(place, 9) for place in people]) + W["landing"] * far[goal].get(after, 9)

    best = min(found, key=lambda goal: (away(goal) - found[goal], goal))
    return {best: found[best] + W["gather"]}


def landing(look: Look) -> str:
    """Where the Elder One goes after the first fight: known to everybody, for the Stages lie open."""
    for effect in look.game.stages[STAGES - 2].reveal:
        if isinstance(effect, MoveTo):
            places = look.game.among(effect.to, Scene(look.state.active, look.state.elder_one.card))
            return places[0] if places else ""
    return ""


def nearly(look: Look) -> bool:
    """Whether one step of the Ritual is left."""
    markers = look.state.markers
    match look.state.episode:
        case "blasphemous-alchemy":
            return len([m for m in markers if m.card == "lab" and m.done]) >= 3
        case "danse-macabre":
            return len([m for m in markers if m.face == "sorcerer" and m.place == along(look)]) >= 3
        case "accursed-tide":
            return all([m.place == along(look) for m in markers if m.card.endswith("-elder")])
        case "unspeakable-hour":
            return len([m for m in markers if m.card == "mirror" and m.place == along(look)]) >= 3
    return False


def along(look: Look) -> str:
    """Where a token that is brought along should go."""
    number = {"danse-macabre": 9, "accursed-tide": 11, "unspeakable-hour": 9}.get(look.state.episode, 0)
    return look.board.space(number) if number else ""


def alchemy(look: Look) -> Goals:
    found = {m.place: WORTH + m.wounds / 2 for m in look.state.markers if m.card == "lab" and not m.done}
    last = kept(look)
    if last:
        found[last] -= W["kept"]
    return found


def kept(look: Look) -> str:
    """The lab that is left for the last, because the fight will go on beside it."""
    labs = [m.place for m in look.state.markers if m.card == "lab" and not m.done]
    if len(labs) <= 2:
        return ""
    far = look.board.distance[landing(look)]
    return min(labs, key=lambda place: (far.get(place, 9), place))


def tomes(look: Look) -> Goals:
    mine = [m.face for m in look.state.markers if m.holder == look.me.number]
    wanted: Goals = {}
    for marker in look.state.markers:
        if marker.done or not marker.place:
            continue
        if marker.card.endswith("-tome") and marker.card.replace("tome", "sigil") in mine:
            wanted[marker.place] = WORTH + 2
        elif marker.card == "body":
            wanted[marker.place] = max(wanted.get(marker.place, 0.0), WORTH)
    if not wanted:
        return {enemy.place: WORTH - 1 for enemy in look.state.enemies if enemy.card == CULTIST}
    return wanted


def ball(look: Look) -> Goals:
    water = along(look)
    guests = [m for m in look.state.markers if m.card == "guest" and m.place]
    shown = {m.place: WORTH + 2 for m in guests if m.face == "sorcerer" and m.place != water}
    hidden = {m.place: WORTH for m in guests if not m.face}
    return {**hidden, **shown}


def museum(look: Look) -> Goals:
    gates = list(look.board.gates.values())
    idols = [m for m in look.state.markers if m.card == "idol"]
    done = [m.place for m in idols if m.place in gates]
    if any([m.holder == look.me.number for m in idols]):
        return {gate: WORTH + 2 for gate in gates if gate not in done}
    return {m.place: WORTH for m in idols if m.place and m.place not in gates}


def village(look: Look) -> Goals:
    boat = along(look)
    elders = [m for m in look.state.markers if m.card.endswith("-elder")]
    left = {m.place: WORTH for m in elders if m.place != boat}
    return left or {look.board.space(1): WORTH + 2}


def observatory(look: Look) -> Goals:
    room = along(look)
    mirrors = [m for m in look.state.markers if m.card == "mirror"]
    if len([m for m in mirrors if m.place == room]) >= 3:
        return {room: WORTH}
    return {m.place: WORTH for m in mirrors if m.place != room}


EPISODES: dict[str, Callable[[Look], Goals]] = {
    "blasphemous-alchemy": alchemy,
    "tomes-of-madness": tomes,
    "danse-macabre": ball,
    "eldritch-idols": museum,
    "accursed-tide": village,
    "unspeakable-hour": observatory,
}


def lab_life(look: Look) -> int:
    labs = [m for m in look.state.markers if m.card == "lab" and m.place == look.me.place and not m.done]
    return 4 - labs[0].wounds if labs else 0


NEEDS: dict[str, Callable[[Look], int]] = {
    "destroy-equipment": lab_life,
    "extinguish-fire": lambda look: 1,
    "loot-body": lambda look: 2,
    "take-tome": lambda look: 0,
    "interrogate": lambda look: 0,
    "usher": lambda look: 0,
    "move-idol": lambda look: 0,
    "break-free": lambda look: 1,
    "escort-elder": lambda look: 0,
    "light-lighthouse": lambda look: 1,
    "move-mirror": lambda look: 0,
    "read-the-sky": lambda look: 2,
}
"""Successes that an Episode action needs."""


MOVERS = {"usher": 3, "escort-elder": 3, "move-mirror": 2}
"""Episode actions that take their Investigator along, and how many spaces."""


def last_step(look: Look, action: str) -> bool:
    """Whether this would disrupt the Ritual, and so call the Elder One."""
    markers = look.state.markers
    match action:
        case "destroy-equipment":
            return len([m for m in markers if m.card == "lab" and m.done]) >= 3
        case "take-tome":
            return any([m.card.endswith("-tome") and m.done for m in markers])
        case "usher":
            return len([m for m in markers if m.face == "sorcerer" and m.place == along(look)]) >= 3
        case "move-idol":
            gates = list(look.board.gates.values())
            mine = any([m.card == "idol" and m.holder == look.me.number for m in markers])
            return mine and look.me.place in gates and any([m.card == "idol" and m.place in gates for m in markers])
        case "light-lighthouse" | "read-the-sky":
            return True
    return False


def worth_doing(look: Look, action: str) -> float:
    """What an Episode action is worth here and now; nothing, where it would undo what is done."""
    me = look.me
    if look.state.disrupted and action not in ("extinguish-fire", "break-free"):
        return -1.0
    here = [m for m in look.state.markers if m.place == me.place and not m.done]
    gates = list(look.board.gates.values())
    match action:
        case "extinguish-fire":
            return 0.4 if look.state.fire.get(me.place, 0) > 2 and look.mad < 0.3 else -0.5
        case "destroy-equipment":
            return WORTH if me.place != kept(look) else WORTH - W["kept"]
        case "take-tome" | "light-lighthouse":
            return WORTH
        case "loot-body":
            kinds = [m.face for m in look.state.markers if m.holder == me.number]
            return 1.0 if len(kinds) > 1 else WORTH - 1
        case "interrogate":
            known = [m for m in here if m.face == "sorcerer" and m.place != along(look)]
            return 2.0 if known else WORTH - 1
        case "usher":
            known = [m for m in here if m.face == "sorcerer" and m.place != along(look)]
            return WORTH if known else 0.0
        case "escort-elder":
            return WORTH
        case "move-mirror":
            return WORTH if me.place != along(look) else 0.0
        case "read-the-sky":
            done = len([m for m in look.state.markers if m.card == "mirror" and m.place == along(look)])
            return WORTH if done >= 3 and look.state.moon != 1 else 0.0
        case "move-idol":
            mine = [m for m in look.state.markers if m.card == "idol" and m.holder == me.number]
            standing = any([m.card == "idol" for m in here])
            if mine:
                return WORTH + 2 if me.place in gates and not standing else 0.0
            return WORTH if standing and me.place not in gates else 0.0
        case "break-free":
            return 4.0
    return 1.0
