"""What hangs on what: *then*, and choices that nobody must be able to carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import subject
from miskatonic.kit.wording import effects_text, inner, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnySelector, AnyVerb


class Then(Effect, frozen=True):
    """What follows "then" is done only if what stands before it was done in full (ah.then.1, ah.then.3).

    It comes before anything that answers the first part (ah.then.4): both are one effect.
    """

    first: tuple[AnyVerb, ...]
    then: tuple[AnyVerb, ...]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return any([effect.can(game, scene) for effect in (*self.first, *self.then)])

    async def run(self, game: Arkham, scene: Scene) -> None:
        await game.whole(self._both(game, scene))

    async def _both(self, game: Arkham, scene: Scene) -> None:
        for effect in self.first:
            carried_out = getattr(effect, "carried_out", None)
            if carried_out is None:
                await effect.run(game, scene)
            elif not await carried_out(game, scene):
                return
        await game.run(self.then, scene)

    def text(self, by: str = "you") -> Msg:
        return effects_text((*self.first, *self.then), by)


class Either(Effect, frozen=True):
    """One of these effects, whichever is chosen: also one that changes nothing (ah.must.2)."""

    options: tuple[tuple[AnyVerb, ...], ...]
    who: AnySelector = "you"

    async def run(self, game: Arkham, scene: Scene) -> None:
        for someone in await game.select(self.who, scene):
            own = scene.about(someone)
            offers = [
                Option(
                    f"choice:{number}",
                    Msg("option-effects", {"effects": effects_text(option, "you", "list-and")}),
                    scene.card,
                )
                for number, option in enumerate(self.options)
            ]
            prompt = Msg("ask-choose-one", {"card": Name(printed(scene.card))})
            (key,) = await Decision("choose-one", own.seat, "ah.must.2", prompt, offers)
            await game.run(self.options[int(key.removeprefix("choice:"))], own)

    def text(self, by: str = "you") -> Msg:
        who = subject(self, by)
        options = [effects_text(option, inner(who), "list-and") for option in self.options]
        return Msg("verb-choose-one", {"by": who, "person": "he", "options": joined(options, "list-or-else")})
