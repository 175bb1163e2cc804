"""What table and client say to each other, as `docs/protocol.md` has it. `t` names the message."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from miskatonic.engine.decision import Decision
from miskatonic.engine.game import Outcome
from miskatonic.engine.message import Arg, Msg, Name, Seat
from miskatonic.engine.record import CARD_LENGTH
from miskatonic.engine.snapshot import Waiting
from miskatonic.engine.value import Value
from miskatonic.table.marks import LuckInfo, MarkInfo
from miskatonic.table.seating import HostRules, Phase, SeatKind

NOTHING = msgspec.Raw(b"null")
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""As large as JSON's numbers are whole everywhere."""


class Message(msgspec.Struct, frozen=True, tag="msg"):
    """A `Msg` on its way to the client: OpenAPI cannot say that an argument may hold arguments."""

    id: str
    args: dict[str, Any] = {}

    @classmethod
    def of(cls, message: Msg | None) -> Message | None:
        return cls(message.id, dict(message.args)) if message is not None else None


def restored(plain: Any) -> Msg:
    """As it was encoded; msgspec cannot say that an argument may hold arguments."""
    found = _arg(plain)
    assert isinstance(found, Msg)
    return found


def _arg(plain: Any) -> Arg:
    match plain:
        case {"type": "msg", "id": str(name), "args": dict(args)}:
            return Msg(name, {key: _arg(value) for key, value in args.items()})
        case {"type": "name", "id": str(name)}:
            return Name(name)
        case {"type": "seat", "seat": int(seat)}:
            return Seat(seat)
        case list():
            return [_arg(part) for part in plain]
        case int() | str():
            return plain
    raise ValueError(plain)


class FromClient(msgspec.Struct, tag_field="t", frozen=True):
    """`id` is the client's own and comes back with the answer."""


class Hello(FromClient, tag="hello", frozen=True):
    """`lines`: several messages may come in one frame, one in a line."""

    number: Number = 0
    events: Number = 0
    lines: bool = False


class Choose(FromClient, tag="choose", frozen=True):
    seat: Number
    number: Number
    keys: tuple[str, ...]
    id: msgspec.Raw = NOTHING


class Undo(FromClient, tag="undo", frozen=True):
    seat: Number
    number: Number
    id: msgspec.Raw = NOTHING


class Otherwise(FromClient, tag="otherwise", frozen=True):
    """The real table says otherwise; `card`: one that the program does not know."""

    seat: Number
    number: Number
    card: Annotated[str, msgspec.Meta(max_length=CARD_LENGTH)] = ""
    id: msgspec.Raw = NOTHING


class Consent(FromClient, tag="consent", frozen=True):
    yes: bool


class Say(FromClient, tag="chat", frozen=True):
    text: str


class Auto(FromClient, tag="auto", frozen=True):
    seat: Number
    topic: str
    key: str | None = None


class Ping(FromClient, tag="ping", frozen=True):
    pass


ClientMessage = Hello | Choose | Undo | Otherwise | Consent | Say | Auto | Ping
read_message = msgspec.json.Decoder(ClientMessage).decode


class FromTable(msgspec.Struct, tag_field="t"):
    pass


class SeatInfo(msgspec.Struct):
    """`absent`: whose seat a bot is minding; `account`: the name is theirs, with a password; `muted`: by the host."""

    seat: int
    kind: SeatKind
    name: str
    online: bool
    absent: str | None = None
    account: bool = False
    muted: bool = False


class WatcherInfo(msgspec.Struct):
    """Somebody who is there without a seat; `id`: for the host, who may send them away."""

    id: str
    name: str
    muted: bool


class TableInfo(FromTable, tag="table"):
    """A table as one person sees it; `auto` by seat and topic of question; `note`: what became of an old game.

    `previous`, `next`: tables of the same campaign; `sequel`: this match is over, and another can follow.
    `marks`: what happened here beside the moves; `luck`: which seeds were promised, and at the end what they were.
    """

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    mine: list[int]
    host: bool
    rules: HostRules
    options: dict[str, Any]
    watching: int
    auto: dict[str, dict[str, str]]
    created: str = ""
    previous: str = ""
    next: str = ""
    sequel: bool = False
    host_name: str = ""
    origin: str = ""
    invite: str | None = None
    note: str | None = None
    note_message: Message | None = None
    watchers: list[WatcherInfo] | None = None
    muted: bool = False
    """`watchers`: told to the host alone; `muted`: I may not speak here."""
    marks: list[MarkInfo] = []
    luck: list[LuckInfo] = []


class ResultInfo(msgspec.Struct):
    """How a match ended, by seat where people played against each other: points and places."""

    won: bool
    reason: Message
    winners: list[int]
    scores: list[int]
    places: list[int]


class SummaryInfo(msgspec.Struct):
    """What tells a match from others: a component whose picture stands for it, a few words, whom each seat plays."""

    emblem: str
    words: list[Message]
    plays: list[str]
    result: ResultInfo | None = None


class Told(msgspec.Struct, frozen=True):
    """Something that everybody at the table should hear of, and whose doing it was."""

    by: str
    message: Msg


class UndoOffer(msgspec.Struct):
    """Whose last choice could be taken back; `allowed` by the table's rules."""

    seat: int
    reveals: bool
    allowed: bool


class AskingUndo(msgspec.Struct):
    by: int
    waiting_for: list[int]


class StateUpdate(FromTable, tag="state"):
    number: int
    seat: int
    full: bool
    state: dict[str, msgspec.Raw]
    decisions: list[Decision]
    waiting: list[Waiting]
    outcome: Outcome | None
    moment: Msg | None
    """When in the round this is."""
    values: dict[str, Value | None]
    """Those that have changed, all if `full`; nothing: there is no such value any more."""
    events_from: int
    events: list[msgspec.Raw]
    undo: UndoOffer | None
    asking_undo: AskingUndo | None
    bots_wait: float | None
    """For so many seconds bots still hold back, so that people may act first."""


class Ack(FromTable, tag="ack"):
    id: msgspec.Raw
    number: int


class Refused(FromTable, tag="refused", omit_defaults=True):
    """`reason` in English; `message`: the same, to be said in the reader's language."""

    id: msgspec.Raw
    reason: str
    rule: str = ""
    message: Message | None = None


class ChatLine(FromTable, tag="chat", omit_defaults=True):
    """What somebody said, or what the table says of them: then `message` has it for the reader's language."""

    by: str = msgspec.field(name="from")
    text: str
    at: str
    message: Message | None = None
    account: bool = False


class Clock(FromTable, tag="clock"):
    """For how many seconds each seat may still think; a seat that is not there has all the time in the world."""

    left: dict[str, float]


class Pong(FromTable, tag="pong"):
    pass


class Bye(FromTable, tag="bye", omit_defaults=True):
    reason: str
    message: Message | None = None
