"""The components of Skeleton, as its packs have them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from miskatonic.engine.pack import Card
from miskatonic.kit.content import Content
from scripts.skeleton.game.words import VOCABULARY, AnyVerb

FOLDER = Path(__file__).parent / "content"


class Find(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Happens to whoever draws it, and stays with them."""

    do: tuple[AnyVerb, ...]


class SkeletonContent(Content):
    VOCABULARY = VOCABULARY
    KINDS = {"finds": Find}

    def check(self) -> list[str]:
        """What types cannot say."""
        found = self.of("finds", Find).values()
        return [f"finds.yaml: card {card.id}: field do: a find does something" for card in found if not card.do]

    def index(self) -> None:
        self.finds = self.of("finds", Find)


@cache
def content() -> SkeletonContent:
    return SkeletonContent(FOLDER)
