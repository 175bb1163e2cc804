"""From what a person types to the keys of a decision."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from miskatonic.engine.decision import Decision, Refusal
from miskatonic.engine.message import Msg
from miskatonic.engine.stems import plain

NOTHING = ("-", "none", "nothing", "nic", "zadna", "zaden")


class Keys(msgspec.Struct, frozen=True):
    """An answer."""

    keys: tuple[str, ...]


class Refused(msgspec.Struct, frozen=True):
    """An answer that the rules refuse now."""

    refusal: Refusal
    label: str


class Unclear(msgspec.Struct, frozen=True):
    """No answer; why not."""

    message: Msg


Answer = Keys | Refused | Unclear


def read(words: str, decision: Decision, labels: Sequence[str], refused: Sequence[str] = ()) -> Answer:
    """`labels` and `refused`: the texts of the options and of the refusals, as the reader sees them."""
    words = words.strip()
    if decision.least == 0 and plain(words) in NOTHING:
        return Keys(())
    whole = _find(words, decision, labels, refused, [])
    parts = [part for part in re.split(r"[\s,;]+", words) if part]
    if decision.most == 1 or len(parts) == 1:
        found: list[str | Refused | Unclear] = [whole]
    else:
        found = [] if isinstance(whole, Unclear) else [whole]
        if not found:
            picked: list[str] = []
            for part in parts:
                one = _find(part, decision, labels, refused, picked)
                found.append(one)
                if isinstance(one, str):
                    picked.append(one)
    keys: list[str] = []
    for one in found:
        if not isinstance(one, str):
            return one
        if one in keys:
            text = labels[[option.key for option in decision.options].index(one)]
            return Unclear(Msg("ui-twice", {"words": text}))
        keys.append(one)
    if not decision.least <= len(keys) <= decision.most:
        same = "yes" if decision.least == decision.most else "no"
        return Unclear(
            Msg(
                "ui-wrong-count",
                {"got": len(keys), "least": decision.least, "most": decision.most, "same": same},
            )
        )
    return Keys(tuple(keys))


def _find(
    word: str, decision: Decision, labels: Sequence[str], refused: Sequence[str], picked: Sequence[str]
) -> str | Refused | Unclear:
    """A number, a key, the beginning of a text, or else the beginning of one of its words."""
    keys = [option.key for option in decision.options]
    if word.isdecimal() and 1 <= int(word) <= len(keys):
        return keys[int(word) - 1]
    if word in keys:
        return word
    for number, refusal in enumerate(decision.refusals, 1):
        if word.lower() == f"x{number}" or word == refusal.key:
            return Refused(refusal, f"x{number}")
    wanted = plain(word)
    if not wanted or word.isdecimal():
        return Unclear(Msg("ui-no-such", {"words": word}))
    for fits in (_is, _begins, _holds):
        matching = [number for number, label in enumerate(labels) if fits(plain(label), wanted)]
        different = list(dict.fromkeys(labels[number] for number in matching))
        if len(different) == 1:
            # Equal texts are equal choices: the next one that is still free.
            free = [number for number in matching if keys[number] not in picked]
            return keys[free[0] if free else matching[0]]
        if different:
            return Unclear(Msg("ui-ambiguous", {"words": word, "choices": "; ".join(different[:6])}))
        turned_down = [number for number, label in enumerate(refused) if fits(plain(label), wanted)]
        if len(turned_down) == 1:
            return Refused(decision.refusals[turned_down[0]], f"x{turned_down[0] + 1}")
    return Unclear(Msg("ui-no-such", {"words": word}))


def _is(label: str, wanted: str) -> bool:
    return label == wanted


def _begins(label: str, wanted: str) -> bool:
    return label.startswith(wanted)


def _holds(label: str, wanted: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(wanted)}", label) is not None
