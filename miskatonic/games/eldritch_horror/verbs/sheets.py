"""What investigators do by their own sheets, and no other component does."""

from __future__ import annotations

from typing import Literal

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import losing, purse, supply
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import SKILLS
from miskatonic.games.eldritch_horror.verbs.people import improve
from miskatonic.kit.scene import Scene


class LookAtGates(Effect, frozen=True):
    """The top two of the stack: one on top, the other under it (eh.akachi-onyele.1, .2, .3)."""

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(len(game.state.gate_stack) or game.state.gate_discard)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        state = game.state
        stack = state.gate_stack
        if len(stack) < 2 and state.gate_discard:
            await self._bury_discards(game)
        seen = await game.peek(stack, 2)
        if len(seen) == 2:
            options = [Option(gate, Msg("thing", {"name": Name(gate)}), gate) for gate in seen]
            top = await game.one_of("gate-on-top", scene.seat, game.golden_rule, options)
            (under,) = [gate for gate in seen if gate != top]
            stack.remove(under)
            stack.put_known([under], None, under=True)
        game.event("looked", who=Seat(scene.seat))

    async def _bury_discards(self, game: Eldritch) -> None:
        """The discarded Gates, mixed, come under what is left of the stack."""
        state = game.state
        stack = state.gate_stack
        stack.top = stack.cards()
        stack.bottom = []
        stack.fog = sorted(state.gate_discard)
        state.gate_discard.clear()


class RedeemCultists(Effect, frozen=True):
    """With a Cultist on your space: discard all monsters there, or move the Cultist away (eh.diana-stanley.1)."""

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(self._cultists(game, scene))

    def _cultists(self, game: Eldritch, scene: Scene) -> list[str]:
        return [monster.key for monster in game.monsters_at(game.player(scene.seat).place) if monster.card == "cultist"]

    async def run(self, game: Eldritch, scene: Scene) -> None:
        place = game.player(scene.seat).place
        options = [Option("discard", Msg("option-discard-monsters")), Option("move", Msg("option-move-cultist"))]
        key = await game.one_of("redeem", scene.seat, "eh.diana-stanley.1", options)
        if key == "discard":
            for monster in game.monsters_at(place):
                supply.discard_monster(game, monster.key)
            return
        cultist = game.monster(self._cultists(game, scene)[0])
        others = [space for space in game.content.spaces if space != place]
        choices = [Option(space, Msg("thing", {"name": Name(space)}), space) for space in others]
        supply.move_monster(game, cultist, await game.one_of("space", scene.seat, game.golden_rule, choices))


class Exchange(Effect, frozen=True):
    """Any amount of Health for Sanity, or the other way round (eh.lily-chen.1, eh.lily-chen.2)."""

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(self._options(game, scene))

    def _options(self, game: Eldritch, scene: Scene) -> list[Option]:
        player = game.player(scene.seat)
        found: list[Option] = []
        for stat, held in (("health", player.health), ("sanity", player.sanity)):
            for amount in range(1, held):
                text = Msg("option-exchange", {"amount": amount, "what": stat})
                found.append(Option(f"{stat}:{amount}", text))
        return found

    async def run(self, game: Eldritch, scene: Scene) -> None:
        key = await game.one_of("exchange", scene.seat, "eh.lily-chen.1", self._options(game, scene))
        stat, _, amount = key.partition(":")
        purse.spend_stat(game, scene.seat, stat, int(amount))
        losing.recover(game, scene.seat, "sanity" if stat == "health" else "health", int(amount))


class Rehearse(Effect, frozen=True):
    """Improvement tokens are spent, and as many skills improved (eh.lola-hayes.1, .2, .3)."""

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.player(scene.seat).improvements)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        player = game.player(scene.seat)
        options = [
            Option(skill, Msg("option-improvement", {"skill": Msg(f"skill-name-{skill}"), "amount": amount}))
            for skill, amount in player.improvements.items()
        ]
        prompt = Msg("ask-rehearse")
        spent = await Decision("rehearse", scene.seat, "eh.lola-hayes.2", prompt, options, 0, len(options))
        points = sum([player.improvements.pop(skill) for skill in spent])
        for _ in range(points):
            skills = [skill for skill in SKILLS if player.improvements.get(skill, 0) < 2]
            choices = [Option(skill, Msg(f"skill-name-{skill}")) for skill in skills]
            await improve(game, scene.seat, await game.one_of("improve", scene.seat, "eh.lola-hayes.3", choices))


class Brawl(Effect, frozen=True):
    """You and one monster on your space lose Health (eh.mark-harrigan.1, eh.mark-harrigan.2)."""

    which: Literal["one", "each"] = "one"

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.monsters_at(game.player(scene.seat).place))

    async def run(self, game: Eldritch, scene: Scene) -> None:
        keys = [monster.key for monster in game.monsters_at(game.player(scene.seat).place)]
        if self.which == "one":
            options = [Option(key, game.thing_text(key), key) for key in keys]
            keys = [await game.one_of("brawl", scene.seat, game.golden_rule, options)]
        for key in keys:
            if game.on_board(key):
                await supply.wound(game, key, 1, scene.seat)
        await losing.lose(game, scene.seat, health=1)
