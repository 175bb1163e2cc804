"""Drawing from investigator decks, and what drawn weaknesses do (ah.drawing-cards.*, ah.weakness.*)."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.engine.message import Name, Seat
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import Player


async def draw(game: Arkham, seat: int, amount: int = 1) -> None:
    """All at once (ah.drawing-cards.3); an empty deck is made anew once, for 1 horror afterwards."""
    from miskatonic.games.arkham_lcg import harm

    player = game.state.players[seat]
    drawn: list[str] = []
    horror = 0
    while len(drawn) < amount:
        if not len(player.deck):
            if not player.discard or horror:
                break
            reset(game, player)
            horror = 1
        card = await game.draw(player.deck, seat=seat)
        if card is None:
            break
        drawn.append(card)
        player.hand.append(card)
    if drawn:
        game.event("drew", who=Seat(seat), amount=len(drawn))
        game.event("drew-cards", (seat,), who=Seat(seat), cards=[Name(card) for card in drawn])
    for card in drawn:
        if game.content.player_cards[card].weakness and card in player.hand and not player.out:
            await weakness(game, player, card)
    if horror and not player.out:
        await harm.hurt(game, seat, horror=horror, source="")


def reset(game: Arkham, player: Player) -> None:
    player.deck.fog = [*player.deck.fog, *player.discard]
    player.discard = []
    player.deck.shuffle()
    game.event("reshuffled", who=Seat(player.seat))


async def weakness(game: Arkham, player: Player, card: str) -> None:
    """Of an encounter card's type: as if drawn from the encounter deck; else its revelation, then it stays in hand."""
    from miskatonic.games.arkham_lcg import encounter

    if card in game.content.events and not game.content.events[card].revelation:
        return
    player.hand.remove(card)
    game.revealed()
    game.event("weakness", who=Seat(player.seat), card=Name(card))
    await encounter.resolve(game, player.seat, card, player.seat)


async def to_hand(game: Arkham, player: Player, card: str, *, drawn: bool = True) -> None:
    """A card found in a search; a weakness resolves however it comes to hand (ah.weakness.6)."""
    player.hand.append(card)
    game.event("took-card", (player.seat,), who=Seat(player.seat), card=Name(card))
    if game.content.player_cards[card].weakness:
        await weakness(game, player, card)


async def search(
    game: Arkham,
    seat: int,
    amount: int,
    fits: Callable[[str], bool],
    *,
    chooser: int | None = None,
    whole: bool = False,
) -> list[str]:
    """The cards looked at that fit; they stay on top, known to who looks (ah.search.1, ah.search.4)."""
    player = game.state.players[seat]
    seen = await game.peek(
        player.deck, len(player.deck) if whole else amount, seat=seat if chooser is None else chooser
    )
    return [card for card in seen if fits(card)]


async def discard_down(game: Arkham, seat: int, size: int) -> None:
    """ah.step-4-5.1; a weakness cannot be chosen (ah.weakness.9)."""
    player = game.state.players[seat]
    while len(player.hand) > size:
        card = await choose_from_hand(game, player, "ah.step-4-5.1", "ask-hand-size")
        if card is None:
            return
        from miskatonic.games.arkham_lcg import piles

        piles.lose_from_hand(game, player, card)


def may_choose(game: Arkham, player: Player) -> list[str]:
    return [card for card in dict.fromkeys(player.hand) if not game.content.player_cards[card].weakness]


async def choose_several(game: Arkham, player: Player, amount: int, rule: str, prompt: str) -> list[str]:
    """So many cards of the hand in one choice; copies are told apart."""
    from miskatonic.engine.decision import Decision, Option
    from miskatonic.engine.message import Msg

    seen: dict[str, int] = {}
    options: list[Option] = []
    for card in player.hand:
        if not game.content.player_cards[card].weakness:
            seen[card] = seen.get(card, 0) + 1
            copy = card if seen[card] == 1 else f"{card}~{seen[card]}"
            options.append(Option(f"card:{copy}", Msg("thing", {"name": Name(card)}), f"hand:{copy}"))
    amount = min(amount, len(options))
    if not amount:
        return []
    question = Decision("discard-card", player.seat, rule, Msg(prompt), options, amount, amount)
    question.always = len(game.state.players) > 1
    return [key.removeprefix("card:").partition("~")[0] for key in await question]


async def choose_from_hand(game: Arkham, player: Player, rule: str, prompt: str) -> str | None:
    from miskatonic.engine.decision import Decision, Option
    from miskatonic.engine.message import Msg

    able = may_choose(game, player)
    if not able:
        return None
    options = [Option(f"card:{card}", Msg("thing", {"name": Name(card)}), f"hand:{card}") for card in able]
    question = Decision("discard-card", player.seat, rule, Msg(prompt), options)
    question.always = len(game.state.players) > 1
    (key,) = await question
    return key.removeprefix("card:")
