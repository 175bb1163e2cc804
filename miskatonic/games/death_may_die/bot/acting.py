"""Which action, and where to run."""

from __future__ import annotations

from math import pow, sqrt
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.games.death_may_die.bot.goals import along, worth_doing
from miskatonic.games.death_may_die.bot.weights import WEIGHTS as W
from miskatonic.games.death_may_die.terms import RUN_SPACES

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look


def action(look: Look, decision: Decision) -> str:
    scores = {option.key: score(look, option.key) for option in decision.options if not option.key.startswith("run:")}
    runs = [option.key for option in decision.options if option.key.startswith("run:")]
    if runs:
        spaces = RUN_SPACES + look.game.perk(look.me.number, "run-spaces")
        best, first = destination(look, spaces)
        if first:
            free = look.game.perk(look.me.number, "free-runs") and look.state.limits.free("turn", "free-run")
            scores[f"run:{first}"] = best + (0.5 if free else 0.0)
    return max(scores, key=lambda key: scores[key])


def score(look: Look, key: str) -> float:
    if key == "end":
        return 0.0
    if key in ("rest", "free-rest"):
        return rest_score(look) - (W["patience"] if key == "rest" else 0.0)
    if key.startswith("attack"):
        return attack_score(look, key)
    if key.startswith("use:"):
        return use_score(look, key)
    if key == "stand-up":
        return 1.0 if look.state.actions else -1.0
    if key == "trade":
        return -1.0
    # The roll may cost Sanity, and whatever stands here attacks all the same.
    return worth_doing(look, key) * look.haste - look.madness


def rest_score(look: Look) -> float:
    """The worst points first: a fourth Wound weighs more than a first."""
    me = look.me
    wounds = [W["wound"] * (0.4 + 0.5 * number) for number in range(1, me.wounds + 1)]
    stress = [W["stress"] * (0.4 + 0.4 * number) for number in range(1, me.stress + 1)]
    found = sum(sorted(wounds + stress, reverse=True)[:3])
    return found * W["aside"] if look.fighting and me.wounds < 3 else found


def fear(look: Look, danger: float) -> float:
    """What it is worth not to be attacked like this: its mean, and how likely it is to kill."""
    risk = danger + W["spread"] * sqrt(danger) - look.room
    return W["brave" if look.fighting else "calm"] * danger + W["fear"] * max(0.0, risk)


def attack_score(look: Look, key: str) -> float:
    me = look.me
    if key == "attack-many":
        keys = look.game.enemy_keys_at(me.place)
        return max([attack_score(look, f"attack:{found}") for found in keys]) + 0.5 * (len(keys) - 1)
    target = key[7:]
    life = look.life(target)
    hits = look.attack(me.number, target)
    if target == look.state.elder_one.card:
        return W["elder"] + min(hits, life)
    near = look.game.place_of(target) == me.place
    threat = look.threat(target)
    share = pow(min(1.0, hits / life), W["finish"])
    found = share * (W["kill"] + W["rid"] * threat)
    if near:
        # An enemy beside me will attack at the end of my turn, and follows wherever I go.
        danger = look.danger(me.place)
        found += W["near"] * (fear(look, danger) - fear(look, max(0.0, danger - share * threat)))
    if look.state.episode == "tomes-of-madness" and target.startswith("cultist"):
        found += 1.0
    if look.fighting:
        found *= W["aside"]
    return found - look.madness


def use_score(look: Look, key: str) -> float:
    """A card is used when it is worth its loss."""
    _, card, number = key.split(":")
    claimed = next(found for found in look.me.cards if found.key == card)
    ability = look.game.side(claimed).abilities[int(number)]
    me = look.me
    found = -0.5
    for effect in ability.do:
        tag = effect.tag
        if tag == "heal":
            what = getattr(effect, "what", "stress")
            ill = (
                max([i.wounds for i in look.game.others_at(me.place)]) if getattr(effect, "who", "you") != "you" else 0
            )
            wounds = max(me.wounds, ill) if what != "stress" else 0
            stress = me.stress if what != "wounds" else 0
            found += 1.2 * max(0, wounds - 2) + 0.4 * max(0, stress - 2)
        elif tag in ("wound", "burn"):
            found += 0.9 * len(look.game.enemy_keys_at(me.place)) if look.danger(me.place) > 2 else 0.0
        elif tag == "turn-over":
            found += 3.0
        elif tag == "turn-moon":
            ready = len([m for m in look.state.markers if m.card == "mirror" and m.place == along(look)]) >= 3
            found += 5.0 if ready and look.state.moon != 2 else 0.0
        elif tag == "usher":
            found += 4.0 if me.place != along(look) else -1.0
        elif tag == "break-free":
            found += 3.0 if me.arrested else 0.0
    if claimed.card == "monkey-paw" or "burn" in [effect.tag for effect in ability.do]:
        found -= 0.8
    return found


def destination(look: Look, spaces: int) -> tuple[float, str]:
    """How much better the best space within reach is than this one, and the first step there."""
    me = look.me
    wanted = look.goals()
    followers = [] if look.game.perk(me.number, "sneaks") > 2 else look.game.enemy_keys_at(me.place)
    here = _standing(look, me.place, wanted, [])
    best, first = -9.0, ""
    for place, steps in look.board.distance[me.place].items():
        if not 0 < steps <= spaces:
            continue
        way = _way(look, me.place, place)
        dragged = list(followers)
        burnt = 0
        at = me.place
        for step in way:
            burnt += look.state.fire.get(at, 0)
            at = step
            if step != place:
                dragged += look.game.enemy_keys_at(step)
        found = _standing(look, place, wanted, dragged) - here - W["fire"] * burnt - 0.3
        if found > best:
            best, first = found, way[0]
    return best, first


def _standing(look: Look, place: str, wanted: dict[str, float], dragged: list[str]) -> float:
    """What it is worth to be there at the end of the turn."""
    danger = look.danger(place, *dragged)
    if look.fighting and place == look.state.elder_one.place:
        danger = max(0.0, danger - look.threat(look.state.elder_one.card) * (1.0 if look.me.wounds < 3 else 0.0))
    # What actions are left for can be killed before it attacks.
    left = look.state.actions - (look.state.run is None)
    danger = max(0.0, danger - W["kills"] * max(0, left)) + (look.neighbours(place, dragged) if left <= 0 else 0.0)
    if look.fighting:
        # Every turn costs everybody: there is no time to be afraid, but some to be healed.
        return 2.0 * look.pull(place, wanted) - (fear(look, danger) if look.room < 2 else W["brave"] * danger)
    safe = W["safe"] if left <= 0 and not dragged and look.game.safe(place) else 0.0
    return look.pull(place, wanted) + safe - fear(look, danger)


def _way(look: Look, start: str, goal: str) -> list[str]:
    """A shortest way; of several steps the one with less Fire and fewer enemies."""
    way: list[str] = []
    at = start
    while at != goal:
        steps = look.board.toward(at, [goal])
        at = min(steps, key=lambda step: (look.state.fire.get(step, 0), len(look.game.enemies_at(step)), step))
        way.append(at)
    return way


def run(look: Look, decision: Decision) -> str:
    """On to the best space within reach, or stop."""
    running = look.state.run
    assert running is not None
    options = [option.key for option in decision.options]
    if running.along:
        goal = along(look)
        here = look.me.place
        if not goal or here == goal:
            return "stop"
        steps = [step for step in look.board.toward(here, [goal]) if f"run:{step}" in options]
        return f"run:{steps[0]}" if steps else "stop"
    best, first = destination(look, running.left)
    return f"run:{first}" if first and best > 0 else "stop"
