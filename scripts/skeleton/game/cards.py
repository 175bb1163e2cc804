"""The components of Skeleton, as its packs have them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.engine.errors import ContentError
from miskatonic.engine.pack import Card, fingerprint, read_cards
from scripts.skeleton.game.verbs import AnyVerb

FOLDER = Path(__file__).parent / "content"


class Find(Card, frozen=True, kw_only=True):
    """Happens to whoever draws it, and stays with them."""

    do: tuple[AnyVerb, ...]


KINDS: dict[str, type[Card]] = {"finds": Find}


class Content:
    """All cards by id."""

    def __init__(self, folder: Path) -> None:
        problems: list[str] = []
        self.version = fingerprint(folder)
        self.finds = read_cards(folder / "finds.yaml", Find, problems)
        if problems:
            raise ContentError(problems)

    def heap(self) -> list[str]:
        """Every card as often as it is in the box."""
        return sorted(card.id for card in self.finds.values() for _ in range(card.copies))


@cache
def content() -> Content:
    return Content(FOLDER)
