"""How the toy game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from miskatonic.engine.cut import CutShort, GameEnds, held_back
from miskatonic.engine.decision import Decision, Option, Refusal, Together
from miskatonic.engine.game import Game, Outcome
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.engine.timing import Happening
from miskatonic.engine.value import Modifier, Value, compute
from miskatonic.engine.window import window
from tests.toy import campaign
from tests.toy.cards import Omen, Relic, Token
from tests.toy.happenings import Known, gain, harm
from tests.toy.state import Player, State
from tests.toy.verbs import AnyVerb, Scene

PIPS = ("1", "2", "3", "4", "5", "6")
ACTIONS = 2


class Toy(Game[State]):
    relics: dict[str, Relic]
    omens: dict[str, Omen]
    tokens: dict[str, Token]
    known: Known

    @property
    def lead(self) -> int:
        return self.state.lead

    def seats(self) -> list[int]:
        """Those still in the game, the lead first."""
        players = self.state.players
        order = [(self.state.lead + step) % len(players) for step in range(len(players))]
        return [seat for seat in order if not players[seat].out]

    def worth(self, seat: int) -> Value:
        """Coins and the relics on the table, as the relics there change it."""
        player = self.state.players[seat]
        own = [self.relics[relic] for relic in player.table]
        changes = [Modifier(r.change.how, r.change.amount, r.id) for r in own if r.change is not None]
        base = player.coins + sum(relic.worth for relic in own)
        return compute(base, changes, least=0, most=40)

    async def run(self, effects: Sequence[AnyVerb], scene: Scene) -> None:
        for effect in effects:
            await effect.run(self, scene)

    # What can happen, with reactions

    async def harm(self, seats: Sequence[int], amount: int, parent: Happening | None = None) -> None:
        await harm(self, seats, amount, parent)

    async def gain(self, seat: int, amount: int, parent: Happening | None = None) -> None:
        await gain(self, seat, amount, parent)

    # Cards and tokens

    async def draw_relic(self, seat: int) -> None:
        card = await self.draw(self.state.relics, seat=seat)
        if card is None:
            return
        self.state.players[seat].hand.append(card)
        self.event("drew", who=Seat(seat))
        self.event("drew.secretly", (seat,), relic=Name(card))

    async def look(self, seat: int, count: int) -> None:
        seen = await self.peek(self.state.relics, count, seat=seat)
        self.event("looked", who=Seat(seat), count=len(seen))
        self.event("looked.secretly", (seat,), relics=[Name(card) for card in seen])

    async def bury(self, seat: int, most: int) -> None:
        hand = self.state.players[seat].hand
        options = [Option(f"card:{card}", Msg("option-card", {"card": Name(card)}), card) for card in hand]
        chosen = await Decision("bury", seat, "toy.bury.1", Msg("ask-bury", {"most": most}), options, 1, most)
        buried = [key.removeprefix("card:") for key in chosen]
        for card in buried:
            hand.remove(card)
        self.state.relics.put_known(buried, [seat], under=True)
        self.event("buried", who=Seat(seat), count=len(buried))

    async def reach(self, seat: int) -> None:
        if not len(self.state.bag):
            self.state.bag.fog = sorted(self.state.tokens)
            self.state.tokens = []
            self.event("bag.filled")
        token = await self.draw(self.state.bag)
        assert token is not None
        self.state.tokens.append(token)
        self.event("reached", who=Seat(seat), token=Name(token))
        await self.run(self.tokens[token].do, Scene(seat, token))

    async def market(self, seat: int) -> None:
        """Everybody may sell what lies before them, by turns from this seat on, until all have passed."""

        def seats() -> list[int]:
            order = sorted(self.seats())
            return [*[other for other in order if other >= seat], *[other for other in order if other < seat]]

        def wares(seller: int) -> list[Option]:
            table = self.state.players[seller].table
            return [Option(f"sell:{relic}", Msg("option-sell", {"relic": Name(relic)}), relic) for relic in table]

        async def sell(seller: int, key: str) -> None:
            relic = key.removeprefix("sell:")
            self.state.players[seller].table.remove(relic)
            self.state.discard.append(relic)
            self.event("sold.off", who=Seat(seller), relic=Name(relic))
            await self.gain(seller, 2)

        await window("market", seats, wares, sell, lambda seller: Msg("ask-market"), "toy.market.1")


async def play(game: Toy) -> None:
    """From any safe point: the phase, the active seat and its actions say where we are."""
    state = game.state
    if state.phase == "set-up":
        await set_up(game)
    while state.phase != "over":
        game.safe_point()
        try:
            await go_on(game)
        except GameEnds:
            state.phase = "over"
    finish(game)


async def go_on(game: Toy) -> None:
    state = game.state
    if len(game.seats()) < 2:
        state.phase = "over"
    elif state.phase == "lot":
        await show_lot(game)
    elif state.phase == "bids":
        await auction(game)
    else:
        await action(game)


async def set_up(game: Toy) -> None:
    for player in game.state.players:
        omen = await game.draw(game.state.omens, seat=player.seat)
        assert omen is not None
        player.omen = omen
        game.event("omen.secretly", (player.seat,), omen=Name(omen))
        for _ in range(2):
            await game.draw_relic(player.seat)
        await campaign.prepare(game, player)
    game.state.phase = "lot"


async def show_lot(game: Toy) -> None:
    state = game.state
    lot = await game.draw(state.relics)
    if lot is None:
        state.phase = "turns"
        return
    state.lot = lot
    game.event("lot", relic=Name(lot))
    state.phase = "bids"


async def auction(game: Toy) -> None:
    state = game.state
    bids = await Together([_bid(game, seat) for seat in game.seats()])
    offers = {seat: int(keys[0].removeprefix("bid:")) for seat, keys in bids.items()}
    for seat, offer in offers.items():
        game.event("bid", who=Seat(seat), coins=offer)
    highest = max(offers.values())
    rivals = [seat for seat, offer in offers.items() if offer == highest]
    if highest == 0:
        state.discard.append(state.lot)
        game.event("unsold", relic=Name(state.lot))
    else:
        rolls = await game.chance("roll.tie", PIPS, len(rivals)) if len(rivals) > 1 else ("1",)
        _, winner = max(zip(rolls, rivals, strict=True), key=lambda pair: pair[0])
        player = state.players[winner]
        player.coins -= highest
        player.hand.append(state.lot)
        state.memory[winner] = state.memory.get(winner, 0) + 1
        game.event("sold", who=Seat(winner), relic=Name(state.lot), coins=highest)
    state.lot = ""
    state.phase = "turns"
    state.active = game.seats()[0]
    state.actions = ACTIONS


def _bid(game: Toy, seat: int) -> Decision:
    most = min(3, game.state.players[seat].coins)
    options = [Option(f"bid:{n}", Msg("option-bid", {"coins": n})) for n in range(most + 1)]
    return Decision("bid", seat, "toy.auction.1", Msg("ask-bid", {"relic": Name(game.state.lot)}), options)


async def action(game: Toy) -> None:
    state = game.state
    player = state.players[state.active]
    if not player.out:
        try:
            await act(game, player)
            state.actions -= 1
        except CutShort as cut:
            if cut.concerns(player.seat):
                state.actions = 0
    if player.out or state.actions == 0:
        end_turn(game)


async def act(game: Toy, player: Player) -> None:
    (key,) = await _actions(game, player)
    seat = player.seat
    match key:
        case "draw":
            await game.draw_relic(seat)
        case "look":
            await game.look(seat, 2)
        case "work":
            await game.gain(seat, 1)
        case "reach":
            await game.reach(seat)
        case "bury":
            await game.bury(seat, 2)
        case _:
            await play_relic(game, player, key.removeprefix("play:"))


def _actions(game: Toy, player: Player) -> Decision:
    options = [Option("work", Msg("option-work")), Option("reach", Msg("option-reach"), "bag")]
    refusals: list[Refusal] = []
    if len(game.state.relics):
        options.append(Option("draw", Msg("option-draw"), "relics"))
        options.append(Option("look", Msg("option-look"), "relics"))
    else:
        refusals.append(Refusal("draw", Msg("option-draw"), "toy.draw.1", "relics"))
    if player.hand:
        options.append(Option("bury", Msg("option-bury")))
    for relic in player.hand:
        card = game.relics[relic]
        text = Msg("option-play", {"relic": Name(relic), "cost": card.cost})
        if card.cost > player.coins:
            refusals.append(Refusal(f"play:{relic}", text, "toy.play.2", relic))
        else:
            options.append(Option(f"play:{relic}", text, relic))
    prompt = Msg("ask-action", {"who": Seat(player.seat), "left": game.state.actions})
    return Decision("action", player.seat, "toy.turn.1", prompt, options, refusals=tuple(refusals))


async def play_relic(game: Toy, player: Player, relic: str) -> None:
    card = game.relics[relic]
    player.hand.remove(relic)
    player.coins -= card.cost
    game.state.stack.append(relic)
    game.revealed()
    game.event("played", who=Seat(player.seat), relic=Name(relic), cost=card.cost)
    cut = await held_back(game.run(card.do, Scene(player.seat, relic)))
    game.state.stack.remove(relic)
    (player.table if card.stays else game.state.discard).append(relic)
    if cut is not None:
        raise cut


def end_turn(game: Toy) -> None:
    state = game.state
    left = [seat for seat in range(len(state.players)) if not state.players[seat].out]
    order = [(state.active + step) % len(state.players) for step in range(1, len(state.players) + 1)]
    state.actions = ACTIONS
    for seat in order:
        if seat == state.lead:
            break
        if seat in left:
            state.active = seat
            return
    end_round(game)


def end_round(game: Toy) -> None:
    state = game.state
    if state.round == state.rounds:
        state.phase = "over"
        return
    state.round += 1
    players = len(state.players)
    following = [(state.lead + step) % players for step in range(1, players + 1)]
    state.lead = next((seat for seat in following if not state.players[seat].out), state.lead)
    state.active = state.lead
    state.phase = "lot"
    game.event("round", number=state.round)


def finish(game: Toy) -> None:
    scores: dict[int, int] = {}
    for player in game.state.players:
        bonus = game.omens[player.omen].bonus * len(player.table) if player.omen else 0
        worth = game.worth(player.seat)
        scores[player.seat] = 0 if player.out else worth.total + bonus
        game.event("score", who=Seat(player.seat), sum=worth.breakdown(), bonus=bonus)
    best = max(scores.values())
    winners = tuple(seat for seat, score in scores.items() if score == best)
    reason = Msg("outcome-richest", {"who": [Seat(seat) for seat in winners], "score": best})
    game.outcome = Outcome(True, reason, winners, tuple(scores.values()))
    if game.state.chapter:
        game.legacy = campaign.legacy(game, scores)


def as_toy(game: Game[State]) -> Toy:
    return cast(Toy, game)
