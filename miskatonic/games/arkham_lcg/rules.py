"""Arkham Horror: The Card Game as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.adjustable import Adjustable, Pile
from miskatonic.engine.brought import Brought
from miskatonic.engine.chance import Entry, Person, Source
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.pack import Card
from miskatonic.engine.shelf import Summary
from miskatonic.engine.value import Value
from miskatonic.engine.verb import Verb
from miskatonic.games.arkham_lcg import by_hand, campaign, deckdesk, flow, odds, provoking, setup, sound
from miskatonic.games.arkham_lcg.chaos import name as token_name
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.pack import ArkhamContent, content
from miskatonic.games.arkham_lcg.position import describe
from miskatonic.games.arkham_lcg.state import MENTIONS, State
from miskatonic.games.arkham_lcg.terms import MOST_SEATS
from miskatonic.games.arkham_lcg.values import values
from miskatonic.games.arkham_lcg.wording import lines
from miskatonic.kit.rules import TableRules


class ArkhamRules(TableRules[State]):
    id = "arkham-lcg"
    names = {"en": "Arkham Horror: The Card Game", "pl": "Horror w Arkham: Gra karciana"}
    least_seats = 1
    most_seats = MOST_SEATS
    state_type = State
    content_type = ArkhamContent
    folder = Path(__file__).parent
    mentions = MENTIONS
    seat_fields = ("active", "lead", "peril")
    phases = frozenset([phase for phase, _ in flow.STEPS])
    open_hands = False

    @property
    def content(self) -> ArkhamContent:
        return content()

    def settings(self) -> list[Setting]:
        return setup.settings(self.content)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.begin(self.content, seats, options)

    def bring(self, setting: str, text: str, options: Mapping[str, Any]) -> list[Brought]:
        if setting != "deck":
            return super().bring(setting, text, options)
        return deckdesk.look_at(self.content, text, options)

    def check(self, state: State, seats: int) -> list[Msg]:
        found = super().check(state, seats) or list(sound.problems(self.content, state))
        return found or list(sound.miscounted(self.content, state, self.components(state)))

    def position(self, description: Mapping[str, Any]) -> State:
        return describe(self.content, description)

    def game(self, state: State, source: Source, journal: list[Entry]) -> Arkham:
        return Arkham(self, state, source, journal, self.content)

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, Arkham)
        return flow.play(game)

    def sequel(self, options: Mapping[str, Any], legacy: Mapping[str, Any]) -> Mapping[str, Any] | None:
        return campaign.sequel(self.content, options, legacy)

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        assert isinstance(game, Arkham)
        return {**values(game), **odds.values(game, seat), **provoking.values(game, seat)}

    def adjustable(self, state: State) -> Sequence[Adjustable]:
        return list(by_hand.adjustable(self.game(state, Person(), [])))

    def piles(self, state: State) -> Sequence[Pile]:
        return list(by_hand.piles(self.game(state, Person(), [])))

    def verbs(self, game: Game[State]) -> Sequence[type[Verb]]:
        assert isinstance(game, Arkham)
        return by_hand.verbs(game)

    async def perform(self, game: Game[State], seat: int, effects: Sequence[Verb]) -> None:
        assert isinstance(game, Arkham)
        await by_hand.perform(game, seat, effects)

    def adjusted(self, game: Game[State]) -> None:
        assert isinstance(game, Arkham)
        game.changed()

    def copies_of(self, card: Card, seats: int) -> int:
        """Every player brings a deck of their own; the scenario's cards are there once."""
        return card.copies if getattr(card, "encounter_set", "") else card.copies * seats

    def card_text(self, card: str) -> Sequence[Msg]:
        return lines(self.content.printed[card])

    def studied(self, options: Mapping[str, Any], journal: Sequence[Entry]) -> Mapping[str, tuple[str, ...]]:
        return deckdesk.studied(self.content, options, journal)

    def statistics(self, state: State) -> Mapping[str, str | int | tuple[str, ...]]:
        """`score`: experience less trauma, for each investigator not below zero."""
        trauma = [player.physical_trauma + player.mental_trauma for player in state.players]
        return {
            "scenario": state.scenario,
            "difficulty": state.difficulty,
            "investigator": tuple([player.investigator for player in state.players if player.investigator]),
            "end": f"{state.scenario}-{state.resolution}" if state.resolution else "",
            "rounds": state.round,
            "victory": len(state.victory),
            "experience": sum([player.experience for player in state.players]),
            "trauma": sum(trauma),
            "score": sum([max(0, one.experience - hurt) for one, hurt in zip(state.players, trauma, strict=True)]),
            "defeated": len([player for player in state.players if player.status == "defeated"]),
        }

    def moment(self, state: State) -> Msg:
        test = state.test
        if test is not None:
            step = "begins" if test.step == 1 else "commit" if test.step == 2 else "token" if test.step < 6 else "ends"
            return Msg(f"moment-test-{step}", {"who": Seat(test.seat), "skill": Msg(f"skill-{test.skill}")})
        if state.phase == "investigation" and state.active >= 0:
            ends = state.step == "turn-ends"
            return Msg("moment-turn-ends" if ends else "moment-turn", {"who": Seat(state.active)})
        return Msg(f"moment-{state.phase}-{state.step}" if state.step else f"phase-{state.phase}")

    def seat_name(self, state: State, seat: int) -> str:
        return state.players[seat].investigator

    def summary(self, state: State) -> Summary:
        words = [Msg("name", {"name": Name(state.scenario)}), Msg("summary-round", {"round": state.round})]
        return Summary(state.scenario, tuple(words))

    def outcome_text(self, kind: str, word: str) -> Msg:
        if kind == "token":
            return Msg(f"token-{token_name(word)}")
        if kind == "encounter-set":
            return Msg(f"set-{word.replace('_', '-')}")
        return Msg("name", {"name": Name(word)})


RULES = ArkhamRules()
