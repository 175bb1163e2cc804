"""Trick cards: drawn, discarded, searched for, cancelled, forbidden."""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import asking, cubes, lots, resting
from miskatonic.games.dungeonology.effect import Effect
from miskatonic.games.dungeonology.game import Dungeonology
from miskatonic.games.dungeonology.state import Flight, Player
from miskatonic.kit.scene import Scene, person


class DrawCards(Effect, frozen=True):
    amount: int = 1

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        await game.draw_tricks(scene.seat, self.amount)


class DrawToLimit(Effect, frozen=True):
    def can(self, game: Dungeonology, scene: Scene) -> bool:
        """The card that says so lies on the table by then."""
        return len(game.state.players[scene.seat].hand) <= game.stat(scene.seat, "hand")

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        await resting.draw_to_limit(game, game.state.players[scene.seat])


class DiscardRandom(Effect, frozen=True):
    """Trick cards of yours, at random."""

    amount: int = 1

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.state.players[scene.seat].hand)

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        for _ in range(self.amount):
            await game.lay_down_random(scene.seat)


class MakeDiscard(Effect, frozen=True):
    """A scholar near discards trick cards at random. `take`: you take them."""

    amount: int = 1
    take: bool = False

    def _victims(self, game: Dungeonology, scene: Scene) -> list[Player]:
        return [player for player in game.near(scene.seat) if player.hand]

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(self._victims(game, scene))

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "victim", self._victims(game, scene), game.golden_rule)
        if victim is not None:
            for _ in range(self.amount):
                await game.lay_down_random(victim.seat, scene.seat if self.take else -1)


class Favour(Effect, frozen=True):
    """dng.trick-social.2: a player draws two trick cards, or discards one at random."""

    draw: int = 2

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        players = [game.state.players[scene.seat], *game.targets(scene.seat)]
        options: list[Option] = []
        for player in players:
            who = Seat(player.seat)
            text = Msg("option-favour-draw", {"who": who, "amount": self.draw})
            options.append(Option(f"draw:{player.seat}", text, person(player.seat)))
            if player.hand:
                text = Msg("option-favour-discard", {"who": who})
                options.append(Option(f"discard:{player.seat}", text, person(player.seat)))
        prompt = Msg("ask-favour", {"who": Seat(scene.seat)})
        (key,) = await Decision("favour", scene.seat, "dng.trick-social.2", prompt, options, always=True)
        what, _, seat = key.partition(":")
        if what == "draw":
            await game.draw_tricks(int(seat), self.draw)
        else:
            await game.lay_down_random(int(seat))


class SearchMagic(Effect, frozen=True):
    """dng.rebecca.3 to 5, dng.rebecca.10: `all_of_them`, or up to the first magic card."""

    reveal: int = 5
    all_of_them: bool = False

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        state = game.state
        player = state.players[scene.seat]
        others: list[str] = []
        for _ in range(self.reveal):
            card = await game.reveal_trick(scene.seat)
            if card is None:
                break
            if game.content.tricks[card].type != "magic":
                others.append(card)
                state.aside.append(card)
                game.event("turned-up", who=Seat(scene.seat), card=Name(card))
                continue
            player.hand.append(card)
            player.shown.append(card)
            game.event("found", who=Seat(scene.seat), card=Name(card))
            if not self.all_of_them:
                break
        shuffled: list[str] = []
        state.aside = [card for card in state.aside if card not in others]
        while others:
            (card,) = await game.chance("shuffle", others)
            others.remove(card)
            shuffled.append(card)
        state.seen += sorted(shuffled)
        state.tricks.put_known(shuffled, [])


class Cancel(Effect, frozen=True):
    """dng.card-nie-wiesz.1: the card that has just been played does nothing."""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return answered(game, scene) is not None

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        flight = answered(game, scene)
        if flight is not None:
            flight.cancelled = True
            game.event("cancelled", who=Seat(scene.seat), card=Name(flight.card))


class StealFromPlayer(Effect, frozen=True):
    """dng.card-nie-wiesz.2: a random cube of whoever played the card that is answered."""

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        flight = answered(game, scene)
        if flight is not None:
            victim = game.state.players[flight.seat]
            if game.exposed(victim):
                colour = await lots.cube_of(game, victim)
                await cubes.steal(game, game.state.players[scene.seat], victim, colour)


def answered(game: Dungeonology, scene: Scene) -> Flight | None:
    """What a reaction answers: the uppermost card that is not itself."""
    for flight in reversed(game.state.stack):
        if flight.seat != scene.seat or flight.card != scene.card:
            return flight if flight.seat != scene.seat else None
    return None


class Silence(Effect, frozen=True):
    """dng.card-przyjaciel.1"""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        return bool(game.targets(scene.seat)) and game.state.active == scene.seat

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        victim = await asking.scholar(game, scene.seat, "silence", game.targets(scene.seat), game.golden_rule)
        if victim is not None:
            victim.silenced = scene.seat
            game.event("silenced", who=Seat(scene.seat), whom=Seat(victim.seat))


class ExtraTurn(Effect, frozen=True):
    """dng.card-tempomaksimus.1, dng.card-tempomaksimus.2"""

    def can(self, game: Dungeonology, scene: Scene) -> bool:
        state = game.state
        return state.active == scene.seat and not state.extra_turn and not state.exhausting

    async def run(self, game: Dungeonology, scene: Scene) -> None:
        game.state.extra_turn = True
        game.event("extra-turn", who=Seat(scene.seat))
