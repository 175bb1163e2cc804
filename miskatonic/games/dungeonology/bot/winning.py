"""How likely one scholar wins from here, for bots that think ahead: numbers of the table, and what they weigh."""

from __future__ import annotations

from miskatonic.engine.chance import Person
from miskatonic.engine.visibility import UNSEEN
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.rules import RULES
from miskatonic.games.dungeonology.state import Player, State
from miskatonic.games.dungeonology.terms import PUBLICATION_POINTS

KINDS = frozenset({"movement", "action", "begin", "stealth", "respond", "place", "choose-one", "divine"})
"""Questions worth thinking about."""
ROUNDS = 2
"""So far ahead lies the horizon."""
WEIGHTS: dict[str, float] = {
    "one": -1.40,
    "ahead": 0.96,
    "ahead late": 0.86,
    "points": 0.32,
    "stars": -0.04,
    "cards": 0.16,
    "hand": 0.17,
    "published": 0.00,
    "first": 0.00,
    "others published": -0.01,
    "finished": 0.00,
    "fatigue": -0.42,
    "others' fatigue": 0.27,
    "students": 0.16,
    "interns": 0.14,
    "fates": -0.65,
    "seats": 0.90,
    "late": -0.09,
}
"""Fitted by `python -m scripts.fit_winning GAME`."""
_NO_CHANCE = Person()


def rounds(state: State) -> float:
    """How many have passed."""
    return state.turn / max(1, state.seats)


def numbers(state: State, seat: int) -> dict[str, float]:
    game = RULES.game(state, _NO_CHANCE, [])
    scores = [_points(game, player) for player in state.players]
    me = state.players[seat]
    others = [player for player in state.players if player.seat != seat]
    ahead = scores[seat] - max([scores[player.seat] for player in others])
    late = min(1.0, state.turn / max(1, state.seats) / 12) + 0.5 * float(bool(state.panic))
    return {
        "one": 1.0,
        "ahead": ahead / 10,
        "ahead late": ahead * late / 10,
        "points": scores[seat] / 30,
        "stars": float(game.stars(me) - max([game.stars(player) for player in others])),
        "cards": (len(me.hand) - max([len(player.hand) for player in others])) / 5,
        "hand": len(me.hand) / 5,
        "published": float(bool(me.published)),
        "first": float(me.published == 1),
        "others published": float(len([player for player in others if player.published])),
        "finished": float(me.finished),
        "fatigue": me.fatigue / 5,
        "others' fatigue": sum([player.fatigue for player in others]) / 5 / len(others),
        "students": (me.students - max([player.students for player in others])) / 5,
        "interns": float(len(me.interns)),
        "fates": me.fates_down / 3,
        "seats": 3.0 / state.seats,
        "late": late,
    }


def _points(game: Dungeonology, player: Player) -> float:
    """As far as they are known: with the clan's modifiers once somebody has seen the card."""
    content, clan = game.content, game.state.clan.card
    known = bool(clan) and clan != UNSEEN
    points = float(
        game.modified(player.seat, dict(content.clans[clan].modifiers)) if known else game.points(player.seat)  # type: ignore[arg-type]
    )
    if player.published:
        points += PUBLICATION_POINTS[player.published - 1]
    points += sum([content.interns[card].points for card in player.interns])
    points -= sum([content.fates[card].points for card in player.fates])
    return points
