"""Who sits where, and what the host has laid down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from miskatonic.engine.errors import MiskatonicError
from miskatonic.engine.game import Rules
from miskatonic.engine.message import Msg

SeatKind = Literal["person", "open", "bot"]
UndoPolicy = Literal["free", "unrevealed", "consent"]
Phase = Literal["lobby", "play", "over"]

SPECTATOR = -1
TEXT = Path(__file__).parent / "text"


class HostRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`undo`: freely, not past revealed information, or by consent; `bot_delay` in seconds.

    `patience`: for how many seconds bots hold back where a person may act before them; 0: until everybody has answered.
    """

    undo: UndoPolicy = "free"
    open_hands: bool = False
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.6
    companion: bool = False
    public: bool = False
    patience: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0
    curtain: bool = False
    """Between people at one screen: it shows nothing until the next has taken it."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for an answer while others wait; then a bot gives it. 0: as long as one likes."""
    hints: bool = True
    """Players may ask what a bot would do in their place."""


def usual(rules: Rules[Any], *, strangers: bool = False) -> HostRules:
    """As a game would have it: rivals close their hands, agree before anything is taken back, draw a curtain, and get
    no hints.

    Where strangers may sit, they too are asked before anything is taken back.
    """
    if rules.rivals:
        return HostRules(undo="consent", open_hands=False, curtain=True, hints=False)
    return HostRules(undo="consent" if strangers else "free", open_hands=rules.open_hands)


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host says of these; the rest is as the game would have it."""

    undo: UndoPolicy | None = None
    open_hands: bool | None = None
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    companion: bool | None = None
    public: bool | None = None
    curtain: bool | None = None
    patience: Annotated[float, msgspec.Meta(ge=0, le=600)] | None = None
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] | None = None
    hints: bool | None = None

    def over(self, usual: HostRules) -> HostRules:
        said = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return msgspec.structs.replace(usual, **said)


class Holder(msgspec.Struct):
    """A seat. A bot with a `person` minds it for somebody who may come back. `account`: the name is theirs alone."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str = "random"
    auto: dict[str, str] = {}
    account: bool = False

    def played_by(self, person: str) -> bool:
        return self.kind == "person" and self.person == person


class Refusal(MiskatonicError):
    """Something a table does not do, and why; nothing has changed."""

    texts = (TEXT,)

    def __init__(self, reason: str | Msg, rule: str = "") -> None:
        super().__init__(reason)
        self.rule = rule
