"""What is in force: every card whose text counts now, looked up by what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from miskatonic.engine.timing import Moment
from miskatonic.kit.printed import MOMENTS

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import Ability, Constant, Printed
    from miskatonic.games.arkham_lcg.game import Arkham
    from miskatonic.games.arkham_lcg.state import Enemy
    from miskatonic.kit.pieces import Piece

OWN = ("investigator", "asset")


class Source:
    """One card in play: where it lies, and before whom."""

    __slots__ = ("card", "enemy", "key", "piece", "seat", "where", "zone")

    def __init__(
        self, key: str, card: Printed, zone: str, seat: int = -1, where: str = "", piece: Piece | None = None,
        enemy: Enemy | None = None,
    ) -> None:  # fmt: skip
        self.key = key
        self.card = card
        self.zone = zone
        self.seat = seat
        self.where = where
        self.piece = piece
        self.enemy = enemy

    def place(self, game: Arkham) -> str:
        if self.seat >= 0:
            return game.state.players[self.seat].place
        return self.enemy.place if self.enemy is not None else self.where

    def serves(self, game: Arkham, seat: int) -> bool:
        """Whether this seat may use the abilities of the card (ah.step-2-2-1.7)."""
        if self.zone in OWN:
            return self.seat == seat
        if self.zone in ("act", "agenda"):
            return True
        return self.place(game) == game.state.players[seat].place


Listener: TypeAlias = "tuple[Source, int, Ability]"


class Sources:
    """Read off the table once, and again when a card has come or gone."""

    def __init__(self, game: Arkham) -> None:
        self.kinds: set[str] = set()
        self.at: dict[tuple[str, Moment], list[Listener]] = {}
        self.values: dict[str, list[tuple[Source, Constant]]] = {}
        self.bans: dict[str, list[tuple[Source, Constant]]] = {}
        self.actions: list[Listener] = []
        self.free: list[Listener] = []
        self.by_key: dict[str, Source] = {}
        state, cards = game.state, game.content.printed
        for player in state.players:
            if player.out or not player.investigator:
                continue
            seat = player.seat
            self._add(Source(player.investigator, cards[player.investigator], "investigator", seat))
            for piece in player.assets:
                self._add(Source(piece.key, cards[piece.card], "asset", seat, "", piece))
            for piece in player.threat:
                self._add(Source(piece.key, cards[piece.card], "threat", seat, "", piece))
        for location in state.locations:
            card = cards[location.card]
            source = Source(location.card, card, "location", -1, location.card, location)
            if location.revealed:
                self._add(source)
            else:
                self.by_key[source.key] = source
                for constant in game.content.locations[location.card].unrevealed.constants:
                    self._constant(source, constant)
            for piece in location.cards:
                if piece.card in game.content.assets:
                    self.by_key[piece.key] = Source(piece.key, cards[piece.card], "free", -1, location.card, piece)
                else:
                    self._add(Source(piece.key, cards[piece.card], "attached", -1, location.card, piece))
        for enemy in state.enemies:
            self._add(Source(enemy.key, cards[enemy.card], "enemy", -1, "", enemy, enemy))
        if state.agenda is not None:
            self._add(Source(state.agenda.key, cards[state.agenda.card], "agenda", -1, "", state.agenda))
        if state.act is not None and state.act is not state.agenda:
            self._add(Source(state.act.key, cards[state.act.card], "act", -1, "", state.act))

    def _add(self, source: Source) -> None:
        self.by_key[source.key] = source
        card = source.card
        for constant in card.constants:
            self._constant(source, constant)
        for number, ability in enumerate(card.abilities):
            listener = (source, number, ability)
            if ability.hand:
                continue
            if ability.kind == "action":
                self.actions.append(listener)
            elif ability.kind == "free":
                self.free.append(listener)
            else:
                self.kinds.add(ability.on)
                self.at.setdefault((ability.on, MOMENTS[ability.moment]), []).append(listener)

    def _constant(self, source: Source, constant: Constant) -> None:
        if constant.ban:
            self.bans.setdefault(constant.ban, []).append((source, constant))
        if constant.value:
            self.values.setdefault(constant.value, []).append((source, constant))
