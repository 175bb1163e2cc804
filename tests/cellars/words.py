"""The words that the content of the cellars is written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.kit import amounts, answers, checks, combinators, conditions, selectors
from miskatonic.kit.vocabulary import gather
from tests.cellars import verbs
from tests.cellars.effect import Effect

VOCABULARY = gather(combinators, checks, answers, amounts, conditions, selectors, verbs)

if TYPE_CHECKING:
    AnyVerb = Effect
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]
