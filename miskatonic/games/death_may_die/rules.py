"""Cthulhu: Death May Die as the registry knows it."""

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
from miskatonic.games.death_may_die import by_hand, flow, settling, setup, sound, wording
from miskatonic.games.death_may_die.content import DeathMayDieContent, content
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.position import describe
from miskatonic.games.death_may_die.state import State
from miskatonic.games.death_may_die.terms import FACES, MOST_SEATS, SOLO_INVESTIGATORS, TRACK_END
from miskatonic.games.death_may_die.values import values
from miskatonic.kit.rules import TableRules


class DeathMayDieRules(TableRules[State]):
    id = "death-may-die"
    names = {"en": "Cthulhu: Death May Die", "pl": "Cthulhu: Death May Die"}
    least_seats = 1
    most_seats = MOST_SEATS
    state_type = State
    content_type = DeathMayDieContent
    folder = Path(__file__).parent
    seat_fields = ()
    """`active` is one of the Investigators, of whom a player may have several."""
    mentions = frozenset(
        {"place", "wishes", "episode", "fire", "rlyeh", "target", "attacker", "along", "attacked", "limits", "lots"}
    )

    @property
    def content(self) -> DeathMayDieContent:
        return content()

    def settings(self) -> list[Setting]:
        return setup.settings(self.content)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.begin(self.content, seats, options)

    phases = frozenset({"set-up", *flow.PHASES})

    def check(self, state: State, seats: int) -> list[Msg]:
        """`active` counts Investigators: alone at the table a player has two."""
        people = state.investigators
        wanted = [0] * SOLO_INVESTIGATORS if seats == 1 else list(range(seats))
        found = super().check(state, seats)
        if not 0 <= state.active < len(people):
            found.append(Msg("problem-state-seat", {"field": "active", "value": state.active}))
        told = [(investigator.number, investigator.player) for investigator in people]
        if told != list(enumerate(wanted)) or state.seats != seats:
            found.append(Msg("problem-state-seats", {"seats": seats}))
        found = found or list(sound.problems(self.content, state))
        if found or state.phase == "set-up":
            return found
        return list(missing(self.components(state), self.components(self._laid_out(state, seats))))

    def _laid_out(self, state: State, seats: int) -> State:
        """The same table before anybody has sat down: every component of it lies somewhere."""
        fresh = self.begin(seats, {"episode": state.episode, "elder_one": state.elder_one.card})
        setup.lay_out(self.game(fresh, Person(), []))
        return fresh

    def position(self, description: Mapping[str, Any]) -> State:
        return describe(self, description)

    def game(self, state: State, source: Source, journal: list[Entry]) -> DeathMayDie:
        return DeathMayDie(self, state, source, journal, self.content, settling.settle)

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, DeathMayDie)
        return flow.play(game)

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        assert isinstance(game, DeathMayDie)
        return values(game)

    def adjustable(self, state: State) -> Sequence[Adjustable]:
        return list(by_hand.adjustable(self.game(state, Person(), [])))

    def piles(self, state: State) -> Sequence[Pile]:
        return list(by_hand.piles(self.game(state, Person(), [])))

    def adjusted(self, game: Game[State]) -> None:
        assert isinstance(game, DeathMayDie)
        by_hand.adjusted(game)

    def verbs(self, game: Game[State]) -> Sequence[type[Verb]]:
        assert isinstance(game, DeathMayDie)
        return by_hand.verbs(game)

    async def perform(self, game: Game[State], seat: int, effects: Sequence[Verb]) -> None:
        assert isinstance(game, DeathMayDie)
        await by_hand.perform(game, effects)

    def card_text(self, card: str) -> Sequence[Msg]:
        return wording.lines(self.content, card)

    def statistics(self, state: State) -> Mapping[str, str | int]:
        return {
            "episode": state.episode,
            "elder_one": state.elder_one.card,
            "end": state.ended,
            "ritual": "disrupted" if state.disrupted else "not disrupted",
            "turns": state.turn,
            "track": state.track,
            "stage": state.elder_one.stage,
            "lost": len([investigator for investigator in state.investigators if investigator.out]),
        }

    def seat_name(self, state: State, seat: int) -> str:
        return state.investigators[seat].card if state.seats > 1 else ""

    def summary(self, state: State) -> Summary:
        if state.phase == "set-up":
            return Summary()
        words = (
            Msg("summary-boxes", {"episode": Name(state.episode), "elder_one": Name(state.elder_one.card)}),
            Msg("summary-track", {"space": state.track, "end": TRACK_END, "disrupted": state.disrupted}),
        )
        return Summary(state.elder_one.card, words)

    def outcome_text(self, kind: str, word: str) -> Msg:
        if kind.startswith("roll."):
            return Msg("face", {"face": word, "kind": kind[5:]})
        return Msg("outcome", {"what": Name(word)})


RULES = DeathMayDieRules()
__all__ = ["FACES", "RULES", "DeathMayDieRules"]
