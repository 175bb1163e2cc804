"""Casting Spells: the test on the front, its effect, then the back by the result. (eh.spells.*)"""

from __future__ import annotations

from miskatonic.engine.cut import CutShort
from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import flipping, gaining, purse
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Cast, Held, Player
from miskatonic.kit.checks import within
from miskatonic.kit.scene import SEAT, Scene, person


def targets(game: Eldritch, player: Player, held: Held) -> list[str] | None:
    """Whom or what it may be cast on; `None`: it has no target."""
    spell = game.content.spells[held.card]
    if spell.target is None:
        return None
    return game.among(spell.target, Scene(player.seat, held.key))


def castable(game: Eldritch, player: Player, held: Held, use: str) -> bool:
    if game.content.spells[held.card].use != use:
        return False
    found = targets(game, player, held)
    return found is None or bool(found)


async def cast(game: Eldritch, player: Player, held: Held, target: str = "") -> Cast:
    """eh.spells.4"""
    state = game.state
    found = targets(game, player, held)
    if found and not target:
        options = [Option(thing, game.thing_text(thing), thing) for thing in found]
        target = await game.one_of("spell-target", player.seat, "eh.spells.4", options)
    outer, test = state.cast, state.test
    casting = state.cast = Cast(player.seat, held.key, target)
    game.event("cast", who=Seat(player.seat), card=Name(held.card))
    try:
        await _resolve(game, player, held, casting)
    except CutShort:
        state.cast, state.test = outer, test
        raise
    state.cast = outer
    if outer is None:
        state.limits.over("effect")
    if casting.result and game.active_mystery("spells-feed") and held in player.spells:
        await _feed(game, player, held)
    return casting


async def _resolve(game: Eldritch, player: Player, held: Held, casting: Cast) -> None:
    spell = game.content.spells[held.card]
    it = "" if casting.target.startswith(SEAT) else casting.target
    scene = Scene(player.seat, held.key, None, it)
    casting.result = await game.test(scene, "lore", spell.modifier)
    casting.fours = "4" in game.rolled
    if casting.result:
        game.result = casting.result
        await game.run(spell.passed, scene)
    back = game.content.spell_backs[await flipping.look(game, held)]
    game.event("flipped", who=Seat(player.seat), card=Name(held.card), back=Name(back.id))
    for band, effects in back.results.items():
        if within(band, casting.result):
            game.result = casting.result
            await game.run(effects, scene)


async def ward(game: Eldritch, owner: Player, held: Held, seat: int, amount: int) -> int:
    """A Spell that prevents a loss; how much of it."""
    casting = await cast(game, owner, held, person(seat))
    prevented = min(amount, casting.prevents)
    if prevented:
        game.event("prevented", who=Seat(seat), card=Name(held.card), amount=prevented)
    return prevented


async def _feed(game: Eldritch, player: Player, held: Held) -> None:
    """A Mystery that is solved by giving up Spells."""
    mystery = game.state.mystery
    assert mystery is not None
    if not purse.can_spend_clues(game, player.seat, 1):
        return
    prompt = Msg("ask-feed", {"card": Name(mystery.card), "spell": Name(held.card)})
    if await purse.agree(game, player.seat, "feed", "eh.spending.3", prompt):
        await purse.spend_clues(game, player.seat, 1)
        gaining.discard(game, player, held)
        mystery.eldritch += 1
        game.event("mystery.token", card=Name(mystery.card), amount=mystery.eldritch)
