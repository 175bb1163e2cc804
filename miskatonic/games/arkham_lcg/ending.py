"""The end of a scenario: resolution, victory display, experience, the log (ah.winning-losing.*)."""

from __future__ import annotations

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import campaign, elimination, piles, skilltest
from miskatonic.games.arkham_lcg.cards import Resolution
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.scene import Scene


async def finish(game: Arkham) -> None:
    """Once, when everything under way has been broken off (trap 45)."""
    state = game.state
    skilltest.broken_off(game)
    game.deferred.clear()
    state.peril = -1
    try:
        for seat in game.seats_in_order():
            # Whoever fell in the very moment in which the scenario ended fell all the same (P019).
            player = state.players[seat]
            if player.damage >= game.health(seat) or player.horror >= game.sanity(seat):
                await elimination.defeated_by_harm(game, [seat])
    except GameEnds:
        pass
    for seat in game.seats_in_order():
        await elimination.game_ends_for(game, seat)
    await victory_locations(game)
    game.event("resolution", what=Msg(f"resolution-{state.scenario}-{state.resolution.lower()}"))
    await resolve(game)
    state.phase, state.step, state.active = "over", "", -1
    outcome(game)


async def victory_locations(game: Arkham) -> None:
    """ah.victory.6: in play, revealed, without clues. What is attached to them is discarded (ah.attach.8)."""
    for location in [*game.state.locations]:
        if game.content.locations[location.card].victory and location.revealed and not location.count("clues"):
            for piece in [*location.cards]:
                await piles.discard(game, piece)
            game.state.locations.remove(location)
            game.state.victory.append(location.card)
    game.changed()


def resolution(game: Arkham) -> tuple[str, Resolution]:
    """The one that was reached, and what is printed there or where it refers to (ah.winning-losing.6)."""
    name = game.state.resolution
    resolutions = game.content.scenarios[game.state.scenario].resolutions
    printed = resolutions[name]
    while printed.same_as:
        printed = resolutions[printed.same_as]
    return name, printed


def victory_points(game: Arkham) -> int:
    return sum([game.content.printed[card].victory for card in game.state.victory])


async def resolve(game: Arkham) -> None:
    """What the resolution says; then experience, for each investigator by himself."""
    state = game.state
    _, printed = resolution(game)
    for note in printed.notes:
        record(game, note)
    for effect in printed.do:
        await effect.run(game, Scene(game.lead, state.scenario))
    if state.campaign.mode == "standalone":
        return
    points = victory_points(game)
    for player in state.players:
        if player.killed or player.insane:
            book = state.campaign.killed if player.killed else state.campaign.insane
            if player.investigator not in book:
                book.append(player.investigator)
                game.event("lost-for-good", who=Seat(player.seat), card=Name(player.investigator))
        elif printed.experience is not None:
            gained = max(0, points + printed.experience + player.bonus)
            player.experience += gained
            game.event("experience", who=Seat(player.seat), amount=gained)
    if state.scenario not in state.campaign.played:
        state.campaign.played.append(state.scenario)


def record(game: Arkham, note: str) -> None:
    if note not in game.state.campaign.log:
        game.state.campaign.log.append(note)
        game.event("noted", note=Msg(f"note-{note}"))


def outcome(game: Arkham) -> None:
    """Also of a match that is loaded when it is over: all is in the state.

    A scenario is won by its acts alone: nobody wins by leaving or falling, though the story may go on as if
    (ah.winning-losing.8).
    """
    state = game.state
    name, printed = resolution(game)
    won = printed.won and name != "none"
    living = tuple([player.seat for player in state.players if not player.killed and not player.insane])
    reason = Msg(f"outcome-{state.scenario}-{name.lower()}")
    game.outcome = Outcome(won, reason, living if won else ())
    game.legacy = campaign.legacy(state)
