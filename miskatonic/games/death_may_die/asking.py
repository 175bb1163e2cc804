"""Questions that several rules ask: a step on the map, a number, yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miskatonic.engine.decision import PASS, Decision, Option
from miskatonic.engine.message import Arg, Msg, Name

if TYPE_CHECKING:
    from miskatonic.games.death_may_die.game import DeathMayDie

YES = Option("yes", Msg("option-yes"))
NO = Option("no", Msg("option-no"))
LEAVE = Option(PASS, Msg("option-leave"))


async def yes(game: DeathMayDie, who: int, kind: str, rule: str, **args: Arg) -> bool:
    """Whether this Investigator's player wants it; `ask-<kind>` is the question."""
    prompt = Msg(f"ask-{kind}", {"who": game.name(who), **args})
    (key,) = await Decision(kind, game.player_of(who), rule, prompt, [YES, NO])
    return key == "yes"


async def number(game: DeathMayDie, who: int, kind: str, most: int, rule: str) -> int:
    """From none to so many."""
    options = [Option(f"number:{count}", Msg("option-number", {"number": count})) for count in range(most, -1, -1)]
    prompt = Msg(f"ask-{kind}", {"who": game.name(who), "most": most})
    (key,) = await Decision(kind, game.player_of(who), rule, prompt, options)
    return int(key[7:])


async def one_of(game: DeathMayDie, who: int, kind: str, things: Sequence[str], rule: str, **args: Arg) -> str:
    """One of these things."""
    if len(things) == 1:
        return things[0]
    options = [Option(thing, game.thing_text(thing), thing) for thing in things]
    prompt = Msg(f"ask-{kind}", {"who": game.name(who), **args})
    (key,) = await Decision(kind, game.player_of(who), rule, prompt, options)
    return key


async def perhaps_one(game: DeathMayDie, who: int, kind: str, things: Sequence[str], rule: str, **args: Arg) -> str:
    """One of these things, or none (an empty word)."""
    options = [Option(thing, game.thing_text(thing), thing) for thing in things]
    prompt = Msg(f"ask-{kind}", {"who": game.name(who), **args})
    (key,) = await Decision(kind, game.player_of(who), rule, prompt, [*options, LEAVE])
    return "" if key == PASS else key


async def space(game: DeathMayDie, kind: str, spaces: Sequence[str], rule: str, ask: str = "", **args: Arg) -> str:
    """Ties are the active player's to decide (dmd.mythos-effects.2). `ask`: where the question is another one."""
    if len(spaces) == 1:
        return spaces[0]
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in spaces]
    (key,) = await Decision(kind, game.lead, rule, Msg(f"ask-{ask or kind}", args), options)
    return key


async def spaces(game: DeathMayDie, kind: str, able: list[str], most: int, rule: str) -> list[str]:
    """Where there is not enough for all of these spaces, the active player says which of them go short."""
    if most >= len(able) or most <= 0:
        return able[: max(0, most)]
    options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in able]
    prompt = Msg(f"ask-{kind}", {"most": most})
    return list(await Decision(kind, game.lead, rule, prompt, options, most, most))
