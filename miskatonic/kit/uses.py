"""What a player may use: at its moment, if it is free, can be paid for, and would do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from miskatonic.engine.decision import Option
from miskatonic.kit.game import AnyGame
from miskatonic.kit.printed import Ability
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Effect

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyVerb


class Use(msgspec.Struct, frozen=True):
    """One ability of one component, as it is offered; `number` -1: a card that is used up."""

    option: Option
    source: str
    number: int
    ability: Ability
    mark: str
    """How a limited ability is written down once used."""
    sure: bool
    """It costs nothing, and something of it can always be carried out."""
    only: AnyVerb | None
    """It costs nothing, and this is all that it does."""
    scenes: tuple[Scene, ...]
    """By seat: where its effects take place."""


def possible(game: AnyGame, ability: Ability, scene: Scene) -> bool:
    """The whole cost, and at least one of the effects."""
    if not game.can_pay(ability.cost, scene):
        return False
    for effect in ability.do:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if effect.can(game, scene):
            return True
    return False


def can_use(game: AnyGame, use: Use, seat: int) -> bool:
    if use.sure:
        return True
    if use.only is not None:
        return use.only.can(game, use.scenes[seat])
    return possible(game, use.ability, use.scenes[seat])


def sure(ability: Ability) -> bool:
    return not ability.cost and any([type(effect).can is Effect.can for effect in ability.do])


def only(ability: Ability) -> AnyVerb | None:
    return ability.do[0] if len(ability.do) == 1 and not ability.cost else None
