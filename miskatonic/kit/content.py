"""The content of a game, read once per folder: all components by kind and by id."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from miskatonic.engine.errors import ContentError
from miskatonic.engine.overlay import packs_over
from miskatonic.engine.pack import Card, fingerprint, read_cards, schemas
from miskatonic.kit.vocabulary import Vocabulary

K = TypeVar("K", bound=Card)


class Content:
    """A game subclasses it: `KINDS`, what types cannot say (`check`), and what its rules look up (`index`)."""

    VOCABULARY: ClassVar[Vocabulary]
    KINDS: ClassVar[Mapping[str, type[Card]]] = {}
    COUNTS: ClassVar[Mapping[str, int]] = {}
    """How many components of a kind the box holds, where that is known."""

    def __init__(self, folder: Path) -> None:
        problems: list[str] = []
        self.version = fingerprint(folder)
        self.packs = packs_over(folder)
        self.kinds: dict[str, dict[str, Card]] = {
            kind: dict(read_cards(folder / f"{kind}.yaml", struct, problems)) for kind, struct in self.KINDS.items()
        }
        self.cards: dict[str, Card] = {}
        for kind, found in self.kinds.items():
            for card in found.values():
                if card.id in self.cards:
                    problems.append(f"{kind}.yaml: card {card.id}: field id: stands in another file too")
                self.cards[card.id] = card
        problems += self.check()
        problems += self._counts()
        if problems:
            raise ContentError(problems)
        self.decks: dict[str, list[str]] = {
            kind: sorted([card.id for card in found.values() for _ in range(card.copies)])
            for kind, found in self.kinds.items()
        }
        """Every copy of a kind, in the order of its name."""
        self.index()

    def check(self) -> list[str]:
        """What types cannot say, a line each: `monsters.yaml: card ghoul: field task: …`."""
        return []

    def index(self) -> None:
        """What the rules look up all the time."""

    def _counts(self) -> list[str]:
        problems: list[str] = []
        # People's own packs add to what the box has.
        for kind, wanted in self.COUNTS.items() if not self.packs else ():
            found = sum([card.copies for card in self.kinds[kind].values()])
            if found != wanted:
                problems.append(f"{kind}.yaml: {found} cards where the box has {wanted}")
        return problems

    def of(self, kind: str, struct: type[K]) -> dict[str, K]:
        """The components of one kind, with their type."""
        return {card.id: card for card in self.kinds[kind].values() if isinstance(card, struct)}

    def names(self, language: str) -> dict[str, str]:
        return {card.id: card.name.pl if language == "pl" else card.name.en for card in self.cards.values()}

    def counts(self) -> dict[str, dict[str, int]]:
        """Component counts per kind and origin."""
        return {
            kind: {
                origin: sum([card.copies for card in found.values() if card.origin == origin])
                for origin in ("box", "miskatonic")
            }
            for kind, found in self.kinds.items()
        }

    @classmethod
    def schemas(cls) -> dict[str, Any]:
        return schemas(cls.KINDS)

    @classmethod
    def problems_of(cls, folder: Path) -> list[str]:
        """Everything wrong with a folder that wants to be the content."""
        files = [f"{kind}.yaml" for kind in cls.KINDS]
        strangers = sorted([path.name for path in folder.iterdir() if path.suffix in (".yaml", ".yml")])
        problems = [f"{name}: no such kind; there is {', '.join(files)}" for name in strangers if name not in files]
        try:
            cls(folder)
        except ContentError as problem:
            problems += problem.problems
        return problems
