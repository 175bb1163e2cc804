"""The words that the content of Eldritch Horror is written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.eldritch_horror import measures, selectors
from miskatonic.games.eldritch_horror.verbs import board, cards, fights, people, sheets, turns, world
from miskatonic.kit import amounts, checks, conditions
from miskatonic.kit.combinators import ChooseOne, If, May, Unless
from miskatonic.kit.selectors import Each, Here, It, One, Others, This, Those, You
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(
    ChooseOne,
    If,
    May,
    Unless,
    checks,
    amounts,
    conditions,
    Each,
    Here,
    It,
    One,
    Others,
    This,
    Those,
    You,
    measures,
    selectors,
    people,
    cards,
    board,
    fights,
    turns,
    sheets,
    world,
)

if TYPE_CHECKING:
    from miskatonic.kit.tree import AnyAmount, AnyCondition, AnySelector, AnyVerb
else:
    AnyVerb = VOCABULARY.types["AnyVerb"]
    AnyAmount = VOCABULARY.types["AnyAmount"]
    AnyCondition = VOCABULARY.types["AnyCondition"]
    AnySelector = VOCABULARY.types["AnySelector"]

__all__ = ["VOCABULARY", "AnyAmount", "AnyCondition", "AnySelector", "AnyVerb"]
