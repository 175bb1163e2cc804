"""Skeleton as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.data import read
from miskatonic.engine.deck import Deck
from miskatonic.engine.errors import BadOptions, ContentError
from miskatonic.engine.game import Game, Rules, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.pack import Card
from miskatonic.engine.verb import texts
from scripts.skeleton.game import flow
from scripts.skeleton.game.cards import KINDS, Content, content
from scripts.skeleton.game.state import Player, State

LIGHT = {"easy": 8, "hard": 6}
"""Turns for each player."""


class BadSetup(BadOptions):
    """Options with which Skeleton cannot begin, in the game's own words."""

    texts = (Path(__file__).parent / "text",)


class SkeletonRules(Rules[State]):
    id = "skeleton"
    names: Mapping[str, str] = {"pl": "Szkielet", "en": "Skeleton"}
    least_seats = 1
    most_seats = 4
    state_type = State
    folder = Path(__file__).parent

    def content_version(self) -> str:
        return content().version

    def settings(self) -> list[Setting]:
        return [Setting("difficulty", tuple(LIGHT), "easy")]

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        """skl.setup.1"""
        difficulty = options.get("difficulty", "easy")
        if difficulty not in LIGHT:
            raise BadSetup(Msg("problem-no-difficulty", {"words": str(difficulty), "known": ", ".join(LIGHT)}))
        players = [Player(seat) for seat in range(seats)]
        return State(players, Deck("finds", content().heap()), goal=2 + 3 * seats, light=LIGHT[difficulty] * seats)

    def position(self, description: Mapping[str, Any]) -> State:
        """Any field of the state; what players hold is not in the deck."""
        seats = int(description.get("seats", 1))
        plain = msgspec.to_builtins(self.begin(seats, {}))
        given = {key: value for key, value in description.items() if key != "seats"}
        for seat, fields in enumerate(given.pop("players", [])):
            plain["players"][seat].update(fields)
        state = read(State, {**plain, **given})
        for player in state.players:
            for card in player.finds:
                state.finds.fog.remove(card)
        return state

    def game(self, state: State, source: Source, journal: list[Entry]) -> flow.Skeleton:
        game = flow.Skeleton(self, state, source, journal)
        game.content = content()
        return game

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, flow.Skeleton)
        return flow.play(game)

    def card_names(self, language: str) -> Mapping[str, str]:
        cards = content().finds.values()
        return {card.id: card.name.pl if language == "pl" else card.name.en for card in cards}

    def card_text(self, card: str) -> Sequence[Msg]:
        return texts(content().finds[card].do)

    def catalogue(self) -> Mapping[str, Mapping[str, Card]]:
        return {"finds": content().finds}

    def card_types(self) -> Mapping[str, type[Card]]:
        return KINDS

    def check_content(self, folder: Path) -> list[str]:
        try:
            Content(folder)
        except ContentError as problem:
            return problem.problems
        return []

    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        copies = [(card.origin, card.copies) for card in content().finds.values()]
        return {"finds": {o: sum(n for origin, n in copies if origin == o) for o in ("box", "miskatonic", "own")}}

    def statistics(self, state: State) -> Mapping[str, str | int]:
        return {"clues": state.clues, "light_left": state.light}

    def outcome_text(self, kind: str, word: str) -> Msg:
        return Msg("pip", {"pip": int(word)}) if kind == "rest" else Msg("outcome", {"what": Name(word)})


RULES = SkeletonRules()
