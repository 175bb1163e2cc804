"""The action phase: Run, Attack, Rest, Trade, the two actions of the Episode. (dmd.actions.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option, Refusal
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import attacking, running, trading, using
from miskatonic.games.death_may_die.terms import MOST_STRESS, REST_POINTS
from miskatonic.games.death_may_die.verbs.people import heal_points
from miskatonic.kit.scene import Scene

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie
    from miskatonic.games.death_may_die.state import Investigator

FREE_REST = Option("free-rest", Msg("option-free-rest"))
TRADE = Option("trade", Msg("option-trade"))
END = Option("end", Msg("option-end"))
STAND_UP = Option("stand-up", Msg("option-stand-up"))
MANY = Option(attacking.MANY, Msg("option-attack-many"))
_rests: dict[int, Option] = {}
FREE_RUN, FREE_REST_MARK = "free-run", "free-rest"


async def act(game: DeathMayDie) -> bool:
    """One choice of the action phase. False: it is over."""
    state = game.state
    who = state.active
    investigator = state.investigators[who]
    options = _options(game, investigator)
    if len(options) == 1 and options[0] is END:
        return False
    prompt = Msg("ask-action", {"who": game.name(who), "left": state.actions})
    refusals = _refusals(game, investigator) if game.explaining else ()
    (key,) = await Decision("action", investigator.player, "dmd.actions.1", prompt, options, refusals=refusals)
    if key == "end":
        return False
    await _carry_out(game, investigator, key)
    if game.unsettled:
        await game.settle()
    return True


def rest_points(game: DeathMayDie, who: int) -> int:
    return REST_POINTS + game.perk(who, "rest-points")


def _rest(game: DeathMayDie, who: int) -> Option:
    """dmd.rest.2"""
    points = rest_points(game, who)
    known = _rests.get(points)
    if known is None:
        known = _rests[points] = Option("rest", Msg("option-rest", {"points": points}))
    return known


def _options(game: DeathMayDie, investigator: Investigator) -> list[Option]:
    state, who = game.state, investigator.number
    here = investigator.place
    options: list[Option] = []
    acts = state.actions > 0
    if investigator.down:
        # Catatonia: only Rest, or standing up.
        if acts and (investigator.stress or investigator.wounds):
            options.append(_rest(game, who))
        if investigator.stress < MOST_STRESS:
            options.append(STAND_UP)
        if investigator.cards:
            using.add_usable(game, who, options)
        options.append(END)
        return options
    limits = state.limits
    free_run = limits.free("turn", FREE_RUN, game.perk(who, "free-runs")) if game.perk(who, "free-runs") else False
    if (acts or free_run) and not investigator.arrested:
        options += [running.way(place) for place in game.board.beside[here]]
    near = 0
    for key in attacking.affordable(game, who):
        near += game.place_of(key) == here
        options.append(attacking.option(game, key))
    if near > 1 and game.perk(who, "many-targets"):
        options.append(MANY)
    if (investigator.stress or investigator.wounds) and (game.safe(here) or game.perk(who, "gate-rest")):
        if acts:
            options.append(_rest(game, who))
        free_rests = game.perk(who, "free-rests")
        if free_rests and limits.free("turn", FREE_REST_MARK, free_rests):
            options.append(FREE_REST)
    if acts:
        if trading.possible(game, who):
            options.append(TRADE)
        scene = Scene(who, state.episode)
        for action in game.episode.actions:
            if (not action.safe or game.safe(here)) and game.holds(action.that, scene):
                options.append(Option(action.id, Msg("option-episode-action", {"action": Name(action.id)}), here))
    if investigator.cards:
        using.add_usable(game, who, options)
    options.append(END)
    return options


def _refusals(game: DeathMayDie, investigator: Investigator) -> tuple[Refusal, ...]:
    """What a player might expect, and the rule that forbids it."""
    state = game.state
    found: list[Refusal] = []
    if investigator.down and investigator.stress >= MOST_STRESS:
        found.append(Refusal("stand-up", Msg("option-stand-up"), "dmd.stress.3", missing=Msg("missing-calm")))
    hurt = (investigator.stress or investigator.wounds) and not investigator.down
    if hurt and not game.safe(investigator.place) and not game.perk(investigator.number, "gate-rest"):
        found.append(
            Refusal("rest", _rest(game, investigator.number).text, "dmd.rest.1", missing=Msg("missing-safety"))
        )
    elder_one = state.elder_one
    if elder_one.place == investigator.place and not state.disrupted:
        text = Msg("option-attack", {"enemy": Name(elder_one.card), "place": Name(elder_one.place)})
        found.append(
            Refusal(f"attack:{elder_one.card}", text, "dmd.attack.7", elder_one.card, Msg("missing-disruption"))
        )
    return tuple(found)


async def _carry_out(game: DeathMayDie, investigator: Investigator, key: str) -> None:
    state, who = game.state, investigator.number
    if key.startswith("use:"):
        await using.use(game, who, key)
        return
    if key == "stand-up":
        investigator.down = False
        game.stress(who, 1)
        game.event("up", who=game.name(who))
        return
    await _pay(game, investigator, key)
    if key.startswith("run:"):
        await running.run(game, who, key[4:])
    elif key.startswith("attack:"):
        await attacking.attack(game, who, [key[7:]])
    elif key == attacking.MANY:
        await attacking.attack_many(game, who)
    elif key in ("rest", "free-rest"):
        game.event("rested", who=game.name(who))
        await heal_points(game, who, rest_points(game, who))
    elif key == "trade":
        await trading.trade(game, who)
    else:
        action = next(action for action in game.episode.actions if action.id == key)
        game.event("episode-action", who=game.name(who), action=Name(action.id))
        await game.effects(action.do, Scene(who, state.episode))


async def _pay(game: DeathMayDie, investigator: Investigator, key: str) -> None:
    """dmd.episode-actions.2: an action each, unless a Skill makes it free."""
    state, who = game.state, investigator.number
    limits = state.limits
    if key == "free-rest":
        limits.use("turn", FREE_REST_MARK)
        return
    free_runs = game.perk(who, "free-runs") if key.startswith("run:") else 0
    if free_runs and limits.free("turn", FREE_RUN, free_runs):
        limits.use("turn", FREE_RUN)
        return
    if key.startswith("attack:") and game.place_of(key[7:]) != investigator.place:
        free = game.perk(who, "free-far-attacks")
        if free and limits.free("turn", attacking.FREE_ATTACK, free):
            limits.use("turn", attacking.FREE_ATTACK)
            return
    state.actions -= 1
