"""Information cubes."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.message import Seat
from miskatonic.games.dungeonology import asking, cubes, lots, students
from miskatonic.games.dungeonology.effect import Effect
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import NOBODY, Player
from miskatonic.games.dungeonology.terms import COLOURS
from miskatonic.kit.scene import Scene

ONE = 1


class Collect(Effect, frozen=True):
    """From your zone; from it or one adjacent to it; from any revealed zone."""

    amount: int = 1
    where: Literal["here", "adjacent", "anywhere"] = "here"

    def _zones(self, game: Dungeonology, scene: Scene) -> list[str]:
        player = game.state.players[scene.seat]
        zones = [player.place]
        if self.where == "adjacent":
            zones += game.adjacent(player.place)
        elif self.where == "anywhere":
            zones = game.laid()
        return [zone for zone in zones if cubes.fitting(game, player, zone)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._zones(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        zone = await asking.zone(game, scene.seat, "collect-where", self._zones(game, scene), game.golden_rule)
        if zone:
            cubes.collect(game, game.state.players[scene.seat], zone, self.amount)


class CollectByLot(Effect, frozen=True):
    """dng.card-pomocy.1 to 4: lots say how many; students are the price, one more than cubes."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        player = game.state.players[scene.seat]
        return bool(cubes.fitting(game, player, player.place))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        result = await lots.information(game, COLOURS)
        amount = 1 if result in ("green", "red") else 2 if result in ("blue", "yellow") else 3
        player = game.state.players[scene.seat]
        cubes.collect(game, player, player.place, amount)


class StealRandom(Effect, frozen=True):
    """From a scholar in your zone or near; `again`: if it is of this colour, another one of the same scholar."""

    where: Literal["here", "near"] = "here"
    again: Literal["", "green", "red", "blue", "yellow", "violet"] = ""

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        return [one for one in game.near(scene.seat, here=self.where == "here") if game.owned(one)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", self._victims(game, scene), game.golden_rule)
        if victim is None:
            return
        thief = game.state.players[scene.seat]
        colour = await lots.cube_of(game, victim)
        await cubes.steal(game, thief, victim, colour)
        if self.again and colour == self.again:
            await cubes.steal(game, thief, victim, await lots.cube_of(game, victim))


class StealChosen(Effect, frozen=True):
    """A cube of your choice."""

    where: Literal["here", "near"] = "near"

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        return [one for one in game.near(scene.seat, here=self.where == "here") if game.owned(one)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", self._victims(game, scene), game.golden_rule)
        if victim is not None:
            colour = await asking.colour(
                game, scene.seat, "steal", game.owned(victim), game.golden_rule, whom=Seat(victim.seat)
            )
            await cubes.steal(game, game.state.players[scene.seat], victim, colour)


class StealByLot(Effect, frozen=True):
    """dng.card-lepkie.1, dng.card-lepkie.2"""

    colour: Literal["green", "red", "blue", "yellow", "violet"] = "red"

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.near(scene.seat))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        for victim in game.near(scene.seat):
            if await lots.information(game, COLOURS) == self.colour:
                colour = await lots.cube_of(game, victim)
                await cubes.steal(game, game.state.players[scene.seat], victim, colour)


class GiveCubes(Effect, frozen=True):
    """dng.card-taktyczna.1: up to so many, to scholars here or in connected zones."""

    most: int = 3

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.reached(scene.seat)) and bool(game.owned(game.state.players[scene.seat]))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        player = game.state.players[scene.seat]
        for _ in range(self.most):
            colour = await asking.colour(game, scene.seat, "give", game.owned(player), "dng.give.1", may=True)
            if not colour:
                return
            receiver = await asking.scholar(game, scene.seat, "give-to", game.reached(scene.seat), "dng.give.1")
            if receiver is None:
                return
            await cubes.give(game, player, receiver, colour)


class GetGifts(Effect, frozen=True):
    """Each other scholar who has cubes gives you one of their choice."""

    where: Literal["near", "anywhere"] = "anywhere"

    def _givers(self, game: Dungeonology, scene: Scene) -> list[Player]:
        found = game.near(scene.seat) if self.where == "near" else game.targets(scene.seat)
        return [player for player in found if game.owned(player)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._givers(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        for giver in self._givers(game, scene):
            colour = await asking.colour(game, giver.seat, "give", game.owned(giver), "dng.give.1")
            await cubes.give(game, giver, game.state.players[scene.seat], colour)


class ClaimResearch(Effect, frozen=True):
    """dng.card-dlug.1: a scholar near gives you a cube collected this turn by research; the giver chooses."""

    def _givers(self, game: Dungeonology, scene: Scene) -> list[Player]:
        found = game.near(scene.seat)
        return [one for one in found if any([one.cubes[colour] for colour in one.researched])]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._givers(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        giver = await asking.scholar(game, scene.seat, "victim", self._givers(game, scene), game.golden_rule)
        if giver is None:
            return
        owned = [colour for colour in dict.fromkeys(giver.researched) if giver.cubes[colour]]
        colour = await asking.colour(game, giver.seat, "give", owned, "dng.give.1")
        giver.researched.remove(colour)
        await cubes.give(game, giver, game.state.players[scene.seat], colour)


class ExchangeCube(Effect, frozen=True):
    """dng.card-sprawiedliwa.1: a cube on any notebook for another from the reserve, a step up or down in value."""

    def _owners(self, game: Dungeonology, scene: Scene) -> list[Player]:
        players = [game.state.players[scene.seat], *game.targets(scene.seat)]
        return [one for one in players if any([self._others(game, one, colour) for colour in game.owned(one)])]

    def _others(self, game: Dungeonology, owner: Player, colour: str) -> list[str]:
        at = COLOURS.index(colour)
        beside = [other for other in COLOURS if abs(COLOURS.index(other) - at) == ONE]
        return [other for other in beside if game.state.reserve[other] and game.has_room(owner, other)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._owners(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        rule = game.golden_rule
        owner = await asking.scholar(game, scene.seat, "exchange-whose", self._owners(game, scene), rule)
        if owner is None:
            return
        old = [colour for colour in game.owned(owner) if self._others(game, owner, colour)]
        colour = await asking.colour(game, scene.seat, "exchange", old, rule)
        new = await asking.colour(game, scene.seat, "exchange-for", self._others(game, owner, colour), rule)
        if owner.seat != scene.seat and await cubes.keeps(game, owner, colour):
            return
        cubes.remove(game, owner, colour)
        game.state.reserve[new] -= 1
        game.event("exchanged", who=Seat(owner.seat), cube=asking.cube_text(new))
        cubes.gain(game, owner, new)


class MakeDrop(Effect, frozen=True):
    """A scholar in your zone or near drops a random cube."""

    where: Literal["here", "near"] = "near"

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        return [one for one in game.near(scene.seat, here=self.where == "here") if game.owned(one)]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", self._victims(game, scene), game.golden_rule)
        if victim is not None:
            await cubes.drop_random(game, victim)


class Headbutt(Effect, frozen=True):
    """dng.valerio.2 to 5, dng.valerio.7 to 9. `collect`: the cube that is dropped is yours."""

    collect: bool = False

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        hit = game.state.players[scene.seat].hit
        found = game.near(scene.seat, here=True)
        return [one for one in found if one.seat not in hit and (one.hand or game.owned(one))]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", self._victims(game, scene), "dng.valerio.3")
        if victim is None:
            return
        game.state.players[scene.seat].hit.append(victim.seat)
        wants_card = bool(victim.hand)
        if game.owned(victim) and victim.hand:
            wants_card = await asking.yes(game, scene.seat, "headbutt-card", "dng.valerio.5", whom=Seat(victim.seat))
        if wants_card:
            await game.lay_down_random(victim.seat, scene.seat)
        else:
            await cubes.drop_random(game, victim, scene.seat if self.collect else NOBODY)


class Repent(Effect, frozen=True):
    """dng.vincenzo.8: as many cubes from your zone as students sacrificed, 1 to 3."""

    most: int = 3

    def _most(self, game: Dungeonology, scene: Scene) -> int:
        player = game.state.players[scene.seat]
        return min(self.most, player.students, len(cubes.fitting(game, player, player.place)))

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return self._most(game, scene) >= ONE

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        amount = await asking.number(game, scene.seat, "repent", 1, self._most(game, scene), "dng.vincenzo.8")
        player = game.state.players[scene.seat]
        students.sacrifice(game, player, amount)
        cubes.collect(game, player, player.place, amount)


class MagicSight(Effect, frozen=True):
    """dng.rebecca.7, dng.rebecca.8: magic cards are discarded for as many cubes as their bonus levels."""

    most: int = 3

    def _magic(self, game: Dungeonology, scene: Scene) -> list[str]:
        hand = game.state.players[scene.seat].hand
        return [card for card in hand if game.content.tricks[card].type == "magic"]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        player = game.state.players[scene.seat]
        return bool(self._magic(game, scene)) and bool(cubes.fitting(game, player, player.place))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        magic = self._magic(game, scene)
        cards = await asking.hand_cards(game, scene.seat, "magic-sight", magic, 1, len(magic), "dng.rebecca.7")
        player = game.state.players[scene.seat]
        amount = sum([game.bonus_of(card) for card in cards])
        for card in cards:
            game.lay_down(scene.seat, card)
        cubes.collect(game, player, player.place, min(self.most, amount))
