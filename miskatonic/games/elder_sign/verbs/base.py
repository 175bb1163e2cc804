"""What every verb of Elder Sign shares."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, ENTRANCE
from miskatonic.kit import tree
from miskatonic.kit.scene import Scene

Who = Literal["you", "each", "here", "museum", "entrance"]
"""You; each investigator; each on this card; each on any adventure; each at the Entrance."""


class Effect(tree.Effect[ElderSign], frozen=True):
    """A verb of Elder Sign."""


def targets(game: ElderSign, scene: Scene, who: str, *, helps: bool = False) -> list[Player]:
    """Whom an effect is about, from the active player clockwise; nobody ignores what `helps`."""
    players = game.state.players
    if who == "you":
        player = players[scene.seat]
        return [player] if player.investigator else []
    found = game.investigators_in_order()
    if not helps and "ignore-mythos" in game.standing.traits and not _fresh(game, scene):
        found = _concerned(game, scene, found)
    if who == "each":
        return found
    if who == "entrance":
        return [player for player in found if player.place == ENTRANCE]
    if who == "museum":
        return [player for player in found if player.place not in (ENTRANCE, ANCIENT_ONE)]
    return _at(found, scene.card if scene.card in game.content.places else players[scene.seat].place)


def _concerned(game: ElderSign, scene: Scene, players: list[Player]) -> list[Player]:
    return [player for player in players if not game.ignores(player.seat, scene.card)]


def _at(players: list[Player], place: str) -> list[Player]:
    return [player for player in players if player.place == place]


def _fresh(game: ElderSign, scene: Scene) -> bool:
    """The immediate effect of a Mythos card is not one of its lasting ones."""
    return game.immediate == scene.card
