"""Questions as they are sent: the same words in a form that is soon put into JSON, for they go out by the thousand."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.engine.decision import Decision
from miskatonic.engine.message import Msg


class SpokenMsg(msgspec.Struct, tag_field="type", tag="msg", gc=False):
    id: str
    args: Any


class SpokenOption(msgspec.Struct, gc=False):
    key: str
    text: SpokenMsg
    anchor: str
    also: tuple[str, ...]
    target: str


class SpokenDecision(msgspec.Struct, gc=False):
    """Field by field a `Decision`."""

    kind: str
    seat: int
    rule: str
    prompt: SpokenMsg
    options: list[SpokenOption]
    least: int
    most: int
    refusals: Any
    always: bool
    topic: str
    weights: tuple[int, ...]
    cause: str


def spoken(decision: Decision) -> Any:
    """Typed as anything: where it goes, the types say what a client reads, and that is a `Decision`."""
    options = [
        SpokenOption(option.key, SpokenMsg(option.text.id, option.text.args), option.anchor, option.also, option.target)
        for option in decision.options
    ]
    return SpokenDecision(
        decision.kind,
        decision.seat,
        decision.rule,
        _msg(decision.prompt),
        options,
        decision.least,
        decision.most,
        decision.refusals,
        decision.always,
        decision.topic,
        decision.weights,
        decision.cause,
    )


def _msg(message: Msg) -> SpokenMsg:
    return SpokenMsg(message.id, message.args)
