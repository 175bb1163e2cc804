"""The verbs of Elder Sign: what cards do. One class each: parameters, `can`, `run`; its sentence is in `text/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.elder_sign.verbs import dice, museum, people, who
from miskatonic.games.elder_sign.verbs.base import Effect, Who, targets
from miskatonic.kit.answers import Cancel, ChangeAmount
from miskatonic.kit.combinators import ChooseOne
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(people, museum, dice, who, ChooseOne, Cancel, ChangeAmount)

if TYPE_CHECKING:
    from miskatonic.games.elder_sign.game import ElderSign
    from miskatonic.kit import tree

    AnyVerb = tree.Effect[ElderSign]
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]

__all__ = ["VOCABULARY", "AnyVerb", "Effect", "Who", "targets"]
