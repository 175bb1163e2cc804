"""Verbs that touch investigators: Sanity, Stamina, Clues, cards, trophies."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.decision import Decision, Option, Together
from miskatonic.engine.message import Arg, Msg, Seat
from miskatonic.games.elder_sign import loot, losing, offers
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.state import Player
from miskatonic.games.elder_sign.terms import ENTRANCE, Loot, Stat
from miskatonic.games.elder_sign.verbs.base import Effect, Who, targets
from miskatonic.kit.scene import Scene
from miskatonic.kit.wording import joined

SANITY = Option("sanity", Msg("stat-sanity"), "sanity")
STAMINA = Option("stamina", Msg("stat-stamina"), "stamina")
EITHER = [SANITY, STAMINA]


def points(player: Player, what: str) -> int:
    return player.sanity if what == "sanity" else player.stamina


class Lose(Effect, frozen=True):
    what: Stat
    amount: int = 1
    who: Who = "you"
    act = "lose"

    def payable(self, game: ElderSign, scene: Scene) -> bool:
        """The whole price, be it with the last point (es.ruling-price.1)."""
        return points(game.state.players[scene.seat], self.what) >= self.amount

    async def run(self, game: ElderSign, scene: Scene) -> None:
        players = [game.state.players[scene.seat]] if self.who == "you" else targets(game, scene, self.who)
        for player in players:
            if not losing.lost_at_once(game, player, self.what, self.amount):
                await losing.lose(game, player, self.what, self.amount)


class Recover(Effect, frozen=True):
    """`amount` 0: up to the maximum. `either`: the player chooses."""

    what: Literal["sanity", "stamina", "either"]
    amount: int = 1
    who: Who = "you"
    act = "recover"

    def can(self, game: ElderSign, scene: Scene) -> bool:
        for player in targets(game, scene, self.who, helps=True):
            if self.what != "stamina" and game.wounded(player, "sanity"):
                return True
            if self.what != "sanity" and game.wounded(player, "stamina"):
                return True
        return False

    def _wounds(self, game: ElderSign, player: Player) -> list[Option]:
        wounds: list[Option] = []
        if self.what != "stamina" and game.wounded(player, "sanity"):
            wounds.append(SANITY)
        if self.what != "sanity" and game.wounded(player, "stamina"):
            wounds.append(STAMINA)
        return wounds

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who, helps=True):
            wounds = self._wounds(game, player)
            if not wounds:
                continue
            what = wounds[0].key
            if len(wounds) > 1:
                (what,) = await Decision("recover", player.seat, "es.recovering.2", Msg("ask-recover"), wounds)
            game.recover(player, what, self.amount or game.maximum(player, what))


class Heal(Effect, frozen=True):
    """One investigator of your choice recovers."""

    what: Stat
    amount: int = 1

    def can(self, game: ElderSign, scene: Scene) -> bool:
        for player in game.state.players:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if player.investigator and game.wounded(player, self.what):
                return True
        return False

    def _hurt(self, game: ElderSign) -> list[Player]:
        return [player for player in game.investigators_in_order() if game.wounded(player, self.what)]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        options = [offers.SEATS[player.seat] for player in self._hurt(game)]
        if not options:
            return
        (key,) = await Decision(
            "heal", scene.seat, "es.investigator-card.4", Msg("ask-heal", {"what": self.what}), options
        )
        game.recover(game.state.players[int(key[5:])], self.what, self.amount)


class Gain(Effect, frozen=True):
    what: Loot
    amount: int = 1
    who: Who = "you"
    act = "gain"

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who, helps=True):
            await loot.gain(game, player, self.what, self.amount)


class GainInstead(Effect, frozen=True):
    """Each of what would be gained is one of these instead."""

    among: tuple[Loot, ...]

    def args(self, by: str) -> dict[str, Arg]:
        kinds = [Msg("loot", {"what": what, "amount": 1, "case": "acc"}) for what in self.among]
        return {**Effect.args(self, by), "among": joined(kinds, "list-or")}

    async def run(self, game: ElderSign, scene: Scene) -> None:
        happening = scene.happening
        assert happening is not None
        happening.cancel()
        for _ in range(happening.amount):
            what = await loot.choose_loot(game, scene.seat, self.among, "es.investigator-card.4")
            await loot.gain(game, game.state.players[scene.seat], what, 1, without=scene.card)


class LoseClues(Effect, frozen=True):
    amount: int = 1
    who: Who = "you"
    act = "lose"
    cost_act = "discard"

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return game.state.players[scene.seat].clues >= self.amount

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who):
            game.lose_clues(player, self.amount)


class LoseTrophies(Effect, frozen=True):
    amount: int = 1
    who: Who = "you"
    act = "lose"
    cost_act = "spend"

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return game.trophies(game.state.players[scene.seat]) >= self.amount

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who):
            await loot.give_up_trophies(game, player, self.amount, "lost")


class DiscardCards(Effect, frozen=True):
    """`item`: common or unique; `card`: item or Spell."""

    what: Literal["common", "unique", "spell", "ally", "item", "card"]
    amount: int = 1
    who: Who = "you"
    act = "discard"

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return len(self._cards(game.state.players[scene.seat])) >= self.amount

    def _cards(self, player: Player) -> list[str]:
        match self.what:
            case "common":
                return player.common
            case "unique":
                return player.unique
            case "spell":
                return player.spells
            case "ally":
                return player.allies
            case "item":
                return player.common + player.unique
            case "card":
                return player.common + player.unique + player.spells

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who):
            for _ in range(self.amount):
                cards = list(dict.fromkeys(self._cards(player)))
                if not cards:
                    break
                options = [offers.named("card", card) for card in cards]
                (key,) = await Decision(
                    "discard-card", player.seat, "es.golden-rule.1", Msg("ask-discard-card"), options
                )
                game.discard_card(player, key.partition(":")[2])


class ReduceMaximum(Effect, frozen=True):
    what: Literal["sanity", "stamina", "either"]
    amount: int = 1
    who: Who = "each"

    async def run(self, game: ElderSign, scene: Scene) -> None:
        found = targets(game, scene, self.who)
        options = [option for option in EITHER if self.what in ("either", option.key)]
        answers = await Together(
            [
                Decision("reduce-maximum", player.seat, "es.ancient-one-card.9", Msg("ask-reduce-maximum"), options)
                for player in found
            ]
        )
        for player in found:
            game.lower_maximum(player, answers[player.seat][0], self.amount)


class Devour(Effect, frozen=True):
    who: Who = "you"

    async def run(self, game: ElderSign, scene: Scene) -> None:
        for player in targets(game, scene, self.who):
            game.lose(player, "sanity", player.sanity)


class ReturnToEntrance(Effect, frozen=True):
    who: Who = "you"

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if not game.state.awake:
            for player in targets(game, scene, self.who):
                game.move(player, ENTRANCE)


class RefreshDay(Effect, frozen=True):
    """Your once-per-day abilities are ready again."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return bool(game.state.players[scene.seat].used_today)

    async def run(self, game: ElderSign, scene: Scene) -> None:
        game.state.players[scene.seat].used_today = []
        game.event("refresh", None, who=Seat(scene.seat))
