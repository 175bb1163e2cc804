"""Which action, and where to run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.games.death_may_die.bot.goals import along
from miskatonic.games.death_may_die.bot.plan import Plan

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.bot.look import Look


def action(look: Look, decision: Decision) -> str:
    keys = [option.key for option in decision.options]
    if look.me.down:
        if "rest" in keys and (look.me.wounds > 1 or "stand-up" not in keys):
            return "rest"
        return "stand-up" if "stand-up" in keys else "end"
    plan = Plan(look)
    scores = {key: score(look, plan, key) for key in keys if not key.startswith("run:")}
    scores.update(runs(look, plan, keys))
    return max(scores, key=lambda key: scores[key])


def score(look: Look, plan: Plan, key: str) -> float:
    place, here, left, shots, gained, hurt, burnt = plan.start()
    if key == "end":
        return plan.leaf(place, here, left, shots, gained, hurt, burnt)
    if key == "trade":
        return -1000.0
    if key in ("rest", "free-rest"):
        return plan.best(place, here, left - (key == "rest"), shots, gained, plan.healed(hurt), burnt)
    if key == "attack-many":
        able = [found for found in here if found != plan.elder or look.state.disrupted]
        weakest = min(able, key=lambda found: (plan.life(found), found))
        return plan.attacked(place, here, left - 1, shots, gained, hurt, burnt, weakest, True) + 0.01
    if key.startswith("attack:"):
        target = key[7:]
        near = target in here
        free = not near and look.free("free-far-attacks", "free-attack")
        return plan.attacked(place, here, left - (not free), shots, gained, hurt, burnt, target, near)
    if key.startswith("use:"):
        return plan.best(place, here, left, shots, gained, hurt, burnt) + use_score(look, key)
    for name, need, worth in plan.works(place):
        if name == key:
            return plan.worked(place, here, left - 1, shots, gained, hurt, burnt, key, need, worth)
    return -1000.0


def runs(look: Look, plan: Plan, keys: list[str]) -> dict[str, float]:
    """The first steps toward the best spaces."""
    place, here, left, shots, gained, hurt, burnt = plan.start()
    scores: dict[str, float] = {}
    if any([key.startswith("run:") for key in keys]):
        left -= not look.free("free-runs", "free-run")
        for other, way in plan.reach(place, plan.spaces):
            found = plan.run(place, here, left, shots, gained, hurt, burnt, other, way)
            first = f"run:{way[0]}"
            scores[first] = max(scores.get(first, -1000.0), found)
    return scores


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
    plan = Plan(look)
    place, with_me, left, shots, gained, hurt, burnt = plan.start()
    best, found = plan.best(place, with_me, left, shots, gained, hurt, burnt), "stop"
    for other, way in plan.reach(place, running.left):
        value = plan.run(place, with_me, left, shots, gained, hurt, burnt, other, way)
        if value > best:
            best, found = value, f"run:{way[0]}"
    return found


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
