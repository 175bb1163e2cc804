"""Scenes of Dungeonology: a position, rigged chance, choices by key, and what can be seen of the outcome."""

from __future__ import annotations

from typing import Any

from miskatonic.engine.match import Match
from miskatonic.games.dungeonology import RULES
from miskatonic.games.dungeonology.content import DungeonologyContent
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import Player, State
from tests.scenes import asked, choose, decision, events, happened, keys, pick, refused, told

__all__ = ["asked", "choose", "decision", "events", "happened", "keys", "pick", "refused", "told"]

CONTENT: DungeonologyContent = RULES.content
DNG = Match[State]
REFUGE = "shepherds-refuge"
ANCIENTS = "rest-of-the-ancients"
ARENA = "arena-of-dancing-blades"
CAMP = "camp-site"
HUNTERS = "hunters-camp"
BACCHANALIA = "great-bacchanalia"
FEAST = "workers-feast"
TILES = {ANCIENTS: [2, 0], REFUGE: [4, -1]}
"""The Camp Site, Rest of the Ancients east of it, Shepherds' Refuge east of that."""
COLOURED = {
    "green": "lot-north-1",
    "red": "lot-east-2",
    "blue": "lot-north-3",
    "yellow": "lot-south-1",
    "violet": "lot-north-4",
}
"""A randomness card for each information type."""


def scene(*players: dict[str, Any], **position: Any) -> DNG:
    """The position described, in the movement phase of the first player unless `phase` and `active` say otherwise."""
    people = list(players)
    while len(people) < 2:
        people.append({})
    position.setdefault("tiles", TILES)
    position.setdefault("windows", ["begin", "action"])
    rig = position.pop("rig", {})
    return Match.position(RULES, {"seats": len(people), "players": people, **position}, script=rig)


def here(**fields: Any) -> dict[str, Any]:
    """A player in Rest of the Ancients (alertness 3, no effects; Civilization, Military, Beliefs)."""
    return {"place": ANCIENTS, **fields}


def me(match: DNG, seat: int = 0) -> Player:
    return match.state.players[seat]


def game(match: DNG) -> Dungeonology:
    found = match.game
    assert isinstance(found, Dungeonology)
    return found


def pass_all(match: DNG, *kinds: str) -> None:
    """Everybody passes questions of these kinds, as long as they are asked."""
    wanted = kinds or ("react", "instant", "respond", "end-of-turn")
    while match.pending and match.pending[0].kind in wanted:
        match.choose(match.pending[0].seat, "pass")


def do(match: DNG, *answers: str) -> None:
    """Answers of one seat after another to whatever is not merely a chance to interfere."""
    for answer in answers:
        pass_all(match, "react", "instant")
        choose(match, *answer.split())
    pass_all(match, "react", "instant", "respond")


def turn_ends(match: DNG) -> None:
    """The active player does nothing more; up to the first question of the next turn."""
    turn = match.state.turn
    while match.pending and match.state.turn == turn:
        found = match.pending[0]
        options = [option.key for option in found.options]
        match.choose(found.seat, "pass" if "pass" in options else options[0])
