"""What follows from a defeated monster: who keeps it, what it was needed for, who gains by it."""

from __future__ import annotations

from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import ending, mysteries, purse, uses
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.state import Monster
from miskatonic.kit.scene import Scene


async def claimed(game: Eldritch, monster: Monster, seat: int) -> bool:
    """Whether it is put on a card that asks for monsters, for a price; otherwise it goes back."""
    state = game.state
    if game.epic(monster.card) or not game.player(seat).investigator:
        return False
    for ongoing in state.ongoing:
        card = game.content.mythos[ongoing.card]
        fits = "collects-monsters" in card.laws and game.player(seat).place == card.rumor
        if fits and await _pays(game, seat, 1, ongoing.card, monster):
            ongoing.monsters.append(monster.card)
            game.event("monster.claimed", monster=Name(monster.card), card=Name(ongoing.card))
            if sum([game.toughness(name) for name in ongoing.monsters]) >= game.investigators:
                await mysteries.solve_rumor(game, ongoing)
            return True
    mystery = state.mystery
    if mystery is None or not game.active_mystery("collects-monsters"):
        return False
    if await _pays(game, seat, 2, mystery.card, monster):
        mystery.monsters.append(monster.card)
        game.event("monster.claimed", monster=Name(monster.card), card=Name(mystery.card))
        return True
    return False


async def _pays(game: Eldritch, seat: int, clues: int, card: str, monster: Monster) -> bool:
    if not purse.can_spend_clues(game, seat, clues):
        return False
    prompt = Msg("ask-claim", {"card": Name(card), "monster": Name(monster.card), "amount": clues})
    stack = game.state.stack
    # It has left the board and lies nowhere else yet.
    stack.append(monster.card)
    agreed = await purse.agree(game, seat, "claim", "eh.spending.3", prompt, card)
    if agreed:
        await purse.spend_clues(game, seat, clues)
    stack.remove(monster.card)
    return agreed


async def epic_defeated(game: Eldritch, card: str) -> None:
    """A Mystery, a Rumor or the Final Mystery may have waited for this."""
    state = game.state
    mystery = state.mystery
    if mystery is not None and game.content.mysteries[mystery.card].goal.epic == card:
        mystery.slain = True
    for ongoing in list(state.ongoing):
        if game.content.mythos[ongoing.card].epic == card:
            await mysteries.solve_rumor(game, ongoing)
    if state.awake and game.content.ancient_ones[state.ancient_one].awakened.epic == card:
        ending.win(game, "final-mystery")


async def after_combat(game: Eldritch, monster: Monster, seat: int) -> None:
    """Whoever defeated it in a Combat Encounter: what the token says, then what his cards say."""
    if not game.player(seat).investigator:
        return
    effects = game.stats(monster.card).defeated
    if effects:
        await game.run(effects, Scene(seat, monster.card, None, monster.key))
    await uses.answer(game, seat, "defeat")
    game.event("combat.won", who=Seat(seat), monster=Name(monster.card))
