"""Whom an effect may be about, as content says it."""

from __future__ import annotations

from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.verbs.base import targets
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.tree import Selector


class _Group(Selector[ElderSign], frozen=True):
    def among(self, game: ElderSign, scene: Scene) -> list[str]:
        return [person(player.seat) for player in targets(game, scene, self.tag)]


class You(_Group, frozen=True):
    pass


class Each(_Group, frozen=True):
    pass


class Here(_Group, frozen=True):
    """On this card."""


class Museum(_Group, frozen=True):
    """On any adventure."""


class AtEntrance(_Group, frozen=True, tag="entrance"):
    pass
