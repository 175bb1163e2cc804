"""Investigators on the move: leaving, entering, revealing locations (ah.move.*, ah.locations.*)."""

from __future__ import annotations

from miskatonic.engine.message import Name, Seat
from miskatonic.games.arkham_lcg import enemies
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion


def destinations(game: Arkham, seat: int) -> list[str]:
    """ah.move.2: connecting locations that nothing bars."""
    here = game.state.players[seat].place
    return [place for place in game.ways().beside(here) if may_enter(game, place)]


def may_enter(game: Arkham, place: str) -> bool:
    return not game.host_banned("no-investigators-enter", place)


async def move(game: Arkham, seat: int, place: str) -> bool:
    """Engaged enemies come along where they may go, a massive one does not; False: the move did not happen."""
    player = game.state.players[seat]
    if player.place == place or player.out:
        return False
    if game.state.test is not None and any([place_ == player.place for place_ in _leaving_tests(game)]):

        async def later() -> None:
            await move(game, seat, place)

        game.deferred.append(later)
        return False

    old = player.place

    async def go(happening: Occasion) -> None:
        player.place = place
        for enemy in game.state.enemies:
            if enemy.engaged != seat:
                continue
            if enemies.barred(game, enemy, place):
                enemies.disengage(game, enemy)
            else:
                enemy.place = place
        game.event("moved", who=Seat(seat), place=Name(place))

    if not await game.happen(Occasion(game, "leave", seat, player.place, player.place), go):
        return False
    if player.out:
        return True
    place = await reveal(game, place)
    await enemies.engage_here(game, place)
    await enemies.engage_here(game, old)
    if not player.out and player.place == place:
        await entered(game, seat, place)
    return True


def _leaving_tests(game: Arkham) -> list[str]:
    from miskatonic.engine.timing import Moment

    return [
        source.where for source, _, _ in game.sources.at.get(("leave", Moment.WHEN), ()) if source.zone == "location"
    ]


async def entered(game: Arkham, seat: int, place: str) -> None:
    from miskatonic.games.arkham_lcg import stages

    async def see(happening: Occasion) -> None:
        await stages.objective(game)

    if game.listens("enter"):
        await game.happen(Occasion(game, "enter", seat, place, place), see)
    else:
        await stages.objective(game)


async def reveal(game: Arkham, place: str) -> str:
    """ah.move.6, ah.clues.2, .4: clues are placed as it is turned. Its name: it may be decided only now."""
    location = game.location(place)
    if location.revealed:
        return place
    if place in game.content.unseen:
        card = await game.draw(game.state.unseen)
        assert card is not None
        location.card = card
        for player in game.state.players:
            if player.place == place:
                player.place = card
        for enemy in game.state.enemies:
            if enemy.place == place:
                enemy.place = card
        place = card
    location.revealed = True
    clues = game.per_investigator(game.content.locations[place].clues)
    if clues:
        location.put("clues", clues)
    game.changed()
    game.event("revealed", place=Name(place), clues=clues)
    return place


async def put_location(game: Arkham, place: str) -> None:
    """A location comes into play, unrevealed."""
    from miskatonic.games.arkham_lcg.state import Location

    game.state.locations.append(Location(game.numbered(), place))
    game.changed()
    game.event("location-in-play", place=Name(place))
    await game.point("enter-play", -1, place, place)
