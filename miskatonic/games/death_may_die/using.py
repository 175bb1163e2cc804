"""Discovery cards that are used in one's own turn, when nothing else is being resolved. (dmd.discovery-cards.6 to 8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.death_may_die import harm
from miskatonic.games.death_may_die.cards import CardAbility, DiscoverySide
from miskatonic.kit.scene import Scene
from miskatonic.kit.wording import costs_text, effects_text, joined

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

GO_ON = Option(PASS, Msg("option-pass"))
_told: dict[tuple[str, int], tuple[CardAbility, Msg]] = {}
"""By a card's side and the number of the ability on it, with the ability itself: a pack may have another there."""


def add_usable(game: DeathMayDie, who: int, options: list[Option]) -> None:
    """`use:rex#12:0`: the card and the number of the ability on it."""
    for claimed in game.state.investigators[who].cards:
        side = game.side(claimed)
        for number, ability in enumerate(side.abilities):
            scene = Scene(who, side.id)
            if ability.that is not None and not game.holds(ability.that, scene):
                continue
            if not ability.discard and not game.state.limits.free("turn", f"{claimed.key}:{number}"):
                continue
            if not game.can_pay(ability.cost, scene):
                continue
            if any([effect.can(game, scene) for effect in ability.do]):
                options.append(Option(f"use:{claimed.key}:{number}", _text(side, number), claimed.key))


def _text(side: DiscoverySide, number: int) -> Msg:
    """What it does, too: put together once, since it is offered at every action."""
    ability = side.abilities[number]
    known = _told.get((side.id, number))
    if known is None or known[0] is not ability:
        told: dict[str, Arg] = {"card": Name(side.id), "discard": ability.discard, "priced": bool(ability.cost)}
        if ability.cost:
            told["costs"] = joined(costs_text(ability.cost))
        text = Msg("option-use", {**told, "does": effects_text(ability.do)})
        known = _told[side.id, number] = (ability, text)
    return known[1]


async def use(game: DeathMayDie, who: int, key: str) -> None:
    _, card, number = key.split(":")
    investigator = game.state.investigators[who]
    claimed = next(found for found in investigator.cards if found.key == card)
    side = game.side(claimed)
    ability = side.abilities[int(number)]
    scene = Scene(who, side.id)
    game.event("used", who=game.name(who), card=Name(side.id))
    await game.pay_for(ability.cost, scene)
    if not ability.discard:
        game.state.limits.use("turn", f"{claimed.key}:{number}")
    elif claimed in investigator.cards:
        harm.discard(game, who, claimed)
    await game.effects(ability.do, scene)


async def window(game: DeathMayDie, who: int) -> None:
    """Between two phases: whoever has nothing to use is not asked."""
    while not game.state.investigators[who].out:
        options: list[Option] = []
        if game.state.investigators[who].cards:
            add_usable(game, who, options)
        if not options:
            return
        options.append(GO_ON)
        prompt = Msg("ask-use", {"who": game.name(who)})
        (key,) = await Decision("use", game.player_of(who), "dmd.discovery-cards.6", prompt, options)
        if key == PASS:
            return
        await use(game, who, key)


async def next_attacker(game: DeathMayDie, who: int, waiting: list[str]) -> str:
    """dmd.fight.4: whose attack comes next; an empty word: a card was used before it."""
    usable: list[Option] = []
    if game.state.investigators[who].cards:
        add_usable(game, who, usable)
    if len(waiting) == 1 and not usable:
        return waiting[0]
    options = [Option(key, game.thing_text(key), key) for key in waiting] + usable
    prompt = Msg("ask-attacker", {"who": game.name(who)})
    (key,) = await Decision("attacker", game.player_of(who), "dmd.fight.4", prompt, options)
    if key.startswith("use:"):
        await use(game, who, key)
        return ""
    return key
