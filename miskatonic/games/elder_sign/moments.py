"""Which abilities may matter at which moment, read off the printed cards once per pack. (es.using-cards.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.data import data
from miskatonic.engine.decision import Option
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.terms import LOSSES, MOST_SEATS
from miskatonic.games.elder_sign.verbs.base import Effect

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c
    from miskatonic.games.elder_sign.pack import Content
    from miskatonic.games.elder_sign.verbs import AnyVerb

MOMENTS = ("before-roll", "after-roll", "any", *LOSSES.values())
"""When the active player is asked what he uses."""


@data(frozen=True)
class Use:
    """One ability of one component; `number` -1: a card that is used up."""

    option: Option
    source: str
    number: int
    ability: c.Ability
    mark: str
    """How a limited ability is written down once used."""
    restricted: bool
    """More than the moment decides: a limit, a kind of place, the first roll."""
    sure: bool
    """It costs nothing, and something of it can always be carried out."""
    only: AnyVerb | None
    """It costs nothing, and this is all that it does."""
    several: bool
    """The box holds more than one such card."""
    holds_dice: bool
    """The Spell stays before its caster with dice on it."""
    scenes: tuple[Scene, ...]
    """By seat: where its effects take place."""


def all_uses(content: Content) -> dict[str, Use]:
    """By the key of the option."""
    found = [
        _use(offers.use(card), card, -1, ability, content.cards[card].copies > 1)
        for card, ability in content.uses.items()
    ]
    components: list[c.Investigator | c.Ally] = [*content.investigators.values()]
    components += content.allies.values()
    for component in components:
        for number, ability in enumerate(component.abilities):
            found.append(_use(offers.ability(component.id, number), component.id, number, ability))
    return {use.option.key: use for use in found}


def by_moment(uses: dict[str, Use]) -> dict[str, dict[str, tuple[Use, ...]]]:
    """By moment, then by component; a component with nothing for that moment is not there."""
    table: dict[str, dict[str, tuple[Use, ...]]] = {moment: {} for moment in MOMENTS}
    for moment, components in table.items():
        for use in uses.values():
            if at_moment(use.ability.when, moment):
                components[use.source] = (*components.get(use.source, ()), use)
    return table


def at_moment(when: str, moment: str) -> bool:
    """es.recovering.1: the moment that the card states."""
    if when == "any":
        return moment not in LOSSES.values()
    return when == moment or (when == "before-first-roll" and moment == "before-roll")


def _use(option: Option, source: str, number: int, ability: c.Ability, several: bool = False) -> Use:
    return Use(
        option,
        source,
        number,
        ability,
        f"{source}:{number}",
        restricted=bool(ability.limit) or ability.where != "any" or ability.when == "before-first-roll",
        sure=not ability.cost and any(type(effect).can is Effect.can for effect in ability.do),
        only=ability.do[0] if len(ability.do) == 1 and not ability.cost else None,
        several=several,
        holds_dice=any(effect.tag == "hold-dice" for effect in ability.do),
        scenes=tuple(Scene(seat, source) for seat in range(MOST_SEATS)),
    )
