"""What a game of the kit says of itself to the registry, read off its content."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from miskatonic.engine.game import Rules, S
from miskatonic.engine.message import Msg
from miskatonic.engine.pack import Card
from miskatonic.kit.content import Content

TEXT = Path(__file__).parent / "text"


class TableRules(Rules[S]):
    """A game still says how it is begun and played, and puts its cards into words."""

    content_type: type[Content]

    @property
    def content(self) -> Content:
        raise NotImplementedError

    @property
    def texts(self) -> tuple[Path, ...]:
        return (TEXT, self.folder / "text")

    def content_version(self) -> str:
        return self.content.version

    def card_names(self, language: str) -> Mapping[str, str]:
        return self.content.names(language)

    def kinds(self) -> Mapping[str, Mapping[str, int]]:
        return self.content.counts()

    def catalogue(self) -> Mapping[str, Mapping[str, Card]]:
        return self.content.kinds

    def moment(self, state: S) -> Msg | None:
        """The message `phase-<phase>`, where the state has a `phase`."""
        phase = getattr(state, "phase", "")
        return Msg(f"phase-{phase}") if phase else None

    def check_content(self, folder: Path) -> list[str]:
        # Not by `content`, which cannot be had where a pack over it is wrong.
        return self.content_type.problems_of(folder)

    def card_types(self) -> Mapping[str, type[Card]]:
        return self.content_type.KINDS
