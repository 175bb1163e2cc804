"""Run: space by space, with everybody who follows and all the Fire. (dmd.run.*)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.death_may_die import asking, foes
from miskatonic.games.death_may_die.state import Running
from miskatonic.games.death_may_die.terms import RUN_SPACES
from miskatonic.kit.scene import person, seat_of

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

STOP = Option("stop", Msg("option-run-stop"))
_ways: dict[str, Option] = {}


def way(place: str) -> Option:
    """`run:e1-4`"""
    known = _ways.get(place)
    if known is None:
        known = _ways[place] = Option(f"run:{place}", Msg("option-run", {"place": Name(place)}), place)
    return known


async def run(game: DeathMayDie, who: int, first: str = "", spaces: int = 0, along: str = "") -> None:
    """dmd.run.1: up to 3 spaces, or as many as an effect says; `along`: a token that is brought along."""
    investigator = game.state.investigators[who]
    left = spaces or RUN_SPACES + game.perk(who, "run-spaces")
    running = Running(who, left, game.perk(who, "sneaks"), along)
    game.state.run = running
    place = first
    while running.left > 0 and not investigator.out:
        if not place:
            options = [way(beside) for beside in game.board.beside[investigator.place]]
            options.append(STOP)
            prompt = Msg("ask-run", {"who": game.name(who), "left": running.left})
            (key,) = await Decision("run", investigator.player, "dmd.run.1", prompt, options)
            if key == "stop":
                break
            place = key[4:]
        await _leave(game, running, place)
        running.left -= 1
        place = ""
    game.state.run = None


async def _leave(game: DeathMayDie, running: Running, place: str) -> None:
    """dmd.run.4 to 8: for each space that is left."""
    state, who = game.state, running.who
    investigator = state.investigators[who]
    here = investigator.place
    followers = game.enemy_keys_at(here)
    if followers and running.sneaks > 0:
        followers = await _sneak(game, running, followers)
    companion = await _bring_along(game, who) if game.perk(who, "bring-along") else -1
    _move(game, who, here, place)
    if companion >= 0:
        _move(game, companion, here, place)
    if running.along:
        foes.put(game, running.along, place)
    for key in followers:
        foes.put(game, key, place)


def _move(game: DeathMayDie, who: int, here: str, place: str) -> None:
    game.state.investigators[who].place = place
    game.event("ran", who=game.name(who), place=Name(place))
    fire = game.state.fire.get(here, 0)
    if fire and not game.perk(who, "fireproof"):
        game.catch_fire(who, fire)


async def _sneak(game: DeathMayDie, running: Running, followers: list[str]) -> list[str]:
    """Stealth: chosen enemies do not follow; who is left behind may be wounded."""
    most = min(running.sneaks, len(followers))
    options = [Option(key, game.thing_text(key), key) for key in followers]
    prompt = Msg("ask-sneak", {"who": game.name(running.who), "most": most})
    player = game.player_of(running.who)
    chosen = await Decision("sneak", player, "dmd.run.4", prompt, options, 0, most)
    running.sneaks -= len(chosen)
    wounds = game.perk(running.who, "sneak-wounds")
    for key in chosen:
        game.event("sneaked", who=game.name(running.who), enemy=Name(key.partition("#")[0]))
        if wounds:
            place = game.place_of(key)
            if foes.wound(game, key, wounds):
                await foes.when_killed(game, running.who, key.partition("#")[0], place)
    return [key for key in followers if key not in chosen]


async def _bring_along(game: DeathMayDie, who: int) -> int:
    """Swiftness: one Investigator of the space that is left."""
    others = [other for other in game.others_at(game.state.investigators[who].place, but=who) if not other.down]
    if not others:
        return -1
    things = [person(other.number) for other in others]
    key = await asking.perhaps_one(game, who, "bring-along", things, "dmd.run.1")
    return seat_of(key) if key else -1
