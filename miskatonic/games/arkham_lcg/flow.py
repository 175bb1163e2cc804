"""The round, step by step (ah.framework.*). Its place is in the state, so that play goes on from any safe point."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from miskatonic.engine.cut import GameEnds
from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Seat
from miskatonic.games.arkham_lcg import (
    actions,
    campaign,
    drawing,
    encounter,
    ending,
    enemies,
    setup,
    skilltest,
    stages,
    windows,
)
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import Occasion
from miskatonic.games.arkham_lcg.terms import ACTIONS, HAND_SIZE


async def play(game: Arkham) -> None:
    """From any safe point to the end."""
    state = game.state
    if state.phase == "over":
        ending.outcome(game)
        return
    try:
        while True:
            game.safe_point()
            game.deferred.clear()
            await STEPS[state.phase, state.step](game)
    except GameEnds:
        pass
    await ending.finish(game)


def go(game: Arkham, phase: str, step: str) -> None:
    game.state.phase = phase  # type: ignore[assignment]
    game.state.step = step


# Before


async def upgrade(game: Arkham) -> None:
    await campaign.upgrade_decks(game)
    go(game, "set-up", "")


async def set_up(game: Arkham) -> None:
    await setup.set_up(game)
    go(game, "investigation", "begins")


# Mythos


async def mythos_begins(game: Arkham) -> None:
    """Step 1.1"""
    game.event("round", round=game.state.round)
    await phase_begins(game)
    go(game, "mythos", "doom")


async def mythos_doom(game: Arkham) -> None:
    """Steps 1.2 and 1.3"""
    stages.place_doom(game, 1)
    await stages.check_doom(game)
    game.state.attacked = []
    go(game, "mythos", "draw")


async def mythos_draw(game: Arkham) -> None:
    """Step 1.4, one investigator at a time; then the window."""
    state = game.state
    waiting = [seat for seat in game.seats_in_order() if seat not in state.attacked]
    if waiting:
        state.attacked.append(waiting[0])
        await encounter.draw(game, waiting[0])
        await skilltest.run_deferred(game)
        return
    state.attacked = []
    await windows.player_window(game, "ah.player-window.2")
    await phase_ends(game)
    go(game, "investigation", "begins")


# Investigation


async def investigation_begins(game: Arkham) -> None:
    """Step 2.1"""
    for player in game.state.players:
        player.turn_taken = False
    await phase_begins(game)
    await windows.player_window(game, "ah.player-window.3")
    go(game, "investigation", "next")


async def next_turn(game: Arkham) -> None:
    """Step 2.2: the investigators choose who goes next."""
    state = game.state
    waiting = [seat for seat in game.seats_in_order() if not state.players[seat].turn_taken]
    if not waiting:
        await phase_ends(game)
        go(game, "enemy", "begins")
        return
    options = [Option(f"seat:{seat}", Msg("option-turn", {"who": Seat(seat)}), f"seat:{seat}") for seat in waiting]
    (key,) = await Decision("turn", game.lead, "ah.step-2-2.2", Msg("ask-turn"), options)
    seat = int(key.removeprefix("seat:"))
    player = state.players[seat]
    state.active = seat
    player.turn_taken = True
    player.actions = ACTIONS
    player.granted = 0
    player.extra_actions = {}
    game.event("turn", who=Seat(seat))
    grant_actions(game)
    await game.point("turn-begins", seat)
    go(game, "investigation", "turn")


def grant_actions(game: Arkham) -> None:
    """Additional actions of cards in play, each once; what was granted stays (P050)."""
    state = game.state
    if state.active < 0:
        return
    player = state.players[state.active]
    more = game.bonus("actions", player.seat)
    if more > player.granted:
        player.actions += more - player.granted
        player.granted = more
    tomes = game.bonus("tome-actions", player.seat)
    if tomes and state.limits.free("turn", f"tomes:{player.seat}"):
        state.limits.use("turn", f"tomes:{player.seat}")
        player.extra_actions["tome"] = tomes


async def turn(game: Arkham) -> None:
    """Step 2.2.1: a window, then an action; and again."""
    state = game.state
    player = state.players[state.active]
    if player.out:
        await turn_over(game)
        return
    grant_actions(game)
    others = [seat for seat in game.answering() if seat != player.seat]
    if others and game.sources.free:
        await _window_of_others(game, player.seat)
    if player.out or not await actions.take(game, player) or player.out or state.step == "turn-ends":
        state.step = "turn-ends"


async def _window_of_others(game: Arkham, active: int) -> None:
    """ah.player-window.4: the active investigator's free abilities are among his options."""
    from miskatonic.engine.window import window

    def seats() -> list[int]:
        return [seat for seat in game.answering() if seat != active]

    async def act(seat: int, key: str) -> None:
        await windows.do(game, seat, key)

    if any([windows.offers(game, seat) for seat in seats()]):
        await window(
            "window", seats, lambda seat: windows.offers(game, seat), act, lambda seat: Msg("ask-window"),
            "ah.player-window.4", topic=lambda seat: windows.topic(game, seat),
        )  # fmt: skip


async def turn_ends(game: Arkham) -> None:
    """Step 2.2.2"""
    seat = game.state.active
    if not game.state.players[seat].out:
        await game.point("turn-ends", seat)
        await skilltest.run_deferred(game)
    await turn_over(game)


async def turn_over(game: Arkham) -> None:
    state = game.state
    player = state.players[state.active]
    player.actions = 0
    player.extra_actions = {}
    state.limits.over("turn")
    state.lasting = [lasting for lasting in state.lasting if lasting.until != "turn"]
    state.active = -1
    go(game, "investigation", "next")


# Enemy


async def enemy_begins(game: Arkham) -> None:
    """Steps 3.1 and 3.2, and the window."""
    game.state.attacked = []
    await phase_begins(game)
    await enemies.hunt(game)
    await windows.player_window(game, "ah.player-window.5")
    go(game, "enemy", "attacks")


async def enemy_attacks(game: Arkham) -> None:
    """Step 3.3, one investigator at a time, in player order; then the window."""
    state = game.state
    waiting = [seat for seat in game.seats_in_order() if seat not in state.attacked]
    if waiting:
        state.attacked.append(waiting[0])
        await enemies.enemy_phase_attacks(game, waiting[0])
        await windows.player_window(game, "ah.player-window.5" if len(waiting) > 1 else "ah.player-window.6")
        return
    for enemy in state.enemies:
        # A massive enemy exhausts after the last of its attacks (ah.massive.6).
        if game.massive(enemy) and not enemy.exhausted and game.at(enemy.place):
            enemy.exhausted = True
    state.attacked = []
    await phase_ends(game)
    go(game, "upkeep", "begins")


# Upkeep


async def upkeep_begins(game: Arkham) -> None:
    """Steps 4.1 to 4.3"""
    await phase_begins(game)
    await windows.player_window(game, "ah.player-window.7")
    state = game.state
    for player in state.players:
        player.turn_taken = False
        for piece in (*player.assets, *player.threat):
            piece.exhausted = False
    readied: list[str] = []
    for enemy in state.enemies:
        if enemy.exhausted:
            enemy.exhausted = False
            readied.append(enemy.place)
    for location in state.locations:
        for piece in location.cards:
            piece.exhausted = False
    game.event("readied")
    for place in dict.fromkeys(readied):
        await enemies.engage_here(game, place)
    go(game, "upkeep", "draw")


async def upkeep_draw(game: Arkham) -> None:
    """Step 4.4"""
    for seat in game.seats_in_order():
        await drawing.draw(game, seat, 1)
    for seat in game.seats_in_order():
        actions.gain(game, seat, 1)
    go(game, "upkeep", "hand-size")


async def hand_size(game: Arkham) -> None:
    """Step 4.5"""
    for seat in game.seats_in_order():
        await drawing.discard_down(game, seat, HAND_SIZE)
    go(game, "upkeep", "ends")


async def round_ends(game: Arkham) -> None:
    """Step 4.6: what lasts until the end of the round lapses before anything "at the end" (trap 33)."""
    state = game.state
    state.lasting = [lasting for lasting in state.lasting if lasting.until not in ("round", "phase")]
    await _point_in_phase(game, "phase-ends")
    await stages.round_objective(game)
    await game.point("round-ends")
    await skilltest.run_deferred(game)
    state.limits.over("phase")
    state.limits.over("round")
    state.round += 1
    go(game, "mythos", "begins")


# Phases


async def phase_begins(game: Arkham) -> None:
    state = game.state
    game.event("phase", phase=Msg(f"phase-{state.phase}"))
    await _point_in_phase(game, "phase-begins")


async def phase_ends(game: Arkham) -> None:
    state = game.state
    state.lasting = [lasting for lasting in state.lasting if lasting.until != "phase"]
    await _point_in_phase(game, "phase-ends")
    await skilltest.run_deferred(game)
    state.limits.over("phase")


async def _point_in_phase(game: Arkham, kind: str) -> None:
    await game.point(kind)


Step = Callable[[Arkham], Awaitable[None]]
STEPS: dict[tuple[str, str], Step] = {
    ("upgrade", ""): upgrade,
    ("set-up", ""): set_up,
    ("mythos", "begins"): mythos_begins,
    ("mythos", "doom"): mythos_doom,
    ("mythos", "draw"): mythos_draw,
    ("investigation", "begins"): investigation_begins,
    ("investigation", "next"): next_turn,
    ("investigation", "turn"): turn,
    ("investigation", "turn-ends"): turn_ends,
    ("enemy", "begins"): enemy_begins,
    ("enemy", "attacks"): enemy_attacks,
    ("upkeep", "begins"): upkeep_begins,
    ("upkeep", "draw"): upkeep_draw,
    ("upkeep", "hand-size"): hand_size,
    ("upkeep", "ends"): round_ends,
}

__all__ = ["Occasion", "play"]
