"""What can happen in the toy game with reactions to it: harm and gain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.cut import held_back
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening, Moment, Reaction, resolve, resolve_together
from tests.toy.cards import MOMENTS, Answer, Relic
from tests.toy.state import Player
from tests.toy.verbs import Scene

if TYPE_CHECKING:
    from tests.toy.flow import Toy


class Harm(Happening):
    def __init__(self, game: Toy, player: Player, amount: int, parent: Happening | None) -> None:
        super().__init__(game.next_happening(), "harm", player.seat, amount, parent)
        self.player = player

    def holds(self) -> bool:
        return not self.player.out


class Gain(Happening):
    def __init__(self, game: Toy, player: Player, amount: int, parent: Happening | None) -> None:
        super().__init__(game.next_happening(), "gain", player.seat, amount, parent)
        self.player = player

    def holds(self) -> bool:
        return not self.player.out


async def harm(game: Toy, seats: Sequence[int], amount: int, parent: Happening | None) -> list[Harm]:
    """All of them at once: one blast is one timing point."""

    async def lose(together: list[Harm]) -> None:
        for happening in together:
            lost = min(happening.player.candles, happening.amount)
            happening.player.candles -= lost
            game.event("harmed", who=Seat(happening.seat), amount=lost)

    players = [game.state.players[seat] for seat in seats]
    hit = [Harm(game, player, amount, parent) for player in players if not player.out]
    return await resolve_together(hit, lose, Answers(game), game.seats, prompt, "toy.timing.1")


async def gain(game: Toy, seat: int, amount: int, parent: Happening | None) -> bool:
    async def take(happening: Gain) -> None:
        happening.player.coins += happening.amount
        game.event("gained", who=Seat(seat), amount=happening.amount)

    player = game.state.players[seat]
    if player.out:
        return False
    gained = Gain(game, player, amount, parent)
    return await resolve(gained, take, Answers(game), game.seats, prompt, "toy.timing.1")


def prompt(happening: Happening, moment: Moment) -> Msg:
    return Msg(f"ask-{moment.name.lower()}-{happening.kind}", {"amount": happening.amount})


class Known:
    """What the printed cards alone say, by kind and moment."""

    def __init__(self, relics: Mapping[str, Relic]) -> None:
        self.kinds: list[str] = []
        self.from_hand: dict[tuple[str, Moment, bool], list[Answer]] = {}
        for relic in relics.values():
            answer = relic.answer
            if answer is None:
                continue
            self.kinds.append(answer.to)
            if answer.hand:
                place = (answer.to, MOMENTS[answer.moment], answer.first)
                self.from_hand.setdefault(place, []).append(answer)


class Answers:
    """The relics in play and in hand that answer: a `Finder`."""

    def __init__(self, game: Toy) -> None:
        self.game = game

    def listens(self, kind: str) -> bool:
        return kind in self.game.known.kinds

    def find(self, happening: Happening, moment: Moment) -> list[Reaction]:
        found: list[Reaction] = []
        for seat in self.game.seats():
            player = self.game.state.players[seat]
            for relic in [*player.table, *player.hand]:
                answer = self.game.relics[relic].answer
                if answer is None or answer.to != happening.kind or MOMENTS[answer.moment] != moment:
                    continue
                if answer.hand is not (relic in player.table) and _concerns(answer, happening, seat):
                    found.append(self._reaction(seat, relic, answer))
        return found

    def might(self, happening: Happening, moment: Moment, first: bool) -> list[int]:
        """Whoever has cards in hand might hold one of those that answer here: how many cards is all that shows."""
        answers = self.game.known.from_hand.get((happening.kind, moment, first), ())
        return [
            seat
            for seat in self.game.seats()
            if self.game.state.players[seat].hand and any(_concerns(answer, happening, seat) for answer in answers)
        ]

    def _reaction(self, seat: int, relic: str, answer: Answer) -> Reaction:
        game = self.game

        async def run(happening: Happening) -> None:
            game.event("reacted", who=Seat(seat), relic=Name(relic), to=happening.kind)
            if answer.hand:
                game.state.players[seat].hand.remove(relic)
                game.state.stack.append(relic)
                game.revealed()
            cut = await held_back(game.run(answer.do, Scene(seat, relic, happening)))
            if answer.hand:
                game.state.stack.remove(relic)
                game.state.discard.append(relic)
            if cut is not None:
                raise cut

        moment = MOMENTS[answer.moment]
        return Reaction(f"react:{relic}", seat, moment, answer.forced, run, "toy.timing.1", relic, first=answer.first)


def _concerns(answer: Answer, happening: Happening, seat: int) -> bool:
    return answer.whose == "any" or (answer.whose == "own") is (happening.seat == seat)
