"""The games as Gymnasium environments: one seat learns, bots have the others.

    from miskatonic.lab.gym import SeatEnv
    world = SeatEnv("elder-sign", seats=2, bot="heuristic")

An action that is not offered ends the episode as lost, and `info["illegal"]` says so: whoever uses the mask, which is
in the observation and in `info`, never sees that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from miskatonic.bots.bot import answer_of
from miskatonic.bots.registry import bot as bot_of
from miskatonic.engine.errors import IllegalChoice
from miskatonic.lab.seats import Listed, Numbering, Seats, Vocabulary
from miskatonic.lab.zoo import mask, observation, observation_space, offer

LOST = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bot: str = "random",
        options: Mapping[str, Any] | None = None,
        *,
        vocabulary: int = 0,
        most: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.seats, self.seat, self.bot, self.most = game, seats, seat, bot, most
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.numbering: Numbering = Vocabulary(vocabulary) if vocabulary else Listed()
        self.observation_space = observation_space(self.numbering)
        self.action_space = spaces.Discrete(self.numbering.size)
        bot_of(game, bot, "")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        luck = str(self.np_random.integers(2**63))
        self.table = Seats.new(self.game, self.seats, {**self.options, **(options or {}).get("settings", {})}, luck)
        self.bots = [bot_of(self.game, self.bot, f"{luck}/{seat}") for seat in range(self.seats)]
        self._others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            key = offer(self.table, self.numbering, action)
        except IllegalChoice as problem:
            return self._seen(), LOST, True, False, {**self._info(), "illegal": str(problem)}
        self.table.pick(key)
        self._others()
        over = self.table.outcome is not None
        reward = self.table.rewards(self.seats)[self.seat]
        return self._seen(), reward, over, not over and self.table.number >= self.most, self._info()

    def _others(self) -> None:
        """Until this seat is asked."""
        match = self.table.match
        while match.pending and match.pending[0].seat != self.seat and self.table.number < self.most:
            decision = match.pending[0]
            match.answer(decision.seat, answer_of(self.bots[decision.seat], match, decision))
            self.table.number += 1

    def _seen(self) -> dict[str, Any]:
        return observation(self.table, self.seat, self.numbering, asked=self._asked)

    @property
    def _asked(self) -> bool:
        decision = self.table.decision
        return decision is not None and decision.seat == self.seat

    def _info(self) -> dict[str, Any]:
        found = {"action_mask": mask(self.table, self.numbering, asked=self._asked)}
        return {**found, "offers": self.table.offers() if self._asked else []}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        decision = self.table.decision
        return "over" if decision is None else f"{decision.kind}: {', '.join(self.table.offers())}"
