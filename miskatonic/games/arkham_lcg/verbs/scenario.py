"""What agendas, acts and locations do in the middle of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.arkham_lcg import elimination, encounter, enemies, moving, piles
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit.pieces import Piece
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyCondition


class PutPlaces(Effect, frozen=True):
    """Locations set aside come into play."""

    places: tuple[str, ...]
    names = ("places",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for place in self.places:
            if place in game.state.set_aside:
                game.state.set_aside.remove(place)
                await moving.put_location(game, place)


class ClearPlace(Effect, frozen=True):
    """Every enemy at a location is discarded."""

    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        here = game.enemies_at(self.place)
        for card in await piles.in_order(game, game.lead, [enemy.card for enemy in here]):
            enemy = next(one for one in here if one.card == card)
            here.remove(enemy)
            await piles.discard(game, enemy)


class PlaceEverybody(Effect, frozen=True):
    """Each investigator is put at a location: no move."""

    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for seat in game.seats_in_order():
            game.state.players[seat].place = self.place
            for enemy in game.state.enemies:
                if enemy.engaged == seat:
                    enemy.place = self.place
            game.event("moved", who=Seat(seat), place=Name(self.place))
        await moving.reveal(game, self.place)
        await enemies.engage_here(game, self.place)
        for seat in game.seats_in_order():
            await moving.entered(game, seat, self.place)


class RemovePlace(Effect, frozen=True):
    """A location is removed from the game; what is attached to it is discarded (ah.attach.8)."""

    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        location = game.location(self.place)
        for piece in [*location.cards]:
            await piles.discard(game, piece)
        game.state.locations.remove(location)
        game.state.removed.append(self.place)
        game.changed()
        game.event("location-removed", place=Name(self.place))


class RevealPlace(Effect, frozen=True):
    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        await moving.reveal(game, self.place)


class PutStoryAsset(Effect, frozen=True):
    """A story asset comes into play at a location, under nobody's control."""

    card: str
    place: str
    names = ("card", "place")

    async def run(self, game: Arkham, scene: Scene) -> None:
        if self.card in game.state.set_aside:
            game.state.set_aside.remove(self.card)
            await piles.displace(game, self.card)
            game.location(self.place).cards.append(Piece(game.numbered(), self.card))
            game.changed()
            game.event("asset-there", card=Name(self.card), place=Name(self.place))


class SpawnAt(Effect, frozen=True):
    """An enemy set aside spawns at a location."""

    card: str
    place: str
    exhausted: bool = False
    names = ("card", "place")

    async def run(self, game: Arkham, scene: Scene) -> None:
        if self.card in game.state.set_aside:
            game.state.set_aside.remove(self.card)
            await enemies.spawn(game, self.card, game.lead, place=self.place, exhausted=self.exhausted)


class Resolve(Effect, frozen=True):
    """A resolution point is reached: the scenario ends. `means`: what the log will say, where one has a choice."""

    resolution: str
    means: str = ""

    async def run(self, game: Arkham, scene: Scene) -> None:
        elimination.raise_end(game, self.resolution)

    def text(self, by: str = "you") -> Msg:
        if not self.means:
            return Msg("verb-resolve", {"resolution": self.resolution})
        return Msg("verb-resolve-meaning", {"resolution": self.resolution, "note": Msg(f"note-{self.means}")})


class Mill(Effect, frozen=True):
    """The encounter discard pile is shuffled in; cards are discarded until enemies with a trait appear.

    They are drawn by the lead, or spawn at a place, with doom. `many`: with three or four players, one more.
    """

    trait: str = ""
    place: str = ""
    doom: int = 0
    many: bool = False
    names = ("place",)

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "drawn": "no" if self.place else "yes"}

    async def run(self, game: Arkham, scene: Scene) -> None:
        encounter.reshuffle(game)
        printed = game.content.enemies
        for _ in range(2 if self.many and game.state.investigators > 2 else 1):
            card = await encounter.mill(
                game, lambda one: one in printed and (not self.trait or self.trait in printed[one].traits)
            )
            if card is None:
                return
            if not self.place:
                await encounter.draw_found(game, game.lead, card)
                continue
            enemy = await enemies.spawn(game, card, game.lead, place=self.place)
            if enemy is not None and self.doom:
                piles.doom(game, enemy, self.doom)


class DefeatAll(Effect, frozen=True):
    """Each investigator still in the game is defeated and suffers trauma."""

    physical: int = 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        for seat in game.seats_in_order():
            elimination.suffer(game, seat, physical=self.physical)
        for seat in game.seats_in_order():
            await elimination.defeated_by_card(game, seat)


class Drift(Effect, frozen=True):
    """Unengaged enemies with a trait move one location toward a place, exhausted ones as well (P074)."""

    trait: str
    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for enemy in [*game.state.enemies]:
            drifting = enemy.engaged < 0 and enemy in game.state.enemies and game.has_trait(enemy.card, self.trait)
            if drifting and game.has_location(self.place) and enemy.place != self.place:
                await enemies.step_toward(game, enemy, self.place)


class TurnIntoEnemy(Effect, frozen=True):
    """The other side of this agenda is an enemy, which enters play by its own instruction; nobody draws it (P079)."""

    card: str
    names = ("card",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        if self.card in game.state.set_aside:
            game.state.set_aside.remove(self.card)
            await enemies.spawn(game, self.card, game.lead)


class DrawCultist(Effect, frozen=True):
    """The top card of the Cultist deck."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return len(game.state.cultists) > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        card = await game.draw(game.state.cultists)
        if card is not None:
            await encounter.draw_found(game, scene.seat, card)


class TakeOverStages(Effect, frozen=True):
    """This card takes the place of both the current act and the current agenda."""

    objective: AnyCondition
    resolution: str

    async def run(self, game: Arkham, scene: Scene) -> None:
        state = game.state
        if state.act is not None and state.act is not state.agenda:
            state.removed.append(state.act.card)
        state.removed += state.acts
        state.act, state.acts = None, []
        assert state.agenda is not None
        state.agenda.turned = True
        game.changed()


class Refill(Effect, frozen=True):
    """Clues on this location, up to so many per investigator."""

    each: int

    def _missing(self, game: Arkham, scene: Scene) -> int:
        return game.per_investigator(self.each) - game.holdings(scene.card, "clues")

    def can(self, game: Arkham, scene: Scene) -> bool:
        return self._missing(game, scene) > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        missing = self._missing(game, scene)
        if missing > 0:
            game.location(scene.card).put("clues", missing)
            game.event("clues-there", place=Name(scene.card), amount=missing)


class SpawnGotAway(Effect, frozen=True):
    """Every cultist who got away spawns at a location."""

    place: str
    names = ("place",)

    async def run(self, game: Arkham, scene: Scene) -> None:
        for card in game.state.campaign.got_away:
            if card in game.state.set_aside:
                game.state.set_aside.remove(card)
                await enemies.spawn(game, card, game.lead, place=self.place)
