"""The words that the content of this game is written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.death_may_die.verbs import cards, conditions, enemies, madness, people, rolls, tokens, where, who
from miskatonic.kit import amounts, combinators, selectors
from miskatonic.kit import conditions as common
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(
    combinators.ChooseOne, combinators.May, combinators.Unless, combinators.If, combinators.ForEach,
    amounts.NumberOf, amounts.Having, amounts.Half, amounts.Plus, amounts.Within,
    common.All, common.Any, common.Not, common.Having, common.There,
    selectors.You, selectors.Each, selectors.Others, selectors.Here, selectors.It, selectors.Those, selectors.Nearest,
    selectors.One, selectors.UpTo,
    people, enemies, tokens, rolls, madness, cards, conditions, where, who,
)  # fmt: skip

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyCondition, AnySelector, AnyVerb
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]
    AnyCondition = VOCABULARY.types["AnyCondition"]
    AnySelector = VOCABULARY.types["AnySelector"]

__all__ = ["VOCABULARY", "AnyCondition", "AnySelector", "AnyVerb"]
