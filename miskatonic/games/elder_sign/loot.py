"""Gaining cards and Clues, starting items, paying with trophies. (es.rewards-penalties.*, es.trophies.*)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.games.elder_sign import offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player


async def gain(game: ElderSign, player: Player, what: str, amount: int, *, without: str = "") -> None:
    """Clues or cards, after set-up: abilities may answer, but not the one `without` which this comes about."""
    if amount <= 0 or not player.investigator:
        return
    if f"gain-{what}" not in game.standing.triggers:
        await take_loot(game, player, what, amount)
        return

    async def take(happening: Happening) -> None:
        await take_loot(game, player, what, happening.amount)

    await game.happen(f"gain-{what}", player.seat, take, amount, without=without)


async def take_loot(game: ElderSign, player: Player, what: str, amount: int) -> None:
    if what == "clue":
        game.gain_clues(player, amount)
        return
    deck = game.deck_of(what)
    for _ in range(amount):
        card = await game.draw(deck)
        if card is None:
            game.event("deck-empty", None, what=what)
        else:
            give(game, player, card)


def give(game: ElderSign, player: Player, card: str) -> None:
    content = game.content
    if card in content.common_items:
        player.common.append(card)
    elif card in content.unique_items:
        player.unique.append(card)
    elif card in content.spells:
        player.spells.append(card)
    else:
        player.allies.append(card)
        game.comes_into_play(card, player.seat)
    if game.events is not None:
        game.event("gain", None, who=Seat(player.seat), card=Name(card))


async def starting_items(game: ElderSign, player: Player) -> None:
    """es.setup-investigators.5: abilities that speak of gaining do not answer here."""
    card = game.content.investigators[player.investigator]
    if card.clues:
        game.gain_clues(player, card.clues)
    if card.common:
        await take_loot(game, player, "common", card.common)
    if card.unique:
        await take_loot(game, player, "unique", card.unique)
    if card.spell:
        await take_loot(game, player, "spell", card.spell)
    if card.ally and card.ally in _whole(game):
        game.state.ally_deck.remove(card.ally)
        give(game, player, card.ally)
    if card.choice is not None:
        for _ in range(card.choice.amount):
            what = await choose_loot(game, player.seat, card.choice.among, "es.investigator-card.5")
            await take_loot(game, player, what, 1)


def _whole(game: ElderSign) -> list[str]:
    deck = game.state.ally_deck
    return deck.cards()


async def choose_loot(game: ElderSign, seat: int, among: Sequence[str], rule: str) -> str:
    options = [offers.loot(what) for what in among]
    (key,) = await Decision("loot", seat, rule, Msg("ask-loot"), options)
    return key.partition(":")[2]


async def give_up_trophies(game: ElderSign, player: Player, amount: int, how: Literal["spent", "lost"]) -> None:
    """Any combination, no change (es.trophies.6, es.trophies.9)."""
    left = amount
    while left > 0 and player.trophies:
        options = [offers.trophy(card, game.trophy_value(card)) for card in dict.fromkeys(player.trophies)]
        (key,) = await Decision("trophy", player.seat, "es.trophies.6", Msg("ask-trophy", {"left": left}), options)
        card = key.partition(":")[2]
        game.lose_trophy(player, card, how)
        left -= game.trophy_value(card)
