"""What relics do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Union

from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.decision import PASS, Decision, FirstToAct, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.engine.verb import Verb

if TYPE_CHECKING:
    from tests.toy.flow import Toy

Who = Literal["you", "others", "each", "chosen"]
FACES = ("blank", "blank", "star", "star", "skull", "skull")


class Scene:
    """For whom, from which component, in answer to what."""

    __slots__ = ("card", "happening", "seat")

    def __init__(self, seat: int, card: str, happening: Happening | None = None) -> None:
        self.seat = seat
        self.card = card
        self.happening = happening


class Effect(Verb, frozen=True):
    async def run(self, game: Toy, scene: Scene) -> None:
        raise NotImplementedError(self.tag)


class Harm(Effect, frozen=True):
    amount: int = 1
    who: Who = "others"

    together: bool = False
    """All at one blow, or one after the other."""

    async def run(self, game: Toy, scene: Scene) -> None:
        targets = await self.targets(game, scene)
        for group in [targets] if self.together else [[seat] for seat in targets]:
            await game.harm(group, self.amount, scene.happening)

    async def targets(self, game: Toy, scene: Scene) -> list[int]:
        others = [seat for seat in game.seats() if seat != scene.seat]
        match self.who:
            case "you":
                return [scene.seat]
            case "others":
                return others
            case "each":
                return game.seats()
            case "chosen":
                options = [Option(f"seat:{seat}", Msg("option-seat", {"who": Seat(seat)})) for seat in others]
                prompt = Msg("ask-target", {"relic": Name(scene.card)})
                chosen = await Decision("target", scene.seat, "toy.harm.1", prompt, options)
                return [int(key.removeprefix("seat:")) for key in chosen]


class Gain(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Toy, scene: Scene) -> None:
        await game.gain(scene.seat, self.amount, scene.happening)


class RollForGold(Effect, frozen=True):
    """A coin for each star; a candle for the skulls, if any."""

    dice: int = 2

    async def run(self, game: Toy, scene: Scene) -> None:
        rolled = await game.chance("roll.die", FACES, self.dice)
        game.event("rolled", who=Seat(scene.seat), faces=[Msg("face-" + face) for face in rolled])
        if "star" in rolled:
            await game.gain(scene.seat, rolled.count("star"), scene.happening)
        if "skull" in rolled:
            await game.harm([scene.seat], 1, scene.happening)


class Reach(Effect, frozen=True):
    """A token from the bag, and what it does."""

    async def run(self, game: Toy, scene: Scene) -> None:
        await game.reach(scene.seat)


class Look(Effect, frozen=True):
    count: int = 2

    async def run(self, game: Toy, scene: Scene) -> None:
        await game.look(scene.seat, self.count)


class DrawRelics(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Toy, scene: Scene) -> None:
        for _ in range(self.amount):
            await game.draw_relic(scene.seat)


class Bury(Effect, frozen=True):
    """From one to so many cards of the hand go under the deck, unseen by the others."""

    most: int = 2

    async def run(self, game: Toy, scene: Scene) -> None:
        await game.bury(scene.seat, self.most)


class Scramble(Effect, frozen=True):
    """The first to shout gets a coin."""

    async def run(self, game: Toy, scene: Scene) -> None:
        shouted = await FirstToAct(
            [
                Decision(
                    "shout",
                    seat,
                    "toy.scramble.1",
                    Msg("ask-shout"),
                    [Option("shout", Msg("option-shout")), Option(PASS, Msg("option-pass"))],
                )
                for seat in game.seats()
            ]
        )
        if shouted is not None:
            await game.gain(shouted[0], 1, scene.happening)


class Cancel(Effect, frozen=True):
    async def run(self, game: Toy, scene: Scene) -> None:
        assert scene.happening is not None
        scene.happening.cancel()
        game.event("cancelled", who=Seat(scene.seat), relic=Name(scene.card))


class Instead(Effect, frozen=True, rename={"instead": "with"}):
    instead: tuple[AnyVerb, ...]

    async def run(self, game: Toy, scene: Scene) -> None:
        assert scene.happening is not None
        seat = scene.happening.seat

        async def other_thing() -> None:
            await game.run(self.instead, Scene(seat, scene.card, scene.happening))

        scene.happening.replace(other_thing)
        game.event("replaced", who=Seat(scene.seat), relic=Name(scene.card))


class Alter(Effect, frozen=True):
    """Changes how much; `outer`: of what caused this happening, wherever it stands."""

    by: int
    outer: bool = False

    async def run(self, game: Toy, scene: Scene) -> None:
        assert scene.happening is not None
        altered = scene.happening.parent if self.outer else scene.happening
        if altered is not None:
            altered.amount = max(0, altered.amount + self.by)
            game.event("altered", relic=Name(scene.card), amount=altered.amount)


class OpenMarket(Effect, frozen=True):
    async def run(self, game: Toy, scene: Scene) -> None:
        await game.market(scene.seat)


class StopTurn(Effect, frozen=True):
    """Whoever this happens to may do no more this turn."""

    async def run(self, game: Toy, scene: Scene) -> None:
        assert scene.happening is not None
        game.event("stopped", who=Seat(scene.happening.seat))
        raise CutShort(scene.happening.seat)


class EndGame(Effect, frozen=True):
    async def run(self, game: Toy, scene: Scene) -> None:
        game.event("closing", who=Seat(scene.seat))
        raise GameEnds(orderly=True)


AnyVerb = Union[  # noqa: UP007 - a string inside must stay a forward reference
    Harm,
    Gain,
    RollForGold,
    Reach,
    Look,
    DrawRelics,
    Bury,
    Scramble,
    Cancel,
    Instead,
    Alter,
    OpenMarket,
    StopTurn,
    EndGame,
]
