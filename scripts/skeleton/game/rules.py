"""Skeleton as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.kit.position import fill, take
from miskatonic.kit.rules import TableRules
from miskatonic.kit.setup import chosen
from scripts.skeleton.game.cards import SkeletonContent, content
from scripts.skeleton.game.flow import play, running
from scripts.skeleton.game.game import Skeleton, pip_text
from scripts.skeleton.game.state import Player, State

LIGHT = {"easy": 8, "hard": 6}
"""Turns for each player."""


class SkeletonRules(TableRules[State]):
    id = "skeleton"
    names: Mapping[str, str] = {"pl": "Szkielet", "en": "Skeleton"}
    least_seats = 1
    most_seats = 4
    state_type = State
    content_type = SkeletonContent
    folder = Path(__file__).parent

    @property
    def content(self) -> SkeletonContent:
        return content()

    def settings(self) -> list[Setting]:
        return [Setting("difficulty", tuple(LIGHT), "easy")]

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        """skl.setup.1"""
        (difficulty,) = chosen(self.settings(), options, seats)["difficulty"]
        players = [Player(seat) for seat in range(seats)]
        finds = Deck("finds", self.content.decks["finds"].copy())
        return State(players, finds, goal=2 + 3 * seats, light=LIGHT[difficulty] * seats)

    def position(self, description: Mapping[str, Any]) -> State:
        """`players` by their fields, and any field of the state; what players hold is not in the deck."""
        told = dict(description)
        players = told.pop("players", [{}])
        state = self.begin(len(players), {})
        fill(state, told)
        for player, fields in zip(state.players, players, strict=True):
            fill(player, fields, "a player")
            take([state.finds], player.finds)
        return state

    def game(self, state: State, source: Source, journal: list[Entry]) -> Skeleton:
        game = Skeleton(self, state, source, journal)
        game.content = self.content
        game.vocabulary = self.content.VOCABULARY
        return game

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        return play(running(game))

    def card_text(self, card: str) -> Sequence[Msg]:
        return [Msg("text-effect", {"text": effect.text()}) for effect in self.content.finds[card].do]

    def statistics(self, state: State) -> Mapping[str, str | int]:
        return {"clues": state.clues, "light_left": state.light}

    def outcome_text(self, kind: str, word: str) -> Msg:
        return pip_text(word) if kind == "rest" else Msg("outcome", {"what": Name(word)})


RULES = SkeletonRules()
