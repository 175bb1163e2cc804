"""A good player of Elder Sign: it weighs odds and worth, and sees only its seat's view."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.engine.chance import Stream
from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View
from miskatonic.games.elder_sign.bot import attempt, museum, people
from miskatonic.games.elder_sign.bot.look import Look
from miskatonic.games.elder_sign.state import State

Answer = tuple[str, ...]

ANSWERS: dict[str, Callable[[Look, Decision], Answer]] = {
    "after-roll": attempt.after_roll,
    "agree": people.agree,
    "assist-cost": people.lose_point,
    "at-midnight": people.first,
    "before-roll": attempt.before_roll,
    "change-die": attempt.change_die,
    "choose-one": people.choose_one,
    "complete-task": attempt.complete_task,
    "defeat-monster": museum.defeat_monster,
    "discard-card": people.discard_card,
    "discard-die": attempt.discard_die,
    "entrance": museum.entrance,
    "heal": people.heal,
    "hold-dice": attempt.hold_dice,
    "investigator": people.investigator,
    "lock-die": people.first,
    "look-ahead": people.look_ahead,
    "loot": people.loot,
    "movement": museum.movement,
    "order": people.first,
    "place-dice": attempt.place_dice,
    "place-monster": museum.place_monster,
    "prevent": people.prevent,
    "raise-die": attempt.raise_die,
    "react": people.react,
    "react-roll": attempt.react_roll,
    "recover": people.recover,
    "reduce-maximum": people.reduce_maximum,
    "replace-adventure": museum.replace_adventure,
    "reroll": attempt.reroll,
    "return-die": attempt.return_die,
    "secure": attempt.secure,
    "secure-die": attempt.secure_die,
    "trophy": people.trophy,
    "turn-end": museum.turn_end,
    "turn-start": people.turn_start,
}


class HeuristicBot:
    """One answer function per kind of decision; what it does not know it leaves to luck."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._below = Stream(seed).below

    def choose(self, decision: Decision, view: View[State] | None) -> Answer:
        answer = ANSWERS.get(decision.kind)
        if answer is None or view is None:
            return self._any(decision)
        return answer(Look(view), decision)

    def _any(self, decision: Decision) -> Answer:
        left = [option.key for option in decision.options]
        return tuple([left.pop(self._below(len(left))) for _ in range(decision.least)])
