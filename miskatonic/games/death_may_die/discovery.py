"""Investigate: a Discovery card is drawn, read, and perhaps claimed. (dmd.investigate.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import trading
from miskatonic.games.death_may_die.state import Claimed
from miskatonic.kit.scene import Scene
from miskatonic.kit.wording import effects_text

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.cards import DiscoveryCard, DiscoverySide
    from miskatonic.games.death_may_die.game import DeathMayDie

LEAVE = Option(PASS, Msg("option-leave-card"))


async def investigate(game: DeathMayDie, who: int) -> None:
    """dmd.investigate.1 to 6"""
    state = game.state
    if not len(state.discoveries):
        state.discoveries.fog = sorted(state.discovery_discard)
        state.discovery_discard = []
    drawn = await game.draw(state.discoveries)
    if drawn is None:
        return
    state.discovery_now = drawn
    card = game.content.discoveries[drawn]
    game.event("discovery", who=game.name(who), card=Name(drawn))
    await game.run(card.drawn, Scene(who, drawn))
    if state.discovery_now == drawn:
        side = "" if state.investigators[who].out else await _choice(game, who, card)
        state.discovery_now = ""
        if side:
            await claim(game, who, card, side)
        else:
            state.discovery_discard.append(drawn)
            game.event("discovery.left", card=Name(drawn))
    if game.unsettled:
        await game.settle()


async def _choice(game: DeathMayDie, who: int, card: DiscoveryCard) -> str:
    """dmd.investigate.4: a side whose whole price can be paid; or the side that is claimed otherwise; or nothing."""
    options: list[Option] = []
    scene = Scene(who, card.id)
    for name in ("left", "right"):
        found = game.content.sides.get((card.id, name))
        if found is not None and (name == card.otherwise or game.can_pay(found.cost, scene)):
            options.append(Option(name, _offer(found), found.id))
    if not card.otherwise:
        options.append(LEAVE)
    prompt = Msg("ask-claim", {"who": game.name(who), "card": Name(card.id)})
    (key,) = await Decision("claim", game.player_of(who), "dmd.investigate.4", prompt, options)
    return "" if key == PASS else key


def _offer(side: DiscoverySide) -> Msg:
    """The side by its name, with what it costs."""
    if not side.cost:
        return Msg("option-claim", {"side": Name(side.id), "priced": False})
    return Msg("option-claim", {"side": Name(side.id), "priced": True, "price": effects_text(side.cost)})


async def claim(game: DeathMayDie, who: int, card: DiscoveryCard, side: str) -> None:
    """dmd.discovery-cards.4: under the matching side of the board."""
    found = card.side(side)
    scene = Scene(who, card.id)
    claimed = Claimed(game.numbered(), card.id, side)
    game.state.discovery_now = card.id
    if game.can_pay(found.cost, scene):
        await game.pay_for(found.cost, scene)
    game.state.discovery_now = ""
    game.state.investigators[who].cards.append(claimed)
    game.perks_change(who)
    game.event("claimed", who=game.name(who), card=Name(found.id))
    await game.run(found.claimed, scene)
    await trading.rivals(game, who)
