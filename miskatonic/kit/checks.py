"""Tests with a result: passed or failed, or a table of results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.kit.game import AnyGame
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import PERSON, Amount, Effect, text_of
from miskatonic.kit.wording import effects_text, inner, joined

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb

BAND = re.compile(r"(\d+)(?:-(\d+)|\+)?")


class Check(Effect[AnyGame], frozen=True, rename={"passed": "pass", "failed": "fail"}):
    """A test of a skill as the game has it (`game.test`), and what comes of it.

    `results`: what comes of so many successes (`0`, `1-2`, `3+`), beside passing or failing.
    """

    skill: str
    modifier: AnyAmount = 0
    passed: tuple[AnyVerb, ...] = ()
    failed: tuple[AnyVerb, ...] = ()
    results: dict[str, tuple[AnyVerb, ...]] = {}

    def problem(self) -> str:
        for band in self.results:
            found = BAND.fullmatch(band)
            if found is None or (found[2] is not None and int(found[1]) > int(found[2])):
                return f"{band!r} is no band of results: say `0`, `1-2` or `3+`"
        return ""

    async def run(self, game: AnyGame, scene: Scene) -> None:
        result = await game.test(scene, self.skill, game.amount(self.modifier, scene))
        await game.run(self.passed if result > 0 else self.failed, scene)
        for band, effects in self.results.items():
            if within(band, result):
                await game.run(effects, scene)

    def text(self, by: str = "you") -> Msg:
        # What one may do is the test; what comes of it comes by itself.
        person = "you" if PERSON.get(by) == "inf" else inner(by)
        modifier = self.modifier
        test = Msg("test", {"skill": Msg(f"skill-{self.skill}")})
        if modifier:
            sign = f"{modifier:+d}".replace("-", "−") if isinstance(modifier, int) else "X"
            test = Msg("test-modified", {**test.args, "modifier": sign})
        parts = [Msg("verb-check", {**self.args(by), "test": test})]
        for frame, effects in (("check-pass", self.passed), ("check-fail", self.failed)):
            if effects:
                parts.append(Msg(frame, {"effects": effects_text(effects, person, "list-and")}))
        for band, effects in self.results.items():
            parts.append(Msg("check-result", {"band": band, "effects": effects_text(effects, person, "list-and")}))
        said = joined(parts, "list-semicolon", "list-semicolon")
        if isinstance(modifier, int):
            return said
        return Msg("text-where", {"text": said, "x": text_of(modifier, Amount)})


def within(band: str, result: int) -> bool:
    """Whether a result is in a band such as `0`, `1-2` or `3+`."""
    if band.endswith("+"):
        return result >= int(band[:-1])
    least, _, most = band.partition("-")
    return int(least) <= result <= int(most or least)
