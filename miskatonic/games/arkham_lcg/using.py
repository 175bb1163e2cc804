"""Using abilities: may it be used, what does it cost, then what it does (ah.initiation.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.sources import Source
from miskatonic.games.arkham_lcg.state import Player
from miskatonic.kit.game import printed
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.arkham_lcg.cards import Ability

SLOW = ("move", "fight", "evade")
PEACEFUL = ("fight", "evade", "parley", "resign")


def usable(game: Arkham, seat: int, source: Source, number: int, ability: Ability) -> bool:
    """The checks before initiation: permission, limit, cost, and that something would change (ah.initiation.2, .3).

    What paying changes does not count (ah.triggered-abilities.18).
    """
    state = game.state
    if ability.during:
        if ability.during == "turn" and state.active != seat:
            return False
        if ability.during == "any-turn" and state.active < 0:
            return False
        if ability.during == "test" and (state.test is None or state.test.step > 2 or state.test.seat != seat):
            return False
    if not source.serves(game, seat) or (ability.whose == "bearer" and source.seat != seat):
        return False
    if ability.limit and not state.limits.free(*game.limit_mark(source.key, number, seat, ability.limit), ability.most):
        return False
    if game.blank(source.key):
        return False
    scene = Scene(seat, source.key)
    if ability.that is not None and not game.holds(ability.that, scene):
        return False
    if not game.can_pay(ability.cost, scene):
        return False
    for effect in ability.do:  # noqa: SIM110 - the hot path: a generator costs more than the answer
        if effect.can(game, scene):
            return True
    return False


async def use(game: Arkham, seat: int, source: Source, number: int, ability: Ability) -> None:
    """ah.initiation.5 to .11: costs, attacks of opportunity (ah.attack-of-opportunity.1), effects."""
    from miskatonic.games.arkham_lcg import enemies, skilltest

    state = game.state
    if ability.limit:
        state.limits.use(*game.limit_mark(source.key, number, seat, ability.limit))
    player = state.players[seat]
    scene = Scene(seat, source.key)
    game.event("used", who=Seat(seat), card=Name(printed(source.key)))
    if ability.kind == "action":
        spend_actions(game, player, action_cost(game, player, ability.designator, ability.actions), source)
        slowed(game, player, ability.designator)
    await game.pay_for(ability.cost, scene)
    if ability.kind == "action" and ability.designator not in PEACEFUL and not ability.quiet:
        await enemies.opportunity(game, seat)
    if not player.out:
        await game.run(ability.do, scene)
        if state.test is None:
            await skilltest.run_deferred(game)


async def answer(game: Arkham, source: Source, number: int, ability: Ability, scene: Scene) -> None:
    """A triggered ability, in answer to what happens."""
    if ability.limit:
        game.state.limits.use(*game.limit_mark(source.key, number, scene.seat, ability.limit))
    game.event("triggered", who=Seat(scene.seat), card=Name(printed(source.key)))
    await game.apart(_carry_out(game, ability, scene))


async def _carry_out(game: Arkham, ability: Ability, scene: Scene) -> None:
    await game.pay_for(ability.cost, scene)
    await game.run(ability.do, scene)


async def show(game: Arkham, seat: int, card: str, ability: Ability, happening: Happening) -> None:
    """A forced ability from hand: the card is shown and stays there."""
    game.revealed()
    game.event("shown", who=Seat(seat), card=Name(card))
    await game.run(ability.do, Scene(seat, card, happening))


# Actions


def action_cost(game: Arkham, player: Player, designator: str, base: int = 1) -> int:
    """Frozen in Fear: the first move, fight or evade of each round costs one more for each copy."""
    if designator not in SLOW or "slow" not in game.sources.bans:
        return base
    return base + len(slowing(game, player))


def slowing(game: Arkham, player: Player) -> list[str]:
    return [
        source.key
        for source, _ in game.sources.bans.get("slow", ())
        if source.seat == player.seat and game.state.limits.free("round", f"slow:{source.key}")
    ]


def can_spend(game: Arkham, player: Player, cost: int, source: Source | None = None) -> bool:
    return player.actions + reserved(player, source) >= cost


def reserved(player: Player, source: Source | None) -> int:
    """Additional actions that may be used for this card alone: Daisy's for Tomes."""
    if source is None or not player.extra_actions:
        return 0
    return sum([amount for trait, amount in player.extra_actions.items() if trait in source.card.traits])


def spend_actions(game: Arkham, player: Player, cost: int, source: Source | None = None) -> None:
    """Additional actions that fit are used first (P049)."""
    if source is not None:
        for trait in [*player.extra_actions]:
            if trait in source.card.traits and cost:
                used = min(cost, player.extra_actions[trait])
                player.extra_actions[trait] -= used
                if not player.extra_actions[trait]:
                    del player.extra_actions[trait]
                cost -= used
    player.actions = max(0, player.actions - cost)


def slowed(game: Arkham, player: Player, designator: str) -> None:
    """The slower action has been taken: the rest of the round is as fast as ever."""
    if designator in SLOW:
        for key in slowing(game, player):
            game.state.limits.use("round", f"slow:{key}")
