"""Verbs of components that answer a happening: it is cancelled, replaced or changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg
from miskatonic.engine.timing import Happening
from miskatonic.kit.game import AnyGame
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Effect
from miskatonic.kit.wording import effects_text

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb


class Cancel(Effect[AnyGame], frozen=True):
    """What would happen does not."""

    async def run(self, game: AnyGame, scene: Scene) -> None:
        answered(scene).cancel()


class ChangeAmount(Effect[AnyGame], frozen=True):
    """What happens counts so much more."""

    add: AnyAmount = 1

    def args(self, by: str) -> dict[str, Arg]:
        args = Effect.args(self, by)
        return {**args, **more_or_less(self.add)} if isinstance(self.add, int) else args

    async def run(self, game: AnyGame, scene: Scene) -> None:
        happening = answered(scene)
        happening.amount = max(0, happening.amount + game.amount(self.add, scene))


class Instead(Effect[AnyGame], frozen=True):
    """Other effects happen, to whom the happening would have happened."""

    then: tuple[AnyVerb, ...]

    async def run(self, game: AnyGame, scene: Scene) -> None:
        happening = answered(scene)
        own = Scene(happening.seat, scene.card, happening)

        async def other_thing() -> None:
            await game.run(self.then, own)

        happening.replace(other_thing)

    def text(self, by: str = "you") -> Msg:
        return Msg("verb-instead", {"effects": effects_text(self.then, "you", "list-and")})


def more_or_less(add: int) -> dict[str, Arg]:
    return {"amount": abs(add), "way": "more" if add > 0 else "less"}


def answered(scene: Scene) -> Happening:
    assert scene.happening is not None, f"{scene.card} answers nothing"
    return scene.happening
