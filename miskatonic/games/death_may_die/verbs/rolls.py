"""Rolls that cards and Episode actions ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.games.death_may_die import harm, rolling
from miskatonic.games.death_may_die.effect import Effect
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.state import Roll
from miskatonic.kit.scene import Scene
from miskatonic.kit.wording import effects_text, inner, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb


class RollDice(Effect, frozen=True, rename={"passed": "pass", "failed": "fail"}):
    """dmd.dice.1, dmd.results.4: roll; use successes and what they bring; then the tentacles.

    `need`: so many successes in this one roll, and what comes of having them or not; `then`: in any case, with the
    number of successes known. `action`: the Episode action of which this is the roll.
    """

    need: int = 0
    passed: tuple[AnyVerb, ...] = ()
    failed: tuple[AnyVerb, ...] = ()
    then: tuple[AnyVerb, ...] = ()
    action: str = ""

    def dice_of(self, game: DeathMayDie, who: int) -> tuple[int, int]:
        standard, bonus = game.roll_of(who)
        if self.action:
            bonus += game.perk(who, f"dice:{self.action}")
        return standard, bonus

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        who = scene.seat
        standard, bonus = self.dice_of(game, who)
        roll = await rolling.roll(game, Roll(who, self.action or "roll"), standard, bonus)
        await game.run(self.then, scene)
        if self.need:
            await game.run(self.passed if roll.successes >= self.need else self.failed, scene)
        rolling.over(game)
        if roll.tentacles:
            await harm.lose_sanity(game, [(who, roll.tentacles)])

    def text(self, by: str = "you") -> Msg:
        parts = [Msg("verb-roll-dice", self.args(by) | {"then": "", "passed": "", "failed": ""})]
        if self.then:
            parts.append(effects_text(self.then, inner(by), "list-and"))
        if self.passed:
            effects = effects_text(self.passed, inner(by), "list-and")
            parts.append(Msg("roll-pass", {"need": self.need, "effects": effects}))
        if self.failed:
            parts.append(Msg("roll-fail", {"effects": effects_text(self.failed, inner(by), "list-and")}))
        return joined(parts, "list-semicolon", "list-semicolon")


class RollAgainst(Effect, frozen=True):
    """Dice are rolled against you: a Wound for each success, a point of Sanity for each tentacle."""

    standard: AnyAmount = 0
    bonus: AnyAmount = 0

    async def run(self, game: DeathMayDie, scene: Scene) -> None:
        who = scene.seat
        standard, bonus = game.amount(self.standard, scene), game.amount(self.bonus, scene)
        if not standard and not bonus:
            return
        roll = Roll(who, "defence", attacker=scene.card, free=game.perk(who, "defence-rerolls"))
        await rolling.roll(game, roll, standard, bonus)
        await harm.wound(game, who, roll.successes, defence=True)
        rolling.over(game)
        await harm.lose_sanity(game, [(who, roll.tentacles)], defence=True)
