"""The cellars as the registry would hold them."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.chance import Entry, Source
from miskatonic.engine.data import read
from miskatonic.engine.deck import Deck
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.kit.pieces import Piece
from miskatonic.kit.position import fill, take
from miskatonic.kit.rules import TableRules
from miskatonic.kit.setup import chosen
from miskatonic.kit.wording import costs_text, effects_text, joined
from tests.cellars.cards import (
    MOST_SEATS,
    Ability,
    CellarContent,
    CellarScenario,
    Companion,
    LurkerCard,
    Place,
    Trigger,
)
from tests.cellars.flow import as_cellars, play
from tests.cellars.game import Cellars
from tests.cellars.state import Lurker, Player, State
from tests.cellars.words import AnyVerb

HERE = Path(__file__).parent


class CellarsRules(TableRules[State]):
    id = "cellars"
    names: Mapping[str, str] = {"pl": "Podziemia", "en": "Cellars"}
    least_seats = 1
    most_seats = MOST_SEATS
    state_type = State
    content_type = CellarContent
    folder = HERE
    mentions = frozenset({"place", "scenario", "source", "what", "used"})

    def __init__(self, folder: Path = HERE / "content") -> None:
        self._content = CellarContent(folder)

    @property
    def content(self) -> CellarContent:
        return self._content

    def settings(self) -> list[Setting]:
        scenarios = tuple(self.content.scenarios)
        return [Setting("scenario", scenarios, scenarios[0])]

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        (scenario,) = chosen(self.settings(), options, seats)["scenario"]
        heap = self.content.scenarios[scenario].heap("companions", self.content)
        den = self.content.decks["lurkers"].copy()
        return State([Player(seat) for seat in range(seats)], scenario, Deck("companions", heap), den=den)

    def position(self, description: Mapping[str, Any]) -> State:
        """`players` and `lurkers` by their fields, any other field of the state; companions leave their deck."""
        told = dict(description)
        players = told.pop("players", [{}])
        state = self.begin(len(players), {})
        state.phase = "turns"
        for player, fields in zip(state.players, players, strict=True):
            player.place = self.content.scenarios[state.scenario].ways[0][0]
            own = dict(fields)
            player.companions = read(list[Piece], own.pop("companions", []))
            fill(player, own, "a player")
            take([state.companions], [piece.card for piece in player.companions])
        state.lurkers = read(list[Lurker], told.pop("lurkers", []))
        for lurker in state.lurkers:
            state.den.remove(lurker.card)
        fill(state, told)
        return state

    def game(self, state: State, source: Source, journal: list[Entry]) -> Cellars:
        game = Cellars(self, state, source, journal)
        game.content = self.content
        game.vocabulary = self.content.VOCABULARY
        game.forces = self.content.forces
        game.stand()
        return game

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        return play(as_cellars(game))

    def card_text(self, card: str) -> Sequence[Msg]:
        printed = self.content.cards[card]
        match printed:
            case Place():
                return _lines(printed.do)
            case CellarScenario():
                return _lines(printed.set_up)
            case Companion():
                return [*_life(printed), *map(_ability, printed.abilities), *map(_trigger, printed.standing.triggers)]
            case LurkerCard():
                return _life(printed)
        raise TypeError(f"no text for a {type(printed).__name__}")

    def outcome_text(self, kind: str, word: str) -> Msg:
        return Msg("outcome", {"what": Name(word)}) if kind.startswith("draw.") else Msg(f"face-{word}")


def _lines(effects: Sequence[AnyVerb]) -> list[Msg]:
    return [Msg("text-effect", {"text": effect.text()}) for effect in effects]


def _life(printed: Companion | LurkerCard) -> list[Msg]:
    return [Msg("text-life", {"life": printed.life})]


def _ability(ability: Ability) -> Msg:
    costs = joined(costs_text(ability.cost))
    return Msg("text-ability", {"limit": ability.limit, "costs": costs, "text": effects_text(ability.do)})


def _trigger(trigger: Trigger) -> Msg:
    occasion = Msg(f"on-{trigger.on}", {"moment": trigger.moment, "whose": trigger.whose})
    if trigger.optional:
        return Msg("text-trigger-optional", {"occasion": occasion, "text": effects_text(trigger.do, "may")})
    return Msg("text-trigger", {"occasion": occasion, "text": effects_text(trigger.do)})


RULES = CellarsRules()
