"""A running game of the cellars: what words ask of it, and the helpers through which every change goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.kit import dice, harm, pieces
from miskatonic.kit.combinators import agrees
from miskatonic.kit.dice import Die
from miskatonic.kit.game import TableGame
from miskatonic.kit.harm import Bearer
from miskatonic.kit.pieces import Piece
from miskatonic.kit.scene import SEAT, Scene, person, seat_of
from miskatonic.kit.uses import Use
from miskatonic.kit.ways import Ways
from tests.cellars.state import Lurker, Player, State

if TYPE_CHECKING:
    from tests.cellars.cards import CellarContent

COURAGE = 2
FACES = {"die": ("blank", "blank", "star", "star", "skull", "skull")}
OFFER = Msg("offer-reroll")


class Cellars(TableGame[State]):
    content: CellarContent
    golden_rule = "cellars.words.1"

    # What words ask

    @property
    def lead(self) -> int:
        return self.state.lead

    @property
    def phase(self) -> str:
        return self.state.phase

    def seats_in_order(self) -> list[int]:
        players = self.state.players
        order = [(self.state.lead + step) % len(players) for step in range(len(players))]
        return [seat for seat in order if not players[seat].out]

    def place_of(self, thing: str) -> str:
        if thing.startswith(SEAT):
            return self.state.players[seat_of(thing)].place
        return pieces.find(self.state.lurkers, thing).place

    def there(self, thing: str) -> bool:
        if thing.startswith(SEAT):
            return not self.state.players[seat_of(thing)].out
        return thing in pieces.keys(self.state.lurkers)

    def holdings(self, thing: str, what: str) -> int:
        if not thing.startswith(SEAT):
            return pieces.find(self.state.lurkers, thing).count(what)
        player = self.state.players[seat_of(thing)]
        return {"coins": player.coins, "candles": player.candles, "companions": len(player.companions)}[what]

    def in_play(self) -> list[tuple[str, int]]:
        return [(piece.key, player.seat) for player in self.state.players for piece in player.companions]

    def unrestricted(self, seat: int, use: Use) -> bool:
        return self.state.limits.free(use.ability.limit, f"{seat}:{use.mark}")

    def ways(self) -> Ways:
        return self.content.maps[self.state.scenario]

    async def test(self, scene: Scene, skill: str, modifier: int) -> int:
        """Skulls stay as they fell; the other dice may be rolled again for a coin. Stars are successes."""
        player = self.state.players[scene.seat]
        lasting = len([effect for effect in self.state.lasting if effect.seat == scene.seat])
        courage = self.number("courage", COURAGE, scene.seat)
        self.state.dice = [Die("die") for _ in range(max(1, courage + modifier + lasting))]
        await self._roll(scene.seat, self.state.dice)
        for die in self.state.dice:
            die.held = die.face == "skull"
        if dice.die_options(self.state.dice) and player.coins and await agrees(self, scene, OFFER):
            self.pay(scene.seat, 1)
            await dice.reroll(self, FACES, self.state.dice, scene.seat, len(self.state.dice), self.golden_rule)
            self._tell(scene.seat)
        successes = dice.count(self.state.dice, "star")
        self.state.dice = []
        return successes

    async def _roll(self, seat: int, rolled: list[Die]) -> None:
        await dice.roll(self, FACES, rolled)
        self._tell(seat)

    def _tell(self, seat: int) -> None:
        self.event("rolled", who=Seat(seat), faces=[Msg("face-" + die.face) for die in self.state.dice])

    async def settle(self) -> None:
        """Whoever has no candle left is out of the game; his companions leave."""
        self.unsettled = False
        for player in self.state.players:
            if player.out and player.place:
                self.event("lost", who=Seat(player.seat))
                player.place = ""
                for companion in player.companions.copy():
                    self._leaves(player, companion)

    # Changes

    def numbered(self) -> int:
        self.state.counter += 1
        return self.state.counter

    def gain(self, seat: int, coins: int) -> None:
        self.state.players[seat].coins += coins
        self.event("gained", who=Seat(seat), coins=coins)

    def pay(self, seat: int, coins: int) -> None:
        self.state.players[seat].coins -= coins
        self.event("paid", who=Seat(seat), coins=coins)

    def hire(self, seat: int, card: str) -> None:
        companion = Piece(self.numbered(), card, seat)
        self.state.players[seat].companions.append(companion)
        self.comes_into_play(companion.key, seat)
        self.event("hired", who=Seat(seat), companion=Name(card))

    def spawn(self, card: str, place: str) -> None:
        """If one is left in the den."""
        if card not in self.state.den:
            return
        self.state.den.remove(card)
        self.state.lurkers.append(Lurker(self.numbered(), card, place=place))
        self.event("spawned", lurker=Name(card), place=Name(place))

    async def use(self, seat: int, use: Use) -> None:
        """The whole price, then what it does."""
        if use.ability.limit:
            self.state.limits.use(use.ability.limit, f"{seat}:{use.mark}")
        self.event("used", who=Seat(seat), companion=Name(use.source))
        await self.pay_for(use.ability.cost, use.scenes[seat])
        await self.effects(use.ability.do, use.scenes[seat])

    def wound(self, key: str, amount: int) -> bool:
        """True: it falls."""
        lurker = pieces.find(self.state.lurkers, key)
        lurker.put("wound", amount)
        self.event("wounded", lurker=Name(lurker.card), amount=amount)
        if lurker.count("wound") >= self.content.lurkers[lurker.card].life:
            self.state.lurkers.remove(lurker)
            self.state.den.append(lurker.card)
            self.event("slain", lurker=Name(lurker.card))
            return True
        return False

    async def bitten(self, bite: Happening) -> None:
        await self.harm(bite.seat, bite.amount)

    async def harm(self, seat: int, amount: int, *, direct: bool = False) -> None:
        """Assigned to the person and the companions, then placed."""
        player = self.state.players[seat]
        if player.out:
            return
        company = [] if direct else [Bearer(piece.key, {"harm": self._life(piece)}) for piece in player.companions]
        me = Bearer(person(seat), {"harm": player.candles})
        shares = await harm.assign(seat, {"harm": amount}, me, company, "cellars.harm.1")
        lost = shares.pop(person(seat), {}).get("harm", 0)
        player.candles = max(0, player.candles - lost)
        self.unsettled = True
        self.event("harmed", who=Seat(seat), amount=lost)
        for key, share in shares.items():
            companion = pieces.find(player.companions, key)
            companion.put("wound", share["harm"])
            if not self._life(companion):
                self._leaves(player, companion)
                self.event("companion.lost", who=Seat(seat), companion=Name(companion.card))

    def _leaves(self, player: Player, companion: Piece) -> None:
        player.companions.remove(companion)
        self.state.companions.put_under(companion.card)
        self.leaves_play(companion.key, player.seat)

    def _life(self, companion: Piece) -> int:
        return max(0, self.content.companions[companion.card].life - companion.count("wound"))
