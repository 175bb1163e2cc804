"""A running game with people, cards, places and things in force: what the kit's words ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miskatonic.engine.game import Game, S
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.kit.scene import SEAT, Scene, seat_of
from miskatonic.kit.vocabulary import Vocabulary

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector, AnyVerb
    from miskatonic.kit.ways import Ways


class TableGame(Game[S]):
    """A game says where things are and what they have; from that come all amounts, conditions and selectors."""

    vocabulary: Vocabulary
    golden_rule: str
    """The rule by which a component's own words are followed: questions that a word asks cite it."""
    unsettled: bool = False
    """Something has happened from which something else may follow (`settle`)."""

    # What a game says of itself

    def seats_in_order(self) -> list[int]:
        """Whoever is still in the game, from the lead clockwise."""
        raise NotImplementedError

    def holdings(self, thing: str, what: str) -> int:
        """How many of these a person or a thing has: clues, cards of a kind, tokens."""
        raise NotImplementedError

    def place_of(self, thing: str) -> str:
        """Where a person or a thing is; an empty word: nowhere."""
        return ""

    def ways(self) -> Ways:
        """How places are connected."""
        raise NotImplementedError

    @property
    def phase(self) -> str:
        return ""

    async def settle(self) -> None:
        """Sees to what follows from every effect: deaths, ends. Called after each list of effects."""
        self.unsettled = False

    async def test(self, scene: Scene, skill: str, modifier: int) -> int:
        """A test of this game: how many successes, or by how much it is passed; less than 1: failed."""
        raise NotImplementedError

    # Words

    def amount(self, amount: AnyAmount, scene: Scene) -> int:
        if isinstance(amount, int):
            return amount
        return (self.vocabulary.amount(amount) if isinstance(amount, str) else amount).value(self, scene)

    def holds(self, condition: AnyCondition, scene: Scene) -> bool:
        return (self.vocabulary.condition(condition) if isinstance(condition, str) else condition).holds(self, scene)

    def among(self, selector: AnySelector, scene: Scene) -> list[str]:
        return (self.vocabulary.selector(selector) if isinstance(selector, str) else selector).among(self, scene)

    async def select(self, selector: AnySelector, scene: Scene) -> list[str]:
        return await (self.vocabulary.selector(selector) if isinstance(selector, str) else selector).select(self, scene)

    def can_all(self, effects: Sequence[AnyVerb], scene: Scene) -> bool:
        for effect in effects:  # noqa: SIM110 - the hot path: a generator costs more than the answer
            if not effect.can(self, scene):
                return False
        return True

    async def run(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        """Carries out effects one after another; what follows from them waits for the end of the whole list."""
        for effect in effects:
            await effect.run(self, scene)

    async def effects(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        """A whole list, then what follows from it."""
        for effect in effects:
            await effect.run(self, scene)
        if self.unsettled:
            await self.settle()


AnyGame = TableGame[Any]


def printed(thing: str) -> str:
    """The id of the component of which this is a copy."""
    return thing.partition("#")[0]


def thing_text(thing: str) -> Msg:
    """A person or a thing as an option names it."""
    if thing.startswith(SEAT):
        return Msg("thing-person", {"who": Seat(seat_of(thing))})
    return Msg("thing", {"name": Name(printed(thing))})
