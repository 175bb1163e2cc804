"""What cards do to chaos tokens and to the test under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.arkham_lcg import chaos, piles, stages
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Reveal, Verdict
from miskatonic.games.arkham_lcg.terms import ELDER_SIGN
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnySelector


class NewToken(Effect, frozen=True):
    """The token is cancelled and returned, and another is revealed."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Reveal)
        game.event("token-cancelled", who=Seat(scene.seat), token=Msg(f"token-{chaos.name(happening.token)}"))
        chaos.put_back(game, happening.test, happening.token)
        happening.token = await chaos.draw_token(game, happening.test)
        chaos.lie_open(game, happening)


class TwoTokens(Effect, frozen=True):
    """Two are revealed: one of choice counts, the other is ignored."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Reveal)
        happening.draws = 2


class FlipToken(Effect, frozen=True):
    """Its negative modifier counts as positive."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Reveal)
        happening.flipped = True


class ElderSignInstead(Effect, frozen=True):
    """The token is cancelled and read as the elder sign."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Reveal)
        happening.read_as = ELDER_SIGN


class Luck(Effect, frozen=True):
    """The skill value of the test that you would fail."""

    amount: int

    def can(self, game: Arkham, scene: Scene) -> bool:
        """Of a test that fails automatically the value stays zero (P038)."""
        happening = scene.happening
        return not isinstance(happening, Verdict) or happening.test.automatic != "failure"

    async def run(self, game: Arkham, scene: Scene) -> None:
        happening = scene.happening
        assert isinstance(happening, Verdict)
        test = happening.test
        test.bonus[scene.card] = test.bonus.get(scene.card, 0) + self.amount


class Doom(Effect, frozen=True):
    """On the current agenda, on this card, or on enemies; `advances`: the agenda may advance from it at once."""

    amount: AnyAmount = 1
    on: AnySelector = "this"
    agenda: bool = False
    advances: bool = False

    def can(self, game: Arkham, scene: Scene) -> bool:
        return self.agenda or bool(game.among(self.on, scene))

    async def run(self, game: Arkham, scene: Scene) -> None:
        amount = game.amount(self.amount, scene)
        if self.agenda:
            if amount:
                stages.place_doom(game, amount)
            if self.advances:
                await stages.check_doom(game)
            return
        for key in await game.select(self.on, scene):
            piece = game.piece(key)
            if piece is not None and amount:
                piles.doom(game, piece, amount)


class PutClue(Effect, frozen=True):
    """A clue from the token pool onto this card."""

    async def run(self, game: Arkham, scene: Scene) -> None:
        piece = game.piece(scene.card)
        if piece is not None:
            piece.put("clues", 1)
            game.event("clue-placed", card=Name(piece.card))
            await stages.objective(game)
