"""Scenes in the cellars: words told as YAML, carried out in a position, answered by key."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import yaml

from miskatonic.engine.data import read
from miskatonic.engine.game import Game
from miskatonic.engine.match import Match
from miskatonic.engine.text import Language, Text
from miskatonic.kit.scene import Scene
from miskatonic.kit.tree import Amount, Condition, Selector
from tests.cellars import RULES, CellarsRules
from tests.cellars.flow import as_cellars
from tests.cellars.game import Cellars
from tests.cellars.state import State
from tests.cellars.words import VOCABULARY, AnyVerb
from tests.scenes import choose, keys
from tests.scenes import decision as asked

__all__ = ["asked", "choose", "keys"]

CellarMatch = Match[State]


def verbs(text: str) -> tuple[AnyVerb, ...]:
    """`[{do: gain}]` as content has it."""
    return tuple([read(VOCABULARY.types["AnyVerb"], word) for word in yaml.safe_load(text)])


def amount(text: str) -> int | str | Amount[Any]:
    found: int | str | Amount[Any] = read(VOCABULARY.types["AnyAmount"], yaml.safe_load(text))
    return found


def condition(text: str) -> str | Condition[Any]:
    found: str | Condition[Any] = read(VOCABULARY.types["AnyCondition"], yaml.safe_load(text))
    return found


def selector(text: str) -> str | Selector[Any]:
    found: str | Selector[Any] = read(VOCABULARY.types["AnySelector"], yaml.safe_load(text))
    return found


class OneEffect(CellarsRules):
    """The cellars in which nothing happens but this."""

    def __init__(self, effects: tuple[AnyVerb, ...], card: str) -> None:
        super().__init__()
        self.effects = effects
        self.card = card

    def play(self, game: Game[State]) -> Coroutine[Any, Any, None]:
        return self._carry_out(as_cellars(game))

    async def _carry_out(self, game: Cellars) -> None:
        game.safe_point()
        await game.effects(self.effects, Scene(0, self.card))


def carry_out(text: str, *, rig: dict[str, list[str]] | None = None, **position: Any) -> CellarMatch:
    """Carries out effects for seat 0, up to the first question."""
    return Match.position(OneEffect(verbs(text), "crypt"), position, script=rig or {})


def scene(**position: Any) -> tuple[Cellars, Scene]:
    """A position in which words are asked for their value."""
    match = carry_out("[]", **position)
    return as_cellars(match.game), Scene(0, "crypt")


def said(text: str, language: Language = "en") -> str:
    """The derived sentence of one effect."""
    (effect,) = verbs(text)
    return Text(language, RULES.texts, RULES.card_names(language)).say(effect.text())


def lurker(number: int, card: str, place: str, **fields: Any) -> dict[str, Any]:
    return {"number": number, "card": card, "place": place, **fields}


def companion(number: int, card: str, **fields: Any) -> dict[str, Any]:
    return {"number": number, "card": card, "owner": 0, **fields}
