"""Tests: attacks, evasions and investigations by a card, and tests that a card asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.decision import Decision, Option
from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg import clues, contests, skilltest
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.skilltest import Act, Course
from miskatonic.games.arkham_lcg.state import Lasting, SkillTest
from miskatonic.games.arkham_lcg.verbs.contest import Contest, running
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount
from miskatonic.kit.wording import effects_text, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb


class Fight(Contest, frozen=True):
    """`damage`: more than the base, which is 1 unless `base` says otherwise."""

    damage: AnyAmount = 0
    base: AnyAmount = 1

    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(contests.fightable(game, scene.seat))

    async def run(self, game: Arkham, scene: Scene) -> None:
        able = contests.fightable(game, scene.seat)
        enemy = await contests.choose_enemy(game, scene.seat, able, "ah.fight.8", "ask-fight")
        if enemy is None:
            return

        async def damage() -> None:
            test = game.state.test
            if test is not None:
                test.damage = game.amount(self.base, scene) + game.amount(self.damage, scene)

        course = self.course(game, scene)
        if self.after:
            course.after.append(running(game, self.after, scene))
        await contests.fight(
            game, scene.seat, enemy, scene.card, skill=self.skill or "combat", add=game.amount(self.add, scene),
            course=course, damage=damage,
        )  # fmt: skip

    def text(self, by: str = "you") -> Msg:
        said = self.parts("verb-fight", by)
        if self.base != 1 and isinstance(self.base, Amount):
            said.append(Msg("contest-base", {"x": self.base.text()}))
        if isinstance(self.damage, int):
            if self.damage:
                said.append(Msg("contest-damage", {"amount": self.damage}))
        elif isinstance(self.damage, Amount):
            said.append(Msg("contest-damage-x", {"x": self.damage.text()}))
        return joined([*said, *self.endings(by)], "list-semicolon", "list-semicolon")


class Evade(Contest, frozen=True):
    def can(self, game: Arkham, scene: Scene) -> bool:
        return bool(game.engaged_with(scene.seat))

    async def run(self, game: Arkham, scene: Scene) -> None:
        able = game.engaged_with(scene.seat)
        enemy = await contests.choose_enemy(game, scene.seat, able, "ah.evade.10", "ask-evade")
        if enemy is not None:
            await contests.evade(
                game, scene.seat, enemy, scene.card, skill=self.skill or "agility", add=game.amount(self.add, scene),
                course=self.course(game, scene),
            )  # fmt: skip

    def text(self, by: str = "you") -> Msg:
        return joined([*self.parts("verb-evade", by), *self.endings(by)], "list-semicolon", "list-semicolon")


class Investigate(Contest, frozen=True):
    """`shroud`: of your location, for this test; `clues`: more than one; `instead`: in place of the clues."""

    shroud: int = 0
    clues: int = 0
    instead: tuple[AnyVerb, ...] = ()
    spread: int = 0
    """So many clues from your location and connecting ones, in any way."""

    def can(self, game: Arkham, scene: Scene) -> bool:
        return contests.may_investigate(game, scene.seat)

    async def run(self, game: Arkham, scene: Scene) -> None:
        place = game.state.players[scene.seat].place
        if self.shroud:
            game.state.lasting.append(Lasting(scene.card, "shroud", "test", -1, place, self.shroud))
        instead: Act | None = running(game, self.instead, scene) if self.instead else None
        if self.spread:
            instead = self._spread(game, scene)
        course = self.course(game, scene)
        if self.after:
            course.after.append(running(game, self.after, scene))
        await contests.investigate(
            game, scene.seat, scene.card, skill=self.skill or "intellect", add=game.amount(self.add, scene),
            clues_found=1 + self.clues, course=course, instead=instead,
        )  # fmt: skip

    def _spread(self, game: Arkham, scene: Scene) -> Act:
        async def find() -> None:
            from miskatonic.engine.message import Name

            here = game.state.players[scene.seat].place
            for _ in range(self.spread):
                places = [place for place in (here, *game.ways().beside(here)) if game.location(place).count("clues")]
                if not places or not clues.may_discover(game, scene.seat):
                    return
                options = [Option(place, Msg("thing", {"name": Name(place)}), place) for place in places]
                (place,) = await Decision("where", scene.seat, "ah.clues.5", Msg("ask-where"), options)
                await clues.discover(game, scene.seat, place, 1)

        return find

    def text(self, by: str = "you") -> Msg:
        said = self.parts("verb-investigate", by)
        if self.shroud:
            said.append(Msg("contest-shroud", {"amount": -self.shroud}))
        if self.clues:
            said.append(Msg("contest-clues", {"amount": self.clues}))
        if self.spread:
            said.append(Msg("contest-spread", {"amount": self.spread}))
        if self.instead:
            said.append(Msg("contest-instead", {"effects": effects_text(self.instead, "you", "list-and")}))
        return joined([*said, *self.endings(by)], "list-semicolon", "list-semicolon")


class Test(Effect, frozen=True, rename={"passed": "pass", "failed": "fail"}):
    """A test of a skill, of one of choice, against a difficulty. `each_point`: for each point of failure."""

    skills: tuple[str, ...]
    difficulty: int
    passed: tuple[AnyVerb, ...] = ()
    failed: tuple[AnyVerb, ...] = ()
    each_point: tuple[AnyVerb, ...] = ()

    async def run(self, game: Arkham, scene: Scene) -> None:
        skill = self.skills[0]
        if len(self.skills) > 1:
            options = [Option(f"skill:{one}", Msg(f"option-skill-{one}")) for one in self.skills]
            (key,) = await Decision("skill", scene.seat, "ah.st-1.3", Msg("ask-skill"), options)
            skill = key.removeprefix("skill:")
        test = SkillTest(game.numbered(), scene.seat, skill, "", "", scene.card, self.difficulty)
        course = Course(scene.card)
        if self.passed:
            course.success.append((scene.card, running(game, self.passed, scene)))
        if self.failed:
            course.failure.append((scene.card, running(game, self.failed, scene)))
        if self.each_point:

            async def points() -> None:
                for _ in range(test.margin):
                    await game.run(self.each_point, scene)

            course.failure.append((scene.card, points))
        await skilltest.perform(game, test, course)

    def text(self, by: str = "you") -> Msg:
        skills = joined([Msg(f"skill-{skill}") for skill in self.skills], "list-or")
        said = [Msg("verb-test", {**self.args(by), "skills": skills, "difficulty": self.difficulty})]
        for frame, effects in (
            ("test-pass", self.passed),
            ("test-fail", self.failed),
            ("test-points", self.each_point),
        ):
            if effects:
                said.append(Msg(frame, {"effects": effects_text(effects, "you", "list-and")}))
        return joined(said, "list-semicolon", "list-semicolon")


class MoreClues(Effect, frozen=True):
    """A result that grows."""

    amount: int = 1

    def change_result(self, game: Arkham, test: SkillTest, card: str) -> None:
        test.clues += self.amount


class MoreDamage(Effect, frozen=True):
    amount: int = 1

    def change_result(self, game: Arkham, test: SkillTest, card: str) -> None:
        test.damage += self.amount


class ReturnCommitted(Effect, frozen=True):
    """This card goes back to hand after the test, if it was passed by enough."""

    least: int

    def change_result(self, game: Arkham, test: SkillTest, card: str) -> None:
        if test.margin >= self.least:
            test.returning.append(card)
