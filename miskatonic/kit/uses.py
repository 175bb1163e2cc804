"""What a player may use: at its moment, if it is free, can be paid for, and would do something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from miskatonic.engine.data import data
from miskatonic.engine.decision import Option
from miskatonic.kit.printed import Ability
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Effect

if TYPE_CHECKING:
    from miskatonic.kit.game import AnyGame
    from miskatonic.kit.tree import AnyVerb


@data(frozen=True)
class Use:
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
    restricted: bool = False
    """More than the moment decides: a limit, a kind of place (`TableGame.unrestricted`)."""
    several: bool = False
    """The box holds more than one such card: two copies in one hand are one option."""


U = TypeVar("U", bound=Use)


def use_of(
    option: Option,
    source: str,
    number: int,
    ability: Ability,
    seats: int,
    *,
    restricted: bool = False,
    several: bool = False,
) -> Use:
    """An ability read off its card; `seats`: as many as may play."""
    free = not ability.cost
    return Use(
        option,
        source,
        number,
        ability,
        f"{source}:{number}",
        free and any([type(effect).can is Effect.can for effect in ability.do]),
        ability.do[0] if free and len(ability.do) == 1 else None,
        tuple([Scene(seat, source) for seat in range(seats)]),
        restricted,
        several,
    )


def by_moment(
    uses: Iterable[U], moments: Sequence[str], at_moment: Callable[[str, str], bool]
) -> dict[str, dict[str, tuple[U, ...]]]:
    """By moment, then by component; a component with nothing for that moment is not there."""
    table: dict[str, dict[str, tuple[U, ...]]] = {moment: {} for moment in moments}
    every = list(uses)
    for moment, components in table.items():
        for use in every:
            if at_moment(use.ability.when, moment):
                components[use.source] = (*components.get(use.source, ()), use)
    return table


def add_usable(
    game: AnyGame, seat: int, components: list[str], known: dict[str, tuple[Use, ...]], options: list[Option]
) -> None:
    """Adds everything that this seat may use of these components, of which `known` matter at this moment."""
    for component in components:
        if component in known:
            for use in known[component]:
                if use.restricted and not game.unrestricted(seat, use):
                    continue
                if use.only is not None:
                    able = use.sure or use.only.can(game, use.scenes[seat])
                else:
                    able = use.sure or possible(game, use.ability, use.scenes[seat])
                if able and not (use.several and use.option in options):
                    options.append(use.option)


def possible(game: AnyGame, ability: Ability, scene: Scene) -> bool:
    """The whole cost, and at least one of the effects."""
    if not game.can_pay(ability.cost, scene):
        return False
    for effect in ability.do:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if effect.can(game, scene):
            return True
    return False
