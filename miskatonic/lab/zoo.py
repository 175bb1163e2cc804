"""The games as PettingZoo environments (AEC): every seat an agent, the offers as actions with a mask.

from miskatonic.lab.zoo import env
table = env("elder-sign", seats=2)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from miskatonic.engine.errors import IllegalChoice
from miskatonic.lab.observation import SIZE, observe
from miskatonic.lab.seats import Listed, Numbering, Seats, Vocabulary


def env(game: str, seats: int = 2, **more: Any) -> GameEnv:
    return GameEnv(game, seats, **more)


class GameEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """`vocabulary`: of so many numbers, each means the same in every question; 0: the place in the list of offers."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        vocabulary: int = 0,
        most: int = 20_000,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"miskatonic/{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game, self.seats, self.options, self.most = game, seats, dict(options or {}), most
        self.numbering: Numbering = Vocabulary(vocabulary) if vocabulary else Listed()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._space = observation_space(self.numbering)
        self._actions = spaces.Discrete(self.numbering.size)
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        told = {**self.options, **(options or {}).get("settings", {})}
        self.table = Seats.new(self.game, self.seats, told, str(self._luck.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = self.table.decision
        mine = asked is not None and asked.seat == seat
        return observation(self.table, seat, self.numbering, asked=mine)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.pick(offer(self.table, self.numbering, action))
        self._clear_rewards()
        if self.table.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(self.seats), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.number >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        decision = self.table.decision
        self.agent_selection = self.agents[0] if decision is None else self.possible_agents[decision.seat]
        for agent in self.agents:
            mine = decision is not None and agent == self.agent_selection
            self.infos[agent] = {"action_mask": mask(self.table, self.numbering, asked=mine)}

    def render(self) -> str:
        decision = self.table.decision
        return (
            "over" if decision is None else f"{self.agent_selection}: {decision.kind}: {', '.join(self.table.offers())}"
        )

    def close(self) -> None: ...


def observation_space(numbering: Numbering) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (numbering.size,), np.int8),
        }
    )


def observation(table: Seats, seat: int, numbering: Numbering, *, asked: bool) -> dict[str, Any]:
    return {"observation": observe(table.match, seat), "action_mask": mask(table, numbering, asked=asked)}


def mask(table: Seats, numbering: Numbering, *, asked: bool = True) -> Any:
    """Which actions are offered; to whom nothing is asked, none."""
    found = np.zeros(numbering.size, np.int8)
    decision = table.decision
    if asked and decision is not None:
        found[numbering.slots(decision.kind, table.offers())] = 1
    return found


def offer(table: Seats, numbering: Numbering, action: int | None) -> str:
    """The key behind a number."""
    decision = table.decision
    keys = table.offers()
    numbers = numbering.slots(decision.kind, keys) if decision is not None else []
    if action is None or int(action) not in numbers:
        raise IllegalChoice(f"action {action} is not offered; the mask says which are")
    return keys[numbers.index(int(action))]
