"""The outermost loop: whose turn, which phase. Its place is in the state, so play goes on from there. (dmd.turn.*)"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from miskatonic.engine.cut import CutShort, GameEnds
from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import acting, asking, defence, discovery, elder, harm, mythos, rolling, using
from miskatonic.games.death_may_die.game import DeathMayDie
from miskatonic.games.death_may_die.setup import set_up
from miskatonic.games.death_may_die.state import Roll
from miskatonic.games.death_may_die.verbs.people import heal_points
from miskatonic.kit.scene import Scene, person, seat_of


async def play(game: DeathMayDie) -> None:
    """From any safe point to the end."""
    state = game.state
    try:
        if state.phase == "set-up":
            await set_up(game)
            begin_turn(game)
        while True:
            game.safe_point()
            try:
                await PHASES[state.phase](game)
            except CutShort:
                # dmd.death.5: of a turn in which its Investigator dies, only the check of the discard pile is left.
                cut_short(game)
    except GameEnds:
        pass
    game.outcome = outcome_of(game)


def begin_turn(game: DeathMayDie) -> None:
    state = game.state
    state.turn += 1
    state.phase = "actions"
    state.limits.over("turn")
    who = state.active
    state.actions = game.actions_of(who)
    game.event("turn", who=game.name(who), turn=state.turn)
    game.heal_stress(who, game.perk(who, "turn-heals-stress"))
    game.heal_wounds(who, game.perk(who, "turn-heals-wound"))


def cut_short(game: DeathMayDie) -> None:
    state = game.state
    state.roll = None
    state.run = None
    for aside in state.aside:
        state.mythos.put_under(aside)
    state.aside = []
    mythos.laid_down(game)
    if state.discovery_now:
        state.discovery_discard.append(state.discovery_now)
        state.discovery_now = ""
    state.phase = "check"


async def actions(game: DeathMayDie) -> None:
    """dmd.actions.1: one action, or a card used before it."""
    if not await acting.act(game):
        game.state.phase = "mythos"


async def mythos_phase(game: DeathMayDie) -> None:
    await mythos.phase(game)
    game.state.attacked = []
    game.state.phase = "investigate"


async def investigate(game: DeathMayDie) -> None:
    """dmd.investigate-or-fight.1"""
    state = game.state
    who = state.active
    investigator = state.investigators[who]
    if not investigator.down:
        if game.safe(investigator.place):
            await using.window(game, who)
        if not game.safe(investigator.place):
            await defence.fight(game, who)
        if not state.attacked and not investigator.down and game.safe(investigator.place):
            # Also whoever made the space safe with a card before the first attack.
            await discovery.investigate(game, who)
            # dmd.fight.6: an Enemy that the search brings here attacks in this phase too.
            await defence.fight(game, who)
    state.ended_effects = []
    state.phase = "end"


async def end(game: DeathMayDie) -> None:
    """dmd.end-of-turn.1: effects, Fire, the discard pile, the summoning, the Elder One's effects."""
    state = game.state
    await using.window(game, state.active)
    await _end_effects(game)
    await _fire(game)
    # dmd.death.5: whoever falls in the check does not cut it short; nothing of the turn comes after it.
    state.phase = "check"
    await elder.check_discards(game)
    if game.active.out:
        next_turn(game)
        return
    state.phase = "end"
    await elder.check_summoning(game)
    await elder.end_of_turn(game)
    if game.unsettled:
        await game.settle()
    next_turn(game)


async def check(game: DeathMayDie) -> None:
    """dmd.death.5, dmd.death.6"""
    await elder.check_discards(game)
    if game.unsettled:
        await game.settle()
    next_turn(game)


def next_turn(game: DeathMayDie) -> None:
    """dmd.turn.2, dmd.death.8"""
    state = game.state
    state.disrupted_now = False
    state.awakening = False
    following = [seat for seat in game.seats_in_order() if seat != state.active]
    if following:
        state.active = following[0]
    begin_turn(game)


async def _end_effects(game: DeathMayDie) -> None:
    """dmd.end-effects.1, dmd.end-effects.2: in the order that the active player chooses."""
    state = game.state
    who = state.active
    waiting: list[str] = []
    if game.perk(who, "prayer") or game.perk(who, "prayer-both"):
        waiting.append("prayer")
    if game.episode.turn_ends:
        waiting.append("episode")
    while waiting:
        key = waiting[0]
        if len(waiting) > 1:
            options = [Option(name, Msg(f"end-effect-{name}")) for name in waiting]
            prompt = Msg("ask-end-effect", {"who": game.name(who)})
            (key,) = await Decision("end-effect", game.player_of(who), "dmd.end-effects.2", prompt, options)
        waiting.remove(key)
        if key == "prayer":
            await _prayer(game, who)
        else:
            await game.effects(game.episode.turn_ends, Scene(who, game.episode.id))


async def _prayer(game: DeathMayDie, who: int) -> None:
    """Healing Prayer: one Investigator in the own space, or each of them."""
    here = game.others_at(game.state.investigators[who].place)
    ill = [person(other.number) for other in here if other.stress or other.wounds]
    both = game.perk(who, "prayer-both")
    if not ill:
        return
    if game.perk(who, "prayer-each"):
        chosen = ill
    else:
        key = await asking.perhaps_one(game, who, "prayer", ill, "dmd.end-effects.1")
        chosen = [key] if key else []
    for key in chosen:
        if both:
            game.heal_stress(seat_of(key), both)
            game.heal_wounds(seat_of(key), both)
        else:
            await heal_points(game, seat_of(key), game.perk(who, "prayer"))


async def _fire(game: DeathMayDie) -> None:
    """dmd.fire.2 to 6"""
    who = game.state.active
    investigator = game.state.investigators[who]
    burning = investigator.fire + investigator.fire_wounds
    if not burning:
        return
    roll = Roll(who, "fire", free=game.perk(who, "defence-rerolls"))
    await rolling.roll(game, roll, burning, 0)
    await harm.wound(game, who, roll.successes, defence=True, fire=True)
    rolling.over(game)
    if game.unsettled:
        await game.settle()
    await harm.lose_sanity(game, [(who, roll.tentacles)], defence=True)
    if game.unsettled:
        await game.settle()
    game.put_out(who)


PHASES: dict[str, Callable[[DeathMayDie], Awaitable[None]]] = {
    "actions": actions,
    "mythos": mythos_phase,
    "investigate": investigate,
    "end": end,
    "check": check,
}


def outcome_of(game: DeathMayDie) -> Outcome:
    """dmd.overview.6: all win, or all lose. Handicaps are named."""
    state = game.state
    won = state.ended == "won"
    reason = Msg(f"outcome-{state.ended}", {"elder_one": Name(state.elder_one.card), "episode": Name(state.episode)})
    if state.handicaps:
        names: list[Msg] = [Msg(f"handicap-{handicap}") for handicap in state.handicaps]
        reason = Msg("outcome-with-handicaps", {"reason": reason, "handicaps": [*names]})
    return Outcome(won, reason, tuple(range(state.seats)) if won else ())


__all__ = ["PASS", "play"]
