"""What to do about dice that have fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision
from miskatonic.games.eldritch_horror import testing
from miskatonic.games.eldritch_horror.bot import stakes
from miskatonic.games.eldritch_horror.bot.fights import remaining
from miskatonic.games.eldritch_horror.bot.goals import clue_worth, epic, this_gate, worst_rumor
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W
from miskatonic.kit.game import printed

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look

STAKES = {
    "special": ("final", 0.7),
    "expedition": ("rumor", 0.5),
    "acquire": ("acquire", 0.5),
}
"""What a test in such an encounter is about."""


def stake(look: Look) -> float:
    """What one more success would be worth."""
    state = look.state
    test = state.test
    assert test is not None
    during = testing.contexts(look.game, look.seat)
    found = testing.successes(look.game, look.me, test, during)
    if "spell" in during:
        return 0.0 if found else 1.2
    if "combat" in during:
        return _blow(look, found)
    known = stakes.decided(look, found)
    if known is not None:
        return known
    kind = state.encounter.kind if state.encounter is not None and state.encounter.seat == look.seat else ""
    if found and kind != "acquire":
        return 0.0
    if kind == "research" and state.encounter is not None:
        return W["location"] if state.encounter.gained else 0.8 * clue_worth(look, look.me)
    if kind == "other-world":
        return 0.7 * this_gate(look)
    if kind == "mystery":
        return 0.8 * look.step
    if kind == "rumor":
        return 0.8 * worst_rumor(look)
    name, share = STAKES.get(kind, ("location", 1.0))
    return share * W[name]


def _blow(look: Look, found: int) -> float:
    state = look.state
    combat, test = state.combat, state.test
    assert combat is not None and test is not None
    me = look.me
    stats = look.game.stats(printed(combat.monster))
    if test.skill == "will":
        lost = (stats.horror or 0) - found
        return look.loss(me, 0, 1) + (0.5 * look.defeat(me) if 0 < me.sanity <= lost else 0.0) if lost > 0 else 0.0
    if test.skill == "strength":
        monster = look.game.monster(combat.monster)
        left = remaining(look, monster) - found
        lost = (stats.damage or 0) - found
        gain = look.loss(me, 1, 0) + (0.5 * look.defeat(me) if me.health <= lost else 0.0) if lost > 0 else 0.0
        if left == 1:
            gain += 2.5
        elif left > 1:
            gain += 0.6
        if look.game.epic(monster.card) and left > 0:
            gain += epic(look, monster.card) / look.game.toughness(monster.card)
        return gain
    return 1.5 if not found else 0.0


def answer(look: Look, decision: Decision) -> str:
    """Accept, spend a Clue, or use a card; what costs nothing comes first."""
    test = look.state.test
    assert test is not None
    worth = stake(look)
    if worth <= 0:
        return "accept"
    keys = [option.key for option in decision.options]
    least = testing.least_success(look.game, look.me)
    for key in keys:
        if key.startswith("raise:") and str(least - 1) in test.dice:
            return key
    for key in keys:
        if key.startswith("reroll:"):
            known = look.content.rerolls.get(printed(key[7:]), ())
            if not any([reroll.cost for reroll in known]) or (worth > 2.5 and look.me.sanity > 4):
                return key
    if "clue" in keys:
        failing = len([face for face in test.dice if int(face) < least])
        dice = min(failing, 2 if look.me.investigator == "trish-scarborough" else 1)
        if keeps_clues(look):
            return "accept"
        if worth * (1 - (1 - look.success(look.me)) ** dice) > look.clue_price():
            return "clue"
    return "accept"


def keeps_clues(look: Look) -> bool:
    """Whether success without this Clue is what the test is about."""
    encounter = look.state.encounter
    kind = encounter.kind if encounter is not None and look.state.combat is None else ""
    fed = kind == "mystery" or (kind == "other-world" and look.game.active_mystery("omen-feeds"))
    return fed and look.left > 0 and look.clues(look.me) <= look.price


def reroll(look: Look, decision: Decision) -> tuple[str, ...]:
    """The lowest dice, never a success if it can be helped."""
    test = look.state.test
    assert test is not None
    least = testing.least_success(look.game, look.me)
    order = sorted(range(len(test.dice)), key=lambda number: (test.dice[number], number))
    failing = [number for number in order if int(test.dice[number]) < least]
    chosen = failing[: decision.most] or order[:1]
    return tuple([f"die:{number}" for number in chosen])


def lift(look: Look, decision: Decision) -> str:
    """The die that becomes a success by it."""
    test = look.state.test
    assert test is not None
    least = testing.least_success(look.game, look.me)
    keys = [option.key for option in decision.options]
    fitting = [key for key in keys if int(test.dice[int(key[4:])]) == least - 1]
    return (fitting or keys)[0]
