"""Elder Sign as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.chance import Entry, Person, Source
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.shelf import Summary
from miskatonic.engine.sound import missing
from miskatonic.engine.value import Value
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign import by_hand, entrance, flow, outlook, peril, setup, sound
from miskatonic.games.elder_sign.game import ElderSign, GameEnds, TurnEnds
from miskatonic.games.elder_sign.pack import Content, content
from miskatonic.games.elder_sign.position import describe
from miskatonic.games.elder_sign.state import State
from miskatonic.games.elder_sign.symbols import counted
from miskatonic.games.elder_sign.terms import FACES, MOST_SEATS
from miskatonic.games.elder_sign.values import values
from miskatonic.kit.rules import TableRules


def _count_midnights(data: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 knew only whether midnight was due, and bound the calm of Smelling Salts to the adventure."""
    attempt = data.get("attempt") or {}
    data["midnights_due"] = int(data.pop("midnight_due", False))
    data["ignores_terror"] = bool(attempt.pop("ignores_terror", False))
    return data


class ElderSignRules(TableRules[State]):
    id = "elder-sign"
    names = {"en": "Elder Sign", "pl": "Znak Starszych Bogów"}
    least_seats = 1
    most_seats = MOST_SEATS
    state_type = State
    content_type = Content
    folder = Path(__file__).parent
    state_schema = 2
    state_migrations = {1: _count_midnights}
    mentions = frozenset({"place", "wishes"})
    phases = frozenset(flow.PHASES)

    @property
    def content(self) -> Content:
        return content()

    def settings(self) -> list[Setting]:
        return setup.settings(self.content)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.begin(self.content, seats, options)

    def position(self, description: Mapping[str, Any]) -> State:
        return describe(self.content, description)

    def game(self, state: State, source: Source, journal: list[Entry]) -> ElderSign:
        return ElderSign(self, state, source, journal, self.content, peril.settle)

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, ElderSign)
        return flow.play(game)

    def check(self, state: State, seats: int) -> list[Msg]:
        found = super().check(state, seats) or list(sound.problems(self.content, state))
        if found:
            return found
        box = self.components(sound.laid_out(self.content, state))
        return list(missing(self.components(state), box))

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        assert isinstance(game, ElderSign)
        return {**values(game), **outlook.of_rows(game), **entrance.on_offer(game)}

    def card_text(self, card: str) -> Sequence[Msg]:
        from miskatonic.games.elder_sign import wording

        return wording.lines(self.content.cards[card])

    def statistics(self, state: State) -> Mapping[str, str | int]:
        return {
            "ancient_one": state.ancient_one,
            "end": state.ended,
            "ancient_one_was": "awake" if state.awake or state.ended == "world-ended" else "asleep",
            "turns": state.turn,
            "elder_signs": state.elder_signs,
            "devoured": len(state.devoured),
        }

    interruptions = (GameEnds, TurnEnds)

    def adjustable(self, state: State) -> Sequence[Adjustable]:
        return list(by_hand.adjustable(self.game(state, Person(), [])))

    def piles(self, state: State) -> Sequence[Pile]:
        return list(by_hand.piles(self.game(state, Person(), [])))

    def adjusted(self, game: Game[State]) -> None:
        assert isinstance(game, ElderSign)
        game.stand()

    def verbs(self, game: Game[State]) -> Sequence[type[Verb]]:
        assert isinstance(game, ElderSign)
        return by_hand.verbs(game)

    async def perform(self, game: Game[State], seat: int, effects: Sequence[Verb]) -> None:
        assert isinstance(game, ElderSign)
        await by_hand.perform(game, seat, effects)

    def seat_name(self, state: State, seat: int) -> str:
        return state.players[seat].investigator

    def summary(self, state: State) -> Summary:
        if not state.ancient_one:
            return Summary()
        card = self.content.ancient_ones[state.ancient_one]
        tracks = {"doom": state.doom, "spaces": len(card.track), "signs": state.elder_signs, "limit": card.elder_signs}
        words = [Msg("name", {"name": Name(state.ancient_one)})]
        if state.turn:
            words.append(Msg("summary-turn", {"turn": state.turn}))
        words.append(Msg("summary-tracks", {**tracks, "awake": state.awake}))
        return Summary(state.ancient_one, tuple(words))

    def outcome_text(self, kind: str, word: str) -> Msg:
        if word in FACES:
            return Msg("face", {"face": counted(word)})
        return Msg("name", {"name": Name(word)})


RULES = ElderSignRules()
