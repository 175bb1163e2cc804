"""What every verb of Eldritch Horror is."""

from __future__ import annotations

from miskatonic.engine.message import Arg, Msg
from miskatonic.engine.spec import fields_of
from miskatonic.games.eldritch_horror.game import Eldritch
from miskatonic.kit import tree
from miskatonic.kit.tree import PERSON, Amount, args_of, subject


class Effect(tree.Effect[Eldritch], frozen=True):
    """A verb of this game. What must be counted is said in the sentence: "as many Clues as there are investigators"."""

    def args(self, by: str) -> dict[str, Arg]:
        args = filled(args_of(self))
        who = subject(self, by)
        args["by"] = "selected" if who == "they" else who
        args["person"] = PERSON.get(who, "he")
        for field in fields_of(type(self)):
            if isinstance(getattr(self, field), Amount):
                args[field] = getattr(self, field).text()
        return args

    def text(self, by: str = "you") -> Msg:
        return Msg(f"verb-{self.tag}", self.args(by))


def filled(args: dict[str, Arg]) -> dict[str, Arg]:
    """What is not said is `none`, for messages to choose by."""
    return {name: "none" if value in ("", []) else value for name, value in args.items()}
