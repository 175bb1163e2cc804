"""Publication of the thesis, and looking at the clan card. (dng.publication.*, dng.clan-card.*, dng.knowledge.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Name, Seat
from miskatonic.games.dungeonology import asking, cubes, fates, panic
from miskatonic.games.dungeonology.terms import COLOURS, START, VALUES

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.cards import ClanCard
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


async def look(game: Dungeonology, seat: int) -> None:
    """dng.publication.4, dng.knowledge.2: only this seat learns which clan it is."""
    clan = game.state.clan
    if clan.seers is not None and seat in clan.seers:
        return
    if not clan.card:
        card = await game.draw(game.state.clans, seat=seat)
        assert card is not None
        clan.card = card
    else:
        game.revealed()
    assert clan.seers is not None
    clan.seers.append(seat)
    game.event("clan-seen", game.others_than([seat]), who=Seat(seat))
    game.event("clan", (seat,), who=Seat(seat), card=Name(clan.card))


async def curious(game: Dungeonology) -> None:
    """dng.knowledge.2: whoever has a knowledge token looks as soon as it is gained."""
    for player in game.state.players:
        if player.knowledge:
            await look(game, player.seat)


def clan_card(game: Dungeonology) -> ClanCard:
    return game.content.clans[game.state.clan.card]


def score(game: Dungeonology, seat: int) -> int:
    """dng.publication.4, dng.publication.5: cubes alone."""
    return game.modified(seat, dict(clan_card(game).modifiers))  # type: ignore[arg-type]


async def publish(game: Dungeonology, player: Player) -> None:
    """dng.publication.3"""
    player.place = START
    game.event("publishing", who=Seat(player.seat))
    await _attempt(game, player)


async def publish_at_last(game: Dungeonology, player: Player) -> None:
    """dng.max-alertness.3 to 5: whatever comes of it, the game is over for this scholar."""
    game.event("publishing", who=Seat(player.seat))
    await _attempt(game, player)
    player.finished = True


async def _attempt(game: Dungeonology, player: Player) -> None:
    await look(game, player.seat)
    # Whether it succeeds tells everybody something of the clan card.
    game.revealed()
    if score(game, player.seat) >= clan_card(game).needed:
        await _succeeded(game, player)
    else:
        await _failed(game, player)


async def _succeeded(game: Dungeonology, player: Player) -> None:
    """dng.publication.7 to 12"""
    player.published = 1 + max([one.published for one in game.state.players])
    player.finished = True
    game.event("published", who=Seat(player.seat), place=player.published)
    await panic.begin(game)


async def _failed(game: Dungeonology, player: Player) -> None:
    """dng.publication.13 to 15"""
    game.event("publication-failed", who=Seat(player.seat))
    modifiers = clan_card(game).modifiers
    owned = game.owned(player)
    if owned:
        worth = {colour: VALUES[colour] + modifiers.get(colour, 0) for colour in COLOURS}  # type: ignore[call-overload]
        most = max([worth[colour] for colour in owned])
        best = [colour for colour in owned if worth[colour] == most]
        colour = await asking.colour(game, player.seat, "lose-best", best, "dng.publication.14")
        if not await cubes.keeps(game, player, colour):
            cubes.remove(game, player, colour)
    fates.draw(game, player.seat)
