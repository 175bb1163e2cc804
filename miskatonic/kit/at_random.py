"""An answer at random: a bot of its own, and what a game's bot falls back on where it has no opinion."""

from __future__ import annotations

from typing import Any, final

from miskatonic.engine.chance import Stream
from miskatonic.engine.decision import Decision
from miskatonic.engine.snapshot import View


@final
class RandomBot:
    """Any legal answer, each as likely as another; chance as its weights have it."""

    needs_view = False

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed)

    def choose(self, decision: Decision, view: View[Any] | None) -> tuple[str, ...]:
        options = decision.options
        if decision.weights:
            return (self._outcome(decision),)
        if decision.most == 1 and decision.least == 1:
            return (options[self._stream.below(len(options))].key,)
        return self._several(decision)

    def _several(self, decision: Decision) -> tuple[str, ...]:
        most = min(decision.most, len(decision.options))
        count = decision.least + self._stream.below(most - decision.least + 1)
        left = [option.key for option in decision.options]
        return tuple([left.pop(self._stream.below(len(left))) for _ in range(count)])

    def _outcome(self, decision: Decision) -> str:
        left = self._stream.below(sum(decision.weights))
        for option, weight in zip(decision.options, decision.weights, strict=True):
            left -= weight
            if left < 0:
                return option.key
        raise AssertionError("weights without options")
