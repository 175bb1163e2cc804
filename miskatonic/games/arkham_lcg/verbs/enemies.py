"""What happens to enemies, and to their attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import enemies, harm, piles
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Attack, Harm, Occasion, Spawning
from miskatonic.games.arkham_lcg.harm import Hit
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class Wound(Effect, frozen=True):
    """Damage to enemies, all at once."""

    who: AnySelector
    amount: AnyAmount = 1
    aims = True

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        found = [game.enemy(key) for key in await game.select(self.who, scene)]
        hit = [(enemy, amount) for enemy in found if enemy is not None]
        await harm.deal(game, [], hit, source=scene.card, by=scene.seat)


class Blast(Effect, frozen=True):
    """Damage to every enemy and every investigator at your location or a connecting one of choice: one timing point."""

    amount: int

    def _places(self, game: Arkham, scene: Scene) -> list[str]:
        here = game.state.players[scene.seat].place
        return [here, *game.ways().beside(here)]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return any([game.enemies_at(place) or game.at(place) for place in self._places(game, scene)])

    async def run(self, game: Arkham, scene: Scene) -> None:
        places = self._places(game, scene)
        options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
        (place,) = await Decision("where", scene.seat, "ah.target.1", Msg("ask-where"), options)
        hit = [(enemy, self.amount) for enemy in game.enemies_at(place) if not game.immune(enemy.key, scene.card)]
        people = [Hit(seat, self.amount) for seat in game.at(place)]
        await harm.deal(game, people, hit, source=scene.card, by=scene.seat)


class EvadeEnemies(Effect, frozen=True):
    """Without a test (ah.evade.6)."""

    who: AnySelector
    aims = True

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            enemy = game.enemy(key)
            if enemy is not None:
                await enemies.evaded(game, enemy, scene.seat)


class ShuffleAway(Effect, frozen=True):
    """That enemy goes back into the encounter deck."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        enemy = game.enemy(scene.it)
        if enemy is not None:
            piles.from_play(game, enemy)
            game.state.encounter.put_into_fog(enemy.card)
            game.state.encounter.shuffle()
            game.event("shuffled-away", card=Name(enemy.card))


class Blank(Effect, frozen=True):
    """The text of an enemy counts as blank until the end of the phase."""

    who: AnySelector
    aims = True

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.among(self.who, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        for key in await game.select(self.who, scene):
            game.state.lasting.append(Lasting(scene.card, "blank", "phase", -1, key))
            game.event("blanked", card=Name(key.partition("#")[0]))


class HealThis(Effect, frozen=True):
    """Damage of this enemy."""

    amount: int

    def can(self, game: Arkham, scene: Scene) -> bool:
        return game.holdings(scene.card, "damage") > 0

    async def run(self, game: Arkham, scene: Scene) -> None:
        enemy = game.enemy(scene.card)
        if enemy is not None:
            piles.heal_enemy(game, enemy, self.amount)


class ReadyThis(Effect, frozen=True):
    def can(self, game: Arkham, scene: Scene) -> bool:
        enemy = game.enemy(scene.card)
        return enemy is not None and enemy.exhausted

    async def run(self, game: Arkham, scene: Scene) -> None:
        enemy = game.enemy(scene.card)
        if enemy is not None and enemy.exhausted:
            enemy.exhausted = False
            game.event("enemy-ready", card=Name(enemy.card))
            await enemies.engage_here(game, enemy.place)


class DiscardEnemy(Effect, frozen=True):
    """What is about to spawn is discarded instead: that is no defeat (P068)."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return isinstance(scene.happening, Spawning)

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Spawning)
        card, owner = happening.thing, happening.owner

        async def away() -> None:
            game.state.stack.remove(card)
            piles.to_discard(game, card, owner)
            game.event("discarded", card=Name(card))

        happening.replace(away)


class SpawnHere(Effect, frozen=True):
    """It spawns at this location instead."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Occasion)
        happening.place = scene.card


class Redirect(Effect, frozen=True):
    """The damage of the attack is dealt to an enemy at your location; the horror still to you."""

    attacker: bool = False
    """Whether it may be the attacker itself."""

    def _able(self, game: Arkham, scene: Scene) -> list[str]:
        here = game.enemies_at(game.state.players[scene.seat].place)
        return [enemy.key for enemy in here if self.attacker or enemy.key != scene.it]

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(self._able(game, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Attack)
        able = self._able(game, scene)
        if able:
            options = [Option(key, Msg("thing", {"name": Name(key.partition("#")[0])}), key) for key in able]
            (key,) = await Decision("target", scene.seat, "ah.target.1", Msg("ask-redirect"), options)
            happening.redirected = key


class Fiercer(Effect, frozen=True):
    """The attack deals more."""

    damage: int = 1
    horror: int = 1

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        if isinstance(happening, Attack):
            happening.damage += self.damage
            happening.horror += self.horror


class Prevent(Effect, frozen=True):
    """So much of the damage and horror that is dealt to you is cancelled; you gain as many resources."""

    most: int

    async def run(self, game: Arkham, scene: Scene) -> None:
        from miskatonic.games.arkham_lcg import actions

        happening = scene.happening
        assert isinstance(happening, Harm)
        spared = 0
        for kind in ("damage", "horror"):
            total = min(happening.total(kind), self.most - spared)
            if total <= 0:
                continue
            options = [
                Option(f"cancel:{count}", Msg("option-cancel-harm", {"amount": count}))
                for count in range(total, -1, -1)
            ]
            prompt = Msg("ask-cancel-harm", {"what": Msg(f"harm-{kind}")})
            (key,) = await Decision("cancel-harm", scene.seat, "ah.dealing-damage.7", prompt, options)
            count = int(key.removeprefix("cancel:"))
            spared += count
            for share in happening.shares.values():
                off = min(count, share.get(kind, 0))
                if off:
                    share[kind] -= off
                    count -= off
        if spared:
            game.event("prevented", who=Seat(scene.seat), amount=spared)
            actions.gain(game, scene.seat, spared)
