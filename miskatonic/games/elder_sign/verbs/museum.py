"""Verbs that touch the museum: doom, Elder Signs, gates, monsters, the clock, the decks."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.games.elder_sign import dice, museum, offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import MonsterToken, Place
from miskatonic.games.elder_sign.terms import HOURS_A_STEP
from miskatonic.games.elder_sign.verbs.base import Effect
from miskatonic.kit.scene import Scene


class PlaceElderSign(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: ElderSign, scene: Scene) -> None:
        await museum.place_elder_signs(game, self.amount)


class LoseElderSign(Effect, frozen=True):
    amount: int = 1

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return game.state.elder_signs >= self.amount

    async def run(self, game: ElderSign, scene: Scene) -> None:
        museum.lose_elder_signs(game, self.amount)


class OpenGate(Effect, frozen=True):
    amount: int = 1

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return not game.state.awake and len(game.state.other_world_deck) > 0

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for _ in range(self.amount):
            await museum.open_gate(game)


class MonsterAppears(Effect, frozen=True):
    """`where`: anywhere in the museum, as the rules have it, or on this very card."""

    amount: int = 1
    where: Literal["museum", "here"] = "museum"

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for _ in range(self.amount):
            await museum.monster_appears(game, scene.card if self.where == "here" else "")


class AddDoom(Effect, frozen=True):
    amount: int = 1
    per: Literal["", "other-world"] = ""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        times = len(game.state.other_worlds) if self.per else 1
        await museum.add_doom(game, self.amount * times)


class RemoveDoom(Effect, frozen=True):
    amount: int = 1

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return game.state.doom > 0

    async def run(self, game: ElderSign, scene: Scene) -> None:
        museum.remove_doom(game, self.amount)


class AdvanceClock(Effect, frozen=True):
    steps: int = 1

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "hours": HOURS_A_STEP * self.steps}

    async def run(self, game: ElderSign, scene: Scene) -> None:
        game.advance_clock(self.steps)


class DefeatMonster(Effect, frozen=True):
    """Any one monster in play."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        for place in game.places():
            for token in place.monsters:
                if not token.defeated:
                    return True
        return False

    async def run(self, game: ElderSign, scene: Scene) -> None:
        """es.defeating-with-cards.1, es.defeating-with-cards.4"""
        found: dict[str, tuple[Place, MonsterToken]] = {
            f"token:{token.number}": (place, token)
            for place in game.places()
            for token in place.monsters
            if not token.defeated
        }
        if not found:
            return
        options = [
            Option(key, Msg("option-token", {"monster": Name(token.id), "card": Name(place.card)}), key)
            for key, (place, token) in found.items()
        ]
        (key,) = await Decision(
            "defeat-monster", scene.seat, "es.defeating-with-cards.1", Msg("ask-defeat-monster"), options
        )
        token = found[key][1]
        token.by_card = True
        game.beat_monster(token)
        game.event("flipped", None, monster=Name(token.id))


class ReplaceAdventure(Effect, frozen=True):
    """An Adventure card with nobody and no monster on it goes under its deck; a new one comes."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return bool(self._free(game))

    def _free(self, game: ElderSign) -> list[Place]:
        occupied = [player.place for player in game.state.players]
        return [place for place in game.state.adventures if place.card not in occupied and not place.monsters]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        options = [offers.named("adventure", place.card) for place in self._free(game)]
        if not options:
            return
        (key,) = await Decision(
            "replace-adventure", scene.seat, "es.golden-rule.1", Msg("ask-replace-adventure"), options
        )
        place = game.place(key.partition(":")[2])
        at = game.state.adventures.index(place)
        game.state.adventures.remove(place)
        game.event("adventure-leaves", None, card=Name(place.card))
        dice.unlock(game, f"card:{place.card}")
        game.put_under(place.card)
        await museum.draw_adventure(game, at, extra=place.extra)


class ExtraAdventure(Effect, frozen=True):
    """A further Adventure card comes into play; when it is resolved, none takes its place."""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if not game.state.awake:
            await museum.draw_adventure(game, len(game.state.adventures), extra=True)


class LookAhead(Effect, frozen=True):
    """Look at the next Mythos card; it may go under the deck."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return not game.state.awake and len(game.state.mythos_deck) > 0

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if game.state.awake:
            return
        deck = game.state.mythos_deck
        seen = await game.peek(deck, 1)
        if not seen:
            return
        game.event("look-ahead", None, who=Seat(scene.seat), card=Name(seen[0]))
        options = [Option("leave", Msg("option-leave"), seen[0]), Option("bury", Msg("option-bury"), seen[0])]
        (key,) = await Decision(
            "look-ahead",
            scene.seat,
            "es.golden-rule.1",
            Msg("ask-look-ahead", {"card": Name(seen[0])}),
            options,
        )
        if key == "bury":
            deck.remove(seen[0])
            deck.put_under(seen[0])
            game.event("buried", None, card=Name(seen[0]))


class RemoveThisCard(Effect, frozen=True):
    """The Other World of this happening leaves the game; if none is left at all, the Ancient One awakens."""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        assert scene.happening is not None
        card = str(scene.happening.args["place"])
        state = game.state
        place = next((place for place in state.other_worlds if place.card == card), None)
        if place is None:
            return
        for token in place.monsters:
            museum.take_back_monster(game, token)
        dice.unlock(game, f"card:{card}")
        state.other_worlds.remove(place)
        state.removed.append(card)
        for player in state.players:
            if player.place == card:
                game.move(player, "entrance")
        game.event("removed", None, card=Name(card))
        trophies = [trophy for player in state.players for trophy in player.trophies]
        if (
            not state.other_worlds
            and not len(state.other_world_deck)
            and not any(trophy in game.content.other_worlds for trophy in trophies)
        ):
            await Awaken().run(game, scene)


class Awaken(Effect, frozen=True):
    async def run(self, game: ElderSign, scene: Scene) -> None:
        """es.awakening.10"""
        track = game.content.ancient_ones[game.state.ancient_one].track
        if not game.state.awake:
            game.state.doom = len(track)
            game.state.combat_x = game.monsters_in_play()
            game.unsettled = True
            game.event("doom", None, doom=game.state.doom, spaces=len(track))
