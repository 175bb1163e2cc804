"""Selectors of this game."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_lcg.effect import Selector
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import Enemy
from miskatonic.kit.scene import Scene, person
from miskatonic.kit.selectors import choose


class Enemies(Selector, frozen=True):
    """Enemies at your location (or anywhere, or engaged with you), with or without a trait."""

    trait: str = ""
    without: str = ""
    where: Literal["here", "anywhere", "engaged"] = "here"
    exhausted: bool = False
    other: bool = False
    """Not the one that this is about."""
    evadable: bool = False
    """Only those whom evading would change (ah.target.7)."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        place = game.state.players[scene.seat].place
        if self.where == "engaged":
            found = game.engaged_with(scene.seat)
        elif self.where == "here":
            found = game.enemies_at(place)
        else:
            found = game.state.enemies
        return [enemy.key for enemy in found if self._fits(game, scene, enemy)]

    def _fits(self, game: Arkham, scene: Scene, enemy: Enemy) -> bool:
        traits = game.content.enemies[enemy.card].traits
        if self.trait and self.trait not in traits:
            return False
        if self.without and self.without in traits:
            return False
        if self.exhausted and not enemy.exhausted:
            return False
        if self.evadable and enemy.exhausted and enemy.engaged < 0:
            return False
        if game.immune(enemy.key, scene.card):
            return False
        return not (self.other and enemy.key == scene.it)


class NearestEnemy(Selector, frozen=True):
    """The nearest enemy with a trait; one that cannot be reached only if there is no other (P077)."""

    trait: str = ""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        enemies = [
            enemy
            for enemy in game.state.enemies
            if not self.trait or self.trait in game.content.enemies[enemy.card].traits
        ]
        distances = game.ways().distances(game.state.players[scene.seat].place)
        reached = [enemy for enemy in enemies if enemy.place in distances]
        if not reached:
            return [enemy.key for enemy in enemies]
        least = min([distances[enemy.place] for enemy in reached])
        return [enemy.key for enemy in reached if distances[enemy.place] == least]

    async def select(self, game: Arkham, scene: Scene) -> list[str]:
        return await choose(game, scene, self, 1)  # type: ignore[arg-type]


class Lead(Selector, frozen=True):
    """The lead investigator."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        return [person(game.lead)]


class Active(Selector, frozen=True):
    """Whose turn it is."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        return [person(game.state.active)] if game.state.active >= 0 else []


class AtThis(Selector, frozen=True):
    """Every investigator at the location of this enemy."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        happening = scene.happening
        place = getattr(happening, "place", "") or game.place_of(scene.card)
        return [person(seat) for seat in game.at(place)]


class Assets(Selector, frozen=True):
    """Assets in play with a trait: yours, or of anybody at your location."""

    trait: str = ""
    here: bool = False
    uses: str = ""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        seats = game.at(game.state.players[scene.seat].place) if self.here else [scene.seat]
        found: list[str] = []
        for seat in seats:
            player = game.state.players[seat]
            for piece in (*player.assets, *player.threat):
                asset = game.content.assets.get(piece.card)
                if asset is None or (self.trait and self.trait not in asset.traits):
                    continue
                if self.uses and (asset.uses is None or asset.uses.type != self.uses):
                    continue
                found.append(piece.key)
        return found


class Patients(Selector, frozen=True):
    """Investigators at your location with damage or horror; with `allies`, their Ally assets too."""

    allies: bool = False
    what: Literal["any", "damage", "horror"] = "any"

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        found: list[str] = []
        for seat in game.at(game.state.players[scene.seat].place):
            player = game.state.players[seat]
            if (player.damage and self.what != "horror") or (player.horror and self.what != "damage"):
                found.append(person(seat))
            if self.allies:
                for piece in player.assets:
                    if game.has_trait(piece.card, "ally") and (piece.count("damage") or piece.count("horror")):
                        found.append(piece.key)
        return found


class Attacker(Selector, frozen=True):
    """The enemy whose attack this is."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        key = getattr(scene.happening, "attacker", "") or scene.it
        return [key] if game.enemy(key) is not None else []


class Target(Selector, frozen=True):
    """The enemy that the test is about."""

    def among(self, game: Arkham, scene: Scene) -> list[str]:
        test = game.state.test
        if test is None or game.enemy(test.target) is None:
            return []
        return [test.target]
