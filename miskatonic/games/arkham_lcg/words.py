"""The words that the content is written with."""

from __future__ import annotations

from miskatonic.games.arkham_lcg import amounts, conditions, selectors
from miskatonic.games.arkham_lcg.verbs import (
    cards,
    chapters,
    contest,
    contests,
    costs,
    enemies,
    order,
    people,
    scenario,
    tokens,
)
from miskatonic.kit import amounts as kit_amounts
from miskatonic.kit import answers as kit_answers
from miskatonic.kit import combinators
from miskatonic.kit import conditions as kit_conditions
from miskatonic.kit import selectors as kit_selectors
from miskatonic.kit.vocabulary import gather

VOCABULARY = gather(
    combinators, kit_answers, kit_amounts, kit_conditions, kit_selectors,
    amounts, conditions, selectors, cards, chapters, contests, costs, enemies, order, people, scenario, tokens,
)  # fmt: skip

# What several words share is no word itself, but its fields hold words too.
for _name, _union in VOCABULARY.types.items():
    setattr(contest.Contest, _name, _union)
