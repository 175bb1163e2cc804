"""Which abilities may matter at which moment, read off the printed cards once per pack. (es.using-cards.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Option
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.terms import LOSSES, MOST_SEATS
from miskatonic.kit.printed import Ability
from miskatonic.kit.uses import Use, use_of

if TYPE_CHECKING:
    from miskatonic.games.elder_sign import cards as c
    from miskatonic.games.elder_sign.pack import Content

MOMENTS = ("before-roll", "after-roll", "any", *LOSSES.values())
"""When the active player is asked what he uses."""


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


def waited_for(ability: Ability) -> bool:
    """Whether the rules ask at its moment who has such an ability, instead of looking through a player's cards."""
    return ability.when == "turn-start" or (ability.when == "after-roll" and ability.whose == "any")


def at_moment(when: str, moment: str) -> bool:
    """es.recovering.1: the moment that the card states."""
    if when == "any":
        return moment not in LOSSES.values()
    return when == moment or (when == "before-first-roll" and moment == "before-roll")


def _use(option: Option, source: str, number: int, ability: c.Ability, several: bool = False) -> Use:
    restricted = bool(ability.limit) or ability.where != "any" or ability.when == "before-first-roll"
    return use_of(option, source, number, ability, MOST_SEATS, restricted=restricted, several=several)
