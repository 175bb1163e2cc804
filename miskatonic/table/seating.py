"""Who sits where, and what the host has laid down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.message import Msg

SeatKind = Literal["person", "open", "bot"]
UndoPolicy = Literal["free", "unrevealed", "consent"]
Phase = Literal["lobby", "play", "over"]

SPECTATOR = -1
TEXT = Path(__file__).parent / "text"


class HostRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`undo`: freely, not past revealed information, or by consent; `bot_delay` in seconds."""

    undo: UndoPolicy = "free"
    open_hands: bool = False
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.6
    companion: bool = False
    public: bool = False


class Holder(msgspec.Struct):
    """A seat. A bot with a `person` minds the seat of somebody who may come back."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str = "random"
    auto: dict[str, str] = {}

    def played_by(self, person: str) -> bool:
        return self.kind == "person" and self.person == person


class Refusal(MiskatonicError):
    """Something a table does not do, and why; nothing has changed."""

    texts = (TEXT,)

    def __init__(self, reason: str | Msg, rule: str = "") -> None:
        super().__init__(reason)
        self.rule = rule
