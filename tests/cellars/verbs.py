"""Words of the cellars themselves, beside those of the kit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.kit import pieces
from miskatonic.kit.game import nothing_more
from miskatonic.kit.lasting import LastingEffect
from miskatonic.kit.scene import Scene, person, seat_of
from miskatonic.kit.tree import Condition, Selector
from tests.cellars.effect import Effect
from tests.cellars.game import Cellars

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class Lurkers(Selector[Cellars], frozen=True):
    """Every monster on the map."""

    def among(self, game: Cellars, scene: Scene) -> list[str]:
        return pieces.keys(game.state.lurkers)


class Wounded(Selector[Cellars], frozen=True):
    """Every monster on the map with so many wounds."""

    least: int = 1

    def among(self, game: Cellars, scene: Scene) -> list[str]:
        return [lurker.key for lurker in game.state.lurkers if lurker.tokens.get("wound", 0) >= self.least]


class Alone(Condition[Cellars], frozen=True):
    """Nobody else is at your place."""

    def holds(self, game: Cellars, scene: Scene) -> bool:
        here = game.place_of(person(scene.seat))
        return len([seat for seat in game.seats_in_order() if game.place_of(person(seat)) == here]) == 1


class Gain(Effect, frozen=True):
    amount: AnyAmount = 1
    act = "gain"

    async def run(self, game: Cellars, scene: Scene) -> None:
        game.gain(scene.seat, game.amount(self.amount, scene))


class Pay(Effect, frozen=True):
    amount: int = 1

    def can(self, game: Cellars, scene: Scene) -> bool:
        return game.state.players[scene.seat].coins >= self.amount

    async def run(self, game: Cellars, scene: Scene) -> None:
        game.pay(scene.seat, self.amount)


class Harm(Effect, frozen=True):
    """`direct`: companions cannot bear it."""

    amount: AnyAmount = 1
    who: AnySelector = "you"
    direct: bool = False

    async def run(self, game: Cellars, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for someone in await game.select(self.who, scene):
            await game.harm(seat_of(someone), amount, direct=self.direct)


class Hire(Effect, frozen=True):
    """A companion joins you."""

    act = "gain"

    def can(self, game: Cellars, scene: Scene) -> bool:
        return len(game.state.companions) > 0

    async def run(self, game: Cellars, scene: Scene) -> None:
        card = await game.draw(game.state.companions)
        if card is not None:
            game.hire(scene.seat, card)


class Spawn(Effect, frozen=True):
    """A monster comes to a place."""

    lurker: str
    place: str
    names = ("lurker", "place")

    async def run(self, game: Cellars, scene: Scene) -> None:
        game.spawn(self.lurker, self.place)


class Strike(Effect, frozen=True):
    """Wounds of all monsters that are selected."""

    who: AnySelector
    amount: AnyAmount = 1

    def can(self, game: Cellars, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: Cellars, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        for key in await game.select(self.who, scene):
            if game.wound(key, amount):
                await game.come_about(Happening(game.numbered(), "slain", scene.seat), nothing_more)


class Steady(Effect, frozen=True):
    """You roll one more die in tests until the end of the round."""

    async def run(self, game: Cellars, scene: Scene) -> None:
        game.state.lasting.append(LastingEffect(scene.card, "round", scene.card, scene.seat))
        game.event("steadied", who=Seat(scene.seat), card=Name(scene.card))
