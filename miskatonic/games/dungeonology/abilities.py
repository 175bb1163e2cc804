"""What scholars can do by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import university
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.cards import Ability
    from miskatonic.games.dungeonology.game import Dungeonology


def has(game: Dungeonology, seat: int, when: str) -> bool:
    """Whether there is any for this moment: printed on the scholar card, so everybody knows."""
    return any([ability.when == when for ability in game.side(seat).abilities])


def offers(game: Dungeonology, seat: int, when: str) -> list[Option]:
    """`turn`: in the movement and action phases; `test`: in a stealth test."""
    found: list[Option] = []
    for ability in game.side(seat).abilities:
        if ability.when != when or (ability.action and (game.phase != "action" or game.state.actions < 1)):
            continue
        for price in _prices(game, seat, ability):
            scene = Scene(seat, ability.id, None, price)
            if game.can_pay(ability.cost, scene) and any([effect.can(game, scene) for effect in ability.do]):
                found.append(_option(ability, price))
    return found


def _prices(game: Dungeonology, seat: int, ability: Ability) -> list[str]:
    """The cards that can be discarded for it, or nothing."""
    if ability.discard is None:
        return [""]
    tricks = game.content.tricks
    return sorted({card for card in game.state.players[seat].hand if tricks[card].type == ability.discard})


def _option(ability: Ability, price: str) -> Option:
    name = Name(ability.id)
    if price:
        text = Msg("option-ability-discard", {"ability": name, "card": Name(price)})
        return Option(f"ability:{ability.id}:{price}", text, price)
    return Option(f"ability:{ability.id}", Msg("option-ability", {"ability": name}), f"ability:{ability.id}")


async def use(game: Dungeonology, seat: int, key: str) -> None:
    parts = key.split(":")
    price = parts[2] if len(parts) > 2 else ""
    (ability,) = [one for one in game.side(seat).abilities if one.id == parts[1]]
    if ability.action:
        game.state.actions -= 1
    game.state.busy = True
    game.event("ability", who=Seat(seat), ability=Name(ability.id))
    if price:
        game.lay_down(seat, price)
    scene = Scene(seat, ability.id, None, price)
    await game.run(ability.cost, scene)
    await game.run(ability.do, scene)
    if not game.state.stack:
        await university.settle(game)
