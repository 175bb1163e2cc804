"""The tests that actions are made of: investigating, fighting, evading. Cards change their course."""

from __future__ import annotations

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg, Name
from miskatonic.games.arkham_lcg import clues, enemies, harm, skilltest
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.happenings import AttackDamage, Occasion
from miskatonic.games.arkham_lcg.skilltest import Act, Course
from miskatonic.games.arkham_lcg.state import Enemy, SkillTest
from miskatonic.games.arkham_lcg.terms import SKILLS


def begin(game: Arkham, seat: int, skill: str, kind: str, target: str, source: str, add: int = 0) -> SkillTest:
    return SkillTest(game.numbered(), seat, skill, kind, target, source, add=add)


async def which_skill(game: Arkham, seat: int, skill: str) -> str:
    """Mind over Matter: intellect may stand for combat and agility (P041: decided as the test begins)."""
    if skill in ("combat", "agility"):
        for lasting in game.state.lasting:
            if lasting.what == "mind-over-matter" and lasting.seat == seat:
                options = [Option(f"skill:{one}", Msg(f"option-skill-{one}")) for one in (skill, "intellect")]
                prompt = Msg("ask-skill")
                (key,) = await Decision("skill", seat, "ah.st-1.3", prompt, options)
                return key.removeprefix("skill:")
    return skill


# Investigating


def may_investigate(game: Arkham, seat: int) -> bool:
    place = game.state.players[seat].place
    return bool(place) and not game.host_banned("no-investigating", place)


async def investigate(
    game: Arkham,
    seat: int,
    source: str,
    *,
    skill: str = "intellect",
    add: int = 0,
    clues_found: int = 1,
    course: Course | None = None,
    instead: Act | None = None,
) -> None:
    """ah.investigate.*, ah.clues.5; `instead`: what a success brings in place of clues."""
    place = game.state.players[seat].place
    instead_of = [one for one in SKILLS if game.host_banned(f"investigate-with-{one}", place)]
    if instead_of:
        # Of several that cannot hold together the lead says which does (ah.simultaneous-priority.4).
        options = [Option(f"skill:{one}", Msg(f"option-skill-{one}")) for one in instead_of]
        (key,) = await Decision("skill", game.lead, "ah.simultaneous-priority.4", Msg("ask-skill"), options)
        skill = key.removeprefix("skill:")
    course = course or Course(source)
    test = begin(game, seat, await which_skill(game, seat, skill), "investigate", place, source, add)
    test.clues = clues_found

    async def find() -> None:
        await clues.discover(game, seat, place, test.clues)

    course.success.insert(0, (source, instead or find))
    await skilltest.perform(game, test, course)


# Fighting


def can_fight(game: Arkham, seat: int, enemy: Enemy) -> bool:
    """ah.fight.8, ah.aloof.4"""
    return enemy.place == game.state.players[seat].place and (enemy.engaged >= 0 or not game.keyword(enemy, "aloof"))


def fightable(game: Arkham, seat: int) -> list[Enemy]:
    return [enemy for enemy in game.enemies_at(game.state.players[seat].place) if can_fight(game, seat, enemy)]


async def choose_enemy(game: Arkham, seat: int, able: list[Enemy], rule: str, prompt: str) -> Enemy | None:
    if not able:
        return None
    options = [Option(enemy.key, Msg("thing", {"name": Name(enemy.card)}), enemy.key) for enemy in able]
    (key,) = await Decision("target", seat, rule, Msg(prompt), options)
    return next(enemy for enemy in able if enemy.key == key)


async def fight(
    game: Arkham,
    seat: int,
    enemy: Enemy,
    source: str,
    *,
    skill: str = "combat",
    add: int = 0,
    course: Course | None = None,
    damage: Act | None = None,
) -> None:
    """ah.fight.*; `damage`: sets what the attack deals once the result is known."""
    course = course or Course(source)
    test = begin(game, seat, await which_skill(game, seat, skill), "fight", enemy.key, source, add)
    test.damage = 1
    engaged = enemy.engaged

    async def reckon() -> None:
        if damage is not None:
            bonus = test.damage - 1
            await damage()
            test.damage += bonus

    async def hit() -> None:
        if enemy not in game.state.enemies:
            return
        blow = AttackDamage(game, "attack-damage", seat, enemy.key, enemy.place, test.damage)

        async def deal(happening: Occasion) -> None:
            await harm.wound(game, enemy, happening.amount, seat, source)

        await game.happen(blow, deal)

    async def miss() -> None:
        """ah.fight.7: the one it is engaged with is hit; nobody by a massive one (ah.massive.9)."""
        if engaged >= 0 and engaged != seat and not game.massive(enemy) and not game.state.players[engaged].out:
            await harm.hurt(game, engaged, test.damage, source=source, by=seat)

    async def retaliate() -> None:
        """ah.retaliate.1: after all results, by a ready enemy."""
        able = enemy in game.state.enemies and not enemy.exhausted and game.keyword(enemy, "retaliate")
        if test.outcome == "failure" and able:
            await enemies.attack(game, enemy, seat)

    course.before_results = reckon
    course.success.insert(0, (source, hit))
    # ah.massive.9: a massive enemy is engaged with nobody in particular.
    if engaged >= 0 and engaged != seat:
        course.failure.insert(0, (source, miss))
    course.results_done = retaliate
    await skilltest.perform(game, test, course)


# Evading


async def evade(
    game: Arkham,
    seat: int,
    enemy: Enemy,
    source: str,
    *,
    skill: str = "agility",
    add: int = 0,
    course: Course | None = None,
) -> None:
    """ah.evade.*; a failed attempt against an alert enemy would bring its attack: no card of this box is."""
    course = course or Course(source)
    test = begin(game, seat, await which_skill(game, seat, skill), "evade", enemy.key, source, add)

    async def slip_away() -> None:
        await enemies.evaded(game, enemy, seat)

    async def alert() -> None:
        if test.outcome == "failure" and enemy in game.state.enemies and game.keyword(enemy, "alert"):
            await enemies.attack(game, enemy, seat)

    course.success.insert(0, (source, slip_away))
    course.results_done = alert
    await skilltest.perform(game, test, course)
