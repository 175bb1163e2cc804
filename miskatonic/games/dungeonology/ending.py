"""The end: when it comes, and who has won. (dng.final-scoring.*, dng.ties.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import fates, publishing
from miskatonic.games.dungeonology.terms import PUBLICATION_POINTS

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.game import Dungeonology
    from miskatonic.games.dungeonology.state import Player


def check_finished(game: Dungeonology) -> None:
    """dng.max-alertness.10"""
    if all([player.finished for player in game.state.players]):
        game.state.ended = "all-finished"
        raise GameEnds


def check_stuck(game: Dungeonology) -> None:
    """dng.max-alertness.14: those who have not finished have done nothing, twice in a row."""
    state = game.state
    state.idle = 0 if state.busy else state.idle + 1
    if state.idle >= 2 * len([player for player in state.players if not player.finished]):
        state.ended = "stuck"
        raise GameEnds


def parts(game: Dungeonology, player: Player) -> dict[str, int]:
    """What the points come from. (dng.final-scoring.1 to 5)"""
    content = game.content
    notebook = game.points(player.seat)
    return {
        "notebook": notebook,
        "clan": publishing.score(game, player.seat) - notebook,
        "thesis": PUBLICATION_POINTS[player.published - 1] if player.published else 0,
        "interns": sum([content.interns[card].points for card in player.interns]),
        "fates": -sum([content.fates[card].points for card in player.fates]),
    }


def total(game: Dungeonology, player: Player) -> int:
    """dng.final-scoring.1 to 5"""
    return sum(parts(game, player).values())


def scores_of(game: Dungeonology) -> tuple[int, ...]:
    return tuple([total(game, player) for player in game.state.players])


async def score(game: Dungeonology) -> None:
    state = game.state
    state.test = None
    for player in state.players:
        # What lies face down counts too.
        while player.fates_down:
            await fates.turn(game, player.seat)
    if not state.clan.card:
        card = await game.draw(state.clans)
        assert card is not None
        state.clan.card = card
    state.clan.seers = None
    game.revealed()
    state.phase = "over"
    game.event("clan-revealed", card=Name(state.clan.card))
    scores = scores_of(game)
    for player, points in zip(state.players, scores, strict=True):
        game.event("scored", who=Seat(player.seat), points=points)
    winners, ties = ranked(state.players, scores)
    game.outcome = Outcome(True, Msg(f"outcome-{state.ended}"), winners, scores, ties)


def ranked(players: list[Player], scores: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """dng.final-scoring.6, dng.ties.1, dng.ties.2: who wins, and who stands before whom among equals.

    Nobody asks for birthdays: equal in all else, players share the place. (dng.ties.3)
    """
    standing = [_before(player) for player in players]
    order = sorted(dict.fromkeys(standing))
    ties = tuple([order.index(one) for one in standing])
    best = max(zip(scores, ties, strict=True))
    winners = tuple([player.seat for player in players if (scores[player.seat], ties[player.seat]) == best])
    return winners, ties


def _before(player: Player) -> tuple[int, int]:
    published = len(PUBLICATION_POINTS) + 1 - player.published if player.published else 0
    return published, player.students
