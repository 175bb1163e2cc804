"""The verbs of Elder Sign: what cards do. One class each: parameters, `can`, `run`; its sentence is in `text/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.elder_sign.verbs import choice, dice, museum, people
from miskatonic.games.elder_sign.verbs.base import Effect, Who, targets
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(people, museum, dice, choice)

if TYPE_CHECKING:
    AnyVerb = Effect
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]

__all__ = ["VOCABULARY", "AnyVerb", "Effect", "Who", "targets"]
