"""What every verb of Elder Sign shares."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.message import Msg
from miskatonic.engine.verb import Verb
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.scene import Scene
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import ANCIENT_ONE, ENTRANCE

Who = Literal["you", "each", "here", "museum", "entrance"]
"""You; each investigator; each on this card; each on any adventure; each at the Entrance."""


class Effect(Verb, frozen=True):
    """`can`: whether this seat could do it in full now (for choices and offers); `payable`: as a price."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return True

    def payable(self, game: ElderSign, scene: Scene) -> bool:
        return self.can(game, scene)

    async def run(self, game: ElderSign, scene: Scene) -> None: ...

    def text(self) -> Msg:
        from miskatonic.games.elder_sign.wording import effect_text  # wording reads verbs

        return effect_text(self)


def targets(game: ElderSign, scene: Scene, who: Who, *, helps: bool = False) -> list[Player]:
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
