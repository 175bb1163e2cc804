"""The words that the content of this game is written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.dungeonology.verbs import cards, cubes, moves, people, tests
from miskatonic.kit import combinators, selectors
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(combinators.ChooseOne, selectors.You, people, cards, cubes, moves, tests)

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyVerb
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]

__all__ = ["VOCABULARY", "AnyVerb"]
