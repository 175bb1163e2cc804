"""The outermost loop: its place is in the state, so play goes on from any safe point. (eh.round.*)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.decision import PASS, Option
from miskatonic.engine.game import nothing
from miskatonic.engine.message import Msg, Name, Seat
from miskatonic.games.eldritch_horror import actions, encounters, ending, losing, mysteries, mythos
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.games.eldritch_horror.setup import new_investigator, set_up
from miskatonic.games.eldritch_horror.terms import ACTIONS, MYTHOS_STEPS
from miskatonic.kit.scene import person


async def play(game: Eldritch) -> None:
    """From any safe point to the end."""
    safe_point, state = game.safe_point, game.state
    try:
        while True:
            if safe_point is not nothing:
                safe_point()
            await PHASES[state.phase](game)
    except GameEnds:
        pass


def begin_phase(game: Eldritch, phase: str) -> None:
    """From the Lead Investigator on, clockwise (eh.lead-investigator.2)."""
    state = game.state
    state.phase = "action" if phase == "action" else "encounter"
    state.waiting = game.seats_in_order()
    state.acting = False
    game.event("phase", phase=Msg(f"phase-{phase}"))


def forget(game: Eldritch) -> None:
    """What was under way is not any more."""
    state = game.state
    state.test = state.combat = state.encounter = state.cast = None


async def action(game: Eldritch) -> None:
    """eh.actions.1, eh.actions.2, eh.delayed.4"""
    state = game.state
    if not state.acting:
        if not state.waiting:
            begin_phase(game, "encounter")
            return
        state.active = state.waiting.pop(0)
        state.acting = True
        player = game.player(state.active)
        state.actions = 0
        if player.delayed:
            player.delayed = False
            game.event("stood-up", who=Seat(player.seat))
        elif player.investigator:
            state.actions = ACTIONS
            game.event("turn", who=Seat(player.seat))
    seat = state.active
    if state.actions and game.player(seat).investigator:
        try:
            if not await actions.turn(game, seat):
                state.actions = 0
        except CutShort:
            forget(game)
            state.actions = 0
    else:
        state.actions = 0
    if not state.actions:
        state.acting = False


async def encounter(game: Eldritch) -> None:
    """eh.encounters.1, eh.encounters.2"""
    state = game.state
    if not state.waiting:
        state.phase = "mythos"
        state.shown = ""
        game.event("phase", phase=Msg("phase-mythos"))
        return
    state.active = state.waiting.pop(0)
    if game.player(state.active).investigator:
        game.event("turn", who=Seat(state.active))
        try:
            await encounters.phase(game, state.active)
        except CutShort:
            forget(game)
        if not state.expedition and len(state.encounters["expedition"]):
            await encounters.new_expedition(game)


async def mythos_phase(game: Eldritch) -> None:
    """eh.mythos-phase.13: the card is drawn, then one step after the other."""
    state = game.state
    state.active = state.lead
    if not state.shown:
        await mythos.draw(game)
        return
    if state.step < len(MYTHOS_STEPS):
        await mythos.next_step(game)
        forget(game)
        return
    state.phase = "mythos-end"


async def mythos_end(game: Eldritch) -> None:
    """New investigators, the Mystery, the lead (eh.defeated.10, eh.faq.8, eh.ruling-defeat.3)."""
    state = game.state
    for player in state.players:
        if not player.investigator and not player.out:
            await game.unless_cut(new_investigator(game, player))
    ending.check_eliminated(game)
    await mysteries.check(game)
    await _lead(game)
    state.limits.over("round")
    state.round += 1
    game.event("round", round=state.round)
    begin_phase(game, "action")


async def _lead(game: Eldritch) -> None:
    """eh.lead-investigator.4, eh.faq.9"""
    seats = game.seats_in_order()
    if not seats:
        return
    if not game.player(game.lead).investigator:
        await losing.pass_lead(game, game.lead)
        return
    if len(seats) > 1:
        others = [seat for seat in seats if seat != game.lead]
        options = [Option(PASS, Msg("option-keep-lead"))]
        options += [Option(person(seat), Msg("thing-person", {"who": Seat(seat)}), person(seat)) for seat in others]
        key = await game.one_of("lead", game.lead, "eh.lead-investigator.4", options)
        if key != PASS:
            losing.new_lead(game, int(key.partition(":")[2]))


async def over(game: Eldritch) -> None:
    """A finished match says again how it ended."""
    raise GameEnds


PHASES: dict[str, Callable[[Eldritch], Awaitable[None]]] = {
    "setup": set_up,
    "action": action,
    "encounter": encounter,
    "mythos": mythos_phase,
    "mythos-end": mythos_end,
    "over": over,
}
__all__ = ["Name", "play"]
