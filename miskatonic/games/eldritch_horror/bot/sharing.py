"""Who goes where: the goals of the team are shared out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror.bot import routes
from miskatonic.games.eldritch_horror.bot.goals import Goal, goals, worth
from miskatonic.games.eldritch_horror.bot.routes import FAR
from miskatonic.games.eldritch_horror.bot.weights import WEIGHTS as W

if TYPE_CHECKING:
    from miskatonic.games.eldritch_horror.bot.look import Look


def shares(look: Look) -> dict[int, tuple[Goal, int]]:
    """Who goes where, and after how many rounds he is there. All bots come to the same result."""
    every = goals(look)
    offers: dict[int, dict[int, float]] = {}
    times: dict[int, dict[int, int]] = {}
    for player in look.people:
        known = routes.rounds(player.place, player.train, player.ship)
        # Whoever has still to act this round is there a round sooner.
        early = int(player.seat == look.state.active or player.seat in look.state.waiting)
        if player.delayed or look.game.passive(player, "detained"):
            early -= 1
        offers[player.seat], times[player.seat] = {}, {}
        for number, goal in enumerate(every):
            far = known.get(goal.place, FAR)
            time = max(0, far - early)
            found = worth(look, player, goal, time)
            if found > 0 and far < FAR:
                # Of two who are there in the same round the nearer one has an action to spare; who is there stays.
                away = look.far(player.place, goal.place)
                offers[player.seat][number] = found * (1.0 - W["near"] * away if away else W["here"])
                times[player.seat][number] = time
    return {seat: (every[number], times[seat][number]) for seat, number in assigned(every, offers).items()}


def assigned(every: list[Goal], offers: dict[int, dict[int, float]]) -> dict[int, int]:
    """By seat: the number of its goal. The best pair first, then whatever is better for all."""
    pairs = [(found, seat, number) for seat, worths in offers.items() for number, found in worths.items()]
    pairs.sort(key=lambda pair: (-pair[0], pair[1], pair[2]))
    result: dict[int, int] = {}
    taken: dict[int, list[int]] = {}
    for _, seat, number in pairs:
        crowd = taken.setdefault(number, [])
        if seat not in result and len(crowd) < every[number].room:
            result[seat] = number
            crowd.append(seat)
    for seat, worths in offers.items():
        # Perhaps another finds something nearly as good, and this one something much better.
        for number in worths:
            own = result.get(seat)
            gain = worths[number] - (worths[own] if own is not None else 0.0)
            crowd = taken[number]
            if own == number or gain <= 0 or len(crowd) < every[number].room:
                continue
            for other in crowd:
                free = {
                    another: found
                    for another, found in offers[other].items()
                    if another != number
                    and len([held for held in taken[another] if held != seat]) < every[another].room
                }
                instead = max(free, key=lambda another: free[another]) if free else None
                lost = offers[other][number] - (free[instead] if instead is not None else 0.0)
                if gain > lost + 0.01:
                    if own is not None:
                        taken[own].remove(seat)
                    crowd.remove(other)
                    crowd.append(seat)
                    result[seat] = number
                    del result[other]
                    if instead is not None:
                        result[other] = instead
                        taken[instead].append(other)
                    break
    return result
