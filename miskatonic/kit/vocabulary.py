"""The words that one game knows, gathered from modules, as types that packs are decoded with."""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any, Literal, Union

from miskatonic.engine.spec import describe, fields_of, spec
from miskatonic.kit.tree import Amount, Condition, Effect, Selector, Word, families_of, family_of

KIT = __name__.rpartition(".")[0]
ROOTS = (Amount, Condition, Effect, Selector)
FREE: Mapping[str, tuple[type, ...]] = {"AnyAmount": (int,)}
"""What else may stand where a word of the family is expected."""


class Vocabulary:
    """The unions by the names that fields use, every word by its tag, and the words that may stand bare."""

    def __init__(self, words: list[type]) -> None:
        self.words: dict[type, dict[str, type]] = {family: {} for family in ROOTS}
        self.bare: dict[type, dict[str, Any]] = {family: {} for family in ROOTS}
        for word in words:
            tag = spec(word).tag
            family = family_of(word)
            if tag in self.words[family]:
                raise TypeError(f"two words are called {tag}: {self.words[family][tag]} and {word}")
            self.words[family][tag] = word
            if issubclass(word, Word) and not _required(word):
                self.bare[family][tag] = (spec(word).makes or word)()
        self.types = {
            "AnyVerb": self._union("AnyVerb", Effect),
            "AnyAmount": self._union("AnyAmount", Amount),
            "AnyCondition": self._union("AnyCondition", Condition),
            "AnySelector": self._union("AnySelector", Selector),
        }
        for word in words:
            for name, union in self.types.items():
                setattr(word, name, union)

    def _union(self, name: str, family: type) -> Any:
        members: list[Any] = [*FREE.get(name, ()), *self.words[family].values()]
        if self.bare[family]:
            members.append(Literal[tuple(self.bare[family])])
        return Union[tuple(members)] if members else None  # noqa: UP007 - members known only now

    def amount(self, word: str) -> Amount[Any]:
        found: Amount[Any] = self.bare[Amount][word]
        return found

    def condition(self, word: str) -> Condition[Any]:
        found: Condition[Any] = self.bare[Condition][word]
        return found

    def selector(self, word: str) -> Selector[Any]:
        found: Selector[Any] = self.bare[Selector][word]
        return found


def gather(*sources: types.ModuleType | type) -> Vocabulary:
    """All public words of these modules, and single words. Those of the kit that hold other words are made anew."""
    found: list[type] = []
    for source in sources:
        for name, word in [(source.__name__, source)] if isinstance(source, type) else vars(source).items():
            ours = isinstance(source, type) or getattr(word, "__module__", "") == source.__name__
            if ours and isinstance(word, type) and issubclass(word, ROOTS) and not name.startswith("_"):
                found.append(_made_anew(word) if word.__module__.startswith(KIT) else word)
    return Vocabulary(found)


def _made_anew(word: type) -> type:
    """A subclass in which the names of the families can mean this game's words."""
    if not families_of(word):
        return word
    known = spec(word)
    body: dict[str, Any] = {"__annotations__": dict(word.__annotations__), "__module__": word.__module__}
    for field, default in known.defaults.items():
        if field in word.__annotations__:
            body[field] = default()
    made = types.new_class(word.__name__, (word,), {"tag": known.tag}, lambda space: space.update(body))
    # What is read is the word itself: only its types are those of this game.
    describe(made, spec(made)._replace(makes=word))
    return made


def _required(word: type) -> bool:
    """Whether the word must be given parameters."""
    return len(fields_of(word)) > len(spec(word).defaults)
