"""A running game of Skeleton: what words ask of it, and the helpers through which every change goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Seat
from miskatonic.kit.game import TableGame
from miskatonic.kit.scene import seat_of
from scripts.skeleton.game.state import State

if TYPE_CHECKING:
    from scripts.skeleton.game.cards import SkeletonContent


class Skeleton(TableGame[State]):
    content: SkeletonContent
    golden_rule = "skl.search.1"

    # What words ask

    @property
    def lead(self) -> int:
        return self.state.active

    def seats_in_order(self) -> list[int]:
        players = self.state.players
        order = [(self.state.active + step) % len(players) for step in range(len(players))]
        return [seat for seat in order if players[seat].health]

    def holdings(self, thing: str, what: str) -> int:
        player = self.state.players[seat_of(thing)]
        return {"health": player.health, "finds": len(player.finds)}[what]

    # Changes, each with its event

    def gain_clues(self, amount: int) -> None:
        self.state.clues += amount
        self.event("clues", amount=amount, all=self.state.clues)

    def lose_health(self, seat: int, amount: int) -> None:
        player = self.state.players[seat]
        lost = min(player.health, amount)
        player.health -= lost
        self.event("hurt", who=Seat(seat), amount=lost)

    def recover(self, seat: int) -> None:
        self.state.players[seat].health += 1
        self.event("rested", who=Seat(seat))

    def burn(self) -> None:
        self.state.light -= 1
        self.event("burned", light=self.state.light)


def pip_text(pip: str) -> Msg:
    return Msg("pip", {"pip": int(pip)})
