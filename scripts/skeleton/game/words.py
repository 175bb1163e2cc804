"""The words that the content of Skeleton is written with: those of the kit, and its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.kit import amounts, combinators, conditions, selectors
from miskatonic.kit.vocabulary import gather
from scripts.skeleton.game import verbs
from scripts.skeleton.game.effect import Effect

VOCABULARY = gather(combinators, amounts, conditions, selectors, verbs)

if TYPE_CHECKING:
    AnyVerb = Effect
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]
