"""Doom and Omen, Gates, Clues on the board, Eldritch tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from miskatonic.engine.decision import Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.eldritch_horror import closing, doom, gaining, losing, mysteries, supply
from miskatonic.games.eldritch_horror.effect import Effect
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.terms import OMENS, SpaceKind
from miskatonic.games.eldritch_horror.verbs.people import GainClues
from miskatonic.kit import tree
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


AnyEffect = tree.Effect[Any]


class AdvanceDoom(Effect, frozen=True):
    amount: AnyAmount = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await doom.advance(game, game.amount(self.amount, scene))


class DoomToZero(Effect, frozen=True):
    """Doom advances to 0."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        if not game.state.awake:
            await doom.advance(game, game.state.doom)


class RetreatDoom(Effect, frozen=True):
    amount: AnyAmount = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        doom.retreat(game, game.amount(self.amount, scene))


class AdvanceOmen(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await doom.advance_omen(game, self.amount)


class TurnBackOmen(Effect, frozen=True):
    """One space counterclockwise; then Doom for each matching Gate."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await doom.turn_back_omen(game)
        await doom.doom_for_gates(game)


class SetOmen(Effect, frozen=True):
    """To any space of the track, without advancing Doom."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        options = [
            Option(
                f"omen:{space}", Msg("option-omen", {"omen": Msg(f"omen-{omen}"), "number": space + 1}), f"omen:{space}"
            )
            for space, omen in enumerate(OMENS)
        ]
        key = await game.one_of("omen", scene.seat, game.golden_rule, options)
        doom.set_omen(game, int(key.partition(":")[2]))


class SpawnGates(Effect, frozen=True):
    amount: AnyAmount = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await supply.spawn_gate(game, game.amount(self.amount, scene))


class CloseThisGate(Effect, frozen=True):
    """The Gate that made the encounter possible (eh.other-world-encounters.3)."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        await closing.close_this_gate(game, scene.seat)


class DiscardGates(Effect, frozen=True):
    """`doom`: then Doom by 1 for each that was there (eh.discarding.16, .17), or if it did not match the Omen."""

    whom: AnySelector
    doom: Literal["", "each", "mismatch"] = ""

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(game.state.gates)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        gates = await game.select(self.whom, scene)
        amount = 0
        for gate in gates:
            matched = game.content.gates[gate].omen == game.omen
            supply.discard_gate(game, gate)
            amount += self.doom == "each" or (self.doom == "mismatch" and not matched)
        await doom.advance(game, amount)


class SpawnClues(Effect, frozen=True):
    """`choice`: on a space of your choice."""

    amount: int = 1
    choice: bool = False

    def can(self, game: Eldritch, scene: Scene) -> bool:
        return bool(len(game.state.clue_pool) or game.state.clue_discard)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for _ in range(self.amount):
            place = ""
            if self.choice and self.can(game, scene):
                options = [Option(space, Msg("thing", {"name": Name(space)}), space) for space in game.content.spaces]
                place = await game.one_of("space", scene.seat, game.golden_rule, options)
            await supply.spawn_clue(game, 1, place)


class GainThisClue(Effect, frozen=True):
    """eh.gaining.14"""

    act = "gain"

    async def run(self, game: Eldritch, scene: Scene) -> None:
        clue = this_clue(game)
        if clue:
            gaining.gain_from_board(game, scene.seat, clue)

    def together(self, run: Sequence[AnyEffect], by: str, last: str) -> Msg | None:
        """This Clue and others from the pool (eh.research-encounters.5)."""
        if len(run) == 2 and isinstance(run[1], GainClues) and isinstance(run[1].amount, int):
            return Msg("verbs-gain-more", {**self.args(by), "amount": run[1].amount})
        return None


def this_clue(game: Eldritch) -> str:
    """The Clue that made the encounter possible, if it is still on the board."""
    encounter = game.state.encounter
    clue = encounter.about_clue if encounter is not None else ""
    return clue if any([token.clue == clue for token in game.state.clues]) else ""


class DiscardThisClue(Effect, frozen=True):
    """Also the one that a Spell has shown."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        cast = game.state.cast
        clue = cast.target if cast is not None else this_clue(game)
        if any([token.clue == clue for token in game.state.clues]):
            supply.discard_from_board(game, clue)


class MoveThisClue(Effect, frozen=True):
    """To the nearest space of this kind."""

    kind: SpaceKind

    async def run(self, game: Eldritch, scene: Scene) -> None:
        clue = this_clue(game)
        if clue:
            start = next(token.place for token in game.state.clues if token.clue == clue)
            supply.move_clue(game, clue, await losing.nearest_space(game, start, self.kind, "eh.nearest.2"))


class MoveCluesToNearest(Effect, frozen=True):
    """Each Clue on the board."""

    kind: SpaceKind

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for token in list(game.state.clues):
            place = await losing.nearest_space(game, token.place, self.kind, "eh.nearest.2")
            supply.move_clue(game, token.clue, place)


class DiscardCluesOnBoard(Effect, frozen=True):
    """All of them."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        for token in list(game.state.clues):
            supply.discard_from_board(game, token.clue)


class PlaceEldritch(Effect, frozen=True):
    """So many Eldritch tokens: on the active Mystery, on the sheet, on the omen track."""

    where: Literal["mystery", "sheet", "omen"]
    amount: int = 1

    async def run(self, game: Eldritch, scene: Scene) -> None:
        state = game.state
        if self.where == "omen":
            state.omen_eldritch += self.amount
            game.event("omen.tokens", amount=state.omen_eldritch)
        elif self.where == "sheet":
            state.sheet.eldritch += self.amount
            game.event("sheet.eldritch", amount=state.sheet.eldritch)
            mysteries.check_final(game)
        elif state.mystery is not None:
            state.mystery.eldritch += self.amount
            game.event("mystery.token", card=Name(state.mystery.card), amount=state.mystery.eldritch)


class RemoveOmenToken(Effect, frozen=True):
    """One Eldritch token from the omen track."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        state = game.state
        if state.omen_eldritch:
            state.omen_eldritch -= 1
            game.event("omen.tokens", amount=state.omen_eldritch)


class MarkSpaces(Effect, frozen=True):
    """An Eldritch token on each of these spaces; or so many, each on a random space."""

    places: tuple[str, ...] = ()
    random: AnyAmount = 0
    names = ("places",)

    async def run(self, game: Eldritch, scene: Scene) -> None:
        places = list(self.places)
        for _ in range(game.amount(self.random, scene)):
            places.append(await supply.random_space(game))
        for place in places:
            mark_space(game, place)


def mark_space(game: Eldritch, place: str) -> None:
    """Such tokens never run out (eh.component-limits.8, eh.component-limits.11, eh.discarding.14)."""
    marks = game.state.eldritch
    marks[place] = marks.get(place, 0) + 1
    game.caused("eldritch", place=Name(place))


class MarkNearestSea(Effect, frozen=True):
    """An Eldritch token on the nearest Sea space that has none."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        free = [place for place in game.content.spaces_of["sea"] if not game.state.eldritch.get(place)]
        near = game.ways().nearest(game.player(scene.seat).place, free)
        if near:
            options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in near]
            mark_space(game, await game.one_of("nearest", scene.seat, "eh.nearest.2", options))


class MarkYourSea(Effect, frozen=True):
    """An Eldritch token on your Sea space, if it has none."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        place = game.player(scene.seat).place
        if game.kind_of(place) == "sea" and not game.state.eldritch.get(place):
            mark_space(game, place)


class TakeMark(Effect, frozen=True):
    """The Eldritch token of your space goes onto the active Mystery."""

    async def run(self, game: Eldritch, scene: Scene) -> None:
        state = game.state
        place = game.player(scene.seat).place
        if state.eldritch.get(place) and state.mystery is not None:
            state.eldritch[place] -= 1
            if not state.eldritch[place]:
                del state.eldritch[place]
            state.mystery.eldritch += 1
            game.event("mystery.token", card=Name(state.mystery.card), amount=state.mystery.eldritch)
