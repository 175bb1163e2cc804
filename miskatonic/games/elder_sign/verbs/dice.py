"""Verbs that touch dice and the adventure under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Arg, Msg, Name
from miskatonic.games.elder_sign import adventure, dice, tasks
from miskatonic.games.elder_sign.game import ElderSign
from miskatonic.games.elder_sign.need import Row
from miskatonic.games.elder_sign.rows import affordable, attempt_rows
from miskatonic.games.elder_sign.state import CastSpell, Die
from miskatonic.games.elder_sign.symbols import face_text
from miskatonic.games.elder_sign.terms import (
    ANCIENT_ONE,
    COLOURS,
    DISCARDED,
    FACE_NUMBER,
    GREEN_DICE,
    I2,
    I3,
    POOL,
    Face,
)
from miskatonic.games.elder_sign.verbs.base import Effect
from miskatonic.kit import tree
from miskatonic.kit.scene import Scene


def rolled(game: ElderSign) -> list[int]:
    attempt = game.state.attempt
    return dice.pool(game) if attempt is not None and attempt.rolled else []


class FailAdventure(Effect, frozen=True):
    """The adventure fails at once."""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if game.state.attempt is not None:
            game.state.attempt.failed = True


class DiscardDice(Effect, frozen=True):
    """All dice of the roll that show this."""

    face: Face

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "face": face_text(self.face)}

    async def run(self, game: ElderSign, scene: Scene) -> None:
        face = FACE_NUMBER[self.face]
        for number in rolled(game):
            if game.state.dice[number].face == face:
                dice.discard_die(game, number)


class DiscardDie(Effect, frozen=True):
    """A further die of the player's choice."""

    async def run(self, game: ElderSign, scene: Scene) -> None:
        numbers = rolled(game)
        if numbers:
            number = dice.die_of(await dice.which_die(game, scene.seat, numbers, "discard-die", "es.golden-rule.1"))
            dice.discard_die(game, number)


class AddDie(Effect, frozen=True):
    colour: Literal["yellow", "red"]
    act = "add"

    def together(self, run: Sequence[tree.Effect[Any]], by: str, last: str) -> Msg | None:
        if {getattr(effect, "colour", "") for effect in run} != {"yellow", "red"}:
            return None
        return Msg("verbs-add-both" if last == "list-and" else "verbs-add-either", self.args(by))

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return dice.can_add(game, scene.seat, self.colour)

    async def run(self, game: ElderSign, scene: Scene) -> None:
        dice.add_die(game, scene.seat, self.colour)


class ReturnDie(Effect, frozen=True):
    """One discarded die of the player's choice comes back into the pool."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return game.state.attempt is not None and bool(dice.dice_at(game, DISCARDED))

    async def run(self, game: ElderSign, scene: Scene) -> None:
        discarded = dice.dice_at(game, DISCARDED)
        colours = [COLOURS[number] for number in discarded]
        # What a discarded die shows no longer matters: dice of one colour are alike.
        discarded = [number for at, number in enumerate(discarded) if COLOURS[number] not in colours[:at]]
        if discarded:
            number = dice.die_of(await dice.which_die(game, scene.seat, discarded, "return-die", "es.golden-rule.1"))
            game.state.dice[number] = dice.IN_POOL
            game.event("add-die", None, colour=COLOURS[number])


class HoldDice(Effect, frozen=True):
    """Secures up to this many rolled dice on this Spell."""

    amount: int = 1

    def can(self, game: ElderSign, scene: Scene) -> bool:
        attempt = game.state.attempt
        return attempt is not None and attempt.rolled and dice.has_pool(game)

    async def run(self, game: ElderSign, scene: Scene) -> None:
        """es.spell-securing.2, es.spell-securing.3"""
        numbers = rolled(game)
        game.state.counter += 1
        spell = game.state.counter
        game.state.players[scene.seat].cast.append(CastSpell(spell, scene.card))
        game.spells_cast += 1
        chosen = await Decision(
            "hold-dice",
            scene.seat,
            "es.spell-securing.3",
            Msg("ask-hold-dice", {"most": self.amount}),
            dice.die_options(game, numbers),
            1,
            min(self.amount, len(numbers)),
        )
        for key in chosen:
            dice.hold(game, int(key[4:]), spell)


class RerollDice(Effect, frozen=True):
    """Up to this many dice of the roll; 0: any number."""

    amount: int = 0

    def can(self, game: ElderSign, scene: Scene) -> bool:
        attempt = game.state.attempt
        return attempt is not None and attempt.rolled and dice.has_pool(game)

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if rolled(game):
            await adventure.reroll(
                game, scene.seat, self.amount, "es.investigator-abilities.3", 1 if self.amount else 0
            )


class ChangeDie(Effect, frozen=True):
    """One die of the roll that shows `shown` now shows `into`."""

    shown: Face
    into: Face
    act = "change"

    def args(self, by: str) -> dict[str, Arg]:
        return {**Effect.args(self, by), "shown": face_text(self.shown), "into": face_text(self.into)}

    def can(self, game: ElderSign, scene: Scene) -> bool:
        attempt = game.state.attempt
        if attempt is None or not attempt.rolled:
            return False
        face = FACE_NUMBER[self.shown]
        for die in game.state.dice:  # noqa: SIM110 - the hot path
            if die.face == face and die.place == POOL:
                return True
        return False

    def _showing(self, game: ElderSign) -> list[int]:
        face = FACE_NUMBER[self.shown]
        return [number for number in rolled(game) if game.state.dice[number].face == face]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        numbers = self._showing(game)
        if numbers:
            number = dice.die_of(await dice.which_die(game, scene.seat, numbers, "change-die", "es.golden-rule.1"))
            change(game, number, FACE_NUMBER[self.into])


class RaiseDie(Effect, frozen=True):
    """One Investigation result counts one more, as far as that die has such a face."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return bool(self._low(game))

    def _low(self, game: ElderSign) -> list[int]:
        return [
            number
            for number in rolled(game)
            if 0 <= game.state.dice[number].face <= (I2 if number < GREEN_DICE else I3)
        ]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        numbers = self._low(game)
        if numbers:
            number = dice.die_of(await dice.which_die(game, scene.seat, numbers, "raise-die", "es.investigator-card.4"))
            change(game, number, game.state.dice[number].face + 1)


def change(game: ElderSign, number: int, face: int) -> None:
    before = dice.result(game, number)
    game.state.dice[number] = Die(POOL, face)
    game.event("change-die", None, before=before, after=dice.result(game, number))


class CompleteTask(Effect, frozen=True):
    """One unfinished task without a monster, without dice."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        return bool(self._rows(game, scene))

    def _rows(self, game: ElderSign, scene: Scene) -> list[Row]:
        attempt = game.state.attempt
        if attempt is None or attempt.place == ANCIENT_ONE or attempt.failed:
            return []
        player = game.state.players[scene.seat]
        return [row for row in attempt_rows(game) if not row.monster and affordable(game, player, row)]

    async def run(self, game: ElderSign, scene: Scene) -> None:
        rows = self._rows(game, scene)
        if not rows:
            return
        options = [row.option for row in rows]
        (key,) = await Decision("complete-task", scene.seat, "es.golden-rule.1", Msg("ask-complete-task"), options)
        row = next(row for row in rows if row.key == key)
        game.attempt.done.append(row.key)
        game.event("task-skipped", None, card=Name(scene.card))
        await tasks.pay_row(game, game.state.players[scene.seat], row)


class IgnoreTerror(Effect, frozen=True):
    """No terror effects for the rest of this turn."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        state = game.state
        ahead = state.attempt is not None or state.phase == "movement"
        return ahead and not state.ignores_terror and not state.awake

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if self.can(game, scene):
            game.state.ignores_terror = True
            game.event("calm", None, card=Name(scene.card))


class AvoidPenalties(Effect, frozen=True):
    """If this adventure fails, neither penalties nor anything that answers a failure."""

    def can(self, game: ElderSign, scene: Scene) -> bool:
        attempt = game.state.attempt
        return attempt is not None and not attempt.avoids_penalties and attempt.place != ANCIENT_ONE

    async def run(self, game: ElderSign, scene: Scene) -> None:
        if game.state.attempt is not None:
            game.state.attempt.avoids_penalties = True
            game.event("safe", None, card=Name(scene.card))
