"""What every word of this game is."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.engine.message import Arg, Msg
from miskatonic.engine.spec import fields_of
from miskatonic.games.arkham_lcg.game import Arkham
from miskatonic.kit import tree


class Effect(tree.Effect[Arkham], frozen=True):
    """A verb of Arkham Horror. An amount that must be counted is called X, and explained behind the sentence.

    `aims`: its `who` is not who does it, but to whom it is done.
    """

    aims: ClassVar[bool] = False

    def args(self, by: str) -> dict[str, Arg]:
        args = {**tree.Effect.args(self, by), **shown(self)}
        for field in _counted(self):
            args[field] = Msg("amount-x")
        if self.aims:
            args["by"] = by
            args["person"] = tree.PERSON.get(by, "he")
            args["aimed"] = "no" if getattr(self, "who", "you") == "you" else "yes"
        return args

    def text(self, by: str = "you") -> Msg:
        said = Msg(f"verb-{self.tag}", self.args(by))
        for field in _counted(self):
            return Msg("text-where", {"text": said, "x": tree.text_of(getattr(self, field), tree.Amount)})
        return said


def _counted(effect: Effect) -> list[str]:
    families = tree.families_of(type(effect))
    return [
        field
        for field in fields_of(type(effect))
        if families.get(field) is tree.Amount and not isinstance(getattr(effect, field), int)
    ]


class Condition(tree.Condition[Arkham], frozen=True):
    """A condition of Arkham Horror."""

    def text(self) -> Msg:
        return Msg(f"condition-{self.tag}", {**tree.args_of(self), **shown(self)})


class Selector(tree.Selector[Arkham], frozen=True):
    """A selector of Arkham Horror."""

    def text(self) -> Msg:
        return Msg(f"who-{self.tag}", {**tree.args_of(self), **shown(self)})


class Amount(tree.Amount[Arkham], frozen=True):
    """An amount of Arkham Horror."""

    def text(self) -> Msg:
        return Msg(f"amount-{self.tag}", {**tree.args_of(self), **shown(self)})


NOTHING = "x"
"""As an argument: there is nothing to say."""


def shown(word: object) -> dict[str, Arg]:
    """What rules call things, as people call them: traits, tokens, notes, skills."""
    found: dict[str, Arg] = {}
    for field, name in (("trait", "sought"), ("without", "spared")):
        if hasattr(word, field):
            value = getattr(word, field)
            found[name] = Msg(f"trait-{value}") if value else NOTHING
    if hasattr(word, "tokens") and isinstance(word.tokens, tuple):
        found["shown"] = [Msg(f"token-{token}") for token in word.tokens if isinstance(token, str)]
    if hasattr(word, "token"):
        found["shown"] = Msg(f"token-{word.token}")
    if hasattr(word, "note"):
        found["shown"] = Msg(f"note-{word.note}")
    if hasattr(word, "skill") and isinstance(word.skill, str) and word.skill:
        found["shown"] = Msg(f"skill-{word.skill}")
    return found
