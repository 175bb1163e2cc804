"""What attacks, evasions and investigations by a card share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.engine.message import Msg
from miskatonic.games.arkham_lcg.effect import Effect
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.games.arkham_lcg.skilltest import Act, Course
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount
from miskatonic.kit.wording import effects_text

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyVerb


def running(game: Arkham, effects: tuple[AnyVerb, ...], scene: Scene) -> Act:
    async def act() -> None:
        await game.run(effects, scene)

    return act


class Contest(Effect, frozen=True):
    """What the three share: which skill, what it adds, and what else follows.

    `tokens`: when a bad symbol is revealed; `success`: beside what the test is for; `after`: once it is over.
    """

    skill: str = ""
    add: AnyAmount = 0
    tokens: tuple[AnyVerb, ...] = ()
    success: tuple[AnyVerb, ...] = ()
    after: tuple[AnyVerb, ...] = ()

    def course(self, game: Arkham, scene: Scene) -> Course:
        course = Course(scene.card)
        if self.tokens:
            course.tokens = (self.tokens, scene)
        if self.success:
            course.success.append((scene.card, running(game, self.success, scene)))
        return course

    def parts(self, head: str, by: str) -> list[Msg]:
        args = self.args(by)
        args["skill"] = Msg(f"skill-{self.skill}") if self.skill else ""
        args["named"] = "yes" if self.skill else "no"
        said = [Msg(head, args)]
        if not isinstance(self.add, int):
            said.append(
                Msg(
                    "contest-add-x",
                    {"x": self.add.text() if isinstance(self.add, Amount) else Msg(f"amount-{self.add}")},
                )
            )
        elif self.add:
            said.append(Msg("contest-add", {"amount": self.add}))
        return said

    def endings(self, by: str) -> list[Msg]:
        said: list[Msg] = []
        if self.success:
            said.append(Msg("contest-success", {"effects": effects_text(self.success, "you", "list-and")}))
        if self.tokens:
            said.append(Msg("contest-tokens", {"effects": effects_text(self.tokens, "you", "list-and")}))
        if self.after:
            said.append(Msg("contest-after", {"effects": effects_text(self.after, "you", "list-and")}))
        return said
