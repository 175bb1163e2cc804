"""Verbs about other verbs and about happenings."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option, Together
from miskatonic.engine.message import Msg, Name
from miskatonic.games.elder_sign import loot
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.terms import Loot
from miskatonic.games.elder_sign.verbs.base import Effect, Who, targets

if TYPE_CHECKING:
    from miskatonic.games.elder_sign.verbs import AnyVerb


@cache
def _ask(card: str) -> Msg:
    return Msg("ask-choose-one", {"card": Name(card)})


class ChooseOne(Effect, frozen=True):
    """Each of `who` chooses one list of effects that he can carry out in full; else the last one."""

    options: tuple[tuple[AnyVerb, ...], ...]
    who: Who = "you"

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return any(_can_all(game, scene, option) for option in self.options)

    def payable(self, game: ElderSign, scene: Scene) -> bool:
        return any(all(effect.payable(game, scene) for effect in option) for option in self.options)

    async def run(self, game: ElderSign, scene: Scene) -> None:
        scenes = [Scene(player.seat, scene.card, scene.happening) for player in targets(game, scene, self.who)]
        if not scenes:
            return
        decisions = [
            Decision("choose-one", own.seat, "es.golden-rule.1", _ask(own.card), self._offers(game, own))
            for own in scenes
        ]
        answers = await Together(decisions)
        for own in scenes:
            (key,) = answers[own.seat]
            for effect in self.options[int(key[7:])]:
                await effect.run(game, own)

    def _offers(self, game: ElderSign, scene: Scene) -> list[Option]:
        every = _worded(self, scene.card)
        offers: list[Option] = []
        for number, option in enumerate(self.options):
            if _can_all(game, scene, option):
                offers.append(every[number])
        return offers or every[-1:]


def _can_all(game: ElderSign, scene: Scene, effects: tuple[AnyVerb, ...]) -> bool:
    for effect in effects:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if not effect.can(game, scene):
            return False
    return True


_offered: dict[tuple[int, str], tuple[ChooseOne, list[Option]]] = {}


def _worded(choice: ChooseOne, card: str) -> list[Option]:
    """The options of a printed choice, put into words once; the choice itself is kept, so its id stays its own."""
    from miskatonic.games.elder_sign.wording import effects_text  # wording reads verbs

    known = _offered.get((id(choice), card))
    if known is None:
        options: list[Option] = []
        for number, option in enumerate(choice.options):
            effects = effects_text(option, "you", "list-and")
            options.append(Option(f"choice:{number}", Msg("option-effects", {"effects": effects}), card))
        known = _offered[(id(choice), card)] = (choice, options)
    return known[1]


class Cancel(Effect, frozen=True):
    """What would happen does not."""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        assert scene.happening is not None
        scene.happening.cancel()


class ChangeAmount(Effect, frozen=True):
    """What happens counts so much more."""

    add: int = 1

    async def run(self, game: ElderSign, scene: Scene) -> None:
        assert scene.happening is not None
        scene.happening.amount = max(0, scene.happening.amount + self.add)


class GainInstead(Effect, frozen=True):
    """Each of what would be gained is one of these instead."""

    among: tuple[Loot, ...]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        happening = scene.happening
        assert happening is not None
        happening.cancel()
        for _ in range(happening.amount):
            what = await loot.choose_loot(game, scene.seat, self.among, "es.investigator-card.4")
            await loot.gain(game, game.state.players[scene.seat], what, 1, without=scene.card)
