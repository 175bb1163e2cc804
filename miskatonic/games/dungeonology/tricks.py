"""Playing trick cards: when each effect may be used, reactions before what they answer, instants between.

(dng.trick-cards.*, dng.trick-timing.*, dng.priorities.*)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, FirstToAct, Option
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.dungeonology import university
from miskatonic.games.dungeonology.state import Flight, Player
from miskatonic.games.dungeonology.terms import TEST_TYPES
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.dungeonology.cards import Play, TrickCard
    from miskatonic.games.dungeonology.game import Dungeonology

LET_PASS = Option(PASS, Msg("option-let-pass"))
MOMENTS: dict[str, tuple[str, ...]] = {
    "movement": ("turn", "instant", "before-movement"),
    "action": ("turn", "instant"),
    "instant": ("instant",),
    "reaction": ("reaction",),
    "test": ("test",),
    "end-of-turn": ("end-of-turn", "instant"),
}
"""Which effects may be used when. (dng.trick-timing.1, 4, 5, dng.end-phase.3)"""
OWN_TURN = ("movement", "action", "end-of-turn")
MAIN = "main"


def play_of(card: TrickCard, how: str) -> Play:
    if how == MAIN:
        assert card.main is not None
        return card.main
    return card.secondary[int(how.rpartition("-")[2])]


def offers(game: Dungeonology, seat: int, moment: str) -> list[Option]:
    """Every effect of a card in hand that can be used now."""
    player = game.state.players[seat]
    if not game.may_play(player):
        return []
    found: list[Option] = []
    seen: list[str] = []
    secondaries = not game.perk(seat, "no-secondary")
    # dng.trick-timing.7: main and secondary effects alike may be instants or reactions.
    for card in player.hand:
        if card in seen:
            continue
        seen.append(card)
        for option, play, how in game.content.plays[card]:
            if (how == MAIN or secondaries) and usable(game, seat, card, play, how, moment):
                found.append(option)
    return found


def usable(game: Dungeonology, seat: int, card: str, play: Play, how: str, moment: str) -> bool:
    timing = play.timing
    if timing not in MOMENTS[moment]:
        return False
    state = game.state
    if state.priorities and state.carded and moment in OWN_TURN:
        # dng.priorities.1: one card in a turn.
        return False
    if play.action and (moment != "action" or state.actions < 1):
        return False
    if timing == "before-movement" and state.moved:
        return False
    if timing in ("instant", "reaction") and game.perk(seat, "no-instant"):
        return False
    if moment == "test" and how != MAIN and game.content.tricks[card].type not in TEST_TYPES:
        return False
    scene = Scene(seat, card)
    return game.can_pay(play.cost, scene) and any([effect.can(game, scene) for effect in play.do])


async def play(game: Dungeonology, seat: int, key: str) -> None:
    """dng.trick-cards.4, dng.trick-cards.5: one effect, then the card is discarded."""
    flight = await launch(game, seat, key)
    queue = [flight]
    if game.state.priorities and seat == game.state.active and game.state.test is None:
        await responses(game, queue)
    # dng.priorities.4: all that was played, in its order.
    for one in queue:
        await resolve(game, one)


async def launch(game: Dungeonology, seat: int, key: str) -> Flight:
    """The card lies on the table, its price is paid, and whoever reacts has reacted."""
    _, card, how = key.split(":")
    state = game.state
    game.leave_hand(seat, card)
    flight = Flight(card, seat, how)
    state.stack.append(flight)
    used = play_of(game.content.tricks[card], how)
    state.busy = True
    game.event("played", who=Seat(seat), card=Name(card), how="main" if how == MAIN else "secondary")
    if used.action:
        state.actions -= 1
    await game.pay_for(used.cost, Scene(seat, card))
    await reactions(game, flight)
    return flight


async def resolve(game: Dungeonology, flight: Flight) -> None:
    if not flight.cancelled:
        used = play_of(game.content.tricks[flight.card], flight.play)
        await game.run(used.do, Scene(flight.seat, flight.card))
    landed(game, flight)
    if not game.state.stack:
        await university.settle(game)


async def responses(game: Dungeonology, queue: list[Flight]) -> None:
    """dng.priorities.2, dng.priorities.3: from the left, one instant card each, until nobody wants to play another."""
    state = game.state
    played = True
    while played:
        played = False
        for player in able(game, state.active):
            prompt = Msg("ask-priority", {"card": Name(queue[0].card), "whom": Seat(state.active)})
            options = [*offers(game, player.seat, "instant"), LET_PASS]
            (key,) = await Decision("instant", player.seat, "dng.priorities.2", prompt, options, always=True)
            if key != PASS:
                queue.append(await launch(game, player.seat, key))
                played = True


def landed(game: Dungeonology, flight: Flight) -> None:
    """Resolved or cancelled: onto the discard pile."""
    game.state.stack.remove(flight)
    game.state.discard.append(flight.card)


async def reactions(game: Dungeonology, flight: Flight) -> None:
    """dng.trick-timing.5, dng.trick-timing.6: last in, first out. Whoever has cards is asked, whatever they are."""
    while not flight.cancelled:
        asked = able(game, flight.seat)
        if not asked:
            return
        prompt = Msg("ask-react", {"card": Name(flight.card), "whom": Seat(flight.seat)})
        answer = await FirstToAct([
            Decision(
                "react",
                player.seat,
                "dng.trick-timing.5",
                prompt,
                [*offers(game, player.seat, "reaction"), LET_PASS],
                always=True,
            )
            for player in asked
        ])  # fmt: skip
        if answer is None:
            return
        seat, (key,) = answer
        await play(game, seat, key)


def able(game: Dungeonology, seat: int) -> list[Player]:
    """The others, clockwise, who may play cards and have some."""
    return [player for player in game.clockwise(seat) if player.hand and game.may_play(player)]


async def instants(game: Dungeonology, moment: str) -> None:
    """dng.trick-timing.4: between the phases of a turn everybody else may use instant effects, until all pass."""
    state = game.state
    if moment in state.windows:
        return
    state.windows.append(moment)
    while True:
        asked = able(game, state.active)
        if not asked:
            return
        prompt = Msg("ask-instant", {"moment": moment, "whom": Seat(state.active)})
        decisions = [
            Decision(
                "instant",
                player.seat,
                "dng.trick-timing.4",
                prompt,
                [*offers(game, player.seat, "instant"), LET_PASS],
                always=True,
            )
            for player in asked
        ]
        answer = await FirstToAct(decisions)
        if answer is None:
            return
        seat, (key,) = answer
        await play(game, seat, key)
