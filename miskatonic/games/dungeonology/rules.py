"""Dungeonology: The Expedition as the registry knows it."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from miskatonic.engine.chance import Entry, Person, Source
from miskatonic.engine.game import Game, Setting
from miskatonic.engine.message import Msg, Name
from miskatonic.engine.shelf import Summary
from miskatonic.engine.sound import missing
from miskatonic.engine.value import Value
from miskatonic.games.dungeonology import ending, flow, setup, sound, wording
from miskatonic.games.dungeonology.content import DungeonologyContent, content
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.position import describe
from miskatonic.games.dungeonology.state import State
from miskatonic.games.dungeonology.terms import LEAST_SEATS, MOST_SEATS
from miskatonic.games.dungeonology.values import values
from miskatonic.kit.rules import TableRules


class DungeonologyRules(TableRules[State]):
    id = "dungeonology"
    names: Mapping[str, str] = {"en": "Dungeonology: The Expedition", "pl": "Stworologia: Ekspedycja"}
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    state_type = State
    content_type = DungeonologyContent
    folder = Path(__file__).parent
    rivals = True
    open_hands = False
    seat_fields = ("active", "first")
    phases = frozenset({"set-up", *flow.PHASES, "over"})
    mentions = frozenset(
        {"place", "wishes", "alertness", "boss", "boss_place", "one", "other", "source", "shown", "seen"}
    )

    @property
    def content(self) -> DungeonologyContent:
        return content()

    def settings(self) -> list[Setting]:
        return setup.settings(self.content)

    def begin(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.begin(self.content, seats, options)

    def check(self, state: State, seats: int) -> list[Msg]:
        found = super().check(state, seats) or list(sound.problems(self.content, state))
        box = self.components(setup.begin(self.content, seats, {}))
        return found or list(missing(self.components(state), box))

    def position(self, description: Mapping[str, Any]) -> State:
        state = describe(self, description)
        assert isinstance(state, State)
        return state

    def game(self, state: State, source: Source, journal: list[Entry]) -> Dungeonology:
        return Dungeonology(self, state, source, journal, self.content)

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        assert isinstance(game, Dungeonology)
        return flow.play(game)

    def values(self, game: Game[State], seat: int) -> Mapping[str, Value]:
        assert isinstance(game, Dungeonology)
        return values(game, seat)

    def card_text(self, card: str) -> Sequence[Msg]:
        return wording.lines(self.content, card)

    def statistics(self, state: State) -> Mapping[str, str | int | tuple[str, ...]]:
        """Who stands where is the outcome's; this is how the expedition went."""
        scores = ending.scores_of(self.game(state, Person(), []))
        winners, _ = ending.ranked(state.players, scores)
        half = state.half_time
        leaders = [seat for seat, points in enumerate(half) if points == max(half)]
        return {
            "end": state.ended,
            "panic": state.panic or "none",
            "clan": state.clan.card,
            "leader_at_half_time": _fate_of(leaders, winners),
            "turns": state.turn,
            "thefts": state.thefts,
            "published": len([player for player in state.players if player.published]),
            "zones": len(state.tiles),
            "best": max(scores),
            "worst": min(scores),
        }

    def studied_by_seat(self, state: State, journal: Sequence[Entry]) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """Who played whom from where, and which effects of trick cards each used."""
        return {
            "scholar": [(player.scholar,) for player in state.players],
            "seat": [(f"seat {player.seat + 1}",) for player in state.players],
            "turn_order": [(f"player {1 + (player.seat - state.first) % state.seats}",) for player in state.players],
            "main_effect": _played(state.seats, journal, main=True),
            "secondary_effect": _played(state.seats, journal, main=False),
        }

    def seat_name(self, state: State, seat: int) -> str:
        return state.players[seat].scholar

    def summary(self, state: State) -> Summary:
        if state.phase == "set-up":
            return Summary()
        words = (
            Msg("summary-camp", {"alertness": Name(state.alertness), "boss": Name(state.boss)}),
            Msg("summary-turn", {"turn": state.turn, "panic": bool(state.panic)}),
        )
        return Summary(state.boss, words)

    def outcome_text(self, kind: str, word: str) -> Msg:
        if kind == "university":
            return Msg(f"university-{word}")
        if kind == "draw.traps":
            return Msg(word)
        return Msg("outcome", {"what": Name(word)})


def _played(seats: int, journal: Sequence[Entry], *, main: bool) -> list[tuple[str, ...]]:
    """By seat, the trick cards of which such an effect was used, each once."""
    found: list[set[str]] = [set() for _ in range(seats)]
    for kind, where, words in journal:
        if kind != "d" or not isinstance(where, int):
            continue
        for word in words:
            if word.startswith("play:"):
                _, card, how = word.split(":")
                if (how == "main") == main:
                    found[where].add(card)
    return [tuple(sorted(cards)) for cards in found]


def _fate_of(leaders: list[int], winners: tuple[int, ...]) -> str:
    if not leaders:
        return "there was no half-time"
    return "wins" if any([seat in winners for seat in leaders]) else "does not win"


RULES = DungeonologyRules()
__all__ = ["RULES", "DungeonologyRules"]
