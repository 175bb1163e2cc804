"""The games for OpenSpiel: `import miskatonic.lab.spiel` registers them all.

    import pyspiel, miskatonic.lab.spiel
    game = pyspiel.load_game("miskatonic_elder_sign(players=2)")

Chance is explicit, with its weights; a clone is a fork; friends share one utility.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from miskatonic.games.registry import GAMES, room
from miskatonic.games.registry import rules as rules_of
from miskatonic.lab.observation import SIZE, observe
from miskatonic.lab.seats import CHANCE, MOST, Seats

LONGEST = 20_000


def name_of(game: str) -> str:
    return f"miskatonic_{room(game)}"


def _type(game: str) -> Any:
    rules = rules_of(game)
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Miskatonic: {rules.names['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if rules.rivals else pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, rules.least_seats) if rules.most_seats > 1 else 1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    id: str
    type: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.seats = int((parameters or {}).get("players", self.type.parameter_specification["players"]))
        rules_of(self.id).check_seats(self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=MOST,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, parameters or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self, Seats.new(self.id, self.seats, asking=True))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame, table: Seats) -> None:
        super().__init__(game)
        self.table = table
        self.seats = game.seats
        self.told: list[str] = []

    def current_player(self) -> int:
        decision = self.table.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.kind == CHANCE else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.offers())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.table.decision
        assert decision is not None and decision.kind == CHANCE
        whole = sum(decision.weights)
        return [(number, weight / whole) for number, weight in enumerate(decision.weights)]

    def _apply_action(self, action: int) -> None:
        key = self.table.offers()[action]
        self.told.append(key)
        self.table.pick(key)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.offers()[action]

    def is_terminal(self) -> bool:
        return self.table.outcome is not None

    def returns(self) -> list[float]:
        return self.table.rewards(self.seats)

    def __str__(self) -> str:
        return "\n".join(self.told)


class Observer:
    """What a seat sees: as numbers, or as the words of its view."""

    def __init__(self) -> None:
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observe(state.table.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return msgspec.json.encode(state.table.match.view(player).state).decode()


def _register(game: str) -> None:
    kind = _type(game)
    made = type(f"Spiel_{room(game)}", (SpielGame,), {"id": game, "type": kind})
    pyspiel.register_game(kind, made)


for _game in GAMES:
    if name_of(_game) not in pyspiel.registered_names():
        _register(_game)
