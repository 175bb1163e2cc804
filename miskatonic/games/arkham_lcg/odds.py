"""The exact chance of a skill test before a token is revealed, and what each card and ability would make of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, fsum, inf

from miskatonic.engine.chance import weights_of
from miskatonic.engine.value import Value, compute
from miskatonic.games.arkham_lcg import chaos, contests, skilltest, using
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.state import SkillTest
from miskatonic.games.arkham_lcg.terms import AUTO_FAIL
from miskatonic.games.arkham_lcg.verbs.people import Boost
from miskatonic.kit.scene import Scene

BEFORE_TOKENS = 2
"""Until cards are committed (ST.2) nothing is revealed."""


def values(game: Arkham, seat: int) -> dict[str, Value]:
    """Of 100 times, for people to read. `chance-of:ACTION`: what a basic action of one's own would be tested at.

    `test-chance`: of the test under way. `chance-with:CARD`: with this card of one's own hand committed too;
    `chance-with:use:…`: with this ability of one's own used; `chance-plus:N`: with cards of so many icons together.
    """
    if not game.explaining:
        return {}
    test = game.state.test
    if test is None:
        return _before(game, seat)
    if test.step > BEFORE_TOKENS or test.outcome or game.state.players[test.seat].out:
        return {}
    found = {"test-chance": compute(percent(game, test), [])}
    if 0 <= seat < len(game.state.players):
        together = 0
        for option in skilltest.commit_options(game, test, game.state.players[seat]):
            card = option.key.partition(":")[2].partition("~")[0]
            more = skilltest.icons(game.content.player_cards[card], test.skill)
            found[f"chance-with:{card}"] = compute(percent(game, test, more), [])
            together += more
        for more in range(1, together + 1):
            found[f"chance-plus:{more}"] = compute(percent(game, test, more), [])
        for source, number, ability in game.sources.free:
            more = sum([effect.amount for effect in ability.do if isinstance(effect, Boost)])
            if more and using.usable(game, seat, source, number, ability):
                found[f"chance-with:use:{source.key}:{number}"] = compute(percent(game, test, more), [])
    return found


def _before(game: Arkham, seat: int) -> dict[str, Value]:
    """On one's own turn, before an action is chosen."""
    state = game.state
    if seat != state.active or seat < 0 or not state.players[seat].actions or state.players[seat].out:
        return {}
    trials: dict[str, SkillTest] = {}
    if contests.may_investigate(game, seat):
        trials["investigate"] = SkillTest(0, seat, "intellect", "investigate", state.players[seat].place)
    for enemy in game.state.enemies:
        if contests.can_fight(game, seat, enemy):
            trials[f"fight:{enemy.key}"] = SkillTest(0, seat, "combat", "fight", enemy.key)
    for enemy in game.engaged_with(seat):
        trials[f"evade:{enemy.key}"] = SkillTest(0, seat, "agility", "evade", enemy.key)
    found: dict[str, Value] = {}
    for action, trial in trials.items():
        # What cards say of a test, they say of the one under way.
        state.test = trial
        found[f"chance-of:{action}"] = compute(percent(game, trial), [])
        state.test = None
    return found


def percent(game: Arkham, test: SkillTest, more: int = 0) -> int:
    return nearest(100 * chance(game, test, tuple(game.state.bag), unclamped(game, test) + more))


def nearest(of_hundred: float) -> int:
    """With 16 tokens in the bag halves are common: they all go up, so that a token counts the same everywhere."""
    return floor(of_hundred + 0.5)


def unclamped(game: Arkham, test: SkillTest) -> int:
    """The skill value before tokens, below zero too: tokens are added to it, not to the zero (ah.modifiers.5)."""
    value = skilltest.skill_value(game, test)
    return value.base + sum([modifier.amount for modifier, _ in value.steps if modifier.how == "add"])


def chance(game: Arkham, test: SkillTest, bag: Sequence[str], skill: int) -> float:
    """ST.3 to ST.6 for each token that may come out; one that calls for another is followed by each that is left."""
    return passed(margins(game, test, bag, skill))


def passed(found: Sequence[tuple[float, float]], more: int = 0) -> float:
    """Of these margins: how likely one is that is no failure, with so much more skill; whatever their order."""
    return fsum([weight for margin, weight in found if margin + more >= 0]) / fsum([weight for _, weight in found])


def margins(game: Arkham, test: SkillTest, bag: Sequence[str], skill: int) -> list[tuple[float, float]]:
    """By how much the test is passed or failed, and how many tokens say so: an entry for each that may come out."""
    if not bag or any([lasting.what == "no-tokens" and lasting.seat == test.seat for lasting in game.state.lasting]):
        return [(_margin(game, test, skill), 1.0)]
    found: list[tuple[float, float]] = []
    for token, count in weights_of(bag).items():
        after = _with(game, test, bag, skill, token)
        whole = fsum([weight for _, weight in after])
        found += [(margin, count * weight / whole) for margin, weight in after]
    return found


def _margin(game: Arkham, test: SkillTest, total: int) -> float:
    """A skill value is never below zero: what is not difficult cannot be failed."""
    difficulty = skilltest.difficulty(game, test)
    return total - difficulty if difficulty > 0 else inf


def _with(game: Arkham, test: SkillTest, bag: Sequence[str], skill: int, token: str) -> list[tuple[float, float]]:
    read = chaos.read(game, test, token)
    if read == AUTO_FAIL or test.automatic == "failure":
        return [(-inf, 1.0)]
    if test.automatic == "success":
        return [(inf, 1.0)]
    total = skill + chaos.modifier(game, test, read)
    symbol = chaos.spec(game, test, read)
    scene = Scene(test.seat, chaos.source_of(game, test, read))
    if symbol is not None and symbol.wins is not None and game.holds(symbol.wins, scene):
        return [(inf, 1.0)]
    if symbol is not None and symbol.again is not None and game.holds(symbol.again, scene):
        left = list(bag)
        left.remove(token)
        return margins(game, test, left, total)
    return [(_margin(game, test, total), 1.0)]
